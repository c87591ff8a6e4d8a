//! The worked examples of section 9 that are about space alone.

use sang_sur_la_lame::cards::{Table, catalogue};
use sang_sur_la_lame::geometry::displace::displaced;
use sang_sur_la_lame::geometry::measure::{CONTACT, Facing, Point, len, squared, within};
use sang_sur_la_lame::geometry::path::{Gait, Legs, Waypoint, judge};
use sang_sur_la_lame::geometry::place::{
    Barred, Body, Scene, Stand, Surface, elevation, in_contact, spot,
};
use sang_sur_la_lame::geometry::sight::{Ray, Sighting, look};
use sang_sur_la_lame::geometry::terrain::{Door, Doors, LinkId, PieceId};
use sang_sur_la_lame::geometry::walk::{Walker, cost, doors_crossed, samples};

pub(crate) fn table(id: &str) -> &'static Table {
    let found = catalogue().table_named(id).unwrap_or_else(|| panic!("there is no table {id}"));
    catalogue().table(found)
}

pub(crate) fn piece(table: &Table, id: &str) -> PieceId {
    let at = table.piece_names.iter().position(|(name, _)| name == id);
    PieceId(at.unwrap_or_else(|| panic!("there is no piece {id}")) as u8)
}

pub(crate) const FOOT: Walker =
    Walker { radius: 492, mounted: false, loaded: false, sure_footed: false };

pub(crate) fn foot_on(table: &Table, stand: Stand) -> Body {
    let z = elevation(&table.terrain, stand);
    Body { stand, z, radius: 492, eye: 1_000, height: 1_250, enemy: false }
}

pub(crate) fn foot(table: &Table, at: (i32, i32)) -> Body {
    foot_on(table, Stand::ground(at.into()))
}

pub(crate) fn scene<'a>(table: &'a Table, doors: &'a Doors, others: &'a [Body]) -> Scene<'a> {
    Scene { terrain: &table.terrain, doors, others }
}

pub(crate) fn walks(points: &[(i32, i32)]) -> Vec<Waypoint> {
    points.iter().map(|point| Waypoint::Walk((*point).into())).collect()
}

pub(crate) fn price(table: &Table, from: (i32, i32), to: (i32, i32)) -> i32 {
    cost(&table.terrain, &FOOT, Stand::ground(from.into()), to.into()).total()
}

fn goes(
    table: &Table,
    from: (i32, i32),
    path: &[Waypoint],
    gait: Gait,
    allowance: i32,
) -> Result<Legs, Barred> {
    let scene = scene(table, &table.terrain.doors, &[]);
    judge(scene, &foot(table, from), &FOOT, path, gait, allowance)
}

fn sees(table: &Table, from: (i32, i32), to: (i32, i32)) -> Sighting {
    look(scene(table, &table.terrain.doors, &[]), &foot(table, from), &foot(table, to))
}

fn blocked(sighting: &Sighting) -> [bool; 6] {
    sighting.rays.map(|ray| matches!(ray, Ray::Blocked(_)))
}

#[test]
fn ds_x06_difficult_terrain_costs_double_and_the_door_opens() {
    // DS-X06, DS-223, DS-404, DS-226.
    let place = table("place");
    assert_eq!(price(place, (7250, 22000), (7250, 26000)), 6000);
    assert_eq!(price(place, (7250, 22000), (7250, 26001)), 6002);
    assert!(goes(place, (7250, 22000), &walks(&[(7250, 26000)]), Gait::Walk, 6000).is_ok());
    let far = goes(place, (7250, 22000), &walks(&[(7250, 26001)]), Gait::Walk, 6000);
    assert_eq!(far, Err(Barred::TooFar { cost: 6002, allowance: 6000 }));
    let (from, to) = (Point::new(7250, 22000), Point::new(7250, 26000));
    let opened: Vec<u8> = doors_crossed(&place.terrain, &place.terrain.doors, from, to).collect();
    assert_eq!(opened, [place.terrain.piece(piece(place, "porte_no")).door.unwrap()]);
}

#[test]
fn ds_x07_a_charge_falls_six_mils_short() {
    // DS-X07, DS-210.
    let pre = table("pre");
    let sergeant = foot(pre, (22000, 6000));
    let short = goes(pre, (12000, 6000), &walks(&[(21000, 6000)]), Gait::Run, 9000).unwrap();
    assert_eq!(short[0].cost, 9000);
    let doors = &pre.terrain.doors;
    assert!(!in_contact(&pre.terrain, doors, &foot(pre, (21000, 6000)), &sergeant));
    let there = goes(pre, (12000, 6000), &walks(&[(21016, 6000)]), Gait::Run, 10_000).unwrap();
    assert_eq!(there[0].cost, 9016);
    assert!(in_contact(&pre.terrain, doors, &foot(pre, (21016, 6000)), &sergeant));
}

