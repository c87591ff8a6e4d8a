// From things on the table to picks: an Item lies before somebody, and which pick it stands for depends on whose it is.

import type { Scene } from "./scene";
import { mine } from "./table";
import type { Action, View } from "./types";

type Pointing = Pick<Scene, "view" | "question" | "path" | "may" | "has">;

/**
 * What to point at, in order, for an Item that lies before a hero; nothing if it begins no option.
 *
 * One's own Item is used or given; another's is taken, stolen or broken, and that says whose it is as well.
 */
export function itemPicks(scene: Pointing, owner: number, card: string): string[] {
  const about = openActions(scene).filter((action) => concerns(action, scene.view, owner, card));
  if (about.length === 0) return [];
  const isMine = owner === mine(scene.view);
  const pick = [`item:${card}`, isMine ? `give:${card}` : `take:${card}`].find((each) => scene.may(each));
  if (!pick) return [];
  const seat = `seat:${owner}`;
  const namesOwner = !isMine && about.some(({ kind }) => kind !== "take_loot");
  if (!namesOwner || scene.has(seat)) return [pick];
  return scene.may(seat) ? [seat, pick] : [];
}

/** Whether this very Item, of this very hero, is part of what is chosen. */
export const isChosenItem = (scene: Pointing, owner: number, card: string): boolean =>
  [`item:${card}`, `give:${card}`, `take:${card}`].some((pick) => scene.has(pick)) &&
  openActions(scene).some((action) => concerns(action, scene.view, owner, card));

/** The actions that what is chosen so far leaves open. */
function openActions(scene: Pointing): Action[] {
  const options = scene.question?.options ?? [];
  return options.filter(({ picks }) => scene.path.every((pick) => picks.includes(pick))).map(({ action }) => action);
}

/** Whether an action is about this Item of this hero. */
function concerns(action: Action, view: View, owner: number, card: string): boolean {
  const me = mine(view);
  switch (action.kind) {
    case "use_item":
      return owner === me && action.item === card;
    case "offer_trade":
      return owner === me ? action.give.includes(card) : action.to === owner && action.take.includes(card);
    case "rob":
      return action.victim === owner && action.item === card;
    case "play":
      return action.target === owner && action.item === card;
    case "take_loot":
      return view.shown.looted === owner && action.item === card;
    default:
      return false;
  }
}

/** What to point at for a card of the hand: to be played, or to lie face down beside what is played. */
export const handPick = (scene: Pick<Pointing, "may">, card: string): string | null =>
  [`card:${card}`, `down:${card}`].find((pick) => scene.may(pick)) ?? null;

/** A card of a hand. Copies are alike; so many of them are chosen. */
export interface Held {
  card: string;
  /** Its number among its copies, from 0. */
  copy: number;
  isChosen: boolean;
}

export function held(cards: readonly string[], path: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    const chosen = path.filter((pick) => pick === `card:${card}` || pick === `down:${card}`).length;
    return { card, copy, isChosen: copy < chosen };
  });
}
