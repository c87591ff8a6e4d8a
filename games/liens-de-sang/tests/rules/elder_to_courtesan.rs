//! LS-700, the nine abilities from the Elder to the Courtesan.

use kernel::Seat;
use liens_de_sang::cards::pieces::{Card, Clan, Color, Identity, Rank, Token};
use liens_de_sang::rules::position::Position;
use liens_de_sang::{Event, Question};

use crate::common::*;

/// Seat 0 attacks seat 1, who takes the rank token.
fn shows_rank(deal: Position) -> Play {
    let mut table = play(deal);
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    table
}

fn window(owner: u8) -> Option<Question> {
    Some(Question::Ability { owner: Seat::new(owner) })
}

// The Elder.

#[test]
fn ls_711_the_elder_takes_a_quill_and_the_highest_number_leads() {
    let mut table = shows_rank(Position::deal(["R9", "B1", "R4", "B2", "R5", "B7"]));
    assert_eq!(leader(&table, Clan::Beast), 1);
    table.does(1, USE);
    assert_eq!(cards(&table, 1), [Card::Quill]);
    assert_eq!(in_supply(&table, Card::Quill), 1);
    assert_eq!(leader(&table, Clan::Beast), 5);
}

#[test]
fn ls_r18_the_highest_rank_of_the_quill_is_the_greatest_number() {
    let mut table = shows_rank(Position::deal(["R9", "B1", "R4", "B9", "R5", "B2"]));
    table.does(1, USE);
    assert_eq!(leader(&table, Clan::Beast), 3, "the 9, not the 2 that follows the Elder");
}

