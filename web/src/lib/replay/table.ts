// The table behind a record: what a game's components expect to know, as far as the record remembers it.

import type { RecordFile } from "$lib/protocol/api";
import type { SeatInfo, TableInfo } from "$lib/protocol/types";

/** The seats of a record. Whoever was no person is drawn as a bot. */
function seats(record: RecordFile): SeatInfo[] {
  return record.seats.map(({ name, by }) => ({
    name,
    player: by === "human" ? { is: "human" } : { is: "bot", level: by },
    host: false,
    salted: false,
  }));
}

export function tableOf(id: string, record: RecordFile): TableInfo {
  return {
    id,
    game: record.game,
    rules: record.rules,
    name: "",
    state: "over",
    config: record.config,
    public: false,
    clock: { is: "none" },
    options: { undo: "off", beat: 0, bot_pace: 0, grace: 0, spectators: true, hot_seat: false },
    seats: seats(record),
    commitment: record.fairness?.commitment ?? "",
    created: 0,
    paused: false,
    end_votes: [],
    rematch: null,
  };
}
