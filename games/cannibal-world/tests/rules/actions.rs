//! CW-400: what the active player may do.

use cannibal_world::table::action::{Aim, Main, Reaction};
use cannibal_world::table::creature::Zone;
use cannibal_world::table::flow::Window;
use cannibal_world::{Action, Question};
use kernel::Seat;

use crate::common::*;

#[test]
fn cw_401_a_creature_enters_either_zone_fresh() {
    // Refused: CW-E38.
    let mut table = duel(["rats", "cats"]).hand(0, &["RA/04", "RA/05"]).play();
    table.does(0, plays("RA/04", Zone::Cover)).does(0, plays("RA/05", Zone::Hunting));
    assert_eq!((table.get("RA/04").zone, table.get("RA/05").zone), (Zone::Cover, Zone::Hunting));
    let fresh = table.get("RA/04");
    assert_eq!((fresh.damage, fresh.stunned, fresh.used), (0, false, [false; 2]));
    assert_eq!(table.meat()[0], 2);
    table.refuses(0, plays("RA/04", Zone::Cover), "CW-E38");
}

#[test]
fn cw_402_a_chief_is_free() {
    // Refused: CW-E32.
    let mut table = duel(["rats", "cats"]).hand(0, &["RA/01", "RA/05"]).meat(&[0, 4]).play();
    table.refuses(0, plays("RA/05", Zone::Cover), "CW-E32");
    table.does(0, plays("RA/01", Zone::Hunting)).let_go();
    assert!(table.is_in_play("RA/01"));
}

#[test]
fn cw_403_enters_triggers_come_before_any_other_action() {
    // CW-R51: also for a creature that cost nothing.
    let mut table =
        duel(["rats", "cats"]).hand(0, &["RA/01"]).discard(0, &["RA/09"]).meat(&[0, 4]).play();
    table.does(0, plays("RA/01", Zone::Cover));
    assert!(matches!(table.question(), Question::Window(Window::Enter { .. })));
    table.does(0, react(Reaction::Trigger { slot: RIGHT, target: None }));
    assert!(table.reinforcements(0).contains(&"RA/09".to_owned()));
}

#[test]
fn cw_404_cw_408_an_action_card_is_revealed_paid_resolved_and_discarded() {
    let mut table = duel(["renegades", "cats"]).hand(0, &["RE/23"]).hunting(1, &["CA/01"]).play();
    let shots = Aim { split: Some(table.split(&[("CA/01", 2)])), ..Aim::default() };
    table.does(0, action("RE/23", MID, shots)).let_go();
    assert_eq!((table.damage("CA/01"), table.meat()[0]), (2, 3));
    assert_eq!(table.discard(0), ["RE/23"], "though only one ability was used");
}

#[test]
fn cw_405_the_second_ability_waits_for_the_first_and_may_be_lost() {
    // CW-R37, CW-R86
    let mut table = duel(["renegades", "cats"]).hand(0, &["RE/23"]).hunting(1, &["CA/05"]).play();
    let shots = Aim { split: Some(table.split(&[("CA/05", 2)])), ..Aim::default() };
    table.does(0, both("RE/23", MID, shots)).let_go();
    assert!(!table.is_in_play("CA/05"));
    assert!(table.is_main_of(0), "Sacrifice had no target left");
    assert_eq!(table.meat()[0], 2, "and is not given back");
    let mut table =
        duel(["renegades", "cats"]).hand(0, &["RE/23"]).hunting(1, &["CA/05", "CA/01"]).play();
    let shots = Aim { split: Some(table.split(&[("CA/05", 2)])), ..Aim::default() };
    table.does(0, both("RE/23", MID, shots)).let_go();
    assert!(matches!(table.question(), Question::Second { .. }), "its target is chosen now");
    table.does(0, Action::Second { aim: table.on("CA/01") }).let_go();
    assert_eq!(table.damage("CA/01"), 1);
}

#[test]
fn cw_406_this_creature_is_chosen_for_an_action_card() {
    let mut table = duel(["cats", "dogs"])
        .hand(0, &["CA/12"])
        .cover(0, &["CA/03", "CA/08"])
        .hunting(1, &["DO/22"])
        .play();
    let leap = Aim { this: Some(table.id("CA/08")), ..table.on("DO/22") };
    table.does(0, action("CA/12", MID, leap)).let_go();
    assert_eq!((table.get("CA/08").zone, table.get("CA/03").zone), (Zone::Hunting, Zone::Cover));
}

