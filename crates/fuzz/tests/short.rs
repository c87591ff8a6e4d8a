//! The gate's share: everything that was ever kept, and a fixed number of new inputs for every target.

use fuzz::targets::{TARGETS, target};
use fuzz::{Budget, Hunt, corpus};

/// With the same numbers every time.
fn try_target(name: &str) {
    let target = target(name).expect("a target of that name");
    let mut hunt = Hunt::begin(target, 1).expect("a corpus that can be read");
    hunt.go_on(Budget::Inputs(target.short), |_, _| {});
    let (tried, said) = hunt.tally();
    assert!(tried >= u64::from(target.short));
    assert!(said > 3, "{name} tells inputs apart: {said}");
}

macro_rules! short {
    ($($test:ident: $name:literal),* $(,)?) => {
        $(#[test]
        fn $test() {
            try_target($name);
        })*

        #[test]
        fn every_target_is_tried_and_has_a_corpus() {
            let tried = [$($name),*];
            for target in TARGETS {
                assert!(tried.contains(&target.name), "{}", target.name);
                assert!(!corpus::read(target.name).unwrap().is_empty(), "{}", target.name);
            }
        }
    };
}

short! {
    frames_are_read_as_a_library_reads_them: "frames",
    any_message_is_read: "messages",
    any_request_is_read: "requests",
    any_record_is_read: "records",
    any_position_is_read: "positions",
    any_list_is_read: "lists",
    any_card_set_is_read: "card-sets",
    any_configuration_is_read: "configurations",
    any_answer_is_read: "answers",
    any_log_is_read: "logs",
    any_film_is_read: "films",
    any_settings_are_read: "settings",
    any_line_is_read: "lines",
}
