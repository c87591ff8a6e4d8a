export const about = {
  title: "À propos",
  what: "Ce que c'est",
  whatText:
    "Sang-Froid est une table de jeu numérique pour des jeux français où l'on se trahit de bon cœur. Chaque règle est appliquée, chaque réponse refusée dit pourquoi, et tout ce qui arrive s'explique par une clause qu'on peut lire.",
  whatMore:
    "On joue sans compte, en direct ou sur plusieurs jours, entre amis, contre des bots ou à plusieurs sur le même appareil.",
  games: "Les jeux",
  gamesText:
    "Les jeux appartiennent à leurs auteurs et à leurs éditeurs. Sang-Froid est un projet d'amateurs, sans lien avec eux, ni soutenu ni approuvé par eux. Les textes et le code sont à nous : rien n'est recopié des boîtes ni des livrets. Si un jeu vous plaît, achetez-le.",
  fair: "L'honnêteté",
  fairText:
    "Avant que quiconque s'assoie, le serveur publie l'empreinte de son hasard. Chaque joueur peut y mêler le sien. À la fin, tout est ouvert, et qui y a mêlé le sien peut vérifier que personne n'a choisi la donne, et que chaque coup suit les règles.",
  fairBots: "Les bots ne savent que ce que leur place sait. Ils ne regardent jamais les cartes des autres.",
  privacy: "Ce qu'on garde de vous",
  privacyText:
    "Un nom, une langue et un cookie signé qui dit quelles places sont les vôtres, et les parties que vous jouez. Pas d'adresse, pas de mot de passe, pas de mesure d'audience, rien qui vienne d'ailleurs que de ce serveur.",
  made: "Fait avec",
  icons: "Les icônes viennent de",
  iconsBy: "de Lorc, Delapouite et d'autres, sous licence CC BY 3.0 ; certaines sont recoloriées ou coupées.",
  fonts: "Les lettres sont Grenze Gotisch (Omnibus-Type) et Source Sans 3 (Adobe), sous licence SIL Open Font 1.1.",
  software:
    "La page est écrite avec Svelte, regexparam et uqr (licence MIT), le serveur en Rust avec Tokio, axum et d'autres bibliothèques libres.",
  licence: "Licence",
  licenceText: "Le code de Sang-Froid est libre, au choix sous la licence MIT ou sous la licence Apache 2.0.",
  links: "Pour aller plus loin",
  api: "L'interface pour les programmes",
  rulesOf: (game: string) => `Les règles de ${game}`,
};
