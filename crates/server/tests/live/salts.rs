//! What people add to the shuffle: after the promise, before the deal, and opened at the end.

use client::{Connection, Visitor};
use protocol::{ClientMessage, Sit};
use serde_json::{Value, json};
use shelf::{Language, Record};

use crate::party::{blood, house, me, open, refusal, sentence, with_bots, with_copy};

/// Ends the game of the only person at a table; the salts of its record, which proves its deal.
async fn salts(connection: &mut Connection, visitor: &Visitor, id: &str) -> Vec<Option<String>> {
    connection.say(&ClientMessage::VoteEnd { end: true }).await.unwrap();
    connection.until(|screen| screen.over.is_some()).await.unwrap();
    let record = visitor.text(&format!("/api/records/{id}")).await.unwrap();
    let record = Record::read(&record).unwrap();
    let fairness = record.fairness.as_ref().unwrap();
    assert_eq!(fairness.check(&record, false), Ok(()));
    fairness.salts.iter().map(|salt| salt.as_ref().map(ToString::to_string)).collect()
}

async fn salted(visitor: &Visitor, id: &str) -> Vec<bool> {
    visitor.table(id).await.unwrap().seats.iter().map(|seat| seat.salted).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_adds_to_the_shuffle_between_the_promise_and_the_deal() {
    let house = house().await;
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let created = ana.create(&blood(with_bots(vec![me(), open(), open()], 6))).await.unwrap();
    let id = created.id;
    let mut watched = ana.connect(&id, None, None).await.unwrap();
    ana.add_salt(&id, 0, "C0FFEE").await.unwrap();
    watched.until(|screen| screen.table.as_ref().unwrap().seats[0].salted).await.unwrap();
    // Who sits down has read the promise, and may add something at once; who thinks again may replace it.
    bruno.sit(&id, &Sit { salt: Some("0".into()), seat: Some(2), ..Sit::default() }).await.unwrap();
    bruno.sit(&id, &Sit::default()).await.unwrap();
    let info = bruno.add_salt(&id, 2, "00").await.unwrap();
    assert_eq!(info.commitment, created.commitment, "the promise stands");
    assert_eq!(salted(&ana, &id).await, [true, false, true, false, false, false]);
    ana.start(&id).await.unwrap();
    assert_eq!(refusal(bruno.add_salt(&id, 1, "ab").await), (409, "begun".into()));
    for seat in [1, 2] {
        bruno.leave(&id, seat).await.unwrap();
    }
    let salts = salts(&mut watched, &ana, &id).await;
    let opened = [Some("c0ffee"), None, Some("00"), None, None, None];
    assert_eq!(salts, opened.map(|salt| salt.map(str::to_owned)));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_adds_for_others_and_nothing_but_salts() {
    let house = house().await;
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let luc = Visitor::new(&house.server.url(), "Luc", Language::Fr).await.unwrap();
    let id = ana.create(&blood(with_bots(vec![me(), open(), open()], 6))).await.unwrap().id;
    luc.sit(&id, &Sit { seat: Some(1), ..Sit::default() }).await.unwrap();
    for (visitor, seat) in [(&bruno, 0), (&bruno, 2), (&ana, 1), (&ana, 3)] {
        let answer = visitor.add_salt(&id, seat, "ab").await;
        assert_eq!(refusal(answer), (403, "not_your_seat".into()), "seat {seat}");
    }
    assert_eq!(refusal(ana.add_salt(&id, 6, "ab").await), (404, "no_seat".into()));
    let stranger = Visitor::stranger(&house.server.url(), Language::En).unwrap();
    assert_eq!(refusal(stranger.add_salt(&id, 0, "ab").await), (401, "no_guest".into()));
    for salt in ["", "tea", " ab", "é", &"a".repeat(65)] {
        let (to_ana, to_luc) = (ana.add_salt(&id, 0, salt).await, luc.add_salt(&id, 1, salt).await);
        assert_ne!(sentence(&to_ana), sentence(&to_luc), "in the language of the reader");
        assert_eq!(refusal(to_ana), (422, "unreadable".into()), "{salt}");
        assert_eq!(refusal(to_luc), (422, "unreadable".into()), "{salt}");
    }
    assert_eq!(salted(&ana, &id).await, [false; 6]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_salt_goes_with_its_player_and_outlives_a_restart() {
    let house = house().await;
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let id = ana.create(&blood(with_bots(vec![me(), open()], 6))).await.unwrap().id;
    ana.add_salt(&id, 0, "aa").await.unwrap();
    bruno.sit(&id, &Sit { salt: Some("bb".into()), ..Sit::default() }).await.unwrap();
    bruno.leave(&id, 1).await.unwrap();
    bruno.sit(&id, &Sit::default()).await.unwrap();
    assert_eq!(salted(&ana, &id).await, [true, false, false, false, false, false]);
    let house = house.restart().await;
    let ana = ana.at(&house.server.url());
    assert!(salted(&ana, &id).await[0]);
    ana.start(&id).await.unwrap();
    bruno.at(&house.server.url()).leave(&id, 1).await.unwrap();
    let mut connection = ana.connect(&id, None, None).await.unwrap();
    assert_eq!(salts(&mut connection, &ana, &id).await[0], Some("aa".into()));
    // Those who play again have another promise before them, and add something new to it.
    let again = ana.rematch(&id).await.unwrap().id;
    assert_eq!(salted(&ana, &again).await, [false; 6]);
    ana.add_salt(&again, 0, "cc").await.unwrap();
    assert!(salted(&ana, &again).await[0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_table_keeps_the_salt_that_came_with_the_wish() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let id = ana.create(&blood(with_bots(vec![me()], 6))).await.unwrap().id;
    let old = "anoldertable";
    let set_long_ago = |entry: &mut Value| entry["setup"]["salt"] = "0ff1ce".into();
    let house = with_copy(house, &id, old, set_long_ago).await;
    let ana = ana.at(&house.server.url());
    assert_eq!(salted(&ana, old).await, [true, false, false, false, false, false]);
    let wish = json!({ "game": "liens-de-sang", "salt": "0ff1ce" });
    assert_eq!(refusal(ana.post::<Value>("/api/tables", &wish).await), (422, "unreadable".into()));
    ana.start(old).await.unwrap();
    let mut connection = ana.connect(old, None, None).await.unwrap();
    assert_eq!(salts(&mut connection, &ana, old).await[0], Some("0ff1ce".into()));
}
