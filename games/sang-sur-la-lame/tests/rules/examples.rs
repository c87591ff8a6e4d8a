//! The worked examples of section 9.1 and the first half of 9.2, played.

use sang_sur_la_lame::cards::{Format, Kind, Object, Trait, Why};
use sang_sur_la_lame::geometry::path::Waypoint;
use sang_sur_la_lame::geometry::terrain::Door;
use sang_sur_la_lame::geometry::{Point, Surface};
use sang_sur_la_lame::table::flow::{Choice, Deed};
use sang_sur_la_lame::table::{Action, Config, Question, Status};

use crate::common::*;

#[test]
fn ds_x01_quality_and_duel() {
    let mut game = field()
        .figure(0, second().at(10_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Duel]).dice(&[6, 2, 3, 5, 5]).performs(duel(b(1), NORTH));
    assert_eq!(game.totals(), (9, 10));
    assert!(game.figure(a(1)).wounded && !game.figure(b(1)).wounded);
}

#[test]
fn ds_x04_nobody_can_act_and_the_turn_ends() {
    let mut game = field()
        .figure(0, leader().at(10_000, 3_000))
        .figure(0, hireling().at(14_000, 3_000))
        .figure(1, hireling().at(20_000, 3_000))
        .purse(0, 1)
        .purse(1, 2)
        .ready();
    game.acts(a(2), Kind::Reorient, turn(EAST));
    game.acts(b(1), Kind::Reorient, turn(EAST));
    // Seat 0 has no gold, seat 1 one gold and nobody left: the gold is lost.
    assert_eq!((game.public().turn, game.purse(1)), (2, 12));
}

#[test]
fn ds_x05_move_and_pick_a_lock() {
    let mut game = field()
        .on("place")
        .figure(0, leader().at(27_750, 18_000))
        .figure(1, hireling().at(2_000, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Move, Kind::Lock]);
    assert_eq!(game.purse(0), 9);
    game.performs(go(&[(27_750, 22_100)], NORTH)).dice(&[3, 1, 5, 1]);
    let locked = game.public().doors.iter().position(|door| *door == Door::Locked).unwrap();
    game.performs(Deed::Door { door: locked as u8, face: ANY });
    assert_eq!((game.passed(), game.public().doors[locked]), (Some(true), Door::Open));
}

#[test]
fn ds_x07_a_short_charge() {
    let charger = |die: u8| {
        let mut game = field()
            .figure(0, hireling().at(12_000, 6_000))
            .figure(1, second().at(22_000, 6_000))
            .ready();
        game.dice(&[die]).announces(a(1), &[Kind::Charge]);
        game
    };
    let mut short = charger(3);
    short.refuses_deed(charge(&[(21_016, 6_000)], Some(b(1)), EAST), "DS-E01");
    short.performs(charge(&[(21_000, 6_000)], None, EAST));
    assert!(short.attacks() == 0 && !short.figure(a(1)).engaged() && short.purse(0) == 10);
    let mut there = charger(4);
    there.performs(charge(&[(21_016, 6_000)], Some(b(1)), EAST));
    assert_eq!(there.attacks(), 1);
}

#[test]
fn ds_x08_split_in_two() {
    let mut game = field()
        .figure(0, leader().at(10_000, 3_000))
        .figure(0, hireling().at(16_000, 3_000))
        .figure(1, leader().at(9_016, 3_000))
        .figure(1, second().at(10_984, 3_000))
        .ready();
    assert!(game.fight_each_other(a(1), b(1)) && game.fight_each_other(a(1), b(2)));
    game.dice(&[1]).announces(a(2), &[Kind::Charge]).dice(&[3, 4, 3, 3, 1]);
    game.performs(charge(&[(11_968, 3_000)], Some(b(2)), WEST));
    assert!(game.fight_each_other(a(1), b(1)) && game.fight_each_other(a(2), b(2)));
    assert!(!game.fight_each_other(a(1), b(2)));
    assert_eq!(game.whys(), (vec![], vec![Why::Charged]));
}

