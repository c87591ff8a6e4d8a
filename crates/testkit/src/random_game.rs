//! Random games: what every law is tried on.

use std::cell::Cell;
use std::fmt::Display;

use kernel::{Asked, Rng, Seat, Seats, Seed, Table, Told, Viewer};

use crate::{Trial, json};

/// How often a player changes a sealed answer: once in so many decisions.
const CHANGE_OF_MIND: u32 = 16;

/// So many random games spread over all configurations. Dear laws play only one in `one_in`, but every configuration
/// at least once. The game of a number is the same in every law.
pub(crate) fn random_games<G: Trial>(
    law: &'static str,
    games: u64,
    one_in: u64,
) -> impl Iterator<Item = RandomGame<G>> {
    let configs = G::configs();
    assert!(!configs.is_empty(), "{}: there is no configuration to try", G::SLUG);
    let games = wanted(games).div_ceil(one_in).max(configs.len() as u64);
    (0..games).map(move |number| {
        let config = configs[(number % configs.len() as u64) as usize].clone();
        RandomGame::open(law, number, config)
    })
}

/// The number of decisions asked for, unless somebody asked for another by hand.
pub(crate) fn wanted_decisions(decisions: u64) -> u64 {
    asked_by_hand("LAW_DECISIONS").unwrap_or(decisions)
}

/// The number of the first game: always the same, unless somebody asked for other games by hand.
pub(crate) fn first_number() -> u64 {
    asked_by_hand("LAW_SEED").unwrap_or(0)
}

pub(crate) fn asked_by_hand(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is a number, not {text}")))
}

/// The number of games asked for, unless somebody asked for another by hand.
fn wanted(games: u64) -> u64 {
    asked_by_hand("LAW_GAMES").unwrap_or(games)
}

/// One game between players who take any option.
pub(crate) struct RandomGame<G: Trial> {
    law: &'static str,
    number: u64,
    pub(crate) config: G::Config,
    pub(crate) seed: Seed,
    pub(crate) table: Table<G>,
    /// What was told since the last answer, or at the opening.
    pub(crate) told: Vec<Told<G::Event>>,
    /// Every answer that was taken.
    pub(crate) answers: Vec<(Seat, G::Action)>,
    /// Chance for what a law tries on the side, so that the game itself stays the same.
    pub(crate) whims: Rng,
    choices: Rng,
    decisions: u32,
    mind_changed: bool,
    options: Vec<G::Action>,
    failed: Cell<bool>,
}

impl<G: Trial> RandomGame<G> {
    pub(crate) fn open(law: &'static str, number: u64, config: G::Config) -> Self {
        let mut choices = Rng::from_number(number);
        let seed = choices.seed();
        Self::deal(law, number, config, seed, choices)
    }

    /// A game of this seed, whose answers somebody else chooses.
    pub(crate) fn again(law: &'static str, config: G::Config, seed: Seed) -> Self {
        Self::deal(law, 0, config, seed, Rng::from_number(0))
    }

    fn deal(
        law: &'static str,
        number: u64,
        config: G::Config,
        seed: Seed,
        mut choices: Rng,
    ) -> Self {
        let whims = Rng::new(choices.seed());
        let mut told = Vec::new();
        let table = Table::open(&config, seed, Some(&mut told))
            .unwrap_or_else(|error| panic!("{}: no table for {}: {error}", G::SLUG, json(&config)));
        Self {
            law,
            number,
            config,
            seed,
            table,
            told,
            answers: Vec::new(),
            whims,
            choices,
            decisions: 0,
            mind_changed: false,
            options: Vec::new(),
            failed: Cell::new(false),
        }
    }

    /// From now on this law is tried.
    pub(crate) const fn under(&mut self, law: &'static str) {
        self.law = law;
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.outcome().is_some()
    }

    /// The open question's audience, if one is open.
    pub(crate) fn audience(&self) -> Option<Asked> {
        let question = self.table.question()?;
        Some(G::who(self.table.look(Viewer::Gallery), question))
    }

