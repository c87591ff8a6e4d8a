import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

const path = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

/** While the client is being written, the server runs beside Vite. */
const SERVER = process.env.SANGFROID_SERVER ?? "http://localhost:7878";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "raw", scale: 1 })],
  resolve: { alias: { $lib: path("src/lib"), $games: path("src/games") } },
  build: { target: "es2022", cssMinify: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: {
      "/api": { target: SERVER, ws: true, changeOrigin: true, rewriteWsOrigin: true, headers: { origin: SERVER } },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
