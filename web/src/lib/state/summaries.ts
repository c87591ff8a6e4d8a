// What finished games came to, asked once for each and language: the server plays a game again to say it.

import { api } from "$lib/protocol/api";
import type { Language, RecordSummary } from "$lib/protocol/types";

const known = new Map<string, Promise<RecordSummary>>();

export function summaryOf(record: string, language: Language): Promise<RecordSummary> {
  const key = `${language} ${record}`;
  const asked = known.get(key) ?? api.summary(record);
  known.set(key, asked);
  // What has failed is asked again when somebody wants it again.
  asked.catch(() => known.delete(key));
  return asked;
}
