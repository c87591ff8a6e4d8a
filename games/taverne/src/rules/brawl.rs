//! The Brawl: its start, its rounds and activations (TV-4xx).

use kernel::Next::{Ask, Do};
use kernel::Seat;

use super::terms::{clockwise, has_standing};
use super::{ending, round_end};
use crate::Play;
use crate::cards::book;
use crate::table::event::BrawlEvent;
use crate::table::public::{Each, Phase};
use crate::table::{Event, Question, Step};

/// TV-401, TV-402: three Objects each, dealt clockwise from the first Leader. TV-314: Agitation cards are put away.
pub(crate) fn start(play: &mut Play<'_>, leader: Seat) {
    play.public.phase = Phase::Brawl;
    play.public.trade.agitation = Each::new(play.players(), |_| 0);
    play.public.round = 1;
    play.public.next_lead = leader;
    play.tell(|_| Event::Brawl(BrawlEvent::Started { leader }));
    for seat in clockwise(leader, play.players()) {
        round_end::draw_objects(play, seat, book().setup.objects_at_brawl_start);
    }
    play.tell(|_| Event::Brawl(BrawlEvent::RoundStarted { round: 1 }));
    play.then([Do(Step::Turn {})]);
}

/// TV-403, TV-404: the first player from the next lead with a Standing character leads. TV-406, TV-408: when nobody is
/// Standing the round ends.
pub(crate) fn next_turn(play: &mut Play<'_>) {
    let mut seats = clockwise(play.public.next_lead, play.players());
    match seats.find(|seat| has_standing(play.public, *seat)) {
        Some(seat) => play.then([Ask(Question::Activate { seat })]),
        None => play.then([Do(Step::EndOfRound {})]),
    }
}

/// TV-405: the action is carried out; then the end of the game is checked, then the player to the left leads.
pub(crate) fn end_of_action(play: &mut Play<'_>) {
    play.public.act = None;
    if ending::is_over(play.public) {
        ending::last_group(play);
        return;
    }
    play.then([Do(Step::Turn {})]);
}

/// TV-407: the rotation goes on.
pub(crate) fn next_round(play: &mut Play<'_>) {
    play.public.round += 1;
    let round = play.public.round;
    play.tell(|_| Event::Brawl(BrawlEvent::RoundStarted { round }));
    play.then([Do(Step::Turn {})]);
}