#[test]
fn ls_712_the_quill_stays_whatever_happens_to_his_tokens_and_he_has_no_further_use() {
    let deal = Position::deal(["R9", "B1", "R4", "B2", "R5", "B7"]);
    let mut table = play(deal.card(1, Card::Quill).tokens(1, "1"));
    attack_with_help(&mut table, 0, 1, 2);
    table.does(2, HEAL);
    assert_eq!((tokens(&table, 1).as_str(), cards(&table, 1)), ("", vec![Card::Quill]));
    table.does(2, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert_eq!(active(&table), 1, "the window is not opened again");
}

#[test]
fn ls_713_only_his_own_clan_is_affected_and_both_clans_may_have_a_quill() {
    let deal = Position::deal(["R9", "B1", "R1", "B2", "R5", "B7"]);
    let mut table = shows_rank(deal);
    table.does(1, USE);
    assert_eq!((leader(&table, Clan::Rose), leader(&table, Clan::Beast)), (2, 5));
    table.does(1, attack(2)).does(2, NO_REQUEST).does(2, TAKE_RANK).does(2, USE);
    assert_eq!((leader(&table, Clan::Rose), leader(&table, Clan::Beast)), (0, 5));
}

// The Assassin.

#[test]
fn ls_721_the_assassin_chooses_any_other_player_without_a_shield() {
    let deal = Position::deal(["R9", "B7", "R4", "B2", "R5", "B6"]);
    let mut table = play(deal.card(5, Card::SwordPurple).card(4, Card::ShieldPurple));
    attack_with_help(&mut table, 0, 1, 3);
    assert_eq!(choosable(&table, 3), [0, 1, 2, 5], "attacker and the player he helped included");
    table.does(3, use_on(0)).does(0, TAKE_UNKNOWN).does(0, TAKE_ROSE);
    assert_eq!(tokens(&table, 0), "UR");
}

#[test]
fn ls_722_the_two_wounds_come_one_after_the_other_and_the_victim_chooses_each() {
    let mut table = shows_rank(Position::deal(["R9", "B2", "R4", "B7", "R5", "B6"]));
    table.does(1, use_on(3));
    assert_eq!(table.options(3), [TAKE_UNKNOWN, TAKE_BEAST, TAKE_RANK]);
    table.does(3, TAKE_BEAST);
    assert_eq!(tokens(&table, 3), "B");
    assert_eq!(table.options(3), [TAKE_UNKNOWN, TAKE_RANK], "the second is chosen after the first");
    table.does(3, TAKE_UNKNOWN);
    assert_eq!(tokens(&table, 3), "BU");
}

#[test]
fn ls_722_the_first_wound_may_already_capture() {
    let deal = Position::deal(["R9", "B2", "R4", "B7", "R5", "B6"]);
    let mut table = shows_rank(deal.tokens(2, "UU4"));
    table.does(1, use_on(2));
    assert_eq!(table.gallery().public.ending.map(|ending| ending.captive), Some(Seat::new(2)));
}

#[test]
fn ls_r19_a_sword_can_fall_between_the_two_wounds() {
    // LS-764: before the next wound of the same ability.
    let deal = Position::deal(["R9", "B2", "R4", "B7", "R6", "B5"]);
    let deal = deal.card(4, Card::SwordPurple).card(2, Card::ShieldPurple).tokens(4, "6R");
    let mut table = shows_rank(deal);
    table.does(1, use_on(4));
    let order = ["ability_used", "wound", "protection_lapsed", "captured"];
    assert_eq!(kinds(&table.heard(0))[..4], order);
}

#[test]
fn ls_723_the_dagger_goes_to_the_victim_of_the_assassin() {
    let mut table = shows_rank(Position::deal(["R9", "B2", "R4", "B7", "R5", "B6"]));
    table.does(1, use_on(3)).does(3, TAKE_BEAST).does(3, TAKE_UNKNOWN);
    assert_eq!(active(&table), 3);
}

// The Harlequin.

#[test]
fn ls_731_the_harlequin_looks_at_exactly_two_other_cards_and_nobody_else_sees_them() {
    let mut table = shows_rank(Position::deal(["R9", "B3", "R4", "B2", "R5", "B7"]));
    assert_eq!(table.options(1).len(), 1 + 10, "decline, or any two of five");
    table.does(1, look_at([0, 4]));
    assert_eq!(known_cards(&table.view(1)), "R9 B3 . . R5 .");
    assert_eq!(known_clues(&table.view(1)), "R R . . R .", "whole cards, the clue included");
    assert_eq!(known_cards(&table.view(2)), ". . R4 . . .");
    assert_eq!(known_cards(&table.gallery()), ". . . . . .");
}

#[test]
fn ls_r30_exactly_two_players_or_no_use() {
    let mut table = shows_rank(Position::deal(["R9", "B3", "R4", "B2", "R5", "B7"]));
    table.refuses(1, look_at([4]), "LS-731").refuses(1, look_at([0, 2, 4]), "LS-731");
    table.does(1, DECLINE);
    assert_eq!(known_cards(&table.view(1)), ". B3 . . . .");
}

#[test]
fn ls_732_whom_he_looked_at_is_public_and_what_he_saw_is_his() {
    let mut table = shows_rank(Position::deal(["R9", "B3", "R4", "B2", "R5", "B7"]));
    table.does(1, look_at([0, 4]));
    let characters = |number: u8| {
        let seen = table.heard(number).into_iter().find_map(|event| {
            let Event::CharactersSeen { by, seen } = event else { return None };
            Some((by.number(), seen))
        });
        let (by, seen) = seen.expect("everybody is told");
        let card = |identity: Option<_>| identity.map(|identity: Identity| identity.to_string());
        (
            by,
            seen.into_iter()
                .map(|seen| (seen.seat.number(), card(seen.character)))
                .collect::<Vec<_>>(),
        )
    };
    assert_eq!(characters(1), (1, vec![(0, Some("R9".into())), (4, Some("R5".into()))]));
    assert_eq!(characters(2), (1, vec![(0, None), (4, None)]));
    assert_eq!(characters(0), (1, vec![(0, None), (4, None)]));
    assert_eq!(table.view(2).public.players[Seat::new(1)].looked_at, seats([0, 4]));
}

#[test]
fn ls_733_the_harlequins_own_clue_is_that_of_the_rival_clan() {
    let table = play(Position::deal(["R9", "B3", "R4", "B2", "R5", "B7"]));
    assert_eq!(table.view(2).own.clues[Seat::new(1)], Some(Clan::Rose));
}

// The Alchemist.

/// Seat 0 attacks seat 1, for whom the Alchemist at seat 2 steps in.
fn alchemist_steps_in(tokens_of_target: &str) -> Play {
    let deal = Position::deal(["R9", "B7", "R4", "B2", "R5", "B6"]);
    let mut table = play(deal.tokens(1, tokens_of_target));
    attack_with_help(&mut table, 0, 1, 2);
    table
}

#[test]
fn ls_741_the_alchemist_who_intervened_wounds_or_heals_the_target_or_declines() {
    let table = alchemist_steps_in("BU");
    assert_eq!(table.options(2), [DECLINE, WOUND, HEAL]);
    let mut wounded = table.clone();
    wounded.does(2, WOUND);
    assert_eq!(tokens(&wounded, 1), "BU7");
    let mut healed = table;
    healed.does(2, HEAL).does(1, RETURN_BEAST);
    assert_eq!(tokens(&healed, 1), "U");
}

#[test]
fn ls_r21_the_alchemist_may_decline_and_can_only_wound_an_unwounded_target() {
    let mut table = alchemist_steps_in("");
    assert_eq!(table.options(2), [DECLINE, WOUND]);
    table.refuses(2, HEAL, "LS-741");
    table.does(2, DECLINE);
    assert_eq!(tokens(&table, 1), "");
    assert_eq!(active(&table), 2);
}

#[test]
fn ls_742_a_target_with_three_wounds_is_captured_by_the_alchemist() {
    let mut table = alchemist_steps_in("BU7");
    table.does(2, WOUND);
    let ending = table.gallery().public.ending.unwrap();
    assert_eq!((ending.captive, ending.capturer), (Seat::new(1), Seat::new(2)));
}

#[test]
fn ls_743_the_healed_player_chooses_one_of_his_own_tokens() {
    let mut table = alchemist_steps_in("B7");
    table.does(2, HEAL);
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.options(1), [RETURN_BEAST, RETURN_RANK]);
    table.refuses(1, RETURN_ROSE, "LS-743");
    table.does(1, RETURN_BEAST);
    assert_eq!(tokens(&table, 1), "7");
    assert_eq!(table.gallery().public.supply().beast, 13);
}

