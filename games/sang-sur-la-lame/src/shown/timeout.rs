//! The plain choice for somebody whose time is up, made from what that seat sees (section 7).

use bots::Policy;
use kernel::{Observation, Rng};
use shelf::StandsIn;

use crate::SangSurLaLame;
use crate::cards::Kind;
use crate::rules::{ambush, perform};
use crate::table::flow::{Choice, Deed, Reaction};
use crate::table::public::Trying;
use crate::table::scene::Board;
use crate::table::{Action, Question};

impl StandsIn for SangSurLaLame {
    fn when_time_is_up(seen: &Observation<SangSurLaLame>) -> Action {
        let board = Board::new(seen.view.given(), &seen.view.public);
        let choose = Action::Choose;
        let question = seen.question.expect("somebody is asked");
        match question {
            Question::Activate { .. } => Action::EndTurn {},
            Question::Perform { .. } => {
                let throws = board.public.acting.and_then(|acting| perform::present(&acting))
                    == Some(Kind::HeavyThrow);
                if throws { Action::Perform(Deed::Keep {}) } else { Action::Forgo {} }
            }
            Question::React { .. } | Question::SpringReact { .. } => {
                Action::React(Reaction::Wait {})
            }
            Question::Spring { forced: false, .. } => Action::React(Reaction::Wait {}),
            Question::Spring { seat, forced: true, .. } => {
                if ambush::may_remove(board, seat) {
                    choose(Choice::Decoy {})
                } else {
                    first(seen)
                }
            }
            Question::Reroll { .. } => choose(Choice::KeepRoll {}),
            Question::SecondExchange { .. } => choose(Choice::Stop {}),
            Question::TurnTarget { .. } => choose(Choice::Turn { turn: true }),
            Question::DodgeMove { .. } => away(board),
            Question::Patrol { .. } | Question::MoveNotable { .. } | Question::Ambush { .. } => {
                choose(Choice::Skip {})
            }
            Question::SpyOrders { .. } => choose(Choice::Orders { r#do: kernel::List::new() }),
            Question::Propose {}
            | Question::ChooseRole { .. }
            | Question::HideLoot { .. }
            | Question::NameSpy { .. }
            | Question::NameAssassin { .. }
            | Question::PickSpot { .. }
            | Question::Deploy { .. }
            | Question::PlaceMarkers { .. } => any(seen),
        }
    }
}

fn first(seen: &Observation<SangSurLaLame>) -> Action {
    *seen.options.first().expect("whoever is asked has an option")
}

/// A random candidate, drawn outside the game's generator.
fn any(seen: &Observation<SangSurLaLame>) -> Action {
    bots::Random.choose(seen, &mut Rng::from_number(u64::from(seen.serial)))
}

/// Directly away from the thrower.
fn away(board: Board<'_>) -> Action {
    let Some(testing) = board.public.testing else { return Action::Choose(Choice::Stay {}) };
    let Trying::HeavyDodge { thrower } = testing.trying else {
        return Action::Choose(Choice::Stay {});
    };
    let dir = board.figure(thrower).at().to(board.figure(testing.figure).at());
    if dir == (0, 0) {
        return Action::Choose(Choice::Stay {});
    }
    Action::Choose(Choice::Dodge { dir })
}
