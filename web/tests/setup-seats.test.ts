// Seats, clocks, links and the quick start: what is sent to the server.

import { describe, expect, it } from "vitest";

import { quickTable } from "$lib/home/quick";
import { parseClaim, seatAddress } from "$lib/setup/address";
import { clockOf, CLOCKS, isClock, isOptions, USUAL_OPTIONS } from "$lib/setup/clock";
import { drawQr } from "$lib/setup/qr";
import { codeOf, fitting, newSeats, rememberedSeats, resize, seatOf, usualSeats } from "$lib/setup/seats";

import { someGame } from "./kit/game";

const game = someGame({
  players: [3, 4, 5, 6],
  usual: 4,
  levels: ["random", "regular", "expert"],
});

describe("seats", () => {
  it("begin with me and open places", () => {
    expect(usualSeats(3)).toEqual([{ is: "me", name: "" }, { is: "open" }, { is: "open" }]);
  });

  it("grow like the last one that is not mine, and shrink from the end", () => {
    const seats = [seatOf("me"), seatOf("bot:regular")];
    expect(resize(seats, 4).map(codeOf)).toEqual(["me", "bot:regular", "bot:regular", "bot:regular"]);
    expect(resize(seats, 1).map(codeOf)).toEqual(["me"]);
  });

  it("are as many as the game is for: a number that is left out is stepped over", () => {
    expect(fitting([2, 4], 2, 3)).toBe(4);
    expect(fitting([2, 4], 4, 3)).toBe(2);
    expect(fitting([2, 4], 4, 9)).toBe(4);
    expect(fitting([3, 4, 5, 6], 4, 1)).toBe(3);
    expect(fitting([3, 4, 5, 6], 4, 5)).toBe(5);
  });

  it("name everybody who shares the device, but leave the guest's own name to the server", () => {
    const seats = [seatOf("open"), seatOf("me"), seatOf("me"), seatOf("me", " Zoé ")];
    expect(newSeats(seats, (number) => `Player ${number}`)).toEqual([
      { is: "open" },
      { is: "me" },
      { is: "me", name: "Player 3" },
      { is: "me", name: "Zoé" },
    ]);
  });

  it("are remembered, with the strongest bot for a level that is gone", () => {
    const seats = rememberedSeats(["me", "bot:grandmaster", "bot:random"], game, 4);
    expect(seats.map(codeOf)).toEqual(["me", "bot:expert", "bot:random", "bot:random"]);
    expect(rememberedSeats({}, game, 3)).toEqual(usualSeats(3));
  });
});

describe("the quick start", () => {
  const table = quickTable(game, "Some Game, solo");

  it("seats me and the strongest bots, as many as usual", () => {
    expect(table.seats?.map(codeOf)).toEqual(["me", "bot:expert", "bot:expert", "bot:expert"]);
    expect(table.players).toBe(4);
  });

  it("has no clock, shows itself to nobody, and is something the server takes", () => {
    expect(table).toMatchObject({ game: "some-game", clock: { is: "none" }, public: false, name: "Some Game, solo" });
    expect(isOptions(table.options)).toBe(true);
    expect(table.options).toMatchObject({ beat: 0, grace: 0, spectators: false });
  });
});

describe("clocks and options", () => {
  it("begin with figures the server takes", () => {
    for (const is of CLOCKS) expect(isClock(clockOf(is)), is).toBe(true);
    expect(isOptions(USUAL_OPTIONS)).toBe(true);
  });

  it("are refused beyond the server's limits", () => {
    expect(isClock({ is: "decision", seconds: 4, window: 30 })).toBe(false);
    expect(isClock({ is: "bank", seconds: 60, increment: 0, window: 5 })).toBe(true);
    expect(isClock({ is: "days", days: 31 })).toBe(false);
    expect(isClock({ is: "sundial" })).toBe(false);
    expect(isOptions({ ...USUAL_OPTIONS, beat: 10_001 })).toBe(false);
    expect(isOptions({ ...USUAL_OPTIONS, undo: "always" })).toBe(false);
  });
});

describe("the link of a seat", () => {
  it("says seat and secret behind the #", () => {
    expect(parseClaim("#seat=3&token=abc-DEF_9")).toEqual({ seat: 3, token: "abc-DEF_9" });
  });

  it("is no link of a seat if either is missing or odd", () => {
    for (const hash of ["", "#", "#main", "#seat=3", "#token=abc", "#seat=x&token=abc", "#seat=-1&token=abc"]) {
      expect(parseClaim(hash), hash).toBeNull();
    }
  });

  it("can be read back after it was written, whatever the secret", () => {
    const claim = { seat: 11, token: "a+b/c=&d#e" };
    const link = new URL(seatAddress("https://example.org", "7oz4", claim));
    expect(link.pathname).toBe("/table/7oz4");
    expect(parseClaim(link.hash)).toEqual(claim);
  });
});

describe("a QR code", () => {
  it("has its three corners where cameras look for them", () => {
    const { size, path } = drawQr("https://example.org/table/7oz4");
    const far = size - 2 - 7;
    expect(path).toContain(`M2 2h7v1H2z`);
    expect(path).toContain(`M${far} 2h7v1H${far}z`);
    expect(path).toContain(`M2 ${far}h7v1H2z`);
  });
});
