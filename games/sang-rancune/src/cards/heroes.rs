//! The six heroes. They differ only by the Heroic attacks that carry their portrait (SR-101).

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use shelf::Text;
use ts_rs::TS;

use crate::cards::data::{self, Sources};

/// One of the heroes, by its place in the data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "&'static str")]
#[ts(type = "string")]
pub struct HeroId(u8);

impl HeroId {
    pub fn all() -> impl Iterator<Item = Self> {
        (0..heroes().len() as u8).map(Self)
    }

    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::all().find(|hero| hero.print().id == id)
    }

    #[must_use]
    pub fn print(self) -> &'static HeroPrint {
        &heroes()[usize::from(self.0)]
    }
}

impl fmt::Debug for HeroId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.print().id)
    }
}

impl TryFrom<String> for HeroId {
    type Error = String;

    fn try_from(id: String) -> Result<Self, String> {
        Self::named(&id).ok_or_else(|| format!("there is no hero “{id}”"))
    }
}

impl From<HeroId> for &'static str {
    fn from(hero: HeroId) -> Self {
        &hero.print().id
    }
}

/// A printed hero.
#[derive(Clone, Debug)]
pub struct HeroPrint {
    pub id: String,
    pub name: Text,
}

/// SR-102: every hero starts with this much Life and never has more.
pub const FULL_LIFE: u8 = 100;

fn heroes() -> &'static [HeroPrint] {
    static HEROES: LazyLock<Vec<HeroPrint>> = LazyLock::new(|| {
        data::heroes(&Sources::PRINTED)
            .unwrap_or_else(|error| panic!("the heroes of Sang Rancune: {error}"))
    });
    &HEROES
}
