//! CW-300: drawing from the main deck and from the Reinforcements, exhaustion, and what everybody knows of both
//! (CW-R74).

use kernel::Next::{Ask, Do};
use kernel::{Look, Seat};

use crate::cards::Card;
use crate::table::action::Action;
use crate::table::event::{CardEvent, Course, Event};
use crate::table::flow::{Question, Step};
use crate::table::forbidden::Forbidden;
use crate::table::public::{Known, Player};
use crate::{CannibalWorld, Play};

/// CW-301: draws one card after the other.
pub(crate) fn draws(play: &mut Play<'_>, seat: Seat, left: u8) {
    if left == 0 {
        return;
    }
    play.then([Do(Step::Draws { seat, left: left - 1 })]);
    draw_one(play, seat);
}

/// CW-303: where there is nothing to choose, the card is drawn at once. CW-312: with both decks empty the attempt
/// exhausts.
fn draw_one(play: &mut Play<'_>, seat: Seat) {
    let (main, stack) = (play.secrets.mains[seat].len(), play.secrets.reinforcements[seat].len());
    match (main, stack) {
        (0, 0) => exhaust(play, seat),
        (_, 0) => draw_main(play, seat),
        (0, 1) => {
            let card = play.secrets.reinforcements[seat].read(play.referee())[0];
            draw_reinforcement(play, seat, card);
        }
        (_, _) => play.then([Ask(Question::DrawSource { seat })]),
    }
}

/// CW-312: for the rest of the game.
fn exhaust(play: &mut Play<'_>, seat: Seat) {
    let player = &mut play.public.players[seat];
    if !player.exhausted {
        player.exhausted = true;
        play.tell(|_| Event::Course(Course::Exhausted { seat }));
    }
}

/// CW-302: the top card.
pub(crate) fn draw_main(play: &mut Play<'_>, seat: Seat) {
    let referee = play.referee();
    let Some(card) = play.secrets.mains[seat].draw(referee) else { return };
    play.secrets.hands[seat].put(card, referee);
    play.tell(|look| {
        let card = look.secrets.hands[seat].last_seen_by(look.eyes()).copied();
        Event::Cards(CardEvent::DrewMain { seat, card })
    });
}

/// CW-302, CW-304: any card of the Reinforcements; the last one is replaced at once.
pub(crate) fn draw_reinforcement(play: &mut Play<'_>, seat: Seat, card: Card) {
    let referee = play.referee();
    let stack = &mut play.secrets.reinforcements[seat];
    let was = stack.len();
    let Some(place) = stack.read(referee).iter().position(|held| *held == card) else { return };
    stack.take(place, referee);
    play.secrets.hands[seat].put(card, referee);
    drawn_from(&mut play.public.players[seat], was);
    play.tell(|look| {
        let card = look.secrets.hands[seat].last_seen_by(look.eyes()).copied();
        Event::Cards(CardEvent::DrewReinforcement { seat, card })
    });
    if play.secrets.reinforcements[seat].is_empty() {
        refill(play, seat);
    }
}

/// CW-304: the top card of the main deck, if there is one.
fn refill(play: &mut Play<'_>, seat: Seat) {
    let referee = play.referee();
    let Some(card) = play.secrets.mains[seat].draw(referee) else { return };
    play.secrets.reinforcements[seat].put(card, referee);
    play.tell(|look| {
        let card = look.secrets.reinforcements[seat].last_seen_by(look.eyes()).copied();
        Event::Cards(CardEvent::Refilled { seat, card })
    });
}

/// CW-R74: from a single card a known one surely went to the hand; from several it may have.
fn drawn_from(player: &mut Player, was: usize) {
    player.has_drawn_reinforcements = true;
    if was == 1 {
        let gone: Vec<Card> = player.known.iter().map(|known| known.card).collect();
        player.known.clear();
        gone.into_iter().for_each(|card| insert_sorted(&mut player.known_hand, card));
    } else {
        player.known.iter_mut().for_each(|known| known.certain = false);
    }
}

/// CW-308, CW-313: a card enters the Reinforcements, seen by everybody or by its owner alone.
pub(crate) fn reinforce(play: &mut Play<'_>, seat: Seat, card: Card, is_seen: bool) {
    let referee = play.referee();
    play.secrets.reinforcements[seat].put(card, referee);
    if is_seen {
        let known = &mut play.public.players[seat].known;
        let place = known.partition_point(|other| other.card <= card);
        known.insert(place, Known { card, certain: true });
    }
}

/// A card leaves a hand, seen by everybody. CW-R74: a card known to be in that hand may have been this one.
pub(crate) fn leaves_hand(play: &mut Play<'_>, seat: Seat, card: Card) {
    let referee = play.referee();
    let hand = &mut play.secrets.hands[seat];
    if let Some(place) = hand.read(referee).iter().position(|held| *held == card) {
        hand.take(place, referee);
    }
    referee.disclose();
    let player = &mut play.public.players[seat];
    if player.known_hand.take(&card).is_none()
        && let Some(place) =
            player.known.iter().position(|known| known.card == card && !known.certain)
    {
        player.known.remove(place);
    }
}

/// CW-310: a card goes to its owner's discard pile.
pub(crate) fn discard(play: &mut Play<'_>, seat: Seat, card: Card) {
    insert_sorted(&mut play.public.players[seat].discard, card);
}

fn insert_sorted<const N: usize>(cards: &mut kernel::List<Card, N>, card: Card) {
    let place = cards.partition_point(|other| *other <= card);
    cards.insert(place, card);
}

/// CW-1103: Meat from Support.
pub(crate) fn gain_meat(play: &mut Play<'_>, seat: Seat, meat: u8) {
    let stock = &mut play.public.players[seat].meat;
    *stock = stock.saturating_add(meat);
    play.tell(|_| Event::Course(Course::GainedMeat { seat, meat }));
}

/// The cards of a hand as its holder sees them, each once, in order.
pub(crate) fn distinct(cards: &[Card]) -> crate::table::public::Cards {
    let mut all: crate::table::public::Cards = cards.iter().copied().collect();
    all.sort_unstable();
    let mut distinct = crate::table::public::Cards::new();
    for card in &all {
        if distinct.last() != Some(card) {
            distinct.push(*card);
        }
    }
    distinct
}

fn reinforcements(look: Look<'_, CannibalWorld>, seat: Seat) -> &[Card] {
    look.secrets.reinforcements[seat].seen_by(look.eyes()).unwrap_or_default()
}

/// CW-301: where a card may be drawn from.
pub(crate) fn check_draw(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    action: &Action,
) -> Result<(), Forbidden> {
    if *action == (Action::DrawMain {}) {
        let empty = look.secrets.mains[seat].is_empty();
        return if empty { Err(Forbidden::NothingToDraw) } else { Ok(()) };
    }
    let Action::DrawReinforcement { card } = action else { return Err(Forbidden::NotNow) };
    let held = reinforcements(look, seat).contains(card);
    if held { Ok(()) } else { Err(Forbidden::NotInReinforcements) }
}

/// CW-301
pub(crate) fn list_draws(look: Look<'_, CannibalWorld>, seat: Seat, out: &mut Vec<Action>) {
    if !look.secrets.mains[seat].is_empty() {
        out.push(Action::DrawMain {});
    }
    for card in &distinct(reinforcements(look, seat)) {
        out.push(Action::DrawReinforcement { card: *card });
    }
}
