// A way being composed: way-points by tap or drag, where the look goes, and the answer that comes of it. What it costs,
// and whether it may be gone, the server says.

import { apart, beside, degrees, facing, goesRound, towards, within } from "./space";
import type { Scene } from "./scene";
import { figureOf } from "./table";
import type {
  Action,
  Facing,
  FigureId,
  LinkShown,
  PieceShown,
  Placement,
  Point,
  Surface,
  Tried,
  Waypoint,
} from "./types";

/** The most way-points that are kept; the server has the last word. */
const MOST = 16;
/** How near the ghost of a lesson a finger means it, in thousandths and in degrees. */
const NEAR = 1000;
const ALIKE = 20;
/** How near a ladder's end a finger means it, in thousandths. */
const LADDER = 450;
/** How near to touching a base a finger means contact, in thousandths: no finger finds the hundredth that counts. */
const TOUCH = 300;

/** An enemy one may come into contact with: where it stands, and how far the centres are apart when bases touch. */
export interface Base {
  at: Point;
  reach: number;
}

/** What can be composed now: who goes, from where, how far the action takes it. */
export interface Going {
  figure: FigureId;
  kind: "move" | "run" | "charge" | "jump" | "fly" | "notable" | "patrol" | "turn";
  start: Point | null;
  on: Surface;
  allowance: number;
}

/** What this question lets one compose; nothing if it asks for something else, or if one has yet to say who goes. */
export function going({ view, question, isAsked }: Asked): Going | null {
  const asked = question?.question ?? null;
  if (!isAsked || asked === null) return null;
  const { doing } = view.shown;
  const of = (id: FigureId, kind: Going["kind"], allowance: number): Going | null => {
    const figure = figureOf(view, id);
    if (!figure) return null;
    const stands = figure.status === "standing";
    return { figure: id, kind, allowance, start: stands ? figure.stand.at : null, on: figure.stand.on };
  };
  if (asked.ask === "move_notable") {
    const notable = view.public.figures.find(({ npc }) => npc === "notable");
    return notable ? of(notable.id, "notable", 0) : null;
  }
  if (asked.ask === "patrol") {
    return composer.patrol === null ? null : of(composer.patrol, "patrol", 0);
  }
  if (asked.ask !== "perform" || !doing) return null;
  switch (doing.kind) {
    case "move":
    case "run":
    case "charge":
    case "jump":
    case "fly":
      return of(doing.figure, doing.kind, doing.allowance);
    case "reorient":
    case "watch":
      return of(doing.figure, "turn", 0);
    default:
      return null;
  }
}

type Asked = Pick<Scene, "view" | "question" | "isAsked">;

/** Whom the ways proposed let go on patrol, each once; none where nobody is asked for one. */
export function patrols({ question, isAsked }: Asked): FigureId[] {
  if (!isAsked || question?.question?.ask !== "patrol") return [];
  const walkers = question.options.flatMap(({ action }) => {
    const choice = "choose" in action ? action.choose : null;
    return choice && "patrol" in choice ? [choice.patrol.fig] : [];
  });
  return [...new Set(walkers)];
}

export class Composer {
  /** The question this belongs to. */
  #serial: number | null = null;
  /** Whether a touch of the ground sets a point; else the ways that are proposed are pointed at. */
  isOn = $state(true);
  points: readonly Waypoint[] = $state.raw([]);
  /** Where a figure from the reserve comes in. */
  entry: Point | null = $state.raw(null);
  /** Turned by hand; else the look follows the way. */
  turned: Facing | null = $state.raw(null);
  exits = $state(false);
  /** Whom a charge is aimed at. */
  target: FigureId | null = $state(null);
  /** Who goes on patrol. */
  patrol: FigureId | null = $state(null);
  /** Whether the next point is a step across a gap, up or down. */
  steps = $state(false);
  /** The outlines that a point may lie in, by how many points come before it, as the server said them. */
  #reaches: (readonly Point[] | undefined)[] = [];
  /** Figures being put on the table. */
  placed: readonly Placement[] | null = $state.raw(null);
  markers: readonly Point[] | null = $state.raw(null);

