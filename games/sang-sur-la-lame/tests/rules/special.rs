//! DS-500, tests and special actions, clause by clause.

use sang_sur_la_lame::cards::{Kind, Object, Role, ScenarioId, Trait, Why};
use sang_sur_la_lame::geometry::path::Waypoint;
use sang_sur_la_lame::geometry::terrain::Door;
use sang_sur_la_lame::geometry::{Point, Surface};
use sang_sur_la_lame::table::flow::Deed;
use sang_sur_la_lame::table::public::ThingPlace;
use sang_sur_la_lame::table::{Action, Question};

use crate::common::*;
use crate::examples_space::{piece, table};

fn pick_up(object: u8) -> Deed {
    Deed::PickUp { object, face: ANY }
}

fn climb(on_table: &str, name: &str, to: (i32, i32), on: Surface) -> Deed {
    Deed::Climb { piece: piece(table(on_table), name), to: to.into(), on, face: ANY }
}

/// The door of this piece, as an action on the table `place` names it.
fn door(name: &str) -> Deed {
    let place = table("place");
    let door = place.terrain.piece(piece(place, name)).door.expect("a door");
    Deed::Door { door, face: ANY }
}

fn state(game: &Game, name: &str) -> Door {
    let place = table("place");
    let door = place.terrain.piece(piece(place, name)).door.expect("a door");
    game.public().doors[usize::from(door)]
}

/// Somebody beside a keg, an enemy far away.
fn beside_keg(who: Who) -> Field {
    field()
        .figure(0, who.at(10_000, 3_000))
        .figure(1, hireling().at(30_000, 30_000))
        .lies(Object::HeavyThrowable, (10_800, 3_000))
}

#[test]
fn ds_501_a_test_needs_seven() {
    let passes = |who: Who, dice: &[u8]| {
        let mut game = beside_keg(who).ready();
        game.announces(a(1), &[Kind::PickUp]).dice(dice).performs(pick_up(0));
        (game.passed().unwrap(), game.test_whys())
    };
    assert_eq!(passes(hireling(), &[4, 3]), (true, vec![]));
    assert_eq!(passes(hireling(), &[4, 2]), (false, vec![]));
    assert_eq!(passes(hireling().wounded(), &[4, 3]), (false, vec![Why::Wounded]));
    assert_eq!(passes(leader(), &[1, 4, 1, 3]), (true, vec![]));
    // No other modifier: neither height, nor friends, nor strength where it does not belong.
    let mut game = field()
        .figure(0, second().with(&[Trait::Fort]).at(9_000, 27_000))
        .figure(0, hireling().at(9_984, 27_000))
        .figure(1, hireling().at(30_000, 30_000))
        .lies(Object::HeavyThrowable, (9_000, 27_800))
        .ready();
    game.announces(a(1), &[Kind::PickUp]).dice(&[4, 2, 1]).performs(pick_up(0));
    assert_eq!((game.passed(), game.test_whys()), (Some(false), vec![]));
}

#[test]
fn ds_502_a_failed_test_ends_the_activation() {
    let mut game = beside_keg(hireling()).ready();
    game.announces(a(1), &[Kind::PickUp, Kind::Move]).dice(&[1, 2]).performs(pick_up(0));
    assert!(game.waits_for(1) && game.purse(0) == 10 && game.figure(a(1)).load.is_none());
    let mut game = beside_keg(hireling()).ready();
    game.announces(a(1), &[Kind::PickUp, Kind::Move]).dice(&[6, 2]).performs(pick_up(0));
    assert!(game.performing() && game.figure(a(1)).load == Some(0));
}

/// A leap of two and a half inches after a step, and on.
fn leaper(who: Who) -> Game {
    let mut game =
        field().figure(0, who.at(10_000, 3_000)).figure(1, hireling().at(30_000, 30_000)).ready();
    game.announces(a(1), &[Kind::Jump, Kind::Reorient]);
    game
}

fn over(mils: i32) -> Deed {
    let landing = 11_000 + mils;
    let ways = [
        Waypoint::Walk(Point::new(11_000, 3_000)),
        step((landing, 3_000), Surface::Ground),
        Waypoint::Walk(Point::new(landing + 1_000, 3_000)),
    ];
    jump(&ways, 1, SOUTH)
}

