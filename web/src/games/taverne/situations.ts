// The clause behind each question, for those who are asked it for the first time.

import type { Question } from "./types";

const CLAUSES: Readonly<Record<Question["ask"], string>> = {
  show: "TV-303",
  offer: "TV-304",
  deal: "TV-306",
  protest: "TV-309",
  peace: "TV-316",
  activate: "TV-403",
  muster: "TV-906",
  support: "TV-907",
  drop: "TV-561",
  loot: "TV-1008",
  riposte: "TV-1012",
  shelter: "TV-575",
  keep: "TV-611",
  claim: "TV-641",
  tilt: "TV-645",
};

export default (question: Question): string => CLAUSES[question.ask];
