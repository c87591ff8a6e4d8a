// How the game ended, in a sentence.

import { listed } from "$lib/kit/words";

import type { Verdict } from "../game";
import type { Scene } from "./scene";
import { wordsOf } from "./words";

/** The seats whose side won; nobody for a draw, or if the game was cut short. */
export const winners = ({ view }: Pick<Scene, "view">): number[] =>
  (view.public.levels ?? []).flatMap((level, seat) => (level === "crushing" || level === "plain" ? [seat] : []));

export function verdict(scene: Scene): Verdict {
  const words = wordsOf(scene.language).ending;
  const { levels } = scene.view.public;
  if (!levels) return { title: words.cut, why: words.cutWhy, clauses: [] };
  const seats = winners(scene);
  if (seats.length === 0) return { title: words.draw, why: words.drawWhy, clauses: ["DS-1204"] };
  const names = seats.map((seat) => scene.players[seat]?.name ?? "");
  const title = names.length > 1 ? words.wonTogether(listed(names, words.and)) : words.won(names[0] ?? "");
  const isCrushing = seats.some((seat) => levels[seat] === "crushing");
  return { title, why: isCrushing ? words.crushing : words.plain, clauses: ["DS-1204"] };
}
