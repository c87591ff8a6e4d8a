// The seats an event is about, to light them: by the fields of the event that name seats.

import type { Kind } from "./told";

/** The fields of one kind of event. */
type Fields<Event, Name> = readonly (keyof Extract<Event, { kind: Name }> & string)[];

/** Which fields of which events name seats. */
export interface Naming<Event> {
  /** Fields that name seats in any event. */
  always?: readonly string[];
  /** Fields of a kind of event, in place of the others. */
  only?: { readonly [Name in Kind<Event>]?: Fields<Event, Name> };
}

/** A seat, seats, pairs that begin with a seat, or things with a seat of their own. */
function seatsIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (!Array.isArray(value)) {
    return typeof value === "object" && value !== null && "seat" in value ? seatsIn(value.seat) : [];
  }
  return value.flatMap((each: unknown) => seatsIn(Array.isArray(each) ? each[0] : each));
}

/** A function from an event to the seats it is about. */
export function touching<Event extends { kind: string }>({ always = [], only = {} }: Naming<Event>) {
  const fields: Readonly<Partial<Record<string, readonly string[]>>> = only;
  return (event: Event | null): number[] =>
    event ? (fields[event.kind] ?? always).flatMap((field) => seatsIn(event[field as keyof Event])) : [];
}
