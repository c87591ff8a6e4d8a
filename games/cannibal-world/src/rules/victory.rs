//! CW-1600: pillage, elimination, Pyrrhic victories, draws and concessions.

use kernel::Next::Ask;
use kernel::{Outcome, Seat, Seats, View, Viewer};

use super::actions;
use super::zones::numbers;
use crate::cards::Card;
use crate::table::action::Main;
use crate::table::event::{Course, Event, Hand};
use crate::table::flow::{Moment, Question};
use crate::table::public::{Camp, Ending, Phase, Public};
use crate::{CannibalWorld, Play};

/// CW-1602 to CW-1607: whether somebody is eliminated at this moment.
pub(crate) fn judge(play: &mut Play<'_>, at: Moment) {
    let out = [Camp::A, Camp::B].map(|camp| is_eliminated(play, camp) && !stands(play, camp, at));
    match out {
        [false, false] => {}
        [true, true] => {
            reveal(play, play.seats());
            draw(play, Ending::BothEliminated {});
        }
        [true, false] => eliminated(play, Camp::A),
        [false, true] => eliminated(play, Camp::B),
    }
}

/// CW-1602, CW-1603, CW-1816: no card in a deck, no creature in play, none in hand.
fn is_eliminated(play: &Play<'_>, camp: Camp) -> bool {
    let referee = play.referee();
    play.public.creatures_of(camp).next().is_none()
        && play.public.members(camp).iter().all(|seat| {
            play.secrets.mains[seat].is_empty()
                && play.secrets.reinforcements[seat].is_empty()
                && !play.secrets.hands[seat]
                    .read(referee)
                    .iter()
                    .any(|card| play.given.card(*card).is_creature)
        })
}

/// CW-R38, CW-R83: with `last_stand`, the active side stays while it can still play an Action card.
fn stands(play: &Play<'_>, camp: Camp, at: Moment) -> bool {
    let active = play.public.active;
    if !play.given.house.last_stand
        || play.public.phase != Phase::Main
        || play.public.camp(active) != camp
    {
        return false;
    }
    match at {
        Moment::Midway => true,
        Moment::PhaseDone => false,
        Moment::ActionDone => {
            let mut can = false;
            actions::list(play.look(Viewer::Seat(active)), active, &mut |act| {
                can |= matches!(act, Main::PlayAction { .. });
            });
            can
        }
    }
}

/// CW-1602, CW-1605, CW-1817: the other camp wins, unless its victory is a Pyrrhic one.
fn eliminated(play: &mut Play<'_>, camp: Camp) {
    let (losers, winner) = (play.public.members(camp), camp.other());
    reveal(play, losers);
    if !play.given.house.pyrrhic {
        return win(play, winner, Ending::Elimination { winner, strength: None });
    }
    let strength = strength_left(play, winner);
    let tokens = play.public.habitat(camp);
    tell_counted(play, winner, strength, tokens);
    if is_too_dear(strength, tokens) {
        draw(play, Ending::Pyrrhic { survivor: winner, strength, tokens });
    } else {
        win(play, winner, Ending::Elimination { winner, strength: Some(strength) });
    }
}

/// CW-1605: less strength than tokens left on the loser's Habitat.
pub(crate) const fn is_too_dear(strength: u16, tokens: u8) -> bool {
    strength < tokens as u16
}

/// CW-1602, CW-1603, CW-1816: whether nobody of a camp has a card left to draw.
pub(crate) fn decks_are_empty(view: &View<CannibalWorld>, camp: Camp) -> bool {
    view.public
        .members(camp)
        .iter()
        .all(|seat| view.own.mains[seat] == 0 && view.own.reinforcements[seat].size == 0)
}

fn creatures_in_hand(play: &Play<'_>, seat: Seat) -> Vec<Card> {
    let hand = play.secrets.hands[seat].read(play.referee());
    let mut cards: Vec<Card> =
        hand.iter().copied().filter(|card| play.given.card(*card).is_creature).collect();
    cards.sort_unstable();
    cards
}

