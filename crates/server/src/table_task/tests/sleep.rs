//! Tables that nobody looks at: they leave memory, wait for their time without work, and are forgotten in the end.

use std::time::Duration;

use protocol::{Clock, Heard, NewSeat, Sit};
use tokio::time::{sleep, timeout};

use super::{TaskTest, blood, guest, me, tables_on};
use crate::Fault;
use crate::now::{now, set};
use crate::said::Said;
use crate::store::Store as _;
use crate::table_task::{Call, Operation};

const DAY: u64 = 86_400_000;

#[tokio::test(start_paused = true)]
async fn a_table_that_waits_for_its_time_does_nothing_until_then() {
    let test = TaskTest::new(blood(Clock::Days { days: 1 }, vec![me(); 6])).await;
    let test = test.restart().await;
    sleep(Duration::from_secs(700)).await;
    // Seven minutes are left: more than the five after which a table leaves memory, less than ten.
    test.store.age(&test.id, DAY - 420_000);
    test.tables.call(&test.id, Call::Wake).await.unwrap();
    // Time passes by itself only while nobody has anything to do, so a task that is busy would stop it.
    timeout(Duration::from_secs(1_000), sleep(Duration::from_secs(400))).await.unwrap();
    assert_eq!((test.answers(), test.tables.count().1), (vec![], 1));
    sleep(Duration::from_secs(30)).await;
    assert_eq!(test.answers(), [(0, "clock".into())]);
}

#[tokio::test(start_paused = true)]
async fn a_table_leaves_memory_and_comes_back_when_somebody_calls() {
    let test = TaskTest::new(blood(Clock::None {}, vec![me(); 6])).await;
    let ana = test.come(&test.ana).await;
    sleep(Duration::from_secs(10_000)).await;
    assert_eq!(test.tables.count(), (1, 1), "somebody is here");
    ana.go(&test).await;
    sleep(Duration::from_secs(290)).await;
    assert_eq!(test.tables.count(), (1, 1));
    sleep(Duration::from_secs(20)).await;
    assert_eq!(test.tables.count(), (1, 0));
    let ana = test.come(&test.ana).await;
    assert!(ana.screen.is_asked());
    assert_eq!(test.tables.count(), (1, 1));
}

/// A server that has just put a table of 61 days ago into its bin.
async fn with_a_full_bin() -> TaskTest {
    let test = TaskTest::new(blood(Clock::None {}, vec![me(); 6])).await;
    test.store.age(&test.id, 61 * DAY);
    let test = TaskTest { tables: tables_on(&test.store).await, ..test };
    // What was not put away in order is looked at once, and put away.
    test.tables.look_after().await;
    sleep(Duration::from_secs(400)).await;
    assert_eq!(test.tables.count(), (1, 0));
    assert_eq!(test.binned().await, None);
    test.tables.look_after().await;
    assert!(test.binned().await.is_some());
    test
}

#[tokio::test(start_paused = true)]
async fn a_table_nobody_touches_for_long_is_forgotten_after_a_week_in_the_bin() {
    let said = Said::listen();
    let test = with_a_full_bin().await;
    let name = format!("table={}", test.id);
    let told = |what: &str| said.about(what).iter().filter(|line| line.contains(&name)).count();
    assert_eq!((told("goes into the bin"), told("is forgotten")), (1, 0), "{said:?}");
    let days_ago = |days: u64| Some(now() - days * DAY);
    for (since, left) in [(days_ago(6), 1), (days_ago(8), 0)] {
        test.store.bin(&test.id, since).await.unwrap();
        let tables = tables_on(&test.store).await;
        tables.look_after().await;
        assert_eq!((tables.count().0, tables_on(&test.store).await.count().0), (left, left));
    }
    assert_eq!((told("goes into the bin"), told("is forgotten")), (1, 1), "{said:?}");
}

#[tokio::test(start_paused = true)]
async fn asking_for_a_table_takes_it_out_of_the_bin() {
    let test = with_a_full_bin().await;
    let test = test.restart().await;
    assert!(test.binned().await.is_some());
    let ana = test.come(&test.ana).await;
    assert!(ana.screen.is_asked());
    assert_eq!(test.binned().await, None);
}

