// The box of Sang Rancune on the shelf.

import icon from "~icons/game-icons/dragon-head";

import { boxed, type Box } from "../game";

const box: Box = {
  icon,
  accent: "#d0671d",
  motto: { fr: "Tuer ensemble, marquer seul.", en: "Kill together, score alone." },
  load: () => import("./index").then(({ default: game }) => boxed(game)),
};

export default box;
