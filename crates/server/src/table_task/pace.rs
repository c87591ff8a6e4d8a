//! Time at a table: clocks, the time windows stay open, bots that seem to think, and people who are away.
//!
//! Clocks run on the machine's steady clock, so setting the time of day changes nothing; only days are counted by the
//! calendar, and only while the table sleeps.

use std::cell::OnceCell;
use std::time::Duration;

use kernel::{Seat, Seats, Viewer};
use protocol::{Clock, Clocks};
use shelf::Language;
use tokio::time::Instant;

use super::TableTask;
use super::drawn::Drawn;
use super::showing::Showing;
use crate::now::now;
use crate::room::{By, Room};

/// How long bots wait after the disk refused something.
const REST: Duration = Duration::from_secs(2);

/// What counts as the whole time of a race without a clock.
const RACE: Duration = Duration::from_secs(10);

/// Where a table is in time.
#[derive(Debug)]
pub(super) struct Pace {
    /// The question that was open when time was last looked at.
    serial: Option<u32>,
    /// What the times below are about: this question, or the race it belongs to, which is one until it is decided.
    window: Option<u32>,
    /// When the question was put, or put again after a pause: windows and bots count from here.
    put: Instant,
    /// Since when the clocks run; nothing while they stand still.
    since: Option<Instant>,
    /// How much of the question's time was used before that.
    before: Duration,
    /// What is still being shown of what led to the question.
    pub(super) showing: Showing,
    drawn: Drawn,
    /// Whether the one seat that is asked may let the question go by: looked up once, and only where it matters.
    may_pass: OnceCell<bool>,
    /// Until when nothing is done by itself.
    rest_until: Option<Instant>,
    paused: bool,
    /// Who is here, and since when those who are not are away.
    here: Seats,
    away_since: Vec<Instant>,
    pub(super) stood_in: Seats,
    /// Which part of the start goes on, and until when it waits for those who have not opened, or not sealed anew.
    start_until: Option<((usize, bool), Instant)>,
}

impl Pace {
    /// A table that was just woken.
    pub(super) fn at(at: Instant, room: &Room, now: u64) -> Self {
        let window = room.playing().ok().and_then(|_| room.window());
        let before = match room.setup.clock {
            Clock::Days { .. } => Duration::from_millis(room.asked_for(now)),
            Clock::Game {} | Clock::None {} | Clock::Decision { .. } | Clock::Bank { .. } => {
                Duration::ZERO
            }
        };
        Self {
            serial: room.playing().ok().and_then(|_| room.serial()),
            window,
            put: at,
            since: None,
            before,
            showing: Showing::default(),
            drawn: Drawn::of(room),
            may_pass: OnceCell::new(),
            rest_until: None,
            paused: room.paused,
            here: Seats::NONE,
            away_since: vec![at; room.chairs.len()],
            stood_in: Seats::NONE,
            start_until: None,
        }
    }

    /// Somebody came or went.
    pub(super) fn present(&mut self, at: Instant, here: Seats) {
        for seat in self.here.minus(here).iter() {
            if let Some(since) = self.away_since.get_mut(usize::from(seat.number())) {
                *since = at;
            }
        }
        self.here = here;
        self.stood_in = self.stood_in.minus(here);
    }

    /// For how long a seat's player has been away; nothing while they are here.
    pub(super) fn away_for(&self, seat: Seat, at: Instant) -> Option<Duration> {
        if self.here.contains(seat) {
            return None;
        }
        let since = self.away_since.get(usize::from(seat.number()))?;
        Some(at.saturating_duration_since(*since))
    }

    /// Does nothing by itself for a moment.
    pub(super) fn rest(&mut self) {
        self.rest_until = Some(Instant::now() + REST);
    }

    /// The question that was open when time was last looked at.
    pub(super) const fn serial(&self) -> Option<u32> {
        self.serial
    }

    /// How long the open question has been open, for those whose clock runs.
    fn used(&self, at: Instant) -> Duration {
        let running = self.since.map(|since| at.saturating_duration_since(since));
        self.before + running.unwrap_or_default()
    }
}

