//! Terms and states (TV-2xx).

use taverne::cards::kinds::Mode;
use taverne::rules::terms::{left_neighbour, living, neighbours, reach, right_neighbour};
use taverne::table::Posture::{Down, Escaped, Ko, Standing, Tilted};

use crate::common::{
    BASE, discard, figure, floor, hand, pass, posture, room, seat, strike, throw, who,
};

fn numbers(seats: kernel::Seats) -> Vec<u8> {
    seats.iter().map(kernel::Seat::number).collect()
}

#[test]
fn tv_201_tv_202_a_group_has_heroes_and_arrivals() {
    let table = room(2).joined(0, "garde").brawl();
    let group = table.gallery().public.groups[seat(0)];
    let names: Vec<&str> = group.iter().map(|figure| figure.who.id()).collect();
    assert_eq!(names, ["nain", "magicien", "garde"]);
    assert!(who("nain").hero().is_some() && who("garde").hero().is_none());
    assert!(table.options(0).contains(&pass("garde")));
}

#[test]
fn tv_203_tv_205_tv_r04_steps_down_and_up() {
    assert_eq!([Standing, Tilted, Down, Ko].map(|from| from.worse()), [Tilted, Down, Ko, Ko]);
    // TV-R05: Sonné and Activé are one and the same state.
    let mut table = room(2).objects(0, &["chaise"]).dice(&[6, 1, 2, 3, 4]).brawl();
    table.does(0, strike("nain", "chaise", "elfe"));
    assert_eq!(posture(&table, "elfe"), Tilted);
    assert_eq!(posture(&table, "nain"), Tilted);
    // TV-205: what goes beyond KO is lost.
    assert_eq!(taverne::rules::fight::damaged(Tilted, 7), Ko);
}

#[test]
fn tv_204_only_a_standing_character_is_activated() {
    let mut table = room(2).tilted(&["nain"]).brawl();
    table.refuses(0, pass("nain"), "TV-E07");
    table.does(0, pass("magicien"));
    assert_eq!(posture(&table, "magicien"), Tilted);
}

#[test]
fn tv_206_tv_r21_a_group_of_arrivals_is_living() {
    let table = room(3).ko(&["elfe", "troll"]).joined(1, "moine").brawl();
    assert_eq!(numbers(living(&table.gallery().public)), [0, 1, 2]);
    let table = room(3).ko(&["elfe"]).posture("troll", Escaped).brawl();
    assert_eq!(numbers(living(&table.gallery().public)), [0, 2]);
}

#[test]
fn tv_207_a_ko_hero_stays_and_a_ko_arrival_goes() {
    let room = || room(3).objects(0, &["chaise"]).joined(1, "garde").dice(&[6, 6, 6, 1, 2]);
    let mut table = room().brawl();
    table.does(0, strike("nain", "chaise", "elfe"));
    assert_eq!(posture(&table, "elfe"), Ko);
    assert!(!table.options(1).contains(&pass("elfe")), "it never acts");
    assert!(table.gallery().public.heroes(seat(1)).any(|(hero, _)| hero.id() == "elfe"));
    let mut table = room().brawl();
    table.does(0, strike("nain", "chaise", "garde"));
    assert!(table.gallery().public.find(who("garde")).is_none());
}

#[test]
fn tv_208_an_escaped_character_is_out_of_it() {
    let table = room(3).posture("elfe", Escaped).objects(0, &["chaise"]).brawl();
    assert!(!table.options(0).contains(&strike("nain", "chaise", "elfe")));
    let mut table = table;
    table.refuses(0, strike("nain", "chaise", "elfe"), "TV-E15");
}

#[test]
fn tv_209_tv_r10_everything_laid_on_a_fallen_character_leaves_it() {
    // The Sword is back in hand before the thief takes one at random: it is the only one.
    let mut table = room(3)
        .drawn("elfe", "epee-demoniaque", 0)
        .protected("elfe", "banc")
        .objects(0, &["chaise"])
        .dice(&[6, 6, 6, 1, 2])
        .brawl();
    table.does(0, strike("nain", "chaise", "elfe"));
    assert_eq!(hand(&table, 0), ["epee-demoniaque"]);
    assert!(figure(&table, "elfe").weapon.is_none() && figure(&table, "elfe").cover.is_none());
    assert!(discard(&table).contains(&"banc"));
    // The Wall Trophy goes to the discard pile.
    let mut table = room(3)
        .drawn("elfe", "trophee-mural", 0)
        .objects(0, &["chaise"])
        .dice(&[6, 6, 6, 1, 2])
        .brawl();
    table.does(0, strike("nain", "chaise", "elfe"));
    assert!(discard(&table).contains(&"trophee-mural"));
}

