import { describe, expect, it } from "vitest";

import { en } from "$lib/i18n/en";
import { fr } from "$lib/i18n/fr";
import { set } from "$lib/i18n/set";

/** Every word with its path. */
function flat(words: object, path = ""): [string, unknown][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "object" && value !== null
      ? flat(value as object, `${path}${key}.`)
      : [[`${path}${key}`, value] as [string, unknown]],
  );
}

describe("the words of both languages", () => {
  const french = new Map(flat(fr));
  const english = new Map(flat(en));

  it("have the same keys", () => {
    expect([...english.keys()].sort()).toEqual([...french.keys()].sort());
  });

  it("are never empty", () => {
    for (const [key, word] of [...french, ...english]) expect(word, key).toBeTruthy();
  });

  it("take the same things", () => {
    for (const [key, word] of french) {
      const other = english.get(key);
      if (typeof word === "function" && typeof other === "function") expect(other.length, key).toBe(word.length);
    }
  });
});

describe("French", () => {
  it("has spaces at which no line ends, at any depth and in sentences that are made later", () => {
    const words = set({ ask: "Qui ?", deep: [{ say: (name: string) => `« ${name} » : oui ; non !` }], n: 1 });
    expect(words.ask).toBe("Qui\u00a0?");
    expect(words.deep[0]?.say("Ana")).toBe("«\u00a0Ana\u00a0»\u00a0: oui\u00a0; non\u00a0!");
    expect(words.n).toBe(1);
  });
});
