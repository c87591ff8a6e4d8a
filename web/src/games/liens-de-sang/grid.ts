// The notebook's squares: what the table worked out for this viewer, and what a square says about it. Nothing is worked
// out here: possibilities come from the server, which counts from this viewer's own knowledge alone.

import { CROSS, RANKS, rankOf, sideOf } from "./pieces";
import type { Aid, Clan, DeductionAid, Identity, Rank, ReferenceFacts, Seat, View } from "./types";

/** How much help the reader wants; the table says how much there is. */
export type Mode = DeductionAid;

const AMOUNTS: readonly Mode[] = ["none", "notes", "full"];

/** The modes a table allows, least help first. */
export function allowed(most: Mode, canThink: boolean): Mode[] {
  const limit = most === "full" && !canThink ? "notes" : most;
  return AMOUNTS.slice(0, AMOUNTS.indexOf(limit) + 1);
}

/** Who a seat can be, as far as this mode says; nothing where it says nothing. */
export function possible(view: View, seat: Seat, aid: Aid | null, mode: Mode): readonly Identity[] | null {
  if (mode === "none") return null;
  const seen = view.own.characters[seat];
  if (seen) return [seen];
  return aid && aid.mode === mode ? (aid.seats[seat] ?? null) : null;
}

/** A square: a rank of a clan, or the Inquisitor, whichever clue he shows. */
export type Square = `R${string}` | `B${string}` | "I";

export const square = (clan: Clan, rank: Rank): Square => (clan === "rose" ? `R${rank}` : `B${rank}`);

const squareOf = (identity: Identity): Square => {
  const side = sideOf(identity);
  return side === "order" ? "I" : square(side, rankOf(identity));
};

export type Known = "sure" | "possible" | "no" | "open";

export function known(characters: readonly Identity[] | null, at: Square): Known {
  if (!characters) return "open";
  const squares = new Set(characters.map(squareOf));
  if (!squares.has(at)) return "no";
  return squares.size === 1 ? "sure" : "possible";
}

/** The columns: the ranks that may be dealt to so many players, the cross last. */
export function columns(players: number, { deals }: ReferenceFacts): Rank[] {
  const hasInquisitor = deals.some((deal) => deal.players === players && deal.inquisitor > 0);
  return hasInquisitor ? [...RANKS, CROSS] : [...RANKS];
}

/** The squares of a column, from top to bottom. */
export const squaresOf = (rank: Rank): Square[] =>
  rank === CROSS ? ["I"] : [square("rose", rank), square("beast", rank)];

export type Mark = "ring" | "strike";

/** One tap further: nothing, ring, stroke, nothing. */
export function nextMark(mark: Mark | undefined): Mark | undefined {
  if (mark === undefined) return "ring";
  return mark === "ring" ? "strike" : undefined;
}

/** Whether a seat can have this rank, by what is worked out and not struck out by the reader. */
export function canBe(
  characters: readonly Identity[] | null,
  rank: Rank,
  mark: (at: Square) => Mark | undefined,
): boolean {
  return squaresOf(rank).some((at) => known(characters, at) !== "no" && mark(at) !== "strike");
}
