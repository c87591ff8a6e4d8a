// From what a viewer may know to what a seat says: flags, steps and names as whole sentences.

import { listed } from "$lib/kit/words";
import type { Player } from "$lib/table/players";

import { kindOf, personOf, rankShown, sideOf, type Person } from "./pieces";
import type { Cards } from "./scene";
import type { Card, Ending, Question, Seat, Skin, Token, View } from "./types";
import { sideWords, type Words } from "./words";

export type FlagKind =
  "dagger" | "attacker" | "target" | "may" | "offered" | "intervener" | "wounded" | "captured" | "leader" | "capturer";

export interface Flag {
  kind: FlagKind;
  text: string;
}

/** What one viewer sees, and what it is said with. */
export interface Seen {
  view: View;
  words: Words;
  cards: Cards;
}

export interface Reading extends Seen {
  question: Question | null;
  /** Those who are asked at once, with sealed answers. */
  sealed: readonly Seat[];
  /** Who has been captured: told before the cards are turned over and the end is known. */
  captive: Seat | null;
}

function leads(ending: Ending, seat: Seat): "rose" | "beast" | null {
  if (ending.leaders[0] === seat) return "rose";
  return ending.leaders[1] === seat ? "beast" : null;
}

function lastFlag({ view, words }: Reading, ending: Ending, seat: Seat): Flag | null {
  const clan = leads(ending, seat);
  const { flags } = words;
  if (ending.captive === seat) return { kind: "captured", text: clan ? flags.capturedLeader : flags.captured };
  if (clan) return { kind: "leader", text: words.clans[view.shown.house.skin][clan].leader };
  return ending.capturer === seat ? { kind: "capturer", text: flags.capturer } : null;
}

/** The role of a seat in this step, in one flag. */
export function flag(reading: Reading, seat: Seat): Flag | null {
  const { view, question, words } = reading;
  const { attack, ending } = view.public;
  const make = (kind: Exclude<FlagKind, "leader">): Flag => ({ kind, text: words.flags[kind] });
  if (ending) return lastFlag(reading, ending, seat);
  if (reading.captive !== null) return reading.captive === seat ? make("captured") : null;
  if (!attack) return view.public.dagger === seat ? make("dagger") : null;
  const suffers = question?.ask === "token" && question.cause.from === "ability" ? question.victim : null;
  if (suffers === seat) return make("wounded");
  if (attack.attacker === seat) return make("attacker");
  if (attack.intervener === seat) return make("intervener");
  if (attack.target === seat) return make("target");
  if (reading.sealed.includes(seat)) return make("may");
  return question?.ask === "accept" && attack.offers.includes(seat) ? make("offered") : null;
}

export const STEPS = ["target", "request", "offers", "wound", "ability", "dagger"] as const;

/** Three places: the rank's first, then the affiliations in the order taken. */
export function sockets(wounds: readonly Token[]): (Token | null)[] {
  const rank = wounds.find((token) => kindOf(token) === "rank") ?? null;
  const rest = wounds.filter((token) => kindOf(token) !== "rank");
  return [rank, rest[0] ?? null, rest[1] ?? null];
}

export function tokenName(words: Words, token: Token, skin: Skin): string {
  const rank = rankShown(token);
  if (rank) return words.rank(rank);
  const kind = kindOf(token);
  return kind === "rose" || kind === "beast" ? words.clans[skin][kind].name : words.unknown;
}

/** "Mage, le clan de la Rose". */
export function characterName(words: Words, { identity, clue, ability }: Person, skin: Skin): string {
  const side = sideOf(identity);
  if (side === "order") return words.inquisitorClue(words.clans[skin][clue].name);
  return words.character(words.titles[ability], sideWords(words, side, skin));
}

export const shortName = (words: Words, { ability }: Person): string => words.titles[ability];

/** What lies before a seat that only this viewer knows of. */
export function secret({ words, view, cards }: Seen, seat: Seat, viewer: Seat | null): string | null {
  if (seat === viewer || view.public.is_revealed) return null;
  const { skin } = view.shown.house;
  const person = personOf(cards, view.own.characters[seat]);
  if (person) return words.seenSentence(characterName(words, person, skin));
  const clue = view.own.clues[seat];
  return clue ? words.clueSentence(words.clans[skin][clue].name) : null;
}

export function cardName(words: Words, view: View, seat: Seat, card: Card): string {
  if (card !== "curse") return words.cards[card];
  const isTrue = view.shown.curses?.[seat] ?? null;
  if (isTrue === null) return words.cards.curse;
  return isTrue ? words.trueCurse : words.falseCurse;
}

/** A seat as a full sentence: who, wounds, cards, role. */
export function sentence(reading: Reading, player: Player, players: readonly Player[], viewer: Seat | null): string {
  const { view, words } = reading;
  const it = view.public.players[player.seat];
  const person = personOf(reading.cards, view.own.characters[player.seat]);
  if (!it) return player.name;
  const { skin } = view.shown.house;
  const names = it.wounds.map((token) => tokenName(words, token, skin));
  const wounds = words.wounds(it.wounds.length) + (names.length ? words.colon + names.join(", ") : "");
  const cards = it.cards.map((card) => cardName(words, view, player.seat, card));
  const seen = it.looked_at.map((seat) => players[seat]?.name ?? "");
  const isHealed = it.evidence.rank && !it.wounds.some((token) => kindOf(token) === "rank");
  const parts = [
    `${player.name}${player.isMe ? ` (${words.you})` : ""}${player.isHere || player.isStoodIn ? "" : `, ${words.away}`}, ${wounds}`,
    isHealed && it.evidence.rank ? words.healed(words.rank(it.evidence.rank)) : null,
    cards.length ? words.holds(listed(cards, words.and)) : null,
    seen.length ? words.lookedAt(listed(seen, words.and)) : null,
    view.public.is_revealed && person ? words.is(characterName(words, person, skin)) : null,
    secret(reading, player.seat, viewer),
    flag(reading, player.seat)?.text ?? null,
  ];
  return parts.filter((part) => part !== null).join(words.semicolon);
}

/** In which order the cards are turned over: from the captive round the table. */
export function turnedAs(captive: Seat | null, seat: Seat, count: number): number {
  return (seat - (captive ?? 0) + count) % count;
}

/** When the n-th card is turned over, in milliseconds. */
export const turning = (turn: number) => ({ delay: 200 + turn * 140, duration: 900 });
