import { de } from "../french";
import { counted } from "../counts";

const s = (count: number) => (count > 1 ? "s" : "");

export const setup = {
  title: "Nouvelle table",
  game: "Jeu",
  noGame: "Ce jeu n'est pas sur l'étagère",
  noGameWhy: "Le serveur ne le propose pas, ou le lien est coupé.",

  players: "Joueurs",
  playersHelp: (numbers: readonly number[]) => `${counted(numbers, " à ", " ou ")}.`,
  fewer: "Moins",
  more: "Plus",
  seats: "Places",
  seatsHelp: "Une place libre attend quelqu'un qui a le lien. Plusieurs joueurs peuvent partager cet appareil.",
  seatNumber: (number: number) => `Place ${number}`,
  who: (number: number) => `Qui joue à la place ${number} ?`,
  me: "Moi",
  beside: (number: number) => `Joueur ${number}`,
  besideMe: "sur cet appareil",
  nameOf: (number: number) => `Nom du joueur de la place ${number}`,
  openSeat: "Libre",
  aFriend: "un ami ?",
  bot: "Bot",
  botOf: (level: string) => `Bot · ${level}`,
  fillBots: "Des bots partout",
  fillOpen: "Libérer les autres",

  rulesOfGame: "Règles de la partie",
  experts: "Plus de réglages",
  setsDeal: (options: string[]) =>
    `La donne est fixée par les options (${options.join(", ")}), et non tirée au sort ; la table et sa partie le disent à tout le monde.`,
  setsDealHere: "Un autre choix que l'ordinaire fixe la donne : la table devient une table d'exercice.",
  asUsual: "tout est comme d'habitude",
  reset: "Comme d'habitude",
  yes: "Oui",
  no: "Non",
  noLimit: "Sans limite",
  nothing: "Sans",
  limited: "Limité",
  own: "Choisir",
  asGame: "Au hasard",
  all: "Toutes",
  chosen: (chosen: number, wanted: number) => `${chosen} choisi${s(chosen)} sur ${wanted}`,
  chosenAtLeast: (chosen: number, least: number, most: number) => `${chosen} choisi${s(chosen)}, de ${least} à ${most}`,
  wants: (least: number, most: number) =>
    least === most ? `Il en faut ${least}.` : `Il en faut de ${least} à ${most}.`,
  between: (least: number, most: number) => `De ${least} à ${most}.`,
  zeroOrBetween: (least: number, most: number) => `0, ou de ${least} à ${most}.`,
  quoted: (label: string) => `« ${label} »`,
  colon: " :",

  table: "La table",
  tableName: "Nom de la table",
  tableNameHelp: "Pour que vos amis la reconnaissent.",
  tableNameUsual: (name: string) => `Chez ${name}`,
  visible: "Qui la trouve",
  visibleHelp: "Publique : tout le monde la voit à l'accueil. Par lien : seuls ceux qui ont le lien la trouvent.",
  public: "Publique",
  byLink: "Par lien",

  clock: "Temps",
  clockHelp: {
    game: "Comme le disent les règles de la partie, ci-dessus.",
    none: "Aucune limite, quoi que disent les règles de la partie.",
    decision:
      "Tant de secondes pour chaque décision. Quand le temps est écoulé, la table choisit pour vous ce qu'il y a de plus prudent.",
    bank: "Une réserve pour toute la partie ; chaque décision en rend un peu.",
    days: "Une partie lente : on joue quand on peut, chaque décision a plusieurs jours.",
  },
  clockKind: { game: "Du jeu", none: "Sans", decision: "Par décision", bank: "Réserve", days: "En jours" },
  seconds: "Secondes par décision",
  window: "Secondes pour réagir",
  windowHelp: "Quand une question est posée à plusieurs à la fois.",
  bank: "Réserve en secondes",
  increment: "Secondes rendues par décision",
  days: "Jours par décision",

  options: "Les usages de la table",
  undo: "Reprendre un coup",
  undoHelp: {
    off: "Un coup joué est joué.",
    slips: "Seulement tant que rien n'a été pioché, montré ou décidé depuis.",
    consent:
      "Aussi après une décision des autres, si tout le monde est d'accord ; jamais après ce qui a été pioché, lancé ou montré.",
  },
  undoKind: { off: "Jamais", slips: "Étourderies", consent: "D'un commun accord" },
  spectators: "Galerie",
  spectatorsHelp:
    "D'autres peuvent regarder, si les règles de la partie l'admettent aussi. Ils ne voient que ce qui est public.",
  hotSeat: "Appareils partagés",
  hotSeatHelp:
    "On peut être plusieurs sur un même appareil : qui a un siège peut en prendre un autre pour quelqu'un à côté de soi. Toute la table le voit.",
  beat: "Temps du secret",
  beatHelp:
    "Une question qu'on peut laisser passer reste ouverte un moment, tiré au sort à chaque fois, pour que la vitesse d'une réponse ne trahisse rien : la moitié plus longtemps que cela. En millisecondes.",
  botPace: "Rythme des bots",
  botPaceHelp: "Combien de temps un bot fait mine de réfléchir. En millisecondes.",
  grace: "Patience pour les absents",
  graceHelp:
    "Après tant de secondes d'absence, un bot joue à la place d'un absent, jusqu'à son retour, tant que quelqu'un d'autre est là. 0 : jamais.",

  salt: "Votre part du mélange",
  saltOf: (name: string) => `La part ${de(name)} dans le mélange`,
  saltHelp:
    "Votre part est tirée par ce navigateur une fois l'empreinte connue, et y reste scellée : les autres n'en voient que l'empreinte. Quand le début est fixé, cette page l'ouvre, et elle se mêle à la donne : même un hôte qui joue ne peut choisir les cartes sans qu'on le voie. Vous pouvez en écrire une autre, avec les chiffres 0 à 9 et les lettres a à f ; à moins de 32, elle suit des chiffres tirés au sort, pour que nul ne la devine.",
  fixed: "Le début est fixé : chaque part s'ouvre, puis on distribue les cartes",
  anew: (names: string) => `Part restée fermée : ${names}. Rien n'est distribué, et chaque part se tire à nouveau`,
  saltDraw: "En tirer une autre",
  saltUse: "Prendre celle-ci",
  saltElsewhere: "ajoutée sur un autre appareil",
  saltWrong: "Seulement les chiffres 0 à 9 et les lettres a à f, 64 au plus.",

  invitation: "Invitation",
  inviteLine: (game: string, players: number) => `${game}, ${players} joueurs.`,
  inviteOpen: (open: number) =>
    open === 0 ? "Tout le monde est là." : open === 1 ? "Il reste une place." : `Il reste ${open} places.`,
  previewAlone: "Toutes les places sont prises : la partie commence aussitôt.",
  previewLink: "Le lien à envoyer apparaît dès que la table est ouverte.",
  previewNobody: "Vous n'avez pas de place : vous serez l'hôte, et vous regarderez.",
  create: "Ouvrir la table",
  createThen: "puis lancer quand on veut",
  createStart: "Lancer la partie",
  createStartThen: "tout le monde est assis",
  creating: "On dresse la table…",
  mend: "Corrigez d'abord ce qui est signalé.",
  keptHere: "Vos choix sont gardés sur cet appareil pour la prochaine fois.",

  qr: "Code à scanner pour rejoindre la table",
  link: "Lien de la table",
  share: "Envoyer",
  shareText: (game: string, table: string) => `${table} : venez jouer à ${game} !`,
  sealed: "Donne scellée",
  sealedWhy:
    "L'empreinte de la donne est publiée avant que quiconque s'assoie, et s'ouvre à la fin : celui dont la part s'y ouvre sait alors que personne n'a choisi les cartes.",
  fingerprint: "Empreinte",
  copyFingerprint: "Copier l'empreinte",

  waitingSeats: "Autour de la table",
  host: "hôte",
  here: "ici",
  away: "pas encore là",
  added: "a mêlé le jeu",
  sit: "S'asseoir",
  sitHere: (number: number) => `S'asseoir à la place ${number}`,
  sitBeside: "Quelqu'un à côté de moi",
  sitBesideWhy: "Vous jouerez sur le même appareil, et vous vous le passerez. Donnez-lui un nom.",
  sitBesideName: "Son nom",
  leave: "Se lever",
  leaveSeat: (name: string) => `${name} se lève`,
  sendAway: "Faire partir",
  sendAwayWho: (name: string) => `Faire partir ${name}`,
  fillRest: "Compléter avec des bots",
  start: "Lancer la partie",
  startThen: "on distribue les cartes",
  cannotStart: (open: number) =>
    open === 1
      ? "Une place est encore libre : attendez quelqu'un, ou mettez-y un bot."
      : `${open} places sont encore libres : attendez du monde, ou mettez-y des bots.`,
  hostStarts: (name: string) => `${name} lance la partie quand tout le monde est là.`,
  hostStartsSoon: "L'hôte lance la partie quand tout le monde est là.",
  full: "La table est pleine. Vous pouvez regarder.",
  terms: "Ce qui est convenu",
  termChanged: "différent de l'habitude",
  termClock: "Temps",
  clockWords: {
    game: "comme dans les règles de la partie",
    none: "sans limite",
    decision: (seconds: number, window: number) => `${seconds} s par décision, ${window} s pour réagir`,
    bank: (seconds: number, increment: number, window: number) =>
      `réserve de ${seconds} s, ${increment} s rendues par décision, ${window} s pour réagir`,
    days: (days: number) => `${days} jour${s(days)} par décision`,
  },
  graceWords: (seconds: number) => `${seconds} s`,
  never: "jamais",

  seatLink: "Votre place sur un autre appareil",
  seatLinkWhy:
    "Ouvrez ce lien sur votre téléphone ou votre ordinateur : vous y retrouverez cette place, avec tout ce que vous savez.",
  seatLinkWarning: "Qui a ce lien voit vos cartes et joue pour vous. Ne le donnez à personne.",
  voidLinks: "Annuler les liens",
  voidLinksWhy:
    "Un lien s'est égaré ? Annulez-les tous : vos autres appareils perdent la place, et un nouveau lien est fait.",
  linksVoided: "Les anciens liens ne valent plus, et votre place n'est que sur cet appareil.",
  seatLinkQr: "Code à scanner avec votre autre appareil",
  claimed: "Votre place est aussi sur cet appareil, désormais.",
};
