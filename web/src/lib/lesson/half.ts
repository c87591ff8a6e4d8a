// Lessons that were begun and not ended.

import type { TableLine } from "$lib/protocol/types";

/** The lesson of a game that the reader has begun and not ended: the one touched last. */
export function halfDone(mine: readonly TableLine[], slug: string): TableLine | null {
  const begun = mine.filter(({ game, practice, state }) => game === slug && practice === "lesson" && state !== "over");
  return begun.toSorted((one, other) => other.changed - one.changed)[0] ?? null;
}
