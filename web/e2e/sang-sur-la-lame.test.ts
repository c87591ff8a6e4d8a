// Du sang sur la lame in a browser: a clash on a desk by pointing at figures and ground, and to its end on a phone by
// keys, with nothing wrong on the way.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { accessible, fits } from "./axe";
import { DESKTOP, PHONE, bots, company, isFull, openHouse, seatOf, sitDown, visit } from "./house";
import { ASKED, answerByKeys, chance, goneOn, play, serial } from "./player";
import { assassin } from "./secrets";

const house = openHouse();

/** A short clash on the meadow. */
const CLASH = {
  players: 2,
  format: "standard",
  scenario: { fixed: "affrontement" },
  table: { named: "pre" },
  turn_limit: { turns: 4 },
};
const WAX = ".question .btn.wax";

/** Announces by pointing: a lit figure, then a move on the bar. Says whether a move was announced. */
async function announce(page: Page): Promise<boolean> {
  const lit = page.locator(".fig.mine.lit");
  if ((await lit.count()) === 0) return false;
  await lit.first().focus();
  await page.keyboard.press("Enter");
  const move = page.locator(".question .acts .btn", { hasText: /^Se déplacer/ });
  if ((await move.count()) === 0) return false;
  await move.first().click();
  await page.locator(WAX).click();
  return true;
}

