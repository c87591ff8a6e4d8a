// What was passed for the reader: questions at which they could do nothing else.

import type { Known } from "$lib/state/reduce";

/** The question that has closed between the two, if the server passed at it for the seat one looks through. */
export function passedFor(before: Known, after: Known): string | null {
  const { question, you } = before;
  const viewer = you?.viewer ?? null;
  if (question === null || viewer === null || viewer !== after.you?.viewer || you?.passing === "never") return null;
  const isClosed = question.serial !== after.question?.serial || after.over !== null;
  // A log that begins anew was taken back, or is told in other words.
  const goesOn = after.lines.length >= before.lines.length && before.since?.since === after.since?.since;
  const couldOnlyPass = question.options.length > 0 && question.options.every((option) => option.pass);
  return isClosed && goesOn && couldOnlyPass && question.asked.includes(viewer) ? question.prompt : null;
}

/** The same question several times is one line. */
export function folded(prompts: readonly string[]): { prompt: string; times: number }[] {
  const times = new Map<string, number>();
  for (const prompt of prompts) times.set(prompt, (times.get(prompt) ?? 0) + 1);
  return [...times].map(([prompt, times]) => ({ prompt, times }));
}
