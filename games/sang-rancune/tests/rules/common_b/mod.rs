//! Shorthand of the tests from Items to hidden information: answers, rounds without reactions, and questions about a table.

use kernel::{Audience, Pile, Seat, Viewer};
use sang_rancune::cards::encounters::Select;
use sang_rancune::cards::{Card, Handful};
use sang_rancune::rules::creature::selected;
use sang_rancune::rules::position::Position;
use sang_rancune::table::flow::{Aim, Ploy};
use sang_rancune::table::items::Bag;
use sang_rancune::table::state::Creature;
use sang_rancune::{Action, Event, Question, SangRancune, Step};
use serde::Serialize;
use testkit::Script;

pub(crate) type Play = Script<SangRancune>;

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
/// The creature, the Chief, or the mechanism of a trap.
pub(crate) const CREATURE: Action = Action::Aim { at: Aim::Creature {} };

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

/// Pas si Balèze / Plus Balèze qu'il en a l'air.
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

pub(crate) fn wolf(number: u8) -> Action {
    Action::Aim { at: Aim::Wolf { number } }
}

pub(crate) fn goblin(before: u8, number: u8) -> Action {
    Action::Aim { at: Aim::Goblin { before: Seat::new(before), number } }
}

/// What each seat of [`fight`] keeps: low blows, so that reactions are possible and nobody has to use them.
pub(crate) const KEPT: [&str; 6] =
    ["plan_b", "crack", "critical_miss", "move_over", "after_you", "mixed_order"];

/// Heroes who each hold a card to set and one of [`KEPT`]; none at all where no card is named.
pub(crate) fn fight<const N: usize>(id: &str, set: [&str; N]) -> Position {
    let hands = set.into_iter().zip(KEPT).zip(0..).filter(|((card, _), _)| !card.is_empty());
    hands.fold(Position::fight(id, N as u8), |position, ((card, kept), seat)| {
        position.hand(seat, &[card, kept])
    })
}

/// The table at the beginning of a round. Items lie at the bottom of the pile, so that nobody draws one by chance.
pub(crate) fn go(position: Position) -> Play {
    Script::new(without_items_on_top(position).table())
}

/// The table between two Encounters; the one of the position is over.
pub(crate) fn between(position: Position) -> Play {
    Script::new(without_items_on_top(position).table_at(Step::Encounter {}))
}

/// The pile from its top: Attacks from 50 down, tactical cards, low blows, the 100, Items.
fn without_items_on_top(position: Position) -> Position {
    position.change(|state| {
        let mut left: Vec<Card> =
            Card::all().flat_map(|kind| std::iter::repeat_n(kind, state.unseen(kind))).collect();
        for seat in state.heroes.seats().iter() {
            for held in state.hands[seat].seen_by(Viewer::Seat(seat)).unwrap_or_default() {
                left.remove(left.iter().position(|other| other == held).expect("held cards exist"));
            }
        }
        let hundred = card("attack_100");
        left.sort_by_key(|card| (!card.is_item(), *card != hundred, std::cmp::Reverse(*card)));
        state.pile = Pile::known_to(Audience::NOBODY, left);
    })
}

/// Everybody who sets this round sets the card named for the seat.
#[track_caller]
pub(crate) fn lay(table: &mut Play, ids: &[&str]) {
    assert_eq!(table.question(), Some(Question::SetAttack {}), "nobody sets now");
    for number in table.asked() {
        table.does(number, set(ids[usize::from(number)]));
    }
}

pub(crate) const fn is_window(question: Question) -> bool {
    matches!(
        question,
        Question::PlanB {}
            | Question::BeforeReveal { .. }
            | Question::AnswerMoveOver { .. }
            | Question::AttackRevealed { .. }
            | Question::Fireball { .. }
            | Question::LowBlow { .. }
            | Question::CreatureTargets {}
            | Question::CreatureHit {}
    )
}

/// All reactions are passed over until a question that is none.
#[track_caller]
pub(crate) fn pass_all(table: &mut Play) {
    while table.question().is_some_and(is_window) {
        table.everybody_does(&PASS);
    }
}

/// Reactions are passed over until this question is asked.
#[track_caller]
pub(crate) fn until(table: &mut Play, wanted: impl Fn(Question) -> bool) {
    while let Some(question) = table.question().filter(|question| !wanted(*question)) {
        assert!(is_window(question), "{question:?} cannot be passed over");
        table.everybody_does(&PASS);
    }
    assert!(table.question().is_some(), "the game is over");
}

#[track_caller]
pub(crate) fn until_reveal_of(table: &mut Play, seat: u8) {
    until(table, |question| question == Question::BeforeReveal { turn: Seat::new(seat) });
}

#[track_caller]
pub(crate) fn until_reaction_to(table: &mut Play, seat: u8) {
    until(table, |question| question == Question::AttackRevealed { turn: Seat::new(seat) });
}

