// Written by `cargo xtask types` from games/cannibal-world. Do not change it by hand.

/** What one viewer knows: what everybody does, what this viewer does beside it, and what follows. */
export type View = { viewer: Viewer; public: Public; own: Own; shown: Board };

/** Through whose eyes something is seen. */
export type Viewer =
  | { seat: Seat }
  | "gallery";

/** One place at the table, counted clockwise from 0. */
export type Seat = number;

/** What everybody knows. */
export type Public = {
  players: Array<Player>;
  /** CW-105: the tokens left on the Habitats of both camps. */
  habitats: [number, number];
  /** In the order of entering play. */
  creatures: Array<Creature>;
  /** How many creatures have ever entered play. */
  entered: number;
  /** Turns of all players together, counted from 1; 0 before the first. */
  turn: number;
  active: Seat;
  /** CW-104: who had or will have the first turn. */
  first: Seat;
  phase: Phase;
  /** Action cards that are being resolved, the newest last (CW-404). */
  played: Array<Shown>;
  /** CW-800: the Assault being resolved. */
  assault: Attack | null;
  /** CW-700: the combat being fought. */
  combat: Combat | null;
  /** CW-1101, CW-1102: the shot being resolved. */
  shot: Shot | null;
  /** CW-1608: whether anything has happened this turn that counts against a stalemate. */
  stirred: boolean;
  /** CW-1608: turns in a row, with everybody exhausted, in which nothing did. */
  quiet: number;
  /** CW-1602: hands that lie open. */
  open_hands: Seats;
  /** Deck lists that lie open. */
  open_lists: Seats;
  /** CW-1609: who has offered to concede. */
  conceding: Seats;
  /** How the game ended. */
  ending: Ending | null;
};

/** What everybody knows of one player. */
export type Player = {
  /** CW-101; the faction of a deck that is still to be brought is not known yet. */
  faction: Faction | null;
  /** CW-206: the tokens in the stock. */
  meat: number;
  /** CW-312 */
  exhausted: boolean;
  /** CW-413: whether this player has pillaged this turn. */
  pillaged: boolean;
  /** CW-1807: whether this player has given a token this turn. */
  gave: boolean;
  /** CW-110 */
  mulliganed: boolean;
  /** CW-310: the discard pile, sorted. */
  discard: Array<Card>;
  /** CW-R74: cards known to have entered the Reinforcements. */
  known: Array<Known>;
  /** CW-R74: cards known to be in hand. */
  known_hand: Array<Card>;
  /** Whether this player has ever drawn from the Reinforcements (CW-307). */
  has_drawn_reinforcements: boolean;
  /** A search for a creature of value 8 or more found none: there is none in the main deck (CW-1108). */
  no_alpha: boolean;
  /** A search for a card of value 6 or less found none (CW-1514). */
  no_small: boolean;
};

/** CW-101: the four tribes. */
export type Faction = "rats" | "cats" | "dogs" | "renegades";

/** One design of card. Copies are alike, so a card is its design: nothing tells one copy from another. */
export type Card = string;

/** CW-R74: a card known to have entered the Reinforcements. */
export type Known = {
  card: Card;
  /** Whether it is still there for certain; otherwise its owner may have drawn it. */
  certain: boolean;
};

/** A creature in play. */
export type Creature = {
  id: CreatureId;
  card: Card;
  /** CW-1805: who played it. */
  owner: Seat;
  zone: Zone;
  /** CW-901: damage tokens; they stay. */
  damage: number;
  /** CW-603 */
  stunned: boolean;
  /** CW-410: which of its abilities are covered: used, or lost in the case of Tracker (CW-1005). */
  used: [boolean, boolean];
  /** What the current combat has announced about it. */
  stance: Stance;
  /** Damage that is about to be dealt, and may still meet Armour (CW-910). */
  incoming: number;
};

/** The name of a creature in play. Names are given in the order of entering play and never used again. */
export type CreatureId = number;

/** CW-601: the zones creatures stand in. The Habitat zone holds the Habitat alone (CW-108). */
export type Zone = "cover" | "hunting";

/** CW-707: announcements of one combat. All end with it (CW-710). */
export type Stance = {
  /** CW-1203, CW-1304: combat damage prevented. */
  shield: number;
  /** CW-1210, CW-1305: all combat damage prevented. */
  feint: boolean;
  /** CW-1303: combat damage it deals in addition. */
  extra: number;
  /** CW-1303: combat damage it receives in addition, from Action cards. */
  extra_taken: number;
  /** CW-908: direct damage registered on it. */
  direct: number;
};

