//! The plain choice when time is up (section 7, TV-R68).

use kernel::Seat;
use shelf::StandsIn;
use taverne::table::Deed;
use taverne::{Action, Taverne};

use crate::common::{
    ACCEPT, NO_PEACE, NO_RIPOSTE, NO_SUPPORT, SILENT, TETE_DURE, TOUS_SUR_UN, Table, act, deal,
    drop_it, keep, loot, muster, offer, pass, room, shelter, show, strike, tilt,
};

fn late(table: &Table) -> Action {
    let at = table.asked()[0];
    Taverne::when_time_is_up(&table.table().observe(Seat::new(at)))
}

#[test]
fn tv_r68_in_the_trade() {
    // Dwarf and Wizard: the Pearl is worth nothing, and came before the Flute, which is worth nothing either.
    let mut table = room(3)
        .hand(0, &["grimoire", "perle-noire", "flute-d-os"])
        .hand(1, &["hache-naine"])
        .hand(2, &["tapis-volant", "tonnelet-nain"])
        .trade();
    assert_eq!(late(&table), show("perle-noire"));
    table.does(0, show("perle-noire"));
    assert_eq!(late(&table), offer(&[]));
    table.does(1, offer(&["hache-naine"])).does(2, offer(&["tapis-volant"]));
    assert_eq!(late(&table), deal(2), "3 points against 2");
    table.does(0, deal(2));
    assert_eq!(late(&table), ACCEPT);
    let even = {
        let mut table =
            room(3).hand(0, &["perle-noire", "arc-d-if"]).hand(1, &["eau-benite"]).trade();
        table.does(0, show("perle-noire")).does(1, offer(&[]));
        late(&table)
    };
    assert_eq!(even, deal(1), "ties to the nearest on the left, never Refuse");
    let mut peace = room(2)
        .config(|config| config.peaceful_end = true)
        .change(|public| public.trade.turns = 1)
        .hand(0, &["grimoire"])
        .trade();
    peace.does(0, crate::common::DECLINE);
    assert_eq!(late(&peace), NO_PEACE);
}

#[test]
fn in_the_brawl_somebody_passes_or_stays_hidden() {
    assert_eq!(late(&room(2).tilted(&["nain"]).brawl()), pass("magicien"));
    let hidden = room(2).hidden("nain", "rideau", 0).brawl();
    assert_eq!(late(&hidden), act("nain", Deed::StayHidden {}));
    let mut table = room(3).variants(TOUS_SUR_UN).objects(0, &["pied-de-table"]).brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    assert_eq!(late(&table), muster(&[], &[]));
    table.does(0, muster(&[], &[2]));
    assert_eq!(late(&table), NO_SUPPORT);
}

#[test]
fn tv_r68_losses_take_the_worst_and_save_the_best() {
    // Elf and Troll: the Axe is worth nothing and lies drawn or in hand longer than the Maul.
    let mut table = room(3)
        .hand(1, &["luth-enchante", "hache-naine", "marteau-de-siege"])
        .objects(0, &["pied-de-table"])
        .dice(&[6, 6, 1, 2, 3])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    assert_eq!(late(&table), drop_it("hache-naine"));
    let hard = |cards: &[&str]| {
        let mut table = room(3)
            .variants(TETE_DURE)
            .tilted(&["magicien", "elfe", "troll", "tavernier", "barbare"])
            .hand(1, cards)
            .objects(0, &["pied-de-table"])
            .dice(&[5, 6, 1, 2, 3, 1, 1, 1])
            .brawl();
        table.does(0, strike("nain", "pied-de-table", "elfe"));
        late(&table)
    };
    assert_eq!(hard(&["perle-noire", "grimoire"]), loot("grimoire"));
    assert_eq!(hard(&["tapis-volant", "grimoire"]), loot("grimoire"), "the first of the data");
    let all = ["nain", "magicien", "elfe", "troll"];
    let saved = room(2)
        .round(2)
        .at_door("nain", 1)
        .tilted(&all)
        .joined(0, "garde")
        .hand(0, &["perle-noire", "tonnelet-nain", "grimoire"])
        .round_end();
    assert_eq!(late(&saved), shelter(&["tonnelet-nain", "grimoire"]));
}

#[test]
fn at_the_end_of_a_round() {
    let all = ["nain", "magicien", "elfe", "troll"];
    let mut table = room(2)
        .tilted(&all)
        .objects(0, &["rideau", "balai", "chaise"])
        .arrivals(&["menestrel"])
        .round_end();
    assert_eq!(late(&table), keep(&["balai"]), "the first that can strike, as received");
    table.does(0, keep(&[]));
    assert_eq!(late(&table), SILENT);
    table.does(0, crate::common::CLAIM).does(1, SILENT);
    assert_eq!(late(&table), tilt("nain"), "7 and 8: the lowest Force and Ruse");
    let none = room(2).tilted(&all).objects(0, &["rideau"]).round_end();
    assert_eq!(late(&none), keep(&[]));
}

#[test]
fn no_riposte() {
    let mut table = room(3)
        .variants(TETE_DURE)
        .tilted(&["magicien", "elfe", "tavernier", "barbare"])
        .objects(0, &["pied-de-table"])
        .objects(1, &["chaise"])
        .dice(&[1, 1, 2, 3, 4])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "troll"));
    assert_eq!(late(&table), NO_RIPOSTE);
}
