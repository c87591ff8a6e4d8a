// The public part of an event, done to a view, and the seats it is about: a token drops when its wound is told.

import { publicly } from "$lib/kit/retold";
import { events, type Told } from "$lib/kit/told";
import { touching } from "$lib/kit/touched";

import type { Card, Event, Player, Seat, View } from "./types";

function change(view: View, seat: Seat, how: (player: Player) => Partial<Player>): View {
  const { players } = view.public;
  return publicly(view, {
    players: players.map((player, at) => (at === seat ? { ...player, ...how(player) } : player)),
  });
}

const add = (view: View, seat: Seat, card: Card): View =>
  change(view, seat, ({ cards }) => ({ cards: [...cards, card] }));

const remove = (view: View, seat: Seat, card: Card): View =>
  change(view, seat, ({ cards }) => ({ cards: cards.filter((it) => it !== card) }));

/** The view with this event done to it. */
export function told(view: View, event: Event): View {
  const { attack } = view.public;
  switch (event.kind) {
    case "turn_started":
      return publicly(view, { turn: event.turn, dagger: event.seat, attack: null });
    case "attack_declared": {
      const nothingYet = { offers: [], intervener: null, rank_shown: false, chosen: null, dagger_to: null };
      return publicly(view, { attack: { attacker: event.by, target: event.target, ...nothingYet } });
    }
    case "dagger_passed":
      return publicly(view, { dagger: event.to });
    case "dagger_moved":
      return publicly(view, { dagger: event.to, attack: null });
    case "offers_revealed":
      return attack ? publicly(view, { attack: { ...attack, offers: event.offers } }) : view;
    case "offer_accepted":
      return attack ? publicly(view, { attack: { ...attack, intervener: event.intervener } }) : view;
    case "wound":
      return change(view, event.seat, ({ wounds }) => ({ wounds: [...wounds, event.token] }));
    case "token_returned":
      return change(view, event.seat, ({ wounds }) => {
        const at = wounds.findIndex((token) => JSON.stringify(token) === JSON.stringify(event.token));
        return { wounds: wounds.filter((_, index) => index !== at) };
      });
    case "card_taken":
      return add(view, event.seat, event.card);
    case "card_given":
      return add(view, event.to, event.card);
    case "curses_given":
      return event.to.reduce((view, seat) => add(view, seat, "curse"), view);
    case "protection_lapsed": {
      const without = remove(view, event.seat, `sword_${event.color}`);
      return event.shields.reduce((view, seat) => remove(view, seat, `shield_${event.color}`), without);
    }
    case "game_over":
      return publicly(view, { ending: event.ending });
    case "all_revealed": {
      const own = { ...view.own, characters: event.characters, true_curse: event.true_curse };
      return { ...publicly(view, { is_revealed: true }), own };
    }
    case "game_started":
    case "characters_dealt":
    case "clues_shown":
    case "intervention_impossible":
    case "intervention_requested":
    case "intervention_not_requested":
    case "offers_declined":
    case "ability_used":
    case "ability_declined":
    case "characters_seen":
    case "captured":
    case "turn_limit_reached":
      return view;
    default:
      // A later server may tell more; its view shows what became of it.
      return view;
  }
}

/** Who has been captured, by what was told so far. */
export function captiveOf(view: View, lines: readonly Told<Event>[]): Seat | null {
  if (view.public.ending) return view.public.ending.captive;
  const captured = events(lines).find((event) => event.kind === "captured");
  return captured?.seat ?? null;
}

/** Who wins, once it is told and the cards lie open. */
export function winnersOf(view: View, lines: readonly Told<Event>[]): readonly Seat[] {
  const over = events(lines).find((event) => event.kind === "game_over");
  return over && view.public.is_revealed ? over.winners : [];
}

/** The seats an event is about, to light them up. */
export const touched = touching<Event>({
  only: {
    attack_declared: ["by", "target"],
    dagger_passed: ["to"],
    dagger_moved: ["to"],
    offers_revealed: ["offers"],
    offer_accepted: ["intervener"],
    ability_used: ["seat", "targets"],
    card_given: ["from", "to"],
    curses_given: ["to"],
    protection_lapsed: ["seat", "shields"],
    characters_seen: ["by", "seen"],
    wound: ["seat"],
    token_returned: ["seat"],
    card_taken: ["seat"],
    captured: ["seat"],
    turn_started: ["seat"],
    intervention_requested: ["target"],
  },
});
