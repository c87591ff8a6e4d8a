// Words around a question: what a pick is called, what an option puts at stake, what else to know.

import attack from "~icons/game-icons/plain-dagger";
import heal from "~icons/game-icons/healing";
import hidden from "~icons/game-icons/hooded-figure";
import help from "~icons/game-icons/help";
import pass from "~icons/game-icons/shaking-hands";
import shields from "~icons/game-icons/shield-echoes";
import wound from "~icons/game-icons/bleeding-wound";

import { nameOf, pickIcons, pickNames } from "$lib/kit/picks";

import { abilityCardOf, cardIcon, sideIcon, sideOf } from "./pieces";
import type { Choice, Game, Scene } from "./scene";
import type { Allegiance } from "./types";
import { wordsOf, type Words } from "./words";

const mine = (scene: Scene) => (scene.viewer === null ? undefined : scene.view.public.players[scene.viewer]);

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

/** What is at stake when an option may end the game. */
export function stake(choice: Choice, scene: Scene): string | null {
  const words = wordsOf(scene.language);
  const action = JSON.stringify(choice.action);
  const found = scene.view.shown.stakes.find((stake) => JSON.stringify(stake.action) === action);
  if (!found) return null;
  if (found.captive === scene.viewer) return words.stake.me;
  const who = scene.players[found.captive]?.name ?? "";
  const side = sideOfMine(scene);
  if (side === null || side === "order") return words.stake.captureOrder(who);
  const rival = side === "rose" ? "beast" : "rose";
  return words.stake.capture(who, words.clans[scene.view.shown.house.skin][rival].side);
}

function sideOfMine({ view, viewer }: Scene): Allegiance | null {
  const mine = viewer === null ? null : view.own.characters[viewer];
  return mine ? sideOf(mine) : null;
}

export interface Hint {
  text: string;
  isSealed?: boolean;
  isGrave?: boolean;
}

/** What to know about the open question beside its own words; only for the one it is put to. */
export function hint(scene: Scene, words: Words): Hint | null {
  const question = scene.question?.question;
  const me = mine(scene);
  if (scene.question?.put_to === "everyone") return { text: words.window.sealed, isSealed: true };
  if (!question || !me || !scene.isAsked) return null;
  switch (question.ask) {
    case "request":
      return scene.view.shown.stakes.some(({ captive }) => captive === scene.viewer)
        ? { text: words.window.fourth, isGrave: true }
        : null;
    case "accept":
      return { text: words.window.accept };
    case "token":
      if (question.cause.from === "ability") return { text: words.window.abilityWound };
      return { text: me.cards.includes("staff") ? words.window.staff : words.window.rankToken };
    case "ability":
      return sideOfMine(scene) === "order" ? { text: words.window.curses } : null;
    case "offer":
    case "turn":
    case "return":
      return null;
  }
}
