//! Section 9: the worked examples, by their numbers. Those that a chapter tests already are named there.

use taverne::cards::Arrival;
use taverne::cards::kinds::Mode;
use taverne::rules::arrivals::is_right;
use taverne::rules::terms::reach;
use taverne::table::Posture::{Down, Escaped, Ko, Standing, Tilted};
use taverne::table::{Deed, Place};

use crate::common::{
    ACCEPT, CASSE_TOUT, CLAIM, PROTEST, Room, SILENT, TOUS_SUR_UN, Table, act, broken, deal,
    discard, figure, floor, hand, hide, in_hand, in_safety, keep, muster, objects, offer, pass,
    places, posture, question, room, seat, shelter, show, strike, support, tavern, throw, who,
};

fn scores(room: Room) -> Vec<i32> {
    let table = room.arrivals(&["milice"]).round_end();
    table.outcome().unwrap().scores.as_ref().unwrap().iter().copied().collect()
}

fn numbers(seats: kernel::Seats) -> Vec<u8> {
    seats.iter().map(kernel::Seat::number).collect()
}

fn skip_to(table: &mut Table, wanted: &str) {
    while question(table) != wanted {
        match question(table).as_str() {
            "keep" => table.everybody_does(&keep(&[])),
            "claim" => table.everybody_does(&SILENT),
            other => panic!("{other} is asked on the way to {wanted}"),
        };
    }
}

#[test]
fn tv_x01_beer_is_worth_two() {
    let cards = ["tonnelet-nain", "brune-des-cavernes"];
    assert_eq!(scores(room(2).heroes(0, &["barbare", "voleuse"]).hand(0, &cards))[0], 4);
}

#[test]
fn tv_x07_the_first_thirteen_are_never_the_militia() {
    // That they are not, looked at card by card, is TV-107's test; here, that the page is told when they are gone.
    let after = |drawn: usize| {
        let cards = Arrival::people()
            .flat_map(|card| std::iter::repeat_n(card, usize::from(card.print().count)));
        let table = room(2).change(|public| public.arrived = cards.take(drawn).collect()).brawl();
        let board = <taverne::Taverne as shelf::Shows>::shown(&table.gallery(), None);
        (table.gallery().own.arrivals.size, board.militia_may_come)
    };
    assert_eq!(after(0), (19, false));
    assert_eq!(after(12), (7, false));
    assert_eq!(after(13), (6, true));
}

#[test]
fn tv_x08_the_fourth_card_starts_the_brawl() {
    let mut table = room(4)
        .hand(0, &["grimoire", "arc-d-if"])
        .hand(2, &["eau-benite"])
        .change(|public| public.trade.laid = 3)
        .trade();
    table.does(0, show("grimoire")).does(2, offer(&[])).does(0, deal(1));
    table.does(1, ACCEPT).does(2, PROTEST).does(3, ACCEPT);
    assert_eq!(table.asked(), [2]);
    assert!((0..4).all(|at| objects(&table, at).len() == 3));
}

#[test]
fn tv_x10_a_character_that_was_down_misses_a_round() {
    let mut table =
        room(2).tilted(&["nain", "magicien", "troll"]).posture("elfe", Down).round_end();
    skip_to(&mut table, "activate");
    assert_eq!((posture(&table, "elfe"), posture(&table, "nain")), (Tilted, Standing));
    table.does(0, pass("nain"));
    assert!(!table.options(1).contains(&pass("elfe")));
}

#[test]
fn tv_x11_who_may_claim_the_squire() {
    let squire = Arrival::named("ecuyere").unwrap();
    let right = |heroes: [&str; 2]| {
        is_right(&room(2).heroes(0, &heroes).brawl().gallery().public, seat(0), squire)
    };
    for hero in ["nain", "barbare", "paladin", "necromancienne"] {
        assert!(right([hero, "voleuse"]), "{hero}");
    }
    assert!(!right(["corsaire", "magicien"]));
}

#[test]
fn tv_x14_the_troll_cannot_support_a_throw() {
    let mut table = room(3).variants(TOUS_SUR_UN).lead(1).objects(1, &["assiette"]).brawl();
    table.does(1, throw("elfe", "assiette", "nain"));
    table.refuses(1, muster(&["troll"], &[]), "TV-E26");
}

