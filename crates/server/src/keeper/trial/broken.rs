//! A disk that neither writes nor reads: nobody ever sees what is not on it.

use std::sync::atomic::Ordering;

use protocol::{ClientMessage, Clock, NewSeat};
use serde_json::json;

use super::{Trial, blood, me};
use crate::Fault;
use crate::keeper::Call;

#[tokio::test(start_paused = true)]
async fn a_table_that_cannot_be_played_again_from_disk_is_let_go() {
    let trial = Trial::new(blood(Clock::None {}, vec![me(); 6])).await;
    let mut ana = trial.come(&trial.ana).await;
    let before = ana.look(&trial).await.lasting();
    trial.store.broken.store(true, Ordering::Relaxed);
    let action = json!({ "kind": "pass", "to": 1 });
    let serial = ana.screen.question.as_ref().unwrap().serial;
    ana.say(ClientMessage::Answer { serial, action, tag: 1 }).await;
    while let Some(frame) = ana.frames.recv().await {
        ana.take(&frame);
    }
    assert_eq!(ana.screen.refused[0].code, "storage");
    assert_eq!(ana.screen.bye.as_ref().unwrap().0, protocol::CLOSE_GOING_AWAY);
    let info = trial.house.ask(&trial.id, |reply| Call::Info { reply }).await;
    assert_eq!(info, Err(Fault::Storage));
    trial.store.broken.store(false, Ordering::Relaxed);
    let mut ana = trial.come(&trial.ana).await;
    assert_eq!(ana.look(&trial).await.lasting(), before);
    ana.answer(&trial, 0, json!({ "kind": "pass", "to": 2 })).await;
    assert_eq!(trial.answers(), [(0, "person".into())]);
}

#[tokio::test(start_paused = true)]
async fn while_the_disk_is_full_nobody_is_told_the_same_again_and_again() {
    let bot = NewSeat::Bot { level: "random".into() };
    let seats = vec![me(), bot, me(), me(), me(), me()];
    let mut wish = blood(Clock::Decision { seconds: 600, window: 600 }, seats);
    wish.options.bot_pace = 2_000;
    let trial = Trial::new(wish).await;
    let mut ana = trial.come(&trial.ana).await;
    ana.answer(&trial, 0, json!({ "kind": "pass", "to": 1 })).await;
    let before = ana.look(&trial).await.lasting();
    trial.store.full.store(true, Ordering::Relaxed);
    let mut told = 0;
    for _ in 0..30 {
        trial.pass(1).await;
        while let Ok(frame) = ana.frames.try_recv() {
            told += frame.len();
            ana.take(&frame);
        }
    }
    assert_eq!((ana.screen.lasting(), trial.answers().len()), (before, 1));
    assert!((1..3_000).contains(&told), "clocks, and nothing else: {told} bytes");
    trial.store.full.store(false, Ordering::Relaxed);
    trial.pass(3).await;
    assert_eq!(trial.answers()[1], (1, "bot".into()));
    ana.look(&trial).await;
    let mut fresh = trial.come(&trial.ana).await;
    assert_eq!(fresh.look(&trial).await.lasting(), ana.screen.lasting());
}
