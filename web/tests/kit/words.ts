// Words as tests read them: each with its path, and what they say about somebody.

/** Every word with its path. */
export function flat(words: object, path = ""): [string, unknown][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "object" && value !== null
      ? flat(value as object, `${path}${key}.`)
      : [[`${path}${key}`, value] as [string, unknown]],
  );
}

/** What is called so in a sentence is a person. */
const PEOPLE = new Set(["name", "who", "whom", "names", "by", "target", "leader", "captive", "capturer"]);

/** Names before which no word ends with a vowel that others keep. */
const NAMES = ["Ana", "Hélène", "Élise"];

export const STIFF = /\b(de|que|puisque|lorsque|jusque|quoique|le|la|je|ne|se) (Ana|Hélène|Élise)/i;

export const STRAIGHT = /\p{L}'/u;

/** A sentence about somebody, if it is made of names and numbers. */
function about(word: unknown, person: string): string | null {
  if (typeof word !== "function") return null;
  const given =
    /^\(?([^)=]*)\)?\s*=>/
      .exec(String(word))?.[1]
      ?.split(",")
      .map((each) => each.trim()) ?? [];
  if (!given.some((each) => PEOPLE.has(each))) return null;
  try {
    const said: unknown = (word as (...all: unknown[]) => unknown)(
      ...given.map((each) => (PEOPLE.has(each) ? person : 2)),
    );
    return typeof said === "string" ? said : null;
  } catch {
    // It takes something else than a name by this word.
    return null;
  }
}

/** What these words say about somebody. */
export const sentences = (words: object): string[] =>
  flat(words).flatMap(([key, word]) =>
    NAMES.flatMap((person) => {
      const sentence = about(word, person);
      return sentence === null ? [] : [`${key}: ${sentence}`];
    }),
  );

/** What they say whatever happens. */
export const always = (words: object): string[] =>
  flat(words).flatMap(([key, word]) => (typeof word === "string" ? [`${key}: ${word}`] : []));
