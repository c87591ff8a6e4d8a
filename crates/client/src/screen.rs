//! What a client's screen shows: everything the frames have told so far.

use kernel::{Seat, Seats};
use protocol::{
    Aid, ChatLine, Choice, Clocks, Coach, EventLine, Frame, Heard, Over, Part, Question, Refusal,
    Sealed, TableInfo, Talk, Tried, UndoRequest, You,
};
use serde_json::Value;

/// The state of a screen. Two clients with the same viewer that have seen everything show the same.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Screen {
    /// The number of the last frame of this connection.
    pub number: Option<u32>,
    /// Epoch and `since` of the last `fresh`.
    since: Option<(u32, u32)>,
    /// The table.
    pub table: Option<TableInfo>,
    /// Who the reader is.
    pub you: Option<You>,
    /// What happened, from the start.
    pub log: Vec<EventLine>,
    /// What may be said now.
    pub talk: Talk,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// What the viewer knows.
    pub view: Value,
    /// The open question.
    pub question: Option<Question>,
    /// What the viewer's seat has answered to it, sealed.
    pub sealed: Option<Sealed>,
    /// Whose clock runs.
    pub clocks: Option<Clocks>,
    /// Who is here, whom bots stand in for, and how many watch.
    pub presence: (Seats, Seats, u32),
    /// What the game last worked out for the viewer.
    pub aid: Option<Aid>,
    /// What would come of the answer that was tried last.
    pub tried: Option<Tried>,
    /// What the coach of a lesson says.
    pub coach: Option<Coach>,
    /// Somebody's wish to take back an answer.
    pub undo: Option<UndoRequest>,
    /// How it ended.
    pub over: Option<Over>,
    /// Where the same people play again.
    pub rematch: Option<String>,
    /// The tags of what was taken.
    pub taken: Vec<u32>,
    /// What was refused.
    pub refused: Vec<Refusal>,
    /// What the server said before it closed.
    pub bye: Option<(u16, String)>,
    /// How many signs of life came.
    pub pongs: u32,
    to_come: Vec<Part>,
    frame: Option<Frame>,
}

impl Screen {
    /// Takes a frame. One that has more to come is kept until the last of them is there.
    pub fn take(&mut self, mut frame: Frame) -> &Frame {
        self.to_come.append(&mut frame.parts);
        if !frame.more {
            self.number = Some(frame.n);
            frame.parts = std::mem::take(&mut self.to_come);
            for part in &frame.parts {
                self.show(part.clone());
            }
        }
        self.frame.insert(frame)
    }

    /// Gets ready for another connection: what came only in part will come again, and tags begin anew.
    pub fn disconnect(&mut self) {
        self.number = None;
        self.to_come.clear();
        self.taken.clear();
        self.refused.clear();
    }

    /// What was heard so far: what to say when coming back.
    #[must_use]
    pub fn heard(&self) -> Option<Heard> {
        let chat = self.chat.last().map_or(0, |line| line.n);
        let lines = self.log.len() as u32;
        self.since.map(|(epoch, since)| Heard { epoch, since, lines, chat })
    }

    /// The last frame that was taken.
    ///
    /// # Panics
    /// If none was.
    #[must_use]
    pub fn last_frame(&self) -> &Frame {
        self.frame.as_ref().expect("a frame was taken")
    }

    fn show(&mut self, part: Part) {
        match part {
            Part::Fresh { epoch, since } => {
                self.since = Some((epoch, since));
                self.log.clear();
                self.chat.clear();
                self.sealed = None;
                self.clocks = None;
                self.coach = None;
                self.over = None;
                self.rematch = None;
            }
            Part::Table { table } => self.table = Some(*table),
            Part::You(you) => self.you = Some(you),
            Part::Events { lines } => self.log.extend(lines),
            Part::View { view } => self.view = view.value(),
            Part::ViewChanges { changes } => {
                if let Value::Object(parts) = changes.value() {
                    for (part, fields) in parts {
                        if let (Some(known), Value::Object(fields)) =
                            (self.view[&part].as_object_mut(), fields)
                        {
                            known.extend(fields);
                        }
                    }
                }
            }
            Part::Question(question) => {
                // When the game is over nothing is sealed any more.
                self.sealed.take_if(|sealed| {
                    sealed.serial != question.serial || question.question.is_none()
                });
                self.question = Some(question);
            }
            Part::Sealed(mut sealed) => {
                // Whoever has just had the options finds the words there.
                let options = self.question.iter().flat_map(|question| &question.options);
                let meant = |choice: &&Choice| choice.action.value() == sealed.action.value();
                let words = options.into_iter().find(meant).map(|choice| choice.text.clone());
                sealed.text = sealed.text.or(words);
                self.sealed = Some(sealed);
            }
            Part::Waiting { serial, waiting } => {
                if let Some(question) =
                    self.question.as_mut().filter(|question| question.serial == serial)
                {
                    question.waiting = waiting;
                }
            }
            Part::Clock(clocks) => self.clocks = Some(clocks),
            Part::Presence { present, stood_in, watching } => {
                self.presence = (present, stood_in, watching);
            }
            Part::Talk(talk) => self.talk = talk,
            Part::Chat { lines } => self.chat.extend(lines),
            Part::Aid(aid) => self.aid = Some(aid),
            Part::Tried(tried) => self.tried = Some(tried),
            Part::Coach { coach } => self.coach = coach.map(|coach| *coach),
            Part::Undo { request } => self.undo = request,
            Part::Over(over) => self.over = Some(over),
            Part::Rematch { table } => self.rematch = Some(table),
            Part::Taken { tag } => self.taken.push(tag),
            Part::Refused(refusal) => self.refused.push(refusal),
            Part::Pong {} => self.pongs += 1,
            Part::Bye { code, text } => self.bye = Some((code, text)),
        }
    }

    /// The number of the seat the viewer looks through, as messages to the server name it.
    #[must_use]
    pub fn seat(&self) -> Option<u8> {
        self.viewer().map(Seat::number)
    }

    fn viewer(&self) -> Option<Seat> {
        self.you.as_ref().and_then(|you| you.viewer)
    }

    /// Whether the viewer's seat owes an answer.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        let seat = self.viewer();
        self.over.is_none()
            && self
                .question
                .as_ref()
                .is_some_and(|question| seat.is_some_and(|seat| question.waiting.contains(seat)))
    }

    /// What stays the same whoever was cut off in between: everything but presence, clocks and own messages.
    #[must_use]
    pub fn lasting(&self) -> Value {
        serde_json::json!({
            "table": self.table, "log": self.log, "chat": self.chat, "view": self.view,
            "question": self.question, "over": self.over, "rematch": self.rematch, "undo": self.undo,
            "coach": self.coach, "sealed": self.sealed,
        })
    }
}
