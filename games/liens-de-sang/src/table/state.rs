//! What is true at the table.

use kernel::{Audience, Hidden, PerSeat, Referee, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::catalogue::{Standing, catalogue};
use crate::cards::pieces::{
    Allegiance, Card, Cards, Clan, Identities, Identity, Rank, Symbol, Token,
};
use crate::table::config::{DeductionAid, Skin};
use crate::table::flow::{Cause, Mode};

/// Everything that is true. Plain data; no references, no clock.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What lies in front of each player.
    pub players: PerSeat<Player>,
    /// LS-101: known to its owner, and to a Harlequin who looked at it.
    #[serde(with = "kernel::sealed")]
    pub characters: PerSeat<Hidden<Identity>>,
    /// LS-207: known to its owner and to the next player clockwise.
    #[serde(with = "kernel::sealed")]
    pub clues: PerSeat<Hidden<Clan>>,
    /// LS-906: before whom the True Curse lies, known to the Inquisitor who gave it.
    #[serde(with = "kernel::sealed")]
    pub true_curse: Hidden<Option<Seat>>,
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
    /// What the table was set to, as far as play depends on it.
    pub house: House,
}

/// What lies in front of one player, and what has lain there.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// LS-404: in the order taken.
    pub wounds: Wounds,
    pub cards: Cards,
    pub evidence: Evidence,
    /// LS-732: whose cards he has looked at as a Harlequin. That he looked is public.
    pub looked_at: Seats,
}

/// The tokens in front of a player: at most three.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, Default, TS)]
#[serde(try_from = "Vec<Token>", into = "Vec<Token>")]
pub struct Wounds(#[ts(as = "Vec<Token>")] [Option<Token>; 3]);

impl Wounds {
    #[must_use]
    pub fn count(self) -> usize {
        self.iter().count()
    }

    pub fn iter(self) -> impl Iterator<Item = Token> {
        self.0.into_iter().flatten()
    }

    /// How many tokens show this symbol.
    #[must_use]
    pub fn showing(self, symbol: Symbol) -> usize {
        self.iter().filter(|token| token.symbol() == symbol).count()
    }

    /// The rank token, if it lies there.
    #[must_use]
    pub fn rank(self) -> Option<Rank> {
        self.iter().find_map(|token| match token {
            Token::Rank(rank) => Some(rank),
            Token::Unknown | Token::Rose | Token::Beast => None,
        })
    }

    /// How many of the two affiliation symbols are matched.
    #[must_use]
    pub fn affiliations(self) -> usize {
        self.count() - usize::from(self.rank().is_some())
    }

    /// Lays a token down. There is room for three (LS-408).
    pub fn add(&mut self, token: Token) {
        let place = self.0.iter_mut().find(|place| place.is_none());
        *place.expect("a fourth wound is a capture, never a token") = Some(token);
    }

    /// Takes one token with this symbol away, keeping the order of the rest.
    pub fn remove(&mut self, symbol: Symbol) -> Option<Token> {
        let place =
            self.0.iter().position(|token| token.is_some_and(|token| token.symbol() == symbol))?;
        let token = self.0[place].take();
        self.0[place..].rotate_left(1);
        token
    }
}

impl TryFrom<Vec<Token>> for Wounds {
    type Error = &'static str;

    fn try_from(tokens: Vec<Token>) -> Result<Self, Self::Error> {
        if tokens.len() > 3 {
            return Err("a player has at most three tokens");
        }
        let mut wounds = Self::default();
        tokens.into_iter().for_each(|token| wounds.add(token));
        Ok(wounds)
    }
}

impl From<Wounds> for Vec<Token> {
    fn from(wounds: Wounds) -> Self {
        wounds.iter().collect()
    }
}

/// LS-745, D3 to D5: what a player's tokens and attacks have proved, healed or not. Public.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, Default, TS)]
#[serde(deny_unknown_fields)]
pub struct Evidence {
    /// The rank ever shown.
    pub rank: Option<Rank>,
    /// The most Rose tokens ever in front of the player at once, taken without a Staff.
    pub rose: u8,
    /// The same of Beast tokens.
    pub beast: u8,
    /// The same of unknown tokens.
    pub unknown: u8,
    /// Attacked a player with three wounds, as the Inquisitor may not (LS-903).
    pub struck_at_three: bool,
}

impl Evidence {
    /// The characters this evidence allows.
    #[must_use]
    pub fn allows(&self) -> Identities {
        Identity::all().filter(|identity| self.allows_one(*identity)).collect()
    }

    fn allows_one(&self, identity: Identity) -> bool {
        if self.rank.is_some_and(|rank| rank != identity.rank()) {
            return false;
        }
        let character = catalogue().character(identity);
        if character.is_wild() {
            return !self.struck_at_three;
        }
        let has = |symbol, shown: u8| character.symbols(symbol) >= usize::from(shown);
        has(Symbol::Rose, self.rose)
            && has(Symbol::Beast, self.beast)
            && has(Symbol::Unknown, self.unknown)
    }
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

/// The options of a table that play depends on.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// LS-1205: the last turn, or 0 for none.
    pub turn_limit: u16,
    pub deduction_aid: DeductionAid,
    pub skin: Skin,
    pub show_box_at_end: bool,
}

impl State {
    #[must_use]
    pub fn seats(&self) -> Seats {
        self.players.seats()
    }

    /// Everybody but one.
    #[must_use]
    pub fn others(&self, seat: Seat) -> Seats {
        self.seats().without(seat)
    }

    /// How many wounds a player has.
    #[must_use]
    pub fn wounds(&self, seat: Seat) -> usize {
        self.players[seat].wounds.count()
    }

    /// LS-893: how many cards of a kind the supply holds.
    #[must_use]
    pub fn in_supply(&self, card: Card) -> usize {
        let held = self.players.iter().filter(|player| player.cards.has(card)).count();
        catalogue().copies(card, self.players.len()).saturating_sub(held)
    }

    /// LS-908: whether the curses have been handed out.
    #[must_use]
    pub fn curses_are_out(&self) -> bool {
        self.players.iter().any(|player| player.cards.has(Card::Curse))
    }

    /// LS-503: who may offer to intervene in the attack being resolved.
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

    /// Whether a card in front of a player has this lasting effect.
    #[must_use]
    pub fn has_standing(&self, seat: Seat, standing: Standing) -> bool {
        self.players[seat].cards.intersects(catalogue().cards_with(standing))
    }

    /// LS-107, LS-108: the leader of a clan.
    #[must_use]
    pub fn leader(&self, clan: Clan, referee: Referee<'_>) -> Seat {
        let members = || {
            let identities =
                self.characters.pairs().map(|(seat, hidden)| (seat, *hidden.read(referee)));
            identities.filter(move |(_, identity)| identity.clan() == Some(clan))
        };
        let by_rank = |(_, identity): &(Seat, Identity)| identity.rank();
        let has_quill =
            members().any(|(seat, _)| self.has_standing(seat, Standing::LeaderIsHighest));
        let leader =
            if has_quill { members().max_by_key(by_rank) } else { members().min_by_key(by_rank) };
        leader.expect("every clan has members").0
    }
}

/// LS-207: a clue is known to its owner and to the next player clockwise.
pub(crate) fn clue_audience(seat: Seat, players: u8) -> Audience {
    Audience::seat(seat).with(Viewer::Seat(seat.left_of(players)))
}
