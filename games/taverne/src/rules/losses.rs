//! Treasures lost: stolen, dropped, looted, spilled (TV-561 to TV-566, TV-1008, TV-1009, TV-1019).

use kernel::Next::Ask;
use kernel::{Audience, List, Seat, Viewer};

use super::moving::{both, move_treasure};
use crate::Play;
use crate::cards::Treasure;
use crate::table::config::Spill;
use crate::table::event::TreasureEvent;
use crate::table::public::Looking;
use crate::table::secrets::Treasures;
use crate::table::{Event, Place, Question};

/// TV-562: the attacking player gets one losable Treasure at random. TV-566: the two concerned know which; everybody, if
/// it was drawn on a character.
pub(crate) fn steal(play: &mut Play<'_>, by: Seat, from: Seat) {
    let losable = play.secrets.treasures[from].read(play.referee());
    // TV-563: what the victim does not have, he does not lose.
    if losable.is_empty() {
        return;
    }
    let drawn = *play.rng.pick(losable);
    // A lesson may say which.
    let named = play.rng.fixed("stolen").unwrap_or_default().into_iter();
    let named = named.filter_map(|index| Treasure::all().nth(usize::from(index)));
    let treasure = named.into_iter().find(|named| losable.contains(named)).unwrap_or(drawn);
    let all = move_treasure(play, treasure, Place::Hand(from), Place::Hand(by), both(by, from));
    play.tell(|look| {
        let knows = all || both(by, from).includes(look.viewer());
        let treasure = knows.then_some(treasure);
        Event::Treasure(TreasureEvent::Stolen { by, from, treasure })
    });
}

/// TV-561, TV-562: the owner drops one losable Treasure of his choice.
pub(crate) fn drop_one(play: &mut Play<'_>, seat: Seat) {
    match play.secrets.treasures[seat].read(play.referee()) {
        [] => {}
        [only] => {
            let only = *only;
            drop_treasure(play, seat, only);
        }
        [_, _, ..] => play.then([Ask(Question::Drop { seat })]),
    }
}

/// It lies face up on the floor.
pub(crate) fn drop_treasure(play: &mut Play<'_>, seat: Seat, treasure: Treasure) {
    move_treasure(play, treasure, Place::Hand(seat), Place::Open, Audience::EVERYBODY);
    play.tell(|_| Event::Treasure(TreasureEvent::Dropped { seat, treasure }));
}

/// TV-1008, TV-1009: the attacker looks at all the victim can lose. That he looks, and at how many, is public.
pub(crate) fn look_at(play: &mut Play<'_>, by: Seat, victim: Seat, heroes_before: u8) {
    let referee = play.referee();
    let losable: Treasures = play.secrets.treasures[victim].read(referee).iter().copied().collect();
    if losable.is_empty() {
        return;
    }
    play.public.looking = Some(Looking { by, victim, heroes_before });
    let drawn: List<Treasure, 4> = play.public.drawn(victim).collect();
    play.secrets.learn(play.public, referee, |viewer, known| {
        for treasure in losable.iter().filter(|treasure| !drawn.contains(treasure)) {
            if viewer == Viewer::Seat(by) {
                known.sees(*treasure, Place::Hand(victim));
            }
        }
    });
    referee.disclose();
    let size = losable.len() as u8;
    play.tell(|look| {
        let knows = both(by, victim).includes(look.viewer());
        let cards = knows.then(|| Box::new(losable));
        Event::Treasure(TreasureEvent::LookedAt { by, at: victim, size, cards })
    });
    match losable.as_slice() {
        [only] => loot(play, *only),
        _ => play.then([Ask(Question::Loot { seat: by })]),
    }
}

/// TV-1008: the attacker takes one of his choice. TV-1009: after a KO the others fall.
pub(crate) fn loot(play: &mut Play<'_>, treasure: Treasure) {
    let Some(Looking { by, victim, heroes_before }) = play.public.looking.take() else { return };
    let all = move_treasure(play, treasure, Place::Hand(victim), Place::Hand(by), both(by, victim));
    play.tell(|look| {
        let knows = all || both(by, victim).includes(look.viewer());
        let treasure = knows.then_some(treasure);
        Event::Treasure(TreasureEvent::Looted { by, from: victim, treasure })
    });
    if heroes_before > 0 {
        spill(play, by, victim, heroes_before);
    }
}

/// TV-1019: how many of so many Treasures fall, with so many Heroes just before the KO.
#[must_use]
pub const fn spilled(spill: Spill, left: usize, heroes_before: u8) -> usize {
    match spill {
        Spill::All => left,
        Spill::Share => left.div_ceil(heroes_before as usize),
    }
}

/// TV-1009: they fall face down. TV-R64: attacker and victim know which, unless chance took some and left others.
fn spill(play: &mut Play<'_>, by: Seat, victim: Seat, heroes_before: u8) {
    let mut falling: Treasures =
        play.secrets.treasures[victim].read(play.referee()).iter().copied().collect();
    if falling.is_empty() {
        return;
    }
    let size = spilled(play.given.spill, falling.len(), heroes_before);
    let witnesses = match play.given.spill {
        Spill::All => both(by, victim),
        Spill::Share => Audience::seat(victim),
    };
    if size < falling.len() {
        play.rng.shuffle(&mut falling);
        falling.truncate(size);
    }
    let mut drawn: List<Treasure, 40> = List::new();
    for treasure in falling {
        if move_treasure(play, treasure, Place::Hand(victim), Place::FaceDown, witnesses) {
            drawn.push(treasure);
        }
    }
    let size = size as u8;
    play.tell(|look| {
        let cards = witnesses.includes(look.viewer()).then(|| Box::new(falling));
        let seat = victim;
        Event::Treasure(TreasureEvent::Spilled { seat, size, cards, drawn: Box::new(drawn) })
    });
}
