// The drawings of Taverne: a sign for every type, thing and person.

import anchor from "~icons/game-icons/anchor";
import barbarian from "~icons/game-icons/barbarian";
import bat from "~icons/game-icons/bat";
import beer from "~icons/game-icons/beer-stein";
import beerBottle from "~icons/game-icons/beer-bottle";
import bench from "~icons/game-icons/park-bench";
import blade from "~icons/game-icons/relic-blade";
import book from "~icons/game-icons/spell-book";
import broom from "~icons/game-icons/broom";
import brokenBottle from "~icons/game-icons/broken-bottle";
import captain from "~icons/game-icons/pirate-captain";
import cellar from "~icons/game-icons/cellar-barrels";
import chair from "~icons/game-icons/wooden-chair";
import chest from "~icons/game-icons/open-chest";
import clock from "~icons/game-icons/pocket-watch";
import contact from "~icons/game-icons/high-punch";
import curtains from "~icons/game-icons/theater-curtains";
import dart from "~icons/game-icons/dart";
import diamond from "~icons/game-icons/cut-diamond";
import dice from "~icons/game-icons/perspective-dice-six-faces-random";
import door from "~icons/game-icons/saloon-doors";
import dove from "~icons/game-icons/peace-dove";
import dwarf from "~icons/game-icons/dwarf-face";
import elf from "~icons/game-icons/elf-helmet";
import exit from "~icons/game-icons/run";
import falling from "~icons/game-icons/falling";
import fence from "~icons/game-icons/swap-bag";
import fist from "~icons/game-icons/fist";
import flask from "~icons/game-icons/round-bottom-flask";
import gear from "~icons/game-icons/gear-hammer";
import grail from "~icons/game-icons/holy-grail";
import guards from "~icons/game-icons/guards";
import halberd from "~icons/game-icons/halberd";
import ham from "~icons/game-icons/ham-shank";
import hidden from "~icons/game-icons/hidden";
import hood from "~icons/game-icons/hooded-assassin";
import hops from "~icons/game-icons/hops";
import horse from "~icons/game-icons/horse-head";
import innkeeper from "~icons/game-icons/chef-toque";
import jug from "~icons/game-icons/jug";
import knockedOut from "~icons/game-icons/knocked-out-stars";
import knight from "~icons/game-icons/visored-helm";
import lantern from "~icons/game-icons/lantern-flame";
import leg from "~icons/game-icons/wood-club";
import lid from "~icons/game-icons/round-shield";
import lock from "~icons/game-icons/locked-chest";
import lyre from "~icons/game-icons/lyre";
import meal from "~icons/game-icons/meal";
import mercenary from "~icons/game-icons/warlord-helmet";
import militia from "~icons/game-icons/guarded-tower";
import monk from "~icons/game-icons/monk-face";
import pan from "~icons/game-icons/saucepan";
import pie from "~icons/game-icons/pie-slice";
import pilgrim from "~icons/game-icons/pilgrim-hat";
import poker from "~icons/game-icons/crowbar";
import rocket from "~icons/game-icons/firework-rocket";
import sabres from "~icons/game-icons/sabers-choc";
import seal from "~icons/game-icons/wax-seal";
import shaking from "~icons/game-icons/shaking-hands";
import shield from "~icons/game-icons/shield";
import shouting from "~icons/game-icons/shouting";
import skullStaff from "~icons/game-icons/skull-staff";
import sign from "~icons/game-icons/tavern-sign";
import stag from "~icons/game-icons/stag-head";
import stool from "~icons/game-icons/bar-stool";
import support from "~icons/game-icons/discussion";
import table from "~icons/game-icons/table";
import throwing from "~icons/game-icons/thrown-daggers";
import tray from "~icons/game-icons/metal-plate";
import trollFace from "~icons/game-icons/troll";
import trumpet from "~icons/game-icons/trumpet";
import barrel from "~icons/game-icons/barrel";
import cupboard from "~icons/game-icons/wooden-door";
import window from "~icons/game-icons/window";
import witch from "~icons/game-icons/witch-flight";
import wizard from "~icons/game-icons/wizard-face";

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
  garde: guards,
  sergente: halberd,
  ivrogne: beerBottle,
  brasseuse: hops,
  mercenaire: mercenary,
  ecuyere: horse,
  "artificier-gobelin": rocket,
  horloger: clock,
  apprentie: witch,
  familier: bat,
  menestrel: trumpet,
  danseuse: sabres,
  receleur: fence,
  matelot: anchor,
  moine: monk,
  pelerine: pilgrim,
  milice: militia,
  "pied-de-table": leg,
  poele: pan,
  tisonnier: poker,
  balai: broom,
  jambon: ham,
  chaise: chair,
  assiette: meal,
  chope: beer,
  tarte: pie,
  flechettes: dart,
  pichet: jug,
  lampe: lantern,
  bouteille: beerBottle,
  tabouret: stool,
  banc: bench,
  plateau: tray,
  "table-renversee": table,
  couvercle: lid,
  comptoir: cellar,
  "tonneau-vide": barrel,
  placard: cupboard,
  nappe: table,
  rideau: curtains,
  "trophee-mural": stag,
  porte: door,
  fenetre: window,
};

/** The drawing of a card; Treasures show their first type. */
export function picture(card: Card | undefined): string {
  if (!card) return chest;
  if (card.kind === "treasure") return TYPES[card.facts.types[0] ?? "joyau"];
  return PICTURES[card.id] ?? (card.kind === "agitation" ? fist : sign);
}
