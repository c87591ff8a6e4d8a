// A recorded game through one pair of eyes: moments are fetched when they are looked at, and kept.

import type { EventLine, RecordStep } from "$lib/protocol/types";

/** Asks for a moment with what happened since an earlier step. */
export type Ask = (step: number, since: number) => Promise<RecordStep>;

/** Every moment comes with what happened in so many steps before it, to know how far the log had come. */
const SPAN = 20;
/** So many moments are kept. */
const MOST = 400;

export class Film {
  /** Everything that happens, oldest first. */
  readonly lines: readonly EventLine[];
  readonly #moments = new Map<number, RecordStep>();
  readonly #asked = new Map<number, Promise<RecordStep>>();
  /** The last fact that was told at a step. */
  readonly #last = new Map<number, number>();

  private constructor(
    private readonly ask: Ask,
    /** How many steps there are after the start. */
    readonly of: number,
    start: RecordStep,
    end: RecordStep,
  ) {
    this.lines = of === 0 ? start.lines : [...start.lines, ...end.lines];
    this.#last.set(0, start.lines.at(-1)?.fact ?? -1);
    this.#last.set(of, this.lines.at(-1)?.fact ?? -1);
    this.#moments.set(0, start);
    this.#moments.set(of, end);
  }

  static async open(ask: Ask, of: number): Promise<Film> {
    const [start, end] = await Promise.all([ask(0, 0), ask(of, 0)]);
    return new Film(ask, of, start, end);
  }

  /** A moment, if it was fetched before. */
  moment(step: number): RecordStep | null {
    return this.#moments.get(step) ?? null;
  }

  /** Fetches a moment once, however often it is asked for. */
  load(step: number): Promise<RecordStep> {
    const known = this.#moments.get(step);
    if (known) return Promise.resolve(known);
    const asked = this.#asked.get(step) ?? this.#fetch(step).finally(() => this.#asked.delete(step));
    this.#asked.set(step, asked);
    return asked;
  }

  /** What was told up to a step; nothing if that is not known yet. */
  told(step: number): readonly EventLine[] | null {
    const last = this.#last.get(step);
    return last === undefined ? null : this.upTo(last);
  }

  /** What was told up to a fact. */
  upTo(fact: number): readonly EventLine[] {
    return this.lines.slice(0, this.#index(fact + 1));
  }

  /** What the answer that led to this step brought about; nothing if the step before is not known yet. */
  fresh(step: number): readonly EventLine[] | null {
    const told = this.told(step);
    if (step === 0) return told;
    const before = this.#last.get(step - 1);
    return told && before !== undefined ? told.filter(({ fact }) => fact > before) : null;
  }

  /** The step whose answer brought a fact about. It looks closer and closer between the steps it knows. */
  async stepOf(fact: number): Promise<number> {
    for (;;) {
      const { low, high } = this.#around(fact);
      if (high.step - low.step <= 1) return high.step;
      await this.load(this.#between(fact));
    }
  }

  /** Where a fact is on the way from the first step to the last, as far as is known. */
  near(fact: number): number {
    const { low, high } = this.#around(fact);
    if (high.step - low.step <= 1) return high.step;
    const before = this.#index(low.fact + 1);
    const share = (this.#index(fact + 1) - before) / (this.#index(high.fact + 1) - before);
    return low.step + share * (high.step - low.step);
  }

  async #fetch(step: number): Promise<RecordStep> {
    const since = Math.max(step - SPAN, 0);
    const moment = await this.ask(step, since);
    // Where nothing was told for so long, the log had come as far as it had before that.
    const last = moment.lines.at(-1)?.fact ?? (since === 0 ? this.#last.get(0) : await this.#lastBefore(since));
    this.#last.set(step, last ?? -1);
    this.#moments.set(step, moment);
    const oldest = this.#moments.keys().next().value;
    if (this.#moments.size > MOST && oldest !== undefined) this.#moments.delete(oldest);
    return moment;
  }

  async #lastBefore(step: number): Promise<number | undefined> {
    if (!this.#last.has(step)) await this.load(step);
    return this.#last.get(step);
  }

  /** The nearest known steps before and after a fact was told. */
  #around(fact: number): { low: { step: number; fact: number }; high: { step: number; fact: number } } {
    let low = { step: -1, fact: -1 };
    let high = { step: this.of, fact: this.#last.get(this.of) ?? fact };
    for (const [step, last] of this.#last) {
      if (last < fact && step > low.step) low = { step, fact: last };
      if (last >= fact && step < high.step) high = { step, fact: last };
    }
    return { low, high };
  }

  /** A step to look at next: where the fact would be if things happened evenly, but never an end. */
  #between(fact: number): number {
    const { low, high } = this.#around(fact);
    const guess = Math.round(this.near(fact));
    return Math.min(Math.max(guess, low.step + 1), high.step - 1);
  }

  /** How many lines were told before a fact. */
  #index(fact: number): number {
    let low = 0;
    let high = this.lines.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.lines[middle]?.fact ?? Infinity) < fact) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
