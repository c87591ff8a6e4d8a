//! Chapter 2, a new Encounter: windows for Items, the reveal, Initiative, and Plan B.

use kernel::Seat;
use sang_rancune::rules::position::Position;
use sang_rancune::table::flow::Step;
use sang_rancune::{Action, Config, Event, Question};

use crate::common::*;

/// The Troll comes next, seat 0 has a Baume, and everybody has an Attack.
fn before_the_troll() -> Position {
    let fight = Position::fight("ripper", 3).items(0, &["balm"]).to_come(&["battle_troll"]);
    fight.hand(0, &["attack_50"]).hand(1, &["attack_50"]).hand(2, &["attack_50"])
}

#[test]
fn sr_201_window_reveal_window_initiative_plan_b() {
    let mut table = play_at(before_the_troll(), Step::Encounter {});
    assert_eq!(table.question(), Some(BETWEEN));
    assert_eq!(creature(&table).id.print().id, "ripper", "nothing is revealed yet");
    table.everybody_does(&READY);
    assert_eq!(table.question(), Some(BETWEEN));
    assert_eq!(kinds(&table.gallery_heard()), ["encounter_revealed"]);
    table.everybody_does(&READY);
    assert_eq!(kinds(&table.gallery_heard()), ["initiative_drawn"]);
    pass(&mut table, PLAN_B);
    assert_eq!(table.question(), Some(SET));
}

#[test]
fn sr_202_anybody_may_act_in_any_order_and_more_than_once() {
    let fight = before_the_troll().items(2, &["healing_potion"]).life(0, 20).life(2, 20);
    let fight = fight.items(0, &["healing_potion"]);
    let mut table = play_at(fight, Step::Encounter {});
    table.does(2, drink("healing_potion", Some(2))).does(0, drink("balm", Some(0)));
    table.does(0, drink("healing_potion", Some(0)));
    assert_eq!(lives(&table), [60, 100, 45]);
}

#[test]
fn sr_202_any_action_reopens_everyones_readiness() {
    let fight = before_the_troll().items(2, &["healing_potion"]).life(0, 20);
    let mut table = play_at(fight, Step::Encounter {});
    table.does(1, READY).does(2, READY);
    assert_eq!(table.asked(), [0]);
    table.does(0, drink("balm", Some(0)));
    assert_eq!(table.asked(), [0, 1, 2]);
    table.everybody_does(&READY);
    assert_eq!(creature(&table).id.print().id, "battle_troll");
}

#[test]
fn sr_202_the_fireball_is_not_used_between_encounters() {
    let fight = before_the_troll().items(1, &["fireball_potion"]);
    let mut table = play_at(fight, Step::Encounter {});
    table.refuses(1, drink("fireball_potion", None), "SR-E05").refuses(1, THROW, "SR-E07");
}

#[test]
fn sr_202_items_are_given_and_low_blows_for_this_window_are_played() {
    let fight = before_the_troll().hand(1, &["hand_in_the_bag", "move_over", "attack_50"]);
    let mut table = play_at(fight, Step::Encounter {});
    table.refuses(1, blow_on("move_over", 0), "SR-508");
    table.does(0, offer(2, &["balm"], &[])).does(2, Action::Accept {});
    assert_eq!(closed(&table, 2), [card("balm")]);
    table.does(1, blow_on_item("hand_in_the_bag", 2, "balm")).everybody_does(&PASS);
    assert_eq!(closed(&table, 1), [card("balm")]);
    assert_eq!(table.question(), Some(BETWEEN));
}

#[test]
fn sr_202_the_dead_are_not_asked() {
    let table = play_at(before_the_troll().dead(1), Step::Encounter {});
    assert_eq!(table.asked(), [0, 2]);
}

#[test]
fn sr_203_the_row_is_that_of_the_starting_players() {
    let fight = Position::fight("jelly", 4).to_come(&["ripper"]).hand(0, &["attack_50"]);
    let table = play_at(fight.dead(3), Step::Encounter {});
    assert_eq!(creature(&table).life, 190);
}

#[test]
fn sr_203_tokens_and_counters_are_placed() {
    let reveals = |id: &str, players: u8| {
        let fight = Position::fight("jelly", players).to_come(&[id]).hand(0, &["attack_50"]);
        play_at(fight, Step::Encounter {})
    };
    assert_eq!(creature(&reveals("wolf_pack", 4)).wolves.as_slice(), [30; 6]);
    assert_eq!(creature(&reveals("hydra", 5)).heads, 2);
    assert_eq!(hero(&reveals("goblins", 3), 2).goblins.as_slice(), [15; 3]);
}

