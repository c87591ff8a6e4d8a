// Trying answers: one at a time, the latest wish, and never in a hurry.

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { ClientMessage } from "$lib/protocol/types";
import { Trying } from "$lib/state/trying.svelte";

let sent: ClientMessage[];
let tag: number;
let trying: Trying;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  tag = 0;
  trying = new Trying(
    (message) => sent.push(message) > 0,
    () => (tag += 1),
  );
});
afterEach(() => vi.useRealTimers());

const heard = (tag: number) => ({ tag, serial: 7, refusal: null, adds: { spent: tag } });

it("sends the first wish at once, and then only the latest", () => {
  trying.want(7, "a");
  trying.want(7, "b");
  trying.want(7, "c");
  expect(sent).toEqual([{ do: "try", serial: 7, action: "a", tag: 1 }]);
  trying.hear(heard(1));
  expect(trying.last).toEqual({ action: "a", refusal: null, adds: { spent: 1 } });
  vi.runAllTimers();
  expect(sent.slice(1)).toEqual([{ do: "try", serial: 7, action: "c", tag: 2 }]);
});

it("tries again a little later where the server finds it too fast", () => {
  trying.want(7, "a");
  expect(trying.isRefused(9)).toBe(false);
  expect(trying.isRefused(1)).toBe(true);
  expect(sent).toHaveLength(1);
  vi.runAllTimers();
  expect(sent[1]).toMatchObject({ action: "a", tag: 2 });
});

it("forgets what belongs to another question", () => {
  trying.want(7, "a");
  trying.forget();
  trying.hear(heard(1));
  expect(trying.last).toBeNull();
  vi.runAllTimers();
  expect(sent).toHaveLength(1);
});
