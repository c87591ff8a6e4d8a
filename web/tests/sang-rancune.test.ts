import { describe, expect, it } from "vitest";

import { attackTable } from "$games/sang-rancune/attackTable";
import { heroName, states, things } from "$games/sang-rancune/lane";
import { gist } from "$games/sang-rancune/facts";
import { handPick, held, isChosenItem, itemPicks } from "$games/sang-rancune/picks";
import type { Card, Cards, Choice } from "$games/sang-rancune/scene";
import { segments, total } from "$games/sang-rancune/pile";
import { retell } from "$games/sang-rancune/retell";
import { history, seatsOf } from "$games/sang-rancune/table";
import { course, deeds } from "$games/sang-rancune/tally";
import type {
  Action,
  CardFacts,
  Effect,
  Event,
  Hero,
  Own,
  Public,
  Revealed,
  Shown,
  StrikeFacts,
  Sum,
  Term,
  Turn,
  View,
} from "$games/sang-rancune/types";
import { nameOf, orderOf } from "$games/sang-rancune/windows";
import { wordsOf } from "$games/sang-rancune/words";
import { rider, written } from "$games/sang-rancune/worth";
import * as picking from "$lib/state/picking";

const BLANK: CardFacts = {
  text: "",
  values: [],
  base: null,
  heroic: null,
  hero: null,
  count: 1,
  timing: [],
  effects: [],
  rider: null,
  potion: false,
};
const attack = (id: string, values: number[], base: number, effects: Effect[] = []): Card => ({
  id,
  name: id,
  text: "",
  kind: "attack",
  facts: { ...BLANK, text: id, values, base, effects },
});
const other = (id: string, kind: "attack" | "tactic" | "low_blow" | "item", effects: Effect[] = []): Card => ({
  id,
  name: id,
  text: "",
  kind,
  facts: { ...BLANK, text: id, effects },
});
const prepared = (id: string, rider: Term): Card => ({
  id,
  name: id,
  text: "",
  kind: "tactic",
  facts: { ...BLANK, text: id, rider },
});

const ALL: Card[] = [
  attack("fifty", [100, 50, 25, 0], 50),
  attack("fury", [60, 30, 15, 0], 30),
  attack("holy_water", [20, 10, 5, 0], 10, [{ kind: "add_vs_type", types: ["demon"], amount: 50 }]),
  attack("breach", [40, 20, 10, 0], 20, [{ kind: "rotate_self_if_follow", steps: 1 }]),
  other("feint", "tactic", [{ kind: "no_hit" }]),
  prepared("plus30", { sign: "+", by: 30 }),
  prepared("times2", { sign: "×", by: 2 }),
  other("clumsy", "low_blow", [{ kind: "replace_prep_with_attack", faces: [10, 5, 0], base: 5 }]),
  other("strength", "item", [{ kind: "rotate_own_attacks", steps: 1, rounds: 2 }]),
  other("fireball", "item", [{ kind: "damage_all", creatures: 30, other_players: 10 }]),
  { id: "vasha", name: "Vasha la Rouge", text: "", kind: "hero", facts: { life: 100, heroics: [] } },
];
const CARDS: Cards = new Map(ALL.map((card) => [card.id, card]));

function hero(change: Partial<Hero> = {}): Hero {
  return {
    hero: "vasha",
    life: 100,
    buried: false,
    prestige: 0,
    initiative: 0,
    items: [],
    prepared: [],
    set_open: false,
    acted: false,
    barred: false,
    tripped: false,
    jostled: 0,
    petrified_in: 0,
    is_stone: false,
    marks: 0,
    tally: 0,
    attacked: false,
    goblins: [],
    trophies: [],
    ...change,
  };
}

interface Change extends Partial<Public> {
  own?: Partial<Own>;
  shown?: Partial<Shown>;
}

