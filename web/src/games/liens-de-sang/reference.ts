// The reference card's two tables: which tokens an identity may show, and what is dealt (LS-210).

import { CROSS, FACES } from "./pieces";
import type { Evidence, Rank } from "./types";

/** Tokens somebody has shown, taken without a Staff. */
export interface Shown {
  rank: Rank | null;
  /** Clan tokens of one clan. */
  clan: number;
  unknown: number;
  /** Tokens of both clans, which only the Inquisitor can show. */
  mixed: boolean;
}

export function limits(proved: Evidence): Shown {
  return {
    rank: proved.rank,
    clan: Math.max(proved.rose, proved.beast),
    unknown: proved.unknown,
    mixed: proved.rose > 0 && proved.beast > 0,
  };
}

/** Whether the card of a rank carries the symbols of these tokens. */
export function fits(rank: Rank, shown: Shown): boolean {
  if (shown.rank && shown.rank !== rank) return false;
  if (rank === CROSS) return shown.clan + shown.unknown <= 2;
  const has = (symbol: string) => FACES[rank].symbols.filter((it) => it === symbol).length;
  return !shown.mixed && has("clan") >= shown.clan && has("unknown") >= shown.unknown;
}

export const DEALS = [6, 7, 8, 9, 10, 11, 12].map((players) => {
  const inquisitor = players % 2;
  return { players, clan: Math.floor(players / 2), inquisitor, false: inquisitor ? (players - 5) / 2 : 0 };
});
