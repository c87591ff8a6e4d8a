import { defineConfig } from "vitest/config";

/** What is run by itself, and not as a test. */
const ONLY: Readonly<Record<string, string>> = { measure: "e2e/measure.ts", golden: "e2e/golden.test.ts" };

// A game played to its end takes its time; one browser at a time is enough for two cores.
export default defineConfig(({ mode }) => ({
  test: {
    include: [ONLY[mode] ?? "e2e/**/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    pool: "forks",
  },
}));
