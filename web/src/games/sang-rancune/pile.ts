// The Damage pile as a bar: what lies on it, and what is about to.

import { uncounted } from "./table";
import type { Aim, View } from "./types";

export interface Segment {
  owner: number;
  card: string;
  damage: number;
  /** Nothing while it has yet to be said. */
  aim: Aim | null;
  /** Revealed, and not yet resolved. */
  isPending: boolean;
}

/** Attacks without damage lie on the pile too, but have no length. */
export function segments(view: View): Segment[] {
  const placed = uncounted(view).map(({ owner, card, damage, aim }) => ({
    owner,
    card,
    damage,
    aim,
    isPending: false,
  }));
  const owner = view.public.turn?.seat ?? 0;
  const pending = view.shown.coming.map((coming) => ({ owner, ...coming, isPending: true }));
  return [...placed, ...pending].filter(({ damage }) => damage > 0);
}

export const total = (list: readonly Segment[]): number => list.reduce((sum, { damage }) => sum + damage, 0);
