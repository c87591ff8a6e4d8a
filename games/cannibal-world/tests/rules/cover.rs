//! CW-1100: Cover abilities.

use cannibal_world::cards::card::TrialCard;
use cannibal_world::table::action::{Aim, Reaction};
use cannibal_world::table::creature::Zone;
use cannibal_world::table::flow::Window;
use cannibal_world::{Action, Question};

use crate::common::*;

#[test]
fn cw_1101_single_shot() {
    let mut table = duel(["rats", "dogs"]).cover(0, &["RA/18"]).hunting(1, &["DO/06"]).play();
    table.does(0, table.uses("RA/18", MID, table.on("DO/06")));
    assert_eq!(table.damage("DO/06"), 3);
}

#[test]
fn cw_1102_scattered_shots_split_exactly() {
    // Refused: CW-E17.
    let mut table =
        duel(["renegades", "dogs"]).cover(0, &["RE/10"]).hunting(1, &["DO/06", "DO/05"]).play();
    let shots = |shares: &[(&str, u8)]| Aim { split: Some(table.split(shares)), ..Aim::default() };
    let (good, short, zero) = (
        shots(&[("DO/06", 1), ("DO/05", 1)]),
        shots(&[("DO/06", 1)]),
        shots(&[("DO/06", 2), ("DO/05", 0)]),
    );
    let (twice, far) = (shots(&[("DO/06", 1), ("DO/06", 1)]), shots(&[("DO/06", 3)]));
    for wrong in [short, zero, twice, far] {
        table.refuses(0, table.uses("RE/10", MID, wrong), "CW-E17");
    }
    table.does(0, table.uses("RE/10", MID, good));
    assert_eq!((table.damage("DO/06"), table.damage("DO/05")), (1, 1));
}

#[test]
fn cw_1103_support_gives_its_meat_in_full() {
    let mut table = duel(["cats", "dogs"])
        .hunting(0, &["CA/03"])
        .hand(0, &["CA/13"])
        .main(0, &["CA/05"])
        .reinforcements(0, &[])
        .play();
    table.does(0, action("CA/13", MID, Aim::default()));
    assert_eq!((table.hand(0).len(), table.meat()[0]), (1, 5));
    assert!(table.public().players[kernel::Seat::new(0)].exhausted);
}

#[test]
fn cw_1104_rat_proliferation() {
    let mut table = duel(["rats", "dogs"])
        .cover(0, &["RA/06"])
        .discard(0, &["RA/09", "RA/10", "RA/05", "RA/12"])
        .play();
    table.does(0, table.uses("RA/06", MID, Aim::default()));
    assert_eq!(
        table.0.options(0),
        [take("RA/09"), take("RA/10")],
        "small Rats only: RA/05 is worth 8"
    );
    table.does(0, take("RA/10"));
    assert_eq!(table.discard(0), ["RA/05", "RA/09", "RA/12"]);
    assert!(table.reinforcements(0).contains(&"RA/10".to_owned()));
}

#[test]
fn cw_1105_cw_1106_recharge_frees_another_used_ability() {
    // Refused: CW-E19.
    // CW-R35, CW-R36
    let mut table = duel(["renegades", "cats"])
        .cover(0, &["RE/02"])
        .used("RE/02", RIGHT)
        .hunting(0, &["RE/04"])
        .used("RE/04", MID)
        .hunting(1, &["CA/03"])
        .play();
    let frees = |spot| Aim { frees: Some(spot), ..Aim::default() };
    let (itself, other, own) = (
        frees(table.spot("RE/02", MID)),
        frees(table.spot("RE/04", MID)),
        frees(table.spot("RE/02", RIGHT)),
    );
    table.refuses(0, table.uses("RE/02", MID, itself), "CW-E19");
    assert!(
        table.may(0, table.uses("RE/02", MID, other))
            && table.may(0, table.uses("RE/02", MID, own))
    );
    let meat = table.meat()[0];
    table.does(0, table.uses("RE/02", MID, own)).let_go();
    assert_eq!(table.get("RE/02").used, [true, false]);
    assert_eq!(table.meat()[0], meat - 1, "the token goes to the supply");
    let mut tracker =
        duel(["renegades", "cats"]).cover(0, &["RE/02"]).hunting(1, &["CA/03"]).play();
    tracker.refuses(0, tracker.uses("RE/02", MID, frees(tracker.spot("CA/03", MID))), "CW-E19");
    let mut lost =
        duel(["cats", "cats"]).hand(0, &["RE/22"]).hunting(0, &["CA/07"]).used("CA/07", MID).play();
    lost.refuses(0, action("RE/22", RIGHT, frees(lost.spot("CA/07", MID))), "CW-E19");
}

