// Sang Rancune in two minutes.

import type { Panel } from "../game";

export const twoMinutes: readonly Panel[] = [
  {
    title: { fr: "Ensemble, ou morts", en: "Together, or dead" },
    text: {
      fr: "Neuf Rencontres vous attendent au fond du donjon. Personne n’en viendrait à bout seul : si tout le groupe tombe, personne ne gagne.",
      en: "Nine Encounters wait at the bottom of the dungeon. Nobody could beat them alone: if the whole group falls, nobody wins.",
    },
    cards: ["fear", "vasha"],
  },
  {
    title: { fr: "Un seul coup compte", en: "One blow counts" },
    text: {
      fr: "Seul le coup fatal rapporte le Prestige de la créature. Vingt Dégâts au bon moment valent mieux que cent trop tôt.",
      en: "Only the killing blow earns the creature’s Prestige. Twenty damage at the right time beat a hundred too soon.",
    },
    cards: ["attack_100", "attack_20"],
  },
  {
    title: { fr: "Posez, tremblez, révélez", en: "Set, tremble, reveal" },
    text: {
      fr: "Chacun pose une Attaque face cachée ; on révèle dans l’ordre d’Initiative, tiré de nouveau à chaque Tour. Puis la créature, si elle vit encore, se venge à sa façon : le premier, le dernier, le plus timide…",
      en: "Everybody sets an Attack face down; they are revealed in Initiative order, drawn anew each round. Then the creature, if still alive, takes revenge in its own way: on the first, the last, the most timid…",
    },
    cards: ["attack_30", "attack_40", "attack_50"],
  },
  {
    title: { fr: "Coups Bas", en: "Low blows" },
    text: {
      fr: "Faites rater, échangez les places, rendez la bête plus coriace : une carte au bon moment vole la mise à mort. Personne n’a promis d’être loyal.",
      en: "Make others miss, swap places, toughen the beast: one card at the right moment steals the kill. Nobody promised to be fair.",
    },
    cards: ["move_over", "not_so_tough"],
  },
  {
    title: { fr: "Vivre et compter", en: "Live and count" },
    text: {
      fr: "Entre deux Rencontres, on boit, on marchande, on soigne un rival contre du Prestige. À la fin, le plus prestigieux des survivants l’emporte ; les morts n’ont rien.",
      en: "Between Encounters you drink, bargain, or heal a rival for Prestige. In the end the most prestigious survivor wins; the dead have nothing.",
    },
    cards: ["healing_potion", "talon", "valmort"],
  },
];
