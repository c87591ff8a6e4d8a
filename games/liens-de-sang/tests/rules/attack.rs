//! LS-400, attack and wounds: six steps, tokens that never lie, and where the dagger goes.

use kernel::Seat;
use liens_de_sang::cards::pieces::{Card, Symbol, Token};
use liens_de_sang::rules::position::Position;
use liens_de_sang::{Action, Event, Question};

use crate::common::*;

#[test]
fn ls_401_an_attack_is_resolved_in_six_steps() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B9", "B5", "R1"]));
    attack_with_help(&mut table, 0, 1, 3);
    assert_eq!(table.question(), Some(Question::Ability { owner: Seat::new(3) }));
    table.does(3, use_on(0));
    let steps = [
        "attack_declared",
        "intervention_requested",
        "offers_revealed",
        "offer_accepted",
        "wound",
        "ability_used",
        "card_given",
        "dagger_moved",
        "turn_started",
    ];
    assert_eq!(kinds(&table.events(5)), steps);
}

#[test]
fn ls_402_a_declared_attack_cannot_be_taken_back() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B9", "B5", "R1"]));
    table.does(0, attack(1));
    table.refuses(0, pass(2), "LS-402");
    table.does(1, NO_REQUEST);
    table.refuses(0, pass(2), "LS-402");
    table.does(1, TAKE_UNKNOWN);
    assert_eq!(tokens(&table, 1), "U");
}

#[test]
fn ls_403_the_accepted_intervener_suffers_the_wound_otherwise_the_target() {
    let deal = Position::deal(["R9", "B7", "R4", "B9", "B5", "R1"]);
    let mut helped = play(deal.clone());
    attack_with_help(&mut helped, 0, 1, 3);
    assert_eq!((tokens(&helped, 1).as_str(), tokens(&helped, 3).as_str()), ("", "9"));
    let mut alone = play(deal);
    alone.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_BEAST);
    assert_eq!((tokens(&alone, 1).as_str(), tokens(&alone, 3).as_str()), ("B", ""));
}

#[test]
fn ls_404_a_wound_is_a_token_from_the_supply_that_matches_a_symbol_of_the_card() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B9", "B5", "R1"]));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(table.options(1), [TAKE_UNKNOWN, TAKE_BEAST, TAKE_RANK]);
    table.does(1, TAKE_BEAST);
    assert_eq!(tokens(&table, 1), "B");
    assert_eq!(table.gallery().public.supply().beast, 12);
    let wound = table.heard(4).into_iter().find(|event| matches!(event, Event::Wound { .. }));
    let Some(Event::Wound { seat, token, .. }) = wound else { panic!("no wound was shown") };
    assert_eq!((seat, token), (Seat::new(1), Token::Beast));
}

/// What a player with these tokens may take for the wound of an attack.
fn may_take(card: &str, shown: &str) -> Vec<Symbol> {
    let rest = ["R9", "B9", "R4", "B8", "R2"];
    let deal = Position::deal([rest[0], card, rest[1], rest[2], rest[3], rest[4]]);
    let mut table = play(deal.tokens(1, shown));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(
        table.question().map(|question| matches!(question, Question::Token { .. })),
        Some(true)
    );
    let taken = |action: Action| {
        let Action::Take { token } = action else { panic!("{action:?} is no token") };
        token
    };
    table.options(1).into_iter().map(taken).collect()
}

#[test]
fn ls_405_each_symbol_can_be_matched_once() {
    assert_eq!(may_take("B5", ""), [Symbol::Beast, Symbol::Rank]);
    assert_eq!(may_take("B5", "B"), [Symbol::Beast, Symbol::Rank], "two clan symbols");
    assert_eq!(may_take("B7", "B"), [Symbol::Unknown, Symbol::Rank], "one of each");
    assert_eq!(may_take("B7", "U"), [Symbol::Beast, Symbol::Rank], "one of each");
    assert_eq!(may_take("B7", "7"), [Symbol::Unknown, Symbol::Beast], "never two ranks");
    assert_eq!(may_take("B2", "U"), [Symbol::Unknown, Symbol::Rank], "two unknown symbols");
}

#[test]
fn ls_406_the_sufferer_chooses_freely_among_the_unmatched_symbols() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B9", "B5", "R1"]));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    let with = |token: Action, tokens_then: &str| {
        let mut choice = table.clone();
        choice.does(1, token);
        assert_eq!(tokens(&choice, 1), tokens_then);
    };
    with(TAKE_UNKNOWN, "U");
    with(TAKE_BEAST, "B");
    with(TAKE_RANK, "7");
}

#[test]
fn ls_407_tokens_never_lie() {
    let deal = Position::deal(["R9", "B5", "R4", "B9", "B7", "R1"]);
    let mut table = play(deal);
    table.does(0, attack(1)).does(1, NO_REQUEST);
    table.refuses(1, TAKE_ROSE, "LS-407").refuses(1, TAKE_UNKNOWN, "LS-407");
}

#[test]
fn ls_407_only_the_inquisitor_and_staff_holders_are_excepted() {
    let mut wild = play(Position::deal(["R9", "Ib", "R4", "B9", "B5", "R1", "B7"]));
    wild.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_ROSE);
    assert_eq!(tokens(&wild, 1), "R");
    let mut staff = play(Position::deal(["R9", "B5", "R4", "B8", "B7", "R1"]).card(1, Card::Staff));
    staff.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_UNKNOWN);
    assert_eq!(tokens(&staff, 1), "U");
}

