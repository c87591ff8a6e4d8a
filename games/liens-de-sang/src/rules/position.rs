//! Positions set by hand, for tests, puzzles and worked examples; and the check of positions read from a file.

use kernel::Next::{Ask, Do};
use kernel::{Audience, Hidden, Next, Opening, Rng, Seat, Seats, Table, Viewer};

use crate::LiensDeSang;
use crate::cards::catalogue::catalogue;
use crate::cards::pieces::{Card, Clan, Identity, Symbol, Token};
use crate::rules::attack::remember;
use crate::rules::setup;
use crate::table::config::Config;
use crate::table::flow::{Question, Step};
use crate::table::state::{House, State};

/// A table in the making: `Position::deal(["R9", "B7", …]).tokens(1, "BU").table()`.
#[derive(Clone, Debug)]
pub struct Position {
    state: State,
}

impl Position {
    /// A fresh deal, one character per seat in the spec's notation; seat 0 holds the dagger.
    ///
    /// # Panics
    /// If a name is not a character's.
    #[must_use]
    pub fn deal<const N: usize>(cards: [&str; N]) -> Self {
        let cards: Vec<Identity> = cards
            .iter()
            .map(|name| {
                Identity::try_from((*name).to_owned()).unwrap_or_else(|error| panic!("{error}"))
            })
            .collect();
        let Config { turn_limit, deduction_aid, skin, show_box_at_end, .. } =
            Config::new(cards.len() as u8);
        let house = House { turn_limit, deduction_aid, skin, show_box_at_end };
        Self { state: setup::table(&cards, Seat::new(0), house) }
    }

    /// Who holds the dagger.
    #[must_use]
    pub fn dagger(mut self, seat: u8) -> Self {
        self.state.dagger = Seat::new(seat);
        self
    }

    /// Tokens in front of a player, in the spec's notation: `"RU9"`, `"X"`. They were taken in this order.
    ///
    /// # Panics
    /// If a letter is not a token's.
    #[must_use]
    pub fn tokens(mut self, seat: u8, letters: &str) -> Self {
        let player = &mut self.state.players[Seat::new(seat)];
        let has_staff = player.cards.has(Card::Staff);
        for letter in letters.chars() {
            let token = token(letter);
            player.wounds.add(token);
            remember(player, token, has_staff);
        }
        self
    }

    /// An ability card in front of a player.
    #[must_use]
    pub fn card(mut self, seat: u8, card: Card) -> Self {
        self.state.players[Seat::new(seat)].cards.add(card);
        self
    }

    /// The curses handed out by `giver`: the true one before one player, false ones before others.
    #[must_use]
    pub fn curses<const N: usize>(mut self, giver: u8, true_to: u8, false_to: [u8; N]) -> Self {
        for seat in false_to.into_iter().chain([true_to]) {
            self.state.players[Seat::new(seat)].cards.add(Card::Curse);
        }
        self.state.true_curse =
            Hidden::known_to(Audience::seat(Seat::new(giver)), Some(Seat::new(true_to)));
        self
    }

    /// LS-1205: a last turn.
    #[must_use]
    pub fn turn_limit(mut self, turns: u16) -> Self {
        self.state.house.turn_limit = turns;
        self
    }

    /// Other options of the table.
    #[must_use]
    pub fn house(mut self, change: impl FnOnce(&mut House)) -> Self {
        change(&mut self.state.house);
        self
    }

    /// The state alone.
    #[must_use]
    pub fn state(self) -> State {
        self.state
    }

