// The client's own words, one language at a time. What the server says comes in the reader's language already.

import type { Language } from "$lib/protocol/types";

import type { Words } from "./fr";
import { set } from "./set";

const BY_LANGUAGE: Record<Language, () => Promise<Words>> = {
  fr: async () => set((await import("./fr")).fr),
  en: async () => (await import("./en")).en,
};

class Tongue {
  language: Language = $state(navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
  #words = $state.raw<Words | null>(null);

  get words(): Words {
    if (!this.#words) throw new Error("the page is drawn only when its words are there");
    return this.#words;
  }

  /** Fetches the words of a language, then speaks it. */
  async speak(language: Language): Promise<void> {
    this.#words = await BY_LANGUAGE[language]();
    this.language = language;
  }
}

/** The reader's language. `guest` sets it. */
export const tongue = new Tongue();

/** The words in the reader's language: `t().home.title`. */
export const t = (): Words => tongue.words;
