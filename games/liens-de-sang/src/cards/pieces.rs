//! The pieces on the table: clans, ranks, the twenty characters, tokens and ability cards.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One of the two clans; also what a clue or an affiliation token may show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Clan {
    Rose,
    Beast,
}

impl Clan {
    pub const BOTH: [Self; 2] = [Self::Rose, Self::Beast];

    #[must_use]
    pub const fn rival(self) -> Self {
        match self {
            Self::Rose => Self::Beast,
            Self::Beast => Self::Rose,
        }
    }
}

/// LS-102: the three allegiances.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Allegiance {
    Rose,
    Beast,
    Order,
}

impl Allegiance {
    #[must_use]
    pub const fn clan(self) -> Option<Clan> {
        match self {
            Self::Rose => Some(Clan::Rose),
            Self::Beast => Some(Clan::Beast),
            Self::Order => None,
        }
    }
}

impl From<Clan> for Allegiance {
    fn from(clan: Clan) -> Self {
        match clan {
            Clan::Rose => Self::Rose,
            Clan::Beast => Self::Beast,
        }
    }
}

/// LS-103: 1 to 9, or the cross of the Inquisitor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "\"1\" | \"2\" | \"3\" | \"4\" | \"5\" | \"6\" | \"7\" | \"8\" | \"9\" | \"X\"")]
pub struct Rank(u8);

impl Rank {
    pub const CROSS: Self = Self(0);

    /// In the order of the reference card: the cross last.
    pub const ALL: [Self; 10] = [
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
        Self(9),
        Self::CROSS,
    ];

    /// A rank by its number; 0 is the cross.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!(number <= 9, "ranks run from 1 to 9");
        Self(number)
    }

    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::CROSS { f.write_str("X") } else { write!(f, "{}", self.0) }
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl TryFrom<String> for Rank {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.as_bytes() {
            b"X" => Ok(Self::CROSS),
            [digit @ b'1'..=b'9'] => Ok(Self(digit - b'0')),
            _ => Err(format!("“{text}” is not a rank: use 1 to 9, or X for the cross")),
        }
    }
}

impl From<Rank> for String {
    fn from(rank: Rank) -> Self {
        rank.to_string()
    }
}

/// One of the twenty character cards, written as the spec writes them: `R1` … `R9`, `B1` … `B9`, `Ir`, `Ib`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(
    type = "\"R1\" | \"R2\" | \"R3\" | \"R4\" | \"R5\" | \"R6\" | \"R7\" | \"R8\" | \"R9\" | \"B1\" | \"B2\" | \"B3\" | \"B4\" | \"B5\" | \"B6\" | \"B7\" | \"B8\" | \"B9\" | \"Ir\" | \"Ib\""
)]
pub struct Identity(u8);

/// How many character cards there are.
pub const IDENTITIES: u8 = 20;

impl Identity {
    /// The Inquisitor's card whose clue is the Rose.
    pub const INQUISITOR_ROSE: Self = Self(18);
    /// The Inquisitor's card whose clue is the Beast.
    pub const INQUISITOR_BEAST: Self = Self(19);

    /// The member of a clan with this rank.
    #[must_use]
    pub const fn member(clan: Clan, rank: u8) -> Self {
        assert!(rank >= 1 && rank <= 9, "clan members have ranks 1 to 9");
        match clan {
            Clan::Rose => Self(rank - 1),
            Clan::Beast => Self(rank + 8),
        }
    }

    /// The Inquisitor's card with this clue.
    #[must_use]
    pub const fn inquisitor(clue: Clan) -> Self {
        match clue {
            Clan::Rose => Self::INQUISITOR_ROSE,
            Clan::Beast => Self::INQUISITOR_BEAST,
        }
    }

    /// All twenty.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..IDENTITIES).map(Self)
    }

    /// Its place in lists of all twenty.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[must_use]
    pub const fn allegiance(self) -> Allegiance {
        match self.0 {
            0..=8 => Allegiance::Rose,
            9..=17 => Allegiance::Beast,
            _ => Allegiance::Order,
        }
    }

    /// The clan, if it belongs to one.
    #[must_use]
    pub const fn clan(self) -> Option<Clan> {
        self.allegiance().clan()
    }

    #[must_use]
    pub const fn rank(self) -> Rank {
        match self.0 {
            0..=8 => Rank(self.0 + 1),
            9..=17 => Rank(self.0 - 8),
            _ => Rank::CROSS,
        }
    }

    #[must_use]
    pub const fn is_inquisitor(self) -> bool {
        self.0 >= 18
    }
}