#[test]
fn tv_x16_reach_with_five_players() {
    let see = |room: Room| {
        let public = room.brawl().gallery().public;
        [Mode::Contact, Mode::Distance].map(|mode| numbers(reach(&public, seat(0), mode)))
    };
    assert_eq!(see(room(5)), [vec![1, 4], vec![2, 3]]);
    assert_eq!(see(room(5).ko(&["elfe", "troll"])), [vec![2, 4], vec![3]]);
    let three = room(5).ko(&["elfe", "troll", "tavernier", "barbare"]);
    assert_eq!(see(three), [vec![3, 4], vec![3, 4]]);
}

#[test]
fn tv_x18_only_the_first_fall_is_paid() {
    let mut table = room(3)
        .hand(1, &["grimoire", "encensoir"])
        .objects(0, &["pied-de-table"])
        .dice(&[6, 6, 1, 2, 3])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    table.does(1, crate::common::drop_it("grimoire"));
    assert!(figure(&table, "elfe").has_fallen && floor(&table) == ["grimoire"]);
    let mut again = room(3)
        .hand(1, &["encensoir", "arc-d-if"])
        .figure("elfe", |elf| elf.has_fallen = true)
        .tilted(&["elfe"])
        .objects(0, &["pied-de-table"])
        .dice(&[6, 1, 2, 3, 4])
        .brawl();
    again.does(0, strike("nain", "pied-de-table", "elfe"));
    assert_eq!((posture(&again, "elfe"), floor(&again).len()), (Down, 0));
}

#[test]
fn tv_x20_a_stolen_sword() {
    let mut table = room(3)
        .heroes(1, &["barbare", "elfe"])
        .drawn("barbare", "epee-demoniaque", 0)
        .objects(0, &["pied-de-table"])
        .dice(&[6, 6, 6, 1, 2])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "barbare"));
    assert_eq!(hand(&table, 0), ["epee-demoniaque"]);
    assert_eq!(places(&table, 2, "epee-demoniaque"), [in_hand(0)], "everybody knows");
}

#[test]
fn tv_x21_holding_the_door() {
    let waiting = |dice: &[u8]| {
        let mut table = room(3)
            .heroes(1, &["barde", "troll"])
            .round(4)
            .at_door("barde", 3)
            .hand(1, &["grimoire", "arc-d-if"])
            .tilted(&["magicien", "troll", "tavernier", "barbare"])
            .objects(0, &["pied-de-table"])
            .dice(dice)
            .brawl();
        table.does(0, strike("nain", "pied-de-table", "barde"));
        table
    };
    let held = waiting(&[6, 1, 2, 3, 4]);
    assert_eq!((posture(&held, "barde"), in_safety(&held, 1).len()), (Escaped, 2));
    let felled = waiting(&[6, 6, 2, 3, 4]);
    assert!(figure(&felled, "barde").is_in_tavern());
}

#[test]
fn tv_x22_giving_the_door_up() {
    let mut table = room(2)
        .lead(1)
        .heroes(1, &["barde", "troll"])
        .round(4)
        .at_door("barde", 3)
        .tilted(&["nain", "magicien", "troll"])
        .objects(1, &["pied-de-table"])
        .brawl();
    table.does(1, strike("barde", "pied-de-table", "nain"));
    assert!(figure(&table, "barde").is_in_tavern() && figure(&table, "barde").at_door.is_none());
}

#[test]
fn tv_x24_hiding_and_being_discovered() {
    let mut table = room(2).round(2).objects(0, &["rideau"]).dice(&[1, 5, 2, 2, 3, 4]).brawl();
    table.does(0, hide("magicien", "rideau"));
    assert!(figure(&table, "magicien").is_hidden());
    let found = |set| {
        let mut table = room(2)
            .variants(set)
            .round(3)
            .hidden("magicien", "rideau", 2)
            .dice(&[1, 2, 3, 4, 4, 2])
            .brawl();
        table.does(0, act("magicien", Deed::StayHidden {}));
        table
    };
    assert_eq!(discard(&found(&[])), ["rideau"]);
    let all = found(CASSE_TOUT);
    assert_eq!((broken(&all), tavern(&all)), (vec!["rideau"], 30));
}

