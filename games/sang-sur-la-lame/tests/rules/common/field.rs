//! Tables set by hand: who stands where with what, whose turn it is, what lies about.

use kernel::{Opening, PerSeat, State};
use sang_sur_la_lame::cards::{
    Band, Format, Member, Npc, Object, Rank, Role, ScenarioId, Trait, catalogue,
};
use sang_sur_la_lame::geometry::terrain::Door;
use sang_sur_la_lame::geometry::{Facing, Point, Stand, Surface};
use sang_sur_la_lame::rules::contacts;
use sang_sur_la_lame::table::config::{BandChoice, TurnLimit};
use sang_sur_la_lame::table::flow::TurnStep;
use sang_sur_la_lame::table::public::{Thing, ThingPlace};
use sang_sur_la_lame::table::scene::Board;
use sang_sur_la_lame::table::{Config, Figure, FigureId, Given, Public, Secrets, Status, Step};

use super::deeds::{NORTH, face, seat};
use super::game::{Game, rigged};
use crate::examples_space::{piece, table};

/// A figure in the making: on foot with a sword, facing north, on the ground.
#[derive(Clone)]
pub(crate) struct Who {
    member: Member,
    figure: Figure,
    top: Option<&'static str>,
    load: Option<Object>,
}

fn who(rank: Rank) -> Who {
    let member =
        Member { name: (String::new(), String::new()), rank, traits: vec![], weapons: vec![] };
    let members = if rank.is_unit() { 5 } else { 1 };
    let figure = Figure { status: Status::Standing, members, ..Figure::default() };
    Who { member, figure, top: None, load: None }.armed(&["epee"])
}

pub(crate) fn leader() -> Who {
    who(Rank::Leader)
}

pub(crate) fn second() -> Who {
    who(Rank::Second)
}

pub(crate) fn hireling() -> Who {
    who(Rank::Hireling)
}

pub(crate) fn elite() -> Who {
    who(Rank::Elite)
}

pub(crate) fn trained() -> Who {
    who(Rank::Trained)
}

pub(crate) fn green() -> Who {
    who(Rank::Green)
}

impl Who {
    pub(crate) fn at(mut self, x: i32, y: i32) -> Self {
        self.figure.stand = Stand::ground(Point::new(x, y));
        self
    }

    /// On top of the piece of this name.
    pub(crate) const fn on(mut self, piece: &'static str) -> Self {
        self.top = Some(piece);
        self
    }

    pub(crate) const fn facing(mut self, to: (i32, i32)) -> Self {
        self.figure.facing = face(to);
        self
    }

    /// With these weapons and no others.
    pub(crate) fn armed(mut self, ids: &[&str]) -> Self {
        let weapon = |id: &&str| catalogue().weapon_named(id).unwrap_or_else(|| panic!("{id}?"));
        self.member.weapons = ids.iter().map(weapon).collect();
        self
    }

    pub(crate) fn with(mut self, traits: &[Trait]) -> Self {
        self.member.traits = traits.to_vec();
        self
    }

    pub(crate) const fn wounded(mut self) -> Self {
        self.figure.wounded = true;
        self
    }

    pub(crate) const fn watching(mut self) -> Self {
        self.figure.lookout = true;
        self
    }

    /// So many of a unit are left.
    pub(crate) const fn members(mut self, left: u8) -> Self {
        self.figure.members = left;
        self
    }

    pub(crate) const fn bearing(mut self, load: Object) -> Self {
        self.load = Some(load);
        self
    }

    pub(crate) const fn is(mut self, status: Status) -> Self {
        self.figure.status = status;
        self
    }

    /// Whatever else a figure may have.
    pub(crate) fn but(mut self, change: impl FnOnce(&mut Figure)) -> Self {
        change(&mut self.figure);
        self
    }
}

