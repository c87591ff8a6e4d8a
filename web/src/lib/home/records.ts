// Finished games in words, and the pages of their list.

import type { Words } from "$lib/i18n/fr";
import type { RecordInfo, Uploaded } from "$lib/protocol/types";
import { fate } from "$lib/table/fate";

/** How many records the server puts on a page. */
export const PAGE = 50;

export function winnersOf(record: RecordInfo, words: Words["home"]): string {
  const names = record.winners.map((seat) => record.names[seat] ?? "?");
  return names.length > 0 ? words.won(names.join(", ")) : words.nobodyWon;
}

/** How it went for the reader, who held a seat: "You lose, as Harlequin"; nothing where that cannot be said. */
export function fateOf(record: RecordInfo, words: Words["table"]): string | null {
  const { abandoned, mine = [], played_as, winners } = record;
  const [seat] = mine;
  if (seat === undefined || mine.length > 1 || abandoned || winners.length === 0) return null;
  return fate(winners.includes(seat), played_as, words);
}

export interface Wanted {
  isMine: boolean;
  /** A game's slug; empty for all. */
  game: string;
}

/** The query for the page after this record, or for the first one. */
export function pageQuery({ isMine, game }: Wanted, after?: RecordInfo): string {
  const query = new URLSearchParams();
  if (isMine) query.set("mine", "true");
  if (game) query.set("game", game);
  if (after) {
    query.set("before", String(after.finished));
    query.set("before_id", after.id);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** What the server found when it played a record again. */
export function verdictOf({ fair, practice }: Uploaded, words: Words["home"]): string {
  if (practice) return words.practice;
  if (fair === null) return words.unproved;
  return fair ? words.fair : words.unfair;
}
