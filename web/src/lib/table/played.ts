// Which games were played on this device, and what was explained: what a newcomer is told once is not told again.

const PLAYED = "sang-froid:played";
const MET = "sang-froid:met";

function all(key: string): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
  return Array.isArray(kept) ? kept.map(String) : [];
}

/** A browser that keeps nothing would tell it at every table, so it tells it at none. */
function isKept(key: string, what: string): boolean {
  try {
    return all(key).includes(what);
  } catch {
    return true;
  }
}

function keep(key: string, what: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set([...all(key), what])]));
  } catch {
    // Then there is nothing to remember.
  }
}

export const wasPlayed = (slug: string): boolean => isKept(PLAYED, slug);

export const setPlayed = (slug: string): void => keep(PLAYED, slug);

/** Whether what this clause says was explained at a question. */
export const wasMet = (slug: string, clause: string): boolean => isKept(MET, `${slug} ${clause}`);

export const setMet = (slug: string, clause: string): void => keep(MET, `${slug} ${clause}`);
