//! LS-800, ability cards: Quill, Sword, Shield, Staff, Fan and Curse.

use kernel::Seat;
use liens_de_sang::cards::catalogue::catalogue;
use liens_de_sang::cards::pieces::{Card, Clan};
use liens_de_sang::rules::position::Position;
use liens_de_sang::table::event::NoHelp;
use liens_de_sang::{Event, LiensDeSang, Question};
use shelf::{Language, Speaks};

use crate::common::*;

#[test]
fn ls_801_ability_cards_come_from_the_supply_and_lie_open_but_for_the_curses() {
    let deal = Position::deal(["R9", "Ib", "R4", "B6", "R1", "B8", "B5"]);
    let mut table = play(deal);
    table.does(0, attack(5)).does(5, NO_REQUEST).does(5, TAKE_RANK).does(5, use_on(2));
    assert_eq!(in_supply(&table, Card::Staff), 4);
    assert_eq!(cards(&table, 2), [Card::Staff], "the gallery sees it");
    table.does(5, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, curses(2, [3]));
    assert_eq!(in_supply(&table, Card::Curse), 0);
    assert_eq!(cards(&table, 2), [Card::Staff, Card::Curse], "but not which curse");
    assert_eq!(table.gallery().own.true_curse, None);
}

#[test]
fn ls_r25_the_ability_cards_and_the_game_have_their_printed_names() {
    let names = |language| {
        let cards = catalogue().ability_cards().iter();
        cards.map(|card| card.name.get(language).to_owned()).collect::<Vec<_>>()
    };
    let french = [
        "Plume",
        "Épée violette",
        "Épée verte",
        "Bouclier violet",
        "Bouclier vert",
        "Bâton",
        "Éventail",
        "Vraie malédiction",
        "Fausse malédiction",
    ];
    assert_eq!(names(Language::Fr), french);
    let counts: Vec<u8> = catalogue().ability_cards().iter().map(|card| card.count).collect();
    assert_eq!(counts, [2, 1, 1, 2, 2, 6, 4, 1, 3]);
    assert_eq!(LiensDeSang::words().say(Language::Fr, "name", &[]), "Liens de Sang");
}

#[test]
fn ls_811_the_quill_changes_the_leader_and_never_leaves() {
    let deal = Position::deal(["R9", "B1", "R4", "B6", "R5", "B8"]);
    let mut table = play(deal.card(1, Card::Quill).tokens(1, "1B"));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(tokens(&table, 1), "1BB", "a third wound does not take it away");
    assert_eq!(cards(&table, 1), [Card::Quill]);
    assert_eq!(leader(&table, Clan::Beast), 5);
}

#[test]
fn ls_821_a_sword_has_no_effect_of_its_own() {
    let deal = Position::deal(["R9", "B6", "R4", "B7", "R5", "B8"]);
    let mut table = play(deal.card(1, Card::SwordPurple).card(3, Card::ShieldPurple));
    assert_eq!(targets(&table, 0), [1, 2, 4, 5], "its holder may be attacked");
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(table.options(1), [TAKE_BEAST, TAKE_RANK], "and is wounded like anybody");
}

/// Seat 3 holds a purple Shield; seat 5 is the Guardian who gave it.
fn shielded<const N: usize>(deal: [&str; N]) -> Position {
    Position::deal(deal).card(5, Card::SwordPurple).card(3, Card::ShieldPurple)
}

#[test]
fn ls_831_a_shield_keeps_attacks_and_wounds_by_abilities_away() {
    let mut table = play(shielded(["R9", "B2", "R4", "B7", "R5", "B6"]));
    table.refuses(0, attack(3), "LS-305");
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    table.refuses(1, use_on(3), "LS-609");
}

#[test]
fn ls_832_its_holder_may_attack_pass_receive_the_dagger_and_intervene() {
    let mut table = play(shielded(["R9", "B2", "R4", "B7", "R5", "B6"]));
    table.does(0, pass(3));
    assert_eq!(targets(&table, 3), [0, 1, 2, 4, 5]);
    table.does(3, pass(0));
    attack_with_help(&mut table, 0, 1, 3);
    assert_eq!(tokens(&table, 3), "7", "he suffers that wound normally");
    assert_eq!(table.question(), Some(Question::Ability { owner: Seat::new(3) }));
    table.does(3, USE).does(0, TAKE_ROSE);
    assert_eq!(active(&table), 3);
}

