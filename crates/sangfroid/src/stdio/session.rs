//! A program’s table: one table, and an answer to every request.

use kernel::{Rng, Seat, Seed, Viewer};
use serde_json::{Value, json};
use shelf::{AnyGame, AnyTable, Language, Observed, RecordSeat, Tried, Voice};

use super::request::{Request, Trouble};
use crate::settings::derived_seed;

/// An answer to a request.
#[derive(Debug)]
pub(crate) enum Reply {
    /// The conversation goes on.
    Go(Value),
    /// It was the last one.
    Stop(Value),
}

/// One table and the language it is spoken of in.
#[derive(Debug)]
pub(crate) struct Session {
    game: &'static dyn AnyGame,
    table: Box<dyn AnyTable>,
    names: Vec<String>,
    language: Language,
    /// Where bots' chance comes from. It is not the table's.
    thinking: Seed,
}

impl Session {
    pub(crate) fn new(
        game: &'static dyn AnyGame,
        table: Box<dyn AnyTable>,
        language: Language,
        thinking: Seed,
    ) -> Self {
        let names = terminal::first_names(table.players());
        Self { game, table, names, language, thinking }
    }

    /// Answers one line.
    pub(crate) fn answer(&mut self, line: &[u8]) -> Reply {
        match Request::read(line) {
            Ok(Request::Quit {}) => Reply::Stop(json!({ "ok": {} })),
            Ok(request) => Reply::Go(match self.fulfil(request) {
                Ok(answer) => json!({ "ok": answer }),
                Err(trouble) => trouble.written(),
            }),
            Err(trouble) => Reply::Go(trouble.written()),
        }
    }

    fn fulfil(&mut self, request: Request) -> Result<Value, Trouble> {
        match request {
            Request::Observe { seat } => Ok(self.observed(Viewer::Seat(self.seat(seat)?))),
            Request::Watch {} => Ok(self.observed(Viewer::Gallery)),
            Request::Answer { seat, action, serial } => {
                self.take(self.seat(seat)?, serial, &action)
            }
            Request::Try { seat, action, serial } => {
                let seat = self.seat(seat)?;
                let voice = self.voice(Viewer::Seat(seat));
                let Tried { refusal, adds } = self.table.try_answer(&voice, seat, serial, &action);
                Ok(json!({ "refusal": refusal, "adds": adds }))
            }
            Request::Waiting {} | Request::Quit {} => Ok(self.standing()),
            Request::Position {} => serde_json::from_str(&self.table.position()).map_err(|error| {
                Trouble::new("internal", format!("the position cannot be written: {error}"))
            }),
            Request::Record {} => self.record(),
            Request::Log { seat, from } => self.log(seat, from),
            Request::Bot { seat, level } => self.bot(self.seat(seat)?, &level),
        }
    }

    /// A seat of this table.
    fn seat(&self, number: u8) -> Result<Seat, Trouble> {
        let last = self.table.players() - 1;
        Seat::try_from(number).ok().filter(|_| number <= last).ok_or_else(|| {
            Trouble::new(
                "no_such_seat",
                format!("there is no seat {number} at this table; seats are 0 to {last}"),
            )
        })
    }

    fn voice(&self, viewer: Viewer) -> Voice<'_> {
        Voice::new(self.language, viewer, &self.names)
    }

    fn observed(&self, viewer: Viewer) -> Value {
        let Observed {
            view,
            question,
            prompt,
            note,
            serial,
            put_to,
            order,
            clauses,
            options,
            coverage,
            in_vain,
        } = self.table.observe(&self.voice(viewer));
        json!({
            "seat": viewer.seat(),
            "view": view,
            "question": question,
            "prompt": prompt,
            "note": note,
            "serial": serial,
            "put_to": put_to,
            "order": order,
            "clauses": clauses,
            "options": options,
            "coverage": coverage,
            "in_vain": in_vain,
            "waiting": self.table.waiting(),
            "outcome": self.table.outcome(),
        })
    }

    /// Who is waited for, and whether the game is over.
    fn standing(&self) -> Value {
        json!({
            "waiting": self.table.waiting(),
            "asked": self.table.asked(),
            "put_to": self.table.put_to(),
            "serial": self.table.serial(),
            "answered": self.table.answered(),
            "logged": self.table.logged(),
            "outcome": self.table.outcome(),
        })
    }

    fn take(&mut self, seat: Seat, serial: Option<u32>, action: &Value) -> Result<Value, Trouble> {
        let voice = Voice::new(self.language, Viewer::Seat(seat), &self.names);
        self.table.apply(&voice, seat, serial, action)?;
        Ok(self.standing())
    }

    fn record(&self) -> Result<Value, Trouble> {
        let chairs =
            self.names.iter().map(|name| RecordSeat { name: name.clone(), by: "program".into() });
        let record = self.table.record(chairs.collect()).ok_or_else(|| {
            Trouble::new(
                "no_record",
                "a table that was loaded from a position has no record; start it with --seed",
            )
        })?;
        serde_json::to_value(record).map_err(|error| {
            Trouble::new("internal", format!("the record cannot be written: {error}"))
        })
    }

    fn log(&self, seat: Option<u8>, from: usize) -> Result<Value, Trouble> {
        let viewer = match seat {
            Some(number) => Viewer::Seat(self.seat(number)?),
            None => Viewer::Gallery,
        };
        Ok(
            json!({ "lines": self.table.log(&self.voice(viewer), from), "next": self.table.logged() }),
        )
    }

    /// The same question at the same point gets the same answer, and asking changes nothing.
    fn bot(&self, seat: Seat, level: &str) -> Result<Value, Trouble> {
        if !self.game.levels().contains(&level) {
            let known = self.game.levels().join(", ");
            return Err(Trouble::new(
                "no_such_bot",
                format!("there is no such bot; choose one of: {known}"),
            ));
        }
        let moment = format!("bot at {seat}, answer {}", self.table.answered());
        let mut rng = Rng::new(derived_seed(self.thinking, &moment));
        let action = self.table.bot_answer(seat, level, &mut rng);
        Ok(
            json!({ "action": action.map_err(|problem| Trouble::new("not_asked", problem.to_string()))? }),
        )
    }
}
