// Decks of Cannibal World in the browser: as lists, as text, as links, and kept.

import { readFileSync } from "node:fs";

import { beforeEach, describe, expect, it, vi } from "vitest";

import {
  changed,
  curveOf,
  empty,
  fromHash,
  fromText,
  has,
  keep,
  kept,
  linesOf,
  merged,
  shuffled,
  sizeOf,
  texts,
  toHash,
  toText,
  type Deck,
} from "$games/cannibal-world/deck/deck";
import type { Card } from "$games/cannibal-world/scene";

const golden = JSON.parse(readFileSync("tests/golden/cannibal-world.json", "utf8")) as { cards: Card[] };
const cards = new Map(golden.cards.map((card) => [card.id, card]));
const value = (id: string): number => {
  const card = cards.get(id);
  return card && card.kind !== "habitat" ? card.facts.value : 0;
};

let deck: Deck = empty("cats", "Griffes");
for (const id of ["CA/05", "CA/02", "CA/05"]) deck = changed(deck, id, 1);

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

describe("a deck", () => {
  it("counts its cards, their values and the curve", () => {
    expect(linesOf(deck)).toEqual([
      { id: "CA/02", n: 1 },
      { id: "CA/05", n: 2 },
    ]);
    expect(sizeOf(deck)).toBe(3);
    expect(curveOf(deck, cards)).toContainEqual({ value: value("CA/05"), count: 2 });
    expect(curveOf(deck, cards).reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it("never has less than none of a card, and forgets a Reinforcement that is gone", () => {
    const without = changed({ ...deck, reinforcement: "CA/02" }, "CA/02", -1);
    expect(changed(without, "CA/02", -1).counts["CA/02"]).toBe(0);
    expect(without.reinforcement).toBeNull();
  });

  it("goes to the server as text, unless there is nothing in it", () => {
    expect(texts([deck, empty("rats")], cards)).toEqual([toText(deck, cards)]);
  });

  it("comes back from the server once, whatever the language of its names", () => {
    const swarm = toText(empty("rats", "Nuée"), cards);
    const plain = toText(deck, new Map());
    expect(merged([deck], [plain, swarm, "no deck"], cards).map(({ name }) => name)).toEqual(["Griffes", "Nuée"]);
  });

  it("is the same after being written and read", () => {
    const text = toText({ ...deck, reinforcement: "CA/05" }, cards);
    expect(text.split("\n")[0]).toBe("# Griffes");
    expect(fromText(text)).toEqual({ ...deck, reinforcement: "CA/05" });
    expect(fromHash(toHash(deck, cards))).toEqual(deck);
  });

  it("says which line cannot be read, and takes no link for a deck that is none", () => {
    expect(fromText("faction: cats\nthree CA/05")).toEqual({ line: 2 });
    expect(fromText("faction: mice")).toEqual({ line: 1 });
    expect(fromHash("")).toBeNull();
    expect(fromHash("#%E0%A4%A")).toBeNull();
  });

  it("is kept in the browser, and whatever else lies there is let be", () => {
    keep([deck, empty("rats", "Nuée")], cards);
    expect(kept().map(({ name }) => name)).toEqual(["Griffes", "Nuée"]);
    stored.set([...stored.keys()][0] ?? "", "{no list");
    expect(kept()).toEqual([]);
  });

  it("is shuffled whole", () => {
    expect(shuffled(deck, () => 0.3).sort()).toEqual(["CA/02", "CA/05", "CA/05"]);
  });

  it("is searched without accents or capitals, by names and abilities", () => {
    const card = golden.cards.find(({ id }) => id === "CA/02");
    if (!card) throw new Error("no such card");
    expect(has(card, card.name.toUpperCase())).toBe(true);
    expect(has(card, "xyzzy")).toBe(false);
  });
});
