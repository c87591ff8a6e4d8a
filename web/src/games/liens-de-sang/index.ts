// Liens de Sang at the common table.

import character from "~icons/game-icons/hooded-figure";
import notebook from "~icons/game-icons/notebook";
import token from "~icons/game-icons/bleeding-wound";
import card from "~icons/game-icons/checked-shield";

import type { GameModule } from "../game";
import { pickIcon, pickName, stake } from "./asking";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Ending from "./Ending.svelte";
import Mine from "./Mine.svelte";
import Notebook from "./Notebook.svelte";
import Reference from "./Reference.svelte";
import type { Event, View } from "./types";
import { verdict } from "./verdict";
import Window from "./Window.svelte";
import { wordsOf } from "./words";

const game: GameModule<View> = {
  Board,
  Mine,
  dock: "card",
  Aside: { Panel: Notebook, title: (language) => wordsOf(language).notebook.title, icon: notebook },
  Reference,
  Card,
  Ending,
  Window,
  verdict,
  where: (scene) => wordsOf(scene.language).where(scene.view.turn, scene.view.players.length),
  pick: pickName,
  pickIcon,
  stake,
  kinds(language) {
    const { kinds } = wordsOf(language);
    return [
      { kind: "character", label: kinds.character, icon: character },
      { kind: "ability_card", label: kinds.card, icon: card },
      { kind: "token", label: kinds.token, icon: token },
    ];
  },
  count(line, before) {
    const event = line.event as Event;
    return event.kind === "turn_started" ? event.turn : before;
  },
};

export default game;
