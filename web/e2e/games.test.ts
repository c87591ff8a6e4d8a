// A new visitor, to the end of a game against bots, in each game.

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { accessible, fits } from "./axe";
import { House, PHONE, bots, closeBrowser, sitDown, visit } from "./house";
import { play, serial } from "./player";
import { liensDeSang, sangRancune } from "./secrets";

const house = new House();
beforeAll(() => house.open());
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

describe("a new visitor plays to the end", () => {
  it("Liens de Sang by keyboard alone, from the first page, in French", async () => {
    const visitor = await visit(house, "/", { locale: "fr-FR" });
    const { page, wrongs } = visitor;
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    await sitDown(visitor, "liens-de-sang", [{ is: "me" }, ...bots(5)]);
    expect(await play(page, 7)).toBeGreaterThan(0);
    await page.locator(".verdict h2").waitFor();
    await accessible(page, "the end of Liens de Sang");
    liensDeSang(visitor.traffic, await seatOf(visitor.traffic));
    expect(wrongs).toEqual([]);
    await visitor.context.close();
  });

  it("Sang Rancune on a phone, in English, then again with the same people", async () => {
    const visitor = await visit(house, "/", { size: PHONE });
    const { page, wrongs } = visitor;
    await sitDown(visitor, "sang-rancune", [{ is: "me" }, ...bots(2)], { dungeon_size: 5 });
    await fits(page, "Sang Rancune on a phone");
    expect(await play(page, 11)).toBeGreaterThan(0);
    await page.locator(".verdict h2").waitFor();
    await accessible(page, "the end of Sang Rancune on a phone");
    sangRancune(visitor.traffic, await seatOf(visitor.traffic));
    const before = page.url();
    await page.locator(".verdict").getByRole("button", { name: "Rematch" }).click();
    await page.waitForURL((url) => url.href !== before);
    await page
      .getByRole("button", { name: /start|begin|deal/i })
      .or(page.locator(".question"))
      .first()
      .waitFor();
    expect(wrongs).toEqual([]);
    await visitor.context.close();
  });

  it("starts against bots with one click", async () => {
    for (const [title, size] of [
      ["Liens de Sang", undefined],
      ["Sang Rancune", PHONE],
    ] as const) {
      const visitor = await visit(house, "/", size ? { size } : {});
      const { page } = visitor;
      const box = page
        .locator("article, li, section")
        .filter({ has: page.getByRole("heading", { name: title }) })
        .last();
      await box.getByRole("button", { name: /play now/i }).click();
      await page.waitForURL(/\/table\//);
      await page.locator(".question").waitFor();
      expect(await serial(page)).not.toBeNull();
      expect(visitor.wrongs).toEqual([]);
      await visitor.context.close();
    }
  });
});

/** The seat a browser looked through. */
async function seatOf(traffic: { parts: { is: string; viewer?: unknown }[] }[]): Promise<number | null> {
  const you = traffic.flatMap((frame) => frame.parts).find((part) => part.is === "you");
  return typeof you?.viewer === "number" ? you.viewer : null;
}