/// A table in the making: turn 1 of *L'affrontement* on the meadow, seat 0 plays first with 12 gold.
///
/// Whoever a band needs and the test does not put down has left the table alive: he is in nobody's way, and his band
/// is not beaten while he lives.
#[derive(Clone)]
pub(crate) struct Field {
    config: Config,
    bands: Vec<Vec<Who>>,
    npcs: Vec<Figure>,
    turn: u8,
    first: u8,
    purses: Vec<Option<u8>>,
    activated: Vec<FigureId>,
    things: Vec<Thing>,
    doors: Vec<(&'static str, Door)>,
    roles: Vec<(u8, Role)>,
    secrets: Secrets,
}

pub(crate) fn field() -> Field {
    field_of(Config::new(2))
}

/// So many bands of 6 gold.
pub(crate) fn melee(players: u8) -> Field {
    field_of(Config::new(players))
}

pub(crate) fn field_of(config: Config) -> Field {
    let players = usize::from(config.players);
    let config = Config {
        armament_limits: false,
        turn_limit: TurnLimit::None,
        ..config.at(ScenarioId::Affrontement, "pre")
    };
    Field {
        config,
        bands: vec![vec![]; players],
        npcs: vec![],
        turn: 1,
        first: 0,
        purses: vec![None; players],
        activated: vec![],
        things: vec![],
        doors: vec![],
        roles: vec![],
        secrets: Secrets::NONE,
    }
}

impl Field {
    /// Another scenario, on a table that has it.
    pub(crate) fn plays(mut self, scenario: ScenarioId, table: &str) -> Self {
        self.config = self.config.at(scenario, table);
        self
    }

    /// The same fight elsewhere; *Un compte à régler* where a table has no room for it.
    pub(crate) fn on(self, name: &str) -> Self {
        let clash = table(name).setup(ScenarioId::Affrontement).is_some();
        self.plays(if clash { ScenarioId::Affrontement } else { ScenarioId::Compte }, name)
    }

    pub(crate) fn config(mut self, change: impl FnOnce(&mut Config)) -> Self {
        change(&mut self.config);
        self
    }

    /// The next figure of a seat.
    pub(crate) fn figure(mut self, seat: u8, who: Who) -> Self {
        self.bands[usize::from(seat)].push(who);
        self
    }

    /// The next NPC; nobody owns a neutral one.
    pub(crate) fn npc(mut self, npc: Npc, owner: Option<u8>, at: (i32, i32)) -> Self {
        self.npcs.push(Figure {
            id: FigureId::npc(self.npcs.len() as u8),
            npc: Some(npc),
            owner: owner.map(seat),
            members: 1,
            status: Status::Standing,
            stand: Stand::ground(at.into()),
            facing: face(NORTH),
            ..Figure::default()
        });
        self
    }

    pub(crate) const fn turn(mut self, turn: u8) -> Self {
        self.turn = turn;
        self
    }

    /// Who plays first.
    pub(crate) const fn first(mut self, seat: u8) -> Self {
        self.first = seat;
        self
    }

    pub(crate) fn purse(mut self, seat: u8, gold: u8) -> Self {
        self.purses[usize::from(seat)] = Some(gold);
        self
    }

    /// Has been activated already.
    pub(crate) fn done(mut self, figure: FigureId) -> Self {
        self.activated.push(figure);
        self
    }

    /// The next thing, lying on the ground.
    pub(crate) fn lies(mut self, kind: Object, at: (i32, i32)) -> Self {
        self.things.push(Thing { kind, place: ThingPlace::Lying(Stand::ground(at.into())) });
        self
    }

    pub(crate) fn door(mut self, piece: &'static str, door: Door) -> Self {
        self.doors.push((piece, door));
        self
    }

    pub(crate) fn role(mut self, seat: u8, role: Role) -> Self {
        self.roles.push((seat, role));
        self
    }

    /// What only some know.
    pub(crate) fn secretly(mut self, change: impl FnOnce(&mut Secrets)) -> Self {
        change(&mut self.secrets);
        self
    }

    /// Plays from the start of the turn to its first question.
    pub(crate) fn begins(&self) -> Game {
        self.played_from(Step::Turn(TurnStep::Begin))
    }

    /// Plays from this step to the first question.
    pub(crate) fn played_from(&self, first: Step) -> Game {
        let (config, public) = self.set();
        let players = config.players;
        // The first player rolls twelve, the others less and less.
        let totals = (0..players).map(|at| if at == self.first { [6, 6] } else { [5, 5 - at % 5] });
        let rng = rigged(&totals.flatten().collect::<Vec<u8>>());
        let state = State { public, secrets: self.secrets };
        Game::begin(&config, Opening { players, state, first }, rng)
    }