#[test]
fn ls_408_after_three_wounds_the_next_is_the_fourth() {
    let mut table = play(Position::deal(["R9", "B1", "R4", "B2", "B5", "R6"]).tokens(1, "B1"));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(tokens(&table, 1), "B1B", "rank and both affiliations are matched");
    assert!(table.outcome().is_none());
    table.does(1, pass(0)).does(0, attack(1)).does(1, NO_REQUEST);
    assert!(table.outcome().is_some());
}

#[test]
fn ls_409_a_fourth_wound_is_a_capture_and_nothing_after_it_is_resolved() {
    let mut table = play(Position::deal(["R9", "B2", "R1", "B7", "B5", "R4"]).tokens(2, "RR1"));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, use_on(2));
    assert_eq!(tokens(&table, 2), "RR1", "no token is taken");
    let told = ["ability_used", "captured", "all_revealed", "game_over"];
    assert_eq!(kinds(&table.heard(4)), told, "no second wound, no dagger");
    assert!(table.asked().is_empty());
    assert_eq!(table.gallery().public.dagger, Seat::new(0));
}

#[test]
fn ls_410_the_dagger_goes_to_the_wounded_player() {
    let deal = Position::deal(["R9", "B7", "R4", "B9", "B5", "R1"]);
    let mut alone = play(deal.clone());
    alone.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_BEAST);
    assert_eq!(active(&alone), 1);
    let mut helped = play(deal);
    attack_with_help(&mut helped, 0, 1, 3);
    helped.does(3, DECLINE);
    assert_eq!(active(&helped), 3);
}

#[test]
fn ls_r22_the_attacker_does_not_get_the_dagger_back() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B9", "B5", "R1"]));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_UNKNOWN);
    assert!(table.heard(0).contains(&Event::DaggerMoved { to: Seat::new(1) }));
    assert_eq!(active(&table), 1);
}

#[test]
fn ls_411_a_wound_by_an_ability_is_no_attack() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B9", "B5", "R1"]));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, USE);
    assert_eq!(kinds(&table.heard(3)), ["ability_used"], "no request comes before the wound");
    assert_eq!(table.asked(), [0]);
    assert_eq!(table.options(0), [TAKE_UNKNOWN, TAKE_ROSE, TAKE_RANK]);
    table.does(0, TAKE_RANK);
    assert_eq!(tokens(&table, 0), "9");
    assert_eq!(active(&table), 1, "no ability for the wounded player, and no dagger");
}

#[test]
fn ls_411_a_fourth_wound_by_an_ability_captures() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B9", "B5", "R1"]).tokens(0, "UR9"));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, USE);
    assert_eq!(table.gallery().public.ending.map(|ending| ending.captive), Some(Seat::new(0)));
}

/// Who is active after seat 0 has attacked seat 1, who took the rank token and gave this answer. Whoever is wounded on
/// the way takes any token.
fn active_after<const N: usize>(deal: [&str; N], answer: Action) -> u8 {
    let mut table = play(Position::deal(deal));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, answer);
    while let Some(Question::Token { victim, .. }) = table.question() {
        let first = table.options(victim.number())[0];
        table.does(victim.number(), first);
    }
    active(&table)
}

#[test]
fn ls_412_who_ends_up_with_the_dagger_after_an_attack() {
    assert_eq!(active_after(["R9", "B1", "R2", "B4", "R5", "B6"], USE), 1, "Elder");
    assert_eq!(active_after(["R9", "B2", "R1", "B4", "R5", "B6"], use_on(4)), 4, "Assassin");
    assert_eq!(active_after(["R9", "B2", "R1", "B4", "R5", "B6"], use_on(0)), 0, "at the attacker");
    assert_eq!(active_after(["R9", "B3", "R1", "B4", "R5", "B6"], look_at([0, 4])), 1, "Harlequin");
    assert_eq!(active_after(["R9", "B5", "R1", "B4", "R6", "B7"], use_on(4)), 4, "Mentalist");
    assert_eq!(active_after(["R9", "B5", "R1", "B4", "R6", "B7"], use_on(0)), 0, "at the attacker");
    assert_eq!(active_after(["R9", "B6", "R1", "B4", "R5", "B7"], use_on(3)), 1, "Guardian");
    assert_eq!(active_after(["R9", "B7", "R1", "B4", "R5", "B6"], USE), 1, "Berserker");
    assert_eq!(active_after(["R9", "B8", "R1", "B4", "R5", "B6"], use_on(3)), 1, "Mage");
    assert_eq!(active_after(["R8", "B9", "R1", "B4", "R5", "B6"], use_on(3)), 1, "Courtesan");
    let seven = ["R9", "Ib", "R1", "B4", "R5", "B6", "B1"];
    assert_eq!(active_after(seven, curses(2, [3])), 1, "Inquisitor");
    assert_eq!(active_after(seven, DECLINE), 1, "no ability");
}

#[test]
fn ls_412_the_alchemist_keeps_the_dagger_and_a_pass_gives_it_away() {
    let mut table = play(Position::deal(["R9", "B5", "R4", "B6", "B7", "R1"]));
    attack_with_help(&mut table, 0, 1, 2);
    table.does(2, WOUND).does(1, TAKE_BEAST);
    assert_eq!(active(&table), 2);
    table.does(2, pass(4));
    assert_eq!(active(&table), 4);
}
