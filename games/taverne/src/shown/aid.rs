//! What can be worked out from what one viewer sees: what his Treasures score, and where all others can be (TV-217).

use kernel::View;
use serde::Serialize;
use shelf::speech::{things, whom};
use shelf::{Helps, Tries, Voice};
use ts_rs::TS;

use super::board::tally_of;
use super::words::{self, plain, say};
use crate::Taverne;
use crate::table::Place;
use crate::table::event::Tally;
use crate::table::whereabouts::Possible;

/// What a player is helped with.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Aid {
    pub tally: Tally,
    pub whereabouts: Vec<Possible>,
}

impl Helps for Taverne {
    type Aid = Aid;

    /// The same in lines.
    fn aid(voice: &Voice<'_>, view: &View<Taverne>) -> Option<Vec<String>> {
        let mut lines = Vec::new();
        if let Some(tally) = view.seat().and_then(|me| tally_of(view, me)) {
            let points = words::points(voice, tally.total);
            let cards = words::allotted(voice, &tally);
            lines.push(say(
                voice,
                "aid-total",
                [("points", points.into()), ("cards", cards.into())],
            ));
        }
        lines.push(plain(voice, "aid-where"));
        for possible in view.own.whereabouts.iter() {
            let places: Vec<String> =
                possible.places.iter().map(|where_| place(voice, where_)).collect();
            let args = [
                ("treasure", words::treasure(voice, possible.treasure).into()),
                ("places", things(voice, &places).into()),
            ];
            lines.push(say(voice, "aid-place", args));
        }
        Some(lines)
    }

    /// For programs, to players.
    fn work_out(view: &View<Taverne>) -> Option<Aid> {
        let tally = tally_of(view, view.seat()?)?;
        Some(Aid { tally, whereabouts: view.own.whereabouts.iter().collect() })
    }
}

/// Its answers are chosen from a list that says it all.
impl Tries for Taverne {
    type Tried = ();
}

fn place(voice: &Voice<'_>, place: Place) -> String {
    match place {
        Place::Hand(seat) => say(voice, "place-hand", [("whom", whom(voice, seat).into())]),
        Place::Safety(seat) => say(voice, "place-safety", [("whom", whom(voice, seat).into())]),
        Place::FaceDown => plain(voice, "place-face-down"),
        Place::Aside => plain(voice, "place-aside"),
        Place::Open => plain(voice, "place-open"),
    }
}
