// Du sang sur la lame in a browser: a clash on a desk by pointing at figures and ground, and to its end on a phone by
// keys, with nothing wrong on the way.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { accessible, fits } from "./axe";
import { PHONE, bots, openHouse, sitDown, visit } from "./house";
import { ASKED, answerByKeys, chance, goneOn, play, serial } from "./player";

const house = openHouse();

/** A short clash on the meadow. */
const CLASH = {
  players: 2,
  format: "standard",
  scenario: { fixed: "affrontement" },
  table: { named: "pre" },
  turn_limit: { turns: 4 },
};
const WAX = ".question .btn.wax";

/** Announces by pointing: a lit figure, then a move on the bar. Says whether a move was announced. */
async function announce(page: Page): Promise<boolean> {
  const lit = page.locator(".fig.mine.lit");
  if ((await lit.count()) === 0) return false;
  await lit.first().focus();
  await page.keyboard.press("Enter");
  const move = page.locator(".question .acts .btn", { hasText: /^Se déplacer/ });
  if ((await move.count()) === 0) return false;
  await move.first().click();
  await page.locator(WAX).click();
  return true;
}

it("a desk announces by pointing at figures", async () => {
  const visitor = await visit(house, "/", { locale: "fr-FR" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "sang-sur-la-lame", [{ is: "me" }, ...bots(1)], CLASH);
  const pick = chance(5);
  let announced = 0;
  for (let answers = 0; answers < 16 && announced < 2; answers += 1) {
    await page.locator(`${ASKED}, .verdict`).first().waitFor();
    if ((await page.locator(".verdict").count()) > 0) break;
    const before = await serial(page);
    if (await announce(page)) announced += 1;
    else {
      while ((await page.locator(".question .path .chip").count()) > 0) await page.keyboard.press("Escape");
      await answerByKeys(page, pick);
    }
    await goneOn(page, before);
  }
  expect(announced).toBeGreaterThan(0);
  await accessible(page, "the table of Du sang sur la lame");
  await fits(page, "Du sang sur la lame on a desk");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("the map zooms, pans and measures", async () => {
  const visitor = await visit(house, "/", { locale: "en-GB" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "sang-sur-la-lame", [{ is: "me" }, ...bots(1)], CLASH);
  const map = page.locator(".board svg[role='group']");
  await map.waitFor();
  const box = () => map.getAttribute("viewBox");
  const whole = await box();
  await page.getByRole("button", { name: "Nearer" }).click();
  const near = await box();
  expect(near).not.toBe(whole);
  await map.focus();
  await page.keyboard.press("ArrowLeft");
  expect(await box()).not.toBe(near);
  await page.keyboard.press("0");
  expect(await box()).toBe(whole);
  const place = await map.boundingBox();
  if (!place) throw new Error("a map has a place");
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.wheel(0, -400);
  await expect.poll(box).not.toBe(whole);
  await page.keyboard.press("r");
  await page.mouse.click(place.x + place.width * 0.4, place.y + place.height * 0.5);
  await page.mouse.click(place.x + place.width * 0.6, place.y + place.height * 0.5);
  expect(await page.locator(".ds-slip.brassy").textContent()).toMatch(/^\d+\.\d″/);
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("a phone plays a clash to its end by keys, in English", async () => {
  const visitor = await visit(house, "/", { size: PHONE, theme: "paper" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "sang-sur-la-lame", [{ is: "me" }, ...bots(1)], CLASH);
  await page.locator(`${ASKED}, .verdict`).first().waitFor();
  await fits(page, "Du sang sur la lame on a phone");
  await accessible(page, "Du sang sur la lame on a phone");
  expect(await play(page, 13)).toBeGreaterThan(0);
  await page.locator(".verdict h2").waitFor();
  await accessible(page, "the end of Du sang sur la lame on a phone");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});