#[test]
fn tv_x26_leaving_the_protection() {
    let behind = || {
        room(2)
            .heroes(0, &["corsaire", "nain"])
            .protected("corsaire", "banc")
            .objects(0, &["assiette"])
    };
    let mut table = behind().brawl();
    table.does(0, throw("corsaire", "assiette", "elfe"));
    assert_eq!(discard(&table)[0], "banc", "before the roll");
    let mut table = behind().drawn("corsaire", "trophee-mural", 0).dice(&[2, 2, 3, 4, 4]).brawl();
    table.does(0, strike("corsaire", "drawn", "elfe"));
    assert!(figure(&table, "corsaire").is_protected());
}

#[test]
fn tv_x27_the_troll_with_the_lance() {
    let mut table =
        room(2).lead(1).round(2).drawn("troll", "lance-benie", 1).dice(&[1, 1, 2, 3, 4, 5]).brawl();
    table.does(1, strike("troll", "drawn", "nain"));
    let struck = serde_json::to_value(&table.gallery_heard()[1]).unwrap();
    assert_eq!(struck["attack"]["dice"].as_array().unwrap().len(), 8);
    assert!(figure(&table, "troll").weapon.is_some());
}

#[test]
fn tv_x29_nobody_claims_the_guard() {
    // Three players without the Innkeeper; P2's wrong claim is paid, then all roll, he too.
    let mut table = room(3)
        .heroes(2, &["barbare", "corsaire"])
        .tilted(&["nain", "magicien", "elfe", "troll", "barbare", "corsaire"])
        .arrivals(&["garde"])
        .dice(&[1, 1, 2, 2, 6, 6])
        .round_end();
    table.does(0, SILENT).does(1, SILENT).does(2, CLAIM);
    table.does(2, crate::common::tilt("barbare"));
    assert_eq!(table.gallery().public.owner(who("garde")), seat(2));
    assert_eq!(posture(&table, "barbare"), Tilted);
}

#[test]
fn tv_x30_back_from_the_dead() {
    let mut table = room(4)
        .ko(&["elfe", "troll"])
        .tilted(&["nain", "magicien", "tavernier", "barbare", "voleuse", "paladin"])
        .arrivals(&["menestrel"])
        .round_end();
    assert_eq!(objects(&table, 1).len(), 3);
    table.does(0, SILENT).does(1, CLAIM).does(2, SILENT).does(3, SILENT);
    assert_eq!(posture(&table, "menestrel"), Standing);
    assert_eq!(table.gallery().public.owner(who("menestrel")), seat(1));
}

#[test]
fn tv_x31_a_protest_beyond_need() {
    let mut table = room(4)
        .config(|config| config.protests_per_deal = taverne::table::config::Protests::Any)
        .hand(0, &["grimoire", "arc-d-if"])
        .change(|public| public.trade.laid = 3)
        .trade();
    table.does(0, show("grimoire")).does(0, deal(2));
    table.does(1, PROTEST).does(2, ACCEPT).does(3, PROTEST);
    assert_eq!((table.gallery().public.trade.laid, table.asked()), (4, vec![1]));
    let told = serde_json::to_string(&table.gallery_heard()).unwrap();
    assert_eq!(told.matches("protested").count(), 1);
}

#[test]
fn tv_x32_the_break_die() {
    let hit = |dice: &[u8]| {
        let mut table = room(2)
            .variants(CASSE_TOUT)
            .heroes(0, &["corsaire", "nain"])
            .joined(1, "garde")
            .protected("garde", "table-renversee")
            .objects(0, &["tabouret"])
            .dice(dice)
            .brawl();
        table.does(0, strike("corsaire", "tabouret", "garde"));
        tavern(&table)
    };
    assert_eq!((hit(&[5, 2, 1, 3]), hit(&[3, 5, 1, 2])), (27, 30));
}

