//! Section 6, hidden information: one test for each row of its table, then one for each leak it warns of.

use kernel::Seat;
use sang_rancune::cards::encounters::EncounterId;
use sang_rancune::rules::position::Position;
use sang_rancune::{Action, Question};
use serde_json::{Value, json as value};

use crate::common::*;

/// Everything this seat received: what it sees, what it was told, and what it may do.
fn received(table: &Play, seat: u8) -> Value {
    value!([
        json(&table.view(seat)),
        json(&table.events(seat)),
        json(&table.options(seat)),
        table.asked()
    ])
}

/// Everything those who watch received.
fn watched(table: &Play) -> Value {
    value!([json(&table.gallery()), json(&table.gallery_events()), table.asked()])
}

/// The cards this seat sees lying before another.
fn seen_before(table: &Play, seat: u8, owner: u8) -> Option<Vec<sang_rancune::cards::Card>> {
    table.view(seat).own.set[Seat::new(owner)].cards.as_ref().map(|cards| cards.to_vec())
}

#[test]
fn row_a_hand_is_seen_by_its_owner_alone() {
    let table = go(fight("ripper", ["attack_50", "attack_40", "", ""]));
    assert_eq!(hand(&table, 0), cards(&["attack_50", "plan_b"]));
    assert_eq!(hand(&table, 1), cards(&["attack_40", "crack"]), "his own, and no other");
    assert!(table.gallery().own.hand.is_empty());
    assert_eq!(table.gallery().own.hands[Seat::new(0)], 2, "the number is public");
}

#[test]
fn row_a_set_card_is_seen_by_its_owner_until_it_is_revealed() {
    let mut table = go(fight("ripper", ["attack_50", "attack_40", "", ""]));
    lay(&mut table, &["attack_50", "attack_40"]);
    assert_eq!(seen_before(&table, 1, 1), Some(cards(&["attack_40"])));
    assert_eq!(
        (seen_before(&table, 0, 1), table.gallery().own.set[Seat::new(1)].cards),
        (None, None)
    );
    until_reaction_to(&mut table, 1);
    assert!(watched(&table).to_string().contains("attack_40"));
}

#[test]
fn row_a_swapped_card_is_known_to_the_two_who_swapped() {
    let position = fight("ripper", ["attack_50", "attack_40", "feint", ""])
        .hand(0, &["attack_50", "mixed_order"]);
    let mut table = go(position);
    lay(&mut table, &["attack_50", "attack_40", "feint"]);
    plays(&mut table, 0, blow_on("mixed_order", 1));
    assert_eq!(seen_before(&table, 0, 0), Some(cards(&["attack_40"])), "he holds what he received");
    assert_eq!(seen_before(&table, 0, 1), Some(cards(&["attack_50"])), "and knows what he gave");
    assert_eq!(seen_before(&table, 1, 1), Some(cards(&["attack_50"])));
    assert_eq!((seen_before(&table, 2, 0), seen_before(&table, 2, 1)), (None, None));
}

#[test]
fn row_the_second_card_of_an_opportunisme_is_seen_by_its_owner() {
    let play = |late: &str| {
        let hand = ["opportunism", "attack_40", "attack_50", "attack_5"];
        let mut table = go(fight("ripper", ["", "feint", "", ""]).hand(0, &hand));
        lay(&mut table, &["opportunism", "feint"]);
        until(&mut table, |question| matches!(question, Question::Replace { .. }));
        table.does(0, replace(&["attack_40"], Some(late)));
        until_reveal_of(&mut table, 1);
        table
    };
    let (strong, weak) = (play("attack_50"), play("attack_5"));
    assert_eq!(seen_before(&strong, 0, 0), Some(cards(&["attack_50"])));
    assert_eq!(received(&strong, 1), received(&weak, 1));
    assert_eq!(watched(&strong), watched(&weak));
}

