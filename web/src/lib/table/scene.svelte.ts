// The scene of a live table: what a game's own components see of the room.

import type { GameModule, Scene } from "$games/game";
import { tongue } from "$lib/i18n/index.svelte";
import { retold } from "$lib/kit/retold";
import { preferences } from "$lib/state/preferences.svelte";
import type { Room } from "$lib/state/room.svelte";
import type { Cards } from "$lib/state/shelf.svelte";
import type { TableInfo } from "$lib/protocol/types";

/** What only the page can do for a game. */
export interface Opens {
  read(card: string): void;
  clause(id: string): void;
}

export class LiveScene implements Scene {
  readonly isLive = true;

  constructor(
    private readonly room: Room,
    private readonly game: GameModule,
    private readonly known: () => Cards,
    private readonly opens: Opens,
  ) {}

  readonly view: unknown = $derived.by(() => retold(this.room.stage.shown, this.game.tell));

  get table(): TableInfo {
    const { table } = this.room.known;
    if (!table) throw new Error("a scene is drawn only when its table is known");
    return table;
  }
  get players() {
    return this.room.players;
  }
  get viewer() {
    return this.room.viewer;
  }
  get language() {
    return tongue.language;
  }
  get cards() {
    return this.known();
  }
  get question() {
    return this.room.stage.shown.question;
  }
  get isAsked() {
    return this.room.options.length > 0;
  }
  get lines() {
    return this.room.stage.shown.lines;
  }
  get now() {
    return this.room.stage.now;
  }
  get beat() {
    return preferences.beat;
  }
  get isOver() {
    return this.room.stage.shown.over !== null;
  }
  get aid() {
    return this.room.known.aid?.aid ?? null;
  }
  get path() {
    return this.room.path;
  }
  get meant() {
    return this.room.meant;
  }

  may(pick: string): boolean {
    return this.room.next.includes(pick);
  }
  has(pick: string): boolean {
    return this.room.path.includes(pick);
  }
  sayWhyNot(pick: string): boolean {
    return this.room.sayWhyNot(pick);
  }
  point(pick: string): void {
    this.room.point(pick);
  }
  clear(): void {
    if (this.room.stage.isPlaying) this.room.stage.skip();
    else this.room.clear();
  }
  answer(action: unknown): void {
    this.room.answer(action);
  }
  get tried() {
    return this.room.tried;
  }
  tryOut(action: unknown): void {
    this.room.tryOut(action);
  }
  get suggests() {
    return this.isAsked ? (this.room.known.coach?.suggests ?? null) : null;
  }
  think(): void {
    this.room.think();
  }
  read(card: string): void {
    this.opens.read(card);
  }
  clause(id: string): void {
    this.opens.clause(id);
  }
}
