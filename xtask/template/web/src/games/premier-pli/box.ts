// The box of Premier Pli on the shelf.

import icon from "~icons/game-icons/card-ace-spades";

import { boxed, type Box } from "../game";

const box: Box = {
  icon,
  accent: "#3f7a5a",
  motto: { fr: "La plus haute fait le pli.", en: "The highest takes the trick." },
  minutes: "5",
  weight: "light",
  like: { fr: "Si vous avez cinq minutes.", en: "If you have five minutes." },
  load: () => import("./index").then(({ default: game }) => boxed(game)),
};

export default box;
