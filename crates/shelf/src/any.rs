//! The erased interface: any game, any table, in JSON and sentences.

use std::fmt;
use std::marker::PhantomData;

use kernel::{Coverage, Outcome, PutTo, Rng, Saved, Seat, Seats, Seed, Table, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use typescript::Declarations;

use crate::json::{Json, value};
use crate::lesson::{Coach, Lesson, Progress};
use crate::live::Live;
use crate::origin::Origin;
use crate::record::{Chair, Record, Replayed};
use crate::replay::replay;
use crate::runner::{Lineup, Runner, no_bot, runner};
use crate::{
    CardText, Chapter, Language, LastView, Line, NamedOpening, Problem, Published, Refused, Said,
    Setting, TakeBack, Talk, Voice,
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
    /// Prepares self-play.
    ///
    /// # Errors
    /// If the configuration or a level is unknown.
    fn runner(&self, config: &Value, lineup: Lineup) -> Result<Box<dyn Runner>, Problem>;

    /// The guided first game, if there is one.
    fn lesson(&self) -> Option<&'static Lesson>;
    /// What the coach of the lesson says at this point, to somebody at a table with these names.
    fn coach(&self, progress: &Progress, language: Language, names: &[String]) -> Option<Coach>;

    /// The text of a clause.
    fn clause(&self, language: Language, id: &str) -> Option<String>;
    /// Every clause and ruling that has a text, in the order of the rules.
    fn clauses(&self) -> Vec<String>;
    /// The chapters of the rules, in their order.
    fn chapters(&self, language: Language) -> Vec<Chapter>;
    /// Every card, character and piece.
    fn cards(&self, language: Language) -> Vec<CardText>;
    /// The TypeScript types of all JSON that only this game understands, as a file.
    fn typescript(&self) -> String;
}

/// An option as people and programs see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice<A = Json> {
    /// The answer to send.
    pub action: A,
    /// What it means, in a sentence.
    pub text: String,
    /// The things to point at, in order, to choose it.
    pub picks: Vec<String>,
    /// Whether it lets the moment go by.
    pub pass: bool,
    /// What it would bring, in a few words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub consequence: Option<String>,
}

/// A card of the viewer that cannot be played now, and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct InVain {
    /// The card as something to point at.
    pub pick: String,
    /// Why not.
    #[serde(flatten)]
    pub refused: Refused,
}

/// Everything one viewer knows and may do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Observed {
    /// What the viewer knows.
    pub view: Json,
    /// The open question.
    pub question: Option<Json>,
    /// The open question in words.
    pub prompt: Option<String>,
    /// The number of the open question.
    pub serial: u32,
    /// How it is put to those who are asked.
    pub put_to: Option<PutTo>,
    /// In which order they would act, where only the first of them who wants to does.
    pub order: Vec<Seat>,
    /// What the viewer may answer.
    pub options: Vec<Choice>,
    /// Whether the options are all there is.
    pub coverage: Coverage,
    /// The viewer's cards that no option plays, and why.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_vain: Vec<InVain>,
}

/// Something that happened, as one viewer saw it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogLine<E = Json> {
    /// Counts the facts of a table.
    pub fact: u32,
    /// What happened.
    pub event: E,
    /// The same in words, with clauses.
    #[serde(flatten)]
    pub line: Line,
    /// Whether those who only watch did not see it like this: a private line.
    pub private: bool,
}

/// A table whose game is not known.
pub trait AnyTable: Send + fmt::Debug {
    /// The slug of its game.
    fn slug(&self) -> &'static str;
    /// How many seats it has.
    fn players(&self) -> u8;
    /// Who still owes an answer.
    fn waiting(&self) -> Seats;
    /// Whether a seat may answer now, for the first time or anew.
    fn may_answer(&self, seat: Seat) -> bool;
    /// Whom the open question is put to, whether or not they have answered.
    fn asked(&self) -> Seats;
    /// How the open question is put to them.
    fn put_to(&self) -> Option<PutTo>;
    /// In which order they would act, where only the first of them who wants to does.
    fn order(&self) -> Vec<Seat>;
    /// The number of the open question.
    fn serial(&self) -> u32;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// How many seconds those asked have for the open question. Nothing if there is no limit or no question, or if the
    /// table was loaded from a position: that does not tell its configuration.
    fn pace(&self) -> Option<u16>;
    /// How many answers were taken.
    fn answered(&self) -> usize;
    /// Who gave the answer with this number, counted from 0.
    fn answerer(&self, number: usize) -> Option<Seat>;
    /// Generator draws and disclosures so far: what an undo must not cross.
    fn barrier(&self) -> (u64, u32);

