// What benches say in the same way, whatever is made on them.

import type { Same } from "$lib/i18n/fr";
import { set } from "$lib/i18n/set";
import { spoken } from "$lib/kit/words";

const fr = {
  mine: "Mes brouillons",
  unnamed: "Sans nom",
  fresh: "Nouveau",
  duplicate: "Dupliquer",
  remove: "Supprimer",
  copyOf: (name: string) => `${name}, copie`,
  models: "Partir d’un modèle",
  model: "Choisir un modèle…",
  onServer: "Gardé ici et sur le serveur, pour vos autres appareils.",
  inBrowser: "Gardé dans ce navigateur seulement.",
  counted: "Compte et limites",
  verdict: "Ce que dit le serveur",
  checking: "Le serveur regarde…",
  good: "Tout est en ordre.",
  goodWhy: "On peut jouer avec.",
  offline: "Le serveur ne répond pas : le brouillon est gardé ici.",
  line: (line: number) => `ligne ${line}`,
  show: "Montrer",
  play: "Jouer avec",
  share: "Copier le lien",
  text: "En texte",
  textHelp: "Le même, en TOML, à lire, à écrire et à envoyer.",
  copyText: "Copier le texte",
  readText: "Prendre ce texte",
  undo: "Annuler",
  redo: "Rétablir",
  panes: "Volets",
};

export type BenchWords = Same<typeof fr>;

const en: BenchWords = {
  mine: "My drafts",
  unnamed: "Unnamed",
  fresh: "New",
  duplicate: "Duplicate",
  remove: "Remove",
  copyOf: (name) => `${name}, copy`,
  models: "Begin with a model",
  model: "Choose a model…",
  onServer: "Kept here and on the server, for your other devices.",
  inBrowser: "Kept in this browser only.",
  counted: "Counts and limits",
  verdict: "What the server says",
  checking: "The server is looking…",
  good: "All is in order.",
  goodWhy: "It can be played with.",
  offline: "The server does not answer: the draft is kept here.",
  line: (line) => `line ${line}`,
  show: "Show it",
  play: "Play with it",
  share: "Copy the link",
  text: "As text",
  textHelp: "The same in TOML, to read, write and send.",
  copyText: "Copy the text",
  readText: "Take this text",
  undo: "Undo",
  redo: "Redo",
  panes: "Panes",
};

export const benchWords = spoken<BenchWords>({ fr: set(fr), en });