function view({ own, shown, ...change }: Change = {}, heroes: Hero[] = [hero(), hero(), hero()]): View {
  return {
    viewer: { seat: 0 },
    public: {
      heroes,
      reshuffles: 0,
      discard: [],
      removed: [],
      met: [],
      risen: null,
      creature: {
        id: "ripper",
        number: 4,
        life: 150,
        prestige: 3,
        is_risen: false,
        round: 3,
        tokens: 0,
        heads: 0,
        form: null,
        wolves: [],
        chest: [],
        summoned: 0,
        is_banished: false,
        has_swallowed: false,
        is_defeated: false,
      },
      last_defeated: null,
      progress: 4,
      damage_pile: [],
      is_adjusted: false,
      strikers: [],
      turn: null,
      low_blows: [],
      hits: [],
      fallback: "none",
      struck: [],
      wounds: [],
      offer: null,
      drink: null,
      offers_made: heroes.map(() => 0),
      corpses: [],
      ...change,
    },
    own: {
      hand: [],
      hands: heroes.map(() => 5),
      set: heroes.map((_, seat) => ({ size: 0, cards: null, known_to: [seat] })),
      gifts: heroes.map(() => null),
      pile: 60,
      encounters: 5,
      unused: 17,
      ...own,
    },
    shown: {
      order: heroes.map((_, seat) => seat),
      bonuses: [0, 0, 0, 0, 0, 0, 3, 3, 5],
      left: 150,
      left_then: 150,
      coming: [],
      wolves: [],
      goblins: heroes.map(() => []),
      has_tokens: false,
      first_damage: null,
      last_damage: null,
      tradable: heroes.map(() => []),
      looted: null,
      life_decides: false,
      turning_to_stone: [],
      worths: [],
      ...shown,
    },
  };
}

const shown = (card: string, change: Partial<Revealed> = {}): Revealed => ({
  card,
  heroic: false,
  blessed: false,
  theft: null,
  aim: null,
  wasted: false,
  clumsy: false,
  reactions: [],
  ...change,
});
const turn = (attacks: Revealed[], kind: Turn["kind"] = "ordinary"): Turn => ({ seat: 0, kind, attacks });

describe("what a revealed Attack comes to", () => {
  const fifty: Sum = { values: [100, 50, 25, 0], base: 1, side: 1, terms: [], damage: 50 };

  it("is told as a sum", () => {
    expect(written({ ...fifty, side: 2, terms: [{ sign: "×", by: 2 }] })).toEqual({
      face: "50 ↻ 25",
      terms: "×2",
      total: "= 50",
    });
    expect(written(fifty)).toEqual({ face: "50", terms: "", total: "" });
  });
  it("is what the server says, card by card", () => {
    const table = view({ turn: turn([shown("feint"), shown("fifty")]), shown: { worths: [null, fifty] } });
    const found = things(table, 0, CARDS);
    expect(found.map((thing) => thing.is === "shown" && (thing.worth?.damage ?? null))).toEqual([null, 50]);
  });
  it("prints on a prepared card what it will do", () => {
    expect([rider("plus30", CARDS), rider("times2", CARDS), rider("feint", CARDS)]).toEqual(["+30", "×2", ""]);
  });
});

describe("the table", () => {
  /** A view in which so many Encounters were met. */
  const met = (number: number, ids: string[] = []): View =>
    view({ met: ids, creature: { ...view().public.creature, number } });

  it("knows whose killing blow it was, room by room", () => {
    const lines: Event[] = [
      { kind: "encounter_revealed", encounter: "ripper", number: 1, life: 150, is_risen: false },
      { kind: "encounter_defeated", encounter: "ripper", by: 2, prestige: 3, bonus: 0 },
      { kind: "encounter_revealed", encounter: "fear", number: 1, life: 150, is_risen: false },
    ];
    expect(history(met(2), lines)).toEqual([
      { encounter: "ripper", killer: 2 },
      { encounter: "fear", killer: null },
    ]);
    expect(history(met(2, ["fear", "ripper"]), [])).toHaveLength(2);
    expect(history(met(3, ["fear"]), [])).toEqual([]);
  });
  it("lights everybody an event is about", () => {
    expect(seatsOf({ kind: "item_taken", by: 2, from: 0, item: "x" })).toEqual([2, 0]);
    expect(seatsOf({ kind: "creature_aims", group: "random", targets: [[1, 15]] })).toEqual([1]);
    expect(seatsOf({ kind: "round_started", round: 2 })).toEqual([]);
  });
});

