//! A disk that neither writes nor reads: nobody ever sees what is not on it.

use std::sync::atomic::Ordering;

use protocol::{ClientMessage, Clock};
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
