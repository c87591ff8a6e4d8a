//! The clock on the wall is set, forward and back, while people play.

use protocol::Clock;
use serde_json::json;

use super::days::comes_back_in_time;
use super::{TaskTest, blood, me};
use crate::now::{now, set};

const YEAR: i64 = 365 * 86_400_000;
const DAY: u64 = 86_400_000;

#[tokio::test(start_paused = true)]
async fn a_running_clock_does_not_look_at_the_wall() {
    let clock = Clock::Decision { seconds: 10, window: 20 };
    for jump in [YEAR, -YEAR, -100 * YEAR] {
        let test = TaskTest::new(blood(clock, vec![me(); 6])).await;
        let mut ana = test.come(&test.ana).await;
        test.pass(4).await;
        set::clock(jump);
        test.pass(5).await;
        assert_eq!(test.answers(), [], "after a jump of {jump}");
        ana.answer(&test, 0, json!({ "kind": "pass", "to": 1 })).await;
        assert_eq!(ana.left()[1], Some(10_000), "after a jump of {jump}");
        set::clock(0);
        test.pass(9).await;
        assert_eq!(test.answers().len(), 1);
        test.pass(2).await;
        assert_eq!(test.answers()[1], (1, "clock".into()));
    }
}

#[tokio::test(start_paused = true)]
async fn a_bank_loses_nothing_by_a_jump() {
    let clock = Clock::Bank { seconds: 10, increment: 2, window: 5 };
    for jump in [YEAR, -YEAR] {
        let test = TaskTest::new(blood(clock, vec![me(); 6])).await;
        let mut ana = test.come(&test.ana).await;
        test.pass(3).await;
        set::clock(jump);
        ana.answer(&test, 0, json!({ "kind": "pass", "to": 1 })).await;
        assert_eq!(ana.left()[0], Some(9_000), "10 seconds, 3 used, 2 more");
        // The same after a restart: what was used is in the log, not in the difference of two times of day.
        let test = test.restart().await;
        let ana = test.come(&test.ana).await;
        assert_eq!(ana.left()[0], Some(9_000));
        set::clock(0);
    }
}

#[tokio::test(start_paused = true)]
async fn days_run_on_while_the_server_does_and_never_go_below_nothing() {
    let test = TaskTest::new(blood(Clock::Days { days: 1 }, vec![me(); 6])).await;
    test.pass(50).await;
    for jump in [YEAR, -YEAR] {
        set::clock(jump);
        let ana = test.come(&test.ana).await;
        assert_eq!(
            ana.left()[0],
            Some(DAY - 50_000),
            "the server runs: a jump of {jump} is nothing"
        );
        ana.go(&test).await;
    }
    // Restarted with a clock that was set back: the question is younger than nothing, so nothing of its time is used.
    let test = test.restart().await;
    let ana = test.come(&test.ana).await;
    assert_eq!(ana.left()[0], Some(DAY));
    drop(ana);
    // And with one that was set a year forward: time is up.
    set::clock(YEAR);
    comes_back_in_time(test.restart().await).await;
    set::clock(0);
}

#[tokio::test(start_paused = true)]
async fn votes_and_chat_do_not_mind_a_clock_set_back() {
    let test = TaskTest::new(blood(Clock::None {}, vec![me(); 6])).await;
    let mut ana = test.come(&test.ana).await;
    ana.answer(&test, 0, json!({ "kind": "pass", "to": 1 })).await;
    let before = now();
    set::clock(-YEAR);
    assert!(now() < before);
    ana.say(protocol::ClientMessage::Chat { text: "Well?".into(), tag: 7 }).await;
    assert!(ana.look(&test).await.taken.contains(&7), "{:?}", ana.screen.refused);
    ana.say(protocol::ClientMessage::Look { seat: Some(0) }).await;
    ana.say(protocol::ClientMessage::VoteEnd { end: true }).await;
    assert!(ana.look(&test).await.over.is_some(), "{:?}", ana.screen.refused);
    let test = test.restart().await;
    let again = test.come(&test.ana).await;
    assert_eq!(again.screen.lasting(), ana.screen.lasting());
    set::clock(0);
}

#[tokio::test(start_paused = true)]
async fn a_jump_forgets_no_table_and_wakes_none() {
    for jump in [61, 4, 3_000].map(|days| days * DAY.cast_signed()) {
        let test = TaskTest::new(blood(Clock::Days { days: 1 }, vec![me(); 6])).await;
        test.pass(290).await;
        // Long enough that the table is put away, and the restart is long ago.
        tokio::time::advance(std::time::Duration::from_secs(700)).await;
        while test.tables.count().1 > 0 {
            tokio::task::yield_now().await;
        }
        set::clock(jump);
        for _ in 0..3 {
            test.tables.look_after().await;
        }
        assert_eq!(test.tables.count(), (1, 0), "after a jump of {jump}");
        assert_eq!(test.binned().await, None);
        // Not even if somebody comes while the clock is wrong.
        let ana = test.come(&test.ana).await;
        assert!(ana.left()[0].is_some_and(|left| left > DAY - 2_000_000), "{:?}", ana.left());
        test.pass(5).await;
        assert_eq!(test.answers(), [], "after a jump of {jump}");
        set::clock(0);
    }
}
