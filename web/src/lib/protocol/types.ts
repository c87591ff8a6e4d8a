// Written by `cargo xtask types` from crates/protocol. Do not change it by hand.

export type Language = "fr" | "en";

/** A message from a client. The first one on every socket is `hello`. */
export type ClientMessage =
  | { do: "hello"; language: Language; last?: Heard; seat?: number; shared?: boolean }
  | { do: "look"; seat?: number }
  | { do: "speak"; language: Language }
  | { do: "answer"; serial: number; action: unknown; tag?: number }
  | { do: "try"; serial: number; action: unknown; tag?: number }
  | { do: "chat"; text: string; tag?: number }
  | { do: "phrase"; phrase: number; about?: number; tag?: number }
  | { do: "showing"; serial: number; showing: boolean }
  | { do: "mute"; seat: number; mute: boolean }
  | { do: "pass_for_me"; until: PassUntil }
  | { do: "undo"; tag?: number }
  | { do: "grant_undo"; grant: boolean }
  | { do: "vote_end"; end: boolean }
  | { do: "coach"; act: CoachAct }
  | { do: "think" }
  | { do: "ping" };

/** How much of a table a client has heard, to be told only the rest. */
export type Heard = {
  /** That of the last `fresh`: the life of the server's data in which the rest means something. */
  epoch: number;
  /** That of the last `fresh`. */
  since: number;
  /** How many lines of the log have come since then. */
  lines: number;
  /** The number of the last line of the chat; 0 if there was none. */
  chat: number;
};

/** For how long the server passes for a seat. */
export type PassUntil = "never" | "only_option" | "asked_alone" | "changed";

/** What the reader of a lesson says to the coach. */
export type CoachAct =
  | { is: "go_on" }
  | { is: "choose"; choice: string }
  | { is: "skip" }
  | { is: "back" }
  | { is: "quit" };

/** One message of the server: several things that became known together. */
export type Frame = {
  /**
   * Counts the frames of this socket, from 1. What one client hears is numbered for that client alone, so that no
   * number tells what others do.
   */
  n: number;
  /** Whether more frames belong to this one: take them together, when the last has come. Long logs come like this. */
  more?: boolean;
  /** What became known, in order. */
  parts: Array<Part>;
};

/** One thing that became known. */
export type Part =
  | { is: "fresh"; epoch: number; since: number }
  | { is: "table"; table: TableInfo }
  | { is: "you" } & You
  | { is: "events"; lines: Array<EventLine> }
  | { is: "view"; view: unknown }
  | { is: "view_changes"; changes: Record<string, unknown> }
  | { is: "question" } & Question
  | { is: "waiting"; serial: number; waiting: Seats }
  | { is: "sealed" } & Sealed
  | { is: "clock" } & Clocks
  | { is: "presence"; present: Seats; stood_in: Seats; watching: number }
  | { is: "talk" } & Talk
  | { is: "chat"; lines: Array<ChatLine> }
  | { is: "aid" } & Aid
  | { is: "tried" } & Tried
  | { is: "coach"; coach: Coach | null }
  | { is: "undo"; request: UndoRequest | null }
  | { is: "over" } & Over
  | { is: "rematch"; table: string }
  | { is: "taken"; tag: number }
  | { is: "refused" } & Refusal
  | { is: "pong" }
  | { is: "bye"; code: number; text: string };

/** Everything about a table that is no secret. */
export type TableInfo = {
  /** Its id. */
  id: string;
  /** The game's slug. */
  game: string;
  /** The version of the game's rules. */
  rules: number;
  /** What the table is called. */
  name: string;
  /** Where it is in its life. */
  state: TableState;
  /** The whole configuration of the game. */
  config: Record<string, unknown>;
  /** Whether the lobby shows it. */
  public: boolean;
  /** How much time players have. */
  clock: Clock;
  /** What else was agreed. */
  options: Options;
  /** Who sits where. */
  seats: Array<SeatInfo>;
  /** The server's promise about the shuffle. */
  commitment: string;
  /** When it was set, in milliseconds since 1970. */
  created: number;
  /** Whether it is paused. */
  paused: boolean;
  /** The seats that vote to end the game here. */
  end_votes: Seats;
  /** Where the same people play again. */
  rematch: string | null;
  /** What became of the game if it was begun under older rules; nothing if it is the same game under both. */
  old_rules?: OldRules;
  /** Why it is a practice table, if it is one: its deal was chosen. */
  practice?: Practice;
  /** What everybody has sealed for the shuffle, between the moment when the start is fixed and the deal. */
  fixed?: Fixed;
  /** What shares are to be sealed for, if attempts to deal have failed, until cards are dealt. */
  anew?: Anew;
};

