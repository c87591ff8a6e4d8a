//! Where clauses meet: two rules that act at the same moment, and what the order between them makes of it.

use taverne::cards::Variant;
use taverne::cards::kinds::Mode;
use taverne::table::Posture::{Ko, Standing, Tilted};
use taverne::table::{Deed, Place};

use crate::common::{
    CASSE_TOUT, CLAIM, SILENT, TETE_DURE, act, broken, discard, figure, hand, in_hand, muster,
    objects, places, posture, question, riposte, room, seat, shelter, strike, tilt,
};

/// The Protection is lost to the blow (TV-523, TV-803) before everything laid on a KO character leaves it (TV-209).
#[test]
fn tv_803_tv_209_the_break_die_breaks_the_protection_of_a_target_that_is_ko_at_once() {
    let after = |dice: &[u8]| {
        let room = room(2).variants(CASSE_TOUT).protected("elfe", "banc");
        let mut table = room.objects(0, &["pied-de-table"]).dice(dice).brawl();
        table.does(0, strike("nain", "pied-de-table", "elfe"));
        assert_eq!(posture(&table, "elfe"), Ko);
        (broken(&table), discard(&table))
    };
    assert_eq!(after(&[6, 6, 6, 2, 3]), (vec!["pied-de-table", "banc"], vec![]));
    assert_eq!(after(&[2, 6, 6, 6, 3]), (vec![], vec!["pied-de-table", "banc"]));
}

/// TV-564: an Arrival carries nothing, but a weapon drawn on it is its owner's (TV-211) and comes back (TV-209).
#[test]
fn tv_207_tv_209_a_special_weapon_outlives_the_arrival_that_bore_it() {
    let mut table = room(2)
        .joined(1, "mercenaire")
        .drawn("mercenaire", "lance-benie", 0)
        .objects(0, &["pied-de-table"])
        .dice(&[5, 5, 5, 2, 3])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "mercenaire"));
    assert_eq!(table.gallery().public.groups[seat(1)].len(), 2, "a KO Arrival is removed");
    assert_eq!(hand(&table, 1), ["lance-benie"]);
    assert_eq!(places(&table, 0, "lance-benie"), [in_hand(1)], "everybody saw it go back");
}

/// TV-207 and TV-642: Heroes that are KO still claim, and with an Arrival their group is living again (TV-206).
#[test]
fn tv_206_tv_642_a_group_that_was_out_of_it_leads_again_with_an_arrival() {
    let mut table = room(3)
        .ko(&["elfe", "troll"])
        .tilted(&["nain", "magicien", "tavernier", "barbare"])
        .lead(1)
        .arrivals(&["menestrel", "moine", "ivrogne"])
        .round_end();
    assert_eq!(table.asked(), [0, 1, 2], "whoever is out of it is asked, too");
    table.does(0, SILENT).does(1, CLAIM).does(2, SILENT);
    table.everybody_does(&SILENT);
    table.everybody_does(&SILENT);
    assert_eq!((question(&table).as_str(), table.asked()), ("activate", vec![1]));
}

/// TV-1014 lets a riposte aim at the attacker, if it may be targeted: behind a Protection it keeps with a drawn weapon
/// (TV-525) it can be struck but not thrown at (TV-522).
#[test]
fn tv_1014_tv_522_tv_525_a_riposte_does_not_reach_over_the_protection_of_the_attacker() {
    let mut table = room(2)
        .variants(TETE_DURE)
        .protected("magicien", "banc")
        .drawn("magicien", "lance-benie", 0)
        .objects(1, &["assiette", "pied-de-table"])
        .dice(&[1, 1, 1, 1, 1, 1])
        .brawl();
    table.does(0, strike("magicien", "drawn", "elfe")).does(0, muster(&[], &[]));
    assert_eq!((question(&table).as_str(), table.asked()), ("riposte", vec![1]));
    table.refuses(1, riposte("assiette", Mode::Distance, "magicien"), "TV-E13");
    table.does(1, riposte("pied-de-table", Mode::Contact, "magicien"));
    assert_eq!(objects(&table, 1), ["assiette"]);
}

/// TV-562 takes any losable Treasure, and a weapon drawn on a character that still stands is one (TV-211, TV-544).
#[test]
fn tv_562_tv_544_a_ko_can_cost_the_weapon_drawn_on_somebody_else() {
    let mut table = room(2)
        .drawn("troll", "lance-benie", 0)
        .objects(0, &["pied-de-table"])
        .dice(&[6, 6, 6, 2, 3])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    assert_eq!((hand(&table, 0), hand(&table, 1)), (vec!["lance-benie"], vec![]));
    assert!(figure(&table, "troll").weapon.is_none(), "it leaves its bearer");
    assert_eq!(posture(&table, "troll"), Standing);
}

/// TV-909 tilts supporters whatever becomes of the test; a Hiding place that is discovered breaks (TV-804).
#[test]
fn tv_804_tv_909_help_that_was_not_enough_is_spent_and_the_hiding_place_breaks() {
    let mut table = room(2)
        .variants(&[Variant::CasseTout, Variant::TousSurUn])
        .hidden("nain", "comptoir", 0)
        .dice(&[1, 2, 3])
        .brawl();
    table.does(0, act("nain", Deed::StayHidden {})).does(0, muster(&["magicien"], &[]));
    assert_eq!((posture(&table, "nain"), posture(&table, "magicien")), (Tilted, Tilted));
    assert_eq!((broken(&table), figure(&table, "nain").cover), (vec!["comptoir"], None));
}

/// TV-645 is neither damage nor an activation, so the wait at the Door goes on (TV-504, TV-573).
#[test]
fn tv_645_tv_573_a_wrong_claim_is_paid_at_the_door_without_leaving_it() {
    let mut table = room(2)
        .round(2)
        .at_door("elfe", 2)
        .tilted(&["nain", "magicien", "elfe", "troll"])
        .arrivals(&["garde"])
        .round_end();
    table.does(0, SILENT).does(1, CLAIM).does(1, tilt("elfe"));
    let elf = figure(&table, "elfe");
    assert_eq!((elf.posture, elf.at_door), (Tilted, Some(2)));
}

/// TV-575 puts any losable Treasure in safety, and a drawn weapon leaves its bearer before everybody's eyes (TV-544).
#[test]
fn tv_575_tv_544_an_escape_may_take_the_weapon_of_somebody_who_stays() {
    let mut table = room(3)
        .round(2)
        .at_door("nain", 1)
        .hand(0, &["grimoire", "encensoir"])
        .drawn("magicien", "lance-benie", 0)
        .tilted(&["nain", "magicien", "elfe", "troll", "tavernier", "barbare"])
        .round_end();
    table.does(0, shelter(&["lance-benie", "grimoire"]));
    assert!(figure(&table, "magicien").weapon.is_none());
    assert_eq!(places(&table, 1, "lance-benie"), [Place::Safety(seat(0))]);
    let grimoire = places(&table, 1, "grimoire");
    assert!(grimoire.contains(&Place::Safety(seat(0))) && grimoire.len() > 1, "{grimoire:?}");
}
