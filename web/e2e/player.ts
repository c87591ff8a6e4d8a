// Somebody who plays whatever comes, by what the page shows and nothing else.

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { type Traffic, trafficOf, type Visitor } from "./house";

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

/** The question that came last over the socket, with what may be answered. */
export interface Asked {
  serial: number;
  question: unknown;
  options: readonly { action: Readonly<Record<string, unknown>>; text: string; pass: boolean }[];
  complete: boolean;
}

export function lastAsked({ traffic }: { traffic: Traffic }): Asked | undefined {
  const parts = traffic.flatMap((frame) => frame.parts);
  return parts.findLast((part) => part.is === "question") as Asked | undefined;
}

/** Until the page asks what came last over the socket: a frame is heard of before the page has drawn it. */
export async function showsLast(visitor: Visitor): Promise<void> {
  const { serial } = lastAsked(visitor) ?? { serial: -1 };
  await visitor.page.locator(`${ASKED}[data-serial="${serial}"]`).waitFor();
}

/** Goes down the open list of all answers to one of its lines, and takes it. Each key waits for the one before. */
export async function takeLine(page: Page, at: number): Promise<void> {
  // Arrows count from the field one types in, which is where the list begins.
  await page.locator("dialog[open] input:focus").waitFor();
  // The question may be told anew meanwhile: with fewer answers, the last of them will do; or it goes on, and the list with it.
  for (let presses = 0; presses < 200; presses += 1) {
    const stands = await focusedLine(page);
    if (stands === null) return;
    if (stands.line === Math.min(at, stands.lines - 1)) break;
    await page.keyboard.press("ArrowDown");
    await page.waitForFunction(({ line, lines }) => {
      const all = [...document.querySelectorAll("dialog[open] .line")];
      return all.length !== lines || all.indexOf(document.activeElement as Element) !== line;
    }, stands);
  }
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

/** How many lines the open list has, and on which one the focus is: -1 is the field one types in. */
const focusedLine = (page: Page): Promise<{ line: number; lines: number } | null> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll("dialog[open] .line")];
    const line = all.indexOf(document.activeElement as Element);
    return all.length === 0 ? null : { line, lines: all.length };
  });

/** Presses what plays the meant answer; what is grave is held until it is played. */
export async function pressWax(page: Page): Promise<void> {
  const wax = page.locator(".question .btn.wax");
  await wax.hover();
  await page.mouse.down();
  const held = page.locator(".question .btn.wax.held");
  if ((await held.count()) > 0) await held.waitFor({ state: "detached" });
  await page.mouse.up();
}

/** The page is waiting for us, or the game is over. */
async function moment(page: Page): Promise<"asked" | "over"> {
  const over = page.locator(".verdict");
  // The others may take their time.
  await over.or(page.locator(ASKED)).first().waitFor({ timeout: 120_000 });
  return (await over.count()) > 0 ? "over" : "asked";
}

/** Answers once by keys alone: a number, or the list of all answers, a line of it, and Enter. */
export async function answerByKeys(page: Page, pick: (below: number) => number): Promise<void> {
  const before = await serial(page);
  const few = await page.locator(".question .options .option").count();
  if (few > 0) await page.keyboard.press(String(pick(few) + 1));
  else await answerFromList(page, pick);
  await confirm(page, before);
}

/** What is meant waits for one more Enter, or for two if it is grave; none of them is for the question after this one. */
export async function confirm(page: Page, serial: string | null): Promise<void> {
  const wax = page.locator(`.question[data-serial="${serial}"] .btn.wax`);
  for (let tries = 0; tries < 2 && (await wax.count()) > 0; tries += 1) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("Enter");
    await wax.waitFor({ state: "detached", timeout: 500 }).catch(() => undefined);
  }
}

async function answerFromList(page: Page, pick: (below: number) => number): Promise<void> {
  await page.keyboard.press("/");
  const lines = page.locator("dialog[open] .line");
  await lines.first().waitFor();
  await takeLine(page, pick(Math.min(await lines.count(), 12)));
}

