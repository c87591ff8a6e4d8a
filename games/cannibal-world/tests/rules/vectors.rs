//! Section 9: the worked examples V01 to V31. Cards that were balanced since keep their old numbers here.

use cannibal_world::Question;
use cannibal_world::rules::decks;
use cannibal_world::table::action::{Aim, Reaction};
use cannibal_world::table::creature::Zone;
use cannibal_world::table::flow::Window;
use cannibal_world::table::public::{Camp, Ending};
use kernel::{Game, Seat};

use crate::common::*;

/// CW-608, CW-703, CW-704, CW-705, CW-706, CW-707, CW-709, CW-903, CW-908, CW-1302, CW-1304, CW-1305
#[test]
fn v01_the_combat_example_of_the_rulebook() {
    let mut table = duel(["dogs", "rats"]).hunting(0, &["DO/06"]).cover(0, &["DO/09"]).hunting(1, &["RA/03"]).play();
    table.does(0, table.attack("DO/06", "RA/03"));
    assert_eq!(table.meat(), [3, 4]);
    table.does(1, DECLINE).does(0, PASS);
    table.does(1, table.uses("RA/03", MID, Aim::default()));
    table.does(0, table.uses("DO/06", MID, Aim::default()));
    let shots = Aim { split: Some(table.split(&[("DO/09", 2)])), ..Aim::default() };
    table.does(1, table.uses("RA/03", RIGHT, shots));
    assert!(table.is_in_play("DO/09"), "nobody dies before the blow");
    table.does(0, PASS).let_go();
    assert_eq!((table.damage("DO/06"), table.damage("RA/03")), (1, 0));
    assert!(!table.is_in_play("DO/09"));
    assert_eq!(table.get("RA/03").used, [true, true]);
    assert!(table.get("DO/06").used[0]);
    assert_eq!(table.meat(), [2, 2]);
}

/// CW-705, CW-706, CW-1303
#[test]
fn v02_the_alternation_example_of_the_faq() {
    let mut table = duel(["renegades", "rats"])
        .old_crossbow()
        .hunting(0, &["RE/20", "RE/07"])
        .hunting(1, &["RA/02"])
        .used("RA/02", MID)
        .hand(1, &["RA/13"])
        .play();
    table.does(0, table.attack("RE/20", "RA/02")).does(1, DECLINE).does(0, PASS);
    table.does(1, action("RA/13", RIGHT, table.on("RE/20")));
    table.does(0, table.uses("RE/20", RIGHT, Aim::default()));
    // P2 has neither a tactic in play nor a hand left, and passes by itself (D11).
    table.does(0, table.uses("RE/07", MID, table.on("RA/02")));
    table.let_go();
    assert_eq!(table.damage("RE/20"), 2);
    assert!(!table.is_in_play("RA/02"));
    assert_eq!(table.meat(), [1, 3]);
    assert_eq!(table.discard(1), ["RA/02", "RA/13"]);
}

/// CW-212, CW-901, CW-911
#[test]
fn v03_strength_four_against_two_of_strength_three() {
    let mut table = duel(["cats", "rats"]).hunting(0, &["CA/02"]).used("CA/02", MID).hunting(1, &["RA/05", "RA/05"]).play();
    table.does(0, table.attack("CA/02", "RA/05")).let_go();
    assert_eq!(table.damage("CA/02"), 3);
    table.does(0, table.attack("CA/02", "RA/05")).let_go();
    assert!(!table.is_in_play("CA/02") && !table.is_in_play("RA/05"));
    assert_eq!(table.meat()[0], 2);
}

/// CW-1504
#[test]
fn v04_armour_is_spent_whole() {
    let mut table = duel(["rats", "renegades"]).cover(0, &["RA/10"]).hand(0, &["RA/12"]).hunting(1, &["RE/16"]).play();
    table.does(0, table.uses("RA/10", MID, table.on("RE/16")));
    table.does(1, react(Reaction::Armour { source: table.source("RE/16", MID) }));
    assert_eq!(table.damage("RE/16"), 0);
    table.does(0, action("RA/12", MID, table.on("RE/16"))).let_go();
    assert_eq!(table.damage("RE/16"), 2);
    assert!(table.get("RE/16").used[0]);
}