    /// Somebody and what they will answer; nothing if the game is over.
    pub(crate) fn choose(&mut self) -> Option<(Seat, G::Action)> {
        if self.is_over() {
            return None;
        }
        let seat = match self.who_changes_their_mind() {
            Some(seat) => seat,
            None => self.anybody(self.table.waiting()),
        };
        self.mind_changed = !self.table.waiting().contains(seat);
        Some((seat, self.choose_for(seat)))
    }

    /// Any option of this seat.
    pub(crate) fn choose_for(&mut self, seat: Seat) -> G::Action {
        self.table.options(seat, &mut self.options);
        if self.options.is_empty() {
            self.fail(format!("{seat} is asked and has no option"));
        }
        *self.choices.pick(&self.options)
    }

    /// Now and then one who has sealed an answer gives another; never twice in a row, so that games go on.
    fn who_changes_their_mind(&mut self) -> Option<Seat> {
        let sealed = self.table.asked().minus(self.table.waiting());
        if self.mind_changed || sealed.is_empty() || self.choices.below(CHANGE_OF_MIND) != 0 {
            return None;
        }
        let seat = self.anybody(sealed);
        self.table.options(seat, &mut self.options);
        (!self.options.is_empty()).then_some(seat)
    }

    fn anybody(&mut self, seats: Seats) -> Seat {
        if seats.is_empty() {
            self.fail("the game is not over and nobody is asked");
        }
        seats
            .nth(self.choices.below(seats.len() as u32) as usize)
            .expect("the place is within the set")
    }

    /// Gives an answer that must be taken.
    pub(crate) fn take(&mut self, seat: Seat, action: G::Action) {
        if self.table.waiting().contains(seat) {
            self.decisions += 1;
        }
        if self.decisions > G::LONGEST {
            self.fail(format!("the game is not over after {} decisions", G::LONGEST));
        }
        self.told.clear();
        if let Err(refusal) = self.table.apply(seat, action, Some(&mut self.told)) {
            self.fail(format!("{seat} was offered {action:?} and is refused it: {refusal:?}"));
        }
        self.answers.push((seat, action));
    }

    /// Lets somebody answer; false if the game was over.
    pub(crate) fn advance(&mut self) -> bool {
        let Some((seat, action)) = self.choose() else { return false };
        self.take(seat, action);
        true
    }

    /// Lets the game go on to the next state worth a dear look; false if it was over.
    pub(crate) fn leap(&mut self) -> bool {
        let steps = 1 + self.whims.below(2 * G::LOOK_ONE_IN - 1);
        (0..steps).fold(false, |moved, _| self.advance() || moved)
    }

    /// Whether this state is worth a dear look.
    pub(crate) fn is_worth_a_look(&mut self) -> bool {
        self.whims.below(G::LOOK_ONE_IN) == 0
    }

    /// Where we are, for whoever has to play this game again.
    fn whereabouts(&self) -> String {
        format!(
            "game {}, config {}, seed {}, step {}\n  asked {:?}, waiting for {:?}\n  last answer {:?}\n  flow {:?}",
            self.number,
            json(&self.config),
            self.seed,
            self.answers.len(),
            self.table.question(),
            self.table.waiting(),
            self.answers.last(),
            self.table.flow(),
        )
    }

    /// The law is broken.
    pub(crate) fn fail(&self, what: impl Display) -> ! {
        self.failed.set(true);
        panic!("{}: law {}: {what}\n  {}", G::SLUG, self.law, self.whereabouts());
    }
}

/// A panic in the rules themselves does not say which game it was; this does.
impl<G: Trial> Drop for RandomGame<G> {
    fn drop(&mut self) {
        if std::thread::panicking() && !self.failed.get() {
            eprintln!("{}: a panic under law {}\n  {}", G::SLUG, self.law, self.whereabouts());
        }
    }
}
