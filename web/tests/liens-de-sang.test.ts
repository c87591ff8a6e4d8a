import { describe, expect, it } from "vitest";

import game from "$games/liens-de-sang";
import { hint, pickName, stake } from "$games/liens-de-sang/asking";
import { allowed, canBe, columns, known, nextMark, possible, squaresOf } from "$games/liens-de-sang/grid";
import { cardOf, clueOf, identityOf, symbolsOf, tokenOf } from "$games/liens-de-sang/pieces";
import { flag, secret, sentence, sockets, step, turnedAs, type Reading } from "$games/liens-de-sang/reading";
import { DEALS, fits, limits } from "$games/liens-de-sang/reference";
import type { Choice, Scene } from "$games/liens-de-sang/scene";
import { captiveOf, told, touched } from "$games/liens-de-sang/staging";
import { tally } from "$games/liens-de-sang/tally";
import type { Action, Aid, Event, Identity, PlayerView, Question, View } from "$games/liens-de-sang/types";
import { verdict } from "$games/liens-de-sang/verdict";
import { wordsOf } from "$games/liens-de-sang/words";
import { retold } from "$lib/kit/retold";
import type { Told } from "$lib/kit/told";
import { players } from "$lib/table/players";

const NAMES = ["Ana", "Bruno", "Chloé", "Dov", "Élise", "Farid"];
const fr = wordsOf("fr");

const player = (some: Partial<PlayerView> = {}): PlayerView => ({
  wounds: [],
  cards: [],
  evidence: { rank: null, rose: 0, beast: 0, unknown: 0, struck_at_three: false },
  looked_at: [],
  character: null,
  clue: null,
  ...some,
});

