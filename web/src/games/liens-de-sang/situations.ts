// The clause behind each question, for those who are asked it for the first time.

import type { Question } from "./types";

const CLAUSES: Readonly<Record<Question["ask"], string>> = {
  turn: "LS-302",
  request: "LS-501",
  offer: "LS-503",
  accept: "LS-505",
  token: "LS-406",
  ability: "LS-602",
  return: "LS-743",
};

export default (question: Question): string => CLAUSES[question.ask];
