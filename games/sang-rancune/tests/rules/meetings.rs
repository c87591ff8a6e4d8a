//! Where two rules meet: cards, creatures and moments whose clauses do not speak of each other.

use kernel::Seat;
use sang_rancune::rules::position::Position;
use sang_rancune::{Action, Event, Question};

use crate::common::*;

/// One living hero among four, with this hand.
fn alone(encounter: &str, hand: &[&str]) -> Position {
    Position::fight(encounter, 4).dead(1).dead(2).dead(3).hand(0, hand)
}

fn rob(victim: u8, item: &str) -> Action {
    Action::Rob { victim: Seat::new(victim), item: card(item) }
}

fn is_theft(question: Question) -> bool {
    matches!(question, Question::Declare(Declaration { what: Declared::Theft, .. }))
}

#[test]
fn sr_818_a_swallowed_bousculade_still_jostles() {
    // SR-408: it counts as a successful Attack of 0.
    let cards = ["crowd", "attack_40", "attack_40", "attack_40"];
    let mut table = go(fight("jelly", cards));
    lay(&mut table, &cards);
    until_targets(&mut table);
    assert!(happened(&table, "swallowed"));
    assert_eq!(damage_pile(&table), [20, 20, 40], "the next two rotate down");
}

#[test]
fn sr_818_a_swallowed_main_leste_still_steals() {
    // SR-408, SR-411
    let cards = ["sticky_fingers", "attack_40", "flick", "flick"];
    let mut table = go(fight("jelly", cards).items(1, &["balm"]));
    lay(&mut table, &cards);
    until(&mut table, is_theft);
    table.does(0, rob(1, "balm"));
    until_reveal_of(&mut table, 1);
    assert!(happened(&table, "swallowed"));
    assert_eq!((closed(&table, 0).len(), closed(&table, 1).len()), (1, 0));
}

#[test]
fn sr_603_a_second_fireball_may_follow_the_first_after_ones_attacks() {
    // SR-611
    let position = Position::fight("ripper", 4).items(1, &["fireball_potion", "fireball_potion"]);
    let mut table = go(position.hand(1, &["attack_40", "feint"]));
    lay(&mut table, &["", "attack_40"]);
    let after = Question::Window(Window::Fireball { seat: Seat::new(1) });
    pass_to(&mut table, after);
    table.does(1, THROW);
    assert_eq!((table.question(), table.asked()), (Some(after), vec![1]));
    table.does(1, THROW);
    assert_eq!((damage_pile(&table), lives(&table)), (vec![40, 30, 30], vec![80, 100, 80, 80]));
    assert_ne!(table.question(), Some(after), "there is no third");
}

#[test]
fn sr_611_a_hero_who_may_not_attack_may_still_throw() {
    // SR-508, SR-612: a Fireball is no Attack.
    let position = Position::fight("ripper", 4).items(1, &["fireball_potion"]);
    let position = position.hand(0, &["feint", "move_over"]).hand(1, &["attack_40", "feint"]);
    let mut table = go(position);
    lay(&mut table, &["feint", "attack_40"]);
    plays(&mut table, 0, blow_on("move_over", 1));
    pass_to(&mut table, Question::Window(Window::Fireball { seat: Seat::new(1) }));
    table.does(1, THROW);
    assert_eq!(damage_pile(&table), [30]);
}

#[test]
fn sr_611_stone_throws_nothing() {
    // SR-815: there is no turn to throw it in.
    let position = fight("gorgon", ["flick", "attack_40", "flick", "feint"]);
    let position = position.items(1, &["fireball_potion"]);
    let mut table = go(position.change(|public| public.heroes[Seat::new(1)].petrified_in = 1));
    lay(&mut table, &["flick", "", "flick", "feint"]);
    while table.question() != Some(PLAN_B) {
        let asked = table.asked();
        assert!(!asked.iter().any(|seat| table.options(*seat).contains(&THROW)));
        table.everybody_does(&PASS);
    }
}

#[test]
fn sr_r36_the_second_card_of_opportunisme_lies_face_down_before_the_oeil_too() {
    // SR-821, SR-509
    let position = Position::fight("abyss_eye", 3)
        .hand(0, &["opportunism", "attack_10", "attack_20"])
        .hand(1, &["attack_30", "move_over"])
        .hand(2, &["feint", "plan_b"]);
    let mut table = go(position);
    table.does(2, set("feint")).does(1, set("attack_30")).does(0, set("opportunism"));
    until(&mut table, |question| matches!(question, Question::Replace { .. }));
    table.does(0, replace(&["attack_10"], Some("attack_20")));
    assert_eq!(table.view(1).own.set[Seat::new(0)].cards, None, "nobody else knows it");
    until_reveal_of(&mut table, 1);
    table.refuses(1, blow_on("move_over", 2), "SR-821");
    plays(&mut table, 1, blow_on("move_over", 0));
    assert_eq!(discarded(&table, "attack_20"), 1);
    until_targets(&mut table);
    assert_eq!(struck(&table), [(0, 10), (1, 30)]);
}

