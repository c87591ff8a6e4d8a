// What happens to a game in a browser when the world around it fails.

import { expect, it } from "vitest";

import { DESKTOP, PHONE, bots, openHouse, sitDown, visit } from "./house";
import { ASKED, play } from "./player";

const house = openHouse();

it("the server dies in the middle of a game, comes back, and the game goes on to its end", async () => {
  const visitor = await visit(house);
  const { page, wrongs } = visitor;
  await sitDown(visitor, "liens-de-sang", [{ is: "me" }, ...bots(5)]);
  // The first question is ours, so the game cannot be over before the server dies.
  await page.locator(ASKED).waitFor();
  const log = page.locator(".log li");
  const before = await log.allTextContents();
  await house.kill();
  await page.getByText("Connection lost").waitFor();
  // On a phone too it takes one line.
  const line = await page.locator(".strip").evaluate((strip) => strip.clientHeight);
  await page.setViewportSize(PHONE);
  expect(await page.locator(".strip").evaluate((strip) => strip.clientHeight)).toBeLessThanOrEqual(line);
  await page.setViewportSize(DESKTOP);
  // The table stays readable, and says so.
  expect((await log.allTextContents()).slice(0, before.length)).toEqual(before);
  await house.open();
  await page
    .getByRole("button", { name: "Try now" })
    .click()
    .catch(() => undefined);
  await page.getByText("Connection lost").waitFor({ state: "detached" });
  expect((await log.allTextContents()).slice(0, before.length)).toEqual(before);
  await play(page, 6);
  await page.locator(".verdict").waitFor();
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("a page of a table that is not there says so and leads home", async () => {
  const { page, context } = await visit(house, "/table/nowhere");
  await page.getByRole("heading", { name: "There is no such table" }).waitFor();
  await page.getByRole("link", { name: "Back to the start" }).click();
  await page.waitForURL(house.url + "/");
  await context.close();
});
