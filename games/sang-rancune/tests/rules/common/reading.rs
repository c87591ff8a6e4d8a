//! Questions about a table.

use kernel::Seat;
use sang_rancune::cards::Card;
use sang_rancune::cards::encounters::Select;
use sang_rancune::rules::creature::selected;
use sang_rancune::shown::page::Shown;
use sang_rancune::table::pieces::{Creature, Hero};
use sang_rancune::{Event, SangRancune};
use serde::Serialize;
use shelf::Shows;

use super::{Play, card};

/// What a page is told of the table beside the view.
pub(crate) fn shown(table: &Play) -> Shown {
    SangRancune::shown(&table.gallery(), None)
}

pub(crate) fn creature(table: &Play) -> Creature {
    table.gallery().public.creature
}

pub(crate) fn hero(table: &Play, seat: u8) -> Hero {
    table.gallery().public.heroes[Seat::new(seat)]
}

/// The heroes' Life in seat order.
pub(crate) fn lives(table: &Play) -> Vec<u8> {
    table.gallery().public.heroes.iter().map(|hero| hero.life).collect()
}

pub(crate) fn prestige(table: &Play) -> Vec<u16> {
    table.gallery().public.heroes.iter().map(|hero| hero.prestige).collect()
}

/// Initiative numbers in seat order.
pub(crate) fn initiative(table: &Play) -> Vec<u8> {
    table.gallery().public.heroes.iter().map(|hero| hero.initiative).collect()
}

/// What each hero placed on the Damage pile this round.
pub(crate) fn tallies(table: &Play) -> Vec<u16> {
    table.gallery().public.heroes.iter().map(|hero| hero.tally).collect()
}

/// Damage of the Attacks on the Damage pile, in order.
pub(crate) fn damage_pile(table: &Play) -> Vec<u16> {
    table.gallery().public.damage_pile.iter().map(|blow| blow.damage).collect()
}

/// A player's hand, sorted, as its owner sees it.
pub(crate) fn hand(table: &Play, seat: u8) -> Vec<Card> {
    table.view(seat).own.hand.to_vec()
}

/// The same by name.
pub(crate) fn hand_ids(table: &Play, seat: u8) -> Vec<String> {
    hand(table, seat).iter().map(|card| card.print().id.clone()).collect()
}

pub(crate) fn hand_sizes(table: &Play) -> Vec<u8> {
    table.gallery().own.hands.iter().copied().collect()
}

pub(crate) fn is_discarded(table: &Play, id: &str) -> bool {
    discarded(table, id) > 0
}

/// How often a card lies on the discard pile.
pub(crate) fn discarded(table: &Play, id: &str) -> usize {
    table.gallery().public.discard.iter().filter(|other| **other == card(id)).count()
}

pub(crate) fn removed(table: &Play, id: &str) -> usize {
    table.gallery().public.removed.iter().filter(|other| **other == card(id)).count()
}

/// Closed Items before a hero.
pub(crate) fn closed(table: &Play, seat: u8) -> Vec<Card> {
    hero(table, seat).closed().iter().collect()
}

/// Used potions before a hero.
pub(crate) fn drunk(table: &Play, seat: u8) -> Vec<Card> {
    hero(table, seat).items.iter().filter(|item| item.is_open).map(|item| item.card).collect()
}

/// The living from Initiative 1 on.
pub(crate) fn order(table: &Play) -> Vec<u8> {
    table.table().public().by_initiative().iter().map(|seat| seat.number()).collect()
}

pub(crate) fn names_of(table: &Play, select: Select) -> Vec<u8> {
    selected(table.table().public(), select).iter().map(Seat::number).collect()
}

/// Whom the group of hits is aimed at, hit by hit.
pub(crate) fn targets(table: &Play) -> Vec<u8> {
    table.gallery().public.hits.iter().map(|hit| hit.target.number()).collect()
}

/// Every Attack that was placed since the beginning: whose, and how much.
pub(crate) fn struck(table: &Play) -> Vec<(u8, u16)> {
    let blow = |event: Event| {
        let Event::Struck { seat, damage, .. } = event else { return None };
        Some((seat.number(), damage))
    };
    table.gallery_events().into_iter().filter_map(blow).collect()
}

/// The damage of each hit a seat took, as it was told.
pub(crate) fn wounds(table: &Play) -> Vec<(u8, u16)> {
    let wound = |event: Event| {
        let Event::Wounded { seat, damage, .. } = event else { return None };
        Some((seat.number(), damage))
    };
    table.gallery_events().into_iter().filter_map(wound).collect()
}

/// What everybody saw, by the names of the events.
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
