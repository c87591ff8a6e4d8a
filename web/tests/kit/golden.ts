// Golden moments of a game as scenes, and what is drawn of them.

import { readFileSync } from "node:fs";

import type { Component } from "svelte";
import { render } from "svelte/server";

import type { CardOf, CardsOf, QuestionOf, Scene, Types } from "$games/game";
import type { Told } from "$lib/kit/told";
import { players } from "$lib/table/players";

export const FOLDER = "tests/golden";
const NAMES = ["Ana", "Bruno", "Chloé", "Dov", "Élise", "Farid", "Gaël", "Hélène", "Inès", "Jean", "Kim", "Lou"];

export interface Moment<T extends Types = Types> {
  step: number;
  seat: number | null;
  view: T["View"];
  question: QuestionOf<T>;
  lines: Told<T["Event"]>[];
}

export interface Golden<T extends Types = Types> {
  cards: CardOf<T>[];
  records: { record: string; seats: number; moments: Moment<T>[] }[];
}

export const goldenOf = <T extends Types = Types>(slug: string): Golden<T> =>
  JSON.parse(readFileSync(`${FOLDER}/${slug}.json`, "utf8")) as Golden<T>;

export const byId = <T extends Types>({ cards }: Golden<T>): CardsOf<T> =>
  new Map(cards.map((card) => [(card as { id: string }).id, card]));

/** The scene of a moment: nothing is lit and nothing chosen, unless it is wished. */
export function sceneOf<T extends Types>(
  cards: CardsOf<T>,
  count: number,
  { seat, view, question, lines }: Moment<T>,
  wish: Partial<Scene<T>> = {},
): Scene<T> {
  const player = { is: "human" as const };
  const seats = NAMES.slice(0, count).map((name) => ({ name, player, host: false, salted: false }));
  const who = { viewer: seat, mine: [], present: seats.map((_, at) => at), stoodIn: [], owing: question.waiting };
  const isOver = question.question === null;
  return {
    view,
    table: { id: "golden" } as Scene["table"],
    players: players(seats, who),
    viewer: seat,
    language: "fr",
    cards,
    question: isOver ? null : question,
    isAsked: question.options.length > 0,
    lines,
    now: null,
    beat: 0,
    isLive: true,
    isOver,
    aid: null,
    may: () => false,
    has: () => false,
    path: [],
    meant: null,
    sayWhyNot: () => false,
    point: () => {},
    clear: () => {},
    answer: () => {},
    tried: null,
    tryOut: () => {},
    suggests: null,
    think: () => {},
    read: () => {},
    clause: () => {},
    ...wish,
  };
}

/** Everything golden of a game, and its moments as scenes. */
export function goldenTable<T extends Types>(slug: string) {
  const golden = goldenOf<T>(slug);
  const cards = byId(golden);
  return {
    golden,
    cards,
    moments: golden.records.flatMap(({ seats, moments }) => moments.map((moment) => ({ seats, moment }))),
    sceneOf: (seats: number, moment: Moment<T>, wish: Partial<Scene<T>> = {}) => sceneOf(cards, seats, moment, wish),
  };
}

/** What is drawn, as plain markup. */
export function drawn<Props extends object>(what: Component<Props> | undefined, props: Props): string {
  if (!what) throw new Error("nothing to draw");
  return render(what as Component<Record<string, unknown>>, { props: props as Record<string, unknown> }).body;
}

/** A line of the log. */
export const told = <Event>(event: Event, text = "", fact = 0): Told<Event> => ({
  fact,
  event,
  text,
  clauses: [],
  private: false,
  step: false,
});
