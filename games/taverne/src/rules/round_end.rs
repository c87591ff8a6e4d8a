//! The end of a round: the Door, Objects, straightening (TV-601 to TV-622).

use kernel::Next::{Ask, Do};
use kernel::{Answers, Audience, List, Pile, Seat, Seats};

use super::terms::{clockwise, in_tavern};
use crate::Play;
use crate::cards::book::book;
use crate::cards::{Character, Object};
use crate::table::action::RoundChoice;
use crate::table::event::RoundEvent;
use crate::table::secrets::{MOST_IN_HAND, Secrets};
use crate::table::{Action, Cover, Event, Given, Public, Question, Step};

/// TV-601: the order of the end of a round.
pub(crate) fn end_of_round(play: &mut Play<'_>) {
    play.then([
        Do(Step::Door {}),
        Do(Step::CheckEnd {}),
        Ask(Question::Keep {}), // everyone at once, sealed
        Do(Step::Straighten {}),
        Do(Step::Arrivals { drawn: 0 }),
        Do(Step::NextRound {}),
    ]);
}

/// TV-611, TV-615: everybody with an Object in hand, in the tavern or not.
pub(crate) fn who_keeps(secrets: &Secrets) -> Seats {
    secrets.objects.seats_where(|hand| !hand.is_empty())
}

/// TV-611: at most one is kept, the others are discarded; TV-613: then draws are made clockwise from the next lead.
pub(crate) fn objects_are_kept(play: &mut Play<'_>, answers: &Answers<Action>) {
    for (seat, answer) in answers.iter() {
        if let Action::Round(RoundChoice::Keep { objects }) = answer {
            discard_others(play, seat, objects);
        }
    }
    for seat in clockwise(play.public.next_lead, play.players()) {
        let count = objects_drawn(play.given, play.public, seat);
        draw_objects(play, seat, count);
    }
}

fn discard_others(play: &mut Play<'_>, seat: Seat, kept: &List<Object, MOST_IN_HAND>) {
    let referee = play.referee();
    let hand = play.secrets.objects[seat].write(referee);
    for object in kept {
        hand.take(object);
    }
    let gone = std::mem::replace(hand, *kept);
    if gone.is_empty() {
        return;
    }
    referee.disclose();
    play.public.discard.extend(gone);
    let kept = kept.len() as u8;
    play.tell(|_| Event::Round(RoundEvent::Discarded { seat, objects: Box::new(gone), kept }));
}

/// TV-612: three; as many as one has characters in the tavern with more than three there. TV-805: two with Casse-tout.
#[must_use]
pub fn objects_drawn(given: &Given, public: &Public, seat: Seat) -> u8 {
    let numbers = &book().round;
    let characters = in_tavern(public, seat) as u8;
    if characters > numbers.objects_drawn_per_living_above {
        return characters;
    }
    if given.casse_tout { book().casse_tout.objects_drawn } else { numbers.objects_drawn }
}

/// TV-613: an empty pile is made anew from the discard pile when a card is wanted from it; if there is nothing left at
/// all, the rest is not drawn.
pub(crate) fn draw_objects(play: &mut Play<'_>, seat: Seat, count: u8) {
    let referee = play.referee();
    let mut drawn: List<Object, MOST_IN_HAND> = List::new();
    for _ in 0..count {
        if play.secrets.object_pile.is_empty() {
            reshuffle(play);
        }
        let Some(object) = play.secrets.object_pile.draw(referee) else { break };
        play.secrets.objects[seat].put(object, referee);
        drawn.push(object);
    }
    referee.disclose();
    let size = drawn.len() as u8;
    play.tell(|look| {
        let cards = (look.seat() == Some(seat)).then(|| Box::new(drawn));
        Event::Round(RoundEvent::Drew { seat, size, cards })
    });
}

fn reshuffle(play: &mut Play<'_>) {
    let size = play.public.discard.len() as u8;
    if size == 0 {
        return;
    }
    let cards = std::mem::take(&mut play.public.discard);
    play.secrets.object_pile = Pile::known_to(Audience::NOBODY, cards);
    play.secrets.object_pile.shuffle(play.rng, play.referee());
    play.tell(|_| Event::Round(RoundEvent::Reshuffled { size }));
}

/// TV-621: everybody in the tavern is turned back one step. TV-622: then Hiding places whose holder passed no test this
/// round lapse.
pub(crate) fn straighten(play: &mut Play<'_>) {
    for group in play.public.groups.iter_mut() {
        for figure in group.iter_mut() {
            figure.posture = figure.posture.better();
        }
    }
    play.tell(|_| Event::Round(RoundEvent::Straightened {}));
    let round = play.public.round;
    let lapsed: List<(Character, Object), 24> = play
        .public
        .groups
        .iter()
        .flat_map(|group| group.iter())
        .filter_map(|figure| match figure.cover {
            Some(Cover::Hiding { object, tested }) if tested < round => Some((figure.who, object)),
            Some(Cover::Hiding { .. } | Cover::Protection { .. }) | None => None,
        })
        .collect();
    for (who, object) in lapsed {
        play.public.figure_mut(who).cover = None;
        play.public.discard.push(object);
        play.tell(|_| Event::Round(RoundEvent::HidingLapsed { who, object }));
    }
}