    /// The same, with purses and activated figures as the test has them, and nothing told yet.
    pub(crate) fn ready(self) -> Game {
        let mut game = self.begins();
        game.change(|public| {
            for (at, purse) in (0u8..).zip(&self.purses) {
                let purses = &mut public.purses;
                purses[seat(at)] = purse.unwrap_or(purses[seat(at)]);
            }
            for id in &self.activated {
                public.figure_mut(*id).activated = true;
            }
        });
        game.forget();
        game
    }

    /// Configuration and position just before the turn.
    pub(crate) fn set(&self) -> (Config, Public) {
        let mut config = self.config.clone();
        let bands: Vec<Vec<Who>> =
            self.bands.iter().map(|band| filled(band, config.format)).collect();
        config.bands = bands.iter().map(|band| BandChoice::Custom(bought(band))).collect();
        let given = Given::new(&config).unwrap_or_else(|wrong| panic!("{wrong}"));
        let mut public = Public::new(config.players);
        public.table = given.table.expect("fields name their table");
        let named = given.printed.table(public.table);
        let sang_sur_la_lame::table::config::ScenarioChoice::Fixed(scenario) = config.scenario
        else {
            panic!("fields name their scenario")
        };
        public.scenario = scenario;
        public.turn = self.turn - 1;
        public.doors = named.terrain.doors;
        for (name, door) in &self.doors {
            let place = named.terrain.piece(piece(named, name)).door.expect("a door");
            public.doors[usize::from(place)] = *door;
        }
        public.roles = PerSeat::new(config.players, |at| {
            let told = self.roles.iter().find(|(seat, _)| *seat == at.number());
            let side = if given.free_for_all() || at.number() == 0 { Role::A } else { Role::B };
            told.map_or(side, |(_, role)| *role)
        });
        public.things = self.things.iter().copied().collect();
        for (at, band) in (0u8..).zip(&bands) {
            for (place, who) in (0u8..).zip(band) {
                stand(&mut public, who, FigureId::member(seat(at), place), named);
            }
        }
        public.figures.extend(self.npcs.iter().copied());
        let duels = contacts::duels(Board::new(&given, &public), None);
        for (figure, duel) in public.figures.iter_mut().zip(duels) {
            figure.duel = duel;
        }
        (config, public)
    }
}

fn stand(
    public: &mut Public,
    who: &Who,
    id: FigureId,
    table: &'static sang_sur_la_lame::cards::Table,
) {
    let mut figure = Figure { id, owner: id.seat(), ..who.figure };
    if let Some(top) = who.top {
        figure.stand.on = Surface::Top(piece(table, top));
    }
    if let Some(kind) = who.load {
        figure.load = Some(public.things.len() as u8);
        public.things.push(Thing { kind, place: ThingPlace::Borne(id) });
    }
    public.figures.push(figure);
}

/// The band with everybody it needs (DS-105, DS-1003, DS-1101).
fn filled(band: &[Who], format: Format) -> Vec<Who> {
    let needed: &[&[Rank]] = match format {
        Format::Standard => &[&[Rank::Leader], &[Rank::Second], &[Rank::Hireling]],
        Format::Mixed => &[&[Rank::Leader], &[Rank::Second], &[Rank::Hireling, Rank::Green]],
        Format::Small => &[&[Rank::Second], &[Rank::Hireling, Rank::Green]],
        Format::Units => &[&[Rank::Elite], &[Rank::Trained], &[Rank::Green]],
    };
    let mut all = band.to_vec();
    for ranks in needed {
        if !all.iter().any(|who| ranks.contains(&who.member.rank)) {
            all.push(who(ranks[0]).is(Status::Left));
        }
    }
    all
}

fn bought(band: &[Who]) -> Band {
    let members = band.iter().map(|who| who.member.clone()).collect();
    Band { name: ("Bande".into(), "Band".into()), members, format: None }
}

/// The piece of this name on a table, to stand on.
pub(crate) fn top(on: &str, name: &str) -> Surface {
    Surface::Top(piece(table(on), name))
}

/// The facing a figure has in a test that does not care.
pub(crate) const ANY: Facing = Facing::NORTH;
