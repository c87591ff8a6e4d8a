// How the game ended, in a sentence.

import { listed } from "$lib/kit/words";

import type { Verdict } from "../game";
import { heroName } from "./lane";
import type { Scene } from "./scene";
import { isAlive } from "./table";
import { wordsOf } from "./words";

export function verdict(scene: Scene): Verdict {
  const words = wordsOf(scene.language).ending;
  const { view } = scene;
  /** The rules that ended it are those of the line that tells it. */
  const told = scene.lines.findLast(({ event: { kind } }) => kind === "game_over" || kind === "all_dead");
  const [end, clauses] = [told?.event, told?.clauses ?? []];
  if (end?.kind === "game_over" && end.winners.length > 0) {
    const names = end.winners.map((seat) => `${scene.players[seat]?.name ?? ""} (${heroName(scene, view, seat)})`);
    const prestige = view.public.heroes[end.winners[0] ?? 0]?.prestige ?? 0;
    const title = names.length > 1 ? words.shared(listed(names, words.and)) : words.winner(names[0] ?? "");
    return { title, why: view.shown.life_decides ? words.life : words.survivor(prestige), clauses };
  }
  if (view.public.heroes.every((hero) => !isAlive(hero))) return { title: words.nobody, why: words.nobodyWhy, clauses };
  return { title: words.cut, why: words.cutWhy, clauses: [] };
}
