// Cards of a game by their kind, for sheets, browsers and filters.

import type { Language } from "$lib/protocol/types";

/** The cards of one kind, in the order of the catalogue. */
export const ofKind = <Card extends { kind: string }, Kind extends Card["kind"]>(
  cards: ReadonlyMap<string, Card>,
  kind: Kind,
): Extract<Card, { kind: Kind }>[] =>
  [...cards.values()].filter((card): card is Extract<Card, { kind: Kind }> => card.kind === kind);

/** The filters of a card browser: kinds in their order, named by the game, with their icons. */
export const filters =
  <Kind extends string>(icons: Readonly<Record<Kind, string>>, named: (language: Language) => Record<Kind, string>) =>
  (language: Language): { kind: Kind; label: string; icon: string }[] =>
    (Object.keys(icons) as Kind[]).map((kind) => ({ kind, label: named(language)[kind], icon: icons[kind] }));
