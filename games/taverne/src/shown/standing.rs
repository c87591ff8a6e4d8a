//! How players stand: by the Treasures they are seen to have, whichever they are, and by who is still in the tavern.

use kernel::{Seat, View};
use shelf::{Stands, Voice};

use super::words::{characters, say};
use crate::Taverne;
use crate::table::event::{Event, FightEvent, RoundEvent, TradeEvent, TreasureEvent};
use crate::table::{Figure, Posture};

/// What a Treasure weighs beside a step of a character's posture.
const TREASURE: i32 = 2;

impl Stands for Taverne {
    fn standing(view: &View<Self>, seat: Seat) -> i32 {
        let purse = &view.own.purses[seat];
        let drawn = view.public.drawn(seat).count() as i32;
        // What is offered stays in hand until it is paid.
        let held = i32::from(purse.hand) + i32::from(purse.safe.size);
        let figures = view.public.groups[seat].iter();
        TREASURE * (held + drawn) + figures.map(footing).sum::<i32>()
    }

    fn sways(event: &Event) -> bool {
        matches!(
            event,
            Event::Trade(TradeEvent::Sold { .. })
                | Event::Fight(FightEvent::Harmed { .. })
                | Event::Round(RoundEvent::Penalty { .. } | RoundEvent::Joined { .. })
                | Event::Treasure(
                    TreasureEvent::PickedUp { .. }
                        | TreasureEvent::Stolen { .. }
                        | TreasureEvent::Dropped { .. }
                        | TreasureEvent::Looted { .. }
                        | TreasureEvent::Spilled { .. }
                )
        )
    }

    fn played_as(voice: &Voice<'_>, view: &View<Self>, seat: Seat) -> Option<String> {
        let heroes: Vec<_> = view.public.heroes(seat).map(|(_, figure)| figure.who).collect();
        let names = characters(voice, heroes.iter().copied());
        (!heroes.is_empty()).then(|| say(voice, "played-as", [("heroes", names.into())]))
    }
}

/// TV-203: how firmly a character stands. Who has acted is as good as new next round, and who is out by the Door keeps
/// what was carried out.
const fn footing(figure: &Figure) -> i32 {
    match figure.posture {
        Posture::Standing | Posture::Tilted | Posture::Escaped => 3,
        Posture::Down => 1,
        Posture::Ko => 0,
    }
}
