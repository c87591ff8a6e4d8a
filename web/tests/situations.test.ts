// What a newcomer is told at a question is what a clause says: every clause named for that is there.

import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const GAMES = ["liens-de-sang", "sang-rancune", "taverne", "cannibal-world", "sang-sur-la-lame"];
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

describe("the clauses that explain questions", () => {
  it.each(GAMES)("of %s stand in its rules", (game) => {
    const named = read(`../src/games/${game}/situations.ts`).match(/[A-Z]{2}-\d+/g) ?? [];
    const rules = read(`../../docs/rules/${game}.md`);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((clause) => !rules.includes(`**${clause}**`))).toEqual([]);
  });
});
