// What stands beside the lines of a log: every game draws for the lines of its golden games what it can draw.

import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import type { DrawnProps } from "$games/game";
import { kindOf } from "$lib/kit/told";

import { byId, goldenOf } from "./kit/golden";

const DRAWN = import.meta.glob<{ default: Component<DrawnProps> }>("../src/games/*/Drawn.svelte");

it("is drawn by every game", () => {
  expect(Object.keys(DRAWN)).toHaveLength(5);
});

describe.each(Object.entries(DRAWN))("%s", (path, load) => {
  it("draws beside words, and nothing beside a line that is only words", async () => {
    const golden = goldenOf(path.split("/").at(-2) ?? "");
    const { default: Drawn } = await load();
    const cards = byId(golden);
    const events = golden.records.flatMap(({ moments }) => moments.flatMap(({ lines }) => lines));
    const drawn = events.map(({ event }) => ({
      kind: kindOf(event),
      body: render(Drawn, { props: { event, cards, language: "fr" } }).body,
    }));
    const withSigns = drawn.filter(({ body }) => body.includes("<svg") || body.includes('class="tok'));
    expect(withSigns.length).toBeGreaterThan(0);
    expect(withSigns.length).toBeLessThan(drawn.length);
    // The words beside it say the same: nobody is told twice.
    expect(drawn.every(({ body }) => !body.includes("aria-label") && !body.includes('role="img"'))).toBe(true);
  });
});