/// CW-503, CW-1206
#[test]
fn v05_dodging_assault_and_combat() {
    let set = || duel(["dogs", "rats"]).hunting(0, &["DO/05"]).hunting(1, &["RA/05"]).play();
    let mut table = set();
    table.does(0, table.uses("DO/05", MID, table.on("RA/05"))).does(1, DODGE).does(1, DODGE);
    assert_eq!((table.damage("DO/05"), table.damage("RA/05")), (0, 0));
    assert_eq!(table.meat(), [3, 0]);
    assert!(table.get("DO/05").used[0]);
    let mut table = set();
    table.does(0, table.uses("DO/05", MID, table.on("RA/05"))).does(1, DECLINE);
    assert!(table.is_main_of(0) || matches!(table.question(), Question::Tactics { .. }), "no dodge is offered");
}

/// CW-502, CW-806, CW-910
#[test]
fn v06_dodged_direct_damage_and_triggers() {
    let mut table = duel(["renegades", "dogs"]).hunting(0, &["RE/04"]).hunting(1, &["DO/10"]).play();
    table.does(0, table.uses("RE/04", MID, table.on("DO/10"))).until(|question| {
        matches!(question, Question::Window(Window::Respond { .. }))
    });
    table.does(1, DODGE);
    assert!(matches!(table.question(), Question::Window(Window::Respond { .. })), "the combat, no Armour window");
    table.does(1, DECLINE).until(|question| matches!(question, Question::Window(Window::Armour { .. })));
    table.does(1, react(Reaction::Armour { source: table.source("DO/10", MID) })).let_go();
    assert_eq!(table.damage("DO/10"), 2);
    assert!(!table.is_in_play("RE/04"));
    assert_eq!(table.meat()[1], 2);
}

/// CW-804, CW-1501, CW-1502, CW-R33
#[test]
fn v07_bullseye_during_an_assault() {
    let set = || {
        let mut table = duel(["renegades", "dogs"]).hunting(0, &["RE/04"]).hunting(1, &["DO/06"]).cover(1, &["DO/16"]).play();
        table.does(0, table.uses("RE/04", MID, table.on("DO/06")));
        let source = table.source("DO/16", RIGHT);
        table.does(1, react(Reaction::Bullseye { source, this: None }));
        table
    };
    let mut table = set();
    table.let_go();
    assert_eq!((table.damage("DO/16"), table.damage("DO/06"), table.damage("RE/04")), (2, 3, 2));
    let mut table = set();
    table.does(1, DODGE).let_go();
    assert_eq!((table.damage("DO/16"), table.damage("DO/06")), (2, 3), "the dodge was useless");
    assert_eq!(table.meat()[1], 2);
}

/// CW-904, CW-905, CW-1207, CW-1208
#[test]
fn v08_feint_against_canine_charge() {
    let mut table = duel(["dogs", "rats"]).hunting(0, &["DO/03"]).hunting(1, &["RA/04", "RA/10", "RA/09"]).play();
    table.does(0, table.uses("DO/03", MID, table.on("RA/04"))).until_tactics_of(1);
    table.does(1, table.uses("RA/04", MID, Aim::default())).let_go();
    assert_eq!(table.question(), Question::Spread { seat: Seat::new(1), excess: 2 });
    assert_eq!(table.0.options(1).len(), 3);
    let split = table.split(&[("RA/10", 2)]);
    table.does(1, cannibal_world::Action::Spread { split }).let_go();
    assert_eq!((table.damage("RA/04"), table.damage("RA/10"), table.damage("DO/03")), (0, 2, 2));
}

