// Where the coach's slip lies: in the heart of the table if that covers nothing that is lit, else where it covers least.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 12;

/** How much of one box lies under another. */
export function overlap(one: Box, two: Box): number {
  const across = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const down = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return Math.max(across, 0) * Math.max(down, 0);
}

/** What hangs over a thing's edge by so much belongs to it: a tag, a clue. */
const HANGS = 26;

/** A thing with what hangs over its edge; the first box is the thing itself. */
export function enclosing([thing, ...parts]: readonly Box[]): Box | null {
  if (!thing) return null;
  const right = (box: Box) => box.left + box.width;
  const bottom = (box: Box) => box.top + box.height;
  const near = parts.filter(
    (part) =>
      part.width > 0 &&
      part.height > 0 &&
      part.left >= thing.left - HANGS &&
      part.top >= thing.top - HANGS &&
      right(part) <= right(thing) + HANGS &&
      bottom(part) <= bottom(thing) + HANGS,
  );
  const all = [thing, ...near];
  const left = Math.min(...all.map((box) => box.left));
  const top = Math.min(...all.map((box) => box.top));
  const width = Math.max(...all.map(right)) - left;
  const height = Math.max(...all.map(bottom)) - top;
  return { left, top, width, height };
}

const isSame = (one: Box, two: Box): boolean =>
  one.left === two.left && one.top === two.top && one.width === two.width && one.height === two.height;

/** All boxes of two lists, each once. */
export const merged = (some: readonly Box[], more: readonly Box[]): readonly Box[] => [
  ...some,
  ...more.filter((box) => !some.some((known) => isSame(known, box))),
];

/** What lies under a slip weighs so much more if it is what the slip speaks of. */
const SPOKEN_OF = 1_000;

/**
 * The place of a slip of this size inside a stage, all in the stage's own measures. What is lit is never covered if that
 * can be helped; what may be pointed at or should be read, as little as possible.
 */
export function place(
  stage: Box,
  slip: { width: number; height: number },
  lit: Box | null,
  isNarrow: boolean,
  others: readonly Box[] = [],
): Box {
  const width = Math.min(slip.width, stage.width - 2 * MARGIN);
  const height = Math.min(slip.height, stage.height - 2 * MARGIN);
  const across = [(stage.width - width) / 2, stage.width - width - MARGIN, MARGIN];
  const down = isNarrow
    ? [stage.height - height - MARGIN, MARGIN]
    : [(stage.height - height) / 2, stage.height - height - MARGIN, MARGIN];
  const places = down.flatMap((top) => across.map((left): Box => ({ left, top, width, height })));
  const [first] = places;
  if (!first) return { left: MARGIN, top: MARGIN, width, height };
  const covers = (here: Box): number =>
    others.reduce((sum, other) => sum + overlap(here, other), lit ? SPOKEN_OF * overlap(here, lit) : 0);
  return places.reduce((best, here) => (covers(here) < covers(best) ? here : best), first);
}

/** The point of a box's edge that is nearest to a point. */
export function edge(box: Box, x: number, y: number): { x: number; y: number } {
  const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  return { x: clamp(x, box.left, box.left + box.width), y: clamp(y, box.top, box.top + box.height) };
}

/** What a target of a lesson is on the page. `ring` is the whole table: nothing in particular is lit. */
export function selector(target: string): string | null {
  if (target === "ring") return null;
  if (target === "own") return ".dock .own";
  if (target === "question") return ".dock .question";
  const seat = /^seat:(\d+)$/.exec(target)?.[1];
  return seat === undefined ? `[data-coach="${CSS.escape(target)}"]` : `.stage [data-seat="${seat}"]`;
}