fn day(days: u32) -> Duration {
    Duration::from_secs(u64::from(days) * 86_400)
}

impl TableTask {
    /// Notices new questions, pauses and seats that changed hands.
    pub(super) fn keep_pace(&mut self) {
        let at = Instant::now();
        self.pace.serial = self.room.playing().ok().and_then(|_| self.room.serial());
        let window = self.room.playing().ok().and_then(|_| self.room.window());
        if window != self.pace.window {
            if self.pace.window.is_none() {
                // Seats may have been drawn, and nobody was missed before the deal.
                self.pace.away_since.fill(at);
                self.pace.present(at, self.present());
            }
            self.pace.window = window;
            self.pace.put = at;
            self.pace.since = None;
            self.pace.before = Duration::ZERO;
            self.pace.showing = Showing::default();
            self.pace.drawn = Drawn::of(&self.room);
            self.pace.may_pass = OnceCell::new();
        }
        if self.room.paused != self.pace.paused {
            self.pace.paused = self.room.paused;
            self.pace.put = at;
        }
        let part = self.room.part_of_start();
        if part != self.pace.start_until.map(|(part, _)| part) {
            // After a restart everybody has the whole time again.
            self.pace.start_until = part.map(|part| (part, at + self.tables.settings.opening()));
        }
        self.mind_the_clocks(at);
        self.pace.stood_in = self.seats_to_stand_in_for(at);
    }

    /// Lets the clocks run while somebody is here who has seen what led to the question, and the table is not paused; days
    /// pass in any case but the latter.
    pub(super) fn mind_the_clocks(&mut self, at: Instant) {
        let is_shown = !self.pace.showing.lasts(at);
        let somebody_waits = self.is_by_days() || (!self.pace.here.is_empty() && is_shown);
        let run = somebody_waits && !self.room.paused && self.room.playing().is_ok();
        if !run {
            self.pace.before = self.pace.used(at);
            self.pace.since = None;
        } else if self.pace.since.is_none() {
            self.pace.since = Some(at);
        }
    }

    const fn is_by_days(&self) -> bool {
        matches!(self.room.setup.clock, Clock::Days { .. })
    }

    /// How long a seat may think about the open question.
    fn allowance(&self, seat: Seat) -> Option<Duration> {
        let table = self.room.playing().ok()?;
        let alone = table.asked().len() == 1 && !self.room.is_race();
        let seconds = |seconds: u32| Some(Duration::from_secs(u64::from(seconds)));
        match self.room.setup.clock {
            Clock::Game {} => table.pace().and_then(|pace| seconds(u32::from(pace))),
            Clock::None {} => None,
            Clock::Decision { seconds: own, window } => seconds(if alone { own } else { window }),
            Clock::Bank { .. } if alone => {
                let bank = self.room.chairs.get(usize::from(seat.number()))?.bank;
                Some(Duration::from_millis(bank))
            }
            Clock::Bank { window, .. } => seconds(window),
            Clock::Days { days } => Some(day(days)),
        }
    }

    /// How long the open question has been open, in milliseconds, as entries note it.
    pub(super) fn spent(&self) -> u64 {
        u64::try_from(self.pace.used(Instant::now()).as_millis()).unwrap_or(u64::MAX)
    }

    /// When a seat's time is up, by the clock that counts for it. Nobody waits for those the server answers for.
    fn deadline(&self, seat: Seat) -> Option<Instant> {
        let deadline = self.shown_deadline(seat)?;
        (!self.is_automatic(seat)).then_some(deadline)
    }

    /// The same as everybody is shown it, whoever answers.
    fn shown_deadline(&self, seat: Seat) -> Option<Instant> {
        let since = self.pace.since?;
        let deadline = since + self.allowance(seat)?.saturating_sub(self.pace.before);
        // Nobody's days end before there was time to see that the server is back, or its clock another.
        let lenient = self.tables.lenient_until();
        Some(if self.is_by_days() { deadline.max(lenient) } else { deadline })
    }