#[test]
fn row_a_passed_card_is_known_to_giver_and_receiver() {
    let pass = |first: &str| {
        let mut table = go(fight("succubus", ["attack_50", "attack_40", "attack_30", "attack_25"]));
        table
            .does(0, Action::PassOn { card: card(first) })
            .does(1, Action::PassOn { card: card("crack") });
        table
            .does(2, Action::PassOn { card: card("attack_30") })
            .does(3, Action::PassOn { card: card("attack_25") });
        table
    };
    let (strong, sly) = (pass("attack_50"), pass("plan_b"));
    let gift = |seat: u8| strong.view(seat).own.gifts[Seat::new(0)].map(|gift| gift.card);
    assert_eq!(
        [gift(0), gift(1), gift(2), gift(3)],
        [Some(card("attack_50")), Some(card("attack_50")), None, None]
    );
    assert_eq!(received(&strong, 2), received(&sly, 2));
    assert_eq!(watched(&strong), watched(&sly));
}

#[test]
fn row_nobody_knows_the_order_of_the_action_pile() {
    let position = fight("ripper", ["attack_50", "attack_40", "", ""]);
    let one = testkit::Script::new(position.clone().top_of_pile(&["attack_100"]).table());
    let two = testkit::Script::new(position.top_of_pile(&["feint"]).table());
    assert_eq!((received(&one, 0), watched(&one)), (received(&two, 0), watched(&two)));
}

#[test]
fn row_nobody_knows_the_encounters_to_come_or_the_unused_ones() {
    let position = fight("ripper", ["attack_50", "attack_40", "", ""]);
    let one = go(position.clone().to_come(&["vampire", "hydra"]));
    let two = go(position.to_come(&["fear", "jelly"]));
    assert_eq!((received(&one, 0), watched(&one)), (received(&two, 0), watched(&two)));
    assert_eq!(one.gallery().own.encounters, 2, "only how many are left");
}

#[test]
fn row_nobody_knows_the_encounter_added_by_the_invocatrice() {
    let position =
        fight("blood_summoner", ["feint", "flick", "flick", "feint"]).to_come(&["ripper"]);
    let leave_only = |id: &str| {
        let id = EncounterId::named(id).unwrap_or_else(|| panic!("there is no encounter “{id}”"));
        let mut table = go(position.clone().unused(&[id]));
        lay(&mut table, &["feint", "flick", "flick", "feint"]);
        until_plan_b(&mut table);
        assert_eq!(table.gallery().own.encounters, 2);
        table
    };
    let (one, two) = (leave_only("vampire"), leave_only("fear"));
    assert_eq!((received(&one, 0), watched(&one)), (received(&two, 0), watched(&two)));
}

#[test]
fn row_bridge_choices_are_sealed_until_all_have_chosen() {
    let bridge = go(fight("rickety_bridge", ["", "", "", ""]));
    let (mut crosses, mut holds) = (bridge.clone(), bridge);
    crosses.does(0, CROSS);
    holds.does(0, HOLD);
    assert_eq!((received(&crosses, 1), watched(&crosses)), (received(&holds, 1), watched(&holds)));
}

#[test]
fn row_refresh_choices_are_sealed_and_so_is_their_size() {
    let mut over = go(fight("vampire", ["attack_50", "flick", "feint", "feint"]).creature_life(50));
    play_round(&mut over, &["attack_50", "flick", "feint", "feint"]);
    let (mut much, mut nothing) = (over.clone(), over);
    much.does(0, refresh(&["plan_b"]));
    nothing.does(0, refresh(&[]));
    assert_eq!((received(&much, 1), watched(&much)), (received(&nothing, 1), watched(&nothing)));
}

#[test]
fn row_window_answers_that_lost_priority_are_never_shown() {
    let position = fight("ripper", ["attack_50", "attack_40", "feint", ""]);
    let position =
        position.hand(0, &["attack_50", "move_over"]).hand(1, &["attack_40", "move_over"]);
    let mut set = go(position);
    lay(&mut set, &["attack_50", "attack_40", "feint"]);
    let (mut lost, mut passed) = (set.clone(), set);
    // Seat 0 has priority; what seat 1 wanted is thrown away.
    lost.does(1, blow_on("move_over", 2));
    passed.does(1, PASS);
    for table in [&mut lost, &mut passed] {
        table.does(2, PASS).does(3, PASS).does(0, blow_on("move_over", 2));
    }
    assert_eq!(received(&lost, 3), received(&passed, 3));
    assert_eq!((received(&lost, 0), watched(&lost)), (received(&passed, 0), watched(&passed)));
}