#[test]
fn sr_r37_a_hero_hit_twice_by_the_eventreur_loses_two_cards() {
    // SR-707, SR-801
    let position = Position::fight("ripper", 5)
        .hand(0, &["feint", "after_you", "attack_50", "attack_50"])
        .hand(1, &["feint", "attack_50", "attack_50"])
        .hand(2, &["feint", "attack_50", "attack_50"])
        .hand(3, &["flick", "attack_40", "attack_40"])
        .hand(4, &["flick", "attack_40", "attack_40"]);
    let mut table = go(position);
    lay(&mut table, &["feint", "feint", "feint", "flick", "flick"]);
    until_targets(&mut table);
    let twice = targets(&table)[0];
    plays(&mut table, 0, after_you(1, twice));
    until_plan_b(&mut table);
    assert_eq!(lives(&table)[usize::from(twice)], 70);
    let lost =
        |event: &Event| matches!(event, Event::CardLost { seat, .. } if *seat == Seat::new(twice));
    assert_eq!(table.gallery_events().iter().filter(|event| lost(event)).count(), 2);
}

#[test]
fn sr_r18_the_first_and_last_to_deal_damage_are_looked_for_among_the_living() {
    // SR-704, SR-709: seat 0 struck first and is dead when the Troll strikes back.
    let cards = ["attack_30", "attack_20", "flick", "flick"];
    let position = fight("battle_troll", cards).life(0, 10).items(2, &["fireball_potion"]);
    let mut table = go(position);
    lay(&mut table, &cards);
    until_reveal_of(&mut table, 2);
    acts(&mut table, 2, THROW);
    until_plan_b(&mut table);
    assert!(!happened(&table, "nobody_matches"));
    assert_eq!(lives(&table), [0, 90 - 20, 100 - 10, 90]);
}

#[test]
fn sr_805_an_attack_does_not_jam_with_a_fireball_of_the_same_damage() {
    let cards = ["attack_30", "flick", "flick", "feint"];
    let mut table = go(fight("clockwork_golem", cards).items(0, &["fireball_potion"]));
    lay(&mut table, &cards);
    acts(&mut table, 0, THROW);
    until_targets(&mut table);
    assert!(!happened(&table, "jammed"));
    assert_eq!(creature(&table).life, 160 - 30 - 30);
}

#[test]
fn sr_824_a_lone_survivor_falls_into_the_pit_and_scores_nothing() {
    // SR-915: his total is the lowest and the highest.
    let mut table = go(alone("spiked_pit", &["attack_50", "plan_b"]));
    play_round(&mut table, &["attack_50"]);
    assert!(lives(&table)[0] < 100);
    assert_eq!((prestige(&table)[0], table.question()), (0, Some(Question::Refresh {})));
}

#[test]
fn sr_519_no_hit_is_moved_onto_a_dead_hero() {
    let position = fight("ripper", ["flick", "flick", "feint", ""]).dead(3);
    let mut table = go(position.hand(0, &["flick", "after_you"]));
    lay(&mut table, &["flick", "flick", "feint"]);
    until_targets(&mut table);
    table.refuses(0, after_you(0, 3), "SR-E14");
    assert!(!table.options(0).contains(&after_you(0, 3)));
}

#[test]
fn sr_908_a_last_survivor_wins_without_any_prestige() {
    // SR-915: nobody crosses the last bridge.
    let mut table = go(alone("rickety_bridge", &[]).number(9).to_come(&[]));
    table.does(0, HOLD);
    assert_eq!((table.winners(), prestige(&table)), (vec![0], vec![0; 4]));
}

