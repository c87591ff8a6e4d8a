//! The worked examples SR-X01 to SR-X21, which follow the rulebook. Players A, B, C and D are the seats 0 to 3.

use kernel::Seat;
use sang_rancune::cards::encounters::{Select, Strike};
use sang_rancune::rules::position::Position;
use sang_rancune::{Action, Question};

use crate::common::*;

#[test]
fn sr_x01_the_eventreur_has_190_life_for_four_and_strikes_slot_2_for_15() {
    let mut table = between(Position::fight("vampire", 4).to_come(&["ripper"]).hand(0, &["feint"]));
    pass_all(&mut table);
    assert_eq!(creature(&table).life, 190);
    let attacks = &creature(&table).id.row(4).attacks;
    assert!(matches!(&attacks[..], [Strike::Random { slots, damage: 15, .. }] if slots == &[2]));
}

#[test]
fn sr_x02_a_dead_hero_does_not_change_the_row() {
    let mut table =
        between(Position::fight("vampire", 4).to_come(&["ripper"]).dead(2).hand(0, &["feint"]));
    pass_all(&mut table);
    assert_eq!(creature(&table).life, 190);
}

#[test]
fn sr_x03_the_marker_waits_until_life_is_adjusted() {
    // SR-R29: the pictured Damage pile of three Attacks worth 90.
    let mut table = go(fight("ripper", ["attack_30", "attack_40", "attack_20", "feint"]));
    lay(&mut table, &["attack_30", "attack_40", "attack_20", "feint"]);
    until_reveal_of(&mut table, 3);
    assert_eq!((damage_pile(&table), creature(&table).life), (vec![30, 40, 20], 190));
    until_targets(&mut table);
    assert_eq!(creature(&table).life, 100);
}

#[test]
fn sr_x04_prepared_cards_apply_in_the_order_in_which_they_were_played() {
    let strike = |prepared: [&str; 2]| {
        let mut table = go(fight("ripper", ["attack_50", "", "", ""]).prepared(0, &prepared));
        lay(&mut table, &["attack_50"]);
        until_targets(&mut table);
        let pile = table.gallery().public.damage_pile;
        assert_eq!((pile.len(), pile[0].riders.len()), (1, 2), "three cards, one Attack");
        pile[0].damage
    };
    assert_eq!(strike(["slip_behind", "focus_strength"]), 130);
    assert_eq!(strike(["focus_strength", "slip_behind"]), 160);
}

#[test]
fn sr_x05_coup_double_is_answered_only_by_its_cards() {
    let position =
        fight("ripper", ["", "double_strike", "", ""]).hand(0, &["feint", "critical_miss"]);
    let mut table = go(position
        .hand(1, &["double_strike", "attack_40", "attack_20"])
        .hand(2, &["feint", "plan_b"])
        .initiative(&[1, 0, 2, 3]));
    lay(&mut table, &["feint", "double_strike", "feint"]);
    until(&mut table, |question| {
        !matches!(question, Question::Window(Window::BeforeReveal { .. }))
    });
    assert!(matches!(table.question(), Some(Question::Replace { .. })), "no window opens on it");
    table.refuses(0, blow("critical_miss"), "SR-420");
    table.does(1, replace(&["attack_40", "attack_20"], None)).does(1, NEXT);
    plays(&mut table, 0, blow("critical_miss"));
    until_reveal_of(&mut table, 0);
    assert_eq!(damage_pile(&table), [0, 0]);
    assert!(table.gallery().public.heroes[Seat::new(1)].attacked);
}

#[test]
fn sr_x06_slots_nobody_holds_fall_on_the_highest_initiative() {
    let position = fight("succubus", ["flick", "flick", ""]).dead(2).initiative(&[0, 1]);
    let holder = |position: Position, slot| {
        let table = go(position);
        table.table().public().holder_of_slot(slot).map(Seat::number)
    };
    assert_eq!(holder(position.clone(), 3), Some(1));
    // Alone against hits of 10 on slots 1 and 3, A loses 20.
    let mut alone = go(position.dead(1));
    play_round(&mut alone, &["flick"]);
    assert_eq!(lives(&alone)[0], 80);
}

#[test]
fn sr_x07_a_pichenette_is_the_least_damage_and_a_feinte_is_not() {
    let mut table = go(fight("fear", ["attack_30", "flick", "feint"]));
    lay(&mut table, &["attack_30", "flick", "feint"]);
    until_targets(&mut table);
    assert_eq!(targets(&table), [1]);
}

