// Reading a card where it lies, without playing it.

/** How long a press is, before it means reading. */
const HOLD = 400;

/**
 * Reading a card where it lies: a long press or a right click opens it at reading size. The click that ends a long
 * press is swallowed, so that reading never plays.
 */
export function reads(node: HTMLElement, read: () => void): { update(read: () => void): void; destroy(): void } {
  let open = read;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasRead = false;
  const start = (event: PointerEvent) => {
    wasRead = false;
    if (event.button !== 0) return;
    timer = setTimeout(() => {
      wasRead = true;
      open();
    }, HOLD);
  };
  const stop = () => clearTimeout(timer);
  const swallow = (event: MouseEvent) => {
    if (wasRead) event.stopImmediatePropagation();
    wasRead = false;
  };
  const menu = (event: MouseEvent) => {
    event.preventDefault();
    stop();
    if (!wasRead) open();
  };
  node.addEventListener("pointerdown", start);
  for (const end of ["pointerup", "pointerleave", "pointercancel"]) node.addEventListener(end, stop);
  node.addEventListener("click", swallow, { capture: true });
  node.addEventListener("contextmenu", menu);
  return { update: (next) => (open = next), destroy: stop };
}
