// Which questions are windows, and how those who are asked take their turns.

import type { Question } from "./types";

/** `priority`: the lowest Initiative acts first; `any`: whoever comes first; `together`: all at once, in secret. */
export type WindowOrder = "priority" | "any" | "together" | "alone";

export type WindowName =
  | "between"
  | "plan_b"
  | "before_reveal"
  | "answer_move_over"
  | "attack_revealed"
  | "low_blow"
  | "creature_targets"
  | "creature_hit"
  | "set_attack"
  | "set_openly"
  | "pass_card"
  | "refresh"
  | "bridge"
  | "fireball";

export interface OpenWindow {
  name: WindowName;
  order: WindowOrder;
}

/** The window a question opens; nothing for a choice that belongs to one player alone. */
export function windowOf(question: Question): OpenWindow | null {
  switch (question.ask) {
    case "plan_b":
    case "before_reveal":
    case "attack_revealed":
    case "low_blow":
    case "creature_targets":
    case "creature_hit":
      return { name: question.ask, order: "priority" };
    case "between":
      return { name: question.ask, order: "any" };
    case "set_attack":
    case "pass_card":
    case "refresh":
    case "bridge":
      return { name: question.ask, order: "together" };
    case "answer_move_over":
    case "set_openly":
    case "fireball":
      return { name: question.ask, order: "alone" };
    case "accept_trade":
    case "accept_drink":
    case "loot":
    case "replace":
    case "order":
    case "heroic":
    case "blessing":
    case "theft":
    case "target":
    case "discard_down":
    case "mentalism":
      return null;
  }
}
