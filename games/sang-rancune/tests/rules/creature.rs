//! SR-7xx, creature attacks: whom a hit finds, what goes with it, and what cannot be avoided.

use kernel::Seat;
use sang_rancune::cards::encounters::Select;
use sang_rancune::rules::position::Position;
use sang_rancune::table::flow::Group;
use sang_rancune::{Action, Event, Question};

use crate::common::*;

#[test]
fn sr_701_all_random_hits_come_before_all_precise_ones() {
    let mut table = go(fight("abyss_eye", ["attack_40", "flick", "flick", "attack_5"])
        .hand(1, &["flick", "plan_b"]));
    for number in order(&table).into_iter().rev() {
        table.does(number, set(["attack_40", "flick", "flick", "attack_5"][usize::from(number)]));
    }
    until_plan_b(&mut table);
    let aims = |event: Event| {
        if let Event::CreatureAims { group, .. } = event { Some(group) } else { None }
    };
    let groups: Vec<Group> = table.gallery_events().into_iter().filter_map(aims).collect();
    assert_eq!(groups, [Group::Random, Group::Precise]);
    assert_eq!(wounds(&table), [(order(&table)[0], 10), (0, 15)]);
}

#[test]
fn sr_701_all_hits_of_a_group_land_at_the_same_time() {
    let mut table = go(fight("battle_troll", ["attack_40", "attack_5", "flick", "flick"])
        .hand(2, &["flick", "plan_b"]));
    lay(&mut table, &["attack_40", "attack_5", "flick", "flick"]);
    until_targets(&mut table);
    assert_eq!(targets(&table), [0, 1], "one group, and one window for Après Toi !");
    table.everybody_does(&PASS);
    assert_eq!(lives(&table), [80, 90, 100, 100]);
    assert_eq!(
        table.question(),
        Some(Question::Window(Window::CreatureHit {})),
        "one window for Contre Attaque"
    );
    assert_eq!(table.asked(), [0, 1]);
}

#[test]
fn sr_702_a_random_hit_uses_the_initiative_just_drawn() {
    let position = fight("ripper", ["attack_5", "flick", "flick", "attack_10"]);
    let mut table = go(position.initiative(&[3, 2, 1, 0]));
    lay(&mut table, &["attack_5", "flick", "flick", "attack_10"]);
    until_targets(&mut table);
    let drawn = |event: Event| {
        if let Event::InitiativeDrawn { order } = event { Some(order) } else { None }
    };
    let drawn =
        table.gallery_events().into_iter().filter_map(drawn).next_back().expect("a new Initiative");
    assert_eq!(targets(&table), [drawn[1].number()], "slot 2");
}

#[test]
fn sr_703_a_missing_slot_falls_on_the_highest_initiative() {
    // For three starting players the Succube strikes slots 1 and 3 for 10.
    let position = fight("succubus", ["flick", "flick", ""]).dead(2);
    let mut table = go(position);
    table
        .does(0, Action::PassOn { card: card("plan_b") })
        .does(1, Action::PassOn { card: card("crack") });
    lay(&mut table, &["flick", "flick"]);
    until_targets(&mut table);
    assert_eq!(targets(&table), order(&table), "slot 3 is now the second of two");
}

#[test]
fn sr_703_two_slots_may_fall_on_one_player_who_is_hit_twice() {
    let position = Position::fight("succubus", 3).dead(1).dead(2).hand(0, &["flick", "feint"]);
    let mut table = go(position);
    lay(&mut table, &["flick"]);
    until_plan_b_or_set(&mut table);
    assert_eq!(lives(&table)[0], 80);
}

/// With one hero alive there is nobody to exchange Initiative with.
#[track_caller]
fn until_plan_b_or_set(table: &mut Play) {
    until(table, |question| {
        matches!(question, Question::Window(Window::PlanB {}) | Question::SetAttack {})
    });
}

#[test]
fn sr_704_a_precise_hit_finds_all_tied_players() {
    let mut table = go(fight("vampire", ["attack_30", "attack_30", "attack_5", "feint"]));
    lay(&mut table, &["attack_30", "attack_30", "attack_5", "feint"]);
    until_plan_b(&mut table);
    assert_eq!(lives(&table), [80, 80, 100, 100]);
}

#[test]
fn sr_704_only_what_happened_in_this_round_counts() {
    let position = fight("vampire", ["attack_30", "flick", "flick", "attack_5"])
        .hand(0, &["attack_30", "feint"]);
    let position = position.hand(1, &["flick", "feint"]).hand(2, &["flick", "feint"]);
    let mut table = go(position);
    play_round(&mut table, &["attack_30", "flick", "flick", "attack_5"]);
    assert_eq!((lives(&table), tallies(&table)), (vec![80, 100, 100, 100], vec![0; 4]));
    lay(&mut table, &["feint", "feint", "feint", "attack_50"]);
    until_plan_b(&mut table);
    assert_eq!(lives(&table), [80, 100, 100, 80], "the 30 of the first round is forgotten");
}

