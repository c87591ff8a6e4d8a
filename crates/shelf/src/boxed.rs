//! A game in its box: how any published game becomes [`AnyGame`].

use std::fmt;
use std::marker::PhantomData;

use kernel::{Seed, Table, Viewer};
use serde_json::Value;
use ts_rs::TS;
use typescript::Declarations;

use crate::json::value;
use crate::lesson::{Coach, Lesson, Progress};
use crate::lists::{CardSets, Lists};
use crate::live::Live;
use crate::origin::{Origin, deal_set_by};
use crate::position::read_position;
use crate::record::{Record, Replayed};
use crate::replay::replay;
use crate::runner::{Lineup, Runner, no_bot, runner};
use crate::turning::turning_points;
use crate::{
    AnyGame, AnyTable, CardInfo, CardText, ChapterInfo, Language, NamedOpening, Problem, Published,
    Setting, TakeBack, Talk, TurningPoint,
};

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

    fn deal_set_by(&self, config: &Value) -> Result<Vec<&'static str>, Problem> {
        Ok(deal_set_by::<G>(&read_config::<G>(config)?))
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
        let table = read_position(position)?;
        Ok(Box::new(Live::<G>::new(table, Vec::new(), None)))
    }

    fn replay(&self, record: &Record, answers: Option<usize>) -> Result<Replayed, Problem> {
        replay(self, record, answers)
    }

    fn turning_points(
        &self,
        record: &Record,
        language: Language,
    ) -> Result<Vec<TurningPoint>, Problem> {
        turning_points(self, record, language)
    }

    fn counted(&self, language: Language) -> String {
        G::words().say(language, "standing", &[])
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

    fn lists(&self) -> &'static [&'static dyn Lists] {
        G::LISTS
    }

    fn card_sets(&self) -> Option<&'static dyn CardSets> {
        G::card_sets()
    }

    fn clause(&self, language: Language, id: &str) -> Option<String> {
        G::clause(language, id)
    }

    fn clauses(&self) -> Vec<String> {
        let keys = G::words().keys(Language::default()).iter();
        keys.filter_map(|key| key.strip_prefix("clause-")).map(str::to_owned).collect()
    }

    fn chapters(&self, language: Language) -> Vec<ChapterInfo> {
        let mut chapters: Vec<ChapterInfo> = Vec::new();
        for key in G::words().keys(language) {
            if let Some(id) = key.strip_prefix("chapter-") {
                let title = G::words().say(language, key, &[]);
                chapters.push(ChapterInfo { id: id.to_owned(), title, clauses: Vec::new() });
            } else if let Some(id) = key.strip_prefix("clause-")
                && let Some(chapter) = chapters.last_mut()
            {
                chapter.clauses.push(id.to_owned());
            }
        }
        chapters
    }

    fn cards(&self, language: Language) -> Vec<CardInfo> {
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
            .add::<G::Tried>()
            .file(&format!(
                "// Written by `cargo xtask types` from games/{}. Do not change it by hand.\n\n\
                 /** What one viewer knows: what everybody does, what this viewer does beside it, and what follows. */\n\
                 export type View = {{ viewer: Viewer; public: {public}; own: {own}; shown: {shown} }};\n",
                G::SLUG
            ))
    }
}
