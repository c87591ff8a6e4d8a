//! Deck lists: which cards, how many of each, and what comes with a list that somebody has named.

use kernel::List;
use serde::{Deserialize, Serialize};
use shelf::Text;
use ts_rs::TS;

use super::card::{Card, Faction};

/// CW-1701: the most cards of a deck.
pub const MOST_CARDS: usize = 25;

/// So many copies of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Line {
    pub id: Card,
    pub n: u8,
}

/// The cards of a deck that may be played with: sorted by card, each card once.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckList {
    pub faction: Faction,
    #[ts(as = "Vec<Line>")]
    pub cards: List<Line, MOST_CARDS>,
    /// CW-112: the card proposed for the Reinforcements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reinforcement: Option<Card>,
}

impl Default for DeckList {
    fn default() -> Self {
        Self { faction: Faction::Rats, cards: List::new(), reinforcement: None }
    }
}

impl DeckList {
    /// These cards, counted and sorted; nothing if they are more than a deck can hold.
    #[must_use]
    pub fn of(
        faction: Faction,
        cards: impl IntoIterator<Item = Card>,
        reinforcement: Option<Card>,
    ) -> Option<Self> {
        let mut cards: Vec<Card> = cards.into_iter().collect();
        cards.sort_unstable();
        let mut lines: List<Line, MOST_CARDS> = List::new();
        for card in cards {
            match lines.last_mut() {
                Some(line) if line.id == card => line.n = line.n.checked_add(1)?,
                Some(_) | None => lines.try_push(Line { id: card, n: 1 }).ok()?,
            }
        }
        Some(Self { faction, cards: lines, reinforcement })
    }

    /// Every single card.
    pub fn each(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().flat_map(|line| std::iter::repeat_n(line.id, usize::from(line.n)))
    }

    /// How many copies of a card there are.
    #[must_use]
    pub fn count(&self, card: Card) -> u8 {
        self.cards.iter().find(|line| line.id == card).map_or(0, |line| line.n)
    }

    /// How many cards there are.
    #[must_use]
    pub fn size(&self) -> usize {
        self.cards.iter().map(|line| usize::from(line.n)).sum()
    }
}

/// A list as somebody has written it, before it is checked: names may be wrong, numbers absurd.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Listed {
    pub faction: String,
    /// CW-1707: the Habitat; nothing for that of the faction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub habitat: Option<String>,
    pub cards: Vec<ListedLine>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sideboard: Vec<ListedLine>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reinforcement: Option<String>,
}

/// A line of such a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ListedLine {
    pub id: String,
    #[ts(type = "number")]
    pub n: i64,
}

/// A deck with a name: one of the prebuilt ones, or an example of a custom one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    pub id: String,
    pub is_prebuilt: bool,
    pub faction: Faction,
    pub name: Text,
    pub listed: Listed,
}
