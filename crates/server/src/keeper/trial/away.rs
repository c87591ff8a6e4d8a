//! People who are away: bots stand in for them after a while, and hand back.

use protocol::{Clock, NewSeat, NewTable, Sit};
use serde_json::json;

use super::{Trial, blood, guest, me};
use crate::Guest;
use crate::keeper::Deed;

/// Ana on all seats but seat 1, which is Bruno's: nothing goes on without one of them, so no game ends by chance.
fn two_people(grace: u32) -> NewTable {
    let mut seats = vec![me(), NewSeat::Open {}];
    seats.resize(6, me());
    let mut wish = blood(Clock::None {}, seats);
    wish.options.grace = grace;
    wish
}

/// A game in which it is Bruno's turn, and nobody is here.
async fn brunos_turn(grace: u32) -> (Trial, Guest) {
    let trial = Trial::new(two_people(grace)).await;
    let bruno = guest("Bruno");
    trial.deed(&bruno, Deed::Sit(Sit::default())).await.unwrap();
    trial.deed(&trial.ana, Deed::Start).await.unwrap();
    let mut ana = trial.come(&trial.ana).await;
    ana.answer(&trial, 0, json!({ "kind": "pass", "to": 1 })).await;
    ana.go(&trial).await;
    (trial, bruno)
}

#[tokio::test(start_paused = true)]
async fn a_bot_stands_in_for_somebody_away_while_another_person_is_here() {
    let (trial, bruno) = brunos_turn(60).await;
    trial.pass(100).await;
    assert_eq!(trial.answers().len(), 1, "nobody waits");
    let mut here = trial.come(&bruno).await;
    here.look(&trial).await;
    here.go(&trial).await;
    let mut ana = trial.come(&trial.ana).await;
    trial.pass(58).await;
    assert!(ana.look(&trial).await.presence.1.is_empty());
    assert_eq!(trial.answers().len(), 1);
    trial.pass(3).await;
    assert_eq!(ana.look(&trial).await.presence.1, [1]);
    assert_eq!(trial.answers()[1], (1, "bot".into()));
}

#[tokio::test(start_paused = true)]
async fn the_stand_in_hands_back_when_the_player_returns() {
    let (trial, bruno) = brunos_turn(60).await;
    trial.pass(70).await;
    let mut ana = trial.come(&trial.ana).await;
    trial.pass(70).await;
    assert_eq!(ana.look(&trial).await.presence.1, [1]);
    let mut back = trial.come(&bruno).await;
    let all_here = (vec![0, 1, 2, 3, 4, 5], vec![], 0);
    assert_eq!(back.look(&trial).await.presence, all_here);
    assert_eq!(ana.look(&trial).await.presence, all_here);
}

#[tokio::test(start_paused = true)]
async fn nobody_stands_in_where_the_table_does_not_want_it() {
    let (trial, _) = brunos_turn(0).await;
    let mut ana = trial.come(&trial.ana).await;
    trial.pass(200).await;
    assert!(ana.look(&trial).await.presence.1.is_empty());
    assert_eq!(trial.answers().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn waiting_for_the_game_to_begin_is_not_being_away() {
    let trial = Trial::new(two_people(60)).await;
    let bruno = guest("Bruno");
    trial.deed(&bruno, Deed::Sit(Sit::default())).await.unwrap();
    let mut ana = trial.come(&trial.ana).await;
    trial.pass(100).await;
    trial.deed(&trial.ana, Deed::Start).await.unwrap();
    ana.answer(&trial, 0, json!({ "kind": "pass", "to": 1 })).await;
    trial.pass(50).await;
    assert_eq!((ana.look(&trial).await.presence.1.len(), trial.answers().len()), (0, 1));
}
