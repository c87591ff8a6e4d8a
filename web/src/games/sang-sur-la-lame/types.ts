// Written by `cargo xtask types` from games/sang-sur-la-lame. Do not change it by hand.

/** What one viewer knows: what everybody does, what this viewer does beside it, and what follows. */
export type View = { viewer: Viewer; public: Public; own: Own; shown: Field };

/** Through whose eyes something is seen. */
export type Viewer =
  | { seat: Seat }
  | "gallery";

/** One place at the table, counted clockwise from 0. */
export type Seat = number;

/** What everybody knows. */
export type Public = {
  scenario: ScenarioId;
  table: TableId;
  /** DS-1303: the table has been laid. */
  laid: boolean;
  turn: number;
  roles: Array<Role>;
  /** By DS-620: seats, then NPCs. */
  figures: Array<Figure>;
  doors: [Door, Door, Door, Door, Door, Door, Door, Door, Door, Door, Door, Door, Door, Door, Door, Door, Door, Door, Door, Door, Door, Door, Door, Door];
  things: Array<Thing>;
  markers: Array<Marker>;
  purses: Array<number>;
  /** DS-308: has stopped, or can do nothing more this turn. */
  finished: Seats;
  resigned: Seats;
  /** DS-306: this turn's order. */
  order: Array<Seat>;
  /** Whose place in the order is next. */
  next: number;
  /** DS-1503: for each NPC that is nobody's friend, its enemies by slot. */
  hostile: Array<number>;
  /** DS-1452: searched spots, one bit each. */
  opened_spots: number;
  loot_found: boolean;
  /** DS-1432: the reserve may enter. */
  arrived: boolean;
  freed: boolean;
  /** Whether the scenario's secret has been named. */
  secret_named: boolean;
  /** DS-1105: the seats that have killed an enemy chief. */
  chief_killers: Seats;
  /** DS-1463: who dealt the notable's fatal wound. */
  notable_killed_by: FigureId | null;
  /** DS-1311: whole turns in a row without harm, and whether this one has seen any. */
  quiet_turns: number;
  harm: boolean;
  /** DS-R73: the seats that had a living figure before the present resolution. */
  fighting: Seats;
  /** Whether something happened that may end the game. */
  look_for_end: boolean;
  /** Seats still to deploy, and the spots they took. */
  deploying: Array<Seat>;
  spots: Array<number | null>;
  /** DS-1301: the dice of the generator by side. */
  generator: [number, number];
  /** DS-1305: rounds of proposals. */
  proposals: number;
  acting: Acting | null;
  moving: Moving | null;
  fight: Fight | null;
  testing: Testing | null;
  /** How it ended, by seat. */
  levels: Array<Level> | null;
  /** DS-1414: secrets shown at the end. */
  revealed_spy: FigureId | null;
  revealed_assassin: FigureId | null;
  revealed_loot: number | null;
};

/** A scenario, by the id of the file. */
export type ScenarioId = "espion" | "contrebande" | "convoi" | "compte" | "cache" | "assassinat" | "passage" | "prisonnier" | "embuscade" | "affrontement" | "libre";

/** A table by its place among those of the game. */
export type TableId = number;

/** A side's part in a scenario. */
export type Role = "a" | "b" | "militia" | "renegade";

/** A figure, a unit or an NPC. */
export type Figure = {
  id: FigureId;
  /** Who plays it; nobody for neutral NPCs. */
  owner: Seat | null;
  npc: Npc | null;
  status: Status;
  stand: Stand;
  facing: Facing;
  /** DS-801: the wound marker. */
  wounded: boolean;
  /** DS-1001: how many of a unit are left; 1 for a single figure. */
  members: number;
  activated: boolean;
  /** DS-310: the gold paid for its activation this turn. */
  gold: number;
  /** DS-901: on the lookout. */
  lookout: boolean;
  /** The load it bears, by its place among the objects. */
  load: number | null;
  /** DS-706: which of its weapons are out of ammunition, one bit each. */
  spent: number;
  /** DS-821: has rolled again this turn by its own luck. */
  lucky: boolean;
  /** DS-822: has rolled again this turn by example. */
  inspired: boolean;
  /** DS-1495: came out of a marker and has not attacked yet. */
  surprise: boolean;
  /** DS-1412: a spy who has changed sides. */
  turncoat: boolean;
  /** DS-1412: was activated when a spy would have been revealed. */
  cleared: boolean;
  /** DS-620: the single figure of its duel, which may be itself. */
  duel: FigureId | null;
};

/** A figure. Their order is that of DS-620: by seat, then by place in the band, NPCs last. */
export type FigureId = string;

/** The NPCs of `npcs.toml`. */
export type Npc = "garde" | "notable" | "prisonnier" | "villageois" | "sentinelle" | "badaud";

