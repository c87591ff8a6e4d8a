// A real server and real browsers for the tests, and people who use them.

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";

const PROGRAM = process.env.SANGFROID_PROGRAM ?? "../target/debug/sangfroid";
const BROWSER = process.env.SANGFROID_BROWSER ?? "/usr/bin/chromium";

/** Every game to its end, on a desk and on a phone, and every page in every size. */
export const isFull = process.env.E2E === "full";

/**
 * Every server deals the same games in the same order, so that a test meets the same cards each time. Only a program
 * that was built for tests listens to it; in full size the deals are fresh, or those of the number that is given.
 */
const DEALS = isFull ? {} : { SANGFROID_FIXED_DEALS: "e2e" };

/** The browser keeps to itself: nothing it does by its own wish goes out. */
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A server with a folder of its own. It can be stopped and started again where it was. */
export class House {
  url = "";
  readonly #data = mkdtempSync(join(tmpdir(), "sangfroid-e2e-"));
  #child: ChildProcess | undefined;
  #port = "0";

  async open(): Promise<void> {
    const where = ["--listen", `127.0.0.1:${this.#port}`, "--data", this.#data];
    const child = spawn(PROGRAM, ["serve", ...where, "--log", "warn"], { env: { ...process.env, ...DEALS } });
    this.#child = child;
    let said = "";
    child.stderr.on("data", (text: Buffer) => process.stderr.write(text));
    await new Promise<void>((ready, fail) => {
      child.once("exit", (code) => fail(new Error(`the server stopped with ${code}: ${said}`)));
      child.stdout.on("data", (text: Buffer) => {
        said += text.toString();
        const port = /ready: http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
        if (!port) return;
        this.#port = port;
        this.url = `http://localhost:${port}`;
        ready();
      });
    });
    child.removeAllListeners("exit");
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

let browser: Browser | undefined;

export async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({ executablePath: BROWSER, args: QUIET });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

/** A server for all tests of a file, and a browser that is closed after them. */
export function openHouse(): House {
  const house = new House();
  beforeAll(() => house.open());
  afterAll(async () => {
    await closeBrowser();
    await house.close();
  });
  return house;
}

/** What one browser received over its sockets. */
export type Traffic = { n: number; parts: { is: string; [field: string]: unknown }[] }[];

export interface Visitor {
  context: BrowserContext;
  page: Page;
  traffic: Traffic;
  /** What went wrong in the page: exceptions and errors on the console. */
  wrongs: string[];
}

/** What came over the sockets of a page. */
const heard = new WeakMap<Page, Traffic>();
export const trafficOf = (page: Page): Traffic => heard.get(page) ?? [];

interface Wish {
  size?: { width: number; height: number };
  locale?: "fr-FR" | "en-GB";
  theme?: "night" | "paper";
  /** How fast events are shown; tests wait for nothing unless they look at motion. */
  speed?: "none" | "fast" | "normal";
}

/** Somebody with a browser of their own, at the door of the house. */
export async function visit(house: House, path = "/", wish: Wish = {}): Promise<Visitor> {
  const { size = DESKTOP, locale = "en-GB", theme = "night", speed = "none" } = wish;
  const context = await (
    await openBrowser()
  ).newContext({
    viewport: size,
    locale,
    hasTouch: size.width < 800,
    baseURL: house.url,
  });
  await context.addInitScript(
    (kept) => localStorage.setItem("sang-froid", kept),
    JSON.stringify({ theme, speed, sound: false, volume: 0.5 }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const traffic: Traffic = [];
  heard.set(page, traffic);
  const wrongs: string[] = [];
  page.on("pageerror", (error) => wrongs.push(error.message));
  page.on("console", (message) => {
    // A refused request or a lost connection is told to the console by the browser itself.
    const isOwn = message.type() === "error" && !/Failed to load resource|WebSocket connection/.test(message.text());
    if (isOwn) wrongs.push(message.text());
  });
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => traffic.push(JSON.parse(String(payload)) as Traffic[number])),
  );
  await page.goto(path);
  // By then the server has said who the visitor is.
  await page.locator("main").first().waitFor();
  return { context, page, traffic, wrongs };
}

/** Asks the API as this visitor. */
export async function ask<Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    async ([method, path, body]) => {
      const init: RequestInit = { method, headers: { "content-type": "application/json" } };
      if (body !== undefined) init.body = JSON.stringify(body);
      const response = await fetch(`/api${path}`, init);
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as Answer;
    },
    [method, path, body] as const,
  ) as Promise<Answer>;
}

/** Options of a table whose bots do not dawdle. */
export const BRISK = { undo: "consent", beat: 0, bot_pace: 0, grace: 0, spectators: true, hot_seat: false };

type Seat = { is: "me"; name?: string } | { is: "open" } | { is: "bot"; level: string };

/**
 * Whoever sets a table is asked before the bots can do anything: else a game may be over before a page has loaded. Sang
 * Rancune asks everybody from the start.
 */
const ASKS_ME: Readonly<Record<string, object>> = {
  "liens-de-sang": { seating: "as_joined", first_player: 0 },
};

/** Sets a table through the API, starts it if nobody is awaited, and goes there. */
export async function sitDown(visitor: Visitor, game: string, seats: Seat[], config: object = {}): Promise<string> {
  const { page } = visitor;
  const table = {
    game,
    config: { ...ASKS_ME[game], ...config },
    seats,
    public: false,
    clock: { is: "none" },
    options: BRISK,
    practice: "options",
  };
  const { id } = await ask<{ id: string }>(page, "POST", "/tables", table);
  if (!seats.some((seat) => seat.is === "open")) await ask(page, "POST", `/tables/${id}/start`);
  await page.goto(`/table/${id}`);
  return id;
}

export const bots = (n: number): Seat[] => Array.from({ length: n }, () => ({ is: "bot", level: "regular" }));

/** Two people and somebody who watches, at a table with bots; the game has begun. */
export async function company(
  house: House,
  game: string,
  others: number,
  config: object = {},
): Promise<{ ana: Visitor; bruno: Visitor; guest: Visitor }> {
  const ana = await visit(house);
  await ask(ana.page, "PUT", "/me", { name: "Ana" });
  const id = await sitDown(ana, game, [{ is: "me" }, { is: "open" }, ...bots(others)], config);
  const bruno = await visit(house, `/table/${id}`);
  await ask(bruno.page, "PUT", "/me", { name: "Bruno" });
  await ask(bruno.page, "POST", `/tables/${id}/sit`, {});
  await ask(ana.page, "POST", `/tables/${id}/start`);
  const guest = await visit(house, `/table/${id}`);
  for (const { page } of [ana, bruno, guest]) await page.locator(".question").waitFor();
  return { ana, bruno, guest };
}

/** Where a visitor sits, as the socket said last. */
export const seatOf = (visitor: Visitor): number | null => {
  const you = visitor.traffic.flatMap((frame) => frame.parts).filter((part) => part.is === "you");
  return (you.at(-1)?.viewer as number | null | undefined) ?? null;
};
