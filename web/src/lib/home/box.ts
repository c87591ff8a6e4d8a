// The colour of a game's box: its accent in the shade.

export const boxColour = (slug: string): string => `color-mix(in srgb, var(--g-${slug}, var(--wax)) 68%, #000)`;
