// What lies on the table while events are still being shown: the last view with the public part of those events done to
// it, so that a token drops when its wound is told and not a few lines later. The next view has the last word.

import type { EventLine } from "$lib/protocol/types";

import type { Card, Event, PlayerView, Seat, View } from "./types";

export const eventOf = (line: EventLine | null): Event | null => (line ? (line.event as Event) : null);

function change(view: View, seat: Seat, how: (player: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((player, at) => (at === seat ? { ...player, ...how(player) } : player)) };
}

const add = (view: View, seat: Seat, card: Card): View =>
  change(view, seat, ({ cards }) => ({ cards: [...cards, card] }));

const remove = (view: View, seat: Seat, card: Card): View =>
  change(view, seat, ({ cards }) => ({ cards: cards.filter((it) => it !== card) }));

function one(view: View, event: Event): View {
  switch (event.kind) {
    case "turn_started":
      return { ...view, turn: event.turn, dagger: event.seat, attack: null };
    case "attack_declared": {
      const nothingYet = { offers: [], intervener: null, rank_shown: false, chosen: null, dagger_to: null };
      return { ...view, attack: { attacker: event.by, target: event.target, ...nothingYet } };
    }
    case "dagger_passed":
      return { ...view, dagger: event.to };
    case "dagger_moved":
      return { ...view, dagger: event.to, attack: null };
    case "offers_revealed":
      return view.attack ? { ...view, attack: { ...view.attack, offers: event.offers } } : view;
    case "offer_accepted":
      return view.attack ? { ...view, attack: { ...view.attack, intervener: event.intervener } } : view;
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
      return { ...view, ending: event.ending };
    case "all_revealed": {
      const players = view.players.map((player, seat) => ({ ...player, character: event.characters[seat] ?? null }));
      return { ...view, players, true_curse: event.true_curse, is_revealed: true };
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

/** The view with these events done to it. */
export const staged = (view: View, events: readonly Event[]): View => events.reduce(one, view);

/** Who has been captured, by what was told so far. */
export function captiveOf(view: View, lines: readonly EventLine[]): Seat | null {
  if (view.ending) return view.ending.captive;
  const told = lines.map((line) => line.event as Event).find((event) => event.kind === "captured");
  return told?.kind === "captured" ? told.seat : null;
}

/** The seats an event is about, to light them up. */
export function touched(event: Event | null): readonly Seat[] {
  if (!event) return [];
  switch (event.kind) {
    case "attack_declared":
      return [event.by, event.target];
    case "dagger_passed":
    case "dagger_moved":
      return [event.to];
    case "offers_revealed":
      return event.offers;
    case "offer_accepted":
      return [event.intervener];
    case "ability_used":
      return [event.seat, ...event.targets];
    case "card_given":
      return [event.from, event.to];
    case "curses_given":
      return event.to;
    case "protection_lapsed":
      return [event.seat, ...event.shields];
    case "characters_seen":
      return [event.by, ...event.seen.map((it) => it.seat)];
    case "wound":
    case "token_returned":
    case "card_taken":
    case "captured":
    case "turn_started":
      return [event.seat];
    case "intervention_requested":
      return [event.target];
    default:
      return [];
  }
}

/**
 * Remembers how many lines the last view already holds, so that the rest can be staged. A scene counts its lines up
 * while events are shown and changes its view after the last of them.
 */
export class Backlog {
  #view: View | null = null;
  #held = 0;

  /** The view on the table now. */
  show(view: View, lines: readonly EventLine[]): View {
    if (view !== this.#view || lines.length < this.#held) {
      this.#view = view;
      this.#held = lines.length;
    }
    return staged(
      view,
      lines.slice(this.#held).map((line) => line.event as Event),
    );
  }
}