#[test]
fn cw_407_the_zone_an_action_card_is_launched_from() {
    // CW-R87, CW-R84: both zones are listed for a tactical one, Hunting first; a Cover card is launched from Cover.
    let table = duel(["rats", "cats"])
        .hand(0, &["RA/23"])
        .hunting(1, &["CA/03"])
        .cover(1, &["CA/08"])
        .play();
    let from =
        |zone, name: &str| action("RA/23", RIGHT, Aim { from: Some(zone), ..table.on(name) });
    assert!(table.may(0, from(Zone::Hunting, "CA/03")) && table.may(0, from(Zone::Cover, "CA/03")));
    assert!(
        table.may(0, from(Zone::Hunting, "CA/08")) && !table.may(0, from(Zone::Cover, "CA/08"))
    );
    let place = |action: Action| table.0.options(0).iter().position(|option| *option == action);
    assert!(place(from(Zone::Hunting, "CA/03")) < place(from(Zone::Cover, "CA/03")));
    let table = duel(["renegades", "cats"])
        .hand(0, &["RE/23"])
        .hunting(1, &["CA/03"])
        .cover(1, &["CA/08"])
        .play();
    let shots = |name: &str| {
        action("RE/23", MID, Aim { split: Some(table.split(&[(name, 2)])), ..Aim::default() })
    };
    assert!(table.may(0, shots("CA/03")) && !table.may(0, shots("CA/08")));
}

#[test]
fn cw_409_cw_410_an_ability_is_used_once_and_each_by_itself() {
    // Refused: CW-E14.
    let mut table = duel(["rats", "cats"])
        .hunting(0, &["RA/05"])
        .cover(0, &["RA/06"])
        .hunting(1, &["CA/01"])
        .play();
    table.does(0, table.uses("RA/06", MID, Aim::default()));
    assert_eq!(table.get("RA/06").used, [true, false]);
    table.refuses(0, table.uses("RA/06", MID, Aim::default()), "CW-E14");
}

#[test]
fn cw_411_move_goes_forward_only() {
    // Refused: CW-E21, CW-E37.
    // CW-R17: a stunned creature may be moved and stays stunned; a Tracker keeps Tracker.
    let mut table = duel(["cats", "dogs"]).cover(0, &["CA/07", "CA/03"]).stunned("CA/03").play();
    table.does(0, table.moves("CA/07"));
    table.does(0, table.moves("CA/03"));
    assert_eq!(table.get("CA/03").zone, Zone::Hunting);
    assert!(table.get("CA/03").stunned && !table.get("CA/07").used[0]);
    table.refuses(0, table.moves("CA/07"), "CW-E21");
    let mut table = duel(["cats", "dogs"])
        .house(|config| config.stunned_may_move = false)
        .cover(0, &["CA/03"])
        .stunned("CA/03")
        .play();
    table.refuses(0, table.moves("CA/03"), "CW-E37");
}

#[test]
fn cw_412_a_combat_costs_one_and_needs_a_hunter() {
    // Refused: CW-E01.
    let mut table = duel(["cats", "dogs"])
        .cover(0, &["CA/03"])
        .hunting(0, &["CA/08"])
        .hunting(1, &["DO/06"])
        .play();
    table.refuses(0, table.attack("CA/03", "DO/06"), "CW-E01");
    table.does(0, table.attack("CA/08", "DO/06"));
    assert_eq!(table.meat()[0], 3);
}

#[test]
fn cw_413_cw_414_pillage() {
    // Refused: CW-E05, CW-E08.
    let mut table = duel(["cats", "dogs"]).hunting(0, &["CA/08"]).play();
    table.does(0, PILLAGE);
    assert_eq!((table.public().habitats, table.meat()[0]), ([3, 2], 3));
    assert!(table.is_main_of(0), "nobody may react");
    assert_eq!(table.get("CA/08").zone, Zone::Hunting);
    let mut table = duel(["cats", "dogs"]).cover(0, &["CA/08"]).play();
    table.refuses(0, PILLAGE, "CW-E05");
    let mut table = duel(["cats", "dogs"]).hunting(0, &["CA/08"]).cover(1, &["DO/09"]).play();
    table.refuses(0, PILLAGE, "CW-E08");
    // Number 5 is for an undefended enemy.
    let mut table = duel(["cats", "dogs"]).cover(0, &["CA/08"]).cover(1, &["DO/09"]).play();
    table.refuses(0, PILLAGE, "CW-E08");
    // CW-R18: a lone Tracker cannot pillage, unless it drops Tracker first.
    let mut table = duel(["cats", "dogs"]).hunting(0, &["CA/07"]).play();
    table.refuses(0, PILLAGE, "CW-E05");
    table.does(0, table.drops("CA/07")).does(0, PILLAGE);
}

