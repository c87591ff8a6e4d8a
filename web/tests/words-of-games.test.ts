import { readFileSync } from "node:fs";

import { describe, expect, it, vi } from "vitest";

import { BOXES } from "$games/index";
import type { Language } from "$lib/protocol/types";

import { STIFF, STRAIGHT, always, sentences } from "./kit/words";

// As they are written: a sentence that is set hides what it is made of.
vi.mock("$lib/i18n/set", () => ({ set: <Words>(words: Words): Words => words }));

const { set } = await vi.importActual<{ set: <Words>(words: Words) => Words }>("$lib/i18n/set");

describe.each(Object.keys(BOXES))("the page's own words of %s, in French", async (game) => {
  const { wordsOf } = (await import(`../src/games/${game}/words.ts`)) as {
    wordsOf: (language: Language) => object;
  };
  const words = wordsOf("fr");

  it("run words together before names that begin with a vowel or a silent h", () => {
    const said = sentences(words);
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter((sentence) => STIFF.test(sentence))).toEqual([]);
    // Sentences that are made of more than names are read as they are written.
    const written = readFileSync(`src/games/${game}/words.ts`, "utf8").split("\n");
    const stiff = /\b(de|que|[Pp]uisque|[Ll]orsque) \$\{(name|names|who|whom|by|target|leader|captive)\}/;
    expect(written.filter((line) => stiff.test(line))).toEqual([]);
  });

  it("have one kind of apostrophe when they are set", () => {
    expect([...always(set(words)), ...sentences(words).map(set)].filter((text) => STRAIGHT.test(text))).toEqual([]);
  });

  it("point and do not call that showing", () => {
    expect(always(words).filter((text) => /[Mm]ontrez (du doigt|un siège|qui)/.test(text))).toEqual([]);
  });
});
