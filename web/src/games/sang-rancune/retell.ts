// An event done to a view: while events are told one after the other, the table already shows what each of them says.

import { publicly } from "$lib/kit/retold";

import type { Blow, Creature, Event, Hero, Revealed, Shown, View } from "./types";

const fresh = (card: string): Revealed => ({
  card,
  heroic: false,
  blessed: false,
  theft: null,
  aim: null,
  wasted: false,
  clumsy: false,
  reactions: [],
});

function hero(view: View, seat: number, change: (hero: Hero) => Partial<Hero>): View {
  const { heroes } = view.public;
  return publicly(view, { heroes: heroes.map((each, at) => (at === seat ? { ...each, ...change(each) } : each)) });
}
const creature = (view: View, change: Partial<Creature>): View =>
  publicly(view, { creature: { ...view.public.creature, ...change } });
/** What follows from a view is known again with the next one; until then, what the events say of it. */
const shown = (view: View, change: Partial<Shown>): View => ({ ...view, shown: { ...view.shown, ...change } });

function without<T>(list: readonly T[], is: (item: T) => boolean): T[] {
  const at = list.findIndex(is);
  return list.filter((_, index) => index !== at);
}

/** The view with this event told on top of it. */
export function retell(view: View, event: Event): View {
  switch (event.kind) {
    case "initiative_drawn": {
      const told = event.order.reduce((told, seat, at) => hero(told, seat, () => ({ initiative: at + 1 })), view);
      return shown(told, {
        order: [...event.order, ...view.shown.order.filter((seat) => !event.order.includes(seat))],
      });
    }
    case "initiative_swapped": {
      const { one, two } = event;
      const place = (seat: number): number => view.public.heroes[seat]?.initiative ?? 0;
      const told = hero(view, one, () => ({ initiative: place(two) }));
      const order = view.shown.order.map((seat) => (seat === one ? two : seat === two ? one : seat));
      return shown(
        hero(told, two, () => ({ initiative: place(one) })),
        { order },
      );
    }
    case "round_started":
      return creature(view, { round: event.round });
    case "attacks_set": {
      const set = view.own.set.map((each, seat) =>
        event.seats.includes(seat) && each.size === 0 ? { ...each, size: 1 } : each,
      );
      return { ...view, own: { ...view.own, set } };
    }
    case "revealed":
      return revealed(view, event.seat, event.cards);
    case "brought":
      return lying(view, (attacks) => [...attacks, ...event.cards.map(fresh)]);
    case "replaced":
      return lying(view, (attacks) => without(attacks, ({ card }) => card === event.card));
    case "struck":
      return event.counter ? view : struck(view, { owner: event.seat, ...event });
    case "low_blow_played":
      return publicly(view, { low_blows: [...view.public.low_blows, { by: event.seat, ploy: event.ploy }] });
    case "low_blow_cancelled":
      return publicly(view, {
        low_blows: without(view.public.low_blows, ({ ploy, by }) => ploy.card === event.card && by === event.of),
      });
    case "creature_aims":
      return publicly(view, { hits: event.targets.map(([target, damage]) => ({ target, damage, slot: null })) });
    case "hit_redirected": {
      const { hits } = view.public;
      const at = hits.findIndex((hit) => hit.target === event.from);
      return publicly(view, { hits: hits.map((hit, index) => (index === at ? { ...hit, target: event.to } : hit)) });
    }
    case "wounded":
      return hero(view, event.seat, () => ({ life: event.life }));
    case "healed": {
      const told = hero(view, event.seat, ({ life }) => ({ life: life + event.healed }));
      return hero(told, event.by, ({ prestige }) => ({ prestige: prestige + event.prestige }));
    }
    case "died":
      return hero(view, event.seat, () => ({ life: 0 }));
    case "life_changed":
    case "threshold_lowered":
      return creature(view, { life: event.life });
    case "life_adjusted":
      return publicly(creature(view, { life: event.life }), { is_adjusted: true });
    case "coin_flipped":
      return creature(view, { form: event.form, tokens: event.tokens });
    case "token_added":
      return creature(view, { tokens: event.tokens });
    case "head_grown":
      return creature(view, { heads: event.heads });
    case "marked":
      return event.seats.reduce((told, seat) => hero(told, seat, ({ marks }) => ({ marks: marks + 1 })), view);
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
  const set = view.own.set.map((each, at) => (at === seat ? { ...each, size: 0, cards: null } : each));
  const told = publicly(view, { turn: { seat, kind: "ordinary", attacks: cards.map(fresh) } });
  return shown({ ...told, own: { ...view.own, set } }, { worths: [], coming: [] });
}

/** The revealed cards, changed; what they come to now the next view says. */
function lying(view: View, change: (attacks: readonly Revealed[]) => Revealed[]): View {
  const { turn } = view.public;
  return turn
    ? shown(publicly(view, { turn: { ...turn, attacks: change(turn.attacks) } }), { worths: [], coming: [] })
    : view;
}

/** What the creature can still take the next view says. */
function struck(view: View, { owner, card, damage, aim, riders }: Blow): View {
  const lies = lying(view, (attacks) => without(attacks, (shown) => shown.card === card));
  return publicly(lies, { damage_pile: [...view.public.damage_pile, { owner, card, damage, aim, riders }] });
}
