// What stands beside a line of the log: the cards it speaks of, a coin for Prestige, drops for what Life it cost.

import { kindOf } from "./facts";
import { picture, SIGNS } from "./icons";
import type { CardsOf } from "../game";
import type { Game } from "./scene";
import type { Event } from "./types";

export function signsOf(event: Event, cards: CardsOf<Game>): string[] {
  const drawn = (ids: readonly string[]): string[] => ids.map((id) => picture(id, kindOf(cards.get(id))));
  switch (event.kind) {
    case "encounter_defeated":
    case "token_killed":
      return [SIGNS.prestige];
    case "encounter_revealed":
    case "dead_raised":
      return [picture(event.encounter, "encounter")];
    case "wounded":
      return [SIGNS.life];
    case "died":
      return [SIGNS.dead];
    case "fireball_thrown":
      return [SIGNS.fireball];
    case "petrified":
      return [SIGNS.stone];
    case "coin_flipped":
      return [SIGNS.coin];
    case "low_blow_played":
      return drawn([event.ploy.card]);
    case "healed":
    case "potion_drunk":
    case "drink_offered":
      return drawn([event.potion]);
    case "item_drawn":
    case "item_taken":
    case "item_destroyed":
    case "item_swallowed":
      return drawn([event.item]);
    case "set_openly":
    case "revealed":
    case "missed":
    case "set_cards_lost":
      return drawn(event.cards);
    case "struck":
      return drawn([event.card, ...event.riders]);
    case "counter_attacked":
      return drawn([event.with]);
    case "drew":
    case "card_passed":
    case "replaced":
    case "declared_heroic":
    case "prepared":
    case "wasted":
    case "swallowed":
    case "low_blow_cancelled":
    case "attack_turned":
    case "made_clumsy":
    case "card_lost":
      return event.card === null ? [] : drawn([event.card]);
    default:
      return [];
  }
}
