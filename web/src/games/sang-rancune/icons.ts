// The drawings of Sang Rancune: one for every card, hero and Encounter, and the signs of the table.

import backstab from "~icons/game-icons/backstab";
import bow from "~icons/game-icons/bow-arrow";
import brokenAxe from "~icons/game-icons/broken-axe";
import brokenPottery from "~icons/game-icons/broken-pottery";
import bullseye from "~icons/game-icons/bullseye";
import checklist from "~icons/game-icons/checklist";
import coin from "~icons/game-icons/coinflip";
import crossedSwords from "~icons/game-icons/crossed-swords";
import cycle from "~icons/game-icons/cycle";
import daemon from "~icons/game-icons/daemon-skull";
import death from "~icons/game-icons/death-skull";
import discard from "~icons/game-icons/card-discard";
import dodging from "~icons/game-icons/dodging";
import door from "~icons/game-icons/door";
import draw from "~icons/game-icons/card-draw";
import eagle from "~icons/game-icons/eagle-head";
import falling from "~icons/game-icons/falling";
import fireBomb from "~icons/game-icons/fire-bomb";
import flyingDagger from "~icons/game-icons/flying-dagger";
import footTrip from "~icons/game-icons/foot-trip";
import grab from "~icons/game-icons/grab";
import hammer from "~icons/game-icons/thor-hammer";
import healthPotion from "~icons/game-icons/health-potion";
import heartDrop from "~icons/game-icons/heart-drop";
import holyWater from "~icons/game-icons/holy-symbol";
import hoodedAssassin from "~icons/game-icons/hooded-assassin";
import laurel from "~icons/game-icons/laurel-crown";
import bandage from "~icons/game-icons/hand-bandage";
import domino from "~icons/game-icons/domino-mask";
import muscle from "~icons/game-icons/muscle-up";
import necklace from "~icons/game-icons/necklace-display";
import pointing from "~icons/game-icons/pointing";
import push from "~icons/game-icons/push";
import robberHand from "~icons/game-icons/hand-bag";
import roundPotion from "~icons/game-icons/round-potion";
import shield from "~icons/game-icons/checked-shield";
import shieldBash from "~icons/game-icons/shield-bash";
import skullBones from "~icons/game-icons/skull-crossed-bones";
import snatch from "~icons/game-icons/snatch";
import sprint from "~icons/game-icons/sprint";
import stone from "~icons/game-icons/stone-block";
import stop from "~icons/game-icons/halt";
import strong from "~icons/game-icons/strong";
import swap from "~icons/game-icons/card-exchange";
import sword from "~icons/game-icons/pointy-sword";
import swordBrandish from "~icons/game-icons/sword-brandish";
import trade from "~icons/game-icons/trade";
import wingfoot from "~icons/game-icons/wingfoot";
import wolf from "~icons/game-icons/wolf-head";

import type { Kind } from "./facts";
import { portrait } from "./portraits";

/** The signs of the table. */
export const SIGNS = {
  attack: sword,
  back: daemon,
  barred: stop,
  coin,
  damage: death,
  dead: skullBones,
  discard,
  door,
  draw,
  hit: bullseye,
  item: roundPotion,
  jostled: push,
  life: heartDrop,
  fireball: fireBomb,
  heroic: flyingDagger,
  lowBlow: domino,
  marked: pointing,
  prepared: muscle,
  prestige: laurel,
  shield,
  run: sprint,
  stone,
  tactic: backstab,
  trade,
  tripped: footTrip,
  wolf,
} as const;

const PICTURES: Readonly<Record<string, string>> = {
  holy_water: holyWater,
  crowd: push,
  sticky_fingers: snatch,
  trip_up: footTrip,
  into_the_breach: sprint,
  feint: dodging,
  double_strike: crossedSwords,
  opportunism: flyingDagger,
  focus_strength: muscle,
  slip_behind: backstab,
  counter_attack: shieldBash,
  move_over: push,
  mixed_order: swap,
  critical_miss: brokenAxe,
  plan_b: cycle,
  after_you: pointing,
  not_so_tough: strong,
  certainly_not: stop,
  mine_now: grab,
  clumsy_move: falling,
  forward: sprint,
  hand_in_the_bag: robberHand,
  crack: brokenPottery,
  healing_potion: healthPotion,
  balm: bandage,
  strength_potion: roundPotion,
  haste_potion: wingfoot,
  iron_skin_potion: shield,
  fireball_potion: fireBomb,
  mentalism_amulet: necklace,
  nyx: hoodedAssassin,
  orn: hammer,
  vasha: swordBrandish,
  talon: eagle,
  edaiyn: bow,
  valmort: skullBones,
};

const BY_KIND: Readonly<Record<Kind, string>> = {
  attack: sword,
  heroic: flyingDagger,
  tactic: backstab,
  low_blow: domino,
  item: roundPotion,
  hero: swordBrandish,
  encounter: daemon,
  reference: checklist,
};

/** The sign of a kind of card. */
export const kindIcon = (kind: Kind): string => BY_KIND[kind];

/** The drawing of a card, hero or Encounter; the sign of its kind for those that are nothing but a value. */
export const picture = (id: string, kind: Kind): string =>
  (kind === "encounter" ? portrait(id) : PICTURES[id]) ?? BY_KIND[kind];
