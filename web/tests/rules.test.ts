import { describe, expect, it } from "vitest";

import { chapters, holds, numeral, pieces, place, references, wanted } from "$lib/rules/book";

const HEADINGS = { chapter: (number: number) => `Chapter ${number}`, rulings: "Rulings" };
const clause = (id: string) => ({ id, text: `What ${id} says` });
const CLAUSES = ["LS-101", "LS-110", "LS-305", "LS-1001", "LS-R01", "LS-R12"].map(clause);
const isClause = (id: string) => CLAUSES.some((it) => it.id === id);

describe("chapters", () => {
  it("are hundreds when nobody named them, with the rulings last", () => {
    const book = chapters(CLAUSES, HEADINGS);
    expect(book.map(({ id, title }) => [id, title])).toEqual([
      ["LS-100", "Chapter 1"],
      ["LS-300", "Chapter 3"],
      ["LS-1000", "Chapter 10"],
      ["LS-R", "Rulings"],
    ]);
    expect(book[3]?.clauses.map(({ id }) => id)).toEqual(["LS-R01", "LS-R12"]);
  });

  it("take the headings of the server, also where a chapter is no hundred", () => {
    const named = [
      { id: "LS-100", title: "Identity" },
      { id: "LS-105", title: "More of it" },
      { id: "LS-300", title: "The turn" },
    ];
    const book = chapters(CLAUSES, HEADINGS, named);
    expect(book.map(({ title, clauses }) => [title, clauses.length])).toEqual([
      ["Identity", 1],
      ["More of it", 1],
      ["The turn", 2],
      ["Rulings", 2],
    ]);
  });

  it("have a heading of the server for the rulings too", () => {
    const named = [
      { id: "LS-100", title: "Identity" },
      { id: "LS-R00", title: "Doubts" },
    ];
    const rulings = chapters(CLAUSES, HEADINGS, named).at(-1);
    expect(rulings?.title).toBe("Doubts");
    expect(rulings?.clauses.map(({ id }) => id)).toEqual(["LS-R01", "LS-R12"]);
  });

  it("have a short number", () => {
    expect(["LS-300", "LS-1000", "LS-R", "LS-R00"].map(numeral)).toEqual(["300", "1000", "R", "R"]);
  });

  it("know what stands around a clause", () => {
    const here = place(chapters(CLAUSES, HEADINGS), "LS-110");
    expect(here?.chapter.id).toBe("LS-100");
    expect(here?.before?.id).toBe("LS-101");
    expect(here?.after).toBeNull();
    expect(place(chapters(CLAUSES, HEADINGS), "LS-E03")).toBeNull();
  });
});

describe("references", () => {
  it("cut a text at the clauses that are in the book", () => {
    const cut = pieces("See LS-305, not LS-999. (LS-R12)", isClause);
    expect(cut.map(({ text, clause }) => [text, clause])).toEqual([
      ["See ", null],
      ["LS-305", "LS-305"],
      [", not LS-999. (", null],
      ["LS-R12", "LS-R12"],
      [")", null],
    ]);
  });

  it("are not found inside longer names", () => {
    expect(references("XLS-305 LS-3050 LS-305a", isClause)).toEqual([]);
    expect(references("LS-305 LS-101 LS-305", isClause)).toEqual(["LS-305", "LS-101"]);
  });
});

describe("search", () => {
  it("wants all words, whatever their accents and capitals", () => {
    expect(wanted("  Épée  d’un épée ")).toEqual(["epee", "d'un"]);
    expect(holds(["LS-101", "L'épée d'un Mage"], wanted("EPEE 101"))).toBe(true);
    expect(holds(["LS-101", "L'épée d'un Mage"], wanted("épée bouclier"))).toBe(false);
    expect(holds(["anything"], [])).toBe(true);
  });

  it("marks what it found in the text as it is written", () => {
    const cut = pieces("Le cœur blessé", isClause, wanted("coeur bles esse"));
    expect(cut.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join("")).toBe("Le [cœur] [blessé]");
  });

  it("marks a whole ligature when half of it was asked for", () => {
    const cut = pieces("un œuf", isClause, ["e"]);
    expect(cut.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(["œ"]);
  });

  it("loses nothing of the text", () => {
    const text = "Voir LS-305 : l'été, la dague passe (LS-R12).";
    for (const words of [[], ["l"], ["la", "dague", "305"], ["zzz"]]) {
      expect(
        pieces(text, isClause, words)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }
  });
});
