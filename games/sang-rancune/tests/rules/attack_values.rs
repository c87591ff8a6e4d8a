//! Chapter 4, Attack cards, first part: values, Heroic and bonus Attacks, Feintes.

use kernel::{Seat, Seats};
use sang_rancune::cards::encounters::{Form, Select};
use sang_rancune::rules::position::Position;
use sang_rancune::{Action, Event, Question};

use crate::common::*;

/// Three heroes, Nyx first, with these cards and nothing else: nobody can react.
fn three(encounter: &str, cards: [&str; 3]) -> Position {
    let [a, b, c] = cards;
    Position::fight(encounter, 3).hero(0, "nyx").hand(0, &[a]).hand(1, &[b]).hand(2, &[c])
}

/// The cards are set, and seat 0 is about to reveal, or to declare. Attacks are drawn at the end.
fn fought(fight: Position, cards: [&str; 3]) -> Play {
    let mut table = play(fight.top_of_pile(&["attack_40"; 3]));
    lay(&mut table, &cards);
    table
}

/// What the Attacks of such a round are worth, by seat.
fn values(encounter: &str, cards: [&str; 3]) -> Vec<(u8, u16)> {
    struck(&fought(three(encounter, cards), cards))
}

/// A round in which the Changeforme is Mist.
fn in_the_mist(fight: &Position) -> Play {
    let mut tables = (0..20).map(|seed| play(fight.clone().seed(seed)));
    tables.find(|table| creature(table).form == Some(Form::Mist)).expect("tails comes up")
}

#[test]
fn sr_401_a_standard_attack_deals_its_face_value() {
    assert_eq!(
        values("ripper", ["attack_50", "attack_25", "attack_5"]),
        [(0, 50), (1, 25), (2, 5)]
    );
}

#[test]
fn sr_402_rotation_moves_one_step_and_stops_at_the_end() {
    // Bousculade turns the two that follow down.
    assert_eq!(values("ripper", ["crowd", "attack_50", "attack_25"]), [(0, 20), (1, 25), (2, 15)]);
    assert_eq!(values("ripper", ["crowd", "attack_5", "flick"]), [(0, 20), (1, 0), (2, 0)]);
    let cards = ["attack_25", "flick", "feint"];
    let fight = three("ripper", cards).drunk(0, "strength_potion").drunk(0, "strength_potion");
    let fight = fight.drunk(1, "haste_potion");
    assert_eq!(struck(&fought(fight, cards)), [(0, 50), (1, 0)], "50 is the highest face");
}

#[test]
fn sr_403_potions_turn_a_heroic_attack_before_the_mist_does() {
    let fight =
        three("shapeshifter", ["heroic_nyx_30", "feint", "feint"]).drunk(0, "strength_potion");
    let mut table = in_the_mist(&fight);
    lay(&mut table, &["heroic_nyx_30", "feint", "feint"]);
    table.does(0, DECLARE);
    assert_eq!(struck(&table), [(0, 30)], "60, not higher for the potion, then one step down");
}

#[test]
fn sr_403_bousculade_counts_before_dans_la_breche() {
    let cards = ["crowd", "into_the_breach", "feint"];
    let fight = three("ripper", cards).drunk(1, "strength_potion");
    assert_eq!(struck(&fought(fight, cards)), [(0, 20), (1, 40)], "20, 40, 20, 40");
}

#[test]
fn sr_403_reactions_count_in_the_order_in_which_they_were_played() {
    let fight = three("ripper", ["attack_50", "feint", "feint"]);
    let fight = fight.hand(1, &["feint", "critical_miss"]).hand(2, &["feint", "forward"]);
    let mut table = fought(fight, ["attack_50", "feint", "feint"]);
    pass_to(&mut table, revealed(0));
    let mut other = table.clone();
    table.does(0, PASS).does(1, blow("critical_miss")).does(2, PASS).everybody_does(&PASS);
    table.does(0, PASS).does(1, PASS).does(2, blow_on_attack("forward", 0));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 25)], "to 0, and one step up");
    other.does(0, PASS).does(1, PASS).does(2, blow_on_attack("forward", 0)).everybody_does(&PASS);
    other.does(0, PASS).does(1, blow("critical_miss"));
    pass_all(&mut other);
    assert_eq!(struck(&other), [(0, 0)], "one step up, and to 0");
}