impl fmt::Display for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.allegiance() {
            Allegiance::Rose => write!(f, "R{}", self.rank()),
            Allegiance::Beast => write!(f, "B{}", self.rank()),
            Allegiance::Order if *self == Self::INQUISITOR_ROSE => f.write_str("Ir"),
            Allegiance::Order => f.write_str("Ib"),
        }
    }
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl TryFrom<String> for Identity {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::all()
            .find(|identity| identity.to_string() == text)
            .ok_or_else(|| format!("“{text}” is not a character: use R1 to R9, B1 to B9, Ir or Ib"))
    }
}

impl From<Identity> for String {
    fn from(identity: Identity) -> Self {
        identity.to_string()
    }
}

/// A set of characters.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Identities(u32);

impl Identities {
    pub const NONE: Self = Self(0);
    pub const ALL: Self = Self((1 << IDENTITIES) - 1);

    #[must_use]
    pub const fn contains(self, identity: Identity) -> bool {
        self.0 >> identity.0 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, identity: Identity) -> Self {
        Self(self.0 | 1 << identity.0)
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Identity> {
        Identity::all().filter(move |identity| self.contains(*identity))
    }

    /// The ranks of one clan in the set, as bits: bit 0 for rank 1.
    #[must_use]
    pub const fn ranks_of(self, clan: Clan) -> u16 {
        match clan {
            Clan::Rose => (self.0 & 0x1ff) as u16,
            Clan::Beast => (self.0 >> 9 & 0x1ff) as u16,
        }
    }
}

impl FromIterator<Identity> for Identities {
    fn from_iter<I: IntoIterator<Item = Identity>>(identities: I) -> Self {
        identities.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Identities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// What a wound may show: the rank, or one of the three affiliations. Also how a player names a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    Unknown,
    Rose,
    Beast,
    Rank,
}

impl Symbol {
    /// LS-1203: the order in which the table chooses for an absent player.
    pub const ALL: [Self; 4] = [Self::Unknown, Self::Rose, Self::Beast, Self::Rank];

    #[must_use]
    pub const fn of_clan(clan: Clan) -> Self {
        match clan {
            Clan::Rose => Self::Rose,
            Clan::Beast => Self::Beast,
        }
    }
}

/// A token in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    Unknown,
    Rose,
    Beast,
    /// LS-106: a rank token shows only the rank.
    Rank(Rank),
}

impl Token {
    #[must_use]
    pub const fn symbol(self) -> Symbol {
        match self {
            Self::Unknown => Symbol::Unknown,
            Self::Rose => Symbol::Rose,
            Self::Beast => Symbol::Beast,
            Self::Rank(_) => Symbol::Rank,
        }
    }

    /// How tokens are written in the spec: `R`, `B`, `U`, `1` … `9`, `X`.
    #[must_use]
    pub fn letter(self) -> String {
        match self {
            Self::Unknown => "U".into(),
            Self::Rose => "R".into(),
            Self::Beast => "B".into(),
            Self::Rank(rank) => rank.to_string(),
        }
    }
}

/// The two families of Swords and Shields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Color {
    Purple,
    Green,
}

impl Color {
    /// LS-R09: in the order in which they are handed out.
    pub const BOTH: [Self; 2] = [Self::Purple, Self::Green];
}

printed::kinds! {
    /// An ability card as it lies on the table. All curses look alike.
    pub enum Card: "ability card" {
        Quill = "quill",
        SwordPurple = "sword_purple",
        SwordGreen = "sword_green",
        ShieldPurple = "shield_purple",
        ShieldGreen = "shield_green",
        Staff = "staff",
        Fan = "fan",
        Curse = "curse",
    }
}

impl Card {
    #[must_use]
    pub const fn sword(color: Color) -> Self {
        match color {
            Color::Purple => Self::SwordPurple,
            Color::Green => Self::SwordGreen,
        }
    }

    #[must_use]
    pub const fn shield(color: Color) -> Self {
        match color {
            Color::Purple => Self::ShieldPurple,
            Color::Green => Self::ShieldGreen,
        }
    }
}

/// The ability cards in front of one player; nobody ever holds two alike (LS-610).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards(#[ts(as = "Vec<Card>")] u8);

impl Cards {
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card as u8 & 1 == 1
    }

    pub const fn add(&mut self, card: Card) {
        self.0 |= 1 << card as u8;
    }

    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u8);
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.has(*card))
    }

    /// Whether any of these cards is among the held ones.
    #[must_use]
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The colour of the Sword held.
    #[must_use]
    pub fn sword(self) -> Option<Color> {
        Color::BOTH.into_iter().find(|color| self.has(Card::sword(*color)))
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Self {
        let mut held = Self::default();
        cards.into_iter().for_each(|card| held.add(card));
        held
    }
}

impl From<Cards> for Vec<Card> {
    fn from(held: Cards) -> Self {
        held.iter().collect()
    }
}
