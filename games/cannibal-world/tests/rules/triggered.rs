//! CW-1500: triggered abilities.

use cannibal_world::table::action::{Aim, Reaction};
use cannibal_world::table::creature::Zone;
use cannibal_world::table::flow::Window;
use cannibal_world::{Action, Question};
use kernel::Seat;

use crate::common::*;

const fn trigger(slot: cannibal_world::cards::Slot) -> Action {
    react(Reaction::Trigger { slot, target: None })
}

#[test]
fn cw_1501_cw_1502_bullseye_takes_a_whole_shot_once() {
    let mut table = duel(["renegades", "rats"])
        .cover(0, &["RE/10"])
        .hunting(1, &["RA/05", "RA/04"])
        .cover(1, &["RA/19", "RA/06"])
        .play();
    let split = Aim { split: Some(table.split(&[("RA/05", 1), ("RA/04", 1)])), ..Aim::default() };
    table.does(0, table.uses("RE/10", MID, split));
    assert_eq!(table.question(), Question::Window(Window::Bullseye { seat: Seat::new(1) }));
    let source = table.source("RA/19", MID);
    table.does(1, react(Reaction::Bullseye { source, this: None }));
    assert_eq!(
        (table.damage("RA/19"), table.damage("RA/05"), table.damage("RA/04")),
        (2, 0, 0),
        "range does not matter"
    );
    assert!(!table.get("RA/06").used[1], "one Bullseye only");
    assert!(table.is_main_of(0));
}

#[test]
fn cw_1503_bullseye_on_the_only_target_is_allowed() {
    let mut table = duel(["rats", "rats"]).cover(0, &["RA/10"]).hunting(1, &["RA/19"]).play();
    table.does(0, table.uses("RA/10", MID, table.on("RA/19")));
    let source = table.source("RA/19", MID);
    table.does(1, react(Reaction::Bullseye { source, this: None }));
    assert_eq!(table.damage("RA/19"), 1);
    assert!(table.get("RA/19").used[0]);
}