#[test]
fn ls_744_the_matching_symbol_is_free_again() {
    let mut table = alchemist_steps_in("B7");
    table.does(2, HEAL).does(1, RETURN_RANK);
    table.does(2, attack(3)).does(3, REQUEST);
    assert!(table.asked().contains(&1), "he may offer to intervene again");
    table.everybody_does(&NO_OFFER).does(3, TAKE_UNKNOWN).does(3, attack(1)).does(1, NO_REQUEST);
    assert_eq!(table.options(1), [TAKE_UNKNOWN, TAKE_RANK]);
    table.does(1, TAKE_RANK);
    assert_eq!(table.question(), window(1), "and the rank gives the ability again");
}

#[test]
fn ls_745_what_a_returned_token_had_shown_stays_public() {
    // LS-R31: memory outlasts the token.
    let mut table = alchemist_steps_in("B7");
    table.does(2, HEAL).does(1, RETURN_RANK);
    assert_eq!(tokens(&table, 1), "B");
    let returned = Event::TokenReturned { seat: Seat::new(1), token: Token::Rank(Rank::new(7)) };
    assert!(table.gallery_heard().contains(&returned));
    let evidence = table.gallery().public.players[Seat::new(1)].evidence;
    assert_eq!(evidence.rank.map(|rank| rank.number()), Some(7));
    let possible: Vec<String> =
        evidence.allows(table.gallery().given().deal).iter().map(|card| card.to_string()).collect();
    assert_eq!(possible, ["B7"]);
}

#[test]
fn ls_746_an_alchemist_who_is_attacked_himself_has_no_ability() {
    let mut table = shows_rank(Position::deal(["R9", "B4", "R2", "B7", "R5", "B6"]));
    assert_eq!(active(&table), 1);
    table.refuses(1, WOUND, "LS-E21");
}

// The Mentalist.