/** Where a table is in its life. */
export type TableState = "open" | "playing" | "over";

/** How much time players have. */
export type Clock =
  | { is: "game" }
  | { is: "none" }
  | { is: "decision"; seconds: number; window: number }
  | { is: "bank"; seconds: number; increment: number; window: number }
  | { is: "days"; days: number };

/** What else was agreed at a table. */
export type Options = {
  /** How answers are taken back. */
  undo: UndoRule;
  /**
   * Where several people play, a question that somebody may let go by stays open for a time that is drawn anew for
   * each, before any hand is read, so that silence tells nothing: half of them for longer than so many milliseconds.
   * 0 for not at all.
   */
  beat: number;
  /** How long a bot seems to think, in milliseconds. */
  bot_pace: number;
  /** After so many seconds away a bot stands in for a player, while another person is here; 0 for never. */
  grace: number;
  /** Whether people may watch. */
  spectators: boolean;
  /**
   * Whether several people may share a device here: a guest may take more than one seat. It is so wherever the creator
   * has several seats.
   */
  hot_seat: boolean;
};

/** How answers are taken back. */
export type UndoRule = "off" | "slips" | "consent";

/** A seat. */
export type SeatInfo = {
  /** What the player is called; empty for an open seat. */
  name: string;
  /** Who plays. */
  player: SeatPlayer;
  /** Whether the host of the table sits here. */
  host: boolean;
  /** Whether the player has sealed something for the shuffle. */
  salted: boolean;
};

/** Who plays on a seat. */
export type SeatPlayer =
  | { is: "open" }
  | { is: "human" }
  | { is: "bot"; level: string };

/** A set of seats, iterated in seat order. */
export type Seats = Array<Seat>;

/** One place at the table, counted clockwise from 0. */
export type Seat = number;

/** A game that was begun under older rules than the server has now. */
export type OldRules = {
  /** The version of the rules when cards were dealt. */
  was: number;
  /** The version of the rules now. */
  now: number;
  /**
   * Whether the game is another one under these and cannot go on; otherwise it goes on, but nothing shows whether
   * all that was told is still the same.
   */
  stopped: boolean;
};

/** Why a table is for practice: its deal was chosen, and its record proves nothing about chance. */
export type Practice = "lesson" | "options";

/**
 * A start that is fixed: cards are dealt when everybody has opened what they had sealed. Who does not in a few seconds
 * voids it, and everybody seals anew.
 */
export type Fixed = {
  /** What each seat has sealed; nothing for those that did not, bots among them. Write it down before you open yours. */
  shares: Array<string | null>;
  /** The seats that have opened theirs. */
  opened: Seats;
};

/**
 * An attempt to deal failed, because somebody did not open what they had sealed. Everything that was sealed is void, and
 * everybody seals something new; the start is fixed again by itself.
 */
export type Anew = {
  /** What shares are bound to from now on, in the place of the commitment: 64 hexadecimal digits. */
  promise: string;
  /** How many attempts have failed. */
  failed: number;
  /** The seats that did not open at the last of them. */
  missing: Seats;
  /** The seats that have no part in the deal any more: those that did not open, from the third attempt on. */
  left_out: Seats;
};

/** Who the reader is at this table. */
export type You = {
  /** The seats the reader holds. */
  seats: Seats;
  /** The seat the reader looks through; nothing for the gallery. */
  viewer: Seat | null;
  /** Whether the reader is the host. */
  host: boolean;
  /** For how long the server passes for the seat one looks through. */
  passing: PassUntil;
  /** The seats the reader does not want to hear in the chat. */
  muted: Seats;
  /** How the last answer of the seat one looks through can be taken back now; left out where it cannot be. */
  take_back?: TakeBack;
};

