// Every game's table, drawn from golden moments: whatever a viewer can be sent can be drawn, and says what it should.

import { readdirSync } from "node:fs";

import type { Component } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";

import type { CardsOf, GameModule, Scene } from "$games/game";
import type { Choice } from "$lib/protocol/types";
import * as picking from "$lib/state/picking";

import "./kit/browser";
import { byId, drawn as markup, FOLDER, goldenOf, sceneOf as goldenScene, type Moment } from "./kit/golden";

const { BOXES } = await import("$games/index");
const { tongue } = await import("$lib/i18n/index.svelte");

const DESK = { width: 1012, height: 616 };
const PHONE = { width: 390, height: 520 };
/** The scene of a moment with everything lit that can be pointed at first. */
const sceneOf = (cards: CardsOf, count: number, moment: Moment): Scene =>
  goldenScene(cards, count, moment, {
    now: moment.lines.at(-1) ?? null,
    may: (pick) => picking.next(moment.question.options as readonly Choice[], []).includes(pick),
  });

/** What is drawn, which says nothing that is not there. */
function drawn<Props extends object>(what: Component<Props>, props: Props): string {
  const body = markup(what, props);
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
  const cards = byId(golden);
  let game: GameModule;
  beforeAll(async () => {
    game = await (BOXES[slug] as (typeof BOXES)[string]).load();
  });
  const moments = golden.records.flatMap(({ record, seats, moments }) =>
    moments.map((moment) => ({ name: `${record}, step ${moment.step}, seat ${moment.seat}`, seats, moment })),
  );

  it.each(moments)("is drawn for desk and phone: $name", ({ seats, moment }) => {
    const scene = sceneOf(cards, seats, moment);
    for (const size of [DESK, PHONE]) {
      const body = drawn(game.Board, { scene, size });
      for (const { name, isMe } of scene.players) if (!isMe) expect(body).toContain(name);
    }
    for (const Part of [game.Mine, game.Window, game.Compose, game.Aside?.Panel]) if (Part) drawn(Part, { scene });
    expect(game.where(scene)).not.toBe("");
    // Whoever plays is told what for, as soon as that is known.
    if (moment.seat === null) expect(game.goal?.(scene) ?? null).toBeNull();
    else expect(game.goal?.(scene) ?? "unknown").not.toMatch(/undefined|NaN|^$/);
  });

  it.each(moments)("names everything one can point at: $name", ({ seats, moment }) => {
    const scene = sceneOf(cards, seats, moment);
    for (const { picks } of moment.question.options) {
      for (const pick of picks) expect(game.pick(pick, scene), pick).not.toMatch(/^$|:|undefined|NaN/);
    }
  });

  it("says how it ended, and sums the game up", () => {
    for (const { seats, moments } of golden.records) {
      const last = moments.at(-1);
      if (!last) throw new Error("a record without moments");
      const scene = sceneOf(cards, seats, last);
      expect(scene.isOver).toBe(true);
      const { title, why } = game.verdict(scene);
      expect([title, why]).not.toContain("");
      if (game.Ending) drawn(game.Ending, { scene });
    }
  });

  it("draws every card, and the reference sheet without a table", () => {
    for (const card of golden.cards) drawn(game.Card, { card, language: "fr" as const });
    drawn(game.Reference, { cards, language: "fr" as const });
    const kinds = game.kinds("fr").map(({ kind }) => kind);
    for (const kind of kinds) expect(golden.cards.some((card) => card.kind === kind)).toBe(true);
  });
});
