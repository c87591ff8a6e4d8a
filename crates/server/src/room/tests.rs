//! What entries make of a room, where no table comes to it by itself in a test.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use kernel::Seed;
use protocol::{NewSeat, NewTable, Practice};
use serde_json::{Value, json};
use shelf::{Language, shares};

use super::{By, Entry, Room, set};
use crate::store::TableId;
use crate::{Games, Guest, GuestId};

fn guest(name: &str) -> Guest {
    Guest { name: name.into(), ..Guest::fresh(Language::En) }
}

/// A table of Ana, with Bruno on seat 1 and bots on the others.
struct Table {
    room: Room,
    ana: GuestId,
    bruno: GuestId,
}

impl Table {
    fn new(config: Value, secret: Seed) -> Self {
        let (ana, bruno) = (guest("Ana"), guest("Bruno"));
        let mut seats = vec![NewSeat::Me { name: None }, NewSeat::Open {}];
        seats.resize(6, NewSeat::Bot { level: "random".into() });
        let practice = config.get("first_player").map(|_| Practice::Options);
        let wish = NewTable { config, practice, ..NewTable::at_once("liens-de-sang", seats) };
        let mut first = set(Games::all(), &ana, wish, 1).unwrap();
        if let Entry::Created { setup, .. } = &mut first {
            setup.secret = secret;
        }
        let id = TableId::try_from("abcdef".to_owned()).unwrap();
        let room = Room::begin(Games::all(), id, first).unwrap();
        let mut table = Self { room, ana: ana.id, bruno: bruno.id };
        table.sits(1, &table.bruno.clone());
        table
    }

    fn take(&mut self, entry: Entry) {
        self.room.take(entry).unwrap();
    }

    fn sits(&mut self, seat: u8, guest: &GuestId) {
        let (guest, name) = (guest.clone(), "Somebody".to_owned());
        self.take(Entry::Sat { at: 1, seat, guest, name, salt: None });
    }

    fn deal(&mut self) {
        self.take(Entry::Fixed { at: 1 });
        self.take(Entry::Dealt { at: 1, rules: None });
    }

    fn bot_takes(&mut self, seat: u8, may_return: bool) {
        self.take(Entry::Bot { at: 1, seat, level: "random".into(), may_return });
    }

    /// Ana hears the player of a seat no more.
    fn mutes(&mut self, seat: u8) {
        self.take(Entry::Muted { guest: self.ana.clone(), seat, mute: true });
    }

    fn muted(&self) -> Vec<u8> {
        self.room.muted.iter().map(|(_, seat)| *seat).collect()
    }

    fn answers(&mut self, seat: u8, to: u8, by: By) {
        let action = json!({ "kind": "pass", "to": to });
        self.take(Entry::Answered { seat, action, by, spent: 0, at: 1 });
    }
}

const NOBODY: [Option<shelf::shares::Share>; 6] = [None; 6];

#[test]
fn a_mute_goes_along_with_its_person_when_seats_are_drawn() {
    let mut secrets = (0..).map(|number| Seed([number; 32]));
    let moves = |secret: &Seed| shares::seating(secret, &[], &NOBODY)[1] != 1;
    let mut table = Table::new(json!({}), secrets.find(moves).unwrap());
    table.mutes(1);
    table.deal();
    let seat = table.room.seating().unwrap()[1];
    assert_ne!(seat, 1);
    assert_eq!(table.muted(), [seat as u8]);
    assert!(table.room.chairs[seat].is_held_by(&table.bruno));
}

#[test]
fn a_mute_is_for_a_person_and_not_for_who_sits_there_next() {
    let as_joined = json!({ "seating": "as_joined", "first_player": 0 });
    let mut table = Table::new(as_joined, Seed([7; 32]));
    let carla = guest("Carla").id;
    table.mutes(1);
    table.take(Entry::Freed { at: 1, seat: 1 });
    assert_eq!(table.muted(), [] as [u8; 0]);
    table.sits(1, &carla);
    table.mutes(1);
    table.deal();
    // Whoever comes back is still not heard; whoever comes in their place is.
    table.bot_takes(1, true);
    table.sits(1, &carla);
    assert_eq!(table.muted(), [1]);
    table.bot_takes(1, false);
    table.sits(1, &table.bruno.clone());
    assert_eq!(table.muted(), [] as [u8; 0]);
}

#[test]
fn the_record_names_answers_of_a_bot_that_the_host_put_in_and_those_given_as_asked() {
    let as_joined = json!({ "seating": "as_joined", "first_player": 0 });
    let mut table = Table::new(as_joined, Seed([7; 32]));
    table.deal();
    table.answers(0, 1, By::Person);
    table.bot_takes(1, false);
    table.answers(1, 0, By::Bot);
    table.answers(0, 2, By::Wish);
    // A bot that was there from the start stands in for nobody.
    table.answers(2, 0, By::Bot);
    table.answers(0, 3, By::Clock);
    table.take(Entry::Ended { at: 1 });
    let (record, _) = table.room.record().unwrap();
    let given = serde_json::to_value(&record.given_for).unwrap();
    assert_eq!(given, json!({ "stand_in": "1", "wish": "2", "time_out": "4" }));
}
