//! A game in its box, and the things that are said of it.

use bots::{Policy, Random};
use kernel::{Game, Opening, Referee, Rng, Seat, State, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::json::{Json, value};
use crate::lesson::Lesson;
use crate::lists::{CardSets, Lists};
use crate::parts::{
    Asks, Describes, Foretells, Helps, Hosts, Offers, Prints, Refuses, Shows, Stands, StandsIn,
    Talks, Tells,
};
use crate::{Fields, Language, NamedOpening, Problem, Tries, Words};

/// A sentence about the game, with the clauses it follows from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// The sentence.
    pub text: String,
    /// Clause ids such as `LS-305`.
    pub clauses: Vec<String>,
}

impl Line {
    /// The sentence with its clauses.
    #[must_use]
    pub fn new(text: String, clauses: &[&str]) -> Self {
        Self { text, clauses: clauses.iter().map(|clause| (*clause).to_owned()).collect() }
    }
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

/// A card, character or other piece, as a game prints it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardText<F> {
    /// Its id in the data.
    pub id: String,
    /// Its printed name.
    pub name: String,
    /// What it does.
    pub text: String,
    /// What is on it, for programs that draw it.
    pub facts: F,
}

/// A card, character or other piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardInfo {
    /// Its id in views.
    pub id: String,
    /// Its printed name.
    pub name: String,
    /// What it does.
    pub text: String,
    /// What kind of card or piece it is, in the game's words for machines.
    pub kind: String,
    /// What is on it, for drawing it: an object that only the game understands, with sentences in the reader's language
    /// where there is no other way.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub facts: Json,
}

/// What is on a card, when the game is not known.
#[derive(Deserialize)]
struct Facts {
    kind: String,
    facts: Json,
}

impl<F: Serialize> CardText<F> {
    /// The same for somebody who does not know the game.
    pub(crate) fn erased(self) -> CardInfo {
        let Facts { kind, facts } = Facts::deserialize(value(&self.facts))
            .expect("facts say their kind: #[serde(tag = \"kind\", content = \"facts\")]");
        CardInfo { id: self.id, name: self.name, text: self.text, kind, facts }
    }
}

/// A chapter of the rules. The clauses after it belong to it, until the next chapter begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChapterInfo {
    /// Its id, such as `LS-300`; the rulings are in `LS-R00`.
    pub id: String,
    /// What it is about.
    pub title: String,
    /// The ids of its clauses, in the order of the rules.
    pub clauses: Vec<String>,
}

/// What players may say to each other now.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Talk {
    /// Whether they may write in their own words.
    pub free: bool,
    /// Ready-made sentences in the reader's language; `phrase` says one by its number.
    pub phrases: Vec<String>,
    /// Ready-made sentences about a player; `@` stands for the name.
    pub about_players: Vec<String>,
    /// The clauses behind it.
    pub clauses: Vec<String>,
    /// Whether two players may talk in private. Nobody is told: a page offers what the server takes.
    #[serde(skip)]
    pub private: bool,
    /// Whether those who watch may write to the players.
    #[serde(skip)]
    pub gallery_to_players: bool,
}

impl Talk {
    /// Free talk, before everybody, with these ready-made sentences of a game, those about players apart.
    #[must_use]
    pub fn free(
        words: &Words,
        language: Language,
        phrases: &[&str],
        about_players: &[&str],
        clauses: &[&str],
    ) -> Self {
        let say = |key: &&str| words.say(language, key, &[]);
        Self {
            free: true,
            phrases: phrases.iter().map(say).collect(),
            about_players: about_players.iter().map(say).collect(),
            clauses: clauses.iter().map(|clause| (*clause).to_owned()).collect(),
            private: false,
            gallery_to_players: false,
        }
    }

    /// The same at a table where nothing is said.
    #[must_use]
    pub fn silent(self) -> Self {
        Self { free: false, phrases: Vec::new(), about_players: Vec::new(), ..self }
    }
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

/// What sides are called where everybody plays for himself.
const OWN_SIDES: [&str; 15] = [
    "seat 0", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6", "seat 7", "seat 8",
    "seat 9", "seat 10", "seat 11", "seat 12", "seat 13", "seat 14",
];

/// A game in its box: its rules, and one part for everything that people and programs meet. Each part is implemented
/// where its content is, so that a game says what is its own, once; what is left for this one is said in its `lib.rs`.
///
/// What goes out as JSON has its types in TypeScript, too; the web client draws the game from them.
pub trait Published:
    Game<Public: TS + Fields, Own: TS + Fields, Event: TS, Question: TS, Action: TS>
    + Hosts
    + Talks
    + Asks
    + Offers
    + Foretells
    + Tells
    + Refuses
    + Describes
    + Helps
    + Shows
    + Stands
    + Prints
    + StandsIn
    + Tries
{
    /// The bot that knows the game.
    type Regular: Policy<Self> + Default;

    /// The prefix of its clauses, such as `LS`.
    const PREFIX: &'static str;
    /// Its bots, from weakest to strongest.
    const LEVELS: &'static [&'static str] = &["random", "regular"];
    /// How long a player may take an answer back alone.
    const TAKE_BACK: TakeBack = TakeBack::UntilRevealed;

    /// A bot of this level, if there is one.
    fn bot(level: &str) -> Option<Box<dyn Policy<Self>>> {
        match level {
            "random" => Some(Box::new(Random)),
            "regular" => Some(Box::new(Self::Regular::default())),
            _ => None,
        }
    }

    /// Builds an opening that is no deal, by its name and the game's own data: where a lesson or a puzzle begins. The
    /// same wish with the same numbers drawn gives the same opening, for ever, as a deal does. Every game has the
    /// opening of a lesson.
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
        Self::lesson_opening(config, given, wanted, rng)
    }

    /// Where the game's lesson begins, with chance as its data say already: a deal, if nothing else is said.
    ///
    /// # Errors
    /// If its data make no sense.
    fn lesson_opening(
        config: &Self::Config,
        given: &Self::Given,
        _wanted: &NamedOpening,
        rng: &mut Rng,
    ) -> Result<Opening<Self>, Problem> {
        Ok(Self::setup(config, given, rng))
    }

    /// The game's guided first game, if it has one.
    fn lesson() -> Option<&'static Lesson> {
        None
    }

    /// The kinds of lists that players bring to it, if there are any.
    const LISTS: &'static [&'static dyn Lists] = &[];

    /// What it says about card sets of owners, if it takes any.
    fn card_sets() -> Option<&'static dyn CardSets> {
        None
    }

    /// Which side a seat is really on, for statistics: equal names are one side. Of its own, if nothing else is said.
    fn side(_state: &State<Self>, seat: Seat, _referee: Referee<'_>) -> &'static str {
        OWN_SIDES[usize::from(seat.number())]
    }

    /// Which set of names a table uses for things, if the game has several.
    fn skin(_view: &View<Self>) -> &'static str {
        ""
    }
}
