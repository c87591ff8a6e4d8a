//! SR-6xx, Items: where they lie, when they are used, and what each of them does.

use kernel::Seat;
use sang_rancune::rules::position::Position;
use sang_rancune::table::flow::Aim;
use sang_rancune::{Action, Event, Question};
use testkit::Script;

use crate::common::*;

#[test]
fn sr_601_a_drawn_item_lies_closed_and_face_up_beside_its_hero_at_once() {
    let position = fight("battle_troll", ["attack_40", "attack_10", "flick", "flick"]);
    let mut table =
        Script::new(position.top_of_pile(&["strength_potion", "feint", "feint", "feint"]).table());
    play_round(&mut table, &["attack_40", "attack_10", "flick", "flick"]);
    let first = order(&table)[0];
    assert_eq!(closed(&table, first), cards(&["strength_potion"]));
    assert_eq!(hand_sizes(&table)[usize::from(first)], 1, "it is no hand card, and not replaced");
}

#[test]
fn sr_601_an_item_is_never_set() {
    let position =
        Position::fight("ripper", 4).hand(0, &["attack_40"]).items(0, &["healing_potion"]);
    go(position).refuses(0, set("healing_potion"), "SR-601");
}

#[test]
fn sr_602_items_are_used_between_encounters_only() {
    let position =
        Position::fight("ripper", 4).hand(0, &["attack_40", "feint"]).hand(1, &["feint", "plan_b"]);
    let mut table = go(position.items(0, &["healing_potion", "strength_potion"]).life(0, 50));
    table.refuses(0, drink("healing_potion", Some(0)), "SR-602");
    lay(&mut table, &["attack_40", "feint"]);
    table.refuses(0, drink("strength_potion", None), "SR-602");
    until_plan_b(&mut table);
    table.refuses(0, drink("healing_potion", Some(0)), "SR-602");
}

#[test]
fn sr_602_the_fireball_is_not_for_the_time_between_encounters_and_the_amulet_is_always_on() {
    let position = Position::fight("ripper", 4).to_come(&["vampire"]);
    let mut table = between(position.items(0, &["fireball_potion", "mentalism_amulet"]));
    table.refuses(0, drink("fireball_potion", None), "SR-602");
    table.refuses(0, drink("mentalism_amulet", None), "SR-602");
    assert_eq!(table.gallery().public.heroes[Seat::new(0)].hand_limit(), 8, "without being used");
    assert_eq!(table.gallery().public.heroes[Seat::new(1)].hand_limit(), 7);
}

#[test]
fn sr_603_a_player_may_use_as_many_items_in_a_window_as_he_owns() {
    let position = Position::fight("ripper", 4)
        .to_come(&["vampire"])
        .life(0, 20)
        .items(1, &["iron_skin_potion"]);
    let mut table = between(
        position.items(0, &["healing_potion", "healing_potion", "balm", "strength_potion"]),
    );
    table.does(0, drink("healing_potion", Some(0))).does(0, drink("healing_potion", Some(0)));
    table.does(0, drink("balm", Some(0))).does(0, drink("strength_potion", None));
    assert_eq!(lives(&table)[0], 85);
    table.refuses(0, drink("balm", Some(0)), "SR-E30");
}

#[test]
fn sr_604_a_used_potion_cannot_be_stolen_destroyed_traded_or_used_again() {
    let position = Position::fight("ripper", 4).to_come(&["vampire"]).items(1, &["balm"]);
    let position = position.items(0, &["strength_potion"]).hand(1, &["hand_in_the_bag", "crack"]);
    let mut table = between(position);
    table.does(0, drink("strength_potion", None));
    assert_eq!((closed(&table, 0), drunk(&table, 0)), (cards(&[]), cards(&["strength_potion"])));
    table.refuses(1, blow_on_item("hand_in_the_bag", 0, "strength_potion"), "SR-604");
    table.refuses(1, blow_on_item("crack", 0, "strength_potion"), "SR-604");
    table.refuses(1, offer(0, &["balm"], &["strength_potion"]), "SR-604");
    table.refuses(0, offer(1, &["strength_potion"], &[]), "SR-604");
    table.refuses(0, drink("strength_potion", None), "SR-604");
}

