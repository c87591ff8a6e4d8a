//! Section 8: every number that no chapter's test gives already.

use cannibal_world::Action;
use cannibal_world::table::action::{Aim, Reaction};
use kernel::Seat;

use crate::common::*;

#[test]
fn cw_e09_e10_e11_dodges_that_are_refused() {
    // Refused: CW-E09, CW-E10, CW-E11.
    let mut poor = duel(["rats", "renegades"])
        .hunting(0, &["RA/05"])
        .hunting(1, &["RE/18"])
        .meat(&[4, 1])
        .play();
    poor.does(0, poor.attack("RA/05", "RE/18"));
    poor.refuses(1, DODGE, "CW-E09");
    let mut stunned = duel(["rats", "renegades"])
        .hunting(0, &["RA/05"])
        .hunting(1, &["RE/12", "RE/18"])
        .stunned("RE/12")
        .play();
    stunned.does(0, stunned.attack("RA/05", "RE/12"));
    stunned.refuses(1, DODGE, "CW-E10");
    let mut leap =
        duel(["cats", "renegades"]).cover(0, &["CA/03"]).hunting(1, &["RE/12", "RE/18"]).play();
    leap.does(0, leap.uses("CA/03", MID, leap.on("RE/12")));
    leap.refuses(1, DODGE, "CW-E11");
}

#[test]
fn cw_e22_both_abilities_where_one_is_for_combats() {
    // Refused: CW-E22.
    let mut table = duel(["cats", "dogs"])
        .hand(0, &["CA/12"])
        .cover(0, &["CA/03"])
        .hunting(1, &["DO/06"])
        .play();
    let leap = Aim { this: Some(table.id("CA/03")), ..table.on("DO/06") };
    table.refuses(0, both("CA/12", MID, leap), "CW-E22");
    table.refuses(0, both("CA/12", RIGHT, table.on("DO/06")), "CW-E22");
}

