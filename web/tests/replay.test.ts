import { describe, expect, it, vi } from "vitest";

import { Refused } from "$lib/protocol/api";
import type { EventLine, RecordStep } from "$lib/protocol/types";
import { Film } from "$lib/replay/film";
import { keyAfter, keyBefore, signed } from "$lib/replay/moments";
import { paced } from "$lib/replay/paced";
import { eyesQuery, readFact, readPlace, within, writePlace } from "$lib/replay/place";

/** How many facts are told at each step; facts are numbered from 0, some numbers are never told. */
const TOLD = [3, 1, 0, 2, ...Array<number>(30).fill(0), 1, 4, 1];
const OF = TOLD.length - 1;
const line = (fact: number): EventLine => ({
  fact,
  event: {},
  text: `${fact}`,
  clauses: [],
  private: false,
  step: false,
});
const FACTS = TOLD.map((count, step) => {
  const before = TOLD.slice(0, step).reduce((sum, it) => sum + it, 0);
  return Array.from({ length: count }, (_, at) => line(2 * (before + at)));
});

function moment(step: number, since: number): RecordStep {
  const lines = step === 0 ? (FACTS[0] ?? []) : FACTS.slice(since + 1, step + 1).flat();
  const nobody = { asked: [], waiting: [], put_to: null, order: [], clauses: [] };
  const question = { serial: step, question: {}, prompt: "", ...nobody, options: [], complete: true };
  return { step, of: OF, by: null, view: { step }, question, lines };
}

const film = async () => {
  const ask = vi.fn((step: number, since: number) => Promise.resolve(moment(step, since)));
  return { ask, film: await Film.open(ask, OF) };
};

describe("the place in the address", () => {
  it("is read and written", () => {
    expect(readPlace("?step=12&seat=3", 40, 6)).toEqual({ step: 12, seat: 3 });
    expect(readPlace(writePlace({ step: 7, seat: null }), 40, 6)).toEqual({ step: 7, seat: null });
    expect(readPlace(writePlace({ step: 7, seat: 0 }), 40, 6)).toEqual({ step: 7, seat: 0 });
  });

  it("stays within the record", () => {
    expect(readPlace("?step=99&seat=6", 40, 6)).toEqual({ step: 40, seat: null });
    expect(readPlace("?step=-4&seat=-1", 40, 6)).toEqual({ step: 0, seat: null });
    expect(readPlace("?step=soon&seat=me", 40, 6)).toEqual({ step: 0, seat: null });
    expect(within(3.6, 40)).toBe(4);
  });
});

