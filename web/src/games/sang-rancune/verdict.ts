// How the game ended, in a sentence.

import { events } from "$lib/kit/told";
import { listed } from "$lib/kit/words";

import type { Verdict } from "../game";
import { heroName } from "./lane";
import type { Scene } from "./scene";
import { isAlive } from "./table";
import { wordsOf } from "./words";

export function verdict(scene: Scene): Verdict {
  const words = wordsOf(scene.language).ending;
  const { view } = scene;
  const end = events(scene.lines).findLast(({ kind }) => kind === "game_over" || kind === "all_dead");
  if (end?.kind === "game_over" && end.winners.length > 0) {
    const names = end.winners.map((seat) => `${scene.players[seat]?.name ?? ""} (${heroName(scene, view, seat)})`);
    const prestige = view.public.heroes[end.winners[0] ?? 0]?.prestige ?? 0;
    const isTied = view.public.heroes.some(
      (hero, seat) => isAlive(hero) && hero.prestige === prestige && !end.winners.includes(seat),
    );
    const title = names.length > 1 ? words.shared(listed(names, words.and)) : words.winner(names[0] ?? "");
    return isTied
      ? { title, why: words.life, clauses: ["SR-910"] }
      : { title, why: words.survivor(prestige), clauses: ["SR-908"] };
  }
  if (view.public.heroes.every((hero) => !isAlive(hero)))
    return { title: words.nobody, why: words.nobodyWhy, clauses: ["SR-911"] };
  return { title: words.cut, why: words.cutWhy, clauses: [] };
}
