// A list as the part of a link behind `#`: its text, packed where the browser can.

const PACKED = "z";

const bytesOf = (stream: ReadableStream<Uint8Array>): Promise<Uint8Array> =>
  new Response(stream).arrayBuffer().then((buffer) => new Uint8Array(buffer));

/** Letters that stand in an address as they are. */
function letters(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesFrom(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** `#z…`, or the text itself where that is not longer. */
export async function toHash(text: string): Promise<string> {
  const plain = `#${encodeURIComponent(text)}`;
  if (typeof CompressionStream === "undefined") return plain;
  const packing = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const packed = `#${PACKED}${letters(await bytesOf(packing))}`;
  return packed.length < plain.length ? packed : plain;
}

/** The most a link may unpack to, in characters; no list is longer. */
const LONGEST = 256 * 1024;

/** The text a link brings; nothing if it brings none. */
export async function fromHash(hash: string): Promise<string | null> {
  if (hash.length < 2) return null;
  try {
    if (!hash.startsWith(`#${PACKED}`)) return decodeURIComponent(hash.slice(1));
    const packed = new Blob([bytesFrom(hash.slice(2))]).stream();
    const reader = packed.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > LONGEST) return null;
    }
  } catch {
    return null;
  }
}
