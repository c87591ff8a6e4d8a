// A card of a hand at reading size, while a mouse rests on it or the focus of the keys is there.

/** A mouse that only passes by shows nothing. */
const AFTER = 250;

/** A card, by its id, and where it lies. */
interface Peeked {
  card: string;
  at: DOMRect;
}

class Peek {
  now: Peeked | null = $state.raw(null);
  #node: HTMLElement | null = null;

  show(node: HTMLElement, card: string): void {
    this.#node = node;
    this.now = { card, at: node.getBoundingClientRect() };
  }

  /** Hides what is shown, unless it is another card's. */
  hide(node = this.#node): void {
    if (node === this.#node) this.now = null;
  }
}

export const peek = new Peek();

/** Shows this card large while somebody looks at it. Whoever presses it does something else with it. */
export function peeks(node: HTMLElement, card: string): { update(card: string): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => peek.show(node, card);
  const hide = () => {
    clearTimeout(timer);
    peek.hide(node);
  };
  node.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType === "mouse") timer = setTimeout(show, AFTER);
  });
  node.addEventListener("focus", () => {
    if (node.matches(":focus-visible")) show();
  });
  for (const end of ["pointerleave", "pointerdown", "blur"]) node.addEventListener(end, hide);
  return { update: (next) => (card = next), destroy: hide };
}
