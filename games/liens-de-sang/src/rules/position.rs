//! Positions set by hand, for tests, puzzles and worked examples.

use kernel::{Audience, Hidden, Opening, Rng, Seat, Table};

use crate::cards::pieces::{Card, Identity, Token};
use crate::rules::{attack, setup};
use crate::table::config::Config;
use crate::table::flow::Step;
use crate::{LiensDeSang, State};

/// A table in the making: `Position::deal(["R9", "B7", …]).tokens(1, "BU").table()`.
#[derive(Clone, Debug)]
pub struct Position {
    config: Config,
    state: State,
}

impl Position {
    /// A fresh deal, one character per seat in the spec's notation; seat 0 holds the dagger.
    ///
    /// # Panics
    /// If a name is not a character's.
    #[must_use]
    pub fn deal<const N: usize>(cards: [&str; N]) -> Self {
        let card = |name: &str| {
            Identity::try_from(name.to_owned()).unwrap_or_else(|error| panic!("{error}"))
        };
        let state = setup::table(&cards.map(card), Seat::new(0));
        Self { config: Config::new(N as u8), state }
    }

    /// Who holds the dagger.
    #[must_use]
    pub fn dagger(mut self, seat: u8) -> Self {
        self.state.public.dagger = Seat::new(seat);
        self
    }

    /// Tokens in front of a player, in the spec's notation: `"RU9"`, `"X"`. They were taken in this order.
    ///
    /// # Panics
    /// If a letter is not a token's.
    #[must_use]
    pub fn tokens(mut self, seat: u8, letters: &str) -> Self {
        let player = &mut self.state.public.players[Seat::new(seat)];
        let has_staff = player.cards.has(Card::Staff);
        for letter in letters.chars() {
            attack::lay(player, token(letter), has_staff);
        }
        self
    }

    /// An ability card in front of a player.
    #[must_use]
    pub fn card(mut self, seat: u8, card: Card) -> Self {
        self.state.public.players[Seat::new(seat)].cards.add(card);
        self
    }

    /// The curses handed out by `giver`: the true one before one player, false ones before others.
    #[must_use]
    pub fn curses<const N: usize>(mut self, giver: u8, true_to: u8, false_to: [u8; N]) -> Self {
        for seat in false_to.into_iter().chain([true_to]) {
            self.state.public.players[Seat::new(seat)].cards.add(Card::Curse);
        }
        self.state.secrets.true_curse =
            Hidden::known_to(Audience::seat(Seat::new(giver)), Some(Seat::new(true_to)));
        self
    }

    /// LS-1205: a table with a last turn, and so many turns to go.
    #[must_use]
    pub fn turns_left(mut self, turns: u16) -> Self {
        self.config.turn_limit = 20;
        self.state.public.turn = self.config.turn_limit - turns;
        self
    }

    /// Other options of the table.
    #[must_use]
    pub fn options(mut self, change: impl FnOnce(&mut Config)) -> Self {
        change(&mut self.config);
        self
    }

    /// The table, at the beginning of the dagger holder's turn.
    ///
    /// # Panics
    /// If the position could not occur.
    #[must_use]
    pub fn table(self) -> Table<LiensDeSang> {
        let players = self.config.players;
        let opening = Opening { players, state: self.state, first: Step::Turn {} };
        let table = Table::begin(&self.config, opening, Rng::from_number(0), None)
            .unwrap_or_else(|error| panic!("{error}"));
        Table::load(table.save()).unwrap_or_else(|error| panic!("{error}"))
    }
}

fn token(letter: char) -> Token {
    match letter {
        'R' => Token::Rose,
        'B' => Token::Beast,
        'U' => Token::Unknown,
        rank => Token::Rank(rank.to_string().try_into().unwrap_or_else(|error| panic!("{error}"))),
    }
}
