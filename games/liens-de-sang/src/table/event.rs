//! What can be seen to happen.

use kernel::{PerSeat, Seat, Seats};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::catalogue::AbilityId;
use crate::cards::pieces::{Card, Clan, Color, Identity, Token};
use crate::table::flow::{Cause, Mode};
use crate::table::public::Ending;

/// An event as one viewer sees it: fields that only some may know are empty for the rest.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    GameStarted {
        players: u8,
        first: Seat,
    },
    /// LS-206: everybody gets a card; each sees his own.
    CharactersDealt {
        yours: Option<Identity>,
    },
    /// LS-207: everybody sees the clue of one other player.
    CluesShown {
        of: Option<Seat>,
        clue: Option<Clan>,
    },
    TurnStarted {
        turn: u16,
        seat: Seat,
    },
    AttackDeclared {
        by: Seat,
        target: Seat,
    },
    DaggerPassed {
        from: Seat,
        to: Seat,
    },
    InterventionImpossible {
        target: Seat,
        why: NoHelp,
    },
    InterventionRequested {
        target: Seat,
    },
    InterventionNotRequested {
        target: Seat,
    },
    OffersRevealed {
        target: Seat,
        offers: Seats,
        refusals: Seats,
    },
    OfferAccepted {
        target: Seat,
        intervener: Seat,
    },
    OffersDeclined {
        target: Seat,
    },
    Wound {
        seat: Seat,
        token: Token,
        cause: Cause,
    },
    AbilityUsed {
        seat: Seat,
        ability: AbilityId,
        targets: Seats,
        mode: Option<Mode>,
    },
    AbilityDeclined {
        seat: Seat,
        ability: AbilityId,
    },
    CardTaken {
        seat: Seat,
        card: Card,
    },
    CardGiven {
        from: Seat,
        to: Seat,
        card: Card,
    },
    ProtectionLapsed {
        seat: Seat,
        color: Color,
        shields: Seats,
    },
    TokenReturned {
        seat: Seat,
        token: Token,
    },
    /// LS-732: whom he looked at is public; what he saw is his.
    CharactersSeen {
        by: Seat,
        seen: Vec<SeenCharacter>,
    },
    /// LS-906: who received a curse is public; which is true is the Inquisitor's.
    CursesGiven {
        by: Seat,
        to: Seats,
        true_to: Option<Seat>,
    },
    DaggerMoved {
        to: Seat,
    },
    Captured {
        seat: Seat,
        cause: Cause,
    },
    AllRevealed {
        characters: PerSeat<Identity>,
        true_curse: Option<Seat>,
        left_in_box: Vec<Identity>,
    },
    GameOver {
        ending: Ending,
        winners: Seats,
    },
    /// LS-1205: the game ended without a winner.
    TurnLimitReached {
        turns: u16,
    },
}

impl Event {
    /// The clauses it follows from.
    #[must_use]
    pub const fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::GameStarted { .. } => &["LS-201", "LS-208"],
            Self::CharactersDealt { .. } => &["LS-206"],
            Self::CluesShown { .. } => &["LS-207", "LS-105"],
            Self::TurnStarted { .. } => &["LS-301"],
            Self::AttackDeclared { .. } => &["LS-304"],
            Self::DaggerPassed { .. } => &["LS-303"],
            Self::InterventionImpossible { why: NoHelp::Fan, .. } => &["LS-502", "LS-871"],
            Self::InterventionImpossible { why: NoHelp::Nobody, .. } => &["LS-503"],
            Self::InterventionRequested { .. } => &["LS-501"],
            Self::InterventionNotRequested { .. } => &["LS-509"],
            Self::OffersRevealed { .. } => &["LS-513"],
            Self::OfferAccepted { .. } => &["LS-505", "LS-403"],
            Self::OffersDeclined { .. } => &["LS-505"],
            Self::Wound { cause: Cause::Attack { .. }, .. } => &["LS-404"],
            Self::Wound { cause: Cause::Ability { .. }, .. } => &["LS-404", "LS-411"],
            Self::AbilityUsed { ability, .. } => of_ability(*ability),
            Self::AbilityDeclined { .. } => &["LS-602"],
            Self::CardTaken { card, .. } | Self::CardGiven { card, .. } => of_card(*card),
            Self::ProtectionLapsed { .. } => &["LS-763"],
            Self::TokenReturned { .. } => &["LS-743", "LS-744"],
            Self::CharactersSeen { .. } => &["LS-731", "LS-732"],
            Self::CursesGiven { .. } => &["LS-905", "LS-906"],
            Self::DaggerMoved { .. } => &["LS-410", "LS-412"],
            Self::Captured { .. } => &["LS-409", "LS-1001", "LS-1002"],
            Self::AllRevealed { .. } => &["LS-1001"],
            Self::GameOver { ending, .. } => ending.reason().clauses(),
            Self::TurnLimitReached { .. } => &["LS-1205"],
        }
    }
}

const fn of_ability(ability: AbilityId) -> &'static [&'static str] {
    match ability {
        AbilityId::Elder => &["LS-711"],
        AbilityId::Assassin => &["LS-721", "LS-722"],
        AbilityId::Harlequin => &["LS-731"],
        AbilityId::Alchemist => &["LS-741"],
        AbilityId::Mentalist => &["LS-751", "LS-752"],
        AbilityId::Guardian => &["LS-761"],
        AbilityId::Berserker => &["LS-771"],
        AbilityId::Mage => &["LS-781"],
        AbilityId::Courtesan => &["LS-791"],
        AbilityId::Inquisitor => &["LS-905"],
    }
}

const fn of_card(card: Card) -> &'static [&'static str] {
    match card {
        Card::Quill => &["LS-811"],
        Card::SwordPurple | Card::SwordGreen => &["LS-821"],
        Card::ShieldPurple | Card::ShieldGreen => &["LS-831"],
        Card::Staff => &["LS-861", "LS-862"],
        Card::Fan => &["LS-871"],
        Card::Curse => &["LS-881"],
    }
}

/// Why there is no request (LS-502, LS-503).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum NoHelp {
    Fan,
    Nobody,
}

/// A card a Harlequin looked at.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct SeenCharacter {
    pub seat: Seat,
    pub character: Option<Identity>,
}
