// How a game went for somebody: "You lose, as Harlequin".

import type { Words } from "$lib/i18n/fr";

export const fate = (
  hasWon: boolean,
  as: string | null | undefined,
  words: Pick<Words["table"], "won" | "lost2">,
): string => [hasWon ? words.won : words.lost2, as].filter(Boolean).join(", ");
