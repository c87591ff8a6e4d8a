//! LS-500, intervention: the target may ask, others may offer, the target may accept one.

use kernel::Seat;
use liens_de_sang::cards::pieces::Card;
use liens_de_sang::rules::position::Position;
use liens_de_sang::table::event::NoHelp;
use liens_de_sang::{Event, Question};

use crate::common::*;

/// Seat 0, a Rose, attacks; seat 1 is a Beast Berserker.
fn deal() -> Position {
    Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"])
}

#[test]
fn ls_501_the_target_may_ask_before_the_wound_is_suffered() {
    let mut table = play(deal());
    table.does(0, attack(1));
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.options(1), [REQUEST, NO_REQUEST]);
    assert_eq!(tokens(&table, 1), "");
    table.does(1, REQUEST);
    assert_eq!(table.question(), Some(Question::Offer {}));
}

#[test]
fn ls_r05_nobody_may_jump_in_unasked() {
    let mut table = play(deal());
    table.does(0, attack(1));
    table.refuses(3, OFFER, "LS-503");
    table.does(1, NO_REQUEST);
    table.refuses(3, OFFER, "LS-503");
    assert_eq!(table.asked(), [1], "the target takes his token");
}

#[test]
fn ls_502_with_a_fan_there_is_no_request() {
    let mut table = play(deal().card(1, Card::Fan));
    table.does(0, attack(1));
    let impossible = Event::InterventionImpossible { target: Seat::new(1), why: NoHelp::Fan };
    assert_eq!(table.heard(4)[1], impossible);
    assert!(matches!(table.question(), Some(Question::Token { .. })));
    table.refuses(1, REQUEST, "LS-502");
}

#[test]
fn ls_503_those_whose_rank_is_hidden_may_offer_but_not_target_and_attacker() {
    let mut table = play(deal().tokens(2, "4").tokens(3, "UU"));
    table.does(0, attack(1)).does(1, REQUEST);
    assert_eq!(table.asked(), [3, 4, 5]);
    assert_eq!(table.options(3), [OFFER, NO_OFFER]);
    table.refuses(2, OFFER, "LS-E10").refuses(1, OFFER, "LS-E11");
}

#[test]
fn ls_r04_the_attacker_may_not_intervene_in_his_own_attack() {
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, REQUEST);
    assert_eq!(table.options(0), []);
    table.refuses(0, OFFER, "LS-E11");
}

#[test]
fn ls_503_when_nobody_can_offer_there_is_no_request() {
    let everybody_shown = deal().tokens(2, "4").tokens(3, "2").tokens(4, "5").tokens(5, "1");
    let mut table = play(everybody_shown);
    table.does(0, attack(1));
    let impossible = Event::InterventionImpossible { target: Seat::new(1), why: NoHelp::Nobody };
    assert_eq!(table.heard(4)[1], impossible);
    assert!(matches!(table.question(), Some(Question::Token { .. })));
}

#[test]
fn ls_504_friend_foe_inquisitor_and_shield_holder_may_offer_or_not() {
    let deal = Position::deal(["R9", "B7", "R4", "B6", "B5", "R1", "Ir"]);
    let mut table = play(deal.card(3, Card::SwordPurple).card(4, Card::ShieldPurple));
    table.does(0, attack(1)).does(1, REQUEST);
    assert_eq!(table.asked(), [2, 3, 4, 5, 6]);
    for number in [2, 3, 4, 5, 6] {
        assert_eq!(table.options(number), [OFFER, NO_OFFER], "seat {number}");
    }
    table.everybody_does(&OFFER);
    let all = [accept(2), accept(3), accept(4), accept(5), accept(6), DECLINE_OFFERS];
    assert_eq!(table.options(1), all);
}

#[test]
fn ls_505_the_target_alone_accepts_one_offer_or_declines_them_all() {
    let mut table = play(deal());
    table
        .does(0, attack(1))
        .does(1, REQUEST)
        .does(2, OFFER)
        .does(3, OFFER)
        .everybody_does(&NO_OFFER);
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.options(1), [accept(2), accept(3), DECLINE_OFFERS]);
    table.refuses(1, accept(4), "LS-505");
    table.refuses(0, accept(2), "LS-505");
    table.does(1, accept(3));
    assert_eq!(tokens(&table, 3), "2");
}

#[test]
fn ls_506_an_accepted_intervener_must_take_his_rank_token() {
    let mut table = play(deal());
    attack_with_help(&mut table, 0, 1, 4);
    assert_eq!(tokens(&table, 4), "5", "without being asked");
    assert_eq!(tokens(&table, 1), "");
}