#[test]
fn ls_751_the_mentalist_chooses_another_player_who_suffers_one_wound() {
    let mut table = shows_rank(Position::deal(["R9", "B5", "R4", "B7", "R1", "B6"]));
    assert_eq!(choosable(&table, 1), [0, 2, 3, 4, 5]);
    table.does(1, use_on(2));
    assert_eq!(tokens(&table, 2), "4");
}

#[test]
fn ls_752_the_victim_must_show_his_rank_if_it_is_hidden() {
    let mut table = shows_rank(Position::deal(["R9", "B5", "R4", "B7", "R1", "B6"]).tokens(3, "U"));
    table.does(1, use_on(3));
    assert_eq!(tokens(&table, 3), "U7", "without being asked");
}

#[test]
fn ls_r28_a_victim_whose_rank_is_shown_chooses_between_his_affiliation_symbols() {
    let mut table = shows_rank(Position::deal(["R9", "B5", "R4", "B7", "R1", "B6"]).tokens(3, "7"));
    table.does(1, use_on(3));
    assert_eq!(table.options(3), [TAKE_UNKNOWN, TAKE_BEAST]);
    table.does(3, TAKE_BEAST);
    assert_eq!(tokens(&table, 3), "7B");
}

#[test]
fn ls_753_a_victim_with_three_wounds_is_captured() {
    let deal = Position::deal(["R9", "B5", "R4", "B7", "R1", "B6"]);
    let mut table = shows_rank(deal.tokens(4, "R1R"));
    table.does(1, use_on(4));
    assert_eq!(table.winners(), [1, 3, 5]);
}

#[test]
fn ls_754_the_dagger_goes_to_the_victim_of_the_mentalist() {
    let mut table = shows_rank(Position::deal(["R9", "B5", "R4", "B7", "R1", "B6"]));
    table.does(1, use_on(4));
    assert_eq!(active(&table), 4);
}

// The Guardian.

#[test]
fn ls_761_the_guardian_gives_a_shield_and_takes_the_sword_of_its_colour() {
    let mut table = shows_rank(Position::deal(["R9", "B6", "R4", "B7", "R1", "B5"]));
    table.does(1, use_on(3));
    assert_eq!(cards(&table, 1), [Card::SwordPurple]);
    assert_eq!(cards(&table, 3), [Card::ShieldPurple]);
}

#[test]
fn ls_761_with_a_sword_he_gives_a_shield_of_that_colour_and_takes_nothing() {
    let deal = Position::deal(["R9", "B6", "R6", "B7", "R1", "B5"]);
    let mut table = shows_rank(deal.card(1, Card::SwordGreen).card(3, Card::ShieldGreen));
    assert_eq!(choosable(&table, 1), [0, 2, 4, 5], "not the one who has this Shield");
    table.does(1, use_on(5));
    assert_eq!(cards(&table, 1), [Card::SwordGreen]);
    assert_eq!(cards(&table, 5), [Card::ShieldGreen]);
}

#[test]
fn ls_r09_purple_goes_first_then_green_and_with_both_shields_out_there_is_no_use() {
    let deal = Position::deal(["R9", "B6", "R6", "B7", "R1", "B5"]);
    let mut second =
        shows_rank(deal.clone().card(2, Card::SwordPurple).card(4, Card::ShieldPurple));
    second.does(1, use_on(3));
    assert_eq!(cards(&second, 1), [Card::SwordGreen]);
    assert_eq!(cards(&second, 3), [Card::ShieldGreen]);
    let both_out = deal.card(1, Card::SwordPurple).card(3, Card::ShieldPurple);
    let spent = shows_rank(both_out.card(5, Card::ShieldPurple));
    assert_eq!(active(&spent), 1, "no window, although green Shields are left");
}

#[test]
fn ls_r10_shields_of_both_colours_may_protect_the_same_player() {
    let deal = Position::deal(["R9", "B6", "R6", "B7", "R1", "B5"]);
    let mut table = shows_rank(deal.card(2, Card::SwordPurple).card(4, Card::ShieldPurple));
    assert_eq!(choosable(&table, 1), [0, 2, 3, 4, 5]);
    table.does(1, use_on(4));
    assert_eq!(cards(&table, 4), [Card::ShieldPurple, Card::ShieldGreen]);
}

