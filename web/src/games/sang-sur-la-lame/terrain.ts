// Terrain drawn as terrain: what each piece looks like, with the small things that make a wood a wood. All of it follows
// from the outline, so that a piece looks the same on every screen.

import { drawn, goesRound, middle, type At } from "./space";
import type { PieceShown, Point } from "./types";

/** What a low or tall block is made of: by what the table calls it. */
export type Stuff = "stall" | "well" | "cart" | "cask" | "grave" | "rock" | "crate";

const STUFF: readonly (readonly [RegExp, Stuff])[] = [
  [/etal|stall/, "stall"],
  [/puits|well/, "well"],
  [/charrette|chariot|cart/, "cart"],
  [/tonneau|barrique|futaille/, "cask"],
  [/tombe|stele|sarcophage|autel/, "grave"],
  [/roch|falaise|bloc|eboul/, "rock"],
];

export const stuffOf = ({ id, kind }: Pick<PieceShown, "id" | "kind">): Stuff =>
  STUFF.find(([word]) => word.test(id))?.[1] ?? (kind === "tall_block" ? "rock" : "crate");

/** Numbers that look thrown but are the same every time. */
function thrown(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangle around an outline, in inches on the drawing. */
export function frameOf(points: readonly Point[], size: number): Frame {
  const all = points.map((point) => drawn(point, size));
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Things strewn inside an outline, on a grid that is a little disturbed: trees, reeds, stones. */
export function strewn(points: readonly Point[], size: number, apart: number, inset: number): (At & { k: number })[] {
  const frame = frameOf(points, size);
  const random = thrown(Math.round(frame.x * 131 + frame.y * 977 + frame.width * 17));
  const found: (At & { k: number })[] = [];
  for (let y = frame.y + inset; y <= frame.y + frame.height - inset; y += apart) {
    for (let x = frame.x + inset; x <= frame.x + frame.width - inset; x += apart) {
      const at = { x: x + (random() - 0.5) * apart * 0.5, y: y + (random() - 0.5) * apart * 0.5, k: random() };
      const rim = [
        [0, 0],
        [inset, 0],
        [-inset, 0],
        [0, inset],
        [0, -inset],
      ] as const;
      const isIn = rim.every(([dx, dy]) => goesRound(points, [(at.x + dx) * 1000, size - (at.y + dy) * 1000]));
      if (isIn) found.push(at);
    }
  }
  return found;
}

/** An outline drawn nearer to its middle: contour lines, bevels. */
export function shrunk(points: readonly Point[], by: number): Point[] {
  const [x, y] = middle(points);
  return points.map(([px, py]) => [x + (px - x) * by, y + (py - y) * by]);
}

/** Boards, tiles or stripes across a frame: `M x y H x` for every so many inches. */
export function stripes({ x, y, width, height }: Frame, every: number, upright: boolean): string {
  const [from, length] = upright ? [x, width] : [y, height];
  const count = Math.max(1, Math.floor(length / every));
  const steps = Array.from({ length: count }, (_, at) => from + ((at + 1) * length) / (count + 1));
  return steps.map((at) => (upright ? `M${at} ${y}v${height}` : `M${x} ${at}h${width}`)).join("");
}

/** The ridge of a roof: along the longer side, through the middle. */
export function ridgeOf({ x, y, width, height }: Frame): string {
  return width >= height ? `M${x} ${y + height / 2}h${width}` : `M${x + width / 2} ${y}v${height}`;
}
