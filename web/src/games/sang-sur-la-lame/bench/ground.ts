// A table being laid out: pieces are placed, moved, turned and taken away; what stands in or on a piece goes along.
// Whether one can play on it is said by the server alone.

import { middle } from "../space";
import type {
  Called,
  Land,
  Layout,
  LinkLaid,
  ObjectLaid,
  PieceLaid,
  Point,
  ScenarioId,
  SetupLaid,
  TableChoice,
  TerrainFacts,
} from "../types";

/** A table of one's own, as an option of a table. */
export type OwnGround = Extract<TableChoice, { custom: unknown }>;

/** The side of a table in thousandths. */
export const SIDE = 35433;

/** Something on the table one can take hold of. */
export type Part =
  | { is: "piece" | "link" | "object" | "spot"; at: number }
  | { is: "deploy" | "zone"; name: string; at: number }
  | { is: "point"; name: string };

export const samePart = (one: Part | null, two: Part | null): boolean => JSON.stringify(one) === JSON.stringify(two);

export const emptyGround = (name: string, setup: SetupLaid | null): OwnGround => ({
  custom: {
    name: { fr: name, en: name },
    multi_spots: [],
    piece: [],
    link: [],
    object: [],
    setup: setup ? [setup] : [],
  },
});

export const renamed = ({ custom }: OwnGround, name: string): OwnGround => ({
  custom: { ...custom, name: both(name) },
});
export const both = (name: string): Called => ({ fr: name, en: name });

const within = (value: number): number => Math.max(0, Math.min(SIDE, Math.round(value)));
const kept = ([x, y]: Point): Point => [within(x), within(y)];
export const snapped = (value: number, step: number): number => Math.round(value / step) * step;

const replaced = <One>(all: readonly One[], at: number, one: One): One[] =>
  all.map((other, place) => (place === at ? one : other));

/** An id that nothing on the table has. */
export function freshId(layout: Layout, begin: string): string {
  const taken = new Set([...layout.piece, ...layout.link, ...layout.object].map(({ id }) => id));
  for (let number = 1; ; number += 1) if (!taken.has(`${begin}_${number}`)) return `${begin}_${number}`;
}

/** What the server says about kinds of terrain. */
export type Kinds = ReadonlyMap<Land, TerrainFacts>;

/** An outline about (0, 0) put about a point, as near as all of it stays on the table. */
function about(points: readonly Point[], [x, y]: Point): Point[] {
  const { west, south, width, depth } = frame(points);
  const [cx, cy] = [
    Math.max(-west, Math.min(SIDE - west - width, x)),
    Math.max(-south, Math.min(SIDE - south - depth, y)),
  ];
  return points.map(([px, py]) => kept([cx + px, cy + py]));
}

/** The edge of an outline nearest to a point, and how far along it that is. */
function nearestEdge(
  points: readonly Point[],
  [x, y]: Point,
): { a: Point; b: Point; along: number; far: number } | null {
  let best: { a: Point; b: Point; along: number; far: number } | null = null;
  points.forEach((a, at) => {
    const b = points[(at + 1) % points.length] ?? a;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = dx * dx + dy * dy || 1;
    const along = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / long));
    const far = Math.hypot(a[0] + dx * along - x, a[1] + dy * along - y);
    if (!best || far < best.far) best = { a, b, along, far };
  });
  return best;
}

/** The piece of these kinds nearest to a point. */
function nearest(layout: Layout, at: Point, fits: (piece: PieceLaid) => boolean) {
  const found = layout.piece.flatMap((piece, place) => {
    const edge = fits(piece) ? nearestEdge(piece.points, at) : null;
    return edge ? [{ piece, place, edge }] : [];
  });
  return found.sort((one, two) => one.edge.far - two.edge.far)[0] ?? null;
}

/** An opening so long on an edge that runs along the table's own; on a slanted one its ends are those of the edge. */
function openingOn({ a, b, along }: { a: Point; b: Point; along: number }, opening: number): [Point, Point] {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if ((a[0] !== b[0] && a[1] !== b[1]) || long <= opening) return [a, b];
  const from = Math.max(0, Math.min(long - opening, snapped(along * long - opening / 2, 250)));
  const put = (far: number): Point => [
    Math.round(a[0] + ((b[0] - a[0]) * far) / long),
    Math.round(a[1] + ((b[1] - a[1]) * far) / long),
  ];
  return [put(from), put(from + opening)];
}

export type Tool = Land | "ladder" | "rope" | "heavy_throwable";

