//! Answers in windows, looked at beforehand (CW-500, CW-1500).

use super::{Ahead, Parts};
use crate::cards::{Ability, Slot, Triggered};
use crate::rules::abilities::ability_of;
use crate::rules::foresight;
use crate::rules::reactions::{DODGE_COST, NET_COST};
use crate::table::Question;
use crate::table::action::{Reaction, Share, Source, Split};
use crate::table::creature::{CreatureId, Spot};
use crate::table::flow::{Terms, Window};
use crate::table::public::Public;

impl Ahead<'_> {
    pub(super) fn reacting(&self, question: Question, reaction: Reaction) -> Parts {
        let (given, public) = (self.given(), self.public());
        match reaction {
            Reaction::Dodge {} => self.dodging(),
            Reaction::Net { .. } => self.meat_left(NET_COST).into_iter().collect(),
            Reaction::Bullseye { source, this } => {
                let taker = match source {
                    Source::Creature(spot) => Some(spot.creature),
                    Source::Card { .. } => this,
                };
                let Some(creature) = taker else { return Parts::new() };
                let share = Share { creature, points: self.points_on_the_way() };
                self.striking(&Split([share].into_iter().collect()))
            }
            Reaction::Armour { source } => match (question, ability_of(given, public, source)) {
                (
                    Question::Window(Window::Armour { creature, .. }),
                    Some(Ability::Triggered(Triggered::Armour { x })),
                ) => self.told("then-struck", &foresight::armoured(given, public, creature, x)),
                (_, _) => Parts::new(),
            },
            Reaction::Swap { with, .. } => self.under(&foresight::swapped(given, public, with)),
            Reaction::Trigger { slot, target } => self.triggering(question, slot, target),
            Reaction::Recharge { .. } => Parts::new(),
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
        let mut parts = Parts::new();
        if board.combat.is_none()
            && let Some(attack) = &mut board.assault
        {
            attack.dodged = true;
            parts = self.of_assault(&board);
        }
        parts.extend(self.meat_left(DODGE_COST));
        parts
    }

    /// The damage of a shot or an Assault that a Bullseye would take over (CW-1501).
    fn points_on_the_way(&self) -> u8 {
        let public = self.public();
        match (public.shot, public.assault) {
            (Some(shot), _) => shot.split.0.iter().map(|share| share.points).sum(),
            (None, Some(attack)) => attack.ability.x().unwrap_or(0),
            (None, None) => 0,
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
            Question::Window(Window::Bullseye { .. }) => match public.shot {
                Some(shot) if public.combat.is_none() => self.striking(&shot.split),
                Some(_) | None => Parts::new(),
            },
            Question::Window(Window::Enter { .. } | Window::Recharge { .. })
            | Question::BringDeck {}
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
