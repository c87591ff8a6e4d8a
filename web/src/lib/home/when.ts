// Moments in the reader's words.

import type { Language } from "$lib/protocol/types";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was: "il y a 5 minutes", "yesterday". */
export function ago(at: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const past = Math.max(0, now - at);
  if (past < MINUTE) return format.format(0, "second");
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), "minute");
  if (past < DAY) return format.format(-Math.floor(past / HOUR), "hour");
  return format.format(-Math.floor(past / DAY), "day");
}

/** A day and an hour: "16 nov. 2026, 14:05". */
export const moment = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
