import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import game from "$games/liens-de-sang";
import { hint, pickName } from "$games/liens-de-sang/asking";
import { allowed, canBe, columns, known, nextMark, possible, squaresOf } from "$games/liens-de-sang/grid";
import { wanted } from "$games/liens-de-sang/marks.svelte";
import { personOf, referenceOf } from "$games/liens-de-sang/pieces";
import { flag, secret, sentence, sockets, turnedAs, type Reading } from "$games/liens-de-sang/reading";
import { ANYBODY, carries, type Wanted } from "$games/liens-de-sang/reference";
import type { Card, Cards, Choice, Scene } from "$games/liens-de-sang/scene";
import { captiveOf, told, touched, winnersOf } from "$games/liens-de-sang/staging";
import { tally } from "$games/liens-de-sang/tally";
import type {
  Action,
  Aid,
  Clan,
  Event,
  Identity,
  Player,
  Public,
  Question,
  Reason,
  Shown,
  View,
} from "$games/liens-de-sang/types";
import { verdict } from "$games/liens-de-sang/verdict";
import { wordsOf } from "$games/liens-de-sang/words";
import { retold } from "$lib/kit/retold";
import type { Told } from "$lib/kit/told";
import { players } from "$lib/table/players";

const NAMES = ["Ana", "Bruno", "Chloé", "Dov", "Élise", "Farid"];
const fr = wordsOf("fr");

const golden = JSON.parse(readFileSync("tests/golden/liens-de-sang.json", "utf8")) as { cards: Card[] };
const CARDS: Cards = new Map(golden.cards.map((card) => [card.id, card]));

/** What is known of somebody. */
type Some = Partial<Player> & { character?: Identity; clue?: Clan };

const NOTHING_PROVED = { rank: null, rose: 0, beast: 0, unknown: 0, struck_at_three: false };

function player({ wounds = [], cards = [], evidence = NOTHING_PROVED, looked_at = [] }: Some = {}): Player {
  return { wounds, cards, evidence, looked_at };
}

const view = (some: Partial<Public> = {}, seats: Record<number, Some> = {}, shown: Partial<Shown> = {}): View => ({
  viewer: { seat: 0 },
  public: {
    players: NAMES.map((_, seat) => player(seats[seat])),
    dagger: 0,
    turn: 3,
    attack: null,
    ending: null,
    is_revealed: false,
    ...some,
  },
  own: {
    characters: NAMES.map((_, seat) => seats[seat]?.character ?? null),
    clues: NAMES.map((_, seat) => seats[seat]?.clue ?? null),
    true_curse: null,
  },
  shown: {
    house: { turn_limit: 0, deduction_aid: "full", skin: "rose_beast", show_box_at_end: true },
    supply: {
      rose: 13,
      beast: 13,
      unknown: 20,
      ranks: [0, 2, 2, 2, 2, 2, 2, 2, 2, 2],
      cards: [2, 1, 1, 2, 2, 6, 4, 0],
    },
    ranks: NAMES.map(() => []),
    curses: NAMES.map(() => null),
    reason: null,
    step: null,
    ...shown,
  },
});

const attack = {
  attacker: 0,
  target: 2,
  offers: [],
  intervener: null,
  rank_shown: false,
  chosen: null,
  dagger_to: null,
};

const reading = (of: View, question: Question | null = null, sealed: number[] = []): Reading => ({
  view: of,
  question,
  sealed,
  captive: null,
  words: fr,
  cards: CARDS,
});

const seats = players(
  NAMES.map((name) => ({ name, player: { is: "human" as const }, host: false, salted: false })),
  { viewer: 0, mine: [0], present: [0, 1, 2, 3, 4, 5], stoodIn: [], owing: [] },
);

const line = (event: Event, fact = 0): Told<Event> => ({
  fact,
  event,
  text: "",
  clauses: [],
  private: false,
  step: false,
});

function scene(of: View, question: Question | null = null, lines: Told<Event>[] = []): Scene {
  const put_to = question?.ask === "offer" ? ("everyone" as const) : ("one" as const);
  const who = { asked: [0], waiting: [0], put_to, order: [], clauses: [] };
  const asked = { serial: 1, question, prompt: "", ...who, options: [], complete: true };
  const some: Partial<Scene> = {
    view: of,
    players: seats,
    viewer: 0,
    language: "fr",
    cards: CARDS,
    question: question ? asked : null,
    isAsked: question !== null,
    lines,
  };
  return some as Scene;
}

const choice = (action: Action): Choice => ({ action, text: "", picks: [], pass: false });