#[test]
fn ls_833_he_may_be_looked_at_and_be_given_other_cards() {
    let shows = |card: &str| {
        let mut table = play(shielded(["R9", card, "R4", "B7", "R6", "B6", "Ir"]));
        table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
        table
    };
    let mut harlequin = shows("B3");
    harlequin.does(1, look_at([2, 3]));
    assert_eq!(known_cards(&harlequin.view(1)), ". B3 R4 B7 . . .");
    assert!(choosable(&shows("B8"), 1).contains(&3), "a Staff");
    assert!(choosable(&shows("B9"), 1).contains(&3), "a Fan");
    let mut inquisitor = play(shielded(["R9", "B3", "R4", "B7", "R6", "B6", "Ir"]));
    inquisitor.does(0, attack(6)).does(6, NO_REQUEST).does(6, TAKE_RANK).does(6, curses(3, [2]));
    assert_eq!(cards(&inquisitor, 3), [Card::ShieldPurple, Card::Curse]);
    let mut guardian = play(shielded(["R9", "B3", "R4", "B7", "R6", "B6"]));
    guardian.does(0, attack(4)).does(4, NO_REQUEST).does(4, TAKE_RANK).does(4, use_on(3));
    assert_eq!(cards(&guardian, 3), [Card::ShieldPurple, Card::ShieldGreen]);
}

#[test]
fn ls_834_with_both_colours_he_is_protected_until_both_are_gone() {
    let deal = shielded(["R9", "B2", "R6", "B7", "R5", "B6"]).tokens(5, "6B").tokens(2, "6R");
    let mut table = play(deal.card(2, Card::SwordGreen).card(3, Card::ShieldGreen));
    table.does(0, attack(5)).does(5, NO_REQUEST);
    assert_eq!(cards(&table, 3), [Card::ShieldGreen]);
    table.does(5, pass(0)).refuses(0, attack(3), "LS-305");
    table.does(0, attack(2)).does(2, NO_REQUEST);
    assert!(cards(&table, 3).is_empty());
    table.does(2, attack(3));
}

#[test]
fn ls_861_a_staff_concerns_only_tokens_taken_from_now_on() {
    let deal = Position::deal(["R9", "B8", "R4", "B5", "R1", "B6"]);
    let mut table = play(deal.tokens(3, "B"));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK).does(1, use_on(3));
    assert_eq!(tokens(&table, 3), "B", "tokens already taken stay");
    table.does(1, attack(3)).does(3, NO_REQUEST);
    assert_eq!(table.options(3), [TAKE_UNKNOWN, TAKE_RANK]);
}

/// Seat 1, who has two clan symbols, holds a Staff.
fn with_staff() -> Position {
    Position::deal(["R9", "B5", "R4", "B8", "R1", "B6"]).card(1, Card::Staff)
}

#[test]
fn ls_862_with_a_staff_only_unknown_affiliation_tokens_may_be_taken() {
    let mut table = play(with_staff());
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(table.options(1), [TAKE_UNKNOWN, TAKE_RANK], "or the rank");
    table.refuses(1, TAKE_BEAST, "LS-862");
    table.does(1, TAKE_UNKNOWN).does(1, pass(0));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_UNKNOWN).does(1, pass(0));
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(tokens(&table, 1), "UU5", "two unknown tokens match both symbols");
    assert_eq!(cards(&table, 1), [Card::Staff], "it never leaves");
}

#[test]
fn ls_r14_it_never_matters_which_symbol_an_unknown_token_matched() {
    // After healing, too, there is room for one more unknown token and for nothing else.
    let deal = Position::deal(["R9", "B7", "R4", "B8", "R1", "B6"]).tokens(1, "B");
    let mut table = play(deal.card(1, Card::Staff).tokens(1, "U"));
    attack_with_help(&mut table, 0, 1, 2);
    table.does(2, HEAL).does(1, RETURN_UNKNOWN).does(2, attack(1)).does(1, NO_REQUEST);
    assert_eq!(table.options(1), [TAKE_UNKNOWN, TAKE_RANK]);
    let mut other = play(with_staff().tokens(1, "UU"));
    attack_with_help(&mut other, 0, 1, 2);
    other.does(2, HEAL);
    assert_eq!(tokens(&other, 1), "U");
    other.does(2, attack(1)).does(1, NO_REQUEST);
    assert_eq!(other.options(1), [TAKE_UNKNOWN, TAKE_RANK]);
}

