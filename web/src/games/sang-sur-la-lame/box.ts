// The box of Du sang sur la lame on the shelf.

import icon from "~icons/game-icons/crossed-sabres";

import { boxed, type Box } from "../game";

const box: Box = {
  icon,
  accent: "#4f6f8a",
  motto: { fr: "Une lame se mesure au pouce.", en: "A blade is measured by the inch." },
  minutes: "30",
  weight: "medium",
  like: {
    fr: "Si vous aimez les films de cape et d’épée et les batailles qui tiennent dans la main.",
    en: "If you like swashbuckling films and battles that fit in one hand.",
  },
  load: () => import("./index").then(({ default: game }) => boxed(game)),
};

export default box;
