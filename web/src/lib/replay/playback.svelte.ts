// Going through a recorded game: by hand, by itself, and through whose eyes. What was shown stays until the next comes.

import type { EventLine, RecordStep } from "$lib/protocol/types";

import { Film, type Ask } from "./film";
import { wait } from "./paced";
import { within, type Eyes, type Place } from "./place";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step stays when it is played. */
const STAY = 700;
/** How many moments are fetched before they are asked for. */
const AHEAD = 4;
/** How many moments are looked at to find where things happened. */
const SAMPLES = 32;

export class Playback {
  /** Where the reader wants to be. */
  step: number = $state(0);
  seat: Eyes = $state(null);
  /** Whose eyes are drawn: `seat`, as soon as it has come. */
  viewer: Eyes = $state(null);
  /** What is drawn; a little behind while it is fetched. */
  shown: RecordStep = $state.raw() as RecordStep;
  /** The event being played, and how far the log has come with it. */
  now: EventLine | null = $state.raw(null);
  isPlaying = $state(false);
  speed: Speed = $state(1);
  error: unknown = $state.raw(null);
  film: Film = $state.raw() as Film;
  /** Rises when more of the film is known, for what is drawn from all of it. */
  known = $state(0);

  readonly of: number;
  readonly #asks: (seat: Eyes) => Ask;
  readonly #beat: () => number;
  readonly #films = new Map<Eyes, Promise<Film>>();
  /** Playing and fetching end when this is no longer theirs. */
  #run = 0;
  #isFetching = false;
  /** Steps taken by hand, one after the other. */
  #walk: Promise<void> = Promise.resolve();
  #isLeft = false;

  private constructor(asks: (seat: Eyes) => Ask, of: number, beat: () => number) {
    this.#asks = asks;
    this.of = of;
    this.#beat = beat;
  }

  static async open(asks: (seat: Eyes) => Ask, of: number, place: Place, beat: () => number): Promise<Playback> {
    const playback = new Playback(asks, of, beat);
    const film = await playback.#filmOf(place.seat);
    playback.film = film;
    playback.seat = place.seat;
    playback.viewer = place.seat;
    playback.step = within(place.step, of);
    playback.shown = await film.load(playback.step);
    playback.#idle();
    return playback;
  }

  /** What was told so far. */
  readonly lines: readonly EventLine[] = $derived.by(() => {
    void this.known;
    if (this.now) return this.film.upTo(this.now.fact);
    return this.film.told(this.shown.step) ?? [];
  });

  /** How much of that the view that is drawn already holds. */
  readonly held: number = $derived.by(() => {
    void this.known;
    return this.film.told(this.shown.step)?.length ?? this.lines.length;
  });

  /** What the answer that led here brought about. */
  readonly fresh: readonly EventLine[] = $derived.by(() => {
    void this.known;
    return this.film.fresh(this.shown.step) ?? this.lines.slice(-1);
  });

  /** Goes to a step, and stops playing. */
  to(step: number): void {
    this.pause();
    this.step = within(step, this.of);
    this.#catchUp();
  }

  by(steps: number): void {
    this.to(this.step + steps);
  }