describe("pieces", () => {
  it("reads characters from what the server says of their cards", () => {
    const all: Identity[] = ["R1", "R9", "B3", "B8", "Ir", "Ib"];
    expect(all.map((identity) => personOf(CARDS, identity)?.card)).toEqual([
      "rose_elder",
      "rose_courtesan",
      "beast_harlequin",
      "beast_mage",
      "order_inquisitor_rose",
      "order_inquisitor_beast",
    ]);
    expect(personOf(CARDS, "R3")).toMatchObject({
      clue: "beast",
      ability: "harlequin",
      symbols: ["unknown", "unknown"],
    });
    expect(personOf(CARDS, "Ib")).toMatchObject({ clue: "beast", wild: true });
    expect(personOf(CARDS, null)).toBeNull();
    expect(personOf(new Map(), "R1")).toBeNull();
  });
});

describe("a seat", () => {
  it("keeps the first socket for the rank, whenever it was taken", () => {
    expect(sockets(["unknown", { rank: "7" }])).toEqual([{ rank: "7" }, "unknown", null]);
    expect(sockets(["rose", "rose"])).toEqual([null, "rose", "rose"]);
  });

  it("has one flag for its role in this step", () => {
    expect(flag(reading(view()), 0)?.kind).toBe("dagger");
    const underAttack = view({ attack });
    expect(flag(reading(underAttack), 0)?.kind).toBe("attacker");
    expect(flag(reading(underAttack), 2)?.kind).toBe("target");
    const offer = reading(view({ attack }), { ask: "offer" }, [1, 3]);
    expect([1, 3, 4].map((seat) => flag(offer, seat)?.kind)).toEqual(["may", "may", undefined]);
    const accept = reading(view({ attack: { ...attack, offers: [3] } }), { ask: "accept" });
    expect([1, 3].map((seat) => flag(accept, seat)?.kind)).toEqual([undefined, "offered"]);
  });

  it("is a whole sentence", () => {
    const of = view(
      { attack },
      { 2: { wounds: [{ rank: "6" }, "rose"], cards: ["shield_purple"], looked_at: [1, 4] } },
    );
    const chloe = seats[2];
    if (!chloe) throw new Error("six people sit here");
    expect(sentence(reading(of), chloe, seats, 0)).toBe(
      "Chloé, deux blessures : rang 6, Rose ; a devant lui : Bouclier violet ; a regardé la carte de Bruno et Élise ; Cible".replace(
        / ([:;])/g,
        "\u00a0$1",
      ),
    );
  });

  it("whispers the clue to its viewer alone, and never one's own", () => {
    const of = view({}, { 0: { clue: "rose", character: "R4" }, 5: { clue: "beast" } });
    expect(secret(reading(of), 5, 0)).toContain("Bête");
    expect(secret(reading(of), 0, 0)).toBeNull();
    expect(secret(reading(view({ is_revealed: true }, { 5: { clue: "beast" } })), 5, 0)).toBeNull();
    expect(secret(reading(view({}, { 2: { character: "B8" } })), 2, 0)).toContain("Mage");
  });

  it("turns the cards over from the captive round the table", () => {
    expect([4, 5, 0, 3].map((seat) => turnedAs(4, seat, 6))).toEqual([0, 1, 2, 5]);
  });

  it("is flagged as captured before the end is told", () => {
    const told = { ...reading(view({ attack })), captive: 2 };
    expect([0, 2].map((seat) => flag(told, seat)?.kind)).toEqual([undefined, "captured"]);
    const captured: Event = { kind: "captured", seat: 2, cause: { from: "attack", by: 0 } };
    expect(captiveOf(view(), [line(captured)])).toBe(2);
    expect(captiveOf(view(), [])).toBeNull();
  });
});

