// Drawings that are not part of a first load: each is fetched when it is first looked at.

import { SvelteMap } from "svelte/reactivity";

/** Looks drawings up by their id: nothing where there is none, and for the moment it takes to fetch it. */
export function drawings(
  fetch: (id: string) => Promise<string | undefined> | undefined,
): (id: string) => string | undefined {
  const drawn = new SvelteMap<string, string>();
  const asked = new Set<string>();
  return (id) => {
    const drawing = asked.has(id) ? undefined : fetch(id);
    if (drawing) {
      asked.add(id);
      drawing.then(
        (svg) => svg && drawn.set(id, svg),
        // Until it comes a common sign stands there; the next look tries again.
        () => asked.delete(id),
      );
    }
    return drawn.get(id);
  };
}