#[test]
fn ls_762_a_guardian_whose_rank_is_his_third_wound_has_no_use() {
    // LS-R08: his protection would have ended before it began.
    let mut third = play(Position::deal(["R9", "B6", "R4", "B7", "R1", "B5"]).tokens(1, "BB"));
    third.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(tokens(&third, 1), "BB6");
    assert_eq!(active(&third), 1);
    let second = shows_rank(Position::deal(["R9", "B6", "R4", "B7", "R1", "B5"]).tokens(1, "B"));
    assert_eq!(second.question(), window(1));
}

/// A Guardian with two wounds who protects seat 3.
fn guarded() -> Position {
    let deal = Position::deal(["R9", "B6", "R4", "B7", "R1", "B5"]);
    deal.tokens(1, "6B").card(1, Card::SwordPurple).card(3, Card::ShieldPurple)
}

#[test]
fn ls_763_at_the_third_wound_sword_and_shields_go_back_to_the_supply() {
    let mut table = play(guarded());
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(tokens(&table, 1), "6BB");
    assert!(cards(&table, 1).is_empty() && cards(&table, 3).is_empty());
    assert_eq!(in_supply(&table, Card::SwordPurple), 1);
    assert_eq!(in_supply(&table, Card::ShieldPurple), 2);
    assert_eq!(targets(&table, 1), [0, 2, 3, 4, 5], "seat 3 can be attacked again");
}

#[test]
fn ls_763_every_shield_of_the_colour_goes_back_and_none_of_the_other() {
    let deal = guarded().card(4, Card::ShieldPurple).card(2, Card::SwordGreen);
    let mut table = play(deal.card(5, Card::ShieldGreen));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert!([1, 3, 4].into_iter().all(|seat| cards(&table, seat).is_empty()));
    assert_eq!(in_supply(&table, Card::ShieldPurple), 2, "both of them");
    assert_eq!(
        (cards(&table, 2), cards(&table, 5)),
        (vec![Card::SwordGreen], vec![Card::ShieldGreen])
    );
    let lapsed = Event::ProtectionLapsed {
        seat: Seat::new(1),
        color: Color::Purple,
        shields: seats([3, 4]),
    };
    assert!(table.heard(2).contains(&lapsed));
}

#[test]
fn ls_763_the_cause_does_not_matter() {
    let mut table = play(guarded());
    table.does(0, attack(5)).does(5, NO_REQUEST).does(5, TAKE_RANK).does(5, use_on(1));
    assert_eq!(tokens(&table, 1), "6BB");
    assert!(cards(&table, 3).is_empty());
}

#[test]
fn ls_763_losing_and_regaining_other_wounds_changes_nothing() {
    let mut table = play(guarded());
    attack_with_help(&mut table, 0, 1, 2);
    table.does(2, HEAL).does(1, RETURN_BEAST);
    assert_eq!((tokens(&table, 1).as_str(), cards(&table, 3)), ("6", vec![Card::ShieldPurple]));
    assert_eq!(cards(&table, 1), [Card::SwordPurple], "healing its holder does not drop the Sword");
    table.does(2, attack(1)).does(1, NO_REQUEST);
    assert_eq!((tokens(&table, 1).as_str(), cards(&table, 3)), ("6B", vec![Card::ShieldPurple]));
}

#[test]
fn ls_764_it_happens_with_the_wound_before_anything_else() {
    let deal = Position::deal(["R9", "B6", "R4", "B7", "R1", "B5"]).tokens(1, "BB");
    let mut table = play(deal.card(1, Card::SwordPurple).card(0, Card::ShieldPurple));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    let lapsed =
        Event::ProtectionLapsed { seat: Seat::new(1), color: Color::Purple, shields: seats([0]) };
    let heard = table.heard(2);
    assert_eq!(
        kinds(&heard),
        [
            "intervention_not_requested",
            "wound",
            "protection_lapsed",
            "dagger_moved",
            "turn_started"
        ]
    );
    assert_eq!(heard[2], lapsed);
}

// The Berserker.

