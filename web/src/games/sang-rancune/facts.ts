// What is printed on the cards, read from what the server says about them.

import type { Card, Cards } from "./scene";
import type { CardFacts, EncounterFacts, Facts, HeroFacts, SectionFacts, StrikeFacts } from "./types";

/** The kinds of cards, which this game draws differently. */
export type Kind = Facts["kind"];

export const KINDS: readonly Kind[] = ["attack", "heroic", "tactic", "low_blow", "item", "hero", "encounter"];

export const kindOf = (card: Card | undefined): Kind => card?.kind ?? "attack";

/** What is on an Action card; nothing for heroes, Encounters, the reference sheet and cards nobody knows. */
export const actionOf = (card: Card | undefined): CardFacts | null =>
  card && card.kind !== "hero" && card.kind !== "encounter" && card.kind !== "reference" ? card.facts : null;

/** What stands on the reference sheet. */
export function sectionsOf(cards: Cards): readonly SectionFacts[] {
  const sheet = cards.get("reference");
  return sheet?.kind === "reference" ? sheet.facts.sections : [];
}

export const heroOf = (card: Card | undefined): HeroFacts | null => (card?.kind === "hero" ? card.facts : null);

export const encounterOf = (card: Card | undefined): EncounterFacts | null =>
  card?.kind === "encounter" ? card.facts : null;

/** The values on the sides of an Attack from high to low, and which of them it is played at. */
export interface Dial {
  values: readonly number[];
  base: number;
}

export function dialOf(card: Card | undefined): Dial | null {
  const facts = actionOf(card);
  if (!facts || facts.base === null || facts.values.length === 0) return null;
  return { values: facts.values, base: Math.max(0, facts.values.indexOf(facts.base)) };
}

/** The numbers of players an Encounter has a row for. */
export type Players = keyof EncounterFacts["life"];

export const PLAYERS: readonly Players[] = [3, 4, 5, 6];

/** What an Encounter is like for one number of players. */
export interface Row {
  life: number;
  strikes: readonly StrikeFacts[];
}

export function rowOf(card: Card | undefined, players: number): Row {
  const facts = encounterOf(card);
  const row = PLAYERS.find((number) => number === players);
  return facts && row ? { life: facts.life[row], strikes: facts.attacks[row] } : { life: 0, strikes: [] };
}

/** What a card does, without the numbers that its drawing shows anyway. */
export const gist = (card: Card): string => kept(actionOf(card)?.text ?? card.text);

/** French puts a space before some marks; on a narrow card no line may begin with one. */
const kept = (text: string): string => text.replaceAll(/ (?=[:;!?»])/gu, "\u00a0");

/** The name by which a hero is called at the table. */
export const shortName = (name: string): string => name.split(" ")[0] ?? name;
