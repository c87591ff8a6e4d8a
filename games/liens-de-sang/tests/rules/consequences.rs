//! What options would bring, in the words that stand under them, and why a token cannot be taken.

use liens_de_sang::rules::position::Position;

use crate::common::*;

fn table() -> Play {
    play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).tokens(3, "UU2").tokens(4, "B"))
}

#[track_caller]
fn then(table: &Play, seat: u8, action: liens_de_sang::Action) -> String {
    table.consequence(seat, &action).expect("something is to be said")
}

#[test]
fn ls_410_an_attack_says_what_is_shown_and_who_gets_the_dagger() {
    let expected =
        "Élise shows a token (wound 2 of 3) and gets the dagger, unless somebody steps in.";
    assert_eq!(then(&table(), 0, attack(4)), expected);
    assert_eq!(then(&table(), 0, pass(4)), "Nothing is shown. Élise gets the dagger.");
}

#[test]
fn ls_409_an_attack_on_the_fourth_wound_says_that_the_game_may_end() {
    // LS-1004, LS-1005: and what that decides.
    let expected = "Damien is captured and the game ends, unless somebody steps in. \
                    If Damien leads the Beast clan, your clan wins; if not, it loses.";
    assert_eq!(then(&table(), 0, attack(3)), expected);
    let mut table = table();
    table.does(0, attack(3));
    assert_eq!(then(&table, 3, NO_REQUEST), "You are captured and the game ends.");
}

#[test]
fn ls_506_an_offer_says_which_rank_it_would_show() {
    let mut table = table();
    table.does(0, attack(4)).does(4, REQUEST);
    let offer = then(&table, 1, OFFER);
    assert!(offer.starts_with("If Élise accepts: you show your rank 7 (Berserker)"), "{offer}");
    // Others are told of their own rank, and of nobody else's.
    assert!(then(&table, 2, OFFER).contains("4 (Alchemist)"));
}

#[test]
fn ls_601_a_token_says_whether_the_ability_wakes() {
    let mut table = table();
    table.does(0, attack(1)).does(1, NO_REQUEST);
    let rank = "Everybody learns your rank (wound 1 of 3). You may use the ability now.";
    assert_eq!(then(&table, 1, TAKE_RANK), rank);
    table.does(1, TAKE_RANK);
    assert_eq!(then(&table, 1, USE), "Ana has 1 of 3 wounds after that. You get the dagger.");
}

#[test]
fn ls_407_a_token_that_is_not_on_the_card_is_refused_with_its_clause() {
    let mut table = table();
    table.does(0, attack(2)).does(2, NO_REQUEST);
    let refused = table.why_not(2, "token:beast").expect("the Beast is not on his card");
    assert_eq!(refused.clause.as_deref(), Some("LS-407"));
    assert_eq!(table.why_not(2, "token:rank"), None);
}

#[test]
fn ls_411_whoever_takes_a_token_is_told_what_the_rank_is_good_for() {
    let mut attacked = table();
    attacked.does(0, attack(1)).does(1, NO_REQUEST);
    let note = "Showing your rank opens your ability; each symbol serves once.";
    assert_eq!(attacked.note(1).as_deref(), Some(note));
    assert_eq!(attacked.note(2), None, "nobody else is asked");
    // LS-409
    let mut in_need = table();
    in_need.does(0, attack(3));
    assert_eq!(in_need.note(3).as_deref(), Some("This would be your fourth wound."));
}
