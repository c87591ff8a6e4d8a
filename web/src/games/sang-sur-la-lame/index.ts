// Du sang sur la lame at the common table.

import "./style.css";

import { marked } from "$lib/kit/marked";
import type { Language } from "$lib/protocol/types";

import type { GameModule } from "../game";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Compose from "./Compose.svelte";
import Ending from "./Ending.svelte";
import { kindIcon, SIGNS } from "./icons";
import { isWord, pickIcon, pickName } from "./names";
import Reference from "./Reference.svelte";
import { retell, touched } from "./retell";
import type { Game, Scene } from "./scene";
import twoMinutes from "./two-minutes.json";
import type { Event } from "./types";
import { verdict } from "./verdict";
import Window from "./Window.svelte";
import { wordsOf } from "./words";

function where({ view, language, cards }: Scene): string {
  const words = wordsOf(language).where;
  const { turn, scenario } = view.public;
  if (turn === 0) return words.setup;
  const { last_turn, own_scenario } = view.shown.house;
  const name = own_scenario?.name[language] ?? cards.get(`scenario-${scenario}`)?.name ?? scenario;
  return words.turn(name, turn, last_turn);
}

const KINDS = [
  "action",
  "weapon",
  "trait",
  "modifier",
  "terrain",
  "scenario",
  "table",
  "band",
  "rank",
  "npc",
  "object",
] as const;

const kinds = (language: Language) =>
  KINDS.map((kind) => ({ kind, label: wordsOf(language).kinds[kind], icon: kindIcon(kind) }));

/** Lines are numbered by the turn. */
const count = (event: Event, before: number | null): number | null =>
  event.kind === "turn" && event.what === "began" ? event.turn : before;

const sangSurLaLame: GameModule<Game> = {
  Board,
  dock: "side",
  Aside: { Panel: Aside, title: (language) => wordsOf(language).aside, icon: SIGNS.dice },
  Reference,
  Card,
  Drawn: () => import("./Drawn.svelte"),
  benches: {
    bands: () => import("./bench/BandBench.svelte").then(({ default: Bench }) => Bench),
    scenarios: () => import("./bench/ScenarioBench.svelte").then(({ default: Bench }) => Bench),
    terrain: () => import("./bench/GroundBench.svelte").then(({ default: Bench }) => Bench),
  },
  Ending,
  Window,
  Compose,
  verdict,
  goal({ cards, view, viewer, language }) {
    const own = view.shown.house.own_scenario;
    const printed = cards.get(`scenario-${view.public.scenario}`);
    const scenario = own ? { name: own.name[language], text: own.text[language] } : printed;
    return viewer === null || !scenario ? null : `${scenario.name}. ${scenario.text}`;
  },
  where,
  pick: pickName,
  pickIcon,
  isWord,
  kinds,
  tell: retell,
  touched,
  count,
  marks: marked((language) => wordsOf(language).rail, {
    turn: ["dot", "turn"],
    blood: ["drop", "blood"],
    table: ["shield", "table"],
  }),
  twoMinutes,
  sounds: { turn: "tap", space: "flick", blood: "thud", table: "coin" },
};

export default sangSurLaLame;
