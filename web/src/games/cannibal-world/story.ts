// What is being fought out: everything told since the last action of a turn began, and how far it has come.

import type { Scene, Told } from "./scene";
import type { Event, Stage } from "./types";

/** The stages of a fight. */
export const STEPS: readonly Stage[] = ["engage", "dodge", "tactics", "damage"];

const opens = (event: Event): boolean => {
  if (event.kind === "board") return event.what === "entered" || (event.what === "moved" && event.seat !== null);
  if (event.kind !== "fight") return false;
  if (event.what === "attacked") return true;
  return (
    (event.what === "used" || event.what === "used_card") &&
    (event.ability.type === "cover" || event.ability.type === "assault")
  );
};

const closes = (event: Event): boolean =>
  event.kind === "course" && (event.what === "turn_began" || event.what === "ended");

/** What everybody already sees on the stage need not be said again. */
const isSilent = ({ event }: Told): boolean =>
  event.kind === "cards" && (event.what === "revealed" || event.what === "discarded");

/** The last action and what came of it, as the log tells it; nothing when a turn has just begun. */
export function story(lines: readonly Told[]): readonly Told[] {
  const at = lines.findLastIndex(({ event }) => opens(event) || closes(event));
  const first = lines[at];
  if (!first || closes(first.event)) return [];
  return lines.slice(at).filter((line) => !isSilent(line));
}

/** Whether anything is being fought out now. */
export const isOpen = ({ view }: Pick<Scene, "view">): boolean => {
  const { combat, assault, shot } = view.public;
  return combat !== null || assault !== null || shot !== null;
};

/** The creatures a fight is about, by the part they play. */
export function roleOf({ view }: Pick<Scene, "view">, id: number): "attacks" | "attacked" | null {
  const { combat, assault, shot } = view.public;
  if (combat) return combat.attacker === id ? "attacks" : combat.defender === id ? "attacked" : null;
  if (assault) {
    if ("creature" in assault.source && assault.source.creature.creature === id) return "attacks";
    return assault.target === id || assault.fighter === id ? "attacked" : null;
  }
  if (!shot) return null;
  if ("creature" in shot.source && shot.source.creature.creature === id) return "attacks";
  return shot.split.some(({ creature }) => creature === id) ? "attacked" : null;
}
