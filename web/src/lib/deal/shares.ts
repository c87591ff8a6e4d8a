// Taking part in the shuffle: every seat seals something of its own once the server has made its promise, and opens it when
// the start is fixed.

import { api } from "$lib/protocol/api";
import type { Created, NewTable, TableInfo } from "$lib/protocol/types";

import { notes } from "./notes.svelte";
import { drawSalt, unguessable } from "./salt";

/** Seals a share for one's own seat, in place of the one before, and writes it down. */
export async function addShare(table: string, seat: number, salt: string): Promise<void> {
  const note = notes.of(table);
  if (!note) return;
  const whole = unguessable(salt);
  const { shareOf } = await import("./sealing");
  await api.share(table, seat, { share: shareOf(note.promise ?? note.commitment, seat, whole) });
  notes.add(table, seat, whole);
}

const underway = new Set<string>();

/** Does something for a seat, unless it is being done. Nobody asked for it, so nobody is told if it fails. */
async function once(key: string, what: () => Promise<void>): Promise<void> {
  if (underway.has(key)) return;
  underway.add(key);
  await what().catch(() => undefined);
  underway.delete(key);
}

/** Should it fail, the seat shows that it sealed nothing. */
const addDrawn = (table: string, seat: number): Promise<void> =>
  once(`seal ${table}/${seat}`, () => addShare(table, seat, drawSalt()));

/** Writes down what everybody has sealed, and opens what was sealed here. */
export async function openShares({ id, fixed }: Pick<TableInfo, "id" | "fixed">): Promise<void> {
  const note = notes.of(id);
  if (!note || !fixed) return;
  const { shareOf, startOf } = await import("./sealing");
  const promise = note.promise ?? note.commitment;
  notes.fix(id, startOf(promise, fixed.shares));
  const sealed = Object.entries(note.salts).map(([seat, salt]) => ({ seat: Number(seat), salt }));
  // A share that was replaced on another device is opened there.
  const mine = sealed.filter(
    ({ seat, salt }) => !fixed.opened.includes(seat) && fixed.shares[seat] === shareOf(promise, seat, salt),
  );
  const open = async (seat: number, salt: string): Promise<void> => {
    await api.salt(id, seat, { salt });
    notes.open(id, seat);
  };
  await Promise.all(mine.map(({ seat, salt }) => once(`open ${id}/${seat}`, () => open(seat, salt))));
}

/** Writes the promise down and seals a share for every seat of one's own that has none, anew after an attempt that failed;
 * opens them once the start is fixed. */
export async function takePart(table: TableInfo, mine: readonly number[]): Promise<void> {
  const { anew } = table;
  if (anew) notes.anew(table.id, anew);
  if (table.fixed) return openShares(table);
  notes.see(table.id, table.commitment, mine);
  const without = mine.filter((seat) => table.seats[seat]?.salted === false && !anew?.left_out.includes(seat));
  await Promise.all(without.map((seat) => addDrawn(table.id, seat)));
}

/** Fixes the start, and opens what was sealed here, so that cards are dealt as soon as others have done so. */
export async function begin(table: string): Promise<void> {
  await openShares(await api.start(table));
}

/** Sets the same table again. Where nobody else is to come it begins at once. */
export async function playAgain(table: string, isAlone: boolean): Promise<string> {
  const { id } = await api.rematch(table);
  if (!isAlone) return id;
  const info = await api.table(id);
  await takePart(
    info,
    info.seats.flatMap(({ player }, seat) => (player.is === "human" ? [seat] : [])),
  );
  await begin(id);
  return id;
}

/** Sets a table and takes part in its shuffle, so that it may start at once. */
export async function setTable(wish: NewTable): Promise<Created> {
  const created = await api.create(wish);
  const mine = (wish.seats ?? []).flatMap((seat, at) => (seat.is === "me" ? [at] : []));
  notes.see(created.id, created.commitment, mine);
  await Promise.all(mine.map((seat) => addDrawn(created.id, seat)));
  return created;
}
