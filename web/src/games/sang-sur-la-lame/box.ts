// The box of Du sang sur la lame on the shelf.

import icon from "~icons/game-icons/crossed-sabres";

import { boxed, type Box } from "../game";

const box: Box = {
  icon,
  accent: "#4f6f8a",
  motto: { fr: "Une lame se mesure au pouce.", en: "A blade is measured by the inch." },
  minutes: "60–90",
  weight: "heavy",
  like: {
    fr: "Si vous aimez les figurines, la règle graduée et les guetteurs qui attendent au coin du mur.",
    en: "If you like miniatures, a ruler in the hand and lookouts waiting round the corner.",
  },
  load: () => import("./index").then(({ default: game }) => boxed(game)),
};

export default box;