describe("the Damage pile", () => {
  const aim = { what: "creature" } as const;

  it("has a segment per Attack with damage, and hatched ones for what is revealed", () => {
    const table = view({
      damage_pile: [
        { owner: 1, card: "fury", damage: 30, aim, riders: [] },
        { owner: 2, card: "fury", damage: 0, aim, riders: [] },
      ],
      turn: turn([shown("fifty")]),
      shown: { coming: [{ card: "fifty", damage: 50, aim }] },
    });
    const found = segments(table);
    expect(found.map(({ owner, damage: by, isPending }) => [owner, by, isPending])).toEqual([
      [1, 30, false],
      [0, 50, true],
    ]);
    expect(total(found)).toBe(80);
  });
  it("is empty once it has been counted", () => {
    const blow = { owner: 1, card: "fury", damage: 30, aim, riders: [] };
    expect(segments(view({ damage_pile: [blow], is_adjusted: true }))).toEqual([]);
  });
  it("waits for a target where there are several", () => {
    const coming = [{ card: "fifty", damage: 50, aim: null }];
    const table = view({ turn: turn([shown("fifty")]), shown: { coming, has_tokens: true } });
    expect(segments(table)[0]?.aim).toBeNull();
  });
});

describe("what lies before a hero", () => {
  it("shows one Fireball however many creatures it struck", () => {
    const aims = [0, 1, 2].map((number) => ({ what: "wolf", number }) as const);
    const damage_pile = aims.map((aim) => ({ owner: 0, card: "fireball", damage: 30, aim, riders: [] }));
    expect(things(view({ damage_pile }), 0, CARDS)).toHaveLength(1);
    expect(things(view({ damage_pile }), 1, CARDS)).toHaveLength(0);
  });
  it("knows a face-down card only where the view does", () => {
    const set = [
      { size: 1, cards: ["fifty"], known_to: [0] },
      { size: 2, cards: null, known_to: [1] },
    ];
    const table = view({ own: { set } }, [hero(), hero()]);
    expect(things(table, 0, CARDS)).toEqual([{ is: "set", card: "fifty", isOpen: false }]);
    expect(things(table, 1, CARDS).map((thing) => thing.is === "set" && thing.card)).toEqual([null, null]);
  });
  it("has a word for every state", () => {
    const words = wordsOf("fr");
    const table = view(
      {
        shown: { first_damage: 0, last_damage: 0 },
        damage_pile: [{ owner: 0, card: "fury", damage: 5, aim: { what: "creature" }, riders: [] }],
      },
      [hero({ is_stone: true, barred: true, tripped: true, jostled: 1, marks: 2 })],
    );
    expect(states(table, 0, words).map(({ text }) => text)).toEqual([
      words.stone,
      words.barred,
      words.tripped,
      words.jostled,
      "2 Marques",
      words.firstAndLast,
    ]);
    expect(states(view({}, [hero({ life: 0, barred: true })]), 0, words)).toEqual([]);
  });
  it("calls heroes by their first name", () => {
    expect(heroName({ cards: CARDS }, view(), 0)).toBe("Vasha");
  });
});