#[tokio::test(start_paused = true)]
async fn only_a_few_tables_are_forgotten_at_a_time() {
    let test = TaskTest::new(blood(Clock::None {}, vec![NewSeat::Open {}; 6])).await;
    for _ in 0..7 {
        let wish = blood(Clock::None {}, vec![NewSeat::Open {}; 6]);
        test.tables.create(&test.ana, super::HERE, wish).await.unwrap();
    }
    set::clock(61 * DAY.cast_signed());
    let tables = tables_on(&test.store).await;
    let mut binned = Vec::new();
    for _ in 0..3 {
        tables.look_after().await;
        let kept = test.store.tables().await.unwrap();
        binned.push(kept.iter().filter(|kept| kept.binned.is_some()).count());
    }
    for kept in test.store.tables().await.unwrap() {
        test.store.bin(&kept.id, Some(now() - 8 * DAY)).await.unwrap();
    }
    let tables = tables_on(&test.store).await;
    let mut left = Vec::new();
    for _ in 0..3 {
        tables.look_after().await;
        left.push(test.store.tables().await.unwrap().len());
    }
    set::clock(0);
    assert_eq!((binned, left), (vec![5, 8, 8], vec![3, 0, 0]));
}

/// Issue 14, section 5. It is on no list and nobody is called by its name, and asking for it brings it back.
#[tokio::test(start_paused = true)]
async fn the_only_person_at_a_table_puts_it_away() {
    let test = TaskTest::new(blood(Clock::None {}, vec![me(); 6])).await;
    let mine = || test.tables.lobby(Some(&test.ana.id)).mine.len();
    assert_eq!(mine(), 1);
    test.tables.put_away(&test.id, test.ana.clone()).await.unwrap();
    assert!(test.binned().await.is_some());
    assert_eq!(mine(), 0);
    test.tables.rename(&test.ana, "Ana").await;
    assert!(test.binned().await.is_some());
    let ana = test.come(&test.ana).await;
    assert!(ana.screen.is_asked());
    assert_eq!((test.binned().await, mine()), (None, 1));
}

#[tokio::test(start_paused = true)]
async fn a_table_of_other_people_is_not_put_away() {
    let seats = vec![me(), NewSeat::Open {}, NewSeat::Open {}, me(), me(), me()];
    let test = TaskTest::new(blood(Clock::None {}, seats)).await;
    let bruno = guest("Bruno");
    let put_away = |guest| test.tables.put_away(&test.id, guest);
    assert_eq!(put_away(bruno.clone()).await, Err(Fault::OthersPlay));
    test.operation(&bruno, Operation::Sit(Sit::default())).await.unwrap();
    for person in [&test.ana, &bruno] {
        assert_eq!(put_away(person.clone()).await, Err(Fault::OthersPlay));
    }
    assert_eq!(test.binned().await, None);
    test.operation(&bruno, Operation::Leave { seat: 1 }).await.unwrap();
    put_away(test.ana.clone()).await.unwrap();
}

/// A disk has lost entries, or an older copy was put in its place: whoever hosts is told, and whoever comes hears all anew.
#[tokio::test(start_paused = true)]
async fn somebody_who_knows_more_than_the_log_is_reported() {
    let said = Said::listen();
    let test = TaskTest::new(blood(Clock::None {}, vec![me(); 6])).await;
    let ana = test.come(&test.ana).await;
    let heard = ana.screen.heard().unwrap();
    let more = Heard { lines: heard.lines + 1, ..heard };
    ana.go(&test).await;
    test.join(&test.ana, false, Some(heard)).await;
    let of_another_life = Heard { epoch: heard.epoch.wrapping_add(1), ..more };
    test.join(&test.ana, false, Some(of_another_life)).await;
    let short = "somebody has heard more of a table than its log has";
    assert!(said.about(short).is_empty(), "{said:?}");
    for _ in 0..3 {
        let seen = test.join(&test.ana, false, Some(more)).await;
        assert!(seen.screen.is_asked(), "everything is told anew");
    }
    assert_eq!(said.about(short).len(), 1, "{said:?}");
}