#[test]
fn sr_604_an_instant_potion_leaves_the_game_at_once() {
    let position = Position::fight("ripper", 4).to_come(&["vampire"]).life(0, 50);
    let mut table = between(position.items(0, &["healing_potion", "balm"]));
    table.does(0, drink("healing_potion", Some(0)));
    assert_eq!(removed(&table, "healing_potion"), 1);
    assert_eq!(discarded(&table, "healing_potion"), 0, "and never comes back");
}

#[test]
fn sr_605_a_healing_potion_heals_25_and_a_balm_15_never_above_100() {
    let position = Position::fight("ripper", 4).to_come(&["vampire"]).life(0, 50).life(1, 90);
    let position = position.items(0, &["healing_potion", "balm"]).items(1, &["balm"]);
    let mut table = between(position.items(2, &["strength_potion"]));
    table.does(0, drink("healing_potion", Some(0))).does(0, drink("balm", Some(0)));
    table.does(1, drink("balm", Some(1)));
    assert_eq!(lives(&table), [90, 100, 100, 100]);
    assert_eq!(prestige(&table), [0; 4], "nobody is paid for healing himself");
}

#[test]
fn sr_605_whoever_heals_another_hero_gains_prestige_if_the_other_agrees() {
    let position = Position::fight("ripper", 4).to_come(&["vampire"]).life(1, 50).life(2, 50);
    let mut table = between(position.items(0, &["healing_potion", "balm", "strength_potion"]));
    table.does(0, drink("healing_potion", Some(1)));
    assert_eq!(table.asked(), [1]);
    assert_eq!(lives(&table)[1], 50, "nothing before the other agrees");
    table.does(1, ACCEPT).does(0, drink("balm", Some(2))).does(2, ACCEPT);
    assert_eq!(lives(&table), [100, 75, 65, 100]);
    assert_eq!(prestige(&table), [5, 0, 0, 0], "three for the potion and two for the balm");
}

#[test]
fn sr_605_a_refused_potion_stays_closed_and_pays_nothing() {
    let position = Position::fight("ripper", 4).to_come(&["vampire"]).life(1, 50).dead(3);
    let mut table = between(position.items(0, &["healing_potion"]));
    table.does(0, drink("healing_potion", Some(1))).does(1, REFUSE);
    assert_eq!((lives(&table)[1], prestige(&table)[0]), (50, 0));
    assert_eq!(closed(&table, 0), cards(&["healing_potion"]));
    table.refuses(0, drink("healing_potion", None), "SR-605");
    table.refuses(0, drink("healing_potion", Some(3)), "SR-912");
}

#[test]
fn sr_606_a_lasting_potion_ends_with_the_encounter_even_if_rounds_are_left() {
    let position = Position::fight("ripper", 4).creature_life(20).hand(0, &["attack_40"]);
    let mut table = go(position.drunk(0, "strength_potion").drunk(1, "iron_skin_potion"));
    play_round(&mut table, &["attack_40"]);
    assert_eq!(table.question(), Some(Question::Refresh {}));
    assert_eq!((drunk(&table, 0), drunk(&table, 1)), (cards(&[]), cards(&[])));
    assert_eq!((removed(&table, "strength_potion"), removed(&table, "iron_skin_potion")), (1, 1));
}

#[test]
fn sr_606_a_lasting_potion_works_in_the_encounter_after_its_use() {
    let position = Position::fight("ripper", 4).to_come(&["vampire"]).hand(0, &["attack_40"]);
    let mut table = between(position.items(0, &["strength_potion"]));
    table.does(0, drink("strength_potion", None));
    // Nothing closed is left, so nobody is asked before the fight.
    pass_all(&mut table);
    play_round(&mut table, &["attack_40"]);
    assert_eq!(
        creature(&table).life,
        180 - 80 + 10,
        "80 instead of 40; the Count bit the only one who struck"
    );
}

