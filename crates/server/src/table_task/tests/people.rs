//! People at a table: ending it together, names that change, clocks alone, and one screen for several.

use kernel::Seats;
use protocol::{ClientMessage, Clock, NewSeat, NewTable, Sit};
use serde_json::json;

use super::{Seen, TaskTest, blood, guest, me};
use crate::table_task::{Call, Operation};
use crate::{Fault, Guest};

fn bot() -> NewSeat {
    NewSeat::Bot { level: "random".into() }
}

/// Ana, Bruno and Chloé with three bots; Ana begins.
async fn three() -> (TaskTest, [Seen; 3], Guest) {
    let (open, close) = (NewSeat::Open {}, bot());
    let seats = vec![me(), open.clone(), open, close.clone(), close.clone(), close];
    let test = TaskTest::new(blood(Clock::None {}, seats)).await;
    let (bruno, chloe) = (guest("Bruno"), guest("Chloé"));
    for guest in [&bruno, &chloe] {
        test.operation(guest, Operation::Sit(Sit::default())).await.unwrap();
    }
    test.operation(&test.ana, Operation::Start).await.unwrap();
    let seen = [test.come(&test.ana).await, test.come(&bruno).await, test.come(&chloe).await];
    (test, seen, bruno)
}

/// LS-1204: a game is abandoned only if all people agree.
#[tokio::test(start_paused = true)]
async fn ls_1204_a_game_is_ended_by_all_of_its_people() {
    let (test, [mut ana, bruno, chloe], _) = three().await;
    let vote = |end| ClientMessage::VoteEnd { end };
    ana.say(vote(true)).await;
    bruno.say(vote(true)).await;
    let screen = ana.look(&test).await;
    assert_eq!(
        (screen.over.is_some(), screen.table.as_ref().unwrap().end_votes),
        (false, Seats::first(2))
    );
    bruno.say(vote(false)).await;
    chloe.say(vote(true)).await;
    assert!(ana.look(&test).await.over.is_none());
    bruno.say(vote(true)).await;
    assert!(ana.look(&test).await.over.as_ref().unwrap().abandoned);
}

/// LS-402: a declared attack stands, whoever would agree; and so it does for somebody who plays alone.
#[tokio::test(start_paused = true)]
async fn ls_402_nobodys_consent_takes_an_attack_back() {
    let (test, [mut ana, _, _], _) = three().await;
    ana.answer(&test, 0, json!({ "kind": "attack", "target": 1 })).await;
    ana.say(ClientMessage::Undo { tag: 7 }).await;
    assert_eq!(ana.look(&test).await.refused[0].code, "too_late_to_undo");
    let mut seats = vec![me()];
    seats.resize(6, bot());
    let test = TaskTest::new(blood(Clock::None {}, seats)).await;
    let mut ana = test.come(&test.ana).await;
    ana.answer(&test, 0, json!({ "kind": "attack", "target": 1 })).await;
    ana.say(ClientMessage::Undo { tag: 7 }).await;
    let screen = ana.look(&test).await;
    assert!(screen.over.is_some() || screen.refused[0].code == "too_late_to_undo");
}

#[tokio::test(start_paused = true)]
async fn a_new_name_reaches_the_seat_at_once() {
    let (test, [mut ana, mut bruno, _], guest) = three().await;
    let renamed = Guest { name: "Basile".into(), ..guest };
    test.tables.rename(&renamed, "Bruno").await;
    let name = |seen: &Seen| seen.screen.table.as_ref().unwrap().seats[1].name.clone();
    ana.look(&test).await;
    assert_eq!(name(&ana), "Basile");
    bruno.say(ClientMessage::Chat { text: "It is me.".into(), tag: 1 }).await;
    assert_eq!(ana.look(&test).await.chat[0].name, "Basile");
    bruno.look(&test).await;
    ana.answer(&test, 0, json!({ "kind": "pass", "to": 1 })).await;
    assert!(ana.screen.log.last().unwrap().text.contains("Basile"), "{:?}", ana.screen.log.last());
    // Nobody takes a name that somebody else has.
    test.tables.rename(&Guest { name: "Ana".into(), ..renamed }, "Basile").await;
    bruno.look(&test).await;
    assert_eq!(name(&bruno), "Ana 2");
}

/// What a table's clock is, set with these seats and options.
async fn clock(seats: Vec<NewSeat>, config: serde_json::Value) -> Clock {
    let wish = NewTable { config, clock: Clock::Game {}, ..NewTable::at_once("taverne", seats) };
    let test = TaskTest::new(wish).await;
    test.tables.ask(&test.id, |reply| Call::Info { reply }).await.unwrap().clock
}

#[tokio::test(start_paused = true)]
async fn alone_with_bots_no_clock_runs_unless_it_is_asked_for() {
    let alone = || vec![me(), bot(), bot()];
    assert_eq!(clock(alone(), json!({})).await, Clock::None {});
    assert_eq!(clock(vec![me(), me(), bot()], json!({})).await, Clock::Game {});
    let usual = registry::game("taverne").unwrap().configure(&json!({}), Some(3)).unwrap();
    let mut timers = usual["timers"].clone();
    timers["show"] = json!(timers["show"].as_u64().unwrap() + 5);
    assert_eq!(clock(alone(), json!({ "timers": timers })).await, Clock::Game {});
}

/// At one screen: nobody's secrets are sent before their owner has taken the device.
#[tokio::test(start_paused = true)]
async fn a_device_that_people_share_looks_through_nobodys_eyes_until_one_is_named() {
    let test =
        TaskTest::new(blood(Clock::None {}, vec![me(), me(), me(), bot(), bot(), bot()])).await;
    let mut device = test.come_on(&test.ana, true).await;
    let is_hidden = |seen: &Seen| {
        let screen = &seen.screen;
        screen.seat().is_none()
            && screen.log.iter().all(|line| !line.private)
            && screen.view["viewer"] == "gallery"
            && screen.question.as_ref().unwrap().options.is_empty()
    };
    assert!(is_hidden(&device));
    assert_eq!(device.screen.you.as_ref().unwrap().seats, Seats::from([0, 1, 2]));
    device.say(ClientMessage::Look { seat: Some(0) }).await;
    device.look(&test).await;
    assert!(device.screen.is_asked() && device.screen.log.iter().any(|line| line.private));
    device.say(ClientMessage::Look { seat: None }).await;
    device.look(&test).await;
    assert!(is_hidden(&device));
    // Whoever sat there before the deal is not shown anything by it, either.
    let seats = vec![me(), me(), NewSeat::Open {}, bot(), bot(), bot()];
    let test = TaskTest::new(blood(Clock::None {}, seats)).await;
    let mut device = test.come_on(&test.ana, true).await;
    let fault = test.operation(&test.ana, Operation::Start).await.unwrap_err();
    assert_eq!(fault, Fault::SeatsOpen);
    test.operation(&guest("Bruno"), Operation::Sit(Sit::default())).await.unwrap();
    test.operation(&test.ana, Operation::Start).await.unwrap();
    device.look(&test).await;
    assert!(is_hidden(&device));
    // A device of one's own shows one's seat.
    assert_eq!(test.come_on(&test.ana, false).await.screen.seat(), Some(0));
}
