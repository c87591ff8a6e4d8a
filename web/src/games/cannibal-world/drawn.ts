// What stands beside a line of the log: the card or the creature, meat that is won, and who dies.

import type { CardsOf } from "../game";
import { abilityIcon, picture, SIGNS } from "./icons";
import type { Game } from "./scene";
import type { Event } from "./types";

export function signsOf(event: Event, cards: CardsOf<Game>): string[] {
  const drawn = (id: string): string => picture(cards.get(id));
  if (event.kind === "course") {
    if (event.what === "pillaged") return [SIGNS.habitat];
    return event.what === "gained_meat" || event.what === "gave_token" ? [SIGNS.meat] : [];
  }
  if (event.kind === "cards") return "card" in event && event.card !== null ? [drawn(event.card)] : [];
  if (event.kind === "board") {
    if (event.what === "died") return [drawn(event.who.card), SIGNS.death];
    return event.what === "entered" ? [drawn(event.who.card)] : [];
  }
  if (event.what === "attacked") return [drawn(event.attacker.card), SIGNS.fight, drawn(event.defender.card)];
  if (event.what === "damaged") return [SIGNS.wound];
  return "ability" in event ? [abilityIcon(event.ability)] : [];
}