#[test]
fn ds_x10_barrels_hide_the_legs_of_a_guard() {
    let seen = sees(table("pre"), (20000, 23200), (24500, 23200));
    assert!(seen.seen() && seen.covered());
    assert!(within(Point::new(20000, 23200), Point::new(24500, 23200), 6000));
}

#[test]
fn ds_x12_a_hedge_exactly_affordable() {
    let pre = table("pre");
    assert_eq!(price(pre, (10000, 15000), (10000, 20000)), 6000);
    let path = walks(&[(10000, 20000)]);
    assert!(goes(pre, (10000, 15000), &path, Gait::Walk, 6000).is_ok());
    let wounded = goes(pre, (10000, 15000), &path, Gait::Walk, 5000);
    assert_eq!(wounded, Err(Barred::TooFar { cost: 6000, allowance: 5000 }));
}

#[test]
fn ds_x13_the_very_end_of_a_hedge() {
    // DS-X13, DS-216, DS-224.
    let pre = table("pre");
    assert_eq!(price(pre, (14000, 15000), (14000, 20000)), 6000);
    assert_eq!(price(pre, (14100, 15000), (14100, 20000)), 5000);
}

#[test]
fn ds_x14_a_marsh() {
    // DS-X14, DS-223, DS-406, DS-827.
    let pre = table("pre");
    assert_eq!(price(pre, (4000, 8000), (6000, 8000)), 3000);
    let ranger = Walker { sure_footed: true, ..FOOT };
    let from = Stand::ground(Point::new(4000, 8000));
    assert_eq!(cost(&pre.terrain, &ranger, from, Point::new(6000, 8000)).total(), 2000);
    let doors = &pre.terrain.doors;
    for walker in [FOOT, ranger] {
        let body = foot(pre, (4000, 8000));
        let run =
            judge(scene(pre, doors, &[]), &body, &walker, &walks(&[(6000, 8000)]), Gait::Run, 9000);
        assert_eq!(run, Err(Barred::NoRunning));
    }
}

#[test]
fn ds_x15_a_low_wall_covers_the_one_behind_it() {
    // DS-X15, DS-233, DS-234, DS-235, DS-239.
    let pre = table("pre");
    let behind = sees(pre, (24000, 15000), (24000, 19000));
    assert_eq!(blocked(&behind), [false, false, false, true, true, true]);
    assert!(behind.rays[..3].iter().all(|ray| *ray == Ray::Clear));
    assert!(behind.seen() && behind.covered());
    let over = sees(pre, (24000, 17600), (24000, 21000));
    assert_eq!(over.rays, [Ray::Clear; 6]);
}

#[test]
fn ds_x16_how_deep_one_sees_into_a_wood() {
    // DS-X16, DS-236.
    let pre = table("pre");
    let veiled = sees(pre, (27000, 22000), (27000, 26000));
    assert!(veiled.seen() && veiled.covered());
    assert!(!sees(pre, (22500, 27000), (28000, 27000)).seen());
}

#[test]
fn ds_x20_the_samples_of_a_move_past_a_lookout() {
    // DS-X20, DS-231: positions and distances of the samples.
    let (from, to) = (Point::new(14000, 22500), Point::new(20000, 22500));
    let all: Vec<Point> = samples(from, to).collect();
    assert_eq!((all.len(), all[8], all[23]), (24, Point::new(16250, 22500), to));
    let lookout = Point::new(17700, 25000);
    let first = all.iter().position(|at| within(*at, lookout, 3000));
    assert_eq!((first, squared(all[8], lookout)), (Some(8), 8_352_500));
    let last = all.iter().rposition(|at| within(*at, lookout, 3000));
    assert_eq!((last, len(to, lookout)), (Some(20), 3398));
    let east = Facing::new(1, 0);
    assert!(east.has_in_front(all[13], lookout) && !east.has_in_front(all[14], lookout));
}

#[test]
fn ds_x21_disengaging_stops_before_a_hedge() {
    // DS-X21, DS-232.
    let pre = table("pre");
    let enemy = Body { enemy: true, ..foot(pre, (12000, 19984)) };
    let others = [enemy];
    let scene = scene(pre, &pre.terrain.doors, &others);
    let end = displaced(scene, &foot(pre, (12000, 19000)), (0, -1), 2000);
    assert_eq!(end, Stand::ground(Point::new(12000, 17500)));
}

