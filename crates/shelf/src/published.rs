//! What a game adds to its rules so that people and programs can play it.

use std::ops::RangeInclusive;

use bots::Policy;
use kernel::{Game, Observation, Opening, Referee, Refusal, Rng, Seat, State, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::json::{Json, value};
use crate::lesson::Lesson;
use crate::{Fields, Language, NamedOpening, Problem, Setting, Voice, Words};

/// A sentence about the game, with the clauses it follows from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// The sentence.
    pub text: String,
    /// Clause ids such as `LS-305`.
    pub clauses: Vec<String>,
}

/// A refusal in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    /// The spec's number for this mistake, such as `LS-E03`.
    pub code: String,
    /// The clause that forbids it, where there is one.
    pub clause: Option<String>,
    /// What was wrong, and what one may do instead.
    pub text: String,
}

/// A card, character or other piece that can be looked up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardText<F = Facts> {
    /// Its id in the data.
    pub id: String,
    /// Its printed name.
    pub name: String,
    /// What it does.
    pub text: String,
    /// What is on it, for programs that draw it.
    #[serde(flatten)]
    pub facts: F,
}

/// What is on a card, when the game is not known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Facts {
    /// What kind of card or piece it is.
    pub kind: String,
    /// What is on it; which facts there are depends on the kind.
    pub facts: Json,
}

impl<F: Serialize> CardText<F> {
    /// The same for somebody who does not know the game.
    pub(crate) fn erased(self) -> CardText {
        let facts = Facts::deserialize(value(&self.facts))
            .expect("facts say their kind: #[serde(tag = \"kind\", content = \"facts\")]");
        CardText { id: self.id, name: self.name, text: self.text, facts }
    }
}

/// A chapter of the rules: the clauses between its heading and the next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Chapter {
    /// Its id, such as `LS-300`; `LS-R00` is before the rulings.
    pub id: String,
    /// What it is about.
    pub title: String,
    /// Its clauses, in the order of the rules.
    pub clauses: Vec<String>,
}

/// What a table allows people to say to each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Talk {
    /// Whether players may write freely.
    pub free: bool,
    /// Ready-made sentences a player may always choose from.
    pub phrases: Vec<String>,
    /// Ready-made sentences about a player; `@` stands for the name.
    pub about_players: Vec<String>,
    /// Whether two players may talk in private.
    pub private: bool,
    /// Whether those who watch may write to the players.
    pub gallery_to_players: bool,
    /// The clauses behind it.
    pub clauses: Vec<String>,
}

/// How long a player may take an answer back alone, without asking the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TakeBack {
    /// Until anybody saw anything happen: for games in which every event tells something.
    UntilSeen,
    /// Until something was drawn or revealed.
    UntilRevealed,
}

