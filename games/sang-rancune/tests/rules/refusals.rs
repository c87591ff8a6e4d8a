//! Chapter 8, illegal and odd input: each mistake is refused to its sender alone, with its number and its reason.

use kernel::{Refusal, Seat};
use sang_rancune::rules::position::Position;
use sang_rancune::table::flow::Step;
use sang_rancune::{Action, Forbidden, Question, SangRancune};
use serde_json::json;
use shelf::{Language, Refuses, Speaks, Talks, Voice};

use crate::common::*;

/// Three heroes with these cards; seat 0 acts first.
fn three(encounter: &str, hands: [&[&str]; 3]) -> Position {
    let fight = Position::fight(encounter, 3);
    hands.iter().enumerate().fold(fight, |fight, (seat, cards)| fight.hand(seat as u8, cards))
}

/// Everybody has set the first card of his hand.
fn set_first(encounter: &str, hands: [&[&str]; 3]) -> Play {
    let mut table = play(three(encounter, hands));
    lay(&mut table, &hands.map(|hand| *hand.first().unwrap_or(&"")));
    table
}

#[test]
fn sr_e01_sets_a_low_blow_while_holding_an_attack() {
    play(three("ripper", [&["feint", "plan_b"], &[], &[]])).refuses(0, set("plan_b"), "SR-E01");
}

#[test]
fn sr_e02_changes_the_set_card() {
    let mut table = play(three("ripper", [&["attack_50", "attack_5"], &["feint"], &[]]));
    table.does(0, set("attack_50")).refuses(0, set("attack_5"), "SR-E02");
    table.refuses(0, set("attack_50"), "SR-303");
}

#[test]
fn sr_e03_sets_two_cards_without_a_potion_de_celerite() {
    let fight = three("ripper", [&["attack_50", "attack_40"], &[], &[]]);
    let both = Action::Set { card: card("attack_50"), second: Some(card("attack_40")) };
    play(fight.clone()).refuses(0, both, "SR-E03");
    assert!(play(fight.drunk(0, "haste_potion")).options(0).contains(&both));
}

#[test]
fn sr_e04_sets_an_item() {
    let fight = three("ripper", [&["attack_50"], &[], &[]]).items(0, &["balm"]);
    play(fight).refuses(0, set("balm"), "SR-E04");
}

#[test]
fn sr_e05_uses_a_potion_de_soins_during_a_round() {
    let hands: [&[&str]; 3] = [&["attack_50", "plan_b"], &["attack_30"], &[]];
    let mut table = play(three("ripper", hands).items(0, &["healing_potion"]).life(0, 10));
    table.refuses(0, drink("healing_potion", Some(0)), "SR-E05");
    lay(&mut table, &["attack_50", "attack_30"]);
    assert_eq!(table.question(), Some(before_reveal(0)));
    table.refuses(0, drink("healing_potion", Some(0)), "SR-E05");
}

#[test]
fn sr_e06_uses_an_item_after_initiative_was_drawn() {
    let fight =
        three("ripper", [&["attack_50"], &[], &[]]).items(0, &["healing_potion"]).life(0, 10);
    let mut table = play_at(fight.to_come(&["battle_troll"]), Step::Encounter {});
    table.everybody_does(&READY).everybody_does(&READY);
    assert_eq!(table.question(), Some(PLAN_B));
    table.refuses(0, drink("healing_potion", Some(0)), "SR-E06");
}

#[test]
fn sr_e07_throws_a_fireball_on_another_players_turn() {
    let hands: [&[&str]; 3] = [&["attack_50"], &["attack_30", "plan_b"], &[]];
    let mut table = play(three("ripper", hands).items(1, &["fireball_potion"]));
    table.refuses(1, THROW, "SR-E07");
    lay(&mut table, &["attack_50", "attack_30"]);
    assert_eq!(table.question(), Some(before_reveal(0)));
    table.refuses(1, THROW, "SR-E07");
    pass_to(&mut table, before_reveal(1));
    assert!(table.options(1).contains(&THROW));
}

