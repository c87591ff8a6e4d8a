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

/** Words beside a card need so much, and no more than so much. */
const NARROWEST = 44;
const WIDEST = 150;

/** How wide words beside each of so many characters may be; 0 where cards say it themselves, or where there is no room. */
export function beside(room: Room, count: number, { cell, isRow }: Fitted): number {
  if (cell >= SHOWS_ALL || isRow || count === 0) return 0;
  const rows = Math.max(1, Math.floor((room.height + GAP) / (cell + label(room) + GAP)));
  const left = Math.floor(room.width / Math.ceil(count / rows)) - cell - 2 * GAP;
  return left < NARROWEST ? 0 : Math.min(WIDEST, left);
}
