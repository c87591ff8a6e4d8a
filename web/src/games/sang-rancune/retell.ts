// An event done to a view: while events are told one after the other, the table already shows what each of them says.

import type { Blow, Creature, Event, Hero, Revealed, View } from "./types";

const fresh = (card: string): Revealed => ({
  card,
  heroic: false,
  blessed: false,
  theft: null,
  aim: null,
  clumsy: false,
  reactions: [],
});

function hero(view: View, seat: number, change: (hero: Hero) => Partial<Hero>): View {
  return { ...view, heroes: view.heroes.map((each, at) => (at === seat ? { ...each, ...change(each) } : each)) };
}
const creature = (view: View, change: Partial<Creature>): View => ({
  ...view,
  creature: { ...view.creature, ...change },
});

function without<T>(list: readonly T[], is: (item: T) => boolean): T[] {
  const at = list.findIndex(is);
  return list.filter((_, index) => index !== at);
}

/** The view with this event told on top of it. */
export function retell(view: View, event: Event): View {
  switch (event.kind) {
    case "initiative_drawn":
      return event.order.reduce((told, seat, at) => hero(told, seat, () => ({ initiative: at + 1 })), view);
    case "initiative_swapped": {
      const places = [view.heroes[event.one]?.initiative ?? 0, view.heroes[event.two]?.initiative ?? 0] as const;
      const told = hero(view, event.one, () => ({ initiative: places[1] }));
      return hero(told, event.two, () => ({ initiative: places[0] }));
    }
    case "round_started":
      return creature(view, { round: event.round });
    case "attacks_set": {
      const set = view.set.map((each, seat) =>
        event.seats.includes(seat) && each.size === 0 ? { ...each, size: 1 } : each,
      );
      return { ...view, set };
    }
    case "revealed":
      return revealed(view, event.seat, event.cards);
    case "brought":
      return view.turn
        ? { ...view, turn: { ...view.turn, attacks: [...view.turn.attacks, ...event.cards.map(fresh)] } }
        : view;
    case "replaced":
      return view.turn
        ? { ...view, turn: { ...view.turn, attacks: without(view.turn.attacks, ({ card }) => card === event.card) } }
        : view;
    case "struck":
      return event.counter ? view : struck(view, { owner: event.seat, ...event });
    case "low_blow_played":
      return { ...view, low_blows: [...view.low_blows, { by: event.seat, ploy: event.ploy }] };
    case "low_blow_cancelled":
      return {
        ...view,
        low_blows: without(view.low_blows, ({ ploy, by }) => ploy.card === event.card && by === event.of),
      };
    case "creature_aims":
      return { ...view, hits: event.targets.map(([target, damage]) => ({ target, damage, slot: null })) };
    case "hit_redirected": {
      const at = view.hits.findIndex((hit) => hit.target === event.from);
      return { ...view, hits: view.hits.map((hit, index) => (index === at ? { ...hit, target: event.to } : hit)) };
    }
    case "wounded":
      return hero(view, event.seat, () => ({ life: event.life }));
    case "healed": {
      const told = hero(view, event.seat, ({ life }) => ({ life: life + event.healed }));
      return hero(told, event.by, ({ prestige }) => ({ prestige: prestige + event.prestige }));
    }
    case "died":
      return hero(view, event.seat, () => ({ life: 0, prestige: 0 }));
    case "life_changed":
    case "threshold_lowered":
      return creature(view, { life: event.life });
    case "life_adjusted":
      return { ...creature(view, { life: event.life }), is_adjusted: true };
    case "coin_flipped":
      return creature(view, { form: event.form, tokens: event.tokens });
    case "token_added":
      return creature(view, { tokens: event.tokens });
    case "head_grown":
      return creature(view, { heads: event.heads });
    case "marked":
      return event.seats.reduce((told, seat) => hero(told, seat, ({ marks }) => ({ marks: marks + 1 })), view);
    case "petrified":
      return hero(view, event.seat, () => ({ petrified_in: view.creature.round + 1 }));
    case "token_killed":
      return hero(view, event.by, ({ prestige }) => ({ prestige: prestige + event.prestige }));
    case "encounter_defeated":
      return hero(view, event.by, ({ prestige }) => ({ prestige: prestige + event.prestige + event.bonus }));
    case "item_drawn":
      return hero(view, event.seat, ({ items }) => ({ items: [...items, { card: event.item, is_open: false }] }));
    default:
      return view;
  }
}

function revealed(view: View, seat: number, cards: readonly string[]): View {
  const set = view.set.map((each, at) => (at === seat ? { ...each, size: 0, cards: null } : each));
  return { ...view, set, turn: { seat, kind: "ordinary", attacks: cards.map(fresh) } };
}

function struck(view: View, blow: Blow): View {
  const { owner, card, damage, aim, riders } = blow;
  const turn = view.turn && { ...view.turn, attacks: without(view.turn.attacks, (shown) => shown.card === card) };
  return { ...view, turn, damage_pile: [...view.damage_pile, { owner, card, damage, aim, riders }] };
}
