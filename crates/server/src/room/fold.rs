//! What every entry does to a room. Playing a log again is this and nothing else.

use kernel::{Seat, Seats, Viewer};
use protocol::{Clock, NewSeat, PassUntil, Practice};
use shelf::{GivenFor, Language, Problem, Refused, Voice};

use super::chair::{bot_name, free_name};
use super::fit::{END_OF_TIME, Unfit};
use super::older::Older;
use super::talk::ChatEntry;
use super::undo::{Stood, Wish};
use super::{CHAT_KEPT, Chair, Entry, Player, Room, Setup};
use crate::games::Games;
use crate::store::TableId;

impl Room {
    /// A room whose log begins with this entry.
    ///
    /// # Errors
    /// If it is not a beginning, or of a game or rules this program does not have.
    pub(super) fn begin(games: Games, id: TableId, first: Entry) -> Result<Self, Unfit> {
        let Entry::Created { at, setup } = first else {
            return Err(Unfit::Place("a log begins with the table"));
        };
        if at >= END_OF_TIME {
            return Err(Unfit::Date);
        }
        let mut setup = *setup;
        let game = games.find(&setup.game).map_err(Unfit::Game)?;
        if setup.rules > game.rules() {
            return Err(Unfit::Game(Problem::new(format!(
                "it was set with rules version {} of {}, this program has version {}: a newer one can play it",
                setup.rules,
                setup.game,
                game.rules()
            ))));
        }
        if setup.seats.len() != usize::from(game.seats(&setup.config).map_err(Unfit::Game)?) {
            return Err(Unfit::Place("it has other seats than its configuration says"));
        }
        // Tables of earlier programs did not ask.
        if setup.practice.is_none()
            && !game.deal_set_by(&setup.config).map_err(Unfit::Game)?.is_empty()
        {
            setup.practice = Some(Practice::Options);
        }
        let lesson = game.lesson().filter(|_| setup.practice == Some(Practice::Lesson));
        let chairs = chairs(&setup, lesson.map_or(&[], |lesson| &lesson.names));
        let mut room = Self {
            id,
            game,
            created: at,
            changed: at,
            host: setup.host.clone(),
            names: Vec::new(),
            chairs,
            setup,
            table: None,
            stood: None,
            seating: None,
            fixed: false,
            salts: Vec::new(),
            shares: None,
            voided: Vec::new(),
            given_for: GivenFor::default(),
            entries: 1,
            since: 0,
            sealed: Vec::new(),
            held: None,
            chat: Vec::new(),
            said: (0, 0),
            muted: Vec::new(),
            end_votes: Seats::NONE,
            undo: None,
            paused: false,
            abandoned: false,
            rematch: None,
            lesson: None,
            serial_ahead: 0,
            asked_at: at,
            dealt_at: None,
            paused_at: at,
            dealt_rules: game.rules(),
            older: Older::Same,
            kept_check: None,
            kept_over: None,
            has_ended: false,
        };
        room.rename();
        Ok(room)
    }

