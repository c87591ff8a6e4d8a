//! How a deal comes about: everybody seals a salt, the start is fixed, what was sealed is opened, and cards are dealt from
//! all of it.
//!
//! Whoever knows the secret can foresee a deal without the salts that others keep sealed. So nothing is dealt while one is
//! missing: the attempt is void, everybody seals something new, and the start is fixed again. It stands in the record, and
//! whoever does not open time and again is left out, so that nobody can keep a table from starting.

use kernel::{Seat, Seats, Seed};
use protocol::{Anew, Fixed, TableState};
use shelf::fairness::{self, Salt};
use shelf::shares::{self, SHORTEST_SEALED, Share, ShareError};
use shelf::voided::{self, Attempt};
use shelf::{GivenFor, Problem};

use super::{By, Chair, Entry, Room};
use crate::{Fault, GuestId};

/// A salt as somebody wrote it. One that nobody could guess while it was sealed has so many digits.
fn read_salt(text: &str) -> Result<Salt, Fault> {
    let salt = text.parse().ok().filter(|_| text.len() >= SHORTEST_SEALED);
    salt.ok_or_else(|| {
        Fault::Unreadable(Problem::said(
            "un sel scellé se compose de 32 à 64 chiffres hexadécimaux (0-9, a-f)",
            "a salt that was sealed is 32 to 64 hexadecimal digits (0-9, a-f)",
        ))
    })
}

impl Room {
    /// Whether the start is fixed and cards are not dealt yet.
    pub(crate) const fn is_fixed(&self) -> bool {
        self.fixed && self.table.is_none()
    }

    /// Whether the start was fixed once, so that nobody comes or goes any more, and cards are not dealt yet.
    pub(crate) const fn is_starting(&self) -> bool {
        (self.fixed || !self.voided.is_empty()) && self.table.is_none()
    }

    /// Which part of the start goes on: its time is counted anew with each.
    pub(crate) fn part_of_start(&self) -> Option<(usize, bool)> {
        self.is_starting().then_some((self.voided.len(), self.fixed))
    }

    /// Whether a seat has no part in the deal any more, because it did not open time and again.
    pub(super) fn is_left_out(&self, seat: u8) -> bool {
        voided::is_left_out(&self.voided, usize::from(seat))
    }

    /// Whether something that was sealed is not open.
    pub(super) fn misses_a_salt(&self) -> bool {
        self.chairs.iter().any(|chair| chair.share.is_some() && chair.salt.is_none())
    }

    /// What shares are bound to.
    fn promise(&self) -> String {
        voided::promise(&self.setup.commitment, &self.voided)
    }

    /// A player seals something for the shuffle: after the promise was made, and before the start is fixed.
    pub(crate) fn seal_share(
        &self,
        guest: &GuestId,
        seat: u8,
        share: &str,
        at: u64,
    ) -> Result<Vec<Entry>, Fault> {
        if !self.chair(seat)?.is_held_by(guest) {
            return Err(Fault::NotYourSeat);
        }
        if self.state() != TableState::Open || self.is_fixed() || self.is_left_out(seat) {
            return Err(Fault::Begun);
        }
        let share = share.parse().map_err(|error: ShareError| {
            let french = "une part scellée se compose de 64 chiffres hexadécimaux (0-9, a-f)";
            Fault::Unreadable(Problem::said(french, error.to_string()))
        })?;
        let mut entries = vec![Entry::Sealed { at, seat, share }];
        // After an attempt that failed it is fixed as soon as all have sealed anew who had taken part in it.
        if let Some(last) = self.voided.last() {
            let is_awaited = |(other, share): (usize, &Option<Share>)| {
                let other = other as u8;
                share.is_some() && !self.is_left_out(other) && other != seat
            };
            let awaited = last.shares.iter().enumerate().filter(|it| is_awaited(*it));
            if awaited.into_iter().all(|(other, _)| self.chairs[other].share.is_some()) {
                entries.push(Entry::Fixed { at });
            }
        }
        Ok(entries)
    }

    /// The host fixes the start; where nobody has sealed anything, cards are dealt at once.
    pub(crate) fn begin_game(&self, guest: &GuestId, at: u64) -> Result<Vec<Entry>, Fault> {
        self.only_host(guest)?;
        if self.state() != TableState::Open || self.is_starting() {
            return Err(Fault::Begun);
        }
        if self.chairs.iter().any(|chair| chair.is_open()) {
            return Err(Fault::SeatsOpen);
        }
        Ok(self.fixed_now(at))
    }

    fn fixed_now(&self, at: u64) -> Vec<Entry> {
        let mut entries = vec![Entry::Fixed { at }];
        if self.chairs.iter().all(|chair| chair.share.is_none()) {
            entries.push(self.dealt(at));
        }
        entries
    }

    /// Time is up for a part of the start: for opening, or for sealing anew.
    pub(crate) fn start_goes_on(&self, at: u64) -> Vec<Entry> {
        if !self.is_fixed() {
            self.fixed_now(at)
        } else if self.misses_a_salt() {
            vec![Entry::Voided { at }]
        } else {
            vec![self.dealt(at)]
        }
    }

