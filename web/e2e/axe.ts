// No page may have a serious finding of axe, in either look.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

export async function accessible(page: Page, what: string): Promise<void> {
  // What is still moving is half transparent; colours are judged when it has come to rest.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .map((it) => (it.effect?.getComputedTiming().iterations === Infinity ? it.cancel() : it.finish())),
    ),
  );
  // Only what is wrong is worked out, and in the page itself: there are no frames in it.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
    .setLegacyMode()
    .analyze();
  const serious = violations.filter((it) => it.impact === "serious" || it.impact === "critical");
  const told = serious.map(
    (it) =>
      `${it.id}: ${it.nodes
        .map((node) => node.target.join(" "))
        .slice(0, 5)
        .join("; ")}`,
  );
  expect(told, what).toEqual([]);
}

/** Nothing sticks out of the page sideways. */
export async function fits(page: Page, what: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, `${what}: sideways scroll`).toBeLessThanOrEqual(0);
}
