//! Units of five (DS-1001…1010): one figure with five lives.

use sang_sur_la_lame::cards::{Band, Format, Kind, Member, Object, Rank, Trait, Why, catalogue};
use sang_sur_la_lame::table::config::BandChoice;
use sang_sur_la_lame::table::event::BloodEvent;
use sang_sur_la_lame::table::{Config, Event, Given};

use crate::common::*;

/// Whether a band of these ranks, each with these weapons, may be played in a format.
pub(crate) fn may_play(format: Format, ranks: &[Rank], weapons: &[&str]) -> Result<(), String> {
    may_play_with(Config { format, ..Config::new(2) }, ranks, weapons)
}

pub(crate) fn may_play_with(
    config: Config,
    ranks: &[Rank],
    weapons: &[&str],
) -> Result<(), String> {
    let weapons: Vec<_> =
        weapons.iter().map(|id| catalogue().weapon_named(id).expect("a weapon")).collect();
    let member = |rank: &Rank| Member {
        name: ("Nom".into(), "Name".into()),
        rank: *rank,
        traits: vec![],
        weapons: weapons.clone(),
    };
    let members = ranks.iter().map(member).collect();
    let band = Band { name: ("Bande".into(), "Band".into()), members, format: None };
    let config = Config { bands: vec![BandChoice::Custom(band)], ..config };
    Given::new(&config).map(|_| ()).map_err(|wrong| wrong.to_string())
}

fn units() -> Field {
    field().config(|config| config.format = Format::Units)
}

/// Two green units in contact, this many of each left.
fn trays(own: u8, other: u8) -> Field {
    units()
        .figure(0, green().members(own).at(14_000, 4_000).facing(EAST))
        .figure(1, green().members(other).at(16_952, 4_000).facing(WEST))
        .figure(1, green().at(24_000, 4_000))
}

#[test]
fn ds_1001_a_unit_is_five_with_one_kind_of_weapon_and_moves_as_one() {
    let line = [Rank::Elite, Rank::Trained, Rank::Green];
    assert!(may_play(Format::Units, &line, &["epee"]).is_ok());
    let two = may_play(Format::Units, &line, &["epee", "pistolet"]);
    assert!(two.is_err_and(|wrong| wrong.contains("one weapon type")));
    let mut game = units().figure(0, green().at(14_000, 4_000)).ready();
    assert_eq!(game.figure(a(1)).members, 5);
    game.announces(a(1), &[Kind::Move]).performs(go(&[(14_000, 10_000)], NORTH));
    assert_eq!(game.at(a(1)), (14_000, 10_000));
}

#[test]
fn ds_1003_a_band_of_units_has_one_elite_one_or_two_trained_and_at_least_one_green() {
    use Rank::{Elite, Green, Leader, Trained};
    let check = |ranks: &[Rank]| may_play(Format::Units, ranks, &["epee"]).is_ok();
    assert!(check(&[Elite, Trained, Green]) && check(&[Elite, Trained, Trained, Green, Green]));
    assert!(!check(&[Trained, Green, Green]), "no elite");
    assert!(!check(&[Elite, Elite, Trained, Green]), "two elites");
    assert!(!check(&[Elite, Green, Green]), "no trained unit");
    assert!(!check(&[Elite, Trained, Trained, Trained, Green]), "three trained ones");
    assert!(!check(&[Elite, Trained, Trained]), "no green unit");
    assert!(!check(&[Elite, Trained, Green, Green, Green, Green, Green, Green]), "eight units");
    assert!(!check(&[Leader, Trained, Green]), "a leader is no unit");
}

#[test]
fn ds_1004_in_a_mixed_band_green_units_replace_hirelings_at_the_same_price() {
    use Rank::{Green, Hireling, Leader, Second, Trained};
    let mixed = |ranks: &[Rank]| may_play(Format::Mixed, ranks, &["epee"]).is_ok();
    assert!(mixed(&[Leader, Second, Green, Hireling, Green, Green, Green]));
    assert!(!mixed(&[Leader, Trained, Green]), "nobody else is replaced");
    assert!(may_play(Format::Standard, &[Leader, Second, Green], &["epee"]).is_err());
    assert_eq!(Green.cost(), Hireling.cost());
}

