// How the game ended, in a title and a reason.

import { events } from "$lib/kit/told";
import { capital } from "$lib/kit/words";

import type { Verdict } from "../game";
import type { Scene } from "./scene";
import { wordsOf } from "./words";

export function verdict(scene: Scene): Verdict {
  const words = wordsOf(scene.language);
  const { ending } = scene.view.public;
  const { house } = scene.view.shown;
  const { end, clans } = words;
  if (!ending) {
    const limit = events(scene.lines).find((event) => event.kind === "turn_limit_reached");
    const why = limit ? end.limit(limit.turns) : end.stopped;
    return { title: end.nobody, why, clauses: limit ? ["LS-1205"] : [] };
  }
  const name = (seat: number): string => scene.players[seat]?.name ?? "";
  const [capturer, captive] = [name(ending.capturer), name(ending.captive)];
  if (ending.winner === "order") {
    const { victorious } = ending;
    if (!ending.curse_stole || !victorious) {
      return { title: end.alone, why: end.why.inquisitor(captive), clauses: ["LS-1003"] };
    }
    const leader = name(ending.leaders[victorious === "rose" ? 0 : 1]);
    const why = end.why.curse(leader, clans[house.skin][victorious].side);
    return { title: end.alone, why, clauses: ["LS-1007"] };
  }
  const title = capital(end.wins(clans[house.skin][ending.winner].side));
  if (ending.own_clan) return { title, why: end.why.own(capturer, captive), clauses: ["LS-1005"] };
  const isLeader = ending.leaders.includes(ending.captive);
  // The captive is of the clan that lost if the capture was right, and of the clan that won if it was wrong.
  const other = ending.winner === "rose" ? "beast" : "rose";
  return isLeader
    ? { title, why: end.why.leader(capturer, captive, clans[house.skin][other].side), clauses: ["LS-1004"] }
    : { title, why: end.why.wrong(capturer, captive, clans[house.skin][ending.winner].side), clauses: ["LS-1005"] };
}
