//! Chapter 5, Coups Bas: windows, priority, responses, and what each of them does.

use kernel::Seat;
use sang_rancune::rules::position::Position;
use sang_rancune::table::flow::Step;
use sang_rancune::{Action, Event, Question, SangRancune};
use shelf::Asks;

use crate::common::*;

/// Three heroes who set the first of their cards; seat 0 acts first.
fn three(encounter: &str, hands: [&[&str]; 3]) -> Position {
    let fight = Position::fight(encounter, 3);
    hands.iter().enumerate().fold(fight, |fight, (seat, cards)| fight.hand(seat as u8, cards))
}

/// The first card of each hand is set, and seat 0 is about to reveal. Attacks are drawn at the end.
fn set_first(fight: Position, hands: [&[&str]; 3]) -> Play {
    let mut table = play(fight.top_of_pile(&["attack_25"; 3]));
    lay(&mut table, &hands.map(|hand| *hand.first().unwrap_or(&"")));
    table
}

fn before(encounter: &str, hands: [&[&str]; 3]) -> Play {
    set_first(three(encounter, hands), hands)
}

/// The same when seat 0 has revealed.
fn after(encounter: &str, hands: [&[&str]; 3]) -> Play {
    let mut table = before(encounter, hands);
    pass_to(&mut table, revealed(0));
    table
}

/// This seat plays while all others pass; then nobody cancels it.
#[track_caller]
fn does_alone(table: &mut Play, seat: u8, action: Action) {
    for other in table.asked().into_iter().filter(|other| *other != seat) {
        table.does(other, PASS);
    }
    table.does(seat, action);
    if matches!(table.question(), Some(Question::Window(Window::LowBlow { .. }))) {
        table.everybody_does(&PASS);
    }
}

#[test]
fn sr_501_a_low_blow_is_played_in_its_window_and_discarded() {
    let mut table =
        before("ripper", [&["attack_50"], &["attack_30"], &["attack_30", "critical_miss"]]);
    table.refuses(2, blow("critical_miss"), "SR-501");
    pass_to(&mut table, revealed(0));
    does_alone(&mut table, 2, blow("critical_miss"));
    assert!(is_discarded(&table, "critical_miss"));
    assert!(!hero(&table, 2).attacked, "it is no Attack");
}

#[test]
fn sr_502_of_several_the_one_closest_to_1_goes_first_and_the_window_is_offered_again() {
    let hands: [&[&str]; 3] =
        [&["attack_50"], &["feint", "not_so_tough"], &["feint", "not_so_tough"]];
    let mut table = set_first(three("ripper", hands).initiative(&[0, 2, 1]), hands);
    pass_to(&mut table, revealed(0));
    table.does(0, PASS).does(1, tough(25)).does(2, tough(-25));
    assert_eq!(hand_ids(&table, 1), ["not_so_tough"], "thrown away, not played");
    assert!(hand_ids(&table, 2).is_empty());
    pass(&mut table, Question::Window(Window::LowBlow { depth: 0 }));
    assert_eq!((table.question(), table.asked()), (Some(revealed(0)), vec![0, 1, 2]));
    assert_eq!(creature(&table).life, 125);
}

#[test]
fn sr_502_a_window_says_in_which_order_those_asked_would_act() {
    let hands: [&[&str]; 3] =
        [&["attack_50"], &["feint", "not_so_tough"], &["feint", "not_so_tough"]];
    let mut table = set_first(three("ripper", hands).initiative(&[0, 2, 1]), hands);
    pass_to(&mut table, revealed(0));
    let order = |question| SangRancune::order(&table.gallery().public, question);
    assert_eq!(order(table.question().unwrap()), [0, 2, 1].map(Seat::new));
    assert!(order(Question::SetAttack {}).is_empty(), "everybody's Attack counts");
}

#[test]
fn sr_502_a_window_closes_when_all_pass_in_a_row() {
    let hands: [&[&str]; 3] =
        [&["attack_50"], &["feint", "not_so_tough", "not_so_tough"], &["feint", "crack"]];
    let mut table = after("ripper", hands);
    does_alone(&mut table, 1, tough(25));
    does_alone(&mut table, 1, tough(25));
    assert_eq!(creature(&table).life, 200);
    pass(&mut table, revealed(0));
    assert_eq!(struck(&table), [(0, 50)]);
}

