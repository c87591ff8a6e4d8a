// What a browser must never have received or drawn: checked on everything that came over its sockets, and on its page.

import type { Page } from "playwright-core";
import { expect } from "vitest";

import type { View as CannibalWorld } from "../src/games/cannibal-world/types";
import type { View as LiensDeSang } from "../src/games/liens-de-sang/types";
import type { View as SangRancune } from "../src/games/sang-rancune/types";
import type { View as SangSurLaLame } from "../src/games/sang-sur-la-lame/types";

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

/** Cannibal World: no hand and no Reinforcements but one's own, not a partner's either. */
export function cannibalWorld(traffic: Traffic, viewer: number | null): void {
  const seen = views<CannibalWorld>(traffic);
  expect(seen.length).toBeGreaterThan(0);
  for (const { own, public: known } of seen) {
    own.hands.forEach((hand, seat) => {
      if (seat !== viewer && !known.open_hands.includes(seat))
        expect(hand.cards, `the hand of seat ${seat}`).toBeNull();
    });
    own.reinforcements.forEach((cards, seat) => {
      if (seat !== viewer) expect(cards.cards, `the Reinforcements of seat ${seat}`).toBeNull();
    });
  }
}

/** Du sang sur la lame: who the assassin is, nobody is told whose secret it is not. */
export function assassin(traffic: Traffic, isMine: boolean): void {
  const seen = views<SangSurLaLame>(traffic).filter((view) => view.public.revealed_assassin === null);
  expect(seen.length).toBeGreaterThan(0);
  for (const { own } of seen) if (!isMine) expect(own.assassin).toBeNull();
  if (isMine) expect(seen.some(({ own }) => own.assassin !== null)).toBe(true);
}

/** What the socket said last. */
export function lastView<View>(traffic: Traffic): View {
  const last = views<View>(traffic).at(-1);
  if (!last) throw new Error("no view came");
  return last;
}

/** Every text in some JSON: values and names of fields. */
function texts(json: unknown): string[] {
  if (typeof json === "string") return [json];
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) => [name, ...texts(value)]);
}

/**
 * None of these ids came over a socket: in no view, no change of one, no event and no option. What a question is called
 * is no card: a window may have the name of the card it is for.
 */
export function notReceived(traffic: Traffic, ids: readonly string[]): void {
  const parts = traffic.flatMap((frame) => frame.parts).map((part) => ({ ...part, question: null }));
  const told = new Set(texts(parts));
  for (const id of ids) expect(told.has(id), `${id} came over the socket`).toBe(false);
}

/**
 * None of these words is anywhere in a page, or in one part of it but for what is left out: no text, no attribute,
 * nothing hidden.
 */
export async function notDrawn(
  page: Page,
  words: readonly string[],
  part = "html",
  leftOut: string | null = null,
): Promise<void> {
  expect(words.length).toBeGreaterThan(0);
  const all = await page.locator(part).evaluateAll((all, leftOut) => {
    const copies = all.map((it) => it.cloneNode(true) as Element);
    if (leftOut !== null) for (const copy of copies) copy.querySelectorAll(leftOut).forEach((it) => it.remove());
    return copies.map((it) => it.outerHTML);
  }, leftOut);
  const drawn = all.join();
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
