//! The rulebook: one file for each chapter, legality beside the rule it belongs to. It knows the table and what is
//! printed.

pub mod abilities;
pub mod actions;
pub mod aims;
pub mod assault;
pub mod beliefs;
pub mod combat;
pub mod config;
pub mod cover;
pub mod damage;
pub mod decks;
pub mod drawing;
pub(crate) mod foresight;
pub mod reactions;
pub mod setup;
pub mod stacked;
pub mod tactical;
pub mod triggered;
pub mod turn;
pub mod victory;
pub mod zones;

use kernel::{Coverage, Look};

use crate::CannibalWorld;
use crate::table::{Action, Forbidden, Main, Question};

/// The single truth about what is allowed, chapter by chapter.
pub(crate) fn check(
    look: Look<'_, CannibalWorld>,
    question: Question,
    action: &Action,
) -> Result<(), Forbidden> {
    match (question, action) {
        (Question::BringDeck {} | Question::ChooseReinforcement {} | Question::Mulligan {}, _) => {
            setup::check(look, question, action)
        }
        // CW-111: there is no second decision about the opening hand.
        (_, Action::Keep {} | Action::Mulligan {}) => Err(Forbidden::MulliganOver),
        // CW-1609: an offer is made once.
        (_, Action::Concede {}) => {
            let offered = look.seat().is_some_and(|seat| look.public.conceding.contains(seat));
            if offered { Err(Forbidden::NotNow) } else { Ok(()) }
        }
        (Question::DrawSource { seat }, _) => drawing::check_draw(look, seat, action),
        (Question::Main { seat }, Action::Main(act)) => actions::check(look, seat, act),
        (Question::Window(window), Action::React(reaction)) => {
            reactions::check(look, window, reaction)
        }
        (Question::Tactics { .. }, Action::Pass {}) => Ok(()),
        (Question::Tactics { seat, .. }, Action::Main(act)) => {
            combat::check_tactic(look, seat, act)
        }
        // Number 24 of section 8: the windows of this combat have closed.
        (Question::Tactics { .. }, Action::React(_)) => Err(Forbidden::NotYourDecision),
        (Question::Spread { excess, .. }, Action::Spread { split }) => {
            damage::check_spread(look.given, look.public, excess, split)
        }
        (Question::Search { seat, search }, Action::Take { card }) => {
            triggered::check_search(look, seat, search, *card)
        }
        (Question::Proliferate { seat }, Action::Take { card }) => {
            let card = card.ok_or(Forbidden::MustTake)?;
            cover::check_bring_back(look.given, look.public, seat, card)
        }
        (Question::Second { seat, card, slot }, Action::Second { aim }) => {
            abilities::check_second(look, seat, (card, slot), aim)
        }
        (_, Action::Main(Main::GiveToken {})) => Err(Forbidden::NoGift),
        (_, _) => Err(Forbidden::NotNow),
    }
}

/// CW-R72: number 25 of section 8 is the one better reason than not being asked.
pub(crate) const fn unasked(
    _look: Look<'_, CannibalWorld>,
    _question: Question,
    action: &Action,
) -> Option<Forbidden> {
    match action {
        Action::Keep {} | Action::Mulligan {} => Some(Forbidden::MulliganOver),
        Action::Bring { .. }
        | Action::ChooseReinforcement { .. }
        | Action::DrawMain {}
        | Action::DrawReinforcement { .. }
        | Action::Main(
            Main::PlayCreature { .. }
            | Main::PlayAction { .. }
            | Main::UseAbility { .. }
            | Main::Move { .. }
            | Main::Attack { .. }
            | Main::Pillage {}
            | Main::DrawExtra {}
            | Main::Recover { .. }
            | Main::DropTracker { .. }
            | Main::GiveToken {}
            | Main::EndTurn {},
        )
        | Action::React(_)
        | Action::Pass {}
        | Action::Spread { .. }
        | Action::Take { .. }
        | Action::Second { .. }
        | Action::Concede {} => None,
    }
}

/// Every allowed answer, chapter by chapter.
pub(crate) fn candidates(
    look: Look<'_, CannibalWorld>,
    question: Question,
    out: &mut Vec<Action>,
) -> Coverage {
    match question {
        Question::BringDeck {} | Question::ChooseReinforcement {} | Question::Mulligan {} => {
            return setup::list(look, question, out);
        }
        Question::DrawSource { seat } => drawing::list_draws(look, seat, out),
        Question::Main { seat } => return actions::candidates(look, seat, out),
        Question::Window(window) => reactions::list(look, window, out),
        Question::Tactics { seat, .. } => return combat::list_tactics(look, seat, out),
        Question::Spread { excess, .. } => {
            return damage::list_spreads(look.given, look.public, excess, out);
        }
        Question::Search { seat, search } => triggered::list_search(look, seat, search, out),
        Question::Proliferate { seat } => {
            let rats = drawing::distinct(&cover::small_rats(look.given, look.public, seat));
            out.extend(rats.iter().map(|card| Action::Take { card: Some(*card) }));
        }
        Question::Second { seat, card, slot } => {
            return abilities::list_second(look, seat, (card, slot), out);
        }
    }
    Coverage::Complete
}
