// The clause behind each question, for those who are asked it for the first time.

import type { Question, Window } from "./types";

type Names<Union> = Union extends unknown ? keyof Union : never;

const CLAUSES: Readonly<Partial<Record<Names<Question>, string>>> = {
  bring_deck: "CW-101",
  choose_reinforcement: "CW-102",
  mulligan: "CW-110",
  draw_source: "CW-301",
  main: "CW-204",
  tactics: "CW-705",
  proliferate: "CW-1104",
};
const WINDOWS: Readonly<Record<Names<Window>, string>> = {
  enter: "CW-1004",
  recharge: "CW-1506",
  respond: "CW-501",
  swap: "CW-1004",
  bullseye: "CW-1501",
  armour: "CW-1504",
};

export default function clauseOf(question: Question): string | null {
  const [asked, name] =
    "window" in question ? [WINDOWS, Object.keys(question.window)[0]] : [CLAUSES, Object.keys(question)[0]];
  return (asked as Readonly<Record<string, string | undefined>>)[name ?? ""] ?? null;
}
