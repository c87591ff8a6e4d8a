// Whether a record keeps what was promised to this browser.

import type { RecordFile } from "$lib/protocol/api";

import type { Note } from "./notes.svelte";

export interface Judged {
  /** Whether the record opens the promise that was seen before the deal. */
  isSame: boolean;
  /** How many shares were added from here, and how many of them the record lacks. */
  added: number;
  lacking: number;
}

export function judge(note: Note, fairness: NonNullable<RecordFile["fairness"]>): Judged {
  const added = Object.entries(note.salts);
  return {
    isSame: note.commitment === fairness.commitment,
    added: added.length,
    lacking: added.filter(([seat, salt]) => fairness.salts[Number(seat)] !== salt).length,
  };
}
