// Cannibal World in a browser: by pointing on a desk, by keys on a phone to the end, and two camps with bots.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { accessible, fits } from "./axe";
import { House, PHONE, bots, closeBrowser, sitDown, visit } from "./house";
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
