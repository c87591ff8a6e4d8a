//! What a page must show and would otherwise have to work out by a rule.

use kernel::{PerSeat, Seat};
use serde::Serialize;
use shelf::Shows;
use ts_rs::TS;

use crate::LiensDeSang;
use crate::View;
use crate::cards::pieces::{Card, Rank};
use crate::table::config::House;
use crate::table::flow::{Cause, Question};
use crate::table::public::{Public, Reason, Supply};

/// What follows from a view, for whoever draws the table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Shown {
    /// What the table was set to, as far as play depends on it.
    pub house: House,
    /// LS-202: what is left in the supply.
    pub supply: Supply,
    /// D3, D4: the ranks that the tokens each player has shown allow.
    pub ranks: PerSeat<Vec<Rank>>,
    /// LS-906: whether the curse before each player is the True one, as far as the viewer knows: whoever knows where that
    /// one lies knows the others, too.
    pub curses: PerSeat<Option<bool>>,
    /// LS-1002 to LS-1007: why the game ended as it did.
    pub reason: Option<Reason>,
    /// LS-401: which of the six steps of the attack is open, counted from 0.
    pub step: Option<u8>,
}

shelf::fields!(Shown { house, supply, ranks, curses, reason, step });

impl Shows for LiensDeSang {
    type Shown = Shown;

    /// What the rules say about this view.
    fn shown(view: &View, question: Option<Question>) -> Shown {
        let public = &view.public;
        let ranks = |seat: Seat| {
            let allowed = public.players[seat].evidence.tokens_allow(view.given().deal);
            Rank::ALL
                .into_iter()
                .filter(move |rank| allowed.iter().any(|card| card.rank() == *rank))
        };
        Shown {
            house: view.given().house,
            supply: public.supply(),
            ranks: PerSeat::new(view.players, |seat| ranks(seat).collect()),
            curses: PerSeat::new(view.players, |seat| {
                let lies = public.holders(Card::Curse).contains(seat);
                view.own.true_curse.filter(|_| lies).map(|before| before == seat)
            }),
            step: step(public, question),
            reason: public.ending.map(|ending| ending.reason()),
        }
    }
}

/// LS-401: the target, the request, the offers, the wound, the ability, the dagger.
fn step(public: &Public, question: Option<Question>) -> Option<u8> {
    let attack = public.attack.filter(|_| public.ending.is_none())?;
    Some(match question {
        Some(Question::Request {}) => 1,
        Some(Question::Offer {} | Question::Accept {}) => 2,
        Some(Question::Token { cause: Cause::Attack { .. }, .. }) => 3,
        Some(Question::Token { .. } | Question::Ability { .. } | Question::Return { .. }) => 4,
        Some(Question::Turn {}) | None => {
            if attack.rank_shown {
                4
            } else {
                0
            }
        }
    })
}
