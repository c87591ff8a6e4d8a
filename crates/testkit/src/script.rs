//! Scripted tables: tests that read like the clause they test.

use std::fmt;

use kernel::{Game, Opening, Outcome, Refusal, Rng, Seat, Table, Told, View, Viewer};
use shelf::{Consequence, Language, Published, Refused, Voice};

/// What the players are called in tests.
const NAMES: [&str; 15] = [
    "Ana", "Bruno", "Chloé", "Damien", "Élise", "Farid", "Gaëlle", "Hugo", "Inès", "Jules",
    "Katia", "Léo", "Maud", "Nils", "Olga",
];

/// Names for so many players.
///
/// # Panics
/// If there are more than fifteen.
#[must_use]
pub fn names(players: u8) -> Vec<String> {
    NAMES[..usize::from(players)].iter().map(|name| (*name).to_owned()).collect()
}

/// A table whose players do what the test says. It keeps what was told.
///
/// ```text
/// let mut table = Script::begin(&config, opening, Rng::from_number(1));
/// table.does(0, Action::Attack(3)).refuses(3, Action::Pass, "LS-302");
/// assert_eq!(table.asked(), [3]);
/// ```
pub struct Script<G: Published> {
    table: Table<G>,
    told: Vec<Told<G::Event>>,
    /// Where in the log the last answer begins.
    last: usize,
    names: Vec<String>,
}

impl<G: Published> Script<G> {
    /// Goes on at a given table. What was told before is not known.
    #[must_use]
    pub fn new(table: Table<G>) -> Self {
        let names = names(table.players());
        Self { table, told: Vec::new(), last: 0, names }
    }

    /// Begins with an opening set by hand, and keeps what is told on the way to the first question.
    ///
    /// # Panics
    /// If the game cannot be played with this configuration.
    #[must_use]
    #[track_caller]
    pub fn begin(config: &G::Config, opening: Opening<G>, rng: Rng) -> Self {
        let mut told = Vec::new();
        let table = Table::begin(config, opening, rng, Some(&mut told))
            .expect("a configuration the game can be played with");
        Self { told, ..Self::new(table) }
    }

    /// This seat gives this answer, and it is taken.
    ///
    /// # Panics
    /// If it is refused.
    #[track_caller]
    pub fn does(&mut self, seat: u8, action: G::Action) -> &mut Self {
        self.last = self.told.len();
        self.give(seat, action);
        self
    }

    /// Everybody who still owes an answer gives this one, in seat order, until the question is closed.
    ///
    /// # Panics
    /// If nobody is asked, or one of them is refused.
    #[track_caller]
    pub fn everybody_does(&mut self, action: &G::Action) -> &mut Self {
        self.last = self.told.len();
        let (asked, serial) = (self.table.waiting(), self.table.serial());
        assert!(!asked.is_empty(), "nobody is asked\n{}", self.whereabouts());
        for seat in asked.iter() {
            if self.table.serial() == serial && self.table.waiting().contains(seat) {
                self.give(seat.number(), *action);
            }
        }
        self
    }

    #[track_caller]
    fn give(&mut self, seat: u8, action: G::Action) {
        let answer = format!("{action:?}");
        if let Err(refusal) = self.table.apply(Seat::new(seat), action, Some(&mut self.told)) {
            let refused = self.in_words(seat, &refusal);
            let options = self.options(seat);
            panic!(
                "seat {seat} is refused {answer}: {} ({})\n  its options are {options:?}\n{}",
                refused.text,
                refused.code,
                self.whereabouts()
            );
        }
    }

    /// This seat gives this answer and is refused it, for the reason with this code or clause; nothing changes.
    ///
    /// # Panics
    /// If the answer is taken, refused for another reason, or leaves a trace.
    #[track_caller]
    pub fn refuses(&mut self, seat: u8, action: G::Action, code: &str) -> &mut Self {
        let before = self.table.clone();
        let told = self.told.len();
        let answer = format!("{action:?}");
        let Err(refusal) = self.table.apply(Seat::new(seat), action, Some(&mut self.told)) else {
            self.table = before;
            panic!("seat {seat} should be refused {answer} ({code})\n{}", self.whereabouts());
        };
        let refused = self.in_words(seat, &refusal);
        assert!(
            refused.code == code || refused.clause.as_deref() == Some(code),
            "seat {seat} should be refused {answer} by {code}, not by {} (clause {:?}): {}",
            refused.code,
            refused.clause,
            refused.text
        );
        assert!(
            self.table == before,
            "seat {seat} was refused {answer}, and the table has changed"
        );
        assert_eq!(
            self.told.len(),
            told,
            "seat {seat} was refused {answer}, and something was told"
        );
        self
    }

    fn in_words(&self, seat: u8, refusal: &Refusal<G::Forbidden>) -> Refused {
        G::refusal(&self.voice(seat), refusal)
    }

