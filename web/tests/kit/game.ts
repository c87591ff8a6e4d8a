// A game that nobody plays, as the server would describe it.

import type { GameInfo } from "$lib/protocol/types";

export const someGame = (is: Partial<GameInfo> = {}): GameInfo => ({
  slug: "some-game",
  rules: 1,
  prefix: "SG",
  name: "Some Game",
  summary: "",
  players: [2, 3, 4],
  usual: 3,
  levels: ["random", "regular"],
  config: {},
  settings: [],
  lists: [],
  ...is,
});
