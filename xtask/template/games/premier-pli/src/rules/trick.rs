//! Chapter 200: everybody lays a card, and the highest takes the trick.

use kernel::Answers;

use crate::Play;
use crate::table::event::Laid;
use crate::table::{Action, Event};

/// PP-202: the cards are opened together; the highest takes the trick.
pub(crate) fn open(play: &mut Play<'_>, answers: &Answers<Action>) {
    let referee = play.referee();
    let mut laid = Vec::new();
    for (seat, Action::Lay { card }) in answers.iter() {
        let hand = &mut play.secrets.hands[seat];
        let place = hand.read(referee).iter().position(|held| held == card);
        hand.take(place.expect("only what is held may be laid"), referee);
        play.public.laid[seat].push(*card);
        laid.push(Laid { seat, card: *card });
    }
    referee.disclose();
    let highest = laid.iter().max_by_key(|laid| laid.card).expect("everybody has laid a card");
    let taken_by = highest.seat;
    play.public.points[taken_by] += 1;
    play.public.tricks += 1;
    play.tell(|_| Event::Opened { laid: laid.clone(), taken_by });
}
