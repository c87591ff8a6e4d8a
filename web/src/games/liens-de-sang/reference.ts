// The filter of the reference card: which ranks carry certain symbols.

import type { Rank, RankFacts } from "./types";

/** What is looked for: so many symbols, or the ranks that somebody's tokens allow. */
export interface Wanted {
  clan: number;
  unknown: number;
  /** Nothing for any. */
  among: readonly Rank[] | null;
}

export const ANYBODY: Wanted = { clan: 0, unknown: 0, among: null };

/** Whether the cards of a rank carry what is looked for; a wild symbol stands for any. */
export function carries({ rank, symbols }: RankFacts, { clan, unknown, among }: Wanted): boolean {
  if (among && !among.includes(rank)) return false;
  const count = (symbol: string): number => symbols.filter((it) => it === symbol).length;
  const lacking = Math.max(clan - count("clan"), 0) + Math.max(unknown - count("unknown"), 0);
  return lacking <= count("wild");
}
