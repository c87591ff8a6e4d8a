//! Chapter 8, illegal and odd input: each mistake is refused to its sender alone, with its number and its reason.

use kernel::{Refusal, Seat, Table};
use liens_de_sang::cards::catalogue::TokenRule;
use liens_de_sang::cards::pieces::Card;
use liens_de_sang::rules::position::Position;
use liens_de_sang::table::flow::Use;
use liens_de_sang::{Action, Forbidden, GAME, LiensDeSang, Question};
use serde_json::{Value, json};
use shelf::{Hosts, Language, Refuses, Speaks, Talks, Voice};
use testkit::Script;

use crate::common::*;

/// Seat 0, a Rose Courtesan, attacks; seat 1 is a Beast Berserker.
fn deal() -> Position {
    Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"])
}

/// Seat 1 shows this rank to the attack of seat 0.
fn shows_rank(deal: Position) -> Play {
    let mut table = play(deal);
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    table
}

#[test]
fn ls_e01_acts_although_nothing_is_asked_of_him() {
    let mut table = play(deal());
    table
        .refuses(3, attack(1), "LS-E01")
        .refuses(3, pass(1), "LS-E01")
        .refuses(3, NO_REQUEST, "LS-E01");
    table.refuses(3, TAKE_RANK, "LS-E01").refuses(3, DECLINE, "LS-E01");
}

#[test]
fn ls_e02_attacks_himself() {
    play(deal()).refuses(0, attack(0), "LS-E02");
}

#[test]
fn ls_e03_attacks_a_player_with_a_shield() {
    play(deal().card(4, Card::SwordPurple).card(1, Card::ShieldPurple)).refuses(
        0,
        attack(1),
        "LS-E03",
    );
}

#[test]
fn ls_e04_inquisitor_attacks_a_player_with_three_wounds() {
    let deal = Position::deal(["Ib", "B7", "R4", "B2", "B5", "R1", "R9"]);
    play(deal.tokens(3, "UU2")).refuses(0, attack(3), "LS-E04");
}

#[test]
fn ls_e05_passes_the_dagger_to_himself() {
    play(deal()).refuses(0, pass(0), "LS-E05");
}

#[test]
fn ls_e06_names_a_seat_that_does_not_exist() {
    let mut table = play(deal());
    table.refuses(0, attack(6), "LS-E06").refuses(0, pass(9), "LS-E06");
    let mut table = shows_rank(Position::deal(["R9", "B2", "R4", "B7", "B5", "R1"]));
    table.refuses(1, use_on(6), "LS-E06");
    let mut table = shows_rank(Position::deal(["R9", "B3", "R4", "B7", "B5", "R1"]));
    table.refuses(1, look_at([0, 8]), "LS-E06");
}

#[test]
fn ls_e07_sends_a_second_action_in_the_same_turn() {
    let mut table = play(deal());
    table.does(0, attack(1)).refuses(0, attack(2), "LS-E07");
}

#[test]
fn ls_e08_takes_back_a_declared_attack() {
    let mut table = play(deal());
    table.does(0, attack(1)).refuses(0, pass(2), "LS-E08");
}

#[test]
fn ls_e07_ls_e08_an_attacker_who_is_wounded_cannot_act_again_instead_of_taking_his_token() {
    let mut table = shows_rank(Position::deal(["R9", "B7", "R4", "B6", "R1", "B5"]));
    table.does(1, USE);
    table.refuses(0, attack(2), "LS-E07").refuses(0, pass(2), "LS-E08");
    // Whoever has not attacked is told that something else is asked.
    let mut other = play(deal());
    other.does(0, attack(1)).refuses(1, attack(0), "LS-E01");
}

#[test]
fn ls_e09_requests_with_a_fan_a_second_time_or_when_not_the_target() {
    let mut fan = play(deal().card(1, Card::Fan));
    fan.does(0, attack(1)).refuses(1, REQUEST, "LS-E09");
    let mut table = play(deal());
    table.does(0, attack(1)).refuses(2, REQUEST, "LS-E09");
    table.does(1, REQUEST).refuses(1, REQUEST, "LS-E09");
    table.everybody_does(&NO_OFFER).refuses(1, REQUEST, "LS-E09");
}

