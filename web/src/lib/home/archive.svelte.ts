// Finished games, page by page.

import { api } from "$lib/protocol/api";
import type { RecordInfo } from "$lib/protocol/types";
import { notices } from "$lib/state/notices.svelte";

import { PAGE, pageQuery, type Wanted } from "./records";

export class Archive {
  /** Nothing until the first page has come. */
  records: RecordInfo[] | null = $state.raw(null);
  hasMore = $state(false);
  isBusy = $state(false);
  error: unknown = $state.raw(null);
  #wanted: Wanted = { isMine: true, game: "" };
  /** Counts what was asked for, so that a late answer to an older wish is dropped. */
  #asked = 0;

  /** The first page of something else. What was shown stays until it comes. */
  want(wanted: Wanted): Promise<void> {
    this.#wanted = wanted;
    return this.#ask();
  }

  again(): Promise<void> {
    return this.#ask();
  }

  more(): Promise<void> {
    return this.#ask(this.records?.at(-1));
  }

  /** Removes a record that was brought here; the rest moves up. */
  async remove(record: RecordInfo): Promise<void> {
    try {
      await api.removeRecord(record.id);
      this.records = this.records?.filter((it) => it.id !== record.id) ?? null;
    } catch (error) {
      notices.wrong(error);
    }
  }

  async #ask(after?: RecordInfo): Promise<void> {
    const asked = (this.#asked += 1);
    this.isBusy = true;
    try {
      const page = await api.records(pageQuery(this.#wanted, after));
      if (asked !== this.#asked) return;
      this.records = after ? [...(this.records ?? []), ...page] : page;
      this.hasMore = page.length === PAGE;
      this.error = null;
    } catch (error) {
      if (asked === this.#asked) this.error = error;
    }
    if (asked === this.#asked) this.isBusy = false;
  }
}
