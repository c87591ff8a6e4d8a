// It is my move, and I look elsewhere: the icon of the page says so, and by leave the browser does.

import { preferences } from "./preferences.svelte";

/** Whether this browser can say anything at all. */
export const canCall = "Notification" in globalThis;

/** Asks the person for leave; the browser remembers the answer. */
export async function askLeave(): Promise<boolean> {
  return canCall && (await Notification.requestPermission()) === "granted";
}

/** The icon of the page: with a spark while somebody waits for me. */
export function light(isLit: boolean): void {
  document
    .querySelector<HTMLLinkElement>("link[rel=icon]")
    ?.setAttribute("href", isLit ? "/drop-lit.svg" : "/drop.svg");
}

/** Says that it is my move at this table, unless I am looking. Returns how to take it back. */
export function call(table: string, name: string, question: string): () => void {
  if (!preferences.calls || !canCall || Notification.permission !== "granted" || !document.hidden)
    return () => undefined;
  const notice = new Notification(name, { body: question, tag: `table-${table}`, icon: "/icon-192.png" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
  return () => notice.close();
}
