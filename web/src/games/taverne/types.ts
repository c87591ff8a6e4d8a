// Written by `cargo xtask types` from games/taverne. Do not change it by hand.

/** What one viewer knows: what everybody does, what this viewer does beside it, and what follows. */
export type View = { viewer: Viewer; public: Public; own: Own; shown: Board };

/** Through whose eyes something is seen. */
export type Viewer =
  | { seat: Seat }
  | "gallery";

/** One place at the table, counted clockwise from 0. */
export type Seat = number;

/** What everybody knows: the groups, what lies open, and how far the game is. */
export type Public = {
  phase: Phase;
  groups: Array<Array<Figure>>;
  /** TV-561: Treasures lying face up on the floor. */
  floor: Array<Treasure>;
  /** TV-215: face up, to be shuffled again. */
  discard: Array<Object>;
  /** TV-215: out of the game. */
  broken: Array<Object>;
  /** An Object played from a hand for the action under way. */
  in_play: Object | null;
  /** The Arrivals drawn so far, in order. */
  arrived: Array<Arrival>;
  trade: Trade;
  /** The round of the Brawl; 0 before it. */
  round: number;
  /** TV-407: where the search for the next Leader starts. */
  next_lead: Seat;
  /** The action being carried out. */
  act: Act | null;
  /** TV-1008, TV-1009: who is looking at whose Treasures. */
  looking: Looking | null;
  /** TV-641: the Arrival everybody may claim. */
  call: Call | null;
};

/** The parts of the game. */
export type Phase = "trade" | "brawl" | "over";

/** One character of a group. */
export type Figure = {
  who: Character;
  posture: Posture;
  cover: Cover | null;
  weapon: Drawn | null;
  /** TV-571: at the Door since this round. */
  at_door: number | null;
  /** TV-561: a Hero that has been Down before. */
  has_fallen: boolean;
};

/** TV-201: a Hero, or an Arrival that has joined a group. The second of several equal Arrivals to come is `garde-2`. */
export type Character = string;

/** TV-203: how a character stands; TV-208: or that it is out. */
export type Posture = "standing" | "tilted" | "down" | "ko" | "escaped";

/** TV-212: what a character stands behind, or sits in. */
export type Cover =
  | { is: "protection"; object: Object }
  | { is: "hiding"; object: Object; tested: number };

/** A kind of Object; copies are alike. */
export type Object = string;

/** TV-542: a drawn weapon, and the round in which it was drawn. */
export type Drawn = { weapon: Weapon; round: number };

/** TV-541: a weapon that can be drawn. */
export type Weapon =
  | { is: "treasure"; treasure: Treasure }
  | { is: "object"; object: Object };

/** One of the forty Treasures. */
export type Treasure = string;

/** A kind of card of the Arrival pile, the Militia included; copies are alike. */
export type Arrival = string;

/** Where the Trade is. */
export type Trade = {
  seller: Seat;
  /** TV-315: sale turns played, however they ended. */
  turns: number;
  /** TV-303 */
  shown: Treasure | null;
  /** Agitation cards still held. */
  agitation: Array<number>;
  /** TV-311: Agitation cards laid. */
  laid: number;
  last_laid_by: Seat | null;
};

/** An action that has been declared, or a riposte. */
export type Act = {
  seat: Seat;
  who: Character;
  deed: Deed;
  /** TV-907: own supporters first, then those of players who were called, clockwise. */
  supporters: Array<Character>;
  /** TV-906: who was called on. */
  called: Seats;
  /** TV-1016 */
  is_riposte: boolean;
  /** TV-1012: the attack failed, so that a Standing defender may hit back. */
  can_be_answered: boolean;
};

/** TV-501: what a character is activated for. */
export type Deed =
  | { do: "pick_up"; treasure: Treasure }
  | { do: "pick_up_unseen" }
  | { do: "protect"; object: Object }
  | { do: "hide"; object: Object }
  | { do: "stay_hidden" }
  | { do: "draw"; weapon: Weapon }
  | { do: "fight"; blow: Blow }
  | { do: "door" }
  | { do: "window" }
  | { do: "pass" };

/** An attack: with what, how, and at whom. */
export type Blow = { with: Arm; mode: Mode; target: Character };

