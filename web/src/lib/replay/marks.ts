// What stands out on the rail: which events of a game get a mark, and of what shape.

import type { EventLine } from "$lib/protocol/types";

export interface Mark {
  /** Its name among the words of the replay. */
  name: string;
  /** A drop, a lozenge, a dot or a shield. */
  shape: "drop" | "lozenge" | "dot" | "shield";
}

const MARKS: Readonly<Record<string, Readonly<Record<string, Mark>>>> = {
  "liens-de-sang": {
    wound: { name: "wound", shape: "drop" },
    ability_used: { name: "ability", shape: "lozenge" },
    dagger_passed: { name: "pass", shape: "dot" },
    captured: { name: "capture", shape: "shield" },
  },
  "sang-rancune": {
    encounter_revealed: { name: "encounter", shape: "dot" },
    wounded: { name: "hurt", shape: "drop" },
    encounter_defeated: { name: "kill", shape: "lozenge" },
    died: { name: "death", shape: "shield" },
  },
};

export function markOf(game: string, { event }: EventLine): Mark | null {
  const kind = typeof event === "object" && event !== null && "kind" in event ? event.kind : null;
  return (typeof kind === "string" && MARKS[game]?.[kind]) || null;
}

/** The marks a game can have, in the order of the legend. */
export const marksOf = (game: string): Mark[] => Object.values(MARKS[game] ?? {});
