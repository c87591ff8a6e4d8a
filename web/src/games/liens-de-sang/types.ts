// Written by `cargo xtask types` from games/liens-de-sang. Do not change it by hand.

/** What one viewer knows: what everybody does, what this viewer does beside it, and what follows. */
export type View = { viewer: Viewer; public: Public; own: Own; shown: Shown };

/** Through whose eyes something is seen. */
export type Viewer =
  | { seat: Seat }
  | "gallery";

/** One place at the table, counted clockwise from 0. */
export type Seat = number;

/** What everybody knows. Plain data; no references, no clock. */
export type Public = {
  /** What lies in front of each player. */
  players: Array<Player>;
  /** LS-301: who holds the dagger. */
  dagger: Seat;
  /** Turns so far, the current one included. */
  turn: number;
  /** The attack being resolved. */
  attack: Attack | null;
  /** How the game ended. */
  ending: Ending | null;
  /** LS-1001, LS-R33: the cards lie open, at the end of the game. */
  is_revealed: boolean;
};

/** What lies in front of one player, and what has lain there. */
export type Player = {
  /** LS-404: in the order taken. */
  wounds: Wounds;
  cards: Cards;
  evidence: Evidence;
  /** LS-732: whose cards he has looked at as a Harlequin. That he looked is public. */
  looked_at: Seats;
};

/** The tokens in front of a player: at most three. */
export type Wounds = Array<Token>;

/** A token in front of a player. */
export type Token =
  | "unknown"
  | "rose"
  | "beast"
  | { rank: Rank };

/** LS-103: 1 to 9, or the cross of the Inquisitor. */
export type Rank = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "X";

/** The ability cards in front of one player; nobody ever holds two alike (LS-610). */
export type Cards = Array<Card>;

/** An ability card as it lies on the table. All curses look alike. */
export type Card = "quill" | "sword_purple" | "sword_green" | "shield_purple" | "shield_green" | "staff" | "fan" | "curse";

/** LS-745, D3 to D5: what a player's tokens and attacks have proved, healed or not. Public. */
export type Evidence = {
  /** The rank ever shown. */
  rank: Rank | null;
  /** The most Rose tokens ever in front of the player at once, taken without a Staff. */
  rose: number;
  /** The same of Beast tokens. */
  beast: number;
  /** The same of unknown tokens. */
  unknown: number;
  /** Attacked a player with three wounds, as the Inquisitor may not (LS-903). */
  struck_at_three: boolean;
};

/** A set of seats, iterated in seat order. */
export type Seats = Array<Seat>;

/** LS-401: an attack on its way through the six steps. */
export type Attack = {
  attacker: Seat;
  target: Seat;
  /** Who offered to step in. */
  offers: Seats;
  /** Whose offer was accepted. */
  intervener: Seat | null;
  /** LS-601: the wounded player took the rank token for this very wound. */
  rank_shown: boolean;
  /** The public part of the ability being used. */
  chosen: Chosen | null;
  /** Where an ability sends the dagger (LS-723, LS-754). */
  dagger_to: Seat | null;
};

/** What everybody sees of the choices made for an ability. */
export type Chosen = { target: Seat | null; targets: Seats; mode: Mode | null };

/** LS-741: what the Alchemist does to the player he stepped in for. */
export type Mode = "wound" | "heal";

/** How the game ended: LS-1001 to LS-1008. */
export type Ending = {
  captive: Seat;
  capturer: Seat;
  cause: Cause;
  /** Who won. */
  winner: Allegiance;
  /** LS-1004, LS-1005: the clan that won, or would have won but for the True Curse. */
  victorious: Clan | null;
  /** LS-R03: the capturer captured a member of his own clan. */
  own_clan: boolean;
  /** The leaders at the moment of the capture, Rose then Beast. */
  leaders: [Seat, Seat];
  /** LS-1007: the Inquisitor took the victory from the victorious clan. */
  curse_stole: boolean;
};

/** What a wound comes from. */
export type Cause =
  | { from: "attack"; by: Seat }
  | { from: "ability"; by: Seat };

/** LS-102: the three allegiances. */
export type Allegiance = "rose" | "beast" | "order";

/** One of the two clans; also what a clue or an affiliation token may show. */
export type Clan = "rose" | "beast";

/** What one viewer knows beside what everybody knows. */
export type Own = {
  /** The character cards the viewer has seen. */
  characters: Array<Identity | null>;
  /** The clues the viewer has seen. */
  clues: Array<Clan | null>;
  /** LS-906: where the True Curse lies, if the viewer gave it or the game is over. */
  true_curse: Seat | null;
};

