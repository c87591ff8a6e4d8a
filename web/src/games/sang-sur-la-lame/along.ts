// What a way that is being composed would bring, in words: what its segments cost, who could do what on the way, who sees
// its end. The server says all of it; this only puts it into a few lines.

import type { Tried as Answered } from "$lib/state/trying.svelte";

import type { Composer, Going } from "./composer.svelte";
import type { Scene } from "./scene";
import { apart, drawn, inches, type At } from "./space";
import { nameOf, profileOf } from "./table";
import type { Chances, LegShown, Point, Sight, Danger, Tried } from "./types";
import { wordsOf } from "./words";

/** A small label on the map. */
export interface Slip {
  at: At;
  text: string;
  tone: "" | "risk";
}

const half = (one: Point, two: Point): Point => [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2];

/** "3.0″ +1.0″ = 4.0″", or the length alone where nothing is added. */
export function price({ length, cost }: LegShown, language: Scene["language"]): string {
  const added = cost - length;
  return added > 0
    ? `${inches(length, language)} +${inches(added, language)} = ${inches(cost, language)}`
    : inches(cost, language);
}

/** What stands beside each segment: its price, or as long as the server has not said it, how long it is. */
export function slipsOf(
  scene: Pick<Scene, "view" | "language">,
  composer: Composer,
  going: Going,
  tried: Answered<unknown, Tried> | null,
): Slip[] {
  const { language, view } = scene;
  const { size } = view.shown.house;
  const words = wordsOf(language).compose;
  const start = composer.start(going);
  const points = [...(start ? [start] : []), ...composer.path()];
  const legs = tried?.adds?.legs ?? [];
  const slips = points.slice(1).map((point, at): Slip => {
    const from = points[at] ?? point;
    const leg = legs[at];
    const text = leg ? price(leg, language) : inches(apart(from, point), language);
    const isLast = at === points.length - 2;
    const left = tried?.adds && isLast ? tried.adds.allowance - tried.adds.spent : -1;
    const rest = left >= 0 && !tried?.refusal ? ` · ${words.rest(inches(left, language))}` : "";
    return { at: drawn(half(from, point), size), text: `${text}${rest}`, tone: "" };
  });
  const end = points.at(-1);
  if (tried?.refusal && end && composer.isSendable(going))
    slips.push({
      at: { ...drawn(end, size), y: drawn(end, size).y + 1 },
      text: `✕ ${tried.refusal.clause ?? tried.refusal.code}`,
      tone: "risk",
    });
  return slips;
}

/** One thing that could happen on the way, or would be so at its end. */
export interface Happening {
  key: string;
  tone: "bad" | "good" | "safe";
  text: string;
  odds: string | null;
  clause: string | null;
}

const share = (value: number): string => `${Math.round(value / 100)} %`;

function odds({ wounds, kills }: Chances, language: Scene["language"]): string {
  const words = wordsOf(language).compose;
  return kills >= 50 ? `${words.hurt(share(wounds))} · ${words.dead(share(kills))}` : words.hurt(share(wounds));
}

/** What a danger is called. */
export function dangerOf(scene: Pick<Scene, "view" | "language">, { lookout, means }: Danger): string {
  const words = wordsOf(scene.language).compose;
  if (means === "strike") return words.strikes;
  if (means === "engage") return words.engages;
  const weapon = profileOf(scene.view, lookout)?.weapons[means.shoot];
  return words.shoots(weapon?.name[scene.language] ?? "");
}

const pieceIn = ({ view, language }: Pick<Scene, "view" | "language">, { rays }: Sight): string | null => {
  const at = rays.find(({ state, piece }) => state === "blocked" && piece !== null)?.piece;
  return at == null ? null : (view.shown.pieces[at]?.name[language] ?? null);
};

/** Everything worth knowing of a way, the worst first. */
export function happenings(scene: Pick<Scene, "view" | "language">, tried: Tried): Happening[] {
  const words = wordsOf(scene.language).compose;
  const all: Happening[] = tried.dangers.map((danger, at) => {
    const { clause } = danger;
    const text = dangerOf(scene, danger);
    const chances = danger.chances ? odds(danger.chances, scene.language) : null;
    const where = words.onLeg(danger.leg + 1);
    return {
      key: `t${at}`,
      tone: "bad",
      text: words.does(nameOf(scene, danger.lookout), text, where),
      odds: chances,
      clause,
    };
  });
  for (const { marker, forced, clause } of tried.markers)
    all.push({
      key: `m${marker}`,
      tone: "bad",
      text: forced ? words.springs(marker + 1) : words.maySpring(marker + 1),
      odds: null,
      clause,
    });
  for (const id of tried.touches)
    all.push({
      key: `c${id}`,
      tone: "good",
      text: words.touches(nameOf(scene, id)),
      odds: tried.charge ? odds(tried.charge, scene.language) : null,
      clause: null,
    });
  const seen = tried.eyes.filter(({ at_end }) => at_end.seen);
  if (seen.length > 0) {
    const names = seen.map(({ figure, at_end }) =>
      at_end.covered ? words.covered(nameOf(scene, figure)) : nameOf(scene, figure),
    );
    all.push({ key: "seen", tone: "safe", text: words.seenBy(names.join(", ")), odds: null, clause: null });
  }
  const hidden = tried.eyes.filter(({ at_end }) => !at_end.seen);
  if (hidden.length > 0) {
    const names = hidden.map(({ figure, at_end }) => {
      const piece = pieceIn(scene, at_end);
      return piece ? `${nameOf(scene, figure)} (${piece})` : nameOf(scene, figure);
    });
    all.push({ key: "hidden", tone: "safe", text: words.hiddenFrom(names.join(", ")), odds: null, clause: null });
  }
  return all;
}
