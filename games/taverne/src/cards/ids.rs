//! The small values that stand for cards in play. Each is written down as the id of its card.
//!
//! Treasures and Heroes exist once. Copies of an Object or an Arrival are alike, so in hands and piles such a card is
//! its kind; an Arrival becomes a [`Character`] of its own when it joins a group.

use super::book::{
    AgitationPrint, ArrivalPrint, CharacterPrint, HeroPrint, ObjectPrint, TreasurePrint, book,
};
use super::kinds::{Affinity, Mode, Use, WeaponPrint};

printed::id! {
    /// One of the twelve Heroes.
    pub struct Hero(u8) of HeroPrint in book().heroes, "Hero";
}
printed::id! {
    /// One of the forty Treasures.
    pub struct Treasure(u8) of TreasurePrint in book().treasures, "Treasure";
}
printed::id! {
    /// A kind of Object; copies are alike.
    pub struct Object(u8) of ObjectPrint in book().objects, "Object";
}
printed::id! {
    /// A kind of card of the Arrival pile, the Militia included; copies are alike.
    pub struct Arrival(u8) of ArrivalPrint in book().arrivals, "Arrival";
}
printed::id! {
    /// TV-201: a Hero, or an Arrival that has joined a group. The second of several equal Arrivals to come is `garde-2`.
    pub struct Character(u8) of CharacterPrint in book().characters, "character";
}
printed::id! {
    /// A kind of Agitation card. No rule looks at it.
    pub struct Agitation(u8) of AgitationPrint in book().agitation, "Agitation card";
}

impl Hero {
    /// TV-703: the sum of the scores of all affinities that match a type of the Treasure. The wildcard is left out.
    #[must_use]
    pub fn score(self, treasure: Treasure) -> u8 {
        let types = &treasure.print().types;
        let matching = |affinity: &Affinity| match affinity {
            Affinity::Treasure { r#type, score, .. } if types.contains(r#type) => *score,
            Affinity::Treasure { .. } | Affinity::Wildcard { .. } | Affinity::Tavern { .. } => 0,
        };
        self.print().affinities.iter().map(matching).sum()
    }

    /// TV-704
    #[must_use]
    pub fn has_wildcard(self) -> bool {
        self.print().affinities.iter().any(|one| matches!(one, Affinity::Wildcard { .. }))
    }

    /// TV-713: the Innkeeper.
    #[must_use]
    pub fn keeps_the_tavern(self) -> bool {
        self.print().affinities.iter().any(|one| matches!(one, Affinity::Tavern { .. }))
    }

    /// The same as a character.
    #[must_use]
    pub const fn character(self) -> Character {
        Character(self.0)
    }
}

impl Character {
    /// At this place of all characters; Heroes come first.
    #[must_use]
    pub fn nth(place: usize) -> Option<Self> {
        (place < book().characters.len()).then_some(Self(place as u8))
    }

    /// The Hero it is; nothing for an Arrival.
    #[must_use]
    pub fn hero(self) -> Option<Hero> {
        (self.index() < book().heroes.len()).then_some(Hero(self.0))
    }

    /// The Arrival it is; nothing for a Hero.
    #[must_use]
    pub fn arrival(self) -> Option<Arrival> {
        self.print().arrival
    }
}

impl Treasure {
    /// At this place of all Treasures.
    #[must_use]
    pub fn nth(place: usize) -> Option<Self> {
        (place < book().treasures.len()).then_some(Self(place as u8))
    }

    /// TV-541: whether it is a Special Weapon.
    #[must_use]
    pub fn weapon(self) -> Option<WeaponPrint> {
        self.print().weapon
    }
}

impl Object {
    /// TV-551, TV-552: whether it can strike this way.
    #[must_use]
    pub fn strikes(self, mode: Mode) -> bool {
        self.print().uses.contains(&Use::Strike { mode })
    }

    /// Whether it can strike at all.
    #[must_use]
    pub fn is_for_striking(self) -> bool {
        self.strikes(Mode::Contact) || self.strikes(Mode::Distance)
    }

    /// TV-521
    #[must_use]
    pub fn protects(self) -> bool {
        self.print().uses.contains(&Use::Protect {})
    }

    /// TV-531
    #[must_use]
    pub fn hides(self) -> bool {
        self.print().uses.contains(&Use::Hide {})
    }

    /// TV-541: the Wall Trophy.
    #[must_use]
    pub fn weapon(self) -> Option<WeaponPrint> {
        self.print().uses.iter().find_map(|one| one.weapon())
    }
}

impl Arrival {
    /// The card at this place of the data.
    pub(super) fn nth(place: usize) -> Self {
        Self::at(place)
    }

    /// TV-632: whether this card ends the game.
    #[must_use]
    pub fn is_militia(self) -> bool {
        self.print().body.is_none()
    }

    /// The cards of the pile that join groups.
    pub fn people() -> impl Iterator<Item = Self> {
        Self::all().filter(|card| !card.is_militia())
    }

    /// TV-107: the Militia.
    #[must_use]
    pub fn militia() -> Self {
        Self::all().find(|card| card.is_militia()).expect("the loader wants exactly one end card")
    }
}
