// How the game ended, in a sentence.

import { listed } from "$lib/kit/words";

import type { Verdict } from "../game";
import type { Scene } from "./scene";
import { members } from "./table";
import type { Camp, Ending, View } from "./types";
import { wordsOf } from "./words";

/** The camp that won; nothing for a draw or a game cut short. */
export function winner(view: View): Camp | null {
  const { ending } = view.public;
  return ending && "winner" in ending ? ending.winner : null;
}

export function verdict({ view, language, players, lines }: Scene): Verdict {
  const words = wordsOf(language).ending;
  const { ending } = view.public;
  if (!ending) return { title: words.cut, why: words.cutWhy, clauses: [] };
  const told = lines.findLast(({ event }) => event.kind === "course" && event.what === "ended");
  const camp = winner(view);
  const names = (camp === null ? [] : members(view, camp)).map((seat) => players[seat]?.name ?? "");
  const title =
    camp === null ? words.draw : names.length > 1 ? words.camp(listed(names, words.and)) : words.winner(names[0] ?? "");
  return { title, why: whyOf(ending, language), clauses: told?.clauses ?? [] };
}

function whyOf(ending: Ending, language: Scene["language"]): string {
  const { why } = wordsOf(language).ending;
  switch (ending.how) {
    case "pillage":
      return why.pillage;
    case "elimination":
      return why.elimination;
    case "pyrrhic":
      return why.pyrrhic(ending.strength, ending.tokens);
    case "both_eliminated":
      return why.both;
    case "stalemate":
      return why.stalemate;
    case "too_long":
      return why.tooLong;
    case "concession":
      return why.concession;
  }
}