#[test]
fn ds_503_ds_504_a_jump_is_part_of_a_move() {
    let mut game = leaper(hireling());
    game.refuses_deed(over(3_001), "DS-E21").refuses_deed(over(1_000), "DS-503");
    // It costs its length: 1000 + 3000 + 1000 leave 1000, and no more.
    let far = |rest: i32| {
        let ways = [
            Waypoint::Walk(Point::new(11_000, 3_000)),
            step((14_000, 3_000), Surface::Ground),
            Waypoint::Walk(Point::new(14_000 + rest, 3_000)),
        ];
        jump(&ways, 1, SOUTH)
    };
    game.refuses_deed(far(2_001), "DS-E01").dice(&[6, 5]).performs(far(2_000));
    assert_eq!((game.at(a(1)), game.purse(0)), ((16_000, 3_000), 10));
    // It goes over a hedge and over figures, for nothing.
    let mut game = field()
        .figure(0, hireling().at(10_000, 16_400))
        .figure(0, hireling().at(10_000, 17_900))
        .ready();
    game.announces(a(1), &[Kind::Jump, Kind::Reorient]).dice(&[6, 5]);
    game.performs(jump(&[step((10_000, 19_400), Surface::Ground)], 0, NORTH));
    assert_eq!(game.at(a(1)), (10_000, 19_400));
}

#[test]
fn ds_505_ds_r16_a_failed_jump_lands_and_goes_no_further() {
    let mut game = leaper(hireling());
    game.dice(&[4, 3]).performs(over(2_500));
    assert_eq!((game.passed(), game.at(a(1))), (Some(true), (14_500, 3_000)));
    assert!(game.performing());
    let mut game = leaper(hireling());
    game.dice(&[4, 2]).performs(over(2_500));
    assert_eq!((game.passed(), game.at(a(1))), (Some(false), (13_500, 3_000)));
    assert_eq!(game.passed_by(a(1)), [(11_000, 3_000), (13_500, 3_000)]);
    assert!(game.waits_for(1));
}

#[test]
fn ds_505_stopped_before_take_off_there_is_no_test() {
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(1, hireling().watching().at(11_000, 4_600).facing(SOUTH))
        .ready();
    game.announces(a(1), &[Kind::Jump, Kind::Reorient]);
    game.performs(over(2_500)).dice(&[3, 3, 3, 3]).engages();
    assert_eq!((game.passed(), game.rolled()), (None, 4));
    assert!(game.fight_each_other(a(1), b(1)));
    // The activation goes on.
    assert!(game.performing());
}

#[test]
fn ds_506_ds_228_a_gap_of_an_inch_needs_no_jump() {
    // Across a corner of the pond: 650 each way, 920 mils.
    let mut game = field()
        .on("temple")
        .figure(0, hireling().at(16_100, 9_750))
        .figure(1, hireling().at(2_000, 2_000))
        .ready();
    game.announces(a(1), &[Kind::Move]);
    game.refuses_deed(go(&[(16_750, 10_400)], EAST), "DS-E03");
    let gap = |rest: i32| {
        let ways = [
            step((16_750, 10_400), Surface::Ground),
            Waypoint::Walk(Point::new(16_750, 10_400 + rest)),
        ];
        go_along(ways.into_iter().collect(), EAST)
    };
    game.refuses_deed(gap(5_081), "DS-E01").dice(&[1, 1]).performs(gap(4_000));
    assert_eq!((game.at(a(1)), game.rolled()), ((16_750, 14_400), 0));
    // A longer one does.
    let mut game = field().on("temple").figure(0, hireling().at(15_900, 9_750)).ready();
    game.announces(a(1), &[Kind::Move]);
    let wide = go_along([step((16_750, 10_400), Surface::Ground)].into_iter().collect(), EAST);
    game.refuses_deed(wide, "DS-E21");
}

/// South of the boulder, its edge at y 7400.
fn at_boulder(who: Who, y: i32) -> Field {
    field().figure(0, who.at(27_000, y)).figure(1, hireling().at(2_000, 30_000))
}

