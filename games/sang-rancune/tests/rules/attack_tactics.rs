//! Chapter 4, Attack cards, second part: replacements, prepared cards, Contre Attaque.

use kernel::Seat;
use sang_rancune::cards::encounters::Form;
use sang_rancune::rules::position::Position;
use sang_rancune::{Action, Event, Question};

use crate::common::*;

/// Seat 0 has these cards, the others a Feinte each. Attacks are drawn at the end.
fn alone(encounter: &str, cards: &[&str]) -> Position {
    let fight =
        Position::fight(encounter, 3).hand(0, cards).hand(1, &["feint"]).hand(2, &["feint"]);
    fight.top_of_pile(&["attack_30"; 3])
}

/// Seat 0 sets this card, the others their Feintes, and it is time for seat 0 to choose something.
fn sets(fight: Position, id: &str) -> Play {
    let mut table = play(fight);
    lay(&mut table, &[id, "feint", "feint"]);
    table
}

/// Seat 0 reveals a Coup Double and brings these cards, in this order.
fn doubles(fight: Position, first: &str, second: &str) -> Play {
    let mut table = sets(fight, "double_strike");
    pass_all(&mut table);
    table.does(0, replace(&[first, second], None));
    if first != second {
        let turn = table.gallery().public.turn.expect("a turn");
        let place = turn.attacks.iter().position(|revealed| revealed.card == card(first));
        table.does(0, Action::Next { attack: place.expect("just revealed") as u8 });
    }
    pass_all(&mut table);
    table
}

#[test]
fn sr_417_coup_double_is_discarded_and_two_attacks_from_hand_take_its_place() {
    let mut table =
        sets(alone("ripper", &["double_strike", "attack_40", "attack_20"]), "double_strike");
    pass_all(&mut table);
    assert_eq!(table.question(), Some(Question::Replace { seat: Seat::new(0), now: 2, later: 0 }));
    assert!(is_discarded(&table, "double_strike"));
    table.refuses(0, replace(&["attack_40"], None), "SR-E36");
    table.does(0, replace(&["attack_40", "attack_20"], None)).does(0, Action::Next { attack: 1 });
    assert_eq!(struck(&table), [(0, 20), (0, 40)], "in the order they choose");
}

#[test]
fn sr_417_with_one_attack_in_hand_one_and_with_none_no_attack() {
    let mut table = sets(alone("ripper", &["double_strike", "attack_40"]), "double_strike");
    pass_all(&mut table);
    table.does(0, replace(&["attack_40"], None));
    assert_eq!(struck(&table), [(0, 40)]);
    let mut table = sets(alone("ripper", &["double_strike", "plan_b"]), "double_strike");
    pass_all(&mut table);
    table.does(0, replace(&[], None));
    assert!(struck(&table).is_empty());
}

#[test]
fn sr_418_a_coup_double_brought_by_a_coup_double_is_replaced_too() {
    let cards = ["double_strike", "double_strike", "attack_30", "attack_20", "attack_10"];
    let mut table = sets(alone("ripper", &cards), "double_strike");
    pass_all(&mut table);
    table.does(0, replace(&["double_strike", "attack_30"], None));
    assert_eq!(table.question(), Some(Question::Replace { seat: Seat::new(0), now: 2, later: 0 }));
    table.does(0, replace(&["attack_20", "attack_10"], None));
    table.does(0, Action::Next { attack: 0 }).does(0, Action::Next { attack: 1 });
    pass_all(&mut table);
    assert_eq!(struck(&table).len(), 3);
    assert_eq!(discarded(&table, "double_strike"), 2);
}

#[test]
fn sr_419_opportunisme_brings_one_attack_now_and_may_set_another_face_down() {
    let cards = ["opportunism", "attack_40", "attack_20", "attack_5"];
    let mut table = sets(alone("ripper", &cards), "opportunism");
    pass_all(&mut table);
    assert_eq!(table.question(), Some(Question::Replace { seat: Seat::new(0), now: 1, later: 1 }));
    assert!(is_discarded(&table, "opportunism"));
    let mut without = table.clone();
    table.does(0, replace(&["attack_40"], Some("attack_20")));
    assert_eq!(table.gallery().own.set[Seat::new(0)].size, 1);
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 40), (0, 20)]);
    without.does(0, replace(&["attack_40"], None));
    pass_all(&mut without);
    assert_eq!(struck(&without), [(0, 40)]);
}

