// The last choices for each game, kept in the browser.

const key = (slug: string) => `sang-froid:new:${slug}`;

export function recall(slug: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(slug)) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    // A browser that keeps nothing, or something unreadable: the usual choices do.
    return {};
  }
}

export function keep(slug: string, choices: Record<string, unknown>): void {
  try {
    localStorage.setItem(key(slug), JSON.stringify(choices));
  } catch {
    // Then they are forgotten with the page.
  }
}
