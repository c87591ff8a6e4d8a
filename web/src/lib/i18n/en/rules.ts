import type { Words } from "../fr";

export const rules: Words["rules"] = {
  title: (game) => `Rules: ${game}`,
  chapter: (number) => `Chapter ${number}`,
  rulings: "Rulings",
  clause: (id) => `Clause ${id}`,
  openClause: (id) => `Read clause ${id}`,
  moreClauses: (count) => `Show ${count} more clauses`,
  before: "Just before",
  after: "Just after",
  inBook: "Read it in the rules",
  cited: "Clauses it names",
  named: "Clauses that name it",
  noClause: "This clause is not in the book",
  noClauseWhy: "No rule of this game has that number.",
  failed: "The rules do not come. Check the connection, then try again.",
  backTo: (id) => `Back to ${id}`,
  allCards: "All cards",
};
