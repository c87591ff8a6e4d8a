// Taking part in the shuffle: every seat adds something of its own once the server has made its promise.

import { api } from "$lib/protocol/api";
import type { Created, NewTable, TableInfo } from "$lib/protocol/types";

import { notes } from "./notes.svelte";
import { drawSalt } from "./salt";

/** Adds a share for one's own seat, in place of the one before, and writes it down. */
export async function addShare(table: string, seat: number, salt: string): Promise<void> {
  await api.salt(table, seat, { salt });
  notes.add(table, seat, salt);
}

const underway = new Set<string>();

async function addDrawn(table: string, seat: number): Promise<void> {
  const key = `${table}/${seat}`;
  if (underway.has(key)) return;
  underway.add(key);
  // Nobody asked for it, so nobody is told if it fails; the seat then shows that it added nothing.
  await addShare(table, seat, drawSalt()).catch(() => undefined);
  underway.delete(key);
}

/** Writes the promise down and adds a share for every seat of one's own that has none. */
export async function takePart(table: TableInfo, mine: readonly number[]): Promise<void> {
  notes.see(table.id, table.commitment, mine);
  const without = mine.filter((seat) => table.seats[seat]?.salted === false);
  await Promise.all(without.map((seat) => addDrawn(table.id, seat)));
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
  await api.start(id);
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
