// The words of the reference sheet: long, and fetched with it.

import type { Same } from "$lib/i18n/fr";
import type { Language } from "$lib/protocol/types";

const fr = {
  goal: "Le but",
  goalIs:
    "Vaincre ensemble toutes les Rencontres, mais seul le coup fatal rapporte. À la fin, le héros en vie qui a le plus de Prestige gagne. Si tout le monde meurt, personne ne gagne.",
  round: "Un Tour de Combat",
  roundIs: [
    "Début du Tour\u00a0: les règles de la Rencontre qui commencent ici.",
    "Chacun pose en secret une Attaque face cachée.",
    "Dans l’ordre d’Initiative, chacun révèle, déclare, laisse réagir, puis frappe. La Pile Dégâts grandit.",
    "Si la pile atteint la Vie de la Créature, elle meurt aussitôt et le Tour s’arrête.",
    "Attaques tardives (Opportunisme), puis fin du Tour.",
    "La pile est retirée de la Vie.",
    "Nouvelle Initiative. La Créature frappe au hasard, puis avec précision.",
    "Plan B, puis chacun pioche une carte.",
  ],
  windows: "Quand peut-on réagir\u00a0?",
  windowsAre: [
    ["Avant la révélation", "Bouge de Là\u00a0!, Ordre pas Clair\u00a0; à son propre tour, la Boule de Feu."],
    [
      "Après la révélation",
      "Échec Critique, Sus à l’Ennemi\u00a0!, Pas si Balèze / Plus Balèze, Geste Maladroit (sur une carte préparée).",
    ],
    [
      "Après un Coup Bas",
      "Certainement Pas\u00a0!, Donne-Moi Ça\u00a0!\u00a0: ils l’annulent, et s’annulent entre eux.",
    ],
    ["La Créature vise", "Après Toi\u00a0!\u00a0: un de ses coups change de victime."],
    ["La Créature a touché", "Contre Attaque, pour qui vient d’être touché et vit encore."],
    ["Début d’une Rencontre, et après chaque attaque de la Créature", "Plan B\u00a0: deux Initiatives s’échangent."],
    ["Entre deux Rencontres", "Objets, échanges, La Main dans le Sac, Crac\u00a0!"],
  ],
  windowRule:
    "À plusieurs, la plus petite Initiative passe d’abord\u00a0; après chaque carte, la fenêtre est reposée à tous.",
  value: "Ce que vaut une Attaque",
  valueIs: [
    "la Valeur de base, ou la double si elle est déclarée Héroïque",
    "Potion de Force\u00a0: un cran plus haut",
    "Brume du Changeforme, puis Bousculade\u00a0: un cran plus bas",
    "Dans la Brèche\u00a0: un cran plus haut derrière quelqu’un",
    "les réactions, dans l’ordre où elles sont jouées",
    "Eau Bénite, puis les cartes préparées dans leur ordre",
    "enfin la règle de la Rencontre",
  ],
  targets: "Qui la Créature frappe",
  targetsAre: [
    ["Initiative 2", "qui tient cette place après le nouveau tirage\u00a0; s’il manque, le dernier."],
    [
      "Le plus, le moins de Dégâts",
      "selon le total du Tour\u00a0; à égalité, tous ceux-là. Une Feinte ne compte pas, une Attaque à 0 compte.",
    ],
    ["Le premier, le dernier à blesser", "avec au moins 1 Dégât ce Tour."],
    ["Personne", "alors chaque héros en vie perd 5."],
  ],
  prestige: "Prestige",
  prestigeIs: [
    "Le coup fatal rapporte le Prestige de la Rencontre et les jetons posés dessus.",
    "Dans les deux avant-dernières salles\u00a0: 3 de plus. Dans la dernière et au-delà\u00a0: 5 de plus.",
    "Soigner un autre héros qui accepte\u00a0: 3 avec la Potion, 2 avec le Baume.",
    "Un héros mort perd tout son Prestige. Les vivants se partagent ses Objets fermés.",
    "Égalité au sommet\u00a0: une Rencontre de plus.",
  ],
  hand: "La main",
  handIs:
    "7 cartes au plus, 8 avec l’Amulette. Les Objets n’en font pas partie. On ne montre ni ne nomme ses cartes\u00a0; tout le reste peut se dire, même faux.",
  deck: "Le paquet",
  deckIs: "Les 94 cartes Action, avec leurs exemplaires.",
};

