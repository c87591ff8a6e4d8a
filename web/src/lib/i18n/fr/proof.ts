// What the proof of a deal says: only whoever watches a game again loads it.

export const proof = {
  proofTitle: "La donne était fixée d'avance",
  proofBroken: "Le serveur n'a pas tenu sa promesse",
  proofGone: (rules: number) =>
    `Cette partie suivait la version ${rules} des règles. Avec celles d'aujourd'hui, elle serait tout autre : elle est montrée telle qu'on l'a vue, et ne peut plus être prouvée ici.`,
  proofNotYours: "Cette donne ne vous prouve rien",
  proofServer: "Qui tenait le serveur pouvait choisir cette donne",
  proofWeak: "La donne était promise, mais rien ne la prouve face à un hôte qui joue",
  proofNone: "Rien n'a été promis sur cette donne",
  proofNoneWhy:
    "La partie n'a pas été jouée à une table du serveur, ou d'avant qu'il s'engage. On peut tout de même vérifier que chaque réponse suit les règles et mène à cette fin.",
  commitment: "Empreinte publiée avant que quiconque s'assoie",
  salts: (count: number) =>
    count === 0
      ? "Aucun sel n'est dans la donne : rien ne montre comment le serveur a choisi."
      : count === 1
        ? "1 joueur a ajouté son sel au mélange. À celui-là, elle est prouvée."
        : `${count} joueurs ont ajouté leur sel au mélange. À chacun d'eux, elle est prouvée ; aux autres, seulement si l'un d'eux ne jouait pas pour l'hôte.`,
  unsealed: "Les sels n'étaient pas scellés alors : face à un hôte qui jouait, rien n'est prouvé.",
  unopened: (count: number) =>
    count === 1
      ? "1 joueur avait scellé un sel sans l'ouvrir, et la donne s'est faite sans lui : à celui-là, elle ne prouve rien."
      : `${count} joueurs avaient scellé un sel sans l'ouvrir, et la donne s'est faite sans eux : à ceux-là, elle ne prouve rien.`,
  voided: (attempt: number, names: string) =>
    `L'essai ${attempt} fut nul, faute d'ouverture : ${names}. Chacun a tiré un nouveau sel ; une fois peut être un hasard.`,
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
  notedSpent: (count: number) =>
    count === 1
      ? "Une part scellée ici l'était pour un essai qui fut nul ; la donne s'est faite sans vous."
      : `${count} parts scellées ici l'étaient pour des essais qui furent nuls ; la donne s'est faite sans elles.`,
  how: "Comment cela protège",
  hows: {
    secret: "Avant le début, le serveur tire un secret et publie son empreinte : il ne peut plus en changer.",
    salt: "Chaque joueur peut sceller un sel que nul autre ne connaît encore. Celui dont le sel s'ouvre dans la donne sait que personne ne l'a choisie, pas même un hôte qui joue.",
    fixed:
      "Quand le début est fixé, chacun voit ce qui est scellé, puis l'ouvre. Si quelqu'un n'ouvre pas, on ne distribue rien : l'essai est nul et noté, et chacun scelle un nouveau sel.",
    seed: "Le mélange sort du secret et des sels réunis ; toute la partie suit de lui et des réponses.",
    opened: "À la fin, secret et sels sont dans la partie : chacun refait le calcul chez soi.",
  },
  limits:
    "Ce que cela ne prouve pas : que le serveur n'a rien vu ni rien dit, que personne n'a fait échouer un essai exprès pour l'hôte (la partie les montre tous), ni que l'empreinte est la bonne si vous ne l'avez pas notée avant la partie.",
  verify: "À vérifier chez soi, avec un programme compilé par vous-même",
  copyCommand: "Copier la commande",
};
