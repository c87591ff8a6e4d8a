//! The tokens in front of a player, and what all tokens ever shown there prove.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::catalogue::{Deal, catalogue};
use crate::cards::pieces::{Identities, Identity, Rank, Symbol, Token};

/// LS-409: the wound for which there is no token.
pub const CAPTURED_AT: usize = 4;

/// The tokens in front of a player: at most three.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, Default, TS)]
#[serde(try_from = "Vec<Token>", into = "Vec<Token>")]
pub struct Wounds(#[ts(as = "Vec<Token>")] [Option<Token>; CAPTURED_AT - 1]);

impl Wounds {
    #[must_use]
    pub fn count(self) -> usize {
        self.iter().count()
    }

    /// LS-409: whether so many more wounds would be one too many.
    #[must_use]
    pub fn capture_after(self, wounds: u8) -> bool {
        self.count() + usize::from(wounds) >= CAPTURED_AT
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
        if tokens.len() >= CAPTURED_AT {
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
    pub fn allows(&self, deal: &Deal) -> Identities {
        let spares = |identity: &Identity| catalogue().character(*identity).spares_the_weak();
        let struck = |identity: &Identity| self.struck_at_three && spares(identity);
        self.tokens_allow(deal).iter().filter(|identity| !struck(identity)).collect()
    }

    /// D3, D4, LS-R34: the characters that the tokens alone allow. With an even number of players nobody is the
    /// Inquisitor (LS-201).
    #[must_use]
    pub fn tokens_allow(&self, deal: &Deal) -> Identities {
        let is_dealt = |identity: &Identity| deal.inquisitor > 0 || !identity.is_inquisitor();
        Identity::all().filter(is_dealt).filter(|identity| self.fits(*identity)).collect()
    }

    /// D3, D4: whether the tokens alone allow this character.
    #[must_use]
    pub fn fits(&self, identity: Identity) -> bool {
        if self.rank.is_some_and(|rank| rank != identity.rank()) {
            return false;
        }
        let character = catalogue().character(identity);
        if character.is_wild() {
            return true;
        }
        let has = |symbol, shown: u8| character.symbols(symbol) >= usize::from(shown);
        has(Symbol::Rose, self.rose)
            && has(Symbol::Beast, self.beast)
            && has(Symbol::Unknown, self.unknown)
    }

    /// D3, D4: what one more token proves, so many like it lying there now. With a Staff an affiliation token proves
    /// nothing.
    pub(crate) fn note(&mut self, token: Token, lying: u8, has_staff: bool) {
        match token {
            Token::Rank(rank) => self.rank = Some(rank),
            Token::Rose | Token::Beast | Token::Unknown if has_staff => {}
            Token::Rose => self.rose = self.rose.max(lying),
            Token::Beast => self.beast = self.beast.max(lying),
            Token::Unknown => self.unknown = self.unknown.max(lying),
        }
    }
}
