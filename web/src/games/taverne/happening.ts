// What lies in the middle of the floor: the last action with its dice, and what came of it, as the log tells it.

import type { Told } from "./scene";
import type { DiceFrom, Event, Roll } from "./types";

export interface Happening {
  /** What was declared. */
  said: Told;
  who: string;
  target: string | null;
  helpers: readonly string[];
  attack: Roll<DiceFrom> | null;
  defence: Roll<DiceFrom> | null;
  /** Whether one die of the attack decides what breaks. */
  hasBreakDie: boolean;
  /** The dice of the attack that broke something, by their places. */
  broke: readonly number[];
  /** Whether the roll did what it was for; nothing where the next lines say so. */
  passed: boolean | null;
  /** What came of it, in order. */
  after: readonly Told[];
}

const declares = (event: Event): boolean =>
  (event.kind === "brawl" && event.what === "activated") || (event.kind === "fight" && event.what === "riposte");

/** A new round or the end clears the floor. */
const clears = (event: Event): boolean =>
  event.kind === "end" ||
  event.kind === "trade" ||
  (event.kind === "brawl" && (event.what === "round_started" || event.what === "started")) ||
  (event.kind === "round" && (event.what === "came" || event.what === "straightened"));

/** The last action told; nothing between two rounds. */
export function happening(lines: readonly Told[]): Happening | null {
  const at = lines.findLastIndex(({ event }) => declares(event) || clears(event));
  const said = lines[at];
  if (!said || !declares(said.event)) return null;
  const { event } = said;
  const found: Happening = {
    said,
    who: "who" in event ? event.who : "",
    target: targetOf(event),
    helpers: [],
    attack: null,
    defence: null,
    hasBreakDie: false,
    broke: [],
    passed: null,
    after: [],
  };
  return lines.slice(at + 1).reduce(told, found);
}

function targetOf(event: Event): string | null {
  if (event.kind === "fight" && event.what === "riposte") return event.blow.target;
  if (event.kind !== "brawl" || event.what !== "activated") return null;
  return event.deed.do === "fight" ? event.deed.blow.target : null;
}

function told(so: Happening, line: Told): Happening {
  const { event } = line;
  if (event.kind === "brawl") {
    if (event.what === "supported") return { ...so, helpers: event.supporters };
    if (event.what === "mustered") return so;
    if (event.what === "tested") return { ...so, attack: event.roll, passed: event.passed };
  }
  if (event.kind === "fight" && event.what === "struck")
    return {
      ...so,
      attack: event.attack,
      defence: event.defence,
      hasBreakDie: event.break_die,
      broke: event.broke,
    };
  return { ...so, after: [...so.after, line] };
}
