// How fast the page is: what a first visit loads, how soon an answer is on screen, and the longest task.
// Figures for people, not for tests: `npm run measure` after `cargo xtask browse` has built what it needs.

import { afterAll, beforeAll, it } from "vitest";

import { House, bots, closeBrowser, sitDown, visit } from "./house";
import { ASKED, answerByKeys, chance, serial } from "./player";

const ROUNDS = 40;

async function measure(house: House, game: string, others: number): Promise<void> {
  const visitor = await visit(house, "/", { speed: "normal" });
  const { page } = visitor;
  await page.addInitScript(() => {
    const seen = { longest: 0, sent: 0, waits: [] as number[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) seen.longest = Math.max(seen.longest, task.duration);
    }).observe({ type: "longtask", buffered: true });
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      if (String(data).includes('"answer"')) seen.sent = performance.now();
      send.call(this, data);
    };
    // The answer is on screen when the question changes, in the frame after it was drawn.
    new MutationObserver(() => {
      if (seen.sent === 0 || document.querySelector(".question .why")?.textContent?.includes("on its way")) return;
      const from = seen.sent;
      seen.sent = 0;
      requestAnimationFrame(() => setTimeout(() => seen.waits.push(performance.now() - from)));
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await sitDown(visitor, game, [{ is: "me" }, ...bots(others)]);
  await page.locator(".question").waitFor();
  // Starting the page is not an event of the game.
  await page.waitForTimeout(1500);
  await page.evaluate(() => ((window as unknown as { seen: { longest: number } }).seen.longest = 0));
  const pick = chance(5);
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.locator(`${ASKED}, .verdict`).first().waitFor();
    if ((await page.locator(".verdict").count()) > 0) break;
    const before = await serial(page);
    await answerByKeys(page, pick);
    await page.waitForFunction(
      (before) =>
        document.querySelector(".verdict, .question.idle") !== null ||
        document.querySelector(".question")?.getAttribute("data-serial") !== before,
      before,
    );
  }
  const { longest, waits } = await page.evaluate(
    () => (window as unknown as { seen: { longest: number; waits: number[] } }).seen,
  );
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  console.log(
    `${game}: ${sorted.length} answers on screen after ${at(0.5)} ms (median), ${at(1)} ms (longest); ` +
      `longest task ${Math.round(longest)} ms`,
  );
  await visitor.context.close();
}

const house = new House();
beforeAll(() => house.open());
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

it("Liens de Sang", () => measure(house, "liens-de-sang", 7));
it("Sang Rancune", () => measure(house, "sang-rancune", 3));