#[test]
fn sr_420_only_the_final_cards_can_be_changed_and_share_one_window() {
    let fight = alone("ripper", &["double_strike", "attack_40", "attack_20"]);
    let mut table = sets(fight.hand(1, &["feint", "critical_miss"]), "double_strike");
    pass(&mut table, before_reveal(0));
    table.refuses(1, blow("critical_miss"), "SR-420");
    table.does(0, replace(&["attack_40", "attack_20"], None)).does(0, Action::Next { attack: 0 });
    assert_eq!(table.question(), Some(revealed(0)));
    assert_eq!(table.gallery().public.turn.expect("a turn").attacks.len(), 2);
    table.does(0, PASS).does(2, PASS).does(1, blow("critical_miss"));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 0), (0, 0)]);
}

#[test]
fn sr_513_one_attack_among_the_final_cards_is_enough_for_echec_critique() {
    let fight = alone("ripper", &["double_strike", "attack_40", "focus_strength"]);
    let mut table = sets(fight.hand(1, &["feint", "critical_miss"]), "double_strike");
    pass(&mut table, before_reveal(0));
    table.does(0, replace(&["attack_40", "focus_strength"], None));
    table.does(0, Action::Next { attack: 0 });
    table.does(0, PASS).does(2, PASS).does(1, blow("critical_miss"));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 0)]);
}

#[test]
fn sr_421_several_attacks_have_separate_targets_and_death_checks() {
    let fight = alone("wolf_pack", &["double_strike", "attack_40", "attack_30"]);
    let mut table = sets(fight, "double_strike");
    pass_all(&mut table);
    table.does(0, replace(&["attack_40", "attack_30"], None)).does(0, Action::Next { attack: 0 });
    table.does(0, wolf(0));
    assert_eq!(hero(&table, 0).prestige, 1, "the first Wolf is dead");
    table.refuses(0, wolf(0), "SR-807").does(0, wolf(3));
    assert_eq!(hero(&table, 0).prestige, 2);
}

#[test]
fn sr_421_if_the_encounter_ends_the_rest_is_discarded_without_effect() {
    let fight = alone("ripper", &["double_strike", "attack_40", "sticky_fingers"]);
    let fight = fight.items(1, &["balm"]).creature_life(40);
    let mut table = sets(fight, "double_strike");
    pass_all(&mut table);
    table
        .does(0, replace(&["attack_40", "sticky_fingers"], None))
        .does(0, Action::Next { attack: 0 });
    table.does(0, Action::Rob { victim: Seat::new(1), item: card("balm") });
    assert_eq!(struck(&table), [(0, 40)]);
    assert!(creature(&table).is_defeated && is_discarded(&table, "sticky_fingers"));
    assert_eq!(closed(&table, 1), [card("balm")]);
}

#[test]
fn sr_422_prepare_cards_wait_for_an_attack_of_a_later_round() {
    let mut table =
        sets(alone("cursed_mirror", &["focus_strength", "attack_50"]), "focus_strength");
    pass_all(&mut table);
    assert_eq!(hero(&table, 0).prepared[0].card, card("focus_strength"));
    assert!(struck(&table).is_empty());
    lay(&mut table, &["attack_50", "attack_30", "attack_30"]);
    pass_all(&mut table);
    assert!(struck(&table).contains(&(0, 80)));
    assert!(hero(&table, 0).prepared.is_empty());
}

#[test]
fn sr_422_all_of_them_are_spent_on_one_card() {
    let fight = alone("ripper", &["attack_10"]).prepared(0, &["focus_strength", "focus_strength"]);
    let table = sets(fight, "attack_10");
    assert_eq!(struck(&table), [(0, 70)]);
    assert!(hero(&table, 0).prepared.is_empty());
}