#[test]
fn tv_x33_ten_dice_and_no_more() {
    let mut table = room(5)
        .variants(TOUS_SUR_UN)
        .heroes(2, &["troll", "tavernier"])
        .heroes(3, &["elfe", "paladin"])
        .joined(0, "mercenaire")
        .objects(0, &["pied-de-table"])
        .brawl();
    let target = table.gallery().public.groups[seat(1)][0].who;
    table.does(0, strike("nain", "pied-de-table", target.id()));
    table.does(0, muster(&["mercenaire"], &[2, 3, 4]));
    table.does(2, support("troll")).does(3, support("elfe")).does(4, support("barde"));
    let heard = serde_json::to_value(table.gallery_heard()).unwrap();
    let struck =
        heard.as_array().unwrap().iter().find(|event| event["attack"].is_object()).unwrap();
    assert_eq!(struck["attack"]["dice"].as_array().unwrap().len(), 10);
    assert_eq!(posture(&table, "barde"), Standing);
}

#[test]
fn tv_x37_a_tie_goes_to_whoever_has_fewer_heroes_ko() {
    let table = room(4)
        .hand(0, &["grimoire"])
        .hand(3, &["perle-noire"])
        .ko(&["nain"])
        .heroes(2, &["corsaire", "barbare"])
        .ko(&["nain"])
        .arrivals(&["milice"])
        .round_end();
    assert_eq!(table.winners(), [3]);
}

#[test]
fn tv_x38_a_bench_at_the_door() {
    let mut table = room(4)
        .round(3)
        .at_door("elfe", 3)
        .protected("elfe", "banc")
        .tilted(&["elfe"])
        .objects(3, &["assiette"])
        .objects(0, &["pied-de-table"])
        .dice(&[6, 1, 2, 3, 4])
        .brawl();
    assert!(table.options(0).contains(&strike("nain", "pied-de-table", "elfe")));
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    let elf = figure(&table, "elfe");
    assert_eq!((elf.posture, elf.cover, elf.at_door), (Down, None, None));
    let mut throwing = room(4).lead(3).protected("elfe", "banc").objects(3, &["assiette"]).brawl();
    throwing.refuses(3, throw("voleuse", "assiette", "elfe"), "TV-E13");
}

#[test]
fn tv_x39_a_sheltered_weapon() {
    let mut table = room(3)
        .heroes(1, &["barde", "barbare"])
        .round(2)
        .at_door("barde", 1)
        .drawn("barbare", "lance-benie", 1)
        .hand(1, &["grimoire", "arc-d-if", "lance-benie"])
        .tilted(&["nain", "magicien", "barde", "barbare"])
        .tilted(&["tavernier", "troll"])
        .round_end();
    table.does(1, shelter(&["lance-benie", "grimoire"]));
    assert!(figure(&table, "barbare").weapon.is_none());
    assert_eq!(
        places(&table, 2, "lance-benie"),
        [Place::Safety(seat(1))],
        "everybody saw it leave"
    );
    assert!(places(&table, 2, "grimoire").len() > 1);
}

#[test]
fn tv_x43_the_same_lead() {
    let mut table = room(4)
        .variants(TOUS_SUR_UN)
        .heroes(3, &["elfe", "paladin"])
        .lead(2)
        .objects(2, &["pied-de-table"])
        .objects(0, &["chaise"])
        .tilted(&["nain", "magicien", "voleuse", "troll", "tavernier", "paladin"])
        .brawl();
    table.does(2, strike("barbare", "pied-de-table", "voleuse"));
    table.does(2, muster(&[], &[3])).does(3, support("elfe"));
    assert_eq!(question(&table), "keep", "nobody is Standing any more");
    assert_eq!(table.gallery().public.next_lead, seat(3));
    skip_to(&mut table, "activate");
    assert_eq!((table.asked(), posture(&table, "elfe")), (vec![3], Standing));
}

#[test]
fn tv_x44_one_protest_per_deal() {
    let mut table = room(4).hand(0, &["grimoire", "arc-d-if"]).hand(1, &["eau-benite"]).trade();
    table.does(0, show("grimoire")).does(1, offer(&[])).does(0, deal(2)).everybody_does(&PROTEST);
    let trade = table.gallery().public.trade;
    assert_eq!((trade.laid, table.asked()), (1, vec![1]));
    assert_eq!([1, 2, 3].map(|at| trade.agitation[seat(at)]), [1, 2, 2], "only P1's is laid");
    let mut three = room(3).hand(0, &["grimoire", "arc-d-if"]).hand(1, &["eau-benite"]).trade();
    three.does(0, show("grimoire")).does(1, offer(&[])).does(0, deal(2)).everybody_does(&PROTEST);
    assert_eq!(three.gallery().public.trade.laid, 2);
}

