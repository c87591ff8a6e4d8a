// What a revealed Attack comes to as things stand, so that nobody has to add: "50 +30 = 80".
//
// It only adds up what lies on the table for all to see. The server decides what the Attack does in the end: reactions
// may still come, and the Encounter's own rule comes last.

import { dialOf, effectOf, type Dial } from "./facts";
import type { Cards } from "./scene";
import type { Revealed, Turn, View } from "./types";

/** A term of the sum: something added, or a factor. */
export interface Term {
  sign: "+" | "×";
  by: number;
}

export interface Worth {
  dial: Dial;
  /** The side that counts now. */
  side: number;
  terms: readonly Term[];
  damage: number;
}

/** What a prepared card does to the Attack it rides on. */
export function rider(card: string, cards: Cards): Term | null {
  const adds = effectOf(cards.get(card), "prepare_add");
  if (adds) return { sign: "+", by: adds.amount };
  const times = effectOf(cards.get(card), "prepare_mul");
  return times && { sign: "×", by: times.factor };
}

/** What a revealed card is worth; nothing for a card without a value. */
export function worthOf(view: View, turn: Turn, shown: Revealed, cards: Cards): Worth | null {
  const dial = dialAs(shown, cards);
  if (!dial) return null;
  const side = turned(view, turn, shown, dial, cards);
  const terms = shown.reactions.includes("to_zero") ? [] : added(view, turn, shown, cards);
  const damage = terms.reduce((sum, { sign, by }) => (sign === "+" ? sum + by : sum * by), dial.values[side] ?? 0);
  return { dial, side, terms, damage };
}

/** A prepare card made clumsy has the values of the card that did it. */
function dialAs(shown: Revealed, cards: Cards): Dial | null {
  if (!shown.clumsy) return dialOf(cards.get(shown.card));
  for (const card of cards.values()) {
    const made = effectOf(card, "replace_prep_with_attack");
    if (made) return { values: made.faces, base: made.faces.indexOf(made.base) };
  }
  return null;
}

function turned(view: View, turn: Turn, shown: Revealed, dial: Dial, cards: Cards): number {
  const last = dial.values.length - 1;
  const hero = view.heroes[turn.seat];
  let side = shown.heroic ? 0 : dial.base;
  const rotate = (steps: number) => (side = Math.min(last, Math.max(0, side - steps)));
  if (turn.kind !== "counter") {
    const working = (hero?.items ?? []).filter((item) => item.is_open);
    for (const { card } of working) rotate(effectOf(cards.get(card), "rotate_own_attacks")?.steps ?? 0);
    if (view.creature.form === "mist") rotate(-1);
  }
  if (turn.kind === "ordinary") rotate(-(hero?.jostled ?? 0));
  const follows = effectOf(cards.get(shown.card), "rotate_self_if_follow");
  if (follows && hasOthers(view, turn, cards)) rotate(follows.steps);
  for (const reaction of shown.reactions) rotate(reaction === "to_zero" ? -last : 1);
  return side;
}

/** Whether somebody else has an Attack on the pile; a Fireball is none. */
const hasOthers = (view: View, turn: Turn, cards: Cards): boolean =>
  view.damage_pile.some(({ owner, card }) => owner !== turn.seat && cards.get(card)?.kind !== "item");

/** A blessing, and the prepared cards of earlier rounds, which ride on the first Attack with a value. */
function added(view: View, turn: Turn, shown: Revealed, cards: Cards): Term[] {
  const terms: Term[] = [];
  const blessing = shown.blessed ? effectOf(cards.get(shown.card), "add_vs_type") : null;
  if (blessing) terms.push({ sign: "+", by: blessing.amount });
  const carries = turn.kind !== "counter" && turn.attacks.find((other) => dialAs(other, cards)) === shown;
  const prepared = carries ? (view.heroes[turn.seat]?.prepared ?? []) : [];
  for (const { card, round } of prepared) {
    const term = round < view.creature.round ? rider(card, cards) : null;
    if (term) terms.push(term);
  }
  return terms;
}

/** How the number came about: "50 ↻ 25", "×2 +30", "= 80". */
export function sum({ dial, side, terms, damage }: Worth): { face: string; terms: string; total: string } {
  const base = dial.values[dial.base] ?? 0;
  const face = dial.values[side] ?? 0;
  return {
    face: base === face ? String(face) : `${base} ↻ ${face}`,
    terms: terms.map(({ sign, by }) => `${sign}${by}`).join(" "),
    total: terms.length > 0 ? `= ${damage}` : "",
  };
}
