import { beforeEach, expect, it, vi } from "vitest";

let wantsLess = false;
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("reduced-motion") && wantsLess,
    addEventListener: () => undefined,
  }));
});

it("moves nothing where motion is reduced, and shows everything for as long as before", async () => {
  const { preferences } = await import("$lib/state/preferences.svelte");
  const { tempo } = preferences;
  expect([preferences.isStill, preferences.beat]).toEqual([false, tempo]);
  preferences.still = true;
  expect([preferences.isStill, preferences.beat, preferences.tempo]).toEqual([true, 0, tempo]);
  expect(preferences.stay("A sentence.", false)).toBeGreaterThan(0);
});

it("heeds the device, too", async () => {
  wantsLess = true;
  const { preferences } = await import("$lib/state/preferences.svelte");
  expect([preferences.still, preferences.isStill, preferences.beat]).toEqual([false, true, 0]);
});