/** What one strikes with. */
export type Arm =
  | { is: "object"; object: Object }
  | { is: "drawn" }
  | { is: "treasure"; treasure: Treasure };

/** TV-551, TV-552: the two ways to attack. */
export type Mode = "contact" | "distance";

/** A set of seats, iterated in seat order. */
export type Seats = Array<Seat>;

/** TV-1008: an attacker looks at all that a victim can lose. */
export type Looking = {
  by: Seat;
  victim: Seat;
  /** TV-1019: after a KO, how many Heroes the victim had in the tavern just before; 0 when the Hero only fell. */
  heroes_before: number;
};

/** TV-641: an Arrival that has been drawn, and who claims it. */
export type Call = {
  arrival: Arrival;
  right: Seats;
  wrong: Seats;
  /** TV-648: in a race, who has said Silent. */
  silent: Seats;
  /** TV-645: wrong claimants who still have to tilt somebody. */
  owing: Seats;
};

/** What one viewer knows: the own hand, the sizes of all others, and where every Treasure can be. */
export type Own = {
  purses: Array<Purse>;
  /** Treasures face down on the floor. */
  face_down: Seen<Treasure>;
  /** Treasures set aside at the start. */
  aside: Seen<Treasure>;
  /** How many Objects are left in the pile. */
  object_pile: number;
  /** The cards of the Arrival pile, the next one last. */
  arrivals: Seen<Arrival>;
  /** TV-217: every Treasure the viewer does not see, and where it can be. */
  whereabouts: Array<Possible>;
};

/** What a player has, as far as this viewer sees it. */
export type Purse = {
  /** How many Treasures are in hand; those drawn as weapons are not. */
  hand: number;
  /** The losable Treasures (TV-211), in hand and drawn, in the order in which they came. */
  losable: Array<Treasure> | null;
  safe: Seen<Treasure>;
  offer: Seen<Treasure>;
  objects: Seen<Object>;
};

/** Cards whose number everybody knows, and whose faces only some. */
export type Seen<C> = { size: number; cards: Array<C> | null };

/** Where a Treasure that the viewer does not see at present can be. */
export type Possible = { treasure: Treasure; places: Array<Place> };

/** Where a Treasure can lie. */
export type Place =
  | { hand: Seat }
  | { safety: Seat }
  | "face_down"
  | "aside"
  | "open";

/** Facts of the rules about what a viewer sees. */
export type Board = {
  house: House;
  /** TV-311: how many Agitation cards start the Brawl. */
  agitation_needed: number;
  /** TV-206 */
  living: Seats;
  /** TV-551, TV-552: whom each player reaches. */
  reach: Array<Reach>;
  /** TV-711, TV-712 */
  tavern: Tavern;
  /** TV-107: whether the next card of the Arrival pile can be the Militia. */
  militia_may_come: boolean;
  /** Whether the viewer's claim would be right, at tables that say so. */
  claim_is_right: boolean | null;
  /** TV-703: what the viewer's Treasures score now; for everybody once the game is over. */
  tallies: Array<Tally>;
  /** TV-707: everybody from the first to the last, once the game is over. */
  ranking: Array<Ranked>;
  /** What the Treasures the viewer sees are worth to him with his best Hero. */
  worth: Array<Worth>;
  /** Which card the characters are: the second Guard is a Guard. */
  cards: Array<CardOf>;
};

/** The rules of this table, as far as a page shows them. */
export type House = {
  variants: Array<Variant>;
  /** TV-801: the place of the Break die among the dice of an attack, where there is one. */
  break_die: number | null;
  sealed_offers: boolean;
  sale_turns: number;
  tavern_name: string | null;
};

/** The three variants (TV-8xx, TV-9xx, TV-10xx). */
export type Variant = "casse-tout" | "tous-sur-un" | "tete-dure";

/** Whom a player reaches. */
export type Reach = { contact: Seats; distance: Seats };

/** What the tavern is worth, and to the Innkeeper. */
export type Tavern = {
  value: number;
  /** The id of its state in the data. */
  state: string;
  points: number;
};

/** TV-703: what a player scores, Treasure by Treasure. */
export type Tally = {
  seat: Seat;
  allotted: Array<Allotted>;
  /** TV-713 */
  tavern: number;
  total: number;
};