    /// A player opens what was sealed; with the last of them, cards are dealt. What is opened already needs no more.
    pub(crate) fn open_share(
        &self,
        guest: &GuestId,
        seat: u8,
        salt: &str,
        at: u64,
    ) -> Result<Vec<Entry>, Fault> {
        if !self.chair(seat)?.is_held_by(guest) {
            return Err(Fault::NotYourSeat);
        }
        if self.state() != TableState::Open {
            return Err(Fault::Begun);
        }
        let salt = read_salt(salt)?;
        if !self.is_fixed() {
            return Err(Fault::NotFixed);
        }
        if !self.is_sealed_by(seat, &salt) {
            return Err(Fault::WrongSalt);
        }
        if self.chairs[usize::from(seat)].salt.is_some() {
            return Ok(Vec::new());
        }
        let owe = |(other, chair): (usize, &Chair)| {
            other != usize::from(seat) && chair.share.is_some() && chair.salt.is_none()
        };
        let mut entries = vec![Entry::Opened { at, seat, salt }];
        if !self.chairs.iter().enumerate().any(owe) {
            entries.push(self.dealt(at));
        }
        Ok(entries)
    }

    /// Cards are dealt: everything that was sealed is open.
    fn dealt(&self, at: u64) -> Entry {
        let rules = (self.game.rules() != self.setup.rules).then_some(self.game.rules());
        Entry::Dealt { at, rules }
    }

    /// Whether this salt is what the player of a seat has sealed, and long enough that nobody could have guessed it.
    pub(super) fn is_sealed_by(&self, seat: u8, salt: &Salt) -> bool {
        let sealed = self.chairs.get(usize::from(seat)).and_then(|chair| chair.share);
        let share = Share::of(&self.promise(), usize::from(seat), salt);
        sealed == Some(share) && salt.to_string().len() >= SHORTEST_SEALED
    }

    pub(super) fn fix(&mut self, at: u64) {
        self.changed = at;
        self.fixed = true;
        // What was added unsealed to a table of an earlier program could have been looked at before the start.
        for chair in &mut self.chairs {
            chair.salt = None;
        }
    }

    /// Nothing of an attempt at which somebody is missing is kept but its memory.
    pub(super) fn void(&mut self, at: u64) {
        self.changed = at;
        self.fixed = false;
        let opened = self.chairs.iter_mut();
        let (salts, shares) = opened.map(|chair| (chair.salt.take(), chair.share.take())).unzip();
        self.voided.push(Attempt { shares, salts });
    }

    /// Notes what everybody added, by chair as people sat down.
    pub(super) fn gather_salts(&mut self) {
        self.salts = self.chairs.iter().map(|chair| chair.salt.clone()).collect();
        let shares = || self.chairs.iter().map(|chair| chair.share).collect();
        self.shares = self.fixed.then(shares);
    }

    pub(super) fn seed(&self) -> Seed {
        match &self.shares {
            None => fairness::deal(&self.setup.secret, &self.salts),
            Some(shares) => shares::deal(&self.setup.secret, &self.salts, shares),
        }
    }

    pub(super) fn drawn_seats(&self) -> Vec<usize> {
        match &self.shares {
            None => fairness::seating(&self.setup.secret, &self.salts),
            Some(shares) => shares::seating(&self.setup.secret, &self.salts, shares),
        }
    }

    /// The start as everybody is told it while what was sealed is being opened.
    pub(super) fn fixed_start(&self) -> Option<Fixed> {
        if !self.is_fixed() {
            return None;
        }
        let opened = self.chairs.iter().enumerate().filter(|(_, chair)| chair.salt.is_some());
        let share = |chair: &Chair| chair.share.map(|share| share.to_string());
        Some(Fixed {
            shares: self.chairs.iter().map(share).collect(),
            opened: opened.map(|(seat, _)| Seat::new(seat as u8)).collect(),
        })
    }

    /// What everybody is told after an attempt that failed, until cards are dealt.
    pub(super) fn anew(&self) -> Option<Anew> {
        let last = self.voided.last().filter(|_| self.is_starting())?;
        let seats = |chairs: Vec<usize>| -> Seats {
            chairs.into_iter().map(|chair| Seat::new(chair as u8)).collect()
        };
        let left_out = (0..self.chairs.len()).filter(|seat| self.is_left_out(*seat as u8));
        Some(Anew {
            promise: self.promise(),
            failed: self.voided.len() as u32,
            missing: seats(last.missing()),
            left_out: seats(left_out.collect()),
        })
    }

    /// Notes on whose behalf the last answer was given, if it was not by the player of the seat.
    pub(crate) fn note_by(&mut self, seat: u8, by: By) {
        if by == By::Person {
            return;
        }
        let is_persons = self.chairs.get(usize::from(seat)).is_some_and(|it| it.dealt_to_person);
        let Some(number) = self.answered().and_then(|answered| answered.checked_sub(1)) else {
            return;
        };
        let number = number as u32;
        let GivenFor { stand_in, time_out, wish } = &mut self.given_for;
        match by {
            By::Bot if is_persons => stand_in.push(number),
            By::Clock => time_out.push(number),
            By::Wish => wish.push(number),
            By::Person | By::Bot => {}
        }
    }
}
