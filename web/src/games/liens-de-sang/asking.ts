// Words around a question: what a pick is called, what an option puts at stake, what else to know.

import attack from "~icons/game-icons/plain-dagger";
import heal from "~icons/game-icons/healing";
import hidden from "~icons/game-icons/hooded-figure";
import help from "~icons/game-icons/help";
import pass from "~icons/game-icons/shaking-hands";
import shields from "~icons/game-icons/shield-echoes";
import wound from "~icons/game-icons/bleeding-wound";

import { nameOf, pickIcons, pickNames } from "$lib/kit/picks";

import { abilityCardOf, cardIcon, rankShown, sideIcon, sideOf } from "./pieces";
import type { Choice, Game, Scene } from "./scene";
import type { Action, Seat } from "./types";
import { wordsOf, type Words } from "./words";

const mine = (scene: Scene) => (scene.viewer === null ? undefined : scene.view.players[scene.viewer]);

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
      return words.clanToken(words.clans[scene.view.house.skin][what].name);
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
    const card = abilityCardOf(what);
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
  token: (scene, what) => (what === "rose" || what === "beast" ? sideIcon(what, scene.view.house.skin) : null),
  card: (_, what) => {
    const card = abilityCardOf(what);
    return card && cardIcon(card);
  },
});

/** How many wounds the ability in use gives, and to whom; the shown rank says which ability it is. */
function blow(action: Action, scene: Scene): { seat: Seat; wounds: number } | null {
  const { view } = scene;
  if (action.kind === "attack") return { seat: action.target, wounds: 1 };
  if (action.kind !== "use_ability" || !view.attack) return null;
  const rank = mine(scene)?.wounds.map(rankShown).find(Boolean);
  if (rank === "2" && action.target != null) return { seat: action.target, wounds: 2 };
  if (rank === "5" && action.target != null) return { seat: action.target, wounds: 1 };
  if (rank === "4" && action.mode === "wound") return { seat: view.attack.target, wounds: 1 };
  return rank === "7" ? { seat: view.attack.attacker, wounds: 1 } : null;
}

const isAlone = (action: Action): boolean => action.kind === "no_request" || action.kind === "decline_offers";

/** What is at stake when an option may end the game. */
export function stake(choice: Choice, scene: Scene): string | null {
  const words = wordsOf(scene.language);
  const { action } = choice;
  if (isAlone(action) && mine(scene)?.wounds.length === 3) return words.stake.me;
  const hit = blow(action, scene);
  if (!hit || (scene.view.players[hit.seat]?.wounds.length ?? 0) + hit.wounds < 4) return null;
  const who = scene.players[hit.seat]?.name ?? "";
  const side = mine(scene)?.character;
  if (!side || sideOf(side) === "order") return words.stake.captureOrder(who);
  const rival = sideOf(side) === "rose" ? "beast" : "rose";
  return words.stake.capture(who, words.clans[scene.view.house.skin][rival].side);
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
  if (question?.ask === "offer") return { text: words.window.sealed, isSealed: true };
  if (!question || !me || !scene.isAsked) return null;
  switch (question.ask) {
    case "request":
      return me.wounds.length === 3 ? { text: words.window.fourth, isGrave: true } : null;
    case "accept":
      return { text: words.window.accept };
    case "token":
      if (question.cause.from === "ability") return { text: words.window.abilityWound };
      return { text: me.cards.includes("staff") ? words.window.staff : words.window.rankToken };
    case "ability":
      return me.character && sideOf(me.character) === "order" ? { text: words.window.curses } : null;
    case "turn":
    case "return":
      return null;
  }
}
