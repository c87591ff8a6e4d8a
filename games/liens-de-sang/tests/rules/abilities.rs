//! LS-600, abilities in general: when one may be used, and on whom.

use kernel::Seat;
use liens_de_sang::Event;
use liens_de_sang::Question;
use liens_de_sang::cards::catalogue::AbilityId;
use liens_de_sang::cards::pieces::Card;
use liens_de_sang::rules::position::Position;

use crate::common::*;

/// Seat 0 attacks, seat 1 is a Courtesan who can give Fans, seat 2 an Alchemist who can heal.
fn deal() -> Position {
    Position::deal(["R8", "B9", "R4", "B2", "B5", "R1"])
}

fn window(owner: u8) -> Option<Question> {
    Some(Question::Ability { owner: Seat::new(owner) })
}

#[test]
fn ls_601_the_wounded_player_may_use_his_ability_if_he_took_his_rank_for_this_wound() {
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert_eq!(table.question(), window(1));
    assert_eq!(table.gallery().public.dagger, Seat::new(0), "before the dagger moves");
    table.refuses(3, use_on(0), "LS-601");
}

#[test]
fn ls_601_another_token_gives_no_ability() {
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_UNKNOWN);
    assert_eq!(active(&table), 1);
    table.refuses(1, use_on(0), "LS-601");
    let mut shown_before = play(deal().tokens(1, "9"));
    shown_before.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_BEAST);
    assert_eq!(active(&shown_before), 1);
}

#[test]
fn ls_602_using_an_ability_is_always_optional() {
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert!(table.options(1).contains(&DECLINE));
    table.does(1, DECLINE);
    let declined = Event::AbilityDeclined { seat: Seat::new(1), ability: AbilityId::Courtesan };
    assert_eq!(table.heard(0)[0], declined);
    assert_eq!(in_supply(&table, Card::Fan), 4);
    assert_eq!(active(&table), 1);
}

#[test]
fn ls_603_a_rank_shown_through_an_ability_gives_no_ability_now_or_later() {
    let mut table = play(deal());
    table.does(0, attack(4)).does(4, NO_REQUEST).does(4, TAKE_RANK).does(4, use_on(1));
    assert_eq!(tokens(&table, 1), "9");
    assert_eq!(active(&table), 1, "no window now");
    table.does(1, pass(0)).does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_UNKNOWN);
    assert_eq!(active(&table), 1, "none later");
    table.refuses(1, use_on(0), "LS-601");
}

#[test]
fn ls_604_an_ability_not_used_in_its_window_cannot_be_used_later() {
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, DECLINE);
    table.refuses(1, use_on(0), "LS-601");
    table.does(1, pass(0)).does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_UNKNOWN);
    assert_eq!(active(&table), 1, "no new window for the same rank token");
}

/// Seat 1 has shown the rank; seat 2 steps in for him and heals it away; then seat 0 attacks seat 1 again.
fn healed_and_attacked_again(mut table: Play) -> Play {
    table.does(1, pass(0));
    attack_with_help(&mut table, 0, 1, 2);
    table.does(2, HEAL);
    assert_eq!(tokens(&table, 1), "");
    table.does(2, pass(0)).does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    table
}

#[test]
fn ls_605_a_healed_rank_may_be_shown_again_for_the_ability() {
    let mut table = play(deal());
    table.does(0, attack(4)).does(4, NO_REQUEST).does(4, TAKE_RANK).does(4, use_on(1));
    assert_eq!(tokens(&table, 1), "9", "shown by force, without the ability");
    let mut table = healed_and_attacked_again(table);
    assert_eq!(table.question(), window(1), "for the first time");
    table.does(1, use_on(0));
    assert_eq!(cards(&table, 0), [Card::Fan]);
}

#[test]
fn ls_606_there_is_no_other_limit_to_the_number_of_uses() {
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, use_on(0));
    let mut table = healed_and_attacked_again(table);
    assert_eq!(table.question(), window(1), "a second use");
    table.does(1, use_on(3));
    assert_eq!(in_supply(&table, Card::Fan), 2);
}

#[test]
fn ls_r20_declining_uses_the_ability_up_for_this_rank_token_only() {
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, DECLINE);
    let table = healed_and_attacked_again(table);
    assert_eq!(table.question(), window(1));
}

#[test]
fn ls_607_the_ability_is_announced_with_all_its_choices_and_resolved_before_the_dagger_moves() {
    let mut table = play(Position::deal(["R9", "B8", "R4", "B2", "B5", "R1"]));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, use_on(3));
    let (seat, targets) = (Seat::new(1), seats([3]));
    let used = Event::AbilityUsed { seat, ability: AbilityId::Mage, targets, mode: None };
    assert_eq!(table.heard(5)[0], used);
    let order = ["ability_used", "card_given", "card_taken", "dagger_moved", "turn_started"];
    assert_eq!(kinds(&table.heard(5)), order);
}

