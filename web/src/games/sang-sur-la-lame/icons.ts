// The drawings of Du sang sur la lame: a sign for every action, mark and kind of figure.

import arch from "~icons/game-icons/exit-door";
import back from "~icons/game-icons/anticlockwise-rotation";
import barrel from "~icons/game-icons/barrel";
import binoculars from "~icons/game-icons/binoculars";
import bow from "~icons/game-icons/bow-arrow";
import captain from "~icons/game-icons/pirate-captain";
import chest from "~icons/game-icons/locked-chest";
import charge from "~icons/game-icons/charging-bull";
import clash from "~icons/game-icons/sword-clash";
import climb from "~icons/game-icons/mountain-climbing";
import coins from "~icons/game-icons/two-coins";
import crown from "~icons/game-icons/crown";
import daggers from "~icons/game-icons/thrown-daggers";
import dice from "~icons/game-icons/dice-six-faces-six";
import dodge from "~icons/game-icons/dodging";
import door from "~icons/game-icons/wooden-door";
import duel from "~icons/game-icons/duel";
import enrage from "~icons/game-icons/enrage";
import eye from "~icons/game-icons/eyeball";
import friends from "~icons/game-icons/three-friends";
import grab from "~icons/game-icons/grab";
import guards from "~icons/game-icons/guards";
import halberd from "~icons/game-icons/halberd";
import handcuffs from "~icons/game-icons/handcuffs";
import hidden from "~icons/game-icons/hidden";
import hood from "~icons/game-icons/hooded-figure";
import horse from "~icons/game-icons/horse-head";
import hourglass from "~icons/game-icons/hourglass";
import jump from "~icons/game-icons/jump-across";
import lock from "~icons/game-icons/lockpicks";
import magnifier from "~icons/game-icons/magnifying-glass";
import marker from "~icons/game-icons/position-marker";
import musket from "~icons/game-icons/musket";
import person from "~icons/game-icons/person";
import rock from "~icons/game-icons/rock";
import ruler from "~icons/game-icons/pencil-ruler";
import run from "~icons/game-icons/run";
import sabres from "~icons/game-icons/crossed-sabres";
import sack from "~icons/game-icons/swap-bag";
import skull from "~icons/game-icons/death-skull";
import spy from "~icons/game-icons/spy";
import swordman from "~icons/game-icons/swordman";
import sword from "~icons/game-icons/sword-brandish";
import turn from "~icons/game-icons/clockwise-rotation";
import walk from "~icons/game-icons/walk";
import wall from "~icons/game-icons/brick-wall";
import wing from "~icons/game-icons/fluffy-wing";
import wound from "~icons/game-icons/bleeding-wound";

import type { Card } from "./scene";
import type { Doing, Npc, Profile, Thing } from "./types";

export const SIGNS = {
  back,
  coins,
  crown,
  dead: skull,
  dice,
  duel,
  exit: arch,
  eye,
  game: sabres,
  hidden,
  lookout: binoculars,
  marker,
  risk: clash,
  ruler,
  secret: spy,
  turn,
  wait: hourglass,
  walk,
  wound,
} as const;

const ACTIONS: Readonly<Record<Doing["kind"], string>> = {
  move: walk,
  jump,
  reorient: turn,
  pick_up: grab,
  search: magnifier,
  throw: daggers,
  duel,
  disengage: dodge,
  charge,
  run,
  fly: wing,
  climb,
  heavy_throw: rock,
  lock,
  door,
  shoot: musket,
  watch: binoculars,
};

/** The sign of an action, by its id. */
export const actionIcon = (kind: string): string | null => (ACTIONS as Readonly<Record<string, string>>)[kind] ?? null;

const NPCS: Readonly<Record<Npc, string>> = {
  garde: guards,
  notable: crown,
  prisonnier: handcuffs,
  villageois: person,
  sentinelle: halberd,
  badaud: friends,
};

const THINGS: Readonly<Record<Thing["kind"], string>> = {
  heavy_throwable: barrel,
  coffre: chest,
  ballot: sack,
  butin: chest,
};

export const thingIcon = (kind: Thing["kind"]): string => THINGS[kind];

const BOWS = new Set(["arc", "arbalete"]);

/** What stands on a base: by what makes the figure worth looking at. */
export function figureIcon(profile: Profile | undefined): string {
  if (!profile) return swordman;
  if (profile.npc) return NPCS[profile.npc];
  const has = (word: string) => profile.traits.some((each) => each === word);
  const { weapons } = profile;
  if (profile.chief) return has("maitre_arme") || has("tireur") ? captain : crown;
  if (profile.unit) return friends;
  if (has("monte")) return horse;
  if (has("frenetique")) return enrage;
  if (weapons.some(({ id }) => BOWS.has(id))) return bow;
  if (weapons.some(({ id }) => id === "mousquet" || id === "pistolet")) return musket;
  if (weapons.some(({ range }) => range > 0)) return daggers;
  if (weapons.some(({ reach }) => reach)) return halberd;
  return profile.rank === "second" ? hood : sword;
}

const KINDS: Readonly<Record<Card["kind"], string>> = {
  weapon: sword,
  trait: enrage,
  action: walk,
  modifier: dice,
  npc: person,
  terrain: wall,
  object: sack,
  scenario: marker,
  table: ruler,
  band: friends,
  rank: crown,
};

export const kindIcon = (kind: Card["kind"]): string => KINDS[kind];

/** The drawing of a card. */
export function picture(card: Card): string {
  switch (card.kind) {
    case "action":
      return ACTIONS[card.facts.id];
    case "npc":
      return NPCS[card.facts.id];
    case "object":
      return THINGS[card.facts.id];
    case "weapon":
      return card.facts.class === "shot"
        ? musket
        : card.facts.class === "thrown"
          ? daggers
          : card.facts.reach
            ? halberd
            : sword;
    case "trait":
    case "modifier":
    case "terrain":
    case "scenario":
    case "table":
    case "band":
      return KINDS[card.kind];
    case "rank":
      return card.facts.traits > 1 ? crown : card.facts.traits > 0 ? captain : person;
  }
}
