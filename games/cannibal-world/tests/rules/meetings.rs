//! Where two rules meet: a reaction to a reaction, an end in the middle of something, a card that changes what another
//! one does.

use cannibal_world::table::action::{Aim, Reaction};
use cannibal_world::table::creature::Zone;
use cannibal_world::table::flow::Window;
use cannibal_world::table::public::Ending;
use cannibal_world::{Action, Question, Step};
use kernel::Seat;

use crate::common::*;

fn net(table: &Play, name: &str) -> Action {
    react(Reaction::Net { source: table.source(name, MID) })
}

fn swap(table: &Play, name: &str, with: &str) -> Action {
    react(Reaction::Swap { source: table.source(name, MID), with: table.id(with) })
}

fn is_swap_window(question: Question) -> bool {
    matches!(question, Question::Window(Window::Swap { .. }))
}

#[test]
fn cw_1116_a_leaper_caught_in_a_net_leaps_no_more() {
    // CW-1113: the target is locked, the creature beside it is not. CW-1511: the stunned do not leap.
    let mut table = duel(["cats", "renegades"])
        .cover(0, &["CA/20"])
        .hand(0, &["CA/12"])
        .hunting(1, &["RE/12", "RE/18"])
        .play();
    let leap = Aim { this: Some(table.id("CA/20")), ..table.on("RE/12") };
    table.does(0, action("CA/12", MID, leap));
    table.does(1, net(&table, "RE/18"));
    assert!(table.is_main_of(0), "neither the combat nor its own trigger");
    assert!(table.get("CA/20").stunned && table.get("CA/20").zone == Zone::Hunting);
    assert_eq!((table.discard(0), table.meat()), (vec!["CA/12".to_owned()], vec![3, 3]));
}

#[test]
fn cw_1113_a_locked_creature_has_no_net_of_its_own() {
    let mut table = duel(["cats", "renegades"]).cover(0, &["CA/03"]).hunting(1, &["RE/18"]).play();
    table.does(0, table.uses("CA/03", MID, table.on("RE/18")));
    assert!(table.is_main_of(0), "nothing was asked");
    assert!(!table.is_in_play("RE/18"));
    assert_eq!(table.damage("CA/03"), 2);
}

#[test]
fn cw_1501_a_bullseye_in_a_combat_waits_for_the_blow_and_leaves_armour_to_the_fighter() {
    let mut table =
        duel(["rats", "renegades"]).hunting(0, &["RA/03"]).hunting(1, &["RE/12", "RE/08"]).play();
    table.does(0, table.attack("RA/03", "RE/08")).does(1, DECLINE);
    let split = Some(table.split(&[("RE/12", 1), ("RE/08", 1)]));
    table.does(0, table.uses("RA/03", RIGHT, Aim { split, ..Aim::default() }));
    table.does(1, react(Reaction::Bullseye { source: table.source("RE/12", MID), this: None }));
    assert_eq!(table.damage("RE/12"), 0, "not yet");
    table.until(|question| matches!(question, Question::Window(Window::Armour { .. })));
    table.does(1, react(Reaction::Armour { source: table.source("RE/08", MID) }));
    assert_eq!((table.damage("RE/12"), table.damage("RE/08")), (2, 2));
    assert!(!table.is_in_play("RA/03"));
}

#[test]
fn cw_1204_cw_1518_a_net_assault_stuns_whoever_is_swapped_in() {
    let mut table =
        duel(["rats", "cats"]).hunting(0, &["RA/21"]).hunting(1, &["CA/08", "CA/05"]).play();
    table.does(0, table.uses("RA/21", MID, table.on("CA/08"))).does(1, DECLINE);
    table.does(1, swap(&table, "CA/08", "CA/05"));
    assert!(table.is_main_of(0), "a stunned creature cannot dodge the combat");
    assert!(!table.get("CA/08").stunned);
    assert!(!table.is_in_play("CA/05"));
    assert_eq!(table.damage("RA/21"), 0);
}

