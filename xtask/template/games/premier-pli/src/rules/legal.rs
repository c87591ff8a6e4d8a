//! What may be answered, and by whom.

use kernel::{Asked, Coverage};

use crate::Look;
use crate::table::own::hand;
use crate::table::{Action, Forbidden, Question};

/// PP-201: everybody lays at once.
pub(crate) fn who(look: Look<'_>, question: Question) -> Asked {
    match question {
        Question::Lay {} => Asked::Everyone(look.seats()),
    }
}

/// PP-201: a card of the own hand.
pub(crate) fn check(look: Look<'_>, question: Question, action: &Action) -> Result<(), Forbidden> {
    match (question, action) {
        (Question::Lay {}, Action::Lay { card }) if hand(look).contains(card) => Ok(()),
        (Question::Lay {}, Action::Lay { .. }) => Err(Forbidden::NotHeld),
    }
}

pub(crate) fn candidates(look: Look<'_>, question: Question, out: &mut Vec<Action>) -> Coverage {
    match question {
        Question::Lay {} => out.extend(hand(look).iter().map(|card| Action::Lay { card: *card })),
    }
    Coverage::Complete
}

/// The list is the hand, and every card of it may be laid.
pub(crate) const fn lists_exactly(question: Question) -> bool {
    match question {
        Question::Lay {} => true,
    }
}
