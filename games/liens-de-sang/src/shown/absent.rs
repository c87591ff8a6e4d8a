//! The careful choice for somebody who does not choose (LS-1203).

use kernel::Observation;
use shelf::StandsIn;

use crate::LiensDeSang;
use crate::cards::pieces::Symbol;
use crate::table::flow::{Action, Question};

impl StandsIn for LiensDeSang {
    /// LS-1203: the careful choice for somebody who does not choose.
    fn when_time_is_up(seen: &Observation<LiensDeSang>) -> Action {
        let question = seen.question.expect("somebody is asked");
        let first = |wanted: &[Action]| {
            *wanted.iter().find(|a| seen.options.contains(a)).expect("one of them is allowed")
        };
        match question {
            Question::Turn {} => Action::Pass { to: seen.seat.left_of(seen.view.players) },
            Question::Request {} => Action::NoRequest {},
            Question::Offer {} => Action::NoOffer {},
            Question::Accept {} => Action::DeclineOffers {},
            Question::Token { .. } => first(&Symbol::ALL.map(|token| Action::Take { token })),
            Question::Ability { .. } => Action::DeclineAbility {},
            Question::Return { .. } => {
                let order = [Symbol::Rose, Symbol::Beast, Symbol::Unknown, Symbol::Rank];
                first(&order.map(|token| Action::Return { token }))
            }
        }
    }
}
