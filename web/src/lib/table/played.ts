// Which games were played on this device: what a newcomer is told once is not told again.

const KEY = "sang-froid:played";

function all(): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
  return Array.isArray(kept) ? kept.map(String) : [];
}

/** A browser that keeps nothing would tell it at every table, so it tells it at none. */
export function wasPlayed(slug: string): boolean {
  try {
    return all().includes(slug);
  } catch {
    return true;
  }
}

export function setPlayed(slug: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...all(), slug])]));
  } catch {
    // Then there is nothing to remember.
  }
}
