//! SR-815 to SR-826, the Encounters' own rules, second half.

use kernel::Seat;
use sang_rancune::{Action, Event, Question};

use crate::common::*;

#[test]
fn sr_815_the_petrified_hero_sets_nothing_and_has_no_turn_but_may_play_low_blows() {
    let position = fight("gorgon", ["attack_5", "flick", "flick", "attack_30"]);
    let mut table = go(position.change(|state| {
        state.creature.round = 1;
        state.heroes[Seat::new(3)].petrified_in = 2;
    }));
    assert_eq!(table.asked(), [0, 1, 2]);
    lay(&mut table, &["attack_5", "flick", "flick", ""]);
    assert!(table.asked().contains(&3), "he may still play Bouge de Là !");
    plays(&mut table, 3, blow_on("move_over", 1));
    until_targets(&mut table);
    assert_eq!(damage_pile(&table), [5, 0]);
    let turns = |event: &Event| matches!(event, Event::Revealed { seat, .. } if seat.number() == 3);
    assert!(!table.gallery_events().iter().any(turns));
}

#[test]
fn sr_815_the_target_of_the_gorgone_is_stone_in_the_next_round_only() {
    let position = fight("gorgon", ["attack_5", "flick", "flick", "attack_30"]).creature_life(300);
    let mut table = go(position);
    play_round(&mut table, &["attack_5", "flick", "flick", "attack_30"]);
    assert_eq!(lives(&table), [100, 100, 100, 80]);
    assert_eq!((creature(&table).round, table.asked()), (2, vec![0, 1, 2]));
    play_round(&mut table, &["attack_50"; 4]);
    assert_eq!((creature(&table).round, table.asked().contains(&3)), (3, true));
}

#[test]
fn sr_815_a_petrified_hero_may_not_counter() {
    // Après Toi ! moves the hit to the hero of stone.
    let position = fight("gorgon", ["attack_30", "", "after_you", "counter_attack"]);
    let position =
        position.hand(2, &["feint", "after_you"]).hand(3, &["counter_attack", "attack_40"]);
    let mut table = go(position.change(|state| {
        state.creature.round = 1;
        state.heroes[Seat::new(3)].petrified_in = 2;
    }));
    lay(&mut table, &["attack_30", "", "feint", ""]);
    until_targets(&mut table);
    plays(&mut table, 2, after_you(0, 3));
    until(&mut table, |question| {
        matches!(
            question,
            Question::Window(Window::CreatureHit {}) | Question::Window(Window::PlanB {})
        )
    });
    assert_eq!(
        (lives(&table)[3], table.question()),
        (80, Some(Question::Window(Window::PlanB {})))
    );
}

#[test]
fn sr_815_nobody_is_petrified_if_that_would_be_everybody() {
    let mut table = go(fight("gorgon", ["attack_30", "", "", ""]).dead(1).dead(2).dead(3));
    play_round(&mut table, &["attack_30"]);
    assert_eq!((lives(&table)[0], creature(&table).round), (80, 2));
    assert_eq!(table.asked(), [0], "the lone hero sets as usual");
}

#[test]
fn sr_816_the_comte_regains_10_for_each_wounded_hero() {
    let mut table = go(fight("vampire", ["attack_30", "attack_30", "flick", "attack_5"]));
    lay(&mut table, &["attack_30", "attack_30", "flick", "attack_5"]);
    until_plan_b(&mut table);
    assert_eq!(creature(&table).life, 180 - 65 + 20);
}

#[test]
fn sr_817_an_attack_below_the_greatest_already_placed_deals_0_but_is_successful() {
    let position = fight("bone_stair", ["attack_25", "attack_10", "attack_25", "attack_30"]);
    let mut table = go(position.initiative(&[0, 1, 2, 3]));
    lay(&mut table, &["attack_25", "attack_10", "attack_25", "attack_30"]);
    until_targets(&mut table);
    assert_eq!(damage_pile(&table), [25, 0, 25, 30]);
    assert!(table.gallery().public.heroes[Seat::new(1)].attacked);
}

