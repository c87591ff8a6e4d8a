// What a revealed Attack comes to as things stand, in words, so that nobody has to add: "50 +30 = 80".

import { actionOf } from "./facts";
import type { Cards } from "./scene";
import type { Sum, Term } from "./types";

const write = ({ sign, by }: Term): string => `${sign}${by}`;

/** What is printed on a prepared card for the Attack it rides on. */
export function rider(card: string, cards: Cards): string {
  const term = actionOf(cards.get(card))?.rider;
  return term ? write(term) : "";
}

/** How the number came about: "50 ↻ 25", "×2 +30", "= 80". */
export function written({ values, base, side, terms, damage }: Sum): { face: string; terms: string; total: string } {
  const [printed, face] = [values[base] ?? 0, values[side] ?? 0];
  return {
    face: printed === face ? String(face) : `${printed} ↻ ${face}`,
    terms: terms.map(write).join(" "),
    total: terms.length > 0 ? `= ${damage}` : "",
  };
}
