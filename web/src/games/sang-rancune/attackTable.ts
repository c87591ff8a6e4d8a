// The rows of an Encounter as one small table: what differs by the number of players in cells, the rest said once.

import type { Row } from "./facts";

/** One line of the table: a hit, and its number for 3, 4, 5 and 6 players. */
export interface AttackLine {
  what: string;
  /** Nothing where there is no number to compare. */
  cells: readonly { damage: string; slots: string }[] | null;
}

const isSame = (list: readonly string[]): boolean => new Set(list).size <= 1;
const number = (text: string): string => /^\d+/u.exec(text)?.[0] ?? "";
const afterNumber = (text: string): string => text.slice(number(text).length).trim();
const slotsIn = (who: string): string => (who.match(/\d/gu) ?? []).join(" ");
const noteIn = (who: string): string => /\(.*\)/u.exec(who)?.[0] ?? "";

/** `place` is what a slot of Initiative is called. */
export function attackTable(rows: readonly Row[], place: string): AttackLine[] {
  const most = Math.max(0, ...rows.map((row) => row.strikes.length));
  return Array.from({ length: most }, (_, at) =>
    line(
      rows.map((row) => row.strikes[at]),
      place,
    ),
  );
}

function line(strikes: readonly (Row["strikes"][number] | undefined)[], place: string): AttackLine {
  const damages = strikes.map((strike) => String(strike?.damage ?? ""));
  const whos = strikes.map((strike) => strike?.who ?? "");
  const first = whos[0] ?? "";
  const target = isSame(whos) ? first : [place, noteIn(first)].filter(Boolean).join(" ");
  const tail = afterNumber(damages[0] ?? "");
  const what = [tail, target].filter(Boolean).join(" ");
  if (!damages.every(number)) return { what, cells: null };
  const cells = damages.map((damage, at) => ({
    damage: number(damage),
    slots: isSame(whos) ? "" : slotsIn(whos[at] ?? ""),
  }));
  return { what, cells };
}