/** Where a figure is. */
export type Status = "reserve" | "hidden" | "standing" | "fallen" | "removed" | "left";

/** A place to stand: a point and a surface. */
export type Stand = { at: Point; on: Surface };

/** A place on the table in mils: x to the east, y to the north. Written `[x, y]`. */
export type Point = [number, number];

/** DS-207: what a figure stands on. */
export type Surface =
  | "ground"
  | { top: PieceId };

/** A piece by its place in the table's list. */
export type PieceId = number;

/** DS-211: where a figure looks, divided by the greatest common divisor. Written `[fx, fy]`. */
export type Facing = [number, number];

/** How a door stands. */
export type Door = "open" | "closed" | "locked" | "destroyed";

/** A load or a thing to throw. */
export type Thing = { kind: Object; place: ThingPlace };

/** The objects of `terrain.toml`; all of them are heavy loads. */
export type Object = "heavy_throwable" | "coffre" | "ballot" | "butin";

/** Where a thing is. */
export type ThingPlace =
  | "nowhere"
  | { lying: Stand }
  | { borne: FigureId }
  | { off: FigureId };

/** DS-1491: an ambush marker. */
export type Marker = {
  at: Point;
  seat: Seat;
  there: boolean;
  /** DS-1494: makes no further demand during this movement. */
  silent: boolean;
  /** DS-1493 c: was asked about during this movement. */
  asked: boolean;
};

/** A set of seats, iterated in seat order. */
export type Seats = Array<Seat>;

/** An activation in progress (DS-310). */
export type Acting = {
  figure: FigureId;
  /** Who decides: the owner, or the renegade for a revealed spy. */
  seat: Seat;
  kinds: Array<Kind>;
  /** Which of them is next. */
  next: number;
  paid: number;
  /** The die of a run, a charge or a heavy throw. */
  die: number;
  /** DS-314: the facing the present action ends with. */
  face: Facing;
  /** DS-807: the last action was a jump that succeeded. */
  leapt: boolean;
  /** DS-502: a test has failed. */
  over: boolean;
};

/** The actions of `actions.toml` (DS-317). */
export type Kind = "move" | "jump" | "reorient" | "pick_up" | "search" | "throw" | "duel" | "disengage" | "charge" | "run" | "fly" | "climb" | "heavy_throw" | "lock" | "door" | "shoot" | "watch";

/** A movement in progress. What remains of the path is a secret. */
export type Moving = {
  figure: FigureId;
  purpose: Purpose;
  allowance: number;
  /** Where the movement began. */
  start: Stand;
  /** Where the present leg began. */
  from: Stand;
  leg: number;
  /** Samples done of the present leg. */
  done: number;
  /** Samples done of the whole movement. */
  samples: number;
  /** The price of the finished legs. */
  spent: number;
  /** The present sample is the last: its own, or one it was stopped at. */
  last: boolean;
  /** DS-909, DS-1494: the interceptor who ended it. */
  stopped_by: FigureId | null;
  /** It was cut or stopped before its own end. */
  cut: boolean;
  /** DS-R92: the reactions at the last sample are over. */
  arrived: boolean;
  /** Who has been asked at the present sample, by slot. */
  handled: number;
  /** Which markers have been asked about at the present sample. */
  sprung: number;
  /** What each lookout was asked last. */
  asked: Array<Asked>;
  /** DS-505: the take-off has been tested. */
  took_off: boolean;
  /** DS-613: behind whose back it began, by slot. */
  behind: number;
};

/** Why somebody moves along a path. */
export type Purpose = "move" | "run" | "jump" | "charge" | "fly" | "climb" | "notable" | "patrol";

/** What a lookout was last asked in this movement. */
export type Asked = {
  figure: FigureId;
  offer: Offer;
  /** At which sample, counted over the whole movement. */
  sample: number;
};

/** What a lookout could do at a sample (DS-905): each way with the modifiers of both sides. */
export type Offer = {
  /** For each weapon: usable, and the modifiers of attacker and target, one bit each. */
  shots: [[number, number] | null, [number, number] | null, [number, number] | null];
  strike: [number, number] | null;
  /** DS-R93: the first point in contact on the straight line. */
  engage: Point | null;
};

/** An exchange or a ranged attack in progress (5.3). */
export type Fight = {
  attacker: FigureId;
  target: FigureId;
  means: Means;
  occasion: Occasion;
  /** DS-609: the target can only dodge. */
  dodge_only: boolean;
  /** DS-612: the first exchange of a charge. */
  charged: boolean;
  /** DS-807. */
  leaping: boolean;
  /** DS-619: exchanges still to come. */
  more: number;
  attack: Roll<Why>;
  defence: Roll<Why>;
  attack_again: boolean;
  defence_again: boolean;
  /** Has decided to keep the roll as things stand. */
  attack_kept: boolean;
  defence_kept: boolean;
};

