// What stands out on the rail of a replay: shapes for kinds of events, named by the game.

import type { Mark } from "$lib/replay/marks";
import type { Language } from "$lib/protocol/types";

/** Kinds of events with the shape each has, and the word of the rail that names it. */
export const marked = <Kind extends string, Word extends string>(
  rail: (language: Language) => Readonly<Record<Word, string>>,
  shapes: Readonly<Record<Kind, readonly [Mark["shape"], Word]>>,
): Record<Kind, Mark> => {
  const marks = Object.entries(shapes) as [Kind, readonly [Mark["shape"], Word]][];
  return Object.fromEntries(
    marks.map(([kind, [shape, word]]) => [kind, { shape, label: (language: Language) => rail(language)[word] }]),
  ) as Record<Kind, Mark>;
};
