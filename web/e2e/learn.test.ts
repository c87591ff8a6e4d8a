// A guided first game of each game to its end: by keyboard on a desk, and by touch on a phone.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { accessible, fits as fitsIn } from "./axe";
import { House, PHONE, closeBrowser, visit, type Visitor } from "./house";
import { confirm, lastAsked, pressWax, serial, showsLast, takeLine } from "./player";

const house = new House();
beforeAll(() => house.open());
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

type Wanted = Readonly<Record<string, unknown>>;
/** What the coach asks one to answer, in order; and how often the coach asks a question. */
interface Line {
  answers: readonly Wanted[];
  choice?: string;
}
/** What is drawn on the table and given as it is. */
const GHOST: Wanted = {};
const announces = (fig: string, ...kinds: string[]): Wanted => ({ activate: { fig, do: kinds } });
const strikes = (character: string, object: string, mode: string): Wanted => ({
  character,
  deed: { do: "fight", blow: { with: { is: "object", object }, mode, target: "voleuse" } },
});
const LINES: Readonly<Record<string, Line>> = {
  "liens-de-sang": {
    answers: [
      { kind: "no_request" },
      { kind: "take", token: "rose" },
      { kind: "attack", target: 5 },
      { kind: "offer" },
      { kind: "use_ability", target: 5 },
      { kind: "attack", target: 5 },
      { kind: "no_request" },
      { kind: "attack", target: 5 },
    ],
    choice: "Nobody",
  },
  "sang-rancune": {
    answers: [
      { kind: "ready" },
      { kind: "set", card: "attack_20" },
      { kind: "set", card: "attack_50" },
      { kind: "refresh", discard: [] },
      { kind: "use_item", drinker: 2 },
      { kind: "ready" },
      { kind: "set", card: "heroic_vasha_20" },
      { kind: "play", card: "move_over", target: 2 },
      { kind: "declare" },
    ],
  },
  taverne: {
    answers: [
      { say: "show", treasure: "collier-de-rubis" },
      { say: "deal", buyer: 1 },
      { say: "offer", treasures: ["eau-benite"] },
      { say: "protest" },
      strikes("nain", "pied-de-table", "contact"),
      { part: "drop", treasure: "eau-benite" },
      strikes("elfe", "chope", "distance"),
      { choose: "keep", objects: [] },
      { choose: "claim" },
    ],
  },
  "cannibal-world": {
    answers: [
      { draw_reinforcement: { card: "DO/13" } },
      { main: { play_action: { card: "DO/13", slot: "middle", aim: {}, both: false } } },
      { draw_main: {} },
      { draw_main: {} },
      { main: { play_creature: { card: "DO/06", zone: "cover" } } },
      { main: { move: { creature: 1 } } },
      { main: { attack: { attacker: 1, target: 0 } } },
      { main: { attack: { attacker: 1, target: 0 } } },
      { main: { use_ability: { creature: 1, slot: "middle", aim: {} } } },
      { main: { end_turn: {} } },
      { react: { dodge: {} } },
      { draw_reinforcement: { card: "DO/01" } },
      { main: { play_creature: { card: "DO/01", zone: "hunting" } } },
      { main: { attack: { attacker: 3, target: 2 } } },
      { pass: {} },
      { main: { pillage: {} } },
    ],
  },
  "sang-sur-la-lame": {
    answers: [
      announces("s0.m2", "move", "shoot"),
      GHOST,
      { perform: { shoot: { target: "s1.m3" } } },
      announces("s0.m3", "move", "watch"),
      GHOST,
      GHOST,
      { react: { engage: {} } },
      announces("s0.m1", "charge", "duel"),
      GHOST,
      { perform: { duel: { target: "s1.m2" } } },
      announces("s0.m2", "shoot"),
      { perform: { shoot: { target: "s1.m1" } } },
      announces("s0.m1", "duel"),
      { perform: { duel: { target: "s1.m1" } } },
    ],
  },
};

const optionsOf = (visitor: Visitor) => lastAsked(visitor)?.options ?? [];

