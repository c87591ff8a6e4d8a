// Liens de Sang at the common table.

import "./style.css";

import character from "~icons/game-icons/hooded-figure";
import notebook from "~icons/game-icons/notebook";
import token from "~icons/game-icons/bleeding-wound";
import card from "~icons/game-icons/checked-shield";

import { marked } from "$lib/kit/marked";

import type { GameModule } from "../game";
import { pickIcon, pickName } from "./asking";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Ending from "./Ending.svelte";
import Mine from "./Mine.svelte";
import Notebook from "./Notebook.svelte";
import { personOf, sideOf } from "./pieces";
import Reference from "./Reference.svelte";
import type { Game } from "./scene";
import { told, touched } from "./staging";
import twoMinutes from "./two-minutes.json";
import { verdict } from "./verdict";
import Window from "./Window.svelte";
import { wordsOf } from "./words";

const game: GameModule<Game> = {
  Board,
  Mine,
  dock: "card",
  Aside: { Panel: Notebook, title: (language) => wordsOf(language).notebook.title, icon: notebook },
  Reference,
  Card,
  Drawn: () => import("./Drawn.svelte"),
  Ending,
  Window,
  verdict,
  goal({ cards, language, view, viewer }) {
    const { goals, clans } = wordsOf(language);
    const person = viewer === null ? null : personOf(cards, view.own.characters[viewer]);
    if (!person) return null;
    const side = sideOf(person.identity);
    const { rose, beast } = clans[view.shown.house.skin];
    if (side === "order") return goals.order;
    return side === "rose" ? goals.clan(rose.side, beast.side) : goals.clan(beast.side, rose.side);
  },
  where: (scene) => wordsOf(scene.language).where(scene.view.public.turn, scene.view.public.players.length),
  pick: pickName,
  pickIcon,
  kinds(language) {
    const { kinds } = wordsOf(language);
    return [
      { kind: "character", label: kinds.character, icon: character },
      { kind: "ability_card", label: kinds.card, icon: card },
      { kind: "token", label: kinds.token, icon: token },
    ];
  },
  tell: told,
  touched,
  count: (event, before) => (event.kind === "turn_started" ? event.turn : before),
  marks: marked((language) => wordsOf(language).rail, {
    wound: ["drop", "wound"],
    ability_used: ["lozenge", "ability"],
    dagger_passed: ["dot", "pass"],
    captured: ["shield", "capture"],
  }),
  sounds: {
    characters_dealt: "tap",
    attack_declared: "blade",
    dagger_passed: "tap",
    offers_revealed: "flick",
    wound: "thud",
    card_taken: "tap",
    card_given: "tap",
    token_returned: "breath",
    characters_seen: "flick",
    curses_given: "tap",
    captured: "thud",
    all_revealed: "flick",
    game_over: "coin",
  },
  twoMinutes,
};

export default game;