#[test]
fn ls_e10_offers_with_his_rank_token_in_front_of_him() {
    let mut table = play(deal().tokens(3, "2"));
    table.does(0, attack(1)).does(1, REQUEST).refuses(3, OFFER, "LS-E10");
}

#[test]
fn ls_e11_offers_as_attacker_or_target_or_without_a_request() {
    let mut table = play(deal());
    table.refuses(3, OFFER, "LS-E11");
    table.does(0, attack(1)).refuses(3, OFFER, "LS-E11");
    table.does(1, REQUEST).refuses(0, OFFER, "LS-E11").refuses(1, OFFER, "LS-E11");
}

#[test]
fn ls_e12_changes_his_answer_after_sending_it() {
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, REQUEST).does(3, OFFER);
    table.refuses(3, NO_OFFER, "LS-E12").refuses(3, OFFER, "LS-E12");
}

#[test]
fn ls_e13_accepts_a_player_who_did_not_offer() {
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, REQUEST).does(3, OFFER).everybody_does(&NO_OFFER);
    table.refuses(1, accept(9), "LS-E06");
    table.refuses(1, accept(2), "LS-E13").refuses(1, accept(0), "LS-E13");
    let two: Result<Action, _> =
        serde_json::from_value(serde_json::json!({ "kind": "accept", "seat": [2, 3] }));
    assert!(two.is_err(), "an acceptance names one player");
}

#[test]
fn ls_e14_takes_a_token_that_is_not_on_his_card() {
    let mut table = play(deal());
    table.does(0, attack(4)).does(4, NO_REQUEST);
    table.refuses(4, TAKE_UNKNOWN, "LS-E14").refuses(4, TAKE_ROSE, "LS-E14");
}

#[test]
fn ls_e15_takes_a_symbol_already_matched() {
    let mut second_rank = play(deal().tokens(1, "7"));
    second_rank.does(0, attack(1)).does(1, NO_REQUEST).refuses(1, TAKE_RANK, "LS-E15");
    let mut second_clan = play(deal().tokens(1, "B"));
    second_clan.does(0, attack(1)).does(1, NO_REQUEST).refuses(1, TAKE_BEAST, "LS-E15");
    let mut second_unknown = play(deal().tokens(1, "U"));
    second_unknown.does(0, attack(1)).does(1, NO_REQUEST).refuses(1, TAKE_UNKNOWN, "LS-E15");
}

#[test]
fn ls_e16_takes_a_clan_token_while_holding_a_staff() {
    let mut table = play(deal().card(4, Card::Staff));
    table.does(0, attack(4)).does(4, NO_REQUEST).refuses(4, TAKE_BEAST, "LS-E16");
}

/// The table with another open question: some of them are answered before anybody could be asked.
fn asking(table: &Play, question: Question) -> Play {
    let mut saved = json(&table.table().save());
    saved["question"] = json(&question);
    let saved = serde_json::from_value(saved).expect("a whole position");
    Script::new(Table::load(saved).expect("a position that can be played on"))
}

#[test]
fn ls_e17_takes_an_affiliation_token_although_his_rank_must_be_shown() {
    let mut table = play(deal());
    table.does(0, attack(1)).does(1, NO_REQUEST);
    let Some(Question::Token { victim, cause, .. }) = table.question() else { panic!("no wound") };
    let mut table = asking(&table, Question::Token { victim, cause, rule: TokenRule::RankFirst });
    assert_eq!(table.options(1), [TAKE_RANK]);
    table.refuses(1, TAKE_BEAST, "LS-E17").refuses(1, TAKE_UNKNOWN, "LS-E17");
}

#[test]
fn ls_e18_uses_an_ability_outside_its_window_or_after_a_rank_shown_through_an_ability() {
    let mut table = play(deal());
    table.refuses(0, use_on(1), "LS-E18").refuses(1, USE, "LS-E18");
    table.does(0, attack(4)).does(4, NO_REQUEST).refuses(4, use_on(1), "LS-E18");
    table.does(4, TAKE_RANK).does(4, use_on(1));
    assert_eq!(tokens(&table, 1), "7");
    table.refuses(1, USE, "LS-E18");
}

