//! Games that were begun under older rules than this program has.
//!
//! Such a game is played again under the new rules first. If everything that was told is the same, it has moved up and
//! nobody notices. If not, it is another game from some answer on: the room then stops there, keeps the rest of the
//! answers as they are, and can be ended without a winner.

use kernel::Seat;
use protocol::OldRules;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::{AnyTable, Record, RecordSeat};

use super::Room;

/// Records of this format are compared by answers and outcome, which is all that is known of a game that stopped.
const WITHOUT_HASH: u32 = 1;

/// What is remembered of a game when its table is put away, so that a later program can tell whether it plays the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Check {
    /// After how many entries.
    pub(crate) entries: u32,
    /// What the table proved then.
    pub(crate) proof: String,
}

/// What became of a game that was begun under other rules.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Older {
    /// It was begun under these, or has not begun.
    Same,
    /// Every answer is allowed under the new rules, too; whether all was told alike could be compared, or not.
    MovedUp { compared: bool },
    /// It is another game by now. These answers of its log came later.
    Stopped { rest: Vec<(u8, Value)> },
}

impl Room {
    /// The rules have changed so that the game cannot go on.
    pub(crate) const fn is_stopped(&self) -> bool {
        matches!(self.older, Older::Stopped { .. })
    }

    /// Cards are dealt: from now on it matters which rules were those of the deal.
    pub(super) fn dealt_under(&mut self, rules: u32) {
        let older = rules < self.game.rules();
        self.older = if older { Older::MovedUp { compared: false } } else { Older::Same };
        self.dealt_rules = rules;
    }

    /// Keeps an answer the new rules do not allow, if the game was begun under older ones. False if it was not.
    pub(super) fn stop_before(&mut self, seat: u8, action: &Value) -> bool {
        match &mut self.older {
            Older::Same => return false,
            Older::MovedUp { .. } => {
                self.older = Older::Stopped { rest: vec![(seat, action.clone())] };
            }
            Older::Stopped { rest } => rest.push((seat, action.clone())),
        }
        true
    }

    /// Takes answers back at a game that has stopped. True if so few are left that it has not.
    pub(super) fn take_back_stopped(&mut self, to: usize) -> bool {
        let played = self.table.as_ref().map_or(0, |table| table.answered());
        let Older::Stopped { rest } = &mut self.older else { return true };
        if let Some(left) = to.checked_sub(played).filter(|_| to > played) {
            rest.truncate(left);
            return false;
        }
        self.older = Older::MovedUp { compared: false };
        true
    }

    /// How many answers were given, whether or not these rules allow them.
    pub(crate) fn answered(&self) -> Option<usize> {
        let rest = if let Older::Stopped { rest } = &self.older { rest.len() } else { 0 };
        Some(self.table.as_ref()?.answered() + rest)
    }

    /// Compares the game with what was remembered of it, if this is the place.
    pub(super) fn compare(&mut self, check: Option<&Check>) {
        let Some(check) = check.filter(|check| check.entries == self.entries) else { return };
        let Some(table) = &self.table else { return };
        let is_same = table.proof() == check.proof;
        match &mut self.older {
            Older::MovedUp { compared } if is_same => *compared = true,
            Older::MovedUp { .. } => self.older = Older::Stopped { rest: Vec::new() },
            Older::Stopped { .. } => {}
            // Whoever changes a game without raising RULES is warned by the golden records, and here.
            Older::Same if !is_same => {
                tracing::warn!(table = %self.id, "a game is told otherwise than before, by the same version of its rules");
            }
            Older::Same => {}
        }
    }

    /// What is to be remembered now. A game that has stopped is remembered as it was.
    pub(crate) fn check(&self) -> Option<Check> {
        if self.is_stopped() {
            return self.kept_check.clone();
        }
        let table = self.table.as_ref()?;
        Some(Check { entries: self.entries, proof: table.proof() })
    }

    /// What people should know about the rules of their game.
    pub(crate) fn old_rules(&self) -> Option<OldRules> {
        let stopped = match self.older {
            Older::Same | Older::MovedUp { compared: true } => return None,
            Older::MovedUp { compared: false } => false,
            Older::Stopped { .. } => true,
        };
        Some(OldRules { was: self.dealt_rules, now: self.game.rules(), stopped })
    }

    /// The record of the game, whether it was played to this point by these rules or by older ones.
    pub(super) fn record_of(
        &self,
        table: &dyn AnyTable,
        chairs: Vec<RecordSeat>,
    ) -> Option<Record> {
        let mut record = table.record(chairs)?;
        if let Older::Stopped { rest } = &self.older {
            record.rules = self.dealt_rules;
            record.format = WITHOUT_HASH;
            record.hash = String::new();
            record.outcome = None;
            let rest = rest.iter().map(|(seat, action)| (Seat::new(*seat), action.clone()));
            record.answers.extend(rest);
        }
        Some(record)
    }
}
