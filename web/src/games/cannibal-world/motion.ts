// How creatures come, go and make room. Who asked the system for calm, or wants everything at once, sees no motion.

import type { AnimationConfig } from "svelte/animate";
import type { TransitionConfig } from "svelte/transition";

interface Wish {
  /** Milliseconds; 0 for no motion. */
  duration: number;
  /** From how far below it comes, in pixels; less than nothing for above. */
  from?: number;
}

/** A card slides into its row. */
export const comes = (_: Element, { duration, from = 0 }: Wish): TransitionConfig => ({
  duration,
  css: (here, away) => `transform: translateY(${away * from}px); opacity: ${here}`,
});

/** A card burns from its lower edge. */
export const burns = (_: Element, { duration }: Wish): TransitionConfig => ({
  duration,
  css: (_here, away) => `clip-path: inset(0 0 ${away * 100}% 0)`,
});

/** The others make room. */
export function slides(_: Element, { from, to }: { from: DOMRect; to: DOMRect }, { duration }: Wish): AnimationConfig {
  const way = from.left - to.left;
  return { duration: way === 0 ? 0 : duration, css: (_here, left) => `transform: translateX(${left * way}px)` };
}