/// CW-604, CW-1204
#[test]
fn v09_assault_net() {
    let mut table = duel(["rats", "dogs"]).hunting(0, &["RA/21"]).hunting(1, &["DO/06"]).play();
    table.does(0, table.uses("RA/21", MID, table.on("DO/06"))).does(1, DECLINE);
    assert!(table.get("DO/06").stunned);
    table.let_go();
    assert_eq!((table.damage("DO/06"), table.damage("RA/21")), (2, 0));
    assert!(table.get("DO/06").stunned);
    assert_eq!(table.meat()[1], 4, "neither dodge nor Shield was possible");
}

/// CW-707, CW-708
#[test]
fn v10_no_kill_before_the_blow() {
    let mut table = duel(["renegades", "rats"]).hunting(0, &["RE/07", "RE/03"]).hunting(1, &["RA/09"]).play();
    table.does(0, table.attack("RE/07", "RA/09")).until_tactics_of(0);
    table.does(0, table.uses("RE/03", MID, table.on("RA/09")));
    assert!(table.is_in_play("RA/09"));
    table.let_go();
    assert!(!table.is_in_play("RA/09") && !table.is_in_play("RE/07"));
}

/// CW-808, CW-1511, CW-1518
#[test]
fn v11_an_action_card_assault_starts_no_combat() {
    let set = || {
        let mut table = duel(["rats", "cats"]).hand(0, &["RA/12"]).hunting(1, &["CA/08"]).cover(1, &["CA/05"]).meat(&[3, 1]).play();
        table.does(0, action("RA/12", MID, table.on("CA/08")));
        table
    };
    let mut table = set();
    table.let_go();
    assert_eq!(table.damage("CA/08"), 2);
    assert!(table.is_main_of(0));
    let mut table = set();
    let (source, with) = (table.source("CA/08", MID), table.id("CA/05"));
    assert!(matches!(table.question(), Question::Window(Window::Swap { .. })), "no dodge with 1 Meat");
    table.does(1, react(Reaction::Swap { source, with })).let_go();
    assert!(!table.is_in_play("CA/05"));
    assert_eq!(table.damage("CA/08"), 0);
    assert!(table.is_main_of(0), "its Leap was not offered");
}

/// CW-314, CW-315, CW-316, CW-1007
#[test]
fn v12_exhausted() {
    let set = || duel(["dogs", "renegades"]).exhausted(0).meat(&[3, 4]).hunting(0, &["DO/09"]).cover(0, &["DO/08"]);
    let mut table = set().hunting(1, &["RE/16"]).play();
    table.refuses(0, END, "CW-E20");
    table.does(0, table.uses("DO/08", MID, Aim::default()));
    table.does(0, table.moves("DO/08"));
    table.refuses(0, END, "CW-E20");
    table.does(0, table.attack("DO/09", "RE/16")).let_go();
    table.does(0, END);
    let mut table = set().play();
    table.does(0, PILLAGE).does(0, END);
    assert!(table.is_main_of(1));
}

/// CW-606, CW-607, CW-608, CW-609
#[test]
fn v13_range() {
    let set = |board: Board| board.old_crossbow().hunting(1, &["CA/06"]).cover(1, &["CA/09"]).play();
    let table = set(duel(["renegades", "cats"]).cover(0, &["RE/10"]).hunting(0, &["RE/07"]));
    let split = |name: &str| Aim { split: Some(table.split(&[(name, 2)])), ..Aim::default() };
    assert!(table.may(0, table.uses("RE/10", MID, split("CA/06"))));
    assert!(!table.may(0, table.uses("RE/10", MID, split("CA/09"))));
    assert!(table.may(0, table.uses("RE/07", MID, table.on("CA/06"))));
    assert!(table.may(0, table.uses("RE/07", MID, table.on("CA/09"))));
    let table = set(duel(["renegades", "cats"]).cover(0, &["RE/07"]));
    assert!(table.may(0, table.uses("RE/07", MID, table.on("CA/06"))));
    assert!(!table.may(0, table.uses("RE/07", MID, table.on("CA/09"))));
}

