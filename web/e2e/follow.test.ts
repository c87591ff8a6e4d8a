// What a table and the first page do for somebody who follows a game: cards read in the hand, a lesson gone on with, an
// old table put away.

import { expect, it } from "vitest";

import { bots, openHouse, sitDown, visit } from "./house";
import { ASKED } from "./player";

const house = openHouse();

it("a card of the hand is read large where a mouse rests or the focus is, and none cuts another's words", async () => {
  const ana = await visit(house);
  const { page } = ana;
  await sitDown(ana, "sang-rancune", [{ is: "me" }, ...bots(2)]);
  await page.locator(ASKED).waitFor();
  const cards = page.locator(".fan .card");
  const peek = page.locator(".peek");
  expect(await peek.count()).toBe(0);
  await cards.nth(1).hover();
  await peek.waitFor();
  expect(await peek.locator(".ttl").textContent()).toBe(await cards.nth(1).locator(".ttl").textContent());
  expect(await peek.getAttribute("aria-hidden")).toBe("true");
  const [large, hand] = [await peek.boundingBox(), await cards.nth(1).boundingBox()];
  expect(large!.width).toBeGreaterThan(240);
  expect(large!.y + large!.height, "above the hand").toBeLessThanOrEqual(hand!.y + 30);
  await page.mouse.move(2, 2);
  await peek.waitFor({ state: "detached" });
  await page.keyboard.press("Tab");
  await cards.first().focus();
  await peek.waitFor();
  await page.keyboard.press("Escape");
  await peek.waitFor({ state: "detached" });
  const places = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { left, right } = card.getBoundingClientRect();
      return { middle: (left + right) / 2, width: (card as HTMLElement).offsetWidth };
    }),
  );
  for (const [at, { middle, width }] of places.slice(1).entries())
    expect(middle - places[at]!.middle, `card ${at} has room`).toBeGreaterThanOrEqual(width);
  expect(ana.wrongs).toEqual([]);
  await ana.context.close();
});

it("a lesson that is half done is gone on with, and a table one is alone at is put away", async () => {
  const ana = await visit(house);
  const { page } = ana;
  await page.getByRole("button", { name: /^Learn to play Liens de Sang/ }).click();
  await page.locator(".coach, .question").first().waitFor();
  const lesson = page.url();
  await page.goto("/");
  await page.getByRole("link", { name: /^Go on \(Liens de Sang/ }).click();
  await page.waitForURL(lesson);
  await page.goto("/");
  await page.getByRole("button", { name: /^Begin the lesson anew \(Liens de Sang/ }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && url.href !== lesson);
  await page.goto("/");
  const away = page.getByRole("button", { name: /^Put the table .* away$/ });
  await expect.poll(() => away.count()).toBe(2);
  await away.first().click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await away.first().click();
  await page.getByRole("button", { name: /^Put it away/ }).press("Enter");
  await page.getByRole("button", { name: /^Put it away/ }).waitFor({ state: "detached" });
  await page.reload();
  await page.locator(`a[href^="/table/"]`).first().waitFor();
  await expect.poll(() => away.count()).toBe(1);
  expect(ana.wrongs).toEqual([]);
  await ana.context.close();
});
