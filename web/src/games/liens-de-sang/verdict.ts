// How the game ended, in a title and a reason.

import { capital } from "$lib/kit/words";

import type { Verdict } from "../game";
import type { Scene } from "./scene";
import type { Clan } from "./types";
import { wordsOf } from "./words";

export function verdict(scene: Scene): Verdict {
  const words = wordsOf(scene.language);
  const { ending } = scene.view.public;
  const { house, reason } = scene.view.shown;
  const { end, clans } = words;
  /** The rules that ended it are those of the line that tells it. */
  const told = scene.lines.findLast(({ event }) => event.kind === "game_over" || event.kind === "turn_limit_reached");
  const clauses = told?.clauses ?? [];
  if (!ending || !reason) {
    const why = told?.event.kind === "turn_limit_reached" ? end.limit(told.event.turns) : end.stopped;
    return { title: end.nobody, why, clauses };
  }
  const name = (seat: number): string => scene.players[seat]?.name ?? "";
  const side = (clan: Clan): string => clans[house.skin][clan].side;
  const [capturer, captive] = [name(ending.capturer), name(ending.captive)];
  switch (reason.kind) {
    case "inquisitor":
      return { title: end.alone, why: end.why.inquisitor(captive), clauses };
    case "curse":
      return { title: end.alone, why: end.why.curse(name(reason.leader), side(reason.victorious)), clauses };
    case "own_clan":
      return { title: capital(end.wins(side(reason.winner))), why: end.why.own(capturer, captive), clauses };
    case "leader": {
      const why = end.why.leader(capturer, captive, side(reason.of));
      return { title: capital(end.wins(side(reason.winner))), why, clauses };
    }
    case "wrong_one": {
      const why = end.why.wrong(capturer, captive, side(reason.of));
      return { title: capital(end.wins(side(reason.winner))), why, clauses };
    }
  }
}
