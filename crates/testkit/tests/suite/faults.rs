//! The same game with one fault at a time: the laws find each of them.

use serde_json::{Value, json};
use shelf::Boxed;
use testkit::deal::check_deal;
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
#[should_panic(expected = "game 0, config {\"players\":2,")]
fn a_broken_law_says_how_to_play_the_game_again() {
    laws::somebody_can_act::<Coffer<{ fault::NO_OPTION }>>(GAMES);
}

#[test]
#[should_panic(expected = "times in the lower half of pile 0")]
fn uneven_worlds_are_found() {
    laws::even_worlds::<Coffer<{ fault::UNEVEN_WORLDS }>>(3);
}

/// The walk under all laws finds what each law finds, whichever of them meets it first.
mod one_walk {
    use testkit::laws::walk;

    use crate::coffer::{Coffer, fault};

    const DECISIONS: u64 = 4_000;

    macro_rules! finds {
        ($($name:ident: $fault:ident, $says:literal;)+) => {
            $(
                #[test]
                #[should_panic(expected = $says)]
                fn $name() {
                    walk::<Coffer<{ fault::$fault }>>(DECISIONS);
                }
            )+
        };
    }

    finds! {
        a_counter_outside_the_table: OUTSIDE_COUNTER, "led to another table";
        a_player_who_cannot_answer: NO_OPTION, "has no option";
        a_bad_answer_when_time_is_up: BAD_TIME_OUT, "is answered and refused";
        a_missing_option: OPTION_MISSING, "may answer Pass and is not offered it";
        a_list_that_is_not_exact: LIST_NOT_EXACT, "law 3";
        answers_that_are_never_drawn: DRAWS_THE_FIRST, "came up in";
        a_refusal_that_leaves_a_trace: CHECK_WRITES, "law 4";
        a_check_that_reads_a_secret: CHECK_READS_SECRET, "has other options";
        a_wrong_audience: WRONG_AUDIENCE, "view(imagine(view)) is not the view";
        impossible_worlds: IMPOSSIBLE_WORLDS, "the pieces do not add up";
        a_leaking_view: VIEW_LEAKS, "a secret reaches";
        a_leaking_event: EVENT_LEAKS, "a secret reaches";
        a_game_that_is_not_dealt_anew: NO_REDEAL, "nothing was proved";
        a_lost_card: CARD_LOST, "the pieces do not add up";
        what_is_not_saved: NOT_SAVED, "the loaded table is not the saved one";
        an_endless_game: ENDLESS, "is not over after 27 decisions";
    }
}

/// Every option of Coffer, which has no form.
fn options() -> [(&'static str, Value); 2] {
    let pack: Vec<u8> = (1..=16).rev().collect();
    [("pack", json!(pack)), ("seated", json!(true))]
}

#[test]
fn the_law_of_the_deal_is_content_with_a_declared_option() {
    check_deal(&Boxed::<Coffer<{ fault::NONE }>>::NEW, &options(), &[]);
}

#[test]
#[should_panic(expected = "sets the deal at state/")]
fn the_law_of_the_deal_finds_an_option_that_sets_it() {
    check_deal(&Boxed::<Coffer<{ fault::SILENT_DEAL }>>::NEW, &options(), &[]);
}

#[test]
#[should_panic(expected = "is declared and sets nothing")]
fn the_law_of_the_deal_finds_an_idle_declaration() {
    check_deal(&Boxed::<Coffer<{ fault::IDLE_DEAL }>>::NEW, &options(), &[]);
}

#[test]
#[should_panic(expected = "seats people, and is not declared")]
fn the_law_of_the_deal_finds_an_option_that_seats_people() {
    check_deal(&Boxed::<Coffer<{ fault::SILENT_SEATS }>>::NEW, &options(), &[]);
}

#[test]
#[should_panic(expected = "no other value was tried")]
fn the_law_of_the_deal_asks_for_every_option() {
    check_deal(&Boxed::<Coffer<{ fault::NONE }>>::NEW, &options()[..1], &[]);
}
