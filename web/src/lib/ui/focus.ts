// Where the focus goes when what had it is gone.

/** To the page's main part, if the focus is nowhere: whoever goes by keys or hears the page goes on from there. */
export function toMain(): void {
  const main = document.getElementById("main");
  if (!main || document.activeElement !== document.body) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
