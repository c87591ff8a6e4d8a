// What the page of Du sang sur la lame works out by itself: places on the drawing, pan and zoom, ways being composed,
// the last dice of a story, and events done to a view.

import { readFileSync } from "node:fs";

import { beforeEach, describe, expect, it } from "vitest";

import { Camera } from "$games/sang-sur-la-lame/camera.svelte";
import { Composer, composer, going, type Going } from "$games/sang-sur-la-lame/composer.svelte";
import { isWord } from "$games/sang-sur-la-lame/names";
import { retell, touched } from "$games/sang-sur-la-lame/retell";
import { lastRoll, total } from "$games/sang-sur-la-lame/rolls";
import type { Scene } from "$games/sang-sur-la-lame/scene";
import {
  degrees,
  drawn,
  facing,
  goesRound,
  inches,
  kept,
  pointAt,
  readPoints,
  typed,
} from "$games/sang-sur-la-lame/space";
import { nameOf, wayOf } from "$games/sang-sur-la-lame/table";
import { strewn, stuffOf } from "$games/sang-sur-la-lame/terrain";
import type { Action, Event, Figure, PieceShown, Point, Tried, View } from "$games/sang-sur-la-lame/types";
import type { RecordStep } from "$lib/protocol/types";

const SIZE = 35433;

interface Golden {
  records: { record: string; moments: (RecordStep & { seat: number | null })[] }[];
}
const golden = JSON.parse(readFileSync("tests/golden/sang-sur-la-lame.json", "utf8")) as Golden;
const moments = golden.records.flatMap((record) => record.moments);
const views = moments.map((moment) => moment.view as View);
/** The first view in which so many figures stand. */
function crowded(): View {
  const view = views.find((each) => each.public.figures.filter(({ status }) => status === "standing").length > 4);
  if (!view) throw new Error("no golden moment with figures on the table");
  return view;
}

describe("the table is drawn as the server counts it", () => {
  it("has north above, and back again", () => {
    expect(drawn([0, 0], SIZE)).toEqual({ x: 0, y: 35.433 });
    expect(drawn([1000, SIZE], SIZE)).toEqual({ x: 1, y: 0 });
    expect(pointAt(drawn([12345, 6789], SIZE), SIZE)).toEqual([12345, 6789]);
  });
  it("turns clockwise from north", () => {
    expect(degrees([0, 1])).toBe(0);
    expect(degrees([5, 0])).toBe(90);
    expect(facing(90)).toEqual([1000, 0]);
    expect(facing(-45)).toEqual([-707, 707]);
  });
  it("says inches in the reader's way", () => {
    expect(inches(4250, "en")).toBe("4.3″");
    expect(inches(4000, "fr")).toBe("4,0″");
  });
  it("knows what an outline goes round", () => {
    const square: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    expect(goesRound(square, [5, 5])).toBe(true);
    expect(goesRound(square, [15, 5])).toBe(false);
  });
  it("keeps what is touched on the table", () => {
    expect(kept([-5, SIZE + 9], SIZE)).toEqual([0, SIZE]);
  });
});

describe("typed points", () => {
  it("are inches from the lower left corner", () => {
    expect(readPoints("12.5,7.25 14,9.1")).toEqual([
      [12500, 7250],
      [14000, 9100],
    ]);
    expect(readPoints(typed([12345, 678]))).toEqual([[12345, 678]]);
  });
  it("are refused when they are not points", () => {
    for (const wrong of ["", "12", "12.5;7", "a,b", "1,2 3"]) expect(readPoints(wrong), wrong).toBeNull();
  });
});