#[test]
fn sr_705_if_nobody_fits_everybody_living_loses_5() {
    let mut table = go(fight("vampire", ["feint", "feint", "feint", "flick"]).dead(1));
    play_round(&mut table, &["feint", "feint", "feint", "flick"]);
    assert_eq!(lives(&table), [95, 0, 95, 95]);
}

#[test]
fn sr_705_the_goblins_have_no_fallback() {
    let position = fight("goblins", ["feint", "feint", "feint", "flick"]).change(|state| {
        state.heroes.iter_mut().for_each(|hero| hero.goblins.clear());
    });
    let mut table = go(position);
    play_round(&mut table, &["feint", "feint", "feint", "flick"]);
    assert_eq!(lives(&table).iter().filter(|life| **life == 100).count(), 3);
    assert_eq!(lives(&table).iter().filter(|life| **life == 90).count(), 1, "only the random hit");
}

#[test]
fn sr_r19_the_fallback_comes_once_even_if_both_selectors_fail() {
    // SR-705: the Troll looks for the first and for the last damage, and finds neither.
    let mut table = go(fight("battle_troll", ["feint", "feint", "feint", "flick"]));
    play_round(&mut table, &["feint", "feint", "feint", "flick"]);
    assert_eq!(lives(&table), [95; 4]);
}

#[test]
fn sr_706_the_fallback_is_no_hit() {
    let position =
        fight("vampire", ["feint", "feint", "feint", "flick"]).hand(0, &["feint", "after_you"]);
    let mut table = go(position.hand(1, &["feint", "counter_attack", "attack_40"]));
    lay(&mut table, &["feint", "feint", "feint", "flick"]);
    until(&mut table, |question| {
        matches!(
            question,
            Question::Window(Window::CreatureTargets {})
                | Question::Window(Window::CreatureHit {})
                | Question::Window(Window::PlanB {})
        )
    });
    assert_eq!(
        table.question(),
        Some(Question::Window(Window::PlanB {})),
        "neither Après Toi ! nor Contre Attaque"
    );
    assert_eq!(lives(&table), [95; 4]);
    assert_eq!(creature(&table).life, 180, "no effect goes with it: the Count does not feast");
}

#[test]
fn sr_707_whoever_takes_the_hit_takes_its_effects_too() {
    let position =
        fight("gorgon", ["feint", "flick", "flick", "attack_30"]).hand(0, &["feint", "after_you"]);
    let mut table = go(position);
    lay(&mut table, &["feint", "flick", "flick", "attack_30"]);
    until_targets(&mut table);
    assert_eq!(targets(&table), [3]);
    plays(&mut table, 0, after_you(0, 2));
    until_plan_b(&mut table);
    assert_eq!(lives(&table), [100, 100, 80, 100]);
    let stone: Vec<u8> =
        table.gallery().public.heroes.iter().map(|hero| hero.petrified_in).collect();
    assert_eq!(stone, [0, 0, 2, 0]);
}

#[test]
fn sr_707_an_effect_on_wounded_heroes_needs_life_really_lost() {
    let mut table =
        go(fight("vampire", ["attack_30", "attack_30", "flick", "feint"])
            .drunk(1, "iron_skin_potion"));
    lay(&mut table, &["attack_30", "attack_30", "flick", "feint"]);
    until_plan_b(&mut table);
    assert_eq!(lives(&table), [80, 100, 100, 100]);
    assert_eq!(creature(&table).life, 180 - 60 + 10, "one hero wounded, not two");
}

#[test]
fn sr_708_only_those_who_took_a_hit_may_counter_once_per_card() {
    let position = fight("vampire", ["attack_30", "flick", "flick", "feint"])
        .hand(1, &["flick", "counter_attack"]);
    let mut table = go(position.hand(0, &["attack_30", "counter_attack", "attack_10", "attack_5"]));
    lay(&mut table, &["attack_30", "flick", "flick", "feint"]);
    until_hit(&mut table);
    assert_eq!(table.asked(), [0]);
    table.refuses(1, counter("counter_attack"), "SR-429");
    table.does(0, counter("attack_10"));
    until_hit(&mut table);
    assert_eq!(creature(&table).life, 180 - 30 + 10 - 10);
    table.refuses(0, counter("attack_5"), "SR-E30");
}

