// What this client says about Premier Pli by itself. Questions, options and the log come from the server.

import type { Same } from "$lib/i18n/fr";
import { set } from "$lib/i18n/set";
import { spoken } from "$lib/kit/words";

import { en } from "./words.en";

const fr = {
  table: "La table",
  cards: "Cartes",
  card: "Carte",
  trick: (number: number, of: number) => `Pli ${number} sur ${of}`,
  over: "Fin de la partie",
  points: (count: number) => (count > 1 ? `${count} points` : `${count} point`),
  held: (count: number) => (count > 1 ? `${count} cartes en main` : `${count} carte en main`),
  leads: "mène",
  laid: (name: string) => `Les cartes posées par ${name}`,
  nothingLaid: "rien encore",
  hand: "Ma main",
  noCard: "plus de carte",
  watching: "Vous regardez : les mains restent cachées.",
  may: "peut être posée",
  chosen: "choisie",
  winner: (name: string) => `${name} gagne`,
  winners: (names: string) => `${names} gagnent ensemble`,
  and: "et",
  most: "Le plus de plis après le troisième.",
  cut: "Partie arrêtée",
  cutWhy: "Personne n’a gagné.",
  rail: { trick: "Pli", end: "Fin" },
  reference: "De 1 à 40, chaque carte une fois. La plus haute posée fait le pli.",
};

export type Words = Same<typeof fr>;

export const wordsOf = spoken<Words>({ fr: set(fr), en });
