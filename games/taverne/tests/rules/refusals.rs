//! Section 8: every attempt is refused with its number.

use taverne::Forbidden;
use taverne::cards::kinds::Mode;
use taverne::table::{Deed, Posture};

use crate::common::{
    CLAIM, DECLINE, NO_SUPPORT, PROTEST, Room, SILENT, TETE_DURE, TOUS_SUR_UN, act, deal, draw,
    drop_it, hide, keep, loot, muster, offer, pass, pick_up, protect, riposte, room, shelter, show,
    strike, support, throw, tilt,
};

fn market() -> Room {
    room(3).hand(0, &["grimoire", "encensoir"]).hand(1, &["hache-naine"]).hand(2, &["longue-vue"])
}

#[test]
fn rows_1_to_6_the_trade() {
    let mut table = market().trade();
    table.refuses(1, show("hache-naine"), "TV-E01");
    table.refuses(0, show("hache-naine"), "TV-E39");
    table.refuses(1, PROTEST, "TV-E06");
    table.does(0, show("grimoire"));
    table.refuses(1, offer(&["longue-vue"]), "TV-E02");
    table.refuses(1, offer(&["hache-naine", "hache-naine"]), "TV-E02");
    table.does(1, offer(&[])).does(2, offer(&[]));
    table.refuses(1, offer(&["hache-naine"]), "TV-E03");
    table.refuses(0, deal(0), "TV-E04");
    // TV-R74: a buyer who is nobody.
    table.refuses(0, deal(5), "TV-E04");
    table.does(0, deal(1));
    table.refuses(0, PROTEST, "TV-E06");
    let mut broke =
        market().change(|public| public.trade.agitation[crate::common::seat(0)] = 0).trade();
    broke.refuses(0, DECLINE, "TV-E40");
    broke.does(0, show("grimoire")).does(1, offer(&[])).does(2, offer(&[]));
    broke.refuses(0, crate::common::REFUSE, "TV-E05");
}

#[test]
fn rows_7_to_9_activating() {
    let mut table = room(3).tilted(&["nain", "elfe"]).brawl();
    table.refuses(0, pass("nain"), "TV-E07");
    table.refuses(0, pass("elfe"), "TV-E07");
    table.refuses(0, pass("troll"), "TV-E08");
    table.refuses(0, pass("garde"), "TV-E08");
    table.refuses(0, keep(&[]), "TV-E09");
    table.refuses(1, pass("troll"), "TV-E43");
}

#[test]
fn rows_10_to_15_targets() {
    let mut table = room(5)
        .objects(0, &["chaise", "assiette", "bouteille"])
        .protected("tavernier", "banc")
        .hidden("elfe", "rideau", 1)
        .ko(&["barde"])
        .brawl();
    table.refuses(0, strike("nain", "chaise", "barbare"), "TV-E10");
    table.refuses(0, throw("nain", "assiette", "troll"), "TV-E11");
    table.refuses(0, throw("nain", "assiette", "tavernier"), "TV-E13");
    table.refuses(0, strike("nain", "chaise", "elfe"), "TV-E14");
    table.refuses(0, strike("nain", "chaise", "magicien"), "TV-E15");
    table.refuses(0, strike("nain", "chaise", "barde"), "TV-E15");
    table.refuses(0, strike("nain", "chaise", "garde"), "TV-E15");
    let mut troll = room(3).lead(1).objects(1, &["assiette"]).brawl();
    troll.refuses(1, throw("troll", "assiette", "nain"), "TV-E12");
}

#[test]
fn rows_16_to_19_weapons_tv_r74_tv_r81() {
    let mut table = room(2)
        .hand(0, &["lance-benie", "grimoire"])
        .objects(0, &["trophee-mural", "assiette", "pied-de-table", "couvercle"])
        .drawn("magicien", "epee-demoniaque", 1)
        .brawl();
    table.refuses(0, strike("nain", "trophee-mural", "elfe"), "TV-E16");
    table.refuses(0, strike("nain", "lance-benie", "elfe"), "TV-E16");
    // TV-R73: a guard that play never reaches.
    table.refuses(0, strike("magicien", "drawn", "elfe"), "TV-E17");
    table.refuses(0, draw("magicien", "lance-benie"), "TV-E18");
    table.refuses(0, strike("nain", "assiette", "elfe"), "TV-E19");
    table.refuses(0, throw("nain", "pied-de-table", "elfe"), "TV-E19");
    table.refuses(0, strike("nain", "couvercle", "elfe"), "TV-E19");
    // TV-R81: what a card cannot do comes before not holding it.
    table.refuses(0, strike("nain", "chope", "elfe"), "TV-E19");
    table.refuses(0, strike("nain", "chaise", "elfe"), "TV-E35");
    table.refuses(0, strike("nain", "drawn", "elfe"), "TV-E35");
}

