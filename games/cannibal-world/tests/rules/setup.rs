//! CW-100: the set-up, from the first question on.

use cannibal_world::cards::load;
use cannibal_world::table::given::{DeckChoice, First, ReinforcementRule};
use cannibal_world::{Action, CannibalWorld, Config, Question, rules};
use kernel::{Game, Rng, Seat};
use testkit::Script;

use crate::common::*;

fn open(config: &Config, seed: u64) -> Play {
    let given = CannibalWorld::given(config).unwrap();
    Play(Script::begin(config, rules::setup::opening(&given), Rng::from_number(seed)))
}

fn ordinary() -> Config {
    Config { first: First::CampA, ..Config::new(2).with_decks(&["prebuilt-rats", "prebuilt-dogs"]) }
}

fn choose(id: &str) -> Action {
    Action::ChooseReinforcement { card: card(id) }
}

#[test]
fn cw_101_everybody_brings_a_deck_and_both_may_have_the_same_faction() {
    // CW-R50
    let table = open(&Config::new(2).with_decks(&["prebuilt-rats", "prebuilt-rats"]), 1);
    let factions: Vec<_> = table.public().players.iter().map(|player| player.faction).collect();
    assert_eq!(factions, [Some(cannibal_world::cards::Faction::Rats); 2]);
}

#[test]
fn cw_102_one_card_is_chosen_by_all_at_once_and_is_the_whole_reinforcement_deck() {
    // CW-E45
    let mut table = open(&ordinary(), 1);
    assert_eq!(table.asked(), [0, 1]);
    table.refuses(0, choose("DO/01"), "CW-102");
    table.does(0, choose("RA/01"));
    assert!(
        table.0.view(1).own.reinforcements[Seat::new(0)].size == 0,
        "sealed until both have chosen"
    );
    table.does(1, choose("DO/13"));
    assert_eq!(table.reinforcements(0), ["RA/01"], "the Chief may be chosen");
    assert_eq!(table.reinforcements(1), ["DO/13"]);
}

#[test]
fn cw_103_the_rest_is_shuffled_into_a_main_deck_of_twenty() {
    let mut table = open(&ordinary(), 1);
    table.does(0, choose("RA/02")).does(1, choose("DO/13"));
    let own = table.0.view(0).own;
    // CW-109: six of them are in hand already.
    assert_eq!((own.mains[Seat::new(0)], own.hands[Seat::new(0)].size), (14, 6));
    let other = open(&ordinary(), 2);
    let mut other = other;
    other.does(0, choose("RA/02")).does(1, choose("DO/13"));
    assert_ne!(table.hand(0), other.hand(0), "another seed, another order");
}

#[test]
fn cw_104_the_first_player_is_drawn_by_lot() {
    let config = Config {
        reinforcement: ReinforcementRule::Recommended,
        first: First::Random,
        ..ordinary()
    };
    let firsts: Vec<u8> = (0..40).map(|seed| open(&config, seed).public().first.number()).collect();
    let ones = firsts.iter().filter(|first| **first == 1).count();
    assert!((8..=32).contains(&ones), "{ones} of 40");
}

#[test]
fn cw_105_cw_106_lives_and_first_meat() {
    let config = Config { reinforcement: ReinforcementRule::Recommended, ..ordinary() };
    let table = open(&config, 1);
    assert_eq!(table.public().habitats, [3, 3]);
    assert_eq!(table.meat(), [2, 4]);
    let config = Config { first: First::CampB, ..config };
    assert_eq!(open(&config, 1).meat(), [4, 2]);
}

#[test]
fn cw_107_the_supply_has_no_limit() {
    // CW-R08: far more than fifty tokens at once.
    let mut table = duel(["cats", "dogs"]).hand(0, &["CA/13"]).meat(&[60, 4]).play();
    table.does(0, action("CA/13", MID, cannibal_world::table::Aim::default()));
    while matches!(table.question(), Question::DrawSource { .. }) {
        table.does(0, Action::DrawMain {});
    }
    assert_eq!(table.meat()[0], 61);
}

