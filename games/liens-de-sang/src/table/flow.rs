//! Where we are: the steps the rules take, the questions they ask, and every possible answer.

use kernel::{Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::cards::catalogue::TokenRule;
use crate::cards::pieces::Symbol;

/// What the rules do next, by themselves.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// LS-206, LS-207: everybody sees his card and one clue.
    Begin {},
    /// LS-301: the next turn.
    Turn {},
    /// LS-401 (2): may the target ask for help?
    Intervention {},
    /// LS-401 (4): the wound of the attack.
    Wound {},
    /// One wound, whatever its cause.
    Suffer { victim: Seat, cause: Cause, rule: TokenRule },
    /// LS-401 (5): may the wounded player use his ability?
    Ability {},
    /// One effect of the ability in use.
    Effect { owner: Seat, at: u8 },
    /// LS-401 (6): the dagger moves.
    MoveDagger {},
}

/// What the rules ask.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// LS-302: attack or pass?
    Turn {},
    /// LS-501: does the target ask for help?
    Request {},
    /// LS-503, LS-513: who offers? Sealed.
    Offer {},
    /// LS-505: whose offer is accepted?
    Accept {},
    /// LS-406: which token for this wound?
    Token { victim: Seat, cause: Cause, rule: TokenRule },
    /// LS-602: is the ability used, and how?
    Ability { owner: Seat },
    /// LS-743: which token is returned?
    Return { victim: Seat },
}

impl Question {
    /// The clauses that say what is asked, the first of them to be read by whoever is asked it for the first time.
    #[must_use]
    pub const fn clauses(self) -> &'static [&'static str] {
        match self {
            Self::Turn {} => &["LS-302"],
            Self::Request {} => &["LS-501"],
            Self::Offer {} => &["LS-503"],
            Self::Accept {} => &["LS-505"],
            Self::Token { .. } => &["LS-406"],
            Self::Ability { .. } => &["LS-602"],
            Self::Return { .. } => &["LS-743"],
        }
    }
}

/// Every possible answer.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Attack {
        target: Seat,
    },
    Pass {
        to: Seat,
    },
    Request {},
    NoRequest {},
    Offer {},
    NoOffer {},
    Accept {
        seat: Seat,
    },
    DeclineOffers {},
    Take {
        token: Symbol,
    },
    UseAbility(Use),
    DeclineAbility {},
    Return {
        token: Symbol,
    },
    /// LS-907: never allowed, and refused with the reason.
    LookAtCurse {
        before: Seat,
    },
}

/// The choices that go with an ability; which of them are needed depends on the ability (LS-607).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Use {
    /// Assassin, Mentalist, Guardian, Mage, Courtesan: one player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Seat>,
    /// Harlequin: two players.
    #[serde(default, skip_serializing_if = "Named::is_nobody")]
    #[ts(as = "Seats")]
    pub targets: Named,
    /// Alchemist: wound or heal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<Mode>,
    /// Inquisitor: who gets the True Curse.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub true_to: Option<Seat>,
    /// Inquisitor: who gets the False Curses.
    #[serde(default, skip_serializing_if = "Named::is_nobody")]
    #[ts(as = "Seats")]
    pub false_to: Named,
}

/// Some players as an answer names them. LS-R35: whoever names one twice has made a mistake, and not named him once; so
/// that is remembered, and the rules refuse it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Named {
    seats: Seats,
    twice: bool,
}

impl Named {
    pub const NOBODY: Self = Self::each(Seats::NONE);

    /// These players, each named once.
    #[must_use]
    pub const fn each(seats: Seats) -> Self {
        Self { seats, twice: false }
    }

    /// Who is named.
    #[must_use]
    pub const fn seats(self) -> Seats {
        self.seats
    }

    /// For leaving out what was not chosen.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
    fn is_nobody(&self) -> bool {
        *self == Self::NOBODY
    }
}

impl Serialize for Named {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seats.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let named = Vec::<Seat>::deserialize(deserializer)?;
        let seats: Seats = named.iter().copied().collect();
        Ok(Self { seats, twice: seats.len() < named.len() })
    }
}

impl Use {
    /// Nothing to choose: Elder, Berserker.
    pub const PLAIN: Self = Self {
        target: None,
        targets: Named::NOBODY,
        mode: None,
        true_to: None,
        false_to: Named::NOBODY,
    };

    #[must_use]
    pub const fn on(target: Seat) -> Self {
        Self { target: Some(target), ..Self::PLAIN }
    }

    #[must_use]
    pub const fn on_both(targets: Seats) -> Self {
        Self { targets: Named::each(targets), ..Self::PLAIN }
    }

    #[must_use]
    pub const fn to(mode: Mode) -> Self {
        Self { mode: Some(mode), ..Self::PLAIN }
    }

    #[must_use]
    pub const fn curses(true_to: Seat, false_to: Seats) -> Self {
        Self { true_to: Some(true_to), false_to: Named::each(false_to), ..Self::PLAIN }
    }
}

/// LS-741: what the Alchemist does to the player he stepped in for.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    Wound,
    Heal,
}

/// What a wound comes from.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "from", rename_all = "snake_case", deny_unknown_fields)]
pub enum Cause {
    /// The attack of this player.
    Attack { by: Seat },
    /// The ability of this player (LS-411).
    Ability { by: Seat },
}

impl Cause {
    /// LS-1002: whoever would be the capturer.
    #[must_use]
    pub const fn by(self) -> Seat {
        match self {
            Self::Attack { by } | Self::Ability { by } => by,
        }
    }
}
