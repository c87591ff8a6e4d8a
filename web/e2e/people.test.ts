// Several people at one table, each with a browser of their own.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import type { View as SangRancune } from "../src/games/sang-rancune/types";

import { ask as request, bots, company, openHouse, seatOf, sitDown, type Visitor, visit } from "./house";
import { ASKED, answerByKeys, chance, goneOn, lastAsked, play, serial, showsLast } from "./player";
import { lastView, liensDeSang, notDrawn, notReceived, sangRancune } from "./secrets";

const house = openHouse();

/** The names on the cards one holds. */
const held = ({ page }: Visitor): Promise<string[]> => page.locator(".own .ttl").allTextContents();

/** A card of a hand: what the server calls it, and what stands on it. */
interface Held {
  id: string;
  name: string;
}

/** The cards of a hand of Sang Rancune, as its owner's socket and page show them: in the same order. */
async function handOf(owner: Visitor): Promise<Held[]> {
  const [ids, names] = [lastView<SangRancune>(owner.traffic).own.hand, await held(owner)];
  expect(ids.length).toBeGreaterThan(0);
  expect(names).toHaveLength(ids.length);
  return ids.map((id, at) => ({ id, name: names[at] ?? "" }));
}

const without = (cards: Held[], others: Held[]): Held[] =>
  cards.filter(({ id }) => others.every((other) => other.id !== id));

/** Nothing tells this visitor of any of these cards: no part of the page, and nothing that came over the socket. */
async function unknown({ page, traffic }: Visitor, cards: readonly Held[]): Promise<void> {
  expect(cards.length).toBeGreaterThan(0);
  const ids = cards.map(({ id }) => id);
  // A question names a card by which it can be answered, whoever holds it: “Plan B” is a window, too.
  await notDrawn(page, [...ids, ...cards.map(({ name }) => name)], "body", ".question .ask, .question .window");
  notReceived(traffic, ids);
}

describe("two people and a spectator", () => {
  it("play Liens de Sang to the end, and nobody receives another's secret", async () => {
    const { ana, bruno, guest } = await company(house, "liens-de-sang", 4);
    for (const [owner, others] of [[ana, [bruno, guest]] as const, [bruno, [ana, guest]] as const]) {
      const mine = await held(owner);
      // Whose card it is, is the secret: names of characters stand on the notebook of everybody.
      for (const other of others) await notDrawn(other.page, mine, `[data-seat="${seatOf(owner)}"]`);
    }
    await Promise.all([play(ana.page, 1), play(bruno.page, 2)]);
    await guest.page.locator(".verdict").waitFor();
    liensDeSang(ana.traffic, seatOf(ana));
    liensDeSang(bruno.traffic, seatOf(bruno));
    liensDeSang(guest.traffic, null);
    for (const visitor of [ana, bruno, guest]) {
      expect(visitor.wrongs).toEqual([]);
      await visitor.context.close();
    }
  });

  it("see the same table in Sang Rancune, talk, and seal an answer that nobody else is told of", async () => {
    const { ana, bruno, guest } = await company(house, "sang-rancune", 1);
    // Nobody has played anything yet, so every card of a hand is a secret: neither its name nor its id is anywhere in
    // the page of anybody who does not hold one, nor in what came over that socket.
    const [hers, his] = [await handOf(ana), await handOf(bruno)];
    await unknown(guest, [...hers, ...his]);
    await unknown(bruno, without(hers, his));
    await unknown(ana, without(his, hers));
    await say(ana, "Hello <b>there</b>");
    await open(bruno, "Chat");
    await bruno.page.getByText("Hello <b>there</b>").waitFor();
    await seal(ana, bruno);
    sangRancune(ana.traffic, seatOf(ana));
    sangRancune(bruno.traffic, seatOf(bruno));
    sangRancune(guest.traffic, null);
    expect(await guest.page.locator(".options .option, .acts .wax").count()).toBe(0);
    for (const visitor of [ana, bruno, guest]) {
      expect(visitor.wrongs).toEqual([]);
      await visitor.context.close();
    }
  });
});

async function open({ page }: Visitor, tab: string): Promise<void> {
  await page.getByRole("tab", { name: tab }).click();
}

