//! The game in its box: configuration, bots, and where each kind of text comes from.

use std::ops::RangeInclusive;

use bots::Policy;
use kernel::{Observation, Referee, Refusal, Seat, State, View};
use shelf::{CardText, Language, Line, Published, Refused, Setting, Talk, Voice, Words};

use super::aid::{self, Aid};
use super::facts::{self, Facts};
use super::forecast::{self, Board};
use super::{settings, sheet, talk, timeout, words};
use crate::cards::Faction;
use crate::table::public::{Camp, Public};
use crate::{Action, CannibalWorld, Config, Event, Forbidden, Question};

shelf::fields!(Public {
    players,
    habitats,
    creatures,
    entered,
    turn,
    active,
    first,
    phase,
    played,
    assault,
    combat,
    shot,
    stirred,
    quiet,
    open_hands,
    open_lists,
    conceding,
    ending,
});

impl Published for CannibalWorld {
    type Shown = Board;
    type Facts = Facts;
    type Aid = Aid;

    const PREFIX: &'static str = "CW";
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const DEFAULT_PLAYERS: u8 = 2;
    const LEVELS: &'static [&'static str] = &["random", "regular"];

    fn words() -> &'static Words {
        words::words()
    }

    /// CW-1801: for two, or for four in two camps.
    fn is_for(players: u8) -> bool {
        matches!(players, 2 | 4)
    }

    fn config(players: u8) -> Config {
        Config::new(players)
    }

    /// Windows in which nobody could do anything need not be asked of programs.
    fn config_for_simulation(config: Config) -> Config {
        Config { fast_windows: true, ..config }
    }

    fn settings(language: Language) -> Vec<Setting> {
        settings::settings(language)
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    /// Decks belong to seats, so people sit where they want.
    fn shuffles_seats(_config: &Config) -> bool {
        false
    }

    fn pace(config: &Config, question: Question) -> Option<u16> {
        settings::pace(config, question)
    }

    fn timed(config: &Config) -> bool {
        config.decision_seconds > 0 || config.reaction_seconds > 0
    }

    fn talk(config: &Config, language: Language) -> Talk {
        talk::talk(config, language)
    }

    fn may_say(voice: &Voice<'_>, view: &View<Self>, text: &str) -> Result<(), Refused> {
        talk::may_say(voice, view, text)
    }

    fn bot(level: &str) -> Option<Box<dyn Policy<Self>>> {
        crate::bot(level)
    }

    fn when_time_is_up(seen: &Observation<Self>) -> Action {
        timeout::when_time_is_up(seen)
    }

    /// Two different factions are the sides of a duel; otherwise the camps are.
    fn side(state: &State<Self>, seat: Seat, _referee: Referee<'_>) -> &'static str {
        let factions: Vec<Option<Faction>> =
            state.public.players.iter().map(|player| player.faction).collect();
        match (&factions[..], state.public.players[seat].faction) {
            ([Some(one), Some(other)], Some(own)) if one != other => own.id(),
            _ => match state.public.camp(seat) {
                Camp::A => "camp A",
                Camp::B => "camp B",
            },
        }
    }

    fn shown(view: &View<Self>) -> Board {
        forecast::shown(view)
    }

    fn ask(voice: &Voice<'_>, view: &View<Self>, question: Question) -> String {
        words::ask(voice, view, question)
    }

    fn choice(
        voice: &Voice<'_>,
        view: &View<Self>,
        question: Question,
        action: &Action,
    ) -> (String, Vec<String>) {
        words::choice(voice, view, question, action)
    }

    fn event(voice: &Voice<'_>, event: &Event) -> Line {
        words::event(voice, event)
    }

    fn refusal(voice: &Voice<'_>, refusal: &Refusal<Forbidden>) -> Refused {
        words::refusal(voice, refusal)
    }

    fn sheet(voice: &Voice<'_>, view: &View<Self>) -> Vec<String> {
        sheet::sheet(voice, view)
    }

    fn own_sheet(voice: &Voice<'_>, view: &View<Self>) -> Vec<String> {
        sheet::own_sheet(voice, view)
    }

    fn aid(voice: &Voice<'_>, view: &View<Self>) -> Option<Vec<String>> {
        aid::lines(voice, view)
    }

    fn work_out(view: &View<Self>) -> Option<Aid> {
        aid::work_out(view)
    }

    fn cards(language: Language) -> Vec<CardText<Facts>> {
        facts::cards(language)
    }
}