#[test]
fn sr_423_prepared_modifiers_apply_in_the_order_in_which_they_were_played() {
    let prepared = |cards: [&str; 2]| {
        let fight = alone("ripper", &["attack_50"]).prepared(0, &cards).creature_life(300);
        struck(&sets(fight, "attack_50"))
    };
    assert_eq!(prepared(["slip_behind", "focus_strength"]), [(0, 130)]);
    assert_eq!(prepared(["focus_strength", "slip_behind"]), [(0, 160)]);
}

#[test]
fn sr_423_doubling_does_not_rotate_the_card() {
    let fight =
        alone("ripper", &["attack_25"]).prepared(0, &["slip_behind"]).drunk(0, "strength_potion");
    let table = sets(fight, "attack_25");
    assert_eq!(struck(&table), [(0, 100)], "50 × 2, although 50 is its highest face");
}

#[test]
fn sr_424_a_second_multiplier_is_discarded_without_effect() {
    let fight = alone("ripper", &["slip_behind"]).prepared(0, &["slip_behind"]);
    let table = sets(fight, "slip_behind");
    assert_eq!(hero(&table, 0).prepared.len(), 1);
    assert_eq!(discarded(&table, "slip_behind"), 1);
}

#[test]
fn sr_424_a_second_card_that_adds_is_prepared_beside_the_first() {
    let fight = alone("ripper", &["focus_strength"]).prepared(0, &["focus_strength"]);
    let table = sets(fight, "focus_strength");
    assert_eq!(hero(&table, 0).prepared.len(), 2);
}

#[test]
fn sr_r12_a_second_multiplier_is_wasted_when_it_is_revealed() {
    let fight = alone("ripper", &["slip_behind", "plan_b"]).prepared(0, &["slip_behind"]);
    let mut table = sets(fight, "slip_behind");
    assert!(!is_discarded(&table, "slip_behind"), "not when it is set");
    pass_all(&mut table);
    let wasted = Event::Wasted { seat: Seat::new(0), card: card("slip_behind") };
    assert!(table.gallery_events().contains(&wasted));
}

#[test]
fn sr_425_spent_cards_lie_on_the_pile_with_the_attack_and_are_one_attack() {
    let fight = alone("ripper", &["attack_50"]).prepared(0, &["slip_behind", "focus_strength"]);
    let mut table = sets(fight.hand(2, &["feint", "plan_b"]), "attack_50");
    pass_to(&mut table, before_reveal(1));
    let pile = table.gallery().public.damage_pile;
    assert_eq!(pile.len(), 1);
    assert_eq!((pile[0].card, pile[0].damage), (card("attack_50"), 130));
    assert_eq!(pile[0].riders.as_slice(), [card("slip_behind"), card("focus_strength")]);
    pass_to(&mut table, PLAN_B);
    table.everybody_does(&PASS);
    assert!(is_discarded(&table, "slip_behind") && is_discarded(&table, "focus_strength"));
}

/// Seat 0 trips seat 1, who carries a Concentré de Force.
fn tripped() -> Play {
    let fight = Position::fight("ripper", 3).hand(0, &["trip_up"]).hand(1, &["attack_50"]);
    let mut table = play(fight.prepared(1, &["focus_strength"]).top_of_pile(&["attack_30"; 3]));
    lay(&mut table, &["trip_up", "attack_50"]);
    table
}

#[test]
fn sr_426_prepared_cards_stay_if_their_attack_is_missed() {
    assert_eq!(hero(&tripped(), 1).prepared.len(), 1);
}

#[test]
fn sr_r10_they_stay_because_no_attack_was_made() {
    let mut table = tripped();
    lay(&mut table, &["attack_30", "attack_30", "attack_30"]);
    pass_all(&mut table);
    assert!(struck(&table).contains(&(1, 60)), "and ride on the next one");
}

