//! Answers in windows, looked at beforehand (CW-500, CW-1500).

use super::super::plain;
use super::{Ahead, Parts};
use crate::cards::{Ability, Slot, Triggered};
use crate::rules::abilities::ability_of;
use crate::rules::reactions::{DODGE_COST, NET_COST};
use crate::rules::{foresight, triggered};
use crate::table::Question;
use crate::table::action::{Reaction, Share, Source, Split};
use crate::table::creature::{CreatureId, Spot};
use crate::table::flow::{Search, Terms, Window};
use crate::table::public::Public;

impl Ahead<'_> {
    pub(super) fn reacting(&self, question: Question, reaction: Reaction) -> Parts {
        let (given, public) = (self.given(), self.public());
        match reaction {
            Reaction::Dodge {} => self.dodging(),
            Reaction::Net { .. } => self.netting(),
            Reaction::Bullseye { source, this } => self.shot_at(source.bearer().or(this)),
            Reaction::Armour { source } => match (question, ability_of(given, public, source)) {
                (
                    Question::Window(Window::Armour { creature, .. }),
                    Some(Ability::Triggered(Triggered::Armour { x })),
                ) => self.told("then-struck", &foresight::armoured(given, public, creature, x)),
                (_, _) => Parts::new(),
            },
            Reaction::Swap { with, .. } => self.under(&foresight::swapped(given, public, with)),
            Reaction::Trigger { slot, target } => self.triggering(question, slot, target),
            Reaction::Recharge { .. } => {
                let Question::Window(Window::Recharge { used, .. }) = question else {
                    return Parts::new();
                };
                self.freeing(Some(used))
            }
            Reaction::Decline {} => self.declining(question),
        }
    }

    /// What an attack does that is under way on a board.
    fn under(&self, board: &Public) -> Parts {
        if board.combat.is_some() {
            self.told("then-combat", &foresight::blows(self.given(), board))
        } else {
            self.of_assault(board)
        }
    }

    /// CW-501, CW-502: no combat; or no effect, and the combat all the same.
    fn dodging(&self) -> Parts {
        let mut board = *self.public();
        let mut parts = match &mut board.assault {
            Some(attack) if board.combat.is_none() => {
                attack.dodged = true;
                self.of_assault(&board)
            }
            Some(_) | None => vec![plain(self.voice, "then-dodged")],
        };
        if parts.is_empty() {
            parts.push(plain(self.voice, "then-no-effect"));
        }
        parts.extend(self.meat_left(DODGE_COST));
        parts
    }

    /// CW-1520, CW-1521: an attacking creature is stunned; an Action card has none.
    fn netting(&self) -> Parts {
        let attacker = triggered::attacker(self.public());
        let stunned = attacker.map(|attacker| self.stunned(attacker));
        stunned.into_iter().chain(self.meat_left(NET_COST)).collect()
    }

    /// CW-1501: what direct damage does that this creature takes over, or nobody.
    fn shot_at(&self, taker: Option<CreatureId>) -> Parts {
        let board = foresight::taken_over(self.public(), taker);
        match board.shot {
            // CW-1301: registered, and dealt with the blows.
            Some(_) if board.combat.is_some() => {
                self.told("then-both-pass", &foresight::blows(self.given(), &board))
            }
            Some(shot) => {
                let aimed = shot.split.0.iter().copied();
                let split = match shot.bullseye {
                    Some(creature) => {
                        let points = aimed.map(|share| share.points).sum();
                        [Share { creature, points }].into_iter().collect()
                    }
                    None => aimed.collect(),
                };
                self.striking(&Split(split))
            }
            None => self.under(&board),
        }
    }

    fn triggering(&self, question: Question, slot: Slot, target: Option<CreatureId>) -> Parts {
        let Question::Window(Window::Enter { creature, .. }) = question else {
            return Parts::new();
        };
        let source = Source::Creature(Spot { creature, slot });
        match (ability_of(self.given(), self.public(), source), target) {
            (Some(Ability::Triggered(Triggered::Support { x })), _) => self.supported(x),
            (Some(Ability::Triggered(Triggered::FelineLeap {})), Some(target)) => {
                self.fighting(creature, target, Terms::Plain)
            }
            (Some(Ability::Triggered(Triggered::RatProliferation {})), _) => self.proliferating(),
            (Some(Ability::Triggered(Triggered::Replacement {})), _) => {
                self.searching(Search::Replacement)
            }
            (Some(Ability::Triggered(Triggered::RenegadeTactics {})), _) => {
                self.searching(Search::RenegadeTactics)
            }
            (_, _) => Parts::new(),
        }
    }

    fn declining(&self, question: Question) -> Parts {
        let public = self.public();
        match question {
            Question::Window(Window::Respond { .. } | Window::Swap { .. }) => self.under(public),
            Question::Window(Window::Armour { creature, .. }) => {
                self.told("then-struck", &foresight::armoured(self.given(), public, creature, 0))
            }
            Question::Window(Window::Bullseye { .. }) => self.shot_at(None),
            Question::Window(Window::Enter { .. }) => {
                vec![plain(self.voice, "then-stays-unused")]
            }
            Question::Window(Window::Recharge { .. }) => vec![plain(self.voice, "then-stays-used")],
            Question::BringDeck {}
            | Question::ChooseReinforcement {}
            | Question::Mulligan {}
            | Question::DrawSource { .. }
            | Question::Main { .. }
            | Question::Tactics { .. }
            | Question::Spread { .. }
            | Question::Search { .. }
            | Question::Proliferate { .. }
            | Question::Second { .. } => Parts::new(),
        }
    }
}
