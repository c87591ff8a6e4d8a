// The lesson of a game in one click: the one that is half done, or a new one.

import { begin, setTable } from "$lib/deal/shares";
import { t } from "$lib/i18n/index.svelte";
import { api } from "$lib/protocol/api";
import type { GameInfo, NewTable } from "$lib/protocol/types";
import { router } from "$lib/state/router.svelte";

import { halfDone } from "./half";

/** The table of a game's lesson: it brings its own options, seats and names. */
export function lessonTable(game: GameInfo, name: string): NewTable {
  return { game: game.slug, config: {}, seats: [{ is: "me" }], name, practice: "lesson" };
}

/** Goes to the lesson that is half done, or begins one. */
export async function goOn(game: GameInfo): Promise<void> {
  const lesson = halfDone((await api.tables()).mine, game.slug);
  if (lesson) router.go(`/table/${lesson.id}`);
  else await learn(game);
}

/** Sets the table of a lesson, deals, and goes there. */
export async function learn(game: GameInfo): Promise<void> {
  const { id } = await setTable(lessonTable(game, t().lesson.tableName(game.name)));
  await begin(id);
  router.go(`/table/${id}`);
}
