// The box of Liens de Sang on the shelf.

import icon from "~icons/game-icons/dagger-rose";

import { boxed, type Box } from "../game";

const box: Box = {
  icon,
  accent: "#b3202f",
  motto: { fr: "Deux clans, une dague, un chef à capturer.", en: "Two clans, one dagger, a leader to capture." },
  load: () => import("./index").then(({ default: game }) => boxed(game)),
};

export default box;
