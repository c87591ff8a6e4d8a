// What a whole game came to, counted from its events.

import { events, type Told } from "$lib/kit/told";

import type { Event, Identity, Seat } from "./types";

export interface Tally {
  wounds: number;
  offers: number;
  abilities: number;
  /** To whom the dagger came most often; the first of equals. */
  most: { seat: Seat; times: number } | null;
  box: readonly Identity[];
}

export function tally(lines: readonly Told<Event>[]): Tally {
  const held = new Map<Seat, number>();
  let [wounds, offers, abilities] = [0, 0, 0];
  let box: readonly Identity[] = [];
  for (const event of events(lines)) {
    if (event.kind === "wound" || event.kind === "captured") wounds += 1;
    if (event.kind === "offers_revealed") offers += event.offers.length;
    if (event.kind === "ability_used") abilities += 1;
    if (event.kind === "turn_started") held.set(event.seat, (held.get(event.seat) ?? 0) + 1);
    if (event.kind === "all_revealed") box = event.left_in_box;
  }
  const most = [...held].reduce<Tally["most"]>(
    (best, [seat, times]) => (best && best.times >= times ? best : { seat, times }),
    null,
  );
  return { wounds, offers, abilities, most, box };
}