#[test]
fn sr_607_a_two_round_potion_works_in_rounds_1_and_2_and_is_gone_in_round_3() {
    let position = Position::fight("iron_gargoyle", 4).creature_life(300).dead(1).dead(2).dead(3);
    let mut table =
        go(position.drunk(0, "strength_potion").hand(0, &["attack_40", "attack_40", "attack_10"]));
    play_round(&mut table, &["attack_40"]);
    assert_eq!((creature(&table).life, drunk(&table, 0)), (220, cards(&["strength_potion"])));
    play_round(&mut table, &["attack_40"]);
    assert_eq!((creature(&table).round, creature(&table).life), (3, 140));
    assert_eq!((drunk(&table, 0), removed(&table, "strength_potion")), (cards(&[]), 1));
}

#[test]
fn sr_607_in_round_3_the_attack_is_as_weak_as_before() {
    let position = Position::fight("ripper", 4).drunk(0, "strength_potion");
    let mut table =
        go(position.hand(0, &["attack_40", "feint"]).change(|state| state.creature.round = 2));
    lay(&mut table, &["attack_40"]);
    until_plan_b(&mut table);
    assert_eq!(damage_pile(&table), [40]);
}

#[test]
fn sr_608_a_strength_potion_rotates_every_attack_of_its_owner_one_step_up() {
    let position =
        Position::fight("battle_troll", 4).drunk(0, "strength_potion").drunk(0, "haste_potion");
    let mut table =
        go(position.hand(0, &["attack_40", "attack_25"]).hand(1, &["attack_30", "feint"]));
    table.does(0, set_two("attack_40", "attack_25")).does(1, set("attack_30"));
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Order, .. }))
    });
    table.does(0, NEXT);
    until_plan_b(&mut table);
    assert_eq!(damage_pile(&table), [80, 50, 30], "the others are not stronger");
}

#[test]
fn sr_608_two_strength_potions_never_turn_a_card_above_its_highest_side() {
    let position =
        Position::fight("ripper", 4).drunk(0, "strength_potion").drunk(0, "strength_potion");
    let mut table = go(position.hand(0, &["attack_40", "feint"]));
    lay(&mut table, &["attack_40"]);
    until_plan_b(&mut table);
    assert_eq!(damage_pile(&table), [80]);
}

#[test]
fn sr_609_a_haste_potion_lets_its_owner_set_two_attacks_and_order_them() {
    let position = Position::fight("ripper", 4).creature_life(60).drunk(0, "haste_potion");
    let mut table = go(position
        .hand(0, &["attack_40", "attack_25", "plan_b"])
        .hand(1, &["attack_40", "attack_25"]));
    table.refuses(1, set_two("attack_40", "attack_25"), "SR-303");
    table.refuses(0, set_two("attack_40", "plan_b"), "SR-E01");
    table.does(0, set_two("attack_40", "attack_25")).does(1, set("attack_25"));
    assert_eq!(table.gallery().own.set[Seat::new(0)].size, 2);
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Order, .. }))
    });
    let shown = table.gallery().public.turn.expect("a turn").attacks;
    assert_eq!(shown.len(), 2, "both are revealed together");
    let first_card = shown[1].card;
    table.does(0, Action::Next { attack: 1 });
    pass_all(&mut table);
    assert_eq!(table.question(), Some(Question::Refresh {}));
    let struck =
        |event: Event| if let Event::Struck { card, .. } = event { Some(card) } else { None };
    let struck: Vec<_> = table.gallery_events().into_iter().filter_map(struck).collect();
    assert_eq!(struck[0], first_card, "in the order he chose");
    assert_eq!(prestige(&table)[0], 3, "65 is enough for 60");
}

#[test]
fn sr_609_the_second_card_is_optional() {
    let position = Position::fight("ripper", 4).drunk(0, "haste_potion");
    let mut table = go(position.hand(0, &["attack_40", "attack_25"]));
    table.does(0, set("attack_40"));
    until_plan_b(&mut table);
    assert_eq!(damage_pile(&table), [40]);
}

