// The contract between a game and the common table: what a game is given to draw from, and what it brings.

import type { Component } from "svelte";

import type { Tables, Told } from "$lib/kit/told";
import type {
  CardInfo,
  Choice,
  Language,
  ListAnswer,
  ListDraft,
  ListTrial,
  Question,
  SettingValue,
  TableInfo,
} from "$lib/protocol/types";
import type { Mark } from "$lib/replay/marks";
import type { SoundName } from "$lib/state/sounds";
import type { Tried } from "$lib/state/trying.svelte";
import type { Player } from "$lib/table/players";

/** The types in which the server speaks of one game: those of its `types.ts`, under common names. */
export interface Types {
  View: unknown;
  Event: unknown;
  Question: unknown;
  Action: unknown;
  Aid: unknown;
  /** What is on a card, by its kind. */
  Facts: unknown;
  /** What the game adds to an answer that is only tried. */
  Tried: unknown;
}

/** The types of one game, as its generated file declares them. */
export interface Own<View, Event, Question, Action, Facts, Aid = null, Tried = null> {
  View: View;
  Event: Event;
  Question: Question;
  Action: Action;
  Facts: Facts;
  Aid: Aid;
  Tried: Tried;
}

/** A card in the reader's language, with what is on it. */
export type CardOf<T extends Types = Types> = unknown extends T["Facts"]
  ? CardInfo
  : Omit<CardInfo, "kind" | "facts"> & T["Facts"];

export type CardsOf<T extends Types = Types> = ReadonlyMap<string, CardOf<T>>;

/** An option, with the action that choosing it sends. */
export type ChoiceOf<T extends Types = Types> = Omit<Choice, "action"> & { action: T["Action"] };

/** The open question, with what the rules ask and the options there are. */
export type QuestionOf<T extends Types = Types> = Omit<Question, "question" | "options"> & {
  question: T["Question"] | null;
  options: readonly ChoiceOf<T>[];
};

/**
 * Everything a game draws from. It holds what its viewer may know and nothing else; the same scene is given by a live
 * table and by a replay, and `isLive` tells them apart.
 */
export interface Scene<T extends Types = Types> {
  /** What the viewer knows, with the events told since then done to it: everything drawn shows the same moment. */
  readonly view: T["View"];
  readonly table: TableInfo;
  readonly players: readonly Player[];
  /** The seat one looks through; nothing for the gallery. */
  readonly viewer: number | null;
  readonly language: Language;
  /** Cards, characters and pieces by their id, in the reader's language. */
  readonly cards: CardsOf<T>;
  /** The open question, or nothing once the game is over. */
  readonly question: QuestionOf<T> | null;
  /** Whether the viewer is asked, has not answered or may answer anew, and the connection stands. */
  readonly isAsked: boolean;
  /** What happened so far, oldest first. */
  readonly lines: readonly Told<T["Event"]>[];
  /** The event being shown right now, for things that move. It comes before the view changes. */
  readonly now: Told<T["Event"]> | null;
  /** Milliseconds one event is shown for; 0 for no motion. */
  readonly beat: number;
  readonly isLive: boolean;
  readonly isOver: boolean;
  /** What the game worked out for the viewer when last asked; see `think`. */
  readonly aid: T["Aid"] | null;

  /** Whether pointing at this now narrows the options. Draw it lit. */
  may(pick: string): boolean;
  /** Whether this is part of what is chosen so far. */
  has(pick: string): boolean;
  /** What is chosen so far, in order. */
  readonly path: readonly string[];
  /** The one option that is left, waiting to be confirmed. */
  readonly meant: ChoiceOf<T> | null;
  /** Says why this card cannot be played now; whether there was a reason to say. */
  sayWhyNot(pick: string): boolean;
  /** Points at something. Twice in a row on the same thing confirms what is meant. */
  point(pick: string): void;
  /** Takes back everything that was pointed at. */
  clear(): void;
  /** Answers with an action that is not among the options, where the question allows it (`complete` is false). */
  answer(action: T["Action"]): void;
  /** What would come of the answer that was tried last for this question; see `tryOut`. */
  readonly tried: Tried<T["Action"], T["Tried"]> | null;
  /** Asks the server what would come of an answer that is being composed; it comes as `tried`, and nothing changes. */
  tryOut(action: T["Action"]): void;
  /** The whole answer that the coach of a lesson waits for, where it is composed and on no list: drawn as a ghost. */
  readonly suggests: T["Action"] | null;
  /** Asks the server to work something out for this seat; the answer comes as `aid`. */
  think(): void;
  /** Opens the reading size of a card. */
  read(card: string): void;
  /** Opens a clause of the rules in place. */
  clause(id: string): void;
}

/** What every component of a game gets. */
export interface SceneProps<T extends Types = Types> {
  scene: Scene<T>;
}

/** What a board gets: also the size to begin with, where it cannot be measured. */
export interface BoardProps<T extends Types = Types> extends SceneProps<T> {
  size?: { width: number; height: number };
}

/** What a reference sheet gets: the scene too, where it is opened at a table. */
export interface ReferenceProps<T extends Types = Types> {
  scene?: Scene<T>;
  cards: CardsOf<T>;
  language: Language;
}

/** How a game ended: the winner's name and why, e.g. "Le clan de la Rose l'emporte", and the clauses that say so. */
export interface Verdict {
  title: string;
  why: string;
  clauses: string[];
}

