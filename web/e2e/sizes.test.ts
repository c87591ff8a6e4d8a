// Every board at every size: on phones upright and on their side, on a page drawn twice as large. The table, the
// question and what one holds are all in sight, and nothing lies over anything else.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { fits } from "./axe";
import { DESKTOP, PHONE, bots, openHouse, sitDown, visit } from "./house";
import { play } from "./player";

const house = openHouse();

const LANDSCAPE = { width: 844, height: 390 };
/** A window of 1440 by 900 at 200 %. */
const TWICE = { width: 720, height: 450 };
const SMALL = { width: 360, height: 640 };
const GAMES = [
  ["liens-de-sang", 12],
  ["sang-rancune", 6],
  ["taverne", 6],
  ["cannibal-world", 4],
  ["sang-sur-la-lame", 2],
] as const;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
const within = (a: Box, b: Box): boolean =>
  a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;

/** The table, what is told, what is asked and what one holds lie apart and in sight. Says where the table is. */
async function apart(page: Page, size: { width: number; height: number }, what: string): Promise<Box> {
  await page.setViewportSize(size);
  await fits(page, what);
  const parts = ["section.stage", ".tells", ".asked", ".dock > .inside > .own"];
  const found = await Promise.all(parts.map(async (part) => ({ part, box: (await boxesOf(page, part))[0] })));
  const boxes = found.flatMap(({ part, box }) => (box ? [{ part, box }] : []));
  boxes.forEach(({ part, box }, at) => {
    const screen = { left: 0, top: 0, right: size.width, bottom: size.height };
    expect(within(box, screen), `${what}: ${part} is in sight`).toBe(true);
    for (const other of boxes.slice(at + 1))
      expect(meet(box, other.box), `${what}: ${part} and ${other.part} lie apart`).toBe(false);
  });
  return boxes[0]!.box;
}

it.each(GAMES)("%s lies on its side, is drawn twice as large, and fits a small phone", async (game, players) => {
  const visitor = await visit(house, "/", { locale: "fr-FR" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, game, [{ is: "me" }, ...bots(players - 1)], { players });
  await page.locator(".question, .verdict").first().waitFor();
  for (const size of [LANDSCAPE, TWICE]) {
    const what = `${game} at ${size.width} by ${size.height}`;
    const stage = await apart(page, size, what);
    expect(stage.right - stage.left, `${what}: width of the table`).toBeGreaterThan(size.width * 0.45);
    expect(stage.bottom - stage.top, `${what}: height of the table`).toBeGreaterThan(size.height * 0.6);
  }
  for (const size of [PHONE, SMALL]) {
    const what = `${game} at ${size.width} by ${size.height}`;
    const stage = await apart(page, size, what);
    expect(stage.bottom - stage.top, `${what}: height of the table`).toBeGreaterThan(size.height * 0.34);
  }
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it.each([
  ["sang-rancune", ".lanes > .place"],
  ["taverne", ".stage .group"],
] as const)("six players of %s are all in sight on a phone", async (game, each) => {
  const visitor = await visit(house, "/", { size: PHONE });
  const { page } = visitor;
  await sitDown(visitor, game, [{ is: "me" }, ...bots(5)], { players: 6 });
  await page.locator(each).first().waitFor();
  for (const size of [PHONE, SMALL]) {
    await page.setViewportSize(size);
    const [stage] = await boxesOf(page, "section.stage");
    const seats = await boxesOf(page, each);
    expect(seats).toHaveLength(6);
    for (const seat of seats) expect(within(seat, stage!), `${game} at ${size.width}`).toBe(true);
  }
  await visitor.context.close();
});

it.each([DESKTOP, PHONE])("a new table of any game fits one screen of $width by $height", async (size) => {
  const visitor = await visit(house, "/", { size });
  const { page } = visitor;
  for (const [game] of GAMES) {
    await page.goto(`/new/${game}`);
    await page.locator(".opts").waitFor();
    const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(beyond, game).toBeLessThanOrEqual(0);
  }
  await visitor.context.close();
});

it("the log of a phone opens at its newest line", async () => {
  const visitor = await visit(house, "/", { size: PHONE });
  const { page } = visitor;
  await sitDown(visitor, "liens-de-sang", [{ is: "me" }, ...bots(5)]);
  await play(page, 3, 4);
  await page.locator(".panes button").last().click();
  const log = page.locator(".log");
  await log.waitFor();
  await page.waitForFunction(() => {
    const log = document.querySelector(".log");
    return log && log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 2;
  });
  await visitor.context.close();
});

it.each(GAMES)(
  "the table and the question of %s keep their place and size from question to question",
  async (game, players) => {
    const visitor = await visit(house, "/", { locale: "fr-FR" });
    const { page } = visitor;
    await sitDown(visitor, game, [{ is: "me" }, ...bots(players - 1)], { players });
    const places: Record<string, Box[]> = {};
    for (let answers = 0; answers < 6; answers += 1) {
      await page.locator(".question, .verdict").first().waitFor();
      for (const part of ["section.stage", "section.dock", ".tells", ".asked"])
        (places[part] ??= []).push(...(await boxesOf(page, part)));
      await play(page, 20 + answers, 1);
    }
    for (const [part, boxes] of Object.entries(places))
      for (const box of boxes) expect(box, `${game}: ${part}`).toEqual(boxes[0]);
    await visitor.context.close();
  },
);
