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
