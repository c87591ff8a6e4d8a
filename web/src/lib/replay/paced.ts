// Asking politely: a server that is asked too often refuses, and a hand on the rail asks often.

import { Refused } from "$lib/protocol/api";

const GAP = 55;
const REST = 1_200;
const TRIES = 4;

export const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The same question, asked no more often than every few milliseconds, and again after "not so fast". */
export function paced<Given extends unknown[], Answer>(
  ask: (...given: Given) => Promise<Answer>,
  gap = GAP,
  rest = REST,
): (...given: Given) => Promise<Answer> {
  let free = 0;
  return async (...given) => {
    for (let tries = 1; ; tries += 1) {
      const now = Date.now();
      const start = Math.max(now, free);
      free = start + gap;
      if (start > now) await wait(start - now);
      try {
        return await ask(...given);
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== 429 || tries === TRIES) throw error;
        free = Date.now() + rest;
      }
    }
  };
}
