// What is shown, a little behind what is known: events are played one after the other, then the view changes.

import type { EventLine, Over, Question } from "$lib/protocol/types";

/** What the table draws. */
export interface Shown {
  view: unknown;
  lines: readonly EventLine[];
  question: Question | null;
  over: Over | null;
}

/** However much happens at once, nobody waits longer than this to see the present. */
const LONGEST_LAG = 2_400;

export class Stage {
  shown: Shown = $state.raw({ view: null, lines: [], question: null, over: null });
  /** The event being played. */
  now: EventLine | null = $state.raw(null);
  isPlaying = $state(false);

  #queue: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly beat: () => number,
    private readonly heard: (line: EventLine) => void,
  ) {}

  /** Shows this after everything that is still to be played. */
  play(next: Shown): void {
    this.#queue.push(next);
    if (!this.isPlaying) this.#step();
  }

  /** Forgets what is still to be played and shows this at once. */
  jump(next: Shown): void {
    this.#stop();
    this.shown = next;
  }

  /** Goes to the present. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) this.jump(last);
  }

  leave(): void {
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.now = null;
    this.isPlaying = false;
  }

  #step(): void {
    const next = this.#queue[0];
    if (!next) {
      this.isPlaying = false;
      return;
    }
    const line = next.lines[this.shown.lines.length];
    const pace = this.#pace();
    if (!line || pace === 0) {
      this.#queue.shift();
      this.now = pace === 0 ? (next.lines.at(-1) ?? null) : null;
      for (const missed of next.lines.slice(this.shown.lines.length)) this.heard(missed);
      this.shown = next;
      return this.#step();
    }
    this.isPlaying = true;
    this.now = line;
    this.heard(line);
    this.shown = { ...this.shown, lines: next.lines.slice(0, this.shown.lines.length + 1) };
    this.#timer = setTimeout(() => this.#step(), pace);
  }

  /** How long this event is shown, in view of all that wait behind it. */
  #pace(): number {
    const beat = document.hidden ? 0 : this.beat();
    const waiting = (this.#queue.at(-1)?.lines.length ?? 0) - this.shown.lines.length;
    return Math.min(beat, LONGEST_LAG / Math.max(waiting, 1));
  }
}
