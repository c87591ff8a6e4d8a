//! Section 9: the worked examples V16 to V31.

use cannibal_world::rules::decks;
use cannibal_world::table::action::{Aim, Reaction};
use cannibal_world::table::creature::Zone;
use cannibal_world::table::flow::Window;
use cannibal_world::table::public::{Camp, Ending};
use cannibal_world::{Action, CannibalWorld, Config, Question, Step};
use kernel::{Game, Seat};

use crate::common::*;

/// CW-1605, CW-1606, CW-1902, CW-R39
#[test]
fn cw_x16_pyrrhic() {
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
fn cw_x17_reinforcements_are_refilled() {
    let mut table = duel(["cats", "dogs"])
        .reinforcements(0, &["CA/13"])
        .main(0, &["CA/05", "CA/10", "CA/06", "CA/07"])
        .hand(0, &["CA/03", "CA/03", "CA/08"])
        .from(Step::Turn {})
        .play();
    table.does(0, Action::DrawReinforcement { card: card("CA/13") });
    assert_eq!(table.reinforcements(0), ["CA/05"]);
    table.does(0, action("CA/13", MID, Aim::default()));
    table.does(0, Action::DrawReinforcement { card: card("CA/05") });
    assert_eq!(table.reinforcements(0), ["CA/10"]);
    table.does(0, Action::DrawMain {});
    assert!(table.hand(0).contains(&"CA/06".to_owned()));
    assert_eq!(table.meat()[0], 5);
    table.does(0, END);
    assert_eq!(table.meat()[0], 4);
}

/// CW-1506, CW-1507, CW-1508, CW-1003
#[test]
fn cw_x18_triggered_recharge() {
    let mut table = duel(["renegades", "cats"])
        .old_crossbow()
        .hunting(0, &["RE/07", "RE/06"])
        .hunting(1, &["CA/05"])
        .play();
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
fn cw_x19_triggered_net() {
    let mut table = duel(["rats", "dogs"])
        .hunting(0, &["RA/05"])
        .hunting(1, &["DO/17", "DO/09"])
        .meat(&[4, 2])
        .play();
    table.does(0, table.uses("RA/05", MID, table.on("DO/09")));
    table.does(1, react(Reaction::Net { source: table.source("DO/17", MID) }));
    assert_eq!(table.meat(), [3, 1]);
    assert!(table.get("RA/05").stunned && table.get("RA/05").used[0]);
    assert_eq!(table.damage("DO/09"), 0);
    assert!(table.is_main_of(0));
}

/// CW-1516, CW-1517
#[test]
fn cw_x20_swap_from_cover() {
    let mut table = duel(["dogs", "cats"])
        .trial("CA/04", 4, 5)
        .hunting(0, &["DO/05"])
        .hunting(1, &["CA/05"])
        .cover(1, &["CA/04"])
        .play();
    table.does(0, table.attack("DO/05", "CA/05")).does(1, DECLINE);
    let (source, with) = (table.source("CA/04", MID), table.id("CA/04"));
    table.does(1, react(Reaction::Swap { source, with })).let_go();
    assert_eq!((table.get("CA/04").zone, table.get("CA/05").zone), (Zone::Hunting, Zone::Hunting));
    assert_eq!(table.damage("CA/04"), 4);
    assert!(!table.is_in_play("DO/05"));
}

/// CW-1113
#[test]
fn cw_x21_a_leap_from_cover_locks_only_its_target() {
    // CW-E43
    let mut table = duel(["cats", "rats"])
        .cover(0, &["CA/03"])
        .hunting(1, &["RA/04"])
        .hand(1, &["RA/13"])
        .play();
    table.does(0, table.uses("CA/03", MID, table.on("RA/04"))).until_tactics_of(1);
    table.refuses(1, table.uses("RA/04", MID, Aim::default()), "CW-1113");
    let feint = Aim { this: Some(table.id("RA/04")), ..Aim::default() };
    table.does(1, action("RA/13", MID, feint)).let_go();
    assert_eq!((table.damage("RA/04"), table.damage("CA/03")), (0, 2));
    assert_eq!(table.meat(), [3, 3], "no dodge was offered");
}

/// CW-905, CW-906
#[test]
fn cw_x22_shield_then_loyalty() {
    let mut table = duel(["cats", "dogs"])
        .hunting(0, &["CA/02"])
        .used("CA/02", MID)
        .hunting(1, &["DO/06"])
        .cover(1, &["DO/09"])
        .play();
    table.does(0, table.attack("CA/02", "DO/06")).until_tactics_of(1);
    table.does(1, table.uses("DO/06", MID, Aim::default())).until_tactics_of(1);
    table.does(1, table.uses("DO/09", MID, table.on("DO/06"))).let_go();
    assert!(!table.is_in_play("DO/09"));
    assert_eq!((table.damage("DO/06"), table.damage("CA/02")), (0, 2));
}

/// CW-1110, CW-1511
#[test]
fn cw_x23_a_harpoon_wakes_a_leaper() {
    let mut table = duel(["renegades", "cats"])
        .trial("RE/05", 2, 2)
        .cover(0, &["RE/05"])
        .hunting(0, &["RE/07"])
        .cover(1, &["CA/05"])
        .play();
    table
        .does(0, table.uses("RE/05", MID, table.on("CA/05")))
        .until(|question| matches!(question, Question::Window(Window::Enter { .. })));
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
fn cw_x24_two_against_two_dodge_and_help() {
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
fn cw_x25_deck_errors() {
    let listed = crate::decks::listed(
        "rats",
        &[
            ("RA/01", 1),
            ("RA/14", 1),
            ("RA/02", 2),
            ("RA/03", 1),
            ("RA/07", 1),
            ("RA/15", 1),
            ("RA/09", 4),
            ("CA/05", 1),
        ],
    );
    let given = CannibalWorld::given(&Config::new(2)).unwrap();
    let codes: Vec<&str> = decks::check(&given, &listed).iter().map(|error| error.code()).collect();
    assert_eq!(
        codes,
        [
            "deck.mixed_factions",
            "deck.too_few_cards",
            "deck.too_many_chiefs",
            "deck.duplicate_limited",
            "deck.too_many_limited",
            "deck.too_many_copies"
        ]
    );
}

/// CW-1905, CW-1907
#[test]
fn cw_x26_sideboarding() {
    let given = CannibalWorld::given(&Config::new(2)).unwrap();
    let registered = &cannibal_world::cards::load::deck_named("custom-cats-night").unwrap().listed;
    let mut rebuilt: Vec<_> =
        registered.cards.iter().filter(|line| line.id != "CA/05").cloned().collect();
    rebuilt.push(cannibal_world::cards::deck::ListedLine { id: "CA/10".into(), n: 2 });
    assert!(decks::check_rebuilt(&given, registered, &rebuilt).is_empty());
    rebuilt.push(cannibal_world::cards::deck::ListedLine { id: "CA/10".into(), n: 1 });
    let codes: Vec<&str> = decks::check_rebuilt(&given, registered, &rebuilt)
        .iter()
        .map(|error| error.code())
        .collect();
    assert_eq!(codes, ["match.pool_changed"]);
    assert_eq!(decks::check_unchanged(registered, &rebuilt)[0].code(), "match.deck_changed");
    assert!(decks::check_unchanged(registered, &registered.cards).is_empty());
}

/// CW-106, CW-203, CW-207, CW-415
#[test]
fn cw_x27_first_turn() {
    // Refused: CW-E07.
    let mut table = duel(["dogs", "rats"])
        .hunting(0, &["DO/05"])
        .hunting(1, &["RA/05"])
        .with(|public| public.turn = 0)
        .meat(&[2, 4])
        .from(Step::Turn {})
        .play();
    assert_eq!(table.question(), Question::DrawSource { seat: Seat::new(0) });
    while matches!(table.question(), Question::DrawSource { .. }) {
        table.does(0, Action::DrawMain {});
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
fn cw_x28_a_leap_card_on_a_leaper() {
    let mut table = duel(["cats", "dogs"])
        .cover(0, &["CA/20"])
        .hand(0, &["CA/12"])
        .hunting(1, &["DO/08", "DO/22"])
        .play();
    let leap = Aim { this: Some(table.id("CA/20")), ..table.on("DO/08") };
    table
        .does(0, action("CA/12", MID, leap))
        .until(|question| matches!(question, Question::Window(Window::Enter { .. })));
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
fn cw_x29_both_abilities_at_once() {
    // Refused: CW-E31.
    let mut table =
        duel(["rats", "dogs"]).hand(0, &["RA/11"]).discard(0, &["RA/09"]).meat(&[1, 4]).play();
    table.refuses(0, both("RA/11", RIGHT, Aim::default()), "CW-E31");
    table.does(0, action("RA/11", RIGHT, Aim::default()));
    table.does(0, Action::DrawMain {});
    assert_eq!(table.meat()[0], 1);
    assert_eq!(table.discard(0), ["RA/09", "RA/11"]);
}

/// CW-415, CW-1803, CW-1804, CW-1808, CW-1811
#[test]
fn cw_x30_two_against_two_order_and_first_turn() {
    // Refused: CW-E07.
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
    while let Some(Question::Tactics { seat, .. } | Question::Window(Window::Respond { seat })) =
        table.0.question()
    {
        if matches!(table.question(), Question::Tactics { .. }) {
            asked.push(seat.number());
        }
        let answer =
            if matches!(table.question(), Question::Tactics { .. }) { PASS } else { DECLINE };
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
            table.does(seat, Action::DrawMain {});
        }
    }
    assert_eq!(turns, [0, 2, 1, 3]);
}

/// CW-314, CW-1007, CW-1506
#[test]
fn cw_x31_recharge_with_nothing_to_free() {
    // Refused: CW-E20.
    let mut table = duel(["renegades", "renegades"])
        .exhausted(0)
        .meat(&[1, 4])
        .cover(0, &["RE/02"])
        .hunting(1, &["RE/12"])
        .play();
    table.refuses(0, END, "CW-E20");
    table.does(0, table.uses("RE/02", MID, Aim::default()));
    table.does(0, react(Reaction::Recharge { source: table.source("RE/02", RIGHT) }));
    assert_eq!(table.get("RE/02").used, [false, true]);
    assert_eq!(table.meat()[0], 0);
    table.does(0, END);
}
