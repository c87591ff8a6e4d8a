// What happened while one waited, in a few lines: what mattered most, and last what it means for oneself.

import type { GameModule } from "$games/game";
import { of, type Told } from "$lib/kit/told";

export function waited(
  lines: readonly Told[],
  me: number | null,
  { marks, touched }: Pick<GameModule, "marks" | "touched">,
  most: number,
): Told[] {
  const about = lines.filter(({ event }) => me !== null && touched(event).includes(me));
  // A wound says more than the dagger that came with it.
  const mine = about.findLast(({ event }) => of(marks, event) !== null) ?? about.at(-1);
  const others = lines.filter((line) => line !== mine);
  const grave = others.filter(({ event }) => of(marks, event) !== null);
  const room = most - (mine ? 1 : 0);
  const chosen = new Set(grave.slice(-room));
  // Where little mattered, the latest lines fill what is left.
  for (const line of others.toReversed()) if (chosen.size < room) chosen.add(line);
  return [...others.filter((line) => chosen.has(line)), ...(mine ? [mine] : [])];
}
