//! Every refusal, with its number.

use crate::common::{lay, table};

#[test]
fn pp_e01_only_a_card_of_the_own_hand_is_laid() {
    table(&[&[1, 2, 3, 4, 5], &[6, 7, 8, 9, 10]]).refuses(0, lay(6), "PP-E01");
}

#[test]
fn pp_e02_a_seat_that_is_not_at_the_table_is_not_asked() {
    table(&[&[1, 2, 3, 4, 5], &[6, 7, 8, 9, 10]]).refuses(5, lay(6), "PP-E02");
}

#[test]
fn pp_e03_a_question_that_is_closed_takes_no_answer() {
    use kernel::{Refusal, Viewer};
    use premier_pli::PremierPli;
    use shelf::{Language, Refuses, Voice};
    let voice = Voice::new(Language::En, Viewer::Gallery, &[]);
    assert_eq!(PremierPli::refusal(&voice, &Refusal::Stale).code, "PP-E03");
}

#[test]
fn pp_e04_a_game_that_is_over_takes_no_answer() {
    let mut table = table(&[&[1, 2, 3, 4, 5], &[6, 7, 8, 9, 10]]);
    for card in 1..=3 {
        table.does(0, lay(card)).does(1, lay(card + 5));
    }
    table.refuses(0, lay(4), "PP-E04");
}