describe("the window on the table", () => {
  it("begins with all of it", () => {
    const camera = new Camera(35.433, 900, 600);
    const { y, height } = camera.sight;
    expect(y).toBeLessThanOrEqual(0);
    expect(height).toBeGreaterThanOrEqual(35.433);
  });
  it("keeps the place under the finger while it zooms", () => {
    const camera = new Camera(35.433, 900, 600);
    camera.zoom(3);
    const finger = { x: 500, y: 320 };
    const before = camera.under(finger);
    camera.zoom(1.2, finger);
    expect(camera.under(finger).x).toBeCloseTo(before.x, 6);
    expect(camera.under(finger).y).toBeCloseTo(before.y, 6);
  });
  it("never loses the table", () => {
    const camera = new Camera(35.433, 900, 600);
    camera.zoom(4);
    camera.pan(-100_000, 100_000);
    const { x, y, width } = camera.sight;
    expect(x + width).toBeLessThanOrEqual(35.433 + 1.51);
    expect(y).toBeGreaterThanOrEqual(-1.51);
    camera.zoom(0.0001);
    expect(camera.scale).toBe(camera.least);
  });
  it("is what a drawing shows", () => {
    const camera = new Camera(35.433, 900, 600);
    const pixel = camera.pixels(camera.under({ x: 123, y: 45 }));
    expect(pixel.x).toBeCloseTo(123);
    expect(pixel.y).toBeCloseTo(45);
  });
});

const PIECES: PieceShown[] = [];
const walk = (kind: Going["kind"], start: Point | null = [1000, 1000]): Going => ({
  figure: "s0.m1",
  kind,
  start,
  on: "ground",
  allowance: 6000,
});

const SQUARE: Point[] = [
  [0, 0],
  [4000, 0],
  [4000, 4000],
  [0, 4000],
];

