import { describe, expect, it } from "vitest";

import type { Choice } from "$lib/protocol/types";
import { isAnsweredForUs, isGrave, meant, next, open, point, search } from "$lib/state/picking";

function option(...picks: string[]): Choice {
  return { action: picks.join("+"), text: picks.join(" "), picks, pass: false };
}
const actions = (options: readonly Choice[]) => options.map((it) => it.action);

describe("pointing at things", () => {
  const turn = [
    option("say:attack", "seat:1"),
    option("say:attack", "seat:2"),
    option("say:pass", "seat:1"),
    option("say:pass", "seat:2"),
  ];

  it("narrows the options by every thing pointed at", () => {
    expect(next(turn, [])).toEqual(["say:attack", "seat:1", "seat:2", "say:pass"]);
    expect(next(turn, ["say:attack"])).toEqual(["seat:1", "seat:2"]);
    expect(actions(open(turn, ["say:attack", "seat:2"]))).toEqual(["say:attack+seat:2"]);
  });

  it("takes things in any order where that says the same", () => {
    expect(next(turn, ["seat:2"])).toEqual(["say:attack", "say:pass"]);
    expect(meant(turn, ["seat:2", "say:pass"])?.action).toBe("say:pass+seat:2");
  });

  it("means nothing while there is something to choose", () => {
    expect(meant(turn, [])).toBeNull();
    expect(meant(turn, ["say:attack"])).toBeNull();
    expect(meant(turn, ["say:attack", "seat:1"])?.action).toBe("say:attack+seat:1");
  });

  it("asks for more than a click where the game may end by it", () => {
    expect(isGrave({ ...option("seat:1"), may_end: true })).toBe(true);
    expect(isGrave({ ...option("say:pass"), pass: true, may_end: true })).toBe(true);
    expect(isGrave(option("seat:1"))).toBe(false);
  });

  it("never offers a path that leads nowhere", () => {
    for (const first of next(turn, [])) {
      for (const second of next(turn, [first])) expect(open(turn, [first, second])).toHaveLength(1);
    }
  });
});

describe("two of a kind", () => {
  // A Harlequin looks at two players: every pair is there once.
  const pairs = [option("seat:1", "seat:2"), option("seat:1", "seat:3"), option("seat:2", "seat:3")];

  it("finds a pair from either end", () => {
    expect(next(pairs, ["seat:3"])).toEqual(["seat:1", "seat:2"]);
    expect(meant(pairs, ["seat:3", "seat:1"])?.action).toBe("seat:1+seat:3");
  });

  // The Inquisitor gives the true curse to the first and false ones to the others: here the order is the choice.
  const curses = [
    option("seat:1", "seat:2", "seat:3"),
    option("seat:2", "seat:1", "seat:3"),
    option("seat:3", "seat:1", "seat:2"),
  ];

  it("keeps the order where the order is the choice", () => {
    expect(meant(curses, ["seat:2", "seat:3", "seat:1"])?.action).toBe("seat:2+seat:1+seat:3");
    expect(meant(curses, ["seat:3", "seat:2", "seat:1"])?.action).toBe("seat:3+seat:1+seat:2");
  });

  it("counts copies of the same card", () => {
    const twice = [option("card:a", "card:a"), option("card:a", "card:b")];
    expect(next(twice, ["card:a"])).toEqual(["card:a", "card:b"]);
    expect(meant(twice, ["card:a", "card:a"])?.action).toBe("card:a+card:a");
  });
});

describe("changing one's mind", () => {
  const cards = [option("card:a", "seat:1"), option("card:a", "seat:2"), option("card:b")];

  it("takes a thing back that cannot be chosen twice", () => {
    expect(point(cards, ["card:a"], "card:a")).toEqual([]);
    expect(point(cards, ["card:a", "seat:1"], "card:a")).toEqual(["seat:1"]);
  });

  it("begins anew with something that begins another option", () => {
    expect(point(cards, ["card:a", "seat:1"], "card:b")).toEqual(["card:b"]);
  });

  it("keeps a word that was chosen, and lets one thing take the place of another", () => {
    const turn = [option("say:attack", "seat:1"), option("say:attack", "seat:2"), option("say:pass", "seat:3")];
    // Nobody is given the dagger who was to be attacked and cannot be.
    expect(point(turn, ["say:attack"], "seat:3")).toEqual(["say:attack"]);
    expect(point(turn, ["say:attack", "seat:1"], "seat:2")).toEqual(["say:attack", "seat:2"]);
    expect(point(turn, ["say:attack"], "say:pass")).toEqual(["say:pass"]);
  });

  it("does nothing for things that are no choice", () => {
    expect(point(cards, ["card:a"], "card:z")).toEqual(["card:a"]);
  });

  it("means an option that asks for no more, though another asks for more", () => {
    const more = [option("card:a"), option("card:a", "card:b")];
    expect(meant(more, ["card:a"])?.action).toBe("card:a");
    expect(next(more, ["card:a"])).toEqual(["card:b"]);
  });
});

describe("the list", () => {
  it("finds options by all their words, accents aside", () => {
    const said = [
      { ...option("a"), text: "Échec Critique sur Vasha" },
      { ...option("b"), text: "Échec Critique sur Örn" },
    ];
    expect(search(said, "orn echec").map((it) => it.action)).toEqual(["b"]);
    expect(search(said, "")).toHaveLength(2);
    expect(search(said, "potion")).toHaveLength(0);
  });
});

describe("what the server answers for us", () => {
  const forgo = option("say:forgo");
  const pass = { ...option("say:pass"), pass: true };

  it("is the one thing we can do, when we want to be asked no more than that", () => {
    expect(isAnsweredForUs("only_option", [pass], true)).toBe(true);
    expect(isAnsweredForUs("only_option", [forgo], true)).toBe(true);
    expect(isAnsweredForUs("only_option", [pass, forgo], true)).toBe(false);
    expect(isAnsweredForUs("never", [pass], true)).toBe(false);
  });

  it("is not what merely stands alone on a list that says not all", () => {
    expect(isAnsweredForUs("only_option", [forgo], false)).toBe(false);
    expect(isAnsweredForUs("only_option", [pass], false)).toBe(false);
  });

  it("is to pass, whatever else there is, when we wish that", () => {
    expect(isAnsweredForUs("changed", [pass], false)).toBe(true);
    expect(isAnsweredForUs("changed", [forgo], true)).toBe(false);
  });
});
