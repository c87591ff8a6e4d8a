import { de } from "../french";

export const replay = {
  page: (game: string) => `Partie rejouée : ${game}`,
  where: (players: number) => `Partie rejouée · ${players} joueurs`,
  dealChecked: "donne vérifiée",
  none: "Cette partie n'existe pas",
  noneWhy: "Le lien est peut-être coupé, ou la partie n'est plus gardée.",
  failed: "La partie ne vient pas. Vérifiez la connexion, puis réessayez.",
  lost: "Ce moment n'est pas venu.",
  stage: (step: number) => `La table après ${step === 1 ? "1 réponse" : `${step} réponses`}`,
  dock: "Lecture",
  side: "Déroulé et preuve",
  panes: "Volets",
  table: "Table",
  first: "Début",
  back: "Étape précédente",
  play: "Lecture",
  pause: "Pause",
  forward: "Étape suivante",
  last: "Fin",
  speed: (speed: string) => `Vitesse ×${speed}`,
  keyBefore: "Tournant précédent",
  keyAfter: "Tournant suivant",
  turns: "Les tournants",
  see: "Revoir",
  seeTurn: (step: number) => `Revoir ce tournant, à l'étape ${step}`,
  rail: "Étape",
  at: (step: number, of: number) => `Étape ${step} sur ${of}`,
  start: "Mise en place",
  answerOf: (name: string) => `Réponse ${de(name)}`,
  sealed: (name: string) => `${name} a répondu ; rien ne se voit encore`,
  openTo: (names: string) => `On attend ${names}`,
  over: "La partie est finie.",
  viewAs: "Vu par",
  gallery: "Un spectateur",
  open: "Tout le monde : cartes ouvertes",
  hands: "Cartes ouvertes",
  log: "Déroulé",
  logOf: "Ce qui s'est passé jusqu'ici",
  goTo: "Aller à ce moment",
  fold: "Un tour par ligne",
  earlier: (count: number) => `Montrer ${count === 1 ? "la ligne" : `les ${count} lignes`} d'avant`,
  nothing: "Rien n'est encore arrivé.",
  private: "privé",
  ending: "Bilan",
  endingLater: "Le bilan se lit à la fin de la partie.",
  toEnd: "Aller à la fin",
  verdict: "Verdict",
  closeVerdict: "Voir la table",
  again: "Revoir du début",
  link: "Lien vers ce moment",
  download: "Télécharger la partie",
  drawer: "Ouvrir le déroulé",
  proof: "Preuve",
  proofTitle: "La donne était fixée d'avance",
  proofBroken: "Le serveur n'a pas tenu sa promesse",
  proofGone: (rules: number) =>
    `Cette partie suivait la version ${rules} des règles. Avec celles d'aujourd'hui, elle serait tout autre : elle est montrée telle qu'on l'a vue, et ne peut plus être prouvée ici.`,
  proofNone: "Rien n'a été promis sur cette donne",
  proofNoneWhy:
    "La partie n'a pas été jouée à une table du serveur, ou d'avant qu'il s'engage. On peut tout de même vérifier que chaque réponse suit les règles et mène à cette fin.",
  commitment: "Empreinte publiée avant que quiconque s'assoie",
  salts: (count: number) =>
    count === 0
      ? "Personne n'a ajouté de sel : la donne était fixée, mais le serveur l'a choisie seul."
      : count === 1
        ? "1 joueur a ajouté son sel au mélange."
        : `${count} joueurs ont ajouté leur sel au mélange.`,
  unopened: (count: number) =>
    count === 1
      ? "1 joueur avait scellé un sel sans l'ouvrir : la donne s'est faite sans lui."
      : `${count} joueurs avaient scellé un sel sans l'ouvrir : la donne s'est faite sans eux.`,
  noted: "Ce que ce navigateur a noté avant la donne",
  notedNothing: "Rien : il n'a pas vu la table avant la donne.",
  notedSame: "L'empreinte était celle-ci.",
  notedOther: (commitment: string) => `L'empreinte était une autre, ${commitment}. Ne vous fiez pas à cette donne.`,
  notedShares: (count: number) =>
    count === 1 ? "Votre part est dans le mélange." : `Vos ${count} parts sont dans le mélange.`,
  notedLacking: (count: number) =>
    count === 1
      ? "Une part ajoutée d'ici n'est pas dans le mélange : elle a été remplacée sur un autre appareil, ou le serveur l'a laissée de côté."
      : `${count} parts ajoutées d'ici ne sont pas dans le mélange : elles ont été remplacées sur un autre appareil, ou le serveur les a laissées de côté.`,
  notedStart: "Chacun avait scellé ce que ce navigateur a vu quand le début fut fixé.",
  notedStartOther:
    "Ce que chacun avait scellé n'est pas ce que ce navigateur a vu quand le début fut fixé. Ne vous fiez pas à cette donne.",
  notedUnopened: (count: number) =>
    count === 1
      ? "Une part scellée ici n'a pas été ouverte à temps : cette page était fermée, ou le réseau trop lent."
      : `${count} parts scellées ici n'ont pas été ouvertes à temps : cette page était fermée, ou le réseau trop lent.`,
  notedDropped: (count: number) =>
    count === 1
      ? "Une part a été ouverte d'ici et le serveur l'avait prise, mais la partie dit le contraire. Ne vous fiez pas à cette donne."
      : `${count} parts ont été ouvertes d'ici et le serveur les avait prises, mais la partie dit le contraire. Ne vous fiez pas à cette donne.`,
  how: "Comment cela protège",
  hows: {
    secret: "Avant le début, le serveur tire un secret et publie son empreinte : il ne peut plus en changer.",
    salt: "Chaque joueur peut sceller un sel que nul autre ne connaît encore : personne ne peut choisir la donne, pas même un hôte qui joue.",
    fixed:
      "Quand le début est fixé, chacun voit ce qui est scellé, puis l'ouvre : plus rien ne peut changer. Qui n'ouvre pas est noté.",
    seed: "Le mélange sort du secret et des sels réunis ; toute la partie suit de lui et des réponses.",
    opened: "À la fin, secret et sels sont dans la partie : chacun refait le calcul chez soi.",
  },
  limits:
    "Ce que cela ne prouve pas : que le serveur n'a rien vu ni rien dit, que personne n'a gardé sa part fermée exprès pour l'hôte (la partie montre qui n'a pas ouvert), ni que l'empreinte est la bonne si vous ne l'avez pas notée avant la partie.",
  verify: "À vérifier chez soi, avec un programme compilé par vous-même",
  copyCommand: "Copier la commande",
};
