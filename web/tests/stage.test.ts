import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { pieces } from "$lib/kit/names";
import { joined, kindOf, numbered, of, turns, type Told } from "$lib/kit/told";
import { touching } from "$lib/kit/touched";
import type { EventLine } from "$lib/protocol/types";
import { Stage, type News, type Pace } from "$lib/state/stage.svelte";
import { waited } from "$lib/table/waited";

const line = (fact: number, event: object = { kind: "told" }): EventLine => ({
  fact,
  event,
  text: `line ${fact}`,
  clauses: [],
  private: false,
  step: false,
});
const LINES = [0, 1, 2, 3, 4, 5].map((fact) => line(fact));

/** What the server has said once so many lines are told. */
const news = (lines: number, over: News["over"] = null): News => ({
  view: `after ${lines}`,
  lines: LINES.slice(0, lines),
  question: null,
  over,
});

describe("the stage", () => {
  let heard: number[];
  let pace: Pace;
  let stage: Stage;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    heard = [];
    pace = { beat: 100, stay: () => 1000, leads: true };
    stage = new Stage(
      () => pace,
      ({ fact }) => heard.push(fact),
    );
    stage.jump(news(1));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const seen = () => ({ view: stage.shown.view, told: stage.shown.lines.length, now: stage.now?.fact ?? null });

  it("tells events one after the other, then shows the view they led to", () => {
    stage.play(news(3));
    expect(seen()).toEqual({ view: "after 1", told: 2, now: 1 });
    expect(stage.shown.held).toBe(1);
    vi.advanceTimersByTime(100);
    expect(seen()).toEqual({ view: "after 1", told: 3, now: 2 });
    vi.advanceTimersByTime(100);
    expect(seen()).toEqual({ view: "after 3", told: 3, now: null });
    expect([stage.isPlaying, heard]).toEqual([false, [1, 2]]);
  });

  it("holds while nobody looks at the page, and goes on when somebody does", () => {
    const page = Object.assign(new EventTarget(), { hidden: true });
    vi.stubGlobal("document", page);
    const look = (hidden: boolean) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event("visibilitychange"));
    };
    stage.play(news(2));
    stage.play(news(3));
    vi.advanceTimersByTime(60_000);
    expect([stage.isUnseen, stage.isPlaying, heard]).toEqual([true, true, []]);
    look(true);
    vi.advanceTimersByTime(60_000);
    expect(seen()).toMatchObject({ view: "after 1", told: 1 });
    look(false);
    vi.advanceTimersByTime(0);
    expect([stage.isUnseen, seen().told]).toEqual([false, 2]);
    // Gone again in the middle of it: the rest waits, too.
    look(true);
    vi.advanceTimersByTime(60_000);
    expect([stage.isUnseen, seen().told]).toEqual([true, 2]);
    look(false);
    vi.advanceTimersByTime(3000);
    expect([seen().view, stage.isPlaying, heard]).toEqual(["after 3", false, [1, 2]]);
  });

  it("does not hold others up while nobody looks, nor motion that is switched off", () => {
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: true }));
    pace = { ...pace, leads: false };
    stage.play(news(3));
    expect([seen().view, stage.isPlaying]).toEqual(["after 3", false]);
    pace = { ...pace, leads: true, beat: 0 };
    stage.play(news(4));
    expect([seen().view, stage.isUnseen]).toEqual(["after 4", false]);
  });

  it("lets every decision stay its time when the page leads, however much waits behind it", () => {
    for (const lines of [2, 3, 4, 5, 6]) stage.play(news(lines));
    vi.advanceTimersByTime(100);
    expect(seen().view).toBe("after 2");
    vi.advanceTimersByTime(899);
    expect(seen()).toMatchObject({ view: "after 2", told: 2 });
    vi.advanceTimersByTime(1);
    expect(seen()).toMatchObject({ view: "after 2", told: 3 });
    vi.advanceTimersByTime(4000);
    expect([seen().view, stage.isPlaying]).toEqual(["after 6", false]);
  });

  it("gives every event its beat with other people too, however many there are, and goes on at once", () => {
    pace = { beat: 1000, stay: () => 5000, leads: false };
    stage.play(news(3));
    stage.play(news(6));
    vi.advanceTimersByTime(2999);
    expect([seen().told, heard]).toEqual([4, [1, 2, 3]]);
    vi.advanceTimersByTime(2010);
    expect([seen().view, heard]).toEqual(["after 6", [1, 2, 3, 4, 5]]);
  });

  it("goes back a decision and stops there, then on by hand", () => {
    stage.play(news(3));
    stage.play(news(4));
    stage.skip();
    stage.back();
    expect([seen().view, stage.isHeld, stage.isPlaying]).toEqual(["after 3", true, true]);
    vi.advanceTimersByTime(10_000);
    expect(seen().view).toBe("after 3");
    stage.back();
    expect([seen().view, stage.canGoBack]).toEqual(["after 1", false]);
    stage.next();
    expect([seen().view, stage.isHeld]).toEqual(["after 3", true]);
    stage.toggle();
    vi.advanceTimersByTime(2000);
    expect([seen().view, stage.isPlaying]).toEqual(["after 4", false]);
  });

  it("runs the same steps without motion when it is skipped, and does not end the game before", () => {
    const over = { winners: [0] } as unknown as News["over"];
    stage.play(news(3));
    stage.play(news(5, over));
    expect(stage.shown.over).toBeNull();
    stage.skip();
    expect([stage.shown.over, heard]).toEqual([over, [1, 2, 3, 4]]);
  });

  it("hurries while it is held", () => {
    stage.play(news(3));
    stage.play(news(5));
    stage.hurry(true);
    vi.advanceTimersByTime(5 * 60);
    expect(seen().view).toBe("after 5");
  });

  it("shows everything at once where nothing is to move, and what was told last", () => {
    pace = { ...pace, beat: 0 };
    stage.play(news(4));
    expect(seen()).toEqual({ view: "after 4", told: 4, now: 3 });
  });

  it("says the present better without a step of its own", () => {
    stage.play({ ...news(1), view: "clearer" });
    expect([seen().view, stage.isPlaying, stage.canGoBack]).toEqual(["clearer", false, false]);
  });
});