/** CW-201: the phases of a turn, and what comes before and after all turns. */
export type Phase = "setup" | "draw" | "main" | "final" | "over";

/** A card laid open by somebody. */
export type Shown = { seat: Seat; card: Card };

/** CW-800: an Assault ability on its way. */
export type Attack = {
  by: Seat;
  source: Source;
  ability: Ability;
  /** Who suffers its effect. */
  target: CreatureId;
  /** Who fights the combat that follows; another than the target only where Swap leaves the effect alone (CW-R24). */
  fighter: CreatureId;
  dodged: boolean;
  /** CW-1501: who takes its direct damage instead. */
  bullseye: CreatureId | null;
};

/** Where an ability comes from. */
export type Source =
  | { creature: Spot }
  | { card: { card: Card; slot: Slot } };

/** One ability of a creature in play. */
export type Spot = { creature: CreatureId; slot: Slot };

/** CW-1011: the printed position of an ability on a card. */
export type Slot = "middle" | "right";

/** What is printed in one position of a card. */
export type Ability =
  | { type: "cover" } & Cover
  | { type: "assault" } & Assault
  | { type: "tactical" } & Tactical
  | { type: "innate" } & Innate
  | { type: "triggered" } & Triggered;

/** CW-1100 */
export type Cover =
  | { kind: "single_shot"; x: number }
  | { kind: "scattered_shots"; x: number }
  | { kind: "support"; x: number }
  | { kind: "rat_proliferation" }
  | { kind: "recharge" }
  | { kind: "net" }
  | { kind: "feline_leap" }
  | { kind: "summon_alpha" }
  | { kind: "harpoon" };

/** CW-1200 */
export type Assault =
  | { kind: "single_shot"; x: number }
  | { kind: "stab"; x: number }
  | { kind: "shield"; x: number }
  | { kind: "net" }
  | { kind: "canine_charge" }
  | { kind: "sacrifice" }
  | { kind: "feint" };

/** CW-1300 */
export type Tactical =
  | { kind: "single_shot"; x: number }
  | { kind: "scattered_shots"; x: number }
  | { kind: "extra_damage"; x: number }
  | { kind: "shield"; x: number }
  | { kind: "feint" }
  | { kind: "loyalty" };

/** CW-1400 */
export type Innate = { kind: "tracker" };

/** CW-1500 */
export type Triggered =
  | { kind: "bullseye" }
  | { kind: "armour"; x: number }
  | { kind: "recharge" }
  | { kind: "rat_proliferation" }
  | { kind: "feline_leap" }
  | { kind: "renegade_tactics" }
  | { kind: "support"; x: number }
  | { kind: "swap" }
  | { kind: "replacement" }
  | { kind: "net" };

/** CW-701: a combat. */
export type Combat = {
  initiator: Seat;
  attacker: CreatureId;
  defender: CreatureId;
  /** CW-504 */
  dodgeable: boolean;
  /** CW-1205 */
  charged: boolean;
  /** CW-1113: the creature that can use none of its abilities. */
  locked: CreatureId | null;
  /** CW-1306: who takes the combat damage meant for the attacker, and for the defender. */
  loyal: [CreatureId | null, CreatureId | null];
};

/** CW-1101, CW-1102: direct damage on its way to its targets. */
export type Shot = {
  by: Seat;
  source: Source;
  ability: Ability;
  split: Split;
  /** CW-1501 */
  bullseye: CreatureId | null;
};

/** A damage split among creatures, in the order of their entering play. */
export type Split = Array<Share>;

/** A part of a damage that is split. */
export type Share = { creature: CreatureId; points: number };

/** A set of seats, iterated in seat order. */
export type Seats = Array<Seat>;

/** CW-1600: how the game ended. */
export type Ending =
  | { how: "pillage"; winner: Camp }
  | { how: "elimination"; winner: Camp; strength: number | null }
  | { how: "pyrrhic"; survivor: Camp; strength: number; tokens: number }
  | { how: "both_eliminated" }
  | { how: "stalemate" }
  | { how: "too_long" }
  | { how: "concession"; winner: Camp };

/** CW-1801: one of the two sides; against one opponent a camp is a single player. */
export type Camp = "a" | "b";

