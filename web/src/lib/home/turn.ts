// Whose move it is, as a list says it.

import type { Words } from "$lib/i18n/fr";
import type { TableLine } from "$lib/protocol/types";

/** Whether somebody of mine owes an answer. */
export const isMyMove = (table: TableLine): boolean =>
  table.state === "playing" && table.waiting.some((seat) => table.mine.includes(seat));

export const openSeats = (table: Pick<TableLine, "seats">): number =>
  table.seats.filter((seat) => seat.player.is === "open").length;

/** Whether the reader is the only person at a table, and may put it away. */
export const isMineAlone = ({ seats, mine }: Pick<TableLine, "seats" | "mine">): boolean =>
  seats.every(({ player }, seat) => player.is !== "human" || mine.includes(seat));

function rank(table: TableLine): number {
  if (isMyMove(table)) return 0;
  return table.state === "over" ? 2 : 1;
}

/** My tables: those that wait for me first, those that are over last; otherwise in the server's order. */
export const byCall = (tables: readonly TableLine[]): TableLine[] => [...tables].sort((a, b) => rank(a) - rank(b));

/** What a table of mine waits for, when it is not me. */
export function waitWords(table: TableLine, words: Words["home"]): string {
  switch (table.state) {
    case "over":
      return words.over;
    case "open": {
      const open = openSeats(table);
      return open > 0 ? words.waitsForPeople(open) : words.readyToStart;
    }
    case "playing": {
      const [first, ...others] = table.waiting;
      if (first === undefined) return words.paused;
      return others.length > 0 ? words.think(table.waiting.length) : words.thinks(table.seats[first]?.name ?? "");
    }
  }
}