describe("a way being composed", () => {
  beforeEach(() => composer.clear());

  it("goes over its points", () => {
    const move = walk("move");
    composer.add([4000, 5000], move, PIECES, []);
    composer.add([4000, 6000], move, PIECES, []);
    expect(composer.action(move, [0, 1], PIECES)).toEqual({
      perform: {
        go: {
          path: [
            [4000, 5000],
            [4000, 6000],
          ],
          face: [0, 1000],
          exit: false,
          from: null,
        },
      },
    });
    composer.back();
    expect(composer.path()).toEqual([[4000, 5000]]);
  });
  it("comes in where it was first touched, from the reserve", () => {
    const run = walk("run", null);
    composer.add([500, 500], run, PIECES, []);
    expect(composer.isSendable(run)).toBe(false);
    composer.add([500, 3500], run, PIECES, []);
    expect(composer.action(run, [0, 1], PIECES)).toEqual({
      perform: { go: { path: [[500, 3500]], face: [0, 3000], exit: false, from: [500, 500] } },
    });
  });
  it("follows the finger within the reach the server has drawn", () => {
    const move = walk("move");
    const tried = { reach: [SQUARE], touches: [] } as unknown as Tried;
    composer.learn(tried, move);
    composer.add([2000, 2000], move, PIECES, []);
    composer.drag(0, [3000, 1500], move);
    expect(composer.path()).toEqual([[3000, 1500]]);
    composer.drag(0, [9000, 1000], move);
    const [[x, y] = [0, 0]] = composer.path();
    expect(y).toBe(1000);
    expect(x).toBeGreaterThan(3900);
    expect(x).toBeLessThanOrEqual(4000);
  });
  it("aims a charge at whom it reaches", () => {
    const charge = walk("charge");
    composer.add([4000, 5000], charge, PIECES, []);
    composer.learn({ reach: [], touches: ["s1.m2"] } as unknown as Tried, charge);
    expect(composer.action(charge, [0, 1], PIECES)).toMatchObject({ perform: { charge: { target: "s1.m2" } } });
    composer.learn({ reach: [], touches: [] } as unknown as Tried, charge);
    expect(composer.target).toBeNull();
  });

  it("a finger hard by an enemy means contact, to a thousandth", () => {
    const move = walk("move");
    const foe = { at: [8000, 8000] as Point, reach: 984 };
    const far = (to: Point) => Math.hypot(to[0] - 8000, to[1] - 8000);
    expect(far(Composer.touching([7150, 7300], [foe]))).toBeGreaterThanOrEqual(984);
    expect(far(Composer.touching([7150, 7300], [foe]))).toBeLessThanOrEqual(994);
    expect(Composer.touching([6000, 6000], [foe])).toEqual([6000, 6000]);
    composer.add([2000, 2000], move, PIECES, []);
    composer.drag(0, [7100, 8000], move, [foe]);
    expect(composer.path()).toEqual([[7013, 8000]]);
  });

  it("touching an enemy takes the ways proposed one after the other, and goes on from one's own", () => {
    const move = walk("move");
    const foe = { at: [8000, 1000] as Point, reach: 984 };
    const way = (path: Point[]): Action => ({ perform: { go: { path, face: [1, 0], exit: false, from: null } } });
    const ways = [way([[7013, 1000]]), way([[7013, 1000]]), way([[8000, 13]])];
    composer.meet(foe, ways, move);
    expect(composer.path()).toEqual([[7013, 1000]]);
    composer.meet(foe, ways, move);
    expect(composer.path()).toEqual([[8000, 13]]);
    composer.meet(foe, ways, move);
    expect(composer.path()).toEqual([[7013, 1000]]);
    composer.clear();
    composer.add([8000, 5000], move, PIECES, []);
    composer.meet(foe, ways, move);
    expect(composer.path()).toEqual([
      [8000, 5000],
      [8000, 1987],
    ]);
  });
  it("looks where one turns it", () => {
    const move = walk("move");
    composer.add([1000, 5000], move, PIECES, []);
    composer.turn(90, move, [0, 1]);
    expect(composer.face(move, [0, 1])).toEqual([1000, 0]);
  });
  it("takes a ladder by its end", () => {
    const ladder = { id: "echelle", foot: [2000, 2000] as Point, top: [2000, 2600] as Point, on: 0, height: 3000 };
    const move = walk("move");
    composer.add([2100, 2700], move, PIECES, [ladder]);
    expect(composer.points).toEqual([{ to: [2000, 2600], via: 0 }]);
  });
  it("jumps to its last point, and lands on what can be stood on", () => {
    const rock: PieceShown = {
      id: "rocher",
      name: { fr: "Rocher", en: "Boulder" },
      kind: "tall_block",
      points: [
        [3000, 3000],
        [5000, 3000],
        [5000, 5000],
        [3000, 5000],
      ],
      closed: true,
      height: 2000,
      top: true,
      climbable: true,
      door: null,
    };
    const jump = walk("jump");
    composer.add([4000, 4000], jump, [rock], []);
    expect(composer.action(jump, [0, 1], [rock])).toEqual({
      perform: { jump: { path: [{ to: [4000, 4000], on: { top: 0 } }], jump_index: 0, face: [3000, 3000] } },
    });
  });
  it("takes the ghost of a lesson within an inch of it, with its look and its target", () => {
    const charge = walk("charge");
    const ghost: Action = { perform: { charge: { path: [[4000, 5000]], target: "s1.m2", face: [1, 3], from: null } } };
    expect(composer.snap([4000, 6001], charge, ghost)).toBe(false);
    expect(composer.isEmpty).toBe(true);
    expect(composer.snap([4600, 5800], charge, ghost)).toBe(true);
    expect(composer.action(charge, [0, 1], PIECES)).toEqual(ghost);
    expect(composer.snap([4000, 5000], charge, null)).toBe(false);
  });
  it("takes the look of a lesson's ghost from a finger in about its direction", () => {
    const turn = walk("turn");
    const ghost: Action = { perform: { face: { face: [0, 1] } } };
    expect(composer.snap([3000, 3000], turn, ghost)).toBe(false);
    expect(composer.snap([900, 5000], turn, ghost)).toBe(true);
    expect(composer.action(turn, [1, 0], PIECES)).toEqual(ghost);
  });
  it("is forgotten with its question", () => {
    composer.follow(1);
    composer.add([4000, 5000], walk("move"), PIECES, []);
    composer.follow(1);
    expect(composer.isEmpty).toBe(false);
    composer.follow(2);
    expect(composer.isEmpty).toBe(true);
  });
});

describe("golden moments", () => {
  it("offer ways that can be drawn", () => {
    const ways = moments.flatMap(({ view, question }) =>
      question.options.map(({ action }) => wayOf(view as View, action as Parameters<typeof wayOf>[1])),
    );
    expect(ways.filter((way) => way !== null && way.path.length > 0).length).toBeGreaterThan(10);
  });
  it("let one compose where somebody goes", () => {
    const found = moments.map((moment) => {
      const { view, question } = moment as unknown as Pick<Scene, "view" | "question">;
      return going({ view, question, isAsked: (question?.options.length ?? 0) > 0 });
    });
    expect(found.some((each) => each?.kind === "move" && each.allowance > 0)).toBe(true);
  });
  it("name every figure of a band apart", () => {
    const view = crowded();
    const names = view.shown.roster
      .filter(({ id }) => id.startsWith("s0."))
      .map(({ id }) => nameOf({ view, language: "fr" }, id));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(2);
  });
});

