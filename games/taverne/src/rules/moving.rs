//! TV-217: Treasures on the move. Whatever moves a Treasure does it here, so that everybody learns what he saw and
//! nothing else.

use kernel::{Audience, Seat, Viewer};

use crate::Play;
use crate::cards::Treasure;
use crate::table::{Place, Public};

/// A Treasure goes from one place to another. The witnesses see which; to everybody else some Treasure went.
///
/// TV-544, TV-R69: what lies open is seen by all wherever it goes, so a drawn weapon leaves its character before
/// everybody's eyes. Whether everybody saw the Treasure go is returned.
pub(crate) fn move_treasure(
    play: &mut Play<'_>,
    treasure: Treasure,
    from: Place,
    to: Place,
    witnesses: Audience,
) -> bool {
    let was_open = take(play, treasure, from);
    put(play, treasure, to);
    let witnesses = if was_open || to == Place::Open { Audience::EVERYBODY } else { witnesses };
    let referee = play.referee();
    play.secrets.learn(play.public, referee, |viewer, known| {
        if witnesses.includes(viewer) {
            known.sees(treasure, to);
        } else {
            known.moved_unseen(from, to);
        }
    });
    referee.disclose();
    witnesses == Audience::EVERYBODY
}

/// The Treasure leaves its place; whether it lay open there is returned.
fn take(play: &mut Play<'_>, treasure: Treasure, from: Place) -> bool {
    let referee = play.referee();
    let secrets = &mut *play.secrets;
    let pile = match from {
        Place::Hand(seat) => &mut secrets.treasures[seat],
        Place::Safety(seat) => &mut secrets.safe[seat],
        Place::FaceDown => &mut secrets.face_down,
        Place::Aside => &mut secrets.aside,
        Place::Open => {
            play.public.floor.take(&treasure);
            return true;
        }
    };
    pile.write(referee).take(&treasure);
    match from {
        Place::Hand(seat) => sheathe(play.public, seat, treasure),
        Place::Safety(_) | Place::FaceDown | Place::Aside | Place::Open => false,
    }
}

/// TV-544: a drawn weapon that goes elsewhere leaves its character.
fn sheathe(public: &mut Public, seat: Seat, treasure: Treasure) -> bool {
    let bearer =
        public.groups[seat].iter_mut().find(|figure| figure.drawn_treasure() == Some(treasure));
    match bearer {
        Some(figure) => {
            figure.weapon = None;
            true
        }
        None => false,
    }
}

fn put(play: &mut Play<'_>, treasure: Treasure, to: Place) {
    let referee = play.referee();
    match to {
        Place::Hand(seat) => play.secrets.treasures[seat].put(treasure, referee),
        Place::Safety(seat) => play.secrets.safe[seat].put(treasure, referee),
        Place::FaceDown => play.secrets.face_down.put(treasure, referee),
        Place::Aside => play.secrets.aside.put(treasure, referee),
        Place::Open => play.public.floor.push(treasure),
    }
}

/// Some see a Treasure that stays where it is.
pub(crate) fn see(play: &mut Play<'_>, treasure: Treasure, place: Place, witnesses: Audience) {
    let referee = play.referee();
    play.secrets.learn(play.public, referee, |viewer: Viewer, known| {
        if witnesses.includes(viewer) {
            known.sees(treasure, place);
        }
    });
    referee.disclose();
}

/// The two players concerned, and nobody else.
pub(crate) const fn both(one: Seat, other: Seat) -> Audience {
    Audience::seat(one).with(Viewer::Seat(other))
}
