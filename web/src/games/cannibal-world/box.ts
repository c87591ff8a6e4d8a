// The box of Cannibal World on the shelf.

import icon from "~icons/game-icons/fangs";

import { boxed, type Box } from "../game";

const box: Box = {
  icon,
  accent: "#6f8a2e",
  motto: { fr: "Chassez, ou soyez la viande.", en: "Hunt, or be the meat." },
  hasDecks: true,
  load: () => import("./index").then(({ default: game }) => boxed(game)),
};

export default box;