    /// Takes an entry.
    ///
    /// # Errors
    /// If it does not fit here, or is an answer the rules do not allow; nothing has changed then.
    pub(crate) fn take(&mut self, entry: Entry) -> Result<(), Unfit> {
        self.fits(&entry)?;
        match entry {
            Entry::Created { .. } => {}
            Entry::Sat { at, seat, guest, name, salt } => {
                self.changed = at;
                self.give_way(&name);
                let name = free_name(&self.chairs, &name);
                let chair = &mut self.chairs[usize::from(seat)];
                chair.link = (self.entries, seat);
                match &mut chair.player {
                    // Whoever comes back brings all devices that held the seat.
                    Player::Bot { former, .. } if former.contains(&guest) => {
                        chair.player = Player::Human { holders: std::mem::take(former) };
                    }
                    Player::Open | Player::Human { .. } | Player::Bot { .. } => {
                        chair.player = Player::Human { holders: vec![guest] };
                        chair.name = name;
                        chair.salt = salt;
                        chair.share = None;
                        self.muted.retain(|(_, whom)| *whom != seat);
                    }
                }
                self.undo = None;
                self.rename();
            }
            Entry::Salted { at, seat, salt } => {
                self.changed = at;
                self.chairs[usize::from(seat)].salt = Some(salt);
            }
            Entry::Sealed { at, seat, share } => {
                self.changed = at;
                self.chairs[usize::from(seat)].share = Some(share);
            }
            Entry::Fixed { at } => self.fix(at),
            Entry::Opened { at, seat, salt } => {
                self.changed = at;
                self.chairs[usize::from(seat)].salt = Some(salt);
            }
            Entry::Voided { at } => self.void(at),
            Entry::Dealt { at, rules } | Entry::Started { at, rules } => self.start(at, rules)?,
            Entry::Freed { at, seat } => {
                self.changed = at;
                self.chairs[usize::from(seat)] = Chair::open();
                self.muted.retain(|(_, whom)| *whom != seat);
                self.rename();
            }
            Entry::Bot { at, seat, level, may_return } => {
                self.changed = at;
                self.seat_bot(seat, level, may_return);
            }
            Entry::Shared { at, seat, guest } => {
                self.changed = at;
                if let Player::Human { holders } = &mut self.chairs[usize::from(seat)].player {
                    holders.push(guest);
                }
            }
            Entry::Renamed { at, seat, name } => {
                self.changed = at;
                self.chairs[usize::from(seat)].name.clear();
                self.give_way(&name);
                self.chairs[usize::from(seat)].name = free_name(&self.chairs, &name);
                self.rename();
            }
            Entry::Unshared { at, seat } => {
                self.changed = at;
                let chair = &mut self.chairs[usize::from(seat)];
                chair.link = (self.entries, seat);
                if let Player::Human { holders } = &mut chair.player {
                    holders.truncate(1);
                }
            }
            Entry::Hosted { guest } => self.host = guest,
            Entry::Answered { seat, action, by, spent, at } => {
                if self.is_stopped() {
                    self.stop_before(seat, &action);
                } else {
                    match self.answer(Language::En, None, seat, &action, spent, at) {
                        Err(_) if self.stop_before(seat, &action) => self.count(),
                        taken => taken.map_err(Unfit::Rule)?,
                    }
                    self.note_by(seat, by);
                    return Ok(());
                }
                self.note_by(seat, by);
            }
            // What one seat does in private changes nothing that anybody else sees, not even when.
            Entry::Held { seat, action, spent } => {
                if !self.is_stopped() {
                    self.seal(seat, action, spent);
                    self.held = Some(seat);
                }
            }
            Entry::UndoAsked { at, by, to } => {
                self.changed = at;
                self.undo = Some(Wish { by, to, granted: Seats::only(Seat::new(by)) });
            }
            Entry::UndoGranted { at, seat, grant } => {
                self.changed = at;
                if grant {
                    if let Some(wish) = &mut self.undo {
                        wish.granted = wish.granted.union(Seats::only(Seat::new(seat)));
                    }
                } else {
                    self.undo = None;
                }
            }
            Entry::Undone { at, to, .. } => self.rewind(at, to)?,
            Entry::Said { at, seat, name, text, gallery } => {
                self.changed = at;
                if self.chat.len() == CHAT_KEPT {
                    self.chat.remove(0);
                }
                self.said.0 += 1;
                self.said.1 += u32::from(!gallery);
                let (entry, number) = (self.entries, self.said);
                self.chat.push(ChatEntry { entry, number, at, seat, name, text, gallery });
            }
            Entry::Muted { guest, seat, mute } => {
                self.muted.retain(|(who, whom)| !(*who == guest && *whom == seat));
                if mute {
                    self.muted.push((guest, seat));
                }
            }
            Entry::Passing { seat, until } => self.chairs[usize::from(seat)].passing = until,
            Entry::EndVoted { at, seat, end } => {
                self.changed = at;
                let vote = Seats::only(Seat::new(seat));
                self.end_votes =
                    if end { self.end_votes.union(vote) } else { self.end_votes.minus(vote) };
            }
            Entry::Ended { at } => {
                self.changed = at;
                self.abandoned = true;
                self.undo = None;
            }
            Entry::Paused { at, paused } => {
                self.changed = at;
                self.paused = paused;
                if paused {
                    self.paused_at = at;
                } else {
                    let stood_still = at.saturating_sub(self.paused_at.max(self.asked_at));
                    self.asked_at = self.asked_at.saturating_add(stood_still);
                }
            }
            Entry::Coached { at, act } => self.take_lesson_act(at, act)?,
            Entry::Rematch { at, table } => {
                self.changed = at;
                self.rematch = Some(table);
            }
        }
        self.count();
        Ok(())
    }

