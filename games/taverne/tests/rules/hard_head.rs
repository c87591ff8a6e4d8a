//! Tête Dure (TV-10xx).

use shelf::Shows;
use taverne::Taverne;
use taverne::cards::kinds::Mode;
use taverne::rules::hard_head::{defence_dice, ends};
use taverne::table::Posture::{Down, Escaped, Ko, Standing, Tilted};
use taverne::table::config::Spill;
use taverne::table::{Figure, Place};

use crate::common::{
    NO_RIPOSTE, Room, TETE_DURE, Table, figure, hand, in_hand, loot, muster, objects, pass, places,
    posture, question, riposte, room, seat, strike, throw, who,
};

/// Everybody but the Dwarf is tilted, so that nobody can support; the Dwarf strikes the Elf (Force 3).
fn alone(players: u8) -> Room {
    let all = ["magicien", "elfe", "troll", "tavernier", "barbare", "voleuse", "paladin"];
    room(players).variants(TETE_DURE).tilted(&all[..usize::from(players) * 2 - 1])
}

fn hit(room: Room, dice: &[u8]) -> Table {
    let mut table = room.objects(0, &["pied-de-table"]).dice(dice).brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    table
}

#[test]
fn tv_1001_tv_1002_tv_1003_both_roll_and_fives_count() {
    // Dwarf 5 dice: 5, 6 count; the Elf's three: one 5.
    let table = hit(alone(3), &[5, 6, 1, 2, 3, 5, 1, 1]);
    let events = table.gallery_heard();
    let struck = serde_json::to_value(&events[1]).unwrap();
    assert_eq!(struck["result"], 1);
    assert_eq!(struck["defence"]["dice"].as_array().unwrap().len(), 3);
    // TV-1001: no Treasure is dropped at a fall any more (TV-561 is replaced): the attacker takes one (TV-1008).
    let fall = hit(alone(3).hand(1, &["grimoire", "encensoir"]), &[5, 6, 1, 2, 3, 1, 1, 1]);
    assert_eq!(question(&fall), "loot");
}

#[test]
fn tv_1003_tv_r42_tv_r43_never_fewer_than_three_dice_and_arrivals_need_sixes() {
    // TV-X42
    use taverne::cards::kinds::Stat::{Force, Ruse};
    let dice = |id: &str, stat| defence_dice(&Figure::new(who(id)), stat);
    assert_eq!([dice("magicien", Force), dice("magicien", Ruse)], [3, 6]);
    assert_eq!(dice("troll", Ruse), 3);
    let from = |id: &str| taverne::rules::hard_head::defence_from(&Figure::new(who(id)));
    assert_eq!([from("elfe"), from("garde")], [5, 6]);
}

#[test]
fn tv_1004_tv_1005_tv_1006_tv_1007_tv_r45_margins() {
    // TV-X13
    let all = [Standing, Tilted, Down];
    assert_eq!(all.map(|from| ends(from, 0)), all);
    assert_eq!(all.map(|from| ends(from, -2)), all);
    assert_eq!(all.map(|from| ends(from, 1)), [Tilted, Tilted, Down]);
    assert_eq!(all.map(|from| ends(from, 2)), [Down; 3]);
    assert_eq!(all.map(|from| ends(from, 3)), [Ko; 3]);
    assert_eq!(ends(Standing, 5), Ko);
}

