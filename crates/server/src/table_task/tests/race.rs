//! Races, in which speed decides: nobody wins by being a program, nor loses by a slow connection. TV-648, TV-R86.

use std::time::Duration;

use kernel::{PutTo, Seats};
use protocol::{ClientMessage, Clock, NewSeat, NewTable, Practice, UndoRule};
use serde_json::{Value, json};
use tokio::time::advance;

use super::{Seen, TaskTest, me};

/// How long a race lasts at most; a decision of one's own may take longer.
const LASTS: u64 = 8_000;
const CLOCK: Clock = Clock::Decision { seconds: 60, window: 8 };
const STEP: u64 = 100;

fn silent() -> Value {
    json!({ "kind": "round", "choose": "silent" })
}

fn bot() -> NewSeat {
    NewSeat::Bot { level: "regular".into() }
}

/// A table of Taverne whose first Arrival is being claimed. Ana plays on the seats that no bot has.
async fn race(clock: Clock, seats: Vec<NewSeat>) -> (TaskTest, Seen) {
    let config = json!({ "claims": "race", "first_seller": 0, "max_sale_turns_per_player": 1 });
    let mut wish = NewTable::at_once("taverne", seats);
    wish.options.undo = UndoRule::Off;
    let practice = Some(Practice::Options);
    let test = TaskTest::new(NewTable { config, clock, practice, ..wish }).await;
    let mut ana = test.come(&test.ana).await;
    for _ in 0..400 {
        let question = ana.look(&test).await.question.clone().unwrap();
        if question.put_to == Some(PutTo::Anyone) {
            return (test, ana);
        }
        let mine = question.waiting.iter().find(|seat| is_mine(&ana, seat.number()));
        let Some(seat) = mine else { continue };
        ana.say(ClientMessage::Look { seat: Some(seat.number()) }).await;
        let option = ana.look(&test).await.question.clone().unwrap().options[0].clone();
        ana.answer(&test, seat.number(), option.action.value()).await;
    }
    panic!("nobody came in");
}

fn is_mine(ana: &Seen, seat: u8) -> bool {
    ana.screen.you.as_ref().unwrap().seats.contains(kernel::Seat::new(seat))
}

fn waiting(seen: &Seen) -> Seats {
    seen.screen.question.as_ref().unwrap().waiting
}

/// A bot would claim in a millisecond: it leaves people half of the time, and is in time itself.
#[tokio::test(start_paused = true)]
async fn tv_r86_a_bot_leaves_people_half_of_the_time_of_a_race() {
    let (test, mut ana) = race(CLOCK, vec![me(), bot(), bot()]).await;
    let given = test.answers().len();
    advance(Duration::from_millis(LASTS / 2 - STEP)).await;
    test.calm().await;
    assert_eq!(test.answers().len(), given, "nobody has claimed before half of the time is over");
    for _ in 0..LASTS * 4 / 10 / STEP {
        advance(Duration::from_millis(STEP)).await;
        test.calm().await;
    }
    let bots = &test.answers()[given..];
    assert!(!bots.is_empty() && bots.iter().all(|(_, by)| by == "bot"), "{bots:?}");
    ana.look(&test).await;
}

/// There is nobody to wait for any more.
#[tokio::test(start_paused = true)]
async fn tv_r86_bots_alone_in_a_race_do_not_let_others_wait() {
    let (test, mut ana) = race(CLOCK, vec![me(), bot(), bot()]).await;
    let given = test.answers().len();
    ana.answer(&test, 0, silent()).await;
    test.calm().await;
    assert!(test.answers().len() > given + 1, "{:?}", test.answers());
}

/// TV-R79: every answer names the question anew; what was on its way to the same race counts.
#[tokio::test(start_paused = true)]
async fn tv_r86_a_claim_that_was_on_its_way_counts() {
    let (test, mut ana) = race(Clock::None {}, vec![me(), me(), me()]).await;
    let serial = ana.screen.question.as_ref().unwrap().serial;
    ana.answer(&test, 0, silent()).await;
    let after = ana.screen.question.clone().unwrap();
    assert_eq!((after.serial, after.waiting), (serial + 1, Seats::from([1, 2])));
    ana.say(ClientMessage::Look { seat: Some(1) }).await;
    ana.say(ClientMessage::Answer { serial, action: silent(), tag: 7 }).await;
    ana.look(&test).await;
    assert_eq!((ana.screen.refused.len(), waiting(&ana)), (0, Seats::from([2])));
    ana.say(ClientMessage::Look { seat: Some(2) }).await;
    let earlier = ClientMessage::Answer { serial: serial - 1, action: silent(), tag: 8 };
    ana.say(earlier).await;
    assert_eq!(ana.look(&test).await.refused[0].code, "TV-E44", "that was another question");
}

/// Nobody gains time by what others say, and who is the last has no other clock.
#[tokio::test(start_paused = true)]
async fn tv_r86_the_clock_of_a_race_runs_on() {
    let (test, mut ana) = race(CLOCK, vec![me(), me(), me()]).await;
    test.pass(5).await;
    ana.answer(&test, 0, silent()).await;
    ana.answer(&test, 1, silent()).await;
    assert_eq!((waiting(&ana), ana.left()[2]), (Seats::from([2]), Some(3_000)));
    let given = test.answers().len();
    test.pass(4).await;
    assert_eq!(test.answers()[given], (2, "clock".into()));
}