#[test]
fn rows_20_to_25_hiding_fleeing_picking_up() {
    let mut table = room(2)
        .variants(&[])
        .lead(1)
        .hidden("elfe", "rideau", 0)
        .objects(1, &["nappe"])
        .joined(1, "ivrogne")
        .face_down(&["grimoire"])
        .at_door("ivrogne", 1)
        .brawl();
    table.refuses(1, hide("elfe", "nappe"), "TV-E20");
    table.refuses(1, hide("troll", "nappe"), "TV-E21");
    table.refuses(1, act("troll", Deed::Window {}), "TV-E21");
    table.refuses(1, act("ivrogne", Deed::Window {}), "TV-E22");
    table.refuses(1, act("ivrogne", Deed::Door {}), "TV-E23");
    // Face down it has no name, to whoever thinks it lies there.
    table.refuses(1, pick_up("troll", "grimoire"), "TV-E25");
    let mut bare = room(2).brawl();
    bare.refuses(0, pick_up("nain", "grimoire"), "TV-E24");
    bare.refuses(0, act("nain", Deed::PickUpUnseen {}), "TV-E24");
    bare.refuses(0, act("nain", Deed::StayHidden {}), "TV-E41");
}

#[test]
fn rows_26_to_28_and_36_37_support() {
    let mut table = room(4)
        .variants(TOUS_SUR_UN)
        .joined(0, "garde")
        .joined(0, "garde-2")
        .joined(0, "moine")
        .posture("magicien", Posture::Down)
        .objects(0, &["pied-de-table"])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    table.refuses(0, muster(&["magicien"], &[]), "TV-E26");
    table.refuses(0, muster(&["nain"], &[]), "TV-E26");
    table.refuses(0, muster(&[], &[1]), "TV-E27");
    table.refuses(0, muster(&["barbare"], &[]), "TV-E37");
    table.refuses(0, muster(&[], &[0]), "TV-E37");
    table.refuses(0, muster(&[], &[9]), "TV-E37");
    table.refuses(0, muster(&[], &[2, 2]), "TV-E37");
    table.refuses(0, muster(&["garde", "garde"], &[]), "TV-E37");
    table.does(0, muster(&["garde"], &[2]));
    table.refuses(3, support("paladin"), "TV-E36");
    table.refuses(3, NO_SUPPORT, "TV-E36");
    table.refuses(2, support("paladin"), "TV-E37");
    table.refuses(2, support("elfe"), "TV-E37");
    let mut crowd = room(3)
        .variants(TOUS_SUR_UN)
        .joined(0, "garde")
        .joined(0, "garde-2")
        .joined(0, "moine")
        .objects(0, &["pied-de-table"])
        .brawl();
    crowd.does(0, strike("nain", "pied-de-table", "elfe"));
    crowd.refuses(0, muster(&["garde", "garde-2", "moine", "magicien"], &[]), "TV-E28");
}

#[test]
fn row_29_riposte() {
    let mut table = room(3)
        .variants(TETE_DURE)
        .tilted(&["magicien", "elfe", "tavernier", "barbare"])
        .objects(0, &["pied-de-table"])
        .objects(1, &["chaise"])
        .dice(&[1, 1, 2, 3, 4])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "troll"));
    table.refuses(1, riposte("chaise", Mode::Contact, "magicien"), "TV-E29");
    table.refuses(1, riposte("balai", Mode::Contact, "nain"), "TV-E35");
}

