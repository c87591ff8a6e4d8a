// The games the server offers, their rules and their cards, asked for once in each language.

import { BOXES } from "$games/index";
import { api } from "$lib/protocol/api";
import type { CardInfo, GameInfo, Language, RulesInfo } from "$lib/protocol/types";

/** Cards by their id. */
export type Cards = ReadonlyMap<string, CardInfo>;

export interface Rules extends RulesInfo {
  byId: ReadonlyMap<string, string>;
  cardsById: Cards;
}

const games = new Map<Language, Promise<GameInfo[]>>();
const single = new Map<string, Promise<GameInfo | null>>();
const rules = new Map<string, Promise<Rules>>();
const cards = new Map<string, Promise<Cards>>();

const byId = (info: RulesInfo): Cards => new Map(info.cards.map((card) => [card.id, card]));

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
  /** One game, for a table; nothing if this client does not have it. */
  game: (slug: string, language: Language) =>
    once(single, `${slug} ${language}`, async () => (slug in BOXES ? ((await api.game(slug))[0] ?? null) : null)),
  /** The cards alone: all a table needs before somebody asks for a rule. */
  cards: (slug: string, language: Language) =>
    once(cards, `${slug} ${language}`, async () => byId(await api.cards(slug))),
  rules: (slug: string, language: Language) =>
    once(rules, `${slug} ${language}`, async () => {
      const said = await api.rules(slug);
      return {
        ...said,
        byId: new Map(said.clauses.map((clause) => [clause.id, clause.text])),
        cardsById: byId(said),
      };
    }),
};
