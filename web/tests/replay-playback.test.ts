import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameModule } from "$games/game";
import type { RecordFile } from "$lib/protocol/api";
import type { RecordStep } from "$lib/protocol/types";
import type { Eyes } from "$lib/replay/place";
import type { Playback } from "$lib/replay/playback.svelte";
import type { Rules } from "$lib/state/shelf.svelte";

/** Ten answers; each brings one fact about. Whoever sits somewhere sees a view of their own. */
const OF = 10;
const asks = (seat: Eyes, silent: readonly number[] = []) => {
  return vi.fn((step: number, since: number): Promise<RecordStep> => {
    const all = step === 0 ? [0] : Array.from({ length: step - since }, (_, at) => since + 1 + at);
    const facts = all.filter((fact) => !silent.includes(fact));
    return Promise.resolve({
      step,
      of: OF,
      by: step === 0 ? null : step % 3,
      view: { seat, step },
      question: {
        serial: step,
        question: step === OF ? null : { ask: "turn" },
        prompt: "?",
        asked: [1],
        waiting: step === OF ? [] : [1],
        put_to: step === OF ? null : "one",
        order: [],
        clauses: [],
        options: [{ action: {}, text: "Go", picks: ["seat:1"], pass: false }],
        complete: true,
      },
      lines: facts.map((fact) => ({ fact, event: {}, text: `${fact}`, clauses: [], private: false, step: false })),
    });
  });
};
const RECORD: RecordFile = {
  game: "liens-de-sang",
  rules: 1,
  config: { players: 3 },
  seats: [
    { name: "Ana", by: "human" },
    { name: "Bruno", by: "regular" },
    { name: "Chloé", by: "program" },
  ],
  answers: Array(OF).fill(null),
  outcome: { winners: [0] },
};

let opened: typeof import("$lib/replay/playback.svelte");
const open = (step = 0, beat = 0, silent: readonly number[] = []): Promise<Playback> =>
  opened.Playback.open(
    (seat) => asks(seat, silent),
    OF,
    { step, seat: null },
    () => beat,
  );
/** Lets everything that can be done now be done. */
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { language: "fr" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  opened = await import("$lib/replay/playback.svelte");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("going through a game", () => {
  it("steps and stays within the ends", async () => {
    const playback = await open(4);
    playback.by(1);
    await settle();
    expect([playback.step, playback.shown.step]).toEqual([5, 5]);
    playback.by(-99);
    await settle();
    expect([playback.step, playback.shown.step]).toEqual([0, 0]);
    playback.to(99);
    await settle();
    expect([playback.step, playback.shown.step]).toEqual([OF, OF]);
  });

  it("folds steps at which nothing was seen, by hand and by itself", async () => {
    const playback = await open(1, 0, [2, 3, 4, 6]);
    const stops: number[] = [];
    for (const way of [1, 1, 1, -1, -1, -1] as const) {
      await playback.along(way);
      await settle();
      stops.push(playback.shown.step);
    }
    expect(stops).toEqual([5, 7, 8, 7, 5, 1]);
    // From within a fold one comes out at its ends.
    playback.to(3);
    await settle();
    await playback.along(-1);
    expect(playback.step).toBe(1);
    playback.speed = 4;
    void playback.play();
    await settle();
    expect(playback.shown.step).toBe(5);
    playback.pause();
  });

  it("takes steps asked for quickly one after the other", async () => {
    const playback = await open(1, 0, [2, 3, 4, 6]);
    void playback.along(1);
    await playback.along(1);
    expect(playback.step).toBe(7);
  });

  it("keeps what is shown until the next has come", async () => {
    const playback = await open(0);
    await settle();
    const load = vi.spyOn(playback.film, "load");
    let come: (moment: RecordStep) => void = () => undefined;
    vi.spyOn(playback.film, "moment").mockReturnValue(null);
    load.mockReturnValue(new Promise((done) => (come = done)));
    playback.to(7);
    expect([playback.step, playback.shown.step]).toEqual([7, 0]);
    come(await asks(null)(7, 0));
    await settle();
    expect(playback.shown.step).toBe(7);
  });

  it("tells as much as was told, and what the answer brought about", async () => {
    const playback = await open(3);
    await settle();
    expect(playback.lines.map(({ fact }) => fact)).toEqual([0, 1, 2, 3]);
    expect(playback.fresh.map(({ fact }) => fact)).toEqual([3]);
  });

  it("goes to where something happened", async () => {
    const playback = await open(0);
    await playback.toFact(6);
    await settle();
    expect(playback.shown.step).toBe(6);
  });

  it("looks through other eyes at the same step", async () => {
    const playback = await open(4);
    await playback.look(2);
    expect(playback.viewer).toBe(2);
    expect(playback.shown.view).toEqual({ seat: 2, step: 4 });
    playback.by(1);
    await settle();
    expect(playback.shown.view).toEqual({ seat: 2, step: 5 });
    await playback.look(null);
    expect(playback.shown.view).toEqual({ seat: null, step: 5 });
  });

  it("plays to the end, events before views, and stops there", async () => {
    const playback = await open(8, 600);
    void playback.play();
    await settle();
    expect(playback.isPlaying).toBe(true);
    expect([playback.now?.fact, playback.shown.step]).toEqual([9, 8]);
    await vi.advanceTimersByTimeAsync(600);
    expect([playback.now, playback.shown.step]).toEqual([null, 9]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([playback.isPlaying, playback.shown.step]).toEqual([false, OF]);
  });

  it("plays from the start when it is at the end, and pauses when told to", async () => {
    const playback = await open(OF);
    playback.toggle();
    await settle();
    playback.toggle();
    const { step } = playback;
    expect(step).toBeLessThan(3);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(playback.step).toBe(step);
  });

  it("has four speeds", async () => {
    const playback = await open();
    const speeds = [1, 2, 3, 4].map(() => (playback.faster(), playback.speed));
    expect(speeds).toEqual([2, 4, 0.5, 1]);
  });
});

describe("the scene of a replay", () => {
  it("shows what its viewer knew and takes no answer", async () => {
    const { ReplayScene } = await import("$lib/replay/scene.svelte");
    const playback = await open(4);
    const clause = vi.fn();
    const game = { tell: (view: unknown) => view } as unknown as GameModule;
    const rules = { cardsById: new Map() } as unknown as Rules;
    const scene = new ReplayScene("abc", RECORD, game, playback, () => rules, { read: vi.fn(), clause });
    expect(scene.isLive).toBe(false);
    expect(scene.isAsked).toBe(false);
    expect(scene.may()).toBe(false);
    expect(scene.view).toEqual({ seat: null, step: 4 });
    expect(scene.isOver).toBe(false);
    expect(scene.table.seats.map(({ player }) => player)).toEqual([
      { is: "human" },
      { is: "bot", level: "regular" },
      { is: "bot", level: "program" },
    ]);
    expect(scene.players.map(({ isMe, owes }) => [isMe, owes])).toEqual([
      [false, false],
      [false, true],
      [false, false],
    ]);
    scene.clause("LS-305");
    expect(clause).toHaveBeenCalledWith("LS-305");
    playback.to(OF);
    await settle();
    expect(scene.question).toBeNull();
    expect(scene.isOver).toBe(true);
  });
});
