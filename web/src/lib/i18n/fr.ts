// French, the language of the games: it says which words there are.

import { about } from "./fr/about";
import { common } from "./fr/common";
import { home } from "./fr/home";
import { lesson } from "./fr/lesson";
import { replay } from "./fr/replay";
import { rules } from "./fr/rules";
import { setup } from "./fr/setup";
import { table } from "./fr/table";

export const fr = { about, common, home, lesson, replay, rules, setup, table };

/** The same keys with any words behind them. */
export type Same<T> = {
  [Key in keyof T]: T[Key] extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T[Key] extends string
      ? string
      : Same<T[Key]>;
};

/** What every language says. */
export type Words = Same<typeof fr>;
