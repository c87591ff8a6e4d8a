// What a browser must never have received or drawn: checked on everything that came over its sockets, and on its page.

import type { Page } from "playwright-core";
import { expect } from "vitest";

import type { View as LiensDeSang } from "../src/games/liens-de-sang/types";
import type { View as SangRancune } from "../src/games/sang-rancune/types";

import type { Traffic } from "./house";

/** A view with what has changed in its parts. */
function changed(view: object, changes: Record<string, object>): object {
  const parts = view as Record<string, object>;
  const fresh = Object.entries(changes).map(([part, fields]) => [part, { ...parts[part], ...fields }]);
  return { ...parts, ...Object.fromEntries(fresh) };
}

/** Every view that came before the end of the game, changes put into the view before them. */
function views<View>(traffic: Traffic): View[] {
  const parts = traffic.flatMap((frame) => frame.parts);
  const end = parts.findIndex((part) => part.is === "over");
  const seen: object[] = [];
  for (const part of end < 0 ? parts : parts.slice(0, end)) {
    if (part.is === "view") seen.push(part.view as object);
    if (part.is === "view_changes") seen.push(changed(seen.at(-1) ?? {}, part.changes as Record<string, object>));
  }
  // The last view before the end may already show what the end reveals.
  return (end < 0 ? seen : seen.slice(0, -1)) as View[];
}

/** Liens de Sang: no character but one's own, and those a Harlequin looked at. */
export function liensDeSang(traffic: Traffic, viewer: number | null): void {
  const seen = views<LiensDeSang>(traffic);
  expect(seen.length).toBeGreaterThan(0);
  for (const view of seen) {
    const { players } = view.public;
    view.own.characters.forEach((character, seat) => {
      const looked = viewer !== null && players[viewer]?.looked_at.includes(seat);
      if (seat !== viewer && !looked) expect(character, `the character of seat ${seat}`).toBeNull();
    });
    // One's own clue, the neighbour's, and those on the cards one looked at.
    const clues = view.own.clues.filter((clue) => clue !== null).length;
    const known = viewer === null ? 0 : 2 + (players[viewer]?.looked_at.length ?? 0);
    expect(clues).toBeLessThanOrEqual(known);
    if (viewer === null) expect(view.own.true_curse).toBeNull();
  }
}

/** Sang Rancune: no hand but one's own, and no card that lies face down before somebody else. */
export function sangRancune(traffic: Traffic, viewer: number | null): void {
  const seen = views<SangRancune>(traffic);
  expect(seen.length).toBeGreaterThan(0);
  for (const view of seen) {
    if (viewer === null) expect(view.own.hand, "a hand in the gallery").toEqual([]);
    else expect(view.own.hand.length, "one's own hand and no more").toBe(view.own.hands[viewer]);
    view.own.set.forEach((set, seat) => {
      const isOpen = view.public.heroes[seat]?.set_open ?? false;
      const isKnown = viewer !== null && set.known_to.includes(viewer);
      if (!isOpen && !isKnown) expect(set.cards, `what lies before seat ${seat}`).toBeNull();
    });
  }
}

/** None of these words is anywhere in a page, or in one part of it: no text, no attribute, nothing hidden. */
export async function notDrawn(page: Page, words: readonly string[], part = "html"): Promise<void> {
  expect(words.length).toBeGreaterThan(0);
  const drawn = (await page.locator(part).evaluateAll((all) => all.map((it) => it.outerHTML))).join();
  expect(drawn.length).toBeGreaterThan(0);
  for (const word of words) {
    // “Attack 5” is not in “Attack 50”.
    const isThere = drawn
      .split(word)
      .slice(1)
      .some((rest) => !/^\d/.test(rest));
    expect(isThere, `${part} shows “${word}”`).toBe(false);
  }
}
