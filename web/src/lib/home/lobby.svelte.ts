// What the first page shows of the server, asked for again every few seconds while somebody looks.

import { api } from "$lib/protocol/api";
import type { RecordInfo, TableList } from "$lib/protocol/types";

const EVERY = 4_000;

export class Lobby {
  tables: TableList | null = $state.raw(null);
  records: RecordInfo[] | null = $state.raw(null);
  /** Why the last attempts failed; nothing once one succeeds. */
  error: unknown = $state.raw(null);
  now = $state(Date.now());
  #seen = "";
  #failures = 0;

  /** Looks again until told to stop; pauses while the page is hidden, and looks at once when it comes back. */
  watch(): () => void {
    void this.refresh();
    const look = () => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async refresh(): Promise<void> {
    try {
      const [tables, records] = await Promise.all([api.tables(), api.records("?mine=true")]);
      this.#take(tables, records);
      this.error = null;
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      // One lost answer is nobody's business while there is something to show.
      if (this.tables === null || this.#failures > 1) this.error = error;
    }
    this.now = Date.now();
  }

  /** The same again changes nothing on the page. */
  #take(tables: TableList, records: RecordInfo[]): void {
    const seen = JSON.stringify([tables, records]);
    if (seen === this.#seen) return;
    this.#seen = seen;
    this.tables = tables;
    this.records = records;
  }
}
