// BLAKE3 in its `derive_key` mode, for inputs of one chunk: a page without a secure address has no hash of the browser's own.

const IV = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const;
const ORDER = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8] as const;
/** Which words are mixed with each other: first the columns, then the diagonals. */
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const ROUNDS = 7;
const BLOCK = 64;
const CHUNK = 1024;
const [CHUNK_START, CHUNK_END, ROOT, CONTEXT, MATERIAL] = [1, 2, 8, 32, 64] as const;

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(chain: Uint32Array, block: Uint8Array, flags: number): Uint32Array {
  const padded = new DataView(new ArrayBuffer(BLOCK));
  block.forEach((byte, at) => padded.setUint8(at, byte));
  let words = Array.from({ length: 16 }, (_, at) => padded.getUint32(at * 4, true));
  const state = Uint32Array.from([...chain, ...IV.slice(0, 4), 0, 0, block.length, flags]);
  const at = (place: number): number => state[place] ?? 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    MIXED.forEach(([a, b, c, d], pair) => {
      for (const [word, first, second] of [
        [words[2 * pair] ?? 0, 16, 12],
        [words[2 * pair + 1] ?? 0, 8, 7],
      ] as const) {
        state[a] = at(a) + at(b) + word;
        state[d] = turned(at(d) ^ at(a), first);
        state[c] = at(c) + at(d);
        state[b] = turned(at(b) ^ at(c), second);
      }
    });
    words = ORDER.map((place) => words[place] ?? 0);
  }
  return state.slice(0, 8).map((word, place) => word ^ at(place + 8));
}

function hashed(key: Uint32Array, input: Uint8Array, mode: number): Uint32Array {
  if (input.length > CHUNK) throw new RangeError("longer than one chunk");
  let chain = key;
  const last = Math.max(0, Math.ceil(input.length / BLOCK) - 1);
  for (let block = 0; block <= last; block += 1) {
    const flags = mode | (block === 0 ? CHUNK_START : 0) | (block === last ? CHUNK_END | ROOT : 0);
    chain = compress(chain, input.subarray(block * BLOCK, (block + 1) * BLOCK), flags);
  }
  return chain;
}

/** A hash of at most 1024 bytes for one purpose, as 64 hexadecimal digits. */
export function derived(context: string, input: Uint8Array): string {
  const key = hashed(Uint32Array.from(IV), new TextEncoder().encode(context), CONTEXT);
  const bytes = new DataView(new ArrayBuffer(32));
  hashed(key, input, MATERIAL).forEach((word, at) => bytes.setUint32(at * 4, word, true));
  return Array.from(new Uint8Array(bytes.buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
