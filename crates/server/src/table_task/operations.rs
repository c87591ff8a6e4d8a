//! What people do with a table over HTTP: sitting down, host tools, seat links, playing again.

use std::time::Duration;

use kernel::Seat;
use protocol::{Rematch, SeatLink, TableState};
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::{Operation, Promise, Reply, TableTask};
use crate::now::now;
use crate::room::Entry;
use crate::{Fault, Guest};

/// How long somebody has to be away before the host may seat a bot in their place.
const PUT_OUT_AFTER: Duration = Duration::from_secs(120);

impl TableTask {
    pub(super) async fn operation(
        &mut self,
        guest: Guest,
        operation: Operation,
        reply: oneshot::Sender<Result<Reply, Fault>>,
    ) {
        let done = match operation {
            Operation::SeatLink { seat } => self.seat_link(&guest, seat).map(Reply::SeatLink),
            Operation::Rematch => self.play_again(&guest).await.map(Reply::Rematch),
            Operation::Sit(wish) => {
                self.room.sit(&guest, wish, now()).map(|entry| self.done([entry]))
            }
            Operation::Leave { seat } => {
                self.room.leave(&guest.id, seat, now()).map(|entries| self.done(entries))
            }
            Operation::Rename { from } => {
                let entries = self.room.rename_guest(&guest, &from, now());
                self.call_by_name(&guest);
                Ok(self.done(entries))
            }
            Operation::Seal { seat, share } => {
                let entries = self.room.seal_share(&guest.id, seat, &share, now());
                entries.map(|entries| self.done(entries))
            }
            Operation::Open { seat, salt } => {
                let entries = self.room.open_share(&guest.id, seat, &salt, now());
                entries.map(|entries| self.done(entries))
            }
            Operation::Change { seat, player } => {
                let entry = self.room.change_seat(&guest.id, seat, player, now());
                let entry = entry.and_then(|entry| self.may_put_out(seat).map(|()| entry));
                entry.map(|entry| self.done([entry]))
            }
            Operation::Start => {
                self.room.begin_game(&guest.id, now()).map(|entries| self.done(entries))
            }
            Operation::Pause(paused) => {
                self.room.pause(&guest.id, paused, now()).map(|entry| self.done(entry))
            }
            Operation::Claim { token } => self.claim(&guest, &token),
            Operation::Unshare { seat } => {
                self.room.unshare(&guest.id, seat, now()).map(|entry| self.done([entry]))
            }
        };
        match done {
            Ok(done) if self.pending.is_empty() => {
                let _ = reply.send(Ok(done));
            }
            Ok(done) => {
                self.promises.push(Promise::Caller { reply, done });
                self.flush().await;
                // Who sits where is known everywhere at once.
                if !self.lost {
                    self.tables.update(&self.room.id, self.headline());
                }
                self.notice_presence();
                self.tell_presence();
            }
            Err(fault) => {
                let _ = reply.send(Err(fault));
            }
        }
    }

    fn done(&mut self, entries: impl IntoIterator<Item = Entry>) -> Reply {
        for entry in entries {
            self.note(entry);
        }
        Reply::Table(Box::new(self.room.info()))
    }

    /// Whoever only watches speaks under the new name, too.
    fn call_by_name(&mut self, guest: &Guest) {
        for client in &mut self.clients {
            if let Some(known) = client.guest.as_mut().filter(|known| known.id == guest.id) {
                known.name.clone_from(&guest.name);
            }
        }
    }

    /// During a game a bot takes the seat of somebody who has gone for a while, never of somebody who is there.
    fn may_put_out(&self, seat: u8) -> Result<(), Fault> {
        let is_playing = self.room.state() == TableState::Playing;
        let is_human = self.room.chair(seat)?.is_human();
        let away = self.pace.away_for(Seat::new(seat), Instant::now());
        if is_playing && is_human && away.is_none_or(|away| away < PUT_OUT_AFTER) {
            return Err(Fault::StillHere);
        }
        Ok(())
    }

    fn seat_link(&self, guest: &Guest, seat: u8) -> Result<SeatLink, Fault> {
        if !self.room.chair(seat)?.is_held_by(&guest.id) {
            return Err(Fault::NotYourSeat);
        }
        let token = self.tables.seat_token(&self.room.seat_link_of(seat)?).to_hex().to_string();
        let url = self.tables.settings.url(self.tables.listening);
        // The secret stands behind the hash sign, so that it is in no request line, log or referrer.
        Ok(SeatLink {
            link: format!("{url}/table/{}#seat={seat}&token={token}", self.room.id),
            token,
        })
    }

    /// The secret alone says which seat: seats may have been drawn since the link was made.
    fn claim(&mut self, guest: &Guest, token: &str) -> Result<Reply, Fault> {
        let given = blake3::Hash::from_hex(token).map_err(|_| Fault::WrongLink)?;
        // Hashes are compared in constant time.
        let is_meant = |seat: &u8| {
            self.room.seat_link_of(*seat).is_ok_and(|it| self.tables.seat_token(&it) == given)
        };
        let seat = (0..self.room.chairs.len() as u8).find(is_meant).ok_or(Fault::WrongLink)?;
        let entry = self.room.share(&guest.id, seat, now())?;
        Ok(self.done(entry))
    }

    async fn play_again(&mut self, guest: &Guest) -> Result<Rematch, Fault> {
        if let Some(id) = &self.room.rematch {
            return Ok(Rematch { id: id.clone() });
        }
        let (wish, people) = self.room.again()?;
        if !self.room.guests().contains(&guest.id) {
            return Err(Fault::NotYourSeat);
        }
        let (id, _) = self.tables.create_for(guest, wish, people).await?;
        let id = id.to_string();
        self.note(Entry::Rematch { at: now(), table: id.clone() });
        Ok(Rematch { id })
    }
}
