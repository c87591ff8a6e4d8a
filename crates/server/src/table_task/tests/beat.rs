//! Windows, to the millisecond: when they close, and what is told before that.

use std::time::Duration;

use kernel::Seats;
use protocol::{ClientMessage, Clock, NewSeat, Part, PassUntil, Sit};
use serde_json::{Value, json};
use tokio::time::advance;

use super::{Seen, TaskTest, blood, guest, me};
use crate::Guest;
use crate::table_task::Operation;

const BEAT: u64 = 1_000;
/// No window stays open for longer, if everybody has answered.
const LONGEST: u64 = 6 * BEAT;
/// And none for less; when it opens is known to this exactness.
const SHORTEST: u64 = 400 - STEP;
const STEP: u64 = 50;

fn no_offer() -> Value {
    json!({ "kind": "no_offer" })
}

fn offer() -> Value {
    json!({ "kind": "offer" })
}

/// Ana on five seats, Bruno on the last one; somebody asks for help.
async fn window() -> (TaskTest, Guest, Seen, Seen) {
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
    let waiting = |seen: &Seen| seen.screen.question.as_ref().unwrap().waiting;
    for _ in 0..LONGEST / STEP {
        advance(Duration::from_millis(STEP)).await;
        two.look(&test).await;
        if waiting(&two) == Seats::from([2, 3, 4, 5]) {
            break;
        }
    }
    one.look(&test).await;
    assert_eq!(waiting(&two), Seats::from([2, 3, 4, 5]));
    (test, bruno, one, two)
}

/// The same, and everybody but Bruno has answered.
async fn bruno_is_last() -> (TaskTest, Guest, Seen, Seen) {
    let (test, bruno, mut one, mut two) = window().await;
    for seat in [2, 3, 4] {
        one.answer(&test, seat, no_offer()).await;
    }
    two.look(&test).await;
    (test, bruno, one, two)
}

#[tokio::test(start_paused = true)]
async fn the_last_answer_is_safe_at_once_and_opened_when_its_time_has_come() {
    let (test, _, _, mut two) = bruno_is_last().await;
    let given = test.answers().len();
    let serial = two.screen.question.as_ref().unwrap().serial;
    two.answer(&test, 5, no_offer()).await;
    assert_eq!(two.look(&test).await.taken, [1]);
    advance(Duration::from_millis(SHORTEST - 1)).await;
    assert_eq!(two.look(&test).await.question.as_ref().unwrap().serial, serial);
    assert_eq!(test.answers().len(), given);
    test.pass(LONGEST / 1_000).await;
    assert_eq!(test.answers()[given], (5, "person".into()));
    assert!(two.look(&test).await.question.as_ref().unwrap().serial > serial);
}

/// LS-513, LS-E12: an offer stands, for the last one as for the others; and no answer comes back later than others.
#[tokio::test(start_paused = true)]
async fn ls_513_the_last_offer_stands_too() {
    let (test, _, _, mut two) = bruno_is_last().await;
    two.answer(&test, 5, offer()).await;
    let question = two.screen.question.clone().unwrap();
    assert!(question.options.is_empty() && !two.screen.is_asked());
    let sealed = two.screen.sealed.clone().unwrap();
    assert_eq!((sealed.serial, sealed.action.value()), (question.serial, offer()));
    let again = ClientMessage::Answer { serial: question.serial, action: no_offer(), tag: 2 };
    two.say(again).await;
    assert_eq!(two.look(&test).await.refused[0].code, "LS-E12");
    two.say(ClientMessage::Undo { tag: 3 }).await;
    assert_eq!(two.look(&test).await.refused[1].code, "sealed");
    test.pass(LONGEST / 1_000).await;
    let log = test.store.log(&test.id);
    let mine = log.iter().filter(|entry| entry["e"] == "a" && entry["s"] == 5);
    assert_eq!(mine.map(|entry| entry["a"].clone()).next_back(), Some(offer()));
}

#[tokio::test(start_paused = true)]
async fn an_answer_that_waits_for_its_time_survives_a_restart() {
    let (test, bruno, one, mut two) = bruno_is_last().await;
    two.answer(&test, 5, offer()).await;
    one.go(&test).await;
    two.go(&test).await;
    let test = test.restart().await;
    let mut two = test.come(&bruno).await;
    let sealed = two.screen.sealed.clone().unwrap();
    assert_eq!((sealed.action.value(), sealed.text.is_some()), (offer(), true));
    assert!(!two.screen.is_asked());
    let serial = sealed.serial;
    test.pass(LONGEST / 1_000).await;
    assert!(two.look(&test).await.question.as_ref().unwrap().serial > serial);
}