#[test]
fn sr_r41_corpses_of_one_moment_are_looted_in_order_of_initiative() {
    // SR-916
    let cards = ["attack_40", "feint", "feint", "feint"];
    let position = fight("ripper", cards).initiative(&[0, 3, 1, 2]).life(1, 10).life(3, 10);
    let position = position.items(0, &["fireball_potion"]).items(1, &["balm"]);
    let position = position.items(3, &["healing_potion"]).creature_life(70);
    let mut table = go(position.to_come(&["vampire"]));
    lay(&mut table, &cards);
    acts(&mut table, 0, THROW);
    assert_eq!(lives(&table), [100, 0, 90, 0]);
    assert_eq!(table.gallery().public.corpses.as_slice(), [3, 1].map(Seat::new));
    assert_eq!(initiative(&table), [1, 0, 2, 0], "the others close up");
    pass_all(&mut table);
    table.everybody_does(&refresh(&[]));
    let first = if initiative(&table)[0] == 1 { 0 } else { 2 };
    assert_eq!(shown(&table).looted, Some(Seat::new(3)));
    table.refuses(first, Action::TakeLoot { item: card("balm") }, "SR-E24");
    table.does(first, Action::TakeLoot { item: card("healing_potion") });
    assert_eq!(shown(&table).looted, Some(Seat::new(1)), "then the other");
    table.does(first, Action::TakeLoot { item: card("balm") });
}

#[test]
fn sr_712_eau_benite_stops_the_random_attack_too() {
    let struck = |answer: Action| {
        let mut table = go(alone("bone_stair", &["holy_water", "plan_b"]));
        lay(&mut table, &["holy_water"]);
        until(&mut table, |question| {
            matches!(question, Question::Declare(Declaration { what: Declared::Blessing, .. }))
        });
        table.does(0, answer);
        pass_all(&mut table);
        lives(&table)[0]
    };
    assert_eq!((struck(DECLARE), struck(PLAIN)), (100, 80));
}

/// Three heroes against tokens; the first sets this card, the second holds a Balèze, the third a Geste Maladroit.
fn against(encounter: &str, set: &str) -> Position {
    Position::fight(encounter, 3)
        .hand(0, &[set, "plan_b"])
        .hand(1, &["feint", "not_so_tough"])
        .hand(2, &["feint", "clumsy_move"])
}

#[test]
fn sr_515_balese_finds_the_last_wolf_though_nobody_had_to_name_it() {
    // SR-516
    let position = against("wolf_pack", "attack_20");
    let mut table =
        go(position.change(|public| public.creature.wolves = [0, 30, 0, 0].into_iter().collect()));
    lay(&mut table, &["attack_20", "feint", "feint"]);
    pass_to(&mut table, revealed(0));
    plays(&mut table, 1, tough(25));
    assert_eq!(creature(&table).wolves.as_slice(), [0, 55, 0, 0]);
}

#[test]
fn sr_515_balese_finds_the_only_goblin_in_reach() {
    let position = against("goblins", "attack_5").change(|public| {
        public.heroes.iter_mut().for_each(|hero| hero.goblins.clear());
        public.heroes[Seat::new(0)].goblins = [0, 15, 0].into_iter().collect();
    });
    let mut table = go(position);
    lay(&mut table, &["attack_5", "feint", "feint"]);
    pass_to(&mut table, revealed(0));
    let chief = creature(&table).life;
    plays(&mut table, 1, tough(25));
    assert_eq!((hero(&table, 0).goblins[1], creature(&table).life), (40, chief));
}

#[test]
fn sr_r44_the_attack_of_a_geste_maladroit_names_its_target_at_once() {
    // SR-518, SR-309, SR-515
    let mut table = go(against("wolf_pack", "focus_strength"));
    lay(&mut table, &["focus_strength", "feint", "feint"]);
    pass_to(&mut table, revealed(0));
    plays(&mut table, 2, blow_on_attack("clumsy_move", 0));
    assert_eq!(table.question(), Some(declares(Declared::Target, 0, 0)));
    table.does(0, wolf(1));
    plays(&mut table, 1, tough(25));
    assert_eq!(creature(&table).wolves.as_slice(), [30, 55, 30, 30]);
    until_reveal_of(&mut table, 1);
    assert_eq!(struck(&table), [(0, 5)]);
}

#[test]
fn sr_315_two_late_cards_of_one_hero_are_two_turns() {
    // One Échec Critique takes one of them.
    let hand = [
        "double_strike",
        "opportunism",
        "opportunism",
        "attack_10",
        "attack_20",
        "attack_25",
        "attack_30",
    ];
    let position = Position::fight("battle_troll", 3).hand(0, &hand);
    let position = position.hand(1, &["feint", "critical_miss"]).hand(2, &["feint", "plan_b"]);
    let mut table = go(position);
    lay(&mut table, &["double_strike", "feint", "feint"]);
    until(&mut table, |question| matches!(question, Question::Replace { .. }));
    table.does(0, replace(&["opportunism", "opportunism"], None));
    table.does(0, replace(&["attack_10"], Some("attack_20")));
    table.does(0, replace(&["attack_25"], Some("attack_30")));
    table.does(0, NEXT);
    until_reveal_of(&mut table, 0);
    until_reaction_to(&mut table, 0);
    plays(&mut table, 1, blow("critical_miss"));
    pass(&mut table, revealed(0));
    pass(&mut table, before_reveal(0));
    pass(&mut table, revealed(0));
    assert_eq!(struck(&table)[2..], [(0, 0), (0, 30)]);
}