/// What seat 1 may do after showing this rank to an attack of seat 0.
fn uses(card: &str) -> (Play, Vec<u8>) {
    let mut table = play(Position::deal(["R9", card, "R4", "B3", "R5", "B1"]));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    let chosen = choosable(&table, 1);
    (table, chosen)
}

#[test]
fn ls_608_a_player_to_choose_is_always_another_one() {
    // LS-R07: not even the Guardian, who gives a Shield, may mean himself.
    let (mut assassin, chosen) = uses("B2");
    assert_eq!(chosen, [0, 2, 3, 4, 5]);
    assassin.refuses(1, use_on(1), "LS-E19");
    let (mut mentalist, chosen) = uses("B5");
    assert_eq!(chosen, [0, 2, 3, 4, 5]);
    mentalist.refuses(1, use_on(1), "LS-E19");
    let (mut guardian, chosen) = uses("B6");
    assert_eq!(chosen, [0, 2, 3, 4, 5]);
    guardian.refuses(1, use_on(1), "LS-E22");
    let (mut mage, chosen) = uses("B8");
    assert_eq!(chosen, [0, 2, 3, 4, 5]);
    mage.refuses(1, use_on(1), "LS-E22");
    let (mut courtesan, chosen) = uses("B9");
    assert_eq!(chosen, [0, 2, 3, 4, 5]);
    courtesan.refuses(1, use_on(1), "LS-E22");
    let mut harlequin = play(Position::deal(["R9", "B3", "R4", "B2", "R5", "B1"]));
    harlequin.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    harlequin.refuses(1, look_at([0, 1]), "LS-E20");
}

#[test]
fn ls_609_a_shield_keeps_wounds_by_abilities_away_and_nothing_else() {
    let shielded = |card| {
        let deal = Position::deal(["R9", card, "R4", "B3", "R5", "B6"]);
        let mut table = play(deal.card(5, Card::SwordPurple).card(3, Card::ShieldPurple));
        table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
        table
    };
    let mut assassin = shielded("B2");
    assert_eq!(choosable(&assassin, 1), [0, 2, 4, 5]);
    assassin.refuses(1, use_on(3), "LS-609");
    let mut mentalist = shielded("B5");
    assert_eq!(choosable(&mentalist, 1), [0, 2, 4, 5]);
    mentalist.refuses(1, use_on(3), "LS-609");
    assert_eq!(choosable(&shielded("B9"), 1), [0, 2, 3, 4, 5], "a Fan may be given");
}

#[test]
fn ls_610_nobody_holds_two_cards_alike() {
    let mut table = play(deal().card(0, Card::Fan).card(3, Card::Fan));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert_eq!(choosable(&table, 1), [2, 4, 5]);
    table.refuses(1, use_on(3), "LS-610");
}

#[test]
fn ls_610_a_card_is_given_only_if_the_supply_holds_one() {
    let gone = deal().card(0, Card::Fan).card(2, Card::Fan).card(3, Card::Fan).card(4, Card::Fan);
    let mut table = play(gone);
    assert_eq!(in_supply(&table, Card::Fan), 0);
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert_eq!(active(&table), 1);
}

#[test]
fn ls_611_a_window_without_a_legal_use_is_not_opened() {
    let deal = Position::deal(["R9", "B7", "R4", "B6", "R5", "B1"]);
    let protected = deal.card(3, Card::SwordPurple).card(0, Card::ShieldPurple);
    let mut table = play(protected);
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert_eq!(kinds(&table.heard(5)), ["wound", "dagger_moved", "turn_started"]);
    table.refuses(1, USE, "LS-601");
}

#[test]
fn ls_611_what_decides_it_is_public() {
    // A Beast and a Rose Elder in the same public situation get, or do not get, the same window.
    let window_of = |elder: &str, other: &str, quill: bool| {
        let deal = Position::deal(["R9", elder, other, "B6", "R5", "B8"]);
        let mut table = play(if quill { deal.card(1, Card::Quill) } else { deal });
        table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
        table.question() == window(1)
    };
    assert!(window_of("B1", "R1", false) && window_of("R1", "B1", false));
    assert!(!window_of("B1", "R1", true) && !window_of("R1", "B1", true));
}

#[test]
fn ls_612_abilities_do_not_chain() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B6", "R5", "B1"]));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, USE);
    table.does(0, TAKE_RANK);
    assert_eq!(tokens(&table, 0), "9");
    assert_eq!(kinds(&table.heard(5)), ["wound", "dagger_moved", "turn_started"]);
    table.refuses(0, use_on(3), "LS-601");
}
