// A finished game again: every step, every seat, and a link to the moment.

import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { ask, openHouse, visit } from "./house";

const house = openHouse();

it.each([
  ["liens-de-sang", "06-players-1"],
  ["sang-rancune", "03-players-1"],
])("a game of %s is seen again from the link to a step", async (game, file) => {
  const { page, context, wrongs } = await visit(house);
  const text = readFileSync(`../games/${game}/golden/${file}.json`, "utf8");
  const { id } = await ask<{ id: string }>(page, "POST", "/records", JSON.parse(text));
  await page.goto(`/replay/${id}?step=10&seat=1`);
  const rail = page.getByRole("slider").first();
  await rail.waitFor();
  expect(await rail.inputValue()).toBe("10");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  // Answers at which nothing was to be seen are folded: whatever comes next was told.
  const told = await page.locator(".log li").count();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction((told) => document.querySelectorAll(".log li").length > told, told);
  await page.waitForURL((url) => Number(url.searchParams.get("step")) > 10);
  await page.keyboard.press("End");
  await page.waitForFunction(() => {
    const rail = document.querySelector<HTMLInputElement>("input[type=range]");
    return rail !== null && rail.value === rail.max;
  });
  await page.waitForLoadState("networkidle");
  expect(page.url()).toContain("seat=1");
  // How it went for the seat one looks through, and the turning points, each of which leads to its step.
  expect(await page.locator(".closing .mine").textContent()).toMatch(/^(Vous|You) /);
  await page.locator(".closing .acts .btn").last().click();
  const turns = page.locator(".turns li");
  await turns.first().waitFor();
  expect(await turns.count()).toBeLessThanOrEqual(7);
  expect(await page.locator(".rail .turn").count()).toBe(await turns.count());
  const link = turns.first().locator("a");
  const step = new URL((await link.getAttribute("href")) ?? "", page.url()).searchParams.get("step");
  await link.click();
  await page.waitForFunction(
    (step) => document.querySelector<HTMLInputElement>("input[type=range]")?.value === step,
    step,
  );
  expect(wrongs).toEqual([]);
  await context.close();
});

it.each([
  ["liens-de-sang", "06-players-1"],
  ["sang-rancune", "03-players-1"],
])("all cards of a game of %s lie open when one asks for it", async (game, file) => {
  const { page, context, wrongs } = await visit(house);
  const text = readFileSync(`../games/${game}/golden/${file}.json`, "utf8");
  const record = JSON.parse(text) as { seats: unknown[] };
  const { id } = await ask<{ id: string }>(page, "POST", "/records", record);
  await page.goto(`/replay/${id}?step=8`);
  await page.locator("select.field").selectOption("-2");
  await page.waitForURL((url) => url.searchParams.get("seat") === "open");
  const hands = page.locator(".hands > li");
  await hands.first().waitFor();
  expect(await hands.count()).toBe(record.seats.length);
  for (const hand of await hands.all()) expect(await hand.locator(".own button").count()).toBeGreaterThan(0);
  expect(wrongs).toEqual([]);
  await context.close();
});
