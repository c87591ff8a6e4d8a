//! What a server needs of the game: the form of chapter 7, the time for a question, who may watch, what is taken back.

use kernel::{Seat, Seed, Viewer};
use liens_de_sang::cards::catalogue::TokenRule;
use liens_de_sang::table::config::Timer;
use liens_de_sang::table::flow::Cause;
use liens_de_sang::{Config, GAME, LiensDeSang, Question};
use serde_json::{Value, json};
use shelf::{Hosts, Language, TakeBack, Voice};

fn configure(given: &Value) -> Value {
    GAME.configure(given, None).expect("it can be played")
}

#[test]
fn the_form_offers_every_option_but_those_for_practice_and_for_the_server() {
    let left_out = ["players", "first_player", "fixed_deal", "rated"];
    testkit::settings::check_settings(GAME, &left_out);
}

#[test]
fn ls_1203_turns_and_responses_have_their_own_limits() {
    let config = Config { timer: Some(Timer { turn: 60, response: 20 }), ..Config::new(8) };
    let pace = |question| LiensDeSang::pace(&config, question);
    let (owner, victim) = (Seat::new(0), Seat::new(1));
    assert_eq!(pace(Question::Turn {}), Some(60));
    assert_eq!(pace(Question::Request {}), Some(20));
    assert_eq!(pace(Question::Offer {}), Some(20));
    assert_eq!(pace(Question::Accept {}), Some(20));
    let (cause, rule) = (Cause::Attack { by: owner }, TokenRule::Choice);
    assert_eq!(pace(Question::Token { victim, cause, rule }), Some(20));
    assert_eq!(pace(Question::Ability { owner }), Some(20));
    assert_eq!(pace(Question::Return { victim }), Some(20));
}

#[test]
fn ls_1203_a_table_without_a_timer_has_no_limit() {
    assert_eq!(LiensDeSang::pace(&Config::new(8), Question::Turn {}), None);
    assert_eq!(GAME.timed(&configure(&json!({}))), Ok(false));
    let timer = json!({ "timer": { "turn": 60, "response": 20 } });
    assert_eq!(GAME.timed(&configure(&timer)), Ok(true));
}

#[test]
fn ls_1203_a_table_tells_the_pace_of_its_open_question() {
    let config = configure(&json!({ "timer": { "turn": 60, "response": 20 }, "first_player": 0 }));
    let mut table = GAME.open(&config, Seed::default()).unwrap();
    assert_eq!(table.pace(), Some(60));
    let voice = Voice::new(Language::En, Viewer::Seat(Seat::new(0)), &[]);
    table.apply(&voice, Seat::new(0), None, &json!({ "kind": "attack", "target": 1 })).unwrap();
    assert_eq!(table.pace(), Some(20));
    assert_eq!(GAME.load(&table.position()).unwrap().pace(), None, "a position has no timer");
}

#[test]
fn a_table_admits_spectators_unless_it_says_otherwise() {
    assert_eq!(GAME.admits_spectators(&configure(&json!({}))), Ok(true));
    assert_eq!(GAME.admits_spectators(&configure(&json!({ "spectators": "none" }))), Ok(false));
    assert!(GAME.admits_spectators(&json!({ "spectators": "some" })).is_err());
}

#[test]
fn ls_402_nothing_is_taken_back_once_somebody_saw_it() {
    assert_eq!(GAME.take_back(), TakeBack::UntilSeen);
}

#[test]
fn ls_1101_everything_may_be_said_where_talk_is_free() {
    let table = GAME.open(&configure(&json!({})), Seed::default()).unwrap();
    let voice = Voice::new(Language::Fr, Viewer::Seat(Seat::new(0)), &[]);
    assert_eq!(table.may_say(&voice, "Je suis l'Inquisiteur."), Ok(()));
}

#[test]
fn ls_206_no_option_sets_the_deal_but_those_declared() {
    let beside = [
        ("first_player", json!(0)),
        ("fixed_deal", json!(["R1", "R2", "R3", "B1", "B2", "B3"])),
        ("rated", json!(true)),
    ];
    testkit::deal::check_deal(GAME, &beside, &[]);
}
