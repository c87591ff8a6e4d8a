//! The parts of a published game, one for each thing that people and programs meet. A game implements each of them in the
//! file that holds its content: `Hosts` with its settings, `Asks` with its questions, and so on.
//!
//! Text is made from views, events and options only, never from a whole position.

use std::ops::RangeInclusive;

use kernel::{Game, Observation, Refusal, Seat, View};
use serde::Serialize;
use ts_rs::TS;

use crate::{CardText, Consequence, Fields, Language, Line, Refused, Setting, Talk, Voice, Words};

/// Its configurations, for whoever sets and keeps a table.
pub trait Hosts: Game {
    /// From how few to how many players it is.
    const PLAYERS: RangeInclusive<u8>;
    /// For how many a table is set if nobody says.
    const DEFAULT_PLAYERS: u8;

    /// The options that set what an ordinary table draws, if they are chosen otherwise than there: who begins, who gets
    /// what, who sits where, what can come. A table at which one of them is, is for practice
    /// ([`deal_set_by`](crate::AnyGame::deal_set_by)); testkit holds a game to it.
    const SET_THE_DEAL: &'static [&'static str];

    /// Whether there are tables of so many players: a game may leave out numbers between its ends.
    fn is_for(players: u8) -> bool {
        Self::PLAYERS.contains(&players)
    }

    /// The configuration of an ordinary table.
    fn config(players: u8) -> Self::Config;

    /// The same configuration for self-play: whatever keeps games between bots from going on for ever.
    fn config_for_simulation(config: Self::Config) -> Self::Config {
        config
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
}

/// What may be said at its tables.
pub trait Talks: Game {
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
}

/// Its sentences. [`speaks!`](crate::speaks) writes this part for a game whose files have their usual names.
pub trait Speaks: Game {
    /// Its sentences. The keys `name` and `summary` say what the game is.
    fn words() -> &'static Words;

    /// The text of a clause.
    fn clause(language: Language, id: &str) -> Option<String> {
        let key = format!("clause-{id}");
        Self::words().has(language, &key).then(|| Self::words().say(language, &key, &[]))
    }
}

/// Its questions in words.
pub trait Asks: Game {
    /// The open question in words, to the one who is asked or to those who wait.
    fn ask(voice: &Voice<'_>, view: &View<Self>, question: Self::Question) -> String;

    /// In which order those who are asked at once would act, where only the first of them who wants to does. Nothing
    /// where everybody's answer counts; seats that are not asked may be in it.
    fn order(_public: &Self::Public, _question: Self::Question) -> Vec<Seat> {
        Vec::new()
    }

    /// The clauses that say what a question is about, the first of them to be read by whoever is asked it for the first
    /// time. None where its words say it all.
    fn clauses(question: Self::Question) -> &'static [&'static str];

    /// What whoever is asked should know beside the question's own words, where it is not plain from the options.
    fn note(_voice: &Voice<'_>, _view: &View<Self>, _question: Self::Question) -> Option<String> {
        None
    }
}

/// Its options in words.
pub trait Offers: Game {
    /// An option in words, and the things one points at to choose it (`seat:3`, `token:rose`, `say:pass`).
    fn choice(
        voice: &Voice<'_>,
        view: &View<Self>,
        question: Self::Question,
        action: &Self::Action,
    ) -> (String, Vec<String>);

    /// The heading under which an option stands in a long list, such as who acts or what for.
    fn group(
        _voice: &Voice<'_>,
        _view: &View<Self>,
        _question: Self::Question,
        _action: &Self::Action,
    ) -> Option<String> {
        None
    }
}

/// What its options would bring, in a few words under each of them.
pub trait Foretells: Game {
    /// What an option would bring, from the rules and what the listener knows: what it shows, costs, deals or risks.
    /// Nothing where the option says it all. It is asked only when options are told to somebody. What may end the game is
    /// said as such ([`Consequence::may_end`]): pages then ask for more than a click.
    fn consequence(
        _voice: &Voice<'_>,
        _view: &View<Self>,
        _question: Self::Question,
        _action: &Self::Action,
    ) -> Option<Consequence> {
        None
    }

    /// For each of the listener's cards and pieces, as something to point at, the answer that would play it now, whether
    /// or not that is allowed: whoever points at one in vain is told why.
    fn attempts(_view: &View<Self>, _question: Self::Question) -> Vec<(String, Self::Action)> {
        Vec::new()
    }
}

