//! Chapter 7, configuration: the defaults, and every mistake with what to do instead.

use liens_de_sang::rules::position::Position;
use liens_de_sang::table::config::{
    DeductionAid, FirstPlayer, Random, Seating, Skin, Spectators, TalkRule,
};
use liens_de_sang::{Config, Event, GAME, LiensDeSang};
use serde_json::{Value, json};
use shelf::Hosts;
use testkit::settings::{refuses_options, takes_options};

use crate::common::{NO_REQUEST, active, attack, my_character, open, play};

fn configure(given: &Value, players: Option<u8>) -> Result<Value, String> {
    GAME.configure(given, players).map_err(|problem| problem.to_string())
}

#[track_caller]
fn refused(given: &Value, players: Option<u8>, words: &str) {
    refuses_options(GAME, given, players, words);
}

#[test]
fn an_ordinary_table_has_the_defaults_of_the_spec() {
    let config = Config::new(LiensDeSang::DEFAULT_PLAYERS);
    assert_eq!(config.players, 8);
    assert_eq!(config.seating, Seating::Shuffled);
    assert_eq!(config.first_player, FirstPlayer::Drawn(Random::Random));
    assert_eq!(config.talk, TalkRule::Open);
    assert_eq!(config.deduction_aid, DeductionAid::Full);
    assert_eq!(config.timer, None);
    assert_eq!(config.turn_limit, 0);
    assert_eq!(config.skin, Skin::RoseBeast);
    assert_eq!(config.spectators, Spectators::Public);
    assert!(config.show_box_at_end);
    assert_eq!(config.fixed_deal, None);
    assert_eq!(configure(&json!({}), None), Ok(serde_json::to_value(&config).unwrap()));
}

#[test]
fn simulations_end_after_300_turns() {
    assert_eq!(LiensDeSang::config_for_simulation(Config::new(8)).turn_limit, 300);
    let chosen = Config { turn_limit: 40, ..Config::new(8) };
    assert_eq!(LiensDeSang::config_for_simulation(chosen).turn_limit, 40);
}

#[test]
fn options_are_taken_in_the_words_of_the_spec() {
    let given = json!({
        "seating": "as_joined", "first_player": 3, "talk": "claims", "deduction_aid": "notes",
        "timer": { "turn": 60, "response": 15 }, "turn_limit": 300, "skin": "phoenix_gargoyle",
        "spectators": "none", "show_box_at_end": false,
    });
    takes_options(GAME, &given, 7);
}

#[test]
fn fewer_than_6_or_more_than_12_seats() {
    refused(&json!({}), Some(5), "6 to 12");
    refused(&json!({}), Some(13), "6 to 12");
    refused(&json!({ "players": 0 }), None, "6 to 12");
}

#[test]
fn a_number_of_seats_that_differs_from_players() {
    refused(&json!({ "players": 8 }), Some(7), "7 seats");
}

#[test]
fn a_first_player_that_is_not_a_seat() {
    refused(&json!({ "first_player": 6 }), Some(6), "first_player");
    refused(&json!({ "first_player": "me" }), Some(6), "random");
    assert!(configure(&json!({ "first_player": 5 }), Some(6)).is_ok());
}

#[test]
fn a_chosen_first_player_or_deal_on_a_rated_table() {
    let deal = json!(["R1", "R2", "R3", "B1", "B2", "B3"]);
    refused(&json!({ "rated": true, "first_player": 0 }), Some(6), "rated");
    refused(&json!({ "rated": true, "fixed_deal": deal }), Some(6), "rated");
    assert!(configure(&json!({ "rated": true }), Some(6)).is_ok());
    assert!(configure(&json!({ "fixed_deal": deal, "first_player": 0 }), Some(6)).is_ok());
}

#[test]
fn a_fixed_deal_of_the_wrong_length() {
    refused(&json!({ "fixed_deal": ["R1", "R2", "R3", "B1", "B2"] }), Some(6), "6 characters");
}

#[test]
fn a_fixed_deal_with_a_repeated_card() {
    refused(&json!({ "fixed_deal": ["R1", "R1", "R3", "B1", "B2", "B3"] }), Some(6), "twice");
}

