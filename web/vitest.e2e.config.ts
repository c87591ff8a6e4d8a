import { defineConfig } from "vitest/config";

/** What is run by itself, and not as a test. */
const ONLY: Readonly<Record<string, string>> = { measure: "e2e/measure.ts", golden: "e2e/golden.test.ts" };

// A game played to its end takes its time, most of it spent waiting for what is shown: three files at a time keep two
// cores busy. Every file has a server and a browser of its own; what is measured is measured alone.
export default defineConfig(({ mode }) => ({
  test: {
    include: [ONLY[mode] ?? "e2e/**/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: mode !== "measure",
    maxWorkers: 3,
    pool: "forks",
  },
}));
