// Copying to the clipboard, with a word on what happened.

import { t } from "$lib/i18n/index.svelte";
import { notices } from "$lib/state/notices.svelte";

/** Copies a link; where the browser does not allow that, shows it so that it can be copied by hand. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notices.say(t().common.copied);
  } catch {
    notices.say(link);
  }
}