it("a desk announces by pointing at figures", async () => {
  const visitor = await visit(house, "/", { locale: "fr-FR" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "sang-sur-la-lame", [{ is: "me" }, ...bots(1)], CLASH);
  const pick = chance(5);
  let announced = 0;
  for (let answers = 0; answers < 16 && announced < 2; answers += 1) {
    await page.locator(`${ASKED}, .verdict`).first().waitFor();
    if ((await page.locator(".verdict").count()) > 0) break;
    const before = await serial(page);
    if (await announce(page)) announced += 1;
    else {
      while ((await page.locator(".question .path .chip").count()) > 0) await page.keyboard.press("Escape");
      await answerByKeys(page, pick);
    }
    await goneOn(page, before);
  }
  expect(announced).toBeGreaterThan(0);
  await accessible(page, "the table of Du sang sur la lame");
  await fits(page, "Du sang sur la lame on a desk");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

/** Plays on until a move is announced and its reach is drawn. */
async function announceAMove(page: Page): Promise<void> {
  const pick = chance(5);
  for (let isAnnounced = false; !isAnnounced;) {
    await page.locator(ASKED).first().waitFor();
    const before = await serial(page);
    isAnnounced = await announce(page);
    if (!isAnnounced) {
      while ((await page.locator(".question .path .chip").count()) > 0) await page.keyboard.press("Escape");
      await answerByKeys(page, pick);
    }
    await goneOn(page, before);
  }
  await page.locator(".along .reach").waitFor();
}

/** Where a translated thing of the map stands, in inches. */
const standsAt = async (page: Page, thing: string): Promise<[number, number]> => {
  const moved = await page.locator(thing).first().getAttribute("transform");
  const [x, y] =
    /translate\(([-\d.]+)[ ,]([-\d.]+)\)/
      .exec(moved ?? "")
      ?.slice(1)
      .map(Number) ?? [];
  if (x === undefined || y === undefined) throw new Error(`${thing} stands nowhere`);
  return [x, y];
};

/** Until the map keeps its place: a sheet that opens beside it may push it once more. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const place = () => {
      const to = document.querySelector<SVGPathElement>(".along .reach")?.ownerSVGElement?.getScreenCTM();
      return to ? [to.a, to.e, to.f].join() : "";
    };
    for (let calm = 0, last = "", frames = 0; calm < 15 && frames < 300; frames += 1) {
      await frame();
      const now = place();
      calm = now === last && now !== "" ? calm + 1 : 0;
      last = now;
    }
  });

/** Free places of the ground within the reach that is drawn, part of the way from here to its outline, in pixels. */
async function withinReach(page: Page, [x, y]: [number, number], share: number): Promise<{ x: number; y: number }[]> {
  await settled(page);
  return page.evaluate(
    ([x, y, share]) => {
      const reach = document.querySelector<SVGPathElement>(".along .reach");
      const map = reach?.ownerSVGElement;
      const toScreen = map?.getScreenCTM();
      if (!reach || !map || !toScreen) return [];
      return Array.from({ length: 48 }, (_, part) => part).flatMap((part) => {
        const end = reach.getPointAtLength((reach.getTotalLength() * part) / 48);
        const place = new DOMPoint(x + (end.x - x) * share, y + (end.y - y) * share).matrixTransform(toScreen);
        const under = document.elementFromPoint(place.x, place.y);
        const isGround = under !== null && map.contains(under) && !under.closest("[role='button'], [data-drag]");
        return isGround && Math.hypot(end.x - x, end.y - y) >= 2.5 ? [{ x: place.x, y: place.y }] : [];
      });
    },
    [x, y, share] as const,
  );
}

/**
 * Taps a place within reach that one may stop at. Another figure may stand there, or a finger touch one beside it: then
 * the page says why, and one takes the point back and tries elsewhere.
 */
async function tapAWay(
  page: Page,
  places: { x: number; y: number }[],
  wanted: number,
  isTouch: boolean,
): Promise<void> {
  const lines = page.locator(".compose .sums div");
  for (const { x, y } of places) {
    await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    for (let looks = 0; looks < 20 && (await lines.count()) !== wanted; looks += 1) {
      if ((await page.locator(".compose .refusal").count()) > 0) break;
      await page.waitForTimeout(50);
    }
    if ((await lines.count()) === wanted && (await page.locator(".compose .refusal").count()) === 0) return;
    if ((await page.locator(".compose .refusal").count()) > 0) await page.keyboard.press("Backspace");
  }
  throw new Error("no place within reach can be gone to");
}

it.each([
  ["desk", DESKTOP],
  ["phone", PHONE],
])("a way is composed by two taps on a %s, tried by the server, and walked", async (_, size) => {
  const visitor = await visit(house, "/", { locale: "fr-FR", size });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "sang-sur-la-lame", [{ is: "me" }, ...bots(1)], CLASH);
  await announceAMove(page);
  const figure = await page.locator(".fig.active").getAttribute("data-figure");
  const mover = `[data-figure="${figure}"]`;
  // A sum has a line for each segment, and one for all of them.
  await tapAWay(page, await withinReach(page, await standsAt(page, mover), 0.4), 2, size === PHONE);
  await tapAWay(page, await withinReach(page, await standsAt(page, ".ghost"), 0.5), 3, size === PHONE);
  expect(await page.locator(".compose .refusal").count()).toBe(0);
  const end = await standsAt(page, ".ghost");
  const before = await serial(page);
  await page.locator(".compose .btn.wax").click();
  await goneOn(page, before);
  await expect.poll(() => standsAt(page, mover)).toEqual(end);
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("a way that cannot be gone says why, with its clause, before it is sent", async () => {
  const visitor = await visit(house, "/", { locale: "fr-FR" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "sang-sur-la-lame", [{ is: "me" }, ...bots(1)], CLASH);
  await announceAMove(page);
  await page.getByRole("button", { name: "Points tapés" }).click();
  await page.locator(".compose form input").fill("1,1 34,34");
  await page.locator(".compose form .btn").click();
  const refusal = page.locator(".compose .refusal");
  await refusal.waitFor();
  expect(await refusal.locator(".clause").first().textContent()).toMatch(/^DS-\d+$/);
  expect(await page.locator(".compose .btn.wax").isDisabled()).toBe(true);
  await accessible(page, "a way that is refused");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("the map zooms, pans and measures", async () => {
  const visitor = await visit(house, "/", { locale: "en-GB" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "sang-sur-la-lame", [{ is: "me" }, ...bots(1)], CLASH);
  const map = page.locator(".board svg[role='group']");
  await map.waitFor();
  const box = () => map.getAttribute("viewBox");
  const whole = await box();
  await page.getByRole("button", { name: "Nearer" }).click();
  const near = await box();
  expect(near).not.toBe(whole);
  await map.focus();
  await page.keyboard.press("ArrowLeft");
  expect(await box()).not.toBe(near);
  await page.keyboard.press("0");
  expect(await box()).toBe(whole);
  const place = await map.boundingBox();
  if (!place) throw new Error("a map has a place");
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.wheel(0, -400);
  await expect.poll(box).not.toBe(whole);
  await page.keyboard.press("r");
  await page.mouse.click(place.x + place.width * 0.4, place.y + place.height * 0.5);
  await page.mouse.click(place.x + place.width * 0.6, place.y + place.height * 0.5);
  expect(await page.locator(".ds-slip.brassy").textContent()).toMatch(/^\d+\.\d″/);
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("a phone plays a clash to its end by keys, in English", async () => {
  const visitor = await visit(house, "/", { size: PHONE, theme: "paper" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "sang-sur-la-lame", [{ is: "me" }, ...bots(1)], CLASH);
  await page.locator(`${ASKED}, .verdict`).first().waitFor();
  await fits(page, "Du sang sur la lame on a phone");
  await accessible(page, "Du sang sur la lame on a phone");
  expect(await play(page, 13)).toBeGreaterThan(0);
  await page.locator(".verdict h2").waitFor();
  await accessible(page, "the end of Du sang sur la lame on a phone");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

/** By whom a whole clash is played in full size: an open one, and one of units of five. */
const WHOLE = [
  ["a clash", CLASH],
  ["a clash of units", { players: 2, format: "units", scenario: { fixed: "affrontement" }, turn_limit: { turns: 4 } }],
] as const;

describe.runIf(isFull).each([
  ["a desk", DESKTOP],
  ["a phone", PHONE],
])("on %s", (_, size) => {
  it.each(WHOLE)("%s is played to its end, in French", async (_, config) => {
    const visitor = await visit(house, "/", { size, locale: "fr-FR" });
    const { page, wrongs } = visitor;
    await sitDown(visitor, "sang-sur-la-lame", [{ is: "me" }, ...bots(1)], config);
    expect(await play(page, 13)).toBeGreaterThan(0);
    await page.locator(".verdict h2").waitFor();
    expect(wrongs).toEqual([]);
    await visitor.context.close();
  });

  it("an assassin is played to the end, and only their own side is told who it is", async () => {
    const secret = { scenario: { fixed: "assassinat" }, roles: "first_is_renegade", turn_limit: { turns: 4 } };
    const config = { players: 2, format: "standard", ...secret };
    const { ana, bruno, guest } = await company(house, "sang-sur-la-lame", 0, config);
    for (const { page } of [ana, bruno, guest]) await page.setViewportSize(size);
    await Promise.all([play(ana.page, 1), play(bruno.page, 2)]);
    await guest.page.locator(".verdict").waitFor();
    for (const visitor of [ana, bruno, guest]) {
      assassin(visitor.traffic, seatOf(visitor) === 0);
      expect(visitor.wrongs).toEqual([]);
      await visitor.context.close();
    }
  });
});