#[test]
fn sr_e08_throws_a_fireball_at_a_trap() {
    let hands: [&[&str]; 3] = [&["attack_50", "plan_b"], &["attack_30"], &[]];
    let mut table = play(three("crushing_ceiling", hands).items(0, &["fireball_potion"]));
    lay(&mut table, &["attack_50", "attack_30"]);
    assert_eq!(table.question(), Some(before_reveal(0)));
    table.refuses(0, THROW, "SR-E08");
}

#[test]
fn sr_e09_plays_echec_critique_on_a_protected_attack() {
    let hands: [&[&str]; 3] = [&["heroic_nyx_30"], &["feint", "critical_miss"], &[]];
    let mut table = play(three("ripper", hands).hero(0, "nyx"));
    lay(&mut table, &["heroic_nyx_30", "feint"]);
    pass(&mut table, before_reveal(0));
    table.does(0, DECLARE).refuses(1, blow("critical_miss"), "SR-E09");
}

#[test]
fn sr_e10_plays_echec_critique_on_a_coup_double_before_its_cards_are_shown() {
    let hands: [&[&str]; 3] = [&["double_strike", "attack_50"], &["feint", "critical_miss"], &[]];
    let mut table = set_first("ripper", hands);
    pass(&mut table, before_reveal(0));
    table.refuses(1, blow("critical_miss"), "SR-E10");
}

#[test]
fn sr_e11_plays_echec_critique_on_a_feinte() {
    let hands: [&[&str]; 3] =
        [&["double_strike", "feint", "focus_strength"], &["flick", "critical_miss"], &[]];
    let mut table = set_first("ripper", hands);
    pass(&mut table, before_reveal(0));
    table.does(0, replace(&["feint", "focus_strength"], None)).does(0, Action::Next { attack: 0 });
    table.refuses(1, blow("critical_miss"), "SR-E11");
}

#[test]
fn sr_e12_declares_heroic_with_another_heros_card() {
    let hands: [&[&str]; 3] = [&["heroic_vasha_30", "plan_b"], &["feint"], &[]];
    let mut table = play(three("ripper", hands).hero(0, "nyx"));
    lay(&mut table, &["heroic_vasha_30", "feint"]);
    pass(&mut table, before_reveal(0));
    table.refuses(0, DECLARE, "SR-E12");
}

#[test]
fn sr_e13_plays_bouge_de_la_on_a_player_who_already_revealed() {
    let mut table = set_first("ripper", [&["attack_50"], &["attack_30", "move_over"], &[]]);
    pass_to(&mut table, before_reveal(1));
    table.refuses(1, blow_on("move_over", 0), "SR-E13");
}

#[test]
fn sr_e14_plays_bouge_de_la_on_oneself() {
    let mut table = set_first("ripper", [&["attack_50", "move_over"], &["feint"], &[]]);
    table.refuses(0, blow_on("move_over", 0), "SR-E14");
}

#[test]
fn sr_e15_plays_on_cards_that_lie_open_before_the_oeil_du_gouffre() {
    let hands: [&[&str]; 3] =
        [&["attack_50", "mixed_order"], &["attack_30", "move_over"], &["feint"]];
    let mut table = play(three("abyss_eye", hands).items(0, &["fireball_potion"]));
    table.does(2, set("feint")).does(1, set("attack_30")).does(0, set("attack_50"));
    assert_eq!(table.question(), Some(before_reveal(0)), "for the Fireball alone");
    table.refuses(0, blow_on("mixed_order", 1), "SR-E15");
    table.refuses(1, blow_on("move_over", 2), "SR-E15");
}

#[test]
fn sr_e15_plays_on_them_when_there_is_no_window_before_the_reveal() {
    let hands: [&[&str]; 3] =
        [&["attack_50"], &["attack_30", "move_over"], &["attack_40", "mixed_order"]];
    let mut table = play(three("abyss_eye", hands));
    table.does(2, set("attack_40")).does(1, set("attack_30")).does(0, set("attack_50"));
    assert_eq!(table.question(), Some(revealed(0)));
    table.refuses(1, blow_on("move_over", 2), "SR-E15");
    table.refuses(2, blow_on("mixed_order", 1), "SR-E15");
}

#[test]
fn sr_e16_plays_ordre_pas_clair_after_ones_own_card_was_revealed() {
    let mut table = set_first("ripper", [&["attack_50", "mixed_order"], &["attack_30"], &[]]);
    pass_to(&mut table, before_reveal(1));
    table.refuses(0, blow_on("mixed_order", 1), "SR-E16");
}