/** One of the twenty character cards, written as the spec writes them: `R1` … `R9`, `B1` … `B9`, `Ir`, `Ib`. */
export type Identity = "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "Ir" | "Ib";

/** What follows from a view, for whoever draws the table. */
export type Shown = {
  /** What the table was set to, as far as play depends on it. */
  house: House;
  /** LS-202: what is left in the supply. */
  supply: Supply;
  /** D3, D4: the ranks that the tokens each player has shown allow. */
  ranks: Array<Array<Rank>>;
  /**
   * LS-906: whether the curse before each player is the True one, as far as the viewer knows: whoever knows where that
   * one lies knows the others, too.
   */
  curses: Array<boolean | null>;
  /** LS-1002 to LS-1007: why the game ended as it did. */
  reason: Reason | null;
  /** LS-401: which of the six steps of the attack is open, counted from 0. */
  step: number | null;
};

/** The options of a table that play depends on. */
export type House = {
  /** LS-1205: the last turn, or 0 for none. */
  turn_limit: number;
  deduction_aid: DeductionAid;
  skin: Skin;
  show_box_at_end: boolean;
};

/** What the table works out for its players. */
export type DeductionAid = "none" | "notes" | "full";

/** Names and colours of the clans. */
export type Skin = "rose_beast" | "phoenix_gargoyle";

/** LS-202: what is left in the supply. */
export type Supply = {
  rose: number;
  beast: number;
  unknown: number;
  /** Rank tokens: the cross, then 1 to 9. */
  ranks: [number, number, number, number, number, number, number, number, number, number];
  /** Ability cards: from the Quill to the Curse, in the order in which the type `Card` names them. */
  cards: [number, number, number, number, number, number, number, number];
};

/** Why a game ended as it did. */
export type Reason =
  | { kind: "inquisitor" }
  | { kind: "curse"; victorious: Clan; leader: Seat }
  | { kind: "own_clan"; winner: Clan }
  | { kind: "leader"; winner: Clan; of: Clan }
  | { kind: "wrong_one"; winner: Clan; of: Clan };

/** An event as one viewer sees it: fields that only some may know are empty for the rest. */
export type Event =
  | { kind: "game_started"; players: number; first: Seat }
  | { kind: "characters_dealt"; yours: Identity | null }
  | { kind: "clues_shown"; of: Seat | null; clue: Clan | null }
  | { kind: "turn_started"; turn: number; seat: Seat }
  | { kind: "attack_declared"; by: Seat; target: Seat }
  | { kind: "dagger_passed"; from: Seat; to: Seat }
  | { kind: "intervention_impossible"; target: Seat; why: NoHelp }
  | { kind: "intervention_requested"; target: Seat }
  | { kind: "intervention_not_requested"; target: Seat }
  | { kind: "offers_revealed"; target: Seat; offers: Seats; refusals: Seats }
  | { kind: "offer_accepted"; target: Seat; intervener: Seat }
  | { kind: "offers_declined"; target: Seat }
  | { kind: "wound"; seat: Seat; token: Token; cause: Cause }
  | { kind: "ability_used"; seat: Seat; ability: AbilityId; targets: Seats; mode: Mode | null }
  | { kind: "ability_declined"; seat: Seat; ability: AbilityId }
  | { kind: "card_taken"; seat: Seat; card: Card }
  | { kind: "card_given"; from: Seat; to: Seat; card: Card }
  | { kind: "protection_lapsed"; seat: Seat; color: Color; shields: Seats }
  | { kind: "token_returned"; seat: Seat; token: Token }
  | { kind: "characters_seen"; by: Seat; seen: Array<SeenCharacter> }
  | { kind: "curses_given"; by: Seat; to: Seats; true_to: Seat | null }
  | { kind: "dagger_moved"; to: Seat }
  | { kind: "captured"; seat: Seat; cause: Cause }
  | { kind: "all_revealed"; characters: Array<Identity>; true_curse: Seat | null; left_in_box: Array<Identity> }
  | { kind: "game_over"; ending: Ending; winners: Seats }
  | { kind: "turn_limit_reached"; turns: number };

/** Why there is no request (LS-502, LS-503). */
export type NoHelp = "fan" | "nobody";

/** The ten abilities. */
export type AbilityId = "elder" | "assassin" | "harlequin" | "alchemist" | "mentalist" | "guardian" | "berserker" | "mage" | "courtesan" | "inquisitor";

/** The two families of Swords and Shields. */
export type Color = "purple" | "green";