    /// Everything the listener knows and may do.
    fn observe(&self, voice: &Voice<'_>) -> Observed;
    /// The same for listeners who are told only what has changed since they last looked: the view, to be compared, and
    /// what is asked, written as a JSON object with `question`, `prompt`, `put_to`, `order`, `options` and `complete`.
    fn look(&self, voice: &Voice<'_>, question: &mut Vec<u8>) -> LastView;
    /// Takes an answer; one that names a question must name the open one.
    ///
    /// # Errors
    /// Says why not; nothing has changed.
    fn apply(
        &mut self,
        voice: &Voice<'_>,
        seat: Seat,
        serial: Option<u32>,
        action: &Value,
    ) -> Result<(), Refused>;
    /// Whether the listener may write this to the table, where free text is allowed. Once the game is over, anything
    /// may be said.
    ///
    /// # Errors
    /// Tells the writer, and nobody else, why the message is held back.
    fn may_say(&self, voice: &Voice<'_>, text: &str) -> Result<(), Refused>;
    /// What a bot of this level would answer at this seat, from what the seat knows.
    ///
    /// # Errors
    /// If there is no such level or the seat is not asked.
    fn bot_answer(&self, seat: Seat, level: &str, rng: &mut Rng) -> Result<Value, Problem>;
    /// What the rules answer for a seat whose time is up. Nothing if the seat is not asked.
    fn time_out_answer(&self, seat: Seat) -> Option<Value>;
    /// What the listener saw happen, from a place in the log on.
    fn log(&self, voice: &Voice<'_>, from: usize) -> Vec<LogLine>;
    /// Writes the same as the inside of a JSON list, and says how many lines it has. What was said to others who heard the
    /// same is not made anew.
    fn write_log(
        &self,
        voice: &Voice<'_>,
        from: usize,
        said: &mut Said,
        out: &mut Vec<u8>,
    ) -> usize;
    /// Every telling of every fact from a place in the log on, with its audience, for replays of finished games.
    fn full_log(&self, voice: &Voice<'_>, from: usize) -> Vec<(Vec<Viewer>, LogLine)>;
    /// The length of the log, to ask for the rest later.
    fn logged(&self) -> usize;
    /// The table as lines of text.
    fn sheet(&self, voice: &Voice<'_>) -> Vec<String>;
    /// The listener's own cards as lines of text.
    fn own(&self, voice: &Voice<'_>) -> Vec<String>;
    /// What the game works out for the listener, if the table allows it.
    fn aid(&self, voice: &Voice<'_>) -> Option<Vec<String>>;
    /// The same for programs; nothing for the gallery.
    fn work_out(&self, viewer: Viewer) -> Option<Json>;

    /// The whole position with its secrets, for save files.
    fn position(&self) -> String;
    /// A hash of the whole position.
    fn hash(&self) -> String;
    /// A hash of answers, draws, everything told and the outcome: two tables with the same one had the same game.
    fn proof(&self) -> String;
    /// The record so far, without [`Record::fairness`]: who dealt fills it in. A table that was loaded from a position
    /// has no record.
    fn record(&self, seats: Vec<Chair>) -> Option<Record>;
    /// The same table after the first so many of its answers, played again from the start. Nothing if there were
    /// fewer, or if the table was loaded from a position.
    fn rewound(&self, answers: usize) -> Option<Box<dyn AnyTable>>;
    /// A table this seat could believe to sit at: the same log, other secrets, another future. For tests that nothing
    /// a seat receives depends on what it cannot know.
    fn believed_by(&self, seat: Seat, rng: &mut Rng) -> Box<dyn AnyTable>;
    /// A copy that can be played on without touching this one.
    fn fork(&self) -> Box<dyn AnyTable>;
}

/// A game in its box: the erased form of any [`Published`] game.
pub struct Boxed<G>(PhantomData<fn() -> G>);

impl<G> Boxed<G> {
    /// The box. It has no content of its own.
    pub const NEW: Self = Self(PhantomData);
}

impl<G: Published> fmt::Debug for Boxed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::SLUG)
    }
}

/// A saved position as a file: proof against accidents and clumsy edits.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionFile {
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) digest: String,
    pub(crate) position: Value,
}

pub(crate) fn digest(position: &Value) -> String {
    blake3::hash(position.to_string().as_bytes()).to_hex().to_string()
}

fn read_config<G: Published>(config: &Value) -> Result<G::Config, Problem> {
    serde_json::from_value(config.clone()).map_err(|error| {
        Problem::said(
            format!("les options de {} : {error}", G::SLUG),
            format!("the configuration of {}: {error}", G::SLUG),
        )
    })
}

impl<G: Published> AnyGame for Boxed<G>
where
    G::Config: Send + Sync,
    G::Public: Send,
    G::Secrets: Send,
    G::Step: Send,
    G::Question: Send,
    G::Action: Send,
    G::Event: Send,
{
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn prefix(&self) -> &'static str {
        G::PREFIX
    }

    fn name(&self, language: Language) -> String {
        G::words().say(language, "name", &[])
    }

    fn summary(&self, language: Language) -> String {
        G::words().say(language, "summary", &[])
    }

    fn players(&self) -> Vec<u8> {
        G::PLAYERS.filter(|players| G::is_for(*players)).collect()
    }

    fn default_players(&self) -> u8 {
        G::DEFAULT_PLAYERS
    }

    fn levels(&self) -> &'static [&'static str] {
        G::LEVELS
    }

    fn no_bot(&self, level: &str) -> Problem {
        no_bot(G::SLUG, level, G::LEVELS)
    }

    fn take_back(&self) -> TakeBack {
        G::TAKE_BACK
    }

    fn settings(&self, language: Language) -> Vec<Setting> {
        G::settings(language)
    }

    fn configure(&self, given: &Value, players: Option<u8>) -> Result<Value, Problem> {
        let Value::Object(given) = given else {
            return Err(Problem::said(
                "les options forment un objet, par exemple {\"players\": 8}",
                "a configuration is an object of options, such as {\"players\": 8}",
            ));
        };
        let asked = given.get("players").and_then(Value::as_u64).and_then(|n| u8::try_from(n).ok());
        if let (Some(one), Some(two)) = (players, asked)
            && one != two
        {
            return Err(Problem::said(
                format!("{one} sièges sont prévus mais les options parlent de {two} joueurs"),
                format!("{one} seats are taken but the configuration says {two} players"),
            ));
        }
        let mut full = value(&G::config(players.or(asked).unwrap_or(G::DEFAULT_PLAYERS)));
        for (option, chosen) in given {
            full[option] = chosen.clone();
        }
        let config = read_config::<G>(&full)?;
        Table::<G>::open(&config, Seed::default(), None)?;
        Ok(value(&config))
    }

    fn for_simulation(&self, config: &Value) -> Result<Value, Problem> {
        Ok(value(&G::config_for_simulation(read_config::<G>(config)?)))
    }

    fn seats(&self, config: &Value) -> Result<u8, Problem> {
        Ok(G::players(&read_config::<G>(config)?))
    }

    fn shuffles_seats(&self, config: &Value) -> Result<bool, Problem> {
        Ok(G::shuffles_seats(&read_config::<G>(config)?))
    }

    fn timed(&self, config: &Value) -> Result<bool, Problem> {
        Ok(G::timed(&read_config::<G>(config)?))
    }

    fn admits_spectators(&self, config: &Value) -> Result<bool, Problem> {
        Ok(G::admits_spectators(&read_config::<G>(config)?))
    }

    fn talk(&self, config: &Value, language: Language) -> Result<Talk, Problem> {
        Ok(G::talk(&read_config::<G>(config)?, language))
    }

    fn open_from(
        &self,
        config: &Value,
        opening: Option<&NamedOpening>,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, Problem> {
        let config = read_config::<G>(config)?;
        let origin = Origin::<G> { config, opening: opening.cloned(), seed };
        let mut told = Vec::new();
        let table = origin.table(&mut told)?;
        Ok(Box::new(Live::new(table, told, Some(origin))))
    }

    fn load(&self, position: &str) -> Result<Box<dyn AnyTable>, Problem> {
        let file: PositionFile = serde_json::from_str(position).map_err(|error| {
            Problem::said(
                format!("cette position n’est pas entière : {error} ; prenez celle qu’écrit « position » de stdio"),
                format!("this is not a whole position: {error}; use one written by stdio's “position”"),
            )
        })?;
        same_game::<G>(&file.game, file.rules, ("cette position", "this position"))?;
        if digest(&file.position) != file.digest {
            return Err(Problem::said(
                "cette position a été modifiée après coup ; enregistrez-la de nouveau depuis la partie",
                "this position was changed after it was saved; save it again from the game",
            ));
        }
        let saved: Saved<G> = serde_json::from_value(file.position).map_err(|error| {
            Problem::said(
                format!("cette position est illisible : {error} ; enregistrez-la de nouveau"),
                format!("this position cannot be read: {error}; save it again"),
            )
        })?;
        let table = Table::load(saved)?;
        Ok(Box::new(Live::<G>::new(table, Vec::new(), None)))
    }

    fn replay(&self, record: &Record, answers: Option<usize>) -> Result<Replayed, Problem> {
        replay(self, record, answers)
    }

    fn runner(&self, config: &Value, lineup: Lineup) -> Result<Box<dyn Runner>, Problem> {
        runner::<G>(read_config::<G>(config)?, lineup)
    }

    fn lesson(&self) -> Option<&'static Lesson> {
        G::lesson()
    }

    fn coach(&self, progress: &Progress, language: Language, names: &[String]) -> Option<Coach> {
        progress.coach(G::lesson()?, G::words(), language, names)
    }

    fn clause(&self, language: Language, id: &str) -> Option<String> {
        G::clause(language, id)
    }

    fn clauses(&self) -> Vec<String> {
        let keys = G::words().keys(Language::default()).iter();
        keys.filter_map(|key| key.strip_prefix("clause-")).map(str::to_owned).collect()
    }

    fn chapters(&self, language: Language) -> Vec<Chapter> {
        let mut chapters: Vec<Chapter> = Vec::new();
        for key in G::words().keys(language) {
            if let Some(id) = key.strip_prefix("chapter-") {
                let title = G::words().say(language, key, &[]);
                chapters.push(Chapter { id: id.to_owned(), title, clauses: Vec::new() });
            } else if let Some(id) = key.strip_prefix("clause-")
                && let Some(chapter) = chapters.last_mut()
            {
                chapter.clauses.push(id.to_owned());
            }
        }
        chapters
    }

    fn cards(&self, language: Language) -> Vec<CardText> {
        G::cards(language).into_iter().map(CardText::erased).collect()
    }

    fn typescript(&self) -> String {
        let config = ts_rs::Config::default();
        let (public, own, shown) =
            (G::Public::name(&config), G::Own::name(&config), G::Shown::name(&config));
        Declarations::default()
            .add::<Viewer>()
            .add::<G::Public>()
            .add::<G::Own>()
            .add::<G::Shown>()
            .add::<G::Event>()
            .add::<G::Question>()
            .add::<G::Action>()
            .add::<G::Facts>()
            .add::<G::Aid>()
            .file(&format!(
                "// Written by `cargo xtask types` from games/{}. Do not change it by hand.\n\n\
                 /** What one viewer knows: what everybody does, what this viewer does beside it, and what follows. */\n\
                 export type View = {{ viewer: Viewer; public: {public}; own: {own}; shown: {shown} }};\n",
                G::SLUG
            ))
    }
}

/// Whether something is of this game and its rules; what it is called in both languages, for when it is not.
fn same_game<G: Published>(game: &str, rules: u32, called: (&str, &str)) -> Result<(), Problem> {
    if game != G::SLUG {
        return Err(of_another_game(game, G::SLUG, called));
    }
    if rules != G::RULES {
        return Err(of_other_rules(rules, G::RULES, called));
    }
    Ok(())
}

/// What to say of something that is of another game.
pub(crate) fn of_another_game(game: &str, ours: &str, (fr, en): (&str, &str)) -> Problem {
    Problem::said(
        format!("{fr} est de {game}, pas de {ours}"),
        format!("{en} is of {game}, not of {ours}"),
    )
}

/// What to say of something that follows other rules.
pub(crate) fn of_other_rules(rules: u32, ours: u32, (fr, en): (&str, &str)) -> Problem {
    Problem::said(
        format!(
            "{fr} suit la version {rules} des règles, ce programme la version {ours} : prenez le programme qui l’a écrite"
        ),
        format!(
            "{en} was made with rules version {rules}, this program has version {ours}; use the program that wrote it"
        ),
    )
}
