// What picks are called on chips and buttons, and the signs that go with them.

import type { Scene } from "../game";
import { kindOf } from "./facts";
import { kindIcon, picture, SIGNS } from "./icons";
import { whom } from "./lane";
import type { View } from "./types";
import { wordsOf } from "./words";

const nameOf = (scene: Scene<View>, card: string): string => scene.cards.get(card)?.name ?? card;

export function pickName(pick: string, scene: Scene<View>): string {
  const words = wordsOf(scene.language);
  const [what = "", one = "", two = ""] = pick.split(":");
  switch (what) {
    case "seat":
      return whom(scene, Number(one), words);
    case "card":
    case "item":
      return nameOf(scene, one);
    case "down":
      return words.picks.down(nameOf(scene, one));
    case "give":
      return words.picks.give(nameOf(scene, one));
    case "take":
      return words.picks.take(nameOf(scene, one));
    case "hit": {
      const hit = scene.view.hits[Number(one)];
      return hit ? words.hitIs(hit.damage, whom(scene, hit.target, words)) : words.picks.hit(Number(one) + 1);
    }
    case "attack":
      return nameOf(scene, scene.view.turn?.attacks[Number(one)]?.card ?? "");
    case "creature":
      return words.picks.creature;
    case "wolf":
      return words.wolf(Number(one) + 1);
    case "goblin":
      return `${words.goblin(Number(two) + 1)} (${whom(scene, Number(one), words)})`;
    case "say":
      return one === "draw" ? words.picks.draw(Number(two)) : (words.picks.say[one] ?? one);
    default:
      return pick;
  }
}

export function pickIcon(pick: string, scene: Scene<View>): string | null {
  const [what = "", one = ""] = pick.split(":");
  switch (what) {
    case "card":
    case "item":
    case "down":
    case "give":
    case "take": {
      const kind = kindOf(scene.cards.get(one));
      return kind === "attack" ? kindIcon(kind) : picture(one, kind);
    }
    case "seat":
      return picture(scene.view.heroes[Number(one)]?.hero ?? "", "hero");
    case "hit":
      return SIGNS.hit;
    case "attack":
      return SIGNS.attack;
    case "creature":
      return picture(scene.view.creature.id, "encounter");
    case "wolf":
      return SIGNS.wolf;
    case "goblin":
      return picture("goblins", "encounter");
    case "say":
      return SAID[one] ?? null;
    default:
      return null;
  }
}

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
