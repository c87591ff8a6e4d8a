// Reading the view: who a figure is, whose it is, how it is called, what an option would do.

import type { Language } from "$lib/protocol/types";

import type { Choice, Scene } from "./scene";
import type { Action, Deed, Facing, Figure, Point, Profile, View, Waypoint } from "./types";

/** The viewer's own seat; nothing for the gallery. */
export const mine = (view: View): number | null => (view.viewer === "gallery" ? null : view.viewer.seat);

export const profileOf = (view: View, id: string): Profile | undefined =>
  view.shown.roster.find((each) => each.id === id);

export const figureOf = (view: View, id: string): Figure | undefined =>
  view.public.figures.find((each) => each.id === id);

/** What a figure is called: with its number where its band has several of that name. */
export function nameOf({ view, language }: Pick<Scene, "view" | "language">, id: string): string {
  const own = profileOf(view, id);
  if (!own) return id;
  const band = (each: Profile) => each.id.split(".")[0];
  const name = own.name[language];
  const several = view.shown.roster.filter((each) => band(each) === band(own) && each.name[language] === name);
  return several.length > 1 && own.npc === null ? `${name} ${id.split(".m")[1] ?? ""}` : name;
}

export const named = (name: { fr: string; en: string }, language: Language): string => name[language];

/** Where a way-point leads. */
export const leadsTo = (way: Waypoint): Point => ("to" in way ? way.to : way);

/** A way somebody could go: from where, over which points, and where the look goes at the end. */
export interface Way {
  figure: string;
  from: Point | null;
  path: readonly Point[];
  face: Facing | null;
}

const ofDeed = (deed: Deed): Omit<Way, "figure"> | null => {
  if ("go" in deed) return { from: deed.go.from ?? null, path: deed.go.path.map(leadsTo), face: deed.go.face };
  if ("jump" in deed) return { from: null, path: deed.jump.path.map(leadsTo), face: deed.jump.face };
  if ("charge" in deed)
    return { from: deed.charge.from ?? null, path: deed.charge.path.map(leadsTo), face: deed.charge.face };
  if ("fly" in deed) return { from: deed.fly.from ?? null, path: [deed.fly.to], face: deed.fly.face };
  if ("climb" in deed) return { from: null, path: [deed.climb.to], face: deed.climb.face };
  if ("face" in deed) return { from: null, path: [], face: deed.face.face };
  return null;
};

/** The way that an answer would go, if it goes one. */
export function wayOf(view: View, action: Action): Way | null {
  const acting = view.public.acting?.figure ?? null;
  const deed = "perform" in action ? action.perform : "drop_and_perform" in action ? action.drop_and_perform : null;
  if (deed) {
    const way = ofDeed(deed);
    return way && acting !== null ? { figure: acting, ...way } : null;
  }
  if ("choose" in action) {
    const { choose } = action;
    if ("patrol" in choose)
      return { figure: choose.patrol.fig, from: null, path: choose.patrol.path.map(leadsTo), face: choose.patrol.face };
    if ("move_notable" in choose) {
      const notable = view.public.figures.find(({ npc }) => npc === "notable");
      const { path, face } = choose.move_notable;
      return notable ? { figure: notable.id, from: null, path: path.map(leadsTo), face } : null;
    }
  }
  if ("react" in action && "engage" in action.react) {
    const lookout = view.public.moving ? (view.shown.window?.lookouts ?? []) : [];
    const { to } = action.react.engage;
    const one = lookout.find(({ engage }) => engage?.[0] === to[0] && engage[1] === to[1]);
    return one ? { figure: one.lookout, from: null, path: [to], face: null } : null;
  }
  return null;
}

/** Where figures would be put by an answer. */
export const placementsOf = ({ action }: Pick<Choice, "action">) =>
  "setup" in action && "deploy" in action.setup ? action.setup.deploy : null;

/** Where markers would be put by an answer. */
export const markersOf = ({ action }: Pick<Choice, "action">): readonly Point[] | null =>
  "setup" in action && "markers" in action.setup ? action.setup.markers.points : null;

/** The figure a question is about: the one who acts, or the lookout who may. */
export function lead({ view, question }: Pick<Scene, "view" | "question">): string | null {
  const asked = question?.question ?? null;
  if (asked && "lookout" in asked) return asked.lookout;
  if (asked && "figure" in asked) return asked.figure;
  return view.public.acting?.figure ?? null;
}

/** A pick's two numbers: `at:12000,7000`. */
export function numbers(pick: string): [number, number] {
  const [x = 0, y = 0] = (pick.split(":")[1] ?? "").split(",").map(Number);
  return [x, y];
}
