// Opening the link of a seat: this device takes the seat, and the secret leaves the address.

import { t } from "$lib/i18n/index.svelte";
import { api, Refused } from "$lib/protocol/api";
import { notices } from "$lib/state/notices.svelte";
import { router } from "$lib/state/router.svelte";

import { parseClaim, tablePath } from "./address";

/**
 * Takes the seat that the address carries, if it carries one. To be awaited before the table's socket is opened, so
 * that it opens with the new seat. Answers whether a seat was taken.
 */
export async function claimed(table: string): Promise<boolean> {
  const claim = parseClaim(router.hash);
  if (!claim) return false;
  try {
    await api.claim(table, claim);
  } catch (error) {
    notices.wrong(error);
    // Without an answer the link is still good: keep it in the address for the next try.
    if (!(error instanceof Refused && error.code === "offline")) router.go(tablePath(table), "replace");
    return false;
  }
  router.go(tablePath(table), "replace");
  notices.say(t().setup.claimed);
  return true;
}
