// The table of Taverne: reading a view, telling events, and what stands on the board at golden moments.

import { beforeAll, describe, expect, it } from "vitest";

import { deeds } from "$games/taverne/deeds";
import EndingSheet from "$games/taverne/EndingSheet.svelte";
import { beside, fit } from "$games/taverne/fit";
import { happening } from "$games/taverne/happening";
import { retell, touched } from "$games/taverne/retell";
import type { Game, Told } from "$games/taverne/scene";
import { around, characterName } from "$games/taverne/table";
import type { DiceFrom, Event, Roll } from "$games/taverne/types";

import "./kit/browser";
import { drawn, goldenTable, told } from "./kit/golden";

const { default: game } = await import("$games/taverne/index");
const { tongue } = await import("$lib/i18n/index.svelte");

const { golden, cards, moments, sceneOf } = goldenTable<Game>("taverne");
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const line = (event: Event, text = "", fact = 0): Told => told(event, text, fact);
const roll = (...faces: number[]): Roll<DiceFrom> => ({
  dice: faces.map((face) => ({ face, counts: face === 6 })),
  modifiers: [{ why: { from: "force" }, by: faces.length }],
  need: { dice: { showing: 6, at_least: 1 } },
});

beforeAll(() => tongue.speak("fr"));

describe("the room", () => {
  it("seats everybody clockwise from one's left", () => {
    expect(around(2, 1)).toEqual({ left: null, top: [0], right: null, me: 1 });
    expect(around(3, 0)).toEqual({ left: 1, top: [], right: 2, me: 0 });
    expect(around(6, 4)).toEqual({ left: 5, top: [0, 1, 2], right: 3, me: 4 });
    expect(around(4, null).me).toBe(0);
  });

  it("makes characters as large as the room allows, and lets them scroll before they vanish", () => {
    const { cell, isRow } = fit({ width: 300, height: 140 }, 3, 132);
    expect(isRow).toBe(false);
    expect(cell * 3).toBeLessThanOrEqual(300);
    expect(fit({ width: 2000, height: 900 }, 2, 132).cell).toBe(132);
    expect(fit({ width: 110, height: 60 }, 9, 132)).toEqual({ cell: 42, isRow: true });
  });

  it("says beside a small card who it is, where there is room", () => {
    const low = { width: 480, height: 60 };
    expect(beside(low, 2, fit(low, 2, 132))).toBe(150);
    const column = { width: 180, height: 220 };
    expect(beside(column, 2, fit(column, 2, 132))).toBe(180 - fit(column, 2, 132).cell - 8);
    const narrow = { width: 170, height: 60 };
    expect(beside(narrow, 2, fit(narrow, 2, 132))).toBe(0);
    const high = { width: 480, height: 200 };
    expect(beside(high, 2, fit(high, 2, 132))).toBe(0);
  });

  it("calls the second of several equal Arrivals by its number", () => {
    const [first] = moments;
    if (!first) throw new Error("no golden moment");
    const { view } = first.moment;
    const named = { ...view, shown: { ...view.shown, cards: [{ who: "garde-2", card: "garde" }] } };
    expect(characterName({ cards, view: named }, "garde")).toBe("Garde du Guet");
    expect(characterName({ cards, view: named }, "garde-2")).toBe("Garde du Guet 2");
  });
});

describe("what happens on the floor", () => {
  const blow = { with: { is: "object", object: "chaise" }, mode: "contact", target: "voleuse" } as const;
  const told: Told[] = [
    line(
      { kind: "brawl", what: "activated", seat: 1, who: "barbare", deed: { do: "fight", blow } },
      "La Barbare frappe",
    ),
    line({ kind: "brawl", what: "supported", who: "barbare", supporters: ["barde"] }),
    line({
      kind: "fight",
      what: "struck",
      seat: 1,
      who: "barbare",
      target: "voleuse",
      victim: 0,
      attack: roll(6, 4, 1, 1),
      break_die: true,
      broke: [0, 2, 3],
      defence: null,
      result: 1,
    }),
    line({ kind: "fight", what: "harmed", who: "voleuse", from: "standing", to: "tilted" }, "La Voleuse : Incliné"),
  ];

  it("is the last action with its dice, its helpers and what came of it", () => {
    const last = happening(told);
    expect(last).toMatchObject({ who: "barbare", target: "voleuse", helpers: ["barde"], hasBreakDie: true });
    expect(last?.attack?.dice.map(({ face }) => face)).toEqual([6, 4, 1, 1]);
    expect(last?.after.map(({ text }) => text)).toEqual(["La Voleuse : Incliné"]);
  });

  it("is cleared by a new round", () => {
    expect(happening([...told, line({ kind: "brawl", what: "round_started", round: 2 })])).toBeNull();
    expect(happening([])).toBeNull();
  });

  it("lights who strikes and who is struck", () => {
    expect(told.map(({ event }) => touched(event))).toEqual([[1], [], [1, 0], []]);
  });

  it("shows every die with whether it counted, and who gave how many", () => {
    const brawl = moments.find(({ moment }) => moment.view.public.phase === "brawl" && !moment.view.public.call);
    if (!brawl) throw new Error("no brawl among the golden moments");
    const body = drawn(game.Board, { scene: sceneOf(brawl.seats, { ...brawl.moment, lines: told }) });
    expect(body).toContain("La Barbare frappe");
    expect(body).toContain('aria-label="dé de casse\u00a0: 6, brise"');
    expect(body).toContain('aria-label="4, ne compte pas"');
    expect(body.match(/aria-label="1, ne compte pas, brise"/g)).toHaveLength(2);
    expect(body).toContain("Force 4 · il faut\u00a0: 6");
    expect(body).toContain("La Voleuse : Incliné");
  });
});

