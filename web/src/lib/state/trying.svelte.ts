// Answers that are only tried, while somebody composes one: one is on its way at a time, the latest wish counts, and the
// server is never asked faster than it likes.

import type { ClientMessage, Refusal, Tried as Heard } from "$lib/protocol/types";

/** What would come of an answer. */
export interface Tried<Action = unknown, Adds = unknown> {
  /** The answer that was tried: the very object that was given. */
  readonly action: Action;
  /** Why it would be refused; nothing if it would be taken. */
  readonly refusal: Refusal | null;
  /** What the game adds. */
  readonly adds: Adds | null;
}

/** Milliseconds between two tries, and after the server found them too many. */
const BEAT = 110;
const LATER = 700;

interface Wish {
  serial: number;
  action: unknown;
}

export class Trying {
  /** What came of the latest try of the present question. */
  last: Tried | null = $state.raw(null);
  #wish: Wish | null = null;
  #sent: (Wish & { tag: number }) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: (message: ClientMessage) => boolean,
    private readonly tag: () => number,
  ) {}

  /** Tries this answer as soon as may be. */
  want(serial: number, action: unknown): void {
    this.#wish = { serial, action };
    if (!this.#sent && this.#timer === undefined) this.#go();
  }

  /** Takes what the server says of a try. */
  hear({ tag, refusal, adds }: Heard): void {
    const sent = this.#sent;
    if (sent?.tag !== tag) return;
    this.#sent = null;
    this.last = { action: sent.action, refusal, adds };
    this.#wait(BEAT);
  }

  /** Whether a refusal was about a try; it is made again a little later. */
  isRefused(tag: number): boolean {
    const sent = this.#sent;
    if (sent?.tag !== tag) return false;
    this.#sent = null;
    this.#wish ??= sent;
    this.#wait(LATER);
    return true;
  }

  /** Another question, or a lost connection: nothing is being tried any more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#wish = null;
    this.#sent = null;
    this.last = null;
  }

  #wait(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#go();
    }, time);
  }

  #go(): void {
    const wish = this.#wish;
    this.#wish = null;
    if (!wish) return;
    const tag = this.tag();
    if (this.send({ do: "try", serial: wish.serial, action: wish.action, tag })) this.#sent = { ...wish, tag };
  }
}
