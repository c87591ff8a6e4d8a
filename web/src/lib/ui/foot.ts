/**
 * Puts the oldest lines of a list away until the rest fits, so that none is cut; the newest stays, however long, and is
 * read from its beginning. In the next frame, as below.
 */
export function wholeLines(list: HTMLElement | undefined): void {
  if (!list) return;
  requestAnimationFrame(() => {
    const all = [...list.children] as HTMLElement[];
    // What only explains comes after all of it, and is scrolled to.
    const [lines, more] = [all.filter((it) => !it.dataset.more), all.filter((it) => it.dataset.more)];
    for (const line of lines) line.hidden = false;
    for (const it of more) it.hidden = true;
    for (const line of lines.slice(0, -1)) {
      if (list.scrollHeight <= list.clientHeight) break;
      line.hidden = true;
    }
    for (const it of more) it.hidden = false;
    list.scrollTop = 0;
  });
}

/** Scrolls a list to its foot, in the next frame: asking now would have the whole page laid out twice. */
export function toFoot(list: HTMLElement | undefined): void {
  if (list) requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
}
