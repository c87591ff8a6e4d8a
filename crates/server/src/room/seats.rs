//! Sitting down, standing up, and moving a seat to another device.

use kernel::Seat;
use protocol::{NewSeat, Sit, TableState};
use shelf::Problem;

use super::{Chair, Entry, Room};
use crate::fault::Many;
use crate::guest::proper_name;
use crate::{Fault, Guest, GuestId};

/// How many devices may hold one seat.
const DEVICES: usize = 8;

impl Room {
    /// Somebody sits down: on a free seat before the start, or on the seat they left to a bot.
    pub(crate) fn sit(&self, guest: &Guest, wish: Sit, at: u64) -> Result<Entry, Fault> {
        let name = match wish.name {
            Some(name) => proper_name(&name)?,
            None => guest.name.clone(),
        };
        let seat = match wish.seat {
            Some(seat) => seat,
            None => self.seat_for(&guest.id)?,
        };
        let chair = self.chair(seat)?;
        let id = guest.id.clone();
        match self.state() {
            // Two seats of one guest look like two people to the others, unless everybody knows that devices are shared.
            TableState::Open
                if chair.is_open()
                    && !self.setup.options.hot_seat
                    && !self.seats_of(&guest.id).is_empty() =>
            {
                Err(Fault::OneSeat)
            }
            TableState::Open if chair.is_open() => {
                Ok(Entry::Sat { at, seat, guest: id, name, salt: None })
            }
            TableState::Playing if chair.awaits(&guest.id) => {
                Ok(Entry::Sat { at, seat, guest: id, name, salt: None })
            }
            TableState::Open => Err(Fault::SeatTaken),
            TableState::Playing if chair.is_held_by(&guest.id) => Err(Fault::SeatTaken),
            TableState::Playing => Err(Fault::Begun),
            TableState::Over => Err(Fault::NotPlaying),
        }
    }

    fn seat_for(&self, guest: &GuestId) -> Result<u8, Fault> {
        let fits = match self.state() {
            TableState::Open => self.chairs.iter().position(|chair| chair.is_open()),
            TableState::Playing => self.chairs.iter().position(|chair| chair.awaits(guest)),
            TableState::Over => return Err(Fault::NotPlaying),
        };
        fits.map(|seat| seat as u8).ok_or(Fault::Full)
    }

    /// Somebody stands up. In the middle of a game a bot plays on until they come back.
    pub(crate) fn leave(&self, guest: &GuestId, seat: u8, at: u64) -> Result<Vec<Entry>, Fault> {
        if !self.chair(seat)?.is_held_by(guest) {
            return Err(Fault::NotYourSeat);
        }
        if self.is_starting() {
            return Err(Fault::Begun);
        }
        let mut entries = match self.state() {
            TableState::Open => vec![Entry::Freed { at, seat }],
            TableState::Playing => vec![self.bot_for(seat, true, at)],
            TableState::Over => return Err(Fault::NotPlaying),
        };
        let others =
            self.chairs.iter().enumerate().filter(|(place, _)| *place != usize::from(seat));
        let mut stay = others.flat_map(|(_, chair)| chair.holders());
        if self.host == *guest
            && !stay.clone().any(|holder| holder == guest)
            && let Some(heir) = stay.next()
        {
            entries.push(Entry::Hosted { guest: heir.clone() });
        }
        Ok(entries)
    }

    /// The strongest bot of the game takes over a seat.
    pub(crate) fn bot_for(&self, seat: u8, may_return: bool, at: u64) -> Entry {
        Entry::Bot { at, seat, level: self.strongest().to_owned(), may_return }
    }

