// Taking part in the shuffle: what is sealed and opened, what is written down, and what is made of it at the end.

import { beforeEach, describe, expect, it, vi } from "vitest";

import type { NewTable, TableInfo } from "$lib/protocol/types";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

/** The page as it is after loading: what was written down is read again. */
async function page() {
  vi.resetModules();
  const { notes } = await import("$lib/deal/notes.svelte");
  const shares = await import("$lib/deal/shares");
  return { notes, ...shares };
}

interface Asked {
  path: string;
  body: unknown;
}

/** A server that takes what it is sent, until it is told to refuse. */
function server(answer: unknown = {}) {
  const asked: Asked[] = [];
  const state = { asked, status: 200 };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)) });
    return Promise.resolve(new Response(JSON.stringify(answer), { status: state.status }));
  });
  return state;
}

const table = (salted: boolean[], commitment = "promise"): TableInfo =>
  ({ id: "t1", commitment, seats: salted.map((salted) => ({ salted })) }) as TableInfo;

beforeEach(() => kept.clear());

describe("a salt", () => {
  it("is 1 to 64 hexadecimal digits, and a drawn one is", async () => {
    const { drawSalt, isSalt } = await import("$lib/deal/salt");
    expect(["0aF", "0", "f".repeat(64)].every(isSalt)).toBe(true);
    expect(["", "xyz", " ab", "0".repeat(65)].some(isSalt)).toBe(false);
    expect(isSalt(drawSalt())).toBe(true);
    expect(drawSalt()).not.toBe(drawSalt());
  });

  it("stands behind drawn digits if it is short enough to be guessed", async () => {
    const { isSalt, unguessable } = await import("$lib/deal/salt");
    expect(unguessable("C0FFEE")).toMatch(/^[0-9a-f]{32}c0ffee$/);
    expect(unguessable("C0FFEE")).not.toBe(unguessable("C0FFEE"));
    expect(unguessable("F".repeat(32))).toBe("f".repeat(32));
    expect(isSalt(unguessable("0".repeat(31)))).toBe(true);
  });
});

/** The example of docs/fairness.md, which other programs have worked out as well. */
describe("a sealed share", () => {
  const promise = "06ac782372b37fc1db236a7938c836b5e5f8fee04d2162621e671b29d9b2ace8";
  const salts = ["c0ffee".repeat(6), null, "00".repeat(16), "5a17".repeat(8), null, null, "f".repeat(64), null];

  it("is the hash that everybody else makes of it", async () => {
    const { shareOf, startOf } = await import("$lib/deal/sealing");
    const shares = salts.map((salt, seat) => (salt === null ? null : shareOf(promise, seat, salt)));
    expect(shares[0]).toBe("d337684196db8ac06d32750c34ac82298eef18e8025c58e676e82abd016160cb");
    expect(startOf(promise, shares)).toBe("ae2249442c1efaf053cfe7dc582a1e0de1f2842e9801f2ec0eaad714bd06798b");
  });

  it("is bound to the attempts that failed, as everybody else works it out", async () => {
    const { nextPromise, shareOf, startOf } = await import("$lib/deal/sealing");
    const shares = salts.map((salt, seat) => (salt === null ? null : shareOf(promise, seat, salt)));
    const opened = salts.map((salt, seat) => (seat === 3 ? null : salt));
    const next = nextPromise(promise, { shares, salts: opened });
    expect(next).toBe("abcfd71eb1b9b87b593167a7ec0b5776bc08c5b153cd5d4082793a4fe5a39562");
    const anew = opened.map((salt, seat) => (salt === null ? null : shareOf(next, seat, salt)));
    expect(startOf(next, anew)).toBe("d2cd61c9a87ac114747156e57e68a9a2f8a7ae202e299f1b5ada5f4fef5b0522");
  });

  it("is good for one promise and one seat", async () => {
    const { shareOf } = await import("$lib/deal/sealing");
    const all = [shareOf(promise, 0, "00"), shareOf(promise, 1, "00"), shareOf("0".repeat(64), 0, "00")];
    expect(new Set([...all, shareOf(promise, 0, "0")]).size).toBe(4);
  });
});