#[test]
fn tv_210_tv_r19_neighbours_are_the_next_living_groups() {
    let table = room(5).ko(&["elfe", "troll"]).brawl();
    let public = table.gallery().public;
    assert_eq!(left_neighbour(&public, seat(0)), Some(seat(2)));
    assert_eq!(right_neighbour(&public, seat(0)), Some(seat(4)));
    // The only other living group is both.
    let public = room(3).ko(&["elfe", "troll"]).brawl().gallery().public;
    assert_eq!(numbers(neighbours(&public, seat(0))), [2]);
    // Groups that fled entirely are passed over like groups that are all KO.
    let fled = room(4).posture("elfe", Escaped).posture("troll", Escaped).brawl();
    assert_eq!(left_neighbour(&fled.gallery().public, seat(0)), Some(seat(2)));
}

#[test]
fn tv_211_drawn_weapons_are_losable_and_what_is_safe_is_not() {
    let mut table = room(3)
        .drawn("troll", "lance-benie", 0)
        .safe(1, &["grimoire"])
        .objects(0, &["chaise"])
        .dice(&[6, 6, 6, 1, 2])
        .brawl();
    table.does(0, strike("nain", "chaise", "elfe"));
    assert_eq!(hand(&table, 0), ["lance-benie"], "the Lance was all that could be lost");
    assert!(floor(&table).is_empty());
    let purse = table.gallery().own.purses[seat(1)];
    assert_eq!((purse.hand, purse.safe.size), (0, 1));
}

#[test]
fn tv_212_tv_r12_one_cover_and_one_weapon() {
    let mut table = room(3)
        .variants(BASE)
        .protected("nain", "banc")
        .drawn("nain", "lance-benie", 0)
        .objects(0, &["plateau", "trophee-mural"])
        .brawl();
    table.refuses(0, crate::common::draw("nain", "trophee-mural"), "TV-E18");
    table.does(0, crate::common::protect("nain", "plateau"));
    assert_eq!(figure(&table, "nain").cover.unwrap().object().id(), "plateau");
    assert_eq!(discard(&table), ["banc"]);
}

#[test]
fn tv_213_tv_r49_the_troll_throws_nothing_hides_nowhere_and_jumps_not() {
    let mut table = room(2)
        .lead(1)
        .variants(crate::common::TOUS_SUR_UN)
        .objects(1, &["assiette", "rideau"])
        .brawl();
    table.refuses(1, throw("troll", "assiette", "nain"), "TV-E12");
    table.refuses(1, crate::common::hide("troll", "rideau"), "TV-E21");
    table.refuses(1, crate::common::act("troll", taverne::table::Deed::Window {}), "TV-E21");
    assert!(table.options(1).contains(&throw("elfe", "assiette", "nain")));
}

#[test]
fn tv_214_every_roll_is_public() {
    let mut table = room(3).objects(0, &["chaise"]).dice(&[2, 3, 4, 5, 1]).brawl();
    table.does(0, strike("nain", "chaise", "elfe"));
    let heard = table.gallery_heard();
    let struck = serde_json::to_value(&heard[1]).unwrap();
    let faces: Vec<u64> = struck["attack"]["dice"]
        .as_array()
        .unwrap()
        .iter()
        .map(|die| die["face"].as_u64().unwrap())
        .collect();
    assert_eq!(faces, [2, 3, 4, 5, 1]);
}

#[test]
fn tv_215_discarded_objects_come_back_and_broken_ones_do_not() {
    // Every Object but three is broken or in hand: the reshuffled pile is made of the discard alone.
    let mut table = room(2)
        .objects(0, &["chaise", "chaise", "chaise"])
        .change(|public| {
            let rest: Vec<_> = taverne::cards::Object::all()
                .flat_map(|card| std::iter::repeat_n(card, usize::from(card.print().count)))
                .filter(|card| card.id() != "chaise")
                .collect();
            public.broken = rest.into_iter().collect();
        })
        .tilted(&["nain", "magicien", "elfe", "troll"])
        .round_end();
    table.does(0, crate::common::keep(&[]));
    assert_eq!(crate::common::objects(&table, 0), ["chaise", "chaise", "chaise"]);
    assert!(crate::common::objects(&table, 1).is_empty(), "TV-613: nothing is left to draw");
    assert_eq!(crate::common::broken(&table).len(), 45);
}

#[test]
fn reach_is_measured_over_living_groups() {
    let public = room(5).brawl().gallery().public;
    assert_eq!(numbers(reach(&public, seat(0), Mode::Contact)), [1, 4]);
    assert_eq!(numbers(reach(&public, seat(0), Mode::Distance)), [2, 3]);
}
