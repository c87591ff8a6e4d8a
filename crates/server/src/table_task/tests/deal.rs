//! How long a start waits for those who have sealed something, and what the record says of answers that others gave.

use protocol::{Clock, NewSeat, Sit, TableState};
use serde_json::json;
use shelf::shares::Share;

use super::{TaskTest, blood, guest, me};
use crate::table_task::{Call, Operation, Reply};

const SALT: &str = "5a175a175a175a175a175a175a175a17";

/// A table at which Ana and Bruno have sealed something, and the start is fixed.
async fn fixed() -> TaskTest {
    let mut seats = vec![me(), NewSeat::Open {}];
    seats.resize(6, NewSeat::Bot { level: "random".into() });
    let test = TaskTest::new(blood(Clock::None {}, seats)).await;
    let bruno = guest("Bruno");
    let sat = test.operation(&bruno, Operation::Sit(Sit::default())).await.unwrap();
    let Reply::Table(table) = sat else { panic!("a table is told") };
    for (seat, who) in [(0, &test.ana), (1, &bruno)] {
        let share = Share::of(&table.commitment, usize::from(seat), &SALT.parse().unwrap());
        let share = share.to_string();
        test.operation(who, Operation::Seal { seat, share }).await.unwrap();
    }
    test.operation(&test.ana, Operation::Start).await.unwrap();
    test
}

async fn state(test: &TaskTest) -> TableState {
    test.tables.ask(&test.id, |reply| Call::Info { reply }).await.unwrap().state
}

/// What the last entries of the log are, the latest first.
fn ends<const N: usize>(test: &TaskTest) -> [serde_json::Value; N] {
    let log = test.store.log(&test.id);
    let ends: Vec<_> = log.iter().rev().take(N).map(|entry| entry["e"].clone()).collect();
    ends.try_into().expect("so many entries")
}

#[tokio::test(start_paused = true)]
async fn a_start_waits_five_seconds_for_who_does_not_open_and_nobody_can_keep_it_from_being_dealt()
{
    let test = fixed().await;
    let open = |seat: u8, salt: &str| Operation::Open { seat, salt: salt.into() };
    test.operation(&test.ana, open(0, SALT)).await.unwrap();
    test.pass(4).await;
    assert_eq!(ends(&test), ["opened", "fixed"]);
    test.pass(2).await;
    assert_eq!(ends(&test), ["voided", "opened", "fixed"]);
    // Ana seals anew; Bruno is waited for as long.
    let table = test.tables.ask(&test.id, |reply| Call::Info { reply }).await.unwrap();
    let promise = table.anew.unwrap().promise;
    let share = Share::of(&promise, 0, &SALT.parse().unwrap()).to_string();
    test.operation(&test.ana, Operation::Seal { seat: 0, share }).await.unwrap();
    test.pass(3).await;
    assert_eq!(ends(&test), ["sealed", "voided"]);
    test.pass(3).await;
    assert_eq!(ends(&test), ["fixed", "sealed", "voided"]);
    test.operation(&test.ana, open(0, SALT)).await.unwrap();
    assert_eq!(ends(&test), ["dealt", "opened", "fixed"]);
    assert_eq!(state(&test).await, TableState::Playing);
}

#[tokio::test(start_paused = true)]
async fn after_a_crash_the_house_deals_though_nobody_comes() {
    let test = fixed().await;
    // Not put away in order: another server finds loose entries.
    let test = TaskTest { tables: super::tables_on(&test.store).await, ..test };
    test.tables.look_after().await;
    assert_eq!(test.tables.count(), (1, 1));
    test.pass(6).await;
    // Again, between two attempts.
    assert_eq!(ends(&test), ["voided", "fixed"]);
    let test = TaskTest { tables: super::tables_on(&test.store).await, ..test };
    test.tables.look_after().await;
    test.pass(6).await;
    assert_eq!(ends(&test), ["dealt", "fixed", "voided"]);
    assert_eq!(state(&test).await, TableState::Playing);
}

#[tokio::test(start_paused = true)]
async fn a_table_that_is_put_away_while_it_waits_is_woken_to_deal() {
    let test = fixed().await.restart().await;
    assert_eq!(test.tables.count(), (1, 0));
    // Its time had not come when it was put away.
    tokio::time::sleep(std::time::Duration::from_secs(10)).await;
    test.tables.look_after().await;
    test.pass(6).await;
    test.pass(6).await;
    assert_eq!(state(&test).await, TableState::Playing);
}

#[tokio::test(start_paused = true)]
async fn the_record_says_which_answers_the_rules_gave() {
    let clock = Clock::Decision { seconds: 10, window: 5 };
    let mut seats = vec![me()];
    seats.resize(6, NewSeat::Bot { level: "random".into() });
    let test = TaskTest::new(blood(clock, seats)).await;
    let mut ana = test.come(&test.ana).await;
    test.pass(11).await;
    let given = test.record(&mut [&mut ana]).await.given_for;
    assert!(given.time_out.contains(0), "{given:?}");
    assert!(given.stand_in.is_empty(), "bots that were there from the start stand in for nobody");
}

#[tokio::test(start_paused = true)]
async fn the_record_says_which_answers_a_stand_in_gave() {
    let mut seats = vec![me(), NewSeat::Open {}];
    seats.resize(6, me());
    let test = TaskTest::new(blood(Clock::None {}, seats)).await;
    let bruno = guest("Bruno");
    test.operation(&bruno, Operation::Sit(Sit::default())).await.unwrap();
    test.operation(&test.ana, Operation::Start).await.unwrap();
    let mut ana = test.come(&test.ana).await;
    ana.answer(&test, 0, json!({ "kind": "pass", "to": 1 })).await;
    test.operation(&bruno, Operation::Leave { seat: 1 }).await.unwrap();
    test.calm().await;
    // The record is that of a table that was played again from its log.
    let test = test.restart().await;
    let mut ana = test.come(&test.ana).await;
    let record = test.record(&mut [&mut ana]).await;
    let by_bruno = |number: u32| record.answers[number as usize].0.number() == 1;
    let numbers = 0..record.answers.len() as u32;
    assert!(numbers.clone().any(by_bruno), "the stand-in has answered");
    for number in numbers {
        assert_eq!(record.given_for.stand_in.contains(number), by_bruno(number), "{number}");
    }
}
