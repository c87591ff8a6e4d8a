// The colour of a game's box: its accent in the shade.

import { accentOf } from "$games/index";

export const boxColour = (slug: string): string => `color-mix(in srgb, ${accentOf(slug)} 68%, #000)`;
