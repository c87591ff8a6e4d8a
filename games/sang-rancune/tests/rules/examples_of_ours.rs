//! The worked examples SR-X22 to SR-X40, our own. Players A, B, C and D are the seats 0 to 3.

use kernel::Seat;
use sang_rancune::cards::encounters::Select;
use sang_rancune::rules::position::Position;
use sang_rancune::{Action, Question};

use crate::common::*;

#[test]
fn sr_x22_the_golem_jams_equal_attacks() {
    let mut table =
        go(fight("clockwork_golem", ["attack_40", "attack_40", "attack_30", "attack_25"]));
    lay(&mut table, &["attack_40", "attack_40", "attack_30", "attack_25"]);
    until_targets(&mut table);
    assert_eq!((damage_pile(&table), creature(&table).life), (vec![30, 25], 105));
}

#[test]
fn sr_x23_the_kill_comes_before_the_jam() {
    let mut table =
        go(fight("clockwork_golem", ["attack_40", "attack_40", "attack_30", "attack_25"])
            .creature_life(75));
    play_round(&mut table, &["attack_40", "attack_40", "attack_30", "attack_25"]);
    assert_eq!(
        (table.question(), prestige(&table)),
        (Some(Question::Refresh {}), vec![0, 4, 0, 0])
    );
    assert!(!happened(&table, "jammed"));
}

#[test]
fn sr_x24_tougher_and_then_weaker_again() {
    let position = fight("vampire", ["attack_30", "attack_40", "feint", ""])
        .creature_life(60)
        .initiative(&[1, 0, 2, 3]);
    let mut table =
        go(position.hand(1, &["attack_40", "not_so_tough"]).hand(2, &["feint", "not_so_tough"]));
    lay(&mut table, &["attack_30", "attack_40", "feint"]);
    until_reaction_to(&mut table, 0);
    plays(&mut table, 1, tough(25));
    assert_eq!(creature(&table).life, 85);
    plays(&mut table, 2, tough(-25));
    assert_eq!(creature(&table).life, 60);
    pass_all(&mut table);
    assert_eq!(prestige(&table), [5, 0, 0, 0]);
}

#[test]
fn sr_x25_bousculade_turns_a_heroic_attack_which_stays_protected() {
    let position = fight("ripper", ["crowd", "heroic_vasha_30", "", ""])
        .hero(1, "vasha")
        .hand(2, &["feint", "critical_miss"]);
    let mut table = go(position);
    lay(&mut table, &["crowd", "heroic_vasha_30", "feint"]);
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Heroic, .. }))
    });
    table.does(1, DECLARE).refuses(2, blow("critical_miss"), "SR-406");
    until_reveal_of(&mut table, 2);
    assert_eq!(damage_pile(&table), [20, 30]);
}

#[test]
fn sr_x26_a_potion_de_force_adds_nothing_to_a_heroic_attack() {
    let strike = |declared: Action, protected: bool| {
        let position = fight("ripper", ["heroic_vasha_30", "feint", "", ""])
            .hero(0, "vasha")
            .drunk(0, "strength_potion");
        let mut table = go(position.hand(1, &["feint", "critical_miss"]));
        lay(&mut table, &["heroic_vasha_30", "feint"]);
        until(&mut table, |question| {
            matches!(question, Question::Declare(Declaration { what: Declared::Heroic, .. }))
        });
        table.does(0, declared);
        assert_eq!(!table.options(1).contains(&blow("critical_miss")), protected);
        until_reveal_of(&mut table, 1);
        damage_pile(&table)
    };
    assert_eq!(strike(DECLARE, true), [60]);
    assert_eq!(strike(PLAIN, false), [60]);
}

#[test]
fn sr_x27_eau_benite_is_doubled_with_its_bonus() {
    let position = fight("succubus", ["", "", "", ""])
        .hand(0, &["holy_water", "plan_b"])
        .hand(1, &["flick", "feint"]);
    let mut table = go(position.prepared(0, &["slip_behind"]));
    table
        .does(0, Action::PassOn { card: card("plan_b") })
        .does(1, Action::PassOn { card: card("feint") });
    lay(&mut table, &["holy_water", "flick", "feint"]);
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Blessing, .. }))
    });
    table.does(0, DECLARE);
    until_plan_b(&mut table);
    assert_eq!((damage_pile(&table), lives(&table)), (vec![120, 0], vec![100; 4]));
    let mut plain =
        go(fight("ripper", ["holy_water", "flick", "", ""]).prepared(0, &["slip_behind"]));
    lay(&mut plain, &["holy_water", "flick"]);
    until_targets(&mut plain);
    assert_eq!(damage_pile(&plain), [20, 0]);
}

