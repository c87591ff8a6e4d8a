//! What the host of a table may do, and what the players decide together.

use kernel::{Seat, Seats};
use protocol::{NewSeat, NewTable, TableState};

use super::{Entry, Player, Room};
use crate::{Fault, GuestId};

/// Somebody who plays again: the chair, who it is, and what they are called.
pub(crate) type Person = (u8, GuestId, String);

impl Room {
    pub(crate) fn only_host(&self, guest: &GuestId) -> Result<(), Fault> {
        if self.host == *guest { Ok(()) } else { Err(Fault::NotHost) }
    }

    /// Stops the clocks and the game for a while, or goes on.
    pub(crate) fn pause(
        &self,
        guest: &GuestId,
        paused: bool,
        at: u64,
    ) -> Result<Option<Entry>, Fault> {
        self.only_host(guest)?;
        self.playing()?;
        Ok((self.paused != paused).then_some(Entry::Paused { at, paused }))
    }

    /// A player votes to end the game; when all people at the table agree it ends (LS-1204), if they are more than half of
    /// those who play it: whoever was put out still is one of them.
    ///
    /// Whoever votes speaks for everybody at the same screen.
    pub(crate) fn vote_end(
        &self,
        guest: &GuestId,
        end: bool,
        at: u64,
    ) -> Result<Vec<Entry>, Fault> {
        if self.state() != TableState::Playing {
            return Err(Fault::NotPlaying);
        }
        let mine = self.seats_of(guest);
        let votes = if end { self.end_votes.union(mine) } else { self.end_votes.minus(mine) };
        let changed = mine.iter().filter(|seat| self.end_votes.contains(*seat) != end);
        let vote = |seat: Seat| Entry::EndVoted { at, seat: seat.number(), end };
        let mut entries: Vec<Entry> = changed.map(vote).collect();
        // A game that cannot go on is nobody's to win: whoever is there may end it.
        let (agree, people) = self.voters(votes);
        let all = end && self.humans().is_subset_of(votes) && 2 * agree > people;
        if all || (self.is_stopped() && !votes.is_empty()) {
            entries.push(Entry::Ended { at });
        }
        Ok(entries)
    }

    /// How many people agree if these seats do, and how many there are. Seats that were left of one's own will count for
    /// nobody.
    fn voters(&self, votes: Seats) -> (usize, usize) {
        let mut people: Vec<(&GuestId, bool)> = Vec::new();
        for (seat, chair) in self.chairs.iter().enumerate() {
            let person = chair.holders().first().or(chair.put_out.as_ref());
            let agrees = votes.contains(Seat::new(seat as u8));
            match person.map(|person| (person, people.iter_mut().find(|(who, _)| *who == person))) {
                Some((_, Some((_, already)))) => *already |= agrees,
                Some((person, None)) => people.push((person, agrees)),
                None => {}
            }
        }
        (people.iter().filter(|(_, agrees)| *agrees).count(), people.len())
    }

    /// The same table again, for the same people: what to set, and who sits where.
    ///
    /// People keep their chairs as they first sat down; where the game draws seats it draws them anew.
    pub(crate) fn again(&self) -> Result<(NewTable, Vec<Person>), Fault> {
        if self.state() != TableState::Over {
            return Err(Fault::NotOver);
        }
        let chairs = match &self.seating {
            Some(seating) => seating.iter().map(|seat| &self.chairs[*seat]).collect(),
            None => self.chairs.iter().collect::<Vec<_>>(),
        };
        let mut people = Vec::new();
        let mut seats = Vec::new();
        for (place, chair) in chairs.into_iter().enumerate() {
            let guests = match &chair.player {
                Player::Human { holders: guests } | Player::Bot { former: guests, .. } => guests,
                Player::Open => continue,
            };
            match (guests.first(), chair.bot()) {
                (Some(guest), _) => {
                    people.push((place as u8, guest.clone(), chair.name.clone()));
                    seats.push(NewSeat::Open {});
                }
                (None, level) => seats.push(NewSeat::Bot {
                    level: level.unwrap_or_else(|| self.strongest()).to_owned(),
                }),
            }
        }
        let wish = NewTable {
            game: self.setup.game.clone(),
            config: self.setup.config.clone(),
            seats,
            players: None,
            name: Some(self.setup.name.clone()),
            public: self.setup.public,
            clock: self.setup.clock,
            options: self.setup.options.clone(),
            practice: self.setup.practice,
        };
        Ok((wish, people))
    }
}
