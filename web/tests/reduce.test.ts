import { describe, expect, it } from "vitest";

import type { EventLine, Frame, Part, Question } from "$lib/protocol/types";
import { NOTHING, Taker, type Known } from "$lib/state/reduce";
import { folded, passedFor } from "$lib/table/passed";

const line = (fact: number): EventLine => ({
  fact,
  event: {},
  text: `${fact}`,
  clauses: [],
  private: false,
  step: false,
});
const question = (serial: number, waiting: number[]): Question => ({
  serial,
  question: {},
  prompt: "?",
  asked: [0, 1],
  waiting,
  put_to: "everyone",
  order: [],
  clauses: [],
  options: [],
  complete: true,
});

function taken(frames: Frame[], known: Known = NOTHING): Known {
  const taker = new Taker();
  return frames.reduce((known, frame) => taker.take(known, frame, 0)?.known ?? known, known);
}
const frame = (n: number, ...parts: Part[]): Frame => ({ n, parts });

describe("taking frames", () => {
  it("adds lines to those that are there", () => {
    const known = taken([
      frame(1, { is: "fresh", epoch: 7, since: 1 }, { is: "events", lines: [line(0)] }),
      frame(2, { is: "events", lines: [line(1), line(2)] }),
    ]);
    expect(known.lines.map((it) => it.fact)).toEqual([0, 1, 2]);
    expect(known.since).toEqual({ epoch: 7, since: 1 });
  });

  it("forgets log, chat, clock and end when it starts afresh, and keeps the rest", () => {
    const before = taken([
      frame(
        5,
        { is: "events", lines: [line(0)] },
        { is: "chat", lines: [{ n: 3, at: 0, seat: 0, name: "Ana", text: "!", gallery: false }] },
        { is: "over", winners: [0], scores: null, abandoned: false, record: "r" },
        { is: "view", view: { turn: 1 } },
      ),
    ]);
    const after = taken([frame(6, { is: "fresh", epoch: 7, since: 2 }, { is: "events", lines: [line(0)] })], before);
    expect(after.since).toEqual({ epoch: 7, since: 2 });
    expect(after.lines).toHaveLength(1);
    expect(after.chat).toEqual([]);
    expect(after.over).toBeNull();
    expect(after.view).toEqual({ turn: 1 });
  });

  it("takes the frames of one message together", () => {
    const taker = new Taker();
    const first = taker.take(NOTHING, { n: 9, more: true, parts: [{ is: "events", lines: [line(0)] }] }, 0);
    expect(first).toBeNull();
    const last = taker.take(NOTHING, frame(9, { is: "events", lines: [line(1)] }), 0);
    expect(last?.known.lines).toHaveLength(2);
  });

  it("forgets half a message when the connection is lost", () => {
    const taker = new Taker();
    taker.take(NOTHING, { n: 9, more: true, parts: [{ is: "events", lines: [line(0)] }] }, 0);
    taker.forget();
    expect(taker.take(NOTHING, frame(9, { is: "events", lines: [line(0)] }), 0)?.known.lines).toHaveLength(1);
  });

  it("says who is awaited only for the open question", () => {
    const asked = taken([frame(1, { is: "question", ...question(7, [0, 1]) })]);
    expect(taken([frame(2, { is: "waiting", serial: 7, waiting: [1] })], asked).question?.waiting).toEqual([1]);
    expect(taken([frame(2, { is: "waiting", serial: 6, waiting: [] })], asked).question?.waiting).toEqual([0, 1]);
  });

  it("keeps one's own sealed answer, in the words it was offered in, until another question comes", () => {
    const options = [{ action: { kind: "offer", to: 2 }, text: "Offer to step in", picks: ["say:offer"], pass: false }];
    const asked = taken([frame(1, { is: "question", ...question(7, [0, 1]), options })]);
    const sealed = { is: "sealed", serial: 7, action: { to: 2, kind: "offer" }, text: null } as const;
    // An answer that stands leaves no options.
    const answered = taken([frame(2, sealed, { is: "question", ...question(7, [1]) })], asked);
    expect(answered.sealed?.text).toBe("Offer to step in");
    expect(taken([frame(3, { is: "question", ...question(8, [0]) })], answered).sealed).toBeNull();
    expect(taken([frame(3, { is: "fresh", epoch: 7, since: 2 })], answered).sealed).toBeNull();
  });

  it("replaces the changed fields of a view and leaves the others as they were", () => {
    const view = { viewer: "gallery", public: { turn: 1, dagger: 2 }, own: {}, shown: { left: 4 } };
    const seen = taken([frame(1, { is: "view", view })]);
    const after = taken([frame(2, { is: "view_changes", changes: { public: { turn: 2 } } })], seen);
    expect(after.view).toEqual({ ...view, public: { turn: 2, dagger: 2 } });
    expect(seen.view).toEqual(view);
    // What did not change is the very same, so that nothing is drawn anew for it.
    expect((after.view as typeof view).shown).toBe(view.shown);
  });

  it("remembers when the clocks were told", () => {
    const told: Part = { is: "clock", running: [0], left: [5000, null], paused: false };
    expect(new Taker().take(NOTHING, frame(1, told), 1234)?.known.clock?.heard).toBe(1234);
  });

  it("hands on what is said in passing and leaves out what it does not know", () => {
    const strange = { is: "later" } as unknown as Part;
    const refused: Part = { is: "refused", tag: 3, code: "LS-E03", clause: "LS-305", text: "no" };
    const result = new Taker().take(NOTHING, frame(1, strange, { is: "taken", tag: 2 }, refused, { is: "pong" }), 0);
    expect(result?.passing.map((it) => it.is)).toEqual(["taken", "refused"]);
    expect(result?.known).toEqual(NOTHING);
  });
});

describe("what was passed for the reader", () => {
  const pass = { action: "pass", text: "Pass", picks: [], pass: true };
  const play = { action: "play", text: "Play", picks: [], pass: false };
  const asked = (serial: number, options: Question["options"], passing: "never" | "only_option"): Known => ({
    ...NOTHING,
    since: { epoch: 1, since: 1 },
    you: { seats: [0], viewer: 0, host: true, passing, muted: [] },
    question: { ...question(serial, [0, 1]), prompt: `Question ${serial}?`, options },
  });

  it("is a question that has closed and left nothing else to do", () => {
    const before = asked(1, [pass], "only_option");
    expect(passedFor(before, asked(2, [play], "only_option"))).toBe("Question 1?");
    expect(passedFor(before, before)).toBeNull();
    expect(passedFor(asked(1, [pass, play], "only_option"), asked(2, [], "only_option"))).toBeNull();
    expect(passedFor(asked(1, [], "only_option"), asked(2, [], "only_option"))).toBeNull();
    expect(passedFor(asked(1, [pass], "never"), asked(2, [], "never"))).toBeNull();
  });

  it("is nothing that was taken back, nor anything of another seat", () => {
    const before = asked(1, [pass], "only_option");
    const after = asked(2, [], "only_option");
    expect(passedFor(before, { ...after, since: { epoch: 1, since: 9 } })).toBeNull();
    expect(
      passedFor(before, { ...after, you: { seats: [0, 1], viewer: 1, host: true, passing: "never", muted: [] } }),
    ).toBeNull();
  });

  it("folds the same question to a line", () => {
    expect(folded(["Plan B?", "Help?", "Plan B?"])).toEqual([
      { prompt: "Plan B?", times: 2 },
      { prompt: "Help?", times: 1 },
    ]);
  });
});