/** TV-703: a Treasure, the Hero it is allotted to, and what it scores. */
export type Allotted = {
  treasure: Treasure;
  /** Nothing if no Hero can score. */
  hero: Hero | null;
  points: number;
  /** TV-704 */
  wildcard: boolean;
};

/** One of the twelve Heroes. */
export type Hero = string;

/** TV-707: a player's place at the end. */
export type Ranked = {
  seat: Seat;
  /** The first is 1; those whom nothing parts share a place. */
  place: number;
  /** What parts players with equal points; nothing for who has points of his own. */
  tie: Tie | null;
};

/** TV-707: what counts between players with equal points. */
export type Tie = {
  /** Heroes that are not KO. */
  heroes: number;
  treasures: number;
};

/** What a Treasure is worth to the viewer. */
export type Worth = { treasure: Treasure; points: number };

/** The card of a character in play. */
export type CardOf = { who: Character; card: string };

/** An event as one viewer sees it. */
export type Event =
  | { kind: "trade" } & TradeEvent
  | { kind: "brawl" } & BrawlEvent
  | { kind: "fight" } & FightEvent
  | { kind: "treasure" } & TreasureEvent
  | { kind: "round" } & RoundEvent
  | { kind: "end" } & EndEvent;

/** TV-101 to TV-110 and the Trade. */
export type TradeEvent =
  | { what: "started"; heroes: Array<Array<Hero>>; seller: Seat }
  | { what: "dealt"; yours: Array<Treasure> | null; each: number }
  | { what: "skipped"; seat: Seat }
  | { what: "shown"; seat: Seat; treasure: Treasure }
  | { what: "declined"; seat: Seat; card: Agitation }
  | { what: "offers_opened"; offers: Array<Offered> }
  | { what: "sold"; seller: Seat; buyer: Seat; treasure: Treasure; price: Offered }
  | { what: "refused"; seat: Seat; card: Agitation }
  | { what: "protested"; seat: Seat; card: Agitation }
  | { what: "agitated"; laid: number; of: number }
  | { what: "peace_made" }
  | { what: "trade_ran_out" };

/** A kind of Agitation card. No rule looks at it. */
export type Agitation = string;

/** Cards on offer: how many, and which, to those who see them. */
export type Offered = { size: number; cards: Array<Treasure> | null };

/** Rounds, activations and what a character does by itself. */
export type BrawlEvent =
  | { what: "started"; leader: Seat }
  | { what: "round_started"; round: number }
  | { what: "activated"; seat: Seat; who: Character; deed: Deed }
  | { what: "left_hiding"; who: Character; object: Object }
  | { what: "left_door"; who: Character }
  | { what: "cover_discarded"; who: Character; object: Object }
  | { what: "trophy_discarded"; who: Character; object: Object }
  | { what: "weapon_back_in_hand"; who: Character; seat: Seat; treasure: Treasure }
  | { what: "mustered"; seat: Seat; own: Array<Character>; called: Seats }
  | { what: "supported"; who: Character; supporters: Array<Character> }
  | { what: "tested"; who: Character; test: Test; roll: Roll<DiceFrom>; passed: boolean }
  | { what: "no_hiding_place"; who: Character; object: Object }
  | { what: "discovered"; who: Character; object: Object; broken: boolean }
  | { what: "escaped"; seat: Seat; who: Character; by: Exit };

/** Which test of Ruse. */
export type Test = "hide" | "stay_hidden" | "window";

/**
 * A roll of six-sided dice: each die, what was needed, what counted, and what changed the total. `W` is a game's
 * reason for a change, such as a wound or a back attack.
 */
export type Roll<W> = {
  /** Every die, in the order in which they were drawn. */
  dice: Array<Die>;
  /** What changes the total. */
  modifiers: Array<Modifier<W>>;
  /** What was needed. */
  need: Need;
};

/** One die of a roll. */
export type Die = {
  /** What it shows. */
  face: number;
  /** Whether it counts: it hit, or it was kept. */
  counts: boolean;
};

/** Something that changes the total of a roll, and why. */
export type Modifier<W> = {
  /** Why. */
  why: W;
  /** By how much. */
  by: number;
};