/** How an answer is taken back. */
export type TakeBack = "alone" | "ask";

/** Something that happened, as the reader's viewer saw it. */
export type EventLine = {
  /** Counts the facts of a table. */
  fact: number;
  /** What happened, for machines. */
  event: unknown;
  /** What happened, in a sentence. */
  text: string;
  /** The clauses it follows from. */
  clauses: Array<string>;
  /** Whether those who only watch did not see it like this. */
  private: boolean;
  /** Whether it is only a step of something that a later line tells: logs leave it out. */
  step: boolean;
};

/** The open question. */
export type Question = {
  /** Its number; an answer names it. */
  serial: number;
  /** The question for machines; nothing when the game is over. */
  question: unknown;
  /** The question in words, to the one who is asked or to those who wait. */
  prompt: string | null;
  /** What whoever is asked should know beside it. */
  note?: string;
  /** Whom it is put to. */
  asked: Seats;
  /**
   * Who still owes an answer. Where several are asked nobody is told who of the others has answered: they are there
   * until the question closes.
   */
  waiting: Seats;
  /** How it is put to them; nothing when the game is over. */
  put_to: PutTo | null;
  /** In which order they would act, where only the first of them who wants to does; empty where there is none. */
  order: Array<Seat>;
  /** The clauses that say what it is about, the first of them for whoever is asked it for the first time. */
  clauses: Array<string>;
  /** What the seat one looks through may answer. */
  options: Array<Choice>;
  /** Whether the options are all there is. */
  complete: boolean;
  /** The seat's own cards that no option plays, and why. */
  in_vain?: Array<InVain>;
};

/** How a question is put to those who are asked. */
export type PutTo = "one" | "everyone" | "anyone";

/** One possible answer. */
export type Choice = {
  /** What to send. */
  action: unknown;
  /** What it means, in a sentence. */
  text: string;
  /** The things to point at, in order, to choose it. */
  picks: Array<string>;
  /** Whether it lets the moment go by. */
  pass: boolean;
  /** What it would bring, in a few words, from the rules and what the seat knows. */
  consequence?: string;
  /** Whether the game may end by it, as far as the seat knows. */
  may_end?: boolean;
  /** The heading it stands under in a list, together with others; nothing where lists are short. */
  group?: string;
};

/** A card of the seat that no option plays, and why. */
export type InVain = {
  /** The card as something to point at. */
  pick: string;
  /** The number of the refusal, such as `SR-E03`. */
  code: string;
  /** The clause behind it, where there is one. */
  clause: string | null;
  /** Why not, and what one may do instead. */
  text: string;
};

/** A sealed answer of the seat one looks through. */
export type Sealed = {
  /** The question. */
  serial: number;
  /** The answer. */
  action: unknown;
  /** The same in a sentence; nothing for an answer of one's own making. */
  text: string | null;
};

/** Whose clock runs, and what is left. */
export type Clocks = {
  /** The seats whose clock runs now; where several are asked, until the question closes. */
  running: Seats;
  /** Milliseconds left by seat; nothing for seats without a limit. */
  left: (number | null)[];
  /** Whether the table is paused. */
  paused: boolean;
};

/** What players may say to each other now. */
export type Talk = {
  /** Whether they may write in their own words. */
  free: boolean;
  /** Ready-made sentences in the reader's language; `phrase` says one by its number. */
  phrases: Array<string>;
  /** Ready-made sentences about a player; `@` stands for the name. */
  about_players: Array<string>;
  /** The clauses behind it. */
  clauses: Array<string>;
};

/** Something said. */
export type ChatLine = {
  /** Counts the lines that players hear; in the gallery, those that the gallery hears. */
  n: number;
  /** When it was said, in milliseconds since 1970. */
  at: number;
  /** The seat that said it; nothing for somebody who watches. */
  seat: Seat | null;
  /** Who said it. */
  name: string;
  /** Plain text, never markup. */
  text: string;
  /** Whether it was said in the gallery, which players do not hear. */
  gallery: boolean;
};