/// CW-1605: printed strengths, in play and in hand.
fn strength_left(play: &Play<'_>, camp: Camp) -> u16 {
    let in_play =
        play.public.creatures_of(camp).map(|own| u16::from(numbers(play.given, own).strength));
    let in_hand = play.public.members(camp).iter().flat_map(|seat| creatures_in_hand(play, seat));
    in_play.sum::<u16>()
        + in_hand.map(|card| u16::from(play.given.card(card).strength)).sum::<u16>()
}

/// CW-1605, as far as somebody can count it: printed strengths in play and in the hands this viewer sees.
pub(crate) fn strength_seen(view: &View<CannibalWorld>, camp: Camp) -> u16 {
    strength_on(view, &view.public, camp)
}

/// The same on another board. Of a hand that the viewer does not see, the cards count that everybody knows to be in it.
pub(crate) fn strength_on(view: &View<CannibalWorld>, board: &Public, camp: Camp) -> u16 {
    let given = view.given();
    let in_play = board.creatures_of(camp).map(|own| u16::from(numbers(given, own).strength));
    let hands = board.members(camp);
    let in_hand = hands.iter().flat_map(|seat| match &view.own.hands[seat].cards {
        Some(cards) => cards.iter(),
        None => board.players[seat].known_hand.iter(),
    });
    let in_hand = in_hand.map(|card| u16::from(given.card(*card).strength));
    in_play.sum::<u16>() + in_hand.sum::<u16>()
}

/// CW-R76: the sum can be checked.
fn tell_counted(play: &mut Play<'_>, winner: Camp, strength: u16, tokens: u8) {
    let members = play.public.members(winner);
    let hands: Vec<Hand> =
        members.iter().map(|seat| Hand { seat, cards: creatures_in_hand(play, seat) }).collect();
    play.referee().disclose();
    play.tell(|_| Event::Course(Course::Counted { hands: hands.clone(), strength, tokens }));
}

/// CW-1602: hands are laid open.
fn reveal(play: &mut Play<'_>, seats: Seats) {
    let referee = play.referee();
    let mut hands = Vec::new();
    for seat in seats.minus(play.public.open_hands).iter() {
        play.secrets.hands[seat].reveal(referee);
        play.public.open_hands.insert(seat);
        let mut cards = play.secrets.hands[seat].read(referee).to_vec();
        cards.sort_unstable();
        hands.push(Hand { seat, cards });
    }
    if !hands.is_empty() {
        play.tell(|_| Event::Course(Course::HandsRevealed { hands: hands.clone() }));
    }
}

/// A camp wins.
pub(crate) fn win(play: &mut Play<'_>, camp: Camp, ending: Ending) {
    let winners = play.public.members(camp);
    end(play, ending, Outcome::won_by(winners));
}

/// Nobody wins.
pub(crate) fn draw(play: &mut Play<'_>, ending: Ending) {
    end(play, ending, Outcome::without_winner());
}

fn end(play: &mut Play<'_>, ending: Ending, outcome: Outcome) {
    play.public.ending = Some(ending);
    play.public.phase = Phase::Over;
    play.tell(|_| Event::Course(Course::Ended { ending }));
    if play.given.house.open_lists_after {
        reveal(play, play.seats());
        let referee = play.referee();
        for seat in play.seats().iter() {
            play.public.open_lists.insert(seat);
            play.secrets.lists[seat].reveal(referee);
        }
    }
    play.end(outcome);
}

/// CW-1609: alone, a player concedes at once; of a camp both members must agree, unless the table lets one decide
/// (CW-R77).
pub(crate) fn concede(play: &mut Play<'_>, seat: Seat, question: Question) {
    play.public.conceding.insert(seat);
    let camp = play.public.camp(seat);
    let members = play.public.members(camp);
    if members.is_subset_of(play.public.conceding) || play.given.house.forfeit {
        let winner = camp.other();
        return win(play, winner, Ending::Concession { winner });
    }
    play.tell(|_| Event::Course(Course::OffersToConcede { seat }));
    play.then([Ask(question)]);
}
