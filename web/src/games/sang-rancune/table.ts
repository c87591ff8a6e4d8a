// Reading the view: who stands where, what lies before whom, how much is missing.

import { touching } from "$lib/kit/touched";

import type { Aim, Blow, Event, Hero, View } from "./types";

export const isAlive = (hero: Hero): boolean => hero.life > 0;

/** The viewer's own seat; nothing for the gallery. */
export const mine = (view: View): number | null => (view.viewer === "gallery" ? null : view.viewer.seat);

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
export const uncounted = (view: View): readonly Blow[] => (view.public.is_adjusted ? [] : view.public.damage_pile);

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
  const ids = told.length >= view.public.creature.number ? told.slice(0, view.public.creature.number) : view.public.met;
  const rooms = ids.map((encounter): Met => ({ encounter, killer: null }));
  for (const event of events) {
    if (event.kind !== "encounter_defeated") continue;
    const room = rooms.find(({ encounter, killer }) => encounter === event.encounter && killer === null);
    if (room) room.killer = event.by;
  }
  return rooms.length === view.public.creature.number ? rooms : [];
}