/** What one viewer knows of what is not open to all. */
export type Own = {
  hands: Array<Holding>;
  reinforcements: Array<Holding>;
  /** How many cards each main deck has. */
  mains: Array<number>;
  /** The deck lists this viewer knows. */
  lists: Array<DeckList | null>;
};

/** Cards somebody holds: their number, and their faces for those who know them. Sorted, so that no card can be followed. */
export type Holding = { size: number; cards: Array<Card> | null };

/** The cards of a deck that may be played with: sorted by card, each card once. */
export type DeckList = {
  faction: Faction;
  cards: Array<Line>;
  /** CW-112: the card proposed for the Reinforcements. */
  reinforcement?: Card | null;
};

/** So many copies of a card. */
export type Line = { id: Card; n: number };

/** What the rules say about what a viewer sees. */
export type Board = {
  /** CW-709: what the current combat does if both sides pass now, Armour aside. */
  forecast: Array<Fate>;
  /** CW-903: what the attacker and the defender of the current combat strike with. */
  duel: Array<Striker>;
  creatures: Array<Standing>;
  /** CW-413: whether each camp's Habitat lies open to whoever is active. */
  open_to_pillage: [boolean, boolean];
  /** CW-1605: the printed strength each camp has in play and in the hands this viewer sees. */
  strength: [number, number];
  /** CW-1605: whether the viewer's camp is about to win too dearly. */
  pyrrhic: TooDear | null;
  /** CW-501 to CW-709: how far the fight is. */
  step: Stage;
  /** CW-1804 */
  turn_order: Array<Seat>;
  /** CW-1801: the camp of every seat. */
  camps: Array<Camp>;
  /** CW-108, CW-1802: the Habitat cards of both camps; nothing while their factions are not known. */
  habitats: [string | null, string | null];
  /** CW-105: the tokens on a Habitat that nobody has pillaged. */
  lives: number;
  /** CW-206: a full stock of Meat. */
  full_meat: number;
  /** CW-608: how far abilities with a range reach. */
  range: number;
  /** CW-607: how far it is from one's own Cover, and from one's own Hunting zone, to the enemy's Cover and Hunting zone. */
  distances: [[number, number], [number, number]];
};

/** What happens to a creature if both sides pass now. */
export type Fate = {
  /** The life it has left now. */
  remaining: number;
  /** CW-911 */
  dies: boolean;
  who: Who;
  /** Combat damage meant for it, Charge excess and Loyalty included. */
  combat: number;
  /** Prevented by Feint or Shields. */
  prevented: number;
  /** CW-906: taken over by a loyal creature. */
  redirected: Who | null;
  /** CW-908 */
  direct: number;
  /** What is left of it all. */
  total: number;
};

/** A creature, as it is named in a sentence. */
export type Who = { id: CreatureId; card: Card; owner: Seat };

/** CW-903: what a fighter strikes the other with, and how it comes about. */
export type Striker = {
  id: CreatureId;
  /** Its strength; a stunned creature strikes with none. */
  strength: number;
  /** What abilities add to it, on either side. */
  extra: number;
  /** Both together: the combat damage meant for the other. */
  deals: number;
};

/** A creature in play, with what the rules say about it. */
export type Standing = {
  id: CreatureId;
  strength: number;
  life: number;
  remaining: number;
  /** CW-615 */
  tracker: boolean;
  /** CW-605, CW-616 */
  guards: boolean;
};

/** CW-1605: less strength than the enemy has tokens. */
export type TooDear = {
  strength: number;
  tokens: number;
  /** The clauses behind the warning. */
  clauses: Array<string>;
};

/** The stages of a fight, by what is asked. */
export type Stage = "engage" | "dodge" | "tactics" | "damage";

/** What can be seen to happen. */
export type Event =
  | { kind: "course" } & Course
  | { kind: "cards" } & CardEvent
  | { kind: "board" } & BoardEvent
  | { kind: "fight" } & FightEvent;