    fn count(&mut self) {
        self.entries += 1;
    }

    /// Before the start a bot takes another name if somebody comes who has it.
    fn give_way(&mut self, name: &str) {
        let same = |chair: &Chair| chair.name == name && chair.bot().is_some();
        if self.table.is_none()
            && let Some(place) = self.chairs.iter().position(same)
        {
            self.chairs[place].name = bot_name(&self.chairs);
        }
    }

    fn seat_bot(&mut self, seat: u8, level: String, may_return: bool) {
        let name = bot_name(&self.chairs);
        let begun = self.table.is_some();
        let chair = &mut self.chairs[usize::from(seat)];
        let former = if may_return { chair.holders().to_vec() } else { Vec::new() };
        if begun && !may_return && chair.is_human() {
            chair.put_out = chair.holders().first().cloned();
        }
        chair.player = Player::Bot { level, former };
        chair.passing = PassUntil::Never;
        // Who takes over a seat in the middle of a game goes on under its name: the log speaks of it.
        if !begun {
            chair.name = name;
            chair.salt = None;
            chair.share = None;
        }
        self.end_votes = self.end_votes.minus(Seats::only(Seat::new(seat)));
        self.drop_held(seat);
        // Other people than those who were asked would have to agree.
        self.undo = None;
        self.rename();
    }

    /// Draws the seats if the game does, and deals.
    fn start(&mut self, at: u64, rules: Option<u32>) -> Result<(), Unfit> {
        self.gather_salts();
        let Setup { config, opening, .. } = &self.setup;
        let table = self.game.open_from(config, opening.as_ref(), self.seed());
        self.table = Some(table.map_err(Unfit::Game)?);
        self.stood = Some(Vec::new());
        self.dealt_under(rules.unwrap_or(self.setup.rules));
        self.changed = at;
        self.asked_at = at;
        self.dealt_at = Some(at);
        // Who sits where at an opening is part of it.
        let draws_seats = self.game.shuffles_seats(&self.setup.config) == Ok(true);
        if draws_seats && self.setup.opening.is_none() {
            let order = self.drawn_seats();
            let mut seated: Vec<Chair> = self.chairs.iter().map(|_| Chair::open()).collect();
            for (chair, seat) in self.chairs.drain(..).zip(&order) {
                seated[*seat] = chair;
            }
            self.chairs = seated;
            for (_, whom) in &mut self.muted {
                *whom = order[usize::from(*whom)] as u8;
            }
            self.seating = Some(order);
        }
        let bank = if let Clock::Bank { seconds, .. } = self.setup.clock { seconds } else { 0 };
        for chair in &mut self.chairs {
            chair.dealt_to_person = chair.is_human();
            chair.bank = u64::from(bank) * 1_000;
        }
        self.rename();
        self.since += 1;
        self.begin_lesson();
        Ok(())
    }

    /// A prepared game takes the place of a deal. It is not in the log.
    #[cfg(feature = "testing")]
    pub(crate) fn put(&mut self, game: Box<dyn shelf::AnyTable>) {
        self.table = Some(game);
        self.stood = None;
        self.open_seals();
        self.since += 1;
    }

