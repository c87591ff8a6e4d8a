// The games this client can draw. Each is loaded when its table is opened; a new game is one more line here.

import cannibalWorld from "./cannibal-world/box";
import type { Box } from "./game";
import liensDeSang from "./liens-de-sang/box";
import sangRancune from "./sang-rancune/box";
import sangSurLaLame from "./sang-sur-la-lame/box";
import taverne from "./taverne/box";

export const BOXES: Readonly<Record<string, Box>> = {
  "liens-de-sang": liensDeSang,
  "sang-rancune": sangRancune,
  taverne,
  "sang-sur-la-lame": sangSurLaLame,
  "cannibal-world": cannibalWorld,
};

/** The colour of a game, for its pages; wax where there is no such game. */
export const accentOf = (slug: string): string => BOXES[slug]?.accent ?? "var(--wax)";

/** The game that is offered while nobody has said which. */
export const [FIRST = ""] = Object.keys(BOXES);