#[test]
fn cw_1504_armour_meets_any_damage_even_of_ones_own_sacrifice() {
    let mut table = duel(["dogs", "rats"])
        .hunting(0, &["CA/10"])
        .hand(0, &["DO/12"])
        .hunting(1, &["RA/05"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.uses("CA/10", MID, table.on("RA/05")));
    assert!(matches!(table.question(), Question::Window(Window::Armour { .. })));
    table.does(0, react(Reaction::Armour { source: from_hand("DO/12", MID) }));
    assert!(!table.is_in_play("CA/10"), "then it fought 4 against 3 on 2 life, unhurt until then");
    assert!(!table.is_in_play("RA/05"));
    assert_eq!(table.discard(0), ["CA/10", "DO/12"]);
}

#[test]
fn cw_1505_triggered_action_cards_choose_their_creature() {
    let mut table = duel(["rats", "dogs"])
        .cover(0, &["RA/10"])
        .hunting(1, &["DO/06"])
        .hand(1, &["DO/12"])
        .play();
    table.does(0, table.uses("RA/10", MID, table.on("DO/06")));
    table.does(1, react(Reaction::Armour { source: from_hand("DO/12", MID) }));
    assert_eq!(table.damage("DO/06"), 0);
    assert_eq!(table.discard(1), ["DO/12"]);
}

#[test]
fn cw_1506_cw_1507_cw_1508_recharge_reacts_to_creatures_only_and_once() {
    let mut table = duel(["renegades", "cats"])
        .cover(0, &["RE/10", "RE/06", "RE/06"])
        .hand(0, &["RE/23"])
        .hunting(1, &["CA/01"])
        .play();
    let shots = Aim { split: Some(table.split(&[("CA/01", 2)])), ..Aim::default() };
    table.does(0, table.uses("RE/10", MID, shots));
    table.does(0, react(Reaction::Recharge { source: table.source("RE/06", MID) }));
    assert!(table.is_main_of(0), "at most one");
    assert!(!table.get("RE/10").used[0]);
    table.does(0, action("RE/23", MID, shots));
    assert!(table.is_main_of(0), "no Recharge for an Action card");
}

#[test]
fn cw_1509_proliferation_when_entering_cover() {
    let mut table =
        duel(["rats", "dogs"]).hand(0, &["RA/08", "RA/08"]).discard(0, &["RA/09"]).play();
    table.does(0, plays("RA/08", Zone::Hunting));
    assert!(table.is_main_of(0), "not in Hunting");
    table.does(0, plays("RA/08", Zone::Cover)).does(0, trigger(MID));
    assert!(table.reinforcements(0).contains(&"RA/09".to_owned()));
}

#[test]
fn cw_1510_cw_1511_a_leap_when_entering_hunting() {
    let mut table = duel(["cats", "dogs"])
        .hand(0, &["CA/05"])
        .cover(0, &["CA/20"])
        .hunting(1, &["DO/06"])
        .play();
    table.does(0, plays("CA/05", Zone::Hunting));
    table.does(0, react(Reaction::Trigger { slot: MID, target: Some(table.id("DO/06")) }));
    assert!(table.may(1, DODGE), "it can be dodged and locks nobody");
    table.does(1, DODGE);
    table.does(0, table.moves("CA/20"));
    assert!(matches!(table.question(), Question::Window(Window::Enter { .. })));
    let mut alone = duel(["cats", "dogs"]).hand(0, &["CA/05"]).play();
    alone.does(0, plays("CA/05", Zone::Hunting));
    assert!(alone.is_main_of(0), "no target, no offer");
    let mut stunned =
        duel(["cats", "dogs"]).cover(0, &["CA/20"]).stunned("CA/20").hunting(1, &["DO/06"]).play();
    stunned.does(0, stunned.moves("CA/20"));
    assert!(stunned.is_main_of(0));
}

#[test]
fn cw_1512_renegade_tactics() {
    let mut table = duel(["renegades", "dogs"])
        .hand(0, &["RE/11"])
        .list(0, &["RE/11", "RE/01", "RE/12"])
        .main(0, &["RE/12", "RE/01"])
        .reinforcements(0, &[])
        .play();
    table.does(0, plays("RE/11", Zone::Cover)).does(0, trigger(MID));
    assert_eq!(table.0.options(0), [take("RE/01"), take("RE/12")]);
    table.does(0, take("RE/01"));
    assert_eq!(table.reinforcements(0), ["RE/01"]);
}

#[test]
fn cw_1513_support_when_entering() {
    let mut table = duel(["rats", "dogs"])
        .hand(0, &["RA/02"])
        .main(0, &["RA/04", "RA/05"])
        .reinforcements(0, &[])
        .play();
    table.does(0, plays("RA/02", Zone::Hunting)).does(0, trigger(MID));
    assert_eq!((table.hand(0).len(), table.meat()[0]), (2, 5));
}

#[test]
fn cw_1514_replacement() {
    let mut table = duel(["rats", "dogs"])
        .hand(0, &["RA/09"])
        .list(0, &["RA/09", "RA/01", "RA/10", "RA/12"])
        .main(0, &["RA/01", "RA/10", "RA/12"])
        .reinforcements(0, &[])
        .play();
    table.does(0, plays("RA/09", Zone::Hunting)).does(0, trigger(MID));
    assert_eq!(table.0.options(0), [take("RA/10"), take("RA/12")], "any card of value 6 or less");
    table.does(0, take("RA/12"));
    assert_eq!(table.reinforcements(0), ["RA/12"]);
}

#[test]
fn cw_1515_two_triggers_in_any_order_each_optional() {
    let two = [
        Some(cannibal_world::cards::Ability::Triggered(
            cannibal_world::cards::Triggered::Support { x: 1 },
        )),
        Some(cannibal_world::cards::Ability::Triggered(
            cannibal_world::cards::Triggered::FelineLeap {},
        )),
    ];
    let trial = cannibal_world::cards::card::TrialCard {
        id: card("CA/05"),
        strength: None,
        life: None,
        value: None,
        abilities: Some(two),
    };
    let mut table = duel(["cats", "dogs"])
        .house(|config| config.trial_cards.push(trial))
        .hand(0, &["CA/05"])
        .main(0, &["CA/06"])
        .reinforcements(0, &[])
        .hunting(1, &["DO/22"])
        .meat(&[4, 0])
        .play();
    table.does(0, plays("CA/05", Zone::Hunting));
    table.does(0, react(Reaction::Trigger { slot: RIGHT, target: Some(table.id("DO/22")) }));
    table.until(|question| matches!(question, Question::Window(Window::Enter { .. })));
    table.does(0, trigger(MID));
    assert_eq!(table.hand(0), ["CA/06"]);
    let mut empty = duel(["renegades", "dogs"]).hand(0, &["RE/11"]).decked(0).play();
    empty.does(0, plays("RE/11", Zone::Cover)).does(0, trigger(MID));
    assert!(empty.is_main_of(0), "an empty deck is everybody's knowledge");
}

#[test]
fn cw_1516_cw_1517_cw_1518_swap() {
    // Refused: CW-E36.
    // CW-R55: back to Cover; CW-R61: a Tracker loses Tracker.
    let mut table = duel(["cats", "cats"])
        .hunting(0, &["CA/02"])
        .cover(1, &["CA/05"])
        .hunting(1, &["CA/07", "CA/08"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.attack("CA/02", "CA/05"));
    let (source, with) = (table.source("CA/08", MID), table.id("CA/07"));
    table.refuses(1, react(Reaction::Swap { source, with: table.id("CA/05") }), "CW-E36");
    table.does(1, react(Reaction::Swap { source, with })).let_go();
    assert!(!table.is_in_play("CA/07"), "dragged into Cover, and killed there");
    assert_eq!((table.get("CA/05").zone, table.damage("CA/05")), (Zone::Cover, 0));
    let mut card = duel(["dogs", "cats"])
        .trial("CA/07", 2, 9)
        .hunting(0, &["DO/05"])
        .hunting(1, &["CA/05"])
        .cover(1, &["CA/07"])
        .hand(1, &["CA/11"])
        .meat(&[4, 0])
        .play();
    card.does(0, card.attack("DO/05", "CA/05"));
    let with = card.id("CA/07");
    card.does(1, react(Reaction::Swap { source: from_hand("CA/11", MID), with }));
    assert!(card.get("CA/07").used[0] && card.get("CA/07").zone == Zone::Hunting);
}

#[test]
fn cw_1519_after_a_swap_on_the_assault_the_combat_may_still_be_dodged() {
    let mut table =
        duel(["rats", "cats"]).hunting(0, &["RA/05"]).hunting(1, &["CA/08", "CA/01"]).play();
    table.does(0, table.uses("RA/05", MID, table.on("CA/08"))).does(1, DECLINE);
    let (source, with) = (table.source("CA/08", MID), table.id("CA/01"));
    table
        .does(1, react(Reaction::Swap { source, with }))
        .until(|question| matches!(question, Question::Window(Window::Respond { .. })));
    assert!(table.may(1, DODGE));
}

#[test]
fn cw_1520_net_needs_the_same_zone() {
    // Refused: CW-E13.
    let mut table = duel(["rats", "dogs"])
        .hunting(0, &["RA/05"])
        .hunting(1, &["DO/06"])
        .cover(1, &["DO/17"])
        .play();
    table.does(0, table.attack("RA/05", "DO/06"));
    table.refuses(1, react(Reaction::Net { source: table.source("DO/17", MID) }), "CW-E13");
}

#[test]
fn cw_1521_net_cards_and_net_against_cards() {
    // CW-R23
    let mut table = duel(["rats", "renegades"])
        .hand(0, &["RA/12"])
        .hunting(1, &["RE/12"])
        .hand(1, &["RE/17"])
        .meat(&[4, 1])
        .play();
    table.does(0, action("RA/12", MID, table.on("RE/12")));
    table.does(1, react(Reaction::Net { source: from_hand("RE/17", MID) }));
    assert_eq!((table.damage("RE/12"), table.meat()), (0, vec![3, 0]));
    assert_eq!(
        (table.discard(0), table.discard(1)),
        (vec!["RA/12".to_owned()], vec!["RE/17".to_owned()])
    );
    assert!(table.is_main_of(0));
}

#[test]
fn cw_1522_order_of_windows() {
    let mut table = duel(["renegades", "cats"])
        .hunting(0, &["RE/04", "RE/06"])
        .hunting(1, &["CA/08", "CA/01"])
        .play();
    table.does(0, table.uses("RE/04", MID, table.on("CA/08")));
    assert!(matches!(table.question(), Question::Window(Window::Recharge { .. })));
    table.does(0, DECLINE);
    assert!(matches!(table.question(), Question::Window(Window::Respond { .. })));
    table.does(1, DECLINE);
    assert!(matches!(table.question(), Question::Window(Window::Swap { .. })));
    // A creature swapped into Cover may use its trigger before the next Swap is offered.
    let mut rats = duel(["cats", "rats"])
        .hunting(0, &["CA/02"])
        .cover(1, &["RA/10"])
        .hunting(1, &["RA/08"])
        .discard(1, &["RA/09"])
        .hand(1, &["CA/11"])
        .with(|public| {
            public.players[Seat::new(1)].faction = Some(cannibal_world::cards::Faction::Cats)
        })
        .meat(&[4, 0])
        .play();
    rats.does(0, rats.attack("CA/02", "RA/10"));
    let with = rats.id("RA/08");
    rats.does(1, react(Reaction::Swap { source: from_hand("CA/11", MID), with }));
    assert!(matches!(rats.question(), Question::Window(Window::Enter { .. })));
    rats.does(1, trigger(MID));
    assert!(rats.reinforcements(1).contains(&"RA/09".to_owned()));
}