#[test]
fn sr_x28_echec_critique_spends_what_was_prepared() {
    let position =
        fight("ripper", ["attack_50", "attack_5", "", ""]).prepared(0, &["focus_strength"]);
    let mut table = go(position.hand(1, &["attack_5", "critical_miss"]));
    lay(&mut table, &["attack_50", "attack_5"]);
    until_reaction_to(&mut table, 0);
    plays(&mut table, 1, blow("critical_miss"));
    until_targets(&mut table);
    assert_eq!(damage_pile(&table), [0, 5]);
    assert!(table.gallery().public.heroes[Seat::new(0)].prepared.is_empty());
    assert_eq!(names_of(&table, Select::LeastDamage), [0]);
}

#[test]
fn sr_x29_the_gelee_swallows_the_first_attack() {
    let mut table = go(fight("jelly", ["attack_50", "attack_40", "", ""]));
    lay(&mut table, &["attack_50", "attack_40"]);
    until_reveal_of(&mut table, 1);
    assert_eq!((creature(&table).life, tallies(&table)[0]), (150, 0));
    until_targets(&mut table);
    assert_eq!((damage_pile(&table), creature(&table).life), (vec![40], 110));
}

#[test]
fn sr_x30_only_rising_values_count_on_the_escalier() {
    let mut table = go(fight("bone_stair", ["attack_25", "attack_20", "attack_25", "attack_30"]));
    lay(&mut table, &["attack_25", "attack_20", "attack_25", "attack_30"]);
    until_targets(&mut table);
    assert_eq!(damage_pile(&table), [25, 0, 25, 30]);
}

#[test]
fn sr_x31_two_great_blows_make_three_heads() {
    let mut table = go(fight("hydra", ["attack_40", "attack_50", "attack_25", ""]));
    lay(&mut table, &["attack_40", "attack_50", "attack_25"]);
    until_targets(&mut table);
    assert_eq!((creature(&table).heads, targets(&table)), (3, order(&table)[..3].to_vec()));
    assert!(table.gallery().public.hits.iter().all(|hit| hit.damage == 10));
}

#[test]
fn sr_x32_marks_add_up() {
    let position =
        fight("rancour", ["attack_40", "attack_40", "", ""]).hand(0, &["attack_40", "attack_25"]);
    let mut table = go(position
        .hand(1, &["attack_40", "feint"])
        .hand(2, &["flick", "feint"])
        .hand(3, &["flick", "feint"]));
    play_round(&mut table, &["attack_40", "attack_40", "flick", "flick"]);
    assert_eq!(lives(&table), [85, 85, 100, 100]);
    play_round(&mut table, &["attack_25", "feint", "feint", "feint"]);
    assert_eq!(lives(&table), [65, 70, 100, 100]);
}

#[test]
fn sr_x33_the_gap_is_capped_at_25() {
    let mut table = go(fight("cursed_mirror", ["attack_50", "attack_20", "feint", "attack_10"]));
    lay(&mut table, &["attack_50", "attack_20", "feint", "attack_10"]);
    until_plan_b(&mut table);
    assert_eq!(lives(&table), [75, 100, 100, 100]);
}

#[test]
fn sr_x34_the_paladin_drains_three_of_four() {
    let mut table = go(fight("black_paladin", ["attack_50", "attack_10", "feint", ""])
        .drunk(3, "iron_skin_potion"));
    lay(&mut table, &["attack_50", "attack_10", "feint"]);
    until_plan_b(&mut table);
    assert_eq!((lives(&table), creature(&table).life), (vec![95, 95, 95, 100], 100));
}

