// How the game ended, in a title and a reason.

import { capital } from "$lib/kit/words";

import type { Verdict } from "../game";
import type { Scene } from "./scene";
import { wordsOf } from "./words";

export function verdict(scene: Scene): Verdict {
  const words = wordsOf(scene.language);
  const { ending } = scene.view.public;
  const { house } = scene.view.shown;
  const { end, clans } = words;
  /** The rules that ended it are those of the line that tells it. */
  const told = scene.lines.findLast(({ event }) => event.kind === "game_over" || event.kind === "turn_limit_reached");
  const clauses = told?.clauses ?? [];
  if (!ending) {
    const why = told?.event.kind === "turn_limit_reached" ? end.limit(told.event.turns) : end.stopped;
    return { title: end.nobody, why, clauses };
  }
  const name = (seat: number): string => scene.players[seat]?.name ?? "";
  const [capturer, captive] = [name(ending.capturer), name(ending.captive)];
  if (ending.winner === "order") {
    const { victorious } = ending;
    if (!ending.curse_stole || !victorious) {
      return { title: end.alone, why: end.why.inquisitor(captive), clauses };
    }
    const leader = name(ending.leaders[victorious === "rose" ? 0 : 1]);
    const why = end.why.curse(leader, clans[house.skin][victorious].side);
    return { title: end.alone, why, clauses };
  }
  const title = capital(end.wins(clans[house.skin][ending.winner].side));
  if (ending.own_clan) return { title, why: end.why.own(capturer, captive), clauses };
  const isLeader = ending.leaders.includes(ending.captive);
  // The captive is of the clan that lost if the capture was right, and of the clan that won if it was wrong.
  const other = ending.winner === "rose" ? "beast" : "rose";
  return isLeader
    ? { title, why: end.why.leader(capturer, captive, clans[house.skin][other].side), clauses }
    : { title, why: end.why.wrong(capturer, captive, clans[house.skin][ending.winner].side), clauses };
}
