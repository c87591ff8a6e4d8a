//! How heroes stand: by their Prestige, which the dead lose (SR-901, SR-912).

use kernel::Seat;
use shelf::{Stands, Voice};

use super::words::{hero, say};
use crate::table::event::Event;
use crate::{SangRancune, View};

impl Stands for SangRancune {
    /// SR-908: Prestige decides among the survivors; SR-912: who dies loses all of it.
    fn standing(view: &View, seat: Seat) -> i32 {
        i32::from(view.public.heroes[seat].prestige)
    }

    fn sways(event: &Event) -> bool {
        matches!(
            event,
            Event::EncounterDefeated { .. }
                | Event::TokenKilled { .. }
                | Event::Healed { .. }
                | Event::Died { .. }
        )
    }

    fn played_as(voice: &Voice<'_>, view: &View, seat: Seat) -> Option<String> {
        // "Valmort le Revenant" is called Valmort.
        let name = hero(voice, view.public.heroes[seat].hero).split(' ').next()?;
        Some(say(voice, "played-as", [("hero", name.into())]))
    }
}
