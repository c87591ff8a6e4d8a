//! Section 7: what a table may be.

use cannibal_world::cards::card::TrialCard;
use cannibal_world::table::given::DeckChoice;
use cannibal_world::{CannibalWorld, Config, GAME};
use kernel::Game;

use crate::common::card;
use crate::decks::listed;

fn refused(config: &Config, says: &str) {
    let error = CannibalWorld::given(config).map(|_| ()).expect_err(says);
    assert!(error.en.contains(says), "{}", error.en);
    assert_ne!(error.fr, error.en);
}

#[test]
fn players_are_two_or_four() {
    for players in [0, 1, 3, 5, 12] {
        refused(&Config::new(players), "players.count");
    }
    assert!(
        CannibalWorld::given(&Config::new(2)).is_ok()
            && CannibalWorld::given(&Config::new(4)).is_ok()
    );
}

#[test]
fn a_table_of_three_is_refused_and_not_offered() {
    let game = GAME;
    assert_eq!(game.players(), [2, 4]);
    let refused = game.configure(&serde_json::json!({}), Some(3)).unwrap_err();
    assert!(refused.to_string().contains("players.count"), "{refused}");
    assert_eq!(game.configure(&serde_json::json!({}), Some(4)).unwrap()["players"], 4);
}

#[test]
fn numbers_have_their_range() {
    refused(&Config { max_turns: 39, ..Config::new(2) }, "max_turns.range");
    refused(&Config { max_turns: 501, ..Config::new(2) }, "max_turns.range");
    refused(&Config { decision_seconds: 601, ..Config::new(2) }, "timer.range");
    refused(&Config { reaction_seconds: 121, ..Config::new(2) }, "timer.range");
}

#[test]
fn decks_must_be_known_and_legal() {
    refused(&Config::new(2).with_decks(&["prebuilt-mice", "prebuilt-cats"]), "no deck");
    let bad = DeckChoice::Listed(listed("rats", &[("RA/01", 1)]));
    let config = Config { deck_1: bad, ..Config::new(2) };
    refused(&config, "at least 15");
    refused(
        &Config { mirror: false, ..Config::new(2).with_decks(&["prebuilt-cats", "prebuilt-cats"]) },
        "decks.same_faction",
    );
}

#[test]
fn habitats_are_chosen_by_camps_only() {
    use cannibal_world::cards::Faction;
    refused(
        &Config { habitats: Some([Faction::Cats, Faction::Dogs]), ..Config::new(2) },
        "habitats",
    );
    refused(
        &Config { habitats: Some([Faction::Rats, Faction::Dogs]), ..Config::new(4) },
        "deck.wrong_habitat",
    );
    assert!(
        CannibalWorld::given(&Config {
            habitats: Some([Faction::Renegades, Faction::Dogs]),
            ..Config::new(4)
        })
        .is_ok()
    );
}

#[test]
fn a_trial_card_has_its_own_numbers_at_one_table() {
    // CW-R02: strength and life are two numbers, which may be equal.
    let trial = TrialCard {
        id: card("RA/05"),
        strength: Some(7),
        life: Some(7),
        value: None,
        abilities: None,
    };
    let given =
        CannibalWorld::given(&Config { trial_cards: vec![trial.clone()], ..Config::new(2) })
            .unwrap();
    assert_eq!((given.card(card("RA/05")).strength, given.card(card("RA/05")).value), (7, 8));
    let dead = TrialCard { life: Some(0), ..trial };
    refused(&Config { trial_cards: vec![dead], ..Config::new(2) }, "trial_cards");
}
