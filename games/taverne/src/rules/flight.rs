//! Fleeing by the Door and by the Window, and Treasures put in safety (TV-571 to TV-582, TV-602).

use kernel::Next::{Ask, Do};
use kernel::{Audience, List, Seat};

use super::covers::strip;
use super::moving::move_treasure;
use super::support;
use super::terms::clockwise;
use crate::Play;
use crate::cards::book::book;
use crate::cards::{Character, Stat, Treasure};
use crate::table::event::{BrawlEvent, Exit, Test, TreasureEvent};
use crate::table::public::Act;
use crate::table::{Event, Picked, Place, Posture, Public, Question, Step};

/// TV-571: the character waits at the Door; the round is noted.
pub(crate) fn go_to_door(play: &mut Play<'_>, who: Character) {
    let round = play.public.round;
    play.public.figure_mut(who).at_door = Some(round);
}

/// TV-574, TV-602: who escapes now: everybody at the Door since an earlier round, clockwise by owner from the next lead,
/// in the order of the group.
#[must_use]
pub fn next_at_door(public: &Public) -> Option<Character> {
    let held = |since: u8| since + book().door.rounds <= public.round;
    let mut owners = clockwise(public.next_lead, public.groups.len());
    owners.find_map(|seat| {
        let mut group = public.groups[seat].iter();
        group.find(|figure| figure.at_door.is_some_and(held)).map(|figure| figure.who)
    })
}

/// TV-602: one after the other.
pub(crate) fn door(play: &mut Play<'_>) {
    let Some(who) = next_at_door(play.public) else { return };
    play.then([Do(Step::Door {})]);
    escape(play, who, Exit::Door);
}

/// TV-581: at least two 6s and the character is out at once.
pub(crate) fn window(play: &mut Play<'_>, act: Act) {
    let who = act.who;
    let numbers = &book().window;
    let roll = support::roll(play, &act, Stat::Ruse, 0).hits(numbers.face, numbers.needed);
    let passed = roll.succeeds() == Some(true);
    let (roll, test) = (Box::new(roll), Test::Window);
    play.tell(|_| Event::Brawl(BrawlEvent::Tested { who, test, roll: roll.clone(), passed }));
    if passed {
        escape(play, who, Exit::Window);
    }
}

/// TV-208, TV-209: an escaped character is set aside, with nothing on it. TV-577: an Arrival has the same effect.
fn escape(play: &mut Play<'_>, who: Character, by: Exit) {
    let seat = play.public.owner(who);
    play.public.figure_mut(who).posture = Posture::Escaped;
    play.tell(|_| Event::Brawl(BrawlEvent::Escaped { seat, who, by }));
    strip(play, who);
    open_shelter(play, seat);
}

/// TV-575: how many Treasures an escape puts in safety: two, or all that can be lost.
#[must_use]
pub fn sheltered(losable: usize) -> usize {
    losable.min(usize::from(book().door.shelter))
}

/// TV-575: with two Treasures or fewer there is nothing to choose.
fn open_shelter(play: &mut Play<'_>, seat: Seat) {
    let losable = play.secrets.treasures[seat].read(play.referee());
    if losable.len() > sheltered(losable.len()) {
        play.then([Ask(Question::Shelter { seat })]);
    } else if !losable.is_empty() {
        let all = losable.iter().copied().collect();
        shelter(play, seat, all);
    }
}

/// TV-576: face down, known to their owner only; TV-544: everybody sees a drawn weapon leave its character.
pub(crate) fn shelter(play: &mut Play<'_>, seat: Seat, treasures: Picked<Treasure>) {
    let mut drawn: List<Treasure, 40> = List::new();
    for treasure in treasures.iter() {
        let (from, to) = (Place::Hand(seat), Place::Safety(seat));
        if move_treasure(play, treasure, from, to, Audience::seat(seat)) {
            drawn.push(treasure);
        }
    }
    let size = treasures.len() as u8;
    play.tell(|look| {
        let cards = (look.seat() == Some(seat)).then(|| Box::new(treasures.iter().collect()));
        Event::Treasure(TreasureEvent::Sheltered { seat, size, cards, drawn: Box::new(drawn) })
    });
}
