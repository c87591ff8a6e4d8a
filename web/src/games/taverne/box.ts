// The box of Taverne on the shelf.

import icon from "~icons/game-icons/beer-stein";

import { boxed, type Box } from "../game";

const box: Box = {
  icon,
  accent: "#c8922a",
  motto: { fr: "Le troc d’abord, la bagarre ensuite.", en: "First the trade, then the brawl." },
  load: () => import("./index").then(({ default: game }) => boxed(game)),
};

export default box;
