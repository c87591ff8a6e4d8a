// What stands out on the rail: which events of a game get a mark, and of what shape.

import type { Language } from "$lib/protocol/types";

export interface Mark {
  shape: "drop" | "lozenge" | "dot" | "shield";
  /** What it is called in the legend. */
  label(language: Language): string;
}