    /// Seats whose players have been away for too long, while another person is here.
    fn seats_to_stand_in_for(&self, at: Instant) -> Seats {
        let Some(grace) = self.grace() else { return Seats::NONE };
        let is_due = |seat: &Seat| {
            self.pace.stood_in.contains(*seat) || self.away_since(*seat) + grace <= at
        };
        self.away().iter().filter(is_due).collect()
    }

    fn grace(&self) -> Option<Duration> {
        let grace = self.room.setup.options.grace;
        let nobody_waits = self.pace.here.is_empty() || self.room.playing().is_err();
        (grace > 0 && !self.is_by_days() && !nobody_waits)
            .then(|| Duration::from_secs(u64::from(grace)))
    }

    /// People who are not here.
    fn away(&self) -> Seats {
        self.room.humans().minus(self.pace.here)
    }

    fn away_since(&self, seat: Seat) -> Instant {
        let since = self.pace.away_since.get(usize::from(seat.number()));
        since.copied().unwrap_or(self.pace.put)
    }

    /// The moment that was drawn for the open question, if several people are at the table: it is there before any
    /// hand is read, is never sooner than a bot would be, and never later than the clock.
    fn drawn_moment(&self) -> Option<Instant> {
        let options = &self.room.setup.options;
        if options.beat == 0 || self.room.humans().len() < 2 {
            return None;
        }
        let thought = Duration::from_millis(u64::from(options.bot_pace));
        let wait = self.pace.drawn.window(options.beat).max(thought);
        let limit = self.room.asked().iter().filter_map(|seat| self.allowance(seat)).min();
        Some(self.pace.put + limit.map_or(wait, |limit| wait.min(limit)))
    }

    /// Until when the open question may not close, if it is a window: one that is put to several, or that the one who
    /// is asked may let go by.
    pub(super) fn window_until(&self) -> Option<Instant> {
        let until = self.drawn_moment()?;
        let table = self.room.playing().ok()?;
        let asked = table.asked();
        let may_pass = |seat: Seat| {
            let voice = self.room.voice(Language::En, Viewer::Seat(seat));
            table.observe(&voice).options.iter().any(|choice| choice.pass)
        };
        let is_window = match asked.lowest() {
            Some(seat) if asked.len() == 1 => *self.pace.may_pass.get_or_init(|| may_pass(seat)),
            several => several.is_some(),
        };
        is_window.then_some(until)
    }

    /// Whether people play here and none of them is there to see what happens: bots wait for them, as clocks do.
    fn plays_to_nobody(&self) -> bool {
        !self.is_by_days() && !self.room.humans().is_empty() && self.pace.here.is_empty()
    }

    /// When bots, stand-ins and wishes to pass answer the open question.
    pub(super) fn automatic_at(&self) -> Option<Instant> {
        if self.room.paused || self.plays_to_nobody() {
            return None;
        }
        if self.room.is_race() {
            let (_, at) = self.next_in_race()?;
            return Some(self.pace.rest_until.map_or(at, |rest| rest.max(at)));
        }
        let mut by =
            self.room.waiting().iter().filter_map(|seat| self.answered_by(seat)).peekable();
        by.peek()?;
        // A wish is fulfilled at a moment that tells nothing, also where the one thing to do is not to pass.
        let drawn =
            if by.any(|by| by == By::Wish) { self.drawn_moment() } else { self.window_until() };
        let ready = self.pace.put + self.pace.drawn.think(self.room.setup.options.bot_pace);
        [Some(ready), drawn, self.pace.rest_until].into_iter().flatten().max()
    }