    fn voice(&self, seat: u8) -> Voice<'_> {
        Voice::new(Language::En, Viewer::Seat(Seat::new(seat)), &self.names)
    }

    fn whereabouts(&self) -> String {
        let (question, waiting) = (self.table.question(), self.table.waiting());
        format!("  asked {question:?}, waiting for {waiting:?}, flow {:?}", self.table.flow())
    }

    /// The seats that still owe an answer.
    #[must_use]
    pub fn asked(&self) -> Vec<u8> {
        self.table.waiting().iter().map(Seat::number).collect()
    }

    /// The open question.
    #[must_use]
    pub fn question(&self) -> Option<G::Question> {
        self.table.question()
    }

    /// What this seat may answer.
    #[must_use]
    pub fn options(&self, seat: u8) -> Vec<G::Action> {
        let mut options = Vec::new();
        self.table.options(Seat::new(seat), &mut options);
        options
    }

    /// What this answer would bring, as it is told to this seat in English.
    ///
    /// # Panics
    /// If nothing is asked.
    #[must_use]
    pub fn consequence(&self, seat: u8, action: &G::Action) -> Option<String> {
        self.foretold(seat, action).map(|it| it.text)
    }

    /// Whether the game may end by this answer, as it is told to this seat.
    ///
    /// # Panics
    /// If nothing is asked.
    #[must_use]
    pub fn may_end(&self, seat: u8, action: &G::Action) -> bool {
        self.foretold(seat, action).is_some_and(|it| it.may_end)
    }

    fn foretold(&self, seat: u8, action: &G::Action) -> Option<Consequence> {
        let question = self.table.question().expect("something is asked");
        G::consequence(&self.voice(seat), &self.view(seat), question, action)
    }

    /// What this seat is told beside the question's own words, in English, if it is asked.
    #[must_use]
    pub fn note(&self, seat: u8) -> Option<String> {
        let question = self.table.question()?;
        self.table.asked().contains(Seat::new(seat)).then_some(())?;
        G::note(&self.voice(seat), &self.view(seat), question)
    }

    /// Why this seat points at one of its cards in vain, if it does and the game has a reason.
    ///
    /// # Panics
    /// If nothing is asked.
    #[must_use]
    pub fn why_not(&self, seat: u8, pick: &str) -> Option<Refused> {
        let question = self.table.question().expect("something is asked");
        let attempts = G::attempts(&self.view(seat), question);
        let (_, attempt) = attempts.into_iter().find(|(card, _)| card == pick)?;
        let look = self.table.look(Viewer::Seat(Seat::new(seat)));
        let forbidden = G::check(look, question, &attempt).err()?;
        Some(self.in_words(seat, &Refusal::Forbidden(forbidden)))
    }

    /// What this seat knows.
    #[must_use]
    pub fn view(&self, seat: u8) -> View<G> {
        self.table.view(Viewer::Seat(Seat::new(seat)))
    }

    /// What those who watch know.
    #[must_use]
    pub fn gallery(&self) -> View<G> {
        self.table.view(Viewer::Gallery)
    }

    /// What this seat was told since the beginning.
    #[must_use]
    pub fn events(&self, seat: u8) -> Vec<G::Event> {
        self.told_from(0, Viewer::Seat(Seat::new(seat)))
    }

    /// What this seat was told since the last answer was given.
    #[must_use]
    pub fn heard(&self, seat: u8) -> Vec<G::Event> {
        self.told_from(self.last, Viewer::Seat(Seat::new(seat)))
    }

    /// What those who watch were told since the beginning.
    #[must_use]
    pub fn gallery_events(&self) -> Vec<G::Event> {
        self.told_from(0, Viewer::Gallery)
    }

    /// What those who watch were told since the last answer was given.
    #[must_use]
    pub fn gallery_heard(&self) -> Vec<G::Event> {
        self.told_from(self.last, Viewer::Gallery)
    }

    fn told_from(&self, from: usize, viewer: Viewer) -> Vec<<G as Game>::Event> {
        self.told[from..].iter().filter_map(|told| told.seen_by(viewer)).cloned().collect()
    }

    /// The result, once the game is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.table.outcome()
    }

    /// Who won.
    ///
    /// # Panics
    /// If the game is not over.
    #[must_use]
    #[track_caller]
    pub fn winners(&self) -> Vec<u8> {
        let Some(outcome) = self.table.outcome() else {
            panic!("the game is not over\n{}", self.whereabouts())
        };
        outcome.winners.iter().map(Seat::number).collect()
    }

    /// The table itself.
    #[must_use]
    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The table itself, to be changed behind the players' backs.
    pub const fn table_mut(&mut self) -> &mut Table<G> {
        &mut self.table
    }
}

impl<G: Published> Clone for Script<G> {
    fn clone(&self) -> Self {
        Self {
            table: self.table.clone(),
            told: self.told.clone(),
            last: self.last,
            names: self.names.clone(),
        }
    }
}

impl<G: Published> fmt::Debug for Script<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Script({:?})", self.table)
    }
}
