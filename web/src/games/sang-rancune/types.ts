// Written by `cargo xtask types` from games/sang-rancune. Do not change it by hand.

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
  heroes: Array<Hero>;
  /** SR-108: how often the discard pile was shuffled into a new pile. */
  reshuffles: number;
  /** SR-112: face up. */
  discard: Array<Card>;
  /** Used Items: out of the game. */
  removed: Array<Card>;
  /** SR-809: a creature raised from the dead, on top of the Encounter pile for everybody to see. */
  risen: EncounterId | null;
  /** The Encounter being fought, or the last one. */
  creature: Creature;
  /** SR-809: the creature defeated most recently. */
  last_defeated: EncounterId | null;
  /** The Encounters revealed so far. */
  met: Array<EncounterId>;
  /** SR-110, SR-905: the space of the progress marker. */
  progress: number;
  /** SR-310: this round's Attacks, in the order in which they were placed. */
  damage_pile: Array<Blow>;
  /** SR-317: the pile has been taken off the creature's Life; it only waits to be discarded. */
  is_adjusted: boolean;
  /** SR-709: whose Attacks and Fireballs dealt damage this round, blow by blow. */
  strikers: Array<Seat>;
  /** The turn, late Attack or counter-attack being resolved. */
  turn: Turn | null;
  /** SR-503: low blows that have been played and not yet taken effect, the newest last. */
  low_blows: Array<Played>;
  /** SR-701: the group of hits being resolved. */
  hits: Array<Hit>;
  /** SR-705: whether the fallback comes with this group, and whether it has come this attack. */
  fallback: Fallback;
  /** SR-708: who was hit by this group. */
  struck: Seats;
  /** SR-707: how often each hero was wounded by this group. */
  wounds: Array<number>;
  /** SR-1001: the trade on the table. */
  offer: Offer | null;
  /** SR-605: the potion somebody is asked to drink. */
  drink: Drink | null;
  /** SR-R34: offers made by each seat in this window. */
  offers_made: Array<number>;
  /** SR-916: dead heroes still to be looted, oldest first. */
  corpses: Array<Seat>;
};

/** One hero, as everybody sees it. */
export type Hero = {
  hero: HeroId;
  /** SR-102, SR-912: 0 is dead. */
  life: number;
  /** Whether the death has been dealt with. */
  buried: boolean;
  prestige: number;
  /** SR-206: 1 acts first; 0 before the first draw and for the dead. */
  initiative: number;
  items: Array<Item>;
  /** SR-422: in the order in which they were played. */
  prepared: Array<Prepared>;
  /** Whether the set cards lie face up (SR-821). */
  set_open: boolean;
  /** Whether this hero's turn of the round is over or under way. */
  acted: boolean;
  /** SR-508: may not attack for the rest of the round. */
  barred: boolean;
  /** SR-412: will miss on this turn. */
  tripped: boolean;
  /** SR-410: steps down for this turn's Attacks. */
  jostled: number;
  /** SR-815: in which round of this Encounter the hero is petrified, or will be. */
  petrified_in: number;
  /** SR-815: petrified in this very round. */
  is_stone: boolean;
  /** SR-806: Marks of the Rancœur. */
  marks: number;
  /** SR-710: damage placed this round. */
  tally: number;
  /** SR-709: made a successful Attack with a value this round. */
  attacked: boolean;
  /** SR-808: Life of the Goblins before this hero. */
  goblins: Array<number>;
  /** SR-901: what this hero has killed. */
  trophies: Array<EncounterId>;
};

/** One of the heroes, by its place in the data. */
export type HeroId = string;

/** An Item before a hero. */
export type Item = {
  card: Card;
  /** SR-604: drunk, and working until its time is over. */
  is_open: boolean;
};

/** One kind of Action card. Copies are alike, so a card is its kind: nothing tells one copy from another. */
export type Card = string;

/** SR-422: a card waiting for a later Attack. */
export type Prepared = {
  card: Card;
  /** The round in which it was played. */
  round: number;
};

/** One of the Encounters, by its place in the data. */
export type EncounterId = string;

