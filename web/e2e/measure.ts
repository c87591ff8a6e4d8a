// How fast the page is while a game is played: how soon an answer is on screen, and which tasks are long.
// Figures for people, not for tests: `npm run measure` after `cargo xtask browse` has built what it needs.

import type { Page } from "playwright-core";
import { it } from "vitest";

import { DESKTOP, PHONE, House, bots, openHouse, sitDown, visit } from "./house";
import { ASKED, answerByKeys, chance, serial } from "./player";

/** So many answers are measured, at as many tables as that takes, but for no longer than this. */
const ANSWERS = 60;
const LONGEST = 120_000;
/** A task over this keeps somebody waiting. */
const LONG = 50;

/** One answer, in milliseconds since the key that confirmed it. */
interface Answer {
  /** The page hears from the server. */
  heard: number;
  /** What came of it is drawn. */
  shown: number;
}

/** A task of the page's thread, in milliseconds: by the clock, and what it really worked. */
interface Task {
  clock: number;
  work: number;
}

interface Seen {
  answers: Answer[];
  events: number;
}

/** Looks on from inside the page. Runs in the browser. */
function watch(): void {
  const seen: Seen = { answers: [], events: 0 };
  Object.assign(window, { seen });
  let pressed = 0;
  let open: Answer | null = null;
  const since = (): number => performance.now() - pressed;
  /** After the next frame was drawn. */
  const drawn = (then: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  };
  addEventListener("keydown", ({ timeStamp }) => (open ? undefined : (pressed = timeStamp)), { capture: true });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (String(data).includes('"do":"answer"')) {
      open = { heard: 0, shown: 0 };
    }
    send.call(this, data);
  };
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener("message", ({ data }: MessageEvent<string>) => {
        const { parts } = JSON.parse(data) as { parts: { is: string; lines?: unknown[] }[] };
        for (const part of parts) if (part.is === "events") seen.events += part.lines?.length ?? 0;
        if (open?.heard === 0 && parts.some(({ is }) => is === "taken" || is === "refused")) open.heard = since();
      });
    }
  };
  // What came of an answer is there with the first change after the server was heard.
  new MutationObserver(() => {
    if (!open || open.heard === 0) return;
    const mine = open;
    open = null;
    const from = pressed;
    drawn(() => seen.answers.push({ ...mine, shown: performance.now() - from }));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

interface Trace {
  traceEvents: { name: string; ph: string; pid: number; tid: number; dur?: number; tdur?: number; args?: unknown }[];
}

/** The tasks of pages in a trace. */
function tasksOf(trace: Trace): Task[] {
  const isPage = ({ name, args }: Trace["traceEvents"][number]): boolean =>
    name === "thread_name" && (args as { name: string }).name === "CrRendererMain";
  const pages = new Set(trace.traceEvents.filter(isPage).map(({ pid, tid }) => `${pid}:${tid}`));
  return trace.traceEvents
    .filter(({ name, pid, tid }) => name === "ThreadControllerImpl::RunTask" && pages.has(`${pid}:${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1000, work: tdur / 1000 }));
}

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Plays at the table one sits at until it is over or enough was seen. */
async function playOn(page: Page, pick: (below: number) => number, most: number, until: number): Promise<void> {
  for (let answers = 0; answers < most && Date.now() < until; answers += 1) {
    await page.locator(`${ASKED}, .verdict`).first().waitFor({ timeout: 60_000 });
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
  // The last thing that was shown counts too, and so does the end of a game.
  await page.waitForTimeout(1000);
}

/** Median, 95 % and longest, in whole milliseconds. */
function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil((sorted.length - 1) * share)] ?? Number.NaN);
  return `${at(0.5)} / ${at(0.95)} / ${at(1)} ms`;
}

async function measure(house: House, game: string, others: number, size: typeof DESKTOP): Promise<void> {
  const visitor = await visit(house, "/", { speed: "normal", size });
  const { page } = visitor;
  await page.addInitScript(watch);
  const pick = chance(5);
  const until = Date.now() + LONGEST;
  const all: Seen = { answers: [], events: 0 };
  const tasks: Task[] = [];
  let tables = 0;
  while (all.answers.length < ANSWERS && Date.now() < until) {
    await sitDown(visitor, game, [{ is: "me" }, ...bots(others)]);
    await page.locator(".question").waitFor();
    // Starting the page is not an event of the game.
    await page.waitForTimeout(1500);
    await page.evaluate(() => ((window as unknown as { seen: Seen }).seen.events = 0));
    const browser = page.context().browser();
    await browser?.startTracing(page, { categories: ["toplevel"] });
    await playOn(page, pick, ANSWERS - all.answers.length, until);
    const trace = await browser?.stopTracing();
    if (trace) tasks.push(...tasksOf(JSON.parse(trace.toString()) as Trace));
    const seen = await seenBy(page);
    all.answers.push(...seen.answers);
    all.events += seen.events;
    tables += 1;
  }
  const long = (by: keyof Task): string => {
    const times = tasks.map((task) => task[by]);
    return `${times.filter((time) => time > LONG).length} (longest ${Math.round(Math.max(0, ...times))} ms)`;
  };
  console.log(
    [
      `${game}, ${size.width}×${size.height}: ${all.answers.length} answers at ${tables} tables (median / 95 % / longest)`,
      `  on screen        ${spread(all.answers.map(({ shown }) => shown))}`,
      `  server heard     ${spread(all.answers.map(({ heard }) => heard))}`,
      `  tasks over ${LONG} ms in ${all.events} events: ${long("clock")} by the clock, ${long("work")} by their own work`,
    ].join("\n"),
  );
  await visitor.context.close();
}

const house = openHouse();

const SIZES = [
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const;
it.each(SIZES)("Liens de Sang, %s", (_, size) => measure(house, "liens-de-sang", 7, size));
it.each(SIZES)("Sang Rancune, %s", (_, size) => measure(house, "sang-rancune", 3, size));