/** A card a Harlequin looked at. */
export type SeenCharacter = { seat: Seat; character: Identity | null };

/** What the rules ask. */
export type Question =
  | { ask: "turn" }
  | { ask: "request" }
  | { ask: "offer" }
  | { ask: "accept" }
  | { ask: "token"; victim: Seat; cause: Cause; rule: TokenRule }
  | { ask: "ability"; owner: Seat }
  | { ask: "return"; victim: Seat };

/** Which token a wound calls for. */
export type TokenRule = "choice" | "rank_first";

/** Every possible answer. */
export type Action =
  | { kind: "attack"; target: Seat }
  | { kind: "pass"; to: Seat }
  | { kind: "request" }
  | { kind: "no_request" }
  | { kind: "offer" }
  | { kind: "no_offer" }
  | { kind: "accept"; seat: Seat }
  | { kind: "decline_offers" }
  | { kind: "take"; token: Symbol }
  | { kind: "use_ability" } & Use
  | { kind: "decline_ability" }
  | { kind: "return"; token: Symbol }
  | { kind: "look_at_curse"; before: Seat };

/** What a wound may show: the rank, or one of the three affiliations. Also how a player names a token. */
export type Symbol = "unknown" | "rose" | "beast" | "rank";

/** The choices that go with an ability; which of them are needed depends on the ability (LS-607). */
export type Use = {
  /** Assassin, Mentalist, Guardian, Mage, Courtesan: one player. */
  target?: Seat | null;
  /** Harlequin: two players. */
  targets?: Seats;
  /** Alchemist: wound or heal. */
  mode?: Mode | null;
  /** Inquisitor: who gets the True Curse. */
  true_to?: Seat | null;
  /** Inquisitor: who gets the False Curses. */
  false_to?: Seats;
};

/** What is on a card or piece, by its kind. */
export type Facts =
  | { kind: "character"; facts: CharacterFacts }
  | { kind: "ability_card"; facts: AbilityCardFacts }
  | { kind: "token"; facts: TokenFacts }
  | { kind: "dagger"; facts: DaggerFacts }
  | { kind: "reference"; facts: ReferenceFacts };

/** LS-101: what is on a character card. */
export type CharacterFacts = {
  /** The character as views name it. */
  identity: Identity;
  /** Nothing for the Inquisitor. */
  clan: Clan | null;
  /** LS-103: nothing for the Inquisitor, who has a cross. */
  rank: number | null;
  /** LS-104: the two affiliation symbols; none if they are wild. */
  symbols: Array<Symbol>;
  /** LS-902: whether both affiliation symbols match any token. */
  wild: boolean;
  /** LS-105: what the next player clockwise is shown. */
  clue: Clan;
  ability: AbilityId;
};

/** An ability card. */
export type AbilityCardFacts = {
  /** The card as views name it; a True and a False Curse look alike. */
  card: Card;
  /** How many are in the box. */
  count: number;
};

/** A kind of token. */
export type TokenFacts = {
  /** The token as views name it. */
  token: Token;
  /** How many are in the box. */
  count: number;
};

/** The dagger. */
export type DaggerFacts = {
  /** How many are in the box. */
  count: number;
};

/** LS-110: the reference card, which everybody may read at any time. */
export type ReferenceFacts = {
  ranks: Array<RankFacts>;
  /** LS-210: what is dealt, for every number of players. */
  deals: Array<Deal>;
  /** LS-105, LS-107, LS-409, LS-1003 to LS-1005: who leads, whose clue misleads, and what a capture is, in the reader's language. */
  notes: Array<string>;
};

/** LS-104: what is on both cards of a rank. */
export type RankFacts = {
  rank: Rank;
  ability: AbilityId;
  /** What the ability does, in the reader's language. */
  text: string;
  /** The two affiliation symbols. */
  symbols: Array<Printed>;
  /** D3, D4: how many tokens of its own clan and how many unknown ones it can show together. */
  shows: Array<[number, number]>;
};

/** An affiliation symbol as the reference card prints it, where the clan is not said. */
export type Printed = "clan" | "unknown" | "wild";

/** LS-210: what is dealt for a number of players. */
export type Deal = { players: number; rose: number; beast: number; inquisitor: number; curse_true: number; curse_false: number };

/** Who can be what, for one player. */
export type Aid = {
  mode: AidMode;
  /** Every character each player can have; for the viewer, his own. */
  seats: Array<Array<Identity>>;
};

/** How much is worked out. */
export type AidMode = "notes" | "full";