/// CW-613, CW-617, CW-618, CW-807
#[test]
fn v14_a_tracker_strikes_cover() {
    let mut table = duel(["cats", "dogs"]).hunting(0, &["CA/02"]).hunting(1, &["DO/06"]).cover(1, &["DO/08", "DO/09"]).meat(&[4, 1]).play();
    table.does(0, table.uses("CA/02", RIGHT, table.on("DO/08"))).let_go();
    assert!(!table.is_in_play("DO/08"));
    assert_eq!(table.get("CA/02").used, [true, true]);
    assert!(table.may(0, table.attack("CA/02", "DO/06")));
    table.refuses(0, table.attack("CA/02", "DO/09"), "CW-E02");
}

/// CW-413, CW-605, CW-616
#[test]
fn v15_pillage_past_stunned_creatures_and_trackers() {
    let mut table = duel(["renegades", "cats"]).hunting(0, &["RE/07"]).hunting(1, &["CA/08"]).cover(1, &["CA/07"]).stunned("CA/08").play();
    table.does(0, PILLAGE);
    assert_eq!(table.public().habitats, [3, 2]);
    table.refuses(0, PILLAGE, "CW-E06");
}

/// CW-1605, CW-1606, CW-1902, CW-R39
#[test]
fn v16_pyrrhic() {
    let set = |hand: &[&str], pyrrhic: bool| {
        let mut table = duel(["rats", "dogs"])
            .house(|config| config.pyrrhic = pyrrhic)
            .hunting(0, &["RA/06"])
            .hand(0, hand)
            .hunting(1, &["DO/22"])
            .damaged("DO/22", 1)
            .decked(1)
            .with(|public| public.habitats[1] = 2)
            .play();
        table.does(0, table.attack("RA/06", "DO/22")).let_go();
        table
    };
    let table = set(&["RA/11"], true);
    assert_eq!(table.ending(), Some(Ending::Pyrrhic { survivor: Camp::A, strength: 1, tokens: 2 }));
    assert!(table.0.winners().is_empty());
    assert_eq!(set(&["RA/11", "RA/22"], true).0.winners(), [0]);
    assert_eq!(set(&["RA/11"], false).0.winners(), [0]);
}

/// CW-304, CW-1103, CW-206
#[test]
fn v17_reinforcements_are_refilled() {
    let mut table = duel(["cats", "dogs"])
        .reinforcements(0, &["CA/13"])
        .main(0, &["CA/05", "CA/10", "CA/06", "CA/07"])
        .hand(0, &["CA/03", "CA/03", "CA/08"])
        .from(cannibal_world::Step::Turn {})
        .play();
    table.does(0, cannibal_world::Action::DrawReinforcement { card: card("CA/13") });
    assert_eq!(table.reinforcements(0), ["CA/05"]);
    table.does(0, action("CA/13", MID, Aim::default()));
    table.does(0, cannibal_world::Action::DrawReinforcement { card: card("CA/05") });
    assert_eq!(table.reinforcements(0), ["CA/10"]);
    table.does(0, cannibal_world::Action::DrawMain {});
    assert!(table.hand(0).contains(&"CA/06".to_owned()));
    assert_eq!(table.meat()[0], 5);
    table.does(0, END);
    assert_eq!(table.meat()[0], 4);
}

/// CW-1506, CW-1507, CW-1508, CW-1003
#[test]
fn v18_triggered_recharge() {
    let mut table = duel(["renegades", "cats"]).old_crossbow().hunting(0, &["RE/07", "RE/06"]).hunting(1, &["CA/05"]).play();
    table.does(0, table.uses("RE/07", MID, table.on("CA/05")));
    table.does(0, react(Reaction::Recharge { source: table.source("RE/06", MID) })).let_go();
    assert!(!table.get("RE/07").used[0]);
    table.does(0, table.uses("RE/07", MID, table.on("CA/05"))).let_go();
    assert!(!table.is_in_play("CA/05"));
    assert_eq!(table.meat()[0], 2);
    assert!(table.get("RE/07").used[0] && table.get("RE/06").used[0]);
}