#[test]
fn sr_r43_cards_swapped_to_a_hero_who_has_acted_are_late_one_after_the_other() {
    // SR-315, SR-510
    let position = Position::fight("battle_troll", 3)
        .hand(0, &["opportunism", "attack_10", "attack_20"])
        .hand(1, &["attack_30", "attack_40", "mixed_order"])
        .hand(2, &["feint", "plan_b"])
        .drunk(1, "haste_potion");
    let mut table = go(position);
    table.does(0, set("opportunism")).does(1, set_two("attack_30", "attack_40"));
    table.does(2, set("feint"));
    until(&mut table, |question| matches!(question, Question::Replace { .. }));
    table.does(0, replace(&["attack_10"], Some("attack_20")));
    until_reveal_of(&mut table, 1);
    plays(&mut table, 1, blow_on("mixed_order", 0));
    until_reveal_of(&mut table, 0);
    assert_eq!(struck(&table), [(0, 10), (1, 20)]);
    pass(&mut table, before_reveal(0));
    pass(&mut table, revealed(0));
    assert_eq!(table.question(), Some(before_reveal(0)), "one card at a time");
    until_targets_or_plan_b(&mut table);
    let mut late = struck(&table)[2..].to_vec();
    late.sort_unstable();
    assert_eq!(late, [(0, 30), (0, 40)]);
}

fn until_targets_or_plan_b(table: &mut Play) {
    until(table, |question| question == TARGETS || question == PLAN_B);
}

#[test]
fn sr_424_a_multiplier_is_wasted_if_there_is_one_when_it_is_revealed() {
    // SR-R12: although the first one is spent before the second would be laid down.
    let position = Position::fight("battle_troll", 3)
        .hand(0, &["double_strike", "attack_50", "slip_behind"])
        .prepared(0, &["slip_behind"]);
    let mut table = go(position.hand(1, &["feint", "plan_b"]));
    lay(&mut table, &["double_strike", "feint"]);
    until(&mut table, |question| matches!(question, Question::Replace { .. }));
    table.does(0, replace(&["attack_50", "slip_behind"], None));
    let shown = table.gallery().public.turn.expect("a turn").attacks;
    let first = shown.iter().position(|shown| shown.card == card("attack_50"));
    table.does(0, Action::Next { attack: first.expect("it was brought") as u8 });
    until_reveal_of(&mut table, 1);
    assert_eq!(struck(&table), [(0, 100)]);
    assert!(hero(&table, 0).prepared.is_empty());
    assert_eq!(discarded(&table, "slip_behind"), 1, "the other one lies on the pile");
}

#[test]
fn sr_r45_a_wasted_multiplier_is_still_a_prepare_card_to_a_geste_maladroit() {
    // SR-518
    let position = Position::fight("battle_troll", 3)
        .hand(0, &["slip_behind", "plan_b"])
        .hand(1, &["feint", "clumsy_move"])
        .prepared(0, &["slip_behind"]);
    let mut table = go(position);
    lay(&mut table, &["slip_behind", "feint"]);
    pass_to(&mut table, revealed(0));
    plays(&mut table, 1, blow_on_attack("clumsy_move", 0));
    until_reveal_of(&mut table, 1);
    assert_eq!(struck(&table), [(0, 10)], "5 × 2: it carries what was prepared");
}

#[test]
fn sr_905_the_marker_moves_before_the_window_between_encounters() {
    // SR-202
    let cards = ["attack_50", "flick", "", ""];
    let position = fight("vampire", cards).creature_life(50).number(3).items(0, &["balm"]);
    let mut table = go(position);
    play_round(&mut table, &cards);
    keep_hands(&mut table);
    assert_eq!(table.question(), Some(BETWEEN));
    assert!(creature(&table).is_defeated, "the next one has not been revealed");
    assert_eq!(table.gallery().public.progress, 4);
    table.everybody_does(&READY);
    assert_eq!((table.gallery().public.progress, creature(&table).is_defeated), (4, false));
}