#[test]
fn ds_x09_split_one_and_one_two_and_one() {
    let mut game = field()
        .figure(0, second().at(10_000, 3_000))
        .figure(0, leader().at(4_000, 3_000))
        .figure(1, leader().at(10_984, 3_000))
        .figure(1, hireling().at(9_016, 3_000))
        .figure(1, hireling().at(10_000, 3_984).facing(SOUTH))
        .ready();
    game.dice(&[1]).announces(a(2), &[Kind::Charge]).dice(&[1, 2, 3, 4, 4, 3]);
    game.performs(charge(&[(8_032, 3_000)], Some(b(2)), EAST));
    assert!(game.fight_each_other(a(2), b(2)) && !game.fight_each_other(a(1), b(2)));
    assert!(game.fight_each_other(a(1), b(1)) && game.fight_each_other(a(1), b(3)));
    game.acts(b(3), Kind::Duel, duel(a(1), SOUTH));
    assert_eq!(game.whys().0, [Why::Support]);
}

#[test]
fn ds_x10_a_shot_into_a_duel_from_behind_over_barrels() {
    let mut game = field()
        .figure(0, second().armed(&["mousquet"]).at(20_000, 23_200).facing(EAST))
        .figure(0, hireling().at(25_484, 23_200))
        .figure(1, hireling().at(24_500, 23_200).facing(EAST))
        .ready();
    game.announces(a(1), &[Kind::Shoot]).dice(&[3, 4, 2, 3, 2]).performs(shoot(0, b(1), EAST));
    assert_eq!(game.whys(), (vec![Why::Back], vec![Why::Cover, Why::TargetEngaged]));
    assert_eq!(game.totals(), (8, 7));
    assert!(game.figure(b(1)).wounded);
}

#[test]
fn ds_x11_a_heavy_throw_dodged() {
    let mut game = field()
        .figure(0, second().bearing(Object::HeavyThrowable).at(10_000, 3_000))
        .figure(1, hireling().at(13_000, 3_000))
        .ready();
    game.dice(&[4]).announces(a(1), &[Kind::HeavyThrow]).dice(&[4, 4, 1, 4, 3]);
    game.performs(heavy_throw(b(1), EAST));
    assert_eq!(
        (game.passed(), game.question()),
        (Some(true), Question::DodgeMove { seat: seat(1) })
    );
    game.answers(Action::Choose(Choice::Dodge { dir: (1, 0) }));
    assert!(game.at(b(1)) == (15_000, 3_000) && !game.figure(b(1)).wounded);
    assert!(game.figure(a(1)).load.is_none());
}

#[test]
fn ds_x12_a_wounded_figure_cannot_afford_the_hedge() {
    let mover = |who: Who| {
        let mut game = field().figure(0, who.at(10_000, 15_000)).ready();
        game.announces(a(1), &[Kind::Move]);
        game
    };
    mover(hireling()).performs(go(&[(10_000, 20_000)], NORTH));
    mover(hireling().wounded()).refuses_deed(go(&[(10_000, 20_000)], NORTH), "DS-E01");
}

#[test]
fn ds_x17_reach() {
    let spear = |x: i32| {
        field()
            .figure(0, hireling().armed(&["lance"]).at(10_000, 10_000).facing(EAST))
            .figure(1, leader().with(&[Trait::MaitreArme]).at(x, 10_000))
            .ready()
    };
    let mut game = spear(11_984);
    game.announces(a(1), &[Kind::Duel]).dice(&[5, 3, 6, 6, 1, 1]).performs(duel(b(1), EAST));
    assert_eq!((game.rolled(), game.totals()), (6, (8, 12)));
    assert!(game.figure(a(1)).stands() && !game.figure(a(1)).wounded);
    spear(11_985).refuses_to(a(1), &[Kind::Duel], "DS-E35");
    let mut late = spear(11_984);
    late.announces(a(1), &[Kind::Duel]);
    late.change(|public| public.figure_mut(b(1)).stand = ground((11_985, 10_000)));
    late.refuses_deed(duel(b(1), EAST), "DS-E18");
}

