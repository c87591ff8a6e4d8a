// From what a viewer may know to what a seat says: flags, steps and names as whole sentences.

import { listed } from "$lib/kit/words";
import type { Player } from "$lib/table/players";

import { FACES, clueOf, kindOf, rankOf, rankShown, sideOf } from "./pieces";
import type { Card, Ending, Identity, Question, Seat, Skin, Token, View } from "./types";
import { sideWords, type Words } from "./words";

export type FlagKind =
  "dagger" | "attacker" | "target" | "may" | "offered" | "intervener" | "wounded" | "captured" | "leader" | "capturer";

export interface Flag {
  kind: FlagKind;
  text: string;
}

export interface Reading {
  view: View;
  question: Question | null;
  /** Whom the question is put to: public, and never who has answered. */
  asked: readonly Seat[];
  /** Who has been captured: told before the cards are turned over and the end is known. */
  captive: Seat | null;
  words: Words;
}

function leads(ending: Ending, seat: Seat): "rose" | "beast" | null {
  if (ending.leaders[0] === seat) return "rose";
  return ending.leaders[1] === seat ? "beast" : null;
}

function lastFlag({ view, words }: Reading, ending: Ending, seat: Seat): Flag | null {
  const clan = leads(ending, seat);
  const { flags } = words;
  if (ending.captive === seat) return { kind: "captured", text: clan ? flags.capturedLeader : flags.captured };
  if (clan) return { kind: "leader", text: words.clans[view.house.skin][clan].leader };
  return ending.capturer === seat ? { kind: "capturer", text: flags.capturer } : null;
}

/** The role of a seat in this step, in one flag. */
export function flag(reading: Reading, seat: Seat): Flag | null {
  const { view, question, asked, words } = reading;
  const { attack, ending } = view;
  const make = (kind: Exclude<FlagKind, "leader">): Flag => ({ kind, text: words.flags[kind] });
  if (ending) return lastFlag(reading, ending, seat);
  if (reading.captive !== null) return reading.captive === seat ? make("captured") : null;
  if (!attack) return view.dagger === seat ? make("dagger") : null;
  const suffers = question?.ask === "token" && question.cause.from === "ability" ? question.victim : null;
  if (suffers === seat) return make("wounded");
  if (attack.attacker === seat) return make("attacker");
  if (attack.intervener === seat) return make("intervener");
  if (attack.target === seat) return make("target");
  if (question?.ask === "offer" && asked.includes(seat)) return make("may");
  return question?.ask === "accept" && attack.offers.includes(seat) ? make("offered") : null;
}

export const STEPS = ["target", "request", "offers", "wound", "ability", "dagger"] as const;

/** LS-401: which of the six steps of the attack is open, counted from 0. */
export function step(view: View, question: Question | null): number | null {
  if (!view.attack) return null;
  switch (question?.ask) {
    case "request":
      return 1;
    case "offer":
    case "accept":
      return 2;
    case "token":
      return question.cause.from === "attack" ? 3 : 4;
    case "ability":
    case "return":
      return 4;
    case "turn":
    case undefined:
      return view.attack.rank_shown ? 4 : 0;
  }
}

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
export function characterName(words: Words, identity: Identity, skin: Skin): string {
  const side = sideOf(identity);
  if (side === "order") return words.inquisitorClue(words.clans[skin][clueOf(identity)].name);
  return words.character(words.titles[FACES[rankOf(identity)].ability], sideWords(words, side, skin));
}

export const shortName = (words: Words, identity: Identity): string => words.titles[FACES[rankOf(identity)].ability];

/** What lies before a seat that only this viewer knows of. */
export function secret(words: Words, view: View, seat: Seat, viewer: Seat | null): string | null {
  const player = view.players[seat];
  if (!player || seat === viewer || view.is_revealed) return null;
  const { skin } = view.house;
  if (player.character) return words.seenSentence(characterName(words, player.character, skin));
  return player.clue ? words.clueSentence(words.clans[skin][player.clue].name) : null;
}

export function cardName(words: Words, view: View, seat: Seat, card: Card): string {
  if (card !== "curse") return words.cards[card];
  if (view.true_curse === seat) return words.trueCurse;
  // Whoever knows where the true one lies knows the others too.
  return view.true_curse !== null ? words.falseCurse : words.cards.curse;
}

/** A seat as a full sentence: who, wounds, cards, role. */
export function sentence(reading: Reading, player: Player, players: readonly Player[], viewer: Seat | null): string {
  const { view, words } = reading;
  const it = view.players[player.seat];
  if (!it) return player.name;
  const { skin } = view.house;
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
    view.is_revealed && it.character ? words.is(characterName(words, it.character, skin)) : null,
    secret(words, view, player.seat, viewer),
    flag(reading, player.seat)?.text ?? null,
  ];
  return parts.filter((part) => part !== null).join(words.semicolon);
}

/** Who wins, once it is known. */
export function isWinner(view: View, seat: Seat): boolean {
  const character = view.players[seat]?.character;
  return Boolean(view.ending && view.is_revealed && character && sideOf(character) === view.ending.winner);
}

/** In which order the cards are turned over: from the captive round the table. */
export function turnedAs(captive: Seat | null, seat: Seat, count: number): number {
  return (seat - (captive ?? 0) + count) % count;
}

/** When the n-th card is turned over, in milliseconds. */
export const turning = (turn: number) => ({ delay: 200 + turn * 140, duration: 900 });
