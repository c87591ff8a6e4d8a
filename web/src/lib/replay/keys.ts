// Keys of a replay: arrows go to what was seen next or before, Home and End go to the ends, space plays.

import type { Playback } from "./playback.svelte";

const FAR = 10;

export function keys(event: KeyboardEvent, playback: Playback): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target?.matches("select, textarea, input:not([type='range'])")) return;
  // Where something scrolls, its keys scroll; where something is pressed, space presses it.
  const scrolls = target?.matches("[tabindex='0']:not(input)") ?? false;
  switch (event.key) {
    case "ArrowLeft":
      void playback.along(-1);
      break;
    case "ArrowRight":
      void playback.along(1);
      break;
    case "PageUp":
      if (scrolls) return;
      playback.by(-FAR);
      break;
    case "PageDown":
      if (scrolls) return;
      playback.by(FAR);
      break;
    case "Home":
      if (scrolls) return;
      playback.to(0);
      break;
    case "End":
      if (scrolls) return;
      playback.to(playback.of);
      break;
    case " ":
      if (scrolls || target?.matches("button, a, summary")) return;
      playback.toggle();
      break;
    default:
      return;
  }
  event.preventDefault();
}