/** What comes of placing something: the table with it, or why there is no place for it. */
export type Placed = { layout: Layout; part: Part } | "noBuilding" | "noTop";

/** Places a new thing near a point. */
export function placed(layout: Layout, tool: Tool, where: Point, kinds: Kinds): Placed {
  const at = kept(where);
  if (tool === "heavy_throwable") {
    const object: ObjectLaid = { id: freshId(layout, "objet"), kind: tool, at };
    return {
      layout: { ...layout, object: [...layout.object, object] },
      part: { is: "object", at: layout.object.length },
    };
  }
  if (tool === "ladder" || tool === "rope") {
    const up = nearest(layout, at, ({ roof, standable }) => roof === true || standable === true);
    if (!up) return "noTop";
    const { a, b, along } = up.edge;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    // To the right of an edge that goes round counter-clockwise is outside.
    const [nx, ny] = [(b[1] - a[1]) / long, -(b[0] - a[0]) / long];
    const t = Math.max(0.15, Math.min(0.85, along));
    const on: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const beside = (far: number): Point => kept([on[0] + nx * far, on[1] + ny * far]);
    const link: LinkLaid = {
      id: freshId(layout, tool === "ladder" ? "echelle" : "corde"),
      kind: tool,
      foot: beside(600),
      top: beside(-600),
      on: up.piece.id,
      height: up.piece.height ?? kinds.get(up.piece.kind)?.height ?? 0,
    };
    return { layout: { ...layout, link: [...layout.link, link] }, part: { is: "link", at: layout.link.length } };
  }
  const kind = kinds.get(tool);
  const begin = kind?.begin.points ?? [];
  const piece: PieceLaid = { ...kind?.begin, id: freshId(layout, tool), kind: tool, points: about(begin, at) };
  if (kind?.shape === "opening") {
    const wall = nearest(layout, at, (other) => kinds.get(other.kind)?.walls === true);
    if (!wall) return "noBuilding";
    piece.points = openingOn(wall.edge, frame(begin).width);
    piece.of = wall.piece.id;
  }
  return { layout: { ...layout, piece: [...layout.piece, piece] }, part: { is: "piece", at: layout.piece.length } };
}

const setupOf = (layout: Layout, scenario: ScenarioId | null): SetupLaid | undefined =>
  layout.setup.find((setup) => setup.scenario === scenario);

/** The points of a part: its outline, its two ends, or its one place. */
export function pointsOf(layout: Layout, part: Part, scenario: ScenarioId | null): readonly Point[] {
  const setup = setupOf(layout, scenario);
  switch (part.is) {
    case "piece":
      return layout.piece[part.at]?.points ?? [];
    case "link": {
      const link = layout.link[part.at];
      return link ? [link.foot, link.top] : [];
    }
    case "object": {
      const object = layout.object[part.at];
      return object ? [object.at] : [];
    }
    case "spot":
      return layout.multi_spots[part.at] ?? [];
    case "deploy":
    case "zone":
      return setup?.[part.is][part.name]?.[part.at] ?? [];
    case "point": {
      const at = setup?.point[part.name];
      return at ? [at] : [];
    }
  }
}

type Change = (point: Point) => Point;

/** The same table with the points of a part changed; doors, windows and ladders of a building go along. */
export function changed(layout: Layout, part: Part, scenario: ScenarioId | null, change: Change): Layout {
  const each = (points: readonly Point[]): Point[] => points.map((point) => kept(change(point)));
  switch (part.is) {
    case "piece": {
      const moved = layout.piece[part.at];
      if (!moved) return layout;
      return {
        ...layout,
        piece: layout.piece.map((piece, at) =>
          at === part.at || piece.of === moved.id ? { ...piece, points: each(piece.points) } : piece,
        ),
        link: layout.link.map((link) =>
          link.on === moved.id ? { ...link, foot: kept(change(link.foot)), top: kept(change(link.top)) } : link,
        ),
      };
    }
    case "link":
      return {
        ...layout,
        link: layout.link.map((link, at) =>
          at === part.at ? { ...link, foot: kept(change(link.foot)), top: kept(change(link.top)) } : link,
        ),
      };
    case "object":
      return {
        ...layout,
        object: layout.object.map((one, at) => (at === part.at ? { ...one, at: kept(change(one.at)) } : one)),
      };
    case "spot":
      return { ...layout, multi_spots: replaced(layout.multi_spots, part.at, each(layout.multi_spots[part.at] ?? [])) };
    case "deploy":
    case "zone":
      return inSetup(layout, scenario, (setup) => ({
        ...setup,
        [part.is]: {
          ...setup[part.is],
          [part.name]: (setup[part.is][part.name] ?? []).map((one, at) => (at === part.at ? each(one) : one)),
        },
      }));
    case "point":
      return inSetup(layout, scenario, (setup) => {
        const at = setup.point[part.name];
        return at ? { ...setup, point: { ...setup.point, [part.name]: kept(change(at)) } } : setup;
      });
  }
}

