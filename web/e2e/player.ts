// Somebody who plays whatever comes, by what the page shows and nothing else.

import type { Page } from "playwright-core";

/** A generator of chance that is the same in every run. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Where an answer is owed. One that was given and may be changed is not. */
export const ASKED = ".question:not(.idle):not(.answered)";

/** The page is waiting for us, or the game is over. */
async function moment(page: Page): Promise<"asked" | "over"> {
  const over = page.locator(".verdict");
  await over.or(page.locator(ASKED)).first().waitFor();
  return (await over.count()) > 0 ? "over" : "asked";
}

/** Answers once by keys alone: a number, or the list of all answers, a line of it, and Enter. */
export async function answerByKeys(page: Page, pick: (below: number) => number): Promise<void> {
  const few = await page.locator(".question .options .option").count();
  if (few > 0) await page.keyboard.press(String(pick(few) + 1));
  else await answerFromList(page, pick);
  // What is meant waits for one more Enter, or for two if it is grave.
  for (let tries = 0; tries < 2 && (await page.locator(".question .btn.wax").count()) > 0; tries += 1) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("Enter");
  }
}

async function answerFromList(page: Page, pick: (below: number) => number): Promise<void> {
  await page.keyboard.press("/");
  const lines = page.locator("dialog[open] .line");
  await lines.first().waitFor();
  const steps = pick(Math.min(await lines.count(), 12)) + 1;
  for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

/** Plays to the end, or for so many answers. Returns how many were given. */
export async function play(page: Page, seed: number, most = 2_000): Promise<number> {
  const pick = chance(seed);
  for (let answers = 0; answers < most; answers += 1) {
    if ((await moment(page)) === "over") return answers;
    const before = await serial(page);
    await answerByKeys(page, pick);
    await page.waitForFunction(
      ([before, asked]) =>
        document.querySelector(".verdict") !== null ||
        document.querySelector(".question")?.getAttribute("data-serial") !== before ||
        document.querySelector(asked) === null,
      [before, ASKED] as const,
    );
  }
  return most;
}

/** The number of the open question. */
export const serial = (page: Page): Promise<string | null> => page.locator(".question").getAttribute("data-serial");
