/** Scrolls a list to its foot, in the next frame: asking now would have the whole page laid out twice. */
export function toFoot(list: HTMLElement | undefined): void {
  if (list) requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
}