#[test]
fn sr_403_the_flat_bonus_comes_after_rotations_and_before_prepared_cards() {
    let cards = ["holy_water", "feint", "feint"];
    let fight = three("fear", cards).drunk(0, "strength_potion").prepared(0, &["slip_behind"]);
    let mut table = fought(fight.creature_life(300), cards);
    table.does(0, DECLARE);
    assert_eq!(struck(&table), [(0, 140)], "(20 + 50) × 2");
}

#[test]
fn sr_403_what_the_encounter_takes_away_comes_last() {
    let cards = ["attack_20", "attack_20", "feint"];
    let fight = three("iron_gargoyle", cards).prepared(0, &["slip_behind"]);
    assert_eq!(struck(&fought(fight, cards)), [(0, 40), (1, 0)], "20 or less does nothing");
}

#[test]
fn sr_404_its_hero_may_declare_a_heroic_attack_double_and_protected() {
    let cards = ["heroic_nyx_30", "feint", "feint"];
    let fight = three("ripper", cards).hand(1, &["feint", "critical_miss"]);
    let mut table = fought(fight, cards);
    pass_to(&mut table, declares(Declared::Heroic, 0, 0));
    assert_eq!(table.options(0), [DECLARE, PLAIN], "never compulsory");
    let mut plain = table.clone();
    table.does(0, DECLARE).refuses(1, blow("critical_miss"), "SR-406");
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 60)]);
    plain.does(0, PLAIN);
    pass_all(&mut plain);
    assert_eq!(struck(&plain), [(0, 30)]);
}

#[test]
fn sr_405_in_other_hands_a_heroic_card_is_an_ordinary_attack() {
    let cards = ["heroic_vasha_30", "feint", "feint"];
    let fight = three("ripper", cards).hand(1, &["feint", "critical_miss"]);
    let mut table = fought(fight, cards);
    pass(&mut table, before_reveal(0));
    assert_eq!(table.question(), Some(revealed(0)), "nothing to declare for Nyx");
    let mut other = table.clone();
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 30)]);
    other.does(0, PASS).does(2, PASS).does(1, blow("critical_miss"));
    pass_all(&mut other);
    assert_eq!(struck(&other), [(0, 0)]);
}

#[test]
fn sr_r13_only_heroic_use_protects() {
    let cards = ["heroic_nyx_30", "feint", "feint"];
    let mut table = fought(three("ripper", cards).hand(1, &["feint", "critical_miss"]), cards);
    pass(&mut table, before_reveal(0));
    table.does(0, PLAIN);
    assert!(table.options(1).contains(&blow("critical_miss")));
}

#[test]
fn sr_r15_nothing_rotates_above_the_double_face() {
    let cards = ["heroic_nyx_30", "feint", "feint"];
    let mut table = fought(three("ripper", cards).drunk(0, "strength_potion"), cards);
    table.does(0, DECLARE);
    assert_eq!(struck(&table), [(0, 60)]);
}

#[test]
fn sr_406_a_protected_attack_is_safe_from_others_and_open_to_its_owner() {
    let cards = ["crowd", "heroic_nyx_30", "feint"];
    let fight = three("ripper", cards).hero(1, "nyx").hand(1, &["heroic_nyx_30", "forward"]);
    let mut table = fought(fight.hand(2, &["feint", "critical_miss"]), cards);
    pass_to(&mut table, declares(Declared::Heroic, 1, 0));
    table.does(1, DECLARE).refuses(2, blow("critical_miss"), "SR-E09");
    table.does(0, PASS).does(2, PASS).does(1, blow_on_attack("forward", 0));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 20), (1, 60)], "60, jostled to 30, and up again");
}