describe("an event told before the next view", () => {
  const [first] = golden.records.map(({ moments }) => moments[0]);
  if (!first) throw new Error("no golden moment");
  const { view } = first;
  const who = view.public.groups[0]?.[0]?.who ?? "";

  it("turns a character", () => {
    const after = retell(view, { kind: "fight", what: "harmed", who, from: "standing", to: "tilted" });
    expect(after.public.groups[0]?.[0]?.posture).toBe("tilted");
    expect(view.public.groups[0]?.[0]?.posture).toBe("standing");
  });

  it("lays Treasures on the floor and takes them up again", () => {
    const down = retell(view, { kind: "treasure", what: "dropped", seat: 0, treasure: "grimoire" });
    expect(down.public.floor).toContain("grimoire");
    const up = retell(down, {
      kind: "treasure",
      what: "picked_up",
      seat: 1,
      who,
      treasure: "grimoire",
      face_down: false,
    });
    expect(up.public.floor).toEqual([]);
  });

  it("lets an Arrival join once", () => {
    const event: Event = { kind: "round", what: "joined", seat: 0, who: "garde" };
    const once = retell(view, event);
    expect(once.public.groups[0]?.at(-1)).toMatchObject({ who: "garde", posture: "standing" });
    expect(retell(once, event).public.groups[0]).toEqual(once.public.groups[0]);
  });

  it("opens the offers and counts the agitation", () => {
    const offers = view.own.purses.map((_, seat) => ({ size: seat, cards: seat === 1 ? ["grimoire"] : [] }));
    const open = retell(view, { kind: "trade", what: "offers_opened", offers });
    expect(open.own.purses[1]?.offer).toEqual({ size: 1, cards: ["grimoire"] });
    expect(retell(view, { kind: "trade", what: "agitated", laid: 2, of: 4 }).public.trade.laid).toBe(2);
  });
});

describe("golden moments", () => {
  it("the trade is a market with what is for sale, all offers and the agitation", () => {
    const trades = moments.filter(({ moment }) => moment.view.public.phase === "trade");
    expect(trades.length).toBeGreaterThan(0);
    for (const { seats, moment } of trades) {
      const body = drawn(game.Board, { scene: sceneOf(seats, moment) });
      const { shown, laid } = moment.view.public.trade;
      expect(body).toContain(`Agitation ${laid} sur ${moment.view.shown.agitation_needed}`);
      if (shown) expect(body).toContain(escaped(cards.get(shown)?.name ?? "?"));
      if (shown) expect(body.match(/L’offre de/g)).toHaveLength(seats - 1);
    }
  });

  it("the brawl shows every character with its state, and both ways out", () => {
    const brawls = moments.filter(({ moment }) => moment.view.public.phase === "brawl");
    expect(brawls.length).toBeGreaterThan(0);
    for (const { seats, moment } of brawls) {
      const body = drawn(game.Board, { scene: sceneOf(seats, moment) });
      const states = { standing: "Debout", tilted: "Incliné", down: "À Terre", ko: "KO", escaped: "Dehors" };
      for (const figure of moment.view.public.groups.flat()) {
        expect(body).toContain(
          `${escaped(characterName({ cards, view: moment.view }, figure.who))}, ${states[figure.posture]}`,
        );
      }
      expect(body).toContain("Porte");
      expect(body).toContain("Fenêtre");
    }
  });

  it("my hand is mine alone", () => {
    for (const { seats, moment } of moments) {
      const body = drawn(game.Mine, { scene: sceneOf(seats, moment) });
      const mine = moment.seat === null ? null : moment.view.own.purses[moment.seat];
      if (!mine) expect(body).toContain("les mains restent cachées");
      for (const card of mine?.losable ?? []) expect(body).toContain(escaped(cards.get(card)?.name ?? "?"));
    }
  });

  it("the last count names every Treasure, Hero and total", () => {
    for (const { seats, moments } of golden.records) {
      const last = moments.at(-1);
      if (!last) throw new Error("a record without moments");
      const body = drawn(EndingSheet, { scene: sceneOf(seats, last) });
      expect(last.view.shown.tallies).toHaveLength(seats);
      for (const { allotted, total } of last.view.shown.tallies) {
        expect(body).toMatch(new RegExp(`>${total} points?<`));
        for (const { treasure } of allotted) expect(body).toContain(escaped(cards.get(treasure)?.name ?? "?"));
      }
    }
  });

  it("a lit character is said to be choosable, and pointing at it says which", () => {
    const found = moments.find(({ moment }) => moment.question.question?.ask === "activate" && moment.seat !== null);
    if (!found || found.moment.seat === null) throw new Error("nobody activates in the golden moments");
    const who = found.moment.view.public.groups[found.moment.seat]?.find(({ posture }) => posture === "standing")?.who;
    const scene = sceneOf(found.seats, found.moment, { may: (pick) => pick === `character:${who}` });
    expect(drawn(game.Board, { scene }).match(/peut être choisi/g)).toHaveLength(1);
  });
});