#[test]
fn sr_x08_the_only_attacker_is_both_the_most_and_the_least() {
    let mut table = go(fight("battle_troll", ["attack_20", "feint", "feint", ""]));
    lay(&mut table, &["attack_20", "feint", "feint"]);
    until_targets(&mut table);
    assert_eq!(
        (names_of(&table, Select::MostDamage), names_of(&table, Select::LeastDamage)),
        (vec![0], vec![0])
    );
    assert_eq!(targets(&table), [0, 0], "SR-711");
}

#[test]
fn sr_x09_a_hero_loses_a_card_to_the_eventreur_before_countering() {
    let position = Position::fight("ripper", 4).dead(0).dead(2).dead(3);
    let outcomes: Vec<(usize, bool)> = (0..12)
        .map(|seed| {
            let hand = ["feint", "counter_attack", "attack_40"];
            let mut table = go(position.clone().hand(1, &hand).seed(seed));
            lay(&mut table, &["", "feint"]);
            until_hit(&mut table);
            assert_eq!((lives(&table)[1], hand_sizes(&table)[1]), (85, 1));
            let may = table.options(1).contains(&counter("attack_40"));
            (discarded(&table, "counter_attack"), may)
        })
        .collect();
    assert!(
        outcomes.contains(&(1, false)) && outcomes.contains(&(0, false)),
        "either card may go: {outcomes:?}"
    );
    // With a third card to lose, the counter is possible.
    let hand = ["feint", "counter_attack", "counter_attack", "attack_40", "attack_50"];
    let mut table = go(position.hand(1, &hand));
    lay(&mut table, &["", "feint"]);
    until_hit(&mut table);
    let with = if hand_sizes(&table)[1] == 3 && discarded(&table, "attack_40") == 0 {
        "attack_40"
    } else {
        "attack_50"
    };
    table.does(1, counter(with));
    until(&mut table, |question| {
        matches!(question, Question::Window(Window::CreatureHit {}) | Question::SetAttack {})
    });
    assert_eq!(creature(&table).life, 190 - if with == "attack_40" { 40 } else { 50 });
}

#[test]
fn sr_x10_the_fireball_reaches_the_chief_over_no_goblin_of_ones_own() {
    let position = fight("goblins", ["feint", "feint", "", ""])
        .items(0, &["fireball_potion"])
        .items(1, &["fireball_potion"]);
    let position = position.creature_life(60).change(|state| {
        state.heroes[Seat::new(0)].goblins.clear();
        state.heroes[Seat::new(1)].goblins = [15, 15, 0].into_iter().collect();
    });
    let mut free = go(position.clone());
    lay(&mut free, &["feint", "feint"]);
    acts(&mut free, 0, THROW);
    let left = |table: &Play| {
        table.gallery().public.heroes.iter().map(|hero| hero.goblins_left()).sum::<usize>()
    };
    assert_eq!((left(&free), damage_pile(&free).last()), (0, Some(&30)));
    pass_until_adjusted(&mut free);
    assert_eq!(creature(&free).life, 30);
    let mut behind = go(position.initiative(&[1, 0, 2, 3]));
    lay(&mut behind, &["feint", "feint"]);
    acts(&mut behind, 1, THROW);
    assert_eq!(left(&behind), 0);
    pass_until_adjusted(&mut behind);
    assert_eq!(creature(&behind).life, 60);
}

/// To the creature's attack; nobody throws the second Fireball.
#[track_caller]
fn pass_until_adjusted(table: &mut Play) {
    until(table, |question| matches!(question, Question::Window(Window::CreatureTargets {})));
}

#[test]
fn sr_x11_a_coup_double_may_bring_another() {
    let position = Position::fight("ripper", 4);
    let hand = ["double_strike", "double_strike", "attack_30", "attack_40", "attack_20"];
    let mut table = go(position.clone().hand(0, &hand));
    lay(&mut table, &["double_strike"]);
    until(&mut table, |question| matches!(question, Question::Replace { .. }));
    table.does(0, replace(&["double_strike", "attack_30"], None));
    table
        .does(0, replace(&["attack_40", "attack_20"], None))
        .does(0, NEXT)
        .does(0, Action::Next { attack: 1 });
    pass_all(&mut table);
    assert_eq!(creature(&table).life, 190 - 90, "three Attacks");
    let mut prepares =
        go(position.hand(0, &["double_strike", "focus_strength", "attack_50", "plan_b"]));
    lay(&mut prepares, &["double_strike"]);
    until(&mut prepares, |question| matches!(question, Question::Replace { .. }));
    prepares.does(0, replace(&["focus_strength", "attack_50"], None));
    let first = prepares
        .gallery()
        .public
        .turn
        .expect("a turn")
        .attacks
        .iter()
        .position(|shown| shown.card.is_prepare());
    prepares.does(0, Action::Next { attack: first.expect("the prepare card") as u8 });
    until_targets(&mut prepares);
    assert_eq!(
        (damage_pile(&prepares), prepares.gallery().public.heroes[Seat::new(0)].prepared.len()),
        (vec![50], 1)
    );
}

