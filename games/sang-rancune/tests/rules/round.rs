//! Chapter 3, the combat round: set, turns in Initiative order, late Attacks, end of round, draw.

use kernel::Seat;
use sang_rancune::rules::position::Position;
use sang_rancune::table::flow::Group;
use sang_rancune::{Action, Event, Question};

use crate::common::*;

/// Three heroes with one card each. When all of them are set no hand can react, so that the round runs to its end
/// and everybody draws a weak Attack.
fn three(encounter: &str, hands: [&str; 3]) -> Position {
    let [a, b, c] = hands;
    let fight = Position::fight(encounter, 3).hand(0, &[a]).hand(1, &[b]).hand(2, &[c]);
    fight.top_of_pile(&["attack_5", "attack_10", "trip_up"])
}

/// The same with a low blow in the last hand, so that windows open.
fn three_with_windows(encounter: &str, hands: [&str; 3]) -> Position {
    let [a, b, c] = hands;
    Position::fight(encounter, 3).hand(0, &[a]).hand(1, &[b]).hand(2, &[c, "plan_b"])
}

/// Everybody sets the card given; nobody reacts to anything.
fn fought(fight: Position, cards: [&str; 3]) -> Play {
    let mut table = play(fight);
    lay(&mut table, &cards);
    table
}

/// The group and the targets of each part of the creature's attack.
fn aims(table: &Play) -> Vec<(Group, Vec<u8>)> {
    let aimed = |event: Event| {
        let Event::CreatureAims { group, targets } = event else { return None };
        Some((group, targets.iter().map(|(seat, _)| seat.number()).collect()))
    };
    table.gallery_events().into_iter().filter_map(aimed).collect()
}

/// Who held which place when Initiative was last drawn.
fn last_order(table: &Play) -> Vec<u8> {
    let order = |event: Event| {
        let Event::InitiativeDrawn { order } = event else { return None };
        Some(order.iter().map(|seat| seat.number()).collect())
    };
    table.gallery_events().into_iter().rev().find_map(order).expect("Initiative was drawn")
}

#[test]
fn sr_301_the_steps_of_a_round_come_in_order() {
    let cards = ["attack_30", "attack_20", "attack_40"];
    let table = fought(three("fear", cards), cards);
    let attacks = ["attacks_set", "revealed", "struck", "revealed", "struck", "revealed", "struck"];
    let end = ["token_added", "life_adjusted", "initiative_drawn", "creature_aims", "wounded"];
    let draw = ["drew", "drew", "drew", "round_started"];
    assert_eq!(kinds(&table.gallery_events()), [&attacks[..], &end, &draw].concat());
    assert_eq!(table.question(), Some(SET));
}

#[test]
fn sr_302_rules_of_the_start_of_a_round_come_before_anybody_sets() {
    assert!(
        creature(&play(three("shapeshifter", ["feint"; 3]))).form.is_some(),
        "the coin was flipped"
    );
    let table = play(three("succubus", ["feint"; 3]));
    assert_eq!(table.question(), Some(Question::PassCard {}));
}

#[test]
fn sr_302_lasting_potions_turn_at_the_start_of_a_round() {
    let potion_in = |round: u8| {
        let fight = three("ripper", ["attack_30"; 3]).drunk(0, "strength_potion");
        let table = play(fight.change(move |state| state.creature.round = round - 1));
        table.gallery().public.removed.contains(&card("strength_potion"))
    };
    assert_eq!([1, 2, 3].map(potion_in), [false, false, true]);
}

#[test]
fn sr_303_everybody_sets_one_attack_in_secret_at_the_same_time() {
    let mut table = play(three("ripper", ["attack_30", "attack_20", "attack_40"]));
    assert_eq!(table.asked(), [0, 1, 2]);
    table.does(1, set("attack_20"));
    assert_eq!(table.asked(), [0, 2]);
    assert!(table.gallery_heard().is_empty(), "not even that he set is told before all have");
    table.refuses(1, set("attack_20"), "SR-E02");
}

#[test]
fn sr_303_a_set_card_is_known_to_its_owner_only() {
    let cards = ["attack_30", "attack_20", "attack_40"];
    let table = fought(three_with_windows("ripper", cards), cards);
    assert_eq!(table.question(), Some(before_reveal(0)));
    let seen_by = |viewer: u8| table.view(viewer).own.set[Seat::new(1)].cards;
    assert_eq!(seen_by(1).as_deref(), Some(&[card("attack_20")][..]));
    assert_eq!(seen_by(0), None);
    assert_eq!(table.gallery().own.set[Seat::new(1)].cards, None);
}

