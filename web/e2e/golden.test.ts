// Moments of recorded games as the server tells them, kept in `tests/golden`: the boards of all games are drawn from
// them without a server. `npm run golden` writes them anew; here they are compared with what the server says today.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { ask, openHouse, visit } from "./house";

/** The games that have a table here. */
const GAMES = readdirSync("src/games").filter((name) => existsSync(`src/games/${name}/box.ts`));
/** So many moments of each record, from the first to the last. */
const MOMENTS = 7;
const isWriting = import.meta.env.MODE === "golden";

const house = openHouse();

/** The golden records a game is drawn from: the first, the middle and the last, from few players to many. */
function recordsOf(game: string): string[] {
  const all = readdirSync(`../games/${game}/golden`)
    .filter((name) => name.endsWith(".json"))
    .sort();
  const places = new Set([0, all.length >> 1, all.length - 1]);
  return all.flatMap((name, at) => (places.has(at) ? [name.replace(/\.json$/, "")] : []));
}

interface Kept {
  record: string;
  seats: number;
  moments: unknown[];
}

/** A line for every card and every moment, so that a change is seen where it is. */
function written(golden: { cards: unknown[]; records: Kept[] }): string {
  const lines = (list: unknown[]): string => `[\n${list.map((it) => JSON.stringify(it)).join(",\n")}\n]`;
  const records = golden.records.map(
    ({ record, seats, moments }) => `{"record":"${record}","seats":${seats},"moments":${lines(moments)}}`,
  );
  return `{"cards":${lines(golden.cards)},\n"records":[${records.join(",")}]}\n`;
}

interface Step {
  step: number;
  question: { waiting: number[] };
}

/** Moments of a record: through the eyes of whoever is asked, and every third time as a spectator sees it. */
async function moments(page: Page, game: string, name: string): Promise<Kept> {
  const record = JSON.parse(readFileSync(`../games/${game}/golden/${name}.json`, "utf8")) as {
    answers: unknown[];
    seats: unknown[];
  };
  const { id } = await ask<{ id: string }>(page, "POST", "/records", record);
  const seen = [];
  for (let at = 0; at < MOMENTS; at += 1) {
    const step = Math.round((at * record.answers.length) / (MOMENTS - 1));
    const open = await ask<Step>(page, "GET", `/records/${id}/steps/${step}`);
    const seat = at % 3 === 2 ? null : (open.question.waiting[0] ?? 0);
    const told = seat === null ? open : await ask<Step>(page, "GET", `/records/${id}/steps/${step}?seat=${seat}`);
    seen.push({ seat, ...told });
  }
  return { record: name, seats: record.seats.length, moments: seen };
}

it.each(GAMES)("the golden moments of %s are what the server tells", async (game) => {
  const { page, context } = await visit(house, "/about", { locale: "fr-FR" });
  const records = [];
  for (const name of recordsOf(game)) records.push(await moments(page, game, name));
  const { cards } = await ask<{ cards: unknown[] }>(page, "GET", `/games/${game}/rules?cards_only=true`);
  const told = written({ cards, records });
  const file = `tests/golden/${game}.json`;
  if (isWriting) writeFileSync(file, told);
  expect(JSON.parse(told)).toEqual(JSON.parse(readFileSync(file, "utf8")));
  await context.close();
});
