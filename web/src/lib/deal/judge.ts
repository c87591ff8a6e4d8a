// Whether a record keeps what was promised to this browser.

import type { RecordFile } from "$lib/protocol/api";

import type { Note } from "./notes.svelte";
import { nextPromise, shareOf, startOf } from "./sealing";

export interface Judged {
  /** Whether the record opens the promise that was seen before the deal. */
  isSame: boolean;
  /** Whether everybody had sealed what this browser was shown when the start was fixed; nothing if it saw none. */
  isSameStart: boolean | null;
  /** Whether something was sealed from here and nothing of it is in the deal: it proves nothing to whoever reads this. */
  isOut: boolean;
  /** How many shares were added from here, how many of them are in the deal, and how many the record lacks. */
  added: number;
  inDeal: number;
  lacking: number;
  /** How many of them were sealed and not opened, and of how many the server had said that they were. */
  unopened: number;
  dropped: number;
  /** How many were sealed for an attempt that was void, and are not in the deal. */
  spent: number;
}

export function judge(note: Note, fairness: NonNullable<RecordFile["fairness"]>): Judged {
  const { commitment, salts, shares, voided = [] } = fairness;
  const promise = note.promise ?? note.commitment;
  // What was written down may be of an attempt that failed after this page was closed.
  const attempts = [...voided, { shares: shares ?? [], salts }];
  const promises = voided.reduce((all, attempt) => [...all, nextPromise(all.at(-1) ?? "", attempt)], [commitment]);
  const at = promises.indexOf(promise);
  const seen = attempts[at];
  const isLast = at === attempts.length - 1;
  const added = Object.entries(note.salts).map(([seat, salt]) => ({ seat: Number(seat), salt }));
  const missing = added.filter(({ seat, salt }) => !isLast || salts[seat] !== salt);
  const sealed = missing.filter(
    ({ seat, salt }) => seen?.salts[seat] === null && seen.shares[seat] === shareOf(promise, seat, salt),
  );
  const dropped = sealed.filter(({ seat }) => note.opened?.includes(seat)).length;
  const opened = isLast ? [] : missing.filter(({ seat, salt }) => seen?.salts[seat] === salt);
  const spent = (note.spent ?? []).filter((seat, place, all) => all.indexOf(seat) === place && !(seat in note.salts));
  return {
    isSame: note.commitment === commitment,
    isSameStart:
      note.start === undefined
        ? null
        : shares !== undefined && seen !== undefined && note.start === startOf(promise, seen.shares),
    isOut: added.length + spent.length > 0 && missing.length === added.length,
    added: added.length,
    inDeal: added.length - missing.length,
    lacking: missing.length - sealed.length - opened.length,
    unopened: sealed.length - dropped,
    dropped: dropped + (note.denied?.length ?? 0),
    spent: opened.length + spent.length,
  };
}