#[test]
fn cw_1207_cw_1516_a_charge_spills_over_from_whoever_is_swapped_in() {
    let mut table = duel(["dogs", "cats"])
        .hunting(0, &["DO/03"])
        .hunting(1, &["CA/08", "CA/05"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.uses("DO/03", MID, table.on("CA/08")));
    table.does(1, swap(&table, "CA/08", "CA/05")).let_go();
    // 5 against a life of 2: the other three go to CA/08, which has just three.
    assert!(!table.is_in_play("CA/05") && !table.is_in_play("CA/08"));
    assert_eq!(table.damage("DO/03"), 3);
}

#[test]
fn cw_907_cw_r66_loyalty_and_excess_meet_one_shield() {
    let mut table = duel(["dogs", "dogs"])
        .hunting(0, &["DO/03"])
        .hunting(1, &["DO/09", "DO/06"])
        .hand(1, &["DO/12"])
        .used("DO/09", MID)
        .play();
    table.does(0, table.uses("DO/03", MID, table.on("DO/09")));
    table.until_tactics_of(1);
    let loyal = Aim { this: Some(table.id("DO/06")), ..table.on("DO/09") };
    table.does(1, action("DO/12", RIGHT, loyal)).until_tactics_of(1);
    table.does(1, table.uses("DO/06", MID, Aim::default())).let_go();
    // A share of 2 by Loyalty and an excess of 3, less a Shield of 2.
    assert_eq!((table.damage("DO/09"), table.damage("DO/06")), (0, 3));
    assert_eq!(table.damage("DO/03"), 2);
}

#[test]
fn cw_907_a_feint_card_saves_a_bystander_from_the_excess() {
    let mut table = duel(["dogs", "rats"])
        .hunting(0, &["DO/03"])
        .hunting(1, &["RA/04", "RA/10", "RA/09"])
        .hand(1, &["RA/13"])
        .used("RA/04", MID)
        .play();
    table.does(0, table.uses("DO/03", MID, table.on("RA/04")));
    table.until_tactics_of(1);
    let feint = Aim { this: Some(table.id("RA/10")), ..Aim::default() };
    table.does(1, action("RA/13", MID, feint)).let_go();
    let split = table.split(&[("RA/10", 2)]);
    table.does(1, Action::Spread { split });
    assert_eq!((table.damage("RA/10"), table.damage("RA/09")), (0, 0));
    assert!(!table.is_in_play("RA/04"));
}

#[test]
fn cw_1506_a_recharged_shot_is_used_twice_in_one_combat() {
    let mut table =
        duel(["renegades", "rats"]).hunting(0, &["RE/03", "RE/06"]).hunting(1, &["RA/02"]).play();
    table.does(0, table.attack("RE/06", "RA/02")).until_tactics_of(0);
    table.does(0, table.uses("RE/03", MID, table.on("RA/02")));
    table.does(0, react(Reaction::Recharge { source: table.source("RE/06", MID) }));
    table.until_tactics_of(0);
    table.does(0, table.uses("RE/03", MID, table.on("RA/02"))).let_go();
    assert!(!table.is_in_play("RA/02"));
    assert_eq!((table.damage("RE/06"), table.meat()[0]), (2, 1));
}

#[test]
fn cw_1520_cw_1508_a_netted_assault_stays_recharged() {
    let mut table = duel(["renegades", "renegades"])
        .hunting(0, &["RE/04", "RE/06"])
        .hunting(1, &["RE/18"])
        .play();
    table.does(0, table.uses("RE/04", MID, table.on("RE/18")));
    table.does(0, react(Reaction::Recharge { source: table.source("RE/06", MID) }));
    table.does(1, net(&table, "RE/18"));
    let netted = table.get("RE/04");
    assert!(netted.stunned && !netted.used[0]);
    assert_eq!((table.damage("RE/18"), table.meat()), (0, vec![3, 3]));
    assert!(table.is_main_of(0));
}

#[test]
fn cw_405_cw_1521_the_second_ability_comes_after_a_netted_first_one() {
    let mut table =
        duel(["renegades", "renegades"]).hand(0, &["RE/23"]).hunting(1, &["RE/12", "RE/18"]).play();
    table.does(0, both("RE/23", RIGHT, table.on("RE/12")));
    table.does(1, net(&table, "RE/18"));
    assert!(matches!(table.question(), Question::Second { .. }));
    let split = Some(table.split(&[("RE/18", 2)]));
    table.does(0, Action::Second { aim: Aim { split, ..Aim::default() } }).let_go();
    assert!(!table.is_in_play("RE/18"));
    assert_eq!((table.damage("RE/12"), table.meat()), (0, vec![2, 3]));
    assert_eq!(table.discard(0), ["RE/23"]);
}

#[test]
fn cw_1110_a_dragged_leaper_may_be_netted_by_the_active_player() {
    let mut table = duel(["renegades", "cats"])
        .cover(0, &["RE/05"])
        .hunting(0, &["RE/12", "RE/18"])
        .cover(1, &["CA/05"])
        .play();
    table.does(0, table.uses("RE/05", MID, table.on("CA/05")));
    table.does(1, react(Reaction::Trigger { slot: MID, target: Some(table.id("RE/12")) }));
    table.does(0, net(&table, "RE/18"));
    assert!(table.is_main_of(0));
    assert!(table.get("CA/05").stunned && table.get("CA/05").used[0]);
    assert_eq!((table.damage("CA/05"), table.meat()), (1, vec![2, 4]));
}

#[test]
fn cw_312_cw_1103_support_may_exhaust_and_pays_in_full() {
    // Refused: CW-E20.
    let mut table = duel(["cats", "dogs"])
        .hand(0, &["CA/13"])
        .main(0, &[])
        .reinforcements(0, &["CA/05"])
        .play();
    table.does(0, action("CA/13", MID, Aim::default()));
    let player = table.public().players[Seat::new(0)];
    assert_eq!((table.hand(0), player.meat, player.exhausted), (vec!["CA/05".to_owned()], 5, true));
    table.refuses(0, END, "CW-E20");
    table.does(0, plays("CA/05", Zone::Cover));
    table.does(0, table.moves("CA/05"));
    table.does(0, PILLAGE).does(0, END);
    assert_eq!(table.public().active, Seat::new(1));
}

#[test]
fn cw_1604_drawing_the_last_card_may_be_the_end() {
    // An Action card does not save: CW-1602.
    let table = duel(["cats", "dogs"])
        .main(0, &["CA/23"])
        .reinforcements(0, &[])
        .hunting(1, &["DO/05"])
        .from(Step::Turn {})
        .play();
    assert_eq!(table.0.winners(), [1]);
    assert!(!table.public().players[Seat::new(0)].exhausted, "before the next draw is tried");
}

#[test]
fn cw_1604_the_effect_of_an_assault_may_end_the_game_before_its_combat() {
    let mut table = duel(["rats", "cats"])
        .hunting(0, &["RA/05"])
        .hunting(1, &["CA/22"])
        .used("CA/22", MID)
        .decked(1)
        .meat(&[4, 0])
        .play();
    table.does(0, table.uses("RA/05", MID, table.on("CA/22")));
    assert_eq!(table.0.winners(), [0]);
    assert_eq!(table.damage("RA/05"), 0, "there was no combat");
}

#[test]
fn cw_r83_the_other_side_is_checked_ahead_of_a_last_stand() {
    let end = |stand: bool| {
        let mut table = duel(["cats", "dogs"])
            .house(|config| (config.last_stand, config.pyrrhic) = (stand, false))
            .hunting(0, &["CA/10"])
            .decked(0)
            .hand(0, &["CA/23"])
            .hunting(1, &["DO/09"])
            .decked(1)
            .meat(&[4, 0])
            .play();
        table.does(0, table.attack("CA/10", "DO/09")).let_go();
        (table.ending(), table.0.winners())
    };
    assert_eq!(end(false), (Some(Ending::BothEliminated {}), vec![]));
    assert_eq!(end(true).1, [0]);
}

#[test]
fn cw_1303_a_card_hurts_the_attacker_of_a_stunned_defender() {
    let mut table = duel(["cats", "rats"])
        .hunting(0, &["CA/03"])
        .hunting(1, &["RA/02"])
        .stunned("RA/02")
        .hand(1, &["RA/13"])
        .play();
    table.does(0, table.attack("CA/03", "RA/02")).until_tactics_of(1);
    table.does(1, action("RA/13", RIGHT, table.on("CA/03"))).let_go();
    assert_eq!((table.damage("CA/03"), table.damage("RA/02")), (1, 3));
}

#[test]
fn cw_1210_a_feinting_attacker_takes_nothing_of_a_card_either() {
    let mut table = duel(["rats", "rats"])
        .hunting(0, &["RA/15"])
        .hunting(1, &["RA/02"])
        .hand(1, &["RA/13"])
        .play();
    table.does(0, table.uses("RA/15", MID, table.on("RA/02"))).until_tactics_of(1);
    table.does(1, action("RA/13", RIGHT, table.on("RA/15"))).let_go();
    assert_eq!(table.damage("RA/15"), 0);
    assert!(!table.is_in_play("RA/02"));
}

#[test]
fn cw_618_a_dodged_attack_has_cost_tracker_all_the_same() {
    // Refused: CW-E02.
    let mut table = duel(["cats", "dogs"])
        .hunting(0, &["CA/07"])
        .hunting(1, &["DO/06"])
        .cover(1, &["DO/08"])
        .play();
    table.does(0, table.attack("CA/07", "DO/08")).does(1, DODGE);
    assert!(table.get("CA/07").used[0]);
    table.refuses(0, table.attack("CA/07", "DO/08"), "CW-E02");
}

#[test]
fn cw_1522_swap_into_cover_wakes_a_proliferation_before_the_next_swap() {
    // CW-1809, CW-1810: in the enemy's turn the owner is asked, and takes from the own discard pile.
    let mut table = camps(["cats", "rats", "cats", "dogs"])
        .cover(0, &["CA/08", "CA/04"])
        .hunting(1, &["RA/08"])
        .discard(1, &["RA/09"])
        .hunting(2, &["CA/07"])
        .active(2)
        .play();
    table.does(2, table.attack("CA/07", "CA/08")).does(0, DECLINE);
    table.does(0, swap(&table, "CA/08", "RA/08"));
    assert!(matches!(table.question(), Question::Window(Window::Enter { .. })));
    assert_eq!(table.asked(), [1]);
    table.does(1, react(Reaction::Trigger { slot: MID, target: None }));
    assert_eq!(table.reinforcements(1), ["RA/08", "RA/09"]);
    assert!(is_swap_window(table.question()), "the Tyrant may still swap");
    assert_eq!(table.asked(), [1], "the owner of the new target first");
}

#[test]
fn cw_1819_whoever_has_accepted_is_not_asked_again_after_the_teammates_bullseye() {
    let mut table = camps(["renegades", "dogs", "cats", "renegades"])
        .hunting(0, &["RE/04"])
        .hunting(2, &["CA/03"])
        .hunting(3, &["RE/12"])
        .play();
    table.does(0, table.uses("RE/04", MID, table.on("CA/03"))).does(2, DECLINE);
    table.does(3, react(Reaction::Bullseye { source: table.source("RE/12", MID), this: None }));
    assert_eq!(table.damage("RE/12"), 2);
    assert!(table.public().combat.is_some(), "the next question is about the combat");
    assert_eq!(table.asked(), [2]);
}

#[test]
fn cw_1519_cw_1812_after_a_swap_the_owner_of_the_new_target_dodges() {
    // Refused: CW-E24, CW-E29.
    let mut table = camps(["rats", "dogs", "cats", "renegades"])
        .hunting(0, &["RA/05"])
        .hunting(2, &["CA/08"])
        .hunting(3, &["RE/12"])
        .play();
    table.does(0, table.uses("RA/05", MID, table.on("CA/08")));
    table.refuses(2, GIVE, "CW-E29").does(2, DECLINE);
    table.refuses(2, DODGE, "CW-E24");
    table.does(2, swap(&table, "CA/08", "RE/12"));
    assert_eq!((table.damage("CA/08"), table.damage("RE/12")), (0, 1));
    assert_eq!(table.asked(), [3]);
    table.does(3, DODGE);
    assert_eq!(table.meat(), [3, 4, 4, 2]);
    assert!(table.is_main_of(0));
}

#[test]
fn cw_1608_a_dodged_attack_breaks_no_silence() {
    let set = || {
        duel(["cats", "dogs"])
            .exhausted(0)
            .exhausted(1)
            .hunting(0, &["CA/03"])
            .hunting(1, &["DO/06"])
            .with(|public| public.quiet = 3)
            .meat(&[1, 4])
            .play()
    };
    let mut dodged = set();
    dodged.does(0, dodged.attack("CA/03", "DO/06")).does(1, DODGE).does(0, END);
    assert_eq!(dodged.ending(), Some(Ending::Stalemate {}));
    let mut fought = set();
    fought.does(0, fought.attack("CA/03", "DO/06")).let_go();
    assert!(fought.ending().is_none() && fought.public().stirred);
}
