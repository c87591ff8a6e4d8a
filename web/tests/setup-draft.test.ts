// A table being set up: what is remembered, what is wrong, and what is sent.

import { beforeEach, describe, expect, it, vi } from "vitest";

import type { ConfigAnswer, NewTable } from "$lib/protocol/types";

import { someGame } from "./kit/game";

const kept = new Map<string, string>();
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const { tongue } = await import("$lib/i18n/index.svelte");
const { Draft } = await import("$lib/setup/draft.svelte");
await tongue.speak("en");

const game = someGame({
  config: { limit: 0, players: 3 },
  settings: [
    {
      key: "limit",
      label: "Limit of turns",
      help: "",
      kind: { is: "number", least: 20, most: 90, step: 10, zero_means_none: true },
      default: 0,
      expert: true,
      sets_deal: false,
    },
  ],
});

/** Answers every request with this, and keeps what was asked. */
function answering(answer: unknown): { body: unknown }[] {
  const asked: { body: unknown }[] = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    asked.push({ body: JSON.parse(String(init.body)) });
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}

beforeEach(() => kept.clear());

describe("a draft", () => {
  it("begins as usual: me, open seats, the game's own clock", () => {
    expect(new Draft(game).wish()).toEqual({
      game: "some-game",
      config: { limit: 0 },
      players: 3,
      seats: [{ is: "me" }, { is: "open" }, { is: "open" }],
      public: false,
      clock: { is: "game" },
      options: { undo: "consent", beat: 1000, bot_pace: 700, grace: 120, spectators: true, hot_seat: false },
    } satisfies NewTable);
  });

  it("sends a name only if there is one", () => {
    const draft = new Draft(game);
    draft.name = "  Friday night ";
    expect(draft.wish().name).toBe("Friday night");
  });

  it("says what is wrong by the schema, and is sound again when it is mended", () => {
    const draft = new Draft(game);
    draft.set("limit", 12);
    expect(draft.problem("limit")).toBe("0, or 20 to 90.");
    expect(draft.isSound).toBe(false);
    draft.set("limit", 0);
    expect(draft.problem("limit")).toBeNull();
    expect(draft.isSound).toBe(true);
  });

  it("is not sound with a clock the server would refuse", () => {
    const draft = new Draft(game);
    draft.clock = { is: "days", days: 99 };
    expect(draft.isSound).toBe(false);
    draft.clock = { is: "none" };
    expect(draft.isSound).toBe(true);
  });

  it("shows what the server says at the setting it names, unless the form has moved on", async () => {
    const draft = new Draft(game);
    answering({ config: null, problem: "limit is too short for so many." } satisfies ConfigAnswer);
    await draft.check(() => false);
    expect(draft.complaint).toBeNull();
    await draft.check(() => true);
    expect(draft.problem("limit")).toBe("“Limit of turns” is too short for so many.");
    expect(draft.isSound).toBe(false);
    const asked = answering({ config: {}, problem: null } satisfies ConfigAnswer);
    await draft.check(() => true);
    expect(draft.isSound).toBe(true);
    expect(asked).toEqual([{ body: { config: { limit: 0 }, players: 3 } }]);
  });

  it("is remembered once the table is set", async () => {
    const draft = new Draft(game);
    draft.players = 4;
    draft.set("limit", 40);
    draft.seats = draft.seats.map((seat, at) => (at === 3 ? { is: "bot", level: "random" } : seat));
    draft.clock = { is: "days", days: 2 };
    answering({ id: "t", link: "", commitment: "" });
    await draft.create();
    const again = new Draft(game).wish();
    expect(again).toEqual(draft.wish());
    expect(again.seats?.at(-1)).toEqual({ is: "bot", level: "random" });
  });
});