#[test]
fn sr_503_a_low_blow_may_be_cancelled_before_it_takes_effect_and_so_may_its_cancellation() {
    let hands: [&[&str]; 3] =
        [&["attack_50", "certainly_not"], &["feint", "critical_miss", "certainly_not"], &["feint"]];
    let mut table = after("ripper", hands);
    table.does(0, PASS).does(2, PASS).does(1, blow("critical_miss"));
    assert_eq!(
        (table.question(), table.asked()),
        (Some(Question::Window(Window::LowBlow { depth: 0 })), vec![0, 2])
    );
    table.does(2, PASS).does(0, blow("certainly_not"));
    assert_eq!(
        (table.question(), table.asked()),
        (Some(Question::Window(Window::LowBlow { depth: 1 })), vec![1, 2])
    );
    table.does(2, PASS).does(1, blow("certainly_not"));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 0)], "the Échec Critique stands");
}

#[test]
fn sr_504_certainement_pas_cancels_and_both_are_discarded() {
    let mut table =
        after("ripper", [&["attack_50", "certainly_not"], &["feint", "critical_miss"], &["feint"]]);
    table.does(0, PASS).does(2, PASS).does(1, blow("critical_miss"));
    table.does(2, PASS).does(0, blow("certainly_not"));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 50)]);
    assert!(is_discarded(&table, "certainly_not") && is_discarded(&table, "critical_miss"));
}

#[test]
fn sr_505_donne_moi_ca_cancels_and_takes_the_card() {
    let mut table =
        after("ripper", [&["attack_50", "mine_now"], &["feint", "critical_miss"], &["feint"]]);
    table.does(0, PASS).does(2, PASS).does(1, blow("critical_miss"));
    table.does(2, PASS).does(0, blow("mine_now"));
    assert_eq!(hand_ids(&table, 0), ["critical_miss"]);
    assert!(is_discarded(&table, "mine_now") && !is_discarded(&table, "critical_miss"));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 50)]);
}

#[test]
fn sr_505_the_hand_limit_applies_at_once() {
    let full = [
        "mine_now",
        "feint",
        "flick",
        "attack_5",
        "attack_10",
        "attack_20",
        "attack_30",
        "attack_40",
    ];
    let fight = Position::fight("ripper", 3).items(0, &["balm", "mentalism_amulet"]).hand(0, &full);
    let mut table = play_at(fight.hand(1, &["hand_in_the_bag"]), Step::Encounter {});
    table
        .does(1, blow_on_item("hand_in_the_bag", 0, "balm"))
        .does(2, PASS)
        .does(0, blow("mine_now"));
    assert_eq!(hand_ids(&table, 0).len(), 8, "one card for the other, within the limit");
    assert_eq!(table.question(), Some(BETWEEN));
}

#[test]
fn sr_505_it_may_not_be_used_on_a_low_blow_set_as_an_attack() {
    let mut table = before("ripper", [&["plan_b"], &["feint", "mine_now"], &["feint"]]);
    pass(&mut table, before_reveal(0));
    assert_eq!(table.question(), Some(before_reveal(1)), "no response window opens on it");
    table.refuses(1, blow("mine_now"), "SR-501");
    assert!(is_discarded(&table, "plan_b"));
}

#[test]
fn sr_506_attack_cards_and_items_cannot_be_cancelled() {
    let mut table =
        after("ripper", [&["attack_50"], &["feint", "certainly_not"], &["feint", "mine_now"]]);
    table.refuses(1, blow("certainly_not"), "SR-501").refuses(2, blow("mine_now"), "SR-501");
    let fight = Position::fight("ripper", 3).items(0, &["balm", "healing_potion"]).life(0, 10);
    let mut table = play_at(fight.hand(1, &["certainly_not"]), Step::Encounter {});
    table.does(0, drink("balm", Some(0)));
    assert_eq!((table.question(), lives(&table)[0]), (Some(BETWEEN), 25));
}

