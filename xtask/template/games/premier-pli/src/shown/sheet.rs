//! The table and one's own cards, as lines of text.

use kernel::Seat;
use shelf::speech::{name, things};
use shelf::{Arg, Describes, Voice};

use super::words::{plain, say};
use crate::cards::Card;
use crate::{PremierPli, View};

/// Cards in a row.
fn cards(voice: &Voice<'_>, all: &[Card]) -> Arg<'static> {
    things(voice, &all.iter().map(ToString::to_string).collect::<Vec<_>>()).into()
}

impl Describes for PremierPli {
    fn sheet(voice: &Voice<'_>, view: &View) -> Vec<String> {
        let player = |seat: Seat| {
            let points = u16::try_from(view.public.points[seat]).unwrap_or(0);
            let held = u16::from(view.own.sizes[seat]);
            let args =
                [("who", name(voice, seat)), ("points", points.into()), ("cards", held.into())];
            let laid =
                [("who", name(voice, seat)), ("cards", cards(voice, &view.public.laid[seat]))];
            [say(voice, "sheet-player", args), say(voice, "sheet-laid", laid)]
        };
        view.seats().iter().flat_map(player).collect()
    }

    fn own_sheet(voice: &Voice<'_>, view: &View) -> Vec<String> {
        if view.seat().is_none() {
            return vec![plain(voice, "own-gallery")];
        }
        vec![say(voice, "own-hand", [("cards", cards(voice, &view.own.hand))])]
    }
}
