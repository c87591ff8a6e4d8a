// The table of Cannibal World: reading a view, telling events, and what stands on the board at golden moments.

import { beforeAll, describe, expect, it } from "vitest";

import { retell, touched } from "$games/cannibal-world/retell";
import type { Game, Scene, Told } from "$games/cannibal-world/scene";
import { story } from "$games/cannibal-world/story";
import { arithmetic } from "$games/cannibal-world/sum";
import { creatureName, members, near, standing } from "$games/cannibal-world/table";
import type { Creature, Event, View } from "$games/cannibal-world/types";
import { next } from "$lib/state/picking";

import "./kit/browser";
import { drawn, goldenTable, told, type Moment } from "./kit/golden";

const { default: game } = await import("$games/cannibal-world/index");
const { tongue } = await import("$lib/i18n/index.svelte");

const { golden, cards, moments, sceneOf } = goldenTable<Game>("cannibal-world");
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const line = (event: Event, text = "", fact = 0): Told => told(event, text, fact);

/** Any moment of a running game with creatures in play. */
function fight(): { seats: number; moment: Moment<Game> } {
  const found = moments.find(({ moment }) => moment.view.public.creatures.length > 1 && !moment.view.public.ending);
  if (!found) throw new Error("no golden moment with creatures");
  return found;
}

beforeAll(() => tongue.speak("fr"));

describe("what is being fought out", () => {
  const attacker = { id: 1, card: "DO/06", owner: 0 };
  const defender = { id: 2, card: "RA/05", owner: 1 };
  const told: Told[] = [
    line({ kind: "course", what: "turn_began", seat: 0, turn: 3 }, "Tour 3"),
    line({ kind: "fight", what: "attacked", seat: 0, attacker, defender }, "Ana attaque", 1),
    line({ kind: "fight", what: "passed", seat: 1 }, "Bruno passe", 2),
  ];

  it("is everything since the last action began", () => {
    expect(story(told).map(({ text }) => text)).toEqual(["Ana attaque", "Bruno passe"]);
    expect(story([...told, line({ kind: "course", what: "turn_began", seat: 1, turn: 4 })])).toEqual([]);
    expect(story([])).toEqual([]);
  });

  it("lights who attacks and who is attacked", () => {
    expect(told.map(({ event }) => touched(event))).toEqual([[0], [0, 1], [1]]);
  });

  it("adds damage up where there is anything to add", () => {
    expect(arithmetic({ combat: 7, prevented: 3, direct: 1, total: 5 })).toBe("7 − 3 + 1 = 5");
    expect(arithmetic({ combat: 2, prevented: 0, direct: 0, total: 2 })).toBe("2");
    expect(arithmetic({ combat: 0, prevented: 0, direct: 2, total: 2 })).toBe("2");
  });
});