describe("staging", () => {
  const staged = (view: View, events: Event[]): View => events.reduce(told, view);

  const wound: Event = { kind: "wound", seat: 2, token: "rose", cause: { from: "attack", by: 0 } };

  it("drops a token when its wound is told, and moves the dagger after it", () => {
    const before = view({ attack });
    const hurt = staged(before, [wound]);
    expect(hurt.public.players[2]?.wounds).toEqual(["rose"]);
    expect(hurt.public.dagger).toBe(0);
    const moved = staged(before, [wound, { kind: "dagger_moved", to: 2 }]);
    expect(moved.public).toMatchObject({ dagger: 2, attack: null });
    expect(before.public.players[2]?.wounds).toEqual([]);
  });

  it("heals one of two equal tokens, and takes sword and shields back together", () => {
    const before = view(
      {},
      {
        1: { wounds: ["rose", "rose", { rank: "5" }] },
        3: { cards: ["sword_green"] },
        4: { cards: ["shield_green", "fan"] },
      },
    );
    expect(staged(before, [{ kind: "token_returned", seat: 1, token: "rose" }]).public.players[1]?.wounds).toEqual([
      "rose",
      { rank: "5" },
    ]);
    const lapsed = staged(before, [{ kind: "protection_lapsed", seat: 3, color: "green", shields: [4] }]);
    expect(lapsed.public.players[3]?.cards).toEqual([]);
    expect(lapsed.public.players[4]?.cards).toEqual(["fan"]);
  });

  it("stages only what the last view does not hold yet", () => {
    const before = view({ attack });
    const lines = [line({ kind: "attack_declared", by: 0, target: 2 }), line(wound, 1)];
    expect(retold({ view: before, lines: lines.slice(0, 1), held: 1 }, told)).toEqual(before);
    expect(retold({ view: before, lines, held: 1 }, told).public.players[2]?.wounds).toEqual(["rose"]);
    const after = view({}, { 2: { wounds: ["rose"] } });
    expect(retold({ view: after, lines, held: 2 }, told)).toEqual(after);
  });

  it("knows whom an event is about", () => {
    expect(touched({ kind: "attack_declared", by: 1, target: 4 })).toEqual([1, 4]);
    expect(touched({ kind: "offers_declined", target: 4 })).toEqual([]);
  });
});

describe("the notebook", () => {
  it("opens on notes, until somebody asks for more help, and says what that does to the game", () => {
    expect(wanted.mode()).toBe("notes");
    expect(fr.notebook.fullWhy).toContain("plus facile");
  });

  it("offers no more help than the table allows, and no counting in a replay", () => {
    expect(allowed("full", true)).toEqual(["none", "notes", "full"]);
    expect(allowed("full", false)).toEqual(["none", "notes"]);
    expect(allowed("none", true)).toEqual(["none"]);
  });

  it("takes possibilities from the server only, and only for the mode that is on", () => {
    const aid: Aid = { mode: "full", seats: [[], ["R2", "B2"]] };
    expect(possible(view(), 1, aid, "full")).toEqual(["R2", "B2"]);
    expect(possible(view(), 1, aid, "notes")).toBeNull();
    expect(possible(view(), 1, null, "full")).toBeNull();
    expect(possible(view({}, { 1: { character: "R2" } }), 1, aid, "notes")).toEqual(["R2"]);
    expect(possible(view({}, { 1: { character: "R2" } }), 1, aid, "none")).toBeNull();
  });

  it("is certain only when one square is left; both Inquisitors are one square", () => {
    expect(known(["R2", "B2"], "R2")).toBe("possible");
    expect(known(["R2"], "R2")).toBe("sure");
    expect(known(["R2"], "B2")).toBe("no");
    expect(known(["Ir", "Ib"], "I")).toBe("sure");
    expect(known(null, "R2")).toBe("open");
  });

  it("has a column for the cross with odd numbers only", () => {
    expect(columns(8, referenceOf(CARDS))).not.toContain("X");
    expect(columns(9, referenceOf(CARDS))).toContain("X");
    expect(squaresOf("X")).toEqual(["I"]);
    expect(squaresOf("4")).toEqual(["R4", "B4"]);
  });

  it("turns marks from nothing to ring to stroke and back, and heeds them in the filter", () => {
    expect([nextMark(undefined), nextMark("ring"), nextMark("strike")]).toEqual(["ring", "strike", undefined]);
    expect(canBe(["R4", "R5"], "4", () => undefined)).toBe(true);
    expect(canBe(["R4", "R5"], "4", (at) => (at === "R4" ? "strike" : undefined))).toBe(false);
    expect(canBe(null, "4", () => undefined)).toBe(true);
  });
});

describe("the reference card", () => {
  const { ranks, deals } = referenceOf(CARDS);
  const left = (wanted: Partial<Wanted>): string =>
    ranks
      .filter((row) => carries(row, { ...ANYBODY, ...wanted }))
      .map(({ rank }) => rank)
      .join("");

  it("leaves the ranks that carry certain symbols, or that somebody's tokens allow", () => {
    expect(left({})).toHaveLength(10);
    expect([...left({ unknown: 1 })].sort().join("")).toBe("234789X");
    expect([...left({ clan: 2 })].sort().join("")).toBe("156X");
    expect([...left({ clan: 1, unknown: 1 })].sort().join("")).toBe("789X");
    expect(left({ among: ["6"] })).toBe("6");
  });

  it("has a deal for every number of players (LS-210)", () => {
    expect(deals.map(({ players, rose, inquisitor }) => [players, rose, inquisitor]).slice(0, 2)).toEqual([
      [6, 3, 0],
      [7, 3, 1],
    ]);
    expect(deals).toHaveLength(7);
  });
});

