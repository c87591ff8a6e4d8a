//! LS-10xx, end and victory: the first fourth wound ends the game, and the right captive wins it.

use kernel::{Outcome, Seat, Seats};

use crate::Play;
use crate::cards::catalogue::{Trait, catalogue};
use crate::cards::pieces::{Allegiance, Clan, Identity};
use crate::table::event::Event;
use crate::table::flow::Cause;
use crate::table::public::Ending;

/// LS-409, LS-1001: the game ends at once; nothing after that is resolved.
pub(crate) fn capture(play: &mut Play<'_>, captive: Seat, cause: Cause) {
    play.tell(|_| Event::Captured { seat: captive, cause });
    let ending = judge(play, captive, cause);
    play.public.ending = Some(ending);
    reveal_all(play);
    let winners = side(play, ending.winner);
    play.tell(|_| Event::GameOver { ending, winners });
    play.end(Outcome::won_by(winners));
}

/// LS-1002 to LS-1007: who has won.
fn judge(play: &Play<'_>, captive: Seat, cause: Cause) -> Ending {
    let referee = play.referee();
    let secrets = &*play.secrets;
    let identity = |seat: Seat| secrets.identity(seat, referee);
    let leaders = Clan::BOTH.map(|clan| secrets.leader(play.public, clan, referee));
    let leader_of = |clan: Clan| leaders[clan as usize];
    let capturer = cause.by();
    let ending = Ending {
        captive,
        capturer,
        cause,
        winner: Allegiance::Order,
        victorious: None,
        own_clan: false,
        leaders,
        curse_stole: false,
    };
    // LS-1003: an Inquisitor who is captured wins alone.
    if catalogue().character(identity(captive)).traits.contains(&Trait::WinsIfCaptured) {
        return ending;
    }
    // LS-1009: the capturer is never the Inquisitor.
    let mine = identity(capturer).clan().expect("the Inquisitor captures nobody");
    // LS-1004, LS-1005: the rival leader, or the wrong one.
    let victorious = if captive == leader_of(mine.rival()) { mine } else { mine.rival() };
    // LS-1007: the True Curse before the leader of the victorious clan.
    let curse_stole = *secrets.true_curse.read(referee) == Some(leader_of(victorious));
    let winner = if curse_stole { Allegiance::Order } else { victorious.into() };
    let own_clan = identity(captive).clan() == Some(mine);
    Ending { winner, victorious: Some(victorious), own_clan, curse_stole, ..ending }
}

/// LS-1001: all characters and curses are turned face up.
pub(crate) fn reveal_all(play: &mut Play<'_>) {
    let referee = play.referee();
    play.public.is_revealed = true;
    let secrets = &mut *play.secrets;
    secrets.characters.iter_mut().for_each(|card| card.reveal(referee));
    secrets.clues.iter_mut().for_each(|clue| clue.reveal(referee));
    secrets.true_curse.reveal(referee);
    let characters = secrets.characters.map(|_, card| *card.read(referee));
    let true_curse = *secrets.true_curse.read(referee);
    let left_in_box: Vec<Identity> = if play.given.house.show_box_at_end {
        Identity::all().filter(|identity| !characters.iter().any(|card| card == identity)).collect()
    } else {
        Vec::new()
    };
    play.tell(|_| Event::AllRevealed { characters, true_curse, left_in_box: left_in_box.clone() });
}

/// LS-1008: all members of a side win together.
fn side(play: &Play<'_>, winner: Allegiance) -> Seats {
    let referee = play.referee();
    play.secrets.characters.seats_where(|card| card.read(referee).allegiance() == winner)
}
