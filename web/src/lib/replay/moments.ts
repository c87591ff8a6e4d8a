// The key moments of a recorded game: what has a mark on the rail and is more than a dot.

import { of as markOf, type Told } from "$lib/kit/told";

import type { Mark } from "./marks";

type Marks = Readonly<Partial<Record<string, Mark>>>;

const isKey = (marks: Marks, { event }: Told): boolean => {
  const mark = markOf(marks, event);
  return mark !== null && mark.shape !== "dot";
};

/** The fact of the next key moment after so many lines, if there is one. */
export const keyAfter = (lines: readonly Told[], told: number, marks: Marks): number | null =>
  lines.slice(told).find((line) => isKey(marks, line))?.fact ?? null;

/** The fact of the last key moment before so many lines, if there is one. */
export const keyBefore = (lines: readonly Told[], told: number, marks: Marks): number | null =>
  lines.slice(0, Math.max(told, 0)).findLast((line) => isKey(marks, line))?.fact ?? null;