#[tokio::test(start_paused = true)]
async fn no_answer_that_waits_for_its_time_is_opened_in_a_pause() {
    let (test, _, _, mut two) = bruno_is_last().await;
    let given = test.answers().len();
    two.answer(&test, 5, no_offer()).await;
    test.operation(&test.ana, Operation::Pause(true)).await.unwrap();
    test.pass(30).await;
    assert_eq!(test.answers().len(), given);
    test.operation(&test.ana, Operation::Pause(false)).await.unwrap();
    test.pass(LONGEST / 1_000).await;
    assert_eq!(test.answers()[given], (5, "person".into()));
}

#[tokio::test(start_paused = true)]
async fn the_answer_of_somebody_who_was_replaced_in_the_meantime_does_not_count() {
    let (test, _, _one, mut two) = bruno_is_last().await;
    let given = test.answers().len();
    two.answer(&test, 5, no_offer()).await;
    // Nobody is put out who is there, and nobody is gone for so long before it is time, but in a pause.
    test.operation(&test.ana, Operation::Pause(true)).await.unwrap();
    two.go(&test).await;
    test.pass(150).await;
    let player = NewSeat::Bot { level: "random".into() };
    test.operation(&test.ana, Operation::Change { seat: 5, player }).await.unwrap();
    test.operation(&test.ana, Operation::Pause(false)).await.unwrap();
    test.pass(2).await;
    assert_eq!(test.answers()[given], (5, "bot".into()));
}

#[tokio::test(start_paused = true)]
async fn a_wish_to_pass_waits_for_the_time_of_the_window_too() {
    let (test, _, mut one, mut two) = bruno_is_last().await;
    let given = test.answers().len();
    two.say(ClientMessage::PassForMe { until: PassUntil::Changed }).await;
    test.calm().await;
    advance(Duration::from_millis(SHORTEST - 1)).await;
    test.calm().await;
    assert_eq!(test.answers().len(), given);
    test.pass(LONGEST / 1_000).await;
    assert_eq!(test.answers()[given], (5, "wish".into()));
    let record = test.record(&mut [&mut one, &mut two]).await;
    assert!(record.given_for.wish.contains(given as u32), "{:?}", record.given_for);
    assert!(record.given_for.stand_in.is_empty() && record.given_for.time_out.is_empty());
}

/// Whether to ask for help is a window, too: asking is seen at once, letting it go by is not seen before its time.
#[tokio::test(start_paused = true)]
async fn a_question_to_one_who_may_let_it_go_by_takes_its_time_too() {
    let mut wish = blood(Clock::None {}, vec![me(), me(), me(), me(), me(), NewSeat::Open {}]);
    wish.options.beat = BEAT as u32;
    let test = TaskTest::new(wish).await;
    let bruno = guest("Bruno");
    test.operation(&bruno, Operation::Sit(Sit::default())).await.unwrap();
    test.operation(&test.ana, Operation::Start).await.unwrap();
    let mut one = test.come(&test.ana).await;
    let mut two = test.come(&bruno).await;
    one.answer(&test, 0, json!({ "kind": "attack", "target": 5 })).await;
    let serial = one.screen.question.as_ref().unwrap().serial;
    one.look(&test).await;
    let number = one.screen.number;
    two.answer(&test, 5, json!({ "kind": "no_request" })).await;
    assert_eq!(two.screen.taken, [1]);
    advance(Duration::from_millis(SHORTEST)).await;
    assert_eq!(one.look(&test).await.number, number, "nobody hears of it yet");
    // It stands, as it would without a window.
    two.say(ClientMessage::Answer { serial, action: json!({ "kind": "request" }), tag: 2 }).await;
    assert_eq!(two.look(&test).await.refused[0].code, "LS-E28");
    test.pass(LONGEST / 1_000).await;
    assert!(one.look(&test).await.question.as_ref().unwrap().serial > serial);
}

/// Whoever answers at once pays nothing for the time that the window stays open.
#[tokio::test(start_paused = true)]
async fn what_a_window_takes_beyond_the_answer_costs_nothing_of_the_bank() {
    let clock = Clock::Bank { seconds: 60, increment: 0, window: 30 };
    let mut wish = blood(clock, vec![me(), me(), me(), me(), me(), NewSeat::Open {}]);
    wish.options.beat = BEAT as u32;
    let test = TaskTest::new(wish).await;
    let bruno = guest("Bruno");
    test.operation(&bruno, Operation::Sit(Sit::default())).await.unwrap();
    test.operation(&test.ana, Operation::Start).await.unwrap();
    let mut one = test.come(&test.ana).await;
    let mut two = test.come(&bruno).await;
    one.answer(&test, 0, json!({ "kind": "attack", "target": 5 })).await;
    two.answer(&test, 5, json!({ "kind": "no_request" })).await;
    let given = test.answers().len();
    for _ in 0..LONGEST / STEP {
        advance(Duration::from_millis(STEP)).await;
        test.calm().await;
    }
    assert_eq!(test.answers()[given], (5, "person".into()));
    let log = test.store.log(&test.id);
    let answer = log.iter().rfind(|entry| entry["e"] == "a" && entry["s"] == 5).unwrap();
    assert_eq!(answer["ms"], 0);
}

