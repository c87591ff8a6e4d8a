// What picks are called on chips and buttons, and the signs that go with them.

import { pickIcons, pickNames } from "$lib/kit/picks";

import { actionIcon, figureIcon, SIGNS } from "./icons";
import type { Game, Scene } from "./scene";
import { degrees } from "./space";
import { nameOf, profileOf } from "./table";
import { wordsOf } from "./words";

/** "12.5, 7.3" for `12500,7300`. */
function place(language: Scene["language"], pair: string): string {
  const [x = 0, y = 0] = pair.split(",").map(Number);
  const say = (mils: number) => {
    const text = (Math.round(mils / 100) / 10).toFixed(1);
    return language === "fr" ? text.replace(".", ",") : text;
  };
  return `${say(x)}″ · ${say(y)}″`;
}

/** Which of the eight winds a direction is nearest to. */
function wind(pair: string): number {
  const [x = 0, y = 1] = pair.split(",").map(Number);
  return Math.round(((degrees([x, y]) + 360) % 360) / 45) % 8;
}

const weaponOf = ({ view, question, language }: Scene, place: string): string | null => {
  const asked = question?.question;
  const bearer =
    asked && "lookout" in asked
      ? asked.lookout
      : asked && "figure" in asked
        ? asked.figure
        : view.public.acting?.figure;
  return (bearer && profileOf(view, bearer)?.weapons[Number(place)]?.name[language]) ?? null;
};

export const pickName = pickNames<Game>({
  figure: nameOf,
  target: (scene, id) => wordsOf(scene.language).picks.target(nameOf(scene, id)),
  do: ({ cards }, kind) => cards.get(`action-${kind}`)?.name ?? kind,
  at: ({ language }, pair) => wordsOf(language).picks.at(place(language, pair)),
  from: ({ language }, pair) => wordsOf(language).picks.from(place(language, pair)),
  face: ({ language }, pair) => {
    const { picks } = wordsOf(language);
    return picks.face(picks.winds[wind(pair)] ?? "");
  },
  dir: ({ language }, pair) => {
    const { picks } = wordsOf(language);
    return picks.dir(picks.towards[wind(pair)] ?? "");
  },
  weapon: (scene, place) => weaponOf(scene, place) ?? place,
  piece: ({ view, language }, at) => view.shown.pieces[Number(at)]?.name[language] ?? at,
  door: ({ view, language }, at) => {
    const door = view.shown.pieces.find((piece) => piece.door === Number(at));
    return door?.name[language] ?? wordsOf(language).picks.door;
  },
  object: ({ view, language }, at) => {
    const thing = view.public.things[Number(at)];
    return thing ? wordsOf(language).thing[thing.kind] : wordsOf(language).picks.object;
  },
  spot: ({ language }, number) => wordsOf(language).picks.spot(number),
  marker: ({ language }, number) => wordsOf(language).picks.marker(number.replace(/^k/, "")),
  role: ({ language }, role) => (wordsOf(language).role as Readonly<Record<string, string>>)[role] ?? role,
  scenario: ({ cards }, roll) =>
    [...cards.values()].find((card) => card.kind === "scenario" && card.facts.roll === Number(roll))?.name ?? roll,
  say: ({ language }, what) => wordsOf(language).picks.say[what] ?? what,
});

export const pickIcon = pickIcons<Game>({
  figure: ({ view }, id) => figureIcon(profileOf(view, id)),
  target: ({ view }, id) => figureIcon(profileOf(view, id)),
  do: (_, kind) => actionIcon(kind),
  at: () => SIGNS.walk,
  face: () => SIGNS.turn,
  weapon: () => actionIcon("shoot"),
  marker: () => SIGNS.hidden,
  say: (_, what) => SAID[what] ?? null,
});

const SAID: Readonly<Record<string, string>> = {
  engage: SIGNS.duel,
  exit: SIGNS.exit,
  keep_roll: SIGNS.dice,
  reroll_inspired: SIGNS.dice,
  reroll_self: SIGNS.dice,
  strike: SIGNS.duel,
  turn: SIGNS.turn,
  wait: SIGNS.wait,
};

/**
 * Picks that are words and stand on the bar as buttons: actions once somebody is chosen to do them, weapons, parts and
 * scenarios. Everything else is pointed at on the table.
 */
export function isWord(pick: string, { path, question }: Scene): boolean {
  const kind = pick.split(":")[0];
  if (kind === "do") return path.some((each) => each.startsWith("figure:")) || question?.question?.ask === "spy_orders";
  // Every formation is deployed; which one is pointed at.
  if (pick === "say:deploy") return false;
  return kind === "say" || kind === "weapon" || kind === "role" || kind === "scenario";
}