/** How an attack is made. */
export type Means =
  | "contact"
  | "reach"
  | { ranged: number };

/** What an attack is part of. */
export type Occasion = "action" | "charge" | "intercepted" | "reaction";

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

/** The modifiers of `modifiers.toml` (DS-805): why a total is changed. */
export type Why = "support" | "leap_attack" | "back" | "higher" | "cover" | "target_engaged" | "charged" | "bare_hands" | "wounded" | "morale_full" | "morale_low" | "surprise" | "acrobate" | "fort";

/** A test in progress. */
export type Testing = { figure: FigureId; test: Test; trying: Trying; roll: Roll<Why>; again: boolean; kept: boolean };

/** DS-501: what can be tested; the dodge of DS-711 is no test, but rolled like one. */
export type Test = "climb" | "jump" | "lock" | "door" | "heavy_throw" | "pick_up" | "search" | "disengage" | "heavy_dodge";

/** What a test is made for, with what was chosen. */
export type Trying =
  | "jump"
  | { climb: { to: Stand } }
  | { lock: { door: number } }
  | { door: { door: number } }
  | { chains: { npc: FigureId; broken: boolean } }
  | { pick_up: { object: number } }
  | { search: { spot: number } }
  | { disengage: { from: FigureId } }
  | { heavy_throw: { target: FigureId } }
  | { heavy_dodge: { thrower: FigureId } };

/** How a game ended for a seat's side (DS-1204). */
export type Level = "crushing" | "plain" | "draw" | "defeat";

/** What one viewer knows beside what everybody knows. */
export type Own = { spy: FigureId | null; assassin: FigureId | null; loot: number | null; course: Course | null };

/** What only the mover knows of a movement in progress. */
export type Course = {
  path: Array<Waypoint>;
  face: Facing;
  /** The enemy a charge is aimed at. */
  target: FigureId | null;
  /** Leaves the table at the end. */
  exit: boolean;
  /** The way-point reached by the jump. */
  jump: number | null;
  /** DS-911, DS-915: where it was cut: leg and sample. */
  cut: [number, number] | null;
};

/** DS-1601: a way-point: `[x, y]` walked to, `{to, via}` up or down a link, `{to, on}` over a gap or in a jump. */
export type Waypoint =
  | Point
  | { to: Point; via: LinkId }
  | { to: Point; on: Surface };

/** A ladder or rope by its place in the table's list. */
export type LinkId = number;

/** Facts of the rules about what a viewer sees. Lengths are in mils, a thousandth of an inch. */
export type Field = {
  house: House;
  /** Empty until the table is laid. */
  pieces: Array<PieceShown>;
  links: Array<LinkShown>;
  areas: Array<Area>;
  points: Array<Spot>;
  roster: Array<Profile>;
  standing: Array<Condition>;
  sides: Array<Side>;
  purses: Array<Purse>;
  doing: Doing | null;
  window: Window | null;
};

/** The rules of this table, as far as a page shows them. */
export type House = {
  /** The side of the square table. */
  size: number;
  format: Format;
  gold: number;
  /** DS-1306: the last turn, once the scenario is known, if there is one. */
  last_turn: number | null;
  /** DS-1304: three bands or more, everybody for himself. */
  free_for_all: boolean;
  /** The scenario of somebody's own that is played (DS-R140). */
  own_scenario: OwnScenario | null;
};

/** What kind of bands play. */
export type Format = "standard" | "small" | "units" | "mixed";

/** A scenario of somebody's own, as he calls it. */
export type OwnScenario = {
  name: Name;
  /** What it is about, where he says so, or else what the printed one is about. */
  text: Name;
};

/** A name in both languages. */
export type Name = { fr: string; en: string };

/** A piece of terrain to be drawn. */
export type PieceShown = {
  id: string;
  name: Name;
  kind: Land;
  /** A polygon, or the points of a line. */
  points: Array<Point>;
  closed: boolean;
  height: number;
  /** Whether one may stand on top of it. */
  top: boolean;
  climbable: boolean;
  /** Its place among the doors of the public half. */
  door: number | null;
};

/** The closed list of kinds in `terrain.toml`. */
export type Land = "open" | "wood" | "marsh" | "rubble" | "shallow_water" | "deep_water" | "chasm" | "hill" | "low_block" | "tall_block" | "pillar" | "building" | "hedge" | "fence" | "low_wall" | "high_wall" | "door" | "window" | "arch";

/** A ladder or rope. */
export type LinkShown = { id: string; foot: Point; top: Point; on: number; height: number };

