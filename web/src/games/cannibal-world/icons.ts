// The drawings of Cannibal World: a sign for every ability, species and thing.

import alpha from "~icons/game-icons/wolf-howl";
import armour from "~icons/game-icons/breastplate";
import arrows from "~icons/game-icons/arrow-cluster";
import bandit from "~icons/game-icons/bandit";
import bones from "~icons/game-icons/crossed-bones";
import bullseye from "~icons/game-icons/bullseye";
import cabin from "~icons/game-icons/wood-cabin";
import cat from "~icons/game-icons/cat";
import chest from "~icons/game-icons/open-chest";
import claws from "~icons/game-icons/claws";
import crossbow from "~icons/game-icons/crossbow";
import crown from "~icons/game-icons/crown";
import cycle from "~icons/game-icons/cycle";
import dagger from "~icons/game-icons/plain-dagger";
import dodging from "~icons/game-icons/dodging";
import dog from "~icons/game-icons/sitting-dog";
import exchange from "~icons/game-icons/card-exchange";
import exit from "~icons/game-icons/hourglass";
import fangs from "~icons/game-icons/fangs";
import feline from "~icons/game-icons/feline";
import gift from "~icons/game-icons/present";
import grass from "~icons/game-icons/high-grass";
import hand from "~icons/game-icons/card-pick";
import harpoon from "~icons/game-icons/harpoon-trident";
import heart from "~icons/game-icons/bleeding-heart";
import meat from "~icons/game-icons/meat";
import net from "~icons/game-icons/fishing-net";
import paw from "~icons/game-icons/paw";
import raccoon from "~icons/game-icons/raccoon-head";
import rally from "~icons/game-icons/rally-the-troops";
import rat from "~icons/game-icons/rat";
import recover from "~icons/game-icons/anticlockwise-rotation";
import shield from "~icons/game-icons/shield";
import skull from "~icons/game-icons/death-skull";
import slashes from "~icons/game-icons/claw-slashes";
import sprint from "~icons/game-icons/sprint";
import stack from "~icons/game-icons/stack";
import swap from "~icons/game-icons/swap-bag";
import warning from "~icons/game-icons/laurel-crown";
import wound from "~icons/game-icons/bleeding-wound";

import type { Card } from "./scene";
import type { Ability, Faction, Species } from "./types";

export const SIGNS = {
  game: fangs,
  meat,
  habitat: cabin,
  cover: grass,
  hunting: claws,
  fight: bones,
  wound,
  chief: crown,
  main: stack,
  reinforcements: rally,
  discard: skull,
  death: skull,
  loot: chest,
  hand,
  shield,
  feint: dodging,
  pyrrhic: warning,
  recover,
  turn: exit,
  gift,
  paw,
} as const;

const ABILITIES: Readonly<Record<Ability["kind"], string>> = {
  single_shot: crossbow,
  scattered_shots: arrows,
  support: rally,
  rat_proliferation: rat,
  recharge: cycle,
  net,
  feline_leap: feline,
  summon_alpha: alpha,
  harpoon,
  stab: dagger,
  shield,
  canine_charge: sprint,
  sacrifice: heart,
  feint: dodging,
  extra_damage: slashes,
  loyalty: dog,
  tracker: paw,
  bullseye,
  armour,
  renegade_tactics: raccoon,
  swap,
  replacement: exchange,
};

const SPECIES: Readonly<Record<Species, string>> = { rat, cat, dog, human: bandit };
const FACTIONS: Readonly<Record<Faction, string>> = { rats: rat, cats: cat, dogs: dog, renegades: raccoon };

export const abilityIcon = ({ kind }: Ability): string => ABILITIES[kind];
export const factionIcon = (faction: Faction): string => FACTIONS[faction];

/** The drawing on a card. */
export function picture(card: Card | undefined): string {
  if (!card) return fangs;
  if (card.kind === "habitat") return cabin;
  const { species, faction } = card.facts;
  return species ? SPECIES[species] : FACTIONS[faction];
}
