// The lesson of a game in one click.

import { begin, setTable } from "$lib/deal/shares";
import { t } from "$lib/i18n/index.svelte";
import type { GameInfo, NewTable } from "$lib/protocol/types";
import { router } from "$lib/state/router.svelte";

/** The table of a game's lesson: it brings its own options, seats and names. */
export function lessonTable(game: GameInfo, name: string): NewTable {
  return { game: game.slug, config: {}, seats: [{ is: "me" }], name, practice: "lesson" };
}

/** Sets the table of a lesson, deals, and goes there. */
export async function learn(game: GameInfo): Promise<void> {
  const { id } = await setTable(lessonTable(game, t().lesson.tableName(game.name)));
  await begin(id);
  router.go(`/table/${id}`);
}
