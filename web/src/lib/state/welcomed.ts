// Whether this browser was welcomed already: somebody gave it a name, or would rather not.

const KEY = "sang-froid:welcomed";

export function isWelcomed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // A browser that keeps nothing would be welcomed at every visit.
    return true;
  }
}

export function setWelcomed(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Then there is nothing to remember.
  }
}
