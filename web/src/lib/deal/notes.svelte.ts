// What this browser wrote down before a deal: the server's promise, the shares of the shuffle that it sealed, and the
// fingerprint of what everybody had sealed when the start was fixed.

import type { Anew } from "$lib/protocol/types";

export interface Note {
  table: string;
  commitment: string;
  /** By the seat it was added for, as people sat before the deal. */
  salts: Readonly<Record<number, string>>;
  /** The fingerprint of the start, as first seen. */
  start?: string;
  /** The seats whose shares the server has taken when they were opened. */
  opened?: readonly number[];
  /** What shares are sealed for after attempts that failed, in the place of the commitment. */
  promise?: string;
  /** The seats for which something was sealed at those attempts, and those of them that the server says did not open
   * though it had taken what they opened. */
  spent?: readonly number[];
  denied?: readonly number[];
}

const KEY = "sang-froid:deals";
/** So many tables are remembered, the latest first. */
const MOST = 50;

function isNote(it: unknown): it is Note {
  if (typeof it !== "object" || it === null) return false;
  const { table, commitment, salts } = it as Partial<Note>;
  return typeof table === "string" && typeof commitment === "string" && typeof salts === "object" && salts !== null;
}

function read(): Note[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isNote) : [];
  } catch {
    // A browser that keeps nothing, or something else under our name: then nothing was written down.
    return [];
  }
}

class Notes {
  #all: readonly Note[] = $state.raw(read());

  of(table: string): Note | null {
    return this.#all.find((note) => note.table === table) ?? null;
  }

  /** The promise, as it was when first seen, and whose shares still count: those of seats one no longer has do not. */
  see(table: string, commitment: string, mine: readonly number[]): void {
    const before = this.of(table);
    const salts = Object.entries(before?.salts ?? {}).filter(([seat]) => mine.includes(Number(seat)));
    if (before && salts.length === Object.keys(before.salts).length) return;
    this.#keep({ commitment, ...before, table, salts: Object.fromEntries(salts) });
  }

  add(table: string, seat: number, salt: string): void {
    const before = this.of(table);
    if (before) this.#keep({ ...before, salts: { ...before.salts, [seat]: salt.toLowerCase() } });
  }

  /** What everybody had sealed when the start was fixed, as it was when first seen. */
  fix(table: string, start: string): void {
    const before = this.of(table);
    if (before && before.start === undefined) this.#keep({ ...before, start });
  }

  /** An attempt failed: what was sealed is void, and the next is written down. */
  anew(table: string, { promise, missing }: Pick<Anew, "promise" | "missing">): void {
    const before = this.of(table);
    if (!before || before.promise === promise) return;
    const { commitment, salts, opened = [], spent = [], denied = [] } = before;
    this.#keep({
      table,
      commitment,
      promise,
      salts: {},
      spent: [...spent, ...Object.keys(salts).map(Number)],
      denied: [...denied, ...opened.filter((seat) => missing.includes(seat))],
    });
  }

  open(table: string, seat: number): void {
    const before = this.of(table);
    if (before) this.#keep({ ...before, opened: [...(before.opened ?? []), seat] });
  }

  #keep(note: Note): void {
    // Other pages of the same browser write here too.
    const others = read().filter(({ table }) => table !== note.table);
    this.#all = [note, ...others].slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // Then they last as long as the page.
    }
  }
}

export const notes = new Notes();
