// Premier Pli in a browser: to the end, on a desk by pointing and on a phone by keys, with nothing wrong on the way.

import { expect, it } from "vitest";

import { accessible, fits } from "./axe";
import { PHONE, bots, openHouse, sitDown, visit } from "./house";
import { play, playByPointing } from "./player";

const house = openHouse();

it("a desk plays to the end by pointing, in French", async () => {
  const visitor = await visit(house, "/", { locale: "fr-FR" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "premier-pli", [{ is: "me" }, ...bots(3)]);
  const look = async (turn: number): Promise<void> => {
    if (turn === 1) await accessible(page, "the table of Premier Pli");
  };
  expect(await playByPointing(page, { lit: ".dock .card.playable", seed: 5, most: 9, look })).toBe(3);
  await page.locator(".verdict h2").waitFor();
  await fits(page, "Premier Pli on a desk");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});

it("a phone plays to the end by keys, in English", async () => {
  const visitor = await visit(house, "/", { size: PHONE, theme: "paper" });
  const { page, wrongs } = visitor;
  await sitDown(visitor, "premier-pli", [{ is: "me" }, ...bots(5)], { players: 6 });
  await fits(page, "Premier Pli on a phone");
  expect(await play(page, 13)).toBe(3);
  await page.locator(".verdict h2").waitFor();
  await accessible(page, "the end of Premier Pli on a phone");
  expect(wrongs).toEqual([]);
  await visitor.context.close();
});
