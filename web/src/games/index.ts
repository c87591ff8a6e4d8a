// The games this client can draw. Each is loaded when its table is opened.

import dragon from "~icons/game-icons/dragon-head";
import daggerRose from "~icons/game-icons/dagger-rose";

import type { GameModule } from "./game";

export interface Box {
  /** The emblem on the box. */
  icon: string;
  load(): Promise<GameModule>;
}

export const BOXES: Readonly<Record<string, Box>> = {
  "liens-de-sang": {
    icon: daggerRose,
    load: () => import("./liens-de-sang").then((game) => game.default as GameModule),
  },
  "sang-rancune": { icon: dragon, load: () => import("./sang-rancune").then((game) => game.default as GameModule) },
};