/** The Encounter being fought. */
export type Creature = {
  id: EncounterId;
  /** SR-110: on which space of the progress track it was met; 0 before the first one is revealed. */
  number: number;
  /** SR-314: the Life marker; the Chief's with Goblins, a threshold with the Plafond. */
  life: number;
  /** What its killing blow is worth. */
  prestige: number;
  /** Raised by the Nécromancienne. */
  is_risen: boolean;
  /** The round, 0 before the first. */
  round: number;
  /** Prestige tokens lying on it. */
  tokens: number;
  heads: number;
  form: Form | null;
  /** SR-807: Life of each Wolf. */
  wolves: Array<number>;
  /** SR-814: swallowed Items. */
  chest: Array<Card>;
  /** SR-810: Encounters added so far. */
  summoned: number;
  /** SR-409: makes no attack this round. */
  is_banished: boolean;
  /** SR-818: has swallowed this round's first Attack. */
  has_swallowed: boolean;
  /** Whether it is over. */
  is_defeated: boolean;
};

/** SR-812: the two forms of the Changeforme. */
export type Form = "colossus" | "mist";

/** SR-310: an Attack on the Damage pile; or the damage of a Fireball. */
export type Blow = {
  owner: Seat;
  card: Card;
  damage: number;
  aim: Aim;
  /** SR-425: the prepare cards that went with it. */
  riders: Array<Card>;
};

/** What an Attack is aimed at. */
export type Aim =
  | { what: "creature" }
  | { what: "wolf"; number: number }
  | { what: "goblin"; before: Seat; number: number };

/** Somebody's Attacks being revealed and resolved. */
export type Turn = { seat: Seat; kind: TurnKind; attacks: Array<Revealed> };

/** What kind of turn it is. */
export type TurnKind = "ordinary" | "late" | "counter";

/** A card that has just been revealed. */
export type Revealed = {
  card: Card;
  /** SR-404: declared Heroic, and so Protected. */
  heroic: boolean;
  /** SR-409: the extra effect of Eau Bénite is used. */
  blessed: boolean;
  /** SR-411: whom Main Leste robs, and of what. */
  theft: [Seat, Card] | null;
  aim: Aim | null;
  /** SR-424: a multiplier that does nothing, because its owner had one prepared when it was revealed. */
  wasted: boolean;
  /** SR-518: turned into an Attack by Geste Maladroit. */
  clumsy: boolean;
  /** SR-403 (7): reactions, in the order in which they were played. */
  reactions: Array<Reaction>;
};

/** What a reaction did to an Attack. */
export type Reaction = "to_zero" | "up";

/** A low blow on its way. */
export type Played = { by: Seat; ploy: Ploy };

/** A card played from hand as a reaction; which choices it needs depends on the card. */
export type Ploy = {
  card: Card;
  /** Bouge de Là !, Ordre pas Clair, Plan B, Après Toi !, La Main dans le Sac, Crac ! : whom. */
  target?: Seat | null;
  /** La Main dans le Sac, Crac ! : which Item. */
  item?: Card | null;
  /** Après Toi ! : which of the hits. */
  hit?: number | null;
  /** Sus à l'Ennemi !, Geste Maladroit: which of the revealed cards. */
  attack?: number | null;
  /** Pas si Balèze / Plus Balèze : which way. */
  change?: number | null;
  /** Contre Attaque: which Attack card takes its place. */
  with?: Card | null;
};

/** SR-701: one target and one amount. */
export type Hit = {
  target: Seat;
  damage: number;
  /** The Initiative slot it was aimed at, for random hits. */
  slot: number | null;
};

/** SR-705: where the fallback stands. */
export type Fallback = "none" | "due" | "done";

/** A set of seats, iterated in seat order. */
export type Seats = Array<Seat>;

/** SR-1001: Items for Items, or for nothing. */
export type Offer = { from: Seat; to: Seat; give: Bag; take: Bag };

/** A few Items: up to three of each kind. */
export type Bag = Array<Card>;

/** SR-605: a potion offered to another hero. */
export type Drink = { from: Seat; to: Seat; potion: Card };

