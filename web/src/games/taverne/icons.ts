// The drawings of Taverne: a sign for every type, thing and person.

import barbarian from "~icons/game-icons/barbarian";
import beer from "~icons/game-icons/beer-stein";
import blade from "~icons/game-icons/relic-blade";
import book from "~icons/game-icons/spell-book";
import brokenBottle from "~icons/game-icons/broken-bottle";
import captain from "~icons/game-icons/pirate-captain";
import chest from "~icons/game-icons/open-chest";
import contact from "~icons/game-icons/high-punch";
import diamond from "~icons/game-icons/cut-diamond";
import dice from "~icons/game-icons/perspective-dice-six-faces-random";
import door from "~icons/game-icons/saloon-doors";
import dove from "~icons/game-icons/peace-dove";
import dwarf from "~icons/game-icons/dwarf-face";
import elf from "~icons/game-icons/elf-helmet";
import exit from "~icons/game-icons/run";
import falling from "~icons/game-icons/falling";
import fist from "~icons/game-icons/fist";
import flask from "~icons/game-icons/round-bottom-flask";
import gear from "~icons/game-icons/gear-hammer";
import grail from "~icons/game-icons/holy-grail";
import guards from "~icons/game-icons/guards";
import hidden from "~icons/game-icons/hidden";
import hood from "~icons/game-icons/hooded-assassin";
import innkeeper from "~icons/game-icons/chef-toque";
import knockedOut from "~icons/game-icons/knocked-out-stars";
import knight from "~icons/game-icons/visored-helm";
import lock from "~icons/game-icons/locked-chest";
import lyre from "~icons/game-icons/lyre";
import militia from "~icons/game-icons/guarded-tower";
import seal from "~icons/game-icons/wax-seal";
import shaking from "~icons/game-icons/shaking-hands";
import shield from "~icons/game-icons/shield";
import shouting from "~icons/game-icons/shouting";
import skullStaff from "~icons/game-icons/skull-staff";
import sign from "~icons/game-icons/tavern-sign";
import stool from "~icons/game-icons/bar-stool";
import support from "~icons/game-icons/discussion";
import throwing from "~icons/game-icons/thrown-daggers";
import trollFace from "~icons/game-icons/troll";
import window from "~icons/game-icons/window";
import wizard from "~icons/game-icons/wizard-face";

import { drawings } from "$lib/kit/drawings.svelte";

import type { Card } from "./scene";
import type { Affinity, Bond } from "./types";

/** The signs of the table. */
export const SIGNS = {
  agitation: fist,
  agree: shaking,
  arrivals: exit,
  back: beer,
  broken: brokenBottle,
  claim: shouting,
  contact,
  distance: throwing,
  door,
  down: falling,
  escaped: exit,
  hide: hidden,
  ko: knockedOut,
  militia,
  object: stool,
  peace: dove,
  protect: shield,
  safe: lock,
  seal,
  support,
  tavern: sign,
  treasure: chest,
  weapon: blade,
  wild: dice,
  window,
} as const;

const TYPES: Readonly<Record<Bond, string>> = {
  biere: beer,
  arme: blade,
  invention: gear,
  magie: book,
  art: lyre,
  joyau: diamond,
  relique: grail,
  garde: guards,
};

/** The sign of a type of Treasure, or of the Guards. */
export const typeIcon = (type: Bond): string => TYPES[type];

/** The sign of what a Hero cares for. */
export const affinityIcon = (affinity: Affinity): string =>
  affinity.kind === "treasure" ? TYPES[affinity.type] : affinity.kind === "wildcard" ? dice : sign;

const PICTURES: Readonly<Record<string, string>> = {
  nain: dwarf,
  magicien: wizard,
  elfe: elf,
  troll: trollFace,
  tavernier: innkeeper,
  barbare: barbarian,
  voleuse: hood,
  paladin: knight,
  alchimiste: flask,
  barde: lyre,
  corsaire: captain,
  necromancienne: skullStaff,
  milice: militia,
  porte: door,
  fenetre: window,
};

const prop = drawings((id) => import("./props").then(({ PROPS }) => PROPS[id]));

/** The drawing of a card; Treasures show their first type. Objects and Arrivals show their back until theirs has come. */
export function picture(card: Card | undefined): string {
  if (!card) return chest;
  switch (card.kind) {
    case "treasure":
      return TYPES[card.facts.types[0] ?? "joyau"];
    case "agitation":
      return fist;
    case "object":
      return prop(card.id) ?? SIGNS.object;
    case "arrival":
      return prop(card.id) ?? SIGNS.arrivals;
    case "hero":
    case "militia":
    case "door":
    case "window":
    case "tavern_state":
      return PICTURES[card.id] ?? sign;
  }
}
