// Which of several headings the reader is at: the last one that has passed the upper third of the window.

export function reading(ids: () => readonly string[]): { readonly id: string | null } {
  let id = $state<string | null>(null);

  $effect(() => {
    const headings = ids();
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const line = innerHeight / 3;
      const isPassed = (it: string): boolean =>
        (document.getElementById(it)?.getBoundingClientRect().top ?? Infinity) <= line;
      id = headings.findLast(isPassed) ?? headings[0] ?? null;
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    addEventListener("scroll", later, { passive: true });
    addEventListener("resize", later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", later);
      removeEventListener("resize", later);
    };
  });

  return {
    get id() {
      return id;
    },
  };
}
