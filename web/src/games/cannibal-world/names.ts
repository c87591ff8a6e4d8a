// What picks are called on chips and buttons, and the signs that go with them.

import { nameOf, pickIcons, pickNames } from "$lib/kit/picks";

import { abilityIcon, picture, SIGNS } from "./icons";
import type { Game, Scene } from "./scene";
import { abilityAt, creatureName, creatureOf, goingOn } from "./table";
import type { AbilityFacts, Slot } from "./types";
import { wordsOf } from "./words";

/** The ability a pick means: that of the card or creature pointed at before it, or of the one that has just entered. */
export function meantAbility(
  scene: Pick<Scene, "path" | "question" | "cards" | "view">,
  slot: Slot,
): AbilityFacts | null {
  const bearers = [...scene.path, ...goingOn(scene).flatMap(({ picks }) => before(picks, slot)), ...entered(scene)];
  for (const pick of bearers) {
    const [kind = "", id = ""] = pick.split(":");
    const card = kind === "card" ? id : kind === "creature" ? creatureOf(scene.view, Number(id))?.card : undefined;
    const found = card === undefined ? null : abilityAt(scene.cards.get(card), slot);
    if (found) return found;
  }
  return null;
}

/** What an option points at right before an ability. */
function before(picks: readonly string[], slot: Slot): string[] {
  const at = picks.indexOf(`ability:${slot}`);
  return at > 0 ? [picks[at - 1] ?? ""] : [];
}

/** The creature whose entering is being asked about. */
function entered({ question }: Pick<Scene, "question">): string[] {
  const ask = question?.question;
  if (!ask) return [];
  if ("second" in ask) return [`card:${ask.second.card}`];
  return "window" in ask && "enter" in ask.window ? [`creature:${ask.window.enter.creature}`] : [];
}

/** So few answers to a fight or to somebody's entering stand on the bar as sentences, all of them. */
const FEW = 4;

/** Picks that stand on the bar as buttons: words, where a card from hand is to stand, and everything where little is asked. */
export function isWord(pick: string, { path, question }: Scene): boolean {
  const kind = pick.split(":")[0];
  if (kind === "say") return true;
  if (path.length > 0) return kind === "zone";
  const ask = question?.question;
  const isReaction = ask ? "tactics" in ask || "window" in ask : false;
  return isReaction && (question?.options.length ?? 0) <= FEW;
}

const slotOf = (text: string): Slot => (text === "right" ? "right" : "middle");

/** A deck to bring: its faction is that of its first card. */
const firstCard = (list: string): string => list.split("+")[0]?.replace(/^\d+/, "") ?? "";

export const pickName = pickNames<Game>({
  creature: (scene, id) => creatureName(scene, Number(id)) || wordsOf(scene.language).picks.creature,
  card: nameOf,
  zone: ({ language }, zone) => wordsOf(language).zones[zone === "cover" ? "cover" : "hunting"],
  ability: (scene, slot) => {
    const { picks } = wordsOf(scene.language);
    if (slot === "both") return picks.both;
    return meantAbility(scene, slotOf(slot))?.name ?? picks.slots[slotOf(slot)];
  },
  hit: (scene, id, points) => wordsOf(scene.language).picks.hit(Number(points), creatureName(scene, Number(id))),
  deck: ({ language, cards }, list) => {
    const card = cards.get(firstCard(list));
    const words = wordsOf(language);
    const size = list.split("+").reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
    return words.picks.deck(card ? words.factions[card.facts.faction] : "", size);
  },
  say: ({ language }, what) => wordsOf(language).picks.say[what] ?? what,
});

const SAID: Readonly<Record<string, string>> = {
  decline: SIGNS.fight,
  dodge: SIGNS.feint,
  draw: SIGNS.main,
  drop: SIGNS.paw,
  end: SIGNS.turn,
  give: SIGNS.gift,
  keep: SIGNS.hand,
  main: SIGNS.main,
  mulligan: SIGNS.recover,
  pillage: SIGNS.loot,
  recover: SIGNS.recover,
};

export const pickIcon = pickIcons<Game>({
  creature: ({ cards, view }, id) => picture(cards.get(creatureOf(view, Number(id))?.card ?? "")),
  card: ({ cards }, id) => picture(cards.get(id)),
  zone: (_, zone) => (zone === "cover" ? SIGNS.cover : SIGNS.hunting),
  ability: (scene, slot) => {
    if (slot === "both") return SIGNS.hand;
    const found = meantAbility(scene, slotOf(slot));
    return found && abilityIcon(found.ability);
  },
  hit: () => SIGNS.wound,
  deck: ({ cards }, list) => picture(cards.get(firstCard(list))),
  say: (_, what) => SAID[what] ?? null,
});
