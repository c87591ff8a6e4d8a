//! CW-1000: abilities in general.

use cannibal_world::cards::{Ability, Card, Type};
use cannibal_world::table::action::{Aim, Reaction};
use cannibal_world::table::creature::Zone;
use cannibal_world::table::flow::Window;
use cannibal_world::{Action, Question};
use shelf::Language;

use crate::common::*;

#[test]
fn cw_1001_five_types() {
    assert_eq!(Type::ALL.map(Type::id), ["cover", "assault", "tactical", "innate", "triggered"]);
}

#[test]
fn cw_1002_cover_abilities_are_for_ones_own_main_phase_and_cannot_be_dodged() {
    let mut table = duel(["rats", "dogs"])
        .cover(0, &["RA/10"])
        .hunting(0, &["RA/05"])
        .hunting(1, &["DO/06"])
        .play();
    table.does(0, table.uses("RA/10", MID, table.on("DO/06")));
    assert!(table.is_main_of(0), "no response is asked");
    let mut table = duel(["rats", "dogs"])
        .cover(0, &["RA/10"])
        .hunting(0, &["RA/05"])
        .hand(0, &["RA/13"])
        .hunting(1, &["DO/06"])
        .play();
    table.does(0, table.attack("RA/05", "DO/06")).until_tactics_of(0);
    table.refuses(0, table.uses("RA/10", MID, table.on("DO/06")), "CW-1004");
}

#[test]
fn cw_1003_of_tactics_only_shots_work_between_actions() {
    // Refused: CW-E15.
    // CW-R53
    let mut table = duel(["rats", "dogs"]).hunting(0, &["RA/03"]).hunting(1, &["DO/06"]).play();
    table.refuses(0, table.uses("RA/03", MID, Aim::default()), "CW-E15");
    let split = Aim { split: Some(table.split(&[("DO/06", 2)])), ..Aim::default() };
    table.does(0, table.uses("RA/03", RIGHT, split));
    assert_eq!(table.damage("DO/06"), 2);
}

#[test]
fn cw_1004_triggers_are_optional_and_free() {
    let mut table = duel(["rats", "dogs"]).hand(0, &["RA/02"]).play();
    table.does(0, plays("RA/02", Zone::Hunting)).does(0, DECLINE);
    assert!(!table.get("RA/02").used[0]);
    assert_eq!(table.meat()[0], 3);
}

#[test]
fn cw_1005_cw_1401_an_innate_ability_holds_while_it_is_uncovered() {
    let table = duel(["dogs", "cats"])
        .hunting(0, &["DO/05"])
        .hunting(1, &["CA/07"])
        .used("CA/07", MID)
        .play();
    assert!(table.may(0, table.attack("DO/05", "CA/07")));
}

#[test]
fn cw_1006_a_target_is_needed_where_one_is_asked_for() {
    let table = duel(["renegades", "cats"]).cover(0, &["RE/09", "RE/05", "RE/10"]).play();
    assert!(!table.0.options(0).iter().any(|option| format!("{option:?}").contains("UseAbility")));
}

#[test]
fn cw_1007_without_target_an_ability_may_do_nothing() {
    // CW-R13
    let mut table = duel(["rats", "cats"]).cover(0, &["RA/06"]).play();
    table.does(0, table.uses("RA/06", MID, Aim::default()));
    assert!(table.get("RA/06").used[0]);
    assert_eq!(table.meat()[0], 3);
}

#[test]
fn cw_1008_targets_at_activation_cards_while_it_resolves() {
    // Refused: CW-E41.
    let mut table = duel(["dogs", "cats"])
        .cover(0, &["DO/08"])
        .list(0, &["DO/08", "DO/03", "DO/05"])
        .main(0, &["DO/03", "DO/05"])
        .play();
    table.does(0, table.uses("DO/08", MID, Aim::default()));
    assert!(matches!(table.question(), Question::Search { .. }));
    table.refuses(0, DECLINE, "CW-E41");
}

#[test]
fn cw_1009_used_until_recharged_or_gone() {
    // Refused: CW-E14.
    let mut table = duel(["renegades", "cats"])
        .cover(0, &["RE/02"])
        .hunting(0, &["RE/04"])
        .used("RE/04", MID)
        .hunting(1, &["CA/03"])
        .play();
    table.refuses(0, table.uses("RE/04", MID, table.on("CA/03")), "CW-E14");
    let frees = Aim { frees: Some(table.spot("RE/04", MID)), ..Aim::default() };
    table.does(0, table.uses("RE/02", MID, frees)).let_go();
    assert!(table.may(0, table.uses("RE/04", MID, table.on("CA/03"))));
}

#[test]
fn cw_1010_you_is_whoever_activates() {
    // CW-R44: the teammate who uses my Support draws and gains.
    let mut table = camps(["cats", "rats", "dogs", "renegades"])
        .cover(1, &["RA/16"])
        .main(0, &["CA/03", "CA/03"])
        .reinforcements(0, &[])
        .play();
    table.does(0, table.uses("RA/16", MID, Aim::default()));
    assert_eq!((table.hand(0).len(), table.meat()[0], table.meat()[1]), (2, 5, 4));
    let mut entering = camps(["renegades", "dogs", "cats", "rats"]).hand(0, &["RE/21"]).play();
    entering.does(0, plays("RE/21", Zone::Hunting)).does(0, DECLINE);
    entering.does(1, react(Reaction::Trigger { slot: MID, target: None }));
    entering.does(1, Action::DrawMain {});
    assert_eq!((entering.hand(1).len(), entering.meat()), (1, vec![3, 5, 4, 4]));
}

#[test]
fn cw_1011_what_cards_have() {
    for card in Card::all() {
        let numbers = &card.print().numbers;
        let count = numbers.abilities.iter().flatten().count();
        if numbers.is_creature {
            assert!(numbers.life > 0, "{card:?}");
        } else {
            assert!(
                (1..=2).contains(&count) && numbers.strength == 0 && numbers.life == 0,
                "{card:?}"
            );
        }
    }
    assert!(
        cannibal_world::cards::Faction::ALL
            .iter()
            .all(|faction| faction.print().habitat.lives == 3)
    );
}

#[test]
fn cw_1012_every_ability_has_a_name_and_a_text_with_its_number() {
    for ability in Ability::all(2) {
        for language in Language::ALL {
            let (name, text) = (ability.name(language), ability.text(language));
            assert!(!name.is_empty() && !text.is_empty());
            if ability.x().is_some() {
                assert!(name.contains('2') && !name.contains('X'), "{name}");
            }
        }
    }
}

#[test]
fn a_trigger_is_no_action() {
    // Refused: CW-E40, CW-E41.
    let mut table = duel(["rats", "cats"]).hunting(0, &["RA/08"]).play();
    table.refuses(0, table.uses("RA/08", MID, Aim::default()), "CW-E41");
    table.refuses(0, table.uses("RA/08", RIGHT, Aim::default()), "CW-E40");
    table.refuses(0, react(Reaction::Dodge {}), "CW-E41");
    assert!(!matches!(table.question(), Question::Window(Window::Respond { .. })));
    table.refuses(0, Action::Pass {}, "CW-E41");
}
