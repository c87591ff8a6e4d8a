// What is shown, a little behind what is known. Everything that happens becomes steps in one list, and everything that
// is drawn follows one place in it: events one after the other, then the view they led to.

import type { EventLine, Over, Question } from "$lib/protocol/types";

/** What the server has said at some moment. */
export interface News {
  view: unknown;
  lines: readonly EventLine[];
  question: Question | null;
  over: Over | null;
}

/** What the table draws. */
export interface Shown extends News {
  /** How many of the lines the view already holds. */
  held: number;
}

/** One step: what is drawn, and the event that is being told, if it is one. */
interface Step {
  shown: Shown;
  line: EventLine | null;
  /** The last step of what came together: a decision, as far as the server tells them apart. */
  isWhole: boolean;
}

/** How long things are shown, in milliseconds. */
export interface Pace {
  /** One event; 0 shows everything at once. */
  beat: number;
  /** A decision with all its events. */
  stay(lines: readonly EventLine[]): number;
  /** Whether the page leads: nobody else waits for us, so nothing need be hurried. */
  leads: boolean;
}

/** An event, while somebody hurries. */
const HURRY = 60;
/** So many steps can be gone back. */
const KEPT = 300;

const NOTHING: Step = {
  shown: { view: null, lines: [], question: null, over: null, held: 0 },
  line: null,
  isWhole: true,
};

export class Stage {
  #steps: readonly Step[] = $state.raw([NOTHING]);
  #at = $state(0);
  /** Stopped by hand; goes on by hand. */
  isHeld = $state(false);
  /** Stopped while nobody looks at the page; goes on when somebody does. */
  isUnseen = $state(false);
  #isHurried = false;
  #returns: AbortController | null = null;
  /** Without motion: the event that was told last. */
  #last: EventLine | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #step = $derived(this.#steps[this.#at] ?? NOTHING);
  readonly shown: Shown = $derived(this.#step.shown);
  /** Whether what is shown is not the present yet, or not any more. */
  readonly isPlaying = $derived(this.#at < this.#steps.length - 1);
  /** The event being played. */
  readonly now: EventLine | null = $derived(this.#step.line ?? (this.isPlaying ? null : this.#last));
  /** The events of the decision that is being shown, as far as they have been told. */
  readonly telling: readonly EventLine[] = $derived.by(() => {
    const before = this.#steps.findLastIndex((step, at) => at < this.#at && step.isWhole);
    return this.#steps.slice(before + 1, this.#at + 1).flatMap(({ line }) => line ?? []);
  });
  readonly canGoBack = $derived(this.#steps.slice(0, this.#at).some((step) => step.isWhole));

  constructor(
    private readonly pace: () => Pace,
    private readonly heard: (line: EventLine) => void,
  ) {}

  /** Shows this after everything that is still to be played. */
  play(news: News): void {
    const { shown } = this.#steps.at(-1) ?? NOTHING;
    const wasPlaying = this.isPlaying;
    const fresh = news.lines.slice(shown.lines.length);
    const told = fresh.map((line, at): Step => ({
      shown: { ...shown, lines: news.lines.slice(0, shown.lines.length + at + 1) },
      line,
      isWhole: false,
    }));
    const whole: Step = { shown: { ...news, held: news.lines.length }, line: null, isWhole: true };
    // Where nothing happened, the present is only said better.
    const kept = fresh.length === 0 && !wasPlaying ? this.#steps.slice(0, -1) : this.#steps;
    const dropped = Math.max(0, Math.min(kept.length + told.length + 1 - KEPT, this.#at));
    this.#steps = [...kept, ...told, whole].slice(dropped);
    this.#at -= dropped;
    if (wasPlaying) return;
    if (fresh.length > 0) this.#advance();
  }

  /** Forgets what is still to be played and shows this at once. */
  jump(news: News): void {
    this.#stop();
    this.#last = null;
    this.#steps = [{ shown: { ...news, held: news.lines.length }, line: null, isWhole: true }];
    this.#at = 0;
  }

  /** Goes to the present: the same steps without motion. */
  skip(): void {
    this.#runTo(this.#steps.length - 1);
  }

  /** Goes to the end of this decision, or of the next one. */
  next(): void {
    const isHeld = this.isHeld;
    const at = this.#steps.findIndex((step, at) => at > this.#at && step.isWhole);
    if (at >= 0) this.#runTo(at);
    this.isHeld = isHeld && this.isPlaying;
    this.#wait();
  }

  /** Goes back to before the last decision, and stops there. */
  back(): void {
    const at = this.#steps.findLastIndex((step, at) => at < this.#at && step.isWhole);
    if (at < 0) return;
    clearTimeout(this.#timer);
    this.#at = at;
    this.isHeld = true;
  }

  /** Stops, or goes on. */
  toggle(): void {
    this.isHeld = !this.isHeld && this.isPlaying;
    if (this.isHeld) clearTimeout(this.#timer);
    else this.#wait();
  }

  /** As fast as eyes can follow, for as long as somebody wants that. */
  hurry(isHurried: boolean): void {
    if (this.#isHurried === isHurried) return;
    this.#isHurried = isHurried;
    if (isHurried) this.isHeld = false;
    this.#wait();
  }

  leave(): void {
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.isHeld = false;
    this.#isHurried = false;
    this.#seen();
  }

  /** The next step, or all of them where nothing is to move. */
  #advance(): void {
    const { beat, leads } = this.pace();
    if (beat === 0 || (document.hidden && !leads)) return this.skip();
    if (!this.isPlaying) return;
    if (document.hidden) return this.#holdUntilSeen();
    this.#at += 1;
    this.#last = null;
    if (this.#step.line) this.heard(this.#step.line);
    this.#wait();
  }

  /** Nobody else waits for us, so what happens while nobody looks is shown to whoever comes back. */
  #holdUntilSeen(): void {
    if (this.isUnseen) return;
    this.isUnseen = true;
    this.#returns = new AbortController();
    const { signal } = this.#returns;
    const look = () => {
      if (document.hidden) return;
      this.#seen();
      this.#wait();
    };
    document.addEventListener("visibilitychange", look, { signal });
  }

  #seen(): void {
    this.#returns?.abort();
    this.isUnseen = false;
  }

  #runTo(end: number): void {
    clearTimeout(this.#timer);
    this.isHeld = false;
    const missed = this.#steps.slice(this.#at + 1, end + 1).flatMap(({ line }) => line ?? []);
    this.#at = Math.max(end, 0);
    this.#last = missed.at(-1) ?? this.#last;
    for (const line of missed) this.heard(line);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.isHeld || !this.isPlaying) return;
    this.#timer = setTimeout(() => this.#advance(), this.#due());
  }

  /** How long this step is shown. */
  #due(): number {
    const { beat, leads, stay } = this.pace();
    const { line, isWhole } = this.#step;
    if (this.#isHurried) return line ? HURRY : 0;
    // Where others wait for us the server's pace leads: every event has its beat, however many there are, and the view
    // follows at once.
    if (!leads) return line ? beat : 0;
    if (!isWhole) return beat;
    const { length } = this.telling;
    return length === 0 ? 0 : Math.max(stay(this.telling) - length * beat, 0);
  }
}
