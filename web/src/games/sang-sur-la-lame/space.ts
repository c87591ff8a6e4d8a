// The table as it is drawn: inches from the upper left corner, where the server counts thousandths from the lower left.

import type { Facing, Point } from "./types";

/** A place on the drawing, in inches, y downwards. */
export interface At {
  x: number;
  y: number;
}

const MILS = 1000;

/** Where a point of the table is drawn; `size` is the side of the table. */
export const drawn = ([x, y]: Point, size: number): At => ({ x: x / MILS, y: (size - y) / MILS });

/** The point of the table that is drawn there. */
export const pointAt = ({ x, y }: At, size: number): Point => [Math.round(x * MILS), size - Math.round(y * MILS)];

/** A point kept on the table. */
export const kept = ([x, y]: Point, size: number): Point => [
  Math.max(0, Math.min(size, x)),
  Math.max(0, Math.min(size, y)),
];

/** Lines through some points, for a path of SVG. */
export function lines(points: readonly Point[], size: number, closed: boolean): string {
  const all = points.map((point) => drawn(point, size)).map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${all.join("L")}${closed ? "Z" : ""}`;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** How far two points are apart as the crow flies, in thousandths. */
export const apart = (one: Point, two: Point): number => Math.hypot(two[0] - one[0], two[1] - one[1]);

/** A hair more than touching: within the contact that the server grants, and never an overlap by rounding. */
const HAIR = 3;

/** Where a base that is so far from another when they touch would stand against it, on the side of a point. */
export function beside(centre: Point, reach: number, side: Point): Point {
  const far = apart(centre, side);
  const [dx, dy] = far === 0 ? [0, -1] : [(side[0] - centre[0]) / far, (side[1] - centre[1]) / far];
  return [Math.round(centre[0] + dx * (reach + HAIR)), Math.round(centre[1] + dy * (reach + HAIR))];
}

/** The middle of some points. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  const count = Math.max(1, points.length);
  return [sum[0] / count, sum[1] / count];
}

/** Whether a drawn outline goes round a point; only for what to draw and what a finger means. */
export function goesRound(outline: readonly Point[], [x, y]: Point): boolean {
  let isInside = false;
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
}

/** A point kept inside an outline that is seen whole from `from`: else where the line from there leaves it. */
export function within(outline: readonly Point[], from: Point, point: Point): Point {
  if (goesRound(outline, point)) return point;
  const [dx, dy] = [point[0] - from[0], point[1] - from[1]];
  let nearest = 1;
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] ?? [ax, ay];
    const [ex, ey] = [bx - ax, by - ay];
    const under = dx * ey - dy * ex;
    if (under === 0) return;
    const along = ((ax - from[0]) * ey - (ay - from[1]) * ex) / under;
    const across = ((ax - from[0]) * dy - (ay - from[1]) * dx) / under;
    if (along >= 0 && across >= 0 && across <= 1) nearest = Math.min(nearest, along);
  });
  // A hair inside, so that rounding does not put it outside.
  const kept = Math.max(0, nearest - 0.004);
  return [Math.round(from[0] + dx * kept), Math.round(from[1] + dy * kept)];
}

/** Degrees clockwise from north, for a facing. */
export const degrees = ([x, y]: Facing): number => (Math.atan2(x, y) * 180) / Math.PI;

/** A facing from degrees clockwise from north. */
export function facing(angle: number): Facing {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [Math.round(Math.sin(turn) * 1000), Math.round(Math.cos(turn) * 1000)];
  return x === 0 && y === 0 ? [0, 1] : [x, y];
}

/** The facing from one point to another; nothing if they are the same. */
export function towards(from: Point, to: Point): Facing | null {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  return x === 0 && y === 0 ? null : [x, y];
}

/** "4.2″", in French "4,2″": tenths of an inch. */
export function inches(mils: number, language: "fr" | "en"): string {
  const text = (Math.round(mils / 100) / 10).toFixed(1);
  return `${language === "fr" ? text.replace(".", ",") : text}″`;
}

/** A point as people type and read it: inches from the lower left corner. */
export const typed = ([x, y]: Point): string => `${x / MILS},${y / MILS}`;

/** Points as people type them: `12.5,7.25 14,9.1`. Nothing if that is not what was typed. */
export function readPoints(text: string): Point[] | null {
  const words = text
    .trim()
    .split(/[\s;]+/)
    .filter(Boolean);
  const points = words.map((word): Point | null => {
    const found = /^(\d+(?:\.\d{1,3})?),(\d+(?:\.\d{1,3})?)$/.exec(word);
    return found ? [Math.round(Number(found[1]) * MILS), Math.round(Number(found[2]) * MILS)] : null;
  });
  const all = points.filter((point) => point !== null);
  return all.length > 0 && all.length === points.length ? all : null;
}
