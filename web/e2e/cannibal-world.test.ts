// Cannibal World in a browser: by pointing on a desk, by keys on a phone to the end, two camps with bots, and a deck of
// one's own.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { accessible, fits } from "./axe";
import { DESKTOP, PHONE, ask, bots, company, isFull, openHouse, seatOf, sitDown, visit } from "./house";
import { play, playByPointing } from "./player";
import { cannibalWorld } from "./secrets";

const house = openHouse();

const LIT = ".stage .may:visible, .dock .card.playable, .question .choice";

it("a desk plays by pointing at cards, zones and creatures", async () => {
  const visitor = await visit(house, "/", { locale: "fr-FR" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "cannibal-world", [{ is: "me" }, ...bots(1)], { first: "camp_a" });
  const look = async (turn: number): Promise<void> => {
    if (turn === 5) await accessible(page, "the table of Cannibal World");
  };
  const pointed = await playByPointing(page, { lit: LIT, seed: 5, most: 24, look });
  expect(pointed).toBeGreaterThan(0);
  await fits(page, "Cannibal World on a desk");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("a phone plays against a regular to the end, in English", async () => {
  const visitor = await visit(house, "/", { size: PHONE, theme: "paper" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "cannibal-world", [{ is: "me" }, ...bots(1)], { first: "camp_a" });
  await fits(page, "Cannibal World on a phone");
  expect(await play(page, 13)).toBeGreaterThan(0);
  await page.locator(".verdict h2").waitFor();
  await accessible(page, "the end of Cannibal World on a phone");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("two camps share their zones, and partners see whose creature is whose", async () => {
  const visitor = await visit(house, "/", { locale: "fr-FR" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "cannibal-world", [{ is: "me" }, ...bots(3)], { players: 4, first: "camp_a" });
  await play(page, 17, 30);
  expect(await page.locator(".stage .half .player").count()).toBe(4);
  await fits(page, "two camps on a desk");
  await accessible(page, "two camps of Cannibal World");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it.runIf(isFull)("two people are the partners of bots to the end, and nobody receives another's hand", async () => {
  const { ana, bruno, guest } = await company(house, "cannibal-world", 2, { players: 4, first: "camp_a" });
  await Promise.all([play(ana.page, 1), play(bruno.page, 2)]);
  await guest.page.locator(".verdict").waitFor();
  for (const visitor of [ana, bruno, guest]) {
    cannibalWorld(visitor.traffic, seatOf(visitor));
    expect(visitor.wrongs).toEqual([]);
    await visitor.context.close();
  }
});

/** The list of a prebuilt deck, typed as text under a name of one's own. */
async function typeADeck(page: Page): Promise<void> {
  const { cards } = await ask<{ cards: { id: string; kind: string; facts: { copies_prebuilt: number } }[] }>(
    page,
    "GET",
    "/games/cannibal-world/rules?cards_only=true",
  );
  const lines = cards
    .filter(({ id, facts }) => id.startsWith("DO/") && facts.copies_prebuilt > 0)
    .map(({ id, facts }) => `${facts.copies_prebuilt} ${id}`);
  await page.getByText("As text").click();
  await page.locator("textarea").fill(["# The pack", "faction: dogs", ...lines].join("\n"));
  await page.getByRole("button", { name: "Take this text" }).click();
  await page.locator(".verdict-of-deck.good").waitFor();
}

it("a deck is judged by the server while it is built, and played with", async () => {
  const visitor = await visit(house, "/lists/cannibal-world/decks");
  const { page, wrongs } = visitor;
  const verdict = page.locator(".verdict-of-deck");
  await page.locator(".verdict-of-deck.bad").waitFor();
  expect(await verdict.textContent()).toContain("at least 15");
  const play = page.getByRole("button", { name: "Play with it" });
  expect(await play.isDisabled()).toBe(true);
  await page.getByRole("button", { name: /^Add / }).first().click();
  expect(await page.locator(".lines li").count()).toBe(1);
  await typeADeck(page);
  await accessible(page, "the deck builder");
  // The server keeps it for this guest: a browser that has forgotten everything finds it again.
  const kept = () => ask<{ lists: string[] }>(page, "GET", "/games/cannibal-world/lists/decks");
  await expect.poll(async () => (await kept()).lists[0]).toContain("The pack");
  await page.evaluate(() => localStorage.removeItem("sang-froid-decks-cannibal-world"));
  await page.goto("/new/cannibal-world");
  await page.locator("details.more summary").first().click();
  await page.locator(".opts").getByText("The pack").first().waitFor();
  expect(await page.locator(".opts").getByText("Deck of the third seat").count()).toBe(0);
  await page.goto("/lists/cannibal-world/decks");
  await page.locator(".verdict-of-deck.good").waitFor();
  await play.click();
  await page.waitForURL(/\/table\//);
  await page.locator(".question").waitFor();
  expect(await page.locator(".stage .near .who").textContent()).toContain("Dogs");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it.runIf(isFull).each([
  ["desk", DESKTOP],
  ["phone", PHONE],
])("a deck of one's own is built and played with to the end on a %s", async (_, size) => {
  const visitor = await visit(house, "/lists/cannibal-world/decks", { size, locale: "en-GB" });
  const { page, wrongs } = visitor;
  await page.locator(".verdict-of-deck.bad").waitFor();
  await typeADeck(page);
  await page.getByRole("button", { name: "Play with it" }).click();
  await page.waitForURL(/\/table\//);
  expect(await play(page, 31)).toBeGreaterThan(0);
  await page.locator(".verdict h2").waitFor();
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("the deck builder fits a phone", async () => {
  const visitor = await visit(house, "/lists/cannibal-world/decks", { size: PHONE, theme: "paper" });
  await visitor.page.locator(".verdict-of-deck.bad").waitFor();
  const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await accessible(visitor.page, "the deck builder on a phone");
  expect(visitor.wrongs).toEqual([]);
  await visitor.context.close();
});