#[test]
fn ls_e19_assassin_or_mentalist_chooses_a_shielded_player_or_himself() {
    let shield = |deal: Position| deal.card(5, Card::SwordPurple).card(3, Card::ShieldPurple);
    let mut assassin = shows_rank(shield(Position::deal(["R9", "B2", "R4", "B7", "B5", "R6"])));
    assassin.refuses(1, use_on(3), "LS-E19").refuses(1, use_on(1), "LS-E19");
    let mut mentalist = shows_rank(shield(Position::deal(["R9", "B5", "R4", "B7", "B2", "R6"])));
    mentalist.refuses(1, use_on(3), "LS-E19").refuses(1, use_on(1), "LS-E19");
}

#[test]
fn ls_e20_harlequin_chooses_one_the_same_twice_three_or_himself() {
    let mut table = shows_rank(Position::deal(["R9", "B3", "R4", "B7", "B2", "R6"]));
    table.refuses(1, look_at([0]), "LS-E20").refuses(1, look_at([0, 0]), "LS-E20");
    table.refuses(1, look_at([0, 2, 3]), "LS-E20").refuses(1, look_at([0, 1]), "LS-E20");
    table.refuses(1, read(json!({ "kind": "use_ability", "targets": [0, 0, 2] })), "LS-E20");
    table.does(1, read(json!({ "kind": "use_ability", "targets": [2, 0] })));
}

/// LS-R35: an answer as a program sends it.
fn read(action: Value) -> Action {
    serde_json::from_value(action).expect("an answer that can be read")
}

#[test]
fn ls_r35_a_list_that_names_a_player_twice_is_written_as_it_was_meant() {
    let twice = read(json!({ "kind": "use_ability", "targets": [2, 0, 2] }));
    assert_eq!(json(&twice)["targets"], json!([0, 2]), "who is named, once each");
    assert_ne!(twice, look_at([0, 2]), "and yet it is another answer, and refused");
}

#[test]
fn ls_e21_alchemist_heals_an_unwounded_player() {
    let mut table = play(deal());
    attack_with_help(&mut table, 0, 1, 2);
    table.refuses(2, HEAL, "LS-E21");
    table.refuses(2, Action::UseAbility(Use::PLAIN), "LS-E21");
}

#[test]
fn ls_e22_a_card_is_given_to_oneself_or_to_somebody_who_has_it() {
    let mut guardian = shows_rank(
        Position::deal(["R9", "B6", "R4", "B7", "B2", "R6"])
            .card(1, Card::SwordPurple)
            .card(3, Card::ShieldPurple),
    );
    guardian.refuses(1, use_on(3), "LS-E22").refuses(1, use_on(1), "LS-E22");
    let mut mage =
        shows_rank(Position::deal(["R9", "B8", "R4", "B7", "B2", "R6"]).card(3, Card::Staff));
    mage.refuses(1, use_on(3), "LS-E22").refuses(1, use_on(1), "LS-E22");
    let mut courtesan =
        shows_rank(Position::deal(["R8", "B9", "R4", "B7", "B2", "R6"]).card(3, Card::Fan));
    courtesan.refuses(1, use_on(3), "LS-E22").refuses(1, use_on(1), "LS-E22");
}

#[test]
fn ls_e23_inquisitor_gives_two_curses_to_one_player_keeps_one_or_leaves_one() {
    let mut table = shows_rank(Position::deal(["R9", "Ib", "R4", "B7", "B2", "R6", "B1"]));
    table.refuses(1, curses(0, [0]), "LS-E23").refuses(1, curses(0, [1]), "LS-E23");
    table.refuses(1, curses(0, []), "LS-E23");
    let twice = json!({ "kind": "use_ability", "true_to": 0, "false_to": [2, 2] });
    table.refuses(1, read(twice), "LS-E23");
}