#[test]
fn cw_415_only_the_first_player_waits_with_pillage() {
    // Refused: CW-E07.
    let mut table =
        duel(["cats", "dogs"]).with(|public| public.turn = 1).hunting(0, &["CA/08"]).play();
    table.refuses(0, PILLAGE, "CW-E07");
    let mut table =
        duel(["cats", "dogs"]).with(|public| public.turn = 2).hunting(0, &["CA/08"]).play();
    table.does(0, PILLAGE);
}

#[test]
fn cw_416_extra_cards_may_be_drawn_again_and_again() {
    let mut table = duel(["cats", "dogs"]).main(0, &["CA/05"; 3]).reinforcements(0, &[]).play();
    table.does(0, DRAW).does(0, DRAW);
    assert_eq!((table.hand(0).len(), table.meat()[0]), (2, 2));
}

#[test]
fn cw_417_recover() {
    let mut table = duel(["cats", "dogs"]).hunting(0, &["CA/08"]).stunned("CA/08").play();
    table.does(0, table.recovers("CA/08"));
    assert!(!table.get("CA/08").stunned);
    assert_eq!(table.meat()[0], 3);
}

#[test]
fn cw_418_tracker_is_dropped_for_free_stunned_or_not() {
    // Refused: CW-E35.
    // CW-R78
    let mut table =
        duel(["cats", "dogs"]).hunting(0, &["CA/07"]).stunned("CA/07").meat(&[0, 4]).play();
    table.does(0, table.drops("CA/07"));
    assert!(table.get("CA/07").used[0]);
    table.refuses(0, table.drops("CA/07"), "CW-E35");
}

#[test]
fn cw_419_an_action_is_over_before_the_next() {
    // Refused: CW-E24.
    let mut table = duel(["cats", "dogs"]).hunting(0, &["CA/08"]).hunting(1, &["DO/06"]).play();
    table.does(0, table.attack("CA/08", "DO/06"));
    assert_eq!(table.asked(), [1]);
    table.refuses(0, DRAW, "CW-E24");
}

#[test]
fn cw_420_both_abilities_are_paid_before_the_first_resolves() {
    // Refused: CW-E31.
    // CW-R65: Support would bring the second Meat, but too late.
    let mut table = duel(["rats", "cats"]).hand(0, &["RA/11"]).meat(&[1, 4]).play();
    table.refuses(0, both("RA/11", RIGHT, Aim::default()), "CW-E31");
    assert!(table.may(0, action("RA/11", RIGHT, Aim::default())));
}

#[test]
fn cw_r81_the_end_of_the_turn_is_asked_even_if_nothing_else_is_possible() {
    let table = duel(["rats", "cats"]).meat(&[0, 4]).play();
    assert_eq!(table.question(), Question::Main { seat: Seat::new(0) });
    assert_eq!(table.0.options(0), [END]);
}

#[test]
fn cw_r71_cw_r72_the_lowest_number_is_given() {
    // Refused: CW-E01, CW-E02, CW-E04, CW-E32.
    // In Cover (1), stunned (4) and without Meat (32) at a guarded target (2).
    let mut table = duel(["cats", "dogs"])
        .cover(0, &["CA/03"])
        .stunned("CA/03")
        .hunting(1, &["DO/06"])
        .cover(1, &["DO/09"])
        .meat(&[0, 4])
        .play();
    table.refuses(0, table.attack("CA/03", "DO/09"), "CW-E01");
    let mut table = duel(["cats", "dogs"])
        .hunting(0, &["CA/03"])
        .stunned("CA/03")
        .hunting(1, &["DO/06"])
        .cover(1, &["DO/09"])
        .meat(&[0, 4])
        .play();
    table.refuses(0, table.attack("CA/03", "DO/09"), "CW-E02");
    table.refuses(0, table.attack("CA/03", "DO/06"), "CW-E04");
    table.refuses(0, Action::Main(Main::DrawExtra {}), "CW-E32");
}
