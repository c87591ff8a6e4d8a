// The rows of an Encounter as one small table: what differs by the number of players in cells, the rest said once.

import type { Row } from "./facts";
import type { StrikeFacts } from "./types";

/** One line of the table: a hit, and its number for 3, 4, 5 and 6 players. */
export interface AttackLine {
  what: string;
  /** Nothing where there is no number to compare. */
  cells: readonly { damage: string; slots: string }[] | null;
}

/** `place` is what a slot of Initiative is called. */
export function attackTable(rows: readonly Row[], place: string): AttackLine[] {
  const most = Math.max(0, ...rows.map((row) => row.strikes.length));
  return Array.from({ length: most }, (_, at) =>
    line(
      rows.flatMap((row) => row.strikes[at] ?? []),
      place,
    ),
  );
}

function line(strikes: readonly StrikeFacts[], place: string): AttackLine {
  const [first] = strikes;
  if (!first) return { what: "", cells: null };
  const isSame = strikes.every(({ who }) => who === first.who);
  const target = isSame ? first.who : [place, first.when && `(${first.when})`].filter(Boolean).join(" ");
  const growth = first.number === null ? String(first.damage) : first.growth;
  const what = [growth, target].filter(Boolean).join(" ");
  if (strikes.some(({ number }) => number === null)) return { what, cells: null };
  const cells = strikes.map(({ number, slots }) => ({ damage: String(number), slots: isSame ? "" : slots.join(" ") }));
  return { what, cells };
}
