// A deal that nobody chose: every browser adds to the shuffle, writes the promise down, and looks at the end.

import { expect, it } from "vitest";

import { accessible } from "./axe";
import { PHONE, ask, bots, openHouse, sitDown, type Visitor, visit } from "./house";

const house = openHouse();

/** How many seats have added to the shuffle, as the page shows it. */
const added = async ({ page }: Visitor, seats: number): Promise<void> => {
  await page.waitForFunction(
    (seats) => document.querySelector("main")?.innerText.match(/added to the shuffle/g)?.length === seats,
    seats,
  );
};

async function proof({ page }: Visitor, record: string): Promise<string> {
  await page.goto(`/replay/${record}`);
  await page.getByRole("slider").first().waitFor();
  // On a phone it lies in a drawer.
  const drawer = page.getByRole("button", { name: "Open the story" });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole("tab", { name: "Proof" }).click();
  const region = page.getByRole("region", { name: "Proof" });
  await region.waitFor();
  await accessible(page, "a proof");
  return region.innerText();
}

it("the browsers of all players see to it, and say so at the end", async () => {
  const ana = await visit(house);
  const id = await sitDown(ana, "liens-de-sang", [{ is: "me" }, { is: "open" }, ...bots(4)]);
  await added(ana, 1);
  const bruno = await visit(house, `/table/${id}`, { size: PHONE });
  await bruno.page.getByRole("button", { name: "Sit down", exact: false }).first().click();
  await added(bruno, 2);
  await added(ana, 2);

  // Ana would rather roll dice; what is no share is not even sent.
  await ana.page.getByText("Sealed deal").click();
  const share = ana.page.getByLabel("Your share of the shuffle");
  expect(await share.inputValue()).toMatch(/^[0-9a-f]{32}$/);
  await share.fill("dice");
  await ana.page.getByRole("alert").waitFor();
  await accessible(ana.page, "a sealed deal");
  expect(await ana.page.getByRole("button", { name: "Use this one" }).isDisabled()).toBe(true);
  await share.fill("C0FFEE");
  await share.press("Enter");
  await ana.page.getByRole("button", { name: "Use this one" }).waitFor({ state: "detached" });
  // So short a share could be guessed while it is sealed: it stands behind drawn digits.
  expect(await share.inputValue()).toMatch(/^[0-9a-f]{32}c0ffee$/);

  await ana.page.getByRole("button", { name: "Start the game" }).click();
  for (const { page } of [ana, bruno]) {
    await page.locator(".question").waitFor();
    await page.getByRole("button", { name: "Table menu" }).click();
    await page.getByRole("button", { name: "Vote to end" }).click();
    await page.getByRole("button", { name: "Yes, end this game" }).click();
  }
  for (const { page } of [ana, bruno]) await page.locator(".verdict").waitFor();

  const record = await ask<{ fairness: { commitment: string; salts: string[]; shares: string[] } }>(
    ana.page,
    "GET",
    `/records/${id}`,
  );
  expect(record.fairness.salts[0]).toMatch(/^[0-9a-f]{32}c0ffee$/);
  expect(record.fairness.shares.filter((share) => share !== null).length).toBe(2);
  for (const visitor of [ana, bruno]) {
    const text = await proof(visitor, id);
    expect(text).toContain("2 players added their salt");
    expect(text).toContain("The commitment was this one.");
    expect(text).toContain("Your share is in the shuffle.");
    expect(text).toContain("Everybody had sealed what this browser was shown");
    expect(text).toContain("--commitment");
    expect(text).toContain("--start");
  }
  const guest = await visit(house);
  expect(await proof(guest, id)).toContain("it did not see the table before the deal");

  // A server that opens another promise, and left a share out, is caught.
  await ana.page.route(`**/api/records/${id}`, (route) =>
    route.fulfill({ json: { ...record, fairness: { commitment: "0".repeat(64), salts: [null, null] } } }),
  );
  const text = await proof(ana, id);
  expect(text).toContain("The server did not keep its promise");
  expect(text).toContain("is not in the shuffle");

  // A host who played could look for a salt for the case that nobody else opens.
  const { commitment, shares, salts } = record.fairness;
  const drawn = { ...record, deal_set_by: undefined };
  const ground = { commitment, shares, salts: [null, ...salts.slice(1)] };
  const shown = async (fairness: unknown): Promise<string> => {
    await ana.page.unroute(`**/api/records/${id}`);
    await ana.page.route(`**/api/records/${id}`, (route) => route.fulfill({ json: { ...drawn, fairness } }));
    return proof(ana, id);
  };
  expect(await shown(ground)).toContain("The server did not keep its promise");
  // Had Ana's page been closed by then, it could not know.
  await ana.page.evaluate(() => {
    const notes = JSON.parse(localStorage.getItem("sang-froid:deals") ?? "[]") as { opened?: number[] }[];
    localStorage.setItem("sang-froid:deals", JSON.stringify(notes.map((note) => ({ ...note, opened: [] }))));
  });
  expect(await shown(ground)).toContain("This deal proves nothing to you");
  expect(await shown({ ...ground, salts: salts.map(() => null) })).toContain("This deal proves nothing to you");
  await guest.page.route(`**/api/records/${id}`, (route) => route.fulfill({ json: { ...drawn, fairness: ground } }));
  const seen = await proof(guest, id);
  expect(seen).toContain("not proved against a host who plays");
  expect(seen).toContain("to that one it proves nothing");
  // An attempt that failed is told by name.
  const failed = await shown({ commitment, shares, salts, voided: [{ shares, salts: [null, ...salts.slice(1)] }] });
  expect(failed).toMatch(/Attempt 1 was void: .+ did not open/);
  for (const { context, wrongs } of [ana, bruno, guest]) {
    expect(wrongs).toEqual([]);
    await context.close();
  }
});
