// What a game brings to the common table: its board, and words for what can be pointed at.

import type { Component } from "svelte";

import type { CardInfo, Choice, EventLine, Language, Question, TableInfo } from "$lib/protocol/types";
import type { Player } from "$lib/table/players";

/**
 * Everything a game draws from. It holds what its viewer may know and nothing else; the same scene is given by a live
 * table and by a replay, and `isLive` tells them apart.
 */
export interface Scene<View = unknown> {
  readonly view: View;
  readonly table: TableInfo;
  readonly players: readonly Player[];
  /** The seat one looks through; nothing for the gallery. */
  readonly viewer: number | null;
  readonly language: Language;
  /** Cards, characters and pieces by their id, in the reader's language. */
  readonly cards: ReadonlyMap<string, CardInfo>;
  /** The open question, or nothing once the game is over. */
  readonly question: Question | null;
  /** Whether the viewer is asked, has not answered or may answer anew, and the connection stands. */
  readonly isAsked: boolean;
  /** What happened so far, oldest first. */
  readonly lines: readonly EventLine[];
  /** The event being shown right now, for things that move. It comes before the view changes. */
  readonly now: EventLine | null;
  /** Milliseconds one event is shown for; 0 for no motion. */
  readonly beat: number;
  readonly isLive: boolean;
  readonly isOver: boolean;
  /** What the game worked out for the viewer when last asked; see `think`. */
  readonly aid: unknown;

  /** Whether pointing at this now narrows the options. Draw it lit. */
  may(pick: string): boolean;
  /** Whether this is part of what is chosen so far. */
  has(pick: string): boolean;
  /** What is chosen so far, in order. */
  readonly path: readonly string[];
  /** The one option that is left, waiting to be confirmed. */
  readonly meant: Choice | null;
  /** Points at something. Twice in a row on the same thing confirms what is meant. */
  point(pick: string): void;
  /** Takes back everything that was pointed at. */
  clear(): void;
  /** Answers with an action that is not among the options, where the question allows it (`complete` is false). */
  answer(action: unknown): void;
  /** Asks the server to work something out for this seat; the answer comes as `aid`. */
  think(): void;
  /** Opens the reading size of a card. */
  read(card: string): void;
  /** Opens a clause of the rules in place. */
  clause(id: string): void;
}

/** What every component of a game gets. */
export interface SceneProps<View = unknown> {
  scene: Scene<View>;
}

export interface GameModule<View = unknown> {
  /** The playing surface. It fills the stage and never scrolls the page. */
  Board: Component<SceneProps<View>>;
  /** Beside the question: my card at its left, or my hand at its right and half under the edge on phones. */
  Mine?: Component<SceneProps<View>>;
  dock: "card" | "hand";
  /** Above the log: a notebook. On phones it is a pane of its own. */
  Aside?: { Panel: Component<SceneProps<View>>; title(language: Language): string; icon: string };
  /** The reference sheet: opened from the top bar, and part of the rules page (then without a scene). */
  Reference: Component<{ scene?: Scene<View>; cards: ReadonlyMap<string, CardInfo>; language: Language }>;
  /** A card at any size, for the reading view and the card browser. */
  Card: Component<{ card: CardInfo; language: Language }>;
  /** Statistics and reveal under the verdict, once the game is over. */
  Ending?: Component<SceneProps<View>>;
  /** The verdict in one sentence of the winner's name and why, e.g. "Le clan de la Rose l'emporte". */
  verdict(scene: Scene<View>): { title: string; why: string; clauses: string[] };
  /** A few words for the top bar: turn, round. */
  where(scene: Scene<View>): string;
  /** What a pick is called on a chip or a button: `seat:3`, `say:attack`, `card:attack_50`. */
  pick(pick: string, scene: Scene<View>): string;
  /** The icon of a pick on a button, if it has one. */
  pickIcon?(pick: string, scene: Scene<View>): string | null;
  /** What is at stake if this option is grave enough to be confirmed twice. */
  stake?(choice: Choice, scene: Scene<View>): string | null;
  /** Words above the question, such as the kind of window and its order. */
  Window?: Component<SceneProps<View>>;
  /** Forms for answers that are not among the options (trades): shown under the question when it is not complete. */
  Compose?: Component<SceneProps<View>>;
  /** Filters of the card browser, by `kind` of the cards, in the order to show. */
  kinds(language: Language): { kind: string; label: string; icon: string }[];
  /** The number at the left of a log line (turn, round), worked out from the lines before it. */
  count(line: EventLine, before: number | null): number | null;
}
