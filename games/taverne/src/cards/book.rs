//! Everything that is printed, read once and joined.

use std::sync::LazyLock;

use printed::{DataError, Sources, Text};

use super::check;
use super::data::{CombatNumbers, PRINTED, RoundNumbers, SetupNumbers};
use super::ids::Arrival;
use super::kinds::{Affinity, Bond, Kind, Use, Values, Variant, WeaponPrint};

/// How many Heroes, Treasures, Objects, Arrivals and kinds of Objects there are room for in a state.
pub const HEROES: usize = 12;
pub const TREASURES: usize = 40;
pub const OBJECTS: usize = 48;
pub const ARRIVALS: usize = 18;
/// Heroes and Arrivals together.
pub const CHARACTERS: usize = HEROES + ARRIVALS;
/// TV-711: what the tavern is worth before the Brawl.
pub const WHOLE_TAVERN: u8 = 30;

/// A printed Hero.
#[derive(Clone, Debug)]
pub struct HeroPrint {
    pub id: String,
    pub name: Text,
    pub text: Text,
    pub affinities: Vec<Affinity>,
}

/// A printed Treasure.
#[derive(Clone, Debug)]
pub struct TreasurePrint {
    pub id: String,
    pub name: Text,
    pub text: Text,
    pub types: Vec<Kind>,
    pub weapon: Option<WeaponPrint>,
}

/// A printed Object.
#[derive(Clone, Debug)]
pub struct ObjectPrint {
    pub id: String,
    pub name: Text,
    pub text: Text,
    pub count: u8,
    pub tavern_value: u8,
    pub uses: Vec<Use>,
}

/// A card of the Arrival pile.
#[derive(Clone, Debug)]
pub struct ArrivalPrint {
    pub id: String,
    pub name: Text,
    pub text: Text,
    pub count: u8,
    /// Nothing for the Militia, which is nobody's friend.
    pub body: Option<Body>,
}

/// What makes an Arrival a character.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Body {
    pub values: Values,
    pub support: Values,
    pub bonds: Vec<Bond>,
}

/// A Hero or one copy of an Arrival: everybody who can be in a group.
#[derive(Clone, Debug)]
pub struct CharacterPrint {
    pub id: String,
    pub name: Text,
    pub values: Values,
    pub support: Values,
    /// Nothing for Heroes.
    pub arrival: Option<Arrival>,
}

/// A kind of Agitation card.
#[derive(Clone, Debug)]
pub struct AgitationPrint {
    pub id: String,
    pub name: Text,
    pub text: Text,
    pub count: u8,
}

/// The Door or the Window.
#[derive(Clone, Debug)]
pub struct FixturePrint {
    pub id: String,
    pub name: Text,
    pub text: Text,
}

/// TV-571 to TV-575
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DoorNumbers {
    /// How many rounds after the one of going there.
    pub rounds: u8,
    pub shelter: u8,
}

/// TV-581
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WindowNumbers {
    pub face: u8,
    pub needed: u8,
    pub shelter: u8,
}

/// TV-712: what a tavern in this state is worth to the Innkeeper.
#[derive(Clone, Debug)]
pub struct StatePrint {
    pub id: String,
    pub name: Text,
    pub min: u8,
    pub max: u8,
    pub points: u8,
}

/// A variant as it is announced.
#[derive(Clone, Debug)]
pub struct VariantPrint {
    pub variant: Variant,
    pub name: Text,
    pub text: Text,
    pub requires: Vec<Variant>,
}

/// Numbers of Casse-tout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BreakNumbers {
    pub break_die_from: u8,
    pub objects_drawn: u8,
}

/// Numbers of Tête Dure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HardHeadNumbers {
    pub attack_success_from: u8,
    pub defence_success_from_hero: u8,
    pub defence_success_from_arrival: u8,
    pub defence_min_dice: u8,
    pub stun_margin: i8,
    pub down_margin: i8,
    pub ko_margin: i8,
}

/// Everything that is printed.
#[derive(Clone, Debug)]
pub struct Book {
    pub heroes: Vec<HeroPrint>,
    /// In the order of [`Kind::ALL`].
    pub types: Vec<Text>,
    pub treasures: Vec<TreasurePrint>,
    pub objects: Vec<ObjectPrint>,
    /// The Militia is the last.
    pub arrivals: Vec<ArrivalPrint>,
    /// Heroes, then every copy of every Arrival.
    pub characters: Vec<CharacterPrint>,
    pub agitation: Vec<AgitationPrint>,
    pub players_min: u8,
    pub players_max: u8,
    pub setup: SetupNumbers,
    pub round: RoundNumbers,
    pub combat: CombatNumbers,
    pub door_card: FixturePrint,
    pub door: DoorNumbers,
    pub window_card: FixturePrint,
    pub window: WindowNumbers,
    pub states: Vec<StatePrint>,
    /// In the order of [`Variant::ALL`].
    pub variants: Vec<VariantPrint>,
    pub casse_tout: BreakNumbers,
    /// TV-905
    pub max_supports: u8,
    pub tete_dure: HardHeadNumbers,
}

impl Book {
    /// Reads and checks the data files.
    ///
    /// # Errors
    /// Names the file and line of the first mistake.
    pub fn load(sources: &Sources<'_>) -> Result<Self, DataError> {
        check::read(sources)
    }

    /// What a variant is called.
    #[must_use]
    pub fn variant(&self, variant: Variant) -> &VariantPrint {
        &self.variants[variant as usize]
    }

    /// TV-712: the state a tavern of this value is in.
    #[must_use]
    pub fn state_of(&self, value: u8) -> &StatePrint {
        self.states
            .iter()
            .find(|state| (state.min..=state.max).contains(&value))
            .expect("the loader wants every value covered")
    }
}

/// What is printed in the box.
#[must_use]
pub fn book() -> &'static Book {
    static BOOK: LazyLock<Book> = LazyLock::new(|| PRINTED.must(Book::load));
    &BOOK
}
