// Small decisions of drawing that several components share.

import type { Kind } from "./facts";

/** The classes of style.css that give a card the silhouette and colour of its kind. */
export function faceClass(kind: Kind): string {
  switch (kind) {
    case "attack":
      return "action attack";
    case "heroic":
      return "action attack heroic";
    case "tactic":
      return "action tactic";
    case "low_blow":
      return "action lowblow";
    case "item":
      return "action item";
    case "hero":
    case "encounter":
    case "reference":
      return "";
  }
}

/** The colour of a kind of card. */
export const kindColour = (kind: Kind): string => {
  switch (kind) {
    case "attack":
    case "heroic":
      return "var(--k-attack)";
    case "tactic":
      return "var(--k-tactic)";
    case "low_blow":
      return "var(--k-lowblow)";
    case "item":
      return "var(--k-item)";
    case "hero":
    case "encounter":
    case "reference":
      return "var(--unknown)";
  }
};

/** Hit this hard and left with so little, a hero's Life is written in blood. */
export const LOW_LIFE = 25;