#[test]
fn cw_108_zones_form_one_line() {
    use cannibal_world::rules::zones::distance;
    use cannibal_world::table::Zone::{Cover, Hunting};
    assert_eq!(
        [
            distance(Cover, Hunting),
            distance(Cover, Cover),
            distance(Hunting, Hunting),
            distance(Hunting, Cover)
        ],
        [2, 3, 1, 2]
    );
}

#[test]
fn cw_109_the_opening_hand_comes_from_the_main_deck_only() {
    // CW-R04
    let config = Config { reinforcement: ReinforcementRule::Recommended, ..ordinary() };
    let table = open(&config, 1);
    assert_eq!(table.hand(0).len(), 6);
    assert_eq!(table.reinforcements(0), ["RA/02"]);
}

#[test]
fn cw_110_cw_111_one_mulligan_all_at_once() {
    // Refused: CW-E25.
    // CW-R06
    let config = Config { reinforcement: ReinforcementRule::Recommended, ..ordinary() };
    let mut table = open(&config, 1);
    let before = table.hand(0);
    assert_eq!(table.asked(), [0, 1]);
    table.does(0, Action::Mulligan {});
    table.refuses(0, Action::Keep {}, "CW-E25");
    table.does(1, Action::Keep {});
    assert_ne!(table.hand(0), before);
    assert_eq!(table.reinforcements(0), ["RA/02"], "the Reinforcement card is not touched");
    let mulliganed: Vec<bool> =
        table.public().players.iter().map(|player| player.mulliganed).collect();
    assert_eq!(mulliganed, [true, false], "that somebody did is public");
    table.refuses(0, Action::Mulligan {}, "CW-E25");
    table.refuses(1, Action::Mulligan {}, "CW-E25");
}

#[test]
fn cw_112_the_proposed_reinforcement() {
    use cannibal_world::cards::Faction;
    let config = Config { reinforcement: ReinforcementRule::Recommended, ..Config::new(4) };
    let table = open(&config, 1);
    let held: Vec<String> = (0..4).map(|seat| table.reinforcements(seat)[0].clone()).collect();
    assert_eq!(held, ["CA/13", "RE/13", "DO/13", "RA/02"]);
    let proposed = Faction::ALL.map(|faction| faction.print().reinforcement.id());
    assert_eq!(proposed, ["RA/02", "CA/13", "DO/13", "RE/13"]);
    let config = Config {
        reinforcement: ReinforcementRule::Recommended,
        ..Config::new(2).with_decks(&["custom-cats-night", "custom-dogs-phalanx"])
    };
    assert_eq!(open(&config, 1).reinforcements(0), ["CA/16"]);
    // 5.8: a list that proposes nothing starts with its Chief, though it holds the faction's usual card.
    let mut list = load::deck_named("prebuilt-cats").unwrap().listed.clone();
    list.reinforcement = None;
    let config = Config { deck_1: DeckChoice::Listed(list), ..config };
    assert_eq!(open(&config, 1).reinforcements(0), ["CA/01"]);
}

#[test]
fn cw_113_the_first_player_takes_the_first_turn() {
    let config =
        Config { reinforcement: ReinforcementRule::Recommended, first: First::CampB, ..ordinary() };
    let mut table = open(&config, 1);
    table.does(0, Action::Keep {}).does(1, Action::Keep {});
    assert_eq!((table.public().turn, table.public().active.number()), (1, 1));
    assert_eq!(table.asked(), [1]);
}

#[test]
fn cw_r89_a_deck_that_is_brought_is_seen_by_its_owner_only() {
    // CW-1709, and section 6: custom lists.
    let mut table = open(
        &Config { first: First::CampA, ..Config::new(2).with_decks(&["bring", "prebuilt-dogs"]) },
        1,
    );
    assert_eq!(table.asked(), [0]);
    let deck = table.0.options(0)[0];
    table.does(0, deck);
    assert!(table.0.view(0).own.lists[Seat::new(0)].is_some());
    assert!(table.0.view(1).own.lists[Seat::new(0)].is_none());
    assert!(table.0.gallery().own.lists[Seat::new(0)].is_none());
    assert!(table.public().players[Seat::new(0)].faction.is_some(), "the faction is open");
}
