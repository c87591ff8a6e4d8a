//! Arrivals and claims (TV-631 to TV-649).

use kernel::Seats;
use taverne::cards::Arrival;
use taverne::rules::arrivals::entitled;
use taverne::table::Posture::{Ko, Standing, Tilted};
use taverne::table::config::{Claims, Presence};

use crate::common::{
    CLAIM, Room, SILENT, Table, kinds, posture, question, rigged, room, seat, tilt, who,
};

const ALL: [&str; 8] =
    ["nain", "magicien", "elfe", "troll", "tavernier", "barbare", "voleuse", "paladin"];

/// At the end of a round, before this Arrival is claimed. Everybody stands again.
fn call(players: u8, next: &[&str]) -> Room {
    room(players).tilted(&ALL[..usize::from(players) * 2]).arrivals(next)
}

fn owner(table: &Table, id: &str) -> u8 {
    table.gallery().public.owner(who(id)).number()
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(kernel::Seat::number).collect()
}

#[test]
fn tv_631_tv_632_three_cards_one_at_a_time_and_the_militia_ends_it() {
    let mut table = call(2, &["moine", "ivrogne", "menestrel", "milice"]).round_end();
    for came in 1..=3 {
        assert_eq!(
            (question(&table).as_str(), table.gallery().public.arrived.len()),
            ("claim", came)
        );
        table.everybody_does(&SILENT);
    }
    assert_eq!(question(&table), "activate", "each settled before the next is drawn");
    let table = call(2, &["milice", "moine"]).round_end();
    assert!(table.outcome().is_some());
    assert!(table.gallery().public.arrived.is_empty(), "no further card is drawn");
}

#[test]
fn tv_641_tv_642_a_circled_affinity_makes_a_claim_right() {
    let public = room(6).brawl().gallery().public;
    let right = |id: &str| numbers(entitled(&public, Arrival::named(id).unwrap()));
    // The Squire (weapon, relic): Dwarf 0, Barbarian 2, Paladin 3, Necromancer 5; not the Wizard, whose relic is plain.
    assert_eq!(right("ecuyere"), [0, 2, 3, 5]);
    // The Guards answer to the Innkeeper alone; the wildcard never matches.
    assert_eq!(right("garde"), [2]);
    assert_eq!(
        right("receleur"),
        [3, 5],
        "jewels of Thief and Corsair, not of the Elf or the Bard"
    );
}

#[test]
fn tv_642_tv_r32_ko_and_escaped_heroes_still_claim() {
    let ko = room(4).ko(&["elfe"]).posture("tavernier", taverne::table::Posture::Escaped).brawl();
    let public = ko.gallery().public;
    assert_eq!(numbers(entitled(&public, Arrival::named("menestrel").unwrap())), [1]);
    assert_eq!(numbers(entitled(&public, Arrival::named("garde").unwrap())), [2]);
}

#[test]
fn tv_643_tv_r30_tv_r66_sealed_claims_are_revealed_together_and_may_be_changed() {
    let mut table = call(3, &["menestrel"]).round_end();
    table.does(0, CLAIM);
    assert!(table.gallery_heard().is_empty(), "nothing is said before the last is in");
    table.does(0, SILENT).does(1, CLAIM).does(2, SILENT);
    assert_eq!(kinds(&table.gallery_heard())[0], "round:claimed");
    assert_eq!(posture(&table, "nain"), Standing, "the first choice was replaced");
    assert_eq!(owner(&table, "menestrel"), 1);
}

#[test]
fn tv_644_several_right_claims_roll_and_ties_roll_again() {
    // TV-X28
    // The Drunkard (beer): Dwarf 0, Troll 1. Dice clockwise from the next lead: 7 and 7, then 5 and 9.
    let mut table = call(2, &["ivrogne"]).dice(&[3, 4, 1, 6, 2, 3, 4, 5]).round_end();
    table.everybody_does(&CLAIM);
    assert_eq!(owner(&table, "ivrogne"), 1);
    let rolls = kinds(&table.gallery_heard());
    assert_eq!(rolls.iter().filter(|kind| *kind == "round:rolled_for").count(), 2);
}

#[test]
fn tv_645_tv_r31_every_wrong_claim_is_paid_before_the_arrival_goes_to_anybody() {
    let mut table = call(3, &["menestrel"]).lead(2).round_end();
    table.does(0, CLAIM).does(1, CLAIM).does(2, CLAIM);
    assert_eq!((question(&table).as_str(), table.asked()), ("tilt", vec![2]), "from the next lead");
    assert!(table.gallery().public.find(who("menestrel")).is_none());
    table.refuses(2, tilt("elfe"), "TV-E32");
    table.does(2, tilt("barbare")).does(0, tilt("nain"));
    assert_eq!((posture(&table, "barbare"), posture(&table, "nain")), (Tilted, Tilted));
    assert_eq!(owner(&table, "menestrel"), 1);
}

