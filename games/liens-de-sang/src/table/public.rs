//! What everybody knows, and every fact that follows from it: one function each, for rules, words, sheets and bots.

use kernel::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::catalogue::{Standing, catalogue};
use crate::cards::pieces::{Allegiance, Card, Cards, Clan, Symbol};
use crate::table::flow::{Cause, Mode};
use crate::table::tokens::{Evidence, Wounds};

/// What everybody knows. Plain data; no references, no clock.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// What lies in front of each player.
    pub players: PerSeat<Player>,
    /// LS-301: who holds the dagger.
    pub dagger: Seat,
    /// Turns so far, the current one included.
    pub turn: u16,
    /// The attack being resolved.
    pub attack: Option<Attack>,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// LS-1001, LS-R33: the cards lie open, at the end of the game.
    pub is_revealed: bool,
}

shelf::fields!(Public { players, dagger, turn, attack, ending, is_revealed });

/// What lies in front of one player, and what has lain there.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, Default, TS)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// LS-404: in the order taken.
    pub wounds: Wounds,
    pub cards: Cards,
    pub evidence: Evidence,
    /// LS-732: whose cards he has looked at as a Harlequin. That he looked is public.
    pub looked_at: Seats,
}

/// LS-401: an attack on its way through the six steps.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    pub attacker: Seat,
    pub target: Seat,
    /// Who offered to step in.
    pub offers: Seats,
    /// Whose offer was accepted.
    pub intervener: Option<Seat>,
    /// LS-601: the wounded player took the rank token for this very wound.
    pub rank_shown: bool,
    /// The public part of the ability being used.
    pub chosen: Option<Chosen>,
    /// Where an ability sends the dagger (LS-723, LS-754).
    pub dagger_to: Option<Seat>,
}

impl Attack {
    #[must_use]
    pub const fn new(attacker: Seat, target: Seat) -> Self {
        Self {
            attacker,
            target,
            offers: Seats::NONE,
            intervener: None,
            rank_shown: false,
            chosen: None,
            dagger_to: None,
        }
    }

    /// LS-403: who suffers the wound.
    #[must_use]
    pub const fn wounded(&self) -> Seat {
        match self.intervener {
            Some(seat) => seat,
            None => self.target,
        }
    }
}

/// What everybody sees of the choices made for an ability.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, Default, TS)]
#[serde(deny_unknown_fields)]
pub struct Chosen {
    pub target: Option<Seat>,
    pub targets: Seats,
    pub mode: Option<Mode>,
}

/// How the game ended: LS-1001 to LS-1008.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    pub captive: Seat,
    pub capturer: Seat,
    pub cause: Cause,
    /// Who won.
    pub winner: Allegiance,
    /// LS-1004, LS-1005: the clan that won, or would have won but for the True Curse.
    pub victorious: Option<Clan>,
    /// LS-R03: the capturer captured a member of his own clan.
    pub own_clan: bool,
    /// The leaders at the moment of the capture, Rose then Beast.
    pub leaders: [Seat; 2],
    /// LS-1007: the Inquisitor took the victory from the victorious clan.
    pub curse_stole: bool,
}

/// Why a game ended as it did.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Reason {
    /// LS-1003: the Inquisitor was captured.
    Inquisitor {},
    /// LS-1007: the True Curse lay before the leader of this clan.
    Curse { victorious: Clan, leader: Seat },
    /// LS-1005, LS-R03: somebody captured a member of his own clan.
    OwnClan { winner: Clan },
    /// LS-1004: the rival leader was captured, of this clan.
    Leader { winner: Clan, of: Clan },
    /// LS-1005: a rival of this clan was captured who did not lead it.
    WrongOne { winner: Clan, of: Clan },
}

impl Ending {
    #[must_use]
    pub const fn reason(&self) -> Reason {
        let Some(winner) = self.victorious else { return Reason::Inquisitor {} };
        if self.curse_stole {
            return Reason::Curse { victorious: winner, leader: self.leaders[winner as usize] };
        }
        if self.own_clan {
            return Reason::OwnClan { winner };
        }
        let loser = winner.rival();
        if self.captive.number() == self.leaders[loser as usize].number() {
            Reason::Leader { winner, of: loser }
        } else {
            // Whoever captures a rival who does not lead gives the victory to that rival's clan.
            Reason::WrongOne { winner, of: winner }
        }
    }
}

impl Reason {
    /// The clauses it follows from.
    #[must_use]
    pub const fn clauses(self) -> &'static [&'static str] {
        match self {
            Self::Inquisitor {} => &["LS-1003"],
            Self::Curse { .. } => &["LS-1007"],
            Self::OwnClan { .. } | Self::WrongOne { .. } => &["LS-1005", "LS-1008"],
            Self::Leader { .. } => &["LS-1004", "LS-1008"],
        }
    }
}

