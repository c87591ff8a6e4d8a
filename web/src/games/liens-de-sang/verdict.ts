// How the game ended, in a title and a reason.

import type { Scene } from "../game";
import type { Event, View } from "./types";
import { wordsOf } from "./words";

export interface Verdict {
  title: string;
  why: string;
  clauses: string[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function verdict(scene: Scene<View>): Verdict {
  const words = wordsOf(scene.language);
  const { ending, house } = scene.view;
  const { end, clans } = words;
  if (!ending) {
    const limit = scene.lines.map((line) => line.event as Event).find((event) => event.kind === "turn_limit_reached");
    const why = limit?.kind === "turn_limit_reached" ? end.limit(limit.turns) : end.stopped;
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