/** The course of the game (CW-100, CW-200, CW-1600). */
export type Course =
  | { what: "began"; factions: Array<Faction | null> }
  | { what: "decks_brought"; factions: Array<Faction | null> }
  | { what: "reinforcements_chosen"; yours: Card | null }
  | { what: "first_player"; seat: Seat }
  | { what: "dealt"; yours: Array<Card> | null }
  | { what: "mulligans"; seats: Array<Seat>; yours: Array<Card> | null }
  | { what: "turn_began"; seat: Seat; turn: number }
  | { what: "turn_ended"; seat: Seat }
  | { what: "exhausted"; seat: Seat }
  | { what: "gained_meat"; seat: Seat; meat: number }
  | { what: "gave_token"; from: Seat; to: Seat }
  | { what: "pillaged"; seat: Seat; left: number }
  | { what: "offers_to_concede"; seat: Seat }
  | { what: "hands_revealed"; hands: Array<Hand> }
  | { what: "counted"; hands: Array<Hand>; strength: number; tokens: number }
  | { what: "ended"; ending: Ending };

/** Cards of one player, laid open. */
export type Hand = { seat: Seat; cards: Array<Card> };

/** Cards that move (CW-300, CW-404). */
export type CardEvent =
  | { what: "drew_main"; seat: Seat; card: Card | null }
  | { what: "drew_reinforcement"; seat: Seat; card: Card | null }
  | { what: "refilled"; seat: Seat; card: Card | null }
  | { what: "revealed"; seat: Seat; card: Card }
  | { what: "discarded"; seat: Seat; card: Card }
  | { what: "second_lost"; seat: Seat; card: Card; ability: Ability }
  | { what: "proliferated"; seat: Seat; card: Card }
  | { what: "nothing_to_fetch"; seat: Seat }
  | { what: "searched"; seat: Seat; search: Search; card: Card | null }
  | { what: "found_nothing"; seat: Seat; search: Search };

/** CW-1515: what a search looks for. */
export type Search = "alpha" | "replacement" | "renegade_tactics";

/** What happens to creatures outside fights (CW-400, CW-600). */
export type BoardEvent =
  | { what: "entered"; seat: Seat; who: Who; zone: Zone }
  | { what: "moved"; seat: Seat | null; who: Who; to: Zone }
  | { what: "recovered"; seat: Seat; who: Who }
  | { what: "stunned"; who: Who }
  | { what: "lost_tracker"; who: Who }
  | { what: "freed"; seat: Seat; who: Who; ability: Ability }
  | { what: "died"; who: Who };

/** Attacks, abilities and damage (CW-500, CW-700 to CW-900). */
export type FightEvent =
  | { what: "attacked"; seat: Seat; attacker: Who; defender: Who }
  | { what: "used"; seat: Seat; who: Who; ability: Ability; aim: Aimed }
  | { what: "used_card"; seat: Seat; card: Card; ability: Ability; aim: Aimed }
  | { what: "triggered"; seat: Seat; who: Who; ability: Ability }
  | { what: "triggered_card"; seat: Seat; card: Card; ability: Ability }
  | { what: "dodged"; seat: Seat; who: Who; assault: boolean }
  | { what: "netted"; seat: Seat; source: Source; attacker: Who | null }
  | { what: "takes_the_shot"; seat: Seat; who: Who }
  | { what: "swapped"; seat: Seat; out: Who; with: Who }
  | { what: "passed"; seat: Seat }
  | { what: "blows"; blows: Array<Blow> }
  | { what: "spread"; seat: Seat; shares: Array<Hit> }
  | { what: "armoured"; seat: Seat; who: Who; prevented: number }
  | { what: "damaged"; hits: Array<Hit> }
  | { what: "no_combat"; attacker: Who | null; defender: Who | null };

/** What an ability aims at. */
export type Aimed = { this: Who | null; targets: Array<AimedAt>; frees: [Who, Ability] | null };

/** One creature aimed at, with the damage on it where it is split. */
export type AimedAt = { who: Who; points: number | null };

/** CW-903 to CW-908: how the damage of a creature in a combat comes about. */
export type Blow = {
  who: Who;
  /** Combat damage meant for it, Charge excess and Loyalty included. */
  combat: number;
  /** Prevented by Feint or Shields. */
  prevented: number;
  /** CW-906: taken over by a loyal creature. */
  redirected: Who | null;
  /** CW-908 */
  direct: number;
  /** What is left of it all. */
  total: number;
};

/** Damage on one creature. */
export type Hit = { who: Who; points: number };

/** What is asked. */
export type Question =
  | { bring_deck: Record<symbol, never> }
  | { choose_reinforcement: Record<symbol, never> }
  | { mulligan: Record<symbol, never> }
  | { draw_source: { seat: Seat } }
  | { main: { seat: Seat } }
  | { window: Window }
  | { tactics: { seat: Seat; passes: number } }
  | { spread: { seat: Seat; excess: number } }
  | { search: { seat: Seat; search: Search } }
  | { proliferate: { seat: Seat } }
  | { second: { seat: Seat; card: Card; slot: Slot } };