/// CW-1520
#[test]
fn v19_triggered_net() {
    let mut table = duel(["rats", "dogs"]).hunting(0, &["RA/05"]).hunting(1, &["DO/17", "DO/09"]).meat(&[4, 2]).play();
    table.does(0, table.uses("RA/05", MID, table.on("DO/09")));
    table.does(1, react(Reaction::Net { source: table.source("DO/17", MID) }));
    assert_eq!(table.meat(), [3, 1]);
    assert!(table.get("RA/05").stunned && table.get("RA/05").used[0]);
    assert_eq!(table.damage("DO/09"), 0);
    assert!(table.is_main_of(0));
}

/// CW-1516, CW-1517
#[test]
fn v20_swap_from_cover() {
    let mut table = duel(["dogs", "cats"]).trial("CA/04", 4, 5).hunting(0, &["DO/05"]).hunting(1, &["CA/05"]).cover(1, &["CA/04"]).play();
    table.does(0, table.attack("DO/05", "CA/05")).does(1, DECLINE);
    let (source, with) = (table.source("CA/04", MID), table.id("CA/04"));
    table.does(1, react(Reaction::Swap { source, with })).let_go();
    assert_eq!((table.get("CA/04").zone, table.get("CA/05").zone), (Zone::Hunting, Zone::Hunting));
    assert_eq!(table.damage("CA/04"), 4);
    assert!(!table.is_in_play("DO/05"));
}

/// CW-1113
#[test]
fn v21_a_leap_from_cover_locks_only_its_target() {
    let mut table = duel(["cats", "rats"]).cover(0, &["CA/03"]).hunting(1, &["RA/04"]).hand(1, &["RA/13"]).play();
    table.does(0, table.uses("CA/03", MID, table.on("RA/04"))).until_tactics_of(1);
    table.refuses(1, table.uses("RA/04", MID, Aim::default()), "CW-1113");
    let feint = Aim { this: Some(table.id("RA/04")), ..Aim::default() };
    table.does(1, action("RA/13", MID, feint)).let_go();
    assert_eq!((table.damage("RA/04"), table.damage("CA/03")), (0, 2));
    assert_eq!(table.meat(), [3, 3], "no dodge was offered");
}

/// CW-905, CW-906
#[test]
fn v22_shield_then_loyalty() {
    let mut table = duel(["cats", "dogs"]).hunting(0, &["CA/02"]).used("CA/02", MID).hunting(1, &["DO/06"]).cover(1, &["DO/09"]).play();
    table.does(0, table.attack("CA/02", "DO/06")).until_tactics_of(1);
    table.does(1, table.uses("DO/06", MID, Aim::default())).until_tactics_of(1);
    table.does(1, table.uses("DO/09", MID, table.on("DO/06"))).let_go();
    assert!(!table.is_in_play("DO/09"));
    assert_eq!((table.damage("DO/06"), table.damage("CA/02")), (0, 2));
}

/// CW-1110, CW-1511
#[test]
fn v23_a_harpoon_wakes_a_leaper() {
    let mut table = duel(["renegades", "cats"]).trial("RE/05", 2, 2).cover(0, &["RE/05"]).hunting(0, &["RE/07"]).cover(1, &["CA/05"]).play();
    table.does(0, table.uses("RE/05", MID, table.on("CA/05"))).until(|question| {
        matches!(question, Question::Window(Window::Enter { .. }))
    });
    assert_eq!((table.damage("CA/05"), table.get("CA/05").zone), (1, Zone::Hunting));
    assert_eq!(table.asked(), [1]);
    table.does(1, react(Reaction::Trigger { slot: MID, target: Some(table.id("RE/07")) }));
    assert_eq!(table.asked(), [0]);
    assert!(table.may(0, DODGE));
    table.does(0, DECLINE).let_go();
    assert!(!table.is_in_play("CA/05") && !table.is_in_play("RE/07"));
    assert!(table.is_main_of(0));
}

