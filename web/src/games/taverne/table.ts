// Reading the view: who sits where, who a character is, what somebody has.

import type { Card, Scene } from "./scene";
import type { Figure, Purse, Tally, View, Weapon } from "./types";

/** The viewer's own seat; nothing for the gallery. */
export const mine = (view: View): number | null => (view.viewer === "gallery" ? null : view.viewer.seat);

type Named = Pick<Scene, "cards" | "view">;

/** The id of a character's card: copies of an Arrival share one. */
const printOf = ({ view }: Named, who: string): string =>
  view.shown.cards.find((each) => each.who === who)?.card ?? who;

/** The card of a character. */
export const cardOf = (scene: Named, who: string): Card | undefined => scene.cards.get(printOf(scene, who));

/** What a character is called; the second of several alike has its number. */
export function characterName(scene: Named, who: string): string {
  const name = cardOf(scene, who)?.name ?? who;
  const number = who.slice(printOf(scene, who).length + 1);
  return number ? `${name} ${number}` : name;
}

/** The card of a drawn weapon. */
export const weaponCard = (weapon: Weapon): string => (weapon.is === "treasure" ? weapon.treasure : weapon.object);

/** Where everybody sits, seen from one seat: clockwise from the left neighbour to the right one. */
export interface Around {
  left: number | null;
  top: readonly number[];
  right: number | null;
  me: number;
}

export function around(players: number, viewer: number | null): Around {
  const me = viewer ?? 0;
  const others = Array.from({ length: players - 1 }, (_, at) => (me + 1 + at) % players);
  if (others.length === 1) return { left: null, top: others, right: null, me };
  return { left: others[0] ?? null, top: others.slice(1, -1), right: others.at(-1) ?? null, me };
}

/** A character in play, with its owner. */
export function find(view: View, who: string): { owner: number; figure: Figure } | null {
  for (const [owner, group] of view.public.groups.entries()) {
    const figure = group.find((each) => each.who === who);
    if (figure) return { owner, figure };
  }
  return null;
}

/** My own purse; nothing for the gallery. */
export const myPurse = (view: View): Purse | null => {
  const me = mine(view);
  return me === null ? null : (view.own.purses[me] ?? null);
};

/** What somebody's Treasures score, where the viewer is told. */
export const tallyOf = (view: View, seat: number | null): Tally | null =>
  view.shown.tallies.find((tally) => tally.seat === seat) ?? null;

/** What a Treasure is worth to the viewer; nothing where nobody says so. */
export const worthOf = (view: View, treasure: string): number | null =>
  view.shown.worth.find((worth) => worth.treasure === treasure)?.points ?? null;

/** The characters that wait at the Door. */
export const atDoor = (view: View): Figure[] => view.public.groups.flat().filter((figure) => figure.at_door !== null);