#[test]
fn sr_303_the_dead_and_the_petrified_set_nothing() {
    let fight = three("gorgon", ["attack_30"; 3]).hand(1, &[]).dead(1);
    let table = play(fight.change(|state| state.heroes[Seat::new(2)].petrified_in = 1));
    assert_eq!(table.asked(), [0]);
}

#[test]
fn sr_304_without_an_attack_a_low_blow_is_set_and_has_no_effect() {
    let mut table = play(three("ripper", ["attack_30", "plan_b", "attack_40"]));
    lay(&mut table, &["attack_30", "plan_b", "attack_40"]);
    let event =
        Event::Revealed { seat: Seat::new(1), cards: [card("plan_b")].into_iter().collect() };
    assert!(table.gallery_events().contains(&event));
    assert!(is_discarded(&table, "plan_b"));
    assert_eq!(struck(&table), [(0, 30), (2, 40)]);
    assert!(!kinds(&table.gallery_events()).contains(&"initiative_swapped".into()));
}

#[test]
fn sr_305_who_holds_an_attack_may_not_set_a_low_blow() {
    for attack in ["attack_5", "feint", "focus_strength", "double_strike", "counter_attack"] {
        let mut table = play(Position::fight("ripper", 3).hand(0, &[attack, "plan_b"]));
        table.refuses(0, set("plan_b"), "SR-305");
        assert_eq!(table.options(0), [set(attack)]);
    }
}

#[test]
fn sr_306_an_empty_hand_sets_nothing() {
    let mut table = play(three("ripper", ["attack_30", "attack_30", "attack_30"]).hand(1, &[]));
    assert_eq!(table.asked(), [0, 2]);
    lay(&mut table, &["attack_30", "", "attack_30"]);
    assert_eq!(struck(&table), [(0, 30), (2, 30)]);
}

#[test]
fn sr_307_players_act_in_initiative_order_with_a_window_before_and_after_the_reveal() {
    let fight = three_with_windows("ripper", ["attack_30"; 3]).initiative(&[1, 2, 0]);
    let mut table = fought(fight, ["attack_30"; 3]);
    for seat in [1, 2, 0] {
        pass(&mut table, before_reveal(seat));
        assert_eq!(kinds(&table.gallery_heard()), ["revealed"]);
        pass(&mut table, revealed(seat));
        assert!(kinds(&table.gallery_heard()).starts_with(&["struck".into()]));
    }
    assert_eq!(table.question(), Some(TARGETS), "the creature's attack follows");
}

#[test]
fn sr_308_revealing_can_neither_be_refused_nor_delayed() {
    let mut table = fought(three_with_windows("ripper", ["attack_30"; 3]), ["attack_30"; 3]);
    assert_eq!(table.options(0), [PASS]);
    table.everybody_does(&PASS);
    let event =
        Event::Revealed { seat: Seat::new(0), cards: [card("attack_30")].into_iter().collect() };
    assert_eq!(table.gallery_heard(), [event]);
}

#[test]
fn sr_309_heroic_and_the_target_are_declared_before_the_window_after_the_reveal() {
    let fight = three_with_windows("wolf_pack", ["heroic_nyx_20", "attack_30", "attack_30"]);
    let mut table = fought(fight.hero(0, "nyx"), ["heroic_nyx_20", "attack_30", "attack_30"]);
    pass(&mut table, before_reveal(0));
    assert_eq!(table.question(), Some(declares(Declared::Heroic, 0, 0)));
    table.does(0, DECLARE);
    assert_eq!(table.question(), Some(declares(Declared::Target, 0, 0)));
    table.does(0, wolf(2));
    assert_eq!(table.question(), Some(revealed(0)));
    let seen = table.gallery().public.turn.expect("a turn");
    assert!(seen.attacks[0].heroic && seen.attacks[0].aim == Some(Aim::Wolf { number: 2 }));
}

#[test]
fn sr_309_targets_of_further_attacks_are_declared_as_each_one_resolves() {
    let fight =
        Position::fight("wolf_pack", 3).hand(0, &["double_strike", "attack_40", "attack_30"]);
    let mut table = play(fight.hand(1, &["plan_b", "attack_50"]));
    lay(&mut table, &["double_strike", "attack_50"]);
    pass(&mut table, before_reveal(0));
    table.does(0, replace(&["attack_40", "attack_30"], None)).does(0, Action::Next { attack: 0 });
    assert_eq!(table.question(), Some(declares(Declared::Target, 0, 0)));
    table.does(0, wolf(1));
    pass(&mut table, revealed(0));
    assert_eq!(struck(&table).len(), 1, "the first is resolved");
    assert_eq!(table.question(), Some(declares(Declared::Target, 0, 0)));
}

