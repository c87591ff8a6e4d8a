// Cannibal World in a browser: by pointing on a desk, by keys on a phone to the end, two camps with bots, and a deck of
// one's own.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { accessible, fits } from "./axe";
import { House, PHONE, ask, bots, closeBrowser, sitDown, visit } from "./house";
import { ASKED, answerByKeys, chance, play, serial } from "./player";

const house = new House();
beforeAll(() => house.open());
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

const LIT = ".stage .may:visible, .dock .card.playable, .question .choice";

/** Points at lit things until something is meant, and plays it; by keys where nothing is lit. */
async function pointOnce(page: Page, pick: (below: number) => number): Promise<boolean> {
  const wax = page.locator(".question .btn.wax");
  for (let taps = 0; taps < 6 && (await wax.count()) === 0; taps += 1) {
    const lit = page.locator(LIT);
    const count = await lit.count();
    if (count === 0) break;
    // A zone lies under its creatures: its corner is free.
    await lit.nth(pick(count)).click({ position: { x: 12, y: 12 } });
  }
  if ((await wax.count()) === 0) {
    while ((await page.locator(".question .path .chip").count()) > 0) await page.keyboard.press("Escape");
    await answerByKeys(page, pick);
    return false;
  }
  await wax.click();
  return true;
}

async function answered(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    ([before, asked]) =>
      document.querySelector(".verdict") !== null ||
      document.querySelector(".question")?.getAttribute("data-serial") !== before ||
      document.querySelector(asked) === null,
    [before, ASKED] as const,
  );
}

it("a desk plays by pointing at cards, zones and creatures", async () => {
  const visitor = await visit(house, "/", { locale: "fr-FR" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "cannibal-world", [{ is: "me" }, ...bots(1)], { first: "camp_a" });
  const pick = chance(5);
  let pointed = 0;
  for (let turn = 0; turn < 24; turn += 1) {
    await page.locator(`${ASKED}, .verdict`).first().waitFor();
    if ((await page.locator(".verdict").count()) > 0) break;
    if (turn === 5) await accessible(page, "the table of Cannibal World");
    const before = await serial(page);
    if (await pointOnce(page, pick)) pointed += 1;
    await answered(page, before);
  }
  expect(pointed).toBeGreaterThan(0);
  await fits(page, "Cannibal World on a desk");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("a phone plays against a regular to the end, in English", async () => {
  const visitor = await visit(house, "/", { size: PHONE, theme: "paper" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "cannibal-world", [{ is: "me" }, ...bots(1)], { first: "camp_a" });
  await fits(page, "Cannibal World on a phone");
  expect(await play(page, 13)).toBeGreaterThan(0);
  await page.locator(".verdict h2").waitFor();
  await accessible(page, "the end of Cannibal World on a phone");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("two camps share their zones, and partners see whose creature is whose", async () => {
  const visitor = await visit(house, "/", { locale: "fr-FR" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "cannibal-world", [{ is: "me" }, ...bots(3)], { players: 4, first: "camp_a" });
  await play(page, 17, 30);
  expect(await page.locator(".stage .half .player").count()).toBe(4);
  await fits(page, "two camps on a desk");
  await accessible(page, "two camps of Cannibal World");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("a deck is judged by the server while it is built, and played with", async () => {
  const visitor = await visit(house, "/decks/cannibal-world");
  const { page, wrongs } = visitor;
  const verdict = page.locator(".verdict-of-deck");
  await page.locator(".verdict-of-deck.bad").waitFor();
  expect(await verdict.textContent()).toContain("at least 15");
  const play = page.getByRole("button", { name: "Play with it" });
  expect(await play.isDisabled()).toBe(true);
  await page.getByRole("button", { name: /^Add / }).first().click();
  expect(await page.locator(".lines li").count()).toBe(1);
  // The list of a prebuilt deck, as text.
  const { cards } = await ask<{ cards: { id: string; kind: string; facts: { copies_prebuilt: number } }[] }>(
    page,
    "GET",
    "/games/cannibal-world/rules?cards_only=true",
  );
  const lines = cards
    .filter(({ id, facts }) => id.startsWith("DO/") && facts.copies_prebuilt > 0)
    .map(({ id, facts }) => `${facts.copies_prebuilt} ${id}`);
  await page.getByText("As text").click();
  await page.locator("textarea").fill(["# The pack", "faction: dogs", ...lines].join("\n"));
  await page.getByRole("button", { name: "Take this text" }).click();
  await page.locator(".verdict-of-deck.good").waitFor();
  await accessible(page, "the deck builder");
  await page.reload();
  await page.locator(".verdict-of-deck.good").waitFor();
  await play.click();
  await page.waitForURL(/\/table\//);
  await page.locator(".question").waitFor();
  expect(await page.locator(".stage .near .who").textContent()).toContain("Dogs");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("the deck builder fits a phone", async () => {
  const visitor = await visit(house, "/decks/cannibal-world", { size: PHONE, theme: "paper" });
  await visitor.page.locator(".verdict-of-deck.bad").waitFor();
  const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await accessible(visitor.page, "the deck builder on a phone");
  expect(visitor.wrongs).toEqual([]);
  await visitor.context.close();
});