#[test]
fn ls_507_the_intervener_may_use_his_ability() {
    let mut table = play(deal());
    attack_with_help(&mut table, 0, 1, 4);
    assert_eq!(table.question(), Some(Question::Ability { owner: Seat::new(4) }));
    assert_eq!(choosable(&table, 4), [0, 1, 2, 3, 5]);
}

#[test]
fn ls_508_the_dagger_goes_to_the_intervener() {
    let mut table = play(deal());
    attack_with_help(&mut table, 0, 1, 5);
    table.does(5, DECLINE);
    assert_eq!(active(&table), 5);
}

#[test]
fn ls_509_without_an_accepted_offer_the_target_suffers_and_chooses() {
    let own_choice = [TAKE_UNKNOWN, TAKE_BEAST, TAKE_RANK];
    let mut no_request = play(deal());
    no_request.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(no_request.options(1), own_choice);
    let mut no_offer = play(deal());
    no_offer.does(0, attack(1)).does(1, REQUEST).everybody_does(&NO_OFFER);
    assert_eq!(no_offer.options(1), own_choice);
    let mut declined = play(deal());
    declined.does(0, attack(1)).does(1, REQUEST).everybody_does(&OFFER).does(1, DECLINE_OFFERS);
    assert_eq!(declined.options(1), own_choice);
}

#[test]
fn ls_510_there_is_one_request_and_no_second_intervener() {
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, REQUEST).everybody_does(&OFFER);
    table.refuses(1, REQUEST, "LS-E09");
    let mut accepted = table.clone();
    table.does(1, DECLINE_OFFERS);
    table.refuses(1, REQUEST, "LS-E09");
    accepted.does(1, accept(4));
    accepted.refuses(1, accept(2), "LS-E13");
    assert_eq!(accepted.asked(), [4]);
}

#[test]
fn ls_511_a_target_with_three_wounds_may_be_saved() {
    let mut table = play(deal().tokens(1, "BU7"));
    attack_with_help(&mut table, 0, 1, 4);
    assert!(table.outcome().is_none());
    assert_eq!((tokens(&table, 1).as_str(), tokens(&table, 4).as_str()), ("BU7", "5"));
}

#[test]
fn ls_512_an_intervention_never_captures_the_intervener() {
    let mut table = play(deal().tokens(4, "BB").tokens(3, "UU2"));
    table.does(0, attack(1)).does(1, REQUEST);
    assert_eq!(table.asked(), [2, 4, 5], "whoever has three wounds has shown his rank");
    table.does(4, OFFER).everybody_does(&NO_OFFER).does(1, accept(4));
    assert_eq!(tokens(&table, 4), "BB5");
    assert!(table.outcome().is_none());
}

#[test]
fn ls_513_all_answer_in_secret_and_the_answers_are_shown_together() {
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, REQUEST);
    let before = table.gallery();
    table.does(4, OFFER);
    assert_eq!(table.heard(1), [], "nobody is told anything");
    assert_eq!(table.gallery(), before);
    table.does(2, NO_OFFER).does(5, NO_OFFER);
    assert_eq!(table.heard(1), []);
    table.does(3, OFFER);
    let (offers, refusals) = (seats([3, 4]), seats([2, 5]));
    let revealed = Event::OffersRevealed { target: Seat::new(1), offers, refusals };
    assert_eq!(table.heard(1), [revealed]);
}

#[test]
fn ls_r06_the_order_of_the_answers_leaves_no_trace_and_none_can_be_changed() {
    let mut one = play(deal());
    one.does(0, attack(1)).does(1, REQUEST);
    let mut two = one.clone();
    one.does(2, OFFER).does(3, NO_OFFER).does(4, OFFER);
    one.refuses(2, NO_OFFER, "LS-E12");
    one.does(5, NO_OFFER);
    two.does(5, NO_OFFER).does(4, OFFER).does(3, NO_OFFER).does(2, OFFER);
    assert_eq!(one.table(), two.table());
    assert_eq!(one.events(1), two.events(1));
}

#[test]
fn ls_r32_an_accepted_intervener_may_still_wound_the_one_he_helped() {
    let mut table = play(deal());
    attack_with_help(&mut table, 0, 1, 3);
    table.does(3, use_on(1)).does(1, TAKE_UNKNOWN).does(1, TAKE_BEAST);
    assert_eq!((tokens(&table, 3).as_str(), tokens(&table, 1).as_str()), ("2", "UB"));
    let mut table = play(deal());
    attack_with_help(&mut table, 0, 1, 2);
    table.does(2, WOUND).does(1, TAKE_UNKNOWN);
    assert_eq!((tokens(&table, 2).as_str(), tokens(&table, 1).as_str()), ("4", "U"));
}