#[test]
fn ds_507_climbing_takes_a_test() {
    let up = climb("pre", "rocher", (27_000, 8_400), top("pre", "rocher"));
    let climbs = |who: Who, dice: &[u8]| {
        let mut game = at_boulder(who, 7_000).ready();
        game.announces(a(1), &[Kind::Climb]).dice(dice).performs(up);
        (game.figure(a(1)).stand.on, game.test_whys())
    };
    let rock = top("pre", "rocher");
    assert_eq!(climbs(hireling(), &[4, 3]), (rock, vec![]));
    assert_eq!(climbs(hireling(), &[4, 2]), (Surface::Ground, vec![]));
    // DS-820.
    let acrobat = second().with(&[Trait::Acrobate]);
    assert_eq!(climbs(acrobat, &[4, 2, 1]), (rock, vec![Why::Acrobate]));
    // Failing means staying put, and the end of the activation.
    let mut game = at_boulder(hireling(), 7_000).ready();
    game.announces(a(1), &[Kind::Climb, Kind::Move]).dice(&[4, 2]).performs(up);
    assert!(game.at(a(1)) == (27_000, 7_000) && game.waits_for(1) && game.purse(0) == 9);
}

#[test]
fn ds_507_how_near_and_how_far() {
    // Within 1000 of the edge.
    at_boulder(hireling(), 6_399).ready().refuses_to(a(1), &[Kind::Climb], "DS-E35");
    let mut game = at_boulder(hireling(), 6_400).ready();
    game.announces(a(1), &[Kind::Climb]);
    let rock = top("pre", "rocher");
    game.refuses_deed(climb("pre", "rocher", (27_000, 7_901), rock), "DS-E35");
    game.refuses_deed(climb("pre", "rocher", (27_000, 7_300), rock), "DS-E03");
    assert!(game.allows(Action::Perform(climb("pre", "rocher", (27_000, 7_900), rock))));
    // Not onto somebody.
    let mut game =
        at_boulder(hireling(), 7_000).figure(0, hireling().at(27_000, 8_600).on("rocher")).ready();
    game.announces(a(1), &[Kind::Climb]);
    game.refuses_deed(climb("pre", "rocher", (27_000, 8_400), rock), "DS-209");
    // DS-832: riders do not climb; the cliffs of the pass are not for climbing.
    let rider = second().with(&[Trait::Monte]);
    at_boulder(rider, 6_800).ready().refuses_to(a(1), &[Kind::Climb], "DS-E34");
    let mut cliff = field().on("defile").figure(0, hireling().at(10_000, 25_500)).ready();
    cliff.refuses_to(a(1), &[Kind::Climb], "DS-E35");
}

#[test]
fn ds_507_ds_r18_down_and_over_a_wall_by_the_same_test() {
    let down = climb("pre", "rocher", (27_000, 6_900), Surface::Ground);
    let from_top = |dice: &[u8]| {
        let mut game = at_boulder(hireling().on("rocher"), 8_000).ready();
        game.announces(a(1), &[Kind::Climb]).dice(dice).performs(down);
        game.figure(a(1)).stand
    };
    assert_eq!(from_top(&[4, 3]), ground((27_000, 6_900)));
    assert_eq!(from_top(&[4, 2]).on, top("pre", "rocher"));
    let over_wall = |to: (i32, i32)| {
        let mut game = field()
            .on("chateau")
            .figure(0, hireling().at(26_500, 20_000))
            .figure(1, hireling().at(2_000, 2_000))
            .ready();
        game.announces(a(1), &[Kind::Climb]).dice(&[5, 5]);
        let deed = climb("chateau", "enc_s2", to, Surface::Ground);
        if game.allows(Action::Perform(deed)) {
            game.performs(deed);
        }
        game.at(a(1))
    };
    assert_eq!(over_wall((27_500, 20_000)), (27_500, 20_000));
    // Along the wall is no climb.
    assert_eq!(over_wall((26_500, 21_000)), (26_500, 20_000));
}

#[test]
fn ds_508_a_climb_is_no_path() {
    let rock = top("pre", "rocher");
    // A whole move follows it.
    let mut game = at_boulder(hireling().on("rocher"), 8_000).ready();
    game.announces(a(1), &[Kind::Climb, Kind::Move]).dice(&[5, 5]);
    game.performs(climb("pre", "rocher", (27_000, 6_900), Surface::Ground));
    game.performs(go(&[(27_000, 900)], SOUTH));
    // Its only sample is its end, which may touch an enemy.
    let lookout = hireling().armed(&["pistolet"]).watching().at(27_000, 9_384).on("rocher");
    let mut game =
        field().figure(0, hireling().at(27_000, 7_000)).figure(1, lookout.facing(SOUTH)).ready();
    game.announces(a(1), &[Kind::Climb]).dice(&[5, 5]);
    game.performs(climb("pre", "rocher", (27_000, 8_400), rock));
    assert!(matches!(game.question(), Question::React { .. }));
    assert_eq!((game.at(a(1)), game.passed_by(a(1)).len()), ((27_000, 8_400), 1));
    game.answers(WAIT);
    assert!(game.fight_each_other(a(1), b(1)));
}

