// Sang Rancune at the common table.

import "./style.css";

import { marked } from "$lib/kit/marked";
import type { Language } from "$lib/protocol/types";

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Compose from "./Compose.svelte";
import Ending from "./Ending.svelte";
import { KINDS } from "./facts";
import { kindIcon } from "./icons";
import { heroName } from "./lane";
import Mine from "./Mine.svelte";
import { pickIcon, pickName } from "./names";
import Reference from "./Reference.svelte";
import type { Game, Scene } from "./scene";
import { retell } from "./retell";
import { seatsOf } from "./table";
import twoMinutes from "./two-minutes.json";
import type { Event } from "./types";
import { verdict } from "./verdict";
import Window from "./Window.svelte";
import { wordsOf } from "./words";

function where({ view, language, isOver }: Scene): string {
  const words = wordsOf(language);
  if (view.public.creature.number === 0) return words.outside;
  const room = words.where(view.public.creature.number, view.shown.bonuses.length);
  if (isOver) return room;
  if (view.public.creature.is_defeated) return `${room} · ${words.between}`;
  return view.public.creature.round > 0 ? `${room} · ${words.round(view.public.creature.round)}` : room;
}

const kinds = (language: Language) =>
  KINDS.map((kind) => ({ kind, label: wordsOf(language).kinds[kind], icon: kindIcon(kind) }));

/** Lines are numbered by the round of their Encounter. */
function count(event: Event, before: number | null): number | null {
  if (event.kind === "round_started") return event.round;
  return event.kind === "encounter_revealed" || event.kind === "encounter_over" ? null : before;
}

const sangRancune: GameModule<Game> = {
  Board,
  Mine,
  dock: "hand",
  Reference,
  Card,
  Drawn: () => import("./Drawn.svelte"),
  Ending,
  Window,
  Compose,
  verdict,
  goal: (scene) =>
    scene.viewer === null ? null : wordsOf(scene.language).goal(heroName(scene, scene.view, scene.viewer)),
  where,
  pick: pickName,
  pickIcon,
  kinds,
  tell: retell,
  touched: seatsOf,
  count,
  marks: marked((language) => wordsOf(language).rail, {
    encounter_revealed: ["dot", "encounter"],
    wounded: ["drop", "hurt"],
    encounter_defeated: ["lozenge", "kill"],
    died: ["shield", "death"],
  }),
  sounds: {
    dealt: "tap",
    encounter_revealed: "flick",
    initiative_drawn: "tap",
    attacks_set: "tap",
    set_openly: "tap",
    drew: "tap",
    item_drawn: "tap",
    healed: "breath",
    item_taken: "tap",
    card_passed: "tap",
    revealed: "flick",
    blessed: "breath",
    struck: "blade",
    swallowed: "thud",
    set_cards_lost: "tap",
    set_cards_swapped: "tap",
    coin_flipped: "coin",
    fatigue: "thud",
    wounded: "thud",
    item_swallowed: "thud",
    counter_attacked: "blade",
    died: "thud",
    token_killed: "coin",
    encounter_defeated: "coin",
    discarded: "tap",
    game_over: "coin",
  },
  twoMinutes,
};

export default sangRancune;