describe("pointing at Items and cards", () => {
  const choice = (action: Action, picks: string[]): Choice => ({ action, text: "", picks, pass: false });
  function scene(options: Choice[], path: string[] = [], table = view()) {
    return {
      view: table,
      path,
      question: {
        serial: 1,
        question: null,
        prompt: "",
        asked: [0],
        waiting: [0],
        put_to: "one" as const,
        order: [],
        clauses: [],
        options,
        complete: true,
      },
      may: (pick: string) => picking.next(options, path).includes(pick),
      has: (pick: string) => path.includes(pick),
    };
  }
  const rob = [1, 2].map((victim) => choice({ kind: "rob", victim, item: "balm" }, [`seat:${victim}`, "item:balm"]));

  it("says whose Item it is by tapping it", () => {
    expect(itemPicks(scene(rob), 2, "balm")).toEqual(["seat:2", "item:balm"]);
    expect(itemPicks(scene(rob, ["seat:2"]), 2, "balm")).toEqual(["item:balm"]);
    expect(itemPicks(scene(rob, ["seat:2"]), 1, "balm")).toEqual([]);
    expect(itemPicks(scene(rob), 0, "balm")).toEqual([]);
  });
  it("uses one's own potion, and never takes the drinker's for it", () => {
    const heal = [0, 1].map((drinker) =>
      choice({ kind: "use_item", item: "balm", drinker }, ["item:balm", `seat:${drinker}`]),
    );
    expect(itemPicks(scene(heal), 0, "balm")).toEqual(["item:balm"]);
    expect(itemPicks(scene(heal), 1, "balm")).toEqual([]);
    expect(isChosenItem(scene(heal, ["item:balm", "seat:1"]), 0, "balm")).toBe(true);
    expect(isChosenItem(scene(heal, ["item:balm", "seat:1"]), 1, "balm")).toBe(false);
  });
  it("takes loot from the oldest corpse without naming it", () => {
    const loot = [choice({ kind: "take_loot", item: "balm" }, ["item:balm"])];
    expect(itemPicks(scene(loot, [], view({ shown: { looted: 2 } })), 2, "balm")).toEqual(["item:balm"]);
    expect(itemPicks(scene(loot, [], view({ shown: { looted: 2 } })), 1, "balm")).toEqual([]);
  });
  it("gives and takes once a partner is named", () => {
    const trade = [
      choice({ kind: "offer_trade", to: 1, give: ["balm"], take: ["amulet"] }, ["seat:1", "give:balm", "take:amulet"]),
    ];
    expect(itemPicks(scene(trade), 0, "balm")).toEqual(["give:balm"]);
    expect(itemPicks(scene(trade), 1, "amulet")).toEqual(["seat:1", "take:amulet"]);
  });
  it("plays a card of the hand first, and lays the next face down", () => {
    const options = [choice({ kind: "replace", now: ["a"], later: "b" }, ["card:a", "down:b"])];
    expect(handPick(scene(options), "a")).toBe("card:a");
    expect(handPick(scene(options, ["card:a"]), "b")).toBe("down:b");
    expect(handPick(scene(options), "c")).toBeNull();
  });
  it("marks as many copies as are chosen", () => {
    const marks = held(["a", "a", "b"], ["card:a"]).map(({ isChosen }) => isChosen);
    expect(marks).toEqual([true, false, false]);
    expect(held(["a", "a"], ["card:a", "card:a"]).every(({ isChosen }) => isChosen)).toBe(true);
  });
});

describe("telling events on top of a view", () => {
  const tell = (...events: Event[]) => events.reduce(retell, view());

  it("turns set cards into a revealed turn, and a strike into damage on the pile", () => {
    const set = [{ size: 1, cards: null, known_to: [0] }];
    const revealed = retell(view({ own: { set } }, [hero()]), { kind: "revealed", seat: 0, cards: ["fifty"] });
    expect(revealed.own.set[0]?.size).toBe(0);
    expect(revealed.public.turn?.attacks.map(({ card }) => card)).toEqual(["fifty"]);
    const struck = retell(revealed, {
      kind: "struck",
      seat: 0,
      card: "fifty",
      face: 50,
      added: 0,
      riders: [],
      damage: 50,
      aim: { what: "creature" },
      counter: false,
    });
    expect(struck.public.turn?.attacks).toEqual([]);
    expect(struck.public.damage_pile.map(({ damage: by }) => by)).toEqual([50]);
    expect(struck.shown.left, "the next view says it").toBe(150);
  });
  it("changes Life, Prestige and order as the events say", () => {
    const told = tell(
      { kind: "wounded", seat: 1, damage: 20, life: 80 },
      { kind: "encounter_defeated", encounter: "ripper", by: 2, prestige: 3, bonus: 5 },
      { kind: "initiative_drawn", order: [2, 0, 1] },
      { kind: "life_adjusted", damage: 50, life: 100 },
    );
    expect(told.public.heroes.map(({ life }) => life)).toEqual([100, 80, 100]);
    expect(told.public.heroes[2]?.prestige).toBe(8);
    expect(told.shown.order).toEqual([2, 0, 1]);
    expect([told.public.creature.life, told.public.is_adjusted]).toEqual([100, true]);
  });
  it("sends one hit to somebody else, and leaves its twin", () => {
    const told = tell(
      {
        kind: "creature_aims",
        group: "random",
        targets: [
          [0, 15],
          [0, 15],
        ],
      },
      { kind: "hit_redirected", from: 0, to: 2 },
    );
    expect(told.public.hits.map(({ target }) => target)).toEqual([2, 0]);
  });
  it("leaves the view itself as it was", () => {
    const table = view();
    retell(table, { kind: "died", seat: 0, cards: [] });
    expect(table.public.heroes[0]?.life).toBe(100);
  });
});

