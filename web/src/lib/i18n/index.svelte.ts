// The client's own words. What the server says comes in the reader's language already.

import type { Language } from "$lib/protocol/types";

import { en } from "./en";
import { fr, type Words } from "./fr";

const BY_LANGUAGE: Record<Language, Words> = { fr, en };

class Tongue {
  language: Language = $state(navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");

  get words(): Words {
    return BY_LANGUAGE[this.language];
  }
}

/** The reader's language. `guest` sets it. */
export const tongue = new Tongue();

/** The words in the reader's language: `t().home.title`. */
export const t = (): Words => tongue.words;