#[test]
fn sr_309_the_blessing_and_the_victim_of_a_theft_are_declared() {
    let fight = three_with_windows("fear", ["holy_water", "sticky_fingers", "attack_30"]);
    let mut table =
        fought(fight.items(2, &["balm"]), ["holy_water", "sticky_fingers", "attack_30"]);
    pass(&mut table, before_reveal(0));
    assert_eq!(table.question(), Some(declares(Declared::Blessing, 0, 0)));
    table.does(0, PLAIN);
    pass(&mut table, revealed(0));
    pass(&mut table, before_reveal(1));
    assert_eq!(table.question(), Some(declares(Declared::Theft, 1, 0)));
    table.does(1, Action::Rob { victim: Seat::new(2), item: card("balm") });
    assert_eq!(table.question(), Some(revealed(1)));
}

#[test]
fn sr_310_a_successful_attack_lies_on_the_damage_pile_with_owner_and_target_even_at_0() {
    let mut table = fought(
        three_with_windows("ripper", ["flick", "attack_20", "feint"]),
        ["flick", "attack_20", "feint"],
    );
    pass_to(&mut table, before_reveal(2));
    let pile = table.gallery().public.damage_pile;
    let lies = |at: usize| (pile[at].owner.number(), pile[at].card, pile[at].damage, pile[at].aim);
    assert_eq!(pile.len(), 2);
    assert_eq!(lies(0), (0, card("flick"), 0, Aim::Creature {}));
    assert_eq!(lies(1), (1, card("attack_20"), 20, Aim::Creature {}));
}

#[test]
fn sr_312_a_page_is_told_what_is_left_and_what_would_be_left_then() {
    let cards = ["attack_20", "attack_30", "feint"];
    let mut table = fought(three_with_windows("ripper", cards).creature_life(100), cards);
    pass_to(&mut table, revealed(1));
    let page = shown(&table);
    assert_eq!((page.left, page.left_then), (Some(80), Some(50)));
    let coming = page.coming.iter().map(|it| (it.card, it.damage, it.aim)).collect::<Vec<_>>();
    assert_eq!(coming, [(card("attack_30"), 30, Some(Aim::Creature {}))]);
}

#[test]
fn sr_311_a_missed_attack_is_discarded_and_its_owner_has_not_attacked() {
    let fight = three_with_windows("ripper", ["trip_up", "attack_50", "feint"]);
    let mut table = fought(fight, ["trip_up", "attack_50", "feint"]);
    pass_to(&mut table, before_reveal(2));
    assert_eq!(damage_pile(&table), [10]);
    assert!(is_discarded(&table, "attack_50"));
    assert!(!hero(&table, 1).attacked && hero(&table, 1).tally == 0);
}

#[test]
fn sr_312_a_creature_is_dead_when_the_damage_reaches_its_life() {
    let cards = ["attack_30", "attack_20", "feint"];
    let table = fought(three("ripper", cards).creature_life(50), cards);
    assert!(creature(&table).is_defeated);
    assert_eq!(hero(&table, 1).trophies.as_slice(), [creature(&table).id]);
    let table = fought(three("ripper", cards).creature_life(55), cards);
    assert!(!creature(&table).is_defeated);
}

#[test]
fn sr_313_the_round_stops_at_once_when_the_encounter_is_defeated() {
    let cards = ["attack_30", "attack_20", "attack_40"];
    let table = fought(three("fear", cards).creature_life(30), cards);
    assert_eq!(
        kinds(&table.gallery_events()),
        ["attacks_set", "revealed", "struck", "encounter_defeated"]
    );
    assert_eq!(table.question(), Some(Question::Refresh {}));
    assert_eq!(lives(&table), [100, 100, 100]);
    assert!([0, 1, 2].iter().all(|seat| hand_ids(&table, *seat).is_empty()), "nobody drew");
}

#[test]
fn sr_314_the_marker_stands_still_during_the_turns() {
    let cards = ["attack_30", "attack_40", "attack_20"];
    let mut table = fought(three_with_windows("ripper", cards), cards);
    pass_to(&mut table, revealed(2));
    assert_eq!((damage_pile(&table), creature(&table).life), (vec![30, 40], 150));
    table.everybody_does(&PASS);
    assert_eq!(creature(&table).life, 60);
}

