//! What the creator of a table chooses (section 7).

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::{Hero, Variant, book};

/// The options of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// 2 to 6.
    pub players: u8,
    /// TV-1101
    pub variants: Vec<Variant>,
    /// TV-102: 2, or 3 with up to four players.
    pub heroes_per_player: u8,
    /// TV-103
    pub treasures_per_player: u8,
    /// TV-304
    pub offers: Offers,
    /// TV-643 to TV-649
    pub claims: Claims,
    /// Whether a player is told if his claim would be right.
    pub claim_hint: bool,
    /// TV-R76: whether everybody is there at the same time.
    pub presence: Presence,
    /// TV-109
    pub first_seller: FirstSeller,
    /// TV-315
    pub max_sale_turns_per_player: u8,
    /// TV-309, TV-R75
    pub protests_per_deal: Protests,
    /// TV-316
    pub peaceful_end: bool,
    /// TV-715
    pub ko_heroes_score: bool,
    /// TV-1019
    pub ko_spill: Spill,
    /// What the place is called.
    pub tavern_name: Option<String>,
    /// The Heroes of every seat, or nothing for Heroes dealt at random.
    pub fixed_heroes: Option<Vec<Vec<Hero>>>,
    /// Seconds for every kind of decision; nothing for no clock at all.
    pub timers: Option<Timers>,
}

/// TV-304: who sees the cards on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offers {
    Open,
    Sealed,
}

/// How Arrivals are claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claims {
    /// TV-R76: sealed when everybody is present, otherwise by themselves.
    Usual,
    /// TV-643
    Sealed,
    /// TV-648
    Race,
    /// TV-649
    Auto,
}

/// Whether the players are there at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    Live,
    ByMail,
}

/// TV-109: a seat, or the word `random`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum FirstSeller {
    Seat(Seat),
    Drawn(ByLot),
}

/// Drawn by lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ByLot {
    Random,
}

/// TV-309: how many protests a deal can meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Protests {
    One,
    Any,
}

/// TV-1019: what falls from the hand of a player whose Hero is made KO.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spill {
    All,
    Share,
}

/// Seconds for every kind of decision; 0 for no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timers {
    pub show: u16,
    pub offer: u16,
    pub deal: u16,
    pub protest: u16,
    pub peace: u16,
    pub activation: u16,
    pub muster: u16,
    pub support: u16,
    pub riposte: u16,
    pub loss: u16,
    pub keep: u16,
    pub claim: u16,
    pub tilt: u16,
}

impl Default for Timers {
    fn default() -> Self {
        Self {
            show: 45,
            offer: 45,
            deal: 45,
            protest: 15,
            peace: 20,
            activation: 60,
            muster: 20,
            support: 20,
            riposte: 20,
            loss: 20,
            keep: 30,
            claim: 8,
            tilt: 15,
        }
    }
}

impl Timers {
    /// All of them.
    #[must_use]
    pub const fn all(&self) -> [u16; 13] {
        let Self {
            show,
            offer,
            deal,
            protest,
            peace,
            activation,
            muster,
            support,
            riposte,
            loss,
            keep,
            claim,
            tilt,
        } = *self;
        [
            show, offer, deal, protest, peace, activation, muster, support, riposte, loss, keep,
            claim, tilt,
        ]
    }
}

impl Config {
    /// An ordinary table.
    #[must_use]
    pub fn new(players: u8) -> Self {
        let setup = &book().setup;
        let many = players >= setup.one_protest_per_deal_from;
        Self {
            players,
            variants: Vec::new(),
            heroes_per_player: setup.heroes_per_player,
            treasures_per_player: setup.treasures_per_player,
            offers: Offers::Open,
            claims: Claims::Usual,
            claim_hint: false,
            presence: Presence::Live,
            first_seller: FirstSeller::Drawn(ByLot::Random),
            max_sale_turns_per_player: setup.max_sale_turns_per_player,
            protests_per_deal: if many { Protests::One } else { Protests::Any },
            peaceful_end: false,
            ko_heroes_score: true,
            ko_spill: Spill::All,
            tavern_name: None,
            fixed_heroes: None,
            timers: Some(Timers::default()),
        }
    }

    /// The same with these variants.
    #[must_use]
    pub fn with(self, variants: &[Variant]) -> Self {
        Self { variants: variants.to_vec(), ..self }
    }
}