#[test]
fn sr_406_another_players_sus_a_l_ennemi_may_not_touch_it_either() {
    let cards = ["heroic_nyx_30", "feint", "feint"];
    let mut table = fought(three("ripper", cards).hand(2, &["feint", "forward"]), cards);
    pass(&mut table, before_reveal(0));
    table.does(0, DECLARE).refuses(2, blow_on_attack("forward", 0), "SR-406");
}

#[test]
fn sr_406_before_it_is_revealed_it_is_an_ordinary_face_down_card() {
    let cards = ["heroic_nyx_30", "feint", "feint"];
    let mut table = fought(three("ripper", cards).hand(2, &["feint", "move_over"]), cards);
    table.does(0, PASS).does(1, PASS).does(2, blow_on("move_over", 0));
    pass_all(&mut table);
    assert!(struck(&table).is_empty() && is_discarded(&table, "heroic_nyx_30"));
}

#[test]
fn sr_407_protection_does_not_stop_attack_effects() {
    let cards = ["crowd", "heroic_nyx_30", "feint"];
    let mut table = fought(three("ripper", cards).hero(1, "nyx"), cards);
    table.does(1, DECLARE);
    assert_eq!(struck(&table), [(0, 20), (1, 30)]);
    let cards = ["trip_up", "heroic_nyx_30", "feint"];
    let table = fought(three("ripper", cards).hero(1, "nyx"), cards);
    assert_eq!(struck(&table), [(0, 10)]);
}

#[test]
fn sr_407_protection_does_not_stop_encounters_or_what_acts_on_the_creature() {
    let cards = ["attack_50", "heroic_nyx_20", "feint"];
    let fight = three("bone_stair", cards).hero(1, "nyx").hand(2, &["feint", "not_so_tough"]);
    let mut table = fought(fight, cards);
    pass_to(&mut table, declares(Declared::Heroic, 1, 0));
    table.does(1, DECLARE).does(0, PASS).does(1, PASS).does(2, tough(-25));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 50), (1, 0)], "the stair takes 40 after 50");
    assert!(table.gallery_events().contains(&Event::LifeChanged { change: -25, life: 95 }));
}

/// Seat 0 robs seat 1 of a Baume.
fn rob() -> Action {
    Action::Rob { victim: Seat::new(1), item: card("balm") }
}

#[test]
fn sr_408_the_effect_of_a_bonus_attack_needs_success() {
    let cards = ["sticky_fingers", "feint", "feint"];
    let fight = three("ripper", cards).items(1, &["balm"]).hand(2, &["feint", "critical_miss"]);
    let mut table = fought(fight, cards);
    pass(&mut table, before_reveal(0));
    table.does(0, rob()).does(0, PASS).does(1, PASS).does(2, blow("critical_miss"));
    pass_all(&mut table);
    assert_eq!(closed(&table, 1), [card("balm")]);
}

#[test]
fn sr_408_the_effect_comes_before_the_death_check() {
    let cards = ["sticky_fingers", "feint", "feint"];
    let fight = three("ripper", cards).items(1, &["balm"]).creature_life(10);
    let mut table = fought(fight, cards);
    table.does(0, rob());
    assert!(creature(&table).is_defeated);
    assert_eq!(closed(&table, 0), [card("balm")]);
}

#[test]
fn sr_409_eau_benite_adds_50_against_undead_and_demons_and_stops_their_attack() {
    for encounter in ["fear", "rancour", "vampire", "succubus"] {
        let fight = three(encounter, ["holy_water", "feint", "feint"]);
        let mut table = play(fight);
        if encounter == "succubus" {
            // SR-820: everybody passes his only card on.
            for (seat, id) in ["holy_water", "feint", "feint"].iter().enumerate() {
                table.does(seat as u8, Action::PassOn { card: card(id) });
            }
            lay(&mut table, &["feint", "holy_water", "feint"]);
            table.does(1, DECLARE);
        } else {
            lay(&mut table, &["holy_water", "feint", "feint"]);
            table.does(0, DECLARE);
        }
        assert_eq!(struck(&table)[0].1, 60, "{encounter}");
        assert_eq!(lives(&table), [100, 100, 100], "{encounter}");
    }
}

