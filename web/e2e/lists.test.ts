// Bands, tables of terrain and scenarios that people make: built on a desk and on a phone, judged by the server while they
// are, kept, offered by the form of a new table, and played with.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { accessible, fits } from "./axe";
import { ask, openHouse, PHONE, visit } from "./house";

const house = openHouse();

const BANDS = "/lists/sang-sur-la-lame/bands";
const TERRAIN = "/lists/sang-sur-la-lame/terrain";
const SCENARIOS = "/lists/sang-sur-la-lame/scenarios";

/** Pictures for those who want to look: nothing is written unless a folder is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

const verdict = (page: Page, is: "good" | "bad") => page.locator(`.judged.${is}`).waitFor();
const kept = (page: Page, kind: string) =>
  ask<{ lists: string[] }>(page, "GET", `/games/sang-sur-la-lame/lists/${kind}`).then(({ lists }) => lists.join("\n"));

it("a band is recruited on a desk, judged while it grows, and played with", async () => {
  const visitor = await visit(house, BANDS);
  const { page, wrongs } = visitor;
  await verdict(page, "bad");
  expect(await page.locator(".judged .ask").textContent()).toContain("exactly one leader");
  const play = page.getByRole("button", { name: "Play with it" });
  expect(await play.isDisabled()).toBe(true);
  const recruit = (rank: string) => page.locator(".adds").getByRole("button", { name: rank }).click();
  await recruit("Leader");
  await recruit("Second");
  for (let hand = 0; hand < 2; hand += 1) await recruit("Hireling");
  await verdict(page, "good");
  // Two bows among four are one too many: the last is ringed, and the clause stands beside it.
  for (const figure of [2, 3]) {
    await page.locator(".cards > li button").nth(figure).click();
    await page.locator(".edit").getByLabel(/^Bow/).check();
  }
  await verdict(page, "bad");
  expect(await page.locator(".judged").textContent()).toContain("DS-106");
  expect(await page.locator(".cards > li.wrong").count()).toBe(1);
  await picture(page, "band-desk-bad");
  await page.getByRole("button", { name: "Undo" }).click();
  await verdict(page, "good");
  await page.getByLabel("Name of the band").fill("The Lilies");
  await page.locator(".edit").getByLabel("Name", { exact: true }).fill("Marguerite");
  await verdict(page, "good");
  await accessible(page, "the bench for bands");
  await fits(page, "the bench for bands");
  await expect.poll(() => kept(page, "bands")).toContain("The Lilies");
  // A browser that has forgotten everything finds it again, and so does the form of a new table.
  await page.evaluate(() => localStorage.removeItem("sang-froid-lists-sang-sur-la-lame-bands"));
  await page.goto("/new/sang-sur-la-lame");
  await page.locator("details.more summary").first().click();
  await page.locator(".opts").getByLabel("Seat 1", { exact: true }).selectOption({ label: "The Lilies" });
  await picture(page, "form-desk");
  await page.goto(BANDS);
  await verdict(page, "good");
  await page.locator(".figs h2", { hasText: "The Lilies" }).waitFor();
  await play.click();
  await page.waitForURL(/\/table\//);
  await page.locator(".stage .question, .dock .question").first().waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { config } = await ask<{ config: { bands: { custom: { name: string[] } }[] } }>(page, "GET", `/tables/${id}`);
  expect(config.bands[0]?.custom.name).toEqual(["The Lilies", "The Lilies"]);
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("a table is laid out on a desk by pointer and keys, judged by DS-242, shared, and played on", async () => {
  const visitor = await visit(house, TERRAIN);
  const { page, wrongs } = visitor;
  await verdict(page, "good");
  const board = page.locator(".board svg");
  const box = await board.boundingBox();
  if (!box) throw new Error("the table is in sight");
  const at = (x: number, y: number) => ({ x: box.width * x, y: box.height * y });
  const palette = (name: string) => page.locator(".palette").getByRole("button", { name, exact: true });
  await palette("Building").click();
  await board.click({ position: at(0.35, 0.5) });
  await palette("Door").click();
  await board.click({ position: at(0.35, 0.66) });
  expect(await page.locator(".part.piece").count()).toBe(2);
  await verdict(page, "good");
  // Drawn from the palette to its place; onto the house it overlaps, and the server says so.
  await palette("Lone tree").hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.35, box.y + box.height * 0.5, { steps: 6 });
  await page.mouse.up();
  await verdict(page, "bad");
  expect(await page.locator(".judged").textContent()).toContain("DS-242");
  expect(await page.locator(".part.wrong").count()).toBeGreaterThan(0);
  await picture(page, "terrain-desk-bad");
  // Moved off by keys, with what can be typed saying the same.
  const pillar = page.locator(".part.piece.chosen");
  const west = page.locator(".panel.part").getByLabel("West");
  const before = Number(await west.inputValue());
  await pillar.focus();
  await page.keyboard.press("ArrowLeft");
  expect(Number(await west.inputValue())).toBe(before - 0.5);
  await west.fill("2");
  await west.press("Enter");
  await verdict(page, "good");
  // A finger draws it back and lets go once: one step back undoes it.
  const there = await pillar.boundingBox();
  if (!there) throw new Error("it is in sight");
  await page.mouse.move(there.x + there.width / 2, there.y + there.height / 2);
  await page.mouse.down();
  await page.mouse.move(there.x + 90, there.y + 60, { steps: 8 });
  await page.mouse.up();
  expect(Number(await west.inputValue())).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(Number(await west.inputValue())).toBe(2);
  await page.locator(".panel.part").getByRole("button", { name: "Remove" }).click();
  expect(await page.locator(".part.piece").count()).toBe(2);
  await page.getByLabel("Name of the table").fill("The Yard");
  await verdict(page, "good");
  await accessible(page, "the bench for tables");
  await fits(page, "the bench for tables");
  await picture(page, "terrain-desk");
  await expect.poll(() => kept(page, "terrain")).toContain("The Yard");
  // The text is TOML that can be typed back; a line that cannot be read is named.
  await page.getByText("As text").click();
  const text = page.locator("textarea");
  expect(await text.inputValue()).toContain('kind = "building"');
  await text.fill("nonsense");
  await page.getByRole("button", { name: "Take this text" }).click();
  await page.locator(".astext .wrong").waitFor();
  await page.getByRole("button", { name: "Play with it" }).click();
  await page.waitForURL(/\/table\//);
  await page.locator(".stage .terrain .building").waitFor({ state: "attached" });
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("a phone builds a band and a table, in French and on paper", async () => {
  const visitor = await visit(house, BANDS, { size: PHONE, theme: "paper", locale: "fr-FR" });
  const { page, wrongs } = visitor;
  await verdict(page, "bad");
  const pane = (name: string) => page.locator(".panes").getByRole("button", { name, exact: true }).click();
  await pane("Bande");
  await page.getByLabel("Partir d’un modèle").selectOption({ label: "Les mousquetaires" });
  await verdict(page, "good");
  await pane("Figurines");
  expect(await page.locator(".cards > li").count()).toBeGreaterThan(2);
  await fits(page, "the bench for bands on a phone");
  await accessible(page, "the bench for bands on a phone");
  await picture(page, "band-phone");
  await page.locator(".cards > li button").first().click();
  await picture(page, "band-phone-figure");
  await fits(page, "a figure on a phone");
  await expect.poll(() => kept(page, "bands")).toContain("mousquetaires");
  await page.goto(TERRAIN);
  await verdict(page, "good");
  await page.locator(".palette").getByRole("button", { name: "Bois" }).click();
  const board = page.locator(".board svg");
  await board.tap({ position: { x: 120, y: 160 } });
  expect(await page.locator(".part.piece").count()).toBe(1);
  await verdict(page, "good");
  await fits(page, "the bench for tables on a phone");
  await accessible(page, "the bench for tables on a phone");
  await picture(page, "terrain-phone");
  await pane("Pièce");
  await page
    .locator(".panel.part")
    .getByRole("button", { name: /^Tourner/ })
    .click();
  await picture(page, "terrain-phone-piece");
  await pane("Contrôle");
  await page.getByLabel("Nom de la table").fill("Le verger");
  await expect.poll(() => kept(page, "terrain")).toContain("Le verger");
  await fits(page, "the check of a table on a phone");
  await picture(page, "terrain-phone-check");
  // Both are offered where a table is set, and a game begins with them.
  await page.goto("/new/sang-sur-la-lame");
  await page.locator("details.more summary").first().click();
  await page.locator(".opts").getByLabel("Place 1", { exact: true }).selectOption({ label: "Les mousquetaires" });
  await page.locator(".opts").getByText("L’affrontement", { exact: true }).click();
  await page.locator(".opts").getByText("Le verger", { exact: true }).click();
  await page.getByRole("button", { name: "Des bots partout" }).click();
  await picture(page, "form-phone");
  await page.locator(".wax").last().click();
  await page.waitForURL(/\/table\//);
  await page.locator(".stage .terrain .wood").waitFor({ state: "attached" });
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it.each([
  ["a desk", undefined],
  ["a phone", PHONE],
])("a scenario is written on %s, judged line by line, and played", async (_, size) => {
  const visitor = await visit(house, SCENARIOS, size ? { size } : {});
  const { page, wrongs } = visitor;
  await page.getByLabel("Begin with a model").selectOption({ label: "Smuggling" });
  await verdict(page, "good");
  await page.getByLabel("Name of the scenario").fill("Black night");
  await verdict(page, "good");
  const text = page.getByRole("textbox", { name: "As text" });
  await expect.poll(() => text.inputValue()).toContain('name = "Black night"');
  const good = await text.inputValue();
  await text.fill(good.replace("turn_limit = 6", "turn_limit = 8\ngold.militia = 12"));
  await page.getByRole("button", { name: "Take this text" }).click();
  await verdict(page, "bad");
  expect(await page.locator(".judged").textContent()).toContain("from -4 to 6");
  expect(await page.locator(".judged").textContent()).toContain("DS-304");
  await accessible(page, "the bench for scenarios");
  await fits(page, "the bench for scenarios");
  await picture(page, size ? "scenario-phone" : "scenario-desk");
  await text.fill(good.replace("turn_limit = 6", "turn_limit = 8\ngold.militia = -2"));
  await page.getByRole("button", { name: "Take this text" }).click();
  await verdict(page, "good");
  await expect.poll(() => kept(page, "scenarios")).toContain("gold.militia = -2");
  await page.getByRole("button", { name: "Play with it" }).click();
  await page.waitForURL(/\/table\//);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  type Asked = { config: { scenario: { custom: { gold: Record<string, number> } } } };
  const { config } = await ask<Asked>(page, "GET", `/tables/${id}`);
  expect(config.scenario.custom.gold).toEqual({ militia: -2 });
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});
