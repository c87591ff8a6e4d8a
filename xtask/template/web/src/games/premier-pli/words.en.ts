// The same in English.

import type { Words } from "./words";

export const en: Words = {
  table: "The table",
  cards: "Cards",
  card: "Card",
  trick: (number, of) => `Trick ${number} of ${of}`,
  over: "The game is over",
  points: (count) => (count === 1 ? "1 point" : `${count} points`),
  held: (count) => (count === 1 ? "1 card in hand" : `${count} cards in hand`),
  leads: "leads",
  laid: (name) => `The cards laid by ${name}`,
  nothingLaid: "nothing yet",
  hand: "My hand",
  noCard: "no card left",
  watching: "You are watching: hands stay hidden.",
  may: "may be laid",
  chosen: "chosen",
  winner: (name) => `${name} wins`,
  winners: (names) => `${names} win together`,
  and: "and",
  most: "Most tricks after the third.",
  cut: "Game stopped",
  cutWhy: "Nobody has won.",
  rail: { trick: "Trick", end: "End" },
  reference: "From 1 to 40, every card once. The highest that is laid takes the trick.",
};
