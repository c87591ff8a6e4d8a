// An event done to a view: while events are told one after the other, the table already shows what each of them says. What
// follows from one by a rule, such as a card that is spent, the next view brings.

import { publicly } from "$lib/kit/retold";

import type { BrawlEvent, Event, FightEvent, Figure, Purse, RoundEvent, Trade, TradeEvent, View } from "./types";
import type { TreasureEvent } from "./types";

const trade = (view: View, change: Partial<Trade>): View =>
  publicly(view, { trade: { ...view.public.trade, ...change } });

function figure(view: View, who: string, change: Partial<Figure>): View {
  const groups = view.public.groups.map((group) =>
    group.map((each) => (each.who === who ? { ...each, ...change } : each)),
  );
  return publicly(view, { groups });
}

const purses = (view: View, change: (purse: Purse, seat: number) => Purse): View => ({
  ...view,
  own: { ...view.own, purses: view.own.purses.map(change) },
});

/** The view with this event told on top of it. */
export function retell(view: View, event: Event): View {
  switch (event.kind) {
    case "trade":
      return ofTrade(view, event);
    case "brawl":
      return ofBrawl(view, event);
    case "fight":
      return ofFight(view, event);
    case "treasure":
      return ofTreasure(view, event);
    case "round":
      return ofRound(view, event);
    case "end":
      return view;
  }
}

function ofTrade(view: View, event: TradeEvent): View {
  switch (event.what) {
    case "shown":
      return trade(view, { seller: event.seat, shown: event.treasure });
    case "agitated":
      return trade(view, { laid: event.laid });
    case "offers_opened":
      return purses(view, (purse, seat) => ({ ...purse, offer: event.offers[seat] ?? purse.offer }));
    case "started":
    case "dealt":
    case "declined":
    case "refused":
    case "protested":
    case "skipped":
    case "sold":
    case "peace_made":
    case "trade_ran_out":
      return view;
  }
}

function ofBrawl(view: View, event: BrawlEvent): View {
  switch (event.what) {
    case "started":
      return publicly(view, { phase: "brawl" });
    case "round_started":
      return publicly(view, { round: event.round });
    case "left_hiding":
    case "cover_discarded":
    case "discovered":
      return figure(view, event.who, { cover: null });
    case "left_door":
      return figure(view, event.who, { at_door: null });
    case "trophy_discarded":
    case "weapon_back_in_hand":
      return figure(view, event.who, { weapon: null });
    case "escaped":
      return figure(view, event.who, { posture: "escaped" });
    case "activated":
    case "mustered":
    case "supported":
    case "tested":
    case "no_hiding_place":
      return view;
  }
}

function ofFight(view: View, event: FightEvent): View {
  switch (event.what) {
    case "harmed":
      return figure(view, event.who, { posture: event.to });
    case "broken": {
      const told = publicly(view, { broken: [...view.public.broken, event.object] });
      return { ...told, shown: { ...view.shown, tavern: { ...view.shown.tavern, value: event.tavern } } };
    }
    case "protection_lost":
      return figure(view, event.who, { cover: null });
    case "door_lost":
      return figure(view, event.who, { at_door: null });
    case "struck":
    case "unharmed":
    case "discarded":
    case "riposte":
    case "no_riposte":
      return view;
  }
}

function ofTreasure(view: View, event: TreasureEvent): View {
  const { floor } = view.public;
  switch (event.what) {
    case "picked_up":
      return publicly(view, { floor: floor.filter((treasure) => treasure !== event.treasure) });
    case "dropped":
      return publicly(view, { floor: [...floor, event.treasure] });
    case "stolen":
    case "looked_at":
    case "looted":
    case "spilled":
    case "sheltered":
      return view;
  }
}

function ofRound(view: View, event: RoundEvent): View {
  switch (event.what) {
    case "hiding_lapsed":
      return figure(view, event.who, { cover: null });
    case "joined": {
      const fresh: Figure = {
        who: event.who,
        posture: "standing",
        cover: null,
        weapon: null,
        at_door: null,
        has_fallen: false,
      };
      const groups = view.public.groups.map((group, seat) =>
        seat === event.seat && group.every(({ who }) => who !== event.who) ? [...group, fresh] : group,
      );
      const cards = [...view.shown.cards, { who: event.who, card: view.public.call?.arrival ?? event.who }];
      return publicly({ ...view, shown: { ...view.shown, cards } }, { groups });
    }
    case "penalty":
    case "discarded":
    case "drew":
    case "reshuffled":
    case "straightened":
    case "came":
    case "claimed":
    case "raced":
    case "rolled_for":
      return view;
  }
}

/** The seats an event is about. */
export function touched(event: Event): number[] {
  if (event.kind === "trade" && event.what === "sold") return [event.seller, event.buyer];
  if (event.kind === "treasure" && "by" in event)
    return "from" in event ? [event.by, event.from] : [event.by, event.at];
  if (event.kind === "fight" && event.what === "struck") return [event.seat, event.victim];
  if (event.kind === "round" && event.what === "claimed") return [...event.right, ...event.wrong];
  if ("seats" in event) return event.seats;
  return "seat" in event ? [event.seat] : [];
}