const view = (some: Partial<View> = {}, seats: Record<number, Partial<PlayerView>> = {}): View => ({
  viewer: { seat: 0 },
  players: NAMES.map((_, seat) => player(seats[seat])),
  dagger: 0,
  turn: 3,
  attack: null,
  supply: { rose: 13, beast: 13, unknown: 20, ranks: [0, 2, 2, 2, 2, 2, 2, 2, 2, 2], cards: [2, 1, 1, 2, 2, 6, 4, 0] },
  true_curse: null,
  ending: null,
  is_revealed: false,
  house: { turn_limit: 0, deduction_aid: "full", skin: "rose_beast", show_box_at_end: true },
  ...some,
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

const reading = (of: View, question: Question | null = null, asked: number[] = []): Reading => ({
  view: of,
  question,
  asked,
  captive: null,
  words: fr,
});

const seats = players(
  NAMES.map((name) => ({ name, player: { is: "human" as const }, host: false, salted: false })),
  { viewer: 0, mine: [0], present: [0, 1, 2, 3, 4, 5], stoodIn: [], owing: [] },
);

const line = (event: Event, fact = 0): Told<Event> => ({ fact, event, text: "", clauses: [], private: false });

function scene(of: View, question: Question | null = null, lines: Told<Event>[] = []): Scene {
  const asked = { serial: 1, question, prompt: "", asked: [0], waiting: [0], options: [], complete: true };
  const some: Partial<Scene> = {
    view: of,
    players: seats,
    viewer: 0,
    language: "fr",
    cards: new Map(),
    question: question ? asked : null,
    isAsked: question !== null,
    lines,
  };
  return some as Scene;
}

const choice = (action: Action): Choice => ({ action, text: "", picks: [], pass: false });

describe("pieces", () => {
  it("knows every character by its card and back", () => {
    const all: Identity[] = ["R1", "R9", "B3", "B8", "Ir", "Ib"];
    expect(all.map(cardOf)).toEqual([
      "rose_elder",
      "rose_courtesan",
      "beast_harlequin",
      "beast_mage",
      "order_inquisitor_rose",
      "order_inquisitor_beast",
    ]);
    expect(all.map((identity) => identityOf(cardOf(identity)))).toEqual(all);
    expect(identityOf("quill")).toBeNull();
  });

  it("lets the Harlequin show the rival clan, and prints the clan into the symbols", () => {
    expect([clueOf("R3"), clueOf("B3"), clueOf("R4"), clueOf("Ib")]).toEqual(["beast", "rose", "rose", "beast"]);
    expect(symbolsOf("B7")).toEqual(["beast", "unknown"]);
    expect(symbolsOf("R5")).toEqual(["rose", "rose"]);
    expect(symbolsOf("Ir")).toEqual(["wild", "wild"]);
  });

  it("knows tokens by their card", () => {
    expect(tokenOf("aff_beast")).toBe("beast");
    expect(tokenOf("rank_7")).toEqual({ rank: "7" });
    expect(tokenOf("rank_cross")).toEqual({ rank: "X" });
    expect(tokenOf("staff")).toBeNull();
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
    const offer = reading(underAttack, { ask: "offer" }, [1, 3]);
    expect([1, 3, 4].map((seat) => flag(offer, seat)?.kind)).toEqual(["may", "may", undefined]);
    const accept = reading(view({ attack: { ...attack, offers: [3] } }), { ask: "accept" }, [2]);
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
    expect(secret(fr, of, 5, 0)).toContain("Bête");
    expect(secret(fr, of, 0, 0)).toBeNull();
    expect(secret(fr, { ...of, is_revealed: true }, 5, 0)).toBeNull();
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

describe("the steps of an attack", () => {
  it("follow the question", () => {
    const of = view({ attack });
    const wound = (from: "attack" | "ability"): Question => ({
      ask: "token",
      victim: 2,
      cause: { from, by: 0 },
      rule: "choice",
    });
    expect(step(view(), { ask: "turn" })).toBeNull();
    expect(step(of, { ask: "request" })).toBe(1);
    expect(step(of, { ask: "offer" })).toBe(2);
    expect(step(of, { ask: "accept" })).toBe(2);
    expect(step(of, wound("attack"))).toBe(3);
    expect(step(of, wound("ability"))).toBe(4);
    expect(step(of, { ask: "ability", owner: 2 })).toBe(4);
  });
});

describe("staging", () => {
  const staged = (view: View, events: Event[]): View => events.reduce(told, view);

  const wound: Event = { kind: "wound", seat: 2, token: "rose", cause: { from: "attack", by: 0 } };

  it("drops a token when its wound is told, and moves the dagger after it", () => {
    const before = view({ attack });
    const hurt = staged(before, [wound]);
    expect(hurt.players[2]?.wounds).toEqual(["rose"]);
    expect(hurt.dagger).toBe(0);
    const moved = staged(before, [wound, { kind: "dagger_moved", to: 2 }]);
    expect(moved).toMatchObject({ dagger: 2, attack: null });
    expect(before.players[2]?.wounds).toEqual([]);
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
    expect(staged(before, [{ kind: "token_returned", seat: 1, token: "rose" }]).players[1]?.wounds).toEqual([
      "rose",
      { rank: "5" },
    ]);
    const lapsed = staged(before, [{ kind: "protection_lapsed", seat: 3, color: "green", shields: [4] }]);
    expect(lapsed.players[3]?.cards).toEqual([]);
    expect(lapsed.players[4]?.cards).toEqual(["fan"]);
  });

  it("stages only what the last view does not hold yet", () => {
    const before = view({ attack });
    const lines = [line({ kind: "attack_declared", by: 0, target: 2 }), line(wound, 1)];
    expect(retold({ view: before, lines: lines.slice(0, 1), held: 1 }, told)).toEqual(before);
    expect(retold({ view: before, lines, held: 1 }, told).players[2]?.wounds).toEqual(["rose"]);
    const after = view({}, { 2: { wounds: ["rose"] } });
    expect(retold({ view: after, lines, held: 2 }, told)).toEqual(after);
  });

  it("knows whom an event is about", () => {
    expect(touched({ kind: "attack_declared", by: 1, target: 4 })).toEqual([1, 4]);
    expect(touched({ kind: "offers_declined", target: 4 })).toEqual([]);
  });
});

describe("the notebook", () => {
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
    expect(columns(8)).not.toContain("X");
    expect(columns(9)).toContain("X");
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
  it("leaves the identities that carry the tokens", () => {
    const left = (shown: Parameters<typeof fits>[1]) =>
      (["1", "2", "3", "4", "5", "6", "7", "8", "9", "X"] as const).filter((rank) => fits(rank, shown)).join("");
    expect(left({ rank: null, clan: 0, unknown: 1, mixed: false })).toBe("234789X");
    expect(left({ rank: null, clan: 2, unknown: 0, mixed: false })).toBe("156X");
    expect(left({ rank: null, clan: 1, unknown: 1, mixed: false })).toBe("789X");
    const both = { rank: null, rose: 1, beast: 1, unknown: 0, struck_at_three: false };
    expect(left(limits(both))).toBe("X");
    expect(left({ rank: "6", clan: 0, unknown: 0, mixed: false })).toBe("6");
  });

  it("deals as LS-210 says", () => {
    expect(DEALS.map((deal) => [deal.players, deal.clan, deal.inquisitor, deal.false])).toEqual([
      [6, 3, 0, 0],
      [7, 3, 1, 1],
      [8, 4, 0, 0],
      [9, 4, 1, 2],
      [10, 5, 0, 0],
      [11, 5, 1, 3],
      [12, 6, 0, 0],
    ]);
  });
});

describe("asking", () => {
  const mine = { character: "R4" as const };

  it("says what a fourth wound puts at stake", () => {
    const of = view({}, { 0: mine, 3: { wounds: ["unknown", "unknown", { rank: "2" }] } });
    const said = stake(choice({ kind: "attack", target: 3 }), scene(of));
    expect(said).toContain("Dov");
    expect(said).toContain("le clan de la Bête");
    expect(stake(choice({ kind: "attack", target: 2 }), scene(of))).toBeNull();
    expect(stake(choice({ kind: "pass", to: 3 }), scene(of))).toBeNull();
  });

  it("counts both wounds of an Assassin", () => {
    const two = { wounds: ["rose" as const, "rose" as const] };
    const of = view(
      { attack: { ...attack, target: 0, attacker: 1 } },
      { 0: { character: "B2", wounds: [{ rank: "2" }] }, 3: two },
    );
    expect(stake(choice({ kind: "use_ability", target: 3 }), scene(of))).toContain("le clan de la Rose");
    expect(stake(choice({ kind: "use_ability", target: 4 }), scene(of))).toBeNull();
  });

  it("warns the one who would be captured for want of help", () => {
    const of = view(
      { attack: { ...attack, target: 0 } },
      { 0: { ...mine, wounds: ["unknown", "unknown", { rank: "4" }] } },
    );
    expect(stake(choice({ kind: "no_request" }), scene(of))).toBe(fr.stake.me);
    expect(stake(choice({ kind: "request" }), scene(of))).toBeNull();
    expect(hint(scene(of, { ask: "request" }), fr)).toMatchObject({ isGrave: true });
  });

  it("names picks, in both skins", () => {
    expect(pickName("seat:2", scene(view()))).toBe("Chloé");
    expect(pickName("say:attack", scene(view()))).toBe("Attaquer");
    expect(pickName("say:decline", scene(view(), { ask: "accept" }))).toBe("N'accepter personne");
    expect(pickName("say:decline", scene(view(), { ask: "ability", owner: 0 }))).toBe("Ne pas m'en servir");
    expect(pickName("token:beast", scene(view()))).toBe("Pion Bête");
    const other = view();
    other.house.skin = "phoenix_gargoyle";
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

  it("says who won and why", () => {
    expect(verdict(scene(view({ ending })))).toEqual({
      title: "Le clan de la Rose l'emporte",
      why: "Ana capture Dov, qui menait bien le clan de la Bête.",
      clauses: ["LS-1004"],
    });
    const wrong = verdict(scene(view({ ending: { ...ending, winner: "beast", leaders: [0, 4] } })));
    expect(wrong).toMatchObject({ title: "Le clan de la Bête l'emporte", clauses: ["LS-1005"] });
    expect(wrong.why).toContain("ne menait pas le clan de la Bête");
    expect(verdict(scene(view({ ending: { ...ending, winner: "beast", own_clan: true } }))).why).toContain(
      "propre clan",
    );
    const stolen = { ...ending, winner: "order" as const, curse_stole: true, leaders: [5, 3] as [number, number] };
    expect(verdict(scene(view({ ending: stolen }))).why).toContain("Farid");
    expect(verdict(scene(view({ ending: { ...stolen, curse_stole: false } }))).clauses).toEqual(["LS-1003"]);
  });

  it("has no winner at the limit of turns or when stopped", () => {
    const limit = [line({ kind: "turn_limit_reached", turns: 40 })];
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
