// Cannibal World in two minutes.

import type { Panel } from "../game";

export const twoMinutes: readonly Panel[] = [
  {
    title: { fr: "Deux tribus, un garde-manger", en: "Two tribes, one larder" },
    text: {
      fr: "Rats, Chats, Chiens ou Bannis : tout le monde a faim. Pillez trois fois l’Habitat d’en face, ou ne laissez à l’adversaire ni carte à piocher, ni créature en jeu ou en main.",
      en: "Rats, Cats, Dogs or Renegades: everybody is hungry. Pillage the other Habitat three times, or leave the enemy no card to draw and no creature in play or in hand.",
    },
    cards: ["CA/01", "DO/01"],
  },
  {
    title: { fr: "Quatre Viandes", en: "Four Meat" },
    text: {
      fr: "Jouer une créature, avancer, attaquer, piocher une carte de plus : une Viande. Esquiver : deux. Vos quatre Viandes doivent durer le tour d’en face, puis le vôtre.",
      en: "Play a creature, move, attack, draw an extra card: one Meat. Dodge: two. Your four Meat must last through the enemy’s turn, then yours.",
    },
    cards: ["DO/13"],
  },
  {
    title: { fr: "À Couvert, en Chasse", en: "Cover and Hunting" },
    text: {
      fr: "À Couvert on prépare et on tire, en Chasse on mord. On n’avance que dans un sens, et ceux de devant protègent ceux de derrière.",
      en: "In Cover you prepare and shoot, in Hunting you bite. There is only one way to walk, and those in front protect those behind.",
    },
    cards: ["DO/06"],
  },
  {
    title: { fr: "Tout d’un coup", en: "All at once" },
    text: {
      fr: "Dans un combat, chacun annonce ses ruses à tour de rôle ; puis tous les Dégâts tombent ensemble, et ils restent.",
      en: "In a combat both sides announce their tricks in turn; then all damage falls together, and it stays.",
    },
    cards: ["CA/06", "DO/06"],
  },
  {
    title: { fr: "Une seule fois", en: "Once" },
    text: {
      fr: "Chaque capacité ne sert qu’une fois dans la partie, à moins d’être rechargée. La bonne question n’est pas laquelle, mais quand.",
      en: "Every ability serves only once in the game, unless recharged. The right question is not which, but when.",
    },
    cards: ["CA/05"],
  },
  {
    title: { fr: "La porte est ouverte", en: "The door is open" },
    text: {
      fr: "Une créature à vous en Chasse, plus personne de valide en face : une Viande, et l’Habitat perd un jeton. Une fois par tour, sans esquive possible.",
      en: "A creature of yours in Hunting, nobody able to stand over there: one Meat, and the Habitat loses a token. Once a turn, and nothing can dodge it.",
    },
    cards: ["DO/01"],
  },
];