#[test]
fn sr_204_items_may_be_used_knowing_the_encounter_until_initiative_is_drawn() {
    let mut table = play_at(before_the_troll().life(0, 50), Step::Encounter {});
    table.everybody_does(&READY);
    assert_eq!(creature(&table).id.print().id, "battle_troll");
    let mut late = table.clone();
    table.does(0, drink("balm", Some(0)));
    assert_eq!(lives(&table), [65, 100, 100]);
    late.everybody_does(&READY);
    assert!(!late.options(0).contains(&drink("balm", Some(0))));
    pass(&mut late, PLAN_B);
    assert!(!late.options(0).contains(&drink("balm", Some(0))));
    late.refuses(0, drink("balm", Some(0)), "SR-602");
}

#[test]
fn sr_205_before_the_first_encounter_there_is_one_window() {
    let mut table = (0..50)
        .map(|seed| set_up(&Config::new(3), seed))
        .find(|table| table.question() == Some(BETWEEN))
        .expect("Items are dealt now and then");
    assert_eq!(table.gallery().public.progress, 1, "the Encounter is face up already");
    table.everybody_does(&READY);
    assert_ne!(table.question(), Some(BETWEEN));
    assert_ne!(initiative(&table), [0, 0, 0]);
}

#[test]
fn sr_206_initiative_is_dealt_at_random_and_number_one_acts_first() {
    let drawn = |seed: u64| {
        let fight = Position::fight("jelly", 3).hand(0, &["attack_50"]).seed(seed);
        initiative(&play_at(fight, Step::Encounter {}))
    };
    let orders: Vec<Vec<u8>> = (0..12).map(drawn).collect();
    assert!(orders.iter().any(|order| *order != orders[0]), "{orders:?}");
    let fight = before_the_troll().hand(2, &["attack_50", "plan_b"]).initiative(&[2, 0, 1]);
    let mut table = play(fight);
    lay(&mut table, &["attack_50", "attack_50", "attack_50"]);
    assert_eq!(table.question(), Some(before_reveal(2)));
}

#[test]
fn sr_207_corpses_are_looted_after_initiative() {
    let fight = before_the_troll().dead(0).change(|state| state.corpses.push(Seat::new(0)));
    let fight = fight.items(1, &["healing_potion"]);
    let mut table = play_at(fight, Step::Encounter {});
    table.everybody_does(&READY).everybody_does(&READY);
    assert_eq!(kinds(&table.gallery_heard()), ["initiative_drawn"]);
    let first = if initiative(&table)[1] == 1 { 1 } else { 2 };
    assert_eq!(table.question(), Some(Question::Loot { seat: Seat::new(first) }));
    table.does(first, Action::TakeLoot { item: card("balm") });
    assert!(closed(&table, first).contains(&card("balm")));
    assert_eq!(table.question(), Some(PLAN_B));
}

#[test]
fn sr_208_plan_b_may_be_played_before_the_first_attacks_are_set() {
    let fight = before_the_troll().hand(1, &["plan_b", "attack_50"]);
    let mut table = play_at(fight, Step::Encounter {});
    table.everybody_does(&READY).everybody_does(&READY);
    let before = initiative(&table);
    table.does(0, PASS).does(2, PASS).does(1, blow_on("plan_b", 0));
    pass_to(&mut table, PLAN_B);
    assert_eq!(initiative(&table), [before[1], before[0], before[2]]);
    pass(&mut table, PLAN_B);
    assert_eq!(table.question(), Some(SET));
}

#[test]
fn sr_r01_one_player_uses_as_many_items_in_a_window_as_he_has() {
    let all = ["healing_potion", "balm", "strength_potion", "iron_skin_potion"];
    let fight = Position::fight("ripper", 3).items(1, &all).life(1, 10);
    let fight = fight.items(0, &["fireball_potion"]);
    let mut table = play_at(fight, Step::Encounter {});
    table.does(1, drink("healing_potion", Some(1))).does(1, drink("balm", Some(1)));
    table.does(1, drink("strength_potion", None)).does(1, drink("iron_skin_potion", None));
    assert_eq!(hero(&table, 1).life, 50);
    assert!(hero(&table, 1).has_iron_skin());
    assert!(closed(&table, 1).is_empty());
}

#[test]
fn sr_202_nobody_is_asked_when_there_is_no_item_to_use() {
    let fight = Position::fight("jelly", 3).to_come(&["ripper"]).hand(0, &["attack_50"]);
    let table = play_at(fight, Step::Encounter {});
    assert_eq!(table.question(), Some(PLAN_B));
    let told = |event: &Event| matches!(event, Event::EncounterRevealed { .. });
    assert!(
        !table.gallery_events().iter().any(told),
        "it happened on the way to the first question"
    );
    assert_eq!(creature(&table).id.print().id, "ripper");
}
