// The whole game in figures, counted from what was told.

import type { Event } from "./types";

/** What one hero did and suffered. */
export interface Deeds {
  /** Damage placed on creatures. */
  dealt: number;
  /** Life lost. */
  suffered: number;
  kills: number;
  lowBlows: number;
  /** The Encounter in which the hero died, from 1, and the Prestige that went with it. */
  diedIn: number | null;
  lost: number;
}

export function deeds(events: readonly Event[], seats: number): Deeds[] {
  const all = Array.from({ length: seats }, (): Deeds & { prestige: number } => ({
    dealt: 0,
    suffered: 0,
    kills: 0,
    lowBlows: 0,
    diedIn: null,
    lost: 0,
    prestige: 0,
  }));
  let room = 0;
  for (const event of events) {
    switch (event.kind) {
      case "encounter_revealed":
        room += 1;
        break;
      case "struck":
        add(all[event.seat], "dealt", event.damage);
        break;
      case "fireball_thrown":
        add(all[event.seat], "dealt", event.damage);
        break;
      case "wounded":
        add(all[event.seat], "suffered", event.damage);
        break;
      case "low_blow_played":
        add(all[event.seat], "lowBlows", 1);
        break;
      case "healed":
        add(all[event.by], "prestige", event.prestige);
        break;
      case "token_killed":
        add(all[event.by], "kills", 1);
        add(all[event.by], "prestige", event.prestige);
        break;
      case "encounter_defeated":
        add(all[event.by], "kills", 1);
        add(all[event.by], "prestige", event.prestige + event.bonus);
        break;
      case "died": {
        const dead = all[event.seat];
        if (dead) [dead.diedIn, dead.lost] = [room, dead.prestige];
        break;
      }
      default:
        break;
    }
  }
  return all.map(({ prestige: _, ...done }) => done);
}

/** The Prestige that every hero won, room by room; what died with a hero is taken from the room of the death. */
export function course(events: readonly Event[], seats: number): number[][] {
  const rooms: number[][] = [];
  const won = Array<number>(seats).fill(0);
  const gain = (seat: number, amount: number): void => {
    const room = rooms.at(-1);
    if (!room) return;
    room[seat] = (room[seat] ?? 0) + amount;
    won[seat] = (won[seat] ?? 0) + amount;
  };
  for (const event of events) {
    if (event.kind === "encounter_revealed") rooms.push(Array<number>(seats).fill(0));
    else if (event.kind === "encounter_defeated") gain(event.by, event.prestige + event.bonus);
    else if (event.kind === "token_killed" || event.kind === "healed") gain(event.by, event.prestige);
    else if (event.kind === "died") gain(event.seat, -(won[event.seat] ?? 0));
  }
  return rooms;
}

function add<Key extends string>(to: Record<Key, number> | undefined, key: Key, amount: number): void {
  if (to) to[key] += amount;
}