describe("events done to a view", () => {
  const view = crowded();
  const figure = view.public.figures.find(({ status }) => status === "standing") as Figure;
  const after = (event: Event): Figure =>
    retell(view, event).public.figures.find(({ id }) => id === figure.id) as Figure;

  it("move, wound and kill", () => {
    const to = { at: [5000, 5000] as Point, on: "ground" as const };
    expect(after({ kind: "space", what: "moved", figure: figure.id, from: figure.stand, to }).stand).toEqual(to);
    expect(after({ kind: "blood", what: "wounded", figure: figure.id }).wounded).toBe(true);
    expect(after({ kind: "blood", what: "died", figure: figure.id }).status).toBe("fallen");
  });
  it("leave the view they are done to as it was", () => {
    const before = JSON.stringify(view);
    retell(view, { kind: "blood", what: "died", figure: figure.id });
    expect(JSON.stringify(view)).toBe(before);
  });
  it("touch the seats of the figures they name", () => {
    expect(touched({ kind: "blood", what: "attacks", attacker: "s1.m2", target: "s0.m3", ranged: true })).toEqual([
      1, 0,
    ]);
    expect(touched({ kind: "turn", what: "stopped", seat: 1 })).toEqual([1]);
    expect(touched({ kind: "space", what: "freed", npc: "n1", by: "s0.m1" })).toEqual([0]);
  });
});

describe("the last dice", () => {
  const roll = {
    dice: [
      { face: 5, counts: true },
      { face: 4, counts: true },
      { face: 1, counts: false },
    ],
    modifiers: [{ why: "wounded" as const, by: -1 }],
    need: { total: 7 },
  };
  const tested: Event = { kind: "turn", what: "tested", figure: "s0.m1", test: "climb", roll, passed: true };

  it("are those of the last roll that was told", () => {
    expect(lastRoll([])).toBeNull();
    const began: Event = { kind: "turn", what: "began", turn: 2 };
    expect(lastRoll([{ event: tested }, { event: began }])).toMatchObject({ is: "test", passed: true });
  });
  it("add up to what counts and what is added", () => {
    expect(total(roll)).toEqual({ kept: 9, sum: 8 });
  });
  it("of a fight say what came of it", () => {
    const fights = moments.flatMap(({ lines }) => lines).filter(({ event }) => isRolled(event as Event));
    expect(fights.length).toBeGreaterThan(0);
    const [first] = fights as unknown as [{ event: Event }];
    const died: Event = { kind: "blood", what: "died", figure: "s1.m1" };
    expect(lastRoll([first, { event: died }])).toMatchObject({ is: "fight", after: { what: "died", figure: "s1.m1" } });
  });
});
const isRolled = (event: Event): boolean => event.kind === "blood" && event.what === "rolled";

describe("what stands on the bar", () => {
  const scene = (path: string[]): Scene =>
    ({ path, question: { question: { ask: "activate", seat: 0 } } }) as unknown as Scene;
  it("are words, and actions once somebody is chosen", () => {
    expect(isWord("say:forgo", scene([]))).toBe(true);
    expect(isWord("do:move", scene([]))).toBe(false);
    expect(isWord("do:move", scene(["figure:s0.m1"]))).toBe(true);
    expect(isWord("at:1,2", scene([]))).toBe(false);
  });
});

describe("terrain", () => {
  it("is strewn alike every time, and inside", () => {
    const wood: Point[] = [
      [1000, 1000],
      [7000, 1000],
      [7000, 7000],
      [1000, 7000],
    ];
    const trees = strewn(wood, SIZE, 1.25, 0.55);
    expect(trees.length).toBeGreaterThan(8);
    expect(strewn(wood, SIZE, 1.25, 0.55)).toEqual(trees);
    for (const { x, y } of trees) expect(goesRound(wood, pointAt({ x, y }, SIZE))).toBe(true);
  });
  it("knows a stall from a boulder", () => {
    expect(stuffOf({ id: "etal_1", kind: "low_block" })).toBe("stall");
    expect(stuffOf({ id: "falaise", kind: "tall_block" })).toBe("rock");
    expect(stuffOf({ id: "caisse", kind: "low_block" })).toBe("crate");
  });
});
