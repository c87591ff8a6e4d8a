// Puts a text on the clipboard and says so; where that is not allowed, shows the text to copy by hand.

import { t } from "$lib/i18n/index.svelte";
import { notices } from "$lib/state/notices.svelte";

export async function copy(text: string, said = t().common.copied): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notices.say(said);
  } catch {
    // Pages without https have no clipboard.
    notices.say(`${t().rules.copyByHand} ${text}`);
  }
}
