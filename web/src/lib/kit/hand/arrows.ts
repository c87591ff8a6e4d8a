// Arrow keys go from button to button in a row of cards.

export function arrows(row: HTMLElement): { destroy(): void } {
  function move(event: KeyboardEvent): void {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const all = [...row.querySelectorAll("button")];
    const at = all.findIndex((card) => card === document.activeElement);
    all[(at + step + all.length) % all.length]?.focus();
    event.preventDefault();
  }
  row.addEventListener("keydown", move);
  return { destroy: () => row.removeEventListener("keydown", move) };
}
