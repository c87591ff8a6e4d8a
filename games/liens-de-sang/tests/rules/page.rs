//! What a page shows and does not work out: the supply, what tokens allow, what is at stake.

use kernel::Seat;
use liens_de_sang::rules::position::Position;
use liens_de_sang::shown::page::Shown;
use liens_de_sang::{Action, LiensDeSang, Question, View};
use shelf::Shows;

use crate::common::*;

fn shown(view: &View) -> Shown {
    LiensDeSang::shown(view, None)
}

/// The answers of a seat by which somebody would be captured.
fn stakes(table: &Play, seat: u8) -> Vec<Action> {
    let options = table.options(seat).into_iter();
    options.filter(|action| table.may_end(seat, action)).collect()
}

#[test]
fn ls_202_everybody_is_shown_the_supply() {
    let table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).tokens(1, "BU7"));
    let supply = shown(&table.gallery()).supply;
    assert_eq!((supply.rose, supply.beast, supply.unknown, supply.ranks[7]), (13, 12, 19, 1));
    assert_eq!(shown(&table.view(3)).supply, supply);
}

#[test]
fn ls_503_those_who_may_step_in_are_asked_at_once() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).tokens(4, "5"));
    table.does(0, attack(1)).does(1, REQUEST);
    assert_eq!((table.question(), table.asked()), (Some(Question::Offer {}), vec![2, 3, 5]));
}

#[test]
fn ls_104_ranks_that_a_players_tokens_allow() {
    let table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).tokens(1, "BU"));
    let ranks = |seat: u8| {
        let ranks = shown(&table.gallery()).ranks[Seat::new(seat)].clone();
        ranks.iter().map(ToString::to_string).collect::<String>()
    };
    assert_eq!(
        (ranks(1).as_str(), ranks(0).as_str()),
        ("789", "123456789"),
        "and no cross: LS-201"
    );
}

#[test]
fn ls_409_an_attack_on_three_wounds_may_end_the_game() {
    let deal =
        Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).tokens(1, "BU7").tokens(3, "UU");
    let table = play(deal);
    assert_eq!(stakes(&table, 0), [attack(1)]);
}

#[test]
fn ls_409_staying_alone_with_three_wounds_is_at_stake() {
    let mut table =
        play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).tokens(1, "BU7").tokens(3, "UU"));
    table.does(0, attack(1));
    assert_eq!(stakes(&table, 1), [NO_REQUEST]);
    table.does(1, REQUEST).does(2, OFFER);
    if table.question() == Some(Question::Offer {}) {
        table.everybody_does(&NO_OFFER);
    }
    assert_eq!(stakes(&table, 1), [DECLINE_OFFERS]);
    let mut safe = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).tokens(3, "UU"));
    safe.does(0, attack(3));
    assert!(stakes(&safe, 3).is_empty(), "two wounds are not three");
}

#[test]
fn ls_721_an_assassin_captures_from_two_wounds_on() {
    let deal = Position::deal(["R9", "B2", "R4", "B7", "B5", "R1"]);
    let mut table = play(deal.tokens(2, "UU").tokens(3, "BU7").tokens(4, "B"));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert_eq!(stakes(&table, 1), [use_on(2), use_on(3)]);
}

#[test]
fn ls_742_an_alchemist_captures_by_wounding_only() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).tokens(1, "BU7"));
    attack_with_help(&mut table, 0, 1, 2);
    assert_eq!(stakes(&table, 2), [WOUND]);
}

#[test]
fn ls_771_a_berserker_captures_his_attacker() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).tokens(0, "RU9"));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert_eq!(stakes(&table, 1), [USE]);
}

#[test]
fn the_options_of_the_table_are_shown_to_everybody() {
    let table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]));
    assert_eq!(shown(&table.gallery()).house, table.gallery().given().house);
}

#[test]
fn ls_401_a_page_is_told_which_step_of_the_attack_is_open() {
    let step = |table: &Play| LiensDeSang::shown(&table.gallery(), table.question()).step;
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]));
    assert_eq!(step(&table), None, "no attack");
    table.does(0, attack(1));
    assert_eq!(step(&table), Some(1), "the request");
    table.does(1, NO_REQUEST);
    assert_eq!(step(&table), Some(3), "the wound");
    table.does(1, TAKE_RANK);
    assert_eq!(step(&table), Some(4), "the ability");
}
