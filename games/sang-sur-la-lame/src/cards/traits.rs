//! The twelve traits (DS-820…834) and their effects, a closed vocabulary read from `traits.toml`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::{Kind, Rolled, Test};

/// A trait, by the id of the file.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Trait {
    #[default]
    Acrobate,
    Chance,
    Cohesion,
    Coureur,
    Fort,
    Frenetique,
    Inspire,
    Lanceur,
    MaitreArme,
    Monte,
    Tireur,
    Voler,
}

impl Trait {
    /// All traits in the order of the file.
    pub const ALL: [Self; 12] = [
        Self::Acrobate,
        Self::Chance,
        Self::Cohesion,
        Self::Coureur,
        Self::Fort,
        Self::Frenetique,
        Self::Inspire,
        Self::Lanceur,
        Self::MaitreArme,
        Self::Monte,
        Self::Tireur,
        Self::Voler,
    ];
}

/// Who may roll again (DS-821, DS-822).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rerolls {
    #[serde(rename = "self")]
    Bearer,
    Followers,
}

/// What a trait does.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TraitEffect {
    TestBonus {
        tests: Vec<Test>,
        value: i8,
    },
    Reroll {
        who: Rerolls,
        per_turn: u8,
        #[serde(default)]
        radius: i32,
    },
    AuraTrait {
        r#trait: Trait,
        radius: i32,
    },
    IgnoreDifficult {
        except: Vec<Kind>,
    },
    DuelAttacks {
        count: u8,
    },
    ExtraDie {
        rolls: Vec<Rolled>,
        value: u8,
    },
    IgnoreLines {
        max_height: i32,
    },
    BaseMove {
        actions: Vec<Kind>,
        mils: i32,
    },
    BaseClass {
        class: String,
    },
    ActionCost {
        action: Kind,
        cost: u8,
    },
    Flight {
        ignores: Vec<String>,
    },
    Forbid {
        actions: Vec<Kind>,
    },
}

/// A printed trait.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraitPrint {
    pub id: Trait,
    pub effects: Vec<TraitEffect>,
    pub requires_command: bool,
}

impl TraitPrint {
    /// What it adds to a test.
    #[must_use]
    pub fn test_bonus(&self, test: Test) -> i8 {
        self.effects
            .iter()
            .filter_map(|effect| {
                let TraitEffect::TestBonus { tests, value } = effect else { return None };
                tests.contains(&test).then_some(*value)
            })
            .sum()
    }

    /// How many dice it adds to a roll.
    #[must_use]
    pub fn extra_dice(&self, rolled: Rolled) -> u8 {
        self.effects
            .iter()
            .filter_map(|effect| {
                let TraitEffect::ExtraDie { rolls, value } = effect else { return None };
                rolls.contains(&rolled).then_some(*value)
            })
            .sum()
    }

    /// What an action costs its bearer, if it says so.
    #[must_use]
    pub fn action_cost(&self, action: Kind) -> Option<u8> {
        self.effects.iter().find_map(|effect| {
            let TraitEffect::ActionCost { action: other, cost } = effect else { return None };
            (*other == action).then_some(*cost)
        })
    }

    /// The base movement of an action, if it says so.
    #[must_use]
    pub fn base_move(&self, action: Kind) -> Option<i32> {
        self.effects.iter().find_map(|effect| {
            let TraitEffect::BaseMove { actions, mils } = effect else { return None };
            actions.contains(&action).then_some(*mils)
        })
    }
}