/** Waits until the question has gone on, or the game is over. */
export const goneOn = (page: Page, before: string | null) =>
  page.waitForFunction(
    ([before, asked]) =>
      document.querySelector(".verdict") !== null ||
      document.querySelector(".question")?.getAttribute("data-serial") !== before ||
      document.querySelector(asked) === null,
    [before, ASKED] as const,
  );

/** Points at lit things until something is meant, and plays it; by keys where nothing is lit. Says whether it pointed. */
async function pointOnce(page: Page, lit: string, pick: (below: number) => number): Promise<boolean> {
  const wax = page.locator(".question .btn.wax");
  for (let taps = 0; taps < 6 && (await wax.count()) === 0; taps += 1) {
    const things = page.locator(lit);
    const count = await things.count();
    if (count === 0) break;
    // What is lit may lie under something else, which leaves its corner free.
    await things.nth(pick(count)).click({ position: { x: 12, y: 12 } });
  }
  if ((await wax.count()) === 0) {
    while ((await page.locator(".question .path .chip").count()) > 0) await page.keyboard.press("Escape");
    await answerByKeys(page, pick);
    return false;
  }
  await pressWax(page);
  return true;
}

/** Plays for so many answers by pointing at what is lit; `look` sees every question first. Says how often it pointed. */
export async function playByPointing(
  page: Page,
  { lit, seed, most, look }: { lit: string; seed: number; most: number; look?: (turn: number) => Promise<void> },
): Promise<number> {
  const pick = chance(seed);
  let pointed = 0;
  for (let turn = 0; turn < most; turn += 1) {
    if ((await moment(page)) === "over") break;
    await look?.(turn);
    const before = await serial(page);
    if (await pointOnce(page, lit, pick)) pointed += 1;
    await goneOn(page, before);
  }
  return pointed;
}

/** Where there is but one thing to do, and where one could only let the moment go by, nobody is asked: it is done for them. */
function isAChoice(page: Page, serial: string | null): void {
  const asked = lastAsked({ traffic: trafficOf(page) });
  if (!asked || String(asked.serial) !== serial) return;
  const { options, complete } = asked;
  const isOne = options.length > 1 || (options.length === 1 && !complete);
  expect(
    isOne && options.some(({ pass }) => !pass),
    `asked without a choice: ${options.map(({ text }) => text).join(", ")}`,
  ).toBe(true);
}

/** The numbers of the questions that came over the socket, in the order of its frames, each once. */
export const serialsOf = ({ traffic }: { traffic: Traffic }): number[] =>
  traffic
    .flatMap(({ parts }) => parts)
    .filter(({ is }) => is === "question")
    .map((part) => part.serial as number)
    .filter((serial, at, all) => serial !== all[at - 1]);

/** Each decision was told in a frame of its own: none of them leads further than to the next question. */
export function eachByItself(visitor: { traffic: Traffic }): void {
  const serials = serialsOf(visitor);
  expect(serials.length).toBeGreaterThan(1);
  const leaps = serials.slice(1).map((serial, at) => serial - (serials[at] ?? 0));
  expect(Math.max(...leaps), `questions as they came: ${serials.join(" ")}`).toBe(1);
}

/** Plays to the end, or for so many answers, and is never asked without a choice. Returns how many were given. */
export async function play(page: Page, seed: number, most = 2_000): Promise<number> {
  const pick = chance(seed);
  for (let answers = 0; answers < most; answers += 1) {
    if ((await moment(page)) === "over") return answers;
    const before = await serial(page);
    isAChoice(page, before);
    await answerByKeys(page, pick);
    await goneOn(page, before);
  }
  return most;
}

/** The number of the open question. */
export const serial = (page: Page): Promise<string | null> => page.locator(".question").getAttribute("data-serial");
