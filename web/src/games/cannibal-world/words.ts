// What this client says about Cannibal World by itself. Questions, options and the log come from the server.

import type { Same } from "$lib/i18n/fr";
import { set } from "$lib/i18n/set";
import { spoken } from "$lib/kit/words";

import { arithmetic } from "./sum";
import { en } from "./words.en";

const s = (count: number) => (count > 1 ? "s" : "");

const fr = {
  table: "La zone de chasse",
  kinds: { creature: "Créatures", action: "Actions", habitat: "Habitats" },
  kind: { creature: "Créature", action: "Action", habitat: "Habitat" },
  factions: { rats: "Rats", cats: "Chats", dogs: "Chiens", renegades: "Bannis" },
  unknownFaction: "Faction inconnue",
  ranks: { chief: "Chef", limited: "Limitée", common: "Commune" },
  species: { rat: "Rat", cat: "Chat", dog: "Chien", human: "Humain" },
  types: {
    cover: "à Couvert",
    assault: "d’Assaut",
    tactical: "Tactique",
    innate: "Innée",
    triggered: "Déclenchée",
  },
  letters: { cover: "C", assault: "A", tactical: "T", innate: "I", triggered: "D" },
  when: {
    cover: "depuis la zone à Couvert, à votre tour",
    assault: "depuis la zone de Chasse, à votre tour ; mène au combat et peut être esquivée",
    tactical: "pendant un combat, chacun son tour",
    innate: "toujours, tant qu’elle n’est pas perdue",
    triggered: "en réponse, au moment dit",
  },
  legend: "Genres de capacité",
  zones: { cover: "À Couvert", hunting: "Chasse" },
  zoneOf: (zone: string, who: string, count: number) =>
    `${zone}, ${who} : ${count === 0 ? "personne" : `${count} créature${s(count)}`}`,
  half: (who: string) => `Le camp de ${who}`,
  myHalf: "Votre camp",
  empty: "personne",
  range: (distance: number, isFar: boolean) =>
    isFar ? `à ${distance} zones, trop loin` : `à ${distance} zone${s(distance)}`,
  rangeShort: (distance: number) => `distance ${distance}`,

  strength: "Force",
  life: "Vie",
  value: (points: number) => `valeur ${points}`,
  cost: (meat: number) => (meat === 0 ? "gratuit" : `${meat} Viande`),
  damage: (points: number) => `${points} dégât${s(points)}`,
  stunned: "Étourdie",
  used: "dépensée",
  guards: "garde sa zone",
  tracker: "Pisteur",
  owner: (name: string) => `à ${name}`,
  shielded: (points: number) => `Bouclier ${points}`,
  feint: "Feinte",
  fighting: { attacks: "attaque", attacked: "est attaquée" },
  mayBe: "peut être choisie",
  chosen: "choisie",
  notNow: "pas maintenant",
  loyal: (name: string) => `${name} prend le coup`,

  meat: "Viande",
  meatOf: (count: number) => `${count} Viande`,
  habitat: (name: string, left: number, of: number) => `${name} : ${left} jeton${s(left)} sur ${of}`,
  habitatUnknown: "Habitat",
  openToPillage: "peut être pillé",
  exhausted: "épuisé",
  hand: (count: number) => `${count} carte${s(count)} en main`,
  piles: { hand: "main", main: "paquet", reinforcements: "renforts", discard: "défausse" },
  pileOf: (pile: string, who: string) => `${pile} de ${who}`,
  pileCount: (pile: string, count: number) => `${pile} : ${count} carte${s(count)}`,
  pileTitle: {
    hand: "Main",
    main: "Paquet principal",
    reinforcements: "Renforts",
    discard: "Défausse",
  },
  pileEmpty: "Il n’y a rien ici.",
  pileHidden: (count: number) => `${count} carte${s(count)} que vous ne voyez pas.`,
  pileKnown: "On sait qu’y sont entrées",
  pileKnownHand: "On sait qu’y sont",
  perhaps: "peut-être piochée",
  turnOrder: "Ordre des tours",
  active: "à son tour",

  colon: " : ",
  stage: {
    then: " : ",
    label: "Le combat",
    quiet: "Pas de combat en cours",
    last: "Dernière action",
    steps: { engage: "Engager", dodge: "Esquiver", tactics: "Tactique", damage: "Dégâts" },
    strikes: (name: string) => `frappe ${name}`,
    nobody: "personne",
    playedLabel: "Ce qui a été joué",
    yourMove: "À vous",
    theirMove: (name: string) => `À ${name}`,
    respond: "répondre ou laisser faire",
    tactics: "jouer ou passer",
    choose: "choisir",
    ifPass: "Si tout le monde passe",
    armour: "Armure non comptée",
    dies: (name: string) => `${name} meurt`,
    lives: (name: string) => `${name} tient`,
    sum: (parts: { combat: number; prevented: number; direct: number; total: number }, remaining: number) =>
      `${arithmetic(parts)} dégât${s(parts.total)}, vie ${remaining}`,
    redirected: (name: string) => `le coup va à ${name}`,
    shot: (name: string) => `Tir de ${name}`,
    cardShot: "Tir",
  },
  pyrrhic: {
    title: "Victoire à la Pyrrhus ?",
    text: (strength: number, tokens: number) =>
      `${strength} de force contre ${tokens} jetons : éliminer l’autre camp maintenant serait une partie nulle.`,
    clause: "CW-1605",
  },
  read: {
    none: "Survolez une créature pour lire ses capacités.",
    noAbility: "Aucune capacité.",
  },

  mine: {
    hand: "Votre main",
    offered: { deck: "Votre paquet", reinforcements: "Vos Renforts", discard: "Votre défausse" },
    empty: "Votre main est vide.",
    watching: "Vous regardez : les mains restent cachées.",
  },

  window: {
    abilities: "Quelle capacité ?",
    hits: "Où placer les dégâts ?",
    decks: "Quel paquet ?",
  },
  picks: {
    creature: "une créature",
    slots: { middle: "capacité du milieu", right: "capacité de droite" },
    both: "Les deux capacités",
    hit: (points: number, name: string) => `${points} sur ${name}`,
    deck: (faction: string, size: number) => `${faction}, ${size} cartes`,
    say: {
      concede: "Abandonner",
      decline: "Laisser faire",
      dodge: "Esquiver",
      draw: "Piocher",
      drop: "Perdre Pisteur",
      end: "Finir le tour",
      give: "Donner un jeton",
      keep: "Garder la main",
      main: "Paquet principal",
      mulligan: "Nouvelle main",
      none: "Ne rien prendre",
      nothing: "Rien",
      pass: "Passer",
      pillage: "Piller",
      recover: "Relever",
    } as Readonly<Record<string, string>>,
  },

  where: {
    setup: "Mise en place",
    turn: (turn: number, who: string) => `tour ${turn}, à ${who}`,
    yourTurn: (turn: number) => `tour ${turn}, à vous`,
    versus: "contre",
    over: "Fin de la partie",
  },
  rail: { fight: "Combat", board: "Entrée, déplacement ou mort", course: "Tour" },

  ending: {
    and: "et",
    winner: (name: string) => `${name} l’emporte`,
    camp: (names: string) => `${names} l’emportent`,
    draw: "Personne ne l’emporte",
    cut: "Partie interrompue",
    cutWhy: "Elle n’est pas allée à son terme.",
    why: {
      pillage: "Le dernier jeton de l’Habitat adverse est pillé.",
      elimination: "L’autre camp n’a plus de créature.",
      pyrrhic: (strength: number, tokens: number) =>
        `Victoire à la Pyrrhus : ${strength} de force restante contre ${tokens} jeton${s(tokens)} sur l’Habitat adverse.`,
      both: "Les deux camps sont éliminés en même temps.",
      stalemate: "Plus rien ne bouge : tout le monde est épuisé.",
      tooLong: "La partie a duré trop longtemps.",
      concession: "L’autre camp abandonne.",
    },
    label: "Le compte des deux camps",
    tokens: "Jetons sur l’Habitat",
    alive: "Créatures en jeu",
    strength: "Force restante",
    lost: "Défausse",
    left: "Cartes en pioche",
    turns: (turns: number) => `Partie finie au tour ${turns}.`,
    counted: "Comptées en main",
  },

  reference: {
    zones: "Zones et portée",
    from: "Depuis",
    toCover: "vers son Couvert",
    toHunting: "vers sa Chasse",
    abilities: "Capacités",
    name: "Nom",
    effect: "Effet",
    price: "Coût",
  },
};

export type Words = Same<typeof fr>;

export const wordsOf = spoken<Words>({ fr: set(fr), en });
