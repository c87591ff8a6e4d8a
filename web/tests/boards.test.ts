// Every game's table, drawn from golden moments: whatever a viewer can be sent can be drawn, and says what it should.

import { readdirSync, readFileSync } from "node:fs";

import type { Component } from "svelte";
import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { GameModule, Scene } from "$games/game";
import type { CardInfo, Language, RecordStep } from "$lib/protocol/types";
import * as picking from "$lib/state/picking";
import { players } from "$lib/table/players";

// A browser's own things that words and preferences ask for.
vi.stubGlobal("navigator", { language: "fr-FR" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });

const { BOXES } = await import("$games/index");
const { tongue } = await import("$lib/i18n/index.svelte");

type Moment = RecordStep & { seat: number | null };

interface Golden {
  cards: CardInfo[];
  records: { record: string; seats: number; moments: Moment[] }[];
}

const NAMES = ["Ana", "Bruno", "Chloé", "Dov", "Élise", "Farid", "Gaël", "Hélène", "Inès", "Jean", "Kim", "Lou"];
const DESK = { width: 1012, height: 616 };
const PHONE = { width: 390, height: 520 };
const FOLDER = "tests/golden";

const goldenOf = (slug: string): Golden => JSON.parse(readFileSync(`${FOLDER}/${slug}.json`, "utf8")) as Golden;

function sceneOf(golden: Golden, count: number, moment: Moment): Scene {
  const { seat, view, question, lines } = moment;
  const seats = NAMES.slice(0, count).map((name) => ({
    name,
    player: { is: "human" as const },
    host: false,
    salted: false,
  }));
  const who = { viewer: seat, mine: [], present: seats.map((_, at) => at), stoodIn: [], owing: question.waiting };
  const isOver = question.question === null;
  return {
    view,
    table: { id: "golden" } as Scene["table"],
    players: players(seats, who),
    viewer: seat,
    language: "fr" satisfies Language,
    cards: new Map(golden.cards.map((card) => [card.id, card])),
    question: isOver ? null : question,
    isAsked: question.options.length > 0,
    lines,
    now: lines.at(-1) ?? null,
    beat: 0,
    isLive: true,
    isOver,
    aid: null,
    may: (pick) => picking.next(question.options, []).includes(pick),
    has: () => false,
    path: [],
    meant: null,
    sayWhyNot: () => false,
    point: () => {},
    clear: () => {},
    answer: () => {},
    think: () => {},
    read: () => {},
    clause: () => {},
  };
}

/** What is drawn, as text for people and as markup. */
function drawn<Props extends object>(what: Component<Props>, props: Props): string {
  const { body } = render(what as Component<Record<string, unknown>>, { props: props as Record<string, unknown> });
  for (const wrong of ["undefined", "NaN", "[object "]) expect(body).not.toContain(wrong);
  return body;
}

beforeAll(() => tongue.speak("fr"));

it("every game has its golden moments", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    Object.keys(BOXES)
      .map((slug) => `${slug}.json`)
      .sort(),
  );
});

describe.each(Object.keys(BOXES))("the table of %s", (slug) => {
  const golden = goldenOf(slug);
  let game: GameModule;
  beforeAll(async () => {
    game = await (BOXES[slug] as (typeof BOXES)[string]).load();
  });
  const moments = golden.records.flatMap(({ record, seats, moments }) =>
    moments.map((moment) => ({ name: `${record}, step ${moment.step}, seat ${moment.seat}`, seats, moment })),
  );

  it.each(moments)("is drawn for desk and phone: $name", ({ seats, moment }) => {
    const scene = sceneOf(golden, seats, moment);
    for (const size of [DESK, PHONE]) {
      const body = drawn(game.Board, { scene, size });
      for (const { name, isMe } of scene.players) if (!isMe) expect(body).toContain(name);
    }
    for (const Part of [game.Mine, game.Window, game.Compose, game.Aside?.Panel]) if (Part) drawn(Part, { scene });
    expect(game.where(scene)).not.toBe("");
  });

  it.each(moments)("names everything one can point at: $name", ({ seats, moment }) => {
    const scene = sceneOf(golden, seats, moment);
    for (const { picks } of moment.question.options) {
      for (const pick of picks) expect(game.pick(pick, scene), pick).not.toMatch(/^$|:|undefined|NaN/);
    }
  });

  it("says how it ended, and sums the game up", () => {
    for (const { seats, moments } of golden.records) {
      const last = moments.at(-1);
      if (!last) throw new Error("a record without moments");
      const scene = sceneOf(golden, seats, last);
      expect(scene.isOver).toBe(true);
      const { title, why } = game.verdict(scene);
      expect([title, why]).not.toContain("");
      if (game.Ending) drawn(game.Ending, { scene });
    }
  });

  it("draws every card, and the reference sheet without a table", () => {
    const cards = new Map(golden.cards.map((card) => [card.id, card]));
    for (const card of golden.cards) drawn(game.Card, { card, language: "fr" as const });
    drawn(game.Reference, { cards, language: "fr" as const });
    const kinds = game.kinds("fr").map(({ kind }) => kind);
    for (const kind of kinds) expect(golden.cards.some((card) => card.kind === kind)).toBe(true);
  });
});