/// A game in its box. Text is made from views, events and options only, never from a whole position.
///
/// What goes out as JSON has its types in TypeScript, too; the web client draws the game from them.
pub trait Published:
    Game<Public: TS + Fields, Own: TS + Fields, Event: TS, Question: TS, Action: TS>
{
    /// What a page must show and would otherwise have to work out by a rule: `()` if nothing.
    type Shown: TS + Fields;
    /// What is on its cards and pieces: an enum with a variant for each kind, and
    /// `#[serde(tag = "kind", content = "facts")]`.
    type Facts: Serialize + TS + 'static;
    /// What the game works out for a player, for programs; `()` if nothing.
    type Aid: Serialize + TS + 'static;

    /// The prefix of its clauses, such as `LS`.
    const PREFIX: &'static str;
    /// From how few to how many players it is.
    const PLAYERS: RangeInclusive<u8>;
    /// For how many a table is set if nobody says.
    const DEFAULT_PLAYERS: u8;
    /// Its bots, from weakest to strongest.
    const LEVELS: &'static [&'static str];

    /// How long a player may take an answer back alone.
    const TAKE_BACK: TakeBack = TakeBack::UntilRevealed;

    /// Whether there are tables of so many players: a game may leave out numbers between its ends.
    fn is_for(players: u8) -> bool {
        Self::PLAYERS.contains(&players)
    }

    /// Its sentences. The keys `name` and `summary` say what the game is.
    fn words() -> &'static Words;

    /// The configuration of an ordinary table.
    fn config(players: u8) -> Self::Config;

    /// The same configuration for self-play: whatever keeps games between bots from going on for ever.
    fn config_for_simulation(config: Self::Config) -> Self::Config {
        config
    }

    /// Builds an opening that is no deal, by its name and the game's own data: where a lesson or a puzzle begins. The
    /// same wish with the same numbers drawn gives the same opening, for ever, as a deal does. Every game has the
    /// opening of a lesson: its own deal, with chance as the lesson says.
    ///
    /// # Errors
    /// If there is no such opening, or its data make no sense.
    fn opening(
        config: &Self::Config,
        given: &Self::Given,
        wanted: &NamedOpening,
        rng: &mut Rng,
    ) -> Result<Opening<Self>, Problem> {
        if wanted.name != NamedOpening::LESSON {
            return Err(wanted.unknown(Self::SLUG));
        }
        wanted.prepare(rng)?;
        Ok(Self::setup(config, given, rng))
    }

    /// The game's guided first game, if it has one.
    fn lesson() -> Option<&'static Lesson> {
        None
    }

    /// What a form asks whoever sets a table: every option of the configuration but `players`, which every table has,
    /// and those that make no sense in a form. [`Form`](crate::Form) helps to write it.
    fn settings(language: Language) -> Vec<Setting>;

    /// How many seats a configuration asks for.
    fn players(config: &Self::Config) -> u8;

    /// Whether people are seated at random before the deal.
    fn shuffles_seats(config: &Self::Config) -> bool;

    /// How many seconds those asked have for a question; nothing for no limit.
    fn pace(config: &Self::Config, question: Self::Question) -> Option<u16>;

    /// Whether any question of such a table has a limit.
    fn timed(config: &Self::Config) -> bool;

    /// Whether people who do not play may watch.
    fn admits_spectators(_config: &Self::Config) -> bool {
        true
    }

    /// What may be said at such a table.
    fn talk(config: &Self::Config, language: Language) -> Talk;

    /// Whether the listener may write this to the table. It is asked about free text only, so the table allows free
    /// text; it judges by what the writer sees, so that a refusal tells nothing.
    ///
    /// # Errors
    /// Tells the writer why the message is held back.
    fn may_say(_voice: &Voice<'_>, _view: &View<Self>, _text: &str) -> Result<(), Refused> {
        Ok(())
    }

    /// A bot of this level, if there is one.
    fn bot(level: &str) -> Option<Box<dyn Policy<Self>>>;

    /// What the game does for a player whose time is up.
    fn when_time_is_up(seen: &Observation<Self>) -> Self::Action;

    /// Which side a seat is really on, for statistics: equal names are one side.
    fn side(state: &State<Self>, seat: Seat, referee: Referee<'_>) -> &'static str;

    /// What the rules say about what a viewer knows, for whoever draws the table: seats and spectators alike.
    fn shown(view: &View<Self>) -> Self::Shown;

    /// Which set of names a table uses for things, if the game has several.
    fn skin(_view: &View<Self>) -> &'static str {
        ""
    }

    /// In which order those who are asked at once would act, where only the first of them who wants to does. Nothing
    /// where everybody's answer counts; seats that are not asked may be in it.
    fn order(_public: &Self::Public, _question: Self::Question) -> Vec<Seat> {
        Vec::new()
    }

    /// The open question in words, to the one who is asked or to those who wait.
    fn ask(voice: &Voice<'_>, view: &View<Self>, question: Self::Question) -> String;

    /// An option in words, and the things one points at to choose it (`seat:3`, `token:rose`, `say:pass`).
    fn choice(
        voice: &Voice<'_>,
        view: &View<Self>,
        question: Self::Question,
        action: &Self::Action,
    ) -> (String, Vec<String>);

    /// What happened, in words.
    fn event(voice: &Voice<'_>, event: &Self::Event) -> Line;

    /// Why an answer was refused, in words.
    fn refusal(voice: &Voice<'_>, refusal: &Refusal<Self::Forbidden>) -> Refused;

    /// The table as lines of text.
    fn sheet(voice: &Voice<'_>, view: &View<Self>) -> Vec<String>;

    /// What the viewer's own cards say, as lines of text.
    fn own_sheet(voice: &Voice<'_>, view: &View<Self>) -> Vec<String>;

    /// What the game works out for the viewer from what the viewer knows, if the table allows such help.
    fn aid(voice: &Voice<'_>, view: &View<Self>) -> Option<Vec<String>>;

    /// The same for programs. Those who only watch are not helped.
    fn work_out(_view: &View<Self>) -> Option<Self::Aid> {
        None
    }

    /// Every card, character and piece.
    fn cards(language: Language) -> Vec<CardText<Self::Facts>>;

    /// The text of a clause.
    fn clause(language: Language, id: &str) -> Option<String> {
        let key = format!("clause-{id}");
        Self::words().has(language, &key).then(|| Self::words().say(language, &key, &[]))
    }
}
