//! What the creator of a table chooses (7 of the rules), and what follows from it for the whole game.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::public::PerPlayer;
use crate::cards::card::TrialCard;
use crate::cards::{Ability, Card, DeckList, Faction, Numbers, Triggered, deck::Listed};

/// The options of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// 2, or 4 for two camps (CW-1801).
    pub players: u8,
    /// The decks of the seats; the last two sit down with four players only.
    pub deck_1: DeckChoice,
    pub deck_2: DeckChoice,
    pub deck_3: DeckChoice,
    pub deck_4: DeckChoice,
    /// CW-R50: whether two players may have the same faction.
    pub mirror: bool,
    /// CW-102, CW-112
    pub reinforcement: ReinforcementRule,
    /// CW-104, CW-1803
    pub first: First,
    /// CW-1605
    pub pyrrhic: bool,
    /// CW-1802: the Habitats of two camps, or nothing for those of their left players.
    pub habitats: Option<[Faction; 2]>,
    /// CW-1818: what partners may say.
    pub talk: TalkRule,
    /// Whether custom lists lie open from the start.
    pub open_lists: bool,
    /// Whether lists and hands are opened when the game is over.
    pub open_lists_after: bool,
    /// Seconds for a decision of one's own, 0 for no limit.
    pub decision_seconds: u16,
    /// Seconds for a reaction, 0 for no limit.
    pub reaction_seconds: u16,
    pub on_timeout: TimeoutRule,
    /// Skips windows in which nothing but declining is possible: for simulations only.
    pub fast_windows: bool,
    /// CW-1608
    pub max_turns: u16,
    /// CW-R30
    pub charge_excess: ChargeRule,
    /// CW-R24
    pub swap_takes_assault: bool,
    /// CW-R17
    pub stunned_may_move: bool,
    /// CW-R38
    pub last_stand: bool,
    /// Cards with other numbers than the printed ones, for a trial.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trial_cards: Vec<TrialCard>,
}

/// A deck for a seat: the id of a known one, `bring`, or a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum DeckChoice {
    /// `prebuilt-rats`, `custom-dogs-fifteen` …, or `bring`: the player brings a list that the others do not see.
    Named(String),
    Listed(Listed),
}

/// What the seats play with if nobody says: the two factions proposed for a first game come first.
const FIRST_DECKS: [Faction; 4] = [Faction::Cats, Faction::Renegades, Faction::Dogs, Faction::Rats];

/// The name of a deck that its player brings.
pub const BRING: &str = "bring";

/// CW-102, CW-112
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReinforcementRule {
    Choose,
    Recommended,
}

/// CW-104
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum First {
    Random,
    CampA,
    CampB,
}

/// CW-1818
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TalkRule {
    Free,
    Preset,
    Off,
}

/// 5.8 of the rules
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeoutRule {
    PassOrRandom,
    Forfeit,
}

/// CW-R30
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChargeRule {
    RemainingLife,
    PrintedLife,
}

impl Config {
    /// An ordinary table.
    #[must_use]
    pub fn new(players: u8) -> Self {
        let prebuilt = |faction: Faction| DeckChoice::Named(format!("prebuilt-{}", faction.id()));
        let [deck_1, deck_2, deck_3, deck_4] = FIRST_DECKS.map(prebuilt);
        Self {
            players,
            deck_1,
            deck_2,
            deck_3,
            deck_4,
            mirror: true,
            reinforcement: ReinforcementRule::Choose,
            first: First::Random,
            pyrrhic: true,
            habitats: None,
            talk: TalkRule::Preset,
            open_lists: false,
            open_lists_after: true,
            decision_seconds: 0,
            reaction_seconds: 0,
            on_timeout: TimeoutRule::PassOrRandom,
            fast_windows: false,
            max_turns: 200,
            charge_excess: ChargeRule::RemainingLife,
            swap_takes_assault: true,
            stunned_may_move: true,
            last_stand: false,
            trial_cards: Vec::new(),
        }
    }

    /// The same table with these decks, seat by seat.
    #[must_use]
    pub fn with_decks(mut self, decks: &[&str]) -> Self {
        let seats = [&mut self.deck_1, &mut self.deck_2, &mut self.deck_3, &mut self.deck_4];
        for (seat, id) in seats.into_iter().zip(decks) {
            *seat = DeckChoice::Named((*id).to_owned());
        }
        self
    }

    /// The decks in the order of the seats.
    #[must_use]
    pub const fn decks(&self) -> [&DeckChoice; 4] {
        [&self.deck_1, &self.deck_2, &self.deck_3, &self.deck_4]
    }
}

/// What never changes during a game.
#[derive(Clone, Debug)]
pub struct Given {
    pub players: u8,
    /// The lists of the decks, as far as they are not brought in secret.
    pub lists: PerPlayer<Option<DeckList>>,
    pub habitats: Option<[Faction; 2]>,
    pub house: House,
    /// What is on every card at this table.
    pub(crate) numbers: Vec<Numbers>,
    /// 5.4 (c): the triggers that Action cards of each faction have.
    pub(crate) in_hand: [HandTriggers; 4],
}

/// The rules of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House {
    pub reinforcement: ReinforcementRule,
    pub first: First,
    pub pyrrhic: bool,
    pub open_lists: bool,
    pub open_lists_after: bool,
    pub forfeit: bool,
    pub fast_windows: bool,
    pub max_turns: u16,
    pub charge_excess: ChargeRule,
    pub swap_takes_assault: bool,
    pub stunned_may_move: bool,
    pub last_stand: bool,
}

/// 5.4 (c): which triggers could come from a hand of one faction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct HandTriggers {
    pub(crate) net: bool,
    pub(crate) recharge: bool,
    pub(crate) swap: bool,
    pub(crate) armour: bool,
    pub(crate) bullseye: bool,
}

impl HandTriggers {
    /// What the Action cards of a faction can do as reactions.
    pub(crate) fn of(faction: Faction, numbers: &[Numbers]) -> Self {
        let has = |wanted: fn(Triggered) -> bool| {
            numbers.iter().any(|card| {
                card.faction == faction && !card.is_creature && card.trigger(wanted).is_some()
            })
        };
        Self {
            net: has(|trigger| trigger == Triggered::Net {}),
            recharge: has(|trigger| trigger == Triggered::Recharge {}),
            swap: has(|trigger| trigger == Triggered::Swap {}),
            armour: has(|trigger| matches!(trigger, Triggered::Armour { .. })),
            bullseye: has(|trigger| trigger == Triggered::Bullseye {}),
        }
    }
}

impl Given {
    /// What is on a card at this table.
    #[must_use]
    pub fn card(&self, card: Card) -> &Numbers {
        &self.numbers[card.index()]
    }

    /// What is in one position of a card at this table.
    #[must_use]
    pub fn ability(&self, card: Card, slot: crate::cards::Slot) -> Option<Ability> {
        self.card(card).ability(slot)
    }

    /// Whether this seat brings a list of its own.
    #[must_use]
    pub fn brings(&self, seat: Seat) -> bool {
        self.lists[seat].is_none()
    }
}
