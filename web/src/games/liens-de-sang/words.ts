// The words of this game's table. What the server says (questions, options, log) comes in the reader's language already.

import { de } from "$lib/i18n/french";
import { set } from "$lib/i18n/set";
import { spoken } from "$lib/kit/words";

import type { AbilityId, Allegiance, Card, Clan, Rank, Skin } from "./types";

interface ClanWords {
  name: string;
  /** With its article: "le clan de la Rose". */
  side: string;
  /** As a leader's flag says it: "Chef de la Rose". */
  leader: string;
  letter: string;
}

const fr = {
  clans: {
    rose_beast: {
      rose: { name: "Rose", side: "le clan de la Rose", leader: "Chef de la Rose", letter: "R" },
      beast: { name: "Bête", side: "le clan de la Bête", leader: "Chef de la Bête", letter: "B" },
    },
    phoenix_gargoyle: {
      rose: { name: "Phénix", side: "le clan du Phénix", leader: "Chef du Phénix", letter: "P" },
      beast: { name: "Gargouille", side: "le clan de la Gargouille", leader: "Chef de la Gargouille", letter: "G" },
    },
  } as Record<Skin, Record<Clan, ClanWords>>,
  order: "Ordre secret",
  inquisitorWins: "L'Inquisiteur",
  titles: {
    elder: "Ancien",
    assassin: "Assassin",
    harlequin: "Arlequin",
    alchemist: "Alchimiste",
    mentalist: "Mentaliste",
    guardian: "Gardien",
    berserker: "Berserker",
    mage: "Mage",
    courtesan: "Courtisane",
    inquisitor: "Inquisiteur",
  } as Record<AbilityId, string>,
  cards: {
    quill: "Plume",
    sword_purple: "Épée violette",
    sword_green: "Épée verte",
    shield_purple: "Bouclier violet",
    shield_green: "Bouclier vert",
    staff: "Bâton",
    fan: "Éventail",
    curse: "Malédiction",
  } as Record<Card, string>,
  trueCurse: "Vraie malédiction",
  falseCurse: "Fausse malédiction",
  character: (title: string, side: string) => `${title}, ${side}`,
  inquisitorClue: (clan: string) => `Inquisiteur, indice ${clan}`,

  // Tokens
  rank: (rank: Rank) => (rank === "X" ? "la croix" : `rang ${rank}`),
  rankToken: "Pion de rang",
  clanToken: (clan: string) => `Pion ${clan}`,
  unknownToken: "Pion inconnu",
  unknown: "inconnu",
  wild: "au choix",
  rankSocket: "rang",
  clanTokenText: (side: string) => `Blessure : ${side}, ou l'Inquisiteur.`,

  // Seats
  table: "La table",
  you: "vous",
  away: "absent",
  wounds: (count: number) =>
    ["aucune blessure", "une blessure", "deux blessures", "trois blessures"][count] ?? `${count} blessures`,
  holds: (cards: string) => `a devant lui : ${cards}`,
  clueSeen: (clan: string) => `indice : ${clan}`,
  clueSentence: (clan: string) => `indice que personne d'autre n'a vu : ${clan}`,
  seen: (who: string) => `vu : ${who}`,
  seenSentence: (who: string) => `vous avez vu sa carte : ${who}`,
  lookedAt: (names: string) => `a regardé la carte ${de(names)}`,
  is: (who: string) => `c'est ${who}`,
  winner: "gagne",
  canPoint: "peut être désigné",
  healed: (rank: string) => `a guéri, mais avait montré : ${rank}`,
  flags: {
    dagger: "Tient la dague",
    attacker: "Attaque",
    target: "Cible",
    may: "Peut intervenir",
    offered: "S'offre",
    intervener: "Intervient",
    wounded: "Blessé",
    captured: "Capturé",
    capturedLeader: "Capturé · chef",
    capturer: "Capture",
  },
  attacks: (by: string, target: string) => `${by} attaque ${target}`,
  attacksInstead: (by: string, target: string, intervener: string) =>
    `${by} attaque ${target} ; ${intervener} intervient`,
  lies: (who: string) => `La dague est devant ${who}`,
  steps: {
    label: "Déroulement de l'attaque",
    target: "Cible",
    request: "Demande",
    offers: "Offres",
    wound: "Blessure",
    ability: "Capacité",
    dagger: "Dague",
  },
  supply: "Réserve",
  take: "À prendre",
  supplyRanks: "Pions de rang",
  supplyClan: (clan: string) => `Pions ${clan}`,
  supplyUnknown: "Pions inconnus",

  // My card
  mine: (who: string) => `Votre carte : ${who}. Lire`,

  // The notebook
  notebook: {
    title: "Carnet",
    label: "Carnet de déduction",
    mode: "Aide à la déduction",
    none: "Sans",
    notes: "Notes",
    full: "Exact",
    noneWhy: "Le carnet est fermé. Tout ce que les pions prouvent reste sur la table.",
    noneAllowed: "Cette table joue sans carnet : à vous de tout retenir.",
    fullWhy: "La table déduit pour vous tout ce que les pions prouvent : la partie devient plus facile.",
    notesWhy: "Vos marques restent sur cet appareil ; personne ne les voit.",
    waiting: "La table fait le compte…",
    seats: "Joueurs",
    filter: (rank: string) => `Qui peut être ${rank} ?`,
    cell: (who: string, what: string, state: string) => `${who}, ${what} : ${state}`,
    possible: "possible",
    impossible: "exclu",
    sure: "certain",
    open: "non marqué",
    ring: "votre piste",
    strike: "vous n'y croyez pas",
    legendSure: "certain",
    legendRing: "ma piste",
    legendStrike: "je n'y crois pas",
    large: "Grandes cases",
    clear: "Effacer mes marques",
  },

  // The reference card
  reference: {
    identities: "Les dix identités",
    deal: "Ce qui est distribué",
    cards: "Les cartes de capacité",
    rank: "Rang",
    who: "Qui",
    symbols: "Symboles",
    ability: "Capacité",
    filter: "Que montre ce joueur ?",
    filterHelp: "Choisissez les pions posés sans Bâton : il reste ceux dont la carte les porte.",
    left: (count: number) => (count === 1 ? "une seule identité possible" : `${count} identités possibles`),
    nobody: "Aucune identité ne montre cela.",
    clear: "Tout montrer",
    of: (who: string) => `D'après ${who}`,
    clan: "clan",
    players: "Joueurs",
    trueCurse: "Vraie malédiction",
    falseCurse: "Fausses malédictions",
  },

  // Windows and stakes
  window: {
    sealed: "Réponses scellées : elles s'ouvrent toutes ensemble.",
  },

  // Picks
  says: {
    attack: "Attaquer",
    pass: "Passer la dague",
    request: "Demander de l'aide",
    no_request: "Ne rien demander",
    offer: "Intervenir",
    no_offer: "Rester dans l'ombre",
    declineOffers: "N'accepter personne",
    declineAbility: "Ne pas m'en servir",
    wound: "Blesser",
    heal: "Guérir",
  },

  goals: {
    clan: (own: string, rival: string) =>
      `Vous jouez pour ${own}. Trouvez qui mène ${rival} : c'est cette personne qu'il faut capturer, et nulle autre.`,
    order: "Vous êtes l'Inquisiteur, d'aucun clan : faites-vous capturer.",
  },

  // The end
  end: {
    why: {
      leader: (capturer: string, captive: string, side: string) =>
        `${capturer} capture ${captive}, qui menait bien ${side}.`,
      wrong: (capturer: string, captive: string, side: string) =>
        `${capturer} capture ${captive}, qui ne menait pas ${side}.`,
      own: (capturer: string, captive: string) => `${capturer} capture ${captive}, de son propre clan.`,
      inquisitor: (captive: string) => `${captive} était l'Inquisiteur et ne voulait qu'une capture.`,
      curse: (leader: string, side: string) => `${leader} mène ${side}, mais porte la Vraie malédiction.`,
    },
    wins: (side: string) => `${side} l'emporte`,
    alone: "Victoire sans partage de l'Inquisiteur",
    nobody: "Personne ne l'emporte",
    limit: (turns: number) => `La limite de ${turns} tours est atteinte.`,
    stopped: "La partie s'est arrêtée avant une capture.",
    turns: (count: number): string => (count === 1 ? "tour" : "tours"),
    wounds: (count: number): string => (count === 1 ? "blessure" : "blessures"),
    offers: (count: number): string => (count === 1 ? "offre" : "offres"),
    abilities: (count: number): string => (count === 1 ? "capacité" : "capacités"),
    daggerMost: (who: string) => `prises de dague par ${who}`,
    box: "Restées dans la boîte",
    sides: "Qui était qui",
  },
  where: (turn: number, players: number) => `tour ${turn} · ${players} joueurs`,
  colon: " : ",
  semicolon: " ; ",
  kinds: { character: "Personnages", card: "Cartes de capacité", token: "Pions" },
  rail: { wound: "blessure", ability: "capacité", pass: "dague passée", capture: "capture" },
  clueSign: (clan: string) => `indice ${clan}`,
  band: { character: "Personnage", card: "Carte de capacité", token: "Pion" },
  and: "et",
};

