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

/** How long something took: "52 min", "2 h 5 min", "3 jours". */
export function lasting(time: number, language: Language): string {
  const say = (amount: number, unit: "minute" | "hour" | "day"): string =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: unit === "day" ? "long" : "short" }).format(
      amount,
    );
  if (time >= DAY) return say(Math.round(time / DAY), "day");
  const minutes = Math.max(1, Math.round(time / MINUTE));
  if (minutes < 60) return say(minutes, "minute");
  const rest = minutes % 60;
  return [say(Math.floor(minutes / 60), "hour"), ...(rest > 0 ? [say(rest, "minute")] : [])].join(" ");
}
