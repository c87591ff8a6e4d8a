// Sealed shares of the shuffle, byte by byte as docs/fairness.md describes them.

import { derived } from "./blake3";

const text = new TextEncoder();

function number(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setUint32(0, value, true);
  return new Uint8Array(bytes.buffer);
}

const field = (value: string): Uint8Array[] => [number(text.encode(value).length), text.encode(value)];
const joined = (parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
const digits = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (two: string) => Number.parseInt(two, 16));

/** What is sent while a salt stays here: good for this promise and this seat only. */
export const shareOf = (commitment: string, seat: number, salt: string): string =>
  derived("sang-froid 2026 share v1", joined([...field(commitment), number(seat), ...field(salt)]));

/** The fingerprint of a start: what was promised, and what every seat has sealed. */
export const startOf = (commitment: string, shares: readonly (string | null)[]): string =>
  derived(
    "sang-froid 2026 start v1",
    joined([
      ...field(commitment),
      number(shares.length),
      ...shares.map((share) => (share === null ? Uint8Array.of(0) : Uint8Array.of(1, ...digits(share)))),
    ]),
  );