  /** Begins anew when another question is asked. */
  follow(serial: number | null): void {
    if (serial === this.#serial) return;
    this.#serial = serial;
    this.isOn = true;
    this.patrol = null;
    this.clear();
  }

  /** Says who goes on patrol, if that is what touching a figure means. */
  picks(asked: Asked, id: FigureId): boolean {
    if (!patrols(asked).includes(id) || id === this.patrol) return false;
    this.clear();
    this.patrol = id;
    return true;
  }

  /** Takes what the server said of the way as it is now: how far it could go on, and whom a charge would reach. */
  learn(tried: Tried, going: Going): void {
    this.#reaches[this.points.length] = tried.reach[0];
    if (going.kind !== "charge") return;
    const { touches } = tried;
    if (this.target === null || !touches.includes(this.target)) this.target = touches[0] ?? null;
  }

  clear(): void {
    this.points = [];
    this.entry = null;
    this.turned = null;
    this.exits = false;
    this.steps = false;
    this.target = null;
    this.#reaches = [];
    this.placed = null;
    this.markers = null;
  }

  get isEmpty(): boolean {
    return this.points.length === 0 && this.entry === null && this.turned === null;
  }

  /** The points gone over, way-points by where they lead. */
  path(): Point[] {
    return this.points.map((way) => ("to" in way ? way.to : way));
  }

  start(going: Going): Point | null {
    return going.start ?? this.entry;
  }

  /** Where it ends, if it has begun. */
  end(going: Going): Point | null {
    return this.path().at(-1) ?? this.start(going);
  }

  /** Takes the answer that a lesson draws as a ghost, if the finger means it. */
  snap(point: Point, going: Going, ghost: Action | null): boolean {
    const deed = ghost && "perform" in ghost ? ghost.perform : null;
    if (!deed) return false;
    if ("face" in deed && going.kind === "turn") {
      const look = going.start && towards(going.start, point);
      const off = look ? Math.abs(degrees(look) - degrees(deed.face.face)) : 180;
      if (Math.min(off, 360 - off) > ALIKE) return false;
      this.turned = deed.face.face;
      return true;
    }
    const way = "go" in deed ? deed.go : "charge" in deed ? deed.charge : null;
    const end = way?.path.at(-1);
    if (!way || !end || apart("to" in end ? end.to : end, point) > NEAR) return false;
    this.points = way.path;
    this.turned = way.face;
    if ("target" in way) this.target = way.target;
    return true;
  }

  /** Takes a way that the server proposes, to be played or changed. */
  take(action: Action): void {
    const way = wayIn(action);
    if (!way) return;
    this.clear();
    this.points = way.path;
    this.entry = way.from ?? null;
    this.turned = way.face;
    if ("target" in way) this.target = way.target;
  }

  /** Goes up to somebody: by the next of the ways proposed, or straight from where one's own way has led so far. */
  meet(base: Base, proposed: readonly Action[], going: Going): void {
    const written = (action: Action): string => JSON.stringify(wayIn(action)?.path ?? null);
    const ways = proposed.filter((one, at) => proposed.findIndex((other) => written(other) === written(one)) === at);
    const now = ways.findIndex((one) => written(one) === JSON.stringify(this.points));
    const next = this.points.length === 0 || now >= 0 ? ways[(now + 1) % Math.max(1, ways.length)] : undefined;
    if (next) return this.take(next);
    const from = this.end(going);
    if (from && this.points.length < MOST) this.points = [...this.points, beside(base.at, base.reach, from)];
  }

  /** A point as a finger means it: hard by a base is in contact with it. */
  static touching(point: Point, bases: readonly Base[]): Point {
    const near = bases.find(({ at, reach }) => apart(at, point) <= reach + TOUCH);
    return near ? beside(near.at, near.reach, point) : point;
  }

  /** One more point, as a finger means it: a ladder's end is the ladder. */
  add(point: Point, going: Going, pieces: readonly PieceShown[], links: readonly LinkShown[]): void {
    if (going.kind === "turn") {
      const from = going.start;
      if (from) this.turned = towards(from, point) ?? this.turned;
      return;
    }
    if (this.start(going) === null) {
      this.entry = point;
      return;
    }
    if (going.kind === "fly") this.points = [point];
    else if (this.points.length < MOST) this.points = [...this.points, this.#way(point, going, pieces, links)];
    this.steps = false;
  }

  #way(point: Point, going: Going, pieces: readonly PieceShown[], links: readonly LinkShown[]): Waypoint {
    if (this.steps) return { to: point, on: landing(point, pieces) };
    const up = links.findIndex(({ top }) => apart(top, point) <= LADDER);
    const down = links.findIndex(({ foot }) => apart(foot, point) <= LADDER);
    const isUp = this.surface(going, pieces) !== "ground";
    const top = links[up];
    const foot = links[down];
    if (top && !isUp) return { to: top.top, via: up };
    if (foot && isUp) return { to: foot.foot, via: down };
    return point;
  }

  /** What the last way-point stands on: what one climbed or leapt to last, else where one began. */
  surface(going: Going, pieces: readonly PieceShown[]): Surface {
    const last = this.points.findLast((way) => "to" in way);
    if (!last || !("to" in last)) return going.on;
    return "on" in last ? last.on : landing(last.to, pieces);
  }

  /** Moves a way-point, or where one comes in. The last one follows the finger within its reach, or up to a base. */
  drag(at: number, point: Point, going: Going, bases: readonly Base[] = []): void {
    if (at < 0) {
      this.entry = point;
      return;
    }
    const from = at === 0 ? this.start(going) : this.path()[at - 1];
    const isLast = at === this.points.length - 1;
    const met = isLast ? Composer.touching(point, bases) : point;
    const reach = isLast && met === point ? this.#reaches[at] : undefined;
    const kept = reach && from ? within(reach, from, point) : met;
    this.points = this.points.map((way, place) => (place === at ? kept : way));
    this.#reaches.length = Math.min(this.#reaches.length, at + 1);
  }

  /** Takes the last point away. */
  back(): void {
    this.#reaches.length = Math.min(this.#reaches.length, Math.max(1, this.points.length));
    if (this.points.length > 0) this.points = this.points.slice(0, -1);
    else if (this.entry) this.entry = null;
    else this.turned = null;
  }

  /** Where the figure looks at the end. */
  face(going: Going, before: Facing): Facing {
    if (this.turned) return this.turned;
    const all = [this.start(going), ...this.path()].filter((point) => point !== null);
    const [from, to] = [all.at(-2), all.at(-1)];
    return (from && to && towards(from, to)) || before;
  }

  turn(by: number, going: Going, before: Facing): void {
    this.turned = facing(degrees(this.face(going, before)) + by);
  }

  /** Whether there is anything to send. */
  isSendable(going: Going): boolean {
    const moves = ["move", "run", "patrol"].includes(going.kind);
    return this.points.length > 0 || (this.turned !== null && (moves || going.kind === "turn"));
  }

  /** The answer as it is so far. */
  action(going: Going, before: Facing, pieces: readonly PieceShown[]): Action {
    const face = this.face(going, before);
    const path = [...this.points];
    const from = going.start === null ? this.entry : null;
    const end = this.end(going) ?? [0, 0];
    switch (going.kind) {
      case "turn":
        return { perform: { face: { face } } };
      case "notable":
        return { choose: { move_notable: { path, face } } };
      case "patrol":
        return { choose: { patrol: { fig: going.figure, path, face } } };
      case "fly":
        return { perform: { fly: { to: end, on: landing(end, pieces), face, exit: this.exits, from } } };
      case "charge":
        return { perform: { charge: { path, target: this.target, face, from } } };
      case "jump": {
        if (path.length === 0) return { perform: { jump: { path, jump_index: 0, face } } };
        const jump = { to: end, on: landing(end, pieces) };
        return { perform: { jump: { path: [...path.slice(0, -1), jump], jump_index: path.length - 1, face } } };
      }
      case "move":
      case "run":
        return { perform: { go: { path, face, exit: this.exits, from } } };
    }
  }
}

/** The way of an answer that walks, runs or charges. */
function wayIn(action: Action) {
  const deed = "perform" in action ? action.perform : null;
  if (!deed) return null;
  return "go" in deed ? deed.go : "charge" in deed ? deed.charge : null;
}

/** What one lands on there: the top of a piece that can be stood on, or the ground. */
function landing(point: Point, pieces: readonly PieceShown[]): Surface {
  const at = pieces.findIndex((piece) => piece.top && piece.closed && goesRound(piece.points, point));
  return at < 0 ? "ground" : { top: at };
}

/** One hand composes at a time. */
export const composer = new Composer();