describe("taking part", () => {
  it("adds a share for every seat of one's own that has none, once", async () => {
    const { takePart, notes } = await page();
    const { asked } = server();
    const both = [takePart(table([false, true, false, false]), [0, 1, 2])];
    both.push(takePart(table([false, true, false, false]), [0, 1, 2]));
    await Promise.all(both);
    expect(asked.map(({ path }) => path)).toEqual(["/api/tables/t1/seats/0/share", "/api/tables/t1/seats/2/share"]);
    const note = notes.of("t1");
    expect(note?.commitment).toBe("promise");
    const { shareOf } = await import("$lib/deal/sealing");
    const sealed = [0, 2].map((seat) => ({ share: shareOf("promise", seat, note?.salts[seat] ?? "") }));
    expect(asked.map(({ body }) => body)).toEqual(sealed);
    expect(JSON.stringify(asked)).not.toContain(note?.salts[0]);
  });

  it("opens what was sealed when the start is fixed, and nothing else, and writes down what it was shown", async () => {
    const { takePart, openShares, notes } = await page();
    const { asked } = server();
    await takePart(table([false, false, false]), [0, 1]);
    const shares = asked.map(({ body }) => (body as { share: string }).share);
    asked.length = 0;
    // Seat 1 was sealed anew on another device.
    const fixed = { shares: [shares[0] ?? null, "00".repeat(32), null], opened: [] };
    await Promise.all([openShares({ id: "t1", fixed }), openShares({ id: "t1", fixed })]);
    const salt = notes.of("t1")?.salts[0];
    expect(asked).toEqual([{ path: "/api/tables/t1/seats/0/salt", body: { salt } }]);
    const { startOf } = await import("$lib/deal/sealing");
    expect(notes.of("t1")).toMatchObject({ start: startOf("promise", fixed.shares), opened: [0] });
    // Another list that is shown later does not replace it, and what is opened is not opened again.
    await openShares({ id: "t1", fixed: { shares: [shares[0] ?? null, null, null], opened: [0] } });
    expect(asked.length).toBe(1);
    expect(notes.of("t1")?.start).toBe(startOf("promise", fixed.shares));
    await openShares({ id: "elsewhere", fixed });
    expect(notes.of("elsewhere")).toBeNull();
  });

  it("seals anew after an attempt that failed, for what everybody was told then, and keeps nothing of it", async () => {
    const { takePart, notes } = await page();
    const { asked } = server();
    await takePart(table([false, false]), [0, 1]);
    notes.open("t1", 0);
    const before = notes.of("t1")?.salts[1];
    asked.length = 0;
    const anew = { promise: "second", failed: 1, missing: [0], left_out: [0] };
    await takePart({ ...table([false, false]), anew }, [0, 1]);
    await takePart({ ...table([false, true]), anew }, [0, 1]);
    const note = notes.of("t1");
    const { shareOf } = await import("$lib/deal/sealing");
    const salt = note?.salts[1] ?? "";
    expect(asked).toEqual([{ path: "/api/tables/t1/seats/1/share", body: { share: shareOf("second", 1, salt) } }]);
    expect(salt).not.toBe(before);
    // The server had taken the salt of which it says that it is missing.
    expect(note).toMatchObject({ commitment: "promise", promise: "second", spent: [0, 1], denied: [0] });
    expect(note?.opened).toBeUndefined();
  });

  it("writes no share down that the server did not take, and tries again when the table changes", async () => {
    const { takePart, notes } = await page();
    const answers = server();
    answers.status = 503;
    await takePart(table([false]), [0]);
    expect(notes.of("t1")?.salts).toEqual({});
    answers.status = 200;
    await takePart(table([false]), [0]);
    expect(Object.keys(notes.of("t1")?.salts ?? {})).toEqual(["0"]);
  });

  it("comes before a rematch alone, which begins at once; with others it waits for them", async () => {
    const { playAgain } = await page();
    const human = { player: { is: "human" }, salted: false };
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      asked.push(`${init.method} ${path.replace("/api/tables/", "")}`);
      const answer = { id: "t2", commitment: "promise", seats: [{ player: { is: "bot" } }, human] };
      return Promise.resolve(new Response(JSON.stringify(answer)));
    });
    expect(await playAgain("t1", true)).toBe("t2");
    expect(asked).toEqual(["POST t1/rematch", "GET t2", "PUT t2/seats/1/share", "POST t2/start"]);
    asked.length = 0;
    await playAgain("t1", false);
    expect(asked).toEqual(["POST t1/rematch"]);
  });

  it("comes before the start of a table that is full at once", async () => {
    const { setTable, notes } = await page();
    const { asked } = server({ id: "t1", link: "", commitment: "promise" });
    const seats: NewTable["seats"] = [{ is: "me" }, { is: "bot", level: "random" }, { is: "me" }];
    await setTable({ game: "some-game", config: {}, seats });
    expect(asked.map(({ path }) => path)).toEqual([
      "/api/tables",
      "/api/tables/t1/seats/0/share",
      "/api/tables/t1/seats/2/share",
    ]);
    expect(notes.of("t1")?.commitment).toBe("promise");
  });
});

