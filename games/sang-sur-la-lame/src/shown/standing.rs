//! How bands stand: by whom they have lost, and by what they have achieved (DS-1204).

use kernel::{Seat, View};
use shelf::{Stands, Voice};

use super::words::say;
use crate::SangSurLaLame;
use crate::cards::scenario::Objective;
use crate::rules::{command, ending};
use crate::table::Figure;
use crate::table::event::{BloodEvent, Event, SpaceEvent, TableEvent};
use crate::table::scene::Board;

/// What a dead figure costs; a wound is half of it, and each man of a unit is one.
const DEAD: i32 = 2;
/// What a dead chief costs beside that.
const CHIEF: i32 = 2;
/// What an objective is worth, as long as it is met.
const OBJECTIVE: i32 = 6;

impl Stands for SangSurLaLame {
    fn standing(view: &View<Self>, seat: Seat) -> i32 {
        let board = Board::new(view.given(), &view.public);
        if !board.public.laid {
            return 0;
        }
        let own = board.public.figures.iter().filter(|one| one.id.seat() == Some(seat));
        achieved(board, board.given.side(seat)) - own.map(|one| lost(board, one)).sum::<i32>()
    }

    fn sways(event: &Event) -> bool {
        matches!(
            event,
            Event::Table(TableEvent::Resigned { .. })
                | Event::Space(
                    SpaceEvent::Left { .. }
                        | SpaceEvent::Freed { .. }
                        | SpaceEvent::SpotOpened { .. }
                        | SpaceEvent::PickedUp { .. }
                        | SpaceEvent::Dropped { .. }
                        | SpaceEvent::Moved { .. }
                )
                | Event::Blood(
                    BloodEvent::Wounded { .. }
                        | BloodEvent::LostMembers { .. }
                        | BloodEvent::Died { .. }
                )
        )
    }

    fn played_as(voice: &Voice<'_>, view: &View<Self>, seat: Seat) -> Option<String> {
        let board = Board::new(view.given(), &view.public);
        let mut own = board.public.figures.iter().filter(|one| one.id.seat() == Some(seat));
        let chief = own.find(|one| command::is_chief(board, one))?;
        let (fr, en) = &board.given.member(chief)?.name;
        let name = voice.language.of(fr, en);
        Some(say(voice, "played-as", [("chief", name.as_str().into())]))
    }
}

/// What a figure that is dead or hurt takes from its band.
fn lost(board: Board<'_>, one: &Figure) -> i32 {
    let chief = if command::is_chief(board, one) { CHIEF } else { 0 };
    if one.is_dead() { DEAD + chief } else { i32::from(one.wounded) }
}

/// What a side has achieved by what everybody knows. What is met from the start, as keeping others from theirs, is no
/// achievement, and of a secret nobody can say it.
fn achieved(board: Board<'_>, side: u8) -> i32 {
    let role = board.public.roles[board.given.speaker(side)];
    let all = board.given.scenario(board.public.scenario).objectives(role);
    let is_done = |objective: &&Objective| {
        !matches!(objective, Objective::Prevent { .. } | Objective::NpcAlive { .. })
            && ending::is_met(board, board.public.revealed_assassin, side, objective) == Some(true)
    };
    OBJECTIVE * all.iter().filter(is_done).count() as i32
}
