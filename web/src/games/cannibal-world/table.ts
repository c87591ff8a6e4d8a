// Reading the view: who sits where, what stands where, what a card is.

import type { Card, Scene } from "./scene";
import type { AbilityFacts, Camp, CardFacts, Creature, Player, Slot, Standing, View, Zone } from "./types";

/** The viewer's own seat; nothing for the gallery. */
export const mine = (view: View): number | null => (view.viewer === "gallery" ? null : view.viewer.seat);

export const other = (camp: Camp): Camp => (camp === "a" ? "b" : "a");
/** The place of a camp in lists of two. */
export const placeOf = (camp: Camp): 0 | 1 => (camp === "a" ? 0 : 1);

/** The camp at the lower edge: one's own; the first one for those who watch. */
export function near(view: View): Camp {
  const me = mine(view);
  return me === null ? "a" : campOf(view, me);
}

export const campOf = (view: View, seat: number): Camp => view.shown.camps[seat] ?? "a";

/** The seats of a camp, the left one first. */
export const members = (view: View, camp: Camp): number[] =>
  view.shown.camps.flatMap((each, seat) => (each === camp ? [seat] : []));

/** The creatures of a camp in one zone, in the order of entering play. */
export const standing = (view: View, camp: Camp, zone: Zone): Creature[] =>
  view.public.creatures.filter((creature) => creature.zone === zone && campOf(view, creature.owner) === camp);

export const creatureOf = (view: View, id: number): Creature | null =>
  view.public.creatures.find((creature) => creature.id === id) ?? null;

type Named = Pick<Scene, "cards" | "view">;

/** What is on a card with a body or abilities. */
export function factsOf(card: Card | undefined): CardFacts | null {
  return card && card.kind !== "habitat" ? card.facts : null;
}

/** A creature's numbers as the rules say them; of one that has only just come, as they are printed. */
export function bodyOf(
  { view, cards }: Named,
  creature: Creature,
): Pick<Standing, "strength" | "life" | "remaining" | "guards"> {
  const told = view.shown.creatures.find(({ id }) => id === creature.id);
  const printed = factsOf(cards.get(creature.card));
  const life = printed?.life ?? 0;
  return told ?? { strength: printed?.strength ?? 0, life, remaining: life, guards: true };
}

/** The abilities on a card, in their places. */
export const abilitiesOf = (card: Card | undefined): readonly AbilityFacts[] => factsOf(card)?.abilities ?? [];

export const abilityAt = (card: Card | undefined, slot: Slot): AbilityFacts | null =>
  abilitiesOf(card).find((each) => each.slot === slot) ?? null;

export const slotAt = (slot: Slot): 0 | 1 => (slot === "middle" ? 0 : 1);

/** What a creature is called; one of several alike that stand on one side has its number. */
export function creatureName({ view, cards }: Named, id: number): string {
  const creature = creatureOf(view, id);
  if (!creature) return "";
  const name = cards.get(creature.card)?.name ?? creature.card;
  const twins = view.public.creatures.filter(
    ({ card, owner }) => card === creature.card && campOf(view, owner) === campOf(view, creature.owner),
  );
  return twins.length > 1 ? `${name} ${twins.findIndex((twin) => twin.id === id) + 1}` : name;
}

/** The players of a camp, with their seats. */
export const playersOf = (view: View, camp: Camp): { seat: number; player: Player }[] =>
  members(view, camp).flatMap((seat) => {
    const player = view.public.players[seat];
    return player ? [{ seat, player }] : [];
  });

/** Options that go through everything pointed at so far. */
export const goingOn = ({ question, path }: Pick<Scene, "question" | "path">) =>
  (question?.options ?? []).filter(({ picks }) => path.every((pick) => picks.includes(pick)));

/** Whether pointing at this begins an option, or goes on with what was pointed at. Draw it lit. */
export const isLit = (scene: Scene, pick: string): boolean =>
  scene.may(pick) && (scene.path.length > 0 || goingOn(scene).some(({ picks }) => picks[0] === pick));

/** Whether some option uses this ability of this creature, after what was pointed at so far. */
export const canUse = (scene: Scene, id: number, slot: Slot): boolean =>
  scene.isAsked &&
  scene.may(`ability:${slot}`) &&
  goingOn(scene).some(({ picks }) => {
    const at = picks.indexOf(`creature:${id}`);
    return at >= 0 && picks[at + 1] === `ability:${slot}`;
  });