#[test]
fn ls_e24_healed_player_returns_a_token_he_does_not_have() {
    let mut table = play(deal().tokens(1, "B7"));
    attack_with_help(&mut table, 0, 1, 2);
    table.does(2, HEAL).refuses(1, RETURN_UNKNOWN, "LS-E24").refuses(1, RETURN_ROSE, "LS-E24");
}

#[test]
fn ls_e25_looks_at_a_curse_before_the_end() {
    let deal = Position::deal(["R9", "Ib", "R4", "B7", "B2", "R6", "B1"]).curses(1, 2, [3]);
    let look = Action::LookAtCurse { before: Seat::new(2) };
    play(deal).refuses(0, look, "LS-E25").refuses(2, look, "LS-E25");
}

#[test]
fn ls_e26_sends_a_private_message() {
    // The game never hears a message: it says that there are no private ones, and what to tell who tries.
    for language in Language::ALL {
        assert!(!LiensDeSang::talk(&LiensDeSang::config(8), language).private);
        assert!(!LiensDeSang::words().say(language, "refusal-LS-E26", &[]).is_empty());
    }
}

#[test]
fn ls_e27_acts_after_the_end() {
    let mut table = play(deal().tokens(1, "BU7"));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    table.refuses(0, pass(1), "LS-E27").refuses(1, TAKE_RANK, "LS-E27");
}

#[test]
fn ls_e28_an_action_for_a_turn_that_has_passed() {
    let mut table = play(deal());
    let stale = table.table().serial();
    table.does(0, pass(1)).does(1, pass(0));
    let before = table.table().clone();
    let answer = table.table_mut().apply_to(stale, Seat::new(0), attack(3), None);
    assert_eq!(answer, Err(Refusal::Stale));
    assert_eq!(*table.table(), before);
    assert_eq!(in_words(Language::En, &Refusal::Stale).0, "LS-E28");
}

fn in_words(language: Language, refusal: &Refusal<Forbidden>) -> (String, String) {
    let names = testkit::names(6);
    let voice = Voice::new(language, seat(0), &names);
    let refused = LiensDeSang::refusal(&voice, refusal);
    (refused.code, refused.text)
}

#[test]
fn every_refusal_says_its_reason_in_both_languages() {
    let others = [Refusal::GameOver, Refusal::NotAsked, Refusal::Stale, Refusal::Answered];
    let all: Vec<Refusal<Forbidden>> =
        Forbidden::ALL.iter().copied().map(Refusal::Forbidden).chain(others).collect();
    let mut codes: Vec<String> =
        all.iter().map(|refusal| in_words(Language::En, refusal).0).collect();
    codes.push("LS-E26".into());
    codes.sort();
    codes.dedup();
    let expected: Vec<String> = (1..=28).map(|number| format!("LS-E{number:02}")).collect();
    assert_eq!(codes, expected, "every number of the chapter, and no other");
    for refusal in &all {
        let (french, english) =
            (in_words(Language::Fr, refusal).1, in_words(Language::En, refusal).1);
        assert!(!french.is_empty() && !english.is_empty() && french != english, "{refusal:?}");
    }
}

#[test]
fn a_refusal_names_the_player_it_is_about() {
    let refusal = Refusal::Forbidden(Forbidden::ShieldProtects { target: Seat::new(4) });
    for language in Language::ALL {
        assert!(in_words(language, &refusal).1.contains(&testkit::names(6)[4]));
    }
}

#[test]
fn an_answer_that_cannot_be_read_is_refused_and_changes_nothing() {
    let game = GAME;
    let config = game.configure(&serde_json::json!({}), Some(6)).unwrap();
    let mut table = game.open(&config, kernel::Seed([1; 32])).unwrap();
    let before = table.hash();
    let names = testkit::names(6);
    let asked = table.waiting().lowest().unwrap();
    let voice = Voice::new(Language::En, kernel::Viewer::Seat(asked), &names);
    for odd in [
        serde_json::json!({ "kind": "fly" }),
        serde_json::json!({ "kind": "attack", "target": 99 }),
    ] {
        let refused = table.apply(&voice, asked, None, &odd).unwrap_err();
        assert_eq!(refused.code, "unreadable");
    }
    assert_eq!(table.hash(), before);
}