#[test]
fn row_a_card_lost_to_the_eventreur_is_public_once_discarded() {
    let mut table = go(fight("ripper", ["attack_5", "flick", "flick", "feint"]));
    lay(&mut table, &["attack_5", "flick", "flick", "feint"]);
    until_targets(&mut table);
    let hit = targets(&table)[0];
    table.everybody_does(&PASS);
    let lost =
        sang_rancune::Event::CardLost { seat: Seat::new(hit), card: card(KEPT[usize::from(hit)]) };
    assert!(table.gallery_events().contains(&lost));
    assert_eq!(discarded(&table, KEPT[usize::from(hit)]), 1);
}

#[test]
fn leak_a_window_does_not_tell_who_could_use_it() {
    // Seat 1 holds what it takes, or nothing useful; the others are asked the same in the same order.
    let table = |kept: &str| {
        let mut table =
            go(fight("ripper", ["attack_50", "attack_40", "feint", ""])
                .hand(1, &["attack_40", kept]));
        lay(&mut table, &["attack_50", "attack_40", "feint"]);
        table
    };
    let (armed, harmless) = (table("move_over"), table("hand_in_the_bag"));
    assert_eq!(armed.asked(), harmless.asked());
    assert_ne!(armed.options(1), harmless.options(1));
    assert_eq!(
        (received(&armed, 0), watched(&armed)),
        (received(&harmless, 0), watched(&harmless))
    );
    assert_eq!(armed.asked(), [0, 1, 2, 3], "even the seat without cards");
}

#[test]
fn leak_nobody_gets_the_options_of_another_seat() {
    let table = go(fight("ripper", ["attack_50", "attack_40", "", ""]));
    assert!(!received(&table, 0).to_string().contains("attack_40"));
    assert!(!received(&table, 1).to_string().contains("attack_50"));
    assert_eq!(table.options(2), [], "nothing is asked of an empty hand");
}

#[test]
fn leak_copies_of_a_card_are_alike() {
    // A card is its kind: there is no number by which a face-down copy could be recognised later.
    let mut table = go(fight("ripper", ["attack_50", "attack_50", "", ""]));
    lay(&mut table, &["attack_50", "attack_50"]);
    let before = |owner: u8| json(&table.view(2).own.set[Seat::new(owner)])["cards"].clone();
    assert_eq!((before(0), before(1)), (Value::Null, Value::Null));
    assert_eq!(json(&card("attack_50")), value!("attack_50"));
}

#[test]
fn leak_the_order_of_a_hand_means_nothing() {
    let one = go(Position::fight("ripper", 4).hand(0, &["attack_50", "plan_b", "feint"]));
    let two = go(Position::fight("ripper", 4).hand(0, &["feint", "attack_50", "plan_b"]));
    assert_eq!(hand(&one, 0), hand(&two, 0));
    assert_eq!((received(&one, 1), watched(&one)), (received(&two, 1), watched(&two)));
}

#[test]
fn leak_those_who_watch_see_what_a_seatless_public_sees() {
    let mut table = go(fight("ripper", ["attack_50", "attack_40", "", ""]));
    lay(&mut table, &["attack_50", "attack_40"]);
    let seen = watched(&table).to_string();
    assert!(!seen.contains("attack_50") && !seen.contains("attack_40") && !seen.contains("plan_b"));
}

#[test]
fn leak_a_dead_player_sees_the_public_view_only() {
    let table = go(fight("ripper", ["attack_50", "attack_40", "feint", ""]).dead(3));
    let (dead, gallery) = (table.view(3), table.gallery());
    assert_eq!((dead.public, dead.own.hand), (gallery.public, gallery.own.hand));
    let face_down = |seat: u8| dead.own.set[Seat::new(seat)].cards.is_some();
    assert!(!(0..3).any(face_down), "nor anything that lies before the others");
}

#[test]
fn leak_the_log_names_a_set_card_only_when_it_is_revealed_or_discarded() {
    let mut table = go(fight("ripper", ["attack_50", "attack_40", "", ""]));
    lay(&mut table, &["attack_50", "attack_40"]);
    let told = |table: &Play| json(&table.gallery_events()).to_string();
    assert!(told(&table).contains("attacks_set") && !told(&table).contains("attack_50"));
    until_reaction_to(&mut table, 0);
    assert!(told(&table).contains("attack_50") && !told(&table).contains("attack_40"));
}
