// A deck being built: cards and their numbers, as the list the server judges, as text, as a link, and kept in the
// browser. Whether it may be played with is said by the server alone.

import type { Card, Cards } from "../scene";
import { factsOf } from "../table";
import type { Faction } from "../types";

export interface Deck {
  name: string;
  faction: Faction;
  /** How many of each card; those that are not there are none. */
  counts: Readonly<Record<string, number>>;
  /** The card that is proposed for the Reinforcements, if somebody said so. */
  reinforcement: string | null;
}

export const FACTIONS: readonly Faction[] = ["rats", "cats", "dogs", "renegades"];
const isFaction = (text: string): text is Faction => (FACTIONS as readonly string[]).includes(text);

export const empty = (faction: Faction, name = ""): Deck => ({ name, faction, counts: {}, reinforcement: null });

/** The lines of a deck, in the order of the cards. */
export const linesOf = ({ counts }: Deck): { id: string; n: number }[] =>
  Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([id, n]) => ({ id, n }))
    .sort((one, two) => (one.id < two.id ? -1 : 1));

export const sizeOf = (deck: Deck): number => linesOf(deck).reduce((sum, { n }) => sum + n, 0);

/** How many cards there are of each value, the lowest value first. */
export function curveOf(deck: Deck, cards: Cards): { value: number; count: number }[] {
  const counted = new Map<number, number>();
  for (const { id, n } of linesOf(deck)) {
    const value = factsOf(cards.get(id))?.value ?? 0;
    counted.set(value, (counted.get(value) ?? 0) + n);
  }
  return [...counted].map(([value, count]) => ({ value, count })).sort((one, two) => one.value - two.value);
}

/** One more or one less of a card. */
export function changed(deck: Deck, id: string, by: 1 | -1): Deck {
  const n = Math.max(0, (deck.counts[id] ?? 0) + by);
  const reinforcement = n === 0 && deck.reinforcement === id ? null : deck.reinforcement;
  return { ...deck, counts: { ...deck.counts, [id]: n }, reinforcement };
}

/** As people read, type and send it. */
export function toText(deck: Deck, cards: Cards): string {
  const head = [
    ...(deck.name ? [`# ${deck.name}`] : []),
    `faction: ${deck.faction}`,
    ...(deck.reinforcement ? [`reinforcement: ${deck.reinforcement}`] : []),
  ];
  return [...head, ...linesOf(deck).map(({ id, n }) => `${n} ${id} ${cards.get(id)?.name ?? ""}`.trim())].join("\n");
}

/** A text that was typed or sent; or the number of the first line that cannot be read. */
export function fromText(text: string): Deck | { line: number } {
  let deck = empty("rats");
  for (const [place, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "") continue;
    if (line.startsWith("#")) {
      deck = { ...deck, name: deck.name || line.slice(1).trim().slice(0, 48) };
      continue;
    }
    const [, key, said] = /^(faction|reinforcement):\s*(\S+)$/.exec(line) ?? [];
    const [, n, id] = /^(\d{1,2})\s+(\S+)/.exec(line) ?? [];
    if (key === "faction" && said && isFaction(said)) deck = { ...deck, faction: said };
    else if (key === "reinforcement" && said) deck = { ...deck, reinforcement: said };
    else if (n && id) deck = { ...deck, counts: { ...deck.counts, [id]: (deck.counts[id] ?? 0) + Number(n) } };
    else return { line: place + 1 };
  }
  return deck;
}

/** The part of a link behind `#`. */
export const toHash = (deck: Deck, cards: Cards): string => `#${encodeURIComponent(toText(deck, cards))}`;

/** The deck a link brings, if it brings one. */
export function fromHash(hash: string): Deck | null {
  try {
    const found = fromText(decodeURIComponent(hash.slice(1)));
    return hash.length > 1 && "counts" in found ? found : null;
  } catch {
    return null;
  }
}

/** The cards of a deck in an order of chance, to try a hand. */
export function shuffled(deck: Deck, chance: () => number): string[] {
  const all = linesOf(deck).flatMap(({ id, n }) => Array.from({ length: n }, () => id));
  for (let at = all.length - 1; at > 0; at -= 1) {
    const with_ = Math.floor(chance() * (at + 1));
    [all[at], all[with_]] = [all[with_] ?? "", all[at] ?? ""];
  }
  return all;
}

/** Whether a card has all the words that were typed, on it or in its abilities. */
export function has(card: Card, typed: string): boolean {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      .replace(/\p{Diacritic}/gu, "")
      .toLowerCase();
  const text = plain(`${card.name} ${card.text} ${card.id}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const KEY = "sang-froid-decks-cannibal-world";
/** So many decks are kept; the oldest go first. */
const MOST = 40;

/** The decks kept in this browser, the newest first. */
export function kept(): Deck[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    if (!Array.isArray(found)) return [];
    return found.flatMap((text: unknown) => {
      const deck = typeof text === "string" ? fromText(text) : null;
      return deck && "counts" in deck ? [deck] : [];
    });
  } catch {
    return [];
  }
}

/** Decks as texts, those with nothing in them aside: as browser and server keep them. */
export const texts = (decks: readonly Deck[], cards: Cards): string[] =>
  decks
    .filter((deck) => deck.name !== "" || linesOf(deck).length > 0)
    .slice(0, MOST)
    .map((deck) => toText(deck, cards));

/** Those of this browser, then those of the server that are not among them; decks are the same if their cards are. */
export function merged(here: readonly Deck[], there: readonly string[], cards: Cards): Deck[] {
  const known = new Set(here.map((deck) => toText(deck, cards)));
  const read = there.flatMap((text) => {
    const deck = fromText(text);
    return "counts" in deck && !known.has(toText(deck, cards)) ? [deck] : [];
  });
  return [...here, ...read];
}

/** Keeps decks as text, so that whatever reads a deck reads these too. */
export function keep(decks: readonly Deck[], cards: Cards): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(texts(decks, cards)));
  } catch {
    // Then they last as long as the page.
  }
}