#[test]
fn tv_x36_the_last_group_ends_it_after_loot_and_drop() {
    let mut table = room(3)
        .ko(&["troll"])
        .posture("tavernier", Escaped)
        .posture("barbare", Escaped)
        .hand(1, &["grimoire"])
        .objects(0, &["pied-de-table"])
        .dice(&[6, 6, 6, 1, 2])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    assert!(table.outcome().is_some());
    assert_eq!((posture(&table, "elfe"), hand(&table, 0)), (Ko, vec!["grimoire"]));
}

#[test]
fn tv_x03_the_choice_of_arms() {
    let dice = |with: &str, action: taverne::Action| {
        let mut table = room(2).objects(0, &[with]).brawl();
        table.does(0, action);
        let heard = serde_json::to_value(table.gallery_heard()).unwrap();
        let struck = heard.as_array().unwrap().iter().find(|event| event["attack"].is_object());
        struck.unwrap()["attack"]["dice"].as_array().unwrap().len()
    };
    assert_eq!(dice("pied-de-table", strike("nain", "pied-de-table", "elfe")), 5);
    assert_eq!(dice("assiette", throw("nain", "assiette", "elfe")), 2);
    assert_eq!(dice("bouteille", strike("nain", "bouteille", "elfe")), 5);
    assert_eq!(dice("bouteille", throw("nain", "bouteille", "elfe")), 2);
}

#[test]
fn tv_x04_the_damage_track() {
    let hurt = |from, points| taverne::rules::fight::damaged(from, points);
    assert_eq!([1, 2, 3].map(|points| hurt(Standing, points)), [Tilted, Down, Ko]);
    assert_eq!([1, 2].map(|points| hurt(Tilted, points)), [Down, Ko]);
    assert_eq!(hurt(Down, 1), Ko);
}

#[test]
fn tv_x09_a_hand_of_objects() {
    let cards = ["chaise", "balai", "banc"];
    let end = |room: Room| {
        let mut table = room
            .tilted(&["nain", "magicien", "elfe", "troll"])
            .objects(0, &cards)
            .arrivals(&["ivrogne"])
            .round_end();
        table.does(0, keep(&["banc"]));
        assert_eq!(discard(&table), ["chaise", "balai"]);
        objects(&table, 0).len()
    };
    let five = room(2).joined(0, "garde").joined(0, "moine").joined(0, "receleur");
    assert_eq!(end(five.tilted(&["garde", "moine", "receleur"])), 6);
    assert_eq!(end(room(2).joined(0, "garde").tilted(&["garde"])), 4);
}

#[test]
fn tv_x17_a_hidden_neighbour() {
    let mut table = room(6)
        .ko(&["elfe"])
        .hidden("troll", "comptoir", 1)
        .objects(0, &["chaise", "assiette"])
        .brawl();
    for hero in ["corsaire", "necromancienne"] {
        assert!(table.options(0).contains(&strike("nain", "chaise", hero)));
    }
    assert!(table.options(0).contains(&throw("nain", "assiette", "barbare")));
    for hero in ["troll", "barbare", "tavernier"] {
        assert!(!table.options(0).contains(&strike("nain", "chaise", hero)), "{hero}");
    }
    table.does(0, throw("nain", "assiette", "barbare"));
}

#[test]
fn tv_x40_ruse_1_at_the_window() {
    let drunk =
        || room(3).variants(TOUS_SUR_UN).heroes(2, &["elfe", "barbare"]).joined(0, "ivrogne");
    let others = ["nain", "magicien", "troll", "barbare", "tavernier"];
    let window = act("ivrogne", Deed::Window {});
    let mut table = drunk().tilted(&others).dice(&[6]).brawl();
    table.does(0, window).does(0, muster(&[], &[2])).does(2, crate::common::NO_SUPPORT);
    assert_eq!(posture(&table, "ivrogne"), Tilted, "one die, even a 6 fails");
    let table = drunk().tilted(&others).tilted(&["elfe"]).brawl();
    assert!(!table.options(0).contains(&window));
}
