//! A disk that neither writes nor reads: nobody ever sees what is not on it.

use std::sync::atomic::Ordering;

use protocol::{ClientMessage, Clock, NewSeat};
use serde_json::json;

use super::{TaskTest, blood, me};
use crate::Fault;
use crate::store::{Store as _, StoreError, TableState};
use crate::table_task::Call;

#[tokio::test(start_paused = true)]
async fn a_table_that_cannot_be_played_again_from_disk_is_let_go() {
    let test = TaskTest::new(blood(Clock::None {}, vec![me(); 6])).await;
    let mut ana = test.come(&test.ana).await;
    let before = ana.look(&test).await.lasting();
    test.store.broken.store(true, Ordering::Relaxed);
    let action = json!({ "kind": "pass", "to": 1 });
    let serial = ana.screen.question.as_ref().unwrap().serial;
    ana.say(ClientMessage::Answer { serial, action, tag: 1 }).await;
    while let Some(frame) = ana.frames.recv().await {
        ana.take(&frame);
    }
    assert_eq!(ana.screen.refused[0].code, "storage");
    assert_eq!(ana.screen.bye.as_ref().unwrap().0, protocol::CLOSE_GOING_AWAY);
    let info = test.tables.ask(&test.id, |reply| Call::Info { reply }).await;
    assert_eq!(info, Err(Fault::Storage));
    test.store.broken.store(false, Ordering::Relaxed);
    let mut ana = test.come(&test.ana).await;
    assert_eq!(ana.look(&test).await.lasting(), before);
    ana.answer(&test, 0, json!({ "kind": "pass", "to": 2 })).await;
    assert_eq!(test.answers(), [(0, "person".into())]);
}

#[tokio::test(start_paused = true)]
async fn while_the_disk_is_full_nobody_is_told_the_same_again_and_again() {
    let bot = NewSeat::Bot { level: "random".into() };
    let seats = vec![me(), bot, me(), me(), me(), me()];
    let mut wish = blood(Clock::Decision { seconds: 600, window: 600 }, seats);
    wish.options.bot_pace = 2_000;
    let test = TaskTest::new(wish).await;
    let mut ana = test.come(&test.ana).await;
    ana.answer(&test, 0, json!({ "kind": "pass", "to": 1 })).await;
    let before = ana.look(&test).await.lasting();
    test.store.full.store(true, Ordering::Relaxed);
    let mut told = 0;
    for _ in 0..30 {
        test.pass(1).await;
        while let Ok(frame) = ana.frames.try_recv() {
            told += frame.len();
            ana.take(&frame);
        }
    }
    assert_eq!((ana.screen.lasting(), test.answers().len()), (before, 1));
    assert!((1..3_000).contains(&told), "clocks, and nothing else: {told} bytes");
    test.store.full.store(false, Ordering::Relaxed);
    test.pass(3).await;
    assert_eq!(test.answers()[1], (1, "bot".into()));
    ana.look(&test).await;
    let mut fresh = test.come(&test.ana).await;
    assert_eq!(fresh.look(&test).await.lasting(), ana.screen.lasting());
}

/// A game with bots that Ana has ended, on a disk that refuses its record.
async fn ended_without_a_record(refused: StoreError) -> TaskTest {
    let bot = NewSeat::Bot { level: "random".into() };
    let mut seats = vec![bot; 6];
    seats[0] = me();
    let test = TaskTest::new(blood(Clock::None {}, seats)).await;
    *test.store.refuses_records.lock().unwrap() = Some(refused);
    let ana = test.come(&test.ana).await;
    ana.say(ClientMessage::VoteEnd { end: true }).await;
    test.calm().await;
    ana.go(&test).await;
    test
}

#[tokio::test(start_paused = true)]
async fn a_record_the_disk_refuses_is_tried_less_and_less_often() {
    let test = ended_without_a_record(StoreError::Full).await;
    let tried = || test.store.tried_to_finish.load(Ordering::Relaxed);
    test.pass(7_200).await;
    assert!((10..=40).contains(&tried()), "{} times in two hours", tried());
    *test.store.refuses_records.lock().unwrap() = None;
    test.pass(601).await;
    assert!(test.store.record(test.id.as_str()).await.unwrap().is_some());
}

#[tokio::test(start_paused = true)]
async fn a_record_that_can_never_be_kept_is_tried_once_and_its_table_sleeps() {
    let test = ended_without_a_record(StoreError::Refused("another is there".into())).await;
    tokio::time::sleep(test.tables.settings.idle() * 2).await;
    assert_eq!(test.store.tried_to_finish.load(Ordering::Relaxed), 1);
    assert_eq!(test.tables.count(), (1, 0), "it sleeps");
    let kept = test.store.tables().await.unwrap().remove(0);
    assert_eq!((kept.state, kept.loose), (TableState::Over, false));
}