#[test]
fn sr_610_iron_skin_takes_all_damage_whatever_its_source() {
    let position = Position::fight("black_paladin", 4)
        .drunk(1, "iron_skin_potion")
        .items(0, &["fireball_potion"]);
    let mut table = go(position.hand(0, &["attack_40", "feint"]));
    lay(&mut table, &["attack_40"]);
    acts(&mut table, 0, THROW);
    assert_eq!(lives(&table), [100, 100, 90, 90]);
    until_plan_b(&mut table);
    assert_eq!(lives(&table), [95, 100, 85, 85]);
}

#[test]
fn sr_610_a_hero_with_iron_skin_is_a_target_but_not_wounded() {
    let position = Position::fight("ripper", 4)
        .dead(2)
        .dead(3)
        .drunk(0, "iron_skin_potion")
        .drunk(1, "iron_skin_potion");
    let mut table = go(position.hand(0, &["attack_40", "feint"]).hand(1, &["attack_40", "feint"]));
    lay(&mut table, &["attack_40", "attack_40"]);
    until_targets(&mut table);
    assert_eq!(targets(&table), [order(&table)[1]], "slot 2 is hit all the same");
    until_hit(&mut table);
    assert_eq!((lives(&table)[0], lives(&table)[1]), (100, 100));
    assert_eq!(
        hand_sizes(&table)[..2],
        [1, 1],
        "the Éventreur rips cards from wounded heroes only"
    );
}

#[test]
fn sr_610_iron_skin_does_not_help_against_fatigue() {
    let position =
        Position::fight("ripper", 4).drunk(0, "iron_skin_potion").drunk(1, "iron_skin_potion");
    let position = position.dead(2).dead(3).change(|state| state.creature.round = 12);
    let mut table = go(position.hand(0, &["feint", "feint"]));
    lay(&mut table, &["feint"]);
    until_plan_b(&mut table);
    assert_eq!(lives(&table)[..2], [95, 95]);
}

#[test]
fn sr_611_a_fireball_deals_30_to_the_creature_and_10_to_every_other_living_hero() {
    let position = Position::fight("ripper", 4).dead(3).items(0, &["fireball_potion"]);
    let mut table = go(position.hand(0, &["attack_40", "feint"]));
    lay(&mut table, &["attack_40"]);
    acts(&mut table, 0, THROW);
    assert_eq!(lives(&table), [100, 90, 90, 0]);
    assert_eq!(
        (damage_pile(&table), creature(&table).life),
        (vec![30], 190),
        "the marker waits, as always"
    );
    assert_eq!(removed(&table, "fireball_potion"), 1);
}

#[test]
fn sr_611_a_fireball_is_thrown_on_ones_own_turn_before_revealing_or_after_the_attacks() {
    let position = Position::fight("ripper", 4).items(1, &["fireball_potion", "fireball_potion"]);
    let mut table = go(position.hand(0, &["attack_40", "feint"]).hand(1, &["attack_40", "feint"]));
    table.refuses(1, THROW, "SR-611");
    lay(&mut table, &["attack_40", "attack_40"]);
    until_reveal_of(&mut table, 0);
    table.refuses(1, THROW, "SR-611");
    until_reaction_to(&mut table, 0);
    table.refuses(1, THROW, "SR-611");
    until_reveal_of(&mut table, 1);
    table.everybody_does(&PASS);
    until(&mut table, |question| matches!(question, Question::Window(Window::Fireball { .. })));
    assert_eq!(damage_pile(&table), [40, 40], "after the Attack");
    table.does(1, THROW);
    assert_eq!(damage_pile(&table), [40, 40, 30]);
}

