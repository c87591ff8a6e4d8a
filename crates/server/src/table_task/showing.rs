//! Clocks do not run against what has not been shown. Alone with bots a page leads: it shows one decision after the other
//! and may be behind the table, so it says until when it still shows what led to the open question.
//!
//! Nobody else waits there, so it is believed; but only for so long, for a clock that was asked for is to run out in the
//! end.

use std::time::Duration;

use protocol::Part;
use tokio::time::Instant;

use super::{ClientId, TableTask};

/// For how long the clocks wait in all, before one question.
const PATIENCE: Duration = Duration::from_secs(600);

/// Who still shows what led to the open question, and until when that counts.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Showing {
    by: Option<ClientId>,
    /// Counted from the first time, however often one looks again.
    patience_until: Option<Instant>,
}

impl Showing {
    /// Until when the clocks wait, if they do.
    pub(super) fn until(&self) -> Option<Instant> {
        self.by.and(self.patience_until)
    }

    pub(super) fn lasts(&self, at: Instant) -> bool {
        self.until().is_some_and(|until| at < until)
    }

    /// Whether somebody has shown it for too long.
    pub(super) fn is_past(&self, at: Instant) -> bool {
        self.until().is_some_and(|until| until <= at)
    }
}

impl TableTask {
    /// A client says that it still shows what led to a question, or that it has. What it says of another question, or
    /// where others wait for it, counts for nothing.
    pub(super) fn hear_of_showing(&mut self, id: ClientId, serial: u32, showing: bool) {
        let at = Instant::now();
        if self.room.serial() != Some(serial) || !self.is_alone(id) {
            return;
        }
        if showing {
            self.pace.showing.by = Some(id);
            self.pace.showing.patience_until.get_or_insert(at + PATIENCE);
        } else if self.pace.showing.by == Some(id) {
            self.pace.showing.by = None;
        }
        self.tell_clocks_if_they_changed(at);
    }

    /// The clocks run on, however much is still to be shown. They may do so already, if something else has happened just
    /// now: nobody has been told.
    pub(super) fn stop_showing(&mut self, at: Instant) {
        self.pace.showing.by = None;
        self.mind_the_clocks(at);
        self.tell_clocks();
    }

    /// Whoever has gone shows nothing any more.
    pub(super) fn nobody_shows_who_is_gone(&mut self) {
        let is_here = |by: ClientId| self.clients.iter().any(|client| client.id == by);
        self.pace.showing.by = self.pace.showing.by.filter(|by| is_here(*by));
    }

    /// Whether all people at the table are this one.
    fn is_alone(&mut self, id: ClientId) -> bool {
        let guest = self.client(id).and_then(|client| client.guest_id().cloned());
        guest.is_some_and(|guest| self.room.humans().minus(self.room.seats_of(&guest)).is_empty())
    }

    fn tell_clocks_if_they_changed(&mut self, at: Instant) {
        let before = self.clocks().map(|clocks| clocks.running);
        self.mind_the_clocks(at);
        if self.clocks().map(|clocks| clocks.running) != before {
            self.tell_clocks();
        }
    }

    fn tell_clocks(&mut self) {
        let Some(clocks) = self.clocks() else { return };
        for client in &mut self.clients {
            client.own.push(Part::Clock(clocks.clone()));
        }
    }
}
