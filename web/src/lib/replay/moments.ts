// The key moments of a recorded game: its turning points, which the server finds by what the game counts.

import type { TurningPoint } from "$lib/protocol/types";

type Points = readonly Pick<TurningPoint, "step">[];

/** The step of the next turning point after this one, if there is one. */
export const keyAfter = (points: Points, step: number): number | null =>
  points.find((point) => point.step > step)?.step ?? null;

/** The step of the last turning point before this one, if there is one. */
export const keyBefore = (points: Points, step: number): number | null =>
  points.findLast((point) => point.step < step)?.step ?? null;

/** By how much somebody came to stand better or worse: "+8", "−3". */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