/** An area of the set-up: where somebody deploys, enters, leaves, hides or arrives. */
export type Area = { kind: AreaKind; id: string; points: Array<Point> };

/** What an area of the set-up is for. */
export type AreaKind = "deploy" | "zone" | "spot";

/** A point of the set-up: a search spot, an end of the passage. */
export type Spot = { id: string; at: Point };

/** DS-110: who a figure is. It does not change during a game. */
export type Profile = {
  id: FigureId;
  name: Name;
  npc: Npc | null;
  rank: Rank | null;
  dice: number;
  cost: number;
  traits: Array<Trait>;
  weapons: Array<Arm>;
  radius: number;
  chief: boolean;
  /** A unit of five. */
  unit: boolean;
};

/** DS-101, DS-1002: what a member is worth in its band. */
export type Rank = "hireling" | "second" | "leader" | "green" | "trained" | "elite";

/** A trait, by the id of the file. */
export type Trait = "acrobate" | "chance" | "cohesion" | "coureur" | "fort" | "frenetique" | "inspire" | "lanceur" | "maitre_arme" | "monte" | "tireur" | "voler";

/** A weapon of a figure, in its place. */
export type Arm = { id: string; name: Name; range: number; reach: boolean };

/** How a figure on the table stands. */
export type Condition = {
  id: FigureId;
  /** DS-207: its height above the table. */
  z: number;
  /** DS-401, DS-402: how far a move takes it. */
  movement: number;
  /** DS-620: whom it fights. */
  opponents: Array<FigureId>;
  /** DS-823: whether it commands. */
  commands: boolean;
  /** DS-1510: bears a load or is in chains. */
  loaded: boolean;
  side: number | null;
};

/** A side: its seats, its part, what it is after. */
export type Side = { seats: Seats; role: Role; objectives: Array<Aim> };

/** An objective, and whether it is met as things stand; nothing if the viewer cannot tell. */
export type Aim = {
  kind: AimKind;
  met: boolean | null;
  /** The zone or points it is about. */
  at: Array<string>;
};

/** What a side is after. */
export type AimKind = "deliver_load" | "steal_load" | "prevent" | "kill_rank" | "find_loot" | "kill_npc" | "npc_alive" | "free_npc" | "deliver_npc" | "hold_points" | "annihilate";

/** DS-303…305: a purse, and how much of it is spent. */
export type Purse = {
  seat: Seat;
  left: number;
  full: number;
  /** DS-308: figures that could still be activated this turn. */
  waiting: Array<FigureId>;
};

/** The action that is being performed. */
export type Doing = {
  figure: FigureId;
  kind: Kind;
  /** How far the action goes, or reaches for a heavy throw; 0 for what goes nowhere. */
  allowance: number;
  /** Whom it could aim at, and what stands in the way. */
  sights: Array<Sight>;
};

/** What a figure sees of another. */
export type Sight = {
  target: FigureId;
  distance: number;
  /** DS-205: between base edges; below 0 where they touch. */
  gap: number;
  in_arc: boolean;
  seen: boolean;
  covered: boolean;
  rays: Array<RayShown>;
  /** The edge that the line to its centre meets first, if that is blocked or veiled by a piece. */
  edge: [Point, Point] | null;
};

/** One of the six rays (DS-233): what it comes to, and the piece in its way. */
export type RayShown = { state: RayState; piece: number | null };

/** DS-234 */
export type RayState = "clear" | "veiled" | "blocked";

/** DS-904: a reaction window: where on the path, and what could be done. What remains of the path is not in it. */
export type Window = { mover: FigureId; at: Stand; last: boolean; lookouts: Array<Offered> };

/** What one lookout could do at this sample. */
export type Offered = {
  lookout: FigureId;
  /** By the place of the weapon. */
  shots: Array<ShotShown>;
  strike: Chances | null;
  engage: Point | null;
};

/** A shot a lookout could make. */
export type ShotShown = { weapon: number; chances: Chances };

/** Exact chances in ten-thousandths. */
export type Chances = { kills: number; wounds: number; nothing: number; hurt: number; dies: number };

/** What can be seen to happen. */
export type Event =
  | { kind: "table" } & TableEvent
  | { kind: "turn" } & TurnEvent
  | { kind: "space" } & SpaceEvent
  | { kind: "blood" } & BloodEvent;