#[test]
fn sr_507_plan_b_exchanges_initiative_after_the_creatures_attack() {
    let hands: [&[&str]; 3] = [&["feint"], &["feint"], &["feint", "plan_b"]];
    let mut table = before("ripper", hands);
    table.refuses(2, blow_on("plan_b", 0), "SR-507");
    pass_to(&mut table, TARGETS);
    table.refuses(2, blow_on("plan_b", 0), "SR-507");
    pass_to(&mut table, PLAN_B);
    let (numbers, wounds) = (initiative(&table), lives(&table));
    table.refuses(2, blow_on("plan_b", 2), "SR-E14");
    table.does(0, PASS).does(1, PASS).does(2, blow_on("plan_b", 1));
    assert_eq!(initiative(&table), [numbers[0], numbers[2], numbers[1]]);
    assert_eq!(lives(&table), wounds, "it never changes who was hit");
}

#[test]
fn sr_508_bouge_de_la_discards_the_face_down_card_and_bars_its_owner() {
    let hands: [&[&str]; 3] = [&["attack_50"], &["attack_30", "move_over"], &["attack_40"]];
    let mut table = before("ripper", hands);
    table.refuses(1, blow_on("move_over", 1), "SR-E14");
    does_alone(&mut table, 1, blow_on("move_over", 2));
    table.does(2, PASS);
    assert!(is_discarded(&table, "attack_40"));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 50), (1, 30)]);
}

#[test]
fn sr_508_a_card_already_revealed_is_out_of_reach() {
    let mut table = before("ripper", [&["attack_50"], &["attack_30", "move_over"], &["attack_40"]]);
    pass_to(&mut table, before_reveal(1));
    table.refuses(1, blow_on("move_over", 0), "SR-E13");
    assert!(table.options(1).contains(&blow_on("move_over", 2)), "in any window before reveal");
}

#[test]
fn sr_508_any_other_face_down_card_goes_too() {
    let fight = three("ripper", [&["attack_50", "attack_40"], &["feint", "move_over"], &["feint"]]);
    let mut table = play(fight.drunk(0, "haste_potion"));
    table.does(0, Action::Set { card: card("attack_50"), second: Some(card("attack_40")) });
    table.does(1, set("feint")).does(2, set("feint"));
    does_alone(&mut table, 1, blow_on("move_over", 0));
    assert!(is_discarded(&table, "attack_50") && is_discarded(&table, "attack_40"));
}

#[test]
fn sr_509_cards_of_a_coup_double_are_never_face_down() {
    let hands: [&[&str]; 3] =
        [&["double_strike", "attack_50", "attack_40"], &["feint", "move_over"], &["feint"]];
    let mut table = before("ripper", hands);
    pass(&mut table, before_reveal(0));
    table.refuses(1, blow_on("move_over", 0), "SR-508");
    table.does(0, replace(&["attack_50", "attack_40"], None)).does(0, Action::Next { attack: 0 });
    table.refuses(1, blow_on("move_over", 0), "SR-508");
}

#[test]
fn sr_509_the_second_card_of_opportunisme_can_be_targeted_until_it_is_revealed() {
    let hands: [&[&str]; 3] =
        [&["opportunism", "attack_50", "attack_40"], &["feint", "move_over"], &["feint"]];
    let mut table = before("ripper", hands);
    pass(&mut table, before_reveal(0));
    table.does(0, replace(&["attack_50"], Some("attack_40")));
    table.refuses(1, blow_on("move_over", 0), "SR-508");
    pass_to(&mut table, before_reveal(1));
    does_alone(&mut table, 1, blow_on("move_over", 0));
    table.does(0, PASS);
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 50)], "the first stays on the pile");
    assert!(is_discarded(&table, "attack_40"));
}

#[test]
fn sr_510_ordre_pas_clair_exchanges_face_down_cards() {
    let mut table =
        before("ripper", [&["attack_50", "mixed_order"], &["attack_30"], &["feint", "crack"]]);
    does_alone(&mut table, 0, blow_on("mixed_order", 1));
    assert_eq!(
        table.view(0).own.set[Seat::new(0)].cards.as_deref(),
        Some(&[card("attack_30")][..])
    );
    assert_eq!(table.view(2).own.set[Seat::new(0)].cards, None);
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 30), (1, 50)]);
}