describe("asking", () => {
  const mine = { character: "R4" as const };

  it("warns the one who would be captured for want of help", () => {
    const note = "Ce serait votre quatrième blessure.";
    const asked = (may_end: boolean, note?: string) => {
      const plain = scene(view({ attack: { ...attack, target: 0 } }, { 0: mine }), { ask: "request" });
      const options = [{ ...choice({ kind: "no_request" }), may_end }];
      return { ...plain, isAsked: true, question: plain.question && { ...plain.question, options, note } };
    };
    expect(hint(asked(true, note), fr)).toEqual({ text: note, isGrave: true });
    expect(hint(asked(false, note), fr)).toEqual({ text: note, isGrave: false });
    expect(hint(asked(true), fr)).toBeNull();
  });

  it("names picks, in both skins", () => {
    expect(pickName("seat:2", scene(view()))).toBe("Chloé");
    expect(pickName("say:attack", scene(view()))).toBe("Attaquer");
    expect(pickName("say:decline", scene(view(), { ask: "accept" }))).toBe("N’accepter personne");
    expect(pickName("say:decline", scene(view(), { ask: "ability", owner: 0 }))).toBe("Ne pas m’en servir");
    expect(pickName("token:beast", scene(view()))).toBe("Pion Bête");
    const other = view();
    other.shown.house.skin = "phoenix_gargoyle";
    expect(pickName("token:beast", scene(other))).toBe("Pion Gargouille");
    expect(pickName("card:quill", scene(view()))).toBe("Plume");
  });

  it("says of offers that they are sealed", () => {
    expect(hint(scene(view({ attack }), { ask: "offer" }), fr)).toMatchObject({ isSealed: true });
    expect(hint(scene(view(), { ask: "turn" }), fr)).toBeNull();
  });
});

describe("the end", () => {
  const ending = {
    captive: 3,
    capturer: 0,
    cause: { from: "attack" as const, by: 0 },
    winner: "rose" as const,
    victorious: "rose" as const,
    own_clan: false,
    leaders: [0, 3] as [number, number],
    curse_stole: false,
  };

  /** The end as it is told, with the rules it follows from. */
  const over = (...clauses: string[]) => [{ ...line({ kind: "game_over", ending, winners: [0] }), clauses }];

  it("says who won and why", () => {
    const why = (reason: Reason) => verdict(scene(view({ ending }, {}, { reason })));
    const leader: Reason = { kind: "leader", winner: "rose", of: "beast" };
    expect(verdict(scene(view({ ending }, {}, { reason: leader }), null, over("LS-1004")))).toEqual({
      title: "Le clan de la Rose l’emporte",
      why: "Ana capture Dov, qui menait bien le clan de la Bête.",
      clauses: ["LS-1004"],
    });
    const wrong = why({ kind: "wrong_one", winner: "beast", of: "beast" });
    expect(wrong.title).toBe("Le clan de la Bête l’emporte");
    expect(wrong.why).toContain("ne menait pas le clan de la Bête");
    expect(why({ kind: "own_clan", winner: "beast" }).why).toContain("propre clan");
    expect(why({ kind: "curse", victorious: "rose", leader: 5 }).why).toContain("Farid");
    expect(why({ kind: "inquisitor" }).why).not.toContain("Farid");
    expect(winnersOf(view({ ending, is_revealed: true }), over())).toEqual([0]);
    expect(winnersOf(view({ ending }), over())).toEqual([]);
  });

  it("has no winner at the limit of turns or when stopped", () => {
    const limit = [{ ...line({ kind: "turn_limit_reached", turns: 40 }), clauses: ["LS-1205"] }];
    expect(verdict(scene(view(), null, limit))).toMatchObject({ clauses: ["LS-1205"] });
    expect(verdict(scene(view())).clauses).toEqual([]);
  });

  it("counts what happened", () => {
    const lines = [
      line({ kind: "turn_started", turn: 1, seat: 2 }),
      line({ kind: "offers_revealed", target: 1, offers: [3, 4], refusals: [] }),
      line({ kind: "wound", seat: 1, token: "rose", cause: { from: "attack", by: 2 } }),
      line({ kind: "turn_started", turn: 2, seat: 1 }),
      line({ kind: "turn_started", turn: 3, seat: 2 }),
      line({ kind: "captured", seat: 1, cause: { from: "attack", by: 2 } }),
    ];
    expect(tally(lines)).toMatchObject({ wounds: 2, offers: 2, abilities: 0, most: { seat: 2, times: 2 } });
  });

  it("numbers the log by turns", () => {
    expect(game.count({ kind: "turn_started", turn: 7, seat: 1 }, 6)).toBe(7);
    expect(game.count({ kind: "attack_declared", by: 1, target: 2 }, 7)).toBe(7);
  });
});