#[test]
fn tv_1008_a_fall_lets_the_attacker_look_and_take_one() {
    let cards = ["grimoire", "encensoir", "eau-benite"];
    let mut table = hit(alone(3).hand(1, &cards), &[5, 6, 1, 2, 3, 1, 1, 1]);
    assert_eq!((posture(&table, "elfe"), question(&table).as_str()), (Down, "loot"));
    assert_eq!(table.asked(), [0]);
    assert_eq!(table.options(0).len(), 3, "he sees all that can be lost");
    for card in cards {
        assert_eq!(places(&table, 0, card), [in_hand(1)]);
    }
    let shown = Taverne::shown(&table.view(0), None).worth;
    let worth = shown.iter().map(|one| (one.treasure.id(), one.points));
    assert!(worth.eq([("grimoire", 3), ("eau-benite", 2), ("encensoir", 2)]), "{shown:?}");
    assert!(Taverne::shown(&table.view(2), None).worth.is_empty(), "nobody else sees them");
    table.refuses(0, loot("perle-noire"), "TV-E39");
    table.does(0, loot("eau-benite"));
    assert_eq!(
        (hand(&table, 0), hand(&table, 1)),
        (vec!["eau-benite"], vec!["grimoire", "encensoir"])
    );
    // Each time, not only the first; but nothing when the Hero was Down already.
    let again = alone(3).hand(1, &cards).figure("elfe", |figure| figure.has_fallen = true);
    assert_eq!(question(&hit(again, &[5, 6, 1, 2, 3, 1, 1, 1])), "loot");
    let down = alone(3).hand(1, &cards).posture("elfe", Down);
    assert_ne!(question(&hit(down, &[5, 6, 1, 2, 3, 1, 1, 1])), "loot");
}

const KO: [u8; 8] = [5, 6, 5, 2, 3, 1, 1, 1];

#[test]
fn tv_1009_tv_r44_a_ko_spills_the_rest_face_down() {
    // TV-X35, with TV-1019 below.
    let cards = ["grimoire", "encensoir", "eau-benite", "perle-noire", "flute-d-os"];
    let mut table = hit(alone(3).hand(1, &cards).safe(1, &["longue-vue", "arc-d-if"]), &KO);
    table.does(0, loot("grimoire"));
    assert_eq!((hand(&table, 0), hand(&table, 1).len()), (vec!["grimoire"], 0));
    assert_eq!(table.gallery().own.face_down.size, 4);
    assert_eq!(table.gallery().own.purses[seat(1)].safe.size, 2, "what is in safety stays there");
    // Attacker and victim know which fell, the others do not.
    assert_eq!(places(&table, 0, "encensoir"), [Place::FaceDown]);
    assert_eq!(places(&table, 1, "encensoir"), [Place::FaceDown]);
    assert!(places(&table, 2, "encensoir").len() > 1);
}

#[test]
fn tv_1009_tv_r69_a_drawn_weapon_is_seen_wherever_it_goes() {
    let armed = || alone(3).hand(1, &["grimoire", "encensoir"]).drawn("troll", "lance-benie", 0);
    let mut table = hit(armed(), &KO);
    table.does(0, loot("grimoire"));
    assert_eq!(places(&table, 2, "lance-benie"), [Place::FaceDown], "everybody saw it fall");
    assert!(figure(&table, "troll").weapon.is_none());
    let mut table = hit(armed(), &KO);
    table.does(0, loot("lance-benie"));
    assert_eq!(places(&table, 2, "lance-benie"), [in_hand(0)]);
    // The weapon of the Hero made KO is back in hand before, and goes unseen.
    let own = alone(3).hand(1, &["grimoire", "encensoir"]).drawn("elfe", "lance-benie", 0);
    let mut table = hit(own, &KO);
    table.does(0, loot("grimoire"));
    assert_eq!(places(&table, 2, "lance-benie"), [in_hand(0), Place::FaceDown]);
}

#[test]
fn tv_1010_tv_r54_arrivals_bring_no_loot() {
    let room =
        alone(3).joined(1, "receleur").tilted(&["receleur"]).hand(1, &["grimoire", "encensoir"]);
    let mut table = room.objects(0, &["pied-de-table"]).dice(&KO).brawl();
    table.does(0, strike("nain", "pied-de-table", "receleur"));
    assert!(table.gallery().public.find(who("receleur")).is_none());
    assert_ne!(question(&table), "loot");
}

#[test]
fn tv_1011_hurt_means_a_margin_of_one_even_if_nothing_turns() {
    let tilted = hit(alone(3).protected("elfe", "banc"), &[5, 6, 1, 2, 3, 5, 1, 1]);
    assert_eq!(figure(&tilted, "elfe").cover, None, "she was Tilted before and turned no further");
    let missed = hit(alone(3).protected("elfe", "banc"), &[5, 1, 1, 2, 3, 5, 1, 1]);
    assert!(figure(&missed, "elfe").is_protected());
    assert_eq!(crate::common::broken(&missed), ["pied-de-table"], "TV-559 looks at attack dice");
}