#[test]
fn sr_510_each_uses_what_was_received_as_their_own() {
    let hands: [&[&str]; 3] = [&["attack_50", "mixed_order"], &["heroic_nyx_30"], &["feint"]];
    let mut table = set_first(three("ripper", hands).hero(0, "nyx"), hands);
    does_alone(&mut table, 0, blow_on("mixed_order", 1));
    pass_all(&mut table);
    assert_eq!(table.question(), Some(declares(Declared::Heroic, 0, 0)));
}

#[test]
fn sr_510_both_must_have_a_face_down_card() {
    let hands: [&[&str]; 3] = [&["attack_50", "mixed_order"], &["attack_30", "mixed_order"], &[]];
    let mut table = before("ripper", hands);
    table.refuses(0, blow_on("mixed_order", 2), "SR-508");
    pass_to(&mut table, before_reveal(1));
    table.refuses(0, blow_on("mixed_order", 1), "SR-E16");
    table.refuses(1, blow_on("mixed_order", 0), "SR-508");
}

/// Seat 0 plays Bouge de Là ! on seat 1, who is asked for an answer.
fn moved_over() -> Play {
    let hands: [&[&str]; 3] =
        [&["attack_50", "move_over"], &["attack_40", "mixed_order"], &["attack_30", "plan_b"]];
    let mut table = before("ripper", hands);
    does_alone(&mut table, 0, blow_on("move_over", 1));
    table
}

#[test]
fn sr_511_bouge_de_la_may_be_answered_by_ordre_pas_clair() {
    let mut table = moved_over();
    assert_eq!(
        table.question(),
        Some(Question::Window(Window::AnswerMoveOver { seat: Seat::new(1), by: Seat::new(0) }))
    );
    table.refuses(1, blow_on("mixed_order", 2), "SR-E14");
    table.does(1, blow_on("mixed_order", 0)).everybody_does(&PASS);
    let sizes = |table: &Play| [0, 1, 2].map(|seat| table.gallery().own.set[Seat::new(seat)].size);
    assert_eq!(sizes(&table), [0, 1, 1]);
    assert_eq!(table.view(2).own.set[Seat::new(1)].cards, None, "still face down");
    assert!(!is_discarded(&table, "attack_50"));
    pass_to(&mut table, before_reveal(2));
    assert!(is_discarded(&table, "attack_50"), "discarded when the turn of seat 1 comes");
    pass_all(&mut table);
    assert_eq!(struck(&table), [(2, 30)], "neither attacks");
}

#[test]
fn sr_511_the_answer_is_a_choice_and_may_be_cancelled() {
    let mut table = moved_over();
    table.does(1, PASS);
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 50), (2, 30)]);
    let hands: [&[&str]; 3] = [
        &["attack_50", "move_over", "certainly_not"],
        &["attack_40", "mixed_order"],
        &["attack_30"],
    ];
    let mut table = before("ripper", hands);
    does_alone(&mut table, 0, blow_on("move_over", 1));
    table.does(1, blow_on("mixed_order", 0)).does(2, PASS).does(0, blow("certainly_not"));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 50), (2, 30)]);
}

#[test]
fn sr_512_no_answer_when_the_other_has_no_face_down_card_left() {
    let hands: [&[&str]; 3] =
        [&["attack_50", "move_over"], &["attack_40", "mixed_order"], &["attack_30"]];
    let mut table = before("ripper", hands);
    pass_to(&mut table, before_reveal(1));
    does_alone(&mut table, 0, blow_on("move_over", 1));
    assert_eq!(table.question(), Some(before_reveal(1)), "nothing is asked in between");
    table.refuses(1, blow_on("mixed_order", 0), "SR-510");
}

#[test]
fn sr_513_echec_critique_turns_all_unprotected_attacks_of_the_turn_to_0() {
    let hands: [&[&str]; 3] =
        [&["double_strike", "attack_50", "heroic_nyx_30"], &["feint", "critical_miss"], &["feint"]];
    let mut table = set_first(three("ripper", hands).hero(0, "nyx"), hands);
    pass(&mut table, before_reveal(0));
    table
        .does(0, replace(&["attack_50", "heroic_nyx_30"], None))
        .does(0, Action::Next { attack: 0 });
    table.does(0, DECLARE);
    does_alone(&mut table, 1, blow("critical_miss"));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 0), (0, 60)], "the Protected one stands");
}

