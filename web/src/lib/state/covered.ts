// At which tables one's own secrets are covered, as long as the browser's tab is open.

const KEY = "sang-froid:covered:";

export function has(table: string): boolean {
  try {
    return sessionStorage.getItem(KEY + table) !== null;
  } catch {
    // A browser that keeps nothing.
    return false;
  }
}

export function keep(table: string, isCovered: boolean): void {
  try {
    if (isCovered) sessionStorage.setItem(KEY + table, "1");
    else sessionStorage.removeItem(KEY + table);
  } catch {
    // Then it lasts as long as the page.
  }
}