#[test]
fn sr_426_echec_critique_spends_them_for_nothing() {
    let fight = alone("ripper", &["attack_50"]).prepared(0, &["focus_strength"]);
    let mut table = sets(fight.hand(1, &["feint", "critical_miss"]), "attack_50");
    pass_to(&mut table, revealed(0));
    table.does(0, PASS).does(2, PASS).does(1, blow("critical_miss"));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 0)]);
    assert!(hero(&table, 0).prepared.is_empty());
}

#[test]
fn sr_427_prepared_cards_ride_on_the_first_successful_attack_of_the_turn() {
    let fight = || {
        alone("ripper", &["double_strike", "attack_40", "attack_20"]).prepared(0, &["slip_behind"])
    };
    assert_eq!(struck(&doubles(fight(), "attack_20", "attack_40")), [(0, 40), (0, 40)]);
    assert_eq!(struck(&doubles(fight(), "attack_40", "attack_20")), [(0, 80), (0, 20)]);
}

#[test]
fn sr_r11_the_first_successful_card_gets_all_of_them() {
    let fight = alone("ripper", &["double_strike", "feint", "attack_20"]);
    let table =
        doubles(fight.prepared(0, &["slip_behind", "focus_strength"]), "feint", "attack_20");
    assert_eq!(struck(&table), [(0, 70)], "a Feinte is no Attack");
}

#[test]
fn sr_427_a_prepare_card_revealed_in_the_same_turn_waits() {
    let fight = alone("ripper", &["double_strike", "focus_strength", "attack_50"]);
    let table = doubles(fight, "focus_strength", "attack_50");
    assert_eq!(struck(&table), [(0, 50)]);
    assert_eq!(hero(&table, 0).prepared.len(), 1);
}

#[test]
fn sr_428_prepare_cards_left_when_the_encounter_ends_are_discarded() {
    let fight = alone("ripper", &["attack_50"]).prepared(1, &["slip_behind"]).creature_life(50);
    let table = sets(fight, "attack_50");
    assert_eq!(table.question(), Some(Question::Refresh {}));
    assert!(hero(&table, 1).prepared.is_empty() && is_discarded(&table, "slip_behind"));
}

#[test]
fn sr_r09_prepared_cards_do_not_survive_the_encounter() {
    let fight = alone("ripper", &["double_strike", "slip_behind", "attack_50"]).creature_life(50);
    let table = doubles(fight, "slip_behind", "attack_50");
    assert_eq!(table.question(), Some(Question::Refresh {}));
    assert!(hero(&table, 0).prepared.is_empty());
}

/// The Paladin Noir has struck everybody for 5; seat 0 holds these cards.
fn struck_by_the_paladin(fight: Position) -> Play {
    let mut table = sets(fight, "feint");
    pass_to(&mut table, HIT);
    table
}

/// Seat 0 counters with this card; nobody else wants to.
fn counters(table: &mut Play, with: &str) {
    table.does(1, PASS).does(2, PASS).does(0, counter(with));
}

#[test]
fn sr_429_a_hero_hit_by_the_creature_may_replace_contre_attaque_by_an_attack() {
    let mut table =
        struck_by_the_paladin(alone("black_paladin", &["feint", "counter_attack", "attack_40"]));
    assert_eq!((lives(&table), creature(&table).life), (vec![95; 3], 110));
    counters(&mut table, "attack_40");
    assert_eq!(creature(&table).life, 70);
    assert!(is_discarded(&table, "counter_attack") && is_discarded(&table, "attack_40"));
}

#[test]
fn sr_429_it_has_its_own_window_after_reveal() {
    let fight = alone("black_paladin", &["feint", "counter_attack", "attack_40"]);
    let mut table = struck_by_the_paladin(fight.hand(1, &["feint", "critical_miss"]));
    counters(&mut table, "attack_40");
    assert_eq!(table.question(), Some(revealed(0)));
    assert!(shown(&table).coming.is_empty(), "it will never lie on the pile");
    table.does(0, PASS).does(2, PASS).does(1, blow("critical_miss"));
    assert_eq!(struck(&table), [(0, 0)]);
}