/// What happens, in words.
pub trait Tells: Game {
    /// What happened, in words.
    fn event(voice: &Voice<'_>, event: &Self::Event) -> Line;

    /// Whether an event is only a step of something that a later one tells, such as a stretch of a walk: logs leave it
    /// out.
    fn is_step(_event: &Self::Event) -> bool {
        false
    }

    /// The same at a table that gives things names of its own, such as the members of a band: whoever tells it there also
    /// knows what everybody knows.
    fn told(
        voice: &Voice<'_>,
        _given: &Self::Given,
        _public: &Self::Public,
        event: &Self::Event,
    ) -> Line {
        Self::event(voice, event)
    }
}

/// The number of a refusal, such as `LS-E03`, and the clause behind it, where there is one.
pub type Code = (String, Option<&'static str>);

/// Its refusals in words.
pub trait Refuses: Speaks {
    /// The number of a refusal and its clause.
    fn code(refusal: &Refusal<Self::Forbidden>) -> Code;

    /// Why, and what one may do instead: the sentence `refusal-LS-E03`, with values where it needs any.
    fn why(voice: &Voice<'_>, code: &str, _refusal: &Refusal<Self::Forbidden>) -> String {
        Self::words().say(voice.language, &format!("refusal-{code}"), &[])
    }

    /// Why an answer was refused, in words.
    fn refusal(voice: &Voice<'_>, refusal: &Refusal<Self::Forbidden>) -> Refused {
        let (code, clause) = Self::code(refusal);
        let text = Self::why(voice, &code, refusal);
        Refused { code, clause: clause.map(Into::into), text }
    }
}

/// Its table as lines of text.
pub trait Describes: Game {
    /// The table as lines of text.
    fn sheet(voice: &Voice<'_>, view: &View<Self>) -> Vec<String>;

    /// What the viewer's own cards say, as lines of text.
    fn own_sheet(voice: &Voice<'_>, view: &View<Self>) -> Vec<String>;
}

/// What it works out for a player.
pub trait Helps: Game {
    /// What the game works out for a player, for programs; `()` if nothing.
    type Aid: Serialize + TS + 'static;

    /// What the game works out for the viewer from what the viewer knows, if the table allows such help.
    fn aid(_voice: &Voice<'_>, _view: &View<Self>) -> Option<Vec<String>> {
        None
    }

    /// The same for programs. Those who only watch are not helped.
    fn work_out(_view: &View<Self>) -> Option<Self::Aid> {
        None
    }
}

/// What whoever draws its table must know.
pub trait Shows: Game {
    /// What a page must show and would otherwise have to work out by a rule: `()` if nothing.
    type Shown: TS + Fields;

    /// What the rules say about what a viewer knows and what is asked, for whoever draws the table: seats and
    /// spectators alike.
    fn shown(view: &View<Self>, question: Option<Self::Question>) -> Self::Shown;
}

/// How its players stand, and as whom they played: for those who look back at a game. The sentence `standing` says what
/// is counted.
pub trait Stands: Game {
    /// How well a player stands, as a number that rises with what helps to win and falls with what is lost. It is made
    /// from what everybody knows, so all views of a moment give the same one; only its changes are told.
    fn standing(view: &View<Self>, seat: Seat) -> i32;

    /// Whether an event is one by which standings change: a turning point is told in its words.
    fn sways(event: &Self::Event) -> bool;

    /// As whom somebody played, such as "as Harlequin", as far as the viewer knows; nothing where there is no more to
    /// say than a name.
    fn played_as(_voice: &Voice<'_>, _view: &View<Self>, _seat: Seat) -> Option<String> {
        None
    }
}

/// What is printed.
pub trait Prints: Game {
    /// What is on its cards and pieces: an enum with a variant for each kind, and
    /// `#[serde(tag = "kind", content = "facts")]`.
    type Facts: Serialize + TS + 'static;

    /// Every card, character and piece.
    fn cards(language: Language) -> Vec<CardText<Self::Facts>>;
}

/// Who answers for somebody who does not.
pub trait StandsIn: Game {
    /// What the game does for a player whose time is up.
    fn when_time_is_up(seen: &Observation<Self>) -> Self::Action;
}
