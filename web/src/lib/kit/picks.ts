// What can be pointed at, in words and signs. A pick is a kind and what of that kind: `seat:3`, `say:draw:2`.

import type { Scene, Types } from "$games/game";

/** How a game says one kind of pick; `one` and `two` are what follows the kind. */
export type Saying<T extends Types, Said> = (scene: Scene<T>, one: string, two: string) => Said;

export type Sayings<T extends Types, Said> = Readonly<Partial<Record<string, Saying<T, Said>>>>;

const parts = (pick: string): [string, string, string] => {
  const [kind = "", one = "", two = ""] = pick.split(":");
  return [kind, one, two];
};

/** Names picks: seats and cards are called alike in all games, and what a game calls otherwise comes first. */
export function pickNames<T extends Types>(own: Sayings<T, string>) {
  return (pick: string, scene: Scene<T>): string => {
    const [kind, one, two] = parts(pick);
    const said = own[kind];
    if (said) return said(scene, one, two);
    if (kind === "seat") return scene.players[Number(one)]?.name ?? pick;
    return kind === "card" ? nameOf(scene, one) : pick;
  };
}

/** Signs for picks; a seat has its sigil. */
export function pickIcons<T extends Types>(own: Sayings<T, string | null>) {
  return (pick: string, scene: Scene<T>): string | null => {
    const [kind, one, two] = parts(pick);
    const said = own[kind];
    if (said) return said(scene, one, two);
    return kind === "seat" ? (scene.players[Number(one)]?.sigil ?? null) : null;
  };
}

/** What a card is called; its id if nobody knows it. */
export const nameOf = <T extends Types>({ cards }: Pick<Scene<T>, "cards">, id: string): string =>
  (cards.get(id) as { name: string } | undefined)?.name ?? id;

/** Everything that any option asks to point at. */
export function offered<T extends Types>({ isAsked, question }: Pick<Scene<T>, "isAsked" | "question">): string[] {
  return isAsked ? [...new Set(question?.options.flatMap((option) => option.picks) ?? [])] : [];
}