/** One picture of the game in two minutes: cards of the game, and what they are about. */
export interface Panel {
  title: Readonly<Record<Language, string>>;
  text: Readonly<Record<Language, string>>;
  /** The ids of the cards in the picture. */
  cards: readonly string[];
}

/** How much there is to learn. */
export type Weight = "light" | "medium" | "heavy";

/** What a bench gets, on which players make what they bring: the cards, and a server that judges and deals. */
export interface BenchProps<T extends Types = Types> {
  slug: string;
  /** What is made here: `decks`. */
  kind: string;
  cards: CardsOf<T>;
  language: Language;
  /** What the server says about a list, as text or as an option: what is wrong, what is counted, and its other form. */
  check(draft: ListDraft): Promise<ListAnswer>;
  /** The ready-made ones, to begin with. */
  ready(): Promise<SettingValue[]>;
  /** Those the server keeps for this guest, as texts. */
  fetch(): Promise<string[]>;
  /** Keeps these in their place; says whether the server took them. */
  keep(texts: readonly string[]): Promise<boolean>;
  /** Sets a table against bots at which it is tried, and goes there. */
  play(trial: ListTrial): Promise<void>;
  read(card: string): void;
}

/** What is drawn beside a line of the log gets. */
export interface DrawnProps<T extends Types = Types> {
  event: T["Event"];
  cards: CardsOf<T>;
  language: Language;
}

export interface GameModule<T extends Types = Types> {
  /** The playing surface. It fills the stage and never scrolls the page. */
  Board: Component<BoardProps<T>>;
  /** Beside the question: my card at its left, or my hand at its right and half under the edge on phones. */
  Mine?: Component<SceneProps<T>>;
  /** What lies in the dock beside the question; or the dock lies beside a table that needs the whole height. */
  dock: "card" | "hand" | "side";
  /** Above the log: a notebook. On phones it is a pane of its own. */
  Aside?: { Panel: Component<SceneProps<T>>; title(language: Language): string; icon: string };
  /** The reference sheet: opened from the top bar, and part of the rules page (then without a scene). */
  Reference: Component<ReferenceProps<T>>;
  /** A card at any size, for the reading view and the card browser. */
  Card: Component<{ card: CardOf<T>; language: Language }>;
  /** Where players make what they bring, by its kind, loaded when somebody goes there. */
  benches?: Readonly<Record<string, () => Promise<Component<BenchProps<T>>>>>;
  /** Statistics and reveal under the verdict, once the game is over. */
  Ending?: Component<SceneProps<T>>;
  verdict(scene: Scene<T>): Verdict;
  /** What the viewer is after, in a sentence for a first game: "You are with the Rose: find who leads the Beast." */
  goal?(scene: Scene<T>): string | null;
  /** A few words for the top bar: turn, round. */
  where(scene: Scene<T>): string;
  /** What a pick is called on a chip or a button: `seat:3`, `say:attack`, `card:attack_50`. */
  pick(pick: string, scene: Scene<T>): string;
  /** The icon of a pick on a button, if it has one. */
  pickIcon?(pick: string, scene: Scene<T>): string | null;
  /** Whether a pick is a word, to stand on the bar as a button; those that begin with `say:` if a game does not say. */
  isWord?(pick: string, scene: Scene<T>): boolean;
  /** Words above the question, such as the kind of window and its order. */
  Window?: Component<SceneProps<T>>;
  /** Forms for answers that are not among the options (trades): shown under the question when it is not complete. */
  Compose?: Component<SceneProps<T>>;
  /** Filters of the card browser, by `kind` of the cards, in the order to show. */
  kinds(language: Language): { kind: string; label: string; icon: string }[];
  /** The number at the left of a log line (turn, round), worked out from the lines before it. */
  count(event: T["Event"], before: number | null): number | null;
  /** What a line of the log is about, drawn beside its words, which say the same; fetched when a log is opened. */
  Drawn?: () => Promise<{ default: Component<DrawnProps<T>> }>;
  /** An event done to a view, as far as everybody sees it; what it cannot know waits for the next view. */
  tell(view: T["View"], event: T["Event"]): T["View"];
  /** The seats an event is about. */
  touched(event: T["Event"]): readonly number[];
  /** What stands out on the rail of a replay, in the order of the legend. */
  marks: Tables<T["Event"], Mark>;
  /** What an event sounds like; most are silent. */
  sounds: Tables<T["Event"], SoundName>;
  /** The game in two minutes, before its clauses. */
  twoMinutes?: readonly Panel[];
}

/** What of a game is known before it is loaded: how its box looks on the shelf. */
export interface Box {
  /** The emblem on the box. */
  icon: string;
  /** The colour of the box, and of the table's leather. */
  accent: string;
  /** A few words on the box. */
  motto: Readonly<Record<Language, string>>;
  /** How many minutes a game takes. */
  minutes?: string;
  weight?: Weight;
  /** For whom it is. */
  like?: Readonly<Record<Language, string>>;
  load(): Promise<GameModule>;
}

/**
 * A game for the common table, which does not know its types. It hands a game nothing but what the server said of that
 * very game, so this is the one place where types are put aside.
 */
export const boxed = <T extends Types>(game: GameModule<T>): GameModule => game as unknown as GameModule;