    /// Takes an answer; one that names a question must name the open one. Refusals are in this language.
    ///
    /// # Errors
    /// If the rules do not allow it; nothing has changed then.
    pub(crate) fn answer(
        &mut self,
        language: Language,
        serial: Option<u32>,
        seat: u8,
        action: &serde_json::Value,
        spent: u64,
        at: u64,
    ) -> Result<(), Refused> {
        let serial = serial.map(|serial| self.table_serial(serial));
        let lesson = self.lesson_after(seat, action);
        let Some(table) = &mut self.table else {
            return Err(Refused { code: "not_playing".into(), clause: None, text: String::new() });
        };
        let asked = Seat::new(seat);
        // Who is the last in a race is still one of several.
        let alone = table.asked().len() == 1 && table.race_since().is_none();
        let open = table.serial();
        let voice = Voice::new(language, Viewer::Seat(asked), &self.names);
        let stood = Stood::at(table.as_ref());
        table.apply(&voice, asked, serial, action)?;
        if let Some(all) = &mut self.stood {
            all.push(stood);
        }
        // Until a question closes nobody is told who has answered, not even by when something last happened.
        if table.serial() != open || table.outcome().is_some() {
            self.changed = at;
            self.undo = None;
            self.asked_at = at;
            self.open_seals();
        } else {
            self.seal(seat, action.clone(), spent);
        }
        if alone && let Clock::Bank { increment, .. } = self.setup.clock {
            let chair = &mut self.chairs[usize::from(seat)];
            let left = chair.bank.saturating_sub(spent);
            chair.bank = left.saturating_add(u64::from(increment) * 1_000);
        }
        self.lesson_comes_to(lesson);
        self.count();
        Ok(())
    }

    pub(super) fn rewind(&mut self, at: u64, to: u32) -> Result<(), Unfit> {
        if self.take_back_stopped(to as usize) {
            let rewound = self.table.as_ref().and_then(|table| table.rewound(to as usize));
            let rewound = rewound.ok_or(Unfit::Place("a prepared game takes nothing back"))?;
            let next = self.serial().unwrap_or(0).wrapping_add(1);
            self.serial_ahead = next.wrapping_sub(rewound.serial());
            self.table = Some(rewound);
        }
        if let Some(all) = &mut self.stood {
            all.truncate(to as usize);
        }
        self.changed = at;
        self.asked_at = at;
        self.undo = None;
        self.given_for.truncate(to);
        self.since += 1;
        self.seal_anew();
        Ok(())
    }

    fn rename(&mut self) {
        self.names = self.chairs.iter().map(|chair| chair.name.clone()).collect();
    }
}

/// The seats of a table that was just set. People come first to their names, bots take what is left.
///
/// At a lesson the bots have the names it speaks of, and people take what is left.
fn chairs(setup: &Setup, taught: &[String]) -> Vec<Chair> {
    let mut chairs: Vec<Chair> = setup.seats.iter().map(|_| Chair::open()).collect();
    let mut salt = setup.salt.clone();
    for (chair, name) in chairs.iter_mut().skip(1).zip(taught) {
        chair.name.clone_from(name);
    }
    for (place, wanted) in setup.seats.iter().enumerate() {
        let NewSeat::Me { name } = wanted else { continue };
        let name = free_name(&chairs, name.as_deref().unwrap_or(&setup.host_name));
        let chair = &mut chairs[place];
        chair.name = name;
        chair.link = (0, place as u8);
        chair.player = Player::Human { holders: vec![setup.host.clone()] };
        chair.salt = salt.take();
    }
    for (place, wanted) in setup.seats.iter().enumerate() {
        let NewSeat::Bot { level } = wanted else { continue };
        let name = bot_name(&chairs);
        let chair = &mut chairs[place];
        if chair.name.is_empty() {
            chair.name = name;
        }
        chair.player = Player::Bot { level: level.clone(), former: Vec::new() };
    }
    chairs
}
