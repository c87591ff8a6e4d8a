// The clause behind each question, for those who are asked it for the first time.

import type { Question } from "./types";

const CLAUSES: Readonly<Record<Question["ask"], string>> = {
  between: "SR-202",
  accept_trade: "SR-1001",
  accept_drink: "SR-605",
  loot: "SR-916",
  pass_card: "SR-820",
  set_attack: "SR-303",
  set_openly: "SR-821",
  replace: "SR-417",
  discard_down: "SR-107",
  mentalism: "SR-615",
  refresh: "SR-904",
  bridge: "SR-825",
  plan_b: "SR-507",
  before_reveal: "SR-508",
  answer_move_over: "SR-511",
  attack_revealed: "SR-502",
  fireball: "SR-611",
  low_blow: "SR-503",
  creature_targets: "SR-519",
  creature_hit: "SR-429",
  order: "SR-309",
  heroic: "SR-404",
  blessing: "SR-309",
  theft: "SR-309",
  target: "SR-309",
};

export default (question: Question): string => CLAUSES[question.ask];
