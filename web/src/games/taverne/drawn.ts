// What stands beside a line of the log: Treasures and Objects as they are drawn on their cards, and who was hurt.

import type { CardsOf } from "../game";
import { picture, SIGNS } from "./icons";
import type { Game } from "./scene";
import type { Event } from "./types";

/** The ids of the cards an event speaks of; what the reader may not see is not among them. */
function cardsIn(event: Event): readonly string[] {
  if ("treasure" in event) return event.treasure === null ? [] : [event.treasure];
  if ("object" in event) return [event.object];
  if ("objects" in event) return event.objects;
  if ("arrival" in event) return [event.arrival];
  if ("cards" in event) return event.cards ?? [];
  return [];
}

export function signsOf(event: Event, cards: CardsOf<Game>): string[] {
  if (event.kind === "fight" && event.what === "harmed") {
    if (event.to === "ko") return [SIGNS.ko];
    return event.to === "down" ? [SIGNS.down] : [];
  }
  if (event.kind === "brawl" && event.what === "escaped") return [SIGNS.escaped];
  return cardsIn(event).map((id) => picture(cards.get(id)));
}
