// What other programs show of a link: one picture per game, made of its box when the page is built.

import { Resvg } from "@resvg/resvg-js";
import icons from "unplugin-icons/vite";
import { runnerImport, type Plugin } from "vite";

import type { Box } from "./src/games/game.ts";

const [WIDTH, HEIGHT] = [1200, 630];

/** A game's sign on its colour, in a frame of brass on dark wood, as on its box. */
export function picture({ icon, accent }: Pick<Box, "icon" | "accent">): string {
  const [, viewBox = "0 0 512 512"] = /viewBox="([^"]*)"/.exec(icon) ?? [];
  const drawing = icon.replace(/^<svg[^>]*>|<\/svg>$/g, "");
  const boards = [105, 210, 315, 420, 525].map(
    (y) => `<path d="M0 ${y}h${WIDTH}" stroke="#000" stroke-opacity=".35"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs>
      <radialGradient id="light" cx=".5" cy=".42" r=".75">
        <stop offset="0" stop-color="${accent}"/>
        <stop offset="1" stop-color="#1a100b"/>
      </radialGradient>
      <linearGradient id="brass" x2="0" y2="1">
        <stop offset="0" stop-color="#f1d48a"/>
        <stop offset=".5" stop-color="#a87a2e"/>
        <stop offset="1" stop-color="#d9b564"/>
      </linearGradient>
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#120c09"/>
    ${boards.join("")}
    <rect x="60" y="50" width="1080" height="530" rx="10" fill="url(#light)" stroke="url(#brass)" stroke-width="8"/>
    <rect x="80" y="70" width="1040" height="490" rx="6" fill="none" stroke="#f1d48a" stroke-opacity=".4" stroke-width="2"/>
    <g fill="#000" fill-opacity=".45" color="#000">
      <svg x="426" y="150" width="360" height="360" viewBox="${viewBox}" opacity=".45">${drawing}</svg>
    </g>
    <g fill="#f6e7c4" color="#f6e7c4">
      <svg x="420" y="138" width="360" height="360" viewBox="${viewBox}">${drawing}</svg>
    </g>
  </svg>`;
}

/** Puts the pictures of all games beside the page. */
export function previews(): Plugin {
  return {
    name: "previews",
    apply: "build",
    async generateBundle() {
      const { module } = await runnerImport<{ BOXES: Readonly<Record<string, Box>> }>("./src/games/index.ts", {
        configFile: false,
        plugins: [icons({ compiler: "raw", scale: 1 })],
      });
      for (const [slug, box] of Object.entries(module.BOXES)) {
        const drawn = new Resvg(picture(box), { font: { loadSystemFonts: false } }).render();
        this.emitFile({ type: "asset", fileName: `preview/${slug}.png`, source: drawn.asPng() });
      }
    },
  };
}
