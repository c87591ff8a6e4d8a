// Premier Pli at the common table.

import "./style.css";

import icon from "~icons/game-icons/card-ace-spades";

import { filters } from "$lib/kit/cards";
import { marked } from "$lib/kit/marked";
import { pickNames } from "$lib/kit/picks";

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Mine from "./Mine.svelte";
import Reference from "./Reference.svelte";
import { retell, touched } from "./retell";
import type { Game, Scene } from "./scene";
import type { Event } from "./types";
import { verdict } from "./verdict";
import { wordsOf } from "./words";

function where({ view, language, isOver }: Scene): string {
  const words = wordsOf(language);
  return isOver ? words.over : words.trick(view.public.tricks + 1, view.shown.of_tricks);
}

/** Lines are numbered by the trick they tell of. */
const count = (event: Event, before: number | null): number | null =>
  event.kind === "opened" ? (before ?? 0) + 1 : before;

const game: GameModule<Game> = {
  Board,
  Mine,
  dock: "hand",
  Reference,
  Card,
  verdict,
  where,
  pick: pickNames<Game>({}),
  kinds: filters({ card: icon }, (language) => ({ card: wordsOf(language).cards })),
  tell: retell,
  touched,
  count,
  marks: marked((language) => wordsOf(language).rail, { opened: ["dot", "trick"], won: ["shield", "end"] }),
  sounds: { opened: "flick", won: "coin" },
};

export default game;
