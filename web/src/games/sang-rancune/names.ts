// What picks are called on chips and buttons, and the signs that go with them.

import { nameOf, pickIcons, pickNames } from "$lib/kit/picks";

import { kindOf } from "./facts";
import { kindIcon, picture, SIGNS } from "./icons";
import { whom } from "./lane";
import type { Game, Scene } from "./scene";
import { wordsOf } from "./words";

export const pickName = pickNames<Game>({
  seat: (scene, seat) => whom(scene, Number(seat), wordsOf(scene.language)),
  item: nameOf,
  down: (scene, card) => wordsOf(scene.language).picks.down(nameOf(scene, card)),
  give: (scene, card) => wordsOf(scene.language).picks.give(nameOf(scene, card)),
  take: (scene, card) => wordsOf(scene.language).picks.take(nameOf(scene, card)),
  hit: (scene, at) => {
    const words = wordsOf(scene.language);
    const hit = scene.view.public.hits[Number(at)];
    return hit ? words.hitIs(hit.damage, whom(scene, hit.target, words)) : words.picks.hit(Number(at) + 1);
  },
  attack: (scene, at) => nameOf(scene, scene.view.public.turn?.attacks[Number(at)]?.card ?? ""),
  creature: ({ language }) => wordsOf(language).picks.creature,
  wolf: ({ language }, number) => wordsOf(language).wolf(Number(number) + 1),
  goblin: (scene, before, number) => {
    const words = wordsOf(scene.language);
    return `${words.goblin(Number(number) + 1)} (${whom(scene, Number(before), words)})`;
  },
  say: ({ language, question }, what, amount) => {
    const { picks } = wordsOf(language);
    if (what === "draw") return picks.draw(Number(amount));
    // What has a number of its own is said in the words of the option it belongs to.
    const option = question?.options.find((choice) => choice.picks.includes(`say:${what}`));
    return picks.say[what] ?? option?.text ?? what;
  },
});

function cardIcon({ cards }: Scene, card: string): string {
  const kind = kindOf(cards.get(card));
  return kind === "attack" ? kindIcon(kind) : picture(card, kind);
}

export const pickIcon = pickIcons<Game>({
  card: cardIcon,
  item: cardIcon,
  down: cardIcon,
  give: cardIcon,
  take: cardIcon,
  seat: ({ view }, seat) => picture(view.public.heroes[Number(seat)]?.hero ?? "", "hero"),
  hit: () => SIGNS.hit,
  attack: () => SIGNS.attack,
  creature: ({ view }) => picture(view.public.creature.id, "encounter"),
  wolf: () => SIGNS.wolf,
  goblin: () => picture("goblins", "encounter"),
  say: (_, what) => SAID[what] ?? null,
});

const SAID: Readonly<Record<string, string>> = {
  accept: SIGNS.trade,
  cross: SIGNS.run,
  draw: SIGNS.draw,
  hold: SIGNS.shield,
  throw: SIGNS.fireball,
  tougher: SIGNS.prepared,
  weaker: SIGNS.damage,
  yes: SIGNS.heroic,
};