/// CW-1811, CW-1812
#[test]
fn v24_two_against_two_dodge_and_help() {
    let mut table = camps(["dogs", "rats", "cats", "renegades"])
        .hunting(0, &["DO/09"])
        .hunting(1, &["RA/10"])
        .hunting(2, &["CA/06"])
        .meat(&[4, 1, 4, 4])
        .active(2)
        .play();
    table.does(2, table.attack("CA/06", "RA/10"));
    table.until_tactics_of(0);
    table.does(0, table.uses("DO/09", MID, table.on("RA/10"))).let_go();
    assert_eq!(table.meat()[..2], [3, 1]);
    assert!(!table.is_in_play("DO/09") && !table.is_in_play("CA/06"));
    assert_eq!(table.damage("RA/10"), 0);
}

/// CW-1710, CW-1712
#[test]
fn v25_deck_errors() {
    let listed = crate::decks::listed("rats", &[("RA/01", 1), ("RA/14", 1), ("RA/02", 2), ("RA/03", 1), ("RA/07", 1), ("RA/15", 1), ("RA/09", 4), ("CA/05", 1)]);
    let given = cannibal_world::CannibalWorld::given(&cannibal_world::Config::new(2)).unwrap();
    let codes: Vec<&str> = decks::check(&given, &listed).iter().map(|error| error.code()).collect();
    assert_eq!(
        codes,
        ["deck.mixed_factions", "deck.too_few_cards", "deck.too_many_chiefs", "deck.duplicate_limited", "deck.too_many_limited", "deck.too_many_copies"]
    );
}

/// CW-1905, CW-1907
#[test]
fn v26_sideboarding() {
    let given = cannibal_world::CannibalWorld::given(&cannibal_world::Config::new(2)).unwrap();
    let registered = &cannibal_world::cards::load::deck_named("custom-cats-night").unwrap().listed;
    let mut rebuilt: Vec<_> = registered.cards.iter().filter(|line| line.id != "CA/05").cloned().collect();
    rebuilt.push(cannibal_world::cards::deck::ListedLine { id: "CA/10".into(), n: 2 });
    assert!(decks::check_rebuilt(&given, registered, &rebuilt).is_empty());
    rebuilt.push(cannibal_world::cards::deck::ListedLine { id: "CA/10".into(), n: 1 });
    let codes: Vec<&str> = decks::check_rebuilt(&given, registered, &rebuilt).iter().map(|error| error.code()).collect();
    assert_eq!(codes, ["match.pool_changed"]);
    assert_eq!(decks::check_unchanged(registered, &rebuilt)[0].code(), "match.deck_changed");
    assert!(decks::check_unchanged(registered, &registered.cards).is_empty());
}

/// CW-106, CW-203, CW-207, CW-415
#[test]
fn v27_first_turn() {
    let mut table = duel(["dogs", "rats"])
        .hunting(0, &["DO/05"])
        .hunting(1, &["RA/05"])
        .with(|public| public.turn = 0)
        .meat(&[2, 4])
        .from(cannibal_world::Step::Turn {})
        .play();
    assert_eq!(table.question(), Question::DrawSource { seat: Seat::new(0) });
    while matches!(table.question(), Question::DrawSource { .. }) {
        table.does(0, cannibal_world::Action::DrawMain {});
    }
    assert_eq!(table.hand(0).len(), 3);
    table.refuses(0, PILLAGE, "CW-E07");
    table.does(0, table.attack("DO/05", "RA/05")).does(1, DODGE);
    table.does(0, table.attack("DO/05", "RA/05")).does(1, DODGE);
    table.does(0, END);
    assert_eq!(table.meat(), [4, 0]);
}

