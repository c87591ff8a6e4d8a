//! What a server needs of the game: the form, the clocks, talk, and who sits where.

use serde_json::json;
use shelf::{Hosts, Language, Shows, Talks};
use taverne::table::config::{FirstSeller, Timers};
use taverne::{Config, GAME, Question, Taverne};

use crate::common::seat;

#[test]
fn the_form_offers_every_option_that_fits_a_form() {
    let left_out = ["players", "first_seller", "fixed_heroes", "tavern_name"];
    testkit::settings::check_settings(GAME, &left_out);
}

#[test]
fn every_decision_has_its_seconds() {
    let config = Config::new(4);
    let pace = |question| Taverne::pace(&config, question);
    let at = seat(0);
    let seconds = [
        (Question::Show { seat: at }, 45),
        (Question::Offer {}, 45),
        (Question::Deal { seat: at }, 45),
        (Question::Protest {}, 15),
        (Question::Peace {}, 20),
        (Question::Activate { seat: at }, 60),
        (Question::Muster { seat: at }, 20),
        (Question::Support {}, 20),
        (Question::Riposte { seat: at }, 20),
        (Question::Drop { seat: at }, 20),
        (Question::Loot { seat: at }, 20),
        (Question::Shelter { seat: at }, 20),
        (Question::Keep {}, 30),
        (Question::Claim {}, 8),
        (Question::Tilt { seat: at }, 15),
    ];
    for (question, wanted) in seconds {
        assert_eq!(pace(question), Some(wanted), "{question:?}");
    }
    let none = Config { timers: None, ..Config::new(4) };
    assert_eq!(Taverne::pace(&none, Question::Claim {}), None);
    let zero = Config { timers: Some(Timers { claim: 0, ..Timers::default() }), ..Config::new(4) };
    assert_eq!(Taverne::pace(&zero, Question::Claim {}), None);
    assert!(Taverne::timed(&zero) && !Taverne::timed(&none));
}

#[test]
fn seats_are_drawn_unless_the_table_names_them() {
    assert!(Taverne::shuffles_seats(&Config::new(4)));
    let named = Config { first_seller: FirstSeller::Seat(seat(1)), ..Config::new(4) };
    assert!(!Taverne::shuffles_seats(&named));
}

#[test]
fn people_talk_freely_and_in_public() {
    for language in Language::ALL {
        let talk = Taverne::talk(&Config::new(4), language);
        assert!(talk.free && !talk.private && talk.phrases.len() >= 6);
        assert!(talk.about_players.iter().all(|phrase| phrase.contains('@')));
    }
}

#[test]
fn defaults_follow_the_number_of_players() {
    let protests = |players: u8| {
        GAME.configure(&json!({}), Some(players)).unwrap()["protests_per_deal"].clone()
    };
    assert_eq!((protests(3), protests(4)), (json!("any"), json!("one")));
}

#[test]
fn the_page_is_told_what_follows_from_the_rules() {
    let table = crate::common::room(4)
        .config(|config| config.claim_hint = true)
        .hand(0, &["grimoire"])
        .tilted(&["nain", "magicien", "elfe", "troll"])
        .tilted(&["tavernier", "barbare", "voleuse", "paladin"])
        .arrivals(&["ivrogne"])
        .round_end();
    let board = serde_json::to_value(Taverne::shown(&table.view(0), None)).unwrap();
    assert_eq!(board["claim_is_right"], true, "beer is circled on the Dwarf");
    assert_eq!(board["reach"][0], json!({ "contact": [1, 3], "distance": [2] }));
    assert_eq!(board["tavern"], json!({ "value": 30, "state": "intacte", "points": 8 }));
    assert_eq!(board["tallies"][0]["total"], 3);
    assert_eq!(board["militia_may_come"], false);
    let gallery = serde_json::to_value(Taverne::shown(&table.gallery(), None)).unwrap();
    assert!(
        gallery["claim_is_right"].is_null() && gallery["tallies"].as_array().unwrap().is_empty()
    );
}

#[test]
fn tv_102_no_option_sets_the_deal_but_those_declared() {
    let heroes = json!([["nain", "elfe"], ["troll", "barde"]]);
    let beside =
        [("first_seller", json!(0)), ("fixed_heroes", heroes), ("tavern_name", json!("Au Cochon"))];
    testkit::deal::check_deal(GAME, &beside, &[]);
}
