//! The six heroes. They differ only by the Heroic attacks that carry their portrait (SR-101).

use std::sync::LazyLock;

use printed::{DataError, Sources, Text};

use crate::cards::data::{self, PRINTED};

printed::id! {
    /// One of the heroes, by its place in the data.
    pub struct HeroId(u8) of HeroPrint in heroes(), "hero";
}

/// A printed hero.
#[derive(Clone, Debug)]
pub struct HeroPrint {
    pub id: String,
    pub name: Text,
}

/// SR-102: every hero starts with this much Life and never has more.
pub const FULL_LIFE: u8 = 100;

/// Reads and checks the heroes.
///
/// # Errors
/// Names the file and the line that is wrong, and says how.
pub fn load(sources: &Sources<'_>) -> Result<Vec<HeroPrint>, DataError> {
    data::heroes(sources)
}

fn heroes() -> &'static [HeroPrint] {
    static HEROES: LazyLock<Vec<HeroPrint>> = LazyLock::new(|| PRINTED.must(load));
    &HEROES
}
