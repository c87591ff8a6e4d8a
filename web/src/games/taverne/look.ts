// How the kinds of cards are dressed.

import type { Card } from "./scene";

/** The class of a card's frame. */
export function faceClass(card: Card): string {
  switch (card.kind) {
    case "hero":
      return "tv-hero";
    case "arrival":
    case "militia":
      return "tv-arrival";
    case "treasure":
      return "tv-loot";
    case "object":
      return "tv-object";
    case "agitation":
      return "tv-agitation";
    case "door":
    case "window":
    case "tavern_state":
      return "tv-arrival";
  }
}