#[test]
fn sr_611_a_counter_attack_is_no_turn_in_which_a_fireball_flies() {
    let position = Position::fight("black_paladin", 4).items(0, &["fireball_potion"]);
    let mut table = go(position.hand(0, &["feint", "counter_attack", "attack_10"]));
    lay(&mut table, &["feint"]);
    until_hit(&mut table);
    table.does(0, counter("attack_10"));
    until(&mut table, |question| {
        matches!(question, Question::Window(Window::Fireball { .. }) | Question::SetAttack {})
    });
    assert_eq!(table.question(), Some(Question::SetAttack {}));
}

#[test]
fn sr_612_no_low_blow_answers_a_fireball_and_nothing_prepared_goes_with_it() {
    let position = Position::fight("ripper", 4)
        .items(0, &["fireball_potion"])
        .prepared(0, &["focus_strength"]);
    let position = position.hand(1, &["critical_miss", "certainly_not", "mine_now", "forward"]);
    let mut table = go(position.hand(0, &["feint", "feint"]));
    lay(&mut table, &["feint", "critical_miss"]);
    acts(&mut table, 0, THROW);
    assert!(
        matches!(table.question(), Some(Question::Window(Window::BeforeReveal { .. }))),
        "no answer to it"
    );
    assert!(!kinds(&table.gallery_events()).contains(&"low_blow_played".into()));
    assert_eq!(damage_pile(&table), [30]);
    assert_eq!(table.gallery().public.heroes[Seat::new(0)].prepared.len(), 1);
}

#[test]
fn sr_612_a_fireball_counts_in_the_tally_and_may_be_the_killing_blow() {
    let position = Position::fight("ripper", 4).creature_life(60).items(1, &["fireball_potion"]);
    let mut table = go(position.hand(0, &["attack_30", "feint"]).hand(1, &["feint", "feint"]));
    lay(&mut table, &["attack_30", "feint"]);
    until_reveal_of(&mut table, 1);
    acts(&mut table, 1, THROW);
    assert_eq!(table.question(), Some(Question::Refresh {}));
    assert_eq!(tallies(&table), [30, 30, 0, 0]);
    assert_eq!(prestige(&table), [0, 3, 0, 0]);
}

#[test]
fn sr_613_a_fireball_damages_every_token() {
    let position = Position::fight("wolf_pack", 4).items(0, &["fireball_potion"]);
    let mut table = go(position.hand(0, &["feint", "feint"]));
    lay(&mut table, &["feint"]);
    acts(&mut table, 0, THROW);
    assert_eq!(prestige(&table), [6, 0, 0, 0], "six Wolves of 30 Life");
    assert_eq!(table.question(), Some(Question::Refresh {}));
}

#[test]
fn sr_613_the_chief_is_burned_only_by_a_hero_without_goblins_of_his_own() {
    let position =
        Position::fight("goblins", 4).items(0, &["fireball_potion"]).hand(0, &["feint", "feint"]);
    let on_chief = |table: &Play| table.table().public().damage_on(Aim::Creature {});
    let mut behind = go(position.clone());
    lay(&mut behind, &["feint"]);
    acts(&mut behind, 0, THROW);
    assert_eq!(on_chief(&behind), 0);
    let mut free = go(position.change(|state| state.heroes[Seat::new(0)].goblins.clear()));
    lay(&mut free, &["feint"]);
    acts(&mut free, 0, THROW);
    assert_eq!(on_chief(&free), 30);
}

#[test]
fn sr_613_no_fireball_against_traps() {
    let position = Position::fight("crushing_ceiling", 4).items(0, &["fireball_potion"]);
    let mut table = go(position.hand(0, &["feint", "feint"]));
    lay(&mut table, &["feint"]);
    until_reveal_of(&mut table, 0);
    table.refuses(0, THROW, "SR-613");
}

