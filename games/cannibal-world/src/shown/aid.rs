//! What can be counted from what one viewer sees: which cards each player still has somewhere out of sight.

use kernel::{Seat, View};
use serde::Serialize;
use shelf::speech::whom;
use shelf::{Helps, Tries, Voice};
use ts_rs::TS;

use super::words::{cards, plain, say};
use crate::CannibalWorld;
use crate::cards::Card;
use crate::rules::triggered::unseen;

/// What a player is helped with.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Aid {
    /// By seat: the cards out of this viewer's sight, sorted; nothing where the list is not known.
    pub unseen: Vec<Option<Vec<Card>>>,
}

/// The list of a player without everything this viewer sees.
fn out_of_sight(view: &View<CannibalWorld>, seat: Seat) -> Option<Vec<Card>> {
    let list = view.own.lists[seat]?;
    let held = |cards: &Option<Vec<Card>>| cards.clone().unwrap_or_default();
    let (hand, stack) =
        (held(&view.own.hands[seat].cards), held(&view.own.reinforcements[seat].cards));
    Some(unseen(&view.public, seat, &list, &[&hand, &stack]).iter().copied().collect())
}

impl Helps for CannibalWorld {
    type Aid = Aid;

    /// One line for each player.
    fn aid(voice: &Voice<'_>, view: &View<CannibalWorld>) -> Option<Vec<String>> {
        let line = |seat: Seat| {
            let who = ("who", whom(voice, seat).into());
            match out_of_sight(view, seat) {
                Some(hidden) => {
                    say(voice, "aid-unseen", [who, ("cards", cards(voice, &hidden).into())])
                }
                None => say(voice, "aid-unknown", [who]),
            }
        };
        let mut lines = vec![plain(voice, "aid-title")];
        lines.extend(view.seats().iter().map(line));
        Some(lines)
    }

    /// The same for programs, to a player.
    fn work_out(view: &View<CannibalWorld>) -> Option<Aid> {
        view.seat()?;
        Some(Aid { unseen: view.seats().iter().map(|seat| out_of_sight(view, seat)).collect() })
    }
}

/// Its answers are chosen from a list that says it all.
impl Tries for CannibalWorld {
    type Tried = ();
}
