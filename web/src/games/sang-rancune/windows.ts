// How those who are asked together take their turns, in the words of this table.

import type { Asking } from "./scene";
import type { Question } from "./types";
import type { Words } from "./words";

/** The name over a question; nothing for a choice that belongs to one player alone. */
export const nameOf = (words: Words, { ask }: Question): string | null =>
  (words.window as Readonly<Partial<Record<string, string>>>)[ask] ?? null;

export type Order = "priority" | "any" | "together" | "alone";

export function orderOf({ put_to, order, asked }: Pick<Asking, "put_to" | "order" | "asked">): Order {
  if (asked.length < 2) return "alone";
  if (order.length > 0) return "priority";
  return put_to === "anyone" ? "any" : "together";
}