    /// In a race: who of those the server answers for is next, and when. A program is always faster than a person, so it
    /// gives people most of the time there is, unless no person is left in the race.
    pub(super) fn next_in_race(&self) -> Option<(Seat, Instant)> {
        let (automatic, people): (Vec<Seat>, Vec<Seat>) =
            self.room.waiting().iter().partition(|seat| self.is_automatic(*seat));
        let limit = self.room.asked().iter().filter_map(|seat| self.allowance(seat)).min();
        let shout = |seat: Seat| self.pace.drawn.shout(seat, limit.unwrap_or(RACE));
        let first = automatic.into_iter().min_by_key(|seat| (shout(*seat), seat.number()))?;
        let wait = if people.is_empty() {
            self.pace.drawn.think(self.room.setup.options.bot_pace)
        } else {
            shout(first)
        };
        Some((first, self.pace.put + wait))
    }

    /// When there is something to do next by itself.
    pub(super) fn next_moment(&self) -> Option<Instant> {
        let deadlines = self.room.waiting().iter().filter_map(|seat| self.deadline(seat)).min();
        let held = self.room.held.filter(|_| !self.room.paused);
        let held = held.map(|_| {
            let until = [self.window_until(), self.pace.rest_until].into_iter().flatten().max();
            until.unwrap_or(self.pace.put)
        });
        let grace = self.grace().and_then(|grace| {
            let away = self.away().minus(self.pace.stood_in);
            away.iter().map(|seat| self.away_since(seat) + grace).min()
        });
        let start = self.pace.start_until.map(|(_, until)| until);
        [deadlines, held, grace, start, self.automatic_at(), self.pace.showing.until()]
            .into_iter()
            .flatten()
            .min()
    }

    /// When a table nobody looks at has to be woken, by the calendar.
    pub(super) fn wake_at(&self) -> Option<u64> {
        let next = self.next_moment()?;
        let wait = next.saturating_duration_since(Instant::now());
        Some(self.tables.time() + u64::try_from(wait.as_millis()).unwrap_or(u64::MAX / 2))
    }

    /// Does what time demands: the start goes on, stand-ins begin, held answers are taken, those whose time is up get the rules' answer.
    pub(super) fn watch_the_clock(&mut self) {
        let at = Instant::now();
        self.pace.stood_in = self.seats_to_stand_in_for(at);
        if self.pace.showing.is_past(at) {
            self.stop_showing(at);
        }
        if self.pace.start_until.is_some_and(|(_, until)| until <= at) {
            for entry in self.room.start_goes_on(now()) {
                self.note(entry);
            }
        }
        if !self.room.paused
            && self.pace.rest_until.is_none_or(|until| until <= at)
            && self.room.held.is_some()
            && self.window_until().is_none_or(|until| until <= at)
        {
            self.release();
        }
        let late: Vec<Seat> = self
            .room
            .waiting()
            .iter()
            .filter(|seat| self.deadline(*seat).is_some_and(|deadline| deadline <= at))
            .collect();
        for seat in late {
            self.time_is_up(seat);
        }
    }

    /// Whose clock runs and what is left, if anybody has a limit.
    pub(super) fn clocks(&self) -> Option<Clocks> {
        self.room.playing().ok()?;
        let at = Instant::now();
        // Where several are asked, the clocks of those who have answered run on: nobody is to know.
        let waiting = self.room.asked();
        let left = |seat: Seat| -> Option<u64> {
            let banked = matches!(self.room.setup.clock, Clock::Bank { .. });
            if !waiting.contains(seat) {
                let bank = self.room.chairs.get(usize::from(seat.number()))?.bank;
                return banked.then_some(bank);
            }
            let allowed = self.allowance(seat)?.saturating_sub(self.pace.used(at));
            let deadline = self.shown_deadline(seat);
            let deadline = deadline.map(|deadline| deadline.saturating_duration_since(at));
            u64::try_from(deadline.unwrap_or(allowed).as_millis()).ok()
        };
        let seats = Seats::first(self.room.chairs.len() as u8);
        let left: Vec<Option<u64>> = seats.iter().map(left).collect();
        if left.iter().all(Option::is_none) {
            return None;
        }
        let runs = |seat: &Seat| self.pace.since.is_some() && self.allowance(*seat).is_some();
        let running = waiting.iter().filter(runs).collect();
        Some(Clocks { running, left, paused: self.room.paused })
    }
}