/** Whether an answer has everything that is wanted; lists are meant as they stand. */
function fits(wanted: unknown, value: unknown): boolean {
  const isThing = (one: unknown): one is Wanted => typeof one === "object" && one !== null && !Array.isArray(one);
  if (!isThing(wanted) || !isThing(value)) return JSON.stringify(wanted) === JSON.stringify(value);
  return Object.entries(wanted).every(([key, part]) => fits(part, value[key]));
}

const find = (visitor: Visitor, wanted: Wanted): number =>
  optionsOf(visitor).findIndex(({ action }) => fits(wanted, action));

/** Where an answer stands among the options; the coach may speak a moment before the question comes. */
async function place(visitor: Visitor, wanted: Wanted): Promise<number> {
  const said = `${JSON.stringify(wanted)} is not among the options`;
  await expect.poll(() => find(visitor, wanted), { timeout: 10_000, message: said }).toBeGreaterThanOrEqual(0);
  await showsLast(visitor);
  return find(visitor, wanted);
}

/** Where a sentence stands in the list that is open: options that ask for the same things are listed together. */
async function listed(page: Page, at: number, text: string): Promise<number> {
  const lines = await page.locator("dialog[open] .line").allTextContents();
  return lines[at]?.includes(text) ? at : lines.findIndex((line) => line.includes(text));
}

/** Chooses by keys alone: the list of all answers, its line. */
async function choose(visitor: Visitor, wanted: Wanted): Promise<void> {
  const { page } = visitor;
  const option = optionsOf(visitor)[await place(visitor, wanted)];
  await page.keyboard.press("/");
  await page.locator("dialog[open] .line").first().waitFor();
  const at = await listed(page, find(visitor, wanted), option?.text ?? "");
  expect(await page.locator("dialog[open] .line").nth(at).textContent()).toContain(option?.text);
  await takeLine(page, at);
}

/** Answers by keys alone: chooses, and presses Enter. */
async function answerByKeys(visitor: Visitor, wanted: Wanted): Promise<void> {
  await place(visitor, wanted);
  const before = await serial(visitor.page);
  await choose(visitor, wanted);
  await confirm(visitor.page, before);
}