/** What a roll needed to succeed. */
export type Need =
  | "nothing"
  | { dice: { showing: number; at_least: number } }
  | { total: number };

/** Where the dice of a roll come from (TV-216). */
export type DiceFrom =
  | { from: "force" }
  | { from: "ruse" }
  | { from: "weapon" }
  | { from: "support"; who: Character }
  | { from: "at_least_three" };

/** Which way out. */
export type Exit = "door" | "window";

/** Attacks and what they do. */
export type FightEvent =
  | { what: "struck" } & Struck
  | { what: "harmed"; who: Character; from: Posture; to: Posture }
  | { what: "unharmed"; who: Character }
  | { what: "broken"; object: Object; tavern: number }
  | { what: "discarded"; object: Object }
  | { what: "protection_lost"; who: Character; object: Object; broken: boolean }
  | { what: "door_lost"; who: Character }
  | { what: "riposte"; seat: Seat; who: Character; blow: Blow }
  | { what: "no_riposte"; seat: Seat; who: Character };

/** An attack with all its dice. */
export type Struck = {
  seat: Seat;
  who: Character;
  target: Character;
  victim: Seat;
  attack: Roll<DiceFrom>;
  /** TV-801: whether one of the dice is the Break die. */
  break_die: boolean;
  /** TV-559, TV-801, TV-803: the places of the dice that broke something. */
  broke: Array<number>;
  /** TV-1003 */
  defence: Roll<DiceFrom> | null;
  /** TV-556, TV-557: the damage; TV-1004: the margin. */
  result: number;
};

/** Treasures that change places. */
export type TreasureEvent =
  | { what: "picked_up"; seat: Seat; who: Character; treasure: Treasure | null; face_down: boolean }
  | { what: "stolen"; by: Seat; from: Seat; treasure: Treasure | null }
  | { what: "dropped"; seat: Seat; treasure: Treasure }
  | { what: "looked_at"; by: Seat; at: Seat; size: number; cards: Array<Treasure> | null }
  | { what: "looted"; by: Seat; from: Seat; treasure: Treasure | null }
  | { what: "spilled"; seat: Seat; size: number; cards: Array<Treasure> | null; drawn: Array<Treasure> }
  | { what: "sheltered"; seat: Seat; size: number; cards: Array<Treasure> | null; drawn: Array<Treasure> };

/** The end of a round. */
export type RoundEvent =
  | { what: "discarded"; seat: Seat; objects: Array<Object>; kept: number }
  | { what: "drew"; seat: Seat; size: number; cards: Array<Object> | null }
  | { what: "reshuffled"; size: number }
  | { what: "straightened" }
  | { what: "hiding_lapsed"; who: Character; object: Object }
  | { what: "came"; arrival: Arrival }
  | { what: "claimed"; right: Seats; wrong: Seats }
  | { what: "raced"; seat: Seat; right: boolean }
  | { what: "penalty"; seat: Seat; who: Character }
  | { what: "rolled_for"; arrival: Arrival; rolls: Array<TwoDice> }
  | { what: "joined"; seat: Seat; who: Character };

/** TV-644: somebody's two dice. */
export type TwoDice = { seat: Seat; dice: [number, number] };

/** How it ended. */
export type EndEvent =
  | { what: "militia" }
  | { what: "last_group"; seats: Seats }
  | { what: "scored"; tally: Tally }
  | { what: "won"; seats: Seats };

/** What the rules ask. */
export type Question =
  | { ask: "show"; seat: Seat }
  | { ask: "offer" }
  | { ask: "deal"; seat: Seat }
  | { ask: "protest" }
  | { ask: "peace" }
  | { ask: "activate"; seat: Seat }
  | { ask: "muster"; seat: Seat }
  | { ask: "support" }
  | { ask: "drop"; seat: Seat }
  | { ask: "loot"; seat: Seat }
  | { ask: "riposte"; seat: Seat }
  | { ask: "shelter"; seat: Seat }
  | { ask: "keep" }
  | { ask: "claim" }
  | { ask: "tilt"; seat: Seat };

/** An answer. */
export type Action =
  | { kind: "trade" } & Bargain
  | { kind: "activate" } & Activation
  | { kind: "help" } & Help
  | { kind: "loss" } & Loss
  | { kind: "round" } & RoundChoice;

