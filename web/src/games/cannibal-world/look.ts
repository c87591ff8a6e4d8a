// How the kinds of cards are dressed.

import type { Card } from "./scene";

/** The class of a card's frame. */
export const faceClass = (card: Card): string => `cw-${card.kind} cw-${card.facts.faction}`;