#[test]
fn ls_771_the_berserker_makes_the_attacker_suffer_one_wound() {
    let mut table = shows_rank(Position::deal(["R9", "B7", "R4", "B6", "R1", "B5"]));
    table.does(1, USE).does(0, TAKE_ROSE);
    assert_eq!(tokens(&table, 0), "R");
}

#[test]
fn ls_r11_a_berserker_who_intervened_strikes_the_attacker_too() {
    let mut table = play(Position::deal(["R9", "B6", "R4", "B7", "R1", "B5"]));
    attack_with_help(&mut table, 0, 1, 3);
    table.does(3, USE).does(0, TAKE_ROSE);
    assert_eq!((tokens(&table, 0).as_str(), tokens(&table, 1).as_str()), ("R", ""));
}

#[test]
fn ls_772_an_attacker_with_a_shield_leaves_the_berserker_without_a_use() {
    // LS-R12: the Shield wins, and no window is opened.
    let deal = Position::deal(["R9", "B7", "R4", "B6", "R1", "B5"]);
    let table = shows_rank(deal.card(3, Card::SwordGreen).card(0, Card::ShieldGreen));
    assert_eq!(active(&table), 1);
    assert_eq!(tokens(&table, 0), "");
}

#[test]
fn ls_773_an_attacker_with_three_wounds_is_captured_by_the_berserker() {
    let deal = Position::deal(["R9", "B7", "R4", "B6", "R1", "B5"]);
    let mut captured = shows_rank(deal.clone().tokens(0, "RU9"));
    captured.does(1, USE);
    let ending = captured.gallery().public.ending.unwrap();
    assert_eq!((ending.captive, ending.capturer), (Seat::new(0), Seat::new(1)));
    let mut struck = shows_rank(deal);
    struck.does(1, USE).does(0, TAKE_ROSE);
    assert_eq!(active(&struck), 1, "otherwise the dagger stays with the Berserker");
}

// The Mage.

#[test]
fn ls_781_the_mage_gives_a_staff_and_takes_one() {
    let deal = Position::deal(["R9", "B8", "R4", "B6", "R1", "B5"]);
    let mut table = shows_rank(deal.card(4, Card::Staff));
    assert_eq!(choosable(&table, 1), [0, 2, 3, 5], "not to one who has a Staff");
    table.does(1, use_on(3));
    assert_eq!((cards(&table, 1), cards(&table, 3)), (vec![Card::Staff], vec![Card::Staff]));
    assert_eq!(in_supply(&table, Card::Staff), 3);
}

/// Eight seats, five of them with a Staff, so that one is left; seat 1 is a Mage.
fn one_staff_left() -> Position {
    let deal = Position::deal(["R9", "B8", "R4", "B6", "R1", "B5", "R5", "B2"]);
    (2..7).fold(deal, |deal, number| deal.card(number, Card::Staff))
}

#[test]
fn ls_781_both_or_neither() {
    let table = shows_rank(one_staff_left());
    assert_eq!(in_supply(&table, Card::Staff), 1);
    assert_eq!(active(&table), 1, "one Staff is not enough for two");
}

#[test]
fn ls_782_a_mage_who_holds_a_staff_only_gives_one() {
    // LS-R29: it does not matter from whom he has it.
    let deal = Position::deal(["R9", "B8", "R4", "B6", "R1", "B5"]);
    let mut table = shows_rank(deal.card(1, Card::Staff));
    table.does(1, use_on(3));
    assert_eq!(cards(&table, 1), [Card::Staff]);
    assert_eq!(cards(&table, 3), [Card::Staff]);
    assert_eq!(in_supply(&table, Card::Staff), 4);
    assert!(!kinds(&table.heard(0)).contains(&"card_taken".to_owned()));
}

// The Courtesan.

#[test]
fn ls_791_the_courtesan_gives_a_fan_to_another_player_who_has_none() {
    let deal = Position::deal(["R8", "B9", "R4", "B6", "R1", "B5"]);
    let mut table = shows_rank(deal.card(4, Card::Fan));
    assert_eq!(choosable(&table, 1), [0, 2, 3, 5]);
    table.does(1, use_on(2));
    assert_eq!(cards(&table, 2), [Card::Fan]);
    assert!(cards(&table, 1).is_empty(), "she takes none");
}