/// The Paladin of seat 0 strikes the Standing Barbarian of seat 1, and misses.
fn answered(objects: &[&str]) -> Table {
    let mut table = room(4)
        .variants(TETE_DURE)
        .heroes(0, &["paladin", "magicien"])
        .heroes(1, &["barbare", "elfe"])
        .heroes(2, &["barde", "troll"])
        .objects(0, &["pied-de-table"])
        .objects(1, objects)
        .dice(&[1, 1, 2, 3, 4])
        .brawl();
    table.does(0, strike("paladin", "pied-de-table", "barbare")).does(0, muster(&[], &[2]));
    table.does(2, crate::common::support("barde"));
    table
}

#[test]
fn tv_1012_tv_1013_tv_1014_tv_r46_an_unharmed_defender_may_hit_back_within_reach() {
    // TV-X34
    let mut table = answered(&["chaise", "assiette"]);
    assert_eq!((question(&table).as_str(), table.asked()), ("riposte", vec![1]));
    let options = table.options(1);
    assert!(options.contains(&riposte("chaise", Mode::Contact, "paladin")));
    assert!(options.contains(&riposte("chaise", Mode::Contact, "barde")));
    assert_eq!(options.len(), 3, "no throw at neighbours, nobody else");
    table.refuses(1, riposte("chaise", Mode::Contact, "magicien"), "TV-E29");
    table.refuses(1, riposte("assiette", Mode::Distance, "paladin"), "TV-E11");
    table.does(1, NO_RIPOSTE);
    assert_eq!((question(&table).as_str(), table.asked()), ("activate", vec![1]));
}

#[test]
fn tv_1012_the_question_is_put_whatever_the_objects_are() {
    let table = answered(&["rideau"]);
    assert_eq!(question(&table), "riposte");
    assert_eq!(table.options(1), [NO_RIPOSTE]);
    assert_eq!(question(&answered(&[])), "activate", "an empty hand everybody sees");
    // A tilted defender is not asked.
    let table = hit(alone(3).objects(1, &["chaise"]), &[1, 1, 1, 1, 1, 1, 1, 1]);
    assert_ne!(question(&table), "riposte");
}

#[test]
fn tv_1013_tv_r58_a_usable_drawn_weapon_serves() {
    let armed = |round: u8| {
        let mut table = room(3)
            .variants(TETE_DURE)
            .round(2)
            .tilted(&["magicien", "elfe", "tavernier", "barbare"])
            .drawn("troll", "lance-benie", round)
            .objects(0, &["pied-de-table"])
            .dice(&[1, 1, 2, 3, 4])
            .brawl();
        table.does(0, strike("nain", "pied-de-table", "troll"));
        question(&table)
    };
    assert_eq!(armed(1), "riposte");
    assert_eq!(armed(2), "activate");
}

/// How many of these dice show 5 or 6.
fn hits(dice: &[u8]) -> usize {
    dice.iter().filter(|die| **die >= 5).count()
}

fn ones(dice: &[u8]) -> usize {
    dice.iter().filter(|die| **die == 1).count()
}

