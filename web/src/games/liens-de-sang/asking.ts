// Words around a question: what a pick is called, what else to know.

import attack from "~icons/game-icons/plain-dagger";
import heal from "~icons/game-icons/healing";
import hidden from "~icons/game-icons/hooded-figure";
import help from "~icons/game-icons/help";
import pass from "~icons/game-icons/shaking-hands";
import shields from "~icons/game-icons/shield-echoes";
import wound from "~icons/game-icons/bleeding-wound";

import { nameOf, pickIcons, pickNames } from "$lib/kit/picks";

import { abilityCardOf, cardIcon, sideIcon } from "./pieces";
import type { Game, Scene } from "./scene";
import { wordsOf, type Words } from "./words";

function sayName(what: string, scene: Scene, words: Words): string {
  const { says } = words;
  switch (what) {
    case "attack":
    case "pass":
    case "request":
    case "no_request":
    case "offer":
    case "no_offer":
    case "wound":
    case "heal":
      return says[what];
    case "decline":
      return scene.question?.question?.ask === "accept" ? says.declineOffers : says.declineAbility;
    default:
      return what;
  }
}

function tokenPick(what: string, scene: Scene, words: Words): string {
  switch (what) {
    case "rose":
    case "beast":
      return words.clanToken(words.clans[scene.view.shown.house.skin][what].name);
    case "rank":
      return words.rankToken;
    default:
      return words.unknownToken;
  }
}

/** What a pick is called on a chip or a button. */
export const pickName = pickNames<Game>({
  say: (scene, what) => sayName(what, scene, wordsOf(scene.language)),
  token: (scene, what) => tokenPick(what, scene, wordsOf(scene.language)),
  card: (scene, what) => {
    const card = abilityCardOf(scene.cards, what);
    return card ? wordsOf(scene.language).cards[card] : nameOf(scene, what);
  },
});

const SAY_ICONS: Record<string, string> = {
  attack,
  pass,
  request: help,
  no_request: hidden,
  offer: shields,
  no_offer: hidden,
  decline: hidden,
  wound,
  heal,
};

export const pickIcon = pickIcons<Game>({
  say: (_, what) => SAY_ICONS[what] ?? null,
  token: (scene, what) => (what === "rose" || what === "beast" ? sideIcon(what, scene.view.shown.house.skin) : null),
  card: (scene, what) => {
    const card = abilityCardOf(scene.cards, what);
    return card && cardIcon(card);
  },
});

export interface Hint {
  text: string;
  isSealed?: boolean;
  isGrave?: boolean;
}

/** What to know about the open question beside its own words. */
export function hint({ question, isAsked }: Scene, words: Words): Hint | null {
  if (question?.put_to === "everyone") return { text: words.window.sealed, isSealed: true };
  if (!question?.note || !isAsked) return null;
  return { text: question.note, isGrave: question.options.some((option) => option.may_end) };
}
