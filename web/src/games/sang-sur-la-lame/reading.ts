// A figure in words, for those who hear the page and for the slip beside the map.

import type { Scene } from "./scene";
import { inches } from "./space";
import { figureOf, nameOf, profileOf } from "./table";
import type { Figure } from "./types";
import { wordsOf } from "./words";

/** The state of a figure, in a few words each. */
export function condition(scene: Pick<Scene, "view" | "language">, id: string): string[] {
  const { view, language } = scene;
  const words = wordsOf(language);
  const [figure, profile] = [figureOf(view, id), profileOf(view, id)];
  if (!figure || !profile) return [];
  const status = {
    reserve: view.public.turn === 0 ? words.toDeploy : words.reserve,
    hidden: words.hiddenAway,
    standing: null,
    fallen: words.dead,
    removed: words.dead,
    left: words.gone,
  }[figure.status];
  if (status) return [status];
  const now = view.shown.standing.find((each) => each.id === id);
  const empty = profile.weapons.filter((_, place) => (figure.spent >> place) & 1);
  return [
    view.public.acting?.figure === id ? words.acts : figure.activated ? words.activated : words.ready,
    figure.gold > 0 ? words.spent(figure.gold) : null,
    figure.wounded ? words.wounded : null,
    figure.lookout ? words.onLookout : null,
    figure.duel !== null ? words.inDuel : null,
    now?.loaded ? words.loaded : null,
    profile.unit ? words.members(figure.members) : null,
    now && now.z > 0 ? words.height(inches(now.z, language)) : null,
    ...empty.map(({ name }) => words.empty(name[language])),
  ].filter((each) => each !== null);
}

/** Everything about a figure in a sentence. */
export function about(scene: Scene, figure: Figure, may: boolean): string {
  const words = wordsOf(scene.language);
  const owner = figure.owner === null ? undefined : scene.players[figure.owner];
  const name = nameOf(scene, figure.id);
  const whose = owner ? (owner.isMe ? `${name}, ${words.me}` : words.of(name, owner.name)) : `${name}, ${words.nobody}`;
  return [whose, ...condition(scene, figure.id), may ? words.may : null].filter(Boolean).join(", ");
}
