//! Scenes of scenarios: a table laid from its first die, secrets already named, markers already laid.

use kernel::{Audience, Hidden, Opening, Seats, State};
use sang_sur_la_lame::geometry::Facing;
use sang_sur_la_lame::rules::setup;
use sang_sur_la_lame::table::flow::{Choice, Placement, Setting, TurnStep};
use sang_sur_la_lame::table::public::{Level, Marker};
use sang_sur_la_lame::table::{Action, Config, FigureId, Given, Public, Secrets, Step};

use super::deeds::{face, path, seat};
use super::field::Field;
use super::game::{Game, rigged};

/// A table from the first die of its set-up.
pub(crate) fn laid(config: &Config, dice: &[u8]) -> Game {
    let given = Given::new(config).unwrap_or_else(|wrong| panic!("{wrong}"));
    Game::begin(config, setup::open(&given), rigged(dice))
}

/// A field at the beginning of its turn, with these secrets, its next dice and whatever else is true.
pub(crate) fn begun(
    field: &Field,
    secrets: Secrets,
    dice: &[u8],
    change: impl FnOnce(&mut Public),
) -> Game {
    let (config, mut public) = field.set();
    change(&mut public);
    let players = config.players;
    let state = State { public, secrets };
    let opening = Opening { players, state, first: Step::Turn(TurnStep::Begin) };
    Game::begin(&config, opening, rigged(dice))
}

/// What these seats know and nobody else.
pub(crate) fn known<T>(seats: &[u8], value: T) -> Option<Hidden<T>> {
    let seats = seats.iter().fold(Seats::NONE, |all, at| all.with(seat(*at)));
    Some(Hidden::known_to(Audience::seats(seats), value))
}

/// Markers of a seat.
pub(crate) fn lay(public: &mut Public, of: u8, points: &[(i32, i32)]) {
    for at in points {
        let (at, seat) = ((*at).into(), seat(of));
        public.markers.push(Marker { at, seat, there: true, ..Marker::default() });
    }
}

/// Figures put down, all facing north, and who bears the loads.
pub(crate) fn deploy(places: &[(FigureId, (i32, i32))], bearers: &[FigureId]) -> Action {
    let place = |one: &(FigureId, (i32, i32))| Placement {
        fig: one.0,
        at: one.1.into(),
        face: Facing::NORTH,
    };
    Action::Setup(Setting::Deploy {
        placements: places.iter().map(place).collect(),
        bearers: bearers.iter().copied().collect(),
    })
}

pub(crate) fn markers(points: &[(i32, i32)]) -> Action {
    Action::Setup(Setting::Markers { points: points.iter().map(|at| (*at).into()).collect() })
}

pub(crate) const fn name(fig: FigureId) -> Action {
    Action::Setup(Setting::Name { fig })
}

pub(crate) const SKIP: Action = Action::Choose(Choice::Skip {});
pub(crate) const DECOY: Action = Action::Choose(Choice::Decoy {});
pub(crate) const RESIGN: Action = Action::Resign {};

/// Out of a marker, counted from 0.
pub(crate) const fn spring(marker: u8, fig: FigureId) -> Action {
    Action::Choose(Choice::Spring { marker, fig, face: Facing::NORTH })
}

pub(crate) fn patrol(fig: FigureId, points: &[(i32, i32)]) -> Action {
    Action::Choose(Choice::Patrol { fig, path: path(points), face: Facing::NORTH })
}

pub(crate) fn move_notable(points: &[(i32, i32)], to: (i32, i32)) -> Action {
    Action::Choose(Choice::MoveNotable { path: path(points), face: face(to) })
}

impl Game {
    /// How it ended for a seat.
    #[track_caller]
    pub(crate) fn level(&self, of: u8) -> Level {
        self.public().levels.expect("the game is over")[seat(of)]
    }

    /// Everybody stops, and skips what is asked at the start of a turn, until another turn has begun or it is over.
    #[track_caller]
    pub(crate) fn next_turn(&mut self) -> &mut Self {
        let turn = self.public().turn;
        while !self.is_over() && self.public().turn == turn {
            self.answers(Action::EndTurn {});
        }
        self
    }
}
