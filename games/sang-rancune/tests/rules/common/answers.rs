//! Short names for answers and questions.

use kernel::Seat;
use sang_rancune::cards::{Card, Handful};
use sang_rancune::table::flow::{Aim, Declaration, Declared, Ploy, Window};
use sang_rancune::table::items::Bag;
use sang_rancune::{Action, Question};

pub(crate) const PASS: Action = Action::Pass {};
pub(crate) const READY: Action = Action::Ready {};
pub(crate) const ACCEPT: Action = Action::Accept {};
pub(crate) const REFUSE: Action = Action::Refuse {};
pub(crate) const THROW: Action = Action::Throw {};
pub(crate) const DECLARE: Action = Action::Declare {};
pub(crate) const PLAIN: Action = Action::Plain {};
/// The first of the cards not yet in order comes next.
pub(crate) const NEXT: Action = Action::Next { attack: 0 };
pub(crate) const HOLD: Action = Action::Hold {};
pub(crate) const CROSS: Action = Action::Cross {};
/// At the creature, the Chief, or the mechanism of a trap.
pub(crate) const CREATURE: Action = Action::Aim { at: Aim::Creature {} };

pub(crate) const SET: Question = Question::SetAttack {};
pub(crate) const BETWEEN: Question = Question::Between {};
pub(crate) const PLAN_B: Question = Question::Window(Window::PlanB {});
pub(crate) const TARGETS: Question = Question::Window(Window::CreatureTargets {});
pub(crate) const HIT: Question = Question::Window(Window::CreatureHit {});

pub(crate) const fn before_reveal(seat: u8) -> Question {
    Question::Window(Window::BeforeReveal { turn: Seat::new(seat) })
}

pub(crate) const fn revealed(seat: u8) -> Question {
    Question::Window(Window::AttackRevealed { turn: Seat::new(seat) })
}

pub(crate) const fn declares(what: Declared, seat: u8, at: u8) -> Question {
    Question::Declare(Declaration { what, seat: Seat::new(seat), at })
}

pub(crate) fn card(id: &str) -> Card {
    Card::named(id).unwrap_or_else(|| panic!("there is no card “{id}”"))
}

pub(crate) fn cards(ids: &[&str]) -> Vec<Card> {
    ids.iter().map(|id| card(id)).collect()
}

pub(crate) fn bag(ids: &[&str]) -> Bag {
    Bag::of(cards(ids))
}

pub(crate) fn set(id: &str) -> Action {
    Action::Set { card: card(id), second: None }
}

/// Two cards, which a Potion de Célérité allows; they have no order.
pub(crate) fn set_two(one: &str, two: &str) -> Action {
    let (one, two) = (card(one), card(two));
    Action::Set { card: one.min(two), second: Some(one.max(two)) }
}

/// A low blow that needs no choice.
pub(crate) fn blow(id: &str) -> Action {
    Action::Play(Ploy::plain(card(id)))
}

pub(crate) fn blow_on(id: &str, target: u8) -> Action {
    Action::Play(Ploy::on(card(id), Seat::new(target)))
}

pub(crate) fn blow_on_item(id: &str, target: u8, item: &str) -> Action {
    Action::Play(Ploy::on_item(card(id), Seat::new(target), card(item)))
}

/// Sus à l'Ennemi ! or Geste Maladroit on one of the revealed cards.
pub(crate) fn blow_on_attack(id: &str, attack: u8) -> Action {
    Action::Play(Ploy::on_attack(card(id), attack))
}

/// Pas si Balèze (−25) or Plus Balèze (+25).
pub(crate) fn tough(change: i16) -> Action {
    Action::Play(Ploy::by(card("not_so_tough"), change))
}

/// Après Toi !
pub(crate) fn after_you(hit: u8, target: u8) -> Action {
    Action::Play(Ploy::redirect(card("after_you"), hit, Seat::new(target)))
}

pub(crate) fn counter(with: &str) -> Action {
    Action::Play(Ploy::with(card("counter_attack"), card(with)))
}

pub(crate) fn replace(now: &[&str], later: Option<&str>) -> Action {
    Action::Replace { now: Handful::of(cards(now)), later: later.map(card) }
}

pub(crate) fn refresh(discard: &[&str]) -> Action {
    Action::Refresh { discard: Handful::of(cards(discard)) }
}

pub(crate) fn drink(item: &str, drinker: Option<u8>) -> Action {
    Action::UseItem { item: card(item), drinker: drinker.map(Seat::new) }
}

pub(crate) fn offer(to: u8, give: &[&str], take: &[&str]) -> Action {
    Action::OfferTrade { to: Seat::new(to), give: bag(give), take: bag(take) }
}

pub(crate) const fn wolf(number: u8) -> Action {
    Action::Aim { at: Aim::Wolf { number } }
}

pub(crate) const fn goblin(before: u8, number: u8) -> Action {
    Action::Aim { at: Aim::Goblin { before: Seat::new(before), number } }
}