function inSetup(layout: Layout, scenario: ScenarioId | null, change: (setup: SetupLaid) => SetupLaid): Layout {
  return {
    ...layout,
    setup: layout.setup.map((setup) => (setup.scenario === scenario ? change(setup) : setup)),
  };
}

interface Frame {
  west: number;
  south: number;
  width: number;
  depth: number;
}

export function frame(points: readonly Point[]): Frame {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, south] = [Math.min(...xs), Math.min(...ys)];
  return { west, south, width: Math.max(...xs) - west, depth: Math.max(...ys) - south };
}

/** Moved by so much, as far as all of it stays on the table. */
export function moved(layout: Layout, part: Part, scenario: ScenarioId | null, dx: number, dy: number): Layout {
  const { west, south, width, depth } = frame(pointsOf(layout, part, scenario));
  const x = Math.max(-west, Math.min(SIDE - west - width, dx));
  const y = Math.max(-south, Math.min(SIDE - south - depth, dy));
  return changed(layout, part, scenario, ([px, py]) => [px + x, py + y]);
}

/** As wide and as deep as that, about its south-west corner. */
export function sized(layout: Layout, part: Part, scenario: ScenarioId | null, width: number, depth: number): Layout {
  const was = frame(pointsOf(layout, part, scenario));
  const along = (value: number, from: number, long: number, now: number): number =>
    long === 0 ? value : from + ((value - from) * now) / long;
  return changed(layout, part, scenario, ([x, y]) => [
    along(x, was.west, was.width, width),
    along(y, was.south, was.depth, depth),
  ]);
}

/** Whether the walls of a piece hold doors or windows: these stay in their wall by quarter turns only. */
const hasOpenings = (layout: Layout, part: Part): boolean =>
  part.is === "piece" && layout.piece.some(({ of }) => of !== undefined && of === layout.piece[part.at]?.id);

/** By how many degrees a part is turned at a time. */
export const turnStep = (layout: Layout, part: Part): number =>
  hasOpenings(layout, part) || part.is !== "piece" ? 90 : 15;

/** Turned counter-clockwise about its middle. */
export function turned(layout: Layout, part: Part, scenario: ScenarioId | null, degrees: number): Layout {
  const [cx, cy] = middle(pointsOf(layout, part, scenario)).map(Math.round) as [number, number];
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] =
    degrees % 90 === 0 ? [Math.round(Math.cos(turn)), Math.round(Math.sin(turn))] : [Math.cos(turn), Math.sin(turn)];
  const after = changed(layout, part, scenario, ([x, y]) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]);
  return after;
}

const isBox = (points: readonly Point[]): boolean =>
  points.length === 4 &&
  points.every(([x, y], at) => {
    const [nx, ny] = points[(at + 1) % 4] ?? [x, y];
    return (x === nx) !== (y === ny);
  });

/** One corner drawn to a place. A box stays a box, and what is in its walls goes along. */
export function cornered(layout: Layout, part: Part, scenario: ScenarioId | null, corner: number, to: Point): Layout {
  const points = pointsOf(layout, part, scenario);
  const from = points[corner];
  if (!from) return layout;
  if (!isBox(points)) {
    const isFrom = ([x, y]: Point): boolean => x === from[0] && y === from[1];
    return changed(layout, part, scenario, (point) => (isFrom(point) ? to : point));
  }
  const opposite = points[(corner + 2) % 4] ?? from;
  const scale = (value: number, still: number, was: number, now: number): number =>
    was === still ? value : still + ((value - still) * (now - still)) / (was - still);
  // Drawn over to the other side it would be inside out.
  const least = 250;
  const far = (now: number, still: number, was: number): number =>
    was > still ? Math.max(still + least, now) : Math.min(still - least, now);
  const [nx, ny] = [far(to[0], opposite[0], from[0]), far(to[1], opposite[1], from[1])];
  return changed(layout, part, scenario, ([x, y]) => [
    scale(x, opposite[0], from[0], nx),
    scale(y, opposite[1], from[1], ny),
  ]);
}