export type Words = typeof fr;

const en: Words = {
  clans: {
    rose_beast: {
      rose: { name: "Rose", side: "the Rose clan", leader: "Leads the Rose", letter: "R" },
      beast: { name: "Beast", side: "the Beast clan", leader: "Leads the Beast", letter: "B" },
    },
    phoenix_gargoyle: {
      rose: { name: "Phoenix", side: "the Phoenix clan", leader: "Leads the Phoenix", letter: "P" },
      beast: { name: "Gargoyle", side: "the Gargoyle clan", leader: "Leads the Gargoyle", letter: "G" },
    },
  },
  order: "Secret Order",
  inquisitorWins: "The Inquisitor",
  titles: {
    elder: "Elder",
    assassin: "Assassin",
    harlequin: "Harlequin",
    alchemist: "Alchemist",
    mentalist: "Mentalist",
    guardian: "Guardian",
    berserker: "Berserker",
    mage: "Mage",
    courtesan: "Courtesan",
    inquisitor: "Inquisitor",
  },
  cards: {
    quill: "Quill",
    sword_purple: "Purple Sword",
    sword_green: "Green Sword",
    shield_purple: "Purple Shield",
    shield_green: "Green Shield",
    staff: "Staff",
    fan: "Fan",
    curse: "Curse",
  },
  trueCurse: "True Curse",
  falseCurse: "False Curse",
  character: (title, side) => `${title} of ${side}`,
  inquisitorClue: (clan) => `Inquisitor, ${clan} clue`,

  rank: (rank) => (rank === "X" ? "the cross" : `rank ${rank}`),
  rankToken: "Rank token",
  clanToken: (clan) => `${clan} token`,
  unknownToken: "Unknown token",
  unknown: "unknown",
  wild: "any",
  rankSocket: "rank",
  clanTokenText: (side) => `Wound: ${side}, or the Inquisitor.`,

  table: "The table",
  you: "you",
  away: "away",
  wounds: (count) => ["no wound", "one wound", "two wounds", "three wounds"][count] ?? `${count} wounds`,
  holds: (cards) => `has ${cards}`,
  clueSeen: (clan) => `clue: ${clan}`,
  clueSentence: (clan) => `clue only you have seen: ${clan}`,
  seen: (who) => `seen: ${who}`,
  seenSentence: (who) => `you have seen the card: ${who}`,
  lookedAt: (names) => `has looked at the card of ${names}`,
  is: (who) => `is the ${who}`,
  winner: "wins",
  canPoint: "can be chosen",
  healed: (rank) => `healed, but had shown ${rank}`,
  flags: {
    dagger: "Holds the dagger",
    attacker: "Attacks",
    target: "Target",
    may: "May step in",
    offered: "Offers",
    intervener: "Steps in",
    wounded: "Wounded",
    captured: "Captured",
    capturedLeader: "Captured · leader",
    capturer: "Captures",
  },
  attacks: (by, target) => `${by} attacks ${target}`,
  attacksInstead: (by, target, intervener) => `${by} attacks ${target}; ${intervener} steps in`,
  lies: (who) => `The dagger lies before ${who}`,
  steps: {
    label: "Steps of the attack",
    target: "Target",
    request: "Request",
    offers: "Offers",
    wound: "Wound",
    ability: "Ability",
    dagger: "Dagger",
  },
  supply: "Supply",
  take: "To take",
  supplyRanks: "Rank tokens",
  supplyClan: (clan) => `${clan} tokens`,
  supplyUnknown: "Unknown tokens",

  mine: (who) => `Your card: ${who}. Read it`,

  notebook: {
    title: "Notebook",
    label: "Deduction notebook",
    mode: "Help with deduction",
    none: "Off",
    notes: "Notes",
    full: "Exact",
    noneWhy: "The notebook is closed. What the tokens prove lies on the table.",
    noneAllowed: "This table plays without a notebook: it is all in your head.",
    fullWhy: "The table deduces for you all that the tokens prove: the game becomes easier.",
    notesWhy: "Your marks stay on this device; nobody sees them.",
    waiting: "The table is counting…",
    seats: "Players",
    filter: (rank) => `Who can be ${rank}?`,
    cell: (who, what, state) => `${who}, ${what}: ${state}`,
    possible: "possible",
    impossible: "ruled out",
    sure: "certain",
    open: "not marked",
    ring: "your lead",
    strike: "you doubt it",
    legendSure: "certain",
    legendRing: "my lead",
    legendStrike: "I doubt it",
    large: "Large cells",
    clear: "Wipe my marks",
  },

  reference: {
    identities: "The ten identities",
    deal: "What is dealt",
    cards: "The ability cards",
    rank: "Rank",
    who: "Who",
    symbols: "Symbols",
    ability: "Ability",
    filter: "What does this player show?",
    filterHelp: "Choose the tokens taken without a Staff: those whose card carries them are left.",
    left: (count) => (count === 1 ? "only one identity fits" : `${count} identities fit`),
    nobody: "No identity shows that.",
    clear: "Show all",
    of: (who) => `Like ${who}`,
    clan: "clan",
    players: "Players",
    trueCurse: "True Curse",
    falseCurse: "False Curses",
  },

  window: {
    sealed: "Sealed answers: they are all opened together.",
  },

  says: {
    attack: "Attack",
    pass: "Pass the dagger",
    request: "Ask for help",
    no_request: "Ask nobody",
    offer: "Step in",
    no_offer: "Stay in the shadow",
    declineOffers: "Accept nobody",
    declineAbility: "Do not use it",
    wound: "Wound",
    heal: "Heal",
  },

  goals: {
    clan: (own, rival) =>
      `You play for ${own}. Find who leads ${rival}: that is whom you must capture, and nobody else.`,
    order: "You are the Inquisitor, and alone: get yourself captured.",
  },
  end: {
    why: {
      leader: (capturer, captive, side) => `${capturer} captures ${captive}, who did lead ${side}.`,
      wrong: (capturer, captive, side) => `${capturer} captures ${captive}, who did not lead ${side}.`,
      own: (capturer, captive) => `${capturer} captures ${captive}, of the same clan.`,
      inquisitor: (captive) => `${captive} was the Inquisitor and meant to be captured.`,
      curse: (leader, side) => `${leader} leads ${side}, but bears the True Curse.`,
    },
    wins: (side) => `${side} wins`,
    alone: "The Inquisitor wins alone",
    nobody: "Nobody wins",
    limit: (turns) => `The limit of ${turns} turns is reached.`,
    stopped: "The game stopped before a capture.",
    turns: (count) => (count === 1 ? "turn" : "turns"),
    wounds: (count) => (count === 1 ? "wound" : "wounds"),
    offers: (count) => (count === 1 ? "offer" : "offers"),
    abilities: (count) => (count === 1 ? "ability" : "abilities"),
    daggerMost: (who) => `times the dagger came to ${who}`,
    box: "Left in the box",
    sides: "Who was who",
  },
  where: (turn, players) => `turn ${turn} · ${players} players`,
  colon: ": ",
  semicolon: "; ",
  kinds: { character: "Characters", card: "Ability cards", token: "Tokens" },
  rail: { wound: "wound", ability: "ability", pass: "dagger passed", capture: "capture" },
  clueSign: (clan) => `${clan} clue`,
  band: { character: "Character", card: "Ability card", token: "Token" },
  and: "and",
};

export const wordsOf = spoken<Words>({ fr: set(fr), en });

/** What a side is called on its own: "le clan de la Rose", "Ordre secret". */
export function sideWords(words: Words, side: Allegiance, skin: Skin): string {
  return side === "order" ? words.order : words.clans[skin][side].side;
}
