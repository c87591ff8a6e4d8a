// Where people sit: on an ellipse, as large as the stage lets them without touching one another.

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  /** The middle of the mat, in pixels from the upper left of the stage. */
  x: number;
  y: number;
}

/** How closely people sit. Each has its own drawing of a mat. */
export type Density = "wide" | "close" | "narrow" | "tight";

interface Mat extends Size {
  /** What hangs over the mat at its upper and lower edge: the flag and the cards. */
  above: number;
  below: number;
  /** What is left free at the edge of the stage. */
  margin: number;
}

const MATS: Record<Density, Mat> = {
  wide: { width: 200, height: 76, above: 12, below: 32, margin: 12 },
  close: { width: 168, height: 60, above: 12, below: 28, margin: 12 },
  narrow: { width: 104, height: 64, above: 9, below: 17, margin: 3 },
  tight: { width: 94, height: 52, above: 9, below: 3, margin: 3 },
};
/** With a character card beside the mat, once everything lies open. */
const OPEN_MATS: Record<Density, Mat> = {
  wide: { width: 214, height: 124, above: 6, below: 18, margin: 12 },
  close: { width: 182, height: 102, above: 6, below: 16, margin: 12 },
  narrow: { width: 124, height: 74, above: 6, below: 4, margin: 3 },
  tight: { width: 112, height: 56, above: 5, below: 2, margin: 3 },
};
const DENSITIES: readonly Density[] = ["wide", "close", "narrow", "tight"];

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** The seats in the order they are drawn: the viewer's own at the bottom, then clockwise. */
export function order(count: number, viewer: number | null): number[] {
  const first = viewer ?? 0;
  return Array.from({ length: count }, (_, index) => (first + index) % count);
}

const SAMPLES = 360;

/** A point of the ring: an ellipse for the power 2, ever more of a box for higher ones. At 0 it is at the bottom. */
function onRing(turn: number, power: number): Place {
  const angle = Math.PI / 2 + turn * 2 * Math.PI;
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
  return { x: bend(Math.cos(angle)), y: bend(Math.sin(angle)) };
}

