//! Tous sur Un (TV-9xx).

use taverne::table::Deed;
use taverne::table::Posture::{Standing, Tilted};

use crate::common::{
    NO_SUPPORT, TOUS_SUR_UN, Table, act, figure, hand, hide, kinds, muster, posture, question,
    room, strike, support, throw,
};

fn dice_of(table: &Table) -> usize {
    let events: Vec<_> =
        table.gallery_heard().iter().map(|event| serde_json::to_value(event).unwrap()).collect();
    let roll = |event: &serde_json::Value| {
        let roll = if event["attack"].is_null() { &event["roll"] } else { &event["attack"] };
        roll["dice"].as_array().map(Vec::len)
    };
    events.iter().find_map(roll).expect("dice were rolled")
}

#[test]
fn tv_901_tv_r59_without_the_variant_nobody_supports() {
    let mut table = room(3).joined(0, "mercenaire").objects(0, &["pied-de-table"]).brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    assert_eq!(dice_of(&table), 5);
}

#[test]
fn tv_902_tv_903_each_point_adds_a_die() {
    let with = |own: &[&str]| {
        let mut table = room(3)
            .variants(TOUS_SUR_UN)
            .heroes(0, &["nain", "troll"])
            .joined(0, "mercenaire")
            .objects(0, &["pied-de-table"])
            .brawl();
        table.does(0, strike("nain", "pied-de-table", "elfe")).does(0, muster(own, &[]));
        dice_of(&table)
    };
    assert_eq!(with(&["troll"]), 7);
    assert_eq!(with(&["mercenaire", "troll"]), 9);
    assert_eq!(with(&[]), 5);
}

#[test]
fn tv_903_tv_r40_fight_hide_stay_hidden_and_window_can_be_supported() {
    let start = || room(2).variants(TOUS_SUR_UN).objects(0, &["rideau", "assiette", "banc"]);
    let asks = |mut table: Table, action| {
        table.does(0, action);
        question(&table)
    };
    assert_eq!(asks(start().brawl(), hide("magicien", "rideau")), "muster");
    assert_eq!(asks(start().brawl(), throw("magicien", "assiette", "elfe")), "muster");
    assert_eq!(asks(start().brawl(), act("magicien", Deed::Window {})), "muster");
    let hidden = room(2).variants(TOUS_SUR_UN).hidden("magicien", "rideau", 0).brawl();
    assert_eq!(asks(hidden, act("magicien", Deed::StayHidden {})), "muster");
    assert_eq!(asks(start().brawl(), act("magicien", Deed::Door {})), "activate");
    let mut table = start().dice(&[1, 1, 1, 1, 1, 1, 5]).brawl();
    table.does(0, hide("magicien", "rideau")).does(0, muster(&["nain"], &[]));
    assert!(figure(&table, "magicien").is_hidden(), "the seventh die was the Dwarf's");
}

#[test]
fn tv_904_tv_r60_who_can_support() {
    let mut table = room(4)
        .variants(TOUS_SUR_UN)
        .joined(0, "garde")
        .joined(0, "moine")
        .joined(0, "mercenaire")
        .hidden("moine", "rideau", 1)
        .at_door("garde", 1)
        .tilted(&["mercenaire"])
        .objects(0, &["pied-de-table"])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    for unable in ["garde", "moine", "mercenaire", "nain"] {
        table.refuses(0, muster(&[unable], &[]), "TV-E26");
    }
    table.does(0, muster(&["magicien"], &[]));
    assert_eq!(posture(&table, "magicien"), Tilted);
    // The Troll has no Ruse to give.
    let mut table = room(4).variants(TOUS_SUR_UN).lead(1).objects(1, &["assiette"]).brawl();
    table.does(1, throw("elfe", "assiette", "voleuse"));
    table.refuses(1, muster(&["troll"], &[]), "TV-E26");
}

