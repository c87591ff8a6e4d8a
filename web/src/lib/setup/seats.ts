// Who is to sit where at a new table.

import type { GameInfo, NewSeat } from "$lib/protocol/types";

/** A seat as the form has it. The first `me` is the guest; every other is somebody beside them, with a name. */
export type SeatWish = { is: "open" } | { is: "me"; name: string } | { is: "bot"; level: string };

/** The last of the levels is the strongest. */
export const strongest = (game: Pick<GameInfo, "levels">): string => game.levels.at(-1) ?? "";

/** What a list of occupants calls a seat: `open`, `me` or `bot:` with a level. */
export const codeOf = (seat: SeatWish | NewSeat): string => (seat.is === "bot" ? `bot:${seat.level}` : seat.is);

export function seatOf(code: string, name = ""): SeatWish {
  if (code.startsWith("bot:")) return { is: "bot", level: code.slice(4) };
  return code === "me" ? { is: "me", name } : { is: "open" };
}

/** So many seats as are wanted: those beyond go, new ones are like the last that is not mine. */
export function resize(seats: readonly SeatWish[], players: number): SeatWish[] {
  const grown = seats.slice(0, players);
  const like = grown.findLast((seat) => seat.is !== "me") ?? { is: "open" };
  while (grown.length < players) grown.push({ ...like });
  return grown;
}

/** The number of players a game is for that is meant: of those between two of them, the next one in the direction taken. */
export function fitting(numbers: readonly number[], now: number, wanted: number): number {
  const up = numbers.find((number) => number >= wanted) ?? Math.max(...numbers);
  const down = numbers.findLast((number) => number <= wanted) ?? Math.min(...numbers);
  return wanted > now ? up : down;
}

/** Me on the first seat, the others open to friends. */
export const usualSeats = (players: number): SeatWish[] => resize([{ is: "me", name: "" }], players);

/** Remembered seats, if this game still has such bots. */
export function rememberedSeats(kept: unknown, game: GameInfo, players: number): SeatWish[] {
  if (!Array.isArray(kept)) return usualSeats(players);
  const seats = kept.filter((code): code is string => typeof code === "string").map((code) => seatOf(code));
  const known = seats.map((seat): SeatWish =>
    seat.is === "bot" && !game.levels.includes(seat.level) ? { is: "bot", level: strongest(game) } : seat,
  );
  return known.length > 0 ? resize(known, players) : usualSeats(players);
}

/** The seats to send. Whoever sits beside the guest gets a name even if none was written. */
export function newSeats(seats: readonly SeatWish[], beside: (number: number) => string): NewSeat[] {
  let mine = 0;
  return seats.map((seat, at): NewSeat => {
    if (seat.is !== "me") return seat;
    mine += 1;
    const name = seat.name.trim();
    if (name) return { is: "me", name };
    return mine === 1 ? { is: "me" } : { is: "me", name: beside(at + 1) };
  });
}