/** Setting a table, and its end. */
export type TableEvent =
  | { what: "drawn"; dice: [number, number]; scenario: ScenarioId }
  | { what: "proposed"; first: ScenarioId; second: ScenarioId }
  | { what: "role_dice"; dice: [number, number] }
  | { what: "chosen"; seat: Seat; role: Role }
  | { what: "laid"; scenario: ScenarioId; table: TableId }
  | { what: "roll_off"; totals: Array<number> }
  | { what: "secret_named"; seat: Seat }
  | { what: "took_spot"; seat: Seat; spot: number }
  | { what: "deployed"; seat: Seat; figures: number; reserves: number }
  | { what: "hid"; seat: Seat; markers: number }
  | { what: "resigned"; seat: Seat }
  | { what: "ended"; levels: Array<Level> }
  | { what: "was_spy"; figure: FigureId }
  | { what: "was_assassin"; figure: FigureId }
  | { what: "loot_was"; spot: number };

/** The course of a turn. */
export type TurnEvent =
  | { what: "began"; turn: number }
  | { what: "arrival"; die: number | null; arrived: boolean }
  | { what: "initiative"; totals: Array<number>; first: Seat }
  | { what: "activated"; seat: Seat; figure: FigureId; kinds: Array<Kind>; gold: number }
  | { what: "stopped"; seat: Seat }
  | { what: "die"; figure: FigureId; action: Kind; face: number }
  | { what: "forwent"; figure: FigureId; action: Kind }
  | { what: "tested"; figure: FigureId; test: Test; roll: Roll<Why>; passed: boolean }
  | { what: "rolled_again"; figure: FigureId }
  | { what: "on_lookout"; figure: FigureId }
  | { what: "spy_revealed"; figure: FigureId; seat: Seat };

/** Things that move. */
export type SpaceEvent =
  | { what: "moved"; figure: FigureId; from: Stand; to: Stand }
  | { what: "stopped"; figure: FigureId; at: Stand }
  | { what: "displaced"; figure: FigureId; to: Stand }
  | { what: "turned"; figure: FigureId; face: Facing }
  | { what: "entered"; figure: FigureId; at: Stand }
  | { what: "left"; figure: FigureId }
  | { what: "door"; piece: number; state: Door }
  | { what: "dropped"; figure: FigureId; object: Object }
  | { what: "picked_up"; figure: FigureId; object: Object }
  | { what: "destroyed"; object: Object }
  | { what: "spot_opened"; spot: number; loot: boolean }
  | { what: "sprang"; figure: FigureId; marker: number }
  | { what: "decoy"; marker: number }
  | { what: "freed"; npc: FigureId; by: FigureId };

/** Fights and wounds. */
export type BloodEvent =
  | { what: "attacks"; attacker: FigureId; target: FigureId; ranged: boolean }
  | { what: "rolled"; fight: Fight }
  | { what: "engaged"; lookout: FigureId; mover: FigureId }
  | { what: "waits"; lookout: FigureId }
  | { what: "out_of_ammunition"; figure: FigureId; weapon: number }
  | { what: "unhurt"; figure: FigureId }
  | { what: "wounded"; figure: FigureId }
  | { what: "lost_members"; figure: FigureId; members: number; left: number }
  | { what: "died"; figure: FigureId };

/** What the rules ask, and whom. */
export type Question =
  | { ask: "propose" }
  | { ask: "choose_role"; seat: Seat }
  | { ask: "hide_loot"; seat: Seat }
  | { ask: "name_spy"; seat: Seat }
  | { ask: "name_assassin"; seat: Seat }
  | { ask: "pick_spot"; seat: Seat }
  | { ask: "deploy"; seat: Seat }
  | { ask: "place_markers"; seat: Seat }
  | { ask: "move_notable"; seat: Seat }
  | { ask: "ambush"; seat: Seat }
  | { ask: "activate"; seat: Seat }
  | { ask: "spy_orders"; seat: Seat }
  | { ask: "perform"; seat: Seat }
  | { ask: "react"; seat: Seat; lookout: FigureId }
  | { ask: "spring"; seat: Seat; marker: number; forced: boolean }
  | { ask: "spring_react"; seat: Seat; figure: FigureId }
  | { ask: "reroll"; seat: Seat; figure: FigureId }
  | { ask: "second_exchange"; seat: Seat }
  | { ask: "turn_target"; seat: Seat }
  | { ask: "dodge_move"; seat: Seat }
  | { ask: "patrol"; seat: Seat; searcher: FigureId };

/** Every possible answer. */
export type Action =
  | { activate: Declaration }
  | { end_turn: Record<symbol, never> }
  | { perform: Deed }
  | { drop_and_perform: Deed }
  | { forgo: Record<symbol, never> }
  | { react: Reaction }
  | { choose: Choice }
  | { setup: Setting }
  | { resign: Record<symbol, never> };

/** DS-310: who acts, and how. */
export type Declaration = {
  fig: FigureId;
  do: Array<Kind>;
  drop: boolean;
  /** DS-1493 a: out of this marker, facing this way. */
  marker: number | null;
  face: Facing | null;
};