#[test]
fn sr_817_fireballs_neither_count_nor_suffer() {
    let position = fight("bone_stair", ["attack_10", "attack_40", "flick", "flick"]);
    let mut table = go(position.items(0, &["fireball_potion"]).items(2, &["fireball_potion"]));
    lay(&mut table, &["attack_10", "attack_40", "flick", "flick"]);
    acts(&mut table, 0, THROW);
    until_reveal_of(&mut table, 2);
    acts(&mut table, 2, THROW);
    assert_eq!(damage_pile(&table), [30, 10, 40, 30]);
}

#[test]
fn sr_818_the_jelly_swallows_the_first_attack_that_would_hurt_it() {
    let position = fight("jelly", ["flick", "attack_50", "attack_40", "attack_5"])
        .prepared(1, &["focus_strength"]);
    let mut table = go(position);
    lay(&mut table, &["flick", "attack_50", "attack_40", "attack_5"]);
    until_reveal_of(&mut table, 2);
    assert_eq!(creature(&table).life, 150, "at once");
    assert_eq!((discarded(&table, "attack_50"), discarded(&table, "focus_strength")), (1, 1));
    until_targets(&mut table);
    assert_eq!((damage_pile(&table), tallies(&table)), (vec![0, 40, 5], vec![0, 0, 40, 5]));
    assert!(table.gallery().public.heroes[Seat::new(1)].attacked, "a successful Attack of 0");
    assert_eq!(creature(&table).life, 105);
}

#[test]
fn sr_818_a_fireball_is_not_swallowed_and_does_not_use_up_the_rule() {
    let position =
        fight("jelly", ["attack_50", "attack_40", "flick", "flick"]).items(0, &["fireball_potion"]);
    let mut table = go(position);
    lay(&mut table, &["attack_50", "attack_40", "flick", "flick"]);
    acts(&mut table, 0, THROW);
    until_targets(&mut table);
    assert_eq!(damage_pile(&table), [30, 40, 0, 0], "the 50 was swallowed");
}

#[test]
fn sr_819_the_lame_masquee_is_worth_2_more_to_a_killer_who_does_not_lead() {
    let kill = |mine: u16, dead: bool| {
        let position = fight("masked_blade", ["attack_50", "", "", ""])
            .creature_life(50)
            .prestige(0, mine)
            .prestige(1, 7);
        let mut table = go(if dead { position.dead(1).prestige(1, 0) } else { position });
        play_round(&mut table, &["attack_50"]);
        prestige(&table)[0] - mine
    };
    assert_eq!(kill(4, false), 6);
    assert_eq!(kill(7, false), 4, "tied for the lead");
    assert_eq!(kill(4, true), 4, "the leader is dead");
}

#[test]
fn sr_820_everybody_passes_a_card_to_the_next_living_player_at_once() {
    let position = fight("succubus", ["attack_50", "attack_40", "attack_30", "attack_25"]).dead(1);
    let mut table = go(position.hand(1, &[]));
    assert_eq!((table.question(), table.asked()), (Some(Question::PassCard {}), vec![0, 2, 3]));
    table
        .does(0, Action::PassOn { card: card("attack_50") })
        .does(2, Action::PassOn { card: card("critical_miss") });
    assert_eq!(hand_sizes(&table), [2, 0, 2, 2], "nothing moves before all have chosen");
    table.refuses(3, Action::PassOn { card: card("attack_50") }, "SR-E30");
    table.does(3, Action::PassOn { card: card("move_over") });
    assert_eq!(hand(&table, 0), cards(&["move_over", "plan_b"]));
    assert_eq!(hand(&table, 2), cards(&["attack_50", "attack_30"]));
    assert_eq!(hand(&table, 3), cards(&["attack_25", "critical_miss"]));
}

#[test]
fn sr_820_whoever_has_no_card_passes_none() {
    let mut table = go(fight("succubus", ["attack_50", "", "attack_30", "attack_25"]));
    assert_eq!(table.asked(), [0, 2, 3]);
    table
        .does(0, Action::PassOn { card: card("attack_50") })
        .does(2, Action::PassOn { card: card("attack_30") });
    table.does(3, Action::PassOn { card: card("attack_25") });
    assert_eq!(hand(&table, 1), cards(&["attack_50"]));
}

