// Words around a question: what a pick is called, what an option puts at stake, what else to know.

import attack from "~icons/game-icons/plain-dagger";
import heal from "~icons/game-icons/healing";
import hidden from "~icons/game-icons/hooded-figure";
import help from "~icons/game-icons/help";
import pass from "~icons/game-icons/shaking-hands";
import shields from "~icons/game-icons/shield-echoes";
import wound from "~icons/game-icons/bleeding-wound";

import type { Choice } from "$lib/protocol/types";

import type { Scene } from "../game";
import { abilityCardOf, cardIcon, rankShown, sideIcon, sideOf } from "./pieces";
import type { Action, Question, Seat, View } from "./types";
import { wordsOf, type Words } from "./words";

const questionOf = (scene: Scene<View>): Question | null => (scene.question?.question ?? null) as Question | null;

const mine = (scene: Scene<View>) => (scene.viewer === null ? undefined : scene.view.players[scene.viewer]);

/** Everything that any option asks to point at. */
export function offered(scene: Scene<View>): string[] {
  return scene.isAsked ? [...new Set(scene.question?.options.flatMap((option) => option.picks) ?? [])] : [];
}

function sayName(what: string, scene: Scene<View>, words: Words): string {
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
      return questionOf(scene)?.ask === "accept" ? says.declineOffers : says.declineAbility;
    default:
      return what;
  }
}

function tokenPick(what: string, scene: Scene<View>, words: Words): string {
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
export function pickName(pick: string, scene: Scene<View>): string {
  const words = wordsOf(scene.language);
  const [kind = "", what = ""] = pick.split(":");
  switch (kind) {
    case "seat":
      return scene.players[Number(what)]?.name ?? pick;
    case "say":
      return sayName(what, scene, words);
    case "token":
      return tokenPick(what, scene, words);
    case "card": {
      const card = abilityCardOf(what);
      return card ? words.cards[card] : (scene.cards.get(what)?.name ?? what);
    }
    default:
      return pick;
  }
}

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

export function pickIcon(pick: string, scene: Scene<View>): string | null {
  const [kind = "", what = ""] = pick.split(":");
  if (kind === "seat") return scene.players[Number(what)]?.sigil ?? null;
  if (kind === "say") return SAY_ICONS[what] ?? null;
  if (kind === "token" && (what === "rose" || what === "beast")) return sideIcon(what, scene.view.house.skin);
  const card = kind === "card" ? abilityCardOf(what) : null;
  return card ? cardIcon(card) : null;
}

/** How many wounds the ability in use gives, and to whom; the shown rank says which ability it is. */
function blow(action: Action, scene: Scene<View>): { seat: Seat; wounds: number } | null {
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
export function stake(choice: Choice, scene: Scene<View>): string | null {
  const words = wordsOf(scene.language);
  const action = choice.action as Action;
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
export function hint(scene: Scene<View>, words: Words): Hint | null {
  const question = questionOf(scene);
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
