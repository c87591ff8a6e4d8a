// A game against bots in one click.

import type { GameInfo, NewTable } from "$lib/protocol/types";
import { strongest } from "$lib/setup/seats";

/**
 * The table of somebody who plays alone: the usual number of seats if nobody says, the strongest bots, and nothing that only matters
 * among people: no clock, no wait for secrecy, nobody watching, and taking back is up to the one person there. The page
 * shows what the bots do at the reader's pace, so they need not dawdle.
 */
export function quickTable(game: GameInfo, name: string, players = game.usual): NewTable {
  const bots = Array.from({ length: players - 1 }, () => ({ is: "bot" as const, level: strongest(game) }));
  return {
    game: game.slug,
    config: {},
    players,
    seats: [{ is: "me" }, ...bots],
    name,
    public: false,
    clock: { is: "none" },
    options: { undo: "consent", beat: 0, bot_pace: 0, grace: 0, spectators: false, hot_seat: false },
  };
}
