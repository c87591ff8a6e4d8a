//! DS-200, space and geometry, clause by clause.

use kernel::Rng;
use sang_sur_la_lame::cards::catalogue;
use sang_sur_la_lame::geometry::displace::displaced;
use sang_sur_la_lame::geometry::leap;
use sang_sur_la_lame::geometry::measure::{
    CENTRE, Facing, Point, TABLE_SIDE, gap_within, len, scale, squared, within,
};
use sang_sur_la_lame::geometry::path::{Gait, Waypoint, judge};
use sang_sur_la_lame::geometry::place::{
    Barred, Body, Stand, Surface, in_contact, overlap, same_level, spot, stop,
};
use sang_sur_la_lame::geometry::route::{contact_point, route};
use sang_sur_la_lame::geometry::sight::{By, Ray, look};
use sang_sur_la_lame::geometry::terrain::{Door, Ground, Kind};
use sang_sur_la_lame::geometry::walk::{Walker, cost, sample_count, samples, walk};

use crate::examples_space::{FOOT, foot, foot_on, piece, price, scene, table, walks};
use crate::versus::{Case, beside, cases, others};

fn point_of(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

#[test]
fn ds_201_the_table_is_a_square_of_35433_mils() {
    assert!(point_of(0, 35433).on_table() && !point_of(35434, 0).on_table());
    assert!(!point_of(-1, 0).on_table());
    assert_eq!((TABLE_SIDE, CENTRE), (35433, point_of(17716, 17716)));
}

#[test]
fn ds_202_the_constants_are_those_of_the_file() {
    let constant = |name| catalogue().constant(name);
    assert_eq!(constant("contact_tolerance"), 10);
    assert_eq!((constant("overlap_tolerance"), constant("clearance")), (2, 250));
    assert_eq!(constant("sample_step"), 250);
}

#[test]
fn ds_203_lengths_round_up_and_scaled_vectors_are_never_longer() {
    assert_eq!(len(point_of(0, 0), point_of(3, 4)), 5);
    assert_eq!(len(point_of(0, 0), point_of(1, 1)), 2);
    assert_eq!(scale((0, 0), 2000), (0, 0));
    assert_eq!((scale((3, 4), 5000), scale((-3, -4), 5000)), ((3000, 4000), (-3000, -4000)));
    let mut rng = Rng::from_number(203);
    for _ in 0..cases(20_000) {
        let v = (rng.below(72_001) as i32 - 36_000, rng.below(72_001) as i32 - 36_000);
        let d = rng.below(8_001) as i32;
        let (x, y) = scale(v, d);
        let long = i64::from(x) * i64::from(x) + i64::from(y) * i64::from(y);
        assert!(long <= i64::from(d) * i64::from(d), "{v:?} {d}");
        let short = i64::from((d - 3).max(0));
        assert!(v == (0, 0) || long >= short * short, "{v:?} {d} gives {x}, {y}");
    }
}

#[test]
fn ds_204_distances_are_centre_to_centre_in_plan() {
    assert!(within(point_of(0, 0), point_of(3000, 0), 3000));
    assert!(!within(point_of(0, 0), point_of(3000, 1), 3000));
    assert_eq!(squared(point_of(1, 2), point_of(4, 6)), 25);
}

#[test]
fn ds_205_a_gap_is_between_the_edges_of_bases() {
    let (a, b) = (point_of(10000, 10000), point_of(11984, 10000));
    assert!(gap_within(a, 492, b, 492, 1000));
    assert!(!gap_within(a, 492, point_of(11985, 10000), 492, 1000));
    // DS-R05: centre to centre the same two figures are further apart than an inch.
    assert!(!within(a, b, 1000));
}

#[test]
fn ds_206_four_footprints() {
    let radii: Vec<i32> = catalogue().lands.bases.iter().map(|base| base.radius).collect();
    assert_eq!(radii, [492, 787, 1476, 2361]);
    assert_eq!(catalogue().base(true, false).eye, 1500);
    assert_eq!(catalogue().base(true, true).radius, 2361);
}

#[test]
fn ds_207_height_is_that_of_the_piece_stood_on() {
    let pre = table("pre");
    assert_eq!(foot(pre, (9000, 27000)).z, 1000); // on the knoll
    assert_eq!(foot(pre, (17500, 12500)).z, 800); // on the crates
    assert_eq!(foot(pre, (13000, 27000)).z, 0); // exactly on the knoll's edge
    let boulder = Stand::top(point_of(27000, 9000), piece(pre, "rocher"));
    assert_eq!(foot_on(pre, boulder).z, 2000);
}

#[test]
fn ds_208_one_level_is_up_to_an_inch() {
    assert!(same_level(0, 1000) && !same_level(0, 1001) && !same_level(2001, 1000));
}

#[test]
fn ds_209_bases_overlap_by_no_more_than_two_mils() {
    let pre = table("pre");
    let one = foot(pre, (10000, 14000));
    assert!(!overlap(&one, &foot(pre, (10982, 14000))));
    assert!(overlap(&one, &foot(pre, (10981, 14000))));
    let above = foot_on(pre, Stand::top(point_of(27000, 9000), piece(pre, "rocher")));
    assert!(!overlap(&Body { stand: Stand::ground(above.at()), z: 0, ..above }, &above));
}

#[test]
fn ds_210_contact_reaches_ten_mils_and_no_wall_or_shut_door() {
    // DS-R06: up to 10 mils beyond touching.
    let pre = table("pre");
    let touches = |x| {
        let (one, two) = (foot(pre, (10000, 14000)), foot(pre, (x, 14000)));
        in_contact(&pre.terrain, &pre.terrain.doors, &one, &two)
    };
    assert!(touches(10994) && !touches(10995));
    let place = table("place");
    let (out, inside) = (foot(place, (7250, 23508)), foot(place, (7250, 24492)));
    let mut doors = place.terrain.doors;
    assert!(!in_contact(&place.terrain, &doors, &out, &inside));
    let door = place.terrain.piece(piece(place, "porte_no")).door.unwrap();
    doors[usize::from(door)] = Door::Destroyed;
    assert!(in_contact(&place.terrain, &doors, &out, &inside));
}

#[test]
fn ds_211_ds_108_the_front_is_a_closed_half_plane() {
    // DS-R59: the base line is in front.
    let north = Facing::new(0, 36_000);
    assert_eq!(north.vector(), (0, 1));
    let at = point_of(5000, 5000);
    assert!(north.has_in_front(at, point_of(9000, 5000)));
    assert!(!north.has_in_front(at, point_of(9000, 4999)));
    assert!(!Facing::new(0, 0).valid() && !Facing::new(36_001, 1).valid());
    assert!(!Facing::new(72_002, 2).valid(), "what is too long is not divided first");
    assert!(Facing::new(-36_000, 36_000).valid());
}

#[test]
fn ds_212_ds_213_kinds_and_their_ground() {
    let kinds = &catalogue().lands.kinds;
    let of = |ground: Ground| {
        kinds.iter().filter(|kind| kind.ground == ground).map(|kind| kind.id).collect::<Vec<_>>()
    };
    assert_eq!(of(Ground::Impassable), [Kind::DeepWater, Kind::Chasm]);
    assert_eq!(of(Ground::Barrier), [Kind::TallBlock, Kind::Pillar, Kind::HighWall]);
    let difficult = [Kind::Wood, Kind::Marsh, Kind::Rubble, Kind::ShallowWater, Kind::Building];
    assert_eq!(of(Ground::Difficult), difficult);
}

#[test]
fn ds_214_ds_r08_only_the_centre_counts() {
    // A base that hangs 300 mils into the marsh pays nothing.
    let pre = table("pre");
    assert_eq!(price(pre, (4700, 7000), (4700, 9000)), 2000);
    assert!(spot(&pre.terrain, Stand::ground(point_of(28850, 9000)), 492).is_ok());
}

#[test]
fn ds_218_where_a_centre_may_be() {
    let pre = table("pre");
    let legal = |x, y| spot(&pre.terrain, Stand::ground(point_of(x, y)), 492);
    assert_eq!(legal(492, 5000), Ok(()));
    assert_eq!(legal(491, 5000), Err(Barred::OffTable));
    assert_eq!(legal(34941, 5000), Ok(()));
    assert_eq!(legal(34942, 5000), Err(Barred::OffTable));
    assert_eq!(legal(27000, 9000), Err(Barred::Blocked)); // in the boulder
    assert_eq!(legal(28849, 9000), Err(Barred::Blocked)); // 249 from it
    assert_eq!(legal(28850, 9000), Ok(()));
    assert_eq!(legal(10000, 17400), Err(Barred::OnLine)); // on the hedge
    let top = |at| spot(&pre.terrain, Stand::top(at, piece(pre, "rocher")), 492);
    assert_eq!(top(point_of(27000, 7400)), Ok(()));
    assert_eq!(top(point_of(27000, 7399)), Err(Barred::Blocked));
    let crates = Stand::top(point_of(17500, 12500), piece(pre, "caisse"));
    assert_eq!(spot(&pre.terrain, crates, 492), Err(Barred::Blocked));
}

#[test]
fn ds_r95_on_a_roof_walls_and_doors_are_beneath() {
    let place = table("place");
    let roof = piece(place, "maison_no");
    assert!(spot(&place.terrain, Stand::top(point_of(7250, 24000), roof), 492).is_ok());
}

#[test]
fn ds_220_a_path_has_at_most_sixteen_different_points() {
    let pre = table("pre");
    let scene = scene(pre, &pre.terrain.doors, &[]);
    let start = foot(pre, (10000, 14000));
    let steps = |n: i32| walks(&(1..=n).map(|k| (10000 + 10 * k, 14000)).collect::<Vec<_>>());
    let goes = |path: &[Waypoint]| judge(scene, &start, &FOOT, path, Gait::Walk, 6000);
    assert!(goes(&steps(16)).is_ok() && goes(&[]).is_ok());
    assert_eq!(goes(&steps(17)), Err(Barred::OffTable));
    assert_eq!(goes(&walks(&[(10000, 14000)])), Err(Barred::OffTable));
    assert_eq!(goes(&walks(&[(40000, 14000)])), Err(Barred::OffTable));
}

#[test]
fn ds_221_what_bars_a_walk() {
    let place = table("place");
    let doors = &place.terrain.doors;
    let goes = |from, to: (i32, i32)| walk(scene(place, doors, &[]), &foot(place, from), to.into());
    assert_eq!(goes((12500, 25000), (10000, 25000)), Err(Barred::Blocked)); // a wall
    assert_eq!(goes((27750, 22000), (27750, 25000)), Err(Barred::Locked));
    assert_eq!(goes((7250, 22000), (7250, 25000)), Ok(()));
    assert_eq!(goes((6700, 22000), (6700, 25000)), Err(Barred::Blocked)); // 200 from the post
    let other = [foot(place, (17000, 24000))];
    let past = |y| walk(scene(place, doors, &other), &foot(place, (15500, y)), point_of(18500, y));
    assert_eq!((past(24982), past(24981)), (Ok(()), Err(Barred::Occupied)));
}

#[test]
fn ds_222_a_walk_on_top_stays_inside_the_piece() {
    let pre = table("pre");
    let boulder = piece(pre, "rocher");
    let start = foot_on(pre, Stand::top(point_of(27000, 9000), boulder));
    let goes = |to| walk(scene(pre, &pre.terrain.doors, &[]), &start, to);
    assert_eq!(goes(point_of(28600, 9000)), Ok(()));
    assert_eq!(goes(point_of(28601, 9000)), Err(Barred::Blocked));
}

#[test]
fn ds_224_riders_do_not_pay_for_hedges_but_use_no_window() {
    let (pre, place) = (table("pre"), table("place"));
    let rider = Walker { radius: 787, mounted: true, ..FOOT };
    let from = Stand::ground(point_of(10000, 15000));
    assert_eq!(cost(&pre.terrain, &rider, from, point_of(10000, 20000)).total(), 5000);
    let body = Body { radius: 787, eye: 1500, height: 1750, ..foot(place, (12500, 27600)) };
    let doors = &place.terrain.doors;
    let path = walks(&[(9500, 27600)]);
    let window = judge(scene(place, doors, &[]), &body, &rider, &path, Gait::Walk, 8000);
    assert_eq!(window, Err(Barred::Mounted));
}

#[test]
fn ds_224_a_joint_counts_once_and_two_crossings_twice() {
    // The fence of the road and a path that crosses two lines of one table.
    let route = table("route");
    assert_eq!(price(route, (10000, 13000), (10000, 22000)), 11_000);
    // The corner of the graveyard's wall, crossed exactly at its joint, and both of its sides one after the other.
    let chateau = table("chateau");
    let crossed = |from: (i32, i32), to: (i32, i32)| {
        cost(&chateau.terrain, &FOOT, Stand::ground(from.into()), to.into()).obstacles
    };
    assert_eq!(crossed((6300, 8700), (7700, 9300)), 1);
    assert_eq!(crossed((4000, 9500), (7500, 6000)), 2);
}

#[test]
fn ds_225_getting_on_a_low_block_costs_an_inch_and_getting_off_nothing() {
    let pre = table("pre");
    assert_eq!(price(pre, (16000, 12750), (17500, 12750)), 2500);
    assert_eq!(price(pre, (17500, 12750), (16000, 12750)), 1500);
    assert_eq!(price(pre, (4000, 27000), (9000, 27000)), 5000); // a hill
}

#[test]
fn ds_229_a_path_touches_an_enemy_only_at_its_end() {
    let pre = table("pre");
    let enemy = [Body { enemy: true, ..foot(pre, (15000, 10000)) }];
    let scene = scene(pre, &pre.terrain.doors, &enemy);
    let start = foot(pre, (12000, 10000));
    let goes = |path: &[(i32, i32)]| judge(scene, &start, &FOOT, &walks(path), Gait::Walk, 9000);
    assert!(goes(&[(14016, 10000)]).is_ok());
    assert_eq!(goes(&[(14016, 10000), (14016, 9000)]).unwrap_err(), Barred::MustStop);
    // Skimming past within ten mils of touching, and just outside.
    assert_eq!(goes(&[(12000, 10994), (18000, 10994)]).unwrap_err(), Barred::MustStop);
    assert!(goes(&[(12000, 10995), (17000, 10995)]).is_ok());
}

#[test]
fn ds_230_a_path_costs_no_more_than_the_allowance() {
    let mut rng = Rng::from_number(230);
    let mut tried = 0;
    for case in 0..cases(4_000) {
        let drawn = Case::drawn(&mut rng);
        let Case { table, at, one, .. } = drawn;
        let to = beside(&mut rng, at, 5_000);
        let far = beside(&mut rng, to, 3_000);
        let others = others(&mut rng, table, at);
        let scene = drawn.scene(&others);
        let path = [Waypoint::Walk(to), Waypoint::Walk(far)];
        let walker = Walker { radius: one.radius, ..FOOT };
        if let Ok(legs) = judge(scene, &one, &walker, &path, Gait::Walk, 6_000) {
            let total: i32 = legs.iter().map(|leg| leg.cost).sum();
            let walked: i32 = legs.iter().map(|leg| len(leg.from.at, leg.to.at)).sum();
            assert!(total <= 6_000 && walked <= total, "case {case}: {path:?}");
            let end = one.moved(scene.terrain, legs[1].to);
            assert!(others.iter().all(|other| !overlap(&end, other)), "case {case}: overlap");
            assert_eq!(stop(scene, &end), Ok(()), "case {case}: no place to stop");
            tried += 1;
        }
    }
    assert!(tried > 50, "only {tried} paths were legal");
}

#[test]
fn ds_231_samples_are_a_quarter_inch_apart() {
    let (a, b) = (point_of(10000, 10000), point_of(10600, 10800));
    let all: Vec<Point> = samples(a, b).collect();
    let wanted = [(10150, 10200), (10300, 10400), (10450, 10600), (10600, 10800)];
    assert_eq!(all, wanted.map(Point::from));
    assert_eq!(sample_count(a, point_of(10000, 10251)), 2);
    assert_eq!(sample_count(a, point_of(10000, 10250)), 1);
    // Division truncates toward zero, to the west as to the east.
    let east: Vec<Point> = samples(point_of(1000, 1000), point_of(1777, 1333)).collect();
    let west: Vec<Point> = samples(point_of(1000, 1000), point_of(223, 667)).collect();
    for (one, two) in east.iter().zip(&west) {
        assert_eq!((one.x - 1000, one.y - 1000), (1000 - two.x, 1000 - two.y));
    }
}

#[test]
fn ds_232_ds_r96_displacement_passes_over_what_is_only_no_place_to_stop() {
    let pre = table("pre");
    let scene = scene(pre, &pre.terrain.doors, &[]);
    assert_eq!(
        displaced(scene, &foot(pre, (10000, 14000)), (0, 0), 2000).at,
        point_of(10000, 14000)
    );
    assert_eq!(
        displaced(scene, &foot(pre, (10000, 14000)), (1, 0), 2000).at,
        point_of(12000, 14000)
    );
    // The table's edge stops it at the last sample inside.
    assert_eq!(displaced(scene, &foot(pre, (10000, 1000)), (0, -1), 2000).at, point_of(10000, 500));
    // Difficult ground does not.
    assert_eq!(displaced(scene, &foot(pre, (4500, 8000)), (1, 0), 2000).at, point_of(6500, 8000));
}

#[test]
fn ds_238_figures_veil_and_never_block() {
    let pre = table("pre");
    let (one, two) = (foot(pre, (12000, 6000)), foot(pre, (17000, 6000)));
    let between = [foot(pre, (14500, 6000))];
    let seen = look(scene(pre, &pre.terrain.doors, &between), &one, &two);
    assert_eq!(seen.rays[0], Ray::Veiled(By::Figure(0)));
    assert!(seen.seen() && seen.covered());
    let aside = [foot(pre, (14500, 7000))];
    let seen = look(scene(pre, &pre.terrain.doors, &aside), &one, &two);
    assert!(!seen.covered());
}

#[test]
fn ds_236_the_piece_in_the_way_is_named() {
    let pre = table("pre");
    let seen = look(
        scene(pre, &pre.terrain.doors, &[]),
        &foot(pre, (27000, 6000)),
        &foot(pre, (27000, 12000)),
    );
    assert!(!seen.seen());
    assert!(seen.in_the_way().all(|by| by == By::Piece(piece(pre, "rocher"))));
    // From on top of it, it is no hindrance.
    let top = foot_on(pre, Stand::top(point_of(27000, 9000), piece(pre, "rocher")));
    let down = look(scene(pre, &pre.terrain.doors, &[]), &top, &foot(pre, (27000, 12000)));
    assert!(down.seen() && !down.covered());
}

#[test]
fn ds_233_no_sight_when_centres_coincide() {
    let pre = table("pre");
    let one = foot(pre, (12000, 6000));
    assert!(!look(scene(pre, &pre.terrain.doors, &[]), &one, &one).seen());
}

#[test]
fn ds_243_no_rule_leaves_a_figure_on_a_line_or_on_another() {
    let pre = table("pre");
    let other = [foot(pre, (12000, 10000))];
    let scene = scene(pre, &pre.terrain.doors, &other);
    assert_eq!(stop(scene, &foot(pre, (10000, 17400))), Err(Barred::OnLine));
    assert_eq!(stop(scene, &foot(pre, (12900, 10000))), Err(Barred::Occupied));
    assert_eq!(stop(scene, &foot(pre, (12982, 10000))), Ok(()));
}

#[test]
fn ds_408_flights_ignore_what_is_between_but_no_roof() {
    let place = table("place");
    let scene = scene(place, &place.terrain.doors, &[]);
    let start = foot(place, (12500, 26000));
    let house = piece(place, "maison_no");
    let roof = Stand::top(point_of(7000, 26000), house);
    assert_eq!(leap::flight(scene, &start, roof, 8000), Ok(()));
    let inside = Stand::ground(point_of(7000, 26000));
    assert_eq!(leap::flight(scene, &start, inside, 8000), Err(Barred::Roofed));
    let far = leap::flight(scene, &start, Stand::ground(point_of(12500, 17999)), 8000);
    assert_eq!(far, Err(Barred::TooFar { cost: 8001, allowance: 8000 }));
}

#[test]
fn ds_503_ds_r15_how_far_one_jumps() {
    let pre = table("pre");
    let scene = scene(pre, &pre.terrain.doors, &[]);
    let start = foot(pre, (12000, 6000));
    let lands = |x| leap::jump(scene, &start, Stand::ground(point_of(x, 6000)));
    assert_eq!((lands(15000), lands(15001)), (Ok(3000), Err(Barred::JumpTooLong)));
    assert_eq!((lands(13001), lands(13000)), (Ok(1001), Err(Barred::JumpTooLong)));
    // A drop of two inches is a jump, however short; up the same boulder it is too high.
    let boulder = piece(pre, "rocher");
    let top = Stand::top(point_of(28500, 9000), boulder);
    let down = leap::jump(scene, &foot_on(pre, top), Stand::ground(point_of(28900, 9000)));
    assert_eq!(down, Ok(400));
    let up = leap::jump(scene, &foot(pre, (28900, 9000)), top);
    assert_eq!(up, Err(Barred::JumpTooLong));
}

#[test]
fn ds_r97_ds_r106_jumps_over_doors_and_through_roofs() {
    let place = table("place");
    let house = piece(place, "maison_no");
    let roof = foot_on(place, Stand::top(point_of(7250, 24400), house));
    let scene = scene(place, &place.terrain.doors, &[]);
    // Down over the house's own door.
    assert_eq!(leap::jump(scene, &roof, Stand::ground(point_of(7250, 23600))), Ok(800));
    // Not through its roof into the room.
    let room = Stand::ground(point_of(7250, 26000));
    assert_eq!(leap::jump(scene, &roof, room), Err(Barred::Blocked));
    // Not through somebody else's door from the street.
    let street = foot(place, (7250, 23500));
    assert_eq!(leap::jump(scene, &street, room), Err(Barred::Blocked));
}

#[test]
fn ds_1510_ds_1511_ds_r33_a_bearer_leaves_difficult_ground_and_never_enters_it() {
    let pre = table("pre");
    let bearer = Walker { loaded: true, ..FOOT };
    let scene = scene(pre, &pre.terrain.doors, &[]);
    let goes = |from, path: &[(i32, i32)]| {
        judge(scene, &foot(pre, from), &bearer, &walks(path), Gait::Walk, 4000)
    };
    assert_eq!(goes((4000, 8000), &[(6000, 8000)]).unwrap_err(), Barred::Loaded);
    let out = goes((6000, 8000), &[(4500, 8000)]).unwrap();
    assert_eq!(out[0].cost, 1500 + 1000);
    assert_eq!(goes((6000, 8000), &[(4900, 8000), (5100, 8000)]).unwrap_err(), Barred::Loaded);
    assert!(goes((6000, 8000), &[(5500, 8000), (4900, 8000)]).is_ok());
}

#[test]
fn ds_1511_ds_r126_a_bearer_on_the_edge_of_difficult_ground_or_over_a_gap_would_enter_it() {
    let bearer = Walker { loaded: true, ..FOOT };
    let pre = table("pre");
    let goes = |walker: &Walker, from, to| {
        let scene = scene(pre, &pre.terrain.doors, &[]);
        judge(scene, &foot(pre, from), walker, &walks(&[to]), Gait::Walk, 4000).map(|_| ())
    };
    assert_eq!(goes(&bearer, (5000, 8000), (6000, 8000)), Err(Barred::Loaded));
    assert_eq!(goes(&bearer, (5000, 8000), (4000, 8000)), Ok(()));
    assert_eq!(goes(&bearer, (5001, 8000), (5500, 8000)), Ok(()), "inside it is not entered");
    assert_eq!(goes(&FOOT, (5000, 8000), (6000, 8000)), Ok(()));
    // From the bank over a corner of the deep water into the ford.
    let gue = table("gue");
    let steps = |walker: &Walker| {
        let scene = scene(gue, &gue.terrain.doors, &[]);
        let step = [Waypoint::Step { to: point_of(21260, 16700), on: Surface::Ground }];
        judge(scene, &foot(gue, (20600, 16150)), walker, &step, Gait::Walk, 4000).map(|_| ())
    };
    assert_eq!((steps(&FOOT), steps(&bearer)), (Ok(()), Err(Barred::Loaded)));
}

#[test]
fn ds_209_the_outline_of_a_reach_leaves_out_where_others_stand() {
    use sang_sur_la_lame::geometry::path::Way;
    use sang_sur_la_lame::geometry::reach::outline;
    use sang_sur_la_lame::geometry::segment::closer_than;
    let pre = table("pre");
    let start = foot(pre, (18000, 6000));
    let others: Vec<Body> =
        [(20500, 6000), (18200, 8600), (15300, 7400), (16800, 3100), (19900, 9700)]
            .iter()
            .enumerate()
            .map(|(place, at)| Body { enemy: place % 2 == 0, ..foot(pre, *at) })
            .collect();
    let scene = scene(pre, &pre.terrain.doors, &others);
    let shape = outline(&Way::new(scene, &start, &FOOT, Gait::Walk), 6000);
    let ends = shape.iter().copied().cycle().skip(1);
    for (one, two) in shape.iter().copied().zip(ends) {
        let at = Point::new(one.x.midpoint(two.x), one.y.midpoint(two.y));
        let cuts = |other: &Body| closer_than(other.at(), start.at(), at, 2 * 492 - 2 - 5);
        assert!(!others.iter().any(cuts), "{at:?} is on somebody, or behind him");
    }
    assert!(shape.len() > 80, "{}", shape.len());
}

#[test]
fn ds_1606_the_contact_point_touches_and_does_not_overlap() {
    let pre = table("pre");
    let enemy = foot(pre, (15000, 10000));
    let mut rng = Rng::from_number(1606);
    for _ in 0..2_000 {
        let direction = (rng.below(2001) as i32 - 1000, rng.below(2001) as i32 - 1000);
        if direction == (0, 0) {
            continue;
        }
        for radius in [492, 787, 1476, 2361] {
            let at = contact_point(radius, &enemy, direction);
            let mover = Body { radius, ..foot(pre, (at.x, at.y)) };
            assert!(!overlap(&mover, &enemy), "{direction:?} {radius}");
            assert!(in_contact(&pre.terrain, &pre.terrain.doors, &mover, &enemy));
        }
    }
}

#[test]
fn ds_1607_a_route_goes_round_and_is_legal() {
    let pre = table("pre");
    let scene = scene(pre, &pre.terrain.doors, &[]);
    let start = foot(pre, (27000, 6000));
    let goal = point_of(27000, 12000);
    let path = route(scene, &start, (&FOOT, Gait::Walk), goal, &pre.corners, 12_000).unwrap();
    assert!(path.len() > 1);
    let legs = judge(scene, &start, &FOOT, &path, Gait::Walk, 12_000).unwrap();
    assert_eq!(legs.last().unwrap().to, Stand::ground(goal));
    let total: i32 = legs.iter().map(|leg| leg.cost).sum();
    assert!((6_500..8_000).contains(&total), "{total}");
    assert_eq!(route(scene, &start, (&FOOT, Gait::Walk), goal, &pre.corners, 6_000), None);
}

/// Round the castle from wall to wall: none of the corners nearest to the straight line leads there.
#[test]
fn ds_1607_a_far_route_goes_round_a_whole_castle() {
    let castle = table("chateau");
    let scene = scene(castle, &castle.terrain.doors, &[]);
    let start = foot(castle, (17000, 4000));
    let goal = point_of(17000, 32000);
    let path = route(scene, &start, (&FOOT, Gait::Walk), goal, &castle.corners, 60_000).unwrap();
    let legs = judge(scene, &start, &FOOT, &path, Gait::Walk, 60_000).unwrap();
    assert_eq!(legs.last().unwrap().to, Stand::ground(goal));
}

/// DS-406, DS-1511: who runs, and who is in chains, goes by the gate and not over the rubble of the breach.
#[test]
fn ds_1607_a_route_keeps_off_ground_that_may_not_be_entered() {
    let castle = table("chateau");
    let scene = scene(castle, &castle.terrain.doors, &[]);
    let start = foot(castle, (29000, 25200));
    let goal = point_of(25000, 25200);
    let chained = Walker { loaded: true, ..FOOT };
    let way = |walker: &Walker, gait| {
        route(scene, &start, (walker, gait), goal, &castle.corners, 90_000).unwrap()
    };
    let goes = |walker: &Walker, gait, path: &[Waypoint]| {
        judge(scene, &start, walker, path, gait, 90_000).map(|_| ())
    };
    let walked = way(&FOOT, Gait::Walk);
    assert_eq!(goes(&FOOT, Gait::Walk, &walked), Ok(()));
    assert_eq!(goes(&FOOT, Gait::Run, &walked), Err(Barred::NoRunning));
    assert_eq!(goes(&chained, Gait::Walk, &walked), Err(Barred::Loaded));
    assert_eq!(goes(&FOOT, Gait::Run, &way(&FOOT, Gait::Run)), Ok(()));
    assert_eq!(goes(&chained, Gait::Walk, &way(&chained, Gait::Walk)), Ok(()));
}

#[test]
fn ds_235_heights_matter_and_surfaces_too() {
    let place = table("place");
    let house = piece(place, "maison_no");
    let up = foot_on(place, Stand::top(point_of(7000, 27000), house));
    let inside = foot(place, (7000, 28000));
    let doors = &place.terrain.doors;
    // DS-237: from the roof nobody sees who is inside.
    assert!(!look(scene(place, doors, &[]), &up, &inside).seen());
    assert!(look(scene(place, doors, &[]), &foot(place, (6000, 26000)), &inside).seen());
    assert_eq!(up.stand.on, Surface::Top(house));
}
