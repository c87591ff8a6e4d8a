// Lists of one's own that a new table may be set with: those the server keeps, as far as they may be played with.

import { api } from "$lib/protocol/api";
import type { GameInfo, SettingValue } from "$lib/protocol/types";

/** By their kind. */
export type OwnLists = Readonly<Record<string, readonly SettingValue[]>>;

async function ownList(slug: string, kind: string, unnamed: string): Promise<SettingValue[]> {
  const { lists } = await api.keptLists(slug, kind);
  const judged = await Promise.all(lists.map((text) => api.checkList(slug, kind, { text })));
  return judged
    .filter(({ mistakes }) => mistakes.length === 0)
    .map(({ name, list }) => ({ value: list, label: name || unnamed, help: "" }));
}

/** What the reader keeps of every kind the game takes; nothing of a kind where the server does not answer. */
export async function ownLists({ slug, lists }: GameInfo): Promise<OwnLists> {
  const found = lists.map(async ({ kind, own }) => [kind, await ownList(slug, kind, own).catch(() => [])] as const);
  return Object.fromEntries(await Promise.all(found));
}