/** CW-500, CW-1500: moments at which somebody may react. */
export type Window =
  | { enter: { seat: Seat; creature: CreatureId; entry: Entry } }
  | { recharge: { seat: Seat; used: Spot } }
  | { respond: { seat: Seat } }
  | { swap: { seat: Seat } }
  | { bullseye: { seat: Seat } }
  | { armour: { seat: Seat; creature: CreatureId } };

/** How a creature came where it is. */
export type Entry = "played" | "into_hunting" | "swapped_into_cover";

/** Every possible answer. */
export type Action =
  | { bring: { deck: DeckList } }
  | { choose_reinforcement: { card: Card } }
  | { keep: Record<symbol, never> }
  | { mulligan: Record<symbol, never> }
  | { draw_main: Record<symbol, never> }
  | { draw_reinforcement: { card: Card } }
  | { main: Main }
  | { react: Reaction }
  | { pass: Record<symbol, never> }
  | { spread: { split: Split } }
  | { take: { card: Card | null } }
  | { second: { aim: Aim } }
  | { concede: Record<symbol, never> };

/** CW-400: what the active player may do in the Main phase, and of it what is used in a combat (CW-506). */
export type Main =
  | { play_creature: { card: Card; zone: Zone } }
  | { play_action: { card: Card; slot: Slot; aim: Aim; both: boolean } }
  | { use_ability: { creature: CreatureId; slot: Slot; aim: Aim } }
  | { move: { creature: CreatureId } }
  | { attack: { attacker: CreatureId; target: CreatureId } }
  | { pillage: Record<symbol, never> }
  | { draw_extra: Record<symbol, never> }
  | { recover: { creature: CreatureId } }
  | { drop_tracker: { creature: CreatureId } }
  | { give_token: Record<symbol, never> }
  | { end_turn: Record<symbol, never> };

/** CW-1008: what is chosen when an ability is activated. An ability asks for some of these and for no other. */
export type Aim = {
  /** CW-407: the zone an Action card is launched from. */
  from?: Zone;
  /** CW-406: which creature “this creature” is, for an Action card. */
  this?: CreatureId;
  /** The creature aimed at: shot, netted, attacked, shielded, protected. */
  target?: CreatureId;
  /** CW-1105: the ability to free. */
  frees?: Spot;
  /** CW-1102: the damage on each creature. */
  split?: Split;
};

/** CW-500, CW-1500: how one reacts. */
export type Reaction =
  | { net: { source: Source } }
  | { bullseye: { source: Source; this: CreatureId | null } }
  | { armour: { source: Source } }
  | { recharge: { source: Source } }
  | { swap: { source: Source; with: CreatureId } }
  | { trigger: { slot: Slot; target: CreatureId | null } }
  | { dodge: Record<symbol, never> }
  | { decline: Record<symbol, never> };

/** What is on a card, by its kind. */
export type Facts =
  | { kind: "creature"; facts: CardFacts }
  | { kind: "action"; facts: CardFacts }
  | { kind: "habitat"; facts: HabitatFacts };

/** What is on a creature or an Action card. */
export type CardFacts = {
  faction: Faction;
  rank: Rank;
  /** Of creatures only. */
  species: Species | null;
  strength: number;
  life: number;
  value: number;
  abilities: Array<AbilityFacts>;
  copies_prebuilt: number;
  copies_extra: number;
};

/** CW-1704 to CW-1706: how many copies a deck may hold. */
export type Rank = "chief" | "limited" | "common";

/** What a creature is; Rat Proliferation asks for it (CW-1104). */
export type Species = "rat" | "cat" | "dog" | "human";

/** One ability with its entry in the quick guide. */
export type AbilityFacts = {
  slot: Slot;
  ability: Ability;
  name: string;
  text: string;
  cost: number;
  /** What it adds to the value of the card. */
  price: number;
};

/** What is on a Habitat. */
export type HabitatFacts = { faction: Faction; lives: number };

/** What a player is helped with. */
export type Aid = {
  /** By seat: the cards out of this viewer's sight, sorted; nothing where the list is not known. */
  unseen: Array<Array<Card> | null>;
};