#[test]
fn sr_708_a_creature_killed_by_a_counter_does_not_finish_its_attack() {
    let position = fight("abyss_eye", ["attack_5", "feint", "feint", "feint"]).creature_life(20);
    let counters = ["feint", "counter_attack", "attack_40"];
    let position = position.hand(1, &counters).hand(2, &counters);
    let mut table = go(position.dead(3).life(0, 15));
    for number in order(&table).into_iter().rev() {
        table.does(number, set(["attack_5", "feint", "feint"][usize::from(number)]));
    }
    until_targets(&mut table);
    let hit = targets(&table)[0];
    assert_ne!(hit, 0, "this Initiative strikes one of those who can counter");
    until_hit(&mut table);
    table.does(hit, counter("attack_40"));
    pass_all(&mut table);
    assert_eq!(table.question(), Some(Question::Refresh {}));
    assert_eq!(prestige(&table)[usize::from(hit)], 5);
    assert_eq!(lives(&table)[0], 15, "the precise hit on the most damage never came");
}

#[test]
fn sr_709_most_damage_needs_at_least_1_and_least_damage_a_successful_attack() {
    let mut table = go(fight("battle_troll", ["attack_30", "flick", "feint", "attack_5"]));
    lay(&mut table, &["attack_30", "flick", "feint", "attack_5"]);
    until_targets(&mut table);
    assert_eq!(names_of(&table, Select::All), [0, 1, 2, 3]);
    assert_eq!(names_of(&table, Select::MostDamage), [0]);
    assert_eq!(names_of(&table, Select::LeastDamage), [1], "0 counts, a Feinte does not");
    assert_eq!(names_of(&table, Select::FirstDamage), [0]);
    assert_eq!(names_of(&table, Select::LastDamage), [3]);
    let mut weak = go(fight("battle_troll", ["flick", "flick", "feint", "feint"]));
    lay(&mut weak, &["flick", "flick", "feint", "feint"]);
    until_plan_b(&mut weak);
    assert_eq!(names_of(&weak, Select::MostDamage), [0; 0]);
    assert_eq!(names_of(&weak, Select::LeastDamage), [0, 1]);
    assert_eq!(names_of(&weak, Select::FirstDamage), [0; 0], "an Attack of 0 deals nothing");
}

#[test]
fn sr_709_most_prestige_needs_at_least_1() {
    let mut table = go(fight("masked_blade", ["flick", "flick", "feint", "feint"])
        .prestige(1, 3)
        .prestige(2, 3)
        .prestige(3, 1));
    assert_eq!(names_of(&table, Select::MostPrestige), [1, 2]);
    lay(&mut table, &["flick", "flick", "feint", "feint"]);
    until_plan_b(&mut table);
    assert_eq!(lives(&table), [100, 80, 80, 100]);
    let poor = go(fight("masked_blade", ["flick", "flick", "feint", "feint"]));
    assert_eq!(names_of(&poor, Select::MostPrestige), [0; 0]);
}

#[test]
fn sr_709_marked_and_own_goblins_name_heroes_with_marks_and_with_goblins() {
    let position = fight("goblins", ["flick", "flick", "feint", "feint"]).change(|state| {
        state.heroes[Seat::new(1)].goblins.clear();
        state.heroes[Seat::new(2)].goblins = [0, 0, 15].into_iter().collect();
        state.heroes[Seat::new(3)].marks = 1;
    });
    let table = go(position);
    assert_eq!(names_of(&table, Select::OwnGoblins), [0, 2, 3]);
    assert_eq!(names_of(&table, Select::Marked), [3]);
}

#[test]
fn sr_710_a_fireball_counts_for_most_first_and_last_but_not_for_least() {
    let position = fight("battle_troll", ["feint", "flick", "attack_5", "feint"])
        .items(0, &["fireball_potion"]);
    let mut table = go(position);
    lay(&mut table, &["feint", "flick", "attack_5", "feint"]);
    acts(&mut table, 0, THROW);
    until_targets(&mut table);
    assert_eq!(tallies(&table), [30, 0, 5, 0]);
    assert_eq!(names_of(&table, Select::MostDamage), [0]);
    assert_eq!(names_of(&table, Select::FirstDamage), [0]);
    assert_eq!(names_of(&table, Select::LeastDamage), [1]);
}

#[test]
fn sr_710_the_tally_is_taken_before_end_of_round_removals() {
    let mut table = go(fight("clockwork_golem", ["attack_40", "attack_40", "attack_5", "feint"]));
    lay(&mut table, &["attack_40", "attack_40", "attack_5", "feint"]);
    until_targets(&mut table);
    assert_eq!((damage_pile(&table), tallies(&table)), (vec![5], vec![40, 40, 5, 0]));
}

