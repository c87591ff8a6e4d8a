// The filter of the reference card: which ranks show certain tokens.

import type { Rank, RankFacts } from "./types";

/** What is looked for: so many tokens, or the ranks that somebody's tokens allow. */
export interface Wanted {
  clan: number;
  unknown: number;
  /** Nothing for any. */
  among: readonly Rank[] | null;
}

export const ANYBODY: Wanted = { clan: 0, unknown: 0, among: null };

/** Whether the cards of a rank can show what is looked for. */
export const carries = ({ rank, shows }: RankFacts, { clan, unknown, among }: Wanted): boolean =>
  (among === null || among.includes(rank)) && shows.some((it) => it[0] === clan && it[1] === unknown);