#[test]
fn sr_409_its_owner_need_not_use_it_and_others_feel_only_10() {
    let cards = ["holy_water", "feint", "feint"];
    let mut table = fought(three("fear", cards), cards);
    table.does(0, PLAIN);
    assert_eq!(struck(&table), [(0, 10)]);
    assert_eq!(lives(&table), [85, 100, 100], "10, and 5 for its token");
    let table = fought(three("ripper", cards), cards);
    assert_eq!(struck(&table), [(0, 10)], "nothing is asked against a beast");
}

#[test]
fn sr_410_bousculade_turns_the_next_two_who_still_have_a_turn() {
    let fight = Position::fight("ripper", 5).hand(0, &["attack_50"]).hand(1, &["crowd"]);
    let fight = fight.hand(2, &["attack_50"]).hand(3, &["attack_50"]).hand(4, &["attack_50"]);
    let mut table = play(fight.top_of_pile(&["attack_5"; 1]));
    lay(&mut table, &["attack_50", "crowd", "attack_50", "attack_50", "attack_50"]);
    assert_eq!(struck(&table), [(0, 50), (1, 20), (2, 25), (3, 25), (4, 50)]);
}

#[test]
fn sr_410_late_attacks_are_not_jostled() {
    let fight = three("ripper", ["crowd", "opportunism", "feint"]);
    let mut table = play(fight.hand(1, &["opportunism", "attack_50", "attack_40"]));
    lay(&mut table, &["crowd", "opportunism", "feint"]);
    pass_to(&mut table, before_reveal(1));
    table.everybody_does(&PASS).does(1, replace(&["attack_40"], Some("attack_50")));
    assert_eq!(struck(&table), [(0, 20), (1, 20), (1, 50)]);
}

#[test]
fn sr_411_main_leste_takes_a_closed_item_of_another_living_player() {
    let cards = ["sticky_fingers", "feint", "feint"];
    let fight = three("ripper", cards).items(1, &["balm"]).drunk(2, "strength_potion");
    let mut table = fought(fight, cards);
    let used = Action::Rob { victim: Seat::new(2), item: card("strength_potion") };
    table.refuses(0, used, "SR-604");
    table.does(0, rob());
    assert_eq!(struck(&table), [(0, 10)]);
    assert_eq!((closed(&table, 0), closed(&table, 1)), (vec![card("balm")], vec![]));
}

#[test]
fn sr_411_without_a_victim_nothing_is_taken() {
    let cards = ["sticky_fingers", "feint", "feint"];
    let fight = three("ripper", cards).items(0, &["balm"]).drunk(2, "strength_potion");
    let table = fought(fight, cards);
    assert_eq!(struck(&table), [(0, 10)], "nothing had to be declared");
    assert_eq!(closed(&table, 0), [card("balm")]);
}

#[test]
fn sr_412_croche_pied_makes_the_next_one_with_a_face_down_card_miss() {
    let fight = Position::fight("ripper", 4).hand(0, &["trip_up"]).hand(2, &["attack_50"]);
    let mut table = play(fight.hand(3, &["attack_40"]).top_of_pile(&["attack_5"]));
    lay(&mut table, &["trip_up", "", "attack_50", "attack_40"]);
    assert_eq!(struck(&table), [(0, 10), (3, 40)], "seat 1 has nothing to miss with");
    let missed =
        Event::Missed { seat: Seat::new(2), cards: [card("attack_50")].into_iter().collect() };
    assert!(table.gallery_events().contains(&missed));
    assert!(is_discarded(&table, "attack_50"));
}

#[test]
fn sr_412_the_cards_are_discarded_without_any_window() {
    let cards = ["trip_up", "attack_50", "attack_40"];
    let mut table = fought(three("ripper", cards).hand(2, &["attack_40", "plan_b"]), cards);
    pass(&mut table, before_reveal(0));
    pass(&mut table, revealed(0));
    assert!(is_discarded(&table, "attack_50"));
    assert_eq!(table.question(), Some(before_reveal(2)));
}

