// Decks of one's own that a new table may be set with: those the server keeps, as far as they may be played with.

import { api } from "$lib/protocol/api";
import type { SettingValue } from "$lib/protocol/types";

export async function ownDecks(slug: string, unnamed: string): Promise<SettingValue[]> {
  const { decks } = await api.decks(slug);
  const judged = await Promise.all(decks.map((text) => api.checkDeck(slug, text)));
  return judged
    .filter(({ mistakes }) => mistakes.length === 0)
    .map(({ name, list }) => ({ value: list, label: name || unnamed, help: "" }));
}