export type ReferenceWords = Same<typeof fr>;

const en: ReferenceWords = {
  goal: "The goal",
  goalIs:
    "Beat every Encounter together, but only the killing blow scores. In the end the living hero with the most Prestige wins. If everybody dies, nobody does.",
  round: "A combat round",
  roundIs: [
    "Start of the round: rules of the Encounter that begin here.",
    "Everybody sets one Attack face down, in secret.",
    "In Initiative order each hero reveals, declares, lets others react, then strikes. The Damage pile grows.",
    "As soon as the pile reaches the creature’s Life it dies, and the round stops.",
    "Late Attacks (Opportunism), then the end of the round.",
    "The pile is taken off its Life.",
    "New Initiative. The creature strikes at random, then with precision.",
    "Plan B, then everybody draws a card.",
  ],
  windows: "When can one react?",
  windowsAre: [
    ["Before the reveal", "Out of My Way!, Unclear Order; on one’s own turn, the Fireball."],
    [
      "After the reveal",
      "Critical Failure, Have at Them!, Weaker / Tougher than It Looks, Clumsy Move (on a prepare card).",
    ],
    ["After a Coup Bas", "Certainly Not!, Give Me That!: they cancel it, and each other."],
    ["The creature aims", "After You!: one of its hits finds another victim."],
    ["The creature has hit", "Counter Attack, for those who were just hit and still live."],
    ["Start of an Encounter, and after each attack of the creature", "Plan B: two Initiatives change places."],
    ["Between Encounters", "Items, trades, Hand in the Bag, Crack!"],
  ],
  windowRule: "Among several, the lowest Initiative goes first; after each card the window is offered to all again.",
  value: "What an Attack is worth",
  valueIs: [
    "its base value, or the double one if it is declared Heroic",
    "Strength Potion: one step up",
    "the Shapeshifter’s Mist, then Jostle: one step down",
    "Into the Breach: one step up behind somebody else",
    "reactions, in the order in which they are played",
    "Holy Water, then prepared cards in their order",
    "last, the Encounter’s own rule",
  ],
  targets: "Whom the creature strikes",
  targetsAre: [
    ["Initiative 2", "whoever holds that place after the new draw; if nobody does, the last."],
    [
      "Most, least damage",
      "by the total of the round; all of those who tie. A Feint does not count, an Attack of 0 does.",
    ],
    ["First, last to wound", "with at least 1 damage this round."],
    ["Nobody", "then every living hero loses 5."],
  ],
  prestige: "Prestige",
  prestigeIs: [
    "The killing blow earns the Encounter’s Prestige and the tokens on it.",
    "In the two rooms before the last: 3 more. In the last and beyond: 5 more.",
    "Healing another hero who agrees: 3 with the Potion, 2 with the Balm.",
    "A dead hero loses all Prestige. The living share out the closed Items.",
    "A tie at the top: one more Encounter.",
  ],
  hand: "The hand",
  handIs:
    "7 cards at most, 8 with the Amulet. Items are not part of it. Nobody shows or names cards; anything else may be said, true or not.",
  deck: "The deck",
  deckIs: "The 94 Action cards with their copies.",
};

const BY_LANGUAGE: Readonly<Record<Language, ReferenceWords>> = { fr, en };

export const referenceWords = (language: Language): ReferenceWords => BY_LANGUAGE[language];
