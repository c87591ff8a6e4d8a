import type { Words } from "../fr";

export const about: Words["about"] = {
  title: "About",
  what: "What this is",
  whatText:
    "Sang-Froid is a digital table for French games in which people betray each other with pleasure. Every rule is enforced, every refused answer says why, and everything that happens is explained by a clause that can be read.",
  whatMore:
    "Play without an account, live or over several days, among friends, against bots, or several on one device.",
  games: "The games",
  gamesText:
    "The games belong to their authors and publishers. Sang-Froid is an amateur project without ties to them, neither supported nor approved by them. Texts and code are our own: nothing is copied from boxes or rulebooks. If you like a game, buy it.",
  fair: "Fairness",
  fairText:
    "Before anybody sits down, the server publishes the fingerprint of its chance. Every player may mix in their own. At the end everything is opened, and everybody who mixed theirs in can check that nobody chose the deal, and that every move follows the rules.",
  fairBots: "Bots know only what their seat knows. They never look at the cards of others.",
  privacy: "What is kept of you",
  privacyText:
    "A name, a language, and a signed cookie that says which seats are yours, and the games you play. No address, no password, no tracking, nothing that comes from anywhere but this server.",
  made: "Made with",
  icons: "The icons come from",
  iconsBy: "by Lorc, Delapouite and contributors, under CC BY 3.0; some are recoloured or cropped.",
  fonts:
    "The letters are Grenze Gotisch (Omnibus-Type) and Source Sans 3 (Adobe), under the SIL Open Font License 1.1.",
  software:
    "The page is written with Svelte, regexparam and uqr (MIT licence), the server in Rust with Tokio, axum and other free libraries.",
  licence: "Licence",
  licenceText: "The code of Sang-Froid is free, under the MIT licence or the Apache licence 2.0, as you choose.",
  links: "Further reading",
  api: "The interface for programs",
  rulesOf: (game) => `The rules of ${game}`,
};