#[test]
fn rows_30_to_33_the_end_of_a_round() {
    let all = ["nain", "magicien", "elfe", "troll"];
    let mut table = room(2)
        .round(2)
        .tilted(&all)
        .at_door("nain", 1)
        .hand(0, &["grimoire", "encensoir", "eau-benite"])
        .objects(0, &["chaise", "balai"])
        .arrivals(&["menestrel", "moine", "ivrogne"])
        .round_end();
    table.refuses(0, shelter(&["grimoire"]), "TV-E31");
    table.refuses(0, shelter(&["grimoire", "encensoir", "eau-benite"]), "TV-E31");
    table.refuses(0, shelter(&["grimoire", "perle-noire"]), "TV-E39");
    table.refuses(0, shelter(&["grimoire", "grimoire"]), "TV-E39");
    table.does(0, shelter(&["grimoire", "encensoir"]));
    table.refuses(0, keep(&["chaise", "balai"]), "TV-E30");
    table.refuses(0, keep(&["banc"]), "TV-E35");
    table.refuses(0, CLAIM, "TV-E33");
    table.does(0, keep(&[]));
    table.does(0, SILENT).does(1, SILENT);
    table.does(0, SILENT).does(1, SILENT);
    table.does(0, SILENT).does(1, SILENT);
    table.refuses(1, CLAIM, "TV-E33");
    let mut wrong = room(2).tilted(&all).arrivals(&["menestrel"]).round_end();
    wrong.does(0, CLAIM).does(1, CLAIM);
    wrong.refuses(0, tilt("elfe"), "TV-E32");
}

#[test]
fn row_34_after_the_end() {
    let mut table =
        room(2).arrivals(&["milice"]).tilted(&["nain", "magicien", "elfe", "troll"]).round_end();
    table.refuses(0, pass("nain"), "TV-E34");
}

#[test]
fn rows_35_38_39_what_is_not_there() {
    let mut table = room(3).hand(0, &["grimoire"]).objects(0, &["chaise"]).brawl();
    table.refuses(0, protect("nain", "banc"), "TV-E35");
    table.refuses(0, draw("nain", "trophee-mural"), "TV-E35");
    table.refuses(0, draw("nain", "chaise"), "TV-E38");
    table.refuses(0, draw("nain", "grimoire"), "TV-E38");
    table.refuses(0, draw("nain", "lance-benie"), "TV-E39");
    let mut fallen = room(3)
        .hand(1, &["grimoire", "encensoir"])
        .objects(0, &["pied-de-table"])
        .dice(&[6, 6, 1, 2, 3])
        .brawl();
    fallen.does(0, strike("nain", "pied-de-table", "elfe"));
    fallen.refuses(1, drop_it("eau-benite"), "TV-E39");
    fallen.refuses(1, loot("grimoire"), "TV-E42");
}

#[test]
fn tv_r62_tv_r78_the_first_row_that_applies_speaks() {
    // Not asked comes before the rows of the answer itself.
    let mut table = market().trade();
    table.refuses(1, show("perle-noire"), "TV-E01");
    // An answer to something else than what is asked.
    table.refuses(0, tilt("nain"), "TV-E42");
    // A throw of the Troll at a neighbour who is too close: row 11 comes first.
    let mut troll = room(4).lead(1).objects(1, &["assiette"]).brawl();
    troll.refuses(1, throw("troll", "assiette", "nain"), "TV-E11");
    // Sheltering names what is not there, but also too few: row 31 comes first.
    let codes: Vec<&str> = Forbidden::ALL.iter().map(|row| row.code_and_clause().0).collect();
    let mut sorted = codes.clone();
    sorted.sort_unstable();
    assert_eq!(codes, sorted, "the rows are in the order of their numbers");
}

#[test]
fn tv_r72_every_refusal_has_words_and_a_clause_in_both_languages() {
    use shelf::{Language, Speaks};
    for row in Forbidden::ALL {
        let (code, clause) = row.code_and_clause();
        for language in Language::ALL {
            let words = taverne::Taverne::words();
            assert!(words.has(language, &format!("refusal-{code}")), "{code} in {language}");
            assert!(taverne::Taverne::clause(language, clause).is_some(), "{clause} in {language}");
        }
    }
}

#[test]
fn tv_e44_an_answer_to_an_earlier_question_comes_too_late() {
    use kernel::{Refusal, Seat, Viewer};
    use shelf::{Language, Refuses, Voice};
    let mut table = market().trade();
    let earlier = table.table().serial();
    table.does(0, show("grimoire"));
    let before = table.table().clone();
    let answer = table.table_mut().apply_to(earlier, Seat::new(1), offer(&[]), None);
    assert_eq!(answer, Err(Refusal::Stale));
    assert_eq!(*table.table(), before);
    let names = testkit::names(3);
    let voice = Voice::new(Language::En, Viewer::Seat(Seat::new(1)), &names);
    assert_eq!(taverne::Taverne::refusal(&voice, &Refusal::Stale).code, "TV-E44");
}
