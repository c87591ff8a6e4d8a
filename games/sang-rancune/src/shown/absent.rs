//! The careful choice for somebody whose time is up.

use kernel::Observation;
use shelf::StandsIn;

use crate::SangRancune;
use crate::cards::{Card, Handful};
use crate::table::flow::{Action, Declaration, Declared, Question};

/// What a card is worth to somebody who does not choose: Attacks by their value, then tactical cards (SR-415), then low
/// blows.
fn value(card: Card) -> (u8, u16) {
    let print = card.print();
    let rank = if card.deals_damage() { 0 } else { 1 + u8::from(!card.is_attack()) };
    (rank, print.faces.get(usize::from(print.base)).copied().unwrap_or(0))
}

impl StandsIn for SangRancune {
    /// The careful choice for somebody whose time is up: the lowest Attack, and otherwise nothing.
    fn when_time_is_up(seen: &Observation<SangRancune>) -> Action {
        let question = seen.question.expect("somebody is asked");
        let first = || *seen.options.first().expect("whoever is asked has an option");
        let lowest = |card_of: fn(&Action) -> Option<Card>| {
            let least =
                seen.options.iter().filter_map(|action| Some((value(card_of(action)?), action)));
            least.min_by_key(|(value, _)| *value).map_or_else(first, |(_, action)| *action)
        };
        match question {
            Question::Between {} => Action::Ready {},
            Question::AcceptTrade {} | Question::AcceptDrink {} => Action::Refuse {},
            Question::Window(_) | Question::Loot { .. } => Action::Pass {},
            Question::SetAttack {} | Question::SetOpenly { .. } => lowest(set_alone),
            Question::PassCard {} | Question::DiscardDown { .. } => lowest(given_up),
            Question::Replace { .. } => {
                let replacements =
                    seen.options.iter().filter_map(|action| Some((replaced_by(action)?, action)));
                replacements
                    .min_by_key(|(values, _)| values.clone())
                    .map_or_else(first, |(_, action)| *action)
            }
            Question::Declare(Declaration { what, .. }) => match what {
                Declared::Heroic | Declared::Blessing | Declared::Theft => Action::Plain {},
                Declared::Order | Declared::Target => first(),
            },
            Question::Mentalism { most, .. } => Action::Draw { cards: most },
            Question::Refresh {} => Action::Refresh { discard: Handful::default() },
            Question::Bridge {} => Action::Hold {},
        }
    }
}

const fn set_alone(action: &Action) -> Option<Card> {
    if let Action::Set { card, second: None } = action { Some(*card) } else { None }
}

const fn given_up(action: &Action) -> Option<Card> {
    if let Action::PassOn { card } | Action::Discard { card } = action { Some(*card) } else { None }
}

/// What is played instead of a replaced card, if nothing is set face down beside it.
fn replaced_by(action: &Action) -> Option<Vec<(u8, u16)>> {
    let Action::Replace { now, later: None } = action else { return None };
    Some(now.cards().iter().copied().map(value).collect())
}
