// The games the server offers, their rules and their cards, asked for once in each language.

import { BOXES } from "$games/index";
import { api } from "$lib/protocol/api";
import type { CardInfo, GameInfo, Language, RulesInfo } from "$lib/protocol/types";

export interface Rules extends RulesInfo {
  byId: ReadonlyMap<string, string>;
  cardsById: ReadonlyMap<string, CardInfo>;
}

const games = new Map<Language, Promise<GameInfo[]>>();
const rules = new Map<string, Promise<Rules>>();

/** Remembers what came, and forgets what failed so that it is asked for again. */
function once<Key, Value>(kept: Map<Key, Promise<Value>>, key: Key, ask: () => Promise<Value>): Promise<Value> {
  const known = kept.get(key);
  if (known) return known;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

export const shelf = {
  /** The games that both the server and this client have. */
  games: (language: Language) =>
    once(games, language, async () => (await api.games()).filter((game) => game.slug in BOXES)),
  rules: (slug: string, language: Language) =>
    once(rules, `${slug} ${language}`, async () => {
      const said = await api.rules(slug);
      return {
        ...said,
        byId: new Map(said.clauses.map((clause) => [clause.id, clause.text])),
        cardsById: new Map(said.cards.map((card) => [card.id, card])),
      };
    }),
};