#[track_caller]
pub(crate) fn until_targets(table: &mut Play) {
    until(table, |question| question == Question::CreatureTargets {});
}

#[track_caller]
pub(crate) fn until_hit(table: &mut Play) {
    until(table, |question| question == Question::CreatureHit {});
}

/// To the Plan B window that follows the creature's attack.
#[track_caller]
pub(crate) fn until_plan_b(table: &mut Play) {
    until(table, |question| question == Question::PlanB {});
}

/// In a window, this seat acts and all others pass.
#[track_caller]
pub(crate) fn acts(table: &mut Play, seat: u8, action: Action) {
    for other in table.asked() {
        if other != seat {
            table.does(other, PASS);
        }
    }
    table.does(seat, action);
}

/// In a window, this seat plays a low blow and nobody cancels it.
#[track_caller]
pub(crate) fn plays(table: &mut Play, seat: u8, action: Action) {
    acts(table, seat, action);
    while matches!(table.question(), Some(Question::LowBlow { .. })) {
        table.everybody_does(&PASS);
    }
}

/// A whole round in which nobody reacts.
#[track_caller]
pub(crate) fn play_round(table: &mut Play, ids: &[&str]) {
    lay(table, ids);
    pass_all(table);
}

/// Nobody discards anything after the Encounter.
#[track_caller]
pub(crate) fn keep_hands(table: &mut Play) {
    assert_eq!(table.question(), Some(Question::Refresh {}), "the Encounter is not over");
    table.everybody_does(&refresh(&[]));
}

pub(crate) fn life(table: &Play) -> Vec<u8> {
    table.gallery().heroes.iter().map(|hero| hero.life).collect()
}

pub(crate) fn prestige(table: &Play) -> Vec<u16> {
    table.gallery().heroes.iter().map(|hero| hero.prestige).collect()
}

/// What each hero placed on the Damage pile this round.
pub(crate) fn tallies(table: &Play) -> Vec<u16> {
    table.gallery().heroes.iter().map(|hero| hero.tally).collect()
}

/// What lies on the Damage pile, Attack by Attack.
pub(crate) fn damage(table: &Play) -> Vec<u16> {
    table.gallery().damage_pile.iter().map(|blow| blow.damage).collect()
}

pub(crate) fn creature(table: &Play) -> Creature {
    table.gallery().creature
}

/// A player's hand, sorted.
pub(crate) fn hand(table: &Play, seat: u8) -> Vec<Card> {
    table.view(seat).my_hand().to_vec()
}

pub(crate) fn hand_sizes(table: &Play) -> Vec<u8> {
    table.gallery().hands.iter().map(|hand| hand.size).collect()
}

pub(crate) fn discarded(table: &Play, id: &str) -> usize {
    table.gallery().discard.iter().filter(|other| **other == card(id)).count()
}

pub(crate) fn removed(table: &Play, id: &str) -> usize {
    table.gallery().removed.iter().filter(|other| **other == card(id)).count()
}

/// Closed Items before a hero.
pub(crate) fn closed(table: &Play, seat: u8) -> Vec<Card> {
    table.gallery().heroes[Seat::new(seat)].closed().iter().collect()
}

/// Used potions before a hero.
pub(crate) fn open(table: &Play, seat: u8) -> Vec<Card> {
    let items = &table.gallery().heroes[Seat::new(seat)].items;
    items.iter().filter(|item| item.is_open).map(|item| item.card).collect()
}

/// The living from Initiative 1 on.
pub(crate) fn order(table: &Play) -> Vec<u8> {
    table
        .table()
        .examine(|state, _| state.by_initiative().iter().map(|seat| seat.number()).collect())
}

pub(crate) fn names_of(table: &Play, select: Select) -> Vec<u8> {
    table.table().examine(|state, _| selected(state, select).iter().map(Seat::number).collect())
}

/// Whom the group of hits is aimed at, hit by hit.
pub(crate) fn targets(table: &Play) -> Vec<u8> {
    table.gallery().hits.iter().map(|hit| hit.target.number()).collect()
}

/// The damage of each hit a seat took, as it was told.
pub(crate) fn wounds(table: &Play) -> Vec<(u8, u16)> {
    let wound = |event: Event| {
        let Event::Wounded { seat, damage, .. } = event else { return None };
        Some((seat.number(), damage))
    };
    table.gallery_events().into_iter().filter_map(wound).collect()
}

pub(crate) fn kinds(events: &[Event]) -> Vec<String> {
    let kind = |event: &Event| json(event)["kind"].as_str().map(str::to_owned);
    events.iter().map(|event| kind(event).expect("every event has a kind")).collect()
}

/// Whether something of this kind was told since the beginning.
pub(crate) fn happened(table: &Play, kind: &str) -> bool {
    kinds(&table.gallery_events()).iter().any(|other| other == kind)
}

pub(crate) fn json<T: Serialize>(value: &T) -> serde_json::Value {
    serde_json::to_value(value).expect("plain data can be written as JSON")
}
