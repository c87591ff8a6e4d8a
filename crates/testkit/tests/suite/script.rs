//! Scripted tables.

use kernel::{Rng, Seat, Viewer};
use testkit::{Script, names};

use crate::coffer::{Action, Coffer, Config, Event, Question, fault, opening};

type Table = Script<Coffer<{ fault::NONE }>>;

fn table() -> Table {
    let hands = [vec![1, 2, 3], vec![4, 5, 6], vec![7, 8, 9]];
    Script::begin(&Config::new(3), opening(&hands, (10..=16).collect()), Rng::from_number(1))
}

#[test]
fn a_script_reads_like_a_clause() {
    let mut table = table();
    assert_eq!((table.asked(), table.question()), (vec![0, 1, 2], Some(Question::Lay)));
    table.does(0, Action::Lay(1)).does(2, Action::Lay(7));
    assert_eq!(table.asked(), [1]);
    table
        .refuses(1, Action::Lay(7), "CO-E1")
        .refuses(1, Action::Lay(7), "CO-2")
        .does(1, Action::Lay(4));
    let opened = Event::Opened { cards: vec![1, 4, 7], taken_by: Seat::new(2) };
    assert_eq!(table.heard(0), table.gallery_heard());
    assert_eq!(table.heard(0), [opened]);
}

#[test]
fn a_script_knows_who_heard_what() {
    let mut table = table();
    table.does(0, Action::Lay(1)).does(1, Action::Lay(4)).does(2, Action::Lay(7));
    table.does(2, Action::Look { at: Seat::new(0) });
    let looked = |cards| Event::Looked { by: Seat::new(2), at: Seat::new(0), cards };
    assert_eq!(table.heard(2), [looked(Some(vec![2, 3]))]);
    assert_eq!(table.heard(1), [looked(None)]);
    assert_eq!(table.gallery_events()[1], looked(None));
    assert_eq!((table.events(1).len(), table.heard(1).len()), (2, 1));
    assert_eq!(table.view(2).own.hands[Seat::new(0)].as_deref(), Some(&[2, 3][..]));
    assert_eq!(table.gallery().viewer, Viewer::Gallery);
    assert_eq!(table.options(0), [Action::Claim, Action::Pass]);
}

#[test]
fn a_script_plays_to_the_end() {
    let mut table = table();
    for round in 0..3 {
        assert_eq!(table.outcome(), None);
        table
            .does(0, Action::Lay(1 + round))
            .does(1, Action::Lay(4 + round))
            .does(2, Action::Lay(7 + round));
        table.does(2, Action::Pass).everybody_does(&Action::Pass);
    }
    assert_eq!(table.winners(), [2]);
    table.refuses(0, Action::Pass, "CO-E0");
    assert_eq!(table.table().players(), 3);
}

#[test]
#[should_panic(expected = "seat 1 is refused Lay(9): You do not hold the 9. (CO-E1)")]
fn an_answer_that_is_not_taken_fails_the_test() {
    table().does(1, Action::Lay(9));
}

#[test]
#[should_panic(expected = "should be refused Lay(4) (CO-E1)")]
fn an_answer_that_is_taken_fails_the_test() {
    table().refuses(1, Action::Lay(4), "CO-E1");
}

#[test]
#[should_panic(expected = "by CO-E2, not by CO-E1")]
fn an_answer_refused_for_another_reason_fails_the_test() {
    table().refuses(1, Action::Lay(9), "CO-E2");
}

#[test]
#[should_panic(expected = "the game is not over")]
fn nobody_has_won_before_the_end() {
    let _ = table().winners();
}

#[test]
fn players_have_names() {
    assert_eq!(names(3), ["Ana", "Bruno", "Chloé"]);
}
