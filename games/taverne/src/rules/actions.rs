//! Activating a character, and the actions that need no dice (TV-501 to TV-513, TV-541, TV-591).

use kernel::Next::Do;
use kernel::{Audience, List, Seat, Seats};

use super::moving::{move_treasure, see};
use super::{covers, fight, flight};
use crate::Play;
use crate::cards::{Character, Object, Treasure};
use crate::table::action::Activation;
use crate::table::event::{BrawlEvent, TreasureEvent};
use crate::table::public::Act;
use crate::table::{Arm, Blow, Deed, Drawn, Event, Place, Posture, Step, Weapon};

/// TV-502: the character is Tilted first, then the action is carried out.
pub(crate) fn activate(play: &mut Play<'_>, seat: Seat, activation: Activation) {
    let Activation { character: who, deed } = activation;
    play.public.next_lead = seat.left_of(play.players());
    play.public.figure_mut(who).posture = Posture::Tilted;
    play.tell(|_| Event::Brawl(BrawlEvent::Activated { seat, who, deed }));
    leave_hiding(play, who, deed);
    leave_door(play, who, deed);
    play.public.act = Some(Act {
        seat,
        who,
        deed,
        supporters: List::new(),
        called: Seats::NONE,
        is_riposte: false,
        can_be_answered: false,
    });
    if deed.can_be_supported() {
        play.then([
            Do(Step::Support {}),
            Do(Step::Resolve {}),
            Do(Step::Riposte {}),
            Do(Step::EndOfAction {}),
        ]);
    } else {
        play.then([Do(Step::EndOfAction {})]);
    }
    carry_out(play, seat, who, deed);
}

/// TV-503: whoever acts comes out of hiding first, Pass included.
fn leave_hiding(play: &mut Play<'_>, who: Character, deed: Deed) {
    let figure = play.public.figure_mut(who);
    if !figure.is_hidden() || deed == (Deed::StayHidden {}) {
        return;
    }
    let Some(cover) = figure.cover.take() else { return };
    let object = cover.object();
    play.public.discard.push(object);
    play.tell(|_| Event::Brawl(BrawlEvent::LeftHiding { who, object }));
}

/// TV-504: whoever does anything but Pass at the Door gives the attempt up.
fn leave_door(play: &mut Play<'_>, who: Character, deed: Deed) {
    let figure = play.public.figure_mut(who);
    if figure.at_door.is_none() || deed == (Deed::Pass {}) {
        return;
    }
    figure.at_door = None;
    play.tell(|_| Event::Brawl(BrawlEvent::LeftDoor { who }));
}

/// What happens before anybody is asked for support.
fn carry_out(play: &mut Play<'_>, seat: Seat, who: Character, deed: Deed) {
    match deed {
        Deed::PickUp { treasure } => pick_up(play, seat, who, treasure),
        Deed::PickUpUnseen {} => pick_up_unseen(play, seat, who),
        Deed::Protect { object } => {
            take_object(play, seat, object);
            covers::protect(play, who, object);
        }
        Deed::Hide { object } => play_object(play, seat, object),
        Deed::Draw { weapon } => draw(play, seat, who, weapon),
        Deed::Fight { blow } => lift(play, seat, who, blow),
        Deed::Door {} => flight::go_to_door(play, who),
        Deed::StayHidden {} | Deed::Window {} | Deed::Pass {} => {}
    }
}

/// The dice of an action that rolls them.
pub(crate) fn resolve(play: &mut Play<'_>) {
    let Some(act) = play.public.act else { return };
    match act.deed {
        Deed::Hide { object } => covers::hide(play, act, object),
        Deed::StayHidden {} => covers::stay_hidden(play, act),
        Deed::Window {} => flight::window(play, act),
        Deed::Fight { blow } => fight::strike(play, act, blow),
        Deed::PickUp { .. }
        | Deed::PickUpUnseen {}
        | Deed::Protect { .. }
        | Deed::Draw { .. }
        | Deed::Door {}
        | Deed::Pass {} => {}
    }
}

/// TV-511: a Treasure chosen by name.
fn pick_up(play: &mut Play<'_>, seat: Seat, who: Character, treasure: Treasure) {
    move_treasure(play, treasure, Place::Open, Place::Hand(seat), Audience::EVERYBODY);
    let face_down = false;
    play.tell(|_| {
        let treasure = Some(treasure);
        Event::Treasure(TreasureEvent::PickedUp { seat, who, treasure, face_down })
    });
}

/// TV-512: one of those lying face down, at random; only the picker sees it.
fn pick_up_unseen(play: &mut Play<'_>, seat: Seat, who: Character) {
    let lying = play.secrets.face_down.read(play.referee());
    let treasure = *play.rng.pick(lying);
    move_treasure(play, treasure, Place::FaceDown, Place::Hand(seat), Audience::seat(seat));
    play.tell(|look| {
        let treasure = (look.seat() == Some(seat)).then_some(treasure);
        Event::Treasure(TreasureEvent::PickedUp { seat, who, treasure, face_down: true })
    });
}

/// TV-541: a weapon is laid on the acting character. TV-211: a drawn Treasure stays one of its owner's.
fn draw(play: &mut Play<'_>, seat: Seat, who: Character, weapon: Weapon) {
    if let Weapon::Object { object } = weapon {
        take_object(play, seat, object);
    }
    let round = play.public.round;
    play.public.figure_mut(who).weapon = Some(Drawn { weapon, round });
    if let Weapon::Treasure { treasure } = weapon {
        see(play, treasure, Place::Open, Audience::EVERYBODY);
    }
}

/// TV-525: an Object from the hand is played onto the attacker, who leaves his Protection as it is played.
pub(crate) fn lift(play: &mut Play<'_>, seat: Seat, who: Character, blow: Blow) {
    if let Arm::Object { object } = blow.with {
        play_object(play, seat, object);
        covers::discard_cover(play, who);
    }
}

/// An Object leaves the hand and lies open until the action is over.
fn play_object(play: &mut Play<'_>, seat: Seat, object: Object) {
    take_object(play, seat, object);
    play.public.in_play = Some(object);
}

fn take_object(play: &mut Play<'_>, seat: Seat, object: Object) {
    let referee = play.referee();
    play.secrets.objects[seat].write(referee).take(&object);
    referee.disclose();
}
