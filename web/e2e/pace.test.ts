// Alone with bots the page leads: everything is shown a decision at a time, and one may stop, go on and look again. And
// how an answer is given: by Enter, by a click, and by more than a click where it may end the game.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { bots, openHouse, sitDown, visit, type Visitor } from "./house";
import { ASKED, answerByKeys, eachByItself, lastAsked, serial, serialsOf } from "./player";

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

/** Until nothing more comes before this visitor has answered, or the game is over. */
const isQuiet = (visitor: Visitor): boolean => {
  const parts = visitor.traffic.flatMap((frame) => frame.parts);
  return (lastAsked(visitor)?.options.length ?? 0) > 0 || parts.some(({ is }) => is === "over");
};

/** The numbers of the questions that are shown, one press of "Next move" after the other, until there is nothing more. */
async function stepThrough(page: Page): Promise<number[]> {
  const shown: number[] = [];
  const next = page.getByRole("button", { name: "Next move" });
  for (let presses = 0; presses < 200; presses += 1) {
    const now = await page.locator(".question").getAttribute("data-serial", { timeout: 2_000 });
    shown.push(Number(now));
    if (await next.isDisabled()) return shown;
    await next.click();
  }
  throw new Error(`there is always one more move: ${shown.join(" ")}`);
}

it.each([
  ["liens-de-sang", 5],
  ["taverne", 3],
  ["sang-rancune", 2],
] as const)(
  "each decision of a bot in %s is told by itself, and is a step of its own on the page",
  async (game, others) => {
    const visitor = await visit(house, "/", { speed: "normal" });
    const { page } = visitor;
    await sitDown(visitor, game, [{ is: "me" }, ...bots(others)]);
    await page.locator(ASKED).waitFor();
    const first = Number(await serial(page));
    // One's own answer is the first step back from the present; from there on everything is stopped.
    await answerByKeys(page, () => 0);
    await expect.poll(() => (lastAsked(visitor)?.serial ?? 0) > first && isQuiet(visitor)).toBe(true);
    const back = page.getByRole("button", { name: "See the last move again" });
    while (Number(await serial(page)) > first) await back.click();
    await page
      .getByRole("button", { name: "Stop" })
      .or(page.getByRole("button", { name: "Go on" }))
      .first()
      .waitFor();
    if ((await page.getByRole("button", { name: "Go on" }).count()) === 0)
      await page.getByRole("button", { name: "Stop" }).click();
    const from = Number(await serial(page));
    const told = serialsOf(visitor).filter((number) => number >= from);
    // One's own sealed answer is a step, too, before the question goes on: its number is shown twice.
    expect([...new Set(await stepThrough(page))]).toEqual(told);
    eachByItself(visitor);
    expect(visitor.wrongs).toEqual([]);
    await visitor.context.close();
  },
);

/** Liens de Sang, and Ana holds the dagger: "Attack" is chosen. */
async function attacking(): Promise<Visitor> {
  const visitor = await visit(house);
  const { page } = visitor;
  await sitDown(visitor, "liens-de-sang", [{ is: "me" }, ...bots(5)]);
  await page.locator(ASKED).waitFor();
  await page.keyboard.press("1");
  await page.locator(".question .path .chip").waitFor();
  return visitor;
}

it.each(["pointer", "keys"])("Enter plays what was chosen by %s on the table", async (how) => {
  const visitor = await attacking();
  const { page } = visitor;
  const before = await serial(page);
  // What may be done with few things stands as sentences, too.
  expect(await page.locator(".question .option").count()).toBe(5);
  const seat = page.locator(".stage button.may:not(.has)").first();
  if (how === "pointer") await seat.click();
  else {
    await page.keyboard.press("Tab");
    await seat.focus();
    await page.keyboard.press("Enter");
  }
  await page.locator(".question .btn.wax").waitFor();
  expect(await serial(page)).toBe(before);
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (before) => document.querySelector(".question")?.getAttribute("data-serial") !== before,
    before,
  );
  const answers = visitor.traffic.flatMap(({ parts }) => parts).filter(({ is }) => is === "taken");
  expect(answers.length).toBeGreaterThan(0);
  expect(visitor.wrongs).toEqual([]);
  await visitor.context.close();
});
