import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { previews } from "./previews.ts";

const path = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

/** While the client is being written, the server runs beside Vite. */
const SERVER = process.env.SANGFROID_SERVER ?? "http://localhost:7878";

/** Puts a well pressed copy beside every text of some size, so that the server need not press it anew and worse. */
function pressed(): Plugin {
  return {
    name: "pressed",
    apply: "build",
    writeBundle({ dir = "dist" }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
        const text = readFileSync(join(dir, name));
        if (text.length > 600) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text));
      }
    },
  };
}

/** What every page loads comes as one file, and what every table needs as another: many small files weigh more. */
const GROUPS = [
  {
    name: "frame",
    test: /\/node_modules\/svelte\/|\/src\/lib\/(protocol|ui)\/(?!Die|GuestLink|Keys|Settings)|\/src\/lib\/i18n\/(counts|french|index)\b|\/src\/lib\/state\/(calls|guest|notices|preferences|router|shelf|welcomed)\b|\/src\/lib\/setup\/address\b|game-icons\/(rule-book|tabletop-players)\b|\/src\/games\/(index|game|[^/]+\/box)\.ts/,
    priority: 1,
  },
  {
    name: "table",
    test: /\/src\/lib\/kit\/[a-z]+\.ts|\/src\/lib\/table\/(?!Chat|Cover|OptionList|Passed|Peek|Situation|TableMenu|Verdict)|\/src\/routes\/Table\b|\/src\/lib\/rules\/Reading\b|\/src\/lib\/state\/(covered|peek|picking|reduce|room|sounds|stage)\b/,
  },
];

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "raw", scale: 1 }), pressed(), previews()],
  resolve: { alias: { $lib: path("src/lib"), $games: path("src/games") } },
  build: {
    target: "es2022",
    cssMinify: true, // Light is small and wanted at once; everything else is a file that browsers keep.
    assetsInlineLimit: (file) => file.includes("/styles/light/"),
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: {
      "/api": { target: SERVER, ws: true, changeOrigin: true, rewriteWsOrigin: true, headers: { origin: SERVER } },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