#[test]
fn tv_904_a_supporter_keeps_protection_and_weapon() {
    let mut table = room(3)
        .variants(TOUS_SUR_UN)
        .protected("magicien", "banc")
        .drawn("magicien", "lance-benie", 0)
        .objects(0, &["pied-de-table"])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe")).does(0, muster(&["magicien"], &[]));
    assert!(
        figure(&table, "magicien").is_protected() && figure(&table, "magicien").weapon.is_some()
    );
}

#[test]
fn tv_905_tv_907_tv_r41_three_supporters_own_first_then_clockwise() {
    let mut table = room(5)
        .variants(TOUS_SUR_UN)
        .heroes(0, &["nain", "corsaire"])
        .joined(0, "mercenaire")
        .objects(0, &["pied-de-table"])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    table.does(0, muster(&["mercenaire"], &[2, 3, 4]));
    assert_eq!((question(&table).as_str(), table.asked()), ("support", vec![2, 3, 4]));
    table.does(4, support("barde")).does(2, support("tavernier"));
    assert!(table.gallery_heard().is_empty(), "answers are secret until the last is in");
    table.does(3, support("paladin"));
    assert_eq!(dice_of(&table), 5 + 2 + 1 + 1);
    assert_eq!(posture(&table, "barde"), Standing, "those beyond three are not tilted");
    assert!(!serde_json::to_string(&table.gallery_heard()).unwrap().contains("barde"));
}

#[test]
fn tv_906_the_action_is_declared_first_and_public() {
    let mut table = room(3).variants(TOUS_SUR_UN).objects(0, &["pied-de-table"]).brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    assert_eq!(kinds(&table.gallery_heard()), ["brawl:activated"]);
    assert_eq!((question(&table).as_str(), table.asked()), ("muster", vec![0]));
    // Nobody who could support: nothing is asked.
    let mut table =
        room(2).variants(TOUS_SUR_UN).tilted(&["magicien"]).objects(0, &["pied-de-table"]).brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    assert_eq!(question(&table), "activate", "the target's owner cannot be called");
}

#[test]
fn tv_908_the_owner_of_the_target_is_not_called() {
    let mut table = room(3).variants(TOUS_SUR_UN).objects(0, &["pied-de-table"]).brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    table.refuses(0, muster(&[], &[1]), "TV-E27");
    assert!(table.options(0).contains(&muster(&[], &[2])));
}

#[test]
fn tv_909_a_call_that_nobody_answers_changes_nothing() {
    let mut table = room(3).variants(TOUS_SUR_UN).objects(0, &["pied-de-table"]).brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe")).does(0, muster(&[], &[2]));
    table.does(2, NO_SUPPORT);
    assert_eq!(dice_of(&table), 5);
    // Supporters are tilted before the dice are rolled.
    let mut table = room(3).variants(TOUS_SUR_UN).objects(0, &["pied-de-table"]).brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe")).does(0, muster(&["magicien"], &[]));
    let heard = kinds(&table.gallery_heard());
    assert_eq!(heard[..2], ["brawl:mustered", "brawl:supported"], "before anything is rolled");
}

#[test]
fn tv_910_the_loot_goes_to_the_acting_player() {
    let mut table = room(3)
        .variants(TOUS_SUR_UN)
        .hand(1, &["grimoire"])
        .objects(0, &["pied-de-table"])
        .dice(&[6, 6, 1, 2, 3, 6])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe")).does(0, muster(&[], &[2]));
    table.does(2, support("tavernier"));
    assert_eq!((hand(&table, 0), hand(&table, 2).len()), (vec!["grimoire"], 0));
}

#[test]
fn tv_r83_a_call_may_be_let_go_by_and_nothing_else_may() {
    use kernel::Game as _;
    use taverne::table::action::{Bargain, Help, RoundChoice};
    use taverne::{Action, Taverne};
    assert!(Taverne::is_pass(&Action::Help(Help::NoSupport {})));
    for decision in [
        Action::Help(Help::NoRiposte {}),
        Action::Trade(Bargain::Accept {}),
        Action::Round(RoundChoice::Silent {}),
    ] {
        assert!(!Taverne::is_pass(&decision), "{decision:?}");
    }
}
