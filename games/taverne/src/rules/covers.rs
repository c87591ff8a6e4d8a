//! Protection and Hiding places (TV-521 to TV-534), and what leaves a character that is out (TV-209).

use super::breaking::break_object;
use super::support;
use crate::Play;
use crate::cards::book::book;
use crate::cards::{Character, Object, Stat};
use crate::table::event::{BrawlEvent, Test};
use crate::table::public::Act;
use crate::table::whereabouts::Place;
use crate::table::{Cover, Event, Weapon};

/// TV-521, TV-524: a Protection is laid and replaces any other cover.
pub(crate) fn protect(play: &mut Play<'_>, who: Character, object: Object) {
    discard_cover(play, who);
    play.public.figure_mut(who).cover = Some(Cover::Protection { object });
}

/// A cover goes to the discard pile.
pub(crate) fn discard_cover(play: &mut Play<'_>, who: Character) {
    let Some(cover) = play.public.figure_mut(who).cover.take() else { return };
    let object = cover.object();
    play.public.discard.push(object);
    play.tell(|_| Event::Brawl(BrawlEvent::CoverDiscarded { who, object }));
}

/// TV-531: one 5 or 6 is enough. TV-R56: a Hiding place that failed its first test is spent, and a Protection stays.
pub(crate) fn hide(play: &mut Play<'_>, act: Act, object: Object) {
    let who = act.who;
    play.public.in_play = None;
    if test(play, &act, Test::Hide) {
        discard_cover(play, who);
        let tested = play.public.round;
        play.public.figure_mut(who).cover = Some(Cover::Hiding { object, tested });
    } else {
        play.public.discard.push(object);
        play.tell(|_| Event::Brawl(BrawlEvent::NoHidingPlace { who, object }));
    }
}

/// TV-533: the same test keeps the card. TV-804: with Casse-tout a Hiding place that is discovered breaks.
pub(crate) fn stay_hidden(play: &mut Play<'_>, act: Act) {
    let who = act.who;
    let passed = test(play, &act, Test::StayHidden);
    let round = play.public.round;
    let figure = play.public.figure_mut(who);
    let Some(Cover::Hiding { object, tested }) = &mut figure.cover else { return };
    if passed {
        *tested = round;
        return;
    }
    let object = *object;
    figure.cover = None;
    let broken = play.given.casse_tout;
    play.tell(|_| Event::Brawl(BrawlEvent::Discovered { who, object, broken }));
    if broken {
        break_object(play, object);
    } else {
        play.public.discard.push(object);
    }
}

/// A test of Ruse to be found nowhere.
fn test(play: &mut Play<'_>, act: &Act, test: Test) -> bool {
    let who = act.who;
    let roll = support::roll(play, act, Stat::Ruse, 0).hits(book().combat.hide_from, 1);
    let passed = roll.succeeds() == Some(true);
    let roll = Box::new(roll);
    play.tell(|_| Event::Brawl(BrawlEvent::Tested { who, test, roll: roll.clone(), passed }));
    passed
}

/// TV-209: everything laid on a character that is KO or escapes leaves it: Objects to the discard pile, a drawn Special
/// Weapon to its owner's hand, as everybody sees.
pub(crate) fn strip(play: &mut Play<'_>, who: Character) {
    discard_cover(play, who);
    let seat = play.public.owner(who);
    let figure = play.public.figure_mut(who);
    figure.at_door = None;
    let Some(drawn) = figure.weapon.take() else { return };
    match drawn.weapon {
        Weapon::Object { object } => {
            play.public.discard.push(object);
            play.tell(|_| Event::Brawl(BrawlEvent::TrophyDiscarded { who, object }));
        }
        Weapon::Treasure { treasure } => {
            super::moving::see(play, treasure, Place::Hand(seat), kernel::Audience::EVERYBODY);
            play.tell(|_| Event::Brawl(BrawlEvent::WeaponBackInHand { who, seat, treasure }));
        }
    }
}
