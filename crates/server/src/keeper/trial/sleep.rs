//! Tables that nobody looks at: they leave memory, wait for their time without work, and are forgotten in the end.

use std::time::Duration;

use protocol::Clock;
use tokio::time::{sleep, timeout};

use super::{Trial, blood, house_on, me};
use crate::keeper::Call;

const DAY: u64 = 86_400_000;

#[tokio::test(start_paused = true)]
async fn a_table_that_waits_for_its_time_does_nothing_until_then() {
    let trial = Trial::new(blood(Clock::Days { days: 1 }, vec![me(); 6])).await;
    let trial = trial.restart().await;
    sleep(Duration::from_secs(700)).await;
    // Seven minutes are left: more than the five after which a table leaves memory, less than ten.
    trial.store.age(&trial.id, DAY - 420_000);
    trial.house.call(&trial.id, Call::Wake).await.unwrap();
    // Time passes by itself only while nobody has anything to do, so a keeper that is busy would stop it.
    timeout(Duration::from_secs(1_000), sleep(Duration::from_secs(400))).await.unwrap();
    assert_eq!((trial.answers(), trial.house.count().1), (vec![], 1));
    sleep(Duration::from_secs(30)).await;
    assert_eq!(trial.answers(), [(0, "clock".into())]);
}

#[tokio::test(start_paused = true)]
async fn a_table_leaves_memory_and_comes_back_when_somebody_calls() {
    let trial = Trial::new(blood(Clock::None {}, vec![me(); 6])).await;
    let ana = trial.come(&trial.ana).await;
    sleep(Duration::from_secs(10_000)).await;
    assert_eq!(trial.house.count(), (1, 1), "somebody is here");
    ana.go(&trial).await;
    sleep(Duration::from_secs(290)).await;
    assert_eq!(trial.house.count(), (1, 1));
    sleep(Duration::from_secs(20)).await;
    assert_eq!(trial.house.count(), (1, 0));
    let ana = trial.come(&trial.ana).await;
    assert!(ana.screen.is_asked());
    assert_eq!(trial.house.count(), (1, 1));
}

#[tokio::test(start_paused = true)]
async fn a_table_nobody_touches_for_long_is_forgotten() {
    let trial = Trial::new(blood(Clock::None {}, vec![me(); 6])).await;
    trial.store.age(&trial.id, 61 * DAY);
    let house = house_on(&trial.store).await;
    // What was not put away in order is looked at once, and put away.
    house.look_after().await;
    sleep(Duration::from_secs(400)).await;
    assert_eq!(house.count(), (1, 0));
    house.look_after().await;
    assert_eq!(house.count(), (0, 0));
    assert_eq!(house_on(&trial.store).await.count(), (0, 0));
}