#[test]
fn sr_513_not_on_oneself_and_without_effect_on_tactical_cards() {
    let mut table = after("ripper", [&["attack_50", "critical_miss"], &["feint"], &["feint"]]);
    table.refuses(0, blow("critical_miss"), "SR-E14");
    let hands: [&[&str]; 3] = [
        &["double_strike", "attack_50", "focus_strength"],
        &["feint", "critical_miss"],
        &["feint"],
    ];
    let mut table = before("ripper", hands);
    pass(&mut table, before_reveal(0));
    table
        .does(0, replace(&["attack_50", "focus_strength"], None))
        .does(0, Action::Next { attack: 0 });
    does_alone(&mut table, 1, blow("critical_miss"));
    pass_all(&mut table);
    assert_eq!((struck(&table), hero(&table, 0).prepared.len()), (vec![(0, 0)], 1));
}

#[test]
fn sr_513_bonus_effects_are_lost() {
    let mut table = after("ripper", [&["crowd"], &["attack_50", "critical_miss"], &["attack_40"]]);
    does_alone(&mut table, 1, blow("critical_miss"));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 0), (1, 50), (2, 40)]);
}

#[test]
fn sr_r08_echec_critique_modifies_so_that_its_victim_can_be_the_least() {
    let mut table =
        after("fear", [&["attack_50"], &["attack_30", "critical_miss"], &["attack_40"]]);
    does_alone(&mut table, 1, blow("critical_miss"));
    assert_eq!(damage_pile(&table), Vec::<u16>::new());
    pass_all(&mut table);
    assert_eq!(lives(&table), [85, 100, 100], "the successful Attack of 0 is the least");
}

#[test]
fn sr_514_sus_a_l_ennemi_turns_one_attack_of_anybody_up() {
    let mut table = after("ripper", [&["attack_50"], &["feint", "forward"], &["feint"]]);
    table.refuses(1, blow_on_attack("forward", 3), "SR-E27");
    does_alone(&mut table, 1, blow_on_attack("forward", 0));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 100)]);
    let mut table = after("ripper", [&["attack_40", "forward"], &["feint"], &["feint"]]);
    does_alone(&mut table, 0, blow_on_attack("forward", 0));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 80)], "one's own, too");
}

#[test]
fn sr_515_balese_changes_the_creatures_life_by_25_either_way() {
    let changed = |change: i16| {
        let mut table =
            after("ripper", [&["attack_50"], &["feint", "not_so_tough"], &["feint", "crack"]]);
        does_alone(&mut table, 1, tough(change));
        creature(&table).life
    };
    assert_eq!((changed(-25), changed(25)), (125, 175));
    let mut table =
        after("ripper", [&["attack_50"], &["feint", "not_so_tough"], &["feint", "crack"]]);
    table.refuses(1, tough(-50), "SR-E36");
}

#[test]
fn sr_515_only_when_an_attack_with_a_value_was_revealed() {
    let mut table = before("ripper", [&["focus_strength"], &["feint", "not_so_tough"], &["feint"]]);
    pass(&mut table, before_reveal(0));
    assert_eq!(table.question(), Some(revealed(0)), "Geste Maladroit would be possible");
    table.refuses(1, tough(25), "SR-515");
}

#[test]
fn sr_515_with_tokens_it_applies_to_the_one_the_first_attack_aims_at() {
    let mut table =
        before("wolf_pack", [&["attack_30"], &["feint", "not_so_tough"], &["feint", "crack"]]);
    pass(&mut table, before_reveal(0));
    table.does(0, wolf(2));
    does_alone(&mut table, 1, tough(25));
    assert_eq!(creature(&table).wolves.as_slice(), [30, 30, 55, 30]);
    let mut table =
        before("goblins", [&["attack_30"], &["feint", "not_so_tough"], &["feint", "crack"]]);
    pass(&mut table, before_reveal(0));
    table.does(0, goblin(1, 0));
    does_alone(&mut table, 1, tough(25));
    assert_eq!((hero(&table, 1).goblins[0], creature(&table).life), (40, 40));
}

