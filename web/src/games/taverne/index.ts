// Taverne at the common table.

import "./style.css";

import { filters } from "$lib/kit/cards";
import { marked } from "$lib/kit/marked";

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Compose from "./Compose.svelte";
import Ending from "./Ending.svelte";
import { SIGNS } from "./icons";
import Mine from "./Mine.svelte";
import { pickIcon, pickName } from "./names";
import Reference from "./Reference.svelte";
import { retell, touched } from "./retell";
import type { Game, Scene } from "./scene";
import twoMinutes from "./two-minutes.json";
import type { Event } from "./types";
import { verdict } from "./verdict";
import { wordsOf } from "./words";

function where({ view, language }: Scene): string {
  const words = wordsOf(language).where;
  const { phase, round, trade } = view.public;
  const { sale_turns } = view.shown.house;
  if (phase === "trade") return words.trade(Math.min(trade.turns + 1, sale_turns), sale_turns);
  return phase === "brawl" ? words.brawl(round) : words.over;
}

const ICONS = {
  hero: SIGNS.contact,
  treasure: SIGNS.treasure,
  object: SIGNS.object,
  arrival: SIGNS.arrivals,
  agitation: SIGNS.agitation,
  door: SIGNS.door,
  window: SIGNS.window,
  tavern_state: SIGNS.tavern,
} as const;

const kinds = filters(ICONS, (language) => wordsOf(language).kinds);

/** Lines are numbered by the round of the Brawl. */
const count = (event: Event, before: number | null): number | null =>
  event.kind === "brawl" && event.what === "round_started" ? event.round : before;

const taverne: GameModule<Game> = {
  Board,
  Mine,
  dock: "hand",
  Reference,
  Card,
  Drawn: () => import("./Drawn.svelte"),
  Ending,
  Compose,
  verdict,
  goal: ({ language, viewer }) => (viewer === null ? null : wordsOf(language).goal),
  where,
  pick: pickName,
  pickIcon,
  kinds,
  tell: retell,
  touched,
  count,
  marks: marked((language) => wordsOf(language).rail, {
    trade: ["dot", "trade"],
    fight: ["drop", "fight"],
    treasure: ["lozenge", "treasure"],
    end: ["shield", "end"],
  }),
  sounds: { trade: "tap", fight: "thud", treasure: "coin", round: "flick", end: "coin" },
  twoMinutes,
};

export default taverne;
