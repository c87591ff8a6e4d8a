import { describe, expect, it } from "vitest";

import { halfDone } from "$lib/lesson/half";
import { edge, enclosing, merged, overlap, place, selector, type Box } from "$lib/lesson/place";
import type { TableLine } from "$lib/protocol/types";

const STAGE: Box = { left: 0, top: 0, width: 1000, height: 600 };
const SLIP = { width: 430, height: 220 };

describe("the coach's slip", () => {
  it("lies in the heart of the table where nothing is lit", () => {
    expect(place(STAGE, SLIP, null, false)).toEqual({ left: 285, top: 190, ...SLIP });
  });

  it("never covers what is lit if there is room beside it", () => {
    for (const left of [0, 200, 400, 600, 800])
      for (const top of [0, 150, 300, 450]) {
        const lit = { left, top, width: 150, height: 120 };
        expect(overlap(place(STAGE, SLIP, lit, false), lit), `${left} ${top}`).toBe(0);
      }
  });

  it("lies elsewhere where it would cover what may be pointed at, but never on what it speaks of", () => {
    const middle = { left: 450, top: 200, width: 100, height: 200 };
    expect(overlap(place(STAGE, SLIP, null, false, [middle]), middle)).toBe(0);
    const lit = { left: 0, top: 0, width: 500, height: 600 };
    const beside = { left: 500, top: 0, width: 500, height: 600 };
    expect(overlap(place(STAGE, SLIP, lit, false, [beside]), lit)).toBe(0);
  });

  it("lies at the foot of a phone's table, or at its head", () => {
    const phone = { left: 0, top: 0, width: 380, height: 420 };
    expect(place(phone, SLIP, null, true).top).toBe(420 - 220 - 12);
    const lit = { left: 100, top: 300, width: 90, height: 90 };
    expect(overlap(place(phone, SLIP, lit, true), lit)).toBe(0);
  });

  it("is never larger than the table", () => {
    const { width, height } = place({ left: 0, top: 0, width: 300, height: 150 }, SLIP, null, true);
    expect([width, height]).toEqual([276, 126]);
  });

  it("lights a thing with the tags that hang over its edge, but not what flies far off", () => {
    const seat = { left: 100, top: 100, width: 100, height: 60 };
    const tag = { left: 110, top: 90, width: 60, height: 18 };
    const clue = { left: 120, top: 150, width: 70, height: 22 };
    const nothing = { left: 0, top: 0, width: 0, height: 0 };
    const dagger = { left: 20, top: 20, width: 40, height: 40 };
    expect(enclosing([seat, tag, clue, nothing, dagger])).toEqual({ left: 100, top: 90, width: 100, height: 82 });
    expect(enclosing([])).toBeNull();
  });

  it("remembers what could be pointed at while the same words stand", () => {
    const one = { left: 0, top: 0, width: 10, height: 10 };
    const two = { left: 20, top: 0, width: 10, height: 10 };
    expect(merged([one, two], [{ ...two }])).toEqual([one, two]);
    expect(merged([one], [two])).toEqual([one, two]);
  });

  it("is tied to the nearest edge of what is lit", () => {
    expect(edge({ left: 10, top: 10, width: 20, height: 20 }, 100, 15)).toEqual({ x: 30, y: 15 });
  });
});

describe("what a lesson points at", () => {
  it("is a part of the page, a seat, or a mark of the game", () => {
    expect(selector("ring")).toBeNull();
    expect(selector("own")).toBe(".dock .own");
    expect(selector("seat:3")).toBe('.stage [data-seat="3"]');
  });
});

describe("a lesson that is half done", () => {
  const line = (id: string, some: Partial<TableLine>): TableLine =>
    ({ id, game: "taverne", state: "playing", practice: "lesson", changed: 1, ...some }) as TableLine;

  it("is the one of this game that was touched last, and has not ended", () => {
    const mine = [
      line("old", {}),
      line("over", { state: "over", changed: 9 }),
      line("other", { game: "liens-de-sang", changed: 9 }),
      line("trial", { practice: "options", changed: 9 }),
      line("last", { changed: 5 }),
    ];
    expect(halfDone(mine, "taverne")?.id).toBe("last");
    expect(halfDone(mine, "sang-rancune")).toBeNull();
  });
});
