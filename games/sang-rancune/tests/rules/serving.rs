//! What a server needs of the game: the form of chapter 7, the time for a question, and what may be said.

use kernel::{Rng, Seat, Seed, Viewer};
use sang_rancune::cards::Card;
use sang_rancune::table::flow::Window;
use sang_rancune::{Config, GAME, Question, SangRancune};
use serde_json::{Value, json};
use shelf::{AnyTable, Hosts, Language, TakeBack, Voice};

fn open(given: &Value) -> Box<dyn AnyTable> {
    let config = GAME.configure(given, None).expect("it can be played");
    GAME.open(&config, Seed::default()).expect("it can be played")
}

/// Somebody who is asked answers at random.
fn answer(table: &mut dyn AnyTable, rng: &mut Rng) {
    let seat = table.waiting().lowest().expect("somebody is asked");
    let action = table.bot_answer(seat, "random", rng).expect("there is such a bot");
    let voice = Voice::new(Language::En, Viewer::Seat(seat), &[]);
    table.apply(&voice, seat, None, &action).expect("bots do what is allowed");
}

#[test]
fn the_form_offers_every_option_but_the_number_of_players() {
    testkit::settings::check_settings(GAME, &["players"]);
}

#[test]
fn heroes_are_chosen_one_for_each_player() {
    let two_of_four = json!({ "heroes": ["nyx", "talon"] });
    assert!(GAME.configure(&two_of_four, Some(4)).is_err());
}

#[test]
fn reactions_have_window_seconds_and_decisions_have_set_seconds() {
    let config = Config { set_seconds: 40, window_seconds: 7, ..Config::new(4) };
    let (seat, by) = (Seat::new(0), Seat::new(1));
    let pace = |question| SangRancune::pace(&config, question);
    // Setting an Attack is put to everybody at once and is a decision all the same.
    assert_eq!(pace(Question::SetAttack {}), Some(40));
    assert_eq!(pace(Question::SetOpenly { seat }), Some(40));
    assert_eq!(pace(Question::Between {}), Some(40));
    assert_eq!(pace(Question::Bridge {}), Some(40));
    assert_eq!(pace(Question::Window(Window::PlanB {})), Some(7));
    assert_eq!(pace(Question::Window(Window::BeforeReveal { turn: seat })), Some(7));
    assert_eq!(pace(Question::Window(Window::AnswerMoveOver { seat, by })), Some(7));
    assert_eq!(pace(Question::Window(Window::LowBlow { depth: 1 })), Some(7));
    assert_eq!(pace(Question::Window(Window::CreatureHit {})), Some(7));
}

#[test]
fn no_seconds_are_no_limit() {
    let config = Config { set_seconds: 0, ..Config::new(4) };
    assert_eq!(SangRancune::pace(&config, Question::SetAttack {}), None);
    assert_eq!(SangRancune::pace(&config, Question::Window(Window::PlanB {})), Some(12));
    let timed = |set: u16, window: u16| {
        let given = json!({ "set_seconds": set, "window_seconds": window });
        GAME.timed(&GAME.configure(&given, None).unwrap()).unwrap()
    };
    assert!(timed(60, 12) && timed(0, 12) && timed(60, 0));
    assert!(!timed(0, 0));
    assert!(GAME.timed(&json!({ "players": "four" })).is_err());
}

#[test]
fn a_table_tells_the_pace_of_its_open_question() {
    let mut table = open(&json!({ "set_seconds": 40, "window_seconds": 7 }));
    let mut rng = Rng::new(Seed::default());
    let mut seen = Vec::new();
    for _ in 0..60 {
        let voice = Voice::new(Language::En, Viewer::Gallery, &[]);
        let question = table.observe(&voice).question.unwrap().value();
        if question["ask"] == "set_attack" {
            assert_eq!(table.pace(), Some(40));
        }
        if question["ask"] == "before_reveal" {
            assert_eq!(table.pace(), Some(7));
        }
        seen.push(table.pace());
        answer(&mut *table, &mut rng);
    }
    assert!(seen.contains(&Some(40)) && seen.contains(&Some(7)));
    assert_eq!(table.fork().pace(), table.pace());
}

#[test]
fn a_table_loaded_from_a_position_has_no_limit() {
    let table = open(&json!({}));
    assert!(table.pace().is_some());
    assert_eq!(GAME.load(&table.position()).unwrap().pace(), None);
}

#[test]
fn spectators_may_always_watch_and_answers_may_be_taken_back_until_something_is_revealed() {
    let config = GAME.configure(&json!({}), None).unwrap();
    assert!(GAME.admits_spectators(&config).unwrap());
    assert_eq!(GAME.take_back(), TakeBack::UntilRevealed);
}

#[test]
fn sr_e29_a_table_holds_a_message_back_until_the_game_is_over() {
    let mut table = open(&json!({ "dungeon_size": 5 }));
    let mut rng = Rng::new(Seed::default());
    let hand = |table: &dyn AnyTable, seat: u8| -> Vec<Card> {
        let viewer = Viewer::Seat(Seat::new(seat));
        let view = table.observe(&Voice::new(Language::En, viewer, &[])).view.value();
        serde_json::from_value(view["own"]["hand"].clone()).unwrap()
    };
    let may_say = |table: &dyn AnyTable, seat: u8, text: &str| {
        let viewer = Viewer::Seat(Seat::new(seat));
        table.may_say(&Voice::new(Language::En, viewer, &[]), text)
    };
    let held = hand(&*table, 2)[0];
    let name = held.print().name.fr.as_str();
    assert_eq!(may_say(&*table, 2, name).unwrap_err().code, "SR-E29");
    assert_eq!(may_say(&*table, 2, "I will hit hard."), Ok(()));
    while table.outcome().is_none() {
        answer(&mut *table, &mut rng);
    }
    for seat in 0..4 {
        for card in hand(&*table, seat) {
            assert_eq!(may_say(&*table, seat, &card.print().name.fr), Ok(()));
        }
    }
}

#[test]
fn sr_103_no_option_sets_the_deal_but_those_declared() {
    let beside = [];
    testkit::deal::check_deal(GAME, &beside, &[]);
}
