// Short notices at the edge of the page; at most two at a time.

import { Refused } from "$lib/protocol/api";
import { t } from "$lib/i18n/index.svelte";

export interface Notice {
  id: number;
  kind: "said" | "wrong";
  text: string;
  clause: string | null;
}

const LASTS = 5_000;
const MOST = 2;

class Notices {
  list: Notice[] = $state([]);
  #next = 0;

  say(text: string, kind: Notice["kind"] = "said", clause: string | null = null): void {
    const id = this.#next++;
    this.list = [...this.list.filter((it) => it.text !== text), { id, kind, text, clause }].slice(-MOST);
    setTimeout(() => this.dismiss(id), LASTS);
  }

  /** Says why something failed. */
  wrong(error: unknown): void {
    const isOffline = error instanceof Refused && error.code === "offline";
    const text = error instanceof Error && error.message && !isOffline ? error.message : t().common.offline;
    this.say(text, "wrong");
  }

  dismiss(id: number): void {
    this.list = this.list.filter((it) => it.id !== id);
  }
}

export const notices = new Notices();