#[test]
fn ds_x22_a_leap_between_roofs() {
    // DS-X22, DS-503, DS-504.
    let toits = table("toits");
    let (b4, b5) = (piece(toits, "b4"), piece(toits, "b5"));
    let start = foot_on(toits, Stand::top(Point::new(16000, 12000), b5));
    let path = [
        Waypoint::Walk(Point::new(13600, 12000)),
        Waypoint::Step { to: Point::new(11300, 12000), on: Surface::Top(b4) },
    ];
    let scene = scene(toits, &toits.terrain.doors, &[]);
    let legs = judge(scene, &start, &FOOT, &path, Gait::Jump { at: 1 }, 6000).unwrap();
    assert_eq!(legs.iter().map(|leg| leg.cost).collect::<Vec<_>>(), [2400, 2300]);
    let drop = start.z - elevation(&toits.terrain, legs[1].to);
    assert_eq!(drop, 500);
}

#[test]
fn ds_x23_a_ladder() {
    // DS-X23, DS-227.
    let place = table("place");
    let link = place.link_names.iter().position(|id| id == "echelle_no").unwrap();
    let roof = piece(place, "maison_no");
    let path = [
        Waypoint::Walk(Point::new(11600, 30000)),
        Waypoint::Link { to: Point::new(10400, 30000), via: LinkId(link as u8) },
        Waypoint::Walk(Point::new(10400, 29000)),
    ];
    let legs = goes(place, (11600, 28000), &path, Gait::Walk, 6000).unwrap();
    assert_eq!(legs.iter().map(|leg| leg.cost).collect::<Vec<_>>(), [2000, 3000, 1000]);
    assert_eq!(legs[2].to, Stand::top(Point::new(10400, 29000), roof));
}

#[test]
fn ds_x30_ford_and_bridge() {
    let gue = table("gue");
    assert_eq!(price(gue, (24000, 15000), (24000, 20000)), 7600);
    assert_eq!(price(gue, (7500, 15000), (7500, 20000)), 5000);
}

#[test]
fn ds_x31_a_narrow_bridge() {
    // DS-X31, DS-218.
    let temple = table("temple");
    let legal = |x| spot(&temple.terrain, Stand::ground(Point::new(x, 12500)), 492);
    assert_eq!((legal(16750), legal(16749)), (Ok(()), Err(Barred::Blocked)));
}

#[test]
fn ds_x32_through_a_window() {
    // DS-X32, DS-224, DS-235, DS-237.
    let place = table("place");
    assert_eq!(price(place, (12500, 27600), (9500, 27600)), 5500);
    let inside = sees(place, (14000, 27600), (9000, 27600));
    assert!(inside.seen() && inside.covered());
    let aslant = sees(place, (14000, 25000), (9000, 28000));
    assert_eq!(blocked(&aslant).iter().filter(|ray| !**ray).count(), 1);
    assert!(aslant.covered());
}

#[test]
fn ds_x33_a_closed_door_stops_the_eye() {
    // DS-X33, DS-235, DS-237.
    let place = table("place");
    assert!(!sees(place, (7250, 21000), (7250, 26000)).seen());
    let mut doors = place.terrain.doors;
    let door = place.terrain.piece(piece(place, "porte_no")).door.unwrap();
    doors[usize::from(door)] = Door::Open;
    let seen =
        look(scene(place, &doors, &[]), &foot(place, (7250, 21000)), &foot(place, (7250, 26000)));
    assert!(seen.seen() && !seen.covered());
}

#[test]
fn ds_x35_on_the_edge_of_the_crates() {
    // DS-X35, DS-207, DS-225, DS-R65.
    let pre = table("pre");
    assert_eq!(price(pre, (16000, 12750), (17000, 12750)), 1000);
    assert_eq!(foot(pre, (17000, 12750)).z, 0);
    assert_eq!(price(pre, (16000, 12750), (17001, 12750)), 2001);
    assert_eq!(foot(pre, (17001, 12750)).z, 800);
}

#[test]
fn ds_x36_not_glued_to_a_wall() {
    // DS-X36, DS-210, DS-229.
    let chateau = table("chateau");
    let enemy = Body { enemy: true, ..foot(chateau, (27584, 20000)) };
    let mover = foot(chateau, (26600, 20000));
    let doors = &chateau.terrain.doors;
    assert!(within(mover.at(), enemy.at(), 984 + CONTACT));
    assert!(!in_contact(&chateau.terrain, doors, &mover, &enemy));
    let others = [enemy];
    let path = walks(&[(26000, 20000)]);
    let legs =
        judge(scene(chateau, doors, &others), &mover, &FOOT, &path, Gait::Walk, 6000).unwrap();
    assert_eq!(legs[0].cost, 600);
}
