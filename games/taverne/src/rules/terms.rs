//! Terms and states (TV-2xx): facts that follow from what everybody knows.

use kernel::{Seat, Seats};

use crate::cards::Mode;
use crate::cards::book::{WHOLE_TAVERN, book};
use crate::table::{Figure, Public};

/// TV-206: the players whose group has somebody in the tavern, Hero or Arrival.
#[must_use]
pub fn living(public: &Public) -> Seats {
    public.groups.seats_where(|group| group.iter().any(Figure::is_in_tavern))
}

/// TV-206: how many characters of a player are in the tavern.
#[must_use]
pub fn in_tavern(public: &Public, seat: Seat) -> usize {
    public.groups[seat].iter().filter(|figure| figure.is_in_tavern()).count()
}

/// Whether a player has a Standing character.
#[must_use]
pub fn has_standing(public: &Public, seat: Seat) -> bool {
    public.groups[seat].iter().any(Figure::is_standing)
}

/// TV-101: the seats clockwise from this one, it included.
pub fn clockwise(from: Seat, players: u8) -> impl Iterator<Item = Seat> + Clone {
    (0..players).map(move |step| Seat::new((from.number() + step) % players))
}

/// TV-210: the first player to the left whose group is living.
#[must_use]
pub fn left_neighbour(public: &Public, seat: Seat) -> Option<Seat> {
    let players = public.groups.len();
    let living = living(public);
    clockwise(seat, players).skip(1).find(|other| living.contains(*other))
}

/// TV-210: the first player to the right whose group is living.
#[must_use]
pub fn right_neighbour(public: &Public, seat: Seat) -> Option<Seat> {
    let players = public.groups.len();
    let living = living(public);
    let to_the_right =
        (1..players).map(|step| Seat::new((seat.number() + players - step) % players));
    to_the_right.into_iter().find(|other| living.contains(*other))
}

/// TV-210: both neighbours; one and the same player where only one other group is living.
#[must_use]
pub fn neighbours(public: &Public, seat: Seat) -> Seats {
    let both = [left_neighbour(public, seat), right_neighbour(public, seat)];
    both.into_iter().flatten().collect()
}

/// TV-551, TV-552: whose characters a player's attack can reach.
#[must_use]
pub fn reach(public: &Public, seat: Seat, mode: Mode) -> Seats {
    let others = living(public).without(seat);
    match mode {
        Mode::Contact => neighbours(public, seat),
        Mode::Distance if is_crowded(public) => others.minus(neighbours(public, seat)),
        Mode::Distance => others,
    }
}

/// TV-552: with more than three living groups neighbours are too close to throw at.
#[must_use]
pub fn is_crowded(public: &Public) -> bool {
    living(public).len() > usize::from(book().combat.distance_limit_above_groups)
}

/// TV-711: what the tavern is worth now.
#[must_use]
pub fn tavern_value(public: &Public) -> u8 {
    let broken = public.broken.iter().map(|object| object.print().tavern_value).sum();
    WHOLE_TAVERN.saturating_sub(broken)
}