/** How an announced action is performed. */
export type Deed =
  | { go: { path: Array<Waypoint>; face: Facing; exit: boolean; from: Point | null } }
  | { jump: { path: Array<Waypoint>; jump_index: number; face: Facing } }
  | { charge: { path: Array<Waypoint>; target: FigureId | null; face: Facing; from: Point | null } }
  | { fly: { to: Point; on: Surface; face: Facing; exit: boolean; from: Point | null } }
  | { duel: { target: FigureId; face: Facing } }
  | { shoot: { weapon: number; target: FigureId; face: Facing } }
  | { heavy_throw: { target: FigureId; face: Facing } }
  | { keep: Record<symbol, never> }
  | { climb: { piece: PieceId; to: Point; on: Surface; face: Facing } }
  | { door: { door: number; face: Facing } }
  | { chains: { npc: FigureId; face: Facing } }
  | { pick_up: { object: number; face: Facing } }
  | { search: { spot: number; face: Facing } }
  | { disengage: { from: FigureId } }
  | { face: { face: Facing } };

/** What a lookout does (DS-904). */
export type Reaction =
  | { shoot: { weapon: number } }
  | { engage: { to: Point } }
  | { strike: Record<symbol, never> }
  | { wait: Record<symbol, never> };

/** Smaller choices. */
export type Choice =
  | { reroll_self: Record<symbol, never> }
  | { reroll_inspired: Record<symbol, never> }
  | { keep_roll: Record<symbol, never> }
  | { again: { target: FigureId } }
  | { stop: Record<symbol, never> }
  | { turn: { turn: boolean } }
  | { dodge: { dir: [number, number] } }
  | { stay: Record<symbol, never> }
  | { patrol: { fig: FigureId; path: Array<Waypoint>; face: Facing } }
  | { move_notable: { path: Array<Waypoint>; face: Facing } }
  | { skip: Record<symbol, never> }
  | { orders: { do: Array<Kind> } }
  | { spring: { marker: number; fig: FigureId; face: Facing } }
  | { decoy: Record<symbol, never> };

/** Answers while a table is set. */
export type Setting =
  | { propose: { scenario: ScenarioId } }
  | { role: { role: Role } }
  | { spot: { spot: number } }
  | { hide_loot: { spot: number } }
  | { name: { fig: FigureId } }
  | { deploy: { placements: Array<Placement>; bearers: Array<FigureId> } }
  | { markers: { points: Array<Point> } };

/** A figure put on the table. */
export type Placement = { fig: FigureId; at: Point; face: Facing };

/** What is on a card, by its kind. */
export type Facts =
  | { kind: "weapon"; facts: WeaponFacts }
  | { kind: "trait"; facts: TraitFacts }
  | { kind: "action"; facts: ActionFacts }
  | { kind: "modifier"; facts: ModifierFacts }
  | { kind: "npc"; facts: NpcFacts }
  | { kind: "terrain"; facts: TerrainFacts }
  | { kind: "object"; facts: ObjectFacts }
  | { kind: "scenario"; facts: ScenarioFacts }
  | { kind: "table"; facts: TableFacts }
  | { kind: "band"; facts: BandFacts }
  | { kind: "rank"; facts: RankFacts };

/** A weapon, by its place in the list, which members name. */
export type WeaponFacts = {
  place: number;
  class: Class;
  duel: boolean;
  reach: boolean;
  /** In mils; 0 if it is not used at a distance. */
  range: number;
};

/** What a weapon is made for. */
export type Class = "duel" | "thrown" | "shot";

/** A trait. */
export type TraitFacts = { id: Trait; needs_command: boolean };

/** An action and its price (DS-317). */
export type ActionFacts = { id: Kind; gold: number; attack: boolean };

/** A modifier (DS-805). */
export type ModifierFacts = {
  id: Why;
  value: number;
  /** Where the rules speak of it. */
  clause: string;
};

/** An NPC. */
export type NpcFacts = { id: Npc; neutral: boolean };

/** A kind of terrain. */
export type TerrainFacts = {
  id: Land;
  /** Its name in a word or two. */
  short: string;
  shape: Form;
  /** In mils; a piece may have another between the lowest and the highest. */
  height: number;
  lowest: number;
  highest: number;
  /** Whether doors, windows and arches are cut into it. */
  walls: boolean;
  /** A piece of it as it comes to a table, about the point (0, 0). */
  begin: PieceLaid;
};

/** The shape a terrain kind takes. */
export type Form = "area" | "line" | "opening";

