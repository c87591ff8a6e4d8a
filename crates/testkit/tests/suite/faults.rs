//! The same game with one fault at a time: the laws find each of them.

use testkit::{laws, words};

use crate::coffer::{Coffer, fault};

const GAMES: u64 = 200;

#[test]
#[should_panic(expected = "led to another table")]
fn law_1_finds_a_counter_outside_the_table() {
    laws::determinism::<Coffer<{ fault::OUTSIDE_COUNTER }>>(GAMES);
}

#[test]
#[should_panic(expected = "is asked and has no option")]
fn law_2_finds_a_player_who_cannot_answer() {
    laws::somebody_can_act::<Coffer<{ fault::NO_OPTION }>>(GAMES);
}

#[test]
#[should_panic(expected = "is answered and refused")]
fn law_2_finds_a_bad_answer_when_time_is_up() {
    laws::somebody_can_act::<Coffer<{ fault::BAD_TIME_OUT }>>(GAMES);
}

#[test]
#[should_panic(expected = "may answer Pass and is not offered it")]
fn law_3_finds_a_missing_option() {
    laws::exact_options::<Coffer<{ fault::OPTION_MISSING }>>(GAMES);
}

#[test]
#[should_panic(expected = "is listed as allowed and is not")]
fn law_3_finds_a_list_that_is_not_exact() {
    laws::exact_options::<Coffer<{ fault::LIST_NOT_EXACT }>>(GAMES);
}

#[test]
#[should_panic(expected = "came up in")]
fn law_3_finds_answers_that_are_never_drawn() {
    laws::exact_options::<Coffer<{ fault::DRAWS_THE_FIRST }>>(GAMES);
}

#[test]
#[should_panic(expected = "and sees another table")]
fn law_4_finds_a_refusal_that_leaves_a_trace() {
    laws::refusals_change_nothing::<Coffer<{ fault::CHECK_WRITES }>>(GAMES);
}

#[test]
#[should_panic(expected = "has other options")]
fn law_5_finds_a_check_that_reads_a_secret() {
    laws::imagination::<Coffer<{ fault::CHECK_READS_SECRET }>>(GAMES);
}

#[test]
#[should_panic(expected = "view(imagine(view)) is not the view")]
fn law_5_finds_a_wrong_audience() {
    laws::imagination::<Coffer<{ fault::WRONG_AUDIENCE }>>(GAMES);
}

#[test]
#[should_panic(expected = "the pieces do not add up")]
fn law_5_finds_impossible_worlds() {
    laws::imagination::<Coffer<{ fault::IMPOSSIBLE_WORLDS }>>(GAMES);
}

#[test]
fn law_5_alone_does_not_find_a_leaking_view() {
    laws::imagination::<Coffer<{ fault::VIEW_LEAKS }>>(GAMES);
}

#[test]
#[should_panic(expected = "a secret reaches")]
fn law_6_finds_a_leaking_view() {
    laws::swap::<Coffer<{ fault::VIEW_LEAKS }>>(GAMES);
}

#[test]
#[should_panic(expected = "a secret reaches")]
fn law_6_finds_a_leaking_event() {
    laws::swap::<Coffer<{ fault::EVENT_LEAKS }>>(GAMES);
}

#[test]
#[should_panic(expected = "a secret reaches")]
fn law_6_finds_a_check_that_reads_a_secret() {
    laws::swap::<Coffer<{ fault::CHECK_READS_SECRET }>>(GAMES);
}

#[test]
#[should_panic(expected = "nothing was proved")]
fn law_6_wants_the_game_to_be_dealt_anew() {
    laws::swap::<Coffer<{ fault::NO_REDEAL }>>(GAMES);
}

#[test]
#[should_panic(expected = "the pieces do not add up")]
fn law_7_finds_a_lost_card() {
    laws::pieces_are_conserved::<Coffer<{ fault::CARD_LOST }>>(GAMES);
}

#[test]
#[should_panic(expected = "the loaded table is not the saved one")]
fn law_8_finds_what_is_not_saved() {
    laws::save_and_load::<Coffer<{ fault::NOT_SAVED }>>(GAMES);
}

#[test]
#[should_panic(expected = "the game is not over after 27 decisions")]
fn law_9_finds_an_endless_game() {
    laws::games_end::<Coffer<{ fault::ENDLESS }>>(GAMES);
}

#[test]
#[should_panic(expected = "in another order led to another table")]
fn law_10_finds_what_depends_on_more_than_the_answers() {
    laws::arrival_order::<Coffer<{ fault::OUTSIDE_COUNTER }>>(GAMES);
}

#[test]
#[should_panic(expected = "is empty")]
fn an_event_without_words_is_found() {
    words::sentences::<Coffer<{ fault::MUTE }>>(GAMES);
}

#[test]
#[should_panic(expected = "game 0, config {\"players\":2}, seed ")]
fn a_broken_law_says_how_to_play_the_game_again() {
    laws::somebody_can_act::<Coffer<{ fault::NO_OPTION }>>(GAMES);
}