#[test]
fn sr_e17_plays_plan_b_between_initiative_and_the_random_attack() {
    let mut table = set_first("ripper", [&["feint", "plan_b"], &["feint"], &["feint"]]);
    pass_to(&mut table, TARGETS);
    table.refuses(0, blow_on("plan_b", 1), "SR-E17");
}

#[test]
fn sr_e18_plays_apres_toi_on_the_fallback_or_a_trap() {
    for encounter in ["vampire", "crushing_ceiling"] {
        let mut table = set_first(encounter, [&["feint", "after_you"], &["feint"], &["feint"]]);
        pass_to(&mut table, PLAN_B);
        assert_ne!(lives(&table), [100; 3]);
        table.refuses(0, after_you(0, 1), "SR-E18");
    }
}

#[test]
fn sr_e19_plays_contre_attaque_without_another_attack_in_hand() {
    let mut table =
        set_first("black_paladin", [&["feint", "counter_attack"], &["feint"], &["feint"]]);
    pass_to(&mut table, HIT);
    table.refuses(0, blow("counter_attack"), "SR-E19");
    table.refuses(0, counter("attack_50"), "SR-E19");
}

/// The Comte Exsangue has struck seat 0; seat 1 holds a Contre Attaque and an Attack.
fn struck_by_the_count() -> Play {
    let hands: [&[&str]; 3] =
        [&["attack_50"], &["feint", "counter_attack", "attack_30"], &["feint"]];
    let mut table = set_first("vampire", hands);
    pass_to(&mut table, TARGETS);
    table
}

#[test]
fn sr_e20_plays_contre_attaque_with_a_hero_who_was_not_hit() {
    let mut table = struck_by_the_count();
    table.refuses(1, counter("attack_30"), "SR-E20");
    pass_to(&mut table, PLAN_B);
    assert_eq!(lives(&table), [85, 100, 100]);
    table.refuses(1, counter("attack_30"), "SR-E20");
}

#[test]
fn sr_e20_plays_contre_attaque_while_somebody_else_was_hit() {
    let hands: [&[&str]; 3] =
        [&["attack_50", "plan_b"], &["feint", "counter_attack", "attack_30"], &["feint"]];
    let mut table = set_first("vampire", hands);
    pass_to(&mut table, HIT);
    assert_eq!(table.asked(), [0]);
    table.refuses(1, counter("attack_30"), "SR-E20");
}

#[test]
fn sr_e20_the_dead_are_not_asked_whether_they_counter() {
    let hands: [&[&str]; 3] =
        [&["feint", "counter_attack", "attack_30"], &["feint", "plan_b"], &["feint"]];
    let mut table = play(three("black_paladin", hands).life(0, 5));
    lay(&mut table, &["feint", "feint", "feint"]);
    pass_to(&mut table, HIT);
    assert_eq!(table.asked(), [1, 2]);
}

#[test]
fn sr_e21_attacks_the_chef_gobelin_with_own_goblins_left() {
    let mut table = set_first("goblins", [&["attack_50", "plan_b"], &["feint"], &[]]);
    pass(&mut table, before_reveal(0));
    table.refuses(0, CREATURE, "SR-E21");
}

#[test]
fn sr_e22_attacks_a_dead_token() {
    let fight = three("wolf_pack", [&["attack_50", "plan_b"], &["feint"], &[]]);
    let mut table = play(fight.change(|state| state.creature.wolves[1] = 0));
    lay(&mut table, &["attack_50", "feint"]);
    pass(&mut table, before_reveal(0));
    table.refuses(0, wolf(1), "SR-E22").refuses(0, wolf(8), "SR-E22");
    let fight = three("goblins", [&["attack_50", "plan_b"], &["feint"], &[]]);
    let mut table = play(fight.change(|state| state.heroes[Seat::new(2)].goblins[0] = 0));
    lay(&mut table, &["attack_50", "feint"]);
    pass(&mut table, before_reveal(0));
    table.refuses(0, goblin(2, 0), "SR-E22");
}