describe("while one waited", () => {
  type Event = { kind: "hit" | "talk"; seat: number };
  const touched = touching<Event>({ always: ["seat"] }) as (event: unknown) => number[];
  const marks = { hit: { shape: "drop", label: () => "" } } as const;
  const told = (...events: [Event["kind"], number][]): Told[] =>
    events.map(([kind, seat], fact) => line(fact, { kind, seat }));
  const facts = (lines: Told[]): number[] => lines.map(({ fact }) => fact);

  it("three lines say what mattered, and last what it means for oneself", () => {
    const lines = told(["hit", 1], ["talk", 0], ["talk", 2], ["hit", 2], ["talk", 3]);
    expect(facts(waited(lines, 0, { marks, touched }, 3))).toEqual([0, 3, 1]);
  });
  it("the latest lines do where little mattered", () => {
    const lines = told(["talk", 1], ["talk", 2], ["talk", 3], ["talk", 4]);
    expect(facts(waited(lines, 0, { marks, touched }, 3))).toEqual([1, 2, 3]);
    expect(waited([], 0, { marks, touched }, 3)).toEqual([]);
  });
});

describe("names in a sentence", () => {
  it("stand out where they are whole words, the longer of two first", () => {
    const names = ["Ana", "Ana Maria", "Bo"];
    const said = (text: string) => pieces(text, names).map(({ text, isName }) => (isName ? `*${text}*` : text));
    expect(said("Ana Maria passe à Bo.")).toEqual(["*Ana Maria*", " passe à ", "*Bo*", "."]);
    expect(said("Analyse de Bob d'Ana")).toEqual(["Analyse de Bob d'", "*Ana*"]);
    expect(said("")).toEqual([]);
  });
});

describe("what was told", () => {
  it("falls into turns by its number", () => {
    const lines = [1, 1, null, 2, 2].map((count, fact) => ({ line: line(fact), count, times: 1 }));
    expect(turns(lines).map((turn) => turn.map(({ line }) => line.fact))).toEqual([[0, 1], [2], [3, 4]]);
    expect(turns([])).toEqual([]);
  });
  it("is said once where it says the same in a row", () => {
    const say = (fact: number, text: string) => ({ ...line(fact), text });
    const lines = [say(0, "draws"), say(1, "draws"), say(2, "plays"), say(3, "draws")];
    const all = joined(lines.map((line) => ({ line, count: 1 })));
    expect(all.map(({ line, times }) => [line.fact, times])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
    expect(joined([0, 1].map((fact) => ({ line: say(fact, "draws"), count: fact })))).toHaveLength(2);
  });
  it("is looked up by its kind, whatever game it is of", () => {
    expect([kindOf({ kind: "a" }), kindOf(null), kindOf(3)]).toEqual(["a", "", ""]);
    expect([of({ a: 1 }, { kind: "a" }), of({ a: 1 }, { kind: "b" })]).toEqual([1, null]);
  });
  it("is numbered by what came before", () => {
    const lines = [line(0), line(1, { kind: "turn" }), line(2)];
    const count = (event: unknown, before: number | null) => (kindOf(event) === "turn" ? (before ?? 0) + 1 : before);
    expect(numbered(lines, { count }).map(({ count }) => count)).toEqual([null, 1, 1]);
    const steps = lines.map((line, place) => ({ ...line, step: place === 1 }));
    expect(
      numbered(steps, { count }).map(({ count }) => count),
      "a mere step is left out",
    ).toEqual([null, 1]);
  });
  it("names seats, lists of seats, pairs and things with a seat", () => {
    type Event = { kind: "one"; by: number; to: number[] } | { kind: "two"; pairs: [number, number][]; of: object };
    const seats = touching<Event>({ always: ["by", "to"], only: { two: ["pairs", "of"] } });
    expect(seats({ kind: "one", by: 2, to: [0, 1] })).toEqual([2, 0, 1]);
    expect(seats({ kind: "two", pairs: [[4, 20]], of: { seat: 3 } })).toEqual([4, 3]);
    expect(seats(null)).toEqual([]);
  });
});
