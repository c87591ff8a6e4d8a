// The clause behind each question, for those who are asked it for the first time.

import type { Question } from "./types";

const CLAUSES: Readonly<Partial<Record<Question["ask"], string>>> = {
  propose: "DS-1305",
  choose_role: "DS-1302",
  name_spy: "DS-1411",
  name_assassin: "DS-1461",
  pick_spot: "DS-1451",
  activate: "DS-310",
  perform: "DS-311",
  react: "DS-907",
  turn_target: "DS-617",
  dodge_move: "DS-712",
  patrol: "DS-1453",
};

export default (question: Question): string | null => CLAUSES[question.ask] ?? null;
