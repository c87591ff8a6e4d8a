// Alone with bots the page leads: everything is shown a decision at a time, and one may stop, go on and look again.

import { expect, it } from "vitest";

import { bots, openHouse, sitDown, visit } from "./house";
import { ASKED, answerByKeys } from "./player";

const house = openHouse();

it("what bots do is shown step by step, stopped, seen again and gone on with", async () => {
  const visitor = await visit(house, "/", { speed: "normal" });
  const { page } = visitor;
  await sitDown(visitor, "liens-de-sang", [{ is: "me" }, ...bots(5)]);
  await page.locator(ASKED).waitFor();
  const lines = page.locator(".talk .log li");
  const before = await lines.count();
  await answerByKeys(page, () => 0);
  await page.waitForFunction((before) => document.querySelectorAll(".talk .log li").length > before, before);
  const again = page.getByRole("button", { name: "See the last move again" });
  const next = page.getByRole("button", { name: "Next move" });
  const goOn = page.getByRole("button", { name: "Go on" });

  // Back before the last move, and stopped there: log, table and question stand still, and nothing may be answered.
  await again.click();
  await goOn.waitFor();
  const stopped = await lines.count();
  expect(await page.locator(ASKED).count()).toBe(0);
  await next.click();
  const later = await lines.count();
  expect(later).toBeGreaterThan(stopped);
  await again.click();
  await goOn.waitFor();
  expect(await lines.count()).toBe(stopped);

  // To the present: the same steps without motion, and nothing left out of the log.
  await page.keyboard.press("Escape");
  await next.and(page.locator(":disabled")).waitFor();
  expect(await lines.count()).toBeGreaterThanOrEqual(later);
  expect(visitor.wrongs).toEqual([]);
  await visitor.context.close();
});