#[test]
fn sr_e23_trades_an_attack_or_a_low_blow() {
    let fight =
        three("ripper", [&["attack_50", "plan_b"], &["attack_40"], &[]]).items(0, &["balm"]);
    let mut table = play_at(fight, Step::Encounter {});
    table.refuses(0, offer(1, &["attack_50"], &[]), "SR-E23");
    table.refuses(0, offer(1, &["balm", "plan_b"], &[]), "SR-E23");
    table.refuses(0, offer(1, &["balm"], &["attack_40"]), "SR-E23");
}

#[test]
fn sr_e23_not_even_an_answer_in_json_can_name_one() {
    let bag = json!({ "kind": "offer_trade", "to": 1, "give": ["attack_50"], "take": [] });
    assert!(serde_json::from_value::<Action>(bag).is_err());
}

#[test]
fn sr_e24_steals_destroys_or_trades_a_used_potion() {
    let fight = Position::fight("ripper", 3).drunk(0, "strength_potion").items(2, &["balm"]);
    let fight = fight.hand(1, &["hand_in_the_bag", "crack"]);
    let mut table = play_at(fight, Step::Encounter {});
    table.refuses(1, blow_on_item("hand_in_the_bag", 0, "strength_potion"), "SR-E24");
    table.refuses(1, blow_on_item("crack", 0, "strength_potion"), "SR-E24");
    table.refuses(0, offer(1, &["strength_potion"], &[]), "SR-E24");
    table.refuses(1, offer(0, &[], &["strength_potion"]), "SR-E24");
    table.refuses(0, drink("strength_potion", None), "SR-E24");
}

#[test]
fn sr_e25_heals_another_hero_who_refuses() {
    let fight =
        three("ripper", [&["attack_50"], &[], &[]]).items(0, &["healing_potion"]).life(1, 10);
    let mut table = play_at(fight, Step::Encounter {});
    table.does(0, drink("healing_potion", Some(1)));
    assert_eq!(table.asked(), [1]);
    table.does(1, Action::Refuse {});
    assert_eq!(closed(&table, 0), [card("healing_potion")], "the potion stays closed");
    assert_eq!((hero(&table, 1).life, hero(&table, 0).prestige), (10, 0));
    assert_eq!(kinds(&table.gallery_heard()), ["drink_refused"]);
}

#[test]
fn sr_e26_any_action_of_a_dead_hero() {
    let fight = three("ripper", [&["attack_50"], &["attack_40"], &[]]).items(0, &["balm"]).dead(2);
    let mut table = play(fight.clone());
    table.refuses(2, set("attack_50"), "SR-E26").refuses(2, PASS, "SR-E26");
    table.refuses(2, THROW, "SR-E26").refuses(2, blow_on("move_over", 0), "SR-E26");
    let mut table = play_at(fight, Step::Encounter {});
    table.refuses(2, READY, "SR-E26").refuses(2, drink("balm", Some(2)), "SR-E26");
}

#[test]
fn sr_e27_plays_pas_si_baleze_when_only_tactical_cards_were_revealed() {
    let mut table = set_first("ripper", [&["focus_strength"], &["feint", "not_so_tough"], &[]]);
    pass(&mut table, before_reveal(0));
    table.refuses(1, tough(-25), "SR-E27");
}

#[test]
fn sr_e28_answers_a_window_that_has_closed() {
    let mut table = set_first("ripper", [&["attack_50"], &["feint", "plan_b"], &[]]);
    let (serial, before) = (table.table().serial(), table.table().clone());
    pass(&mut table, before_reveal(0));
    let late = table.table_mut().apply_to(serial, Seat::new(1), PASS, None);
    assert_eq!(late, Err(Refusal::Stale));
    assert_ne!(*table.table(), before);
    let names = testkit::names(3);
    let voice = Voice::new(Language::En, kernel::Viewer::Seat(Seat::new(1)), &names);
    assert_eq!(SangRancune::refusal(&voice, &Refusal::Stale).code, "SR-E28");
}

#[test]
fn sr_e28_an_answer_sent_twice_changes_nothing() {
    let mut table = set_first("ripper", [&["attack_50"], &["feint", "plan_b"], &[]]);
    table.does(1, PASS);
    let asked = table.asked();
    table.does(1, PASS);
    assert_eq!(table.asked(), asked);
}