#[test]
fn sr_825_the_bridge_knows_nothing_of_earlier_rounds() {
    // SR-323: tallies of the last fight do not stay on the table.
    let position = Position::fight("rickety_bridge", 4).change(|public| {
        let hero = &mut public.heroes[Seat::new(0)];
        (hero.tally, hero.attacked, hero.acted) = (40, true, true);
    });
    let table = go(position);
    assert_eq!(table.question(), Some(Question::Bridge {}));
    assert_eq!((tallies(&table), hero(&table, 0).attacked), (vec![0; 4], false));
}

#[test]
fn sr_615_the_amulette_drawn_at_the_end_of_a_round_has_its_effect_at_once() {
    // SR-322: before the others draw.
    let cards = ["flick", "flick", "feint"];
    let position = Position::fight("cursed_mirror", 3)
        .hand(0, &["flick"])
        .hand(1, &["flick"])
        .hand(2, &["feint"])
        .top_of_pile(&["mentalism_amulet", "attack_5", "attack_10", "attack_20", "attack_25"]);
    let mut table = play(position);
    lay(&mut table, &cards);
    pass_all(&mut table);
    let first = order(&table)[0];
    assert_eq!(table.question(), Some(Question::Mentalism { seat: Seat::new(first), most: 2 }));
    assert!(!happened(&table, "drew"));
    table.does(first, Action::Draw { cards: 2 });
    assert_eq!(hand_sizes(&table), [0, 1, 2].map(|seat| if seat == first { 2 } else { 1 }));
}

#[test]
fn sr_615_the_amulette_drawn_while_hands_are_filled_has_its_effect_at_once() {
    // SR-904: the new limit holds for the rest of the drawing.
    let position = Position::fight("vampire", 3)
        .creature_life(50)
        .hand(0, &["attack_50"])
        .top_of_pile(&["attack_5", "mentalism_amulet"]);
    let mut table = play(position);
    lay(&mut table, &["attack_50"]);
    keep_hands(&mut table);
    let first = order(&table)[0];
    assert_eq!(table.question(), Some(Question::Mentalism { seat: Seat::new(first), most: 2 }));
    assert_eq!(hand_sizes(&table).iter().sum::<u8>(), 1, "nobody else has drawn");
    table.does(first, Action::Draw { cards: 0 });
    assert_eq!(hand_sizes(&table)[usize::from(first)], 8);
}

#[test]
fn sr_r38_dans_la_breche_does_not_follow_a_fireball() {
    // SR-413, SR-612
    let cards = ["feint", "into_the_breach", "flick", "feint"];
    let mut table = go(fight("ripper", cards).items(0, &["fireball_potion"]));
    lay(&mut table, &cards);
    acts(&mut table, 0, THROW);
    until_reveal_of(&mut table, 2);
    assert_eq!(struck(&table), [(1, 20)]);
}

#[test]
fn sr_r39_main_leste_need_not_steal() {
    // SR-411
    let cards = ["sticky_fingers", "flick", "flick", "feint"];
    let mut table = go(fight("ripper", cards).items(1, &["balm"]));
    lay(&mut table, &cards);
    until(&mut table, is_theft);
    table.does(0, PLAIN);
    until_reveal_of(&mut table, 1);
    assert_eq!((struck(&table), closed(&table, 1).len()), (vec![(0, 10)], 1));
}

#[test]
fn sr_r40_a_hero_with_nothing_set_may_throw_a_fireball() {
    // SR-306, SR-611
    let position = Position::fight("ripper", 3).hand(0, &["flick", "plan_b"]);
    let mut table = go(position.items(1, &["fireball_potion"]));
    lay(&mut table, &["flick"]);
    until_reveal_of(&mut table, 1);
    acts(&mut table, 1, THROW);
    assert_eq!(damage_pile(&table), [0, 30]);
}

#[test]
fn sr_r42_the_rules_of_a_creature_hold_for_a_contre_attaque() {
    // SR-R06, SR-804, SR-813, SR-818
    let countered = |encounter: &str, with: &str| {
        let mut table = go(alone(encounter, &["feint", "counter_attack", with]));
        lay(&mut table, &["feint"]);
        until_hit(&mut table);
        let before = creature(&table);
        table.does(0, counter(with));
        pass_all(&mut table);
        let after = creature(&table);
        (i32::from(after.life) - i32::from(before.life), after.heads - before.heads)
    };
    assert_eq!(countered("iron_gargoyle", "attack_20").0, 0);
    assert_eq!(countered("iron_gargoyle", "attack_25").0, -25);
    assert_eq!(countered("hydra", "attack_40"), (-40, 1));
    assert_eq!(countered("jelly", "attack_30").0, 10, "swallowed");
}
