// Every page, in both looks, on a desktop and on a phone: it can be read, fits, and has no serious finding of axe.

import { readFileSync } from "node:fs";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { accessible, fits } from "./axe";
import { DESKTOP, House, PHONE, ask, bots, closeBrowser, isFull, sitDown, visit } from "./house";
import { ASKED, play } from "./player";

const house = new House();
const records: Record<string, string> = {};

beforeAll(async () => {
  await house.open();
  const { page, context } = await visit(house);
  for (const [game, file] of [
    ["liens-de-sang", "08-players-2"],
    ["sang-rancune", "04-players-1"],
  ] as const) {
    const text = readFileSync(`../games/${game}/golden/${file}.json`, "utf8");
    records[game] = (await ask<{ id: string }>(page, "POST", "/records", JSON.parse(text))).id;
  }
  await context.close();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** Every page is looked at by night on a desktop and on paper on a phone; in full size in all four ways. */
const SIZES = [
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const;

describe.each(["night", "paper"] as const)("by the look of %s", (theme) => {
  it.each(SIZES.filter(([size]) => isFull || (size === "desktop") === (theme === "night")))(
    "pages on a %s",
    async (size, viewport) => {
      const { page, context, wrongs } = await visit(house, "/", { theme, size: viewport });
      const pages = ["/", "/about", "/records", "/nowhere"];
      for (const game of ["liens-de-sang", "sang-rancune"]) {
        pages.push(`/new/${game}`, `/rules/${game}`, `/rules/${game}?part=reference`, `/rules/${game}?part=cards`);
        pages.push(`/replay/${records[game]}?step=40`);
      }
      for (const path of pages) {
        await page.goto(path);
        await page.locator("main, #main").first().waitFor();
        await page.waitForLoadState("networkidle");
        await accessible(page, `${path} on a ${size} by ${theme}`);
        await fits(page, `${path} on a ${size}`);
      }
      expect(wrongs).toEqual([]);
      await context.close();
    },
  );

  it.each(SIZES)("tables on a %s", async (size, viewport) => {
    const visitor = await visit(house, "/", { theme, size: viewport });
    const { page, context, wrongs } = visitor;
    await sitDown(visitor, "liens-de-sang", [{ is: "me" }, { is: "open" }, ...bots(4)]);
    await page.getByRole("heading").first().waitFor();
    await accessible(page, `a waiting room on a ${size} by ${theme}`);
    await fits(page, `a waiting room on a ${size}`);
    for (const [game, others] of [
      ["liens-de-sang", 7],
      ["sang-rancune", 3],
    ] as const) {
      await sitDown(visitor, game, [{ is: "me" }, ...bots(others)]);
      // Bots may have ended the game before the page is there.
      await page.locator(".question, .verdict").first().waitFor();
      await accessible(page, `the start of ${game} on a ${size} by ${theme}`);
      await fits(page, `${game} on a ${size}`);
      await play(page, 4, 4);
      await page.locator(`${ASKED}, .verdict`).first().waitFor();
      await accessible(page, `${game} on a ${size} by ${theme}`);
    }
    expect(wrongs).toEqual([]);
    await context.close();
  });
});

describe("both languages", () => {
  it("change everything at once, also at a table, and are remembered", async () => {
    const visitor = await visit(house, "/", { locale: "fr-FR" });
    const { page, context } = visitor;
    await sitDown(visitor, "sang-rancune", [{ is: "me" }, ...bots(2)]);
    await page.locator(".question").waitFor();
    const french = await page.locator(".log li").first().textContent();
    await page.getByRole("button", { name: "Réglages" }).click();
    await page.getByText("English", { exact: true }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await page.keyboard.press("Escape");
    await page.waitForFunction((before) => document.querySelector(".log li")?.textContent !== before, french);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await page.goto("/");
    await page.getByRole("button", { name: "Settings" }).waitFor();
    await context.close();
  });
});

describe("a seat", () => {
  it("moves to another device by its link", async () => {
    const one = await visit(house);
    const id = await sitDown(one, "liens-de-sang", [{ is: "me" }, ...bots(5)]);
    await one.page.locator(".question").waitFor();
    const you = one.traffic.flatMap((frame) => frame.parts).find((part) => part.is === "you");
    const seat = Number(you?.viewer);
    const { token } = await ask<{ token: string }>(one.page, "GET", `/tables/${id}/seats/${seat}/link`);
    const two = await visit(house, `/table/${id}#seat=${seat}&token=${token}`, { size: PHONE });
    await two.page.locator(".question").waitFor();
    const other = two.traffic.flatMap((frame) => frame.parts).find((part) => part.is === "you");
    expect(other?.viewer).toBe(seat);
    expect(two.page.url()).not.toContain(token);
    await one.context.close();
    await two.context.close();
  });
});

describe("the first load", () => {
  // The aim is 250 kB; two games have more to draw at once than that leaves room for, and may not grow any more.
  it.each([
    ["liens-de-sang", 250, 5],
    ["sang-rancune", 254, 2],
    ["taverne", 250, 2],
    ["cannibal-world", 250, 1],
    ["sang-sur-la-lame", 266, 1],
  ] as const)("of a table of %s is under %i kB", async (game, limit, others) => {
    const host = await visit(house);
    const id = await sitDown(host, game, [{ is: "me" }, ...bots(others)]);
    await host.page.locator(".stage").waitFor();
    // Somebody who has never been here opens the link.
    const { page, context } = await visit(house, `/table/${id}`);
    await page.locator(".stage").waitFor();
    await page.waitForLoadState("networkidle");
    const bytes = await page.evaluate(() => {
      const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const all = [...loaded, performance.getEntriesByType("navigation")[0] as PerformanceResourceTiming];
      return all.reduce((sum, it) => sum + it.transferSize, 0);
    });
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(limit * 1_000);
    await context.close();
    await host.context.close();
  });
});