#[test]
fn a_fixed_deal_with_unequal_clans() {
    refused(&json!({ "fixed_deal": ["R1", "R2", "R3", "R4", "B2", "B3"] }), Some(6), "both clans");
}

#[test]
fn a_fixed_deal_with_an_inquisitor_too_many_or_too_few() {
    refused(&json!({ "fixed_deal": ["R1", "R2", "R3", "B1", "B2", "Ir"] }), Some(6), "Inquisitor");
    let none = json!({ "fixed_deal": ["R1", "R2", "R3", "B1", "B2", "B3", "B4"] });
    refused(&none, Some(7), "Inquisitor");
    let two = json!({ "fixed_deal": ["R1", "R2", "R3", "B1", "B2", "Ir", "Ib"] });
    refused(&two, Some(7), "Inquisitor");
    let one = json!({ "fixed_deal": ["R1", "R2", "R3", "B1", "B2", "B3", "Ib"] });
    assert!(configure(&one, Some(7)).is_ok());
}

#[test]
fn a_fixed_deal_with_an_unknown_card() {
    refused(&json!({ "fixed_deal": ["R0", "R2", "R3", "B1", "B2", "B3"] }), Some(6), "R0");
}

#[test]
fn a_timer_out_of_range() {
    refused(&json!({ "timer": { "turn": 14, "response": 30 } }), Some(6), "15 to 300");
    refused(&json!({ "timer": { "turn": 30, "response": 301 } }), Some(6), "15 to 300");
    assert!(configure(&json!({ "timer": { "turn": 15, "response": 300 } }), Some(6)).is_ok());
}

#[test]
fn a_turn_limit_out_of_range() {
    refused(&json!({ "turn_limit": 19 }), Some(6), "turn_limit");
    refused(&json!({ "turn_limit": 1001 }), Some(6), "turn_limit");
    assert!(configure(&json!({ "turn_limit": 20 }), Some(6)).is_ok());
    assert!(configure(&json!({ "turn_limit": 1000 }), Some(6)).is_ok());
}

#[test]
fn an_unknown_option_or_value() {
    refused(&json!({ "colour": "red" }), Some(6), "colour");
    refused(&json!({ "talk": "shouting" }), Some(6), "shouting");
    refused(&json!({ "deduction_aid": "percentages" }), Some(6), "percentages");
    refused(&json!({ "skin": "gold" }), Some(6), "gold");
    refused(&json!({ "seating": "by_age" }), Some(6), "by_age");
    refused(&json!({ "spectators": "all" }), Some(6), "all");
}

#[test]
fn the_seating_is_settled_before_the_deal() {
    assert!(LiensDeSang::shuffles_seats(&Config::new(8)));
    assert!(!LiensDeSang::shuffles_seats(&Config { seating: Seating::AsJoined, ..Config::new(8) }));
}

#[test]
fn a_fixed_deal_and_a_chosen_first_player_are_used() {
    let cards: Vec<_> = ["B9", "R7", "R4", "B2", "B5", "R1"]
        .map(|name| name.to_owned().try_into().unwrap())
        .to_vec();
    let first_player = FirstPlayer::Seat(kernel::Seat::new(4));
    let config = Config { fixed_deal: Some(cards.clone()), first_player, ..Config::new(6) };
    let table = open(&config, 1);
    assert_eq!(active(&table), 4);
    let own: Vec<_> = (0..6).map(|seat| my_character(&table.view(seat)).unwrap()).collect();
    assert_eq!(own, cards);
}

#[test]
fn the_box_is_shown_at_the_end_if_the_table_wants_it() {
    let left_in_box = |show_box_at_end: bool| {
        let deal = Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]);
        let deal = deal.options(|options| options.show_box_at_end = show_box_at_end);
        let mut table = play(deal.tokens(1, "BU7"));
        table.does(0, attack(1)).does(1, NO_REQUEST);
        let revealed = table.heard(0).into_iter().find_map(|event| {
            let Event::AllRevealed { left_in_box, .. } = event else { return None };
            Some(left_in_box)
        });
        revealed.expect("everything is turned up").len()
    };
    assert_eq!((left_in_box(true), left_in_box(false)), (14, 0));
}
