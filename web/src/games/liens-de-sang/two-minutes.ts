// Liens de Sang in two minutes.

import type { Panel } from "../game";

export const twoMinutes: readonly Panel[] = [
  {
    title: { fr: "Deux clans, un secret", en: "Two clans, one secret" },
    text: {
      fr: "Rose ou Bête : votre carte le dit, à vous seulement. Elle porte aussi un rang, de 1 à 9. La personne assise avant vous vous a montré son indice de clan ; presque toujours, il est vrai.",
      en: "Rose or Beast: your card tells you, and only you. It also bears a rank from 1 to 9. The player before you has shown you a clue to a clan; almost always it is true.",
    },
    cards: ["rose_mentalist", "beast_assassin"],
  },
  {
    title: { fr: "Une seule dague", en: "One dagger" },
    text: {
      fr: "Qui la tient attaque, ou la passe. La personne blessée la reçoit : frapper, c’est aussi choisir qui jouera ensuite.",
      en: "Whoever holds it attacks or passes it on. The wounded player receives it: to strike is also to choose who plays next.",
    },
    cards: ["dagger"],
  },
  {
    title: { fr: "Une blessure, un aveu", en: "One wound, one confession" },
    text: {
      fr: "À chaque blessure vous prenez un pion vrai : votre clan, un signe muet, ou votre rang. Montrer son rang éveille sa capacité.",
      en: "Every wound makes you take a true token: your clan, a silent sign, or your rank. Showing the rank wakes your ability.",
    },
    cards: ["aff_rose", "aff_unknown", "rank_5"],
  },
  {
    title: { fr: "Qui s’interpose ?", en: "Who steps in?" },
    text: {
      fr: "On peut prendre le coup à la place d’un autre, en montrant son rang. Aider trahit ses amitiés.",
      en: "One may take another’s blow by showing the rank. Helping betrays one’s friends.",
    },
    cards: ["rank_9", "shield_purple"],
  },
  {
    title: { fr: "La quatrième blessure", en: "The fourth wound" },
    text: {
      fr: "Elle capture et finit tout. Sur le chef adverse, le plus petit numéro de son clan en jeu, vous gagnez. Sur quiconque d’autre, vous perdez. À nombre impair, un Inquisiteur rêve d’être pris.",
      en: "It captures and ends everything. On the rival leader, the clan’s lowest number in play, you win. On anybody else, you lose. With an odd number, an Inquisitor dreams of being caught.",
    },
    cards: ["rank_2", "aff_unknown", "aff_beast"],
  },
];
