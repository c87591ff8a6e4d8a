// Reading the view: who stands where, what lies before whom, how much is missing.

import { touching } from "$lib/kit/touched";

import type { Aim, Blow, Event, Hero, View } from "./types";

export const isAlive = (hero: Hero): boolean => hero.life > 0;

/** The viewer's own seat; nothing for the gallery. */
export const mine = (view: View): number | null => (view.viewer === "gallery" ? null : view.viewer.seat);

/** The living in Initiative order (in seat order before it is drawn), then the dead. */
export function order(view: View): number[] {
  const seats = view.heroes.map((_, seat) => seat);
  const place = (seat: number): number => {
    const hero = view.heroes[seat];
    return !hero || !isAlive(hero) ? 100 + seat : hero.initiative;
  };
  return seats.sort((one, two) => place(one) - place(two) || one - two);
}

/** Those of some seats who would act first come first: Initiative decides. */
export const byPriority = (view: View, seats: readonly number[]): number[] =>
  order(view).filter((seat) => seats.includes(seat));

/** How many Encounters this dungeon has, as far as anybody knows. */
export const rooms = (view: View): number => view.progress + view.encounters + (view.risen ? 1 : 0);

/** What a place of the dungeon adds to the killing blow: the last one most, the two before it less. */
export function bonusAt(view: View, room: number): number {
  if (!view.house.bonus_by_position) return 0;
  const fromEnd = view.house.dungeon_size - room;
  if (fromEnd <= 0) return 5;
  return fromEnd <= 2 ? 3 : 0;
}

export const sameAim = (one: Aim, two: Aim): boolean => pickOf(one) === pickOf(two);

/** What one points at to aim there. */
export function pickOf(aim: Aim): string {
  switch (aim.what) {
    case "creature":
      return "creature";
    case "wolf":
      return `wolf:${aim.number}`;
    case "goblin":
      return `goblin:${aim.before}:${aim.number}`;
  }
}

/** The Attacks on the pile that still have to be counted. */
export const uncounted = (view: View): readonly Blow[] => (view.is_adjusted ? [] : view.damage_pile);

/** The damage on the pile that is aimed at something. */
export const damageOn = (view: View, aim: Aim): number =>
  uncounted(view)
    .filter((blow) => sameAim(blow.aim, aim))
    .reduce((sum, blow) => sum + blow.damage, 0);

/** What a token creature can still take. */
export const leftOf = (view: View, aim: Aim, life: number): number => Math.max(0, life - damageOn(view, aim));

/** Whether the Encounter has one Life to bring down: packs and some traps have not. */
export const hasLife = (view: View): boolean => view.creature.life > 0 && view.creature.wolves.length === 0;

/** Whether an Attack must name one of several creatures. */
export const hasTokens = (view: View): boolean =>
  view.creature.wolves.length > 0 || view.heroes.some((hero) => hero.goblins.length > 0);

/** The seats an event is about, to light them. */
export const seatsOf = touching<Event>({
  always: ["seat", "by", "from", "to", "of", "one", "two", "seats", "crossed", "winners"],
  only: { creature_aims: ["targets"] },
});

/** One Encounter of this game so far, and whose killing blow it was. */
export interface Met {
  encounter: string;
  killer: number | null;
}

/** The Encounters met, in order, as far as it is known: the view keeps no order of those that came twice. */
export function history(view: View, events: readonly Event[]): Met[] {
  const told = events.flatMap((event) => (event.kind === "encounter_revealed" ? [event.encounter] : []));
  const ids = told.length >= view.progress ? told.slice(0, view.progress) : view.met;
  const rooms = ids.map((encounter): Met => ({ encounter, killer: null }));
  for (const event of events) {
    if (event.kind !== "encounter_defeated") continue;
    const room = rooms.find(({ encounter, killer }) => encounter === event.encounter && killer === null);
    if (room) room.killer = event.by;
  }
  return rooms.length === view.progress ? rooms : [];
}
