// Taverne in a browser: some answers on a desk by pointing, some on a phone by keys, with nothing wrong on the way.

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

/** Whoever sets the table sells first, so that the game waits for its first answer. */
const ME_FIRST = { first_seller: 0 };
const LIT = ".stage .may:visible, .dock .card.playable";

/** Points at lit things until something is meant, and plays it; by keys where nothing is lit. */
async function pointOnce(page: Page, pick: (below: number) => number): Promise<boolean> {
  const wax = page.locator(".question .btn.wax");
  for (let taps = 0; taps < 5 && (await wax.count()) === 0; taps += 1) {
    const lit = page.locator(LIT);
    const count = await lit.count();
    if (count === 0) break;
    await lit.nth(pick(count)).click();
  }
  if ((await wax.count()) === 0) {
    while ((await page.locator(".question .path .chip").count()) > 0) await page.keyboard.press("Escape");
    await answerByKeys(page, pick);
    return false;
  }
  await wax.click();
  return true;
}

it("a desk plays by pointing at cards, offers and characters", async () => {
  const visitor = await visit(house, "/", { locale: "fr-FR" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "taverne", [{ is: "me" }, ...bots(3)], { players: 4, ...ME_FIRST });
  const pick = chance(5);
  let pointed = 0;
  for (let turn = 0; turn < 12; turn += 1) {
    await page.locator(`${ASKED}, .verdict`).first().waitFor();
    if ((await page.locator(".verdict").count()) > 0) break;
    if (turn === 0) await accessible(page, "the market of Taverne");
    const before = await serial(page);
    if (await pointOnce(page, pick)) pointed += 1;
    await page.waitForFunction(
      ([before, asked]) =>
        document.querySelector(".verdict") !== null ||
        document.querySelector(".question")?.getAttribute("data-serial") !== before ||
        document.querySelector(asked) === null,
      [before, ASKED] as const,
    );
  }
  expect(pointed).toBeGreaterThan(0);
  await fits(page, "Taverne on a desk");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("a phone plays with all variants to the end, in English", async () => {
  const visitor = await visit(house, "/", { size: PHONE, theme: "paper" });
  const { page, wrongs } = visitor;
  const variants = ["casse-tout", "tous-sur-un", "tete-dure"];
  await sitDown(visitor, "taverne", [{ is: "me" }, ...bots(2)], { players: 3, variants, ...ME_FIRST });
  await fits(page, "Taverne on a phone");
  expect(await play(page, 13)).toBeGreaterThan(0);
  await page.locator(".verdict h2").waitFor();
  await accessible(page, "the end of Taverne on a phone");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});
