//! Clocks that run for days, also while the table sleeps or the server does not run.

use protocol::Clock;
use serde_json::Value;

use super::{Trial, blood, me};
use crate::keeper::{Call, Deed};
use crate::now::now;

const DAY: u64 = 86_400_000;

async fn slow() -> Trial {
    Trial::new(blood(Clock::Days { days: 1 }, vec![me(); 6])).await
}

/// When a table that was put away is to be woken, in milliseconds from now.
async fn wakes_in(trial: &Trial) -> u64 {
    let kept = crate::store::Store::tables(trial.store.as_ref()).await.unwrap().remove(0);
    let headline: Value = serde_json::from_str(&kept.headline).unwrap();
    headline["wake"].as_u64().unwrap() - now()
}

#[tokio::test(start_paused = true)]
async fn days_pass_though_nobody_is_here() {
    let trial = slow().await;
    let ana = trial.come(&trial.ana).await;
    trial.pass(50).await;
    ana.go(&trial).await;
    trial.pass(100).await;
    let ana = trial.come(&trial.ana).await;
    assert_eq!(ana.left()[0], Some(DAY - 150_000));
}

#[tokio::test(start_paused = true)]
async fn a_sleeping_table_wakes_when_the_days_are_over() {
    let trial = slow().await;
    // Nobody is here for long enough that the table is put away, and the restart is long ago.
    trial.pass(290).await;
    tokio::time::advance(std::time::Duration::from_secs(700)).await;
    while trial.house.count().1 > 0 {
        tokio::task::yield_now().await;
    }
    let wait = wakes_in(&trial).await;
    assert!((DAY - 3_000_000..=DAY).contains(&wait), "{wait}");
    trial.store.age(&trial.id, 2 * DAY);
    trial.house.call(&trial.id, Call::Wake).await.unwrap();
    trial.calm().await;
    trial.pass(1).await;
    assert_eq!(trial.answers(), [(0, "clock".into())]);
}

/// Time was up while the server did not run: it ends, but not before people could see it.
pub(super) async fn comes_back_in_time(trial: Trial) {
    let ana = trial.come(&trial.ana).await;
    assert_eq!(ana.left()[0], Some(600_000));
    trial.pass(598).await;
    assert_eq!(trial.answers(), []);
    trial.pass(3).await;
    assert_eq!(trial.answers(), [(0, "clock".into())]);
}

#[tokio::test(start_paused = true)]
async fn days_survive_a_restart_and_leave_time_to_come_back() {
    let trial = slow().await;
    trial.calm().await;
    trial.store.age(&trial.id, DAY / 2);
    let trial = trial.restart().await;
    let ana = trial.come(&trial.ana).await;
    let left = ana.left()[0].unwrap();
    assert!((DAY / 2 - 60_000..=DAY / 2).contains(&left), "{left}");
    drop(ana);
    trial.store.age(&trial.id, DAY);
    comes_back_in_time(trial.restart().await).await;
}

#[tokio::test(start_paused = true)]
async fn the_house_wakes_a_table_after_a_crash() {
    let trial = slow().await;
    trial.calm().await;
    trial.store.age(&trial.id, 2 * DAY);
    // Not put away in order: another house finds loose entries.
    let trial = Trial { house: super::house_on(&trial.store).await, ..trial };
    assert_eq!(trial.house.count(), (1, 0));
    trial.house.look_after().await;
    assert_eq!(trial.house.count(), (1, 1));
    trial.pass(601).await;
    assert_eq!(trial.answers(), [(0, "clock".into())]);
}

#[tokio::test(start_paused = true)]
async fn days_do_not_pass_in_a_pause() {
    let trial = slow().await;
    trial.deed(&trial.ana, Deed::Pause(true)).await.unwrap();
    trial.calm().await;
    trial.store.age(&trial.id, 3 * DAY);
    let trial = trial.restart().await;
    trial.deed(&trial.ana, Deed::Pause(false)).await.unwrap();
    let ana = trial.come(&trial.ana).await;
    let left = ana.left()[0].unwrap();
    assert!((DAY - 60_000..=DAY).contains(&left), "{left}");
}
