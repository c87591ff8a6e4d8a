// The form of a new table: from a schema to values, to a configuration, and to words about what is wrong.

import { describe, expect, it } from "vitest";

import type { Setting, SettingKind } from "$lib/protocol/types";
import {
  bySeat,
  complaint,
  configOf,
  defaults,
  fits,
  flaw,
  flaws,
  isFor,
  isUsual,
  membersOf,
  remembered,
  setsDeal,
  withLists,
} from "$lib/setup/form";

import { someGame } from "./kit/game";

const setting = (key: string, kind: SettingKind, standard: unknown, expert = false): Setting => ({
  key,
  label: `The ${key}`,
  help: "",
  kind,
  default: standard,
  expert,
  sets_deal: key === "heroes",
});
const value = (one: string) => ({ value: one, label: one.toUpperCase(), help: "" });

const limit = setting("turn_limit", { is: "number", least: 20, most: 1000, step: 10, zero_means_none: true }, 0);
const seconds = setting("turn", { is: "number", least: 15, most: 300, step: 5, zero_means_none: false }, 90);
const timer = setting("timer", { is: "group", members: [seconds], may_be_null: true }, null);
const talk = setting("talk", { is: "choice", values: [value("open"), value("silent")] }, "open");
const box = setting("show_box", { is: "toggle" }, true);
const values = ["nyx", "orn", "vasha", "talon"].map(value);
const heroes = setting(
  "heroes",
  { is: "several", values, least: 2, most: 4, one_per_player: true, may_be_null: true },
  null,
);
const rooms = setting(
  "rooms",
  { is: "several", values, least: 2, most: 3, one_per_player: false, may_be_null: false },
  [],
);

const game = someGame({
  config: { turn_limit: 0, timer: null, talk: "silent", show_box: true, heroes: null, rooms: ["nyx", "orn"], seed: 7 },
  settings: [limit, timer, talk, box, heroes, rooms],
});

describe("values to start from", () => {
  it("are those of the game's configuration, which wins over the schema's", () => {
    expect(defaults(game)).toEqual({
      turn_limit: 0,
      timer: null,
      talk: "silent",
      show_box: true,
      heroes: null,
      rooms: ["nyx", "orn"],
    });
  });

  it("keep what is remembered and still fits, and nothing else", () => {
    const kept = { talk: "shouted", turn_limit: 40, timer: { turn: 30 }, show_box: "yes", seed: 3, heroes: ["nobody"] };
    expect(remembered(game, kept)).toEqual({ ...defaults(game), turn_limit: 40, timer: { turn: 30 } });
    expect(remembered(game, "nonsense")).toEqual(defaults(game));
  });

  it("of a group that is switched on are those of its members", () => {
    if (timer.kind.is !== "group") throw new Error("the timer is a group");
    expect(membersOf(timer.kind)).toEqual({ turn: 90 });
  });
});

describe("the shape of a value", () => {
  it("may be nothing only where the schema says so", () => {
    expect(fits(heroes.kind, null)).toBe(true);
    expect(fits(rooms.kind, null)).toBe(false);
    expect(fits(timer.kind, null)).toBe(true);
    expect(fits({ is: "group", members: [seconds], may_be_null: false }, null)).toBe(false);
  });

  it("needs every member of a group", () => {
    expect(fits(timer.kind, {})).toBe(false);
    expect(fits(timer.kind, { turn: 20 })).toBe(true);
  });
});

describe("what the schema finds wrong", () => {
  it("is a number out of range, but not zero where zero means none", () => {
    expect(flaw(limit.kind, 0, 3)).toBeNull();
    expect(flaw(limit.kind, 12, 3)).toEqual({ is: "range", least: 20, most: 1000, zero: true });
    expect(flaw(seconds.kind, 0, 3)).toEqual({ is: "range", least: 15, most: 300, zero: false });
  });

  it("is a wrong number of values: one for each player, or between the two ends", () => {
    expect(flaw(heroes.kind, ["nyx", "orn"], 3)).toEqual({ is: "count", have: 2, least: 3, most: 3 });
    expect(flaw(heroes.kind, ["nyx", "orn", "talon"], 3)).toBeNull();
    expect(flaw(heroes.kind, null, 3)).toBeNull();
    expect(flaw(rooms.kind, ["nyx"], 4)).toEqual({ is: "count", have: 1, least: 2, most: 3 });
  });

  it("is found inside groups, unless they are switched off", () => {
    expect([...flaws(game.settings, { ...defaults(game), timer: { turn: 5 } }, 3).keys()]).toEqual(["timer"]);
    expect(flaws(game.settings, defaults(game), 3).size).toBe(0);
  });
});

