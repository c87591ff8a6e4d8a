// What was told: lines of the log with the event each of them is about, and tables by the kind of an event.

import type { EventLine } from "$lib/protocol/types";

/** A line of the log, with its event as the game types it. */
export type Told<Event = unknown> = Omit<EventLine, "event"> & { event: Event };

/** The kinds of a game's events. */
export type Kind<Event> = Event extends { kind: infer Name extends string } ? Name : string;

/** Something for some kinds of events. */
export type Tables<Event, Value> = Readonly<Partial<Record<Kind<Event>, Value>>>;

/** The kind of an event, also of a game that is not known here. */
export const kindOf = (event: unknown): string =>
  typeof event === "object" && event !== null && "kind" in event ? String(event.kind) : "";

/** What a table has for an event. */
export const of = <Value>(table: Readonly<Partial<Record<string, Value>>>, event: unknown): Value | null =>
  table[kindOf(event)] ?? null;

/** The events of some lines, oldest first. */
export const events = <Event>(lines: readonly Told<Event>[]): Event[] => lines.map(({ event }) => event);

/** A line with the number that the game gives it. */
export interface Numbered<Event = unknown> {
  line: Told<Event>;
  count: number | null;
}

/** A line, and how often it was told in a row. */
export interface Joined<Event = unknown> extends Numbered<Event> {
  times: number;
}

/** Lines that say the same one after the other become one: the last of them. */
export function joined<Event>(lines: readonly Numbered<Event>[]): Joined<Event>[] {
  const all: Joined<Event>[] = [];
  for (const { line, count } of lines) {
    const last = all.at(-1);
    const isSame = last !== undefined && last.line.text === line.text && last.count === count;
    if (isSame) all[all.length - 1] = { line, count, times: last.times + 1 };
    else all.push({ line, count, times: 1 });
  }
  return all;
}

/** Lines with the same number, one after the other: a turn, or what the game counts. */
export function turns<Event>(lines: readonly Joined<Event>[]): Joined<Event>[][] {
  const all: Joined<Event>[][] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last && last[0]?.count === line.count) last.push(line);
    else all.push([line]);
  }
  return all;
}

/** How a game's log is read: what numbers its lines. */
export interface Reads<Event> {
  count(event: Event, before: number | null): number | null;
}

/** Numbers lines, each by what came before it, and leaves out mere steps. */
export function numbered<Event>(lines: readonly Told<Event>[], game: Reads<Event>): Numbered<Event>[] {
  let last: number | null = null;
  return lines.flatMap((line) => {
    last = game.count(line.event, last);
    return line.step ? [] : [{ line, count: last }];
  });
}
