//! How camps stand: by what keeps them in the game, their tokens and their creatures (CW-1601, CW-1602).

use kernel::{Seat, View};
use shelf::{Stands, Voice};

use super::words::{faction, say};
use crate::CannibalWorld;
use crate::rules::zones::numbers;
use crate::table::event::{BoardEvent, Course, Event};

/// What a token on the Habitat weighs beside a point of strength: three of them lost are the game (CW-1601).
const TOKEN: i32 = 5;
/// What exhaustion costs (CW-312).
const EXHAUSTION: i32 = 3;

impl Stands for CannibalWorld {
    /// The tokens of a camp, the strength of its creatures in play, and what exhaustion takes from it.
    fn standing(view: &View<Self>, seat: Seat) -> i32 {
        let (given, public) = (view.given(), &view.public);
        let camp = public.camp(seat);
        let strength = public.creatures_of(camp).map(|own| i32::from(numbers(given, own).strength));
        let members = public.members(camp);
        let exhausted = members.iter().filter(|member| public.players[*member].exhausted).count();
        TOKEN * i32::from(public.habitat(camp)) + strength.sum::<i32>()
            - EXHAUSTION * exhausted as i32
    }

    fn sways(event: &Event) -> bool {
        matches!(
            event,
            Event::Course(Course::Pillaged { .. } | Course::Exhausted { .. })
                | Event::Board(BoardEvent::Entered { .. } | BoardEvent::Died { .. })
        )
    }

    fn played_as(voice: &Voice<'_>, view: &View<Self>, seat: Seat) -> Option<String> {
        let tribe = faction(voice, view.public.players[seat].faction?);
        Some(say(voice, "played-as", [("tribe", tribe.into())]))
    }
}
