// An event done to a view: while events are told one after the other, the table already shows what each of them says.

import { publicly } from "$lib/kit/retold";

import { other, placeOf } from "./table";
import type { BoardEvent, CardEvent, Course, Creature, Event, FightEvent, Holding, Player, View } from "./types";

const player = (view: View, seat: number, change: (player: Player) => Partial<Player>): View =>
  publicly(view, {
    players: view.public.players.map((each, at) => (at === seat ? { ...each, ...change(each) } : each)),
  });

const creature = (view: View, id: number, change: Partial<Creature>): View =>
  publicly(view, {
    creatures: view.public.creatures.map((each) => (each.id === id ? { ...each, ...change } : each)),
  });

const without = (cards: readonly string[], card: string): string[] => {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.filter((_, place) => place !== at);
};

/** One card more or less in a hand or a pile, with its face where it is seen. */
function held(holding: Holding, by: 1 | -1, card: string | null): Holding {
  const { size, cards } = holding;
  const faces = cards && card ? (by > 0 ? [...cards, card].sort() : without(cards, card)) : cards;
  return { size: Math.max(0, size + by), cards: faces };
}

type Stack = "hands" | "reinforcements";
const stack = (view: View, which: Stack, seat: number, by: 1 | -1, card: string | null): View => ({
  ...view,
  own: { ...view.own, [which]: view.own[which].map((each, at) => (at === seat ? held(each, by, card) : each)) },
});

const fromMain = (view: View, seat: number): View => ({
  ...view,
  own: { ...view.own, mains: view.own.mains.map((size, at) => (at === seat ? Math.max(0, size - 1) : size)) },
});

const discarded = (view: View, seat: number, card: string): View =>
  player(view, seat, ({ discard }) => ({ discard: [...discard, card].sort() }));

/** The view with this event told on top of it. */
export function retell(view: View, event: Event): View {
  switch (event.kind) {
    case "course":
      return ofCourse(view, event);
    case "cards":
      return ofCards(view, event);
    case "board":
      return ofBoard(view, event);
    case "fight":
      return ofFight(view, event);
  }
}

function ofCourse(view: View, event: Course): View {
  switch (event.what) {
    case "first_player":
      return publicly(view, { first: event.seat });
    case "turn_began":
      return publicly(view, { active: event.seat, turn: event.turn, phase: "draw" });
    case "exhausted":
      return player(view, event.seat, () => ({ exhausted: true }));
    case "gained_meat":
      return player(view, event.seat, ({ meat }) => ({ meat: meat + event.meat }));
    case "gave_token": {
      const given = player(view, event.from, ({ meat }) => ({ meat: Math.max(0, meat - 1) }));
      return player(given, event.to, ({ meat }) => ({ meat: meat + 1 }));
    }
    case "pillaged": {
      const camp = view.shown.camps[event.seat];
      if (!camp) return view;
      const habitats: [number, number] = [...view.public.habitats];
      habitats[placeOf(other(camp))] = event.left;
      return publicly(view, { habitats });
    }
    case "ended":
      return publicly(view, { ending: event.ending, phase: "over" });
    case "began":
    case "decks_brought":
    case "reinforcements_chosen":
    case "dealt":
    case "mulligans":
    case "turn_ended":
    case "offers_to_concede":
    case "hands_revealed":
    case "counted":
      return view;
  }
}

function ofCards(view: View, event: CardEvent): View {
  switch (event.what) {
    case "drew_main":
      return stack(fromMain(view, event.seat), "hands", event.seat, 1, event.card);
    case "drew_reinforcement": {
      const taken = stack(view, "reinforcements", event.seat, -1, event.card);
      return stack(taken, "hands", event.seat, 1, event.card);
    }
    case "refilled":
      return stack(fromMain(view, event.seat), "reinforcements", event.seat, 1, event.card);
    case "revealed": {
      const { seat, card } = event;
      return publicly(stack(view, "hands", seat, -1, card), { played: [...view.public.played, { seat, card }] });
    }
    case "discarded": {
      const { seat, card } = event;
      const at = view.public.played.findLastIndex((each) => each.seat === seat && each.card === card);
      const played = view.public.played.filter((_, place) => place !== at);
      return discarded(publicly(view, { played }), seat, card);
    }
    case "proliferated": {
      const back = player(view, event.seat, ({ discard }) => ({ discard: without(discard, event.card) }));
      return stack(back, "reinforcements", event.seat, 1, event.card);
    }
    case "searched":
      return stack(fromMain(view, event.seat), "hands", event.seat, 1, event.card);
    case "second_lost":
    case "nothing_to_fetch":
    case "found_nothing":
      return view;
  }
}

function ofBoard(view: View, event: BoardEvent): View {
  switch (event.what) {
    case "entered": {
      if (view.public.creatures.some(({ id }) => id === event.who.id)) return view;
      const fresh: Creature = {
        ...event.who,
        zone: event.zone,
        damage: 0,
        stunned: false,
        used: [false, false],
        stance: { shield: 0, feint: false, extra: 0, extra_taken: 0, direct: 0 },
        incoming: 0,
      };
      const played = stack(view, "hands", event.seat, -1, event.who.card);
      return publicly(played, { creatures: [...view.public.creatures, fresh] });
    }
    case "moved":
      return creature(view, event.who.id, { zone: event.to });
    case "recovered":
      return creature(view, event.who.id, { stunned: false });
    case "stunned":
      return creature(view, event.who.id, { stunned: true });
    case "died": {
      const creatures = view.public.creatures.filter(({ id }) => id !== event.who.id);
      return discarded(publicly(view, { creatures }), event.who.owner, event.who.card);
    }
    case "lost_tracker":
    case "freed":
      return view;
  }
}

function ofFight(view: View, event: FightEvent): View {
  if (event.what !== "damaged") return view;
  const points = new Map(event.hits.map(({ who, points }) => [who.id, points]));
  const creatures = view.public.creatures.map((each) => ({
    ...each,
    damage: each.damage + (points.get(each.id) ?? 0),
  }));
  return publicly(view, { creatures });
}

/** The seats an event is about. */
export function touched(event: Event): number[] {
  if (event.kind === "course") {
    if (event.what === "gave_token") return [event.from, event.to];
    if ("seats" in event) return event.seats;
    return "seat" in event ? [event.seat] : [];
  }
  if (event.kind === "fight") {
    if (event.what === "attacked") return [event.seat, event.defender.owner];
    if (event.what === "used" || event.what === "used_card") {
      const aimed = event.aim.targets.map(({ who }) => who.owner);
      return [...new Set([event.seat, ...aimed])];
    }
    if (event.what === "damaged") return [...new Set(event.hits.map(({ who }) => who.owner))];
  }
  if (event.kind === "board" && "who" in event) return [event.who.owner];
  return "seat" in event && event.seat !== null ? [event.seat] : [];
}
