import { describe, expect, it } from "vitest";

import { en as common } from "$lib/i18n/en";
import { proof as englishProof } from "$lib/i18n/en/proof";
import { fr as commun } from "$lib/i18n/fr";
import { proof as frenchProof } from "$lib/i18n/fr/proof";
import { de } from "$lib/i18n/french";
import { set } from "$lib/i18n/set";

import { STIFF, STRAIGHT, always, flat, sentences } from "./kit/words";

const fr = { ...commun, proof: frenchProof };
const en = { ...common, proof: englishProof };

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
  it("elides before names that begin with a vowel or a silent h", () => {
    expect(["Bruno", "Ana", "Élise", "Hélène", "Yann", "Yves"].map(de)).toEqual([
      "de Bruno",
      "d’Ana",
      "d’Élise",
      "d’Hélène",
      "de Yann",
      "d’Yves",
    ]);
    const said = sentences(fr);
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((sentence) => STIFF.test(sentence))).toEqual([]);
  });

  it("has one kind of apostrophe", () => {
    const said = [...always(set(fr)), ...sentences(fr).map(set)];
    expect(said.filter((sentence) => STRAIGHT.test(sentence))).toEqual([]);
    expect(set("l'hôte d'Ana : 5'")).toBe("l’hôte d’Ana\u00a0: 5'");
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
