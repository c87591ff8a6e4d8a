// The rules as a book: chapters, references from clause to clause, and finding words in them.

import type { ChapterInfo, ClauseInfo } from "$lib/protocol/types";

export interface Chapter {
  /** Its address on the page, such as `LS-300`; `LS-R` for the rulings. */
  id: string;
  title: string;
  clauses: readonly ClauseInfo[];
}

/** Where a chapter begins and what it is called. */
type Heading = Pick<ChapterInfo, "id" | "title">;

/** What chapters are called that have no heading of their own. */
export interface Headings {
  chapter(number: number): string;
  rulings: string;
}

/** A run of text: plain, found by the reader's search, or the name of another clause. */
export interface Piece {
  text: string;
  isFound: boolean;
  /** The clause this names, if it is in the book. */
  clause: string | null;
}

const REFERENCE = /\b[A-Z]{2}-[A-Z]?\d{1,4}\b/g;
const NUMBER = /^([A-Z]{2})-([A-Z]?)(\d*)$/;

interface Numbered {
  prefix: string;
  /** `R` for rulings, nothing for rules. */
  letter: string;
  number: number;
}

function numbered(id: string): Numbered {
  const [, prefix = id, letter = "", digits = ""] = NUMBER.exec(id) ?? [];
  return { prefix, letter, number: Number(digits) };
}

/** The chapter a clause is in: the last one that begins before it, or its hundred if nobody named any. */
function chapterOf(id: string, named: readonly Heading[], headings: Headings): Heading {
  const { prefix, letter, number } = numbered(id);
  const before = named.findLast((chapter) => {
    const start = numbered(chapter.id);
    return start.letter === letter && start.number <= number;
  });
  if (before) return before;
  if (letter) return { id: `${prefix}-${letter}`, title: headings.rulings };
  const hundred = Math.floor(number / 100);
  return { id: `${prefix}-${hundred * 100}`, title: headings.chapter(hundred) };
}

/** The number of a chapter as the page shows it: `300`, or `R` for the rulings. */
export const numeral = (id: string): string => id.replace(/^[A-Z]+-/, "").replace(/^([A-Z])0*$/, "$1");

/** Clauses in their chapters, in the order of the book. Chapters without clauses are left out. */
export function chapters(
  clauses: readonly ClauseInfo[],
  headings: Headings,
  named: readonly Heading[] = [],
): Chapter[] {
  const groups = new Map<string, { title: string; clauses: ClauseInfo[] }>();
  for (const clause of clauses) {
    const { id, title } = chapterOf(clause.id, named, headings);
    const group = groups.get(id) ?? { title, clauses: [] };
    group.clauses.push(clause);
    groups.set(id, group);
  }
  return [...groups].map(([id, group]) => ({ id, ...group }));
}

/** Text without accents, capitals and kinds of quotes, and where each of its letters stood. */
function plain(text: string): { folded: string; from: number[] } {
  let folded = "";
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const simple = letter
      .normalize("NFD")
      .replace(/\p{Diacritic}/gu, "")
      .toLowerCase()
      .replace("œ", "oe")
      .replace("æ", "ae")
      .replace("’", "'");
    for (let index = 0; index < simple.length; index += 1) from.push(at);
    folded += simple;
    at += letter.length;
  }
  from.push(at);
  return { folded, from };
}

/** The words of a search. */
export const wanted = (typed: string): string[] => [...new Set(plain(typed).folded.split(/\s+/).filter(Boolean))];

/** Whether every word is somewhere in one of the texts. No words are found everywhere. */
export function holds(texts: readonly string[], words: readonly string[]): boolean {
  const all = plain(texts.join("\n")).folded;
  return words.every((word) => all.includes(word));
}

/** Where words stand in a text, as ranges that neither overlap nor touch. */
function found(text: string, words: readonly string[]): [number, number][] {
  const { folded, from } = plain(text);
  const ranges: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      // The end is where the letter after the last one begins, so that a ligature is marked whole.
      let end = at + word.length;
      while (end < folded.length && from[end] === from[end - 1]) end += 1;
      ranges.push([from[at] ?? 0, from[end] ?? text.length]);
    }
  }
  ranges.sort(([a], [b]) => a - b);
  return ranges.reduce<[number, number][]>((merged, [start, end]) => {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
    return merged;
  }, []);
}

/** A text cut where found words begin and end. */
function marked(text: string, words: readonly string[]): Piece[] {
  const cut: Piece[] = [];
  let done = 0;
  const add = (end: number, isFound: boolean) => {
    if (end > done) cut.push({ text: text.slice(done, end), isFound, clause: null });
    done = end;
  };
  for (const [start, end] of found(text, words)) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return cut;
}

/** A text in pieces: references to clauses that are in the book, and what the search found. */
export function pieces(text: string, isClause: (id: string) => boolean, words: readonly string[] = []): Piece[] {
  const cut: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const [id] = match;
    if (!isClause(id)) continue;
    cut.push(...marked(text.slice(done, match.index), words));
    cut.push({ text: id, isFound: words.length > 0 && words.some((word) => holds([id], [word])), clause: id });
    done = match.index + id.length;
  }
  return [...cut, ...marked(text.slice(done), words)];
}

/** The clauses a text names that are in the book, each once. */
export const references = (text: string, isClause: (id: string) => boolean): string[] => [
  ...new Set(pieces(text, isClause).flatMap(({ clause }) => clause ?? [])),
];

/** A clause with what stands around it in its chapter. */
export interface Place {
  chapter: Chapter;
  clause: ClauseInfo;
  before: ClauseInfo | null;
  after: ClauseInfo | null;
}

export function place(book: readonly Chapter[], id: string): Place | null {
  for (const chapter of book) {
    const at = chapter.clauses.findIndex((clause) => clause.id === id);
    const clause = chapter.clauses[at];
    if (!clause) continue;
    return { chapter, clause, before: chapter.clauses[at - 1] ?? null, after: chapter.clauses[at + 1] ?? null };
  }
  return null;
}