describe("what is written down", () => {
  it("is the first promise that was seen, and outlives the page", async () => {
    server();
    const first = await page();
    await first.takePart(table([false]), [0]);
    await first.takePart(table([true], "another promise"), [0]);
    const { notes } = await page();
    expect(notes.of("t1")).toEqual(first.notes.of("t1"));
    expect(notes.of("t1")?.commitment).toBe("promise");
    expect(notes.of("t2")).toBeNull();
  });

  it("forgets the shares of seats one has left, and takes new ones in lower case", async () => {
    server();
    const { takePart, addShare, notes } = await page();
    await takePart(table([false, false]), [0, 1]);
    await takePart(table([true, false]), [0]);
    await addShare("t1", 0, "C0FFEE");
    expect(Object.keys(notes.of("t1")?.salts ?? {})).toEqual(["0"]);
    expect(notes.of("t1")?.salts[0]).toMatch(/^[0-9a-f]{32}c0ffee$/);
  });

  it("is kept for the latest fifty tables, and whatever else is stored under its name is passed over", async () => {
    kept.set("sang-froid:deals", `[1, null, {}, {"table":"old","commitment":"c","salts":{}}]`);
    const { notes } = await page();
    expect(notes.of("old")?.commitment).toBe("c");
    for (let at = 0; at < 50; at += 1) notes.see(`t${at}`, "c", []);
    expect([notes.of("old"), notes.of("t0")?.table, notes.of("t49")?.table]).toEqual([null, "t0", "t49"]);
    kept.set("sang-froid:deals", "{");
    expect((await page()).notes.of("t0")).toBeNull();
  });
});

describe("the end", () => {
  const note = { table: "t1", commitment: "promise", salts: { 0: "aa", 2: "cc" } };

  it("shows whether the promise was kept and every share was used", async () => {
    const { judge } = await import("$lib/deal/judge");
    const salts = ["aa", null, "cc"];
    const kept = { isSame: true, isSameStart: null, isOut: false, added: 2, inDeal: 2 };
    const nothing = { lacking: 0, unopened: 0, dropped: 0, spent: 0 };
    expect(judge(note, { commitment: "promise", salts })).toEqual({ ...kept, ...nothing });
    expect(judge(note, { commitment: "other", salts }).isSame).toBe(false);
    expect(judge(note, { commitment: "promise", salts: ["aa", "cc", null] }).lacking).toBe(1);
    expect(judge(note, { commitment: "promise", salts: [] }).lacking).toBe(2);
  });

  it("tells a share that was not opened from one that was left out, and another list from the one that was shown", async () => {
    const { judge } = await import("$lib/deal/judge");
    const { shareOf, startOf } = await import("$lib/deal/sealing");
    const shares = [shareOf("promise", 0, "aa"), null, shareOf("promise", 2, "cc")];
    const salts = ["aa", null, null];
    const noted = { ...note, start: startOf("promise", shares) };
    const fairness = { commitment: "promise", salts, shares };
    expect(judge(noted, fairness)).toMatchObject({ isSameStart: true, lacking: 0, unopened: 1, dropped: 0 });
    // The server had said that it has taken it.
    expect(judge({ ...noted, opened: [2] }, fairness)).toMatchObject({ unopened: 0, dropped: 1 });
    const other = { ...fairness, shares: [shares[0] ?? null, null, null] };
    expect(judge(noted, other)).toMatchObject({ isSameStart: false, lacking: 1, unopened: 0 });
    expect(judge(noted, { commitment: "promise", salts }).isSameStart).toBe(false);
  });

  it("tells who has no salt in the deal that it proves nothing to them", async () => {
    const { judge } = await import("$lib/deal/judge");
    const { nextPromise, shareOf, startOf } = await import("$lib/deal/sealing");
    // The page was closed after the first attempt, at which somebody else did not open; two more followed.
    const first = { shares: [shareOf("promise", 0, "aa"), "bb".repeat(32), null], salts: ["aa", null, null] };
    const next = nextPromise("promise", first);
    const fairness = {
      commitment: "promise",
      salts: [null, "dd", null],
      shares: [null, shareOf(next, 1, "dd"), null],
      voided: [first],
    };
    const noted = { table: "t1", commitment: "promise", salts: { 0: "aa" }, start: startOf("promise", first.shares) };
    const out = {
      isSame: true,
      isSameStart: true,
      isOut: true,
      inDeal: 0,
      lacking: 0,
      unopened: 0,
      dropped: 0,
      spent: 1,
    };
    expect(judge(noted, fairness)).toMatchObject(out);
    // It was there, and left out; the server had taken its salt, and says that it did not open.
    const denied = { table: "t1", commitment: "promise", promise: next, salts: {}, spent: [0], denied: [0] };
    expect(judge(denied, fairness)).toMatchObject({ isOut: true, dropped: 1, spent: 1 });
    // It took part again, and finds the start it wrote down, which names the attempt that failed.
    const again = { ...denied, denied: [], salts: { 1: "dd" }, spent: [1], start: startOf(next, fairness.shares) };
    expect(judge(again, fairness)).toMatchObject({ isSameStart: true, isOut: false, inDeal: 1, spent: 0 });
    const hidden = { commitment: "promise", salts: fairness.salts, shares: fairness.shares };
    expect(judge(again, hidden).isSameStart).toBe(false);
  });
});
