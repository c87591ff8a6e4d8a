// The whole game in figures, counted from what was told.

import type { Character, Event, Seat } from "./types";

/** What one player did. */
export interface Deeds {
  /** Attacks, and those after which somebody was worse off. */
  blows: number;
  hits: number;
  /** Characters made KO. */
  knockedOut: number;
  /** Treasures taken from others in the Brawl. */
  taken: number;
  /** Treasures picked up from the floor. */
  pickedUp: number;
}

/** The throw with the most dice that counted. */
export interface BestThrow {
  seat: Seat;
  who: Character;
  hits: number;
  dice: number;
}

/** Everybody's deeds, and the best throw of all, if anybody hit at all. */
export function deeds(events: readonly Event[], seats: number): { each: Deeds[]; best: BestThrow | null } {
  const each = Array.from({ length: seats }, (): Deeds => ({
    blows: 0,
    hits: 0,
    knockedOut: 0,
    taken: 0,
    pickedUp: 0,
  }));
  const add = (seat: Seat | null, what: keyof Deeds): void => {
    const own = seat === null ? undefined : each[seat];
    if (own) own[what] += 1;
  };
  let best: BestThrow | null = null;
  let striker: Seat | null = null;
  for (const event of events) {
    if (event.kind === "treasure") {
      if (event.what === "stolen" || event.what === "looted") add(event.by, "taken");
      if (event.what === "picked_up") add(event.seat, "pickedUp");
      continue;
    }
    if (event.kind !== "fight") continue;
    if (event.what === "struck") {
      striker = event.seat;
      add(striker, "blows");
      const { dice } = event.attack;
      const hits = dice.filter(({ counts }) => counts).length;
      if (hits > (best?.hits ?? 0)) best = { seat: event.seat, who: event.who, hits, dice: dice.length };
    }
    if (event.what === "harmed") {
      add(striker, "hits");
      if (event.to === "ko") add(striker, "knockedOut");
    }
  }
  return { each, best };
}
