import { defineConfig } from "vitest/config";

// A game played to its end takes its time; one browser at a time is enough for two cores.
export default defineConfig(({ mode }) => ({
  test: {
    include: [mode === "measure" ? "e2e/measure.ts" : "e2e/**/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    pool: "forks",
  },
}));
