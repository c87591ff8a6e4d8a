// The clock and the manners of a table, as a form offers them.

import type { Clock, Options, UndoRule } from "$lib/protocol/types";

export const CLOCKS = ["game", "none", "decision", "bank", "days"] as const satisfies readonly Clock["is"][];
export const UNDO = ["off", "slips", "consent"] as const satisfies readonly UndoRule[];

/** What the server takes a table's options to be if nobody says. */
export const USUAL_OPTIONS: Options = {
  undo: "consent",
  beat: 1000,
  bot_pace: 700,
  grace: 120,
  spectators: true,
  hot_seat: false,
};

/** How fast things go at a table: how long a window stays open, and how long a bot seems to think, in milliseconds. */
export const PACES = {
  calm: { beat: 1600, bot_pace: 1400 },
  normal: { beat: USUAL_OPTIONS.beat, bot_pace: USUAL_OPTIONS.bot_pace },
  brisk: { beat: 600, bot_pace: 300 },
  at_once: { beat: 0, bot_pace: 0 },
} as const satisfies Record<string, Pick<Options, "beat" | "bot_pace">>;

export type TablePace = keyof typeof PACES;

/** The pace with these figures; nothing for figures of one's own. */
export function paceOf({ beat, bot_pace }: Pick<Options, "beat" | "bot_pace">): TablePace | null {
  const names = Object.keys(PACES) as TablePace[];
  return names.find((name) => PACES[name].beat === beat && PACES[name].bot_pace === bot_pace) ?? null;
}

export interface Limits {
  least: number;
  most: number;
  step: number;
}

const A_DAY = 24 * 3600;
/** How far every figure may go; the server refuses the rest. */
export const LIMITS = {
  seconds: { least: 5, most: A_DAY, step: 5 },
  window: { least: 5, most: A_DAY, step: 5 },
  increment: { least: 0, most: A_DAY, step: 5 },
  days: { least: 1, most: 30, step: 1 },
  beat: { least: 0, most: 10_000, step: 250 },
  bot_pace: { least: 0, most: 10_000, step: 100 },
  grace: { least: 0, most: A_DAY, step: 30 },
} as const satisfies Record<string, Limits>;

/** A clock of this kind with figures to begin with. */
export function clockOf(is: Clock["is"]): Clock {
  switch (is) {
    case "game":
    case "none":
      return { is };
    case "decision":
      return { is, seconds: 90, window: 30 };
    case "bank":
      return { is, seconds: 900, increment: 10, window: 30 };
    case "days":
      return { is, days: 2 };
  }
}

const isInside = (value: unknown, { least, most }: Limits): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

/** Whether the server would take this clock. */
export function isClock(clock: unknown): clock is Clock {
  const it = clock as Clock | null | undefined;
  switch (it?.is) {
    case "game":
    case "none":
      return true;
    case "decision":
      return isInside(it.seconds, LIMITS.seconds) && isInside(it.window, LIMITS.window);
    case "bank":
      return (
        isInside(it.seconds, LIMITS.seconds) &&
        isInside(it.increment, LIMITS.increment) &&
        isInside(it.window, LIMITS.window)
      );
    case "days":
      return isInside(it.days, LIMITS.days);
    default:
      return false;
  }
}

/** Whether the server would take these options. */
export function isOptions(options: unknown): options is Options {
  const it = options as Options | null | undefined;
  return (
    UNDO.some((rule) => rule === it?.undo) &&
    isInside(it?.beat, LIMITS.beat) &&
    isInside(it?.bot_pace, LIMITS.bot_pace) &&
    isInside(it?.grace, LIMITS.grace) &&
    typeof it?.spectators === "boolean" &&
    typeof it.hot_seat === "boolean"
  );
}