#[test]
fn sr_614_heroes_burned_by_the_last_fireball_are_dead_before_the_encounter_is_scored() {
    let position = Position::fight("ripper", 4).creature_life(30).life(1, 10).prestige(1, 4);
    let mut table = go(position.items(0, &["fireball_potion"]).hand(0, &["feint", "feint"]));
    lay(&mut table, &["feint"]);
    acts(&mut table, 0, THROW);
    let told = kinds(&table.gallery_events());
    let place = |kind: &str| told.iter().position(|other| other == kind);
    assert!(place("died") < place("encounter_defeated"), "{told:?}");
    assert_eq!((lives(&table)[1], prestige(&table)), (0, vec![3, 0, 0, 0]));
    assert_eq!(table.asked(), [0, 2, 3], "the dead do not refresh");
}

#[test]
fn sr_615_whoever_gets_the_amulet_may_draw_up_to_two_cards_within_the_limit_of_eight() {
    let seven = ["attack_50", "attack_40", "attack_30", "attack_25", "feint", "feint", "feint"];
    let position =
        Position::fight("ripper", 4).to_come(&["vampire"]).items(0, &["mentalism_amulet"]);
    let mut few = between(position.clone().hand(1, &["attack_50"]));
    few.does(0, offer(1, &["mentalism_amulet"], &[])).does(1, ACCEPT);
    assert_eq!(few.question(), Some(Question::Mentalism { seat: Seat::new(1), most: 2 }));
    few.does(1, Action::Draw { cards: 2 });
    assert_eq!(hand_sizes(&few)[1], 3);
    let mut full = between(position.hand(1, &seven));
    full.does(0, offer(1, &["mentalism_amulet"], &[])).does(1, ACCEPT);
    full.refuses(1, Action::Draw { cards: 2 }, "SR-E36");
    full.does(1, Action::Draw { cards: 1 });
    assert_eq!(hand_sizes(&full)[1], 8);
}

#[test]
fn sr_615_nobody_has_to_draw() {
    let position =
        Position::fight("ripper", 4).to_come(&["vampire"]).items(0, &["mentalism_amulet"]);
    let mut table = between(position);
    table
        .does(0, offer(1, &["mentalism_amulet"], &[]))
        .does(1, ACCEPT)
        .does(1, Action::Draw { cards: 0 });
    assert_eq!(hand_sizes(&table)[1], 0);
}

#[test]
fn sr_615_losing_the_amulet_brings_the_limit_back_to_seven_at_once() {
    let eight =
        ["attack_50", "attack_40", "attack_30", "attack_25", "feint", "feint", "feint", "plan_b"];
    let position =
        Position::fight("ripper", 4).to_come(&["vampire"]).items(0, &["mentalism_amulet"]);
    let mut table = between(position.hand(0, &eight).hand(1, &["crack", "attack_20"]));
    table.does(1, blow_on_item("crack", 0, "mentalism_amulet"));
    pass_all(&mut table);
    assert_eq!(table.question(), Some(Question::DiscardDown { seat: Seat::new(0) }));
    table.does(0, Action::Discard { card: card("plan_b") });
    assert_eq!((hand_sizes(&table)[0], discarded(&table, "plan_b")), (7, 1));
}

#[test]
fn sr_615_a_looted_amulet_gives_cards_too() {
    let position =
        Position::fight("ripper", 4).to_come(&["vampire"]).dead(3).items(3, &["mentalism_amulet"]);
    let mut table = between(position.change(|state| state.corpses.push(Seat::new(3))));
    let first = order(&table)[0];
    table.does(first, Action::TakeLoot { item: card("mentalism_amulet") });
    assert_eq!(table.question(), Some(Question::Mentalism { seat: Seat::new(first), most: 2 }));
}

#[test]
fn sr_r21_a_fireball_is_no_attack_but_its_damage_is_its_owners() {
    let position = Position::fight("battle_troll", 4).items(0, &["fireball_potion"]);
    let mut table = go(position.hand(0, &["feint", "feint"]).hand(1, &["flick", "feint"]));
    lay(&mut table, &["feint", "flick"]);
    acts(&mut table, 0, THROW);
    until_targets(&mut table);
    assert_eq!(targets(&table), [0, 0], "the Fireball was the first and the last damage");
    assert!(!table.gallery().public.heroes[Seat::new(0)].attacked);
}