/** What one viewer knows beside what everybody knows. */
export type Own = {
  /** The viewer's own hand, sorted: its order means nothing. The gallery has none. */
  hand: Array<Card>;
  /** How many cards each player holds. */
  hands: Array<number>;
  /** Cards lying before each hero, known to their owner and to whoever held them before a swap. */
  set: Array<SetCards>;
  /** SR-820: what the viewer passed on or was given. */
  gifts: Array<Gift | null>;
  /** How many cards are left in the pile. */
  pile: number;
  /** How many Encounters are left in the pile, and how many in the box. */
  encounters: number;
  unused: number;
};

/** Cards lying before a hero. */
export type SetCards = {
  size: number;
  cards: Array<Card> | null;
  /** Who knows them: the owner, and whoever had them before a swap. */
  known_to: Seats;
};

/** A card passed to the next player (SR-820). */
export type Gift = { to: Seat; card: Card };

/** What follows from a view, for whoever draws the table. */
export type Shown = {
  /** The living in Initiative order (in seat order before it is drawn), then the dead. */
  order: Array<Seat>;
  /** SR-902: what each Encounter of this dungeon adds to its killing blow, from the first to the last one known. */
  bonuses: Array<number>;
  /** SR-312: what the creature can still take; nothing where there is no single Life to bring down. */
  left: number | null;
  /** SR-312: what it could still take if the revealed cards came to what they are worth now. */
  left_then: number | null;
  /** SR-310: the revealed cards that will lie on the Damage pile, with what they would add to it (SR-403). */
  coming: Array<Coming>;
  /** SR-807: what each Wolf can still take. */
  wolves: Array<number>;
  /** SR-808: what each Goblin before a hero can still take. */
  goblins: Array<Array<number>>;
  /** Whether an Attack must name one of several creatures. */
  has_tokens: boolean;
  /** SR-709: who dealt the first and the last damage of the round, among the living. */
  first_damage: Seat | null;
  last_damage: Seat | null;
  /** SR-1001: what each hero can give or be asked for; nothing for the dead, with whom nobody trades. */
  tradable: Array<Bag | null>;
  /** SR-916: the dead hero who is looted now, or first. */
  looted: Seat | null;
  /** SR-910: whether several have the most Prestige, and Life tells them apart. */
  life_decides: boolean;
  /** SR-815: who will be petrified from the next round on. */
  turning_to_stone: Seats;
  /**
   * SR-403: what each of the revealed cards comes to as things stand, before the Encounter's own rule; nothing for a
   * card without a value.
   */
  worths: Array<Sum | null>;
};

/** A revealed card on its way to the Damage pile. */
export type Coming = {
  card: Card;
  damage: number;
  /** Nothing while it has yet to be said. */
  aim: Aim | null;
};

/** How an Attack comes to its damage. */
export type Sum = {
  /** The values on its sides, from high to low. */
  values: Array<number>;
  /** Which side it is played at, and which one counts now. */
  base: number;
  side: number;
  /** What is added to that side, in order. */
  terms: Array<Term>;
  damage: number;
};

/** A term of a sum. */
export type Term = { sign: Sign; by: number };

/** Whether a term is added or multiplies. */
export type Sign = "+" | "×";

/**
 * An event as one viewer sees it: fields that only some may know are empty for the rest.
 * Tables keep all events of their game, so what is long and seldom is boxed.
 */
