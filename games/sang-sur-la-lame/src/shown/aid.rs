//! What the game works out for a player: who could reach his figures next (section 10).

use kernel::View;
use serde::Serialize;
use shelf::speech::{list, things};
use shelf::{Helps, Voice};
use ts_rs::TS;

use super::words::{figure, say};
use crate::SangSurLaLame;
use crate::cards::kinds::Kind;
use crate::cards::lists::Class;
use crate::geometry::measure::{gap_within, within};
use crate::rules::{command, quality};
use crate::table::scene::Board;
use crate::table::{Figure, FigureId};

/// The die of a charge at its best (DS-610).
const BEST_DIE: u8 = 6;

/// What is worked out for a player.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Aid {
    /// One for each of his figures on the table that somebody could reach.
    pub threats: Vec<Threat>,
}

/// Who could reach a figure with one action, by distance and sight; walls on the way are not looked at.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Threat {
    pub figure: FigureId,
    /// Enemies whose charge could be long enough.
    pub chargers: Vec<FigureId>,
    /// Enemies who see it within the range of a weapon that has ammunition.
    pub shooters: Vec<FigureId>,
}

impl Helps for SangSurLaLame {
    type Aid = Aid;

    fn aid(voice: &Voice<'_>, view: &View<Self>) -> Option<Vec<String>> {
        let aid = Self::work_out(view)?;
        let board = Board::new(view.given(), &view.public);
        let names = |ids: &[FigureId]| {
            let names: Vec<String> = ids.iter().map(|id| figure(voice, board, *id)).collect();
            if names.is_empty() { things(voice, &[]) } else { list(voice.language, &names) }
        };
        let line = |threat: &Threat| {
            let args = [
                ("figure", figure(voice, board, threat.figure).into()),
                ("chargers", names(&threat.chargers).into()),
                ("shooters", names(&threat.shooters).into()),
            ];
            say(voice, "aid-threat", args)
        };
        Some(aid.threats.iter().map(line).collect())
    }

    fn work_out(view: &View<Self>) -> Option<Aid> {
        let me = view.seat()?;
        let board = Board::new(view.given(), &view.public);
        let own = board.public.standing().filter(|one| one.owner == Some(me));
        let threats = own.map(|one| threat(board, one));
        let near = |one: &Threat| !one.chargers.is_empty() || !one.shooters.is_empty();
        Some(Aid { threats: threats.filter(near).collect() })
    }
}

fn threat(board: Board<'_>, own: &Figure) -> Threat {
    let enemies = || board.public.standing().filter(|one| board.enemies(own, one));
    let charges = |one: &&Figure| {
        let far = command::allowance(board, one, Kind::Charge, BEST_DIE);
        let (a, b) = (board.body(one), board.body(own));
        !one.engaged()
            && !board.is_loaded(one)
            && gap_within(a.at(), a.radius, b.at(), b.radius, far)
    };
    let shoots = |one: &&Figure| {
        let places = [Class::Thrown, Class::Shot]
            .into_iter()
            .flat_map(|class| command::usable(board, one, class));
        let mut ranges = places
            .filter_map(|place| command::weapon(board, one, place))
            .map(|weapon| weapon.range);
        !one.engaged()
            && ranges.any(|range| within(one.at(), own.at(), range))
            && quality::sight(board, one, own).seen()
    };
    Threat {
        figure: own.id,
        chargers: enemies().filter(charges).map(|one| one.id).collect(),
        shooters: enemies().filter(shoots).map(|one| one.id).collect(),
    }
}