#[test]
fn sr_x35_two_on_the_bridge_and_then_one() {
    let mut table = go(fight("rickety_bridge", ["", "", "", ""]));
    table.does(0, CROSS).does(1, CROSS).does(2, HOLD).does(3, HOLD);
    assert_eq!(
        (lives(&table), table.question()),
        (vec![85, 85, 100, 100], Some(Question::Bridge {}))
    );
    table.does(0, CROSS).does(1, HOLD).does(2, HOLD).does(3, HOLD);
    assert_eq!((lives(&table), prestige(&table)), (vec![85, 80, 95, 95], vec![3, 0, 0, 0]));
    assert_eq!(table.question(), Some(Question::Refresh {}));
}

#[test]
fn sr_x36_a_tie_at_the_top_of_the_pit_scores_nothing() {
    let mut table = go(fight("spiked_pit", ["attack_40", "attack_40", "attack_20", "feint"]));
    play_round(&mut table, &["attack_40", "attack_40", "attack_20", "feint"]);
    assert_eq!((lives(&table), prestige(&table)), (vec![100, 100, 100, 80], vec![0; 4]));
}

#[test]
fn sr_x37_the_lame_masquee_pays_more_to_those_behind() {
    let kill = |before: u16| {
        let position = fight("masked_blade", ["feint", "attack_50", "", ""]).creature_life(50);
        let mut table = go(position.prestige(0, 7).prestige(1, before));
        play_round(&mut table, &["feint", "attack_50"]);
        prestige(&table)[1] - before
    };
    assert_eq!((kill(4), kill(7)), (6, 4));
}

#[test]
fn sr_x38_a_tie_break_may_end_in_a_wider_tie() {
    let position = fight("battle_troll", ["feint", "", "attack_50", ""])
        .creature_life(50)
        .number(10)
        .to_come(&[]);
    let mut table = go(position.prestige(0, 12).prestige(1, 12).prestige(2, 3).dead(3));
    play_round(&mut table, &["feint", "", "attack_50"]);
    assert_eq!((prestige(&table), table.outcome()), (vec![12, 12, 12, 0], None));
    assert_eq!((table.question(), table.asked()), (Some(Question::Refresh {}), vec![0, 1, 2]));
    keep_hands(&mut table);
    assert_eq!(table.gallery().public.progress, 11, "another follows");
}

#[test]
fn sr_x39_the_amulette_changes_hands() {
    let eight =
        ["attack_50", "attack_40", "attack_30", "attack_25", "feint", "feint", "feint", "plan_b"];
    let seven = [
        "attack_50",
        "attack_40",
        "attack_30",
        "attack_25",
        "attack_20",
        "attack_10",
        "hand_in_the_bag",
    ];
    let position =
        Position::fight("ripper", 4).to_come(&["vampire"]).items(0, &["mentalism_amulet"]);
    let mut table = between(position.hand(0, &eight).hand(1, &seven));
    table.does(1, blow_on_item("hand_in_the_bag", 0, "mentalism_amulet"));
    pass_all(&mut table);
    table.does(0, Action::Discard { card: card("plan_b") });
    assert_eq!(table.question(), Some(Question::Mentalism { seat: Seat::new(1), most: 2 }));
    table.does(1, Action::Draw { cards: 2 });
    assert_eq!(hand_sizes(&table)[..2], [7, 8]);
}

#[test]
fn sr_x40_the_canceller_is_cancelled() {
    let position = Position::fight("ripper", 4).hand(0, &["feint", "move_over", "certainly_not"]);
    let mut table = go(position.hand(1, &["attack_50", "plan_b"]).hand(2, &["feint", "mine_now"]));
    lay(&mut table, &["feint", "attack_50", "feint"]);
    acts(&mut table, 0, blow_on("move_over", 1));
    acts(&mut table, 2, blow("mine_now"));
    acts(&mut table, 0, blow("certainly_not"));
    while matches!(table.question(), Some(Question::Window(Window::LowBlow { .. }))) {
        table.everybody_does(&PASS);
    }
    assert_eq!(discarded(&table, "attack_50"), 1, "B's card is gone");
    assert_eq!(
        ["move_over", "mine_now", "certainly_not"].map(|id| discarded(&table, id)),
        [1, 1, 1]
    );
}