export type Event =
  | { kind: "game_started"; heroes: Array<HeroId>; encounters: number }
  | { kind: "dealt"; yours: Array<Card> | null }
  | { kind: "encounter_revealed"; encounter: EncounterId; number: number; life: number; is_risen: boolean }
  | { kind: "initiative_drawn"; order: Array<Seat> }
  | { kind: "round_started"; round: number }
  | { kind: "attacks_set"; seats: Seats }
  | { kind: "set_openly"; seat: Seat; cards: Array<Card> }
  | { kind: "drew"; seat: Seat; card: Card | null }
  | { kind: "item_drawn"; seat: Seat; item: Card }
  | { kind: "reshuffled" }
  | { kind: "drink_offered"; from: Seat; to: Seat; potion: Card }
  | { kind: "drink_refused"; from: Seat; to: Seat; potion: Card }
  | { kind: "healed"; by: Seat; seat: Seat; potion: Card; healed: number; prestige: number }
  | { kind: "potion_drunk"; seat: Seat; potion: Card }
  | { kind: "potion_ended"; seat: Seat; potion: Card }
  | { kind: "trade_offered"; from: Seat; to: Seat; give: Bag; take: Bag }
  | { kind: "trade_answered"; from: Seat; to: Seat; agreed: boolean }
  | { kind: "item_taken"; by: Seat; from: Seat | null; item: Card }
  | { kind: "item_destroyed"; by: Seat; from: Seat; item: Card }
  | { kind: "loot_left"; from: Seat; items: Bag }
  | { kind: "card_passed"; from: Seat; to: Seat; card: Card | null }
  | { kind: "revealed"; seat: Seat; cards: Array<Card> }
  | { kind: "missed"; seat: Seat; cards: Array<Card> }
  | { kind: "replaced"; seat: Seat; card: Card }
  | { kind: "brought"; seat: Seat; cards: Array<Card>; face_down: boolean }
  | { kind: "declared_heroic"; seat: Seat; card: Card }
  | { kind: "blessed"; seat: Seat }
  | { kind: "prepared"; seat: Seat; card: Card }
  | { kind: "wasted"; seat: Seat; card: Card }
  | { kind: "struck"; seat: Seat; card: Card; face: number; added: number; riders: Array<Card>; damage: number; aim: Aim; counter: boolean }
  | { kind: "swallowed"; seat: Seat; card: Card; life: number }
  | { kind: "fireball_thrown"; seat: Seat; damage: number; burned: number }
  | { kind: "jostled"; by: Seat; seats: Seats }
  | { kind: "tripped"; by: Seat; seat: Seat }
  | { kind: "head_grown"; heads: number }
  | { kind: "low_blow_played"; seat: Seat; ploy: Ploy }
  | { kind: "low_blow_cancelled"; by: Seat; card: Card; of: Seat; taken: boolean }
  | { kind: "set_cards_lost"; seat: Seat; cards: Array<Card> }
  | { kind: "set_cards_swapped"; one: Seat; two: Seat }
  | { kind: "initiative_swapped"; one: Seat; two: Seat }
  | { kind: "attack_turned"; seat: Seat; card: Card; to_zero: boolean }
  | { kind: "made_clumsy"; seat: Seat; card: Card }
  | { kind: "life_changed"; change: number; life: number }
  | { kind: "life_adjusted"; damage: number; life: number }
  | { kind: "coin_flipped"; form: Form; tokens: number }
  | { kind: "token_added"; tokens: number }
  | { kind: "marked"; seats: Seats }
  | { kind: "jammed"; cards: Array<Card>; damage: number }
  | { kind: "dead_raised"; encounter: EncounterId }
  | { kind: "encounter_added" }
  | { kind: "threshold_lowered"; life: number }
  | { kind: "fatigue"; damage: number }
  | { kind: "creature_aims"; group: Group; targets: Array<[Seat, number]> }
  | { kind: "nobody_matches"; damage: number }
  | { kind: "creature_banished" }
  | { kind: "hit_redirected"; from: Seat; to: Seat }
  | { kind: "wounded"; seat: Seat; damage: number; life: number }
  | { kind: "unharmed"; seat: Seat }
  | { kind: "card_lost"; seat: Seat; card: Card }
  | { kind: "item_swallowed"; seat: Seat; item: Card }
  | { kind: "petrified"; seat: Seat }
  | { kind: "counter_attacked"; seat: Seat; with: Card }
  | { kind: "died"; seat: Seat; cards: Array<Card> }
  | { kind: "token_killed"; by: Seat; aim: Aim; prestige: number }
  | { kind: "bridge_chosen"; crossed: Seats; held: Seats }
  | { kind: "encounter_defeated"; encounter: EncounterId; by: Seat; prestige: number; bonus: number }
  | { kind: "encounter_over"; encounter: EncounterId }
  | { kind: "discarded"; seat: Seat; cards: Array<Card> }
  | { kind: "refreshed"; seat: Seat; discarded: Array<Card> }
  | { kind: "tie_break"; seats: Seats; encounter_number: number }
  | { kind: "game_over"; winners: Seats }
  | { kind: "all_dead" };

/** SR-701: random hits come before precise ones. */
export type Group = "random" | "precise";

