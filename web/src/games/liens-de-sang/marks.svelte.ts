// The reader's own marks in the notebook: kept in this browser for this table and seat, and never sent.

import { nextMark, type Mark, type Mode, type Square } from "./grid";
import type { Seat } from "./types";

const MODE = "sang-froid:liens-de-sang:carnet";

function read<Value>(key: string, otherwise: Value): Value {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as Value);
  } catch {
    // A browser that keeps nothing, or something else under our name.
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then it lasts as long as the page.
  }
}

export class Marks {
  #marks: Record<string, Mark> = $state({});
  readonly #key: string;

  /** The name says whose marks they are: a table and a seat of it. */
  constructor(name: string) {
    this.#key = `${MODE}:${name}`;
    this.#marks = read(this.#key, {});
  }

  at(seat: Seat, square: Square): Mark | undefined {
    return this.#marks[`${seat} ${square}`];
  }

  get isEmpty(): boolean {
    return Object.keys(this.#marks).length === 0;
  }

  turn(seat: Seat, square: Square): void {
    const { [`${seat} ${square}`]: mark, ...others } = this.#marks;
    const next = nextMark(mark);
    this.#marks = next ? { ...others, [`${seat} ${square}`]: next } : others;
    write(this.#key, this.#marks);
  }

  wipe(): void {
    this.#marks = {};
    write(this.#key, this.#marks);
  }
}

/** How much help the reader wants: a notebook to write in, until somebody asks for more. */
export const wanted = {
  mode: (): Mode => read<Mode>(MODE, "notes"),
  keep: (mode: Mode): void => write(MODE, mode),
};