#[test]
fn ls_871_nobody_intervenes_for_the_holder_of_a_fan() {
    let deal = Position::deal(["R9", "B5", "R4", "B8", "R1", "B6"]);
    let mut table = play(deal.card(1, Card::Fan));
    table.does(0, attack(1));
    let impossible = Event::InterventionImpossible { target: Seat::new(1), why: NoHelp::Fan };
    assert!(table.heard(2).contains(&impossible));
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.options(1), [TAKE_BEAST, TAKE_RANK]);
    assert_eq!(cards(&table, 1), [Card::Fan]);
}

#[test]
fn ls_871_he_may_himself_intervene_for_others() {
    let deal = Position::deal(["R9", "B5", "R4", "B8", "R1", "B6"]);
    let mut table = play(deal.card(3, Card::Fan));
    attack_with_help(&mut table, 0, 1, 3);
    assert_eq!(tokens(&table, 3), "8");
    assert_eq!(cards(&table, 3), [Card::Fan], "it never leaves");
}

#[test]
fn ls_881_a_curse_changes_nothing_before_the_end() {
    let deal = Position::deal(["R9", "B5", "R4", "B8", "R1", "B6", "Ib"]);
    let mut table = play(deal.curses(6, 1, [4]).tokens(6, "X"));
    assert_eq!(targets(&table, 0), [1, 2, 3, 4, 5, 6]);
    table.does(0, attack(1));
    assert_eq!(table.options(1), [REQUEST, NO_REQUEST]);
    table.does(1, NO_REQUEST);
    assert_eq!(table.options(1), [TAKE_BEAST, TAKE_RANK]);
    assert_eq!(leader(&table, Clan::Beast), 1);
}

#[test]
fn ls_891_two_players_at_most_share_a_rank_and_both_can_show_it() {
    let deal = Position::deal(["R9", "B4", "R4", "B9", "R1", "B6"]);
    let mut table = play(deal);
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    table.does(1, attack(2)).does(2, NO_REQUEST).does(2, TAKE_RANK);
    assert_eq!((tokens(&table, 1).as_str(), tokens(&table, 2).as_str()), ("4", "4"));
    for number in 1..=9 {
        let named = format!("rank_{number}");
        let kind = catalogue().token_kinds().iter().find(|kind| kind.id == named).unwrap();
        let sharing =
            catalogue().characters().iter().filter(|card| card.identity.rank().number() == number);
        assert_eq!(usize::from(kind.count), sharing.count());
    }
}

#[test]
fn ls_892_an_empty_pile_of_affiliation_tokens_changes_nothing() {
    // LS-R13: a lack of cardboard must not change what a player may reveal.
    let deal = ["R9", "B2", "R2", "B3", "R3", "B4", "R4", "B7", "R7", "B8", "R8", "B9"];
    let staffs = (6..12).fold(Position::deal(deal), |deal, number| deal.card(number, Card::Staff));
    let twenty = (2..12).fold(staffs, |deal, number| deal.tokens(number, "UU"));
    let mut table = play(twenty);
    assert_eq!(table.gallery().public.supply().unknown, 0);
    table.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(table.options(1), [TAKE_UNKNOWN, TAKE_RANK]);
    table.does(1, TAKE_UNKNOWN);
    assert_eq!(tokens(&table, 1), "U");
    assert_eq!(table.gallery().public.supply().unknown, 0);
}

#[test]
fn ls_893_ability_cards_can_run_out() {
    let supply =
        play(Position::deal(["R9", "B4", "R4", "B9", "R1", "B6"])).gallery().public.supply();
    let [quills, _, _, purple, green, staffs, fans, _] = supply.cards;
    assert_eq!([quills, purple, green, staffs, fans], [2, 2, 2, 6, 4]);
    let deal = Position::deal(["R9", "B9", "R4", "B8", "R1", "B6"]);
    let fans_out = [0, 2, 3, 4].into_iter().fold(deal, |deal, number| deal.card(number, Card::Fan));
    let mut table = play(fans_out);
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert_eq!(active(&table), 1, "no Fan is left to give, so there is no window");
}
