// What stands beside a line of the log: what was done, wounds and deaths, and things that change hands.

import type { CardsOf } from "../game";
import { actionIcon, SIGNS, thingIcon } from "./icons";
import type { Game } from "./scene";
import type { Event } from "./types";

// Figures have no cards of their own; the words name them.
export function signsOf(event: Event, _cards: CardsOf<Game>): string[] {
  if (event.kind === "turn") {
    if (event.what === "activated") return event.kinds.flatMap((kind) => actionIcon(kind) ?? []);
    if (event.what === "on_lookout") return [SIGNS.lookout];
    return event.what === "tested" || event.what === "die" ? [SIGNS.dice] : [];
  }
  if (event.kind === "space") {
    if ("object" in event) return [thingIcon(event.object)];
    return event.what === "left" ? [SIGNS.exit] : [];
  }
  if (event.kind === "blood") {
    if (event.what === "died") return [SIGNS.dead];
    if (event.what === "wounded" || event.what === "lost_members") return [SIGNS.wound];
    return event.what === "attacks" ? [SIGNS.duel] : [];
  }
  return [];
}
