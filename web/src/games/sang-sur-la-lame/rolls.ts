// The last dice on the table, from what was told: a fight, a test, or a few dice without a sum.

import type { Told } from "./scene";
import type { Fight, Roll, Test, Why } from "./types";

export type LastRoll =
  | { is: "fight"; fight: Fight; after: { what: "wounded" | "died" | "unhurt"; figure: string } | null }
  | { is: "test"; figure: string; test: Test; roll: Roll<Why>; passed: boolean }
  | { is: "initiative"; totals: readonly number[] }
  | { is: "generator"; dice: readonly number[] }
  | { is: "die"; figure: string; action: string; face: number };

/** The last roll of a story, with what came of it. */
export function lastRoll(lines: readonly Pick<Told, "event">[]): LastRoll | null {
  let last: LastRoll | null = null;
  for (const { event } of lines) {
    if (event.kind === "blood" && event.what === "rolled") last = { is: "fight", fight: event.fight, after: null };
    else if (
      event.kind === "blood" &&
      last?.is === "fight" &&
      (event.what === "wounded" || event.what === "died" || event.what === "unhurt")
    )
      last = { is: "fight", fight: last.fight, after: { what: event.what, figure: event.figure } };
    else if (event.kind === "turn" && event.what === "tested")
      last = { is: "test", figure: event.figure, test: event.test, roll: event.roll, passed: event.passed };
    else if (event.kind === "turn" && event.what === "initiative") last = { is: "initiative", totals: event.totals };
    else if (event.kind === "turn" && event.what === "die")
      last = { is: "die", figure: event.figure, action: event.action, face: event.face };
    else if (event.kind === "table" && event.what === "drawn") last = { is: "generator", dice: event.dice };
  }
  return last;
}

/** The total: dice that count, and what is added. */
export const total = (roll: Roll<Why>): { kept: number; sum: number } => {
  const kept = roll.dice.reduce((sum, die) => sum + (die.counts ? die.face : 0), 0);
  return { kept, sum: kept + roll.modifiers.reduce((sum, { by }) => sum + by, 0) };
};