#[test]
fn ds_509_locks_are_picked_and_doors_broken() {
    let tries = |who: Who, kind: Kind, name: &str, at: (i32, i32), dice: &[u8]| {
        let mut game = field().on("place").figure(0, who.at(at.0, at.1)).ready();
        game.announces(a(1), &[kind]).dice(dice).performs(door(name));
        (state(&game, name), game.test_whys())
    };
    let (locked, closed) = ((27_750, 22_000), (7_250, 23_000));
    assert_eq!(tries(hireling(), Kind::Lock, "porte_ne", locked, &[4, 3]).0, Door::Open);
    assert_eq!(tries(hireling(), Kind::Lock, "porte_ne", locked, &[4, 2]).0, Door::Locked);
    assert_eq!(tries(hireling(), Kind::Door, "porte_ne", locked, &[4, 3]).0, Door::Destroyed);
    assert_eq!(tries(hireling(), Kind::Door, "porte_no", closed, &[4, 3]).0, Door::Destroyed);
    // DS-828: strength breaks doors, and picks no locks.
    let strong = || second().with(&[Trait::Fort]);
    let broken = tries(strong(), Kind::Door, "porte_no", closed, &[4, 2, 1]);
    assert_eq!(broken, (Door::Destroyed, vec![Why::Fort]));
    let picked = tries(strong(), Kind::Lock, "porte_ne", locked, &[4, 2, 1]);
    assert_eq!(picked, (Door::Locked, vec![]));
    // A door that is only shut has no lock to pick, and an inch is an inch.
    let mut game = field().on("place").figure(0, hireling().at(7_250, 23_000)).ready();
    game.refuses_to(a(1), &[Kind::Lock], "DS-E35");
    let mut game = field().on("place").figure(0, hireling().at(7_250, 22_999)).ready();
    game.refuses_to(a(1), &[Kind::Door], "DS-E35");
}

#[test]
fn ds_510_what_lies_within_an_inch_is_picked_up() {
    let mut game = beside_keg(hireling()).ready();
    game.announces(a(1), &[Kind::PickUp]).dice(&[5, 5]).performs(pick_up(0));
    assert_eq!(game.public().things[0].place, ThingPlace::Borne(a(1)));
    let near = |x: i32, who: Who| {
        let game = field().figure(0, who).lies(Object::HeavyThrowable, (x, 3_000)).ready();
        game.allows(activate(a(1), &[Kind::PickUp]))
    };
    let here = || hireling().at(10_000, 3_000);
    assert!(near(11_000, here()) && !near(11_001, here()));
    assert!(!near(11_000, here().bearing(Object::Coffre)), "it carries one already");
    // Not from the top of a boulder.
    let above = hireling().at(27_000, 7_500).on("rocher");
    let game = field().figure(0, above).lies(Object::HeavyThrowable, (27_000, 7_000)).ready();
    assert!(!game.allows(activate(a(1), &[Kind::PickUp])));
}

#[test]
fn ds_510_a_search_spot_within_an_inch() {
    let searches = |x: i32, role: Role| {
        let other = if role == Role::Militia { Role::Renegade } else { Role::Militia };
        let game = field()
            .plays(ScenarioId::Cache, "place")
            .role(0, role)
            .role(1, other)
            .figure(0, hireling().at(x, 22_300))
            .ready();
        game.allows(activate(a(1), &[Kind::Search]))
    };
    assert!(searches(16_000, Role::Renegade) && !searches(16_001, Role::Renegade));
    assert!(!searches(16_000, Role::Militia));
}