#[test]
fn sr_429_without_another_attack_in_hand_it_may_not_be_played() {
    let mut table =
        struck_by_the_paladin(alone("black_paladin", &["feint", "counter_attack", "plan_b"]));
    assert_eq!(table.options(0), [PASS]);
    table.refuses(0, counter("counter_attack"), "SR-429").refuses(0, counter("plan_b"), "SR-429");
}

#[test]
fn sr_r06_the_attack_of_a_contre_attaque_is_resolved_at_once_outside_any_round() {
    let fight = alone("black_paladin", &["feint", "counter_attack", "attack_40"]);
    let mut table = struck_by_the_paladin(fight.items(0, &["fireball_potion"]));
    counters(&mut table, "attack_40");
    assert_eq!(creature(&table).life, 70);
    assert!(table.gallery().public.damage_pile.is_empty());
    let fireball = Question::Window(Window::Fireball { seat: Seat::new(0) });
    assert_ne!(table.question(), Some(fireball), "it is no turn on which a Fireball is thrown");
}

#[test]
fn sr_430_prepared_cards_and_potions_do_not_modify_it() {
    let fight = alone("black_paladin", &["feint", "counter_attack", "attack_40"]);
    let fight = fight.prepared(0, &["slip_behind"]).drunk(0, "strength_potion");
    let mut table = struck_by_the_paladin(fight);
    counters(&mut table, "attack_40");
    assert_eq!(struck(&table), [(0, 40)]);
    assert_eq!(hero(&table, 0).prepared.len(), 1);
}

#[test]
fn sr_430_nor_does_the_form_of_the_coin() {
    let fight = |seed| {
        let fight = alone("shapeshifter", &["flick", "counter_attack", "attack_40"]);
        play(fight.seed(seed))
    };
    let mist = |table: &Play| creature(table).form == Some(Form::Mist);
    let mut table = (0..20).map(fight).find(mist).expect("tails comes up");
    lay(&mut table, &["flick", "feint", "feint"]);
    pass_to(&mut table, HIT);
    table.does(0, counter("attack_40"));
    assert_eq!(struck(&table), [(0, 0), (0, 40)]);
}

#[test]
fn sr_430_coup_double_gives_two_attacks_and_opportunisme_two_at_once() {
    for id in ["double_strike", "opportunism"] {
        let cards = ["feint", "counter_attack", id, "attack_20", "attack_10"];
        let mut table = struck_by_the_paladin(alone("black_paladin", &cards));
        counters(&mut table, id);
        assert_eq!(
            table.question(),
            Some(Question::Replace { seat: Seat::new(0), now: 2, later: 0 })
        );
        table
            .does(0, replace(&["attack_20", "attack_10"], None))
            .does(0, Action::Next { attack: 0 });
        assert_eq!(creature(&table).life, 80, "{id}");
    }
}

#[test]
fn sr_430_its_damage_may_kill_and_counts_for_no_tally() {
    let fight = alone("black_paladin", &["feint", "counter_attack", "attack_40"]);
    let mut table = struck_by_the_paladin(fight.creature_life(25));
    assert_eq!(creature(&table).life, 40);
    counters(&mut table, "attack_40");
    assert!(creature(&table).is_defeated);
    assert_eq!((hero(&table, 0).prestige, hero(&table, 0).tally), (3, 0));
    assert_eq!(table.question(), Some(Question::Refresh {}));
}

#[test]
fn sr_431_a_contre_attaque_that_was_set_does_nothing() {
    let table = sets(alone("ripper", &["counter_attack"]), "counter_attack");
    assert!(struck(&table).is_empty() && is_discarded(&table, "counter_attack"));
    assert!(!hero(&table, 0).attacked);
}

#[test]
fn sr_431_but_it_may_be_targeted_before_it_is_revealed() {
    let fight = alone("ripper", &["counter_attack"]).hand(1, &["feint", "move_over"]);
    let mut table = sets(fight, "counter_attack");
    table.does(0, PASS).does(2, PASS).does(1, blow_on("move_over", 0));
    assert!(is_discarded(&table, "counter_attack"));
    assert!(hero(&table, 0).barred);
}
