// The box of Taverne on the shelf.

import icon from "~icons/game-icons/beer-stein";

import { boxed, type Box } from "../game";

const box: Box = {
  icon,
  accent: "#c8922a",
  motto: { fr: "Le troc d’abord, la bagarre ensuite.", en: "First the trade, then the brawl." },
  minutes: "45",
  weight: "light",
  like: {
    fr: "Si vous aimez marchander avec le sourire et finir l’argument à coups de tabouret.",
    en: "If you like bargaining with a smile and settling the argument with a stool.",
  },
  load: () => import("./index").then(({ default: game }) => boxed(game)),
};

export default box;