#[test]
fn sr_821_attacks_are_set_face_up_from_the_highest_initiative_to_1() {
    let position = fight("abyss_eye", ["attack_50", "attack_40", "attack_30", "attack_25"])
        .initiative(&[2, 0, 3, 1]);
    let mut table = go(position);
    assert_eq!(table.asked(), [1]);
    table.does(1, set("attack_40"));
    assert_eq!(
        table.gallery().own.set[Seat::new(1)].cards.as_deref(),
        Some(&[card("attack_40")][..]),
        "for all to see"
    );
    assert_eq!(table.asked(), [3]);
    table.does(3, set("attack_25"));
    assert_eq!(table.asked(), [0]);
    table.does(0, set("attack_50"));
    assert_eq!(table.asked(), [2]);
}

#[test]
fn sr_821_face_up_cards_cannot_be_moved_or_swapped() {
    let position = fight("abyss_eye", ["attack_50", "attack_40", "attack_30", "attack_25"]);
    let position =
        position.hand(1, &["attack_40", "mixed_order", "move_over"]).items(0, &["fireball_potion"]);
    let mut table = go(position);
    for (seat, card) in [(3, "attack_25"), (2, "attack_30"), (1, "attack_40"), (0, "attack_50")] {
        table.does(seat, set(card));
    }
    // Only the Fireball of seat 0 keeps the window open.
    assert_eq!(
        (table.question(), table.asked()),
        (Some(Question::Window(Window::BeforeReveal { turn: Seat::new(0) })), vec![0])
    );
    table.refuses(1, blow_on("move_over", 2), "SR-821");
    table.refuses(1, blow_on("mixed_order", 2), "SR-821");
}

#[test]
fn sr_821_declarations_and_replacements_still_happen_on_the_turn() {
    let position = fight("abyss_eye", ["double_strike", "", "", ""])
        .hand(0, &["double_strike", "attack_40", "attack_5"]);
    let mut table = go(position);
    table.does(0, set("double_strike"));
    until(&mut table, |question| matches!(question, Question::Replace { .. }));
    table.does(0, replace(&["attack_40", "attack_5"], None));
    assert!(matches!(
        table.question(),
        Some(Question::Declare(Declaration { what: Declared::Order, .. }))
    ));
}

#[test]
fn sr_822_the_dragon_claws_in_odd_rounds_and_breathes_in_even_ones() {
    let mut odd = go(fight("ash_dragon", ["attack_5", "flick", "flick", "feint"]));
    play_round(&mut odd, &["attack_5", "flick", "flick", "feint"]);
    let mut left = lives(&odd);
    assert_eq!(left[usize::from(order(&odd)[0])], 80, "slot 1");
    left.sort_unstable();
    assert_eq!(left, [80, 100, 100, 100]);
    let position = fight("ash_dragon", ["attack_5", "flick", "flick", "feint"]);
    let mut even = go(position.change(|state| state.creature.round = 1));
    play_round(&mut even, &["attack_5", "flick", "flick", "feint"]);
    assert_eq!(lives(&even), [90; 4]);
}

#[test]
fn sr_823_a_failed_round_under_the_ceiling_costs_10_and_lowers_the_threshold_by_20() {
    let mut table = go(fight("crushing_ceiling", ["attack_50", "attack_40", "flick", "feint"]));
    lay(&mut table, &["attack_50", "attack_40", "flick", "feint"]);
    until_plan_b(&mut table);
    assert_eq!(
        (lives(&table), creature(&table).life),
        (vec![90; 4], 100),
        "the pile is not taken off"
    );
    pass_all(&mut table);
    assert_eq!(damage_pile(&table), [0; 0], "each round starts from an empty pile");
    assert_eq!(hand_sizes(&table), [2; 4], "Initiative, Plan B and draw are as usual");
    let mut low = go(fight("crushing_ceiling", ["attack_5", "", "", ""]).creature_life(50));
    play_round(&mut low, &["attack_5"]);
    assert_eq!(creature(&low).life, 40, "not under 40");
}

