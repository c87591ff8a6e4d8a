// Who the reader is to the server: a name and a language, behind a signed cookie.

import { tongue } from "$lib/i18n/index.svelte";
import { api } from "$lib/protocol/api";
import type { Language, Me, NewMe } from "$lib/protocol/types";

import { setWelcomed } from "./welcomed";

class Guest {
  name = $state("");
  /** Whether the server has said who we are. */
  isKnown = $state(false);
  #asked: Promise<void> | undefined;

  /** Asks the server once; every page waits for this before it asks for anything else. */
  ready(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => this.#take(me),
      (error: unknown) => {
        this.#asked = undefined;
        throw error;
      },
    );
    return this.#asked;
  }

  async change(change: NewMe): Promise<void> {
    await this.#take(await api.changeMe(change));
    if (change.name !== undefined) setWelcomed();
  }

  /** Becomes the guest of a link in this browser. */
  async enter(token: string): Promise<void> {
    await this.#take(await api.claimMe({ token }));
    setWelcomed();
  }

  speak(language: Language): Promise<void> {
    return this.change({ language });
  }

  async #take({ name, language }: Me): Promise<void> {
    if (language !== tongue.language) await tongue.speak(language);
    this.name = name;
    this.isKnown = true;
  }
}

export const guest = new Guest();
