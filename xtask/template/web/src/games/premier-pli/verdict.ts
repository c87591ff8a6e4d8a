// How the game ended, in a sentence.

import { listed } from "$lib/kit/words";

import type { Verdict } from "../game";
import type { Scene } from "./scene";
import { wordsOf } from "./words";

export function verdict({ lines, players, language }: Scene): Verdict {
  const words = wordsOf(language);
  const won = lines.findLast(({ event }) => event.kind === "won");
  if (won?.event.kind !== "won") return { title: words.cut, why: words.cutWhy, clauses: [] };
  const names = won.event.seats.map((seat) => players[seat]?.name ?? "");
  const title = names.length > 1 ? words.winners(listed(names, words.and)) : words.winner(names[0] ?? "");
  return { title, why: words.most, clauses: won.clauses };
}