#[test]
fn ds_1005_losing_takes_a_member_and_a_double_six_takes_two() {
    let mut exchange = trays(5, 5).ready();
    exchange.dice(&[4, 4, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    let lost = BloodEvent::LostMembers { figure: b(1), members: 1, left: 4 };
    assert!(exchange.saw(Event::Blood(lost)));
    let mut own = trays(5, 5).ready();
    own.dice(&[3, 3, 4, 4]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert_eq!(own.figure(a(1)).members, 4, "the attacker too");
    let mut sixes = trays(5, 5).ready();
    sixes.dice(&[6, 6, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert_eq!((sixes.figure(b(1)).members, sixes.figure(b(1)).is_dead()), (3, false));

    let mut shot = units()
        .figure(0, green().armed(&["mousquet"]).at(14_000, 4_000).facing(EAST))
        .figure(1, green().at(19_000, 4_000).facing(WEST))
        .ready();
    shot.dice(&[5, 5, 3, 3]).acts(a(1), Kind::Shoot, shoot(0, b(1), EAST));
    assert_eq!(shot.figure(b(1)).members, 4);
    let mut keg = units()
        .figure(0, green().at(14_000, 4_000).facing(EAST).bearing(Object::HeavyThrowable))
        .figure(1, green().at(18_000, 4_000).facing(WEST))
        .ready();
    keg.dice(&[4, 4, 4, 1, 1]).acts(a(1), Kind::HeavyThrow, heavy_throw(b(1), EAST));
    assert_eq!(keg.figure(b(1)).members, 4, "a heavy object");
}

#[test]
fn ds_1006_morale_one_more_at_five_one_less_at_two_at_once() {
    let whys = |members: u8| {
        let mut game = trays(members, 3).ready();
        game.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
        game.whys().0
    };
    assert_eq!(whys(5), [Why::MoraleFull]);
    assert_eq!(whys(4), []);
    assert_eq!(whys(3), []);
    assert_eq!(whys(2), [Why::MoraleLow]);
    assert_eq!(whys(1), [Why::MoraleLow]);

    let mut test = units()
        .figure(0, green().members(2).at(14_000, 4_000))
        .lies(Object::HeavyThrowable, (14_500, 4_000))
        .ready();
    let deed = sang_sur_la_lame::table::flow::Deed::PickUp { object: 0, face: face(NORTH) };
    test.dice(&[4, 3]).acts(a(1), Kind::PickUp, deed);
    assert_eq!((test.test_whys(), test.passed()), (vec![Why::MoraleLow], Some(false)));
}

#[test]
fn ds_1007_at_two_members_an_inch_less_and_never_a_wound_marker() {
    let reach = |members: u8| {
        let mut game = units().figure(0, green().members(members).at(14_000, 4_000)).ready();
        game.announces(a(1), &[Kind::Move]);
        game.allows(sang_sur_la_lame::table::Action::Perform(go(&[(20_000, 4_000)], NORTH)))
    };
    assert!(reach(3) && !reach(2));
    let mut hurt = trays(5, 3).ready();
    hurt.dice(&[4, 4, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(!hurt.figure(b(1)).wounded && hurt.figure(b(1)).members == 2);
}

#[test]
fn ds_1008_a_unit_dies_with_its_last_member_and_its_cost_leaves_the_purse() {
    let mut game = trays(5, 1).figure(1, trained().with(&[Trait::Fort]).at(28_000, 4_000)).ready();
    let before = game.purse(1);
    game.dice(&[4, 4, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(game.figure(b(1)).is_dead());
    game.next_turn();
    assert_eq!(before - game.purse(1), 1, "a green unit costs one");
}

#[test]
fn ds_1009_the_tray_keeps_its_radius_and_only_its_centre_minds_walls() {
    let mut game = units().figure(0, green().members(1).at(22_000, 9_000).facing(EAST)).ready();
    assert_eq!(game.board().body(game.figure(a(1))).radius, 1_476);
    // The boulder begins at x = 25400.
    game.announces(a(1), &[Kind::Move]);
    game.refuses_deed(go(&[(25_151, 9_000)], EAST), "DS-E03");
    game.performs(go(&[(25_150, 9_000)], EAST));
    assert_eq!(game.at(a(1)), (25_150, 9_000), "a quarter inch from the stone");
}

#[test]
fn ds_1010_a_unit_counts_as_one_member_for_arms_and_deployment() {
    let band = |guns: usize| {
        let weapon = |id| vec![catalogue().weapon_named(id).expect("a weapon")];
        let ranks = [Rank::Elite, Rank::Trained, Rank::Green, Rank::Green, Rank::Green];
        let members = ranks.iter().enumerate().map(|(at, rank)| Member {
            name: ("Nom".into(), "Name".into()),
            rank: *rank,
            traits: vec![],
            weapons: weapon(if at < guns { "mousquet" } else { "epee" }),
        });
        Band { name: ("Bande".into(), "Band".into()), members: members.collect(), format: None }
    };
    let config = |guns| Config {
        format: Format::Units,
        bands: vec![BandChoice::Custom(band(guns))],
        ..Config::new(2)
    };
    assert!(Given::new(&config(2)).is_ok(), "ten muskets in two units");
    assert!(Given::new(&config(3)).is_err());
}
