// Choosing an option by pointing at things. The client knows no rules: an option is a list of things to point at.

import type { Choice, PassUntil } from "$lib/protocol/types";

/** How many picks an option and a path begin with together. */
function shared(picks: readonly string[], path: readonly string[]): number {
  let length = 0;
  while (length < path.length && picks[length] === path[length]) length += 1;
  return length;
}

/** What is left of a list after each of some things was taken away once; nothing if one was not there. */
function without(list: readonly string[], taken: readonly string[]): string[] | null {
  const left = [...list];
  for (const it of taken) {
    const at = left.indexOf(it);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/**
 * The options that a path of picks leaves open.
 *
 * Things may be pointed at in any order, as long as that says the same. Where two options ask for the same things in
 * different orders, the order is the choice, and the one that begins like the path is meant.
 */
export function open(options: readonly Choice[], path: readonly string[]): Choice[] {
  const alike = new Map<string, { best: number; options: Choice[] }>();
  for (const option of options) {
    if (!without(option.picks, path)) continue;
    const key = [...option.picks].sort().join("\n");
    const prefix = shared(option.picks, path);
    const group = alike.get(key);
    if (!group || prefix > group.best) alike.set(key, { best: prefix, options: [option] });
    else if (prefix === group.best) group.options.push(option);
  }
  return [...alike.values()].flatMap((group) => group.options);
}

/** What can be pointed at next, in the order of the options. */
export function next(options: readonly Choice[], path: readonly string[]): string[] {
  const picks = open(options, path).flatMap((option) => without(option.picks, path) ?? []);
  return [...new Set(picks)];
}

/** The option a path means, if nothing is left to choose. */
export function meant(options: readonly Choice[], path: readonly string[]): Choice | null {
  const left = open(options, path);
  if (path.length > 0 && left.length === 1) return left[0] ?? null;
  // Several options may still be open because some ask for more: the one that asks for no more is meant only when
  // its things are all there and it is confirmed.
  return left.find((option) => option.picks.length === path.length && path.length > 0) ?? null;
}

const kindOf = (pick: string): string => pick.slice(0, pick.indexOf(":"));

/** The path after pointing at something: one more thing, or one less if it was chosen before and cannot be again. */
export function point(options: readonly Choice[], path: readonly string[], pick: string): string[] {
  if (next(options, path).includes(pick)) return [...path, pick];
  const at = path.lastIndexOf(pick);
  if (at >= 0) return path.filter((_, index) => index !== at);
  // Another thing of its kind takes its place, so that changing one's mind takes one tap.
  const kind = kindOf(pick);
  const same = path.findLastIndex((one) => kindOf(one) === kind);
  const rest = path.filter((_, index) => index !== same);
  if (same >= 0 && next(options, rest).includes(pick)) return [...rest, pick];
  // A word that was chosen stays chosen: else "Attack" would become another word by pointing at somebody out of reach.
  if (path.some((one) => kindOf(one) === "say")) return [...path];
  return next(options, []).includes(pick) ? [pick] : [...path];
}

/** Whether an answer is given with more than a click, in every game: the game may end by it. */
export const isGrave = (choice: Choice): boolean => choice.may_end ?? false;

/** Options whose sentence has every word somebody typed. */
export function search(options: readonly Choice[], typed: string): Choice[] {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      .replace(/\p{Diacritic}/gu, "")
      .toLowerCase();
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return options.filter((option) => words.every((word) => plain(option.text).includes(word)));
}

/** Whether the server answers for us at once, so that nothing is asked: it takes the one thing we can do, or passes. */
export function isAnsweredForUs(until: PassUntil, options: readonly Choice[], isComplete: boolean): boolean {
  if (until === "only_option") return isComplete && options.length === 1;
  return until !== "never" && options.every((option) => option.pass);
}
