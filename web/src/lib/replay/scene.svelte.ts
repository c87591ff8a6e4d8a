// The scene of a replay: what a game's own components see of a recorded game. Nothing in it can be answered.

import type { GameModule, Scene } from "$games/game";
import { tongue } from "$lib/i18n/index.svelte";
import { retold } from "$lib/kit/retold";
import type { RecordFile } from "$lib/protocol/api";
import type { Choice, TableInfo } from "$lib/protocol/types";
import { preferences } from "$lib/state/preferences.svelte";
import type { Rules } from "$lib/state/shelf.svelte";
import { players } from "$lib/table/players";

import type { Playback } from "./playback.svelte";
import { tableOf } from "./table";

/** What only the page can do for a game. */
export interface Opens {
  read(card: string): void;
  clause(id: string): void;
}

export class ReplayScene implements Scene {
  readonly isLive = false;
  readonly isAsked = false;
  readonly aid = null;
  readonly path: readonly string[] = [];
  readonly meant: Choice | null = null;
  readonly table: TableInfo;

  constructor(
    id: string,
    private readonly record: RecordFile,
    private readonly game: GameModule,
    private readonly playback: Playback,
    private readonly rules: () => Rules,
    private readonly opens: Opens,
    /** With all cards open: the seat whose own this scene shows. */
    private readonly eyes: number | null = null,
  ) {
    this.table = tableOf(id, record);
  }

  readonly players = $derived.by(() => {
    const everybody = this.table.seats.map((_, seat) => seat);
    const { waiting } = this.playback.shown.question;
    return players(this.table.seats, {
      viewer: this.viewer,
      mine: [],
      present: everybody,
      stoodIn: [],
      owing: waiting,
    });
  });

  readonly view: unknown = $derived.by(() => {
    const { lines, held, shown } = this.playback;
    const view = this.eyes === null ? shown.view : shown.seats?.[this.eyes];
    return view === undefined ? shown.view : retold({ view, lines, held }, this.game.tell);
  });
  /** Whose film is drawn; the one being fetched is not drawn yet. */
  get viewer(): number | null {
    const { viewer } = this.playback;
    return this.eyes ?? (typeof viewer === "number" ? viewer : null);
  }
  get language() {
    return tongue.language;
  }
  get cards() {
    return this.rules().cardsById;
  }
  get question() {
    const { question } = this.playback.shown;
    return question.question === null ? null : question;
  }
  get lines() {
    return this.playback.lines;
  }
  get now() {
    return this.playback.now;
  }
  get beat() {
    return this.playback.isPlaying ? preferences.beat / this.playback.speed : 0;
  }
  get isOver() {
    return this.question === null && this.record.outcome != null;
  }

  may(): boolean {
    return false;
  }
  has(): boolean {
    return false;
  }
  // What is over cannot be changed.
  sayWhyNot(): boolean {
    return false;
  }
  point(): void {}
  clear(): void {}
  answer(): void {}
  think(): void {}
  readonly tried = null;
  readonly suggests = null;
  tryOut(): void {}

  read(card: string): void {
    this.opens.read(card);
  }
  clause(id: string): void {
    this.opens.clause(id);
  }
}
