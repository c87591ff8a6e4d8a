//! Arrivals and the fair form of the shout (TV-631 to TV-649).

use kernel::Next::{Ask, Do};
use kernel::{Answers, List, Seat, Seats};

use super::ending;
use super::terms::{clockwise, has_standing};
use crate::cards::book::book;
use crate::cards::{Arrival, Bond, Character};
use crate::table::action::RoundChoice;
use crate::table::event::{EndEvent, RoundEvent, TwoDice};
use crate::table::given::ClaimRule;
use crate::table::public::Call;
use crate::table::{Action, Event, Figure, Posture, Public, Question, Step};
use crate::{Look, Play};

/// TV-631: three cards, one at a time, each settled before the next. TV-632: the Militia ends the game.
pub(crate) fn next(play: &mut Play<'_>, drawn: u8) {
    if drawn >= book().round.arrivals_per_round {
        return;
    }
    let referee = play.referee();
    let arrival = play.secrets.arrivals.draw(referee).expect("the Militia is in the pile");
    referee.disclose();
    if arrival.is_militia() {
        play.tell(|_| Event::End(EndEvent::Militia {}));
        ending::finish(play);
        return;
    }
    play.public.arrived.push(arrival);
    play.public.call = Some(Call::new(arrival));
    play.tell(|_| Event::Round(RoundEvent::Came { arrival }));
    play.then([
        Ask(Question::Claim {}),
        Do(Step::Penalties {}),
        Do(Step::Award {}),
        Do(Step::Arrivals { drawn: drawn + 1 }),
    ]);
}

/// TV-642: a claim is right if an affinity of the Arrival is a circled affinity of one of the player's Heroes, KO and
/// escaped ones included.
#[must_use]
pub fn is_right(public: &Public, seat: Seat, arrival: Arrival) -> bool {
    let bonds: &[Bond] = arrival.print().body.as_ref().map_or(&[], |body| &body.bonds);
    public.heroes(seat).any(|(hero, _)| {
        let affinities = &hero.print().affinities;
        affinities.iter().any(|affinity| bonds.iter().any(|bond| affinity.claims(*bond)))
    })
}

/// All whose claim would be right.
#[must_use]
pub fn entitled(public: &Public, arrival: Arrival) -> Seats {
    public.groups.seats().iter().filter(|seat| is_right(public, *seat, arrival)).collect()
}

/// TV-648: who may still claim in a race.
#[must_use]
pub fn still_racing(public: &Public) -> Seats {
    let Some(call) = &public.call else { return Seats::NONE };
    if !call.right.is_empty() {
        return Seats::NONE;
    }
    public.groups.seats().minus(call.wrong).minus(call.silent)
}

/// TV-648, TV-R79, TV-R86: a race is one window, however often it is opened again for those who are left.
pub(crate) fn race(look: Look<'_>, question: Question) -> Option<u32> {
    if question != (Question::Claim {}) || look.given.claims != ClaimRule::Race {
        return None;
    }
    look.public.call.map(|call| (call.right.len() + call.wrong.len() + call.silent.len()) as u32)
}

/// The claims are in, or one of a race; with automatic claims nobody was asked.
pub(crate) fn claims_are_in(play: &mut Play<'_>, answers: &Answers<Action>) {
    let Some(mut call) = play.public.call else { return };
    match play.given.claims {
        ClaimRule::Sealed => {
            let claims =
                |seat: &Seat| answers.of(*seat) == Some(&Action::Round(RoundChoice::Claim {}));
            let claiming: Seats = play.seats().iter().filter(claims).collect();
            call.right = claiming.intersection(entitled(play.public, call.arrival));
            call.wrong = claiming.minus(call.right);
            settle(play, call);
        }
        ClaimRule::Auto => {
            call.right = entitled(play.public, call.arrival);
            settle(play, call);
        }
        ClaimRule::Race if answers.seats().is_empty() => settle(play, call),
        ClaimRule::Race => raced(play, call, answers),
    }
}