/** A piece of terrain. */
export type PieceLaid = {
  id: string;
  kind: Land;
  /** That of its kind if it has none of its own. */
  name?: Called;
  points: Array<Point>;
  /** In mils; that of its kind if it is not there. */
  height?: number;
  /** Whether one may stand on a tall block. */
  standable?: boolean;
  climbable?: boolean;
  /** Whether one may stand on the roof of a building. */
  roof?: boolean;
  /** The building an opening belongs to. */
  of?: string;
  /** How a door stands at the start. */
  state?: Door;
};

/** A name in both languages; written as one text where both are the same. */
export type Called = { fr: string; en: string };

/** Something to carry. */
export type ObjectFacts = { id: Object; throwable: boolean };

/** A scenario. */
export type ScenarioFacts = {
  id: ScenarioId;
  /** Its result of two dice. */
  roll: number;
  roles: Array<Role>;
  /** 0 for none. */
  turn_limit: number;
  /** With how many independent bands it can be played. */
  players: Array<number>;
  /** A set-up to begin with, for whoever lays out a table; none for the free choice. */
  setup: SetupLaid | null;
  /** The same as an option of a table. */
  choice: ScenarioChoice;
  /** DS-1304: where further bands may deploy to begin with; none for scenarios of two sides. */
  spots: Array<Array<Point>>;
};

/** Deployments, zones and points of one scenario. */
export type SetupLaid = { scenario: ScenarioId; deploy: { [key in string]: Array<Array<Point>> }; zone: { [key in string]: Array<Array<Point>> }; point: { [key in string]: Point } };

/** DS-1301: drawn, one of the ten, or one of somebody's own (DS-R140). */
export type ScenarioChoice =
  | "roll"
  | { fixed: ScenarioId }
  | { custom: ScenarioLaid };

/** A scenario of somebody's own: what it does not say is as in the printed one it is based on. */
export type ScenarioLaid = {
  name: Called;
  /** What it is about, for those who play it. */
  text?: Called;
  /** The printed scenario it is based on: its parts, secrets and special rules. */
  base: ScenarioId;
  /** DS-1306: the last turn; 0 for none. */
  turn_limit?: number;
  /** DS-1304: the side that deploys first. */
  deploys_first?: Role;
  /** How many loads there are. */
  loads?: number;
  /** DS-1431: how many guards. */
  guards?: number;
  /** DS-1412: from which turn on the spy obeys the enemy. */
  spy_from?: number;
  /** DS-1432: when the reserve comes. */
  arrival?: Array<Arrival>;
  /** DS-304: gold more or less than usual, by role, for each of its seats and every turn. */
  gold?: { [key in Role]?: number };
  objective: Objectives;
  /** DS-1307: what ends the game at once. */
  end?: Array<End>;
  /** Set-ups on the ready-made tables in place of theirs. */
  setup?: Array<SetupOn>;
};

/** DS-1432: from which turn on, and on which roll. */
export type Arrival = { turn: number; on: number };

/** What each role is after. */
export type Objectives = { militia?: Array<Objective>; renegade?: Array<Objective>; a?: Array<Objective>; b?: Array<Objective> };

/** What a role is after; all of its objectives must be met. */
export type Objective =
  | { kind: "deliver_load"; object: Object; zone: string; count: number; how: How }
  | { kind: "steal_load"; object: Object; zone: string }
  | { kind: "prevent"; of: Role }
  | { kind: "kill_rank"; rank: string; of: string }
  | { kind: "find_loot" }
  | { kind: "kill_npc"; npc: Npc; by: string }
  | { kind: "npc_alive"; npc: Npc }
  | { kind: "free_npc"; npc: Npc }
  | { kind: "deliver_npc"; npc: Npc; zone: string }
  | { kind: "hold_points"; points: Array<string>; radius: number }
  | { kind: "annihilate" };

/** How a load must arrive. */
export type How = "exit" | "stand";

/** What ends a game (DS-1307). */
export type End =
  | { when: "objective_met"; role: Role }
  | { when: "objective_met_end_of_turn" }
  | { when: "npc_dead"; npc: Npc }
  | { when: "side_eliminated" }
  | { when: "turn_limit" };

/** Deployments, zones and points on one of the ready-made tables, with the names its base has (DS-242). */
export type SetupOn = {
  /** The table by its id. */
  table: string;
  deploy: { [key in string]: Array<Array<Point>> };
  zone: { [key in string]: Array<Array<Point>> };
  point: { [key in string]: Point };
};

/** A table. */
export type TableFacts = {
  /** What a configuration calls it. */
  id: string;
  /** The same as an option of a table. */
  choice: TableChoice;
  scenarios: Array<ScenarioId>;
  /** For how many bands of a free-for-all it has room. */
  spots: number;
};

/** A table by its id, any that fits, or one of somebody's own. */
export type TableChoice =
  | "random"
  | { named: string }
  | { custom: Layout };

