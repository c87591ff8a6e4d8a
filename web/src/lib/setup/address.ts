// The two links of a table: one for everybody, one that carries a seat.

import type { Claim } from "$lib/protocol/types";

export const tablePath = (table: string): string => `/table/${encodeURIComponent(table)}`;

/** What the part behind `#` of a seat's link says; nothing for any other address. */
export function parseClaim(hash: string): Claim | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const seat = said.get("seat") ?? "";
  const token = said.get("token") ?? "";
  return /^\d{1,2}$/.test(seat) && token ? { seat: Number(seat), token } : null;
}

/** The link that brings a seat to another device. The secret stays behind `#`, where no server sees it. */
export const seatAddress = (origin: string, table: string, { seat, token }: Claim): string =>
  `${origin}${tablePath(table)}#${new URLSearchParams({ seat: String(seat), token })}`;