/** Answers in the Trade. */
export type Bargain =
  | { say: "show"; treasure: Treasure }
  | { say: "decline" }
  | { say: "offer"; treasures: Array<Treasure> }
  | { say: "deal"; buyer: Seat }
  | { say: "refuse" }
  | { say: "protest" }
  | { say: "accept" }
  | { say: "peace" }
  | { say: "no_peace" };

/** TV-403 */
export type Activation = { character: Character; deed: Deed };

/** Answers about support and riposte. */
export type Help =
  | { give: "muster"; own: Array<Character>; call: Array<Seat> }
  | { give: "support"; character: Character }
  | { give: "no_support" }
  | { give: "riposte"; blow: Blow }
  | { give: "no_riposte" };

/** Answers about Treasures lost or saved. */
export type Loss =
  | { part: "drop"; treasure: Treasure }
  | { part: "loot"; treasure: Treasure }
  | { part: "shelter"; treasures: Array<Treasure> };

/** Answers at the end of a round. */
export type RoundChoice =
  | { choose: "keep"; objects: Array<Object> }
  | { choose: "claim" }
  | { choose: "silent" }
  | { choose: "tilt"; character: Character };

/** What is on a card, by its kind. */
export type Facts =
  | { kind: "hero"; facts: HeroFacts }
  | { kind: "treasure"; facts: TreasureFacts }
  | { kind: "object"; facts: ObjectFacts }
  | { kind: "arrival"; facts: ArrivalFacts }
  | { kind: "militia"; facts: NoFacts }
  | { kind: "agitation"; facts: CountFacts }
  | { kind: "door"; facts: DoorFacts }
  | { kind: "window"; facts: WindowFacts }
  | { kind: "tavern_state"; facts: StateFacts };

/** What is on a Hero. */
export type HeroFacts = { values: Values; support: Values; affinities: Array<Affinity> };

/** A value for each characteristic. */
export type Values = { force: number; ruse: number };

/** What a Hero cares for. */
export type Affinity =
  | { kind: "treasure"; type: Kind; score: number; circled: boolean }
  | { kind: "wildcard"; score: number; circled: boolean }
  | { kind: "tavern"; circled: boolean };

/** A type of Treasure. */
export type Kind = "biere" | "arme" | "invention" | "magie" | "art" | "joyau" | "relique";

/** What is on a Treasure. */
export type TreasureFacts = {
  types: Array<Kind>;
  /** The types in the reader's language. */
  type_names: Array<string>;
  weapon: WeaponPrint | null;
};

/** TV-541, TV-543: a weapon that is drawn, then strikes without an Object. */
export type WeaponPrint = {
  stat: Stat;
  mode: Mode;
  /** Added to the characteristic. */
  bonus: number;
  breakable: boolean;
};

/** A characteristic. */
export type Stat = "force" | "ruse";

/** What is on an Object. */
export type ObjectFacts = { count: number; tavern_value: number; uses: Array<Use> };

/** What an Object can be played for. */
export type Use =
  | { kind: "strike"; mode: Mode }
  | { kind: "protect" }
  | { kind: "hide" }
  | { kind: "draw_weapon"; stat: Stat; mode: Mode; bonus: number; breakable: boolean };

/** What is on an Arrival. */
export type ArrivalFacts = { count: number; values: Values; support: Values; affinities: Array<Bond> };

/** TV-642: what an Arrival is drawn to. */
export type Bond = "biere" | "arme" | "invention" | "magie" | "art" | "joyau" | "relique" | "garde";

/** Nothing but the text. */
export type NoFacts = Record<symbol, never>;

/** How many there are. */
export type CountFacts = { count: number };

/** TV-571 to TV-575: what the Door asks and gives. */
export type DoorFacts = {
  /** How many rounds to hold after the one of going there. */
  rounds: number;
  shelter: number;
};

/** TV-581: what the Window asks and gives. */
export type WindowFacts = {
  /** The face that counts, and how many dice must show it. */
  face: number;
  needed: number;
  shelter: number;
};

/** TV-712: a row of the state of the tavern. */
export type StateFacts = { min: number; max: number; points: number };

/** What a player is helped with. */
export type Aid = { tally: Tally; whereabouts: Array<Possible> };