/** What the rules ask. */
export type Question =
  | { ask: "between" }
  | { ask: "accept_trade" }
  | { ask: "accept_drink" }
  | { ask: "loot"; seat: Seat }
  | { ask: "pass_card" }
  | { ask: "set_attack" }
  | { ask: "set_openly"; seat: Seat }
  | { ask: "replace"; seat: Seat; now: number; later: number }
  | { ask: "discard_down"; seat: Seat }
  | { ask: "mentalism"; seat: Seat; most: number }
  | { ask: "refresh" }
  | { ask: "bridge" }
  | Window
  | Declaration;

/** SR-502: a moment at which some may react; most let it go by. */
export type Window =
  | { ask: "plan_b" }
  | { ask: "before_reveal"; turn: Seat }
  | { ask: "answer_move_over"; seat: Seat; by: Seat }
  | { ask: "attack_revealed"; turn: Seat }
  | { ask: "fireball"; seat: Seat }
  | { ask: "low_blow"; depth: number }
  | { ask: "creature_targets" }
  | { ask: "creature_hit" };

/** SR-309: one thing a hero declares about a revealed card. */
export type Declaration = {
  ask: Declared;
  seat: Seat;
  /** Which of the revealed cards. */
  at: number;
};

/** What a hero declares about a revealed card, in this order. */
export type Declared = "order" | "heroic" | "blessing" | "theft" | "target";

/** Every possible answer. */
export type Action =
  | { kind: "pass" }
  | { kind: "ready" }
  | { kind: "use_item"; item: Card; drinker: Seat | null }
  | { kind: "offer_trade"; to: Seat; give: Bag; take: Bag }
  | { kind: "accept" }
  | { kind: "refuse" }
  | { kind: "play" } & Ploy
  | { kind: "throw" }
  | { kind: "set"; card: Card; second: Card | null }
  | { kind: "pass_on"; card: Card }
  | { kind: "replace"; now: Array<Card>; later: Card | null }
  | { kind: "next"; attack: number }
  | { kind: "declare" }
  | { kind: "plain" }
  | { kind: "rob"; victim: Seat; item: Card }
  | { kind: "aim"; at: Aim }
  | { kind: "discard"; card: Card }
  | { kind: "refresh"; discard: Array<Card> }
  | { kind: "draw"; cards: number }
  | { kind: "take_loot"; item: Card }
  | { kind: "hold" }
  | { kind: "cross" };

/** What is on a card, by its kind. */
export type Facts =
  | { kind: "attack"; facts: CardFacts }
  | { kind: "heroic"; facts: CardFacts }
  | { kind: "tactic"; facts: CardFacts }
  | { kind: "low_blow"; facts: CardFacts }
  | { kind: "item"; facts: CardFacts }
  | { kind: "hero"; facts: HeroFacts }
  | { kind: "encounter"; facts: EncounterFacts }
  | { kind: "reference"; facts: ReferenceFacts };

/** What is on an Action card. */
export type CardFacts = {
  /** What it does, in the reader's language, without what the other facts say. */
  text: string;
  /** The values on its sides, from high to low; none for cards without damage of their own. */
  values: Array<number>;
  /** Which of the values it is played at. */
  base: number | null;
  /** SR-404: the value at which its hero may play it. */
  heroic: number | null;
  /** SR-404: whose Heroic attack it is. */
  hero: HeroId | null;
  /** How many are in the box. */
  count: number;
  /** When it may be played. */
  timing: Array<Timing>;
  /** What it does besides its damage, one after the other. */
  effects: Array<Effect>;
  /** SR-422: what it does to an Attack once it is prepared. */
  rider: Term | null;
  /** SR-604: whether it is a Potion, which has a closed and an open side. */
  potion: boolean;
};

/** When a card may be played. */
export type Timing = "set" | "reaction:before_reveal" | "reaction:attack_revealed" | "reaction:prep_revealed" | "reaction:low_blow" | "reaction:creature_targets" | "reaction:creature_hit" | "initiative" | "between" | "own_turn" | "none";

/** What a card does. */
export type Effect = AttackEffect | LowBlowEffect | ItemEffect;

