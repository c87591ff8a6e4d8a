//! CW-617, CW-619: Trackers that an option lays bare.

use super::super::{creature, say};
use super::{Ahead, Parts};
use crate::cards::{Ability, Card, Cover, Slot};
use crate::rules::zones::is_tracker;
use crate::table::Question;
use crate::table::action::{Action, Aim, Main, Reaction};
use crate::table::creature::CreatureId;
use crate::table::flow::Window;

impl Ahead<'_> {
    /// CW-617: who is no Tracker any more.
    pub(super) fn unmasking(&self, question: Question, action: &Action) -> Parts {
        let [one, other] = self.acting_creatures(question, action);
        let other = other.filter(|other| one != Some(*other));
        let is_masked = |id: &CreatureId| {
            self.public().creature(*id).is_some_and(|own| is_tracker(self.given(), own))
        };
        let lost = |id: CreatureId| {
            let who = creature(self.voice, self.view, id);
            say(self.voice, "then-loses-tracker", [("creature", who.into())])
        };
        [one, other].into_iter().flatten().filter(is_masked).map(lost).collect()
    }

    /// Who starts a combat, uses an ability or is swapped in.
    fn acting_creatures(&self, question: Question, action: &Action) -> [Option<CreatureId>; 2] {
        match (*action, question) {
            (Action::Main(act), _) => [self.acting_creature(act), None],
            (Action::Second { aim }, Question::Second { card, slot, .. }) => {
                [self.leaping(card, slot, aim), None]
            }
            (Action::React(reaction), _) => reacting_creatures(question, reaction),
            (
                Action::Bring { .. }
                | Action::ChooseReinforcement { .. }
                | Action::Keep {}
                | Action::Mulligan {}
                | Action::DrawMain {}
                | Action::DrawReinforcement { .. }
                | Action::Pass {}
                | Action::Spread { .. }
                | Action::Take { .. }
                | Action::Second { .. }
                | Action::Concede {},
                _,
            ) => [None, None],
        }
    }

    fn acting_creature(&self, act: Main) -> Option<CreatureId> {
        match act {
            Main::Attack { attacker: creature, .. } | Main::UseAbility { creature, .. } => {
                Some(creature)
            }
            Main::PlayAction { card, slot, aim, .. } => self.leaping(card, slot, aim),
            // Dropping it says so itself.
            Main::PlayCreature { .. }
            | Main::Move { .. }
            | Main::Pillage {}
            | Main::DrawExtra {}
            | Main::Recover { .. }
            | Main::DropTracker { .. }
            | Main::GiveToken {}
            | Main::EndTurn {} => None,
        }
    }

    /// CW-619: a card that makes a creature leap at somebody makes it fight.
    fn leaping(&self, card: Card, slot: Slot, aim: Aim) -> Option<CreatureId> {
        let leap = Some(Ability::Cover(Cover::FelineLeap {}));
        aim.this.filter(|_| aim.target.is_some() && self.given().ability(card, slot) == leap)
    }
}

fn reacting_creatures(question: Question, reaction: Reaction) -> [Option<CreatureId>; 2] {
    match reaction {
        Reaction::Net { source }
        | Reaction::Bullseye { source, .. }
        | Reaction::Armour { source }
        | Reaction::Recharge { source } => [source.bearer(), None],
        Reaction::Swap { source, with } => [source.bearer(), Some(with)],
        Reaction::Trigger { .. } => match question {
            Question::Window(Window::Enter { creature, .. }) => [Some(creature), None],
            Question::Window(_)
            | Question::BringDeck {}
            | Question::ChooseReinforcement {}
            | Question::Mulligan {}
            | Question::DrawSource { .. }
            | Question::Main { .. }
            | Question::Tactics { .. }
            | Question::Spread { .. }
            | Question::Search { .. }
            | Question::Proliferate { .. }
            | Question::Second { .. } => [None, None],
        },
        Reaction::Dodge {} | Reaction::Decline {} => [None, None],
    }
}