#[test]
fn sr_314_rules_that_change_life_directly_move_the_marker_at_once() {
    let fight = three("ripper", ["attack_30"; 3]).hand(1, &["attack_30", "not_so_tough"]);
    let mut table = fought(fight, ["attack_30"; 3]);
    pass_to(&mut table, revealed(0));
    table.does(0, PASS).does(2, PASS).does(1, tough(25));
    pass_all(&mut table);
    let changed = Event::LifeChanged { change: 25, life: 175 };
    assert!(table.gallery_events().contains(&changed));
}

/// Seats 0 and 2 play Opportunisme; seat 2 acts before seat 0.
fn two_opportunists() -> Play {
    let fight = Position::fight("ripper", 3).hand(0, &["opportunism", "attack_10", "attack_20"]);
    let fight =
        fight.hand(1, &["attack_30", "plan_b"]).hand(2, &["opportunism", "attack_5", "attack_25"]);
    let mut table = play(fight.initiative(&[2, 0, 1]));
    lay(&mut table, &["opportunism", "attack_30", "opportunism"]);
    pass(&mut table, before_reveal(2));
    table.does(2, replace(&["attack_5"], Some("attack_25")));
    pass_to(&mut table, before_reveal(0));
    table.everybody_does(&PASS).does(0, replace(&["attack_10"], Some("attack_20")));
    table
}

#[test]
fn sr_315_late_attacks_are_revealed_in_initiative_order_each_like_a_turn() {
    let mut table = two_opportunists();
    pass(&mut table, revealed(0));
    pass(&mut table, before_reveal(1));
    pass(&mut table, revealed(1));
    pass(&mut table, before_reveal(2));
    pass(&mut table, revealed(2));
    pass(&mut table, before_reveal(0));
    pass(&mut table, revealed(0));
    assert_eq!(struck(&table), [(2, 5), (0, 10), (1, 30), (2, 25), (0, 20)]);
}

#[test]
fn sr_r07_the_second_card_of_opportunisme_comes_after_the_last_turn() {
    let mut table = two_opportunists();
    pass_to(&mut table, before_reveal(1));
    assert_eq!(struck(&table), [(2, 5), (0, 10)]);
    assert_eq!(table.gallery().own.set[Seat::new(2)].size, 1, "still face down");
    assert_eq!(table.view(0).own.set[Seat::new(2)].cards, None);
}

#[test]
fn sr_316_end_of_round_rules_may_take_cards_off_the_pile_before_life_is_adjusted() {
    let cards = ["attack_40", "attack_40", "attack_30"];
    let table = fought(three("clockwork_golem", cards), cards);
    let told = kinds(&table.gallery_events());
    let at = |kind: &str| told.iter().position(|other| other == kind);
    assert!(at("jammed") < at("life_adjusted"));
    assert_eq!(creature(&table).life, 115 - 30);
}

#[test]
fn sr_317_the_pile_comes_off_the_creatures_life() {
    let cards = ["attack_50", "attack_40", "feint"];
    let table = fought(three("ripper", cards), cards);
    assert_eq!(creature(&table).life, 150 - 90);
    let table = fought(three("ripper", cards).creature_life(95), cards);
    assert_eq!(creature(&table).life, 5);
}

#[test]
fn sr_318_a_new_initiative_serves_the_random_attack_and_the_next_round() {
    let orders: Vec<(Vec<u8>, Vec<u8>)> = (0..8)
        .map(|seed| {
            let mut table = fought(three("ripper", ["feint"; 3]).seed(seed), ["feint"; 3]);
            let order = last_order(&table);
            assert_eq!(aims(&table), [(Group::Random, vec![order[1]])], "slot 2 is hit");
            for seat in 0..3 {
                let drawn = table.options(seat)[0];
                table.does(seat, drawn);
            }
            let turns = |event: Event| {
                let Event::Revealed { seat, .. } = event else { return None };
                Some(seat.number())
            };
            let acted: Vec<u8> =
                table.gallery_events().into_iter().filter_map(turns).skip(3).collect();
            assert_eq!(acted[0], order[0], "the new number 1 acts first");
            (order, acted)
        })
        .collect();
    assert!(orders.iter().any(|(order, _)| *order != [0, 1, 2]));
}

#[test]
fn sr_319_random_hits_come_before_precise_ones() {
    let table = fought(three("goblins", ["feint"; 3]), ["feint"; 3]);
    let first = last_order(&table)[0];
    assert_eq!(aims(&table), [(Group::Random, vec![first]), (Group::Precise, vec![0, 1, 2])]);
    let mut lost: Vec<u8> = lives(&table).iter().map(|life| 100 - life).collect();
    assert_eq!(lost.remove(usize::from(first)), 15);
    assert_eq!(lost, [5, 5]);
}

