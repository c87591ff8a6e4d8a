// Taverne in a browser: some answers on a desk by pointing, some on a phone by keys, with nothing wrong on the way.

import { expect, it } from "vitest";

import { accessible, fits } from "./axe";
import { DESKTOP, PHONE, bots, isFull, openHouse, sitDown, visit } from "./house";
import { ASKED, answerByKeys, chance, goneOn, play, playByPointing, serial } from "./player";

const house = openHouse();

/** Whoever sets the table sells first, so that the game waits for its first answer. */
const ME_FIRST = { first_seller: 0 };
const EVERY_VARIANT = ["casse-tout", "tous-sur-un", "tete-dure"];
const LIT = ".stage .may:visible, .dock .card.playable";

it("a desk plays by pointing at cards, offers and characters", async () => {
  const visitor = await visit(house, "/", { locale: "fr-FR" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "taverne", [{ is: "me" }, ...bots(3)], { players: 4, ...ME_FIRST });
  const look = async (turn: number): Promise<void> => {
    if (turn === 0) await accessible(page, "the market of Taverne");
  };
  const pointed = await playByPointing(page, { lit: LIT, seed: 5, most: 12, look });
  expect(pointed).toBeGreaterThan(0);
  await fits(page, "Taverne on a desk");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("a phone plays with all variants to the end, in English", async () => {
  const visitor = await visit(house, "/", { size: PHONE, theme: "paper" });
  const { page, wrongs } = visitor;
  const config = { players: 3, variants: EVERY_VARIANT, ...ME_FIRST };
  await sitDown(visitor, "taverne", [{ is: "me" }, ...bots(2)], config);
  await fits(page, "Taverne on a phone");
  expect(await play(page, 13)).toBeGreaterThan(0);
  await page.locator(".verdict h2").waitFor();
  await accessible(page, "the end of Taverne on a phone");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it.runIf(isFull).each([
  ["a desk", "the base rules", DESKTOP, []],
  ["a phone", "the base rules", PHONE, []],
  ["a desk", "all variants", DESKTOP, EVERY_VARIANT],
])("%s plays by %s to the end, in French", async (_, __, size, variants) => {
  const visitor = await visit(house, "/", { size, locale: "fr-FR" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "taverne", [{ is: "me" }, ...bots(1)], { players: 2, variants, ...ME_FIRST });
  expect(await play(page, 29)).toBeGreaterThan(0);
  await page.locator(".verdict h2").waitFor();
  await fits(page, "the end of Taverne");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("what is asked for the first time is explained once, by its clause", async () => {
  const visitor = await visit(house);
  const { page, wrongs } = visitor;
  await page.addInitScript(() => {
    const explained: string[] = [];
    Object.assign(window, { explained });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches(".thread li"))
            for (const clause of node.querySelectorAll(".clause")) explained.push(clause.textContent);
    }).observe(document, { subtree: true, childList: true });
  });
  await sitDown(visitor, "taverne", [{ is: "me" }, ...bots(3)], { players: 4, ...ME_FIRST });
  const title = page.locator(".thread h3");
  const pick = chance(5);
  await page.locator(ASKED).waitFor();
  expect(await title.textContent()).toBe("Your aim");
  for (let turn = 0; turn < 24; turn += 1) {
    const before = await serial(page);
    await answerByKeys(page, pick);
    await goneOn(page, before);
    await page.locator(`${ASKED}, .verdict`).first().waitFor();
    if ((await page.locator(".verdict").count()) > 0) break;
    // The first question was about the aim; whatever the second one asks is new.
    if (turn === 0) await page.locator(".thread").getByText("New to you").waitFor();
  }
  const explained = await page.evaluate(() => (window as unknown as { explained: string[] }).explained);
  expect(explained.length).toBeGreaterThan(2);
  expect(new Set(explained).size).toBe(explained.length);
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});
