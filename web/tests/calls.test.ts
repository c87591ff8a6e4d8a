// The browser says that it is my move only by leave, only while I look elsewhere, and takes it back when I have come.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

interface Said {
  title: string;
  body: string;
  isClosed: boolean;
}

let said: Said[] = [];
let icon = "";

class Heard {
  static permission = "granted";
  static requestPermission = () => Promise.resolve(Heard.permission);
  onclick: (() => void) | null = null;
  readonly #said: Said;
  constructor(title: string, { body }: { body: string }) {
    this.#said = { title, body, isClosed: false };
    said.push(this.#said);
  }
  close(): void {
    this.#said.isClosed = true;
  }
}

async function calls(wanted: boolean, isHidden: boolean): Promise<typeof import("../src/lib/state/calls")> {
  vi.resetModules();
  vi.doMock("../src/lib/state/preferences.svelte", () => ({ preferences: { calls: wanted } }));
  vi.stubGlobal("Notification", Heard);
  vi.stubGlobal("document", {
    hidden: isHidden,
    querySelector: () => ({ setAttribute: (_: string, value: string) => (icon = value) }),
  });
  return import("../src/lib/state/calls");
}

beforeEach(() => {
  said = [];
  Heard.permission = "granted";
});
afterEach(() => vi.unstubAllGlobals());

describe("being called", () => {
  it("says what is asked, and takes it back", async () => {
    const { call } = await calls(true, true);
    const away = call("7oz4", "Chez Ana", "Que vendez-vous ?");
    expect(said).toEqual([{ title: "Chez Ana", body: "Que vendez-vous ?", isClosed: false }]);
    away();
    expect(said[0]?.isClosed).toBe(true);
  });

  it.each([
    ["it was not wanted", false, true, "granted"],
    ["the page is in sight", true, false, "granted"],
    ["the browser was told no", true, true, "denied"],
  ] as const)("says nothing where %s", async (_, wanted, isHidden, leave) => {
    const { call } = await calls(wanted, isHidden);
    Heard.permission = leave;
    call("7oz4", "Chez Ana", "Que vendez-vous ?")();
    expect(said).toEqual([]);
  });

  it("lights the icon of the page", async () => {
    const { light } = await calls(false, false);
    light(true);
    expect(icon).toBe("/drop-lit.svg");
    light(false);
    expect(icon).toBe("/drop.svg");
  });
});