/** What the game works out for the seat one looks through, from what that seat knows and nothing else. */
export type Aid = {
  /** The question that was open then. */
  serial: number;
  /** The same in sentences; nothing if the table does not allow it. */
  lines: Array<string> | null;
  /** For machines; nothing if the table does not allow it, if the game has no such help, or for the gallery. */
  aid: unknown;
};

/** What would come of an answer, from what the seat one looks through knows and nothing else. */
export type Tried = {
  /** The tag of the message that tried it. */
  tag: number;
  /** The question that was open then. */
  serial: number;
  /** Why it would be refused; nothing if it would be taken. */
  refusal: Refusal | null;
  /** What the game adds; nothing where it adds nothing. */
  adds: unknown;
};

/** Why something was refused. */
export type Refusal = {
  /** The tag of the message that was refused. */
  tag: number;
  /** A short name of the reason; the spec's number for rules of a game, such as `LS-E03`. */
  code: string;
  /** The clause that forbids it, where there is one. */
  clause: string | null;
  /** What was wrong and what one may do instead. */
  text: string;
};

/** What the coach says and waits for. */
export type Coach = {
  /** The step's place, counted from 1. */
  number: number;
  /** How many steps there are. */
  of: number;
  /** The idea of the step; empty while the coach is silent. */
  title: string;
  /** What the coach says. */
  text: string;
  /** What to do, in one verb. */
  task: string | null;
  /** What the coach says to the last answer. */
  remark: string | null;
  /** Whether that says that it was not what the step asked for. */
  corrects: boolean;
  /** The whole answer that is waited for, where it is composed and on no list; the page shows it and gives it at a key. */
  suggests: unknown;
  /** What is lit: things that options name too, such as `seat:3`, or parts of the page such as `own`. */
  point: Array<string>;
  /** What ends the step. */
  waits: CoachWaits;
  /** What may be chosen, if the coach asks. */
  choices: Array<CoachChoice>;
  /** The clauses behind it. */
  clauses: Array<string>;
  /** What the coach has said before, from the first line on. */
  past: Array<CoachLine>;
};

/** What ends a step of a lesson. */
export type CoachWaits = "silent" | "reading" | "answer" | "choice" | "return" | "end";

/** Something to choose when the coach asks. */
export type CoachChoice = {
  /** What to send. */
  id: string;
  /** What it says. */
  text: string;
};

/** A line the coach has said before. */
export type CoachLine = {
  /** The idea. */
  title: string;
  /** What the coach said. */
  text: string;
};

/** Somebody wishes to take back an answer. */
export type UndoRequest = {
  /** Who wishes it. */
  by: Seat;
  /** Who has agreed. */
  granted: Seats;
  /** Who has yet to agree. */
  missing: Seats;
};

/** How a game ended. */
export type Over = {
  /** Who won; empty if nobody did or the game was ended early. */
  winners: Seats;
  /** Points by seat, for games that count them. */
  scores: Array<number> | null;
  /** Whether the players ended it before its end. */
  abandoned: boolean;
  /** The record of the game, under `/api/records/`. */
  record: string;
};

/** A guest, as the server knows them. */
export type Me = {
  /** What others call the guest. */
  name: string;
  /** The language of all sentences. */
  language: Language;
};

/** What a guest changes about themselves. */
export type NewMe = {
  /** A new name of 1 to 24 characters. */
  name?: string;
  /** Another language. */
  language?: Language;
};

/** A link that carries a guest to another browser: the name, the seats, the games. It is told once. */
export type GuestLink = {
  /** The link. */
  link: string;
  /** The secret in the link. */
  token: string;
};

/** The secret of a guest's link, from whoever opens it. */
export type GuestClaim = {
  /** The secret. */
  token: string;
};

/** A game on the shelf. */
export type GameInfo = {
  /** Its name in addresses. */
  slug: string;
  /** The version of its rules. */
  rules: number;
  /** The prefix of its clauses. */
  prefix: string;
  /** Its title. */
  name: string;
  /** What it is, in a sentence. */
  summary: string;
  /** For how many players: every number there are tables of, the fewest first. */
  players: Array<number>;
  /** For how many a table is set if nobody says. */
  usual: number;
  /** Its bots, from weakest to strongest. */
  levels: Array<string>;
  /** Its usual configuration. */
  config: Record<string, unknown>;
  /** The options of the configuration, as a form shows them. */
  settings: Array<Setting>;
  /** What players may bring of their own. */
  lists: Array<ListInfo>;
  /** How many minutes its guided first game takes, if it has one. */
  lesson?: number;
};