/// What has come to somebody by now.
async fn frames(seen: &mut Seen, test: &TaskTest) -> Vec<Vec<Part>> {
    test.calm().await;
    let mut frames = Vec::new();
    while let Ok(frame) = seen.frames.try_recv() {
        seen.take(&frame);
        frames.push(seen.screen.last_frame().parts.clone());
    }
    frames
}

/// Issue 14, section 9: nothing a seat does in private reaches others as a frame or as a gap between two.
#[tokio::test(start_paused = true)]
async fn nobody_hears_of_what_a_seat_does_for_itself() {
    let (test, bruno, mut one, mut two) = window().await;
    let mut watching = test.come(&guest("Zoé")).await;
    frames(&mut one, &test).await;
    frames(&mut two, &test).await;
    frames(&mut watching, &test).await;
    let number = two.screen.number;
    two.say(ClientMessage::PassForMe { until: PassUntil::AskedAlone }).await;
    two.say(ClientMessage::PassForMe { until: PassUntil::Never }).await;
    two.say(ClientMessage::Mute { seat: 0, mute: true }).await;
    two.answer(&test, 5, no_offer()).await;
    let _beside = test.come(&bruno).await;
    assert_eq!(frames(&mut one, &test).await, Vec::<Vec<Part>>::new());
    assert_eq!(frames(&mut watching, &test).await, Vec::<Vec<Part>>::new());
    assert!(two.look(&test).await.number > number);
    assert_eq!(two.screen.you.as_ref().unwrap().muted, Seats::from([0]));
    assert_eq!(two.screen.question.as_ref().unwrap().waiting, Seats::from([2, 3, 4]));
    // Ana is shown all of them, but for seats of her own: whoever hands a device on must know whose turn it is.
    one.answer(&test, 2, no_offer()).await;
    assert_eq!(one.screen.question.as_ref().unwrap().waiting, Seats::from([3, 4, 5]));
    assert_eq!(
        watching.look(&test).await.question.as_ref().unwrap().waiting,
        Seats::from([2, 3, 4, 5])
    );
    let numbers = [one.screen.number, watching.screen.number];
    one.say(ClientMessage::Ping {}).await;
    watching.say(ClientMessage::Ping {}).await;
    one.look(&test).await;
    watching.look(&test).await;
    assert_eq!([one.screen.number, watching.screen.number], numbers.map(|n| n.map(|n| n + 1)));
}

/// The lobby and the clocks say no more than the table does.
#[tokio::test(start_paused = true)]
async fn neither_lobby_nor_clocks_tell_who_has_answered() {
    let mut wish = blood(
        Clock::Decision { seconds: 60, window: 60 },
        vec![me(), me(), me(), me(), me(), NewSeat::Open {}],
    );
    wish.public = true;
    let test = TaskTest::new(wish).await;
    let bruno = guest("Bruno");
    test.operation(&bruno, Operation::Sit(Sit::default())).await.unwrap();
    test.operation(&test.ana, Operation::Start).await.unwrap();
    let mut one = test.come(&test.ana).await;
    let mut two = test.come(&bruno).await;
    one.answer(&test, 0, json!({ "kind": "attack", "target": 1 })).await;
    one.answer(&test, 1, json!({ "kind": "request" })).await;
    test.pass(2).await;
    let line = |reader: &Guest| {
        let lobby = test.tables.lobby(Some(&reader.id));
        lobby.mine.into_iter().next().unwrap()
    };
    let before = line(&test.ana);
    assert_eq!(before.waiting, Seats::from([2, 3, 4, 5]));
    two.answer(&test, 5, offer()).await;
    test.pass(2).await;
    assert_eq!(line(&test.ana), before);
    assert_eq!(line(&bruno).waiting, Seats::from([2, 3, 4]), "Bruno knows that it is not his move");
    // Whoever comes in sees the clocks of all who are asked.
    let late = test.come(&test.ana).await;
    assert_eq!(late.screen.clocks.as_ref().unwrap().running, Seats::from([2, 3, 4, 5]));
    assert_eq!(late.left()[5], late.left()[2]);
}