describe("a film", () => {
  it("knows all that happens from two moments", async () => {
    const { ask, film: it } = await film();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(it.lines.map(({ fact }) => fact)).toEqual(FACTS.flat().map(({ fact }) => fact));
  });

  it("fetches a moment once", async () => {
    const { ask, film: it } = await film();
    expect(it.moment(3)).toBeNull();
    await Promise.all([it.load(3), it.load(3)]);
    await it.load(3);
    expect(it.moment(3)?.step).toBe(3);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("fetches again what failed", async () => {
    const ask = vi.fn((step: number, since: number) => Promise.resolve(moment(step, since)));
    const it = await Film.open(ask, OF);
    ask.mockRejectedValueOnce(new Error("offline"));
    await expect(it.load(5)).rejects.toThrow("offline");
    expect((await it.load(5)).step).toBe(5);
  });

  it("tells as much as was told then, also after a long silence", async () => {
    const { film: it } = await film();
    for (const step of [33, 20, 2, OF, 35, 0]) {
      await it.load(step);
      const told = FACTS.slice(0, step + 1).flat();
      expect(it.told(step)?.map(({ fact }) => fact)).toEqual(told.map(({ fact }) => fact));
    }
    expect(it.told(7)).toBeNull();
  });

  it("tells what an answer brought about once the step before is known", async () => {
    const { film: it } = await film();
    await it.load(35);
    expect(it.fresh(35)).toBeNull();
    await it.load(34);
    expect(it.fresh(35)?.map(({ fact }) => fact)).toEqual(FACTS[35]?.map(({ fact }) => fact));
    expect(it.fresh(0)).toHaveLength(3);
  });

  it("finds the step of every fact", async () => {
    for (const [step, lines] of FACTS.entries()) {
      const { film: it } = await film();
      for (const { fact } of lines) expect(await it.stepOf(fact)).toBe(step);
    }
  });

  it("guesses where things happened, in order and within the ends", async () => {
    const { film: it } = await film();
    const guesses = it.lines.map(({ fact }) => it.near(fact));
    expect(guesses).toEqual([...guesses].sort((a, b) => a - b));
    expect(guesses[0]).toBe(0);
    expect(guesses.at(-1)).toBe(OF);
    expect(guesses.every(Number.isFinite)).toBe(true);
  });

  it("can be a game without a single answer", async () => {
    const it = await Film.open((step, since) => Promise.resolve(moment(step, since)), 0);
    expect(it.lines).toHaveLength(3);
    expect(await it.stepOf(4)).toBe(0);
  });
});

describe("asking politely", () => {
  it("asks again after being told to slow down, and no other refusal", async () => {
    const ask = vi.fn<() => Promise<string>>();
    ask.mockRejectedValueOnce(new Refused(429, "too_fast", "")).mockResolvedValueOnce("fine");
    await expect(paced(ask, 1, 1)()).resolves.toBe("fine");
    ask.mockReset().mockRejectedValue(new Refused(404, "no_record", ""));
    await expect(paced(ask, 1, 1)()).rejects.toThrow(Refused);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("keeps a gap between questions", async () => {
    vi.useFakeTimers();
    const ask = vi.fn(() => Promise.resolve(1));
    const slow = paced(ask, 100);
    const all = Promise.all([slow(), slow(), slow()]);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(100);
    await all;
    expect(ask).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});

describe("turning points", () => {
  const points = [{ step: 3 }, { step: 4 }, { step: 9 }];

  it("are jumped to from where one is, after and before", () => {
    expect([0, 3, 4, 9].map((at) => keyAfter(points, at))).toEqual([3, 4, 9, null]);
    expect([12, 9, 4, 3].map((at) => keyBefore(points, at))).toEqual([9, 4, 3, null]);
  });

  it("say by how much somebody came to stand better or worse", () => {
    expect([8, -3].map(signed)).toEqual(["+8", "−3"]);
  });
});

describe("eyes", () => {
  it("stand in the address, everybody's at once too", () => {
    const eyes = (search: string) => readPlace(search, 20, 4).seat;
    expect(["?seat=3", "?seat=4", "?seat=open", ""].map(eyes)).toEqual([3, null, "open", null]);
    expect(writePlace({ step: 2, seat: "open" })).toBe("?step=2&seat=open");
    expect([null, 0, "open" as const].map(eyesQuery)).toEqual(["", "&seat=0", "&open=true"]);
  });
});

describe("facts", () => {
  it("can stand in an address by their fact", () => {
    expect(["?fact=40", "?step=3", "?fact=-1", "?fact=x"].map(readFact)).toEqual([40, null, null, null]);
  });
});

describe("who answered", () => {
  it("is said of the answer that led to a step, if it was not its player", async () => {
    const { givenAt } = await import("$lib/replay/given");
    const record = { given_for: { stand_in: "3 17-19", time_out: "0", wish: "20" } };
    const told = [0, 1, 2, 3, 4, 5, 17, 18, 20, 21, 22].map((step) => givenAt(record, step));
    const none = [null, "time_out", null, null, "stand_in", null];
    expect(told).toEqual([...none, null, "stand_in", "stand_in", "wish", null]);
    expect(givenAt({}, 1)).toBeNull();
  });
});
