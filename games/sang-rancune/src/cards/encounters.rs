//! The printed Encounters: one row of Life and attacks for every number of players, and one rule of their own.

use std::sync::LazyLock;

use printed::{DataError, Sources, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::data::{self, PRINTED};

printed::id! {
    /// One of the Encounters, by its place in the data.
    pub struct EncounterId(u8) of EncounterPrint in bestiary(), "encounter";
}

/// SR-103: how many Encounters an ordinary dungeon has.
pub const DUNGEON: usize = 9;

/// How many Encounters the box holds.
pub const ENCOUNTERS: usize = 26;

impl EncounterId {
    /// The row for the number of players that started the game (SR-203, SR-914).
    #[must_use]
    pub fn row(self, starters: u8) -> &'static Row {
        &self.print().rows[usize::from(starters) - 3]
    }

    #[must_use]
    pub fn special(self) -> Special {
        self.print().special
    }

    #[must_use]
    pub fn is_trap(self) -> bool {
        self.print().kind == Type::Trap
    }

    /// Wolves and Goblins: several small creatures instead of one.
    #[must_use]
    pub fn has_tokens(self) -> bool {
        matches!(self.special(), Special::TokenPack { .. } | Special::GoblinGang { .. })
    }
}

/// A printed Encounter.
#[derive(Clone, Debug)]
pub struct EncounterPrint {
    pub id: String,
    pub name: Text,
    pub text: Text,
    pub kind: Type,
    pub prestige: u16,
    /// For 3, 4, 5 and 6 players.
    pub rows: [Row; 4],
    pub special: Special,
}

/// What an Encounter is like for one number of players.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub life: u16,
    pub attacks: Vec<Strike>,
}

/// What kind of Encounter it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Type {
    Beast,
    Humanoid,
    Construct,
    Undead,
    Demon,
    Mage,
    Dragon,
    Trap,
}

/// One hit of a creature's attack.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Strike {
    /// SR-702: at Initiative slots.
    Random {
        #[serde(default)]
        slots: Vec<u8>,
        slots_upto: Option<Counter>,
        damage: u16,
        per: Option<Counter>,
        #[serde(default)]
        per_amount: u16,
        rounds: Option<Rounds>,
    },
    /// SR-704: at whoever did something this round.
    Precise {
        select: Select,
        damage: u16,
        per: Option<Counter>,
        #[serde(default)]
        per_amount: u16,
        rounds: Option<Rounds>,
        form: Option<Form>,
        fallback: Option<bool>,
    },
}

impl Strike {
    /// What it deals before anything that grows.
    #[must_use]
    pub const fn damage(&self) -> u16 {
        match self {
            Self::Random { damage, .. } | Self::Precise { damage, .. } => *damage,
        }
    }
}

/// A number that grows in the course of an Encounter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counter {
    Grudge,
    PrestigeTokens,
    Heads,
    WolfPairs,
    DamageGap,
}

/// SR-822: rounds in which a hit is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rounds {
    Odd,
    Even,
}

/// SR-812: the two forms of the Changeforme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    Colossus,
    Mist,
}

/// SR-709: whom a precise hit looks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Select {
    All,
    MostDamage,
    LeastDamage,
    FirstDamage,
    LastDamage,
    MostPrestige,
    Marked,
    OwnGoblins,
}

/// An Encounter's own rule, with its numbers (SR-801 to SR-826). Arrays are for 3, 4, 5 and 6 players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Special {
    None,
    RipCard,
    DrainTotal,
    IgnoreSmall { max: u16 },
    JamEqualValues,
    GrudgeMarks,
    TokenPack { wolves: [u8; 4] },
    GoblinGang { per_player: u8, token_life: u8, group_prestige: u16 },
    RaiseDead { after_round: u8, life_percent: u16, prestige: u16 },
    SummonOnBlood { max: u8 },
    GrowingDread { max: u8 },
    ShiftForm { max: u8 },
    RegrowHeads { threshold: u16, first_and_most: [[u8; 2]; 4] },
    SwallowItem { extra: u8 },
    Petrify,
    BloodFeast { per_hero: u16 },
    AscendingOnly,
    AbsorbFirst { gain: u16 },
    PriceOnHead { bonus: u16 },
    PassAKiss,
    OpenSet,
    AlternateBreath,
    Ceiling { step: u16, min: u16 },
    PitAuction { damage: [u8; 4] },
    BridgeDilemma { max_rounds: u8, crowd_damage: u8, left_behind_damage: u8 },
    ReflectGap { min: u16, max: u16 },
}

/// SR-714: no creature's Life ever exceeds this.
pub const LIFE_TRACK: u16 = 300;

/// Reads and checks the Encounters.
///
/// # Errors
/// Names the file and the line that is wrong, and says how.
pub fn load(sources: &Sources<'_>) -> Result<Vec<EncounterPrint>, DataError> {
    data::encounters(sources)
}

fn bestiary() -> &'static [EncounterPrint] {
    static BESTIARY: LazyLock<Vec<EncounterPrint>> = LazyLock::new(|| PRINTED.must(load));
    &BESTIARY
}