/** Answers by touch: a sentence on the bar, or a line of the list; what is grave is held. */
async function answerByTouch(visitor: Visitor, wanted: Wanted): Promise<void> {
  const { page } = visitor;
  const at = await place(visitor, wanted);
  const option = optionsOf(visitor)[at];
  const text = option?.text ?? "";
  // By all of its words: “Pass” is also what others may do.
  const sentence = page
    .locator("b")
    .filter({ hasText: new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`) });
  const spoken = page
    .locator(".question .option")
    .filter({ has: sentence })
    .or(page.locator(".question .acts .btn").filter({ hasText: text }));
  if ((await spoken.count()) > 0) await spoken.first().click();
  else {
    await page.locator(".question .acts .btn", { hasText: /answers|options/i }).click();
    await page.locator("dialog[open] .line").first().waitFor();
    await page
      .locator("dialog[open] .line")
      .nth(await listed(page, at, option?.text ?? ""))
      .click();
  }
  if ((await page.locator(".question .btn.wax").count()) > 0) await pressWax(page);
}

/** The coach's slip says something else, or the lesson is over. */
const said = (page: Page) =>
  page.evaluate(() => {
    const slip = document.querySelector<HTMLElement>(".coach");
    return slip ? `${slip.dataset.step} ${slip.dataset.waits} ${slip.querySelector(".remark")?.textContent ?? ""}` : "";
  });

/** Gives the answer that is drawn as a ghost: Enter, or the coach's button. */
async function drawn({ page }: Visitor, isByKeys: boolean): Promise<void> {
  await page.locator('[data-coach="ghost"]').waitFor();
  const button = page.locator(".coach footer .btn.brass");
  if (!isByKeys) return button.click();
  await button.waitFor();
  await page.keyboard.press("Enter");
}

/** Folds the slip away, so that the whole table is free. */
const fold = (page: Page) => page.locator(".coach header").getByRole("button", { name: "Close" }).click();

/** Does what the coach waits for. */
async function act(visitor: Visitor, line: Line, isByKeys: boolean, waits: string, wanted?: Wanted): Promise<void> {
  const { page } = visitor;
  const slip = page.locator(".coach");
  if (waits === "answer") {
    if (!wanted) throw new Error("the coach asks for more answers than there are");
    if (wanted === GHOST) return drawn(visitor, isByKeys);
    await (isByKeys ? answerByKeys(visitor, wanted) : answerByTouch(visitor, wanted));
  } else if (waits === "choice") {
    const choice = slip.locator(".choices button", { hasText: line.choice ?? "" });
    if (isByKeys) {
      await choice.focus();
      await page.keyboard.press("Enter");
    } else await choice.click();
  } else if (isByKeys) await page.keyboard.press("Enter");
  else await slip.locator(".btn.brass").click();
}

/** Until the coach's slip is there and says something else than before; false if that takes long. */
const goesOn = (page: Page, before: string) =>
  page
    .waitForFunction(
      (before) => {
        const slip = document.querySelector<HTMLElement>(".coach");
        const { step, waits } = slip?.dataset ?? {};
        return slip !== null && `${step} ${waits} ${slip.querySelector(".remark")?.textContent ?? ""}` !== before;
      },
      before,
      { timeout: 6_000 },
    )
    .then(
      () => true,
      () => false,
    );

async function follow(visitor: Visitor, line: Line, isByKeys: boolean): Promise<number> {
  const { page } = visitor;
  const answers = [...line.answers];
  for (let steps = 1; steps < 60; steps += 1) {
    // While others act the coach may say a word to the last answer, and waits for nothing.
    await page.locator('.coach:not([data-waits="silent"])').waitFor();
    const before = await said(page);
    const waits = before.split(" ")[1] ?? "";
    if (waits === "end") {
      expect(answers, "everything was asked for").toEqual([]);
      return steps;
    }
    const wanted = waits === "answer" ? answers.shift() : undefined;
    await act(visitor, line, isByKeys, waits, wanted);
    // What others do may take a key press from under one's finger; a person presses again, and so does this one, once.
    if (await goesOn(page, before)) continue;
    await act(visitor, line, isByKeys, waits, wanted);
    if (await goesOn(page, before)) continue;
    const [focus, asked] = await Promise.all([
      page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)),
      page.locator(".question").textContent(),
    ]);
    throw new Error(`the lesson stands still: “${before}”, “${await said(page)}”, ${asked}, focus on ${focus}`);
  }
  throw new Error("the lesson does not end");
}

/** From the first page: "Learn" on the box. */
async function begin(page: Page, game: string): Promise<void> {
  const learn = page.locator(`.game:has(a[href="/new/${game}"]) .learn`);
  await learn.focus();
  await page.keyboard.press("Enter");
  await page.locator(".coach").waitFor();
  await page.locator(".practice").waitFor();
}

for (const [game, line] of Object.entries(LINES)) {
  it(`the lesson of ${game} is played to its end by keyboard`, async () => {
    const visitor = await visit(house);
    const { page, wrongs } = visitor;
    await begin(page, game);
    // Beside the table the slip covers nothing.
    expect(await page.locator('[data-slip="side"] .coach').count()).toBe(1);
    await accessible(page, `the first step of ${game}`);
    await follow(visitor, line, true);
    await accessible(page, `the last step of ${game}`);
    await page.reload();
    expect(await page.locator(".coach").getAttribute("data-waits")).toBe("end");
    expect(wrongs).toEqual([]);
    await visitor.context.close();
  });

  it(`the lesson of ${game} is played to its end on a phone`, async () => {
    const visitor = await visit(house, "/", { size: PHONE, theme: "paper" });
    const { page, wrongs } = visitor;
    await begin(page, game);
    expect(await page.locator('[data-slip="dock"] .coach').count()).toBe(1);
    await fitsIn(page, `the lesson of ${game} on a phone`);
    await follow(visitor, line, false);
    await accessible(page, `the last step of ${game} on a phone`);
    expect(wrongs).toEqual([]);
    await visitor.context.close();
  });
}

it("an answer that is led back is explained, and a closed line opens again", async () => {
  const visitor = await visit(house);
  const { page } = visitor;
  await begin(page, "liens-de-sang");
  const slip = page.locator(".coach");
  await fold(page);
  await expect.poll(() => slip.count()).toBe(0);
  await page.locator(".tab").click();
  for (let step = 0; step < 4; step += 1) {
    const before = await slip.getAttribute("data-step");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>(".coach")?.dataset.step !== before,
      before,
    );
  }
  await answerByKeys(visitor, { kind: "no_request" });
  await page.locator('.coach[data-step="6"]').waitFor();
  await answerByKeys(visitor, { kind: "take", token: "rank" });
  await slip.locator(".remark").waitFor();
  expect(await slip.getAttribute("data-step")).toBe("6");
  await slip.locator("details summary").click();
  expect(await slip.locator("details li").count()).toBe(5);
  await visitor.context.close();
});

it("a wrong capture is played out, explained, and taken back", async () => {
  const visitor = await visit(house);
  const { page } = visitor;
  await begin(page, "liens-de-sang");
  const { answers } = LINES["liens-de-sang"] ?? { answers: [] };
  // Up to the step at which Chloé hangs by a thread.
  const slip = page.locator(".coach");
  for (let given = 0; (await slip.getAttribute("data-step")) !== "15";) {
    const before = await slip.getAttribute("data-step");
    const wanted = answers[given];
    if ((await slip.getAttribute("data-waits")) === "answer" && wanted) {
      await answerByKeys(visitor, wanted);
      given += 1;
    } else await page.keyboard.press("Enter");
    await page.waitForFunction((before) => {
      const slip = document.querySelector<HTMLElement>(".coach");
      return slip !== null && slip.dataset.step !== before;
    }, before);
  }
  await choose(visitor, { kind: "attack", target: 2 });
  // It may end the game, so a short click is answered and does nothing, and Enter is asked for twice.
  const before = await serial(page);
  const wax = page.locator(".question .btn.wax");
  await wax.filter({ hasText: "Hold to play" }).click();
  await wax.filter({ hasText: "Hold it for a second" }).waitFor();
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Enter");
  await wax.filter({ hasText: "Confirm again" }).waitFor();
  expect(await serial(page)).toBe(before);
  await page.keyboard.press("Enter");
  await page.locator('.coach[data-waits="return"] .remark').waitFor();
  expect(await page.locator(".verdict").count()).toBe(0);
  await page.keyboard.press("Enter");
  await page.locator('.coach[data-step="15"][data-waits="answer"]').waitFor();
  await visitor.context.close();
});

it("a finger near the ghost of a lesson means it, and one far off is led back", async () => {
  const visitor = await visit(house, "/", { size: PHONE });
  const { page } = visitor;
  await begin(page, "sang-sur-la-lame");
  const slip = page.locator(".coach");
  for (const step of ["1", "2"]) {
    await page.locator(`.coach[data-step="${step}"] .btn.brass`).click();
  }
  await page.locator('.coach[data-step="3"]').waitFor();
  await answerByTouch(visitor, announces("s0.m2", "move", "shoot"));
  await page.locator('.coach[data-step="4"]').waitFor();
  await fold(page);
  const tap = async (across: number, down: number): Promise<void> => {
    const ghost = await page.locator('[data-coach="ghost"] .ring').boundingBox();
    if (!ghost) throw new Error("no ghost is drawn");
    await page.touchscreen.tap(ghost.x + ghost.width * (0.5 + across), ghost.y + ghost.height * (0.5 + down));
    await page.locator(".compose .btn.wax:enabled").click();
  };
  // Two bases and a half to the left, and up: where one may go, but not what is meant.
  await tap(-2.5, -1);
  await page.locator(".coach .remark").waitFor();
  expect(await slip.getAttribute("data-step")).toBe("4");
  await fold(page);
  await page.locator(".compose .btn", { hasText: /Clear/ }).click();
  await tap(0.3, -0.3);
  await page.locator('.coach[data-step="5"]').waitFor();
  await visitor.context.close();
});
