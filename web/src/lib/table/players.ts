// Who sits at a table, as everybody draws them: a wax colour and a sigil that no other seat of the table has.

import acorn from "~icons/game-icons/acorn";
import bear from "~icons/game-icons/bear-head";
import boar from "~icons/game-icons/boar";
import bull from "~icons/game-icons/bull";
import eagle from "~icons/game-icons/eagle-head";
import fox from "~icons/game-icons/fox-head";
import hedgehog from "~icons/game-icons/hedgehog";
import owl from "~icons/game-icons/owl";
import raven from "~icons/game-icons/raven";
import snake from "~icons/game-icons/snake";
import spider from "~icons/game-icons/spider-face";
import stag from "~icons/game-icons/stag-head";

import type { SeatInfo } from "$lib/protocol/types";

export interface Player {
  seat: number;
  name: string;
  /** The colour of the wax. */
  colour: string;
  /** The sigil in it, as a drawing. */
  sigil: string;
  isBot: boolean;
  /** Whether the reader looks through this seat. */
  isMe: boolean;
  /** Whether the reader holds this seat. */
  isMine: boolean;
  isHost: boolean;
  /** Whether somebody is here to play; bots always are. */
  isHere: boolean;
  /** Whether a bot plays for the absent owner. */
  isStoodIn: boolean;
  /** Whether an answer is owed, by what everybody knows. */
  owes: boolean;
}

const WAX = [
  "#7b1c22", "#2d5a86", "#8a5a12", "#4d6b2a", "#6a3f86", "#1f6a68",
  "#4a4038", "#8a3a6a", "#5a4a2a", "#34507a", "#7a4326", "#3d6650",
]; // prettier-ignore
const SIGILS = [raven, stag, fox, acorn, owl, bull, boar, hedgehog, eagle, bear, snake, spider];

export const wax = (seat: number): string => WAX[seat % WAX.length] ?? "#7b1c22";
export const sigil = (seat: number): string => SIGILS[seat % SIGILS.length] ?? raven;

/** What is known about who is there. */
export interface Attendance {
  viewer: number | null;
  mine: readonly number[];
  present: readonly number[];
  stoodIn: readonly number[];
  owing: readonly number[];
}

export function players(seats: readonly SeatInfo[], who: Attendance): Player[] {
  return seats.map((info, seat) => ({
    seat,
    name: info.name,
    colour: wax(seat),
    sigil: sigil(seat),
    isBot: info.player.is === "bot",
    isMe: who.viewer === seat,
    isMine: who.mine.includes(seat),
    isHost: info.host,
    isHere: info.player.is === "bot" || who.present.includes(seat),
    isStoodIn: who.stoodIn.includes(seat),
    owes: who.owing.includes(seat),
  }));
}