#[test]
fn sr_x12_a_counter_is_not_prepared() {
    let position = fight("black_paladin", ["slip_behind", "", "", ""]);
    let mut table = go(position.hand(0, &["slip_behind", "counter_attack", "attack_40"]));
    lay(&mut table, &["slip_behind"]);
    until_hit(&mut table);
    let before = creature(&table).life;
    table.does(0, counter("attack_40"));
    until(&mut table, |question| {
        matches!(question, Question::Window(Window::PlanB {}) | Question::SetAttack {})
    });
    assert_eq!(before - creature(&table).life, 40);
    assert_eq!(table.gallery().public.heroes[Seat::new(0)].prepared.len(), 1);
}

#[test]
fn sr_x13_plan_b_does_not_dodge() {
    let position =
        fight("jelly", ["feint", "", "", ""]).dead(2).dead(3).hand(1, &["flick", "plan_b"]);
    let mut table = go(position.hand(0, &["feint", "plan_b"]));
    lay(&mut table, &["feint", "flick"]);
    until_targets(&mut table);
    let (hit, other) = (order(&table)[0], order(&table)[1]);
    table.refuses(hit, blow_on("plan_b", other), "SR-507");
    until_plan_b(&mut table);
    assert_eq!(lives(&table)[usize::from(hit)], 85);
    plays(&mut table, hit, blow_on("plan_b", other));
    assert_eq!(order(&table), [other, hit]);
}

#[test]
fn sr_x14_apres_toi_moves_one_hit_to_anybody() {
    // The Meute of six strikes slots 1 and 2 for 15.
    let strike = |to: usize| {
        let position =
            Position::fight("wolf_pack", 4).hand(0, &["after_you"]).hand(1, &["after_you"]);
        let position = position.hand(2, &["after_you"]).hand(3, &["attack_5"]).change(|state| {
            state.heroes.iter_mut().for_each(|hero| hero.acted = true);
            state.creature.round = 1;
        });
        let step =
            sang_rancune::Step::CreatureStrikes { group: sang_rancune::table::flow::Group::Random };
        let mut table = testkit::Script::new(position.table_at(step));
        assert_eq!(targets(&table), [0, 1]);
        for seat in [1, 2, 3] {
            table.does(seat, PASS);
        }
        table.does(0, after_you(0, to as u8));
        for seat in [1, 2, 3] {
            table.does(seat, PASS);
        }
        targets(&table)
    };
    assert_eq!(strike(1), [1, 1], "B loses 30 and A nothing");
    assert_eq!(strike(2), [2, 1], "C and B lose 15 each");
}

#[test]
fn sr_x15_whoever_plays_apres_toi_chooses_among_tied_targets() {
    let position =
        fight("vampire", ["attack_30", "attack_30", "feint", ""]).hand(2, &["feint", "after_you"]);
    let mut table = go(position);
    lay(&mut table, &["attack_30", "attack_30", "feint"]);
    until_targets(&mut table);
    assert_eq!(targets(&table), [0, 1]);
    let options = table.options(2);
    assert!(
        options.contains(&after_you(0, 3))
            && options.contains(&after_you(1, 3))
            && options.contains(&after_you(1, 0))
    );
    assert!(!options.contains(&after_you(0, 0)), "not to its own target");
    plays(&mut table, 2, after_you(1, 3));
    until_plan_b(&mut table);
    assert_eq!(lives(&table), [80, 100, 100, 80]);
}

#[test]
fn sr_x16_bouge_de_la_takes_the_late_card_of_an_opportunisme() {
    let position = fight("ripper", ["", "feint", "", ""])
        .hand(1, &["feint", "move_over"])
        .hand(2, &["feint", "plan_b"]);
    let mut table = go(position.hand(0, &["opportunism", "attack_40", "attack_50"]));
    lay(&mut table, &["opportunism", "feint", "feint"]);
    until(&mut table, |question| matches!(question, Question::Replace { .. }));
    table.does(0, replace(&["attack_40"], Some("attack_50")));
    until_reveal_of(&mut table, 1);
    plays(&mut table, 1, blow_on("move_over", 0));
    assert_eq!((discarded(&table, "attack_50"), damage_pile(&table)), (1, vec![40]));
    until_targets(&mut table);
    assert_eq!(damage_pile(&table), [40]);
}