#[test]
fn tv_645_one_standing_character_is_tilted_without_asking_and_none_costs_nothing() {
    let mut table = call(3, &["menestrel"])
        .ko(&["nain"])
        .posture("tavernier", taverne::table::Posture::Down)
        .posture("barbare", taverne::table::Posture::Down)
        .round_end();
    table.does(0, CLAIM).does(1, SILENT).does(2, CLAIM);
    assert_eq!(posture(&table, "magicien"), Tilted);
    assert_eq!(question(&table), "claim", "the next Arrival");
}

#[test]
fn tv_646_without_a_right_claim_all_players_roll() {
    // Nobody has the Innkeeper: seats 0 and 1 of two players.
    let mut table = call(2, &["garde"])
        .ko(&["nain", "magicien"])
        .joined(0, "moine")
        .dice(&[6, 6, 1, 1])
        .round_end();
    table.everybody_does(&SILENT);
    assert_eq!(owner(&table, "garde"), 0, "players without Heroes roll too");
}

#[test]
fn tv_647_an_arrival_joins_standing() {
    let mut table = call(2, &["menestrel"]).round_end();
    table.does(0, SILENT).does(1, CLAIM);
    let newcomer = *table.gallery().public.figure(who("menestrel"));
    assert_eq!((newcomer.posture, newcomer.cover, newcomer.weapon), (Standing, None, None));
    assert_eq!(table.gallery().public.groups[seat(1)].len(), 3);
    // The second of three Guards is told from the first.
    let mut table = call(2, &["garde", "garde"]).round_end();
    table.everybody_does(&SILENT);
    table.everybody_does(&SILENT);
    assert!(table.gallery().public.find(who("garde-2")).is_some());
}

#[test]
fn tv_r86_a_claim_that_was_on_its_way_counts() {
    let mut table =
        call(3, &["menestrel"]).config(|config| config.claims = Claims::Race).round_end();
    let serial = table.table().serial();
    table.does(0, SILENT);
    let mut race = table.table().clone();
    assert_eq!(race.serial(), serial + 1, "the others are asked anew");
    assert!(race.apply_to(serial - 1, seat(1), CLAIM, None).is_err(), "that was another question");
    race.apply_to(serial, seat(1), CLAIM, None).expect("it is the same race");
    assert_eq!(race.public().owner(who("menestrel")), seat(1));
}

#[test]
fn tv_648_tv_r67_tv_r79_a_race_goes_to_the_first_right_claim() {
    let race = || call(3, &["menestrel"]).config(|config| config.claims = Claims::Race).round_end();
    let mut table = race();
    table.does(0, CLAIM);
    assert_eq!(table.asked(), [1, 2], "a wrong claim puts its player out of the window");
    table.refuses(0, CLAIM, "TV-E33");
    table.does(2, SILENT);
    assert_eq!(table.asked(), [1], "and so does Silent");
    table.refuses(2, CLAIM, "TV-E33");
    table.does(1, CLAIM);
    assert_eq!(
        (question(&table).as_str(), table.asked()),
        ("tilt", vec![0]),
        "paid when it closes"
    );
    table.does(0, tilt("nain"));
    assert_eq!(owner(&table, "menestrel"), 1);
    // Without a right claim all roll.
    let mut table = race();
    table.does(0, SILENT).does(1, SILENT).does(2, SILENT);
    assert!(kinds(&table.gallery_heard()).contains(&"round:rolled_for".into()));
}

#[test]
fn tv_649_tv_r76_tv_r82_automatic_claims_ask_nobody() {
    let auto = call(3, &["menestrel", "moine"]).config(|config| config.claims = Claims::Auto);
    let table = auto.round_end();
    assert_eq!(owner(&table, "menestrel"), 1);
    assert_ne!(question(&table), "claim");
    // By mail it is the default.
    let mail = call(3, &["menestrel"]).config(|config| config.presence = Presence::ByMail);
    assert_ne!(question(&mail.round_end()), "claim");
    assert_eq!(question(&call(3, &["menestrel"]).round_end()), "claim");
}

#[test]
fn tv_r22_an_eliminated_player_comes_back_by_an_arrival() {
    let mut table = call(3, &["menestrel"]).ko(&["elfe", "troll"]).round_end();
    table.does(0, SILENT).does(1, CLAIM).does(2, SILENT);
    assert_eq!(posture(&table, "elfe"), Ko);
    assert!(taverne::rules::terms::living(&table.gallery().public).contains(seat(1)));
}

#[test]
fn dice_are_rigged_as_the_tests_say() {
    let mut rng = rigged(&[6, 1, 3]);
    assert_eq!([rng.below(6), rng.below(6), rng.below(6)], [5, 0, 2]);
}