describe("an Arrival at the threshold", () => {
  it("says whether speed decides, and does not hide it behind a wrong claim", () => {
    const asked = moments.find(({ moment }) => moment.question.question?.ask === "claim");
    if (!asked) throw new Error("no claim among the golden moments");
    const { moment, seats } = asked;
    const sealed = drawn(game.Board, { scene: sceneOf(seats, moment) });
    expect(sealed).toContain("inutile de se presser");
    const call = { ...moment.view.public.call, wrong: [0] };
    const view = { ...moment.view, public: { ...moment.view.public, call } } as typeof moment.view;
    const question = { ...moment.question, put_to: "anyone" } as typeof moment.question;
    const race = drawn(game.Board, { scene: sceneOf(seats, { ...moment, view, question }) });
    expect(race).toContain("Une course");
    expect(race).not.toContain("inutile de se presser");
  });
});

describe("the story at the end", () => {
  it("shows everybody in their place, and what parts players with equal points (TV-707)", () => {
    const last = moments.findLast(({ moment }) => moment.question.question === null);
    if (!last) throw new Error("no end among the golden moments");
    const { moment, seats } = last;
    const order = [...moment.view.shown.ranking].reverse().map(({ seat }, at) => ({
      seat,
      place: at + 1,
      tie: at === 1 ? { heroes: 1, treasures: 4 } : null,
    }));
    const view = { ...moment.view, shown: { ...moment.view.shown, ranking: order } };
    const body = drawn(EndingSheet, { scene: sceneOf(seats, { ...moment, view }) });
    const places = [...body.matchAll(/<li value="(\d)"/g)].map(([, place]) => Number(place));
    expect(places).toEqual(order.map(({ place }) => place));
    expect(body).toContain("à égalité\u00a0: 1 Héros non KO, 4 Trésors");
  });

  const struck = (seat: number, who: string, faces: number[]): Event => ({
    kind: "fight",
    what: "struck",
    seat,
    who,
    target: "elfe",
    victim: 1 - seat,
    attack: roll(...faces),
    break_die: false,
    broke: [],
    defence: null,
    result: 0,
  });
  const harmed = (to: "tilted" | "ko"): Event => ({ kind: "fight", what: "harmed", who: "elfe", from: "standing", to });

  it("counts what everybody did, and who threw best", () => {
    const told: Event[] = [
      struck(0, "troll", [6, 6, 1]),
      harmed("ko"),
      { kind: "treasure", what: "stolen", by: 0, from: 1, treasure: null },
      struck(1, "barde", [6, 2]),
      harmed("tilted"),
      struck(1, "barde", [1, 2, 3, 4]),
      { kind: "treasure", what: "picked_up", seat: 1, who: "barde", treasure: "grimoire", face_down: false },
    ];
    const { each, best } = deeds(told, 2);
    expect(each).toEqual([
      { blows: 1, hits: 1, knockedOut: 1, taken: 1, pickedUp: 0 },
      { blows: 2, hits: 1, knockedOut: 0, taken: 0, pickedUp: 1 },
    ]);
    expect(best).toEqual({ seat: 0, who: "troll", hits: 2, dice: 3 });
    expect(deeds([], 2).best).toBeNull();
  });
});
