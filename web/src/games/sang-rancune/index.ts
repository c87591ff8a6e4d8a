// Sang Rancune at the common table.

import type { Language } from "$lib/protocol/types";

import type { GameModule, Scene } from "../game";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Compose from "./Compose.svelte";
import Ending from "./Ending.svelte";
import { KINDS } from "./facts";
import { kindIcon } from "./icons";
import Mine from "./Mine.svelte";
import { pickIcon, pickName } from "./names";
import Reference from "./Reference.svelte";
import { rooms } from "./table";
import type { Event, View } from "./types";
import { verdict } from "./verdict";
import Window from "./Window.svelte";
import { wordsOf } from "./words";

function where({ view, language, isOver }: Scene<View>): string {
  const words = wordsOf(language);
  if (view.progress === 0) return words.outside;
  const room = words.where(view.progress, rooms(view));
  if (isOver) return room;
  if (view.creature.is_defeated) return `${room} · ${words.between}`;
  return view.creature.round > 0 ? `${room} · ${words.round(view.creature.round)}` : room;
}

const kinds = (language: Language) =>
  KINDS.map((kind) => ({ kind, label: wordsOf(language).kinds[kind], icon: kindIcon(kind) }));

/** Lines are numbered by the round of their Encounter. */
function count(line: { event: unknown }, before: number | null): number | null {
  const event = line.event as Event;
  if (event.kind === "round_started") return event.round;
  return event.kind === "encounter_revealed" || event.kind === "encounter_over" ? null : before;
}

const sangRancune: GameModule<View> = {
  Board,
  Mine,
  dock: "hand",
  Reference,
  Card,
  Ending,
  Window,
  Compose,
  verdict,
  where,
  pick: pickName,
  pickIcon,
  kinds,
  count,
};

export default sangRancune;
