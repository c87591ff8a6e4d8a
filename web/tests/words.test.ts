import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { BOXES } from "$games/index";
import { en as common } from "$lib/i18n/en";
import { proof as englishProof } from "$lib/i18n/en/proof";
import { fr as commun } from "$lib/i18n/fr";
import { proof as frenchProof } from "$lib/i18n/fr/proof";
import { de } from "$lib/i18n/french";
import { set } from "$lib/i18n/set";

const fr = { ...commun, proof: frenchProof };
const en = { ...common, proof: englishProof };

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
  /** What is called so in a sentence is a person. */
  const PEOPLE = new Set(["name", "who", "whom", "names", "by", "target", "leader", "captive", "capturer"]);

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

  it("elides before names that begin with a vowel or a silent h", () => {
    expect([de("Bruno"), de("Ana"), de("Élise"), de("Hélène"), de("Yann")]).toEqual([
      "de Bruno",
      "d'Ana",
      "d'Élise",
      "d'Hélène",
      "de Yann",
    ]);
    const said = flat(fr).flatMap(([key, word]) =>
      ["Ana", "Hélène"].flatMap((person) => {
        const sentence = about(word, person);
        return sentence === null ? [] : [`${key}: ${sentence}`];
      }),
    );
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((sentence) => /\b(de|que|le|la|je|ne|se) (Ana|Hélène)/i.test(sentence))).toEqual([]);
  });

  it("elides so in the words of every game", () => {
    // Their sentences are made later, so what they are made of is read.
    for (const game of Object.keys(BOXES)) {
      const written = readFileSync(`src/games/${game}/words.ts`, "utf8").split("\n");
      const stiff = written.filter((line) => /\b(de|que) \$\{(name|names|who|whom)\}/.test(line));
      expect(stiff, game).toEqual([]);
    }
  });

  it("asks to point, and does not call that showing", () => {
    for (const [key, word] of flat(fr.table)) if (typeof word === "string") expect(word, key).not.toMatch(/[Mm]ontrez/);
  });

  it("has spaces at which no line ends, at any depth and in sentences that are made later", () => {
    const words = set({ ask: "Qui ?", deep: [{ say: (name: string) => `« ${name} » : oui ; non !` }], n: 1 });
    expect(words.ask).toBe("Qui\u00a0?");
    expect(words.deep[0]?.say("Ana")).toBe("«\u00a0Ana\u00a0»\u00a0: oui\u00a0; non\u00a0!");
    expect(words.n).toBe(1);
  });
});
