//! What the creator of a table chooses, and what of it makes no sense (spec chapter 7).

use kernel::{ConfigError, Seat};
use printed::config;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::catalogue::{Deal, PLAYERS, catalogue};
use crate::cards::pieces::{Allegiance, Identity};

/// The options of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// 6 to 12.
    pub players: u8,
    pub seating: Seating,
    pub first_player: FirstPlayer,
    pub talk: TalkRule,
    pub deduction_aid: DeductionAid,
    /// Seconds to decide, or nothing for no timer.
    pub timer: Option<Timer>,
    /// LS-1205: 0 for none, or 20 to 1000.
    pub turn_limit: u16,
    pub skin: Skin,
    pub spectators: Spectators,
    pub show_box_at_end: bool,
    /// Rated tables allow neither a chosen first player nor a chosen deal.
    pub rated: bool,
    /// The character of every seat, for practice and tests.
    pub fixed_deal: Option<Vec<Identity>>,
}

/// How people find their seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    AsJoined,
    Shuffled,
}

/// LS-208: who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, expecting = "“random” or the number of a seat")]
pub enum FirstPlayer {
    Drawn(Random),
    Seat(Seat),
}

/// The word `random`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Random {
    Random,
}

/// LS-1101: what may be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TalkRule {
    Open,
    Claims,
    Silent,
}

/// What the table works out for its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DeductionAid {
    None,
    Notes,
    Full,
}

/// Seconds for turns and for answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timer {
    pub turn: u16,
    pub response: u16,
}

/// Names and colours of the clans.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Skin {
    RoseBeast,
    PhoenixGargoyle,
}

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    None,
    Public,
}

impl Config {
    /// An ordinary table.
    #[must_use]
    pub const fn new(players: u8) -> Self {
        Self {
            players,
            seating: Seating::Shuffled,
            first_player: FirstPlayer::Drawn(Random::Random),
            talk: TalkRule::Open,
            deduction_aid: DeductionAid::Full,
            timer: None,
            turn_limit: 0,
            skin: Skin::RoseBeast,
            spectators: Spectators::Public,
            show_box_at_end: true,
            rated: false,
            fixed_deal: None,
        }
    }

    /// Refuses what cannot be played, and says what to change.
    ///
    /// # Errors
    /// One sentence about the first option that is wrong.
    pub fn check(&self) -> Result<&'static Deal, ConfigError> {
        config::players("Liens de Sang", PLAYERS, self.players)?;
        let deal = catalogue().deal(self.players).expect("there is a deal for every number");
        let last = self.players - 1;
        let begins = match self.first_player {
            FirstPlayer::Drawn(Random::Random) => None,
            FirstPlayer::Seat(seat) => Some(seat),
        };
        config::require(
            begins.is_none_or(|seat| kernel::Seats::first(self.players).contains(seat)),
            format_args!("first_player est un siège de la table, de 0 à {last}, ou « random »."),
            format_args!("first_player must be a seat of the table, 0 to {last}, or “random”."),
        )?;
        config::require(
            !self.rated || (begins.is_none() && self.fixed_deal.is_none()),
            "Une table classée n’admet ni first_player ni fixed_deal : retirez les deux.",
            "A rated table allows neither first_player nor fixed_deal: leave both out.",
        )?;
        config::require(
            self.turn_limit == 0 || (20..=1000).contains(&self.turn_limit),
            "turn_limit vaut 0 pour aucune limite, ou de 20 à 1000 tours.",
            "turn_limit is 0 for none, or 20 to 1000 turns.",
        )?;
        let seconds = self.timer.map_or([15; 2], |timer| [timer.turn, timer.response]);
        config::require(
            seconds.iter().all(|seconds| (15..=300).contains(seconds)),
            "Le minuteur va de 15 à 300 secondes pour turn et response ; sinon, retirez-le.",
            "The timer takes 15 to 300 seconds for turn and response, or leave it out.",
        )?;
        if let Some(cards) = &self.fixed_deal {
            check_deal(cards, deal)?;
        }
        Ok(deal)
    }
}

/// What never changes during a game.
#[derive(Clone, Copy, Debug)]
pub struct Given {
    /// LS-210: what is dealt for this number of players.
    pub deal: &'static Deal,
    pub house: House,
}

/// The options of a table that play depends on.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct House {
    /// LS-1205: the last turn, or 0 for none.
    pub turn_limit: u16,
    pub deduction_aid: DeductionAid,
    pub skin: Skin,
    pub show_box_at_end: bool,
}

impl Given {
    /// What follows from the options, if the game can be played with them.
    ///
    /// # Errors
    /// One sentence about the first option that is wrong.
    pub fn new(config: &Config) -> Result<Self, ConfigError> {
        let Config { turn_limit, deduction_aid, skin, show_box_at_end, .. } = *config;
        let house = House { turn_limit, deduction_aid, skin, show_box_at_end };
        Ok(Self { deal: config.check()?, house })
    }
}

fn check_deal(cards: &[Identity], deal: &Deal) -> Result<(), ConfigError> {
    let players = deal.players;
    config::require(
        cards.len() == usize::from(players),
        format_args!("fixed_deal nomme {players} personnages, un par siège."),
        format_args!("fixed_deal must name {players} characters, one for each seat."),
    )?;
    config::require(
        !config::repeats(cards),
        "fixed_deal nomme deux fois un personnage ; chaque carte n’existe qu’une fois.",
        "fixed_deal names a character twice; every card exists once.",
    )?;
    let of = |side| cards.iter().filter(|card| card.allegiance() == side).count();
    config::require(
        of(Allegiance::Order) == usize::from(deal.inquisitor),
        "fixed_deal demande un Inquisiteur, et un seul, si les joueurs sont en nombre impair ; aucun sinon.",
        "fixed_deal needs exactly one Inquisitor with an odd number of players, and none with an even one.",
    )?;
    config::require(
        of(Allegiance::Rose) == of(Allegiance::Beast),
        "fixed_deal donne autant de membres à chaque clan.",
        "fixed_deal must give both clans the same number of members.",
    )
}
