// The box of Cannibal World on the shelf.

import icon from "~icons/game-icons/fangs";

import { boxed, type Box } from "../game";

const box: Box = {
  icon,
  accent: "#6f8a2e",
  motto: { fr: "Chassez, ou soyez la viande.", en: "Hunt, or be the meat." },
  minutes: "30–45",
  weight: "medium",
  like: {
    fr: "Si vous aimez les duels de cartes tendus, où chaque bouchée de trop se paie au tour suivant.",
    en: "If you like tense card duels in which every bite too many is paid for next turn.",
  },
  load: () => import("./index").then(({ default: game }) => boxed(game)),
};

export default box;