#[test]
fn cw_1107_net() {
    let mut table = duel(["renegades", "cats"]).cover(0, &["RE/09"]).hunting(1, &["CA/03"]).play();
    table.does(0, table.uses("RE/09", MID, table.on("CA/03")));
    assert!(table.get("CA/03").stunned);
}

#[test]
fn cw_1108_summon_the_alpha() {
    // Refused: CW-E33.
    // CW-R49: if one exists, one is taken.
    let mut table = duel(["dogs", "cats"])
        .cover(0, &["DO/08"])
        .list(0, &["DO/08", "DO/03", "DO/09", "DO/13"])
        .main(0, &["DO/09", "DO/03", "DO/13"])
        .reinforcements(0, &[])
        .play();
    table.does(0, table.uses("DO/08", MID, Aim::default()));
    assert_eq!(table.0.options(0), [take("DO/03")]);
    table.refuses(0, Action::Take { card: None }, "CW-E33");
    table.does(0, take("DO/03"));
    assert_eq!(table.reinforcements(0), ["DO/03"]);
    // An Action card is no Alpha, whatever its value.
    let dear = TrialCard {
        id: card("DO/12"),
        strength: None,
        life: None,
        value: Some(9),
        abilities: None,
    };
    // The Chief is cheaper for it, so that the deck keeps to its points.
    let cheap = TrialCard { id: card("DO/01"), value: Some(5), ..dear.clone() };
    let mut table = duel(["dogs", "cats"])
        .house(|config| config.trial_cards.extend([dear, cheap]))
        .cover(0, &["DO/08"])
        .list(0, &["DO/08", "DO/12"])
        .main(0, &["DO/12"])
        .reinforcements(0, &[])
        .play();
    table.does(0, table.uses("DO/08", MID, Aim::default()));
    assert_eq!(table.0.options(0), [Action::Take { card: None }]);
}

#[test]
fn cw_1109_harpoon_drags_a_survivor() {
    let mut table = duel(["renegades", "dogs"]).cover(0, &["RE/05"]).cover(1, &["DO/10"]).play();
    table.does(0, table.uses("RE/05", MID, table.on("DO/10")));
    table.does(1, react(Reaction::Armour { source: table.source("DO/10", MID) }));
    assert_eq!(
        (table.damage("DO/10"), table.get("DO/10").zone),
        (0, Zone::Hunting),
        "even if the damage was prevented"
    );
    let mut dead = duel(["renegades", "dogs"])
        .cover(0, &["RE/05"])
        .cover(1, &["DO/22"])
        .damaged("DO/22", 1)
        .play();
    dead.does(0, dead.uses("RE/05", MID, dead.on("DO/22")));
    assert!(!dead.is_in_play("DO/22"));
    let mut near = duel(["renegades", "dogs"]).cover(0, &["RE/05"]).hunting(1, &["DO/06"]).play();
    near.does(0, near.uses("RE/05", MID, near.on("DO/06")));
    assert_eq!((near.damage("DO/06"), near.get("DO/06").zone), (1, Zone::Hunting));
}

#[test]
fn cw_1110_a_dragged_creature_has_entered_hunting() {
    let mut table = duel(["renegades", "cats"])
        .cover(0, &["RE/05"])
        .hunting(0, &["RE/12"])
        .cover(1, &["CA/20"])
        .play();
    table.does(0, table.uses("RE/05", MID, table.on("CA/20")));
    assert!(matches!(table.question(), Question::Window(Window::Enter { .. })));
    assert_eq!(table.asked(), [1]);
}