    /// The strongest level of bot.
    pub(crate) fn strongest(&self) -> &'static str {
        self.game.levels().last().expect("every game has a bot")
    }

    /// The host frees a seat, or seats a bot: before the start for anybody but themselves, later in place of a person.
    pub(crate) fn change_seat(
        &self,
        guest: &GuestId,
        seat: u8,
        player: NewSeat,
        at: u64,
    ) -> Result<Entry, Fault> {
        self.only_host(guest)?;
        let chair = self.chair(seat)?;
        match (self.state(), player) {
            (TableState::Over, _) => Err(Fault::NotPlaying),
            _ if self.is_starting() => Err(Fault::Begun),
            (_, NewSeat::Me { .. }) => Err(Fault::Unreadable(Problem::said(
                "asseyez-vous pour prendre un siège vous-même",
                "sit down to take a seat yourself",
            ))),
            (TableState::Open, NewSeat::Open {}) => Ok(Entry::Freed { at, seat }),
            (TableState::Playing, NewSeat::Open {}) => Err(Fault::Begun),
            (_, NewSeat::Bot { level }) => {
                if !self.game.levels().contains(&level.as_str()) {
                    return Err(Fault::Unreadable(self.game.no_bot(&level)));
                }
                if chair.is_held_by(guest) && self.state() == TableState::Playing {
                    return Err(Fault::Unreadable(Problem::said(
                        "quittez le siège pour le confier à un bot",
                        "leave the seat to give it to a bot",
                    )));
                }
                Ok(Entry::Bot { at, seat, level, may_return: false })
            }
        }
    }

    /// A guest who was called otherwise takes another name at every seat that has the former one, or that with a number.
    pub(crate) fn rename_guest(&self, guest: &Guest, from: &str, at: u64) -> Vec<Entry> {
        if self.state() == TableState::Over {
            return Vec::new();
        }
        let is_from = |name: &str| {
            name.strip_prefix(from).is_some_and(|rest| {
                rest.is_empty() || rest.strip_prefix(' ').is_some_and(|n| n.parse::<u8>().is_ok())
            })
        };
        let mine = self.seats_of(&guest.id).iter().map(Seat::number);
        let called = mine.filter(|seat| self.chair(*seat).is_ok_and(|chair| is_from(&chair.name)));
        called.map(|seat| Entry::Renamed { at, seat, name: guest.name.clone() }).collect()
    }

    /// Somebody opened the link of a seat.
    pub(crate) fn share(&self, guest: &GuestId, seat: u8, at: u64) -> Result<Option<Entry>, Fault> {
        let chair = self.chair(seat)?;
        if chair.is_held_by(guest) {
            return Ok(None);
        }
        if chair.holders().is_empty() {
            return Err(Fault::WrongLink);
        }
        // A link brings a seat to its player's other device; it gives nobody a second one, nor two when they come back.
        let has_another = |chair: &Chair| chair.is_held_by(guest) || chair.awaits(guest);
        if !self.setup.options.hot_seat && self.chairs.iter().any(has_another) {
            return Err(Fault::OneSeat);
        }
        if chair.holders().len() >= DEVICES {
            return Err(Fault::TooMany(Many::Devices));
        }
        Ok(Some(Entry::Shared { at, seat, guest: guest.clone() }))
    }

    /// The player of a seat voids its links, and puts all other devices out.
    pub(crate) fn unshare(&self, guest: &GuestId, seat: u8, at: u64) -> Result<Entry, Fault> {
        let chair = self.chair(seat)?;
        if !chair.is_held_by(guest) {
            return Err(Fault::NotYourSeat);
        }
        // Whoever came by a link must not put out whoever gave it.
        if chair.holders().first() != Some(guest) {
            return Err(Fault::NotFirstDevice);
        }
        Ok(Entry::Unshared { at, seat })
    }

    /// What the secret of a seat's link is made from: it changes with the player of the seat, when that player leaves and
    /// comes back, and when links are voided; not when seats are drawn.
    pub(crate) fn seat_link_of(&self, seat: u8) -> Result<String, Fault> {
        let chair = self.chair(seat)?;
        let first = chair.holders().first().ok_or(Fault::NotYourSeat)?;
        let (since, place) = chair.link;
        Ok(format!("{}/{place}/{since}/{}", self.id, first.text()))
    }
}
