// What picks are called on chips and buttons, and the signs that go with them.

import { nameOf, pickIcons, pickNames } from "$lib/kit/picks";

import { picture, SIGNS } from "./icons";
import type { Game } from "./scene";
import { cardOf, characterName } from "./table";
import type { Use } from "./types";
import { wordsOf, type Words } from "./words";

/** What an Object is good for, in a word. */
export function useName(use: Use, words: Words): string {
  switch (use.kind) {
    case "strike":
      return words.uses[use.mode];
    case "protect":
      return words.uses.protect;
    case "hide":
      return words.uses.hide;
    case "draw_weapon":
      return `${words.uses.draw} +${use.bonus}`;
  }
}

export const pickName = pickNames<Game>({
  character: characterName,
  target: (scene, who) => wordsOf(scene.language).picks.target(characterName(scene, who)),
  treasure: nameOf,
  object: nameOf,
  weapon: ({ language }) => wordsOf(language).picks.weapon,
  floor: ({ language }) => wordsOf(language).picks.faceDown,
  place: ({ language }, place) => {
    const { picks } = wordsOf(language);
    return place === "door" ? picks.door : picks.window;
  },
  say: ({ language }, what) => wordsOf(language).picks.say[what] ?? what,
});

export const pickIcon = pickIcons<Game>({
  character: (scene, who) => picture(cardOf(scene, who)),
  target: (scene, who) => picture(cardOf(scene, who)),
  treasure: ({ cards }, id) => picture(cards.get(id)),
  object: ({ cards }, id) => picture(cards.get(id)),
  weapon: () => SIGNS.weapon,
  floor: () => SIGNS.treasure,
  place: (_, place) => (place === "door" ? SIGNS.door : SIGNS.window),
  say: (_, what) => SAID[what] ?? null,
});

const SAID: Readonly<Record<string, string>> = {
  accept: SIGNS.agree,
  claim: SIGNS.claim,
  contact: SIGNS.contact,
  decline: SIGNS.agitation,
  distance: SIGNS.distance,
  draw: SIGNS.weapon,
  hide: SIGNS.hide,
  muster: SIGNS.support,
  "no-peace": SIGNS.agitation,
  offer: SIGNS.seal,
  peace: SIGNS.peace,
  protect: SIGNS.protect,
  protest: SIGNS.agitation,
  refuse: SIGNS.agitation,
  stay: SIGNS.hide,
};