describe("the stage of a combat", () => {
  const { seats, moment } = fight();
  const [one, two] = moment.view.public.creatures as [Creature, Creature];
  const combat = {
    initiator: one.owner,
    attacker: one.id,
    defender: two.id,
    dodgeable: true,
    charged: false,
    locked: null,
    loyal: [null, null] as [null, null],
  };
  const duel = [
    { id: one.id, strength: 5, extra: 2, deals: 7 },
    { id: two.id, strength: 3, extra: 0, deals: 3 },
  ];
  const blow = { combat: 0, prevented: 0, redirected: null, direct: 0 };
  const forecast = [
    { who: { id: one.id, card: one.card, owner: one.owner }, ...blow, combat: 3, total: 3, remaining: 4, dies: false },
    { who: { id: two.id, card: two.card, owner: two.owner }, ...blow, combat: 7, total: 7, remaining: 4, dies: true },
  ];
  const view: View = {
    ...moment.view,
    public: { ...moment.view.public, combat },
    shown: { ...moment.view.shown, duel, forecast, step: "tactics" },
  };
  const question = { ...moment.question, question: { tactics: { seat: 0, passes: 0 } }, options: [], waiting: [0] };
  const scene = sceneOf(seats, { ...moment, view, question });
  const body = drawn(game.Board, { scene });

  it("says what both strike with, and the step it is at", () => {
    expect(body).toMatch(/aria-current="step"[^>]*>\s*Tactique/);
    expect(body.replaceAll(/<[^>]*>/g, "")).toContain("5+2 =");
  });

  it("says what happens if everybody passes, as the rules say it", () => {
    const text = body.replaceAll(/<[^>]*>/g, "");
    expect(text).toContain("Si tout le monde passe");
    expect(text).toContain(`${creatureName(scene, two.id)} meurt`);
    expect(text).toContain(`${creatureName(scene, one.id)} tient`);
    expect(text).toContain("7 dégâts, vie 4");
  });

  it("names both fighters on their cards", () => {
    expect(body.match(/, attaque["&,]/g)?.length).toBeGreaterThan(0);
    expect(body).toContain("est attaquée");
  });

  it("is empty where nothing is fought", () => {
    const quiet = sceneOf(seats, { ...moment, lines: [] });
    expect(drawn(game.Board, { scene: quiet })).not.toContain("Si tout le monde passe");
  });

  it("warns of a Pyrrhic victory", () => {
    const dear = { ...view, shown: { ...view.shown, pyrrhic: { strength: 1, tokens: 3, clauses: ["CW-1605"] } } };
    const said = drawn(game.Board, { scene: sceneOf(seats, { ...moment, view: dear, question }) });
    expect(said).toContain("Pyrrhus");
    expect(said).toContain("1 de force contre 3 jetons");
    expect(body).not.toContain("Pyrrhus");
  });
});

describe("an event told before the next view", () => {
  const { view } = fight().moment;
  const creature = view.public.creatures[0] as Creature;
  const who = { id: creature.id, card: creature.card, owner: creature.owner };
  const after = (event: Event): View => retell(view, event);
  const found = (seen: View) => seen.public.creatures.find(({ id }) => id === creature.id);

  it("hurts, stuns, moves and buries a creature", () => {
    const hits = [{ who, points: 1 }];
    expect(found(after({ kind: "fight", what: "damaged", hits }))?.damage).toBe(creature.damage + 1);
    expect(found(after({ kind: "board", what: "stunned", who }))?.stunned).toBe(true);
    expect(found(after({ kind: "board", what: "moved", seat: null, who, to: "hunting" }))?.zone).toBe("hunting");
    const dead = after({ kind: "board", what: "died", who });
    expect(found(dead)).toBeUndefined();
    expect(dead.public.players[creature.owner]?.discard).toContain(creature.card);
  });

  it("lets a creature enter once, from its owner's hand", () => {
    const fresh = { id: 999, card: "RA/05", owner: 0 };
    const event: Event = { kind: "board", what: "entered", seat: 0, who: fresh, zone: "cover" };
    const once = after(event);
    expect(once.public.creatures.at(-1)).toMatchObject({ id: 999, zone: "cover", used: [false, false] });
    expect(once.own.hands[0]?.size).toBe(Math.max(0, (view.own.hands[0]?.size ?? 0) - 1));
    expect(retell(once, event)).toBe(once);
  });

  it("counts Meat, tokens and cards", () => {
    const meat = view.public.players[0]?.meat ?? 0;
    expect(after({ kind: "course", what: "gained_meat", seat: 0, meat: 2 }).public.players[0]?.meat).toBe(meat + 2);
    const [first = 0] = members(view, "a");
    expect(after({ kind: "course", what: "pillaged", seat: first, left: 1 }).public.habitats[1]).toBe(1);
    const drew = after({ kind: "cards", what: "drew_main", seat: 0, card: null });
    expect(drew.own.hands[0]?.size).toBe((view.own.hands[0]?.size ?? 0) + 1);
  });
});

describe("golden moments", () => {
  it("have duels and camps", () => {
    expect(new Set(golden.records.map(({ seats }) => seats))).toEqual(new Set([2, 4]));
  });

  it("show every creature with its numbers in its zone, and every player with Meat and piles", () => {
    for (const { seats, moment } of moments) {
      const scene = sceneOf(seats, moment);
      const body = drawn(game.Board, { scene });
      for (const { id, strength, life } of moment.view.shown.creatures) {
        const name = escaped(creatureName(scene, id));
        expect(body).toContain(`aria-label="${name}, `);
        expect(body).toContain(`Force ${strength}, Vie ${life}`);
      }
      for (const { meat } of moment.view.public.players) expect(body).toContain(`aria-label="${meat} Viande"`);
      expect(body.match(/data-zone=/g)).toHaveLength(4);
      expect(body.match(/data-seat=/g)).toHaveLength(seats);
    }
  });

  it("put the viewer's own camp below", () => {
    for (const { seats, moment } of moments) {
      const body = drawn(game.Board, { scene: sceneOf(seats, moment) });
      const order = [...body.matchAll(/data-zone="(\d)-(\w+)"/g)].map(([, camp, zone]) => `${camp}-${zone}`);
      const own = near(moment.view) === "a" ? 0 : 1;
      const foe = 1 - own;
      expect(order).toEqual([`${foe}-cover`, `${foe}-hunting`, `${own}-hunting`, `${own}-cover`]);
    }
  });

  it("show my hand to me alone", () => {
    for (const { seats, moment } of moments) {
      const body = drawn(game.Mine, { scene: sceneOf(seats, moment) });
      const mine = moment.seat === null ? null : moment.view.own.hands[moment.seat];
      if (!mine) expect(body).toContain("les mains restent cachées");
      for (const card of mine?.cards ?? []) expect(body).toContain(escaped(cards.get(card)?.name ?? "?"));
    }
  });

  it("light what can be pointed at, and say so", () => {
    const found = moments.find(
      ({ moment }) =>
        moment.seat !== null && moment.question.options.some(({ picks }) => picks[0]?.startsWith("creature:")),
    );
    if (!found) throw new Error("nobody can act with a creature in the golden moments");
    const pick = found.moment.question.options.flatMap(({ picks }) => picks).find((it) => it.startsWith("creature:"));
    const scene = sceneOf(found.seats, found.moment, { may: (each) => each === pick });
    expect(drawn(game.Board, { scene }).match(/peut être choisie/g)).toHaveLength(1);
  });

  it("offer both abilities of an Action card with what they do, once it is pointed at", () => {
    const { seats, moment } = fight();
    const card = golden.cards.find((each) => each.kind === "action" && each.facts.abilities.length === 2);
    if (!card || card.kind === "habitat") throw new Error("no Action card with two abilities");
    const pick = `card:${card.id}`;
    const options = [
      [pick, "ability:middle", "zone:cover"],
      [pick, "ability:right"],
      [pick, "ability:middle", "zone:cover", "ability:both"],
    ].map((picks) => ({ picks, text: "", pass: true, action: { keep: {} } }));
    const asked = { ...moment, question: { ...moment.question, question: { main: { seat: 0 } }, options } };
    const wish = (path: string[]): Partial<Scene> => ({ path, may: (each) => next(options, path).includes(each) });
    const body = drawn(game.Window, { scene: sceneOf(seats, asked, wish([pick])) });
    for (const { name, text } of card.facts.abilities) {
      expect(body).toContain(escaped(name));
      expect(body).toContain(escaped(text));
    }
    expect(body).toContain("Les deux capacités");
    expect(drawn(game.Window, { scene: sceneOf(seats, asked, wish([])) })).not.toContain("Les deux capacités");
  });

  it("number twins, and only them", () => {
    for (const { seats, moment } of moments) {
      const scene = sceneOf(seats, moment);
      for (const camp of ["a", "b"] as const) {
        const all = [...standing(moment.view, camp, "cover"), ...standing(moment.view, camp, "hunting")];
        const names = all.map(({ id }) => creatureName(scene, id));
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  it("sum the game up for both camps", () => {
    for (const { seats, moments } of golden.records) {
      const last = moments.at(-1);
      if (!last) throw new Error("a record without moments");
      const body = drawn(game.Ending, { scene: sceneOf(seats, last) });
      expect(body.match(/Jetons sur l’Habitat/g)).toHaveLength(2);
    }
  });
});
