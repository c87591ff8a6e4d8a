//! Why an answer is refused: the numbers of section 8 of the rules, each with its clause.
//!
//! When several reasons fit, the lowest number is given (CW-R72); `Why` keeps it.

use kernel::Seat;

use super::creature::Zone;
use crate::cards::{Card, Faction};

/// A reason to refuse.
#[derive(Clone, PartialEq, Debug)]
pub enum Forbidden {
    /// 1
    AttackFromCover,
    /// 2
    Guarded { by: Card },
    /// 3
    TrackerTarget,
    /// 4
    Stunned { card: Card },
    /// 5
    NobodyToPillage,
    /// 6
    PillagedAlready,
    /// 7
    FirstTurnPillage,
    /// 8
    Defended { by: Card },
    /// 9
    DodgeCost { meat: u8 },
    /// 10
    StunnedCannotDodge,
    /// 11
    Undodgeable,
    /// 12
    NotTheOwner { owner: Seat },
    /// 13
    WrongZone { works_from: Zone },
    /// 14
    AlreadyUsed,
    /// 15
    OnlyInCombat,
    /// 16
    OutOfRange { distance: u8 },
    /// 17
    BadSplit { x: u8 },
    /// 18
    NothingToDraw,
    /// 19
    NotRechargeable,
    /// 20
    MustSpend { meat: u8 },
    /// 21
    NoRetreat,
    /// 22
    BothOnlyInCombat,
    /// 23
    NetCost,
    /// 24
    NotYourDecision,
    /// 25
    MulliganOver,
    /// 26
    BadSpread { excess: u8 },
    /// 27
    NotFighting { card: Card },
    /// 28
    BadLoyalty,
    /// 29
    NoGift,
    /// 30
    BadDeck { errors: Vec<crate::cards::DeckError> },
    /// 31
    BothCost { meat: u8 },
    /// 32
    NoMeat,
    /// 33
    MustTake,
    /// 34
    NotStunned { card: Card },
    /// 35
    NoTracker { card: Card },
    /// 36
    SwapWithTarget,
    /// 37
    StunnedCannotMove { card: Card },
    /// 38
    NotInHand,
    /// 39
    NotYourCreature,
    /// 40
    NoSuchAbility,
    /// 41
    NotNow,
    /// 42
    BadAim,
    /// 43
    LockedByLeap { card: Card },
    /// 44
    NotInReinforcements,
    /// 45
    NotInDeck { faction: Option<Faction> },
}

impl Forbidden {
    /// The number of section 8, and the clause behind it.
    #[must_use]
    pub const fn number_and_clause(&self) -> (u8, &'static str) {
        match self {
            Self::AttackFromCover => (1, "CW-412"),
            Self::Guarded { .. } => (2, "CW-612"),
            Self::TrackerTarget => (3, "CW-615"),
            Self::Stunned { .. } => (4, "CW-604"),
            Self::NobodyToPillage => (5, "CW-413"),
            Self::PillagedAlready => (6, "CW-413"),
            Self::FirstTurnPillage => (7, "CW-415"),
            Self::Defended { .. } => (8, "CW-413"),
            Self::DodgeCost { .. } => (9, "CW-504"),
            Self::StunnedCannotDodge => (10, "CW-504"),
            Self::Undodgeable => (11, "CW-504"),
            Self::NotTheOwner { .. } => (12, "CW-1812"),
            Self::WrongZone { .. } => (13, "CW-602"),
            Self::AlreadyUsed => (14, "CW-410"),
            Self::OnlyInCombat => (15, "CW-1308"),
            Self::OutOfRange { .. } => (16, "CW-608"),
            Self::BadSplit { .. } => (17, "CW-1102"),
            Self::NothingToDraw => (18, "CW-318"),
            Self::NotRechargeable => (19, "CW-1106"),
            Self::MustSpend { .. } => (20, "CW-314"),
            Self::NoRetreat => (21, "CW-411"),
            Self::BothOnlyInCombat => (22, "CW-404"),
            Self::NetCost => (23, "CW-1521"),
            Self::NotYourDecision => (24, "CW-508"),
            Self::MulliganOver => (25, "CW-111"),
            Self::BadSpread { .. } => (26, "CW-1207"),
            Self::NotFighting { .. } => (27, "CW-1303"),
            Self::BadLoyalty => (28, "CW-1306"),
            Self::NoGift => (29, "CW-1807"),
            Self::BadDeck { .. } => (30, "CW-1710"),
            Self::BothCost { .. } => (31, "CW-420"),
            Self::NoMeat => (32, "CW-213"),
            Self::MustTake => (33, "CW-1515"),
            Self::NotStunned { .. } => (34, "CW-417"),
            Self::NoTracker { .. } => (35, "CW-418"),
            Self::SwapWithTarget => (36, "CW-1516"),
            Self::StunnedCannotMove { .. } => (37, "CW-R17"),
            Self::NotInHand => (38, "CW-401"),
            Self::NotYourCreature => (39, "CW-1805"),
            Self::NoSuchAbility => (40, "CW-1011"),
            Self::NotNow => (41, "CW-1004"),
            Self::BadAim => (42, "CW-1008"),
            Self::LockedByLeap { .. } => (43, "CW-1113"),
            Self::NotInReinforcements => (44, "CW-302"),
            Self::NotInDeck { .. } => (45, "CW-102"),
        }
    }
}

/// Reasons against an answer; the one with the lowest number is kept.
#[derive(Debug, Default)]
pub(crate) struct Why(Option<Forbidden>);

impl Why {
    /// A reason, if it holds.
    pub(crate) fn when(&mut self, holds: bool, reason: Forbidden) -> &mut Self {
        if holds {
            self.note(reason);
        }
        self
    }

    /// What another check found.
    pub(crate) fn also(&mut self, found: Result<(), Forbidden>) -> &mut Self {
        if let Err(reason) = found {
            self.note(reason);
        }
        self
    }

    fn note(&mut self, reason: Forbidden) {
        let lower = |known: &Forbidden| reason.number_and_clause().0 < known.number_and_clause().0;
        if self.0.as_ref().is_none_or(lower) {
            self.0 = Some(reason);
        }
    }

    /// Nothing against it, or the reason.
    pub(crate) fn say(self) -> Result<(), Forbidden> {
        self.0.map_or(Ok(()), Err)
    }
}