/// TV-643: the choices are revealed together. TV-645: every wrong claimant owes a tilt.
fn settle(play: &mut Play<'_>, mut call: Call) {
    call.owing = call.wrong;
    play.public.call = Some(call);
    play.referee().disclose();
    let Call { right, wrong, .. } = call;
    play.tell(|_| Event::Round(RoundEvent::Claimed { right, wrong }));
}

/// TV-648: a right claim closes the window, a wrong one and Silent put their player out of it.
fn raced(play: &mut Play<'_>, mut call: Call, answers: &Answers<Action>) {
    let (seat, answer) = answers.only();
    if *answer == Action::Round(RoundChoice::Claim {}) {
        let right = is_right(play.public, seat, call.arrival);
        if right {
            call.right.insert(seat)
        } else {
            call.wrong.insert(seat)
        }
        play.tell(|_| Event::Round(RoundEvent::Raced { seat, right }));
    } else {
        call.silent.insert(seat);
    }
    play.public.call = Some(call);
    play.then([Ask(Question::Claim {})]);
}

/// TV-645: clockwise from the next lead, before the Arrival goes to anybody; nothing for those without a Standing
/// character.
pub(crate) fn penalties(play: &mut Play<'_>) {
    let Some(call) = play.public.call else { return };
    let order = clockwise(play.public.next_lead, play.players());
    let Some(seat) = order.into_iter().find(|seat| call.owing.contains(*seat)) else { return };
    play.public.call = Some(Call { owing: call.owing.without(seat), ..call });
    play.then([Do(Step::Penalties {})]);
    if !has_standing(play.public, seat) {
        return;
    }
    let standing: List<Character, 24> = play.public.groups[seat]
        .iter()
        .filter(|figure| figure.is_standing())
        .map(|figure| figure.who)
        .collect();
    match standing.as_slice() {
        [only] => tilt(play, seat, *only),
        _ => play.then([Ask(Question::Tilt { seat })]),
    }
}

/// TV-645, TV-R50: it is neither damage nor an activation, so nothing else changes.
pub(crate) fn tilt(play: &mut Play<'_>, seat: Seat, who: Character) {
    play.public.figure_mut(who).posture = Posture::Tilted;
    play.tell(|_| Event::Round(RoundEvent::Penalty { seat, who }));
}

/// TV-644, TV-646: the one right claimant; or dice among the right ones, or among all.
pub(crate) fn award(play: &mut Play<'_>) {
    let Some(call) = play.public.call.take() else { return };
    let among = if call.right.is_empty() { play.seats() } else { call.right };
    let winner = roll_for(play, call.arrival, among);
    join(play, winner, call.arrival);
}

/// TV-644: two dice each, clockwise from the next lead; ties among the highest roll again.
fn roll_for(play: &mut Play<'_>, arrival: Arrival, among: Seats) -> Seat {
    let mut left = among;
    while left.len() > 1 {
        let order = clockwise(play.public.next_lead, play.players());
        let mut rolls: List<TwoDice, 6> = List::new();
        for seat in order.filter(|seat| left.contains(*seat)) {
            let mut die = || play.rng.below(6) as u8 + 1;
            rolls.push(TwoDice { seat, dice: [die(), die()] });
        }
        let total = |roll: &TwoDice| roll.dice.iter().sum::<u8>();
        let best = rolls.iter().map(total).max();
        left =
            rolls.iter().filter(|roll| Some(total(roll)) == best).map(|roll| roll.seat).collect();
        play.tell(|_| Event::Round(RoundEvent::RolledFor { arrival, rolls: Box::new(rolls) }));
    }
    left.lowest().expect("somebody rolled highest")
}

/// TV-647: it joins its new owner's group, Standing, with nothing laid on it.
fn join(play: &mut Play<'_>, seat: Seat, arrival: Arrival) {
    let copy = play.public.arrived.iter().filter(|other| **other == arrival).count() - 1;
    let who = Character::all()
        .filter(|who| who.arrival() == Some(arrival))
        .nth(copy)
        .expect("no more copies arrive than were printed");
    play.public.groups[seat].push(Figure::new(who));
    play.tell(|_| Event::Round(RoundEvent::Joined { seat, who }));
}