#[test]
fn sr_823_whoever_brings_the_pile_to_the_threshold_gains_the_prestige() {
    let mut table = go(fight("crushing_ceiling", ["attack_50", "attack_40", "attack_30", "feint"]));
    play_round(&mut table, &["attack_50", "attack_40", "attack_30", "feint"]);
    assert_eq!(table.question(), Some(Question::Refresh {}));
    assert_eq!((prestige(&table), lives(&table)), (vec![0, 0, 3, 0], vec![100; 4]));
}

#[test]
fn sr_824_the_lowest_totals_fall_and_a_lone_highest_total_scores() {
    let mut table = go(fight("spiked_pit", ["attack_50", "attack_40", "flick", "feint"]));
    play_round(&mut table, &["attack_50", "attack_40", "flick", "feint"]);
    assert_eq!((lives(&table), prestige(&table)), (vec![100, 100, 80, 80], vec![2, 0, 0, 0]));
    assert_eq!(table.question(), Some(Question::Refresh {}), "one round only");
}

#[test]
fn sr_824_if_all_totals_are_equal_everybody_falls_and_nobody_scores() {
    let mut table = go(fight("spiked_pit", ["attack_30", "attack_30", "attack_30", "attack_30"]));
    play_round(&mut table, &["attack_30"; 4]);
    assert_eq!((lives(&table), prestige(&table)), (vec![80; 4], vec![0; 4]));
    assert_eq!(table.question(), Some(Question::Refresh {}));
}

#[test]
fn sr_825_nobody_crosses_and_nobody_scores() {
    let mut table = go(fight("rickety_bridge", ["attack_30", "", "", ""]));
    assert_eq!(table.question(), Some(Question::Bridge {}), "no cards are set");
    table.everybody_does(&HOLD);
    assert_eq!((lives(&table), prestige(&table)), (vec![100; 4], vec![0; 4]));
    assert_eq!(table.question(), Some(Question::Refresh {}));
}

#[test]
fn sr_825_the_only_one_to_cross_gains_the_prestige_and_all_others_take_5() {
    let mut table = go(fight("rickety_bridge", ["", "", "", ""]).dead(3));
    table.does(1, CROSS).does(0, HOLD).does(2, HOLD);
    assert_eq!((lives(&table), prestige(&table)), (vec![95, 100, 95, 0], vec![0, 3, 0, 0]));
}

#[test]
fn sr_825_a_crowd_takes_15_each_and_tries_again_three_times_at_most() {
    let mut table = go(fight("rickety_bridge", ["attack_30", "", "", ""]).seed(5));
    let before = order(&table);
    for round in 1..=3 {
        assert_eq!((creature(&table).round, table.question()), (round, Some(Question::Bridge {})));
        table.does(0, CROSS).does(1, CROSS).does(2, HOLD).does(3, HOLD);
    }
    assert_eq!((lives(&table), prestige(&table)), (vec![55, 55, 100, 100], vec![0; 4]));
    assert_eq!(table.question(), Some(Question::Refresh {}), "it ends without score");
    assert_eq!(
        (order(&table), hand_sizes(&table)),
        (before, vec![2, 0, 0, 0]),
        "no new Initiative, no draw"
    );
}

#[test]
fn sr_826_the_mirror_returns_the_gap_between_the_highest_and_the_lowest_tally() {
    let lost = |cards: [&str; 4]| {
        let mut table = go(fight("cursed_mirror", cards));
        lay(&mut table, &cards);
        until_plan_b(&mut table);
        lives(&table).into_iter().map(|life| 100 - life).collect::<Vec<_>>()
    };
    assert_eq!(lost(["attack_40", "attack_25", "attack_30", "attack_25"]), [15, 0, 0, 0]);
    assert_eq!(
        lost(["attack_30", "attack_30", "attack_30", "attack_30"]),
        [5, 5, 5, 5],
        "at least 5"
    );
    assert_eq!(
        lost(["attack_40", "attack_25", "attack_30", "feint"]),
        [25, 0, 0, 0],
        "no Attack is 0; at most 25"
    );
}
