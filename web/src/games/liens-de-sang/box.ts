// The box of Liens de Sang on the shelf.

import icon from "~icons/game-icons/dagger-rose";

import { boxed, type Box } from "../game";

const box: Box = {
  icon,
  accent: "#b3202f",
  motto: { fr: "Deux clans, une dague, un chef à capturer.", en: "Two clans, one dagger, a leader to capture." },
  minutes: "15–30",
  weight: "light",
  like: {
    fr: "Si vous aimez les soirées où l’on se soupçonne, sans que personne soit jamais éliminé.",
    en: "If you like evenings of suspicion in which nobody is ever knocked out.",
  },
  load: () => import("./index").then(({ default: game }) => boxed(game)),
};

export default box;
