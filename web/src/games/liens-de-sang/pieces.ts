// The pieces as they are drawn: what every rank is called in views, its icon and its symbols. All of it is printed on
// the reference card, which everybody may read at any time (LS-110).

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

import type { AbilityId, Allegiance, Card, Clan, Identity, Rank, Skin, Token } from "./types";

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

/** An affiliation symbol as the reference card prints it, where the clan is not said. */
export type Printed = "clan" | "unknown" | "wild";

interface Face {
  ability: AbilityId;
  icon: string;
  symbols: readonly [Printed, Printed];
}

export const FACES: Record<Rank, Face> = {
  "1": { ability: "elder", icon: elder, symbols: ["clan", "clan"] },
  "2": { ability: "assassin", icon: assassin, symbols: ["unknown", "unknown"] },
  "3": { ability: "harlequin", icon: harlequin, symbols: ["unknown", "unknown"] },
  "4": { ability: "alchemist", icon: alchemist, symbols: ["unknown", "unknown"] },
  "5": { ability: "mentalist", icon: mentalist, symbols: ["clan", "clan"] },
  "6": { ability: "guardian", icon: guardian, symbols: ["clan", "clan"] },
  "7": { ability: "berserker", icon: berserker, symbols: ["clan", "unknown"] },
  "8": { ability: "mage", icon: mage, symbols: ["clan", "unknown"] },
  "9": { ability: "courtesan", icon: courtesan, symbols: ["clan", "unknown"] },
  X: { ability: "inquisitor", icon: cross, symbols: ["wild", "wild"] },
};

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

/** LS-105: what the card shows to the neighbour. */
export function clueOf(identity: Identity): Clan {
  const side = sideOf(identity);
  if (side === "order") return identity === "Ir" ? "rose" : "beast";
  const own = side === "rose" ? "rose" : "beast";
  if (rankOf(identity) !== "3") return own;
  return own === "rose" ? "beast" : "rose";
}

/** The two affiliation symbols of a character, with its clan put in. */
export function symbolsOf(identity: Identity): (Clan | "unknown" | "wild")[] {
  const side = sideOf(identity);
  return FACES[rankOf(identity)].symbols.map((symbol) => {
    if (symbol !== "clan") return symbol;
    return side === "beast" ? "beast" : "rose";
  });
}

/** A character's id in the catalogue of cards. */
export function cardOf(identity: Identity): string {
  const side = sideOf(identity);
  if (side === "order") return `order_inquisitor_${clueOf(identity)}`;
  return `${side}_${FACES[rankOf(identity)].ability}`;
}

const IDENTITIES: readonly Identity[] = [
  ...RANKS.map((rank) => `R${rank}` as Identity),
  ...RANKS.map((rank) => `B${rank}` as Identity),
  "Ir",
  "Ib",
];
const BY_CARD = new Map(IDENTITIES.map((identity) => [cardOf(identity), identity]));

/** The character of a card of the catalogue, if it is one. */
export const identityOf = (card: string): Identity | null => BY_CARD.get(card) ?? null;

/** What a token shows. */
export type TokenKind = "rank" | "rose" | "beast" | "unknown";

export const kindOf = (token: Token): TokenKind => (typeof token === "string" ? token : "rank");

export const rankShown = (token: Token): Rank | null => (typeof token === "string" ? null : token.rank);

/** The token of a catalogue card, if it is one. */
export function tokenOf(card: string): Token | null {
  switch (card) {
    case "aff_rose":
      return "rose";
    case "aff_beast":
      return "beast";
    case "aff_unknown":
      return "unknown";
    case "rank_cross":
      return { rank: CROSS };
  }
  const rank = RANKS.find((rank) => card === `rank_${rank}`);
  return rank ? { rank } : null;
}

/** The ability card of a catalogue card, if it is one. */
export function abilityCardOf(card: string): Card | null {
  if (card.startsWith("curse_")) return "curse";
  return CARDS.find((it) => it === card) ?? null;
}
