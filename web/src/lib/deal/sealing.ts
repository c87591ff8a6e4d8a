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

/** What was sealed and opened at an attempt to deal. */
export interface Attempt {
  shares: readonly (string | null)[];
  salts: readonly (string | null)[];
}

/** Whether something was sealed on a chair and not opened. */
export const isMissing = ({ shares, salts }: Attempt, chair: number): boolean =>
  (shares[chair] ?? null) !== null && (salts[chair] ?? null) === null;

/** What shares are bound to after an attempt that failed. */
export const nextPromise = (promise: string, attempt: Attempt): string =>
  derived(
    "sang-froid 2026 attempt v1",
    joined([
      ...field(startOf(promise, attempt.shares)),
      number(attempt.shares.length),
      Uint8Array.from(attempt.shares, (share, chair) => (share === null ? 0 : isMissing(attempt, chair) ? 2 : 1)),
    ]),
  );
