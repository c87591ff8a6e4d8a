// How the game ended, in a sentence.

import { events } from "$lib/kit/told";
import { listed } from "$lib/kit/words";

import type { Verdict } from "../game";
import type { Scene } from "./scene";
import type { Event } from "./types";
import { tallyOf } from "./table";
import { wordsOf } from "./words";

const isWon = (event: Event) => event.kind === "end" && event.what === "won";

/** The seats that won; nobody if the game was cut short. */
export function winners(scene: Pick<Scene, "lines">): number[] {
  const won = wonBy(scene)?.event;
  return won && "seats" in won ? won.seats : [];
}

/** The line that tells who won, with the rules it follows from. */
const wonBy = ({ lines }: Pick<Scene, "lines">) => lines.findLast(({ event }) => isWon(event));

export function verdict(scene: Scene): Verdict {
  const words = wordsOf(scene.language).ending;
  const [won, seats] = [wonBy(scene), winners(scene)];
  if (!won || seats.length === 0) return { title: words.cut, why: words.cutWhy, clauses: [] };
  const names = seats.map((seat) => scene.players[seat]?.name ?? "");
  const points = tallyOf(scene.view, seats[0] ?? null)?.total ?? 0;
  const title = names.length > 1 ? words.shared(listed(names, words.and)) : words.winner(names[0] ?? "");
  const told = events(scene.lines);
  const how = told.some((event) => event.kind === "trade" && event.what === "peace_made")
    ? words.peace
    : told.some((event) => event.kind === "end" && event.what === "militia")
      ? words.militia
      : words.lastGroup;
  return { title, why: `${how} ${words.points(points)}`, clauses: won.clauses };
}