async function say(visitor: Visitor, text: string): Promise<void> {
  await open(visitor, "Chat");
  await visitor.page.getByRole("textbox", { name: /talk/i }).fill(text);
  await visitor.page.keyboard.press("Enter");
  await visitor.page.getByText(text).waitFor();
  await visitor.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** What the open question of a table is about. */
const ask = (visitor: Visitor): unknown => (lastAsked(visitor)?.question as { ask?: unknown } | null | undefined)?.ask;

/** The seats that still owe an answer, as somebody was told last. */
function waiting({ traffic }: Visitor): number[] {
  const told = traffic.flatMap((frame) => frame.parts).filter(({ is }) => is === "question" || is === "waiting");
  return told.at(-1)?.waiting as number[];
}

/** Both play on until Attacks are set face down; then one sets hers, and sees it, and nobody else knows that she has. */
async function seal(ana: Visitor, bruno: Visitor): Promise<void> {
  const { page } = ana;
  const pick = chance(3);
  const asked = async (): Promise<Page | null> => {
    for (const each of [page, bruno.page]) if ((await each.locator(ASKED).count()) > 0) return each;
    return null;
  };
  for (let answers = 0; answers < 60 && ask(ana) !== "set_attack"; answers += 1) {
    await expect.poll(async () => ask(ana) === "set_attack" || (await asked()) !== null).toBe(true);
    const other = await asked();
    if (ask(ana) === "set_attack" || other === null) continue;
    const before = await serial(other);
    await answerByKeys(other, pick);
    await goneOn(other, before);
  }
  await showsLast(ana);
  const heard = bruno.traffic.length;
  await answerByKeys(page, pick);
  // SR-303: it stands, so there is nothing more to choose.
  await page.getByText(/^Answered: “/).waitFor();
  expect(await page.locator(ASKED).count()).toBe(0);
  const seat = seatOf(ana) ?? -1;
  expect(waiting(ana)).not.toContain(seat);
  expect(waiting(bruno)).toContain(seat);
  expect(bruno.traffic.length, "nothing came over his socket").toBe(heard);
}

describe("two people at one screen", () => {
  it("see nobody's secrets before one of them has taken the device, from the first moment on", async () => {
    const ana = await visit(house);
    const { page, traffic } = ana;
    const id = await sitDown(ana, "liens-de-sang", [
      { is: "me", name: "Ana" },
      { is: "me", name: "Bruno" },
      ...bots(4),
    ]);
    const secrets = () => traffic.flatMap(({ parts }) => parts).filter((part) => hasSecret(part));
    await page.locator(".hand").waitFor();
    expect(secrets()).toEqual([]);
    expect(await page.locator(".own").count()).toBe(0);
    await page.getByRole("button", { name: /I am Ana/ }).click();
    await page.locator(".own").waitFor();
    await page.locator(ASKED).waitFor();
    expect(secrets().length).toBeGreaterThan(0);
    // Ana gives the dagger to Bruno: the curtain falls, and what the page has since then is nobody's.
    await answerByKeys(page, () => 0);
    await page.locator(".hand").waitFor();
    const sinceFresh = () => {
      const fresh = traffic.findLastIndex(({ parts }) => parts.some(({ is }) => is === "fresh"));
      return traffic.slice(fresh).flatMap(({ parts }) => parts);
    };
    await expect.poll(() => sinceFresh().filter(hasSecret)).toEqual([]);
    expect(await page.locator(".own").count()).toBe(0);
    // A reload shows no more than that.
    await page.goto(`/table/${id}`);
    await page.locator(".hand").waitFor();
    expect(await page.locator(".own").count()).toBe(0);
    expect(ana.wrongs).toEqual([]);
    await ana.context.close();
  });
});

describe("somebody who shows the screen", () => {
  it("covers a hand and a card, and nothing secret is in the page until the cover is lifted, not even after a reload", async () => {
    for (const [game, others] of [
      ["sang-rancune", 2],
      ["liens-de-sang", 5],
    ] as const) {
      const ana = await visit(house);
      const { page, traffic } = ana;
      await sitDown(ana, game, [{ is: "me" }, ...bots(others)]);
      await page.locator(ASKED).waitFor();
      const mine = game === "sang-rancune" ? (await handOf(ana)).flatMap(({ id, name }) => [id, name]) : [];
      const lines = traffic.flatMap(({ parts }) => parts).flatMap((part) => (part.lines ?? []) as Line[]);
      const told = lines.filter((line) => line.private).map(({ text }) => text);
      expect(told.length).toBeGreaterThan(0);
      const isCovered = async () => {
        await page.getByRole("heading", { name: "Your secrets are hidden." }).waitFor();
        await expect.poll(() => lastView<{ viewer: unknown }>(traffic).viewer).toBe("gallery");
        await page.locator(".stage > *").first().waitFor();
        await notDrawn(page, [...mine, ...told], "body");
        expect(await page.locator(".own, .question, .options, .log .mine").count()).toBe(0);
        expect(await page.locator(".btn.wax").count(), "nothing to answer").toBe(0);
      };
      await page.getByRole("button", { name: "Table menu" }).click();
      await page.getByRole("button", { name: "Hide my secrets" }).click();
      await isCovered();
      await page.reload();
      await isCovered();
      await page.getByRole("button", { name: "Show my secrets" }).press("Enter");
      await page.locator(".own").waitFor();
      await page.locator(ASKED).waitFor();
      expect(ana.wrongs).toEqual([]);
      await ana.context.close();
    }
  });
});

interface Line {
  text: string;
  private: boolean;
}

describe("a guest", () => {
  it("goes to another browser by a link that is shown once and asks first, and puts that browser out again", async () => {
    const ana = await visit(house);
    await request(ana.page, "PUT", "/me", { name: "Ana" });
    const id = await sitDown(ana, "liens-de-sang", [{ is: "me" }, ...bots(5)]);
    await ana.page.getByRole("button", { name: "Settings" }).click();
    await ana.page.getByRole("button", { name: "Make a link" }).click();
    const link = await ana.page.getByRole("textbox", { name: "You on another device" }).inputValue();
    await ana.page.keyboard.press("Escape");
    await ana.page.getByRole("button", { name: "Settings" }).click();
    await ana.page.getByRole("button", { name: "Make a link" }).waitFor();
    expect(await ana.page.getByRole("textbox", { name: "You on another device" }).count(), "shown once").toBe(0);
    // Somebody else's browser: nothing happens before they say so.
    const bruno = await visit(house);
    await request(bruno.page, "PUT", "/me", { name: "Bruno" });
    await bruno.page.goto(link);
    await bruno.page.getByRole("heading", { name: "This link is that of Ana." }).waitFor();
    expect(bruno.page.url(), "the secret has left the address").toBe(`${house.url}/me`);
    expect(await request<{ name: string }>(bruno.page, "GET", "/me")).toMatchObject({ name: "Bruno" });
    await bruno.page.getByRole("button", { name: "Be Ana here" }).press("Enter");
    await bruno.page.locator(`a[href="/table/${id}"]`).first().waitFor();
    await bruno.page.goto(`/table/${id}`);
    await bruno.page.locator(".own").waitFor();
    // Put out: the table closes before the other browser, and its page says why.
    await ana.page.getByRole("button", { name: "Put other devices out" }).press("Enter");
    await ana.page.getByRole("button", { name: "Put them out?" }).press("Enter");
    await bruno.page.locator("#main").getByText("This device was put out by another one of the same player").waitFor();
    await ana.page.locator(".own").waitFor();
    await bruno.page.goto("/");
    expect(await request<{ name: string }>(bruno.page, "GET", "/me")).not.toMatchObject({ name: "Ana" });
    for (const visitor of [ana, bruno]) {
      expect(visitor.wrongs).toEqual([]);
      await visitor.context.close();
    }
  });
});

/** Whether a part of a frame is through the eyes of a seat. */
function hasSecret(part: { is: string; [field: string]: unknown }): boolean {
  const lines = (part.lines ?? []) as { private?: boolean }[];
  const { viewer } = (part.view ?? {}) as { viewer?: unknown };
  return lines.some((line) => line.private) || (part.is === "view" && viewer !== "gallery");
}
