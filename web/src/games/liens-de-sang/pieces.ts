// The pieces as they are drawn, and what is printed on them, as the server says it.

import assassin from "~icons/game-icons/hooded-assassin";
import berserker from "~icons/game-icons/enrage";
import alchemist from "~icons/game-icons/bubbling-flask";
import courtesan from "~icons/game-icons/lips";
import cross from "~icons/game-icons/templar-shield";
import curse from "~icons/game-icons/cursed-star";
import elder from "~icons/game-icons/prayer";
import fan from "~icons/game-icons/handheld-fan";
import gargoyle from "~icons/game-icons/gargoyle";
import guardian from "~icons/game-icons/visored-helm";
import harlequin from "~icons/game-icons/jester-hat";
import hawk from "~icons/game-icons/hawk-emblem";
import mage from "~icons/game-icons/robe";
import mentalist from "~icons/game-icons/third-eye";
import quill from "~icons/game-icons/quill";
import rose from "~icons/game-icons/rose";
import shield from "~icons/game-icons/checked-shield";
import staff from "~icons/game-icons/wizard-staff";
import sword from "~icons/game-icons/sword-brandish";
import wolf from "~icons/game-icons/wolf-head";

import type { Cards } from "./scene";
import type {
  AbilityId,
  Allegiance,
  Card,
  CharacterFacts,
  Clan,
  Identity,
  Rank,
  ReferenceFacts,
  Skin,
  Token,
} from "./types";

export const RANKS: readonly Rank[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
export const CROSS: Rank = "X";
export const CARDS: readonly Card[] = [
  "quill",
  "sword_purple",
  "sword_green",
  "shield_purple",
  "shield_green",
  "staff",
  "fan",
  "curse",
];

const ABILITY_ICONS: Record<AbilityId, string> = {
  elder,
  assassin,
  harlequin,
  alchemist,
  mentalist,
  guardian,
  berserker,
  mage,
  courtesan,
  inquisitor: cross,
};

/** The drawing of a character. */
export const abilityIcon = (ability: AbilityId): string => ABILITY_ICONS[ability];

const CLAN_ICONS: Record<Skin, Record<Clan, string>> = {
  rose_beast: { rose, beast: wolf },
  phoenix_gargoyle: { rose: hawk, beast: gargoyle },
};

export function sideIcon(side: Allegiance, skin: Skin): string {
  return side === "order" ? cross : CLAN_ICONS[skin][side];
}

const CARD_ICONS: Record<Card, string> = {
  quill,
  sword_purple: sword,
  sword_green: sword,
  shield_purple: shield,
  shield_green: shield,
  staff,
  fan,
  curse,
};

export const cardIcon = (card: Card): string => CARD_ICONS[card];

/** The colour at the edge of an ability card; the word says it too. */
export function cardColour(card: Card): string {
  if (card.endsWith("purple")) return "var(--order)";
  if (card.endsWith("green")) return "var(--heal)";
  return card === "curse" ? "var(--wax-lo)" : "var(--unknown)";
}

export function rankOf(identity: Identity): Rank {
  const sign = identity.charAt(1);
  return RANKS.find((rank) => rank === sign) ?? CROSS;
}

export function sideOf(identity: Identity): Allegiance {
  if (identity.startsWith("R")) return "rose";
  return identity.startsWith("B") ? "beast" : "order";
}

/** A character, with what is printed on the card. */
export type Person = CharacterFacts & {
  /** The card in the catalogue. */
  card: string;
};

const known = new WeakMap<Cards, ReadonlyMap<Identity, Person>>();

function people(cards: Cards): ReadonlyMap<Identity, Person> {
  const persons = [...cards.values()].flatMap(({ id, ...card }) =>
    card.kind === "character" ? [{ ...card.facts, card: id }] : [],
  );
  return new Map(persons.map((person) => [person.identity, person]));
}

/** The character as it is printed; nothing where its card is not known. */
export function personOf(cards: Cards, identity: Identity | null | undefined): Person | null {
  const all = known.get(cards) ?? people(cards);
  known.set(cards, all);
  return (identity && all.get(identity)) ?? null;
}

/** LS-110: what is on the reference card. */
export function referenceOf(cards: Cards): ReferenceFacts {
  const card = cards.get("reference");
  return card?.kind === "reference" ? card.facts : { ranks: [], deals: [], notes: [] };
}

/** What a token shows. */
export type TokenKind = "rank" | "rose" | "beast" | "unknown";

export const kindOf = (token: Token): TokenKind => (typeof token === "string" ? token : "rank");

export const rankShown = (token: Token): Rank | null => (typeof token === "string" ? null : token.rank);

/** The ability card of a catalogue card, if it is one. */
export function abilityCardOf(cards: Cards, id: string): Card | null {
  const card = cards.get(id);
  return card?.kind === "ability_card" ? card.facts.card : null;
}