#[test]
fn sr_413_dans_la_breche_turns_up_behind_somebody_else() {
    assert_eq!(values("ripper", ["into_the_breach", "attack_30", "feint"]), [(0, 20), (1, 30)]);
    assert_eq!(values("ripper", ["attack_30", "into_the_breach", "feint"]), [(0, 30), (1, 40)]);
    assert_eq!(values("ripper", ["flick", "into_the_breach", "feint"]), [(0, 0), (1, 40)]);
    assert_eq!(values("ripper", ["feint", "into_the_breach", "feint"]), [(1, 20)]);
}

#[test]
fn sr_413_ones_own_cards_do_not_count() {
    let fight = three("ripper", ["double_strike", "feint", "feint"]);
    let mut table = play(fight.hand(0, &["double_strike", "attack_30", "into_the_breach"]));
    lay(&mut table, &["double_strike", "feint", "feint"]);
    pass_to(&mut table, Question::Replace { seat: Seat::new(0), now: 2, later: 0 });
    table
        .does(0, replace(&["attack_30", "into_the_breach"], None))
        .does(0, Action::Next { attack: 0 });
    assert_eq!(struck(&table), [(0, 30), (0, 20)]);
}

/// Whom this selector would name at the end of the turns.
fn selected(encounter: &str, cards: [&str; 3], select: Select) -> Seats {
    let [a, b, c] = cards;
    let fight = three(encounter, cards).hand(0, &[a]).hand(1, &[b]).hand(2, &[c, "after_you"]);
    let mut table = fought(fight, cards);
    while table.gallery().public.heroes.iter().any(|hero| !hero.acted) {
        table.everybody_does(&PASS);
    }
    sang_rancune::rules::creature::selected(table.table().public(), select)
}

#[test]
fn sr_414_pichenette_is_a_successful_attack_of_0_and_counts_for_the_least() {
    let least = selected("ripper", ["attack_30", "flick", "feint"], Select::LeastDamage);
    assert_eq!(least, Seats::only(Seat::new(1)));
}

#[test]
fn sr_415_tactical_cards_are_no_attacks_for_any_comparison() {
    let cards = ["focus_strength", "feint", "counter_attack"];
    for select in [Select::LeastDamage, Select::MostDamage, Select::FirstDamage, Select::LastDamage]
    {
        assert_eq!(selected("ripper", cards, select), Seats::NONE, "{select:?}");
    }
    assert!(values("ripper", cards).is_empty());
}

#[test]
fn sr_416_a_feinte_does_nothing_and_nothing_can_touch_it_once_revealed() {
    let fight = three("ripper", ["double_strike", "feint", "feint"]);
    let fight =
        fight.hand(0, &["double_strike", "feint", "attack_50"]).hand(1, &["flick", "forward"]);
    let mut table = play(fight.hand(2, &["flick", "critical_miss"]));
    lay(&mut table, &["double_strike", "flick", "flick"]);
    pass(&mut table, before_reveal(0));
    table.does(0, replace(&["feint", "attack_50"], None)).does(0, Action::Next { attack: 1 });
    let seen = table.gallery().public.turn.expect("a turn");
    assert_eq!(seen.attacks[0].card, card("feint"));
    table.refuses(1, blow_on_attack("forward", 0), "SR-416");
    table.does(0, PASS).does(1, PASS).does(2, blow("critical_miss"));
    assert!(table.gallery().public.turn.expect("a turn").attacks[0].reactions.is_empty());
    pass_all(&mut table);
    assert!(is_discarded(&table, "feint"));
    assert_eq!(struck(&table)[0], (0, 0), "only the other card was touched");
}

#[test]
fn sr_416_no_window_opens_on_a_feinte_alone() {
    let cards = ["feint", "attack_30", "attack_30"];
    let mut table = fought(three("ripper", cards).hand(2, &["attack_30", "critical_miss"]), cards);
    pass(&mut table, before_reveal(0));
    assert_eq!(table.question(), Some(before_reveal(1)));
    assert!(is_discarded(&table, "feint"));
}
