// The box of Sang Rancune on the shelf.

import icon from "~icons/game-icons/dragon-head";

import { boxed, type Box } from "../game";

const box: Box = {
  icon,
  accent: "#d0671d",
  motto: { fr: "Tuer ensemble, marquer seul.", en: "Kill together, score alone." },
  minutes: "45–75",
  weight: "medium",
  like: {
    fr: "Si vous aimez coopérer jusqu’à l’instant exact où il vaut mieux trahir.",
    en: "If you like working together until the exact moment when betrayal pays better.",
  },
  load: () => import("./index").then(({ default: game }) => boxed(game)),
};

export default box;
