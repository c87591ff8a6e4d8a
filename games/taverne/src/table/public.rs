//! What everybody knows.

use kernel::{List, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::action::Deed;
use super::figure::{Cover, Figure, Group, Placed, Weapon};
use crate::cards::book::{ARRIVALS, OBJECTS, TREASURES};
use crate::cards::{Arrival, Character, Hero, Object, Treasure};

/// The most players a table has.
pub const MOST_PLAYERS: usize = 6;

/// One value for each player.
pub type Each<T> = PerSeat<T, MOST_PLAYERS>;

/// What everybody knows: the groups, what lies open, and how far the game is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Public {
    pub phase: Phase,
    pub groups: Each<Group>,
    /// TV-561: Treasures lying face up on the floor.
    pub floor: List<Treasure, TREASURES>,
    /// TV-215: face up, to be shuffled again.
    pub discard: List<Object, OBJECTS>,
    /// TV-215: out of the game.
    pub broken: List<Object, OBJECTS>,
    /// An Object played from a hand for the action under way.
    pub in_play: Option<Object>,
    /// The Arrivals drawn so far, in order.
    pub arrived: List<Arrival, ARRIVALS>,
    pub trade: Trade,
    /// The round of the Brawl; 0 before it.
    pub round: u8,
    /// TV-407: where the search for the next Leader starts.
    pub next_lead: Seat,
    /// The action being carried out.
    pub act: Option<Act>,
    /// TV-1008, TV-1009: who is looking at whose Treasures.
    pub looking: Option<Looking>,
    /// TV-641: the Arrival everybody may claim.
    pub call: Option<Call>,
}

shelf::fields!(Public {
    phase,
    groups,
    floor,
    discard,
    broken,
    in_play,
    arrived,
    trade,
    round,
    next_lead,
    act,
    looking,
    call,
});

impl Public {
    /// A character in play, with its owner.
    #[must_use]
    pub fn find(&self, who: Character) -> Option<Placed<'_>> {
        self.groups.pairs().find_map(|(owner, group)| {
            let figure = group.iter().find(|figure| figure.who == who)?;
            Some(Placed { owner, figure })
        })
    }

    /// A character that is in play.
    ///
    /// # Panics
    /// If it is not.
    #[must_use]
    pub fn figure(&self, who: Character) -> &Figure {
        self.find(who).expect("the character is in play").figure
    }

    /// A character that is in play, to be changed.
    ///
    /// # Panics
    /// If it is not.
    pub fn figure_mut(&mut self, who: Character) -> &mut Figure {
        let groups = self.groups.iter_mut();
        let mut figures = groups.flat_map(|group| group.iter_mut());
        figures.find(|figure| figure.who == who).expect("the character is in play")
    }

    /// The player a character belongs to.
    ///
    /// # Panics
    /// If it is not in play.
    #[must_use]
    pub fn owner(&self, who: Character) -> Seat {
        self.find(who).expect("the character is in play").owner
    }

    /// TV-211: the Treasures drawn on a player's characters.
    pub fn drawn(&self, seat: Seat) -> impl Iterator<Item = Treasure> {
        self.groups[seat].iter().filter_map(Figure::drawn_treasure)
    }

    /// The Objects that lie open: discarded, broken, laid on characters, or just played.
    pub fn open_objects(&self) -> impl Iterator<Item = Object> {
        let laid = self.groups.iter().flat_map(|group| group.iter()).flat_map(|figure| {
            let trophy = figure.weapon.and_then(|drawn| match drawn.weapon {
                Weapon::Object { object } => Some(object),
                Weapon::Treasure { .. } => None,
            });
            figure.cover.map(Cover::object).into_iter().chain(trophy)
        });
        self.discard.iter().chain(&self.broken).copied().chain(self.in_play).chain(laid)
    }

    /// The Heroes of a player, whatever their state, as dealt.
    pub fn heroes(&self, seat: Seat) -> impl Iterator<Item = (Hero, &Figure)> {
        self.groups[seat].iter().filter_map(|figure| Some((figure.who.hero()?, figure)))
    }

    /// TV-703: the most one of a player's Heroes scores for a Treasure, the wildcard left out.
    #[must_use]
    pub fn best_score(&self, seat: Seat, treasure: Treasure) -> u8 {
        self.heroes(seat).map(|(hero, _)| hero.score(treasure)).max().unwrap_or(0)
    }
}

/// The parts of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Trade,
    Brawl,
    Over,
}

/// Where the Trade is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Trade {
    pub seller: Seat,
    /// TV-315: sale turns played, however they ended.
    pub turns: u8,
    /// TV-303
    pub shown: Option<Treasure>,
    /// Agitation cards still held.
    pub agitation: Each<u8>,
    /// TV-311: Agitation cards laid.
    pub laid: u8,
    pub last_laid_by: Option<Seat>,
}

/// An action that has been declared, or a riposte.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Act {
    pub seat: Seat,
    pub who: Character,
    pub deed: Deed,
    /// TV-907: own supporters first, then those of players who were called, clockwise.
    pub supporters: List<Character, 3>,
    /// TV-906: who was called on.
    pub called: Seats,
    /// TV-1016
    pub is_riposte: bool,
    /// TV-1012: the attack failed, so that a Standing defender may hit back.
    pub can_be_answered: bool,
}

/// TV-1008: an attacker looks at all that a victim can lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Looking {
    pub by: Seat,
    pub victim: Seat,
    /// TV-1019: after a KO, how many Heroes the victim had in the tavern just before; 0 when the Hero only fell.
    pub heroes_before: u8,
}

/// TV-641: an Arrival that has been drawn, and who claims it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Call {
    pub arrival: Arrival,
    pub right: Seats,
    pub wrong: Seats,
    /// TV-648: in a race, who has said Silent.
    pub silent: Seats,
    /// TV-645: wrong claimants who still have to tilt somebody.
    pub owing: Seats,
}

impl Call {
    #[must_use]
    pub const fn new(arrival: Arrival) -> Self {
        Self {
            arrival,
            right: Seats::NONE,
            wrong: Seats::NONE,
            silent: Seats::NONE,
            owing: Seats::NONE,
        }
    }
}