  /** Goes to the next moment at which something was seen, or the one before; steps between them are folded. */
  along(way: 1 | -1): Promise<void> {
    const asked = this.#walk.then(async () => {
      this.pause();
      const run = this.#run;
      const { film } = this;
      const step = await this.#seen(film, this.step, way).catch((error: unknown) => this.#failed(error));
      this.known += 1;
      if (step !== undefined && run === this.#run && film === this.film) this.to(step);
    });
    this.#walk = asked;
    return asked;
  }

  /** Goes to where something happened. */
  async toFact(fact: number): Promise<void> {
    this.pause();
    const run = this.#run;
    const { film } = this;
    const step = await film.stepOf(fact).catch((error: unknown) => this.#failed(error));
    this.known += 1;
    if (step !== undefined && run === this.#run && film === this.film) this.to(step);
  }

  /** Looks through other eyes. */
  async look(seat: Eyes): Promise<void> {
    this.pause();
    this.seat = seat;
    try {
      const film = await this.#filmOf(seat);
      const shown = await film.load(this.step);
      if (this.seat !== seat) return;
      this.film = film;
      this.viewer = seat;
      this.shown = shown;
      this.#catchUp();
    } catch (error) {
      this.#failed(error);
    }
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.play();
  }

  pause(): void {
    this.#run += 1;
    this.isPlaying = false;
    this.now = null;
  }

  async play(): Promise<void> {
    if (this.step >= this.of) this.to(0);
    this.pause();
    const run = this.#run;
    this.isPlaying = true;
    try {
      while (this.step < this.of && run === this.#run) await this.#advance(run);
    } catch (error) {
      if (run === this.#run) this.#failed(error);
    }
    if (run === this.#run) this.pause();
  }

  /** The next speed, and the slowest after the fastest. */
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  leave(): void {
    this.#isLeft = true;
    this.pause();
  }

  /** The step nearest to this one at which something was told. */
  async #seen(film: Film, step: number, way: 1 | -1): Promise<number> {
    await film.load(step);
    const told = film.told(step) ?? [];
    if (way === 1) {
      const next = film.lines[told.length];
      return next ? film.stepOf(next.fact) : this.of;
    }
    const last = told.at(-1);
    const since = last ? await film.stepOf(last.fact) : 0;
    if (since < step) return since;
    if (step > 0) await film.load(step - 1);
    const before = film.told(Math.max(step - 1, 0))?.at(-1);
    return before ? film.stepOf(before.fact) : 0;
  }

  /** Plays to the next step at which something is seen: its events one after the other, then the view they led to. */
  async #advance(run: number): Promise<void> {
    const { film } = this;
    const next = await this.#seen(film, this.step, 1);
    await film.load(next - 1);
    const moment = await film.load(next);
    const fresh = film.fresh(next) ?? [];
    const beat = this.#beat() / this.speed;
    for (const line of beat > 0 ? fresh : []) {
      if (run !== this.#run) return;
      this.now = line;
      await wait(beat);
    }
    if (run !== this.#run) return;
    this.step = next;
    this.shown = moment;
    this.now = null;
    this.known += 1;
    void this.#ahead(next);
    await wait(STAY / this.speed);
  }

  /** Shows the step one wants; while it is fetched, the steps a hand passes by are shown as they come. */
  #catchUp(): void {
    const moment = this.film.moment(this.step);
    if (moment) this.shown = moment;
    if (moment) this.#idle();
    else void this.#fetch();
  }

  async #fetch(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      while (this.shown.step !== this.step && !this.#isLeft) {
        const { film, step } = this;
        const moment = await film.load(step);
        if (film !== this.film) continue;
        this.shown = moment;
        this.error = null;
      }
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#isFetching = false;
    }
    this.#idle();
  }

  /** Nothing is asked of us: fetch the neighbours, then look here and there for where things happened. */
  #idle(): void {
    const { step, film } = this;
    const isIdle = (): boolean => this.step === step && this.film === film && !this.isPlaying && !this.#isLeft;
    const around = [step - 1, step + 1, step + 2, step - 2].filter((it) => it >= 0 && it <= this.of);
    const samples = Array.from({ length: SAMPLES - 1 }, (_, at) => Math.round(((at + 1) * this.of) / SAMPLES));
    void (async () => {
      for (const it of [...around, ...new Set(samples)]) {
        if (!isIdle()) return;
        if (film.moment(it)) continue;
        // What is fetched in advance may fail; it is fetched again when it is wanted.
        await film.load(it).catch(() => null);
        this.known += 1;
      }
    })();
  }

  async #ahead(step: number): Promise<void> {
    const { film } = this;
    for (let it = step + 1; it <= Math.min(step + AHEAD, this.of); it += 1) await film.load(it).catch(() => null);
  }

  #filmOf(seat: Eyes): Promise<Film> {
    const known = this.#films.get(seat);
    if (known) return known;
    const opened = Film.open(this.#asks(seat), this.of);
    this.#films.set(seat, opened);
    opened.catch(() => this.#films.delete(seat));
    return opened;
  }

  #failed(error: unknown): undefined {
    this.pause();
    this.error = error;
  }
}