/** An option of a game's configuration, as a form shows it. */
export type Setting = {
  /** Its name in the configuration. */
  key: string;
  /** What a form calls it. */
  label: string;
  /** What it changes, in a sentence or two. */
  help: string;
  /** What it can be. */
  kind: SettingKind;
  /** What it usually is. */
  default: unknown;
  /** Whether only those who look for it need to see it. */
  expert: boolean;
  /** Whether another value than the default sets the deal, so that the table is one for practice. */
  sets_deal: boolean;
  /** It is about tables of at least so many players only; all if it is not there. */
  from_players?: number;
  /** It is about tables of at most so many players only; all if it is not there. */
  to_players?: number;
  /** The kind of lists of which one of somebody's own may stand in place of the values. */
  takes?: string;
};

/** What an option can be. */
export type SettingKind =
  | { is: "toggle" }
  | { is: "number"; least: number; most: number; step: number; zero_means_none: boolean }
  | { is: "choice"; values: Array<SettingValue> }
  | { is: "several"; values: Array<SettingValue>; least: number; most: number; one_per_player: boolean; may_be_null: boolean }
  | { is: "each_seat"; values: Array<SettingValue> }
  | { is: "group"; members: Array<Setting>; may_be_null: boolean };

/** One of the values an option can have. */
export type SettingValue = {
  /** The value in the configuration. */
  value: unknown;
  /** What a form calls it. */
  label: string;
  /** What it changes. */
  help: string;
};

/** A kind of lists that players bring to a game. */
export type ListInfo = {
  /** Its name in addresses and settings, such as `decks`. */
  kind: string;
  /** What asks people to make one: "Build a deck". */
  build: string;
  /** What a form calls one of somebody's own: "A deck of one's own". */
  own: string;
};

/** A configuration to be tried. */
export type ConfigRequest = {
  /** Options of the game; those left out are as usual. */
  config: Record<string, unknown>;
  /** For how many players. */
  players?: number;
};

/** A whole configuration, or what is wrong with it. */
export type ConfigAnswer = {
  /** The whole configuration, if it can be played with. */
  config: Record<string, unknown> | null;
  /** What is wrong with it otherwise. */
  problem: string | null;
};

/** The rules of a game, clause by clause. */
export type RulesInfo = {
  /** The chapters, in the order of the rules. */
  chapters: Array<ChapterInfo>;
  /** Every clause, in the order of the rules. */
  clauses: Array<ClauseInfo>;
  /** Every card, character and piece. */
  cards: Array<CardInfo>;
};

/** A chapter of the rules. The clauses after it belong to it, until the next chapter begins. */
export type ChapterInfo = {
  /** Its id, such as `LS-300`; the rulings are in `LS-R00`. */
  id: string;
  /** What it is about. */
  title: string;
  /** The ids of its clauses, in the order of the rules. */
  clauses: Array<string>;
};

/** A clause. */
export type ClauseInfo = {
  /** Its id, such as `LS-305`. */
  id: string;
  /** What it says. */
  text: string;
};

/** A card, character or other piece. */
export type CardInfo = {
  /** Its id in views. */
  id: string;
  /** Its printed name. */
  name: string;
  /** What it does. */
  text: string;
  /** What kind of card or piece it is, in the game's words for machines. */
  kind: string;
  /**
   * What is on it, for drawing it: an object that only the game understands, with sentences in the reader's language
   * where there is no other way.
   */
  facts: unknown;
};

/** A list to be judged: as people type it, or as an option of a table, which the answer then says as text. */
export type ListDraft =
  | { text: string }
  | { list: unknown };

/** What a game says about a list. */
export type ListAnswer = {
  /** What the list calls itself. */
  name: string;
  /** Everything that is wrong with it, in the order of the rules; nothing if it may be played with. */
  mistakes: Array<ListMistake>;
  /** What is counted of it, with the limits. */
  measures: Array<ListMeasure>;
  /** The list as an option of a table; nothing if a line cannot be read. */
  list: unknown;
  /** The text that was judged. */
  text: string;
  /** A table to try it at; nothing if it may not be played with. */
  trial: ListTrial | null;
};

