// French has a space before some signs and inside its quotation marks, at which no line may end, and one kind of
// apostrophe.

const sign = (text: string): string => text.replace(/ (?=[;:?!»])|(?<=«) /g, "\u00a0").replace(/(?<=\p{L})'/gu, "’");

/** Words set like that, at any depth, also those that are made when they are needed. */
export function set<Words>(words: Words): Words {
  const here: unknown = words;
  if (typeof here === "string") return sign(here) as Words;
  if (typeof here === "function")
    return ((...given: unknown[]) => set((here as (...given: unknown[]) => unknown)(...given))) as Words;
  if (Array.isArray(here)) return here.map(set) as Words;
  if (typeof here !== "object" || here === null) return words;
  return Object.fromEntries(Object.entries(here).map(([key, value]) => [key, set<unknown>(value)])) as Words;
}
