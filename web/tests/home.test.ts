// Lists of the first page: whose move it is, when things were, and the pages of records.

import { describe, expect, it } from "vitest";

import { fateOf, pageQuery, winnersOf } from "$lib/home/records";
import { byCall, isMineAlone, isMyMove, waitWords } from "$lib/home/turn";
import { ago, lasting } from "$lib/home/when";
import { en } from "$lib/i18n/en";
import type { RecordInfo, SeatInfo, TableLine } from "$lib/protocol/types";

const seat = (name: string): SeatInfo => ({
  name,
  player: name ? { is: "human" } : { is: "open" },
  host: false,
  salted: false,
});
const table = (change: Partial<TableLine>): TableLine => ({
  id: "t",
  game: "some-game",
  name: "Table",
  state: "playing",
  public: false,
  seats: [seat("Ana"), seat("Bruno"), seat("")],
  clock: { is: "none" },
  waiting: [],
  mine: [0],
  changed: 0,
  ...change,
});

describe("whose move it is", () => {
  it("is mine if one of my seats owes an answer in a game that is on", () => {
    expect(isMyMove(table({ waiting: [0, 1] }))).toBe(true);
    expect(isMyMove(table({ waiting: [1] }))).toBe(false);
    expect(isMyMove(table({ waiting: [0], state: "over" }))).toBe(false);
  });

  it("puts the tables that wait for me first, those that are over last, and leaves the rest in order", () => {
    const over = table({ id: "z", state: "over" });
    const tables = [over, table({ id: "a" }), table({ id: "b", waiting: [0] }), table({ id: "c", state: "open" })];
    expect(byCall(tables).map(({ id }) => id)).toEqual(["b", "a", "c", "z"]);
  });

  it("is a table I may put away if nobody else has a seat", () => {
    expect(isMineAlone(table({}))).toBe(false);
    expect(isMineAlone(table({ mine: [0, 1] }))).toBe(true);
    const bot: SeatInfo = { ...seat("Bot"), player: { is: "bot", level: "regular" } };
    expect(isMineAlone(table({ seats: [seat("Ana"), bot, seat("")] }))).toBe(true);
  });

  it("is said in words", () => {
    expect(waitWords(table({ waiting: [1] }), en.home)).toBe("Bruno is thinking");
    expect(waitWords(table({ waiting: [1, 2] }), en.home)).toBe("2 players are thinking");
    expect(waitWords(table({ state: "open" }), en.home)).toBe("1 free seat");
    expect(waitWords(table({ state: "open", seats: [seat("Ana")] }), en.home)).toBe("ready to start");
    expect(waitWords(table({ state: "over" }), en.home)).toBe("finished");
  });
});

describe("moments", () => {
  const now = Date.UTC(2026, 5, 15, 12);
  it("are told in the largest unit that fits", () => {
    expect(ago(now - 5_000, now, "en")).toBe("now");
    expect(ago(now - 5 * 60_000, now, "fr")).toBe("il y a 5 minutes");
    expect(ago(now - 3 * 3_600_000, now, "en")).toBe("3 hours ago");
    expect(ago(now - 24 * 3_600_000, now, "fr")).toBe("hier");
  });

  it("are never in the future, whatever the two clocks say", () => {
    expect(ago(now + 60_000, now, "en")).toBe("now");
  });
});

describe("records", () => {
  const record: RecordInfo = {
    id: "r 1",
    game: "some-game",
    rules: 1,
    finished: 42,
    names: ["Ana", "Bruno"],
    winners: [1],
    abandoned: false,
    answers: 7,
    uploaded: false,
  };

  it("are asked for page by page", () => {
    expect(pageQuery({ isMine: false, game: "" })).toBe("");
    expect(pageQuery({ isMine: true, game: "some-game" })).toBe("?mine=true&game=some-game");
    expect(pageQuery({ isMine: true, game: "" }, record)).toBe("?mine=true&before=42&before_id=r+1");
  });

  it("name the winners, or say that there are none", () => {
    expect(winnersOf(record, en.home)).toBe("Won by Bruno");
    expect(winnersOf({ ...record, winners: [] }, en.home)).toBe("Nobody won");
  });

  it("say how it went for the reader, where one seat was the reader's", () => {
    const of = (change: Partial<RecordInfo>) => fateOf({ ...record, ...change }, en.table);
    expect(of({ mine: [0], played_as: "as Harlequin" })).toBe("You lose, as Harlequin");
    expect(of({ mine: [1] })).toBe("You win");
    expect([{}, { mine: [0, 1] }, { mine: [0], winners: [] }, { mine: [0], abandoned: true }].map(of)).toEqual(
      Array(4).fill(null),
    );
  });

  it("say how long they took", () => {
    const times = [4_000, 52 * 60_000, 125 * 60_000, 120 * 60_000, 3 * 86_400_000];
    expect(times.map((time) => lasting(time, "en"))).toEqual(["1 min", "52 min", "2 hr 5 min", "2 hr", "3 days"]);
  });
});
