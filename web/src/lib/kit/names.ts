// Names of people inside a sentence, so that they can stand out.

export interface Piece {
  text: string;
  isName: boolean;
}

const LETTER = /[\p{L}\p{N}]/u;

/** A sentence in pieces: names that stand as whole words, and what is between them. */
export function pieces(text: string, names: readonly string[]): Piece[] {
  // Of two names that begin alike the longer one is meant.
  const known = names.filter(Boolean).sort((one, two) => two.length - one.length);
  const found: Piece[] = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const isStart = at === 0 || !LETTER.test(text[at - 1] ?? "");
    const name = isStart ? known.find((each) => text.startsWith(each, at)) : undefined;
    if (name && !LETTER.test(text[at + name.length] ?? "")) {
      if (plain) found.push({ text: plain, isName: false });
      found.push({ text: name, isName: true });
      plain = "";
      at += name.length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) found.push({ text: plain, isName: false });
  return found;
}
