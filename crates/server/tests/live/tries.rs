//! Answers that are only tried: judged as if they were given, told to nobody else, and without a trace.

use protocol::ClientMessage;
use serde_json::json;

use crate::party::{
    attack, blood, code, house, house_with, log_of, look, me, open, pair, sync, with_bots,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_try_says_what_an_answer_would_bring_and_changes_nothing() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    let (before, other) = (table.one.screen.lasting(), table.two.screen.lasting());
    let serial = table.one.screen.question.as_ref().unwrap().serial;

    let taken = table.one.try_answer(attack(1)).await.unwrap();
    assert_eq!((taken.serial, taken.refusal, taken.adds), (serial, None, None));
    let refused = table.one.try_answer(attack(0)).await.unwrap().refusal.unwrap();
    assert!(refused.code.starts_with("LS-E") && refused.clause.is_some(), "{refused:?}");
    assert!(!refused.text.is_empty());
    let unreadable = table.one.try_answer(json!({ "kind": "dance" })).await.unwrap();
    assert_eq!(unreadable.refusal.unwrap().code, "unreadable");

    sync(&mut table.one).await;
    sync(&mut table.two).await;
    assert_eq!(table.one.screen.lasting(), before);
    assert_eq!(table.two.screen.lasting(), other);
    assert_eq!(table.two.screen.tried, None, "nobody else is told");
    let id = table.id.clone();
    table.one.answer(attack(1)).await.unwrap();
    drop(table);
    let log = log_of(house, &id).await;
    let answers = log.iter().filter(|entry| entry.to_string().contains("attack")).count();
    assert_eq!(answers, 1, "what was only tried is in no log");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_try_is_judged_through_the_own_eyes_and_for_the_open_question() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    let refused = table.two.try_answer(attack(0)).await.unwrap();
    assert!(refused.refusal.is_some() && refused.adds.is_none(), "seat 1 is not asked");

    let stale = ClientMessage::Try { serial: 999, action: attack(1), tag: 77 };
    table.one.say(&stale).await.unwrap();
    let tried = |screen: &client::Screen| screen.tried.as_ref().is_some_and(|one| one.tag == 77);
    table.one.until(tried).await.unwrap();
    let tried = table.one.screen.tried.clone().unwrap();
    assert_eq!(tried.refusal.unwrap().code, code(stale_answer(&mut table.one).await));

    look(&mut table.one, None).await;
    assert_eq!(code(table.one.try_answer(attack(1)).await), "not_your_seat");
}

/// What is said of an answer to a question that is not open.
async fn stale_answer(connection: &mut client::Connection) -> Result<(), client::ClientError> {
    connection.ask(|tag| ClientMessage::Answer { serial: 999, action: attack(1), tag }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_tries_too_often_is_refused_and_nothing_else() {
    let house = house_with(|settings| {
        settings.tries_burst = 3;
        settings.tries_per_second = 0.001;
    })
    .await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    for _ in 0..3 {
        table.one.try_answer(attack(1)).await.unwrap();
    }
    assert_eq!(code(table.one.try_answer(attack(1)).await), "too_fast");
    table.one.answer(attack(1)).await.unwrap();
}