/** Without a part; a building takes its doors and ladders with it. */
export function removed(layout: Layout, part: Part, scenario: ScenarioId | null): Layout {
  switch (part.is) {
    case "piece": {
      const gone = layout.piece[part.at]?.id;
      return {
        ...layout,
        piece: layout.piece.filter((piece, at) => at !== part.at && (piece.of === undefined || piece.of !== gone)),
        link: layout.link.filter(({ on }) => on !== gone),
      };
    }
    case "link":
      return { ...layout, link: layout.link.filter((_, at) => at !== part.at) };
    case "object":
      return { ...layout, object: layout.object.filter((_, at) => at !== part.at) };
    case "spot":
      return { ...layout, multi_spots: layout.multi_spots.filter((_, at) => at !== part.at) };
    case "deploy":
    case "zone":
      return inSetup(layout, scenario, (setup) => ({
        ...setup,
        [part.is]: {
          ...setup[part.is],
          [part.name]: (setup[part.is][part.name] ?? []).filter((_, at) => at !== part.at),
        },
      }));
    case "point":
      return layout;
  }
}

/** A second one beside the first. */
export function twin(layout: Layout, part: Part, scenario: ScenarioId | null): { layout: Layout; part: Part } {
  if (part.is === "piece") {
    const piece = layout.piece[part.at];
    if (!piece) return { layout, part };
    const copy = { ...piece, id: freshId(layout, piece.kind) };
    const next: Part = { is: "piece", at: layout.piece.length };
    return { layout: moved({ ...layout, piece: [...layout.piece, copy] }, next, scenario, 1000, -1000), part: next };
  }
  if (part.is === "object") {
    const object = layout.object[part.at];
    if (!object) return { layout, part };
    const next: Part = { is: "object", at: layout.object.length };
    const copy = { ...object, id: freshId(layout, "objet") };
    return { layout: moved({ ...layout, object: [...layout.object, copy] }, next, scenario, 1000, -1000), part: next };
  }
  if (part.is === "deploy" || part.is === "zone") {
    const next: Part = { ...part, at: (setupOf(layout, scenario)?.[part.is][part.name] ?? []).length };
    const points = [...pointsOf(layout, part, scenario)];
    const more = inSetup(layout, scenario, (setup) => ({
      ...setup,
      [part.is]: { ...setup[part.is], [part.name]: [...(setup[part.is][part.name] ?? []), points] },
    }));
    return { layout: moved(more, next, scenario, 1000, -1000), part: next };
  }
  return { layout, part };
}

/** A line one point longer. */
export function longer(layout: Layout, at: number): Layout {
  const piece = layout.piece[at];
  const [before, last] = piece?.points.slice(-2) ?? [];
  if (!piece || !before || !last) return layout;
  const next = kept([last[0] + (last[0] - before[0]) / 2, last[1] + (last[1] - before[1]) / 2]);
  return { ...layout, piece: replaced(layout.piece, at, { ...piece, points: [...piece.points, next] }) };
}

export function withPiece(layout: Layout, at: number, change: Partial<PieceLaid>): Layout {
  const piece = layout.piece[at];
  if (!piece) return layout;
  // What is not said is as the kind has it.
  const said = Object.entries({ ...piece, ...change }).filter(([, value]) => value !== undefined);
  const after = Object.fromEntries(said) as unknown as PieceLaid;
  const renamed = change.id !== undefined && change.id !== piece.id ? change.id : null;
  return {
    ...layout,
    piece: layout.piece.map((other, place) =>
      place === at ? after : renamed !== null && other.of === piece.id ? { ...other, of: renamed } : other,
    ),
    link: layout.link.map((link) =>
      link.on !== piece.id
        ? link
        : { ...link, on: renamed ?? link.on, ...(change.height === undefined ? {} : { height: change.height }) },
    ),
  };
}

export const withSetup = (layout: Layout, setup: SetupLaid): Layout => ({
  ...layout,
  setup: [...layout.setup.filter(({ scenario }) => scenario !== setup.scenario), setup],
});
export const withoutSetup = (layout: Layout, scenario: ScenarioId): Layout => ({
  ...layout,
  setup: layout.setup.filter((setup) => setup.scenario !== scenario),
});

/** With a place for one more band of a free-for-all: the next of those there are to begin with. */
export function withSpot(layout: Layout, spots: readonly (readonly Point[])[]): Layout {
  const spot = spots[layout.multi_spots.length % spots.length];
  return spot ? { ...layout, multi_spots: [...layout.multi_spots, [...spot]] } : layout;
}
