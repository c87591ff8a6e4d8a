// Every board on a phone lying on its side and on a page drawn twice as large: the table, the question and what one
// holds are all in sight, and nothing lies over anything else.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { fits } from "./axe";
import { bots, openHouse, sitDown, visit } from "./house";

const house = openHouse();

const LANDSCAPE = { width: 844, height: 390 };
/** A window of 1440 by 900 at 200 %. */
const TWICE = { width: 720, height: 450 };
const GAMES = [
  ["liens-de-sang", 12],
  ["sang-rancune", 6],
  ["taverne", 6],
] as const;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    });

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

it.each(GAMES)("%s lies on its side and is drawn twice as large", async (game, players) => {
  const visitor = await visit(house, "/", { locale: "fr-FR" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, game, [{ is: "me" }, ...bots(players - 1)], { players });
  await page.locator(".question, .verdict").first().waitFor();
  for (const size of [LANDSCAPE, TWICE]) {
    const what = `${game} at ${size.width} by ${size.height}`;
    await page.setViewportSize(size);
    await fits(page, what);
    const parts = ["section.stage", ".tells", ".asked", ".inside > .own"];
    const boxes = await Promise.all(parts.map((part) => boxOf(page, part)));
    const [stage] = boxes;
    expect(stage!.right - stage!.left, `${what}: width of the table`).toBeGreaterThan(size.width * 0.45);
    expect(stage!.bottom - stage!.top, `${what}: height of the table`).toBeGreaterThan(size.height * 0.6);
    boxes.forEach((box, at) => {
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= size.width + 1 && box.bottom <= size.height + 1;
      expect(isInside, `${what}: ${parts[at]} is in sight`).toBe(true);
      for (const [other, name] of boxes.slice(at + 1).map((box, k) => [box, parts[at + 1 + k]] as const))
        expect(meet(box, other), `${what}: ${parts[at]} and ${name} lie apart`).toBe(false);
    });
  }
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});
