//! People who are away: bots stand in for them after a while, and hand back.

use kernel::Seats;
use protocol::{ClientMessage, Clock, NewSeat, NewTable, Sit};
use serde_json::json;

use super::{TaskTest, blood, guest, me};
use crate::table_task::Operation;
use crate::{Fault, Guest};

/// Ana on all seats but seat 1, which is Bruno's: nothing goes on without one of them, so no game ends by chance.
fn two_people(grace: u32) -> NewTable {
    let mut seats = vec![me(), NewSeat::Open {}];
    seats.resize(6, me());
    let mut wish = blood(Clock::None {}, seats);
    wish.options.grace = grace;
    wish
}

/// A game in which it is Bruno's turn, and nobody is here.
async fn brunos_turn(grace: u32) -> (TaskTest, Guest) {
    let test = TaskTest::new(two_people(grace)).await;
    let bruno = guest("Bruno");
    test.operation(&bruno, Operation::Sit(Sit::default())).await.unwrap();
    test.operation(&test.ana, Operation::Start).await.unwrap();
    let mut ana = test.come(&test.ana).await;
    ana.answer(&test, 0, json!({ "kind": "pass", "to": 1 })).await;
    ana.go(&test).await;
    (test, bruno)
}

#[tokio::test(start_paused = true)]
async fn a_bot_stands_in_for_somebody_away_while_another_person_is_here() {
    let (test, bruno) = brunos_turn(60).await;
    test.pass(100).await;
    assert_eq!(test.answers().len(), 1, "nobody waits");
    let mut here = test.come(&bruno).await;
    here.look(&test).await;
    here.go(&test).await;
    let mut ana = test.come(&test.ana).await;
    test.pass(58).await;
    assert!(ana.look(&test).await.presence.1.is_empty());
    assert_eq!(test.answers().len(), 1);
    test.pass(3).await;
    assert_eq!(ana.look(&test).await.presence.1, Seats::from([1]));
    assert_eq!(test.answers()[1], (1, "bot".into()));
}

#[tokio::test(start_paused = true)]
async fn the_stand_in_hands_back_when_the_player_returns() {
    let (test, bruno) = brunos_turn(60).await;
    test.pass(70).await;
    let mut ana = test.come(&test.ana).await;
    test.pass(70).await;
    assert_eq!(ana.look(&test).await.presence.1, Seats::from([1]));
    let mut back = test.come(&bruno).await;
    let all_here = (Seats::first(6), Seats::NONE, 0);
    assert_eq!(back.look(&test).await.presence, all_here);
    assert_eq!(ana.look(&test).await.presence, all_here);
}

#[tokio::test(start_paused = true)]
async fn nobody_stands_in_where_the_table_does_not_want_it() {
    let (test, _) = brunos_turn(0).await;
    let mut ana = test.come(&test.ana).await;
    test.pass(200).await;
    assert!(ana.look(&test).await.presence.1.is_empty());
    assert_eq!(test.answers().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn waiting_for_the_game_to_begin_is_not_being_away() {
    let test = TaskTest::new(two_people(60)).await;
    let bruno = guest("Bruno");
    test.operation(&bruno, Operation::Sit(Sit::default())).await.unwrap();
    let mut ana = test.come(&test.ana).await;
    test.pass(100).await;
    test.operation(&test.ana, Operation::Start).await.unwrap();
    ana.answer(&test, 0, json!({ "kind": "pass", "to": 1 })).await;
    test.pass(50).await;
    assert_eq!((ana.look(&test).await.presence.1.len(), test.answers().len()), (0, 1));
}

/// A host who dislikes the deal puts the others out and ends the game alone, to deal again.
#[tokio::test(start_paused = true)]
async fn nobody_is_put_out_while_they_are_here_and_whoever_is_still_counts() {
    let (test, bruno) = brunos_turn(0).await;
    let put_out = async || {
        let player = NewSeat::Bot { level: "random".into() };
        test.operation(&test.ana, Operation::Change { seat: 1, player }).await
    };
    let mut ana = test.come(&test.ana).await;
    let here = test.come(&bruno).await;
    assert_eq!(put_out().await.unwrap_err(), Fault::StillHere);
    here.go(&test).await;
    assert_eq!(put_out().await.unwrap_err(), Fault::StillHere, "a lost connection is no absence");
    test.pass(119).await;
    assert_eq!(put_out().await.unwrap_err(), Fault::StillHere);
    test.pass(2).await;
    put_out().await.unwrap();
    // Ana plays all other seats, and is one of two people all the same.
    for seat in [0, 2, 3, 4, 5] {
        ana.say(ClientMessage::Look { seat: Some(seat) }).await;
        ana.say(ClientMessage::VoteEnd { end: true }).await;
    }
    let screen = ana.look(&test).await;
    assert_eq!(screen.table.as_ref().unwrap().end_votes, Seats::from([0, 2, 3, 4, 5]));
    assert!(screen.over.is_none());
}

#[tokio::test(start_paused = true)]
async fn many_seats_are_one_vote_and_those_who_left_have_none() {
    let (test, bruno) = brunos_turn(0).await;
    let mut ana = test.come(&test.ana).await;
    for seat in [0, 2, 3, 4, 5] {
        ana.say(ClientMessage::Look { seat: Some(seat) }).await;
        ana.say(ClientMessage::VoteEnd { end: true }).await;
    }
    assert!(ana.look(&test).await.over.is_none(), "five seats are not most of two people");
    test.operation(&bruno, Operation::Leave { seat: 1 }).await.unwrap();
    ana.say(ClientMessage::VoteEnd { end: true }).await;
    assert!(ana.look(&test).await.over.as_ref().is_some_and(|over| over.abandoned));
}
