//! Clocks for single decisions, banks, and the times when they stand still.

use kernel::Seats;
use protocol::Clock;
use serde_json::json;

use super::{TaskTest, blood, me};
use crate::table_task::Operation;

const DECISION: Clock = Clock::Decision { seconds: 10, window: 20 };

fn pass(to: u8) -> serde_json::Value {
    json!({ "kind": "pass", "to": to })
}

#[tokio::test(start_paused = true)]
async fn whoever_thinks_too_long_gets_the_answer_of_the_rules() {
    let test = TaskTest::new(blood(DECISION, vec![me(); 6])).await;
    let mut ana = test.come(&test.ana).await;
    assert_eq!(ana.left()[0], Some(10_000));
    test.pass(9).await;
    assert_eq!(test.answers(), []);
    test.pass(2).await;
    // LS-1203: who does not choose passes the dagger to the left.
    assert_eq!(test.answers(), [(0, "clock".into())]);
    assert_eq!(ana.look(&test).await.question.as_ref().unwrap().waiting, Seats::from([1]));
}

#[tokio::test(start_paused = true)]
async fn a_question_to_several_has_a_time_of_its_own() {
    let test = TaskTest::new(blood(DECISION, vec![me(); 6])).await;
    let mut ana = test.come(&test.ana).await;
    ana.answer(&test, 0, json!({ "kind": "attack", "target": 1 })).await;
    ana.answer(&test, 1, json!({ "kind": "request" })).await;
    let several = ana.screen.question.clone().unwrap().waiting;
    assert!(several.len() > 1);
    test.pass(19).await;
    assert_eq!(test.answers().len(), 2);
    test.pass(2).await;
    let by_clock = test.answers().into_iter().filter(|(_, by)| by == "clock").count();
    assert!(by_clock >= several.len());
}

#[tokio::test(start_paused = true)]
async fn the_game_has_a_clock_of_its_own() {
    let mut wish = blood(Clock::Game {}, vec![me(); 6]);
    wish.config["timer"] = json!({ "turn": 15, "response": 15 });
    let test = TaskTest::new(wish).await;
    let ana = test.come(&test.ana).await;
    assert_eq!(ana.left()[0], Some(15_000));
    test.pass(16).await;
    assert_eq!(test.answers(), [(0, "clock".into())]);
}

#[tokio::test(start_paused = true)]
async fn no_clock_means_no_clock_whatever_the_game_says() {
    let mut wish = blood(Clock::None {}, vec![me(); 6]);
    wish.config["timer"] = json!({ "turn": 15, "response": 15 });
    let test = TaskTest::new(wish).await;
    let ana = test.come(&test.ana).await;
    test.pass(100).await;
    assert_eq!((test.answers(), ana.left()), (vec![], vec![]));
}

#[tokio::test(start_paused = true)]
async fn a_bank_is_used_up_by_decisions_of_ones_own_and_grows_with_each() {
    let clock = Clock::Bank { seconds: 10, increment: 2, window: 5 };
    let test = TaskTest::new(blood(clock, vec![me(); 6])).await;
    let mut ana = test.come(&test.ana).await;
    test.pass(3).await;
    ana.answer(&test, 0, pass(1)).await;
    assert_eq!(ana.left()[0], Some(9_000), "10 seconds, 3 used, 2 more");
    ana.answer(&test, 1, pass(0)).await;
    assert_eq!(ana.left()[1], Some(12_000));
    // What is left in the bank is what there is for the next decision.
    test.pass(8).await;
    assert_eq!(test.answers().len(), 2);
    test.pass(2).await;
    assert_eq!(test.answers()[2], (0, "clock".into()));
    ana.look(&test).await;
    assert_eq!(ana.left()[0], Some(2_000), "nothing is left but what the decision brought");
}

#[tokio::test(start_paused = true)]
async fn a_window_costs_nothing_of_the_bank() {
    let clock = Clock::Bank { seconds: 10, increment: 0, window: 30 };
    let test = TaskTest::new(blood(clock, vec![me(); 6])).await;
    let mut ana = test.come(&test.ana).await;
    ana.answer(&test, 0, json!({ "kind": "attack", "target": 1 })).await;
    ana.answer(&test, 1, json!({ "kind": "request" })).await;
    let several = ana.screen.question.clone().unwrap().waiting;
    test.pass(20).await;
    for seat in several.iter() {
        ana.answer(&test, seat.number(), json!({ "kind": "no_offer" })).await;
    }
    ana.look(&test).await;
    let idle = several.iter().find(|seat| {
        ana.screen.question.as_ref().is_some_and(|question| !question.waiting.contains(*seat))
    });
    assert_eq!(ana.left()[usize::from(idle.unwrap().number())], Some(10_000));
}

#[tokio::test(start_paused = true)]
async fn clocks_stand_still_while_nobody_is_here() {
    let test = TaskTest::new(blood(DECISION, vec![me(); 6])).await;
    test.pass(60).await;
    let ana = test.come(&test.ana).await;
    assert_eq!(ana.left()[0], Some(10_000));
    assert_eq!(
        ana.screen.clocks.as_ref().unwrap().running,
        Seats::from([0]),
        "who comes first sees it run"
    );
    test.pass(4).await;
    ana.go(&test).await;
    test.pass(60).await;
    let ana = test.come(&test.ana).await;
    assert_eq!((test.answers(), ana.left()[0]), (vec![], Some(6_000)));
    test.pass(7).await;
    assert_eq!(test.answers(), [(0, "clock".into())]);
}

#[tokio::test(start_paused = true)]
async fn clocks_stand_still_in_a_pause_whoever_comes_and_goes() {
    let test = TaskTest::new(blood(DECISION, vec![me(); 6])).await;
    let mut ana = test.come(&test.ana).await;
    test.pass(4).await;
    test.operation(&test.ana, Operation::Pause(true)).await.unwrap();
    let clocks = ana.look(&test).await.clocks.clone().unwrap();
    assert_eq!((clocks.running, clocks.left[0], clocks.paused), (Seats::NONE, Some(6_000), true));
    test.pass(30).await;
    ana.go(&test).await;
    test.pass(30).await;
    let mut ana = test.come(&test.ana).await;
    assert_eq!(ana.left()[0], Some(6_000));
    test.operation(&test.ana, Operation::Pause(false)).await.unwrap();
    let clocks = ana.look(&test).await.clocks.clone().unwrap();
    assert_eq!((clocks.running, clocks.left[0]), (Seats::from([0]), Some(6_000)));
    test.pass(5).await;
    assert_eq!(test.answers(), []);
    test.pass(2).await;
    assert_eq!(test.answers(), [(0, "clock".into())]);
}

#[tokio::test(start_paused = true)]
async fn a_pause_while_nobody_is_here_costs_nobody_time() {
    let test = TaskTest::new(blood(DECISION, vec![me(); 6])).await;
    let ana = test.come(&test.ana).await;
    test.pass(4).await;
    ana.go(&test).await;
    test.pass(30).await;
    test.operation(&test.ana, Operation::Pause(true)).await.unwrap();
    test.pass(30).await;
    test.operation(&test.ana, Operation::Pause(false)).await.unwrap();
    test.pass(30).await;
    let ana = test.come(&test.ana).await;
    assert_eq!(ana.left()[0], Some(6_000));
}