#[test]
fn sr_320_plan_b_may_be_played_after_the_creatures_attack() {
    let mut table = fought(three_with_windows("ripper", ["feint"; 3]), ["feint"; 3]);
    pass_to(&mut table, PLAN_B);
    assert_eq!(lives(&table).iter().filter(|life| **life == 85).count(), 1, "it has struck");
    let before = initiative(&table);
    table.does(0, PASS).does(1, PASS).does(2, blow_on("plan_b", 0));
    assert_eq!(initiative(&table), [before[2], before[1], before[0]]);
}

#[test]
fn sr_321_the_damage_pile_is_discarded_and_prepared_cards_stay() {
    let cards = ["focus_strength", "attack_20", "attack_40"];
    let table = fought(three("cursed_mirror", cards), cards);
    assert!(table.gallery().public.damage_pile.is_empty());
    assert!(is_discarded(&table, "attack_20") && is_discarded(&table, "attack_40"));
    assert_eq!(hero(&table, 0).prepared[0].card, card("focus_strength"));
}

#[test]
fn sr_322_everybody_draws_one_card_in_initiative_order() {
    let table =
        fought(three("cursed_mirror", ["flick", "flick", "feint"]), ["flick", "flick", "feint"]);
    let drawn: Vec<String> =
        last_order(&table).iter().flat_map(|seat| hand_ids(&table, *seat)).collect();
    assert_eq!(drawn, ["attack_5", "attack_10", "trip_up"]);
}

#[test]
fn sr_322_nobody_draws_at_the_limit_and_a_drawn_item_is_not_replaced() {
    let fight = three("cursed_mirror", ["flick", "flick", "feint"]);
    let full =
        ["attack_50", "attack_40", "attack_30", "attack_25", "attack_20", "attack_10", "crack"];
    let fight = fight.hand(0, &full).hand(1, &["flick"]).hand(2, &["feint"]);
    let fight = fight.top_of_pile(&["balm", "healing_potion", "attack_5"]);
    let fight = fight.change(|state| state.heroes[Seat::new(0)].petrified_in = 1);
    let mut table = play(fight);
    lay(&mut table, &["", "flick", "feint"]);
    pass_all(&mut table);
    assert_eq!([0, 1, 2].map(|seat| hand_ids(&table, seat).len()), [7, 0, 0]);
    assert_eq!([1, 2].map(|seat| closed(&table, seat).len()), [1, 1]);
}

#[test]
fn sr_323_a_new_round_starts_with_a_fresh_tally() {
    let cards = ["attack_30", "attack_20", "attack_40"];
    let table = fought(three("ripper", cards), cards);
    assert_eq!(table.question(), Some(SET));
    assert_eq!(creature(&table).round, 2);
    let fresh = |seat: u8| (hero(&table, seat).tally, hero(&table, seat).attacked);
    assert_eq!([0, 1, 2].map(fresh), [(0, false); 3]);
}

#[test]
fn sr_324_from_the_13th_round_on_every_living_hero_loses_5_life() {
    let lost_in = |round: u8| {
        let fight = three("crushing_ceiling", ["feint"; 3]).life(0, 60);
        fought(fight.change(move |state| state.creature.round = round - 1), ["feint"; 3])
    };
    assert_eq!(lives(&lost_in(12)), [50, 90, 90], "only what the ceiling does");
    assert_eq!(lives(&lost_in(13)), [45, 85, 85]);
}

#[test]
fn sr_324_fatigue_comes_before_the_end_of_the_round_and_nothing_reduces_it() {
    let fight = three("fear", ["flick", "attack_20", "feint"]).drunk(2, "iron_skin_potion");
    let fight = fight.change(|state| state.creature.round = 12);
    let table = fought(fight, ["flick", "attack_20", "feint"]);
    let told = kinds(&table.gallery_events());
    let at = |kind: &str| told.iter().position(|other| other == kind);
    assert!(at("struck") < at("fatigue") && at("fatigue") < at("token_added"));
    assert_eq!(lives(&table)[2], 95);
}

#[test]
fn sr_r16_a_random_hit_on_a_missing_slot_falls_on_the_highest_initiative() {
    let fight = three("succubus", ["feint"; 3]).hand(0, &[]).dead(0).hand(1, &[]).hand(2, &[]);
    let fight = fight.hand(1, &["feint", "plan_b"]);
    let mut table = play(fight);
    table.does(1, Action::PassOn { card: card("plan_b") });
    lay(&mut table, &["", "feint", "plan_b"]);
    let order = last_order(&table);
    assert_eq!(order.len(), 2);
    assert_eq!(aims(&table), [(Group::Random, order)], "slot 3 falls on number 2");
}
