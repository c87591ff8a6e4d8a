//! What is no secret about a room: for its people, for the lobby, and for its record.

use kernel::{Seat, Seats};
use protocol::{
    Clock, Over, Practice, RecordInfo, SeatInfo, SeatPlayer, TableInfo, TableLine, TableState,
};
use serde::{Deserialize, Serialize};
use shelf::fairness::Fairness;
use shelf::{HUMAN, Record, RecordSeat};

use super::Room;
use super::older::Check;
use crate::{GuestId, store};

/// What the server knows of a table that is not in memory.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Headline {
    pub(crate) game: String,
    pub(crate) name: String,
    pub(crate) state: TableState,
    pub(crate) public: bool,
    pub(crate) seats: Vec<SeatInfo>,
    /// Who may find the table among their own, by seat: those who hold it or may come back to it.
    pub(crate) guests: Vec<Vec<GuestId>>,
    pub(crate) host: GuestId,
    pub(crate) clock: Clock,
    /// Whom the open question is put to.
    pub(crate) waiting: Seats,
    /// Who of them has answered: those who hold these seats are told so, and nobody else.
    #[serde(default, skip_serializing_if = "nobody")]
    pub(crate) answered: Seats,
    pub(crate) changed: u64,
    /// When the table has to be looked after, in milliseconds since 1970, though nobody is there.
    pub(crate) wake: Option<u64>,
    /// What a later program compares the game with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) check: Option<Check>,
    /// How the game ended, for a later program that would play it otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) over: Option<Over>,
    /// Why it is a practice table, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) practice: Option<Practice>,
}

impl Headline {
    pub(crate) fn has_free_seat(&self) -> bool {
        self.seats.iter().any(|seat| seat.player == SeatPlayer::Open {})
    }

    /// The table as the lobby shows it to a guest.
    pub(crate) fn line(&self, id: &str, reader: Option<&GuestId>) -> TableLine {
        let is_mine = |guests: &Vec<GuestId>| reader.is_some_and(|reader| guests.contains(reader));
        let mine = self.guests.iter().enumerate().filter(|(_, guests)| is_mine(guests));
        let mine: Seats = mine.map(|(seat, _)| Seat::new(seat as u8)).collect();
        TableLine {
            id: id.to_owned(),
            game: self.game.clone(),
            name: self.name.clone(),
            state: self.state,
            public: self.public,
            seats: self.seats.clone(),
            clock: self.clock,
            waiting: self.waiting.minus(mine.intersection(self.answered)),
            mine,
            changed: self.changed,
            practice: self.practice,
        }
    }
}

impl Room {
    fn seat_infos(&self) -> Vec<SeatInfo> {
        self.chairs.iter().map(|chair| chair.info(&self.host)).collect()
    }

    pub(crate) fn info(&self) -> TableInfo {
        let setup = &self.setup;
        TableInfo {
            id: self.id.to_string(),
            game: setup.game.clone(),
            rules: setup.rules,
            name: setup.name.clone(),
            state: self.state(),
            config: setup.config.clone(),
            public: setup.public,
            clock: setup.clock,
            options: setup.options.clone(),
            seats: self.seat_infos(),
            commitment: setup.commitment.clone(),
            created: self.created,
            paused: self.paused,
            end_votes: self.end_votes,
            rematch: self.rematch.clone(),
            old_rules: self.old_rules(),
            practice: setup.practice,
            fixed: self.fixed_start(),
            anew: self.anew(),
        }
    }

    /// Where the table is in its life, as the store keeps it.
    pub(crate) fn stored_state(&self) -> store::TableState {
        match self.state() {
            TableState::Open => store::TableState::Open,
            TableState::Playing => store::TableState::Playing,
            TableState::Over => store::TableState::Over,
        }
    }

    /// The headline of a table that is put away, with what a later program has to know.
    pub(crate) fn last_headline(&self, wake: Option<u64>) -> Headline {
        Headline { check: self.check(), over: self.over(), ..self.headline(wake) }
    }

    pub(crate) fn headline(&self, wake: Option<u64>) -> Headline {
        let guests = |chair: &super::Chair| match &chair.player {
            super::Player::Open => Vec::new(),
            super::Player::Human { holders: guests }
            | super::Player::Bot { former: guests, .. } => guests.clone(),
        };
        Headline {
            game: self.setup.game.clone(),
            name: self.setup.name.clone(),
            state: self.state(),
            public: self.setup.public,
            seats: self.seat_infos(),
            guests: self.chairs.iter().map(guests).collect(),
            host: self.host.clone(),
            clock: self.setup.clock,
            waiting: self.asked(),
            answered: self.have_answered(),
            changed: self.changed,
            wake,
            check: None,
            over: None,
            practice: self.setup.practice,
        }
    }

    /// How it ended.
    pub(crate) fn over(&self) -> Option<Over> {
        let table = self.table.as_ref().filter(|_| self.is_over())?;
        if self.kept_over.is_some() {
            return self.kept_over.clone();
        }
        let outcome = table.outcome().filter(|_| !self.is_stopped());
        Some(Over {
            winners: outcome.as_ref().map_or(Seats::NONE, |outcome| outcome.winners),
            scores: outcome
                .and_then(|outcome| outcome.scores)
                .map(|scores| scores.iter().copied().collect()),
            abandoned: self.abandoned,
            record: self.id.to_string(),
        })
    }

    /// The record of a game that is over, with the proof of its deal; and what lists show of it.
    pub(crate) fn record(&self) -> Option<(Record, RecordInfo)> {
        let table = self.table.as_ref().filter(|_| self.is_over())?;
        let by = |chair: &super::Chair| {
            if chair.dealt_to_person { HUMAN } else { chair.bot().unwrap_or(HUMAN) }.to_owned()
        };
        let chairs =
            self.chairs.iter().map(|chair| RecordSeat { name: chair.name.clone(), by: by(chair) });
        let mut record = self.record_of(table.as_ref(), chairs.collect())?;
        record.given_for = self.given_for.clone();
        record.fairness = Some(Fairness {
            commitment: self.setup.commitment.clone(),
            rules: (self.setup.rules != record.rules).then_some(self.setup.rules),
            secret: self.setup.secret,
            salts: self.salts.clone(),
            shares: self.shares.clone(),
            voided: self.voided.clone(),
            seating: self.seating.clone(),
        });
        let info = RecordInfo {
            id: self.id.to_string(),
            game: record.game.clone(),
            rules: record.rules,
            finished: self.changed,
            names: self.names.clone(),
            winners: record.outcome.as_ref().map_or(Seats::NONE, |outcome| outcome.winners),
            abandoned: self.abandoned,
            answers: record.answers.len() as u32,
            uploaded: false,
            practice: self.setup.practice.is_some(),
        };
        Some((record, info))
    }

    /// Everybody who took part.
    pub(crate) fn guests(&self) -> Vec<GuestId> {
        let mut all: Vec<GuestId> = self.headline(None).guests.into_iter().flatten().collect();
        all.dedup();
        all
    }
}

/// Serde asks by reference.
fn nobody(seats: &Seats) -> bool {
    seats.is_empty()
}