#[test]
fn tv_1015_tv_1016_tv_1017_a_riposte_is_an_attack_that_tilts_nobody() {
    // Seat 2 is out, and the Dwarf is the last of seat 0. The attack's 5 dice and the defence's 7; then the riposte's 7,
    // two of them 1s, against 5.
    let misses = |dice: &[u8]| hits(&dice[..5]) == 0;
    let answers = |dice: &[u8]| hits(dice) >= 3 && ones(dice) >= 2;
    let mut table = room(3)
        .variants(TETE_DURE)
        .posture("tavernier", Escaped)
        .posture("barbare", Escaped)
        .ko(&["magicien"])
        .tilted(&["elfe"])
        .round(2)
        .at_door("troll", 1)
        .protected("troll", "banc")
        .hand(0, &["grimoire", "encensoir"])
        .objects(0, &["pied-de-table"])
        .objects(1, &["chaise"])
        .thrown(24, |dice| misses(dice) && answers(&dice[12..19]) && hits(&dice[19..]) == 0)
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "troll"));
    table.does(1, riposte("chaise", Mode::Contact, "nain"));
    let troll = figure(&table, "troll");
    assert_eq!((troll.posture, troll.at_door), (Standing, Some(1)));
    assert!(troll.cover.is_none(), "TV-525: an Object from the hand leaves the Protection");
    assert!(objects(&table, 1).is_empty());
    // TV-1016: dice, breaking, margin and loot as of any attack, with the riposting player as attacker.
    assert_eq!(posture(&table, "nain"), Ko);
    assert!(crate::common::broken(&table).contains(&"chaise"));
    assert_eq!((question(&table).as_str(), table.asked()), ("loot", vec![1]));
    // TV-1017: one group is left, but the riposte is not over before the loot.
    assert!(table.outcome().is_none());
    table.does(1, loot("encensoir"));
    assert_eq!(hand(&table, 1), ["encensoir"]);
    assert_eq!(table.gallery().own.face_down.size, 1);
    assert!(table.outcome().is_some());
}

#[test]
fn tv_1016_a_riposte_that_fails_is_not_answered() {
    let mut table = room(3)
        .variants(TETE_DURE)
        .tilted(&["magicien", "elfe", "tavernier", "barbare"])
        .objects(0, &["pied-de-table", "chaise"])
        .objects(1, &["tabouret"])
        .thrown(24, |dice| hits(&dice[..5]) == 0 && hits(&dice[12..19]) == 0)
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "troll"));
    table.does(1, riposte("tabouret", Mode::Contact, "nain"));
    assert_eq!((posture(&table, "nain"), posture(&table, "troll")), (Tilted, Standing));
    assert_eq!((question(&table).as_str(), table.asked()), ("activate", vec![1]));
}

#[test]
fn tv_1018_straightening_is_as_ever() {
    let table = alone(2).posture("elfe", Down).round_end();
    assert_eq!(posture(&table, "elfe"), Tilted);
}

#[test]
fn tv_1019_tv_r64_with_share_only_a_part_falls_and_the_attacker_does_not_know_which() {
    let cards = ["grimoire", "encensoir", "eau-benite", "perle-noire", "flute-d-os"];
    let room = alone(3).hand(1, &cards).config(|config| config.ko_spill = Spill::Share);
    let mut table = hit(room, &KO);
    table.does(0, loot("grimoire"));
    assert_eq!((table.gallery().own.face_down.size, hand(&table, 1).len()), (2, 2));
    let both = places(&table, 0, "encensoir");
    assert_eq!(both, [in_hand(1), Place::FaceDown]);
    let fallen = |id: &&&str| places(&table, 1, id) == [Place::FaceDown];
    assert_eq!(cards[1..].iter().filter(fallen).count(), 2, "the victim sees what is left");
    // Everything for the last Hero.
    let last =
        alone(3).hand(1, &cards).ko(&["troll"]).config(|config| config.ko_spill = Spill::Share);
    let mut table = hit(last, &KO);
    table.does(0, loot("grimoire"));
    assert_eq!(table.gallery().own.face_down.size, 4);
}

#[test]
fn tv_r55_without_heroes_in_the_tavern_nothing_is_lost() {
    let room = alone(3)
        .posture("elfe", Escaped)
        .posture("troll", Escaped)
        .joined(1, "receleur")
        .tilted(&["receleur"])
        .hand(1, &["grimoire", "encensoir"]);
    let mut table = room.objects(0, &["pied-de-table"]).dice(&KO).brawl();
    table.does(0, strike("nain", "pied-de-table", "receleur"));
    assert_eq!(hand(&table, 1).len(), 2);
}

#[test]
fn a_throw_is_answered_with_ruse() {
    let mut table = alone(3).objects(0, &["assiette"]).brawl();
    table.does(0, throw("nain", "assiette", "elfe"));
    let struck = serde_json::to_value(&table.gallery_heard()[1]).unwrap();
    assert_eq!(struck["defence"]["dice"].as_array().unwrap().len(), 5);
    assert!(pass("nain") != pass("elfe"));
}
