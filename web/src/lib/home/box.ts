// What is printed on a game's box: its accent in the shade, and for how many it is.

import { accentOf } from "$games/index";
import { counted } from "$lib/i18n/counts";

export const boxColour = (slug: string): string => `color-mix(in srgb, ${accentOf(slug)} 68%, #000)`;

/** The numbers of players, short. */
export const spanOf = (players: readonly number[]): string => counted(players, "–", " / ");
