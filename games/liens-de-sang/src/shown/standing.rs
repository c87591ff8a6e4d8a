//! How players stand: by how far they are from being captured (LS-409).

use kernel::Seat;
use shelf::{Stands, Voice};

use super::words::say;
use crate::cards::catalogue::catalogue;
use crate::table::event::Event;
use crate::table::tokens::CAPTURED_AT;
use crate::{LiensDeSang, View};

/// What is left with so many wounds: each weighs more than the one before, since fewer are left to take. The last
/// number is that of a captive.
const SAFETY: [i32; CAPTURED_AT + 1] = [10, 9, 7, 4, 0];

impl Stands for LiensDeSang {
    fn standing(view: &View, seat: Seat) -> i32 {
        let is_captive = view.public.ending.is_some_and(|ending| ending.captive == seat);
        SAFETY[if is_captive { CAPTURED_AT } else { view.public.wounds(seat) }]
    }

    fn sways(event: &Event) -> bool {
        matches!(event, Event::Wound { .. } | Event::TokenReturned { .. } | Event::Captured { .. })
    }

    fn played_as(voice: &Voice<'_>, view: &View, seat: Seat) -> Option<String> {
        let title = catalogue().character(view.own.characters[seat]?).short.get(voice.language);
        Some(say(voice, "played-as", [("title", title.into())]))
    }
}
