//! What people do with a table over HTTP: sitting down, host tools, seat links, playing again.

use protocol::{Rematch, SeatLink};
use tokio::sync::oneshot;

use super::{Deed, Done, Keeper, Promise};
use crate::now::now;
use crate::room::Entry;
use crate::{Fault, Guest};

impl Keeper {
    pub(super) async fn deed(
        &mut self,
        guest: Guest,
        deed: Deed,
        reply: oneshot::Sender<Result<Done, Fault>>,
    ) {
        let done = match deed {
            Deed::SeatLink { seat } => self.seat_link(&guest, seat).map(Done::SeatLink),
            Deed::Rematch => self.play_again(&guest).await.map(Done::Rematch),
            Deed::Sit(wish) => self.room.sit(&guest, wish, now()).map(|entry| self.done([entry])),
            Deed::Leave { seat } => {
                self.room.leave(&guest.id, seat, now()).map(|entries| self.done(entries))
            }
            Deed::Salt { seat, salt } => {
                let entry = self.room.salt(&guest.id, seat, &salt, now());
                entry.map(|entry| self.done([entry]))
            }
            Deed::Change { seat, player } => {
                let entry = self.room.change_seat(&guest.id, seat, player, now());
                entry.map(|entry| self.done([entry]))
            }
            Deed::Start => self.room.begin_game(&guest.id, now()).map(|entry| self.done([entry])),
            Deed::Pause(paused) => {
                self.room.pause(&guest.id, paused, now()).map(|entry| self.done(entry))
            }
            Deed::Claim { seat, token } => self.claim(&guest, seat, &token),
        };
        match done {
            Ok(done) if self.pending.is_empty() => {
                let _ = reply.send(Ok(done));
            }
            Ok(done) => {
                self.promises.push(Promise::Caller { reply, done });
                self.flush().await;
                self.notice_presence();
                self.tell_presence();
            }
            Err(fault) => {
                let _ = reply.send(Err(fault));
            }
        }
    }

    fn done(&mut self, entries: impl IntoIterator<Item = Entry>) -> Done {
        for entry in entries {
            self.note(entry);
        }
        Done::Table(Box::new(self.room.info()))
    }

    fn seat_link(&self, guest: &Guest, seat: u8) -> Result<SeatLink, Fault> {
        if !self.room.chair(seat)?.is_held_by(&guest.id) {
            return Err(Fault::NotYourSeat);
        }
        let token = self.house.seat_token(&self.room.seat_link_of(seat)?).to_hex().to_string();
        let url = self.house.settings.url(self.house.listening);
        // The secret stands behind the hash sign, so that it is in no request line, log or referrer.
        Ok(SeatLink {
            link: format!("{url}/table/{}#seat={seat}&token={token}", self.room.id),
            token,
        })
    }

    fn claim(&mut self, guest: &Guest, seat: u8, token: &str) -> Result<Done, Fault> {
        let given = blake3::Hash::from_hex(token).map_err(|_| Fault::WrongLink)?;
        let wanted = self.room.seat_link_of(seat).map_err(|_| Fault::WrongLink)?;
        // Hashes are compared in constant time.
        if self.house.seat_token(&wanted) != given {
            return Err(Fault::WrongLink);
        }
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
        let (id, _) = self.house.create_for(guest, wish, people).await?;
        let id = id.to_string();
        self.note(Entry::Rematch { at: now(), table: id.clone() });
        Ok(Rematch { id })
    }
}
