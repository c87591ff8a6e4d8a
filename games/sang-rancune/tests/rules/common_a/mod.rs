//! Short names for answers, and short questions about a table.

use kernel::{Game, Rng, Seat};
use sang_rancune::cards::{Card, Handful};
use sang_rancune::rules::position::Position;
use sang_rancune::table::flow::{Aim, Ploy, Step};
use sang_rancune::table::items::Bag;
use sang_rancune::table::state::{Creature, Hero};
use sang_rancune::{Action, Config, Event, Question, SangRancune};
use testkit::Script;

pub(crate) type Play = Script<SangRancune>;

pub(crate) const PASS: Action = Action::Pass {};
pub(crate) const READY: Action = Action::Ready {};
pub(crate) const DECLARE: Action = Action::Declare {};
pub(crate) const PLAIN: Action = Action::Plain {};
pub(crate) const THROW: Action = Action::Throw {};
pub(crate) const SET: Question = Question::SetAttack {};
pub(crate) const BETWEEN: Question = Question::Between {};
pub(crate) const PLAN_B: Question = Question::PlanB {};
pub(crate) const TARGETS: Question = Question::CreatureTargets {};
pub(crate) const HIT: Question = Question::CreatureHit {};
pub(crate) const CREATURE: Aim = Aim::Creature {};

pub(crate) fn card(id: &str) -> Card {
    Card::named(id).unwrap_or_else(|| panic!("there is no card “{id}”"))
}

pub(crate) const fn before_reveal(seat: u8) -> Question {
    Question::BeforeReveal { turn: Seat::new(seat) }
}

pub(crate) const fn revealed(seat: u8) -> Question {
    Question::AttackRevealed { turn: Seat::new(seat) }
}

pub(crate) fn set(id: &str) -> Action {
    Action::Set { card: card(id), second: None }
}

/// A card that needs no choice.
pub(crate) fn plays(id: &str) -> Action {
    Action::Play(Ploy::plain(card(id)))
}

pub(crate) fn plays_on(id: &str, target: u8) -> Action {
    Action::Play(Ploy::on(card(id), Seat::new(target)))
}

pub(crate) fn plays_on_item(id: &str, target: u8, item: &str) -> Action {
    Action::Play(Ploy::on_item(card(id), Seat::new(target), card(item)))
}

/// Sus à l'Ennemi ! or Geste Maladroit on one of the revealed cards.
pub(crate) fn plays_on_attack(id: &str, attack: u8) -> Action {
    Action::Play(Ploy::on_attack(card(id), attack))
}

/// Pas si Balèze (−25) or Plus Balèze (+25).
pub(crate) fn tough(change: i16) -> Action {
    Action::Play(Ploy::by(card("not_so_tough"), change))
}

pub(crate) fn after_you(hit: u8, to: u8) -> Action {
    Action::Play(Ploy::redirect(card("after_you"), hit, Seat::new(to)))
}

pub(crate) fn counter(with: &str) -> Action {
    Action::Play(Ploy::with(card("counter_attack"), card(with)))
}

pub(crate) fn replace(now: &[&str], later: Option<&str>) -> Action {
    Action::Replace { now: Handful::of(now.iter().map(|id| card(id))), later: later.map(card) }
}

pub(crate) const fn aim(at: Aim) -> Action {
    Action::Aim { at }
}

pub(crate) const fn wolf(number: u8) -> Aim {
    Aim::Wolf { number }
}

pub(crate) fn drinks(item: &str, drinker: Option<u8>) -> Action {
    Action::UseItem { item: card(item), drinker: drinker.map(Seat::new) }
}

pub(crate) fn offers(to: u8, give: &[&str], take: &[&str]) -> Action {
    let bag = |ids: &[&str]| Bag::of(ids.iter().map(|id| card(id)));
    Action::OfferTrade { to: Seat::new(to), give: bag(give), take: bag(take) }
}

