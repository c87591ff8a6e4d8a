//! Chapter 300: when it is over, and who has won.

use kernel::Next::Do;
use kernel::Outcome;

use crate::Play;
use crate::cards::TRICKS;
use crate::table::{Event, Step};

/// PP-301: after the third trick the game is over, and most points win.
pub(crate) fn next_trick_or_end(play: &mut Play<'_>) {
    if play.public.tricks < TRICKS {
        play.then([Do(Step::Trick {})]);
        return;
    }
    let seats = play.public.leaders();
    play.tell(|_| Event::Won { seats });
    play.end(Outcome::won_by(seats).with_scores(play.public.points));
}