    /// The table, at the beginning of the dagger holder's turn.
    ///
    /// # Panics
    /// If the position could not occur.
    #[must_use]
    pub fn table(self) -> Table<LiensDeSang> {
        let players = self.state.players.len();
        validate(&self.state, players, &[]).unwrap_or_else(|error| panic!("{error}"));
        let opening = Opening { players, state: self.state, first: Step::Turn {} };
        Table::begin(opening, Rng::from_number(0), None)
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

/// Whether such a position can occur.
pub(crate) fn validate(
    state: &State,
    players: u8,
    to_come: &[Next<LiensDeSang>],
) -> Result<(), String> {
    let Some(deal) = catalogue().deal(players) else {
        return Err(format!("there is no game for {players} players"));
    };
    if [state.players.len(), state.characters.len(), state.clues.len()] != [players; 3] {
        return Err("not every list has a place for every player".into());
    }
    let known = |hidden: &Hidden<Identity>, seat| hidden.seen_by(Viewer::Seat(seat)).copied();
    let cards: Option<Vec<Identity>> =
        state.characters.pairs().map(|(seat, card)| known(card, seat)).collect();
    let Some(cards) = cards else { return Err("a player does not know his own card".into()) };
    if cards.iter().enumerate().any(|(place, card)| cards[..place].contains(card)) {
        return Err("a character is dealt twice".into());
    }
    for clan in Clan::BOTH {
        let members = cards.iter().filter(|card| card.clan() == Some(clan)).count();
        if members != usize::from(deal.rose) {
            return Err("the clans are not as large as they must be".into());
        }
    }
    for (seat, clue) in state.clues.pairs() {
        let card = cards[usize::from(seat.number())];
        if clue.seen_by(Viewer::Seat(seat)) != Some(&catalogue().character(card).clue) {
            return Err(format!("the clue of {seat} is not that of his card"));
        }
    }
    for (seat, player) in state.players.pairs() {
        let card = cards[usize::from(seat.number())];
        let wounds = player.wounds;
        if wounds.affiliations() > 2 || wounds.showing(Symbol::Rank) > 1 {
            return Err(format!("{seat} has tokens that no card has symbols for"));
        }
        if wounds.rank().is_some_and(|rank| rank != card.rank())
            || !player.evidence.allows().contains(card)
        {
            return Err(format!("the tokens of {seat} do not fit his card"));
        }
    }
    for card in Card::ALL {
        let held = state.players.iter().filter(|player| player.cards.has(card)).count();
        if held > catalogue().copies(card, players) {
            return Err(format!("more {} cards are out than there are", card.id()));
        }
    }
    check_seats(state, to_come)
}

/// Every seat that is named must exist, and what is to come must have its attack.
fn check_seats(state: &State, to_come: &[Next<LiensDeSang>]) -> Result<(), String> {
    let table = state.seats();
    let mut named = Seats::only(state.dagger);
    if let Some(attack) = state.attack {
        named = named.with(attack.attacker).with(attack.target).union(attack.offers);
        named = attack.intervener.into_iter().chain(attack.dagger_to).fold(named, Seats::with);
        if let Some(chosen) = attack.chosen {
            named = chosen.target.into_iter().fold(named.union(chosen.targets), Seats::with);
        }
    }
    if let Some(ending) = state.ending {
        named = [ending.captive, ending.capturer, ending.cause.by()]
            .into_iter()
            .chain(ending.leaders)
            .fold(named, Seats::with);
    }
    named = state.players.iter().fold(named, |named, player| named.union(player.looked_at));
    for next in to_come {
        let (needs_attack, seats) = needs(*next);
        named = named.union(seats);
        if needs_attack && state.attack.is_none() {
            return Err("what is to come belongs to an attack, and there is none".into());
        }
        let ability = match next {
            Do(Step::Effect { owner, .. }) | Ask(Question::Ability { owner }) => Some(*owner),
            Do(_) | Ask(_) => None,
        };
        if let Some(owner) = ability
            && (!table.contains(owner) || state.players[owner].wounds.rank().is_none())
        {
            return Err("an ability is to come whose owner has not shown his rank".into());
        }
        if matches!(next, Do(Step::Effect { .. }))
            && state.attack.is_none_or(|attack| attack.chosen.is_none())
        {
            return Err("an effect is to come for which nothing was chosen".into());
        }
    }
    if named.is_subset_of(table) {
        Ok(())
    } else {
        Err("a seat is named that the table does not have".into())
    }
}

/// Whether something to come needs an attack, and which seats it names.
const fn needs(next: Next<LiensDeSang>) -> (bool, Seats) {
    match next {
        Do(Step::Begin {} | Step::Turn {}) | Ask(Question::Turn {}) => (false, Seats::NONE),
        Do(Step::Intervention {} | Step::Wound {} | Step::Ability {} | Step::MoveDagger {})
        | Ask(Question::Request {} | Question::Offer {} | Question::Accept {}) => {
            (true, Seats::NONE)
        }
        Do(Step::Suffer { victim, cause, .. }) | Ask(Question::Token { victim, cause, .. }) => {
            (true, Seats::only(victim).with(cause.by()))
        }
        Do(Step::Effect { owner, .. }) | Ask(Question::Ability { owner }) => {
            (true, Seats::only(owner))
        }
        Ask(Question::Return { victim }) => (true, Seats::only(victim)),
    }
}