#[test]
fn sr_516_life_stays_between_5_and_300_and_can_make_or_spoil_a_kill() {
    let with_life = |life: u16, change: i16| {
        let hands: [&[&str]; 3] = [&["attack_50"], &["feint", "not_so_tough"], &["feint", "crack"]];
        let mut table = set_first(three("ripper", hands).creature_life(life), hands);
        pass_to(&mut table, revealed(0));
        does_alone(&mut table, 1, tough(change));
        let changed = creature(&table).life;
        pass(&mut table, revealed(0));
        (changed, hero(&table, 0).prestige, hero(&table, 1).prestige)
    };
    assert_eq!(with_life(20, -25), (5, 3, 0), "the attacker is the killer");
    assert_eq!(with_life(290, 25), (300, 0, 0));
    assert_eq!(with_life(75, -25), (50, 3, 0));
    assert_eq!(with_life(50, 25), (75, 0, 0));
}

#[test]
fn sr_517_it_is_not_playable_against_traps() {
    let mut table =
        after("crushing_ceiling", [&["attack_50"], &["feint", "not_so_tough"], &["feint"]]);
    table.refuses(1, tough(-25), "SR-E08");
    assert_eq!(table.options(1), [PASS]);
}

#[test]
fn sr_518_geste_maladroit_turns_a_prepare_card_into_an_attack_of_5() {
    let mut table = after("ripper", [&["slip_behind"], &["feint", "clumsy_move"], &["feint"]]);
    does_alone(&mut table, 1, blow_on_attack("clumsy_move", 0));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 5)]);
    assert!(hero(&table, 0).prepared.is_empty() && is_discarded(&table, "slip_behind"));
}

#[test]
fn sr_518_it_carries_earlier_prepared_cards() {
    let hands: [&[&str]; 3] = [&["slip_behind"], &["feint", "clumsy_move"], &["feint"]];
    let mut table = set_first(three("ripper", hands).prepared(0, &["focus_strength"]), hands);
    pass_to(&mut table, revealed(0));
    does_alone(&mut table, 1, blow_on_attack("clumsy_move", 0));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 35)]);
}

#[test]
fn sr_518_also_through_a_replacing_card_but_not_on_ones_own() {
    let hands: [&[&str]; 3] =
        [&["double_strike", "focus_strength", "feint"], &["feint", "clumsy_move"], &["feint"]];
    let mut table = before("ripper", hands);
    pass(&mut table, before_reveal(0));
    table.does(0, replace(&["focus_strength", "feint"], None)).does(0, Action::Next { attack: 1 });
    table.refuses(1, blow_on_attack("clumsy_move", 1), "SR-E14");
    does_alone(&mut table, 1, blow_on_attack("clumsy_move", 0));
    pass_all(&mut table);
    assert_eq!(struck(&table), [(0, 5)]);
    let mut table = after("ripper", [&["slip_behind", "clumsy_move"], &["feint"], &["feint"]]);
    table.refuses(0, blow_on_attack("clumsy_move", 0), "SR-E14");
}

#[test]
fn sr_r14_geste_maladroit_does_not_punish_a_feinte() {
    let hands: [&[&str]; 3] =
        [&["double_strike", "feint", "attack_50"], &["flick", "clumsy_move"], &["flick"]];
    let mut table = before("ripper", hands);
    pass(&mut table, before_reveal(0));
    table.does(0, replace(&["feint", "attack_50"], None)).does(0, Action::Next { attack: 1 });
    assert_eq!(table.gallery().public.turn.expect("a turn").attacks[0].card, card("feint"));
    table.refuses(1, blow_on_attack("clumsy_move", 0), "SR-E14");
    assert_eq!(table.options(1), [PASS]);
}

/// The Paladin Noir is about to strike everybody for 5; seat 0 holds these cards.
fn about_to_strike(encounter: &str, cards: &[&str]) -> Play {
    let hands: [&[&str]; 3] = [cards, &["feint"], &["feint"]];
    let mut table = before(encounter, hands);
    pass_to(&mut table, TARGETS);
    table
}

