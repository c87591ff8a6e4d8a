//! Each decision is told by itself, and no clock runs against what a page has not shown yet.

use kernel::Seats;
use protocol::{ClientMessage, Clock, NewSeat, NewTable, Part, Sit};
use serde_json::json;

use super::{Seen, TaskTest, blood, guest, me};
use crate::table_task::Operation;

const DECISION: Clock = Clock::Decision { seconds: 10, window: 20 };

fn bot() -> NewSeat {
    NewSeat::Bot { level: "regular".into() }
}

/// Ana on seat 0, and bots.
fn with_bots(clock: Clock) -> NewTable {
    blood(clock, vec![me(), bot(), bot(), bot(), bot(), bot()])
}

fn showing(seen: &Seen, showing: bool) -> ClientMessage {
    ClientMessage::Showing { serial: serial(seen), showing }
}

fn serial(seen: &Seen) -> u32 {
    seen.screen.question.as_ref().unwrap().serial
}

/// Takes what comes until Ana is asked or the game is over; no frame leads further than to the next question.
async fn hear(ana: &mut Seen, test: &TaskTest, last: &mut u32) {
    loop {
        test.calm().await;
        while let Ok(frame) = ana.frames.try_recv() {
            ana.take(&frame);
            for part in &ana.screen.last_frame().parts {
                let Part::Question(question) = part else { continue };
                assert!(question.serial <= *last + 1, "{last} to {}", question.serial);
                *last = question.serial;
            }
        }
        let asked = ana.screen.question.as_ref().is_some_and(|it| !it.options.is_empty());
        if asked || ana.screen.over.is_some() {
            return;
        }
    }
}

/// Issue 14, section 1: each decision of a bot comes in a frame of its own, also where bots do not dawdle.
#[tokio::test(start_paused = true)]
async fn no_frame_leads_further_than_the_next_question() {
    let test = TaskTest::new(with_bots(Clock::None {})).await;
    let mut ana = test.come(&test.ana).await;
    let mut last = serial(&ana);
    for _ in 0..40 {
        hear(&mut ana, &test, &mut last).await;
        if ana.screen.over.is_some() {
            break;
        }
        let options = &ana.screen.question.as_ref().unwrap().options;
        let action = options.first().expect("she is asked").action.value();
        ana.say(ClientMessage::Answer { serial: last, action, tag: 1 }).await;
    }
    assert!(last > 3, "more than one decision was told: {last}");
}

/// A bot that follows another bot takes as long as any.
#[tokio::test(start_paused = true)]
async fn every_bot_takes_its_time() {
    let mut wish = with_bots(Clock::None {});
    wish.options.bot_pace = 10_000;
    let test = TaskTest::new(wish).await;
    let mut ana = test.come(&test.ana).await;
    // The bot after Ana plays no sooner than after 6 seconds, and whoever comes then no sooner than 6 after that.
    ana.answer(&test, 0, json!({ "kind": "attack", "target": 1 })).await;
    test.pass(5).await;
    assert_eq!(test.answers().len(), 1);
    test.pass(6).await;
    assert_eq!(test.answers().len(), 2);
}

/// What happens before anybody has come is not lost on them.
#[tokio::test(start_paused = true)]
async fn bots_wait_until_somebody_is_there_to_see_what_they_do() {
    let mut wish = with_bots(Clock::None {});
    wish.config["first_player"] = json!(1);
    let test = TaskTest::new(wish).await;
    test.pass(60).await;
    assert_eq!(test.answers(), []);
    let mut ana = test.come(&test.ana).await;
    ana.look(&test).await;
    assert_eq!(test.answers()[0], (1, "bot".into()));
}

#[tokio::test(start_paused = true)]
async fn alone_with_bots_no_clock_runs_against_what_has_not_been_shown() {
    let test = TaskTest::new(with_bots(DECISION)).await;
    let mut ana = test.come(&test.ana).await;
    test.pass(2).await;
    ana.say(showing(&ana, true)).await;
    let clocks = ana.look(&test).await.clocks.clone().unwrap();
    assert_eq!((clocks.running, clocks.left[0]), (Seats::NONE, Some(8_000)));
    test.pass(300).await;
    assert_eq!(test.answers(), []);
    ana.say(showing(&ana, false)).await;
    let clocks = ana.look(&test).await.clocks.clone().unwrap();
    assert_eq!((clocks.running, clocks.left[0]), (Seats::from([0]), Some(8_000)));
    test.pass(9).await;
    assert_eq!(test.answers()[0], (0, "clock".into()));
}

/// A clock that was asked for runs out in the end, however often one looks again; and whoever leaves shows nothing.
#[tokio::test(start_paused = true)]
async fn clocks_wait_ten_minutes_at_most_and_for_nobody_who_has_gone() {
    let test = TaskTest::new(with_bots(DECISION)).await;
    let mut ana = test.come(&test.ana).await;
    ana.say(showing(&ana, true)).await;
    test.pass(400).await;
    ana.say(showing(&ana, false)).await;
    ana.say(showing(&ana, true)).await;
    test.pass(199).await;
    assert_eq!(ana.look(&test).await.clocks.as_ref().unwrap().running, Seats::NONE);
    test.pass(2).await;
    let clocks = ana.look(&test).await.clocks.clone().unwrap();
    assert_eq!(clocks.running, Seats::from([0]), "and it is said when it runs again");
    ana.say(showing(&ana, true)).await;
    test.pass(10).await;
    assert_eq!(test.answers()[0], (0, "clock".into()));

    let test = TaskTest::new(with_bots(DECISION)).await;
    let (one, two) = (test.come(&test.ana).await, test.come(&test.ana).await);
    one.say(showing(&one, true)).await;
    test.pass(20).await;
    assert_eq!(test.answers(), []);
    one.go(&test).await;
    test.pass(11).await;
    assert_eq!(test.answers()[0], (0, "clock".into()));
    two.go(&test).await;
}

/// With several people the server leads.
#[tokio::test(start_paused = true)]
async fn nobody_stops_a_clock_that_others_wait_for() {
    let mut wish = with_bots(DECISION);
    wish.seats[5] = NewSeat::Open {};
    let test = TaskTest::new(wish).await;
    let bruno = guest("Bruno");
    test.operation(&bruno, Operation::Sit(Sit::default())).await.unwrap();
    test.operation(&test.ana, Operation::Start).await.unwrap();
    let mut ana = test.come(&test.ana).await;
    ana.say(showing(&ana, true)).await;
    assert_eq!(ana.look(&test).await.clocks.as_ref().unwrap().running, Seats::from([0]));
    test.pass(11).await;
    assert_eq!(test.answers()[0], (0, "clock".into()));
}