/// CW-1113, CW-1116, CW-1510
#[test]
fn v28_a_leap_card_on_a_leaper() {
    let mut table = duel(["cats", "dogs"]).cover(0, &["CA/20"]).hand(0, &["CA/12"]).hunting(1, &["DO/08", "DO/22"]).play();
    let leap = Aim { this: Some(table.id("CA/20")), ..table.on("DO/08") };
    table.does(0, action("CA/12", MID, leap)).until(|question| matches!(question, Question::Window(Window::Enter { .. })));
    assert!(!table.is_in_play("DO/08"));
    assert_eq!(table.meat(), [3, 4]);
    table.does(0, react(Reaction::Trigger { slot: MID, target: Some(table.id("DO/22")) }));
    assert!(table.may(1, DODGE));
    table.does(1, DECLINE).let_go();
    assert!(!table.is_in_play("DO/22"));
    assert_eq!(table.damage("CA/20"), 3);
    assert!(table.get("CA/20").used[0]);
}

/// CW-404, CW-408, CW-420, CW-R65
#[test]
fn v29_both_abilities_at_once() {
    let mut table = duel(["rats", "dogs"]).hand(0, &["RA/11"]).discard(0, &["RA/09"]).meat(&[1, 4]).play();
    table.refuses(0, both("RA/11", RIGHT, Aim::default()), "CW-E31");
    table.does(0, action("RA/11", RIGHT, Aim::default()));
    table.does(0, cannibal_world::Action::DrawMain {});
    assert_eq!(table.meat()[0], 1);
    assert_eq!(table.discard(0), ["RA/09", "RA/11"]);
}

/// CW-415, CW-1803, CW-1804, CW-1808, CW-1811
#[test]
fn v30_two_against_two_order_and_first_turn() {
    let mut table = camps(["dogs", "rats", "cats", "renegades"])
        .hunting(0, &["DO/06"])
        .hunting(1, &["RA/04"])
        .hunting(2, &["CA/06"])
        .hunting(3, &["RE/03"])
        .with(|public| public.turn = 1)
        .play();
    table.refuses(0, PILLAGE, "CW-E07");
    table.does(0, table.attack("DO/06", "CA/06"));
    let mut asked = Vec::new();
    while let Some(Question::Tactics { seat, .. } | Question::Window(Window::Respond { seat })) = table.0.question() {
        if matches!(table.question(), Question::Tactics { .. }) {
            asked.push(seat.number());
        }
        let answer = if matches!(table.question(), Question::Tactics { .. }) { PASS } else { DECLINE };
        table.does(seat.number(), answer);
    }
    assert_eq!(asked, [0, 1, 2, 3]);
    let mut turns = Vec::new();
    for _ in 0..4 {
        let seat = table.public().active.number();
        turns.push(seat);
        table.does(seat, END);
        while matches!(table.0.question(), Some(Question::DrawSource { .. })) {
            let seat = table.asked()[0];
            table.does(seat, cannibal_world::Action::DrawMain {});
        }
    }
    assert_eq!(turns, [0, 2, 1, 3]);
}

/// CW-314, CW-1007, CW-1506
#[test]
fn v31_recharge_with_nothing_to_free() {
    let mut table = duel(["renegades", "renegades"]).exhausted(0).meat(&[1, 4]).cover(0, &["RE/02"]).hunting(1, &["RE/12"]).play();
    table.refuses(0, END, "CW-E20");
    table.does(0, table.uses("RE/02", MID, Aim::default()));
    table.does(0, react(Reaction::Recharge { source: table.source("RE/02", RIGHT) }));
    assert_eq!(table.get("RE/02").used, [false, true]);
    assert_eq!(table.meat()[0], 0);
    table.does(0, END);
}
