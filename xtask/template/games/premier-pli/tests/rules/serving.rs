//! What a server needs of the game: the form, the clock, talk, and who answers for somebody who does not.

use kernel::Seat;
use premier_pli::{Config, PremierPli, Question};
use shelf::{Hosts, Language, Shows, StandsIn, Talks};

use crate::common::{GAME, lay, table};

#[test]
fn the_form_offers_every_option() {
    testkit::settings::check_settings(GAME, &["players"]);
    testkit::deal::check_deal(GAME, &[], &[]);
}

#[test]
fn an_answer_has_the_seconds_the_table_was_set_to() {
    let timed = Config { seconds: 20, ..Config::new(3) };
    assert_eq!(PremierPli::pace(&timed, Question::Lay {}), Some(20));
    assert_eq!(PremierPli::pace(&Config::new(3), Question::Lay {}), None);
    assert!(PremierPli::timed(&timed) && !PremierPli::timed(&Config::new(3)));
}

#[test]
fn people_talk_freely() {
    for language in Language::ALL {
        assert!(PremierPli::talk(&Config::new(3), language).free);
    }
}

#[test]
fn whoever_does_not_answer_lays_the_lowest_card() {
    let table = table(&[&[9, 4, 30, 12, 5], &[6, 7, 8, 10, 11]]);
    let seen = table.table().observe(Seat::new(0));
    assert_eq!(PremierPli::when_time_is_up(&seen), lay(4));
}

#[test]
fn the_page_is_told_who_leads() {
    let mut table = table(&[&[1, 2, 3, 4, 5], &[6, 7, 8, 9, 10]]);
    table.does(0, lay(1)).does(1, lay(6));
    let shown = PremierPli::shown(&table.view(0), None);
    assert_eq!((shown.of_tricks, shown.leaders.iter().map(Seat::number).collect()), (3, vec![1]));
}