#[test]
fn sr_519_apres_toi_moves_a_hit_to_another_living_player() {
    let mut table = about_to_strike("black_paladin", &["feint", "after_you"]);
    assert_eq!(lives(&table), [100; 3], "before damage");
    table.refuses(0, after_you(0, 0), "SR-E14").refuses(0, after_you(9, 1), "SR-E14");
    does_alone(&mut table, 0, after_you(0, 2));
    pass_all(&mut table);
    assert_eq!(lives(&table), [100, 95, 90]);
}

#[test]
fn sr_519_the_new_target_takes_the_effects_too() {
    let hands: [&[&str]; 3] = [&["attack_50", "after_you"], &["feint"], &["feint"]];
    let mut table = before("gorgon", hands);
    pass_to(&mut table, TARGETS);
    does_alone(&mut table, 0, after_you(0, 1));
    pass_all(&mut table);
    assert_eq!(lives(&table), [100, 85, 100]);
    assert_eq!((hero(&table, 0).petrified_in, hero(&table, 1).petrified_in), (0, 2));
}

#[test]
fn sr_520_its_player_chooses_which_hit_and_the_new_target_may_be_hit_twice() {
    let mut table = about_to_strike("black_paladin", &["feint", "after_you"]);
    let options = table.options(0);
    let chosen = |hit: u8, to: u8| options.contains(&after_you(hit, to));
    assert!(chosen(0, 1) && chosen(1, 0) && chosen(2, 0) && chosen(2, 1));
    does_alone(&mut table, 0, after_you(1, 2));
    pass_all(&mut table);
    assert_eq!(lives(&table), [95, 100, 90]);
}

#[test]
fn sr_r05_anybody_may_play_apres_toi() {
    let hands: [&[&str]; 3] = [&["attack_50"], &["feint", "after_you"], &["feint"]];
    let mut table = before("vampire", hands);
    pass_to(&mut table, TARGETS);
    does_alone(&mut table, 1, after_you(0, 2));
    pass_all(&mut table);
    assert_eq!(lives(&table), [100, 100, 85], "seat 1 was no target");
}

#[test]
fn sr_521_apres_toi_does_not_move_the_fallback_traps_fireballs_or_fatigue() {
    let hands: [&[&str]; 3] = [&["feint", "after_you"], &["feint"], &["feint"]];
    let mut table = before("vampire", hands);
    pass_to(&mut table, PLAN_B);
    assert_eq!(lives(&table), [95; 3], "the fallback has come without a window");
    table.refuses(0, after_you(0, 1), "SR-521");
    let mut table = before("crushing_ceiling", hands);
    pass_to(&mut table, PLAN_B);
    assert_eq!(lives(&table), [90; 3]);
    table.refuses(0, after_you(0, 1), "SR-521");
    let fight = three("vampire", hands).items(1, &["fireball_potion"]);
    let mut table = set_first(fight.change(|state| state.creature.round = 12), hands);
    pass_to(&mut table, before_reveal(1));
    table.does(0, PASS).does(2, PASS).does(1, THROW);
    assert_eq!((table.question(), lives(&table)), (Some(before_reveal(1)), vec![90, 100, 90]));
    table.everybody_does(&PASS);
    pass_to(&mut table, TARGETS);
    assert_eq!(lives(&table), [85, 95, 85], "fatigue came without a window");
}

#[test]
fn sr_522_la_main_dans_le_sac_takes_and_crac_removes_a_closed_item() {
    let fight = Position::fight("ripper", 3).items(0, &["balm", "healing_potion"]);
    let fight = fight.drunk(0, "strength_potion").items(1, &["balm"]);
    let mut table = play_at(fight.hand(1, &["hand_in_the_bag", "crack"]), Step::Encounter {});
    table.refuses(1, blow_on_item("crack", 1, "balm"), "SR-E14");
    table.refuses(1, blow_on_item("crack", 0, "strength_potion"), "SR-604");
    table.does(1, blow_on_item("hand_in_the_bag", 0, "healing_potion"));
    table.does(1, blow_on_item("crack", 0, "balm"));
    let removed = Event::ItemDestroyed { by: Seat::new(1), from: Seat::new(0), item: card("balm") };
    assert!(table.gallery_events().contains(&removed));
    assert_eq!((closed(&table, 0).len(), closed(&table, 1).len()), (0, 2));
    assert_eq!(table.gallery().public.removed.as_slice(), [card("balm")]);
}
