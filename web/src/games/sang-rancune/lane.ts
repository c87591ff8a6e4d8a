// What lies before one hero, and what is to be said about them.

import type { Cards, Scene } from "./scene";
import { shortName } from "./facts";
import { isAlive } from "./table";
import type { Aim, Blow, Revealed, Sum, View } from "./types";
import type { Words } from "./words";

/** A card before a hero. */
export type Thing =
  | { is: "shown"; at: number; shown: Revealed; worth: Sum | null }
  | { is: "blow"; blow: Blow }
  | { is: "set"; card: string | null; isOpen: boolean };

/** What lies before a hero: Attacks on the pile, what is being revealed, what is still set. */
export function things(view: View, seat: number, cards: Cards): Thing[] {
  const found: Thing[] = [];
  const fireballs = new Set<string>();
  for (const blow of view.public.damage_pile) {
    // A Fireball strikes everything at once, but it is one.
    const isFireball = cards.get(blow.card)?.kind === "item";
    if (blow.owner !== seat || (isFireball && fireballs.has(blow.card))) continue;
    if (isFireball) fireballs.add(blow.card);
    found.push({ is: "blow", blow });
  }
  const { turn } = view.public;
  if (turn?.seat === seat) {
    turn.attacks.forEach((shown, at) => found.push({ is: "shown", at, shown, worth: view.shown.worths[at] ?? null }));
  }
  const set = view.own.set[seat];
  for (let at = 0; at < (set?.size ?? 0); at += 1) {
    found.push({ is: "set", card: set?.cards?.[at] ?? null, isOpen: view.public.heroes[seat]?.set_open ?? false });
  }
  return found;
}

/** A word about a hero's state, with the sign that goes with it. */
export interface State {
  sign: "stone" | "barred" | "tripped" | "jostled" | "marked" | "hit";
  text: string;
}

export function states(view: View, seat: number, words: Words): State[] {
  const hero = view.public.heroes[seat];
  if (!hero || !isAlive(hero)) return [];
  const found: State[] = [];
  if (hero.is_stone) found.push({ sign: "stone", text: words.stone });
  else if (view.shown.turning_to_stone.includes(seat)) found.push({ sign: "stone", text: words.stoneNext });
  if (hero.barred) found.push({ sign: "barred", text: words.barred });
  if (hero.tripped) found.push({ sign: "tripped", text: words.tripped });
  if (hero.jostled > 0) found.push({ sign: "jostled", text: words.jostled });
  if (hero.marks > 0) found.push({ sign: "marked", text: words.marks(hero.marks) });
  const isFought = !view.public.creature.is_defeated && view.public.damage_pile.length > 0;
  const isFirst = isFought && view.shown.first_damage === seat;
  const isLast = isFought && view.shown.last_damage === seat;
  if (isFirst && isLast) found.push({ sign: "hit", text: words.firstAndLast });
  else if (isFirst) found.push({ sign: "hit", text: words.first });
  else if (isLast) found.push({ sign: "hit", text: words.last });
  return found;
}

/** What a hero is called. */
export function heroName(scene: Pick<Scene, "cards">, view: View, seat: number): string {
  const id = view.public.heroes[seat]?.hero ?? "";
  return shortName(scene.cards.get(id)?.name ?? id);
}

/** What somebody is called at the table: by the player's name, as the log does. */
export function whom(scene: Pick<Scene, "players">, seat: number, words: Words): string {
  const player = scene.players[seat];
  return player?.isMe ? words.you : (player?.name ?? "");
}

/** What an Attack is aimed at, in words. */
export function aimName(scene: Pick<Scene, "players">, aim: Aim, words: Words): string {
  switch (aim.what) {
    case "creature":
      return words.theCreature;
    case "wolf":
      return words.wolf(aim.number + 1);
    case "goblin":
      return `${words.goblin(aim.number + 1)} (${whom(scene, aim.before, words)})`;
  }
}

/** Everything about a hero in one sentence, for those who hear the table. */
export function sentence(scene: Scene, view: View, seat: number, words: Words): string {
  const hero = view.public.heroes[seat];
  if (!hero) return "";
  const who = words.heroIs(whom(scene, seat, words), heroName(scene, view, seat));
  if (!isAlive(hero)) return `${who}, ${words.dead}`;
  const set = view.own.set[seat]?.size ?? 0;
  const facts = [
    who,
    hero.initiative > 0 ? words.initiative(hero.initiative) : "",
    words.lifeIs(hero.life),
    words.prestigeIs(hero.prestige),
    words.hand(view.own.hands[seat] ?? 0),
    set > 0 ? (hero.set_open ? words.faceUp : words.faceDown(set)) : "",
    ...states(view, seat, words).map(({ text }) => text),
    ...view.public.hits.filter((hit) => hit.target === seat).map((hit) => words.hitOf(hit.damage)),
    scene.has(`seat:${seat}`) ? words.chosen : "",
    scene.may(`seat:${seat}`) ? words.legal : "",
  ];
  return facts.filter(Boolean).join(", ");
}

/** The tokens before a hero, with what each can still take. */
export function goblins(view: View, seat: number): { number: number; life: number; left: number }[] {
  return (view.public.heroes[seat]?.goblins ?? []).map((life, number) => ({
    number,
    life,
    left: view.shown.goblins[seat]?.[number] ?? life,
  }));
}