#[test]
fn cw_e23_a_net_without_meat() {
    // Refused: CW-E23.
    let mut table = duel(["rats", "renegades"])
        .hunting(0, &["RE/04"])
        .hunting(1, &["RE/18", "RE/12"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.uses("RE/04", MID, table.on("RE/18")));
    table.refuses(1, react(Reaction::Net { source: table.source("RE/18", MID) }), "CW-E23");
}

#[test]
fn cw_e24_somebody_elses_decision() {
    // Refused: CW-E24.
    let mut table = duel(["rats", "renegades"]).play();
    table.refuses(1, END, "CW-E24");
}

#[test]
fn cw_e26_a_bad_spread() {
    // Refused: CW-E26.
    let mut table = duel(["dogs", "rats"])
        .hunting(0, &["DO/03"])
        .hunting(1, &["RA/09", "RA/10", "RA/04"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.uses("DO/03", MID, table.on("RA/09"))).let_go();
    for wrong in
        [&[("RA/10", 1)][..], &[("RA/10", 4)], &[("RA/09", 3)], &[("RA/04", 1), ("RA/10", 2)]]
    {
        let split = table.split(wrong);
        table.refuses(1, Action::Spread { split }, "CW-E26");
    }
    let split = table.split(&[("RA/10", 3)]);
    table.does(1, Action::Spread { split });
    assert!(!table.is_in_play("RA/10"));
}

#[test]
fn cw_e34_recovering_the_sound() {
    // Refused: CW-E34, CW-E35.
    let mut table = duel(["rats", "renegades"]).hunting(0, &["RA/05"]).play();
    table.refuses(0, table.recovers("RA/05"), "CW-E34");
    table.refuses(0, table.drops("RA/05"), "CW-E35");
}

#[test]
fn cw_e39_e40_e42_what_is_not_there() {
    // Refused: CW-E39, CW-E40, CW-E42.
    let mut table =
        duel(["rats", "renegades"]).hunting(0, &["RA/05"]).hunting(1, &["RE/12"]).play();
    table.refuses(0, table.moves("RE/12"), "CW-E39");
    table.refuses(0, table.uses("RE/12", MID, Aim::default()), "CW-E39");
    table.refuses(0, table.uses("RA/05", RIGHT, Aim::default()), "CW-E40");
    table.refuses(0, table.uses("RA/05", MID, Aim::default()), "CW-E42");
    let too_much = Aim { this: Some(table.id("RA/05")), ..table.on("RE/12") };
    table.refuses(0, table.uses("RA/05", MID, too_much), "CW-E42");
}

#[test]
fn cw_r88_every_refusal_has_a_number_of_its_own_and_says_what_to_do_in_both_languages() {
    use cannibal_world::{CannibalWorld, Forbidden};
    use kernel::{Refusal, Viewer};
    use shelf::{Language, Refuses, Speaks, Voice};
    let card = card("RA/05");
    let all = [
        Forbidden::AttackFromCover,
        Forbidden::Guarded { by: card },
        Forbidden::TrackerTarget,
        Forbidden::Stunned { card },
        Forbidden::NobodyToPillage,
        Forbidden::PillagedAlready,
        Forbidden::FirstTurnPillage,
        Forbidden::Defended { by: card },
        Forbidden::DodgeCost { meat: 1 },
        Forbidden::StunnedCannotDodge,
        Forbidden::Undodgeable,
        Forbidden::NotTheOwner { owner: Seat::new(0) },
        Forbidden::WrongZone { works_from: cannibal_world::table::Zone::Cover },
        Forbidden::AlreadyUsed,
        Forbidden::OnlyInCombat,
        Forbidden::OutOfRange { distance: 3 },
        Forbidden::BadSplit { x: 2 },
        Forbidden::NothingToDraw,
        Forbidden::NotRechargeable,
        Forbidden::MustSpend { meat: 1 },
        Forbidden::NoRetreat,
        Forbidden::BothOnlyInCombat,
        Forbidden::NetCost,
        Forbidden::NotYourDecision,
        Forbidden::MulliganOver,
        Forbidden::BadSpread { excess: 2 },
        Forbidden::NotFighting { card },
        Forbidden::BadLoyalty,
        Forbidden::NoGift,
        Forbidden::BadDeck { errors: vec![cannibal_world::cards::DeckError::NoChief {}] },
        Forbidden::BothCost { meat: 1 },
        Forbidden::NoMeat,
        Forbidden::MustTake,
        Forbidden::NotStunned { card },
        Forbidden::NoTracker { card },
        Forbidden::SwapWithTarget,
        Forbidden::StunnedCannotMove { card },
        Forbidden::NotInHand,
        Forbidden::NotYourCreature,
        Forbidden::NoSuchAbility,
        Forbidden::NotNow,
        Forbidden::BadAim,
        Forbidden::LockedByLeap { card },
        Forbidden::NotInReinforcements,
        Forbidden::NotInDeck { faction: None },
    ];
    let names = testkit::names(2);
    for (place, forbidden) in all.into_iter().enumerate() {
        let (number, clause) = forbidden.number_and_clause();
        assert_eq!(usize::from(number), place + 1, "{forbidden:?}");
        for language in Language::ALL {
            assert!(CannibalWorld::clause(language, clause).is_some(), "{clause} in {language}");
        }
        let said = Language::ALL.map(|language| {
            let voice = Voice::new(language, Viewer::Seat(Seat::new(0)), &names);
            CannibalWorld::refusal(&voice, &Refusal::Forbidden(forbidden.clone())).text
        });
        assert!(!said[0].is_empty() && said[0] != said[1], "{said:?}");
    }
}

#[test]
fn cw_r90_a_charge_spreads_over_sixteen_creatures_at_most() {
    // Refused: CW-E26.
    let crowd = ["RA/10"; 18];
    let mut table = duel(["dogs", "rats"])
        .hunting(0, &["DO/03"])
        .hunting(1, &["RA/09"])
        .hunting(1, &crowd)
        .meat(&[4, 0])
        .play();
    table.does(0, table.uses("DO/03", MID, table.on("RA/09"))).let_go();
    assert_eq!(table.0.options(1).len(), 500, "a sample of the many ways");
    let split = table.split(&[("RA/10#17", 3)]);
    table.refuses(1, Action::Spread { split }, "CW-E26");
    let split = table.split(&[("RA/10#16", 3)]);
    table.does(1, Action::Spread { split });
}
