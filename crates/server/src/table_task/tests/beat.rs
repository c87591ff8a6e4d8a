//! The beat of windows, to the millisecond.

use std::time::Duration;

use protocol::{ClientMessage, Clock, NewSeat, Sit};
use serde_json::{Value, json};
use tokio::time::advance;

use super::{Seen, TaskTest, blood, guest, me};
use crate::Guest;
use crate::table_task::Operation;

const BEAT: u64 = 1_000;

fn no_offer() -> Value {
    json!({ "kind": "no_offer" })
}

/// Ana on five seats, Bruno on the last one; everybody but Bruno has answered, and the beat is not over.
async fn bruno_is_last() -> (TaskTest, Guest, Seen, Seen) {
    let mut wish = blood(Clock::None {}, vec![me(), me(), me(), me(), me(), NewSeat::Open {}]);
    wish.options.beat = BEAT as u32;
    let test = TaskTest::new(wish).await;
    let bruno = guest("Bruno");
    test.operation(&bruno, Operation::Sit(Sit::default())).await.unwrap();
    test.operation(&test.ana, Operation::Start).await.unwrap();
    let mut one = test.come(&test.ana).await;
    let mut two = test.come(&bruno).await;
    one.answer(&test, 0, json!({ "kind": "attack", "target": 1 })).await;
    one.answer(&test, 1, json!({ "kind": "request" })).await;
    let asked = one.screen.question.clone().unwrap().waiting;
    for seat in asked.into_iter().filter(|seat| *seat != 5) {
        one.answer(&test, seat, no_offer()).await;
    }
    two.look(&test).await;
    assert_eq!(two.screen.question.as_ref().unwrap().waiting, [5]);
    (test, bruno, one, two)
}

#[tokio::test(start_paused = true)]
async fn the_last_answer_is_taken_when_the_beat_is_over_and_not_before() {
    let (test, _, _, mut two) = bruno_is_last().await;
    let given = test.answers().len();
    two.answer(&test, 5, no_offer()).await;
    advance(Duration::from_millis(BEAT - 1)).await;
    assert!(two.look(&test).await.taken.is_empty());
    assert_eq!(test.answers().len(), given);
    advance(Duration::from_millis(2)).await;
    assert_eq!(two.look(&test).await.taken, [1]);
    assert_eq!(test.answers()[given], (5, "person".into()));
}

#[tokio::test(start_paused = true)]
async fn no_answer_that_waits_for_its_beat_is_taken_in_a_pause() {
    let (test, _, _, mut two) = bruno_is_last().await;
    let given = test.answers().len();
    two.answer(&test, 5, no_offer()).await;
    test.operation(&test.ana, Operation::Pause(true)).await.unwrap();
    test.pass(30).await;
    assert_eq!(test.answers().len(), given);
    test.operation(&test.ana, Operation::Pause(false)).await.unwrap();
    test.pass(2).await;
    assert_eq!(test.answers()[given], (5, "person".into()));
}

#[tokio::test(start_paused = true)]
async fn the_answer_of_somebody_who_was_replaced_in_the_meantime_does_not_count() {
    let (test, _, _, mut two) = bruno_is_last().await;
    let given = test.answers().len();
    two.answer(&test, 5, no_offer()).await;
    let player = NewSeat::Bot { level: "random".into() };
    test.operation(&test.ana, Operation::Change { seat: 5, player }).await.unwrap();
    test.pass(2).await;
    assert_eq!(test.answers()[given], (5, "bot".into()));
    let screen = two.look(&test).await;
    assert_eq!((screen.taken.len(), &*screen.refused[0].code), (0, "not_your_seat"));
}

#[tokio::test(start_paused = true)]
async fn a_bot_and_a_wish_to_pass_wait_for_the_beat_too() {
    let (test, _, _, mut two) = bruno_is_last().await;
    let given = test.answers().len();
    two.say(ClientMessage::PassForMe { until: protocol::PassUntil::Changed }).await;
    two.look(&test).await;
    advance(Duration::from_millis(BEAT - 1)).await;
    test.calm().await;
    assert_eq!(test.answers().len(), given);
    advance(Duration::from_millis(2)).await;
    test.calm().await;
    assert_eq!(test.answers()[given], (5, "wish".into()));
}