#[test]
fn cw_1111_cw_1112_leap_and_leap_without_target() {
    // CW-R47
    let mut table = duel(["cats", "dogs"]).cover(0, &["CA/03"]).hunting(1, &["DO/06"]).play();
    assert!(!table.may(0, table.uses("CA/03", MID, Aim::default())), "with a target one is chosen");
    table.does(0, table.uses("CA/03", MID, table.on("DO/06"))).let_go();
    assert_eq!(
        (table.get("CA/03").zone, table.damage("DO/06"), table.meat()[0]),
        (Zone::Hunting, 3, 3)
    );
    let mut alone = duel(["cats", "dogs"]).cover(0, &["CA/03"]).play();
    alone.does(0, alone.uses("CA/03", MID, Aim::default()));
    assert_eq!(alone.get("CA/03").zone, Zone::Hunting);
}

#[test]
fn cw_1113_others_may_help_the_locked_target() {
    // Refused: CW-E43.
    // CW-R48
    let mut table = duel(["cats", "dogs"])
        .cover(0, &["CA/03"])
        .hunting(1, &["DO/06"])
        .cover(1, &["DO/09"])
        .play();
    table.does(0, table.uses("CA/03", MID, table.on("DO/06"))).until_tactics_of(1);
    table.refuses(1, table.uses("DO/06", MID, Aim::default()), "CW-E43");
    table.does(1, table.uses("DO/09", MID, table.on("DO/06"))).let_go();
    assert_eq!(table.damage("DO/06"), 0);
}

#[test]
fn cw_1114_a_swapped_in_defender_is_not_locked() {
    let mut table =
        duel(["cats", "cats"]).cover(0, &["CA/03"]).hunting(1, &["CA/05", "CA/06", "CA/08"]).play();
    table.does(0, table.uses("CA/03", MID, table.on("CA/05")));
    let (source, with) = (table.source("CA/08", MID), table.id("CA/06"));
    table.does(1, react(Reaction::Swap { source, with })).until_tactics_of(1);
    assert!(table.may(1, table.uses("CA/06", MID, Aim::default())));
    assert!(!table.public().combat.unwrap().dodgeable);
    assert_eq!(table.public().combat.unwrap().locked, Some(table.id("CA/05")));
}

#[test]
fn cw_1115_a_leap_card_takes_a_creature_in_cover_that_is_not_stunned() {
    // Refused: CW-E04, CW-E13.
    let mut table = duel(["cats", "dogs"])
        .hand(0, &["CA/12"])
        .cover(0, &["CA/03", "CA/08"])
        .stunned("CA/08")
        .hunting(0, &["CA/06"])
        .hunting(1, &["DO/06"])
        .play();
    let leap = |name: &str| Aim { this: Some(table.id(name)), ..table.on("DO/06") };
    let (good, stunned, outside) = (leap("CA/03"), leap("CA/08"), leap("CA/06"));
    table.refuses(0, action("CA/12", MID, stunned), "CW-E04");
    table.refuses(0, action("CA/12", MID, outside), "CW-E13");
    table.does(0, action("CA/12", MID, good));
}

#[test]
fn cw_1111_a_leap_card_gives_a_tracker_its_reach_and_takes_its_tracker() {
    // CW-619
    let mut table = duel(["cats", "dogs"])
        .cover(0, &["CA/07"])
        .hand(0, &["CA/12"])
        .hunting(1, &["DO/06"])
        .cover(1, &["DO/22"])
        .play();
    let leap = Aim { this: Some(table.id("CA/07")), ..table.on("DO/22") };
    table.does(0, action("CA/12", MID, leap)).let_go();
    assert!(!table.is_in_play("DO/22"));
    assert!(table.get("CA/07").used[0]);
}

#[test]
fn cw_1116_the_leapers_own_trigger_comes_after_the_combat() {
    // CW-R62
    let mut table = duel(["cats", "dogs"])
        .hand(0, &["CA/12"])
        .cover(0, &["CA/20"])
        .hunting(1, &["DO/22", "DO/08"])
        .play();
    let leap = Aim { this: Some(table.id("CA/20")), ..table.on("DO/22") };
    table.does(0, action("CA/12", MID, leap));
    // Nobody has anything to use, so the first combat is fought at once.
    assert!(matches!(table.question(), Question::Window(Window::Enter { .. })));
    assert!(!table.is_in_play("DO/22") && table.public().combat.is_none());
    assert_eq!(table.damage("CA/20"), 1);
}
