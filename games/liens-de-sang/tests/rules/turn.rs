//! LS-300, the turn: the player with the dagger attacks or passes.

use kernel::Seat;
use liens_de_sang::cards::pieces::Card;
use liens_de_sang::rules::position::Position;
use liens_de_sang::{Action, Config, Event, Question};

use crate::common::*;

#[test]
fn ls_301_the_holder_of_the_dagger_is_the_one_active_player() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).dagger(3));
    assert_eq!(table.asked(), [3]);
    table.does(3, pass(1));
    assert_eq!(table.gallery().public.dagger, Seat::new(1));
    assert_eq!(table.asked(), [1]);
    table.does(1, attack(0)).does(0, NO_REQUEST).does(0, TAKE_UNKNOWN);
    assert_eq!(table.gallery().public.dagger, Seat::new(0));
    assert_eq!(table.asked(), [0]);
}

#[test]
fn ls_302_the_active_player_must_attack_or_pass_and_nothing_else() {
    let table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]));
    let expected: Vec<Action> = (1..6).map(attack).chain((1..6).map(pass)).collect();
    assert_eq!(table.options(0), expected);
    assert_eq!(table.options(1), []);
}

#[test]
fn ls_302_he_does_exactly_one_of_the_two() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]));
    table.does(0, attack(1));
    table.refuses(0, attack(2), "LS-302");
    table.refuses(0, pass(2), "LS-402");
    assert_eq!(table.options(0), []);
}

#[test]
fn ls_303_a_pass_hands_over_the_dagger_and_nothing_else_happens() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).tokens(3, "U"));
    let before = table.gallery();
    table.does(0, pass(3));
    let after = table.gallery();
    assert_eq!(active(&table), 3);
    assert_eq!(kinds(&table.heard(5)), ["dagger_passed", "turn_started"]);
    assert_eq!(after.public.players, before.public.players);
}

#[test]
fn ls_304_an_attack_names_one_other_player() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]));
    assert_eq!(targets(&table, 0), [1, 2, 3, 4, 5]);
    table.refuses(0, attack(0), "LS-304");
    table.does(0, attack(4));
    let declared = Event::AttackDeclared { by: Seat::new(0), target: Seat::new(4) };
    assert_eq!(table.heard(2), [declared]);
    assert_eq!(table.question(), Some(Question::Request {}));
    assert_eq!(table.asked(), [4]);
}

#[test]
fn ls_305_a_player_with_a_shield_may_not_be_attacked() {
    let deal = Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]);
    let deal = deal.card(2, Card::SwordGreen).card(3, Card::ShieldGreen);
    let mut table = play(deal);
    assert_eq!(targets(&table, 0), [1, 2, 4, 5]);
    table.refuses(0, attack(3), "LS-305");
}

#[test]
fn ls_306_inquisitor_may_not_attack_a_player_with_three_wounds() {
    let deal = Position::deal(["Ir", "B7", "R4", "B2", "B5", "R1", "R6"]);
    let mut table = play(deal.tokens(2, "UU4").tokens(3, "UU"));
    assert_eq!(targets(&table, 0), [1, 3, 4, 5, 6]);
    table.refuses(0, attack(2), "LS-306");
    table.does(0, attack(3));
}

#[test]
fn ls_307_a_known_clan_mate_a_former_attacker_and_three_wounds_are_all_fair_game() {
    let deal = Position::deal(["R3", "B7", "R4", "B2", "B5", "R1"]);
    let mut table = play(deal.dagger(5).tokens(4, "BB5"));
    table.does(5, attack(0)).does(0, NO_REQUEST).does(0, TAKE_RANK).does(0, look_at([2, 3]));
    // Seat 2 is known to be a clan mate, seat 5 has attacked last turn, seat 4 has three wounds.
    assert_eq!(known_cards(&table.view(0)), "R3 . R4 B2 . .");
    assert_eq!(targets(&table, 0), [1, 2, 3, 4, 5]);
}

#[test]
fn ls_308_the_dagger_may_be_passed_to_anybody_else() {
    let deal = Position::deal(["R9", "B6", "R4", "B2", "B5", "R1"]);
    let deal = deal.card(1, Card::SwordPurple).card(2, Card::ShieldPurple).tokens(3, "UU2");
    let mut table = play(deal);
    table.does(0, pass(2));
    assert_eq!(active(&table), 2, "a Shield does not matter");
    table.does(2, pass(3));
    assert_eq!(active(&table), 3, "wounds do not matter");
    table.does(3, pass(2));
    assert_eq!(active(&table), 2, "straight back");
}

#[test]
fn ls_309_turns_follow_one_another_until_somebody_is_captured() {
    let mut table = play(Position::deal(["R9", "B1", "R4", "B2", "B5", "R6"]).tokens(1, "BB"));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, DECLINE);
    assert_eq!(table.gallery().public.turn, 2);
    assert_eq!(active(&table), 1, "three wounds eliminate nobody");
    table.does(1, pass(0)).does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(table.winners(), [0, 2, 5]);
}

#[test]
fn ls_r27_endless_passing_is_legal() {
    assert_eq!(Config::new(6).turn_limit, 0);
    let mut table = play(Position::deal(["R9", "B1", "R4", "B2", "B5", "R6"]));
    for _ in 0..600 {
        table.does(0, pass(1)).does(1, pass(0));
    }
    assert_eq!(table.gallery().public.turn, 1201);
    assert_eq!(active(&table), 0);
}