/// Everybody keeps his hand after an Encounter.
#[track_caller]
pub(crate) fn keep_all(table: &mut Play) {
    assert_eq!(table.question(), Some(Question::Refresh {}));
    table.everybody_does(&Action::Refresh { discard: Handful::default() });
}

/// The beginning of a round.
pub(crate) fn play(position: Position) -> Play {
    Script::new(position.table())
}

/// Another step, and then rounds.
pub(crate) fn play_at(position: Position, step: Step) -> Play {
    Script::new(position.table_at(step))
}

/// A table set up by the game itself.
pub(crate) fn open(config: &Config, seed: u64) -> Play {
    let mut rng = Rng::from_number(seed);
    let opening = SangRancune::setup(config, &mut rng).expect("a table that can be played");
    Script::begin(opening, rng)
}

/// Seat 0 sets the first card, seat 1 the second, and so on; nothing for `""`.
#[track_caller]
pub(crate) fn lay(table: &mut Play, ids: &[&str]) {
    for (seat, id) in ids.iter().enumerate().filter(|(_, id)| !id.is_empty()) {
        table.does(seat as u8, set(id));
    }
}

/// Everybody lets this window go by.
#[track_caller]
pub(crate) fn pass(table: &mut Play, window: Question) {
    assert_eq!(table.question(), Some(window));
    table.everybody_does(&PASS);
}

/// Everybody lets windows go by until this question is asked.
#[track_caller]
pub(crate) fn pass_to(table: &mut Play, question: Question) {
    while table.question() != Some(question) {
        table.everybody_does(&PASS);
    }
}

/// Everybody lets all windows go by, until something has to be chosen.
#[track_caller]
pub(crate) fn pass_all(table: &mut Play) {
    while table.asked().first().is_some_and(|seat| table.options(*seat).contains(&PASS)) {
        table.everybody_does(&PASS);
    }
}

pub(crate) fn creature(table: &Play) -> Creature {
    table.gallery().creature
}

pub(crate) fn hero(table: &Play, seat: u8) -> Hero {
    table.gallery().heroes[Seat::new(seat)].clone()
}

/// The heroes' Life in seat order.
pub(crate) fn lives(table: &Play) -> Vec<u8> {
    table.gallery().heroes.iter().map(|hero| hero.life).collect()
}

/// Initiative numbers in seat order.
pub(crate) fn initiative(table: &Play) -> Vec<u8> {
    table.gallery().heroes.iter().map(|hero| hero.initiative).collect()
}

/// The hand as its owner sees it.
pub(crate) fn hand(table: &Play, seat: u8) -> Vec<String> {
    table.view(seat).my_hand().iter().map(|card| card.print().id.clone()).collect()
}

pub(crate) fn is_discarded(table: &Play, id: &str) -> bool {
    table.gallery().discard.contains(&card(id))
}

/// How often a card lies on the discard pile.
pub(crate) fn discarded(table: &Play, id: &str) -> usize {
    table.gallery().discard.iter().filter(|other| **other == card(id)).count()
}

/// Damage of the Attacks on the Damage pile, in order.
pub(crate) fn damage_pile(table: &Play) -> Vec<u16> {
    table.gallery().damage_pile.iter().map(|blow| blow.damage).collect()
}

/// Every Attack that was placed since the beginning: whose, and how much.
pub(crate) fn struck(table: &Play) -> Vec<(u8, u16)> {
    let blow = |event: Event| {
        let Event::Struck { seat, damage, .. } = event else { return None };
        Some((seat.number(), damage))
    };
    table.gallery_events().into_iter().filter_map(blow).collect()
}

/// What everybody saw, by the names of the events.
pub(crate) fn kinds(events: &[Event]) -> Vec<String> {
    let kind = |event: &Event| {
        let json = serde_json::to_value(event).expect("events can be written as JSON");
        json["kind"].as_str().map(str::to_owned)
    };
    events.iter().map(|event| kind(event).expect("every event has a kind")).collect()
}

/// The closed Items before a hero.
pub(crate) fn items(table: &Play, seat: u8) -> Vec<Card> {
    hero(table, seat).closed().iter().collect()
}