fn charged(from: (i32, i32), die: u8, way: &[(i32, i32)], dice: &[u8]) -> Game {
    let mut game = field()
        .figure(0, second().at(from.0, from.1))
        .figure(1, hireling().at(24_000, 12_000))
        .ready();
    game.dice(&[die]).announces(a(1), &[Kind::Charge]).dice(dice);
    game.performs(charge(way, Some(b(1)), NORTH));
    game
}

#[test]
fn ds_x18_a_charge_in_the_back() {
    let hit = charged((24_000, 5_000), 2, &[(24_000, 11_016)], &[4, 4, 1, 5, 4]);
    assert_eq!(hit.totals(), (9, 8));
    assert!(hit.figure(b(1)).wounded);
    let dodged = charged((24_000, 5_000), 2, &[(24_000, 11_016)], &[4, 4, 1, 6, 6]);
    assert_eq!(dodged.totals(), (9, 11));
    assert!(dodged.figure(a(1)).stands() && !dodged.figure(a(1)).wounded);
}

#[test]
fn ds_x19_round_the_flank() {
    let way = [(22_500, 10_800), (24_000, 11_016)];
    let game = charged((21_000, 14_000), 1, &way, &[4, 2, 1, 5, 4]);
    assert_eq!((game.whys(), game.totals()), ((vec![Why::Back], vec![Why::Charged]), (7, 8)));
    assert!(game.figure(a(1)).wounded, "the target fights back");
}

#[test]
fn ds_x20_a_lookout_is_asked_four_times() {
    let mut game = field()
        .figure(0, hireling().at(14_000, 22_500))
        .figure(1, hireling().armed(&["pistolet"]).watching().at(17_700, 25_000).facing(SOUTH))
        .ready();
    game.acts(a(1), Kind::Move, go(&[(20_000, 22_500)], EAST));
    let mut waits = game.clone();
    // The first option, at sample 9; the wound cuts the path.
    assert_eq!(game.at(a(1)), (16_250, 22_500));
    game.dice(&[6, 5, 1, 1]).answers(shot(0));
    assert_eq!(game.at(a(1)), (19_000, 22_500));
    let mut asked = vec![];
    while matches!(waits.question(), Question::React { .. }) {
        asked.push(waits.at(a(1)).0);
        waits.answers(WAIT);
    }
    assert_eq!(asked, [16_250, 17_250, 17_750, 18_750]);
    assert_eq!(waits.at(a(1)), (20_000, 22_500));
}

#[test]
fn ds_x21_disengaging_against_a_hedge() {
    let mut game = field()
        .figure(0, hireling().at(12_000, 19_000))
        .figure(1, hireling().at(12_000, 19_984))
        .ready();
    game.announces(a(1), &[Kind::Disengage]).dice(&[4, 3]).performs(disengage(b(1)));
    assert_eq!((game.at(a(1)), game.faces(a(1))), ((12_000, 17_500), NORTH));
}

#[test]
fn ds_x22_a_leaping_attack() {
    let mut game = field()
        .on("toits")
        .figure(0, hireling().at(16_000, 12_000).on("b5"))
        .figure(1, hireling().at(10_316, 12_000).on("b4"))
        .ready();
    game.announces(a(1), &[Kind::Jump, Kind::Duel]).dice(&[4, 3]);
    let ways = |on: i32| {
        let mut ways = vec![
            Waypoint::Walk(Point::new(13_600, 12_000)),
            step((11_300, 12_000), top("toits", "b4")),
        ];
        ways.extend((on > 0).then(|| Waypoint::Walk(Point::new(11_300, 12_000 + on))));
        ways
    };
    // Touching the enemy it ends there.
    game.refuses_deed(jump(&ways(1_000), 1, WEST), "DS-229").performs(jump(&ways(0), 1, WEST));
    game.performs(duel(b(1), WEST));
    assert_eq!(game.whys().0, [Why::LeapAttack]);
}