/** Something that is wrong with a list. */
export type ListMistake = {
  /** The line it is about, from 1; nothing where it is about the whole list. */
  line: number | null;
  /** What of the list it is about, by the name the list gives it; nothing where it is about the whole. */
  about: string | null;
  /** The clause that says so, where there is one of its own. */
  clause: string | null;
  /** What is wrong. */
  text: string;
};

/** Something that is counted of a list. */
export type ListMeasure = {
  /** What it is called among programs. */
  id: string;
  /** What is counted, in words. */
  name: string;
  /** How many there are. */
  value: number;
  /** How many there must be at least. */
  least: number;
  /** How many there may be at most. */
  most: number;
  /** The clause that sets the limits, where there is one of its own. */
  clause: string | null;
};

/** A table at which a list can be tried. */
export type ListTrial = {
  /** The options that bring the list to the first seat. */
  config: Record<string, unknown>;
  /** For how many players; the usual number if it is not there. */
  players: number | null;
};

/** The lists of one kind a guest keeps on the server, the newest first. */
export type KeptLists = {
  /** Each as text. */
  lists: Array<string>;
};

/** The ready-made lists of one kind. */
export type ReadyLists = {
  /** Each as an option of a table, written out. */
  lists: Array<SettingValue>;
};

/** How a new table is to be set. */
export type NewTable = {
  /** The game's slug. */
  game: string;
  /** Options of the game; those left out are as usual. */
  config: Record<string, unknown>;
  /** Who may sit where, in order. Seats left out are open to people. */
  seats?: Array<NewSeat>;
  /** How many seats, if `seats` does not say. */
  players?: number;
  /** A name for the table. */
  name?: string;
  /** Whether the lobby shows it; otherwise only those who have its link find it. */
  public?: boolean;
  /** How much time players have. */
  clock?: Clock;
  /** What else was agreed. */
  options?: Options;
  /**
   * Whether this may be a practice table. A lesson brings its own options, seats and names. Options that set the deal
   * are refused unless `options` is said here; where none does, it is an ordinary table.
   */
  practice?: Practice;
};

/** Who is meant to sit on a seat of a new table. */
export type NewSeat =
  | { is: "open" }
  | {
      is: "me";
      /** What this player is called, if not like the guest. */
      name?: string;
    }
  | { is: "bot"; level: string };

/** A table that was just set. */
export type Created = {
  /** Its id, for `/api/tables/`. */
  id: string;
  /** The link to send to friends. */
  link: string;
  /** The server's promise about the shuffle; write it down to check it after the game. */
  commitment: string;
};

/** Sitting down. */
export type Sit = {
  /**
   * Which seat; the first free one if absent. Where devices are shared (`hot_seat`), sitting down twice takes a second
   * seat for somebody beside you.
   */
  seat?: number;
  /** What this player is called, if not like the guest. */
  name?: string;
};

/** A player's own contribution to the shuffle, sealed, in place of the one before. */
export type NewShare = {
  /** The hash of commitment, seat and salt that docs/fairness.md describes: 64 hexadecimal digits. */
  share: string;
};

/** A player's own contribution to the shuffle, opened when the start is fixed. */
export type NewSalt = {
  /** What was sealed: 32 to 64 hexadecimal digits. */
  salt: string;
};

/** Changing who plays on a seat. */
export type SeatChange = {
  /** Who plays here from now on: nobody yet (before the start), or a bot. */
  player: NewSeat;
};

/** A link that moves a seat to another device. */
export type SeatLink = {
  /** Open it on the other device, and give it to nobody. */
  link: string;
  /** The secret in the link. */
  token: string;
};

/** Taking a seat over with the secret of its link. */
export type Claim = {
  /** Which seat, as the link says; the secret alone counts, since seats may have been drawn since the link was made. */
  seat: number;
  /** The secret. */
  token: string;
};

/** Where the same people play again. */
export type Rematch = {
  /** The new table's id. */
  id: string;
};

