// English, with the same keys as French: the type of each part is checked in its own file.

import { about } from "./en/about";
import { common } from "./en/common";
import { home } from "./en/home";
import { lesson } from "./en/lesson";
import { replay } from "./en/replay";
import { rules } from "./en/rules";
import { setup } from "./en/setup";
import { table } from "./en/table";
import type { Words } from "./fr";

export const en: Words = { about, common, home, lesson, replay, rules, setup, table };