#[test]
fn sr_x17_bouge_de_la_answered_by_ordre_pas_clair_leaves_neither_an_attack() {
    let position = Position::fight("ripper", 4)
        .hand(0, &["attack_40", "move_over"])
        .hand(1, &["attack_50", "mixed_order"]);
    let mut table = go(position.hand(2, &["feint", "plan_b"]));
    lay(&mut table, &["attack_40", "attack_50", "feint"]);
    plays(&mut table, 0, blow_on("move_over", 1));
    assert_eq!(
        table.question(),
        Some(Question::Window(Window::AnswerMoveOver { seat: Seat::new(1), by: Seat::new(0) }))
    );
    plays(&mut table, 1, blow_on("mixed_order", 0));
    assert_eq!(discarded(&table, "attack_50"), 1);
    let before = |seat| table.gallery().own.set[Seat::new(seat)].size;
    assert_eq!((before(0), before(1), discarded(&table, "attack_40")), (0, 1, 0));
    until_reveal_of(&mut table, 2);
    assert_eq!((damage_pile(&table), discarded(&table, "attack_40")), (vec![], 1));
}

#[test]
fn sr_x18_without_an_attack_a_low_blow_must_be_set_for_nothing() {
    let mut table = go(fight("ripper", ["after_you", "attack_5", "", ""]));
    assert_eq!(table.options(0), [set("plan_b"), set("after_you")]);
    lay(&mut table, &["plan_b", "attack_5"]);
    until_reveal_of(&mut table, 1);
    assert_eq!((discarded(&table, "plan_b"), damage_pile(&table)), (1, vec![]));
}

#[test]
fn sr_x19_after_a_death_among_five_cards_1_to_4_are_used() {
    let position = fight("black_paladin", ["feint", "flick", "flick", "feint", ""]).life(4, 5);
    let mut table = go(position);
    play_round(&mut table, &["feint", "flick", "flick", "feint", ""]);
    let mut numbers: Vec<u8> =
        table.gallery().public.heroes.iter().map(|hero| hero.initiative).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [0, 1, 2, 3, 4]);
}

#[test]
fn sr_x20_the_bonus_of_late_encounters() {
    let worth = |number| {
        let mut table =
            go(fight("battle_troll", ["attack_50", "", "", ""]).creature_life(50).number(number));
        play_round(&mut table, &["attack_50"]);
        prestige(&table)[0]
    };
    assert_eq!([7, 9, 11].map(worth), [7, 9, 9]);
}

#[test]
fn sr_x21_one_turn_may_kill_two_wolves() {
    let position =
        Position::fight("wolf_pack", 4).hand(0, &["double_strike", "attack_40", "attack_30"]);
    let mut table = go(position.hand(1, &["feint", "plan_b"]));
    lay(&mut table, &["double_strike", "feint"]);
    until(&mut table, |question| matches!(question, Question::Replace { .. }));
    table.does(0, replace(&["attack_40", "attack_30"], None)).does(0, NEXT).does(0, wolf(0));
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Target, .. }))
    });
    table.does(0, wolf(1));
    until_reveal_of(&mut table, 1);
    assert_eq!(
        (prestige(&table)[0], creature(&table).wolves.as_slice().to_vec()),
        (2, vec![0, 0, 30, 30, 30, 30])
    );
}

#[test]
fn sr_r22_bouge_de_la_takes_both_cards_of_a_hero_with_two() {
    let position = Position::fight("ripper", 4)
        .drunk(1, "haste_potion")
        .hand(1, &["attack_40", "attack_50", "crack"]);
    let mut table = go(position.hand(0, &["feint", "move_over"]));
    table.does(0, set("feint")).does(1, set_two("attack_40", "attack_50"));
    plays(&mut table, 0, blow_on("move_over", 1));
    assert_eq!((discarded(&table, "attack_40"), discarded(&table, "attack_50")), (1, 1));
}

#[test]
fn sr_r23_no_answer_to_a_player_without_a_face_down_card() {
    let position = Position::fight("ripper", 4)
        .hand(0, &["feint", "move_over"])
        .hand(1, &["attack_50", "mixed_order"]);
    let mut table = go(position);
    lay(&mut table, &["feint", "attack_50"]);
    until_reveal_of(&mut table, 1);
    plays(&mut table, 0, blow_on("move_over", 1));
    assert!(!matches!(table.question(), Some(Question::Window(Window::AnswerMoveOver { .. }))));
    table.refuses(1, blow_on("mixed_order", 0), "SR-510");
}
