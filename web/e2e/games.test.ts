// A new visitor, to the end of a game against bots, in each game.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { accessible, fits } from "./axe";
import { PHONE, bots, openHouse, sitDown, visit } from "./house";
import { ASKED, answerByKeys, chance, eachByItself, goneOn, play, pressWax, serial } from "./player";
import { liensDeSang, sangRancune } from "./secrets";

const house = openHouse();

describe("a new visitor plays to the end", () => {
  it("Liens de Sang by keyboard alone, from the first page, in French", async () => {
    const visitor = await visit(house, "/", { locale: "fr-FR" });
    const { page, wrongs } = visitor;
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    await sitDown(visitor, "liens-de-sang", [{ is: "me" }, ...bots(5)]);
    expect(await play(page, 7)).toBeGreaterThan(0);
    eachByItself(visitor);
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
      await box.getByRole("button", { name: /^play/i }).click();
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

describe("pointing", () => {
  /** Points at lit things with the mouse until one option is left, and plays it; what it said, or nothing. */
  async function pointOnce(page: Page, lit: string, pick: (below: number) => number): Promise<string | null> {
    const play = page.locator(".question .btn.wax");
    for (let taps = 0; taps < 6 && (await play.count()) === 0; taps += 1) {
      const things = page.locator(lit);
      const count = await things.count();
      if (count === 0) {
        await answerByKeys(page, pick);
        return null;
      }
      await things.nth(pick(count)).click();
      // What was chosen can be stepped back from, and chosen again.
      if (taps === 0 && (await page.locator(".question .path .chip").count()) === 1) {
        await page.keyboard.press("Escape");
        await page.locator(".question .path .chip").waitFor({ state: "detached" });
      }
    }
    if ((await play.count()) === 0) return null;
    const text = await page.locator(".question .why").textContent();
    await pressWax(page);
    return text;
  }

  it.each([
    ["liens-de-sang", 5, ".stage button.may:not(.has)"],
    ["sang-rancune", 2, ".dock .card.playable"],
  ] as const)("at things on the table of %s answers as the sentence says", async (game, others, lit) => {
    const visitor = await visit(house);
    const { page } = visitor;
    const pick = chance(9);
    let pointed = 0;
    // A game may be over before there was anything to point at; then another one is played.
    for (let games = 0; games < 4 && pointed === 0; games += 1) {
      await sitDown(visitor, game, [{ is: "me" }, ...bots(others)]);
      for (let turn = 0; turn < 16; turn += 1) {
        await page.locator(`${ASKED}, .verdict`).first().waitFor();
        if ((await page.locator(".verdict").count()) > 0) break;
        const before = await serial(page);
        if ((await pointOnce(page, lit, pick)) !== null) pointed += 1;
        await goneOn(page, before);
      }
    }
    expect(pointed).toBeGreaterThan(0);
    expect(visitor.wrongs).toEqual([]);
    await visitor.context.close();
  });
});