#[test]
fn sr_710_a_counter_attack_is_in_no_tally() {
    let position = fight("vampire", ["attack_30", "flick", "flick", "feint"]);
    let mut table = go(position.hand(0, &["attack_30", "counter_attack", "attack_10"]));
    lay(&mut table, &["attack_30", "flick", "flick", "feint"]);
    until_hit(&mut table);
    table.does(0, counter("attack_10"));
    until_plan_b(&mut table);
    assert_eq!(tallies(&table), [30, 0, 0, 0]);
    assert_eq!(damage_pile(&table), [30, 0, 0]);
}

#[test]
fn sr_711_one_player_may_be_both_first_and_last_and_is_hit_by_each() {
    let mut table = go(fight("battle_troll", ["attack_30", "flick", "flick", "feint"]));
    lay(&mut table, &["attack_30", "flick", "flick", "feint"]);
    until_plan_b(&mut table);
    assert_eq!(lives(&table), [70, 100, 100, 100]);
}

#[test]
fn sr_712_a_banished_creature_makes_no_hit() {
    let mut table = go(fight("fear", ["holy_water", "flick", "flick", "feint"]));
    lay(&mut table, &["holy_water", "flick", "flick", "feint"]);
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Blessing, .. }))
    });
    table.does(0, DECLARE);
    until_plan_b(&mut table);
    assert_eq!(lives(&table), [100; 4], "the Pichenettes would have been the least damage");
}

#[test]
fn sr_r20_with_eau_benite_there_is_not_even_the_fallback() {
    // SR-712: the only striker is dead when the Comte would look for the most damage, and still nobody loses 5.
    let position = fight("vampire", ["holy_water", "feint", "feint", "feint"])
        .items(1, &["fireball_potion"])
        .life(0, 10);
    let mut table = go(position);
    lay(&mut table, &["holy_water", "feint", "feint", "feint"]);
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Blessing, .. }))
    });
    table.does(0, DECLARE);
    until_reveal_of(&mut table, 1);
    acts(&mut table, 1, THROW);
    until_plan_b(&mut table);
    assert_eq!(lives(&table), [0, 100, 90, 90], "only the Fireball hurt");
}

#[test]
fn sr_713_the_damage_of_a_trap_is_no_attack() {
    let position = fight("crushing_ceiling", ["attack_5", "flick", "flick", "feint"]);
    let position = position.hand(1, &["flick", "after_you", "not_so_tough"]);
    let mut table = go(position.hand(2, &["flick", "counter_attack", "attack_40"]));
    lay(&mut table, &["attack_5", "flick", "flick", "feint"]);
    until_reaction_to(&mut table, 0);
    table.refuses(1, tough(-25), "SR-613");
    until(&mut table, |question| {
        matches!(
            question,
            Question::Window(Window::CreatureTargets {})
                | Question::Window(Window::CreatureHit {})
                | Question::Window(Window::PlanB {})
        )
    });
    assert_eq!(table.question(), Some(Question::Window(Window::PlanB {})));
    assert_eq!(lives(&table), [90; 4], "dealt once, and to everybody");
    table.refuses(1, after_you(0, 0), "SR-521");
}

#[test]
fn sr_714_no_creature_has_more_than_300_life() {
    let mut table =
        go(fight("vampire", ["attack_5", "flick", "flick", "feint"]).creature_life(300));
    lay(&mut table, &["attack_5", "flick", "flick", "feint"]);
    until_plan_b(&mut table);
    assert_eq!(creature(&table).life, 300, "295 and 10 more");
}

#[test]
fn sr_r18_a_precise_hit_looks_among_those_the_random_hits_left_alive() {
    let position = fight("abyss_eye", ["attack_40", "attack_5", "flick", "flick"]).life(0, 10);
    let mut table = go(position.hand(1, &["attack_5", "after_you", "feint"]));
    for number in order(&table).into_iter().rev() {
        table.does(number, set(["attack_40", "attack_5", "flick", "flick"][usize::from(number)]));
    }
    until_targets(&mut table);
    assert_ne!(targets(&table), [0], "this Initiative strikes somebody else");
    plays(&mut table, 1, after_you(0, 0));
    until_plan_b(&mut table);
    assert_eq!(lives(&table), [0, 85, 100, 100], "the dead hero had dealt the most");
}

#[test]
fn sr_r28_a_creature_has_one_track_for_attacks_counters_and_low_blows() {
    let position = fight("vampire", ["attack_30", "flick", "flick", "feint"])
        .hand(1, &["flick", "not_so_tough"]);
    let mut table = go(position.hand(0, &["attack_30", "counter_attack", "attack_10"]));
    lay(&mut table, &["attack_30", "flick", "flick", "feint"]);
    until_reaction_to(&mut table, 0);
    plays(&mut table, 1, tough(25));
    until_hit(&mut table);
    table.does(0, counter("attack_10"));
    until_plan_b(&mut table);
    assert_eq!(creature(&table).life, 180 + 25 - 30 + 10 - 10);
}
