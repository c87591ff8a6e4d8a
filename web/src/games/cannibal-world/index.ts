// Cannibal World at the common table.

import "./style.css";

import { filters } from "$lib/kit/cards";
import { marked } from "$lib/kit/marked";
import { listed } from "$lib/kit/words";

import type { GameModule } from "../game";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Ending from "./Ending.svelte";
import { SIGNS } from "./icons";
import Mine from "./Mine.svelte";
import { isWord, pickIcon, pickName } from "./names";
import Reference from "./Reference.svelte";
import { retell, touched } from "./retell";
import type { Game, Scene } from "./scene";
import { members } from "./table";
import twoMinutes from "./two-minutes.json";
import type { Camp, Event } from "./types";
import { verdict } from "./verdict";
import Window from "./Window.svelte";
import { wordsOf } from "./words";

function where({ view, language, players, viewer }: Scene): string {
  const words = wordsOf(language);
  const { phase, turn, active } = view.public;
  if (phase === "over") return words.where.over;
  const tribes = (camp: Camp): string =>
    listed(
      members(view, camp).map((seat) => {
        const faction = view.public.players[seat]?.faction;
        return faction ? words.factions[faction] : "?";
      }),
      words.ending.and,
    );
  const sides = `${tribes("a")} ${words.where.versus} ${tribes("b")}`;
  if (turn === 0) return `${sides} · ${words.where.setup}`;
  const now = active === viewer ? words.where.yourTurn(turn) : words.where.turn(turn, players[active]?.name ?? "");
  return `${sides} · ${now}`;
}

const ICONS = { creature: SIGNS.fight, action: SIGNS.hand, habitat: SIGNS.habitat } as const;

const kinds = filters(ICONS, (language) => wordsOf(language).kinds);

/** Lines are numbered by turns. */
const count = (event: Event, before: number | null): number | null =>
  event.kind === "course" && event.what === "turn_began" ? event.turn : before;

const cannibalWorld: GameModule<Game> = {
  Board,
  Mine,
  dock: "hand",
  Reference,
  Card,
  Drawn: () => import("./Drawn.svelte"),
  benches: { decks: () => import("./deck/Builder.svelte").then(({ default: Bench }) => Bench) },
  Ending,
  Window,
  verdict,
  goal({ language, view, viewer }) {
    const words = wordsOf(language);
    const faction = viewer === null ? null : view.public.players[viewer]?.faction;
    return faction ? words.goal(words.factions[faction]) : null;
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
    course: ["dot", "course"],
    board: ["lozenge", "board"],
    fight: ["drop", "fight"],
  }),
  sounds: { course: "flick", cards: "tap", board: "tap", fight: "thud" },
  twoMinutes,
};

export default cannibalWorld;