/// LS-202: what is left in the supply.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Supply {
    pub rose: u8,
    pub beast: u8,
    pub unknown: u8,
    /// Rank tokens: the cross, then 1 to 9.
    pub ranks: [u8; 10],
    /// Ability cards: from the Quill to the Curse, in the order in which the type `Card` names them.
    pub cards: [u8; 8],
}

impl Public {
    /// LS-209: nothing lies on the table yet.
    #[must_use]
    pub fn fresh(players: u8, dagger: Seat) -> Self {
        Self {
            players: PerSeat::new(players, |_| Player::default()),
            dagger,
            turn: 0,
            attack: None,
            ending: None,
            is_revealed: false,
        }
    }

    #[must_use]
    pub const fn seats(&self) -> Seats {
        self.players.seats()
    }

    /// Everybody but one.
    #[must_use]
    pub const fn others(&self, seat: Seat) -> Seats {
        self.seats().without(seat)
    }

    /// How many wounds a player has.
    #[must_use]
    pub fn wounds(&self, seat: Seat) -> usize {
        self.players[seat].wounds.count()
    }

    /// LS-409: whether one more wound captures a player.
    #[must_use]
    pub fn is_at_stake(&self, seat: Seat) -> bool {
        self.players[seat].wounds.capture_after(1)
    }

    /// LS-893: how many cards of a kind the supply holds.
    #[must_use]
    pub fn in_supply(&self, card: Card) -> usize {
        let held = self.players.iter().filter(|player| player.cards.has(card)).count();
        catalogue().copies(card, self.players.len()).saturating_sub(held)
    }

    /// LS-202: everything in the supply.
    #[must_use]
    pub fn supply(&self) -> Supply {
        let box_of = catalogue();
        // LS-R13: what is missing is replaced by a substitute, so a pile never goes below nothing.
        let left = |symbol: Symbol| {
            let out: usize = self.players.iter().map(|player| player.wounds.showing(symbol)).sum();
            box_of.tokens(symbol).saturating_sub(out as u8)
        };
        let mut ranks = box_of.rank_tokens(self.players.len());
        for rank in self.players.iter().filter_map(|player| player.wounds.rank()) {
            let left = &mut ranks[usize::from(rank.number())];
            *left = left.saturating_sub(1);
        }
        Supply {
            rose: left(Symbol::Rose),
            beast: left(Symbol::Beast),
            unknown: left(Symbol::Unknown),
            ranks,
            cards: Card::ALL.map(|card| self.in_supply(card) as u8),
        }
    }

    /// LS-908: whether the curses have been handed out.
    #[must_use]
    pub fn curses_are_out(&self) -> bool {
        !self.holders(Card::Curse).is_empty()
    }

    /// Before whom a card lies.
    #[must_use]
    pub fn holders(&self, card: Card) -> Seats {
        self.players.seats_where(|player| player.cards.has(card))
    }

    /// LS-503: who may offer to intervene in an attack.
    #[must_use]
    pub fn may_step_in(&self, attack: &Attack) -> Seats {
        let hidden = self.players.seats_where(|player| player.wounds.rank().is_none());
        hidden.without(attack.attacker).without(attack.target)
    }

    /// LS-305, LS-834: a Shield of either colour keeps attacks away.
    #[must_use]
    pub fn may_be_attacked(&self, seat: Seat) -> bool {
        !self.has_standing(seat, Standing::CannotBeAttacked)
    }

    /// LS-609: a Shield keeps wounds by abilities away.
    #[must_use]
    pub fn may_be_forced_to_suffer(&self, seat: Seat) -> bool {
        !self.has_standing(seat, Standing::CannotBeForcedWound)
    }

    /// LS-108: before whom a card lies that lets the highest number lead.
    #[must_use]
    pub fn quills(&self) -> Seats {
        self.seats_with_standing(Standing::LeaderIsHighest)
    }

    /// LS-763: whom the Sword of a player protects.
    #[must_use]
    pub fn guarded_by(&self, guardian: Seat) -> Seats {
        let sword = self.players[guardian].cards.sword();
        sword.map_or(Seats::NONE, |color| self.holders(Card::shield(color)))
    }

    /// Whether a card in front of a player has this lasting effect.
    #[must_use]
    pub fn has_standing(&self, seat: Seat, standing: Standing) -> bool {
        self.players[seat].cards.intersects(catalogue().cards_with(standing))
    }

    fn seats_with_standing(&self, standing: Standing) -> Seats {
        let cards = catalogue().cards_with(standing);
        self.players.seats_where(|player| player.cards.intersects(cards))
    }
}
