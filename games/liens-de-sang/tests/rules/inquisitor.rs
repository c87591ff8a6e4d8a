//! LS-900, the Inquisitor of odd tables: wild symbols, mercy at three wounds, and the curses.

use kernel::Seat;
use liens_de_sang::cards::pieces::{Card, Clan};
use liens_de_sang::rules::position::Position;
use liens_de_sang::{Action, Event, Question};

use crate::common::*;

/// Seat 0 attacks; seat 1 is the Inquisitor.
fn deal() -> Position {
    Position::deal(["R9", "Ib", "R4", "B6", "R1", "B5", "B7"])
}

/// The Inquisitor has shown the cross and may hand out the curses.
fn shows_the_cross() -> Play {
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    table
}

#[test]
fn ls_901_the_inquisitor_belongs_to_no_clan_and_never_leads() {
    let mut table = play(deal().card(4, Card::Quill));
    assert_eq!((leader(&table, Clan::Rose), leader(&table, Clan::Beast)), (0, 5));
    // A clan that wins does not take him along.
    table = play(deal().tokens(4, "RR1"));
    table.does(0, pass(3)).does(3, attack(4)).does(4, NO_REQUEST);
    assert_eq!(table.winners(), [3, 5, 6]);
}

#[test]
fn ls_902_for_each_affiliation_wound_he_takes_any_token() {
    let any = [TAKE_UNKNOWN, TAKE_ROSE, TAKE_BEAST, TAKE_RANK];
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(table.options(1), any);
    table.does(1, TAKE_ROSE).does(1, pass(0)).does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(table.options(1), any, "the two may be equal or different");
    let mut equal = table.clone();
    equal.does(1, TAKE_ROSE);
    assert_eq!(tokens(&equal, 1), "RR");
    table.does(1, TAKE_BEAST);
    assert_eq!(tokens(&table, 1), "RB");
}

#[test]
fn ls_902_a_staff_binds_him_too() {
    let mut table = play(deal().card(1, Card::Staff));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(table.options(1), [TAKE_UNKNOWN, TAKE_RANK]);
    table.refuses(1, TAKE_ROSE, "LS-862");
}

#[test]
fn ls_903_he_may_not_attack_a_player_with_three_wounds() {
    let mut table = play(deal().dagger(1).tokens(4, "RR1"));
    assert_eq!(targets(&table, 1), [0, 2, 3, 5, 6]);
    table.refuses(1, attack(4), "LS-E04");
}

#[test]
fn ls_903_a_player_healed_back_to_two_may_be_attacked() {
    let mut table = play(deal().tokens(4, "RR1"));
    attack_with_help(&mut table, 0, 4, 2);
    table.does(2, HEAL).does(4, RETURN_ROSE).does(2, pass(1));
    assert_eq!(tokens(&table, 4), "R1");
    table.does(1, attack(4));
    assert_eq!(table.asked(), [4]);
}

#[test]
fn ls_r15_three_wounds_now_and_attacks_only() {
    let mut table = play(deal().dagger(1).tokens(4, "RR1"));
    table.refuses(1, attack(4), "LS-306");
    table.does(1, pass(4));
    assert_eq!(active(&table), 4, "the dagger may be passed to him");
}

#[test]
fn ls_904_he_may_offer_to_intervene_while_the_cross_is_in_the_supply() {
    let mut table = play(deal());
    attack_with_help(&mut table, 0, 3, 1);
    assert_eq!(tokens(&table, 1), "X");
    assert_eq!(table.question(), Some(Question::Ability { owner: Seat::new(1) }));
    table.does(1, DECLINE).does(1, attack(0)).does(0, NO_REQUEST).does(0, TAKE_UNKNOWN);
    table.does(0, attack(3)).does(3, REQUEST);
    assert!(!table.asked().contains(&1), "not with the cross in front of him");
}

#[test]
fn ls_905_he_gives_all_curses_each_to_a_different_other_player() {
    let mut table = shows_the_cross();
    assert_eq!(
        table.options(1).len(),
        1 + 6 * 5,
        "decline, or a true and a false one to two of six"
    );
    table.does(1, curses(4, [2]));
    let holders: Vec<u8> =
        (0..7).filter(|number| cards(&table, *number) == [Card::Curse]).collect();
    assert_eq!(holders, [2, 4]);
    assert_eq!(in_supply(&table, Card::Curse), 0);
}

#[test]
fn ls_r16_he_may_not_keep_a_curse_nor_hand_out_only_some() {
    let mut table = shows_the_cross();
    table.refuses(1, curses(4, [1]), "LS-905").refuses(1, curses(1, [4]), "LS-905");
    table.refuses(1, curses(4, []), "LS-905").refuses(1, curses(4, [4]), "LS-905");
    table.refuses(1, curses(4, [2, 3]), "LS-905");
    let eleven = ["R9", "Ib", "R4", "B6", "R1", "B5", "B7", "R2", "R5", "B8", "B9"];
    let mut table = play(Position::deal(eleven));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert_eq!(
        table.options(1).len(),
        1 + 840,
        "one player for the true one, a set for the others"
    );
}

#[test]
fn ls_906_who_received_a_curse_is_public_and_which_is_true_is_his() {
    let mut table = shows_the_cross();
    table.does(1, curses(4, [2]));
    let given = |true_to| Event::CursesGiven { by: Seat::new(1), to: seats([2, 4]), true_to };
    assert!(table.heard(1).contains(&given(Some(Seat::new(4)))));
    assert!(table.heard(4).contains(&given(None)));
    assert!(table.gallery_heard().contains(&given(None)));
    assert_eq!(table.view(1).own.true_curse, Some(Seat::new(4)));
    assert_eq!(table.view(2).own.true_curse, None);
}

#[test]
fn ls_907_nobody_may_look_at_a_curse_not_even_its_holder() {
    let mut table = shows_the_cross();
    table.does(1, curses(4, [2])).does(1, pass(4));
    let look = |before| Action::LookAtCurse { before: Seat::new(before) };
    table.refuses(4, look(4), "LS-907").refuses(2, look(2), "LS-907").refuses(0, look(4), "LS-907");
    assert_eq!(table.view(4).own.true_curse, None);
}

#[test]
fn ls_907_curses_never_move_and_have_no_effect_before_the_end() {
    let mut table = shows_the_cross();
    table.does(1, curses(4, [2])).does(1, attack(4)).does(4, NO_REQUEST);
    assert_eq!(table.options(4), [TAKE_ROSE, TAKE_RANK]);
    table.does(4, TAKE_ROSE);
    assert_eq!((cards(&table, 4), active(&table)), (vec![Card::Curse], 4));
}

#[test]
fn ls_908_once_they_are_handed_out_his_ability_has_no_further_use() {
    let mut table = play(deal().curses(1, 4, [2]));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert_eq!(tokens(&table, 1), "X");
    assert_eq!(active(&table), 1);
}

#[test]
fn ls_909_curses_that_stay_in_the_supply_have_no_effect() {
    let mut table = play(deal().tokens(4, "RR1"));
    table.does(0, pass(3)).does(3, attack(4)).does(4, NO_REQUEST);
    let ending = table.gallery().public.ending.unwrap();
    assert!(!ending.curse_stole);
    assert_eq!(table.gallery().own.true_curse, None);
    assert_eq!(table.winners(), [3, 5, 6]);
}