#[test]
fn ds_511_no_hands_through_a_wall_or_a_shut_door() {
    let picks = |set: Field| set.ready().allows(activate(a(1), &[Kind::PickUp]));
    let wall = |x: i32| {
        let who = hireling().at(26_600, 20_000);
        field().on("chateau").figure(0, who).lies(Object::HeavyThrowable, (x, 20_000))
    };
    assert!(!picks(wall(27_300)) && picks(wall(26_000)));
    let door = |door: Door| {
        let who = hireling().at(7_250, 23_600);
        let set = field().on("place").figure(0, who).door("porte_no", door);
        set.lies(Object::HeavyThrowable, (7_250, 24_400))
    };
    assert!(!picks(door(Door::Closed)) && picks(door(Door::Open)));
    // DS-R99: the nearest point of a door counts, here its end beside the wall.
    let aside = hireling().at(8_600, 23_300);
    let mut game = field().on("place").figure(0, aside).ready();
    assert!(game.allows(activate(a(1), &[Kind::Door])));
    game.change(|public| public.figure_mut(a(1)).stand = ground((8_600, 24_300)));
    assert!(game.allows(activate(a(1), &[Kind::Door])), "from inside as well");
}

#[test]
fn ds_512_disengaging_steps_two_inches_back() {
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(0, hireling().at(2_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .ready();
    let mut fails = game.clone();
    game.announces(a(1), &[Kind::Disengage, Kind::Reorient]).dice(&[4, 3]);
    game.performs(disengage(b(1)));
    assert_eq!((game.at(a(1)), game.faces(a(1))), ((8_000, 3_000), EAST));
    assert!(!game.figure(a(1)).engaged() && !game.figure(b(1)).engaged());
    // Failure: it stays, and its activation ends.
    fails.announces(a(1), &[Kind::Disengage, Kind::Move]).dice(&[4, 2]).performs(disengage(b(1)));
    assert!(fails.fight_each_other(a(1), b(1)) && fails.waits_for(1));
}

#[test]
fn ds_512_its_owner_chooses_the_enemy_and_may_remain_engaged() {
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .figure(1, hireling().at(10_000, 3_984))
        .ready();
    game.announces(a(1), &[Kind::Disengage]).refuses_deed(disengage(b(3)), "DS-E17");
    game.dice(&[6, 5]).performs(disengage(b(2)));
    // Away from b2 to the south, and so out of b1's reach too.
    assert_eq!((game.at(a(1)), game.faces(a(1))), ((10_000, 1_000), NORTH));
    assert!(!game.figure(a(1)).engaged());
    // With its back to the edge of the table it gets nowhere.
    let mut game = field()
        .figure(0, hireling().at(10_000, 492))
        .figure(1, hireling().at(10_000, 1_476))
        .ready();
    game.announces(a(1), &[Kind::Disengage, Kind::Duel]).dice(&[6, 5]).performs(disengage(b(1)));
    assert!(game.fight_each_other(a(1), b(1)) && game.at(a(1)) == (10_000, 492));
    assert!(game.performing());
}

#[test]
fn ds_513_the_second_action_follows_a_success() {
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Disengage, Kind::Charge]).dice(&[4, 3, 1]);
    game.performs(disengage(b(1)));
    game.performs(charge(&[(10_000, 3_000)], Some(b(1)), EAST));
    assert_eq!(game.whys(), (vec![], vec![Why::Charged]));
    let mut game = field()
        .figure(0, hireling().armed(&["mousquet"]).at(10_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Disengage, Kind::Shoot]).dice(&[4, 3]).performs(disengage(b(1)));
    game.performs(shoot(0, b(1), EAST));
    assert_eq!(game.fight().target, b(1));
}

#[test]
fn ds_514_nobody_strikes_one_who_disengages() {
    // Neither the enemy left behind nor a lookout beside the way.
    let lookout = hireling().armed(&["lance", "pistolet"]).watching().at(8_500, 4_900);
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .figure(1, lookout.facing(SOUTH))
        .ready();
    game.announces(a(1), &[Kind::Disengage, Kind::Reorient]).dice(&[4, 3]);
    game.performs(disengage(b(1)));
    assert!(game.performing() && game.attacks() == 0 && game.figure(b(2)).lookout);
}

#[test]
fn ds_509_nobody_works_at_a_door_from_the_roof() {
    let lock = |who: Who| {
        let game = field()
            .on("toits")
            .door("porte_b1", Door::Locked)
            .figure(0, who)
            .figure(1, hireling().at(24_400, 17_800))
            .ready();
        game.allows(activate(a(1), &[Kind::Lock]))
    };
    assert!(lock(hireling().at(7_000, 19_000)), "from the street");
    assert!(!lock(hireling().at(7_000, 20_000).on("b1")), "from the roof above it");
}