/** A table to be examined and built. */
export type Layout = {
  name: Called;
  /** DS-1304: where bands of a free-for-all deploy. */
  multi_spots: Array<Array<Point>>;
  piece: Array<PieceLaid>;
  link: Array<LinkLaid>;
  object: Array<ObjectLaid>;
  setup: Array<SetupLaid>;
};

/** A ladder or a rope from the ground onto a piece. */
export type LinkLaid = {
  id: string;
  kind: LinkKind;
  foot: Point;
  top: Point;
  /** The piece it leads onto. */
  on: string;
  height: number;
};

/** What one climbs by. */
export type LinkKind = "ladder" | "rope";

/** A thing that lies about at the start. */
export type ObjectLaid = { id: string; kind: Object; at: Point };

/** A ready-made band. */
export type BandFacts = {
  /** What a configuration calls it. */
  id: string;
  /** The same as an option of a table. */
  choice: BandChoice;
  format: Format;
  cost: number;
  band: Band;
};

/** The ready-made band whose turn it is at that seat, one by its id, or one of somebody's own. */
export type BandChoice =
  | "usual"
  | { preset: string }
  | { custom: Band };

/** A band somebody plays. */
export type Band = {
  name: [string, string];
  members: Array<Member>;
  /** What kind of bands it was made for, where its maker said so. */
  format?: Format;
};

/** A member of a band: a figure, or a unit of five. */
export type Member = {
  /** Its name in French and in English. */
  name: [string, string];
  rank: Rank;
  traits: Array<Trait>;
  weapons: Array<WeaponId>;
};

/** A weapon by its place in `weapons.toml`. */
export type WeaponId = number;

/** What a member is worth in its band (DS-101, DS-1002). */
export type RankFacts = {
  id: Rank;
  dice: number;
  /** Without traits. */
  gold: number;
  /** How many traits it may have. */
  traits: number;
  /** How many weapons it may carry. */
  weapons: number;
  /** The formats in which it can be recruited. */
  formats: Array<Format>;
};

/** What is worked out for a player. */
export type Aid = {
  /** One for each of his figures on the table that somebody could reach. */
  threats: Array<Threat>;
};

/** Who could reach a figure with one action, by distance and sight; walls on the way are not looked at. */
export type Threat = {
  figure: FigureId;
  /** Enemies whose charge could be long enough. */
  chargers: Array<FigureId>;
  /** Enemies who see it within the range of a weapon that has ammunition. */
  shooters: Array<FigureId>;
};

/** What would come of a movement. Lengths are in mils, a thousandth of an inch. */
export type Tried = {
  figure: FigureId;
  allowance: number;
  /** What the segments cost that can be gone. */
  spent: number;
  /** The segments, as far as each can be gone for itself. */
  legs: Array<LegShown>;
  /** Where the last of them ends. */
  end: Stand;
  /** Where the figure looks at the end. */
  face: Facing;
  /**
   * The outlines of all points one more way-point may be set at; for whoever is not on the table yet, of those where
   * it may come in.
   */
  reach: Array<Array<Point>>;
  /** Ladders and ropes that can be taken from the end. */
  links: Array<LinkId>;
  /** Enemies it would be in contact with at the end. */
  touches: Array<FigureId>;
  /** DS-612: the chances of the attack of a charge that reaches its target. */
  charge: Chances | null;
  dangers: Array<Danger>;
  eyes: Array<Eye>;
  markers: Array<MarkerNear>;
};

/** A segment and its price (DS-223). */
export type LegShown = {
  from: Stand;
  to: Stand;
  cost: number;
  length: number;
  /** What difficult ground adds. */
  difficult: number;
  /** What obstacles add. */
  obstacles: number;
};

/** What a lookout could do on a stretch of the way, and with what chances. */
export type Danger = {
  lookout: FigureId;
  means: DangerMeans;
  /** The first and the last sample of the stretch. */
  from: Stand;
  to: Stand;
  /** The segment on which it begins, counted from 0. */
  leg: number;
  /** For the attack on the mover; nothing for a step into contact. */
  chances: Chances | null;
  clause: string;
};

/** How a lookout reacts. */
export type DangerMeans =
  | { shoot: number }
  | "strike"
  | "engage";

/** Somebody who is no friend, and what he sees of the mover. */
export type Eye = {
  figure: FigureId;
  /** Where on the way he first sees the mover, if anywhere. */
  first: Stand | null;
  /** What he sees at its end. */
  at_end: Sight;
};

/** DS-1493, DS-1494: an ambush marker the way comes near. */
export type MarkerNear = {
  marker: number;
  /** The first sample that is near enough. */
  at: Stand;
  /** Whether the way comes so near that somebody must come out, or the marker is shown to be a decoy. */
  forced: boolean;
  clause: string;
};