/** The lobby. */
export type TableList = {
  /** The reader's own tables, latest first. */
  mine: Array<TableLine>;
  /** Public tables with a free seat, latest first. */
  open: Array<TableLine>;
  /** Public games to watch, latest first. */
  playing: Array<TableLine>;
};

/** A table as the lobby lists it. */
export type TableLine = {
  /** Its id. */
  id: string;
  /** The game's slug. */
  game: string;
  /** What the table is called. */
  name: string;
  /** Where it is in its life. */
  state: TableState;
  /** Whether the lobby shows it to everybody. */
  public: boolean;
  /** Who sits where. */
  seats: Array<SeatInfo>;
  /** How much time players have. */
  clock: Clock;
  /** The seats that owe an answer now. */
  waiting: Seats;
  /** The seats the reader holds. */
  mine: Seats;
  /** When something last happened, in milliseconds since 1970. */
  changed: number;
  /** Why it is a practice table, if it is one. */
  practice?: Practice;
};

/** A record as lists show it. */
export type RecordInfo = {
  /** Its id, for `/api/records/`. */
  id: string;
  /** The game's slug. */
  game: string;
  /** The version of the game's rules. */
  rules: number;
  /** When it was over, in milliseconds since 1970. */
  finished: number;
  /** Who sat where. */
  names: Array<string>;
  /** Who won. */
  winners: Seats;
  /** Whether it was ended before its end. */
  abandoned: boolean;
  /** How many answers it has. */
  answers: number;
  /** Whether somebody brought it from elsewhere. */
  uploaded: boolean;
  /** Whether it was played at a practice table, where the deal was chosen. */
  practice?: boolean;
  /** How it ended, in a sentence of the reader's language; older records do not say it. */
  ending?: string;
  /** For how many milliseconds it was played, from the deal to the end; nothing where nobody was there to see. */
  lasted?: number;
  /** Which seats the reader held, in the list of the reader's own. */
  mine?: Seats;
  /**
   * As whom the reader played at the first of them, such as "as Harlequin", where the game has more to say than a
   * name.
   */
  played_as?: string;
};

/** A moment of a recorded game through somebody's eyes. */
export type RecordStep = {
  /** After how many answers. */
  step: number;
  /** How many answers the record has. */
  of: number;
  /** Whose answer came last. */
  by: Seat | null;
  /** What the viewer knew. */
  view: unknown;
  /** The open question. */
  question: Question;
  /** What every seat knew, where all cards are asked for (`open`); otherwise left out. */
  seats?: Array<unknown>;
  /** What the viewer saw happen since the step asked for in `since`, or since the step before. */
  lines: Array<EventLine>;
  /**
   * The version of the rules the game was played by, if it is another game by the rules of today: it is shown as it was
   * seen, and can no longer be proved.
   */
  old_rules?: number;
};

/** What a finished game came to, for those who look back at it. */
export type RecordSummary = {
  /** What is counted where turning points are found, in a word of the game: "Prestige". */
  counted: string;
  /** The answers after which somebody stood much better or worse, in the order of the game; at most seven. */
  turning_points: Array<TurningPoint>;
  /** As whom everybody played, by seat: "as Harlequin"; nothing where there is no more to say than a name. */
  played_as: Array<string | null>;
  /**
   * For how many milliseconds it was played, from the deal to the end; nothing where nobody was there to see, as in
   * a record from elsewhere.
   */
  lasted?: number;
};

/** An answer after which somebody stood much better or worse. */
export type TurningPoint = {
  /** After how many answers. */
  step: number;
  /** Whose standing changed most. */
  seat: Seat;
  /** By how much, in what the game counts. */
  change: number;
  /** What happened, as everybody saw it; empty where nothing was told. */
  text: string;
};

/** A record somebody brought. */
export type Uploaded = {
  /** Its id here. */
  id: string;
  /**
   * Whether the deal is the one that was promised; nothing if the record does not say how it was made. To whom that proves
   * that nobody chose it, docs/fairness.md says.
   */
  fair: boolean | null;
  /** Whether the deal was chosen: what was fixed before then proves nothing about chance. */
  practice?: boolean;
};

/** What every refused request is answered with. */
export type Problem = {
  /** A short name of the reason. */
  code: string;
  /** What was wrong and what to do. */
  text: string;
};
