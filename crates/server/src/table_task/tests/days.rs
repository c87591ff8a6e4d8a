//! Clocks that run for days, also while the table sleeps or the server does not run.

use protocol::Clock;
use serde_json::Value;

use super::{TaskTest, blood, me};
use crate::now::now;
use crate::table_task::{Call, Operation};

const DAY: u64 = 86_400_000;

async fn slow() -> TaskTest {
    TaskTest::new(blood(Clock::Days { days: 1 }, vec![me(); 6])).await
}

/// When a table that was put away is to be woken, in milliseconds from now.
async fn wakes_in(test: &TaskTest) -> u64 {
    let kept = crate::store::Store::tables(test.store.as_ref()).await.unwrap().remove(0);
    let headline: Value = serde_json::from_str(&kept.headline).unwrap();
    headline["wake"].as_u64().unwrap() - now()
}

#[tokio::test(start_paused = true)]
async fn days_pass_though_nobody_is_here() {
    let test = slow().await;
    let ana = test.come(&test.ana).await;
    test.pass(50).await;
    ana.go(&test).await;
    test.pass(100).await;
    let ana = test.come(&test.ana).await;
    assert_eq!(ana.left()[0], Some(DAY - 150_000));
}

#[tokio::test(start_paused = true)]
async fn a_sleeping_table_wakes_when_the_days_are_over() {
    let test = slow().await;
    // Nobody is here for long enough that the table is put away, and the restart is long ago.
    test.pass(290).await;
    tokio::time::advance(std::time::Duration::from_secs(700)).await;
    while test.tables.count().1 > 0 {
        tokio::task::yield_now().await;
    }
    let wait = wakes_in(&test).await;
    assert!((DAY - 3_000_000..=DAY).contains(&wait), "{wait}");
    test.store.age(&test.id, 2 * DAY);
    test.tables.call(&test.id, Call::Wake).await.unwrap();
    test.calm().await;
    test.pass(1).await;
    assert_eq!(test.answers(), [(0, "clock".into())]);
}

/// Time was up while the server did not run: it ends, but not before people could see it.
pub(super) async fn comes_back_in_time(test: TaskTest) {
    let ana = test.come(&test.ana).await;
    assert_eq!(ana.left()[0], Some(600_000));
    test.pass(598).await;
    assert_eq!(test.answers(), []);
    test.pass(3).await;
    assert_eq!(test.answers(), [(0, "clock".into())]);
}

#[tokio::test(start_paused = true)]
async fn days_survive_a_restart_and_leave_time_to_come_back() {
    let test = slow().await;
    test.calm().await;
    test.store.age(&test.id, DAY / 2);
    let test = test.restart().await;
    let ana = test.come(&test.ana).await;
    let left = ana.left()[0].unwrap();
    assert!((DAY / 2 - 60_000..=DAY / 2).contains(&left), "{left}");
    drop(ana);
    test.store.age(&test.id, DAY);
    comes_back_in_time(test.restart().await).await;
}

#[tokio::test(start_paused = true)]
async fn the_house_wakes_a_table_after_a_crash() {
    let test = slow().await;
    test.calm().await;
    test.store.age(&test.id, 2 * DAY);
    // Not put away in order: another server finds loose entries.
    let test = TaskTest { tables: super::tables_on(&test.store).await, ..test };
    assert_eq!(test.tables.count(), (1, 0));
    test.tables.look_after().await;
    assert_eq!(test.tables.count(), (1, 1));
    test.pass(601).await;
    assert_eq!(test.answers(), [(0, "clock".into())]);
}

#[tokio::test(start_paused = true)]
async fn days_do_not_pass_in_a_pause() {
    let test = slow().await;
    test.operation(&test.ana, Operation::Pause(true)).await.unwrap();
    test.calm().await;
    test.store.age(&test.id, 3 * DAY);
    let test = test.restart().await;
    test.operation(&test.ana, Operation::Pause(false)).await.unwrap();
    let ana = test.come(&test.ana).await;
    let left = ana.left()[0].unwrap();
    assert!((DAY - 60_000..=DAY).contains(&left), "{left}");
}