#[test]
fn ds_x24_a_frenzied_charge() {
    let mut game = field()
        .figure(0, second().with(&[Trait::Frenetique]).at(10_000, 3_000))
        .figure(1, hireling().at(16_000, 3_000))
        .ready();
    game.dice(&[1]).announces(a(1), &[Kind::Charge]).dice(&[3, 3, 1, 4, 3]);
    game.performs(charge(&[(15_016, 3_000)], Some(b(1)), EAST));
    assert_eq!((game.totals(), game.whys().1), ((6, 6), vec![Why::Charged]));
    assert_eq!(game.question(), Question::SecondExchange { seat: seat(0) });
    game.answers(again(b(1)));
    assert_eq!(game.whys(), (vec![], vec![]));
}

#[test]
fn ds_x25_a_mutual_double_six() {
    let mut game = field()
        .figure(0, leader().at(10_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Duel]).dice(&[6, 6, 2, 1, 6, 6]).performs(duel(b(1), NORTH));
    assert!(game.figure(a(1)).is_dead() && game.figure(b(1)).is_dead());
}

#[test]
fn ds_x26_ammunition() {
    let mut game = field()
        .figure(0, hireling().armed(&["couteau_lancer"]).at(10_000, 3_000))
        .figure(1, hireling().at(12_500, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Throw]).dice(&[1, 1, 1, 1]).performs(shoot(0, b(1), NORTH));
    assert_eq!(game.totals(), (2, 2));
    assert!(!game.figure(b(1)).wounded && game.figure(a(1)).is_spent(0));
}

#[test]
fn ds_x27_the_purse_of_a_band_that_lost_its_second() {
    let purse_after = |hirelings: i32, leader_traits: &[Trait]| {
        let mut set = field()
            .turn(2)
            .first(1)
            .figure(0, second().with(&[Trait::Fort]).at(10_000, 3_000))
            .figure(0, leader().with(leader_traits).at(14_000, 3_000))
            .figure(1, hireling().at(10_984, 3_000));
        for at in 0..hirelings {
            set = set.figure(0, hireling().at(18_000 + 2_000 * at, 3_000));
        }
        let mut game = set.ready();
        game.announces(b(1), &[Kind::Duel]).dice(&[6, 6, 1, 2, 3]).performs(duel(a(1), NORTH));
        let during = game.purse(0);
        game.answers(END_TURN).answers(END_TURN);
        (game.figure(a(1)).status, during, game.purse(0))
    };
    // Twelve gold: 5 + 3 + 4; ten gold: 4 + 3 + 3.
    assert_eq!(purse_after(4, &[Trait::Fort]), (Status::Removed, 12, 9));
    assert_eq!(purse_after(3, &[]), (Status::Removed, 12, 9));
}

#[test]
fn ds_x28_a_unit_loses_members() {
    let units = || field_of(Config { format: Format::Units, ..Config::new(2) });
    let fought = |members: u8, dice: &[u8]| {
        let mut game = units()
            .figure(0, green().members(members).at(10_000, 3_000))
            .figure(1, green().at(12_952, 3_000))
            .first(1)
            .ready();
        game.announces(b(1), &[Kind::Duel]).dice(dice).performs(duel(a(1), NORTH));
        game
    };
    let game = fought(5, &[5, 4, 1, 2]);
    assert_eq!(game.whys().1, [Why::MoraleFull]);
    assert_eq!((game.figure(a(1)).members, game.figure(a(1)).wounded), (4, false));
    let mut game = fought(3, &[6, 6, 1, 2]);
    assert_eq!((game.whys().1, game.figure(a(1)).members), (vec![], 1));
    // One less on every roll, and five inches.
    game.announces(a(1), &[Kind::Disengage, Kind::Move]).dice(&[6, 5]).performs(disengage(b(1)));
    assert_eq!(game.test_whys(), [Why::MoraleLow]);
    let from = game.at(a(1));
    game.refuses_deed(go(&[(from.0 - 5_001, from.1)], WEST), "DS-E01");
    game.performs(go(&[(from.0 - 5_000, from.1)], WEST));
    assert_eq!(game.figure(a(1)).stand.on, Surface::Ground);
}
