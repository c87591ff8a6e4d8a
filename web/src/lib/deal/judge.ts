// Whether a record keeps what was promised to this browser.

import type { RecordFile } from "$lib/protocol/api";

import type { Note } from "./notes.svelte";
import { shareOf, startOf } from "./sealing";

export interface Judged {
  /** Whether the record opens the promise that was seen before the deal. */
  isSame: boolean;
  /** Whether everybody had sealed what this browser was shown when the start was fixed; nothing if it saw none. */
  isSameStart: boolean | null;
  /** How many shares were added from here, and how many of them the record lacks. */
  added: number;
  lacking: number;
  /** How many of them were sealed and not opened, and of how many the server had said that they were. */
  unopened: number;
  dropped: number;
}

export function judge(note: Note, fairness: NonNullable<RecordFile["fairness"]>): Judged {
  const { commitment, salts, shares } = fairness;
  const added = Object.entries(note.salts).map(([seat, salt]) => ({ seat: Number(seat), salt }));
  const missing = added.filter(({ seat, salt }) => salts[seat] !== salt);
  const sealed = missing.filter(
    ({ seat, salt }) => salts[seat] === null && shares?.[seat] === shareOf(note.commitment, seat, salt),
  );
  const dropped = sealed.filter(({ seat }) => note.opened?.includes(seat)).length;
  return {
    isSame: note.commitment === commitment,
    isSameStart: note.start === undefined ? null : shares !== undefined && note.start === startOf(commitment, shares),
    added: added.length,
    lacking: missing.length - sealed.length,
    unopened: sealed.length - dropped,
    dropped,
  };
}
