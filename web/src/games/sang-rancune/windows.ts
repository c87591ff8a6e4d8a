// How those who are asked together take their turns, in the words of this table.

import type { Question, Window } from "./types";
import type { Words } from "./words";

/** SR-502: the questions that are windows, in which Initiative decides who acts. */
const WINDOWS: Readonly<Record<Window["ask"], true>> = {
  plan_b: true,
  before_reveal: true,
  answer_move_over: true,
  attack_revealed: true,
  fireball: true,
  low_blow: true,
  creature_targets: true,
  creature_hit: true,
};

/** The name over a question; nothing for a choice that belongs to one player alone. */
export const nameOf = (words: Words, { ask }: Question): string | null =>
  (words.window as Readonly<Partial<Record<string, string>>>)[ask] ?? null;

export type Order = "priority" | "any" | "together" | "alone";

export function orderOf({ ask }: Question, asked: number): Order {
  if (asked < 2) return "alone";
  if (ask in WINDOWS) return "priority";
  return ask === "between" ? "any" : "together";
}