/// Whether a message is held back, with its number and its clause, in the language of the sender. Seat 1 holds a Plan B.
fn held_back(hand: &[&str], sender: kernel::Viewer, language: Language, text: &str) -> bool {
    let table = play(three("ripper", [hand, &["plan_b"], &[]]));
    let names = testkit::names(3);
    let voice = Voice::new(language, sender, &names);
    let Err(refused) = SangRancune::may_say(&voice, &table.table().view(sender), text) else {
        return false;
    };
    let told = SangRancune::words().say(language, "refusal-SR-E29", &[]);
    assert_eq!((refused.code.as_str(), refused.clause.as_deref()), ("SR-E29", Some("SR-1003")));
    assert_eq!(refused.text, told);
    true
}

const SENDER: kernel::Viewer = kernel::Viewer::Seat(Seat::new(0));

#[test]
fn sr_e29_names_a_card_of_the_own_hand_in_either_language() {
    for language in Language::ALL {
        assert!(held_back(&["feint"], SENDER, language, "J'ai une Feinte, à vous de jouer."));
        assert!(held_back(&["feint"], SENDER, language, "I have a Feint, you go."));
        assert!(held_back(&["attack_50"], SENDER, language, "je pose Attaque 50"));
    }
}

#[test]
fn sr_e29_capitals_accents_and_punctuation_hide_no_card() {
    let held = |text| held_back(&["critical_miss", "after_you"], SENDER, Language::Fr, text);
    assert!(held("ÉCHEC CRITIQUE"));
    assert!(held("j'ai un echec-critique…"));
    assert!(held("critical FAILURE, anybody?"));
    assert!(held("Apres toi"));
}

#[test]
fn sr_e29_either_half_of_a_name_with_a_slash_is_a_name_but_an_everyday_word_is_not() {
    let held = |text| held_back(&["not_so_tough"], SENDER, Language::En, text);
    assert!(held("pas si balèze, celui-là"));
    assert!(held("it is tougher than it looks"));
    assert!(!held("this one is weaker"));
}

#[test]
fn sr_e29_a_card_that_is_not_held_may_be_named() {
    assert!(!held_back(&["feint"], SENDER, Language::Fr, "J'ai un Plan B."));
    assert!(!held_back(&["feint"], SENDER, Language::Fr, "Je tape fort, au moins 50."));
    assert!(held_back(
        &["feint"],
        kernel::Viewer::Seat(Seat::new(1)),
        Language::Fr,
        "J'ai un Plan B."
    ));
    assert!(!held_back(
        &["feint"],
        kernel::Viewer::Gallery,
        Language::Fr,
        "Une Feinte, un Plan B."
    ));
}

#[test]
fn sr_e29_a_word_that_merely_contains_a_name_passes() {
    let held = |text| held_back(&["feint", "attack_5"], SENDER, Language::Fr, text);
    assert!(!held("Vos feintes ne trompent personne."));
    assert!(!held("He fainted; feinting is for cowards."));
    assert!(!held("Attaque 50 ou rien !"));
    assert!(!held("Je contre-attaque à 5 contre 1."));
}

#[test]
fn every_reason_has_its_own_number_and_a_sentence_in_both_languages() {
    let names = testkit::names(3);
    let told = |language: Language, reason: Forbidden| {
        let voice = Voice::new(language, kernel::Viewer::Seat(Seat::new(0)), &names);
        SangRancune::refusal(&voice, &Refusal::Forbidden(reason))
    };
    let mut codes: Vec<&str> =
        Forbidden::ALL.iter().map(|reason| reason.code_and_clause().0).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), Forbidden::ALL.len());
    for reason in Forbidden::ALL {
        let (french, english) = (told(Language::Fr, reason), told(Language::En, reason));
        assert!(!english.text.is_empty() && french.text != english.text, "{reason:?}");
        assert_eq!(french.code, reason.code_and_clause().0);
    }
}

#[test]
fn options_that_exist_are_never_refused() {
    let table =
        set_first("ripper", [&["attack_50"], &["feint", "move_over"], &["feint", "mixed_order"]]);
    let question = Question::Window(Window::BeforeReveal { turn: Seat::new(0) });
    assert_eq!(table.question(), Some(question));
    for seat in 0..3 {
        for option in table.options(seat) {
            table.clone().does(seat, option);
        }
    }
}
