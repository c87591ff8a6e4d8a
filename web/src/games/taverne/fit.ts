// How large the characters of a group can be: as large as the room allows, in as many rows as it takes.

export interface Room {
  width: number;
  height: number;
}

export interface Fitted {
  /** The side of the square a character turns in. */
  cell: number;
  /** Whether they stand in one row that scrolls: where rows would make them too small to see. */
  isRow: boolean;
}

const GAP = 4;
/** Smaller than this nobody can be told from another. */
const LEAST = 26;

/** A character of this size shows everything that is printed on it. */
export const SHOWS_ALL = 92;
/** The width of what stands beside a smaller one, where there is room. */
export const NOTE = 108;

/** The height of the word under a character: lower in low rooms. */
export const label = ({ height }: Room): number => (height < 110 ? 14 : 19);

/** So many characters in a room. */
export function fit(room: Room, count: number, most: number): Fitted {
  const { width, height } = room;
  const inOneRow = height - label(room) - GAP;
  let best = 0;
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    best = Math.max(best, Math.min(width / columns - GAP, height / rows - label(room) - GAP));
  }
  const isRow = best < LEAST;
  const cell = Math.min(most, Math.floor(isRow ? inOneRow : best));
  return { cell: Math.max(24, cell), isRow };
}
