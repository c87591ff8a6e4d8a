//! Any game: the erased interface of its box, in JSON and sentences.

use std::fmt;

use kernel::Seed;
use serde_json::Value;

use crate::lesson::{Coach, Lesson, Progress};
use crate::lists::{CardSets, Lists};
use crate::record::{Record, Replayed};
use crate::runner::{Lineup, Runner};
use crate::{
    AnyTable, CardInfo, ChapterInfo, Language, NamedOpening, Problem, Setting, TakeBack, Talk,
    TurningPoint,
};

/// A game whose type is not known.
pub trait AnyGame: Sync + fmt::Debug {
    /// Its name in commands and files.
    fn slug(&self) -> &'static str;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// The prefix of its clauses.
    fn prefix(&self) -> &'static str;
    /// Its title.
    fn name(&self, language: Language) -> String;
    /// What it is, in a sentence.
    fn summary(&self, language: Language) -> String;
    /// For how many players it is: every number there are tables of, the fewest first.
    fn players(&self) -> Vec<u8>;
    /// For how many a table is set if nobody says.
    fn default_players(&self) -> u8;
    /// Its bots, from weakest to strongest.
    fn levels(&self) -> &'static [&'static str];
    /// What to say to whoever wants a bot of a level that there is not.
    fn no_bot(&self, level: &str) -> Problem;
    /// How long a player may take an answer back alone.
    fn take_back(&self) -> TakeBack;

    /// What a form asks whoever sets a table. Put the values under their keys into an object and give it to
    /// [`configure`](Self::configure), which has the last word.
    fn settings(&self, language: Language) -> Vec<Setting>;
    /// A full configuration from the options somebody gave (an object, perhaps empty) and a number of players.
    ///
    /// # Errors
    /// Says which option is wrong and what it may be.
    fn configure(&self, given: &Value, players: Option<u8>) -> Result<Value, Problem>;
    /// A full configuration changed for self-play.
    ///
    /// # Errors
    /// If it is not a configuration of this game.
    fn for_simulation(&self, config: &Value) -> Result<Value, Problem>;
    /// How many seats a full configuration asks for.
    ///
    /// # Errors
    /// If it is not a configuration of this game.
    fn seats(&self, config: &Value) -> Result<u8, Problem>;
    /// Whether people are seated at random before the deal.
    ///
    /// # Errors
    /// If it is not a configuration of this game.
    fn shuffles_seats(&self, config: &Value) -> Result<bool, Problem>;
    /// The options by which a full configuration sets the deal; none if chance does. A table with any of them is a
    /// practice table, and its record proves nothing about chance.
    ///
    /// # Errors
    /// If it is not a configuration of this game.
    fn deal_set_by(&self, config: &Value) -> Result<Vec<&'static str>, Problem>;
    /// Whether a record is one of practice: its deal was built, or set by the options.
    ///
    /// # Errors
    /// If its configuration is not one of this game.
    fn is_practice(&self, record: &Record) -> Result<bool, Problem> {
        Ok(record.opening.is_some() || !self.deal_set_by(&record.config)?.is_empty())
    }
    /// Whether any question of such a table has a time limit.
    ///
    /// # Errors
    /// If it is not a configuration of this game.
    fn timed(&self, config: &Value) -> Result<bool, Problem>;
    /// Whether people who do not play may watch.
    ///
    /// # Errors
    /// If it is not a configuration of this game.
    fn admits_spectators(&self, config: &Value) -> Result<bool, Problem>;
    /// What may be said at such a table.
    ///
    /// # Errors
    /// If it is not a configuration of this game.
    fn talk(&self, config: &Value, language: Language) -> Result<Talk, Problem>;

    /// Sets a table and deals.
    ///
    /// # Errors
    /// If it is not a configuration the game can be played with.
    fn open(&self, config: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, Problem> {
        self.open_from(config, None, seed)
    }
    /// Sets a table: with an opening that the game builds, or else with a deal.
    ///
    /// # Errors
    /// If it is not a configuration the game can be played with, or the game has no such opening.
    fn open_from(
        &self,
        config: &Value,
        opening: Option<&NamedOpening>,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, Problem>;
    /// Sets a table as a saved position describes it.
    ///
    /// # Errors
    /// If the position is broken or was changed by hand.
    fn load(&self, position: &str) -> Result<Box<dyn AnyTable>, Problem>;
    /// Plays a record again, to the end or for so many answers. One that was played by older rules is played as far as
    /// these allow it.
    ///
    /// # Errors
    /// If the record is of another game or of later rules, or an answer in it is not allowed by its own.
    fn replay(&self, record: &Record, answers: Option<usize>) -> Result<Replayed, Problem>;
    /// The turning points of a record, at most seven: the answers after which somebody stood much better or worse, by
    /// what everybody could see.
    ///
    /// # Errors
    /// If the record is not one that these rules play.
    fn turning_points(
        &self,
        record: &Record,
        language: Language,
    ) -> Result<Vec<TurningPoint>, Problem>;
    /// What is counted where turning points are found: "Prestige".
    fn counted(&self, language: Language) -> String;
    /// Prepares self-play.
    ///
    /// # Errors
    /// If the configuration or a level is unknown.
    fn runner(&self, config: &Value, lineup: Lineup) -> Result<Box<dyn Runner>, Problem>;

    /// The guided first game, if there is one.
    fn lesson(&self) -> Option<&'static Lesson>;
    /// What the coach of the lesson says at this point, to somebody at a table with these names.
    fn coach(&self, progress: &Progress, language: Language, names: &[String]) -> Option<Coach>;

    /// The kinds of lists that players bring to it.
    fn lists(&self) -> &'static [&'static dyn Lists];
    /// What it says about one of them.
    ///
    /// # Errors
    /// If players bring nothing of that kind.
    fn list(&self, kind: &str) -> Result<&'static dyn Lists, Problem> {
        let found = self.lists().iter().copied().find(|lists| lists.kind() == kind);
        found.ok_or_else(|| {
            let (slug, kinds) = (self.slug(), self.lists().iter().map(|lists| lists.kind()));
            match kinds.collect::<Vec<_>>().join(", ").as_str() {
                "" => Problem::said(
                    format!("{slug} se joue sans rien apporter à soi"),
                    format!("{slug} is played without lists of one's own"),
                ),
                kinds => Problem::said(
                    format!("à {slug} on apporte : {kinds}"),
                    format!("to {slug} one brings: {kinds}"),
                ),
            }
        })
    }
    /// What it says about card sets of owners, if it takes any.
    fn card_sets(&self) -> Option<&'static dyn CardSets>;

    /// The text of a clause.
    fn clause(&self, language: Language, id: &str) -> Option<String>;
    /// Every clause and ruling that has a text, in the order of the rules.
    fn clauses(&self) -> Vec<String>;
    /// The chapters of the rules, in their order.
    fn chapters(&self, language: Language) -> Vec<ChapterInfo>;
    /// Every card, character and piece.
    fn cards(&self, language: Language) -> Vec<CardInfo>;
    /// The TypeScript types of all JSON that only this game understands, as a file.
    fn typescript(&self) -> String;
}
