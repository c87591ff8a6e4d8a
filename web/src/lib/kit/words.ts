// Small help with words, for every game.

import type { Language } from "$lib/protocol/types";

/** A game's own words, by language. */
export const spoken =
  <Words>(words: Readonly<Record<Language, Words>>) =>
  (language: Language): Words =>
    words[language];

/** "Ana, Bruno et Chloé". */
export const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;

/** A name inside a sentence: its article is written small, "avec la Voleuse". */
export const inside = (name: string): string =>
  /^(The|Les?|La) |^L['’]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