describe("the configuration that is sent", () => {
  it("has every setting of the form and nothing else", () => {
    expect(configOf(game.settings, { ...defaults(game), seed: 9, timer: { turn: 30 } }, 3)).toEqual({
      turn_limit: 0,
      timer: { turn: 30 },
      talk: "silent",
      show_box: true,
      heroes: null,
      rooms: ["nyx", "orn"],
    });
  });

  it("knows what is as usual", () => {
    expect(isUsual(rooms, ["nyx", "orn"], game.config)).toBe(true);
    expect(isUsual(rooms, ["orn", "nyx"], game.config)).toBe(false);
    expect(isUsual(timer, { turn: 90 }, game.config)).toBe(false);
  });
});

describe("a sentence of the server", () => {
  const quoted = (label: string) => `“${label}”`;

  it("goes to the setting it names, under the name people know", () => {
    expect(complaint("turn_limit is 0 for none.", game.settings, quoted)).toEqual({
      key: "turn_limit",
      text: "“The turn_limit” is 0 for none.",
    });
  });

  it("belongs to the form if it names none, even if a word looks like one", () => {
    const text = "heroes_of_old are not talked about";
    expect(complaint(text, game.settings, quoted)).toEqual({ key: null, text });
  });
});

describe("practice", () => {
  it("is what a setting makes that sets the deal, unless it is as usual", () => {
    expect(setsDeal(game, defaults(game))).toEqual([]);
    expect(setsDeal(game, { ...defaults(game), talk: "open", rooms: ["vasha", "talon"] })).toEqual([]);
    expect(setsDeal(game, { ...defaults(game), heroes: ["nyx", "orn", "vasha"] })).toEqual([heroes]);
  });
});

describe("lists of one's own", () => {
  const deck: Setting = { ...talk, key: "deck", takes: "decks", from_players: 4 };
  const infos = [
    { kind: "decks", build: "Build a deck", own: "mine" },
    { kind: "bands", build: "Build a band", own: "my band" },
  ];
  const mine = { faction: "cats", cards: [{ id: "CA/01", n: 1 }] };
  const own = { decks: [{ value: mine, label: "Claws", help: "" }] };
  const labels = ({ kind }: Setting) =>
    kind.is === "choice" || kind.is === "each_seat" ? kind.values.map(({ label }) => label) : [];

  it("stand beside the values of a choice, and what was chosen is among them once", () => {
    expect(labels(withLists(deck, infos, own, structuredClone(mine)))).toEqual(["OPEN", "SILENT", "Claws"]);
  });

  it("are still shown when they are kept no more", () => {
    expect(labels(withLists(deck, infos, {}, mine))).toEqual(["OPEN", "SILENT", "mine"]);
    expect(withLists(talk, infos, own, "open")).toBe(talk);
  });

  it("are remembered, and asked for only where there are so many players", () => {
    const asked = { ...game, settings: [deck, talk], config: {} };
    expect(remembered(asked, { deck: mine, talk: mine })).toEqual({ deck: mine, talk: "open" });
    expect([isFor(deck, 2), isFor(deck, 4), isFor(talk, 2)]).toEqual([false, true, true]);
    expect([isFor({ ...talk, to_players: 2 }, 2), isFor({ ...talk, to_players: 2 }, 3)]).toEqual([true, false]);
  });

  it("go to every seat on its own; a seat that says nothing has the first value", () => {
    const usual = { value: "usual", label: "As they come", help: "" };
    const kind: SettingKind = { is: "each_seat", values: [usual, { value: { preset: "a" }, label: "A", help: "" }] };
    const bands: Setting = { ...setting("bands", kind, []), takes: "bands" };
    expect(bySeat(kind, [{ preset: "a" }], 3)).toEqual([{ preset: "a" }, "usual", "usual"]);
    expect([fits(kind, [{ preset: "a" }, "usual"]), fits(kind, ["b"]), fits(kind, "usual")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(labels(withLists(bands, infos, {}, [mine, "usual"]))).toEqual(["As they come", "A", "my band"]);
    expect(configOf([bands], { bands: ["usual", { preset: "a" }, "usual"] }, 2)).toEqual({
      bands: ["usual", { preset: "a" }],
    });
    expect(configOf([{ ...talk, to_players: 2 }], { talk: "open" }, 3)).toEqual({});
    expect(remembered({ ...game, settings: [bands], config: {} }, { bands: [mine] })).toEqual({ bands: [mine] });
  });
});