/** People on the ring, as far from each other as their mats need: mats are wide, so those side by side need more. */
function places(count: number, stage: Size, mat: Mat, power: number): Place[] {
  const rx = Math.max(0, stage.width / 2 - mat.width / 2 - mat.margin);
  const top = mat.height / 2 + mat.above + mat.margin;
  const bottom = stage.height - mat.height / 2 - mat.below - mat.margin;
  const ry = Math.max(0, (bottom - top) / 2);
  const ring = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const { x, y } = onRing(index / SAMPLES, power);
    return { x: stage.width / 2 + x * rx, y: (top + bottom) / 2 + y * ry };
  });
  const tall = mat.height + mat.above + mat.below;
  let way = 0;
  const ways = ring.map((at, index) => {
    const last = ring[index - 1] ?? at;
    way += Math.max(Math.abs(at.x - last.x) / mat.width, Math.abs(at.y - last.y) / tall);
    return way;
  });
  return Array.from({ length: count }, (_, index) => {
    const wish = (way * index) / count;
    const next = ways.findIndex((passed) => passed > wish);
    const [from, to] = [ring[next - 1], ring[next]];
    if (!from || !to) return { x: stage.width / 2, y: bottom };
    const [passed = 0, ahead = 1] = [ways[next - 1], ways[next]];
    const part = (wish - passed) / (ahead - passed);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

function touch(a: Place, b: Place, mat: Mat): boolean {
  const isBeside = Math.abs(a.x - b.x) >= mat.width + 4;
  return !isBeside && Math.abs(a.y - b.y) < mat.height + mat.above + mat.below;
}

/** Whether people would sit on each other's mats. */
export const isCrowded = (places: readonly Place[], mat: Mat): boolean =>
  places.some((a, index) => places.slice(index + 1).some((b) => touch(a, b, mat)));

export interface Seating {
  density: Density;
  mat: Size;
  /** In drawing order: the first is at the bottom. */
  places: readonly Place[];
  /** The free leather between the mats. */
  heart: Size & Place;
}

/** Taller than this the middle falls apart: steps, dagger and supply belong together. */
const tallestHeart = (stage: Size): number => Math.max(260, stage.height * 0.46);
/** Half the width of what lies at the upper and at the lower end of the middle. */
const STEPS = { wide: 240, narrow: 60 };
const SUPPLY = { wide: 244, narrow: 60 };
/** With an odd number of players curses lie there too. */
const CURSES = 22;

function heartOf(stage: Size, places: readonly Place[], mat: Mat): Size & Place {
  const [x, half] = [stage.width / 2, stage.height / 2];
  const size = stage.width >= 700 ? "wide" : "narrow";
  const inTheWay = (reach: number) => places.filter((place) => Math.abs(place.x - x) < reach + mat.width / 2);
  const above = inTheWay(STEPS[size]).filter((place) => place.y < half - mat.height);
  const reach = SUPPLY[size] + (places.length % 2) * CURSES;
  const below = inTheWay(reach).filter((place) => place.y > half + mat.height);
  const top = Math.max(0, ...above.map((place) => place.y + mat.height / 2 + mat.below));
  const bottom = Math.min(stage.height, ...below.map((place) => place.y - mat.height / 2 - mat.above));
  const y = (top + bottom) / 2;
  const height = Math.max(0, Math.min(bottom - top - 12, tallestHeart(stage)));
  // Only those who sit at the height of the middle take away from its width.
  const beside = places.filter((place) => Math.abs(place.y - y) < (height + mat.height) / 2);
  const left = beside.filter((place) => place.x < x).map((place) => place.x + mat.width / 2);
  return { x, y, width: Math.max(0, stage.width - 2 * Math.max(0, ...left)), height };
}

/** From an oval to nearly a box: the fuller the table, the further people move into the corners. */
const POWERS: readonly number[] = [2.3, 3, 4, 7, 14];

/** The widest seating that fits. Phones begin with narrow mats, which leave the middle free. */
export function seating(count: number, stage: Size, isOpen = false): Seating {
  const mats = isOpen ? OPEN_MATS : MATS;
  const densities = DENSITIES.filter((density) => stage.width >= 700 || density === "narrow" || density === "tight");
  const tries = densities.flatMap((density) => POWERS.map((power) => ({ density, power })));
  const seated = ({ density, power }: (typeof tries)[number]) => places(count, stage, mats[density], power);
  const { density, power } = tries.find((it) => !isCrowded(seated(it), mats[it.density])) ?? {
    density: "tight" as const,
    power: 14,
  };
  const mat = mats[density];
  const at = seated({ density, power });
  return { density, mat: { width: mat.width, height: mat.height }, places: at, heart: heartOf(stage, at, mat) };
}

/** Where a line from one place to another leaves the first and meets the edge of the other's mat. */
export function edge(from: Place, to: Place, mat: Size): Place {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ratio = Math.max(Math.abs(dx) / (mat.width / 2), Math.abs(dy) / (mat.height / 2), 1);
  return { x: to.x - dx / ratio, y: to.y - dy / ratio };
}

export interface Pose extends Place {
  /** Degrees; at 0 the point shows to the left. */
  turn: number;
  length: number;
}

const degrees = (dx: number, dy: number): number => (Math.atan2(dy, dx) * 180) / Math.PI;

/** The steps above the dagger and the supply below it. */
const ABOVE_AND_BELOW = 100;
const SUPPLY_HEIGHT = 50;
const LONGEST_DAGGER = 380;
const SHORTEST_DAGGER = 84;

/** What stays free between the point and a mat, for the trail. */
const TRAIL = 34;

/** The dagger across the middle: it comes from one side and points exactly at somebody. */
export function striking(from: Place, to: Place, heart: Size & Place, mat: Size): Pose {
  // The hand that strikes reaches into the middle, so that neighbours too are struck across the table.
  const hand = { x: heart.x + (from.x - heart.x) * 0.2, y: heart.y + (from.y - heart.y) * 0.2 };
  const [dx, dy] = [to.x - hand.x, to.y - hand.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const room = { width: heart.width - 24, height: Math.max(heart.height - ABOVE_AND_BELOW, 60) };
  const fits = Math.min(room.width / (Math.abs(ux) || 1e-6), room.height / (Math.abs(uy) || 1e-6), LONGEST_DAGGER);
  // Of all places on that line the one nearest to the middle, but between the steps and the supply.
  const nearest = (heart.x - hand.x) * ux + (heart.y - hand.y) * uy;
  const off = hand.y + uy * nearest - heart.y;
  const slack = Math.max(0, (room.height - fits * Math.abs(uy)) / 2);
  const along = Math.abs(uy) > 0.1 ? nearest - (off - clamp(off, slack)) / uy : nearest;
  const at = { x: hand.x + ux * along, y: hand.y + uy * along };
  const mark = edge(at, to, mat);
  const free = Math.hypot(mark.x - at.x, mark.y - at.y) - TRAIL;
  return { ...at, turn: degrees(-dx, -dy), length: Math.max(Math.min(fits, 2 * free), SHORTEST_DAGGER) };
}

/** The dagger at rest: as near to its holder as the supply lets it lie, its hilt towards the hand. */
export function resting(holder: Place, heart: Size & Place): Pose {
  const [dx, dy] = [holder.x - heart.x, holder.y - heart.y];
  const far = Math.hypot(dx, dy) || 1;
  const length = Math.min(150, Math.max(SHORTEST_DAGGER, heart.width * 0.3));
  const half = { x: (length / 2) * Math.abs(dx / far) + 14, y: (length / 2) * Math.abs(dy / far) + 14 };
  const room = {
    x: Math.max(0, heart.width / 2 - half.x),
    y: Math.max(0, (heart.height - SUPPLY_HEIGHT) / 2 - half.y),
  };
  const middle = heart.y - SUPPLY_HEIGHT / 2;
  return { x: heart.x + clamp(dx, room.x), y: middle + clamp(dy, room.y), turn: degrees(dx, dy), length };
}
