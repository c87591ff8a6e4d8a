// Who answered in the place of a player, as a record remembers it.

import type { GivenBy, RecordFile } from "$lib/protocol/api";

const KINDS: readonly GivenBy[] = ["stand_in", "time_out", "wish"];

/** Whether numbers written like "3 17-19" hold this one. */
const holds = (runs: string, number: number): boolean =>
  [...runs.matchAll(/(\d+)(?:-(\d+))?/g)].some(
    ([, first, last = first]) => Number(first) <= number && number <= Number(last),
  );

/** Who gave the answer that led to this step; nothing if its player did, or a bot that played from the start. */
export function givenAt(record: Pick<RecordFile, "given_for">, step: number): GivenBy | null {
  const given = record.given_for ?? {};
  return KINDS.find((kind) => holds(given[kind] ?? "", step - 1)) ?? null;
}