describe("the game in figures", () => {
  it("counts damage, kills, and what death cost", () => {
    const [one, two] = deeds(
      [
        { kind: "encounter_revealed", encounter: "ripper", number: 1, life: 150, is_risen: false },
        {
          kind: "struck",
          seat: 0,
          card: "fifty",
          face: 50,
          added: 0,
          riders: [],
          damage: 50,
          aim: { what: "creature" },
          counter: false,
        },
        { kind: "encounter_defeated", encounter: "ripper", by: 0, prestige: 3, bonus: 0 },
        { kind: "encounter_revealed", encounter: "fear", number: 2, life: 150, is_risen: false },
        { kind: "wounded", seat: 0, damage: 100, life: 0 },
        { kind: "died", seat: 0, cards: [] },
      ],
      2,
    );
    expect(one).toEqual({ dealt: 50, suffered: 100, kills: 1, lowBlows: 0, diedIn: 2, lost: 3 });
    expect(two).toEqual({ dealt: 0, suffered: 0, kills: 0, lowBlows: 0, diedIn: null, lost: 0 });
  });

  it("counts Prestige Encounter by Encounter, and what a death takes of it", () => {
    const revealed = { kind: "encounter_revealed", encounter: "fear", number: 1, life: 150, is_risen: false } as const;
    const rooms = course(
      [
        revealed,
        { kind: "encounter_defeated", encounter: "fear", by: 0, prestige: 3, bonus: 1 },
        revealed,
        { kind: "healed", by: 1, seat: 0, potion: "balm", healed: 10, prestige: 2 },
        { kind: "died", seat: 0, cards: [] },
      ],
      2,
    );
    expect(rooms).toEqual([
      [4, 0],
      [-4, 2],
    ]);
  });
});

describe("the table of an Encounter", () => {
  const row = (who: string, strike: Partial<StrikeFacts>) => ({
    life: 100,
    strikes: [
      { who, slots: [], when: null, damage: 0, number: null, growth: null, group: "random" as const, ...strike },
    ],
  });

  it("says once what is the same for every number of players", () => {
    const rows = [row("au dernier", { number: 10 }), row("au dernier", { number: 15 })];
    expect(attackTable(rows, "Initiative")).toEqual([
      {
        what: "au dernier",
        cells: [
          { damage: "10", slots: "" },
          { damage: "15", slots: "" },
        ],
      },
    ]);
  });
  it("puts the places that differ into the cells", () => {
    const when = "Tours impairs";
    const rows = [
      row("à l'Initiative 1", { number: 20, slots: [1], when }),
      row("aux Initiatives 1 et 2", { number: 20, slots: [1, 2], when }),
    ];
    expect(attackTable(rows, "Initiative")).toEqual([
      {
        what: "Initiative (Tours impairs)",
        cells: [
          { damage: "20", slots: "1" },
          { damage: "20", slots: "1 2" },
        ],
      },
    ]);
  });
  it("keeps what grows as words, and has no cells without a number", () => {
    const [grows] = attackTable(
      [10, 15].map((number) => row("à chaque héros marqué", { number, growth: "+5 par Marque" })),
      "",
    );
    expect([grows?.what, grows?.cells?.map(({ damage: by }) => by)]).toEqual([
      "+5 par Marque à chaque héros marqué",
      ["10", "15"],
    ]);
    const [words] = attackTable([row("au plus violent", { damage: "l'écart" })], "");
    expect(words).toEqual({ what: "l'écart au plus violent", cells: null });
  });
});

describe("windows and words", () => {
  it("have an order only where Initiative decides", () => {
    const asked = [0, 1, 2];
    expect(orderOf({ put_to: "everyone", order: [2, 0, 1], asked })).toBe("priority");
    expect(orderOf({ put_to: "everyone", order: [1], asked: [1] })).toBe("alone");
    expect(orderOf({ put_to: "anyone", order: [], asked })).toBe("any");
    expect(orderOf({ put_to: "everyone", order: [], asked })).toBe("together");
    expect(nameOf(wordsOf("en"), { ask: "plan_b" })).toBe("After Initiative");
    expect(nameOf(wordsOf("en"), { ask: "heroic", seat: 0, at: 0 })).toBeNull();
  });
  it("say what a card does without the numbers on its face", () => {
    expect(gist(attack("Inflige 50 Dégâts : fort.", [50], 50))).toBe("Inflige 50 Dégâts\u00a0: fort.");
  });
});