/** What an Attack card does beside its damage, or instead of any. */
export type AttackEffect =
  | { kind: "no_hit" }
  | { kind: "replace_with"; now: number; later_facedown: number }
  | { kind: "prepare_add"; amount: number }
  | { kind: "prepare_mul"; factor: number }
  | { kind: "counter" }
  | { kind: "add_vs_type"; types: Array<Type>; amount: number }
  | { kind: "cancel_creature_attack_vs_type"; types: Array<Type> }
  | { kind: "rotate_following"; players: number; steps: number }
  | { kind: "miss_next" }
  | { kind: "steal_item"; closed: boolean }
  | { kind: "rotate_self_if_follow"; steps: number };

/** What kind of Encounter it is. */
export type Type = "beast" | "humanoid" | "construct" | "undead" | "demon" | "mage" | "dragon" | "trap";

/** What a low blow does. */
export type LowBlowEffect =
  | { kind: "steal_item"; closed: boolean }
  | { kind: "destroy_item"; closed: boolean }
  | { kind: "rotate_target"; steps: number }
  | { kind: "rotate_all_to_zero" }
  | { kind: "discard_set_no_attack" }
  | { kind: "swap_set_cards" }
  | { kind: "swap_initiative" }
  | { kind: "redirect_hit" }
  | { kind: "choose_life_change"; amounts: [number, number] }
  | { kind: "cancel_low_blow"; take: boolean }
  | { kind: "replace_prep_with_attack"; faces: Array<number>; base: number };

/** What an Item does. */
export type ItemEffect =
  | { kind: "heal"; amount: number; prestige_if_other: number }
  | { kind: "rotate_own_attacks"; steps: number; rounds: number }
  | { kind: "extra_set"; cards: number; rounds: number }
  | { kind: "no_damage_this_encounter" }
  | { kind: "damage_all"; creatures: number; other_players: number }
  | { kind: "hand_limit"; limit: number; draw_on_gain: number };

/** SR-101: what is on a hero's board. */
export type HeroFacts = {
  life: number;
  /** The cards that show this hero. */
  heroics: Array<Card>;
};

/** What is on an Encounter. */
export type EncounterFacts = {
  type: Type;
  /** The type in the reader's language. */
  type_name: string;
  /** What the killing blow is worth: the Chief's with Goblins, every Wolf's with Wolves. */
  prestige: number;
  /** Life, or the threshold of a trap, by the number of players who started; 0 where there is none. */
  life: ByPlayers<number>;
  /** What it does in its turn. */
  attacks: ByPlayers<Array<StrikeFacts>>;
  /** Its own rule in the reader's language. */
  special: string | null;
  is_trap: boolean;
  /** SR-807, SR-808: the small creatures it is made of, or comes with. */
  tokens: TokensFacts | null;
  /** SR-813: how many heads it begins with, and how many it can have. */
  heads: ByPlayers<[number, number]> | null;
};

/** One value for each number of players who started. */
export type ByPlayers<T> = { 3: T; 4: T; 5: T; 6: T };

/** One hit of a creature's attack. */
export type StrikeFacts = {
  /** Whom it strikes, in the reader's language. */
  who: string;
  /** SR-702: the Initiative slots it strikes, if it strikes fixed ones. */
  slots: Array<number>;
  /** SR-812, SR-822: in which rounds or in which form, in the reader's language, if not always. */
  when: string | null;
  damage: Amount;
  /** The number of its damage, if there is one to compare, and in words how it grows. */
  number: number | null;
  growth: string | null;
  group: Group;
};

/** Damage: a number, or words in the reader's language where it grows. */
export type Amount = number | string;

/** Several small creatures. */
export type TokensFacts =
  | { of: "wolves"; count: ByPlayers<number>; life: number }
  | { of: "goblins"; per_player: number; life: number; prestige: number };

/** What one looks up during play, in the reader's language. */
export type ReferenceFacts = { sections: Array<SectionFacts> };

/** One heading and what stands below it. */
export type SectionFacts = {
  title: string;
  /** Whether the lines are steps that follow each other. */
  in_order: boolean;
  lines: Array<LineFacts>;
  /** What holds for all of them. */
  note: string | null;
};

/** One line, and what it is about if that is said before it. */
export type LineFacts = { about: string | null; text: string };

/** What a player is helped with. */
export type Aid = {
  /** The cards this player cannot see, by kind. */
  unseen: Array<Unseen>;
};

/** Copies of one card that are neither open on the table nor known to the viewer. */
export type Unseen = { card: Card; count: number };
