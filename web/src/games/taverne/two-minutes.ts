// Taverne in two minutes.

import type { Panel } from "../game";

export const twoMinutes: readonly Panel[] = [
  {
    title: { fr: "Deux Héros, des goûts", en: "Two Heroes, some tastes" },
    text: {
      fr: "Vos deux Héros aiment la bière, l’art, les reliques… Un Trésor vaut les points que l’un d’eux lui donne ; chez le voisin, il en vaut d’autres.",
      en: "Your two Heroes love beer, art, relics… A Treasure is worth the points one of them gives it; next door it is worth something else.",
    },
    cards: ["nain", "brune-des-cavernes"],
  },
  {
    title: { fr: "Le troc", en: "The trade" },
    text: {
      fr: "Chacun vend à son tour ; les autres offrent en secret, et tout se dévoile ensemble. Une carte Agitation sert à refuser, ou à protester contre le marché d’autrui.",
      en: "Everybody sells in turn; the others offer in secret, and all is shown together. An Agitation card serves to refuse, or to protest against somebody’s deal.",
    },
    cards: ["collier-de-rubis", "poing-sur-la-table"],
  },
  {
    title: { fr: "La bagarre éclate", en: "The brawl breaks out" },
    text: {
      fr: "Autant d’Agitation que de joueurs, et les chaises volent. Force pour frapper un voisin, Ruse pour lancer au loin : contre un Héros, chaque 6 le fait tomber d’un cran.",
      en: "As much Agitation as players, and the chairs fly. Force to hit a neighbour, Ruse to throw from afar: against a Hero, each 6 is one step down.",
    },
    cards: ["pied-de-table", "chope"],
  },
  {
    title: { fr: "Tomber coûte cher", en: "Falling is costly" },
    text: {
      fr: "À Terre pour la première fois, on lâche un Trésor. KO, l’adversaire en prend un et un autre roule au sol.",
      en: "Down for the first time, you drop a Treasure. KO, the opponent takes one and another rolls on the floor.",
    },
    cards: ["voleuse", "suaire-brode"],
  },
  {
    title: { fr: "À MOI !", en: "MINE!" },
    text: {
      fr: "À chaque tour entrent des Arrivants : réclamez ceux dont un symbole est cerclé chez vous.",
      en: "Each round Arrivals walk in: claim those with a symbol circled on your side.",
    },
    cards: ["menestrel", "elfe"],
  },
  {
    title: { fr: "La Milice", en: "The Militia" },
    text: {
      fr: "Elle entre sans prévenir et tout s’arrête. Comptez ce que vous tenez encore.",
      en: "It comes unannounced and everything stops. Count what you still hold.",
    },
    cards: ["milice"],
  },
];
