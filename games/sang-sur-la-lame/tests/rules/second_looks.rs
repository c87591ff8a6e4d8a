//! Clauses looked at a second time: the parts that a first test left open.

use sang_sur_la_lame::SangSurLaLame;
use sang_sur_la_lame::cards::layout::{Called, Layout};
use sang_sur_la_lame::cards::{Kind, Npc, Object, Role, ScenarioId, begin, catalogue};
use sang_sur_la_lame::geometry::measure::{CENTRE, len, scale, within};
use sang_sur_la_lame::geometry::place::{Barred, spot};
use sang_sur_la_lame::geometry::route::contact_point;
use sang_sur_la_lame::geometry::terrain::{Ground, Shape};
use sang_sur_la_lame::geometry::walk::is_difficult;
use sang_sur_la_lame::geometry::{Point, Stand};
use sang_sur_la_lame::table::config::{BandChoice, RolesChoice, ScenarioChoice, TableChoice};
use sang_sur_la_lame::table::flow::{Choice, Deed, Setting};
use sang_sur_la_lame::table::{Action, Config, Question};
use shelf::StandsIn as _;

use crate::common::*;
use crate::examples_space::{piece, table};

fn block(from: (i32, i32), to: (i32, i32)) -> Vec<Point> {
    [from, (to.0, from.1), to, (from.0, to.1)].map(Point::from).to_vec()
}

/// A bare table for one scenario, with zones of the test's own.
fn bare(scenario: ScenarioId, zones: &[(&str, Vec<Point>)]) -> Config {
    let mut setup = begin::setup(scenario);
    for (name, zone) in zones {
        setup.zone.insert((*name).to_owned(), vec![zone.clone()]);
    }
    let name = Called { fr: "Rien".into(), en: "Nothing".into() };
    let layout = Layout { name, setup: vec![setup], ..Layout::default() };
    Config {
        scenario: ScenarioChoice::Fixed(scenario),
        table: TableChoice::Custom(Box::new(layout)),
        roles: RolesChoice::FirstIsMilitia,
        bands: vec![BandChoice::Preset("corsaire_noir".into()); 2],
        ..Config::new(2)
    }
}

#[test]
fn ds_213_difficult_closed_and_open_ground_at_a_point_and_roofs_above_it() {
    for table in &catalogue().tables {
        for piece in &table.terrain.pieces {
            let Shape::Area(area) = &piece.shape else { continue };
            let at = Stand::ground(area.middle());
            let difficult = is_difficult(&table.terrain, at);
            let blocked = spot(&table.terrain, at, 0) == Err(Barred::Blocked);
            match piece.ground {
                Ground::Difficult => assert!(difficult, "{}: {piece:?}", table.id),
                Ground::Impassable | Ground::Barrier => assert!(blocked, "{}: {piece:?}", table.id),
                Ground::Open | Ground::Step => {}
            }
        }
    }
    let place = table("place");
    let (inside, house) = (Point::new(7_250, 26_000), piece(place, "maison_no"));
    assert!(is_difficult(&place.terrain, Stand::ground(inside)), "inside the house");
    assert!(!is_difficult(&place.terrain, Stand::top(inside, house)), "but not on its roof");
    let pre = table("pre");
    assert!(!is_difficult(&pre.terrain, Stand::ground(Point::new(14_000, 4_000))), "open");
}

#[test]
fn ds_333_in_a_duel_nobody_works_at_doors_searches_or_throws() {
    let searcher = leader().armed(&["epee"]).at(7_250, 22_000).facing(EAST);
    let mut game = field()
        .plays(ScenarioId::Cache, "place")
        .role(0, Role::Renegade)
        .role(1, Role::Militia)
        .figure(0, searcher)
        .figure(1, hireling().at(8_234, 22_000).facing(WEST))
        .ready();
    assert!(game.fight_each_other(a(1), b(1)));
    for kind in [Kind::Lock, Kind::Door, Kind::Search] {
        game.refuses_to(a(1), &[kind], "DS-333");
        game.refuses_to(a(1), &[Kind::Duel, kind], "DS-333");
    }
}

#[test]
fn ds_1007_a_unit_of_two_goes_five_inches_and_not_a_mil_further() {
    let reaches = |members: u8, far: i32| {
        let config = Config { format: sang_sur_la_lame::cards::Format::Units, ..Config::new(2) };
        let mut game = field_of(config)
            .figure(0, green().members(members).at(14_000, 4_000))
            .figure(1, green().at(28_000, 4_000))
            .ready();
        game.announces(a(1), &[Kind::Move]);
        game.allows(Action::Perform(go(&[(14_000 + far, 4_000)], NORTH)))
    };
    assert!(reaches(3, 6_000) && !reaches(3, 6_001));
    assert!(reaches(2, 5_000) && !reaches(2, 5_001));
    assert!(reaches(1, 5_000) && !reaches(1, 5_001));
}

#[test]
fn ds_1491_a_marker_lies_six_inches_from_where_the_militia_enters_and_no_nearer() {
    let zones = [
        ("entry_militia", block((0, 9_000), (2_600, 24_000))),
        ("ambush", block((4_000, 9_000), (33_000, 24_000))),
    ];
    let mut game = laid(&bare(ScenarioId::Embuscade, &zones), &[]);
    assert_eq!(game.question(), Question::PlaceMarkers { seat: seat(1) });
    let with = |x: i32| {
        let mut points: Vec<(i32, i32)> = (0..7).map(|at| (12_000 + 2_500 * at, 16_000)).collect();
        points[0] = (x, 16_000);
        markers(&points)
    };
    assert!(game.allows(with(8_600)), "exactly six inches");
    game.refuses(with(8_599), "DS-E39").refuses(with(4_500), "DS-E39");
}

#[test]
fn ds_1504_bystanders_keep_out_of_zones_too_and_stay_away_where_there_is_no_room() {
    let neutral_npcs = vec![Npc::Badaud; 6];
    // All that is within twelve inches of the middle, but for its western edge.
    let port = || block((8_000, 3_000), (35_000, 33_000));
    let config = Config {
        neutral_npcs: neutral_npcs.clone(),
        ..bare(ScenarioId::Contrebande, &[("port", port())])
    };
    let mut stood = 0;
    for number in 0..6 {
        let game = Game::open(&config, number);
        let npcs: Vec<Point> = game
            .public()
            .figures
            .iter()
            .filter(|one| one.npc.is_some())
            .map(|one| one.at())
            .collect();
        let setup = game.board().setup();
        for (place, at) in npcs.iter().enumerate() {
            assert!(within(*at, CENTRE, 12_000) && at.x < 8_000, "{at:?}");
            assert!(!setup.deploy.values().flatten().any(|area| area.contains(*at)), "{at:?}");
            assert!(npcs[..place].iter().all(|other| !within(*other, *at, 1_999)), "{at:?}");
        }
        stood += npcs.len();
    }
    assert!(stood > 6, "{stood} found a place");
    let full = block((3_000, 3_000), (33_000, 33_000));
    let config = Config { neutral_npcs, ..bare(ScenarioId::Contrebande, &[("port", full)]) };
    let game = Game::open(&config, 1);
    assert!(!game.public().figures.iter().any(|one| one.npc.is_some()), "no room for anybody");
}

#[test]
fn ds_r98_the_dice_of_a_lost_run_and_of_a_lost_heavy_throw_are_rolled_all_the_same() {
    let lost = |who: Who, kinds: &[Kind], from: i32| {
        let mut game = field()
            .figure(0, who.at(17_016 - from, 4_000).facing(EAST))
            .figure(1, hireling().at(18_000, 4_000).facing(WEST))
            .ready();
        game.announces(a(1), kinds);
        game.dice(&[5]).performs(go(&[(17_016, 4_000)], EAST));
        assert!(game.figure(a(1)).engaged());
        game.rolled()
    };
    assert_eq!(lost(hireling(), &[Kind::Move, Kind::Run], 3_000), 1);
    let bearer = hireling().bearing(Object::HeavyThrowable);
    assert_eq!(lost(bearer, &[Kind::Move, Kind::HeavyThrow], 3_000), 1);
    assert_eq!(
        lost(hireling(), &[Kind::Move, Kind::Duel], 3_000),
        0,
        "a duel has no die of its own"
    );
}

fn listed(game: &Game) -> Vec<Action> {
    let mut all = Vec::new();
    game.table().options(seat(game.asked()), &mut all);
    all
}

/// Where the listed moves end.
fn ends(game: &Game) -> Vec<Point> {
    let end = |one: &Action| {
        let Action::Perform(Deed::Go { path, .. }) = one else { return None };
        path.last().map(|way| way.to())
    };
    listed(game).iter().filter_map(end).collect()
}

const START: Point = Point::new(14_000, 14_000);
const ENEMY: Point = Point::new(18_500, 15_000);

/// Somebody who may move, an enemy within reach, a keg near and a strongbox far away.
fn mover(weapons: &[&str]) -> Game {
    let mut game = field()
        .figure(0, hireling().armed(weapons).at(START.x, START.y).facing(EAST))
        .figure(1, hireling().armed(&["pistolet"]).at(ENEMY.x, ENEMY.y).facing(WEST))
        .lies(Object::HeavyThrowable, (16_000, 16_000))
        .lies(Object::Coffre, (14_000, 2_000))
        .ready();
    game.announces(a(1), &[Kind::Move]);
    game
}

/// Whether a listed move ends this near to a point.
fn near(ends: &[Point], to: Point, far: i32) -> bool {
    ends.iter().any(|at| within(*at, to, far))
}

#[test]
fn ds_1610_a_ds_1610_b_contact_on_every_side_and_a_poles_length_away() {
    let game = mover(&["hallebarde"]);
    let all = ends(&game);
    let body = game.board().body(game.figure(b(1)));
    let sides = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];
    let reached = |far: &dyn Fn((i32, i32)) -> Point| {
        sides.iter().filter(|side| near(&all, far(**side), 250)).count()
    };
    let contact = |side: (i32, i32)| contact_point(492, &body, side);
    let pole = |side: (i32, i32)| ENEMY.plus(scale(side, 492 + 492 + 900));
    assert!(reached(&contact) >= 6, "(a) {} sides", reached(&contact));
    assert!(reached(&pole) >= 6, "(b) {} sides", reached(&pole));
    let sword = ends(&mover(&["epee"]));
    let at_poles = |all: &[Point]| all.iter().filter(|at| len(**at, ENEMY) == 1_884).count();
    assert!(at_poles(&all) > at_poles(&sword), "only for a reach weapon");
}

#[test]
fn ds_1610_c_to_h_shots_objectives_cover_all_round_away_and_on_the_way() {
    let game = mover(&["epee", "pistolet"]);
    let all = ends(&game);
    // (c) a pistol reaches three inches: just inside of them, and half as far.
    let at_range =
        |far: i32| all.iter().filter(move |at| (far - 1..=far).contains(&len(**at, ENEMY)));
    assert!(at_range(2_900).count() > 1 && at_range(1_500).count() > 0, "(c)");
    // (d) the keg.
    assert!(near(&all, Point::new(16_600, 16_000), 0), "(d)");
    // (e) behind the corner of something that gives cover, as the enemy sees it.
    let terrain = game.board().terrain();
    let corners = terrain
        .pieces
        .iter()
        .filter(|piece| piece.sight != sang_sur_la_lame::geometry::terrain::Sight::Clear)
        .flat_map(|piece| piece.outline().map(|(a, _)| a).collect::<Vec<_>>());
    let behind = corners.map(|corner| corner.plus(scale(ENEMY.to(corner), 750)));
    let hiding: Vec<Point> = behind.filter(|at| within(*at, START, 6_000)).collect();
    assert!(!hiding.is_empty() && hiding.iter().any(|at| near(&all, *at, 250)), "(e) {hiding:?}");
    // (f) north, south, east and west, all the way and half of it, where nothing bars it.
    for (direction, far) in [((-1, 0), 6_000), ((-1, 0), 3_000), ((0, -1), 6_000), ((0, -1), 3_000)]
    {
        assert!(near(&all, START.plus(scale(direction, far)), 250), "(f) {direction:?} {far}");
    }
    // (g) straight away from the enemy.
    assert!(near(&all, START.plus(scale(ENEMY.to(START), 6_000)), 250), "(g)");
    // (h) towards the strongbox, twelve inches away, as far as it goes.
    let on_the_way = |at: &Point| len(*at, Point::new(14_600, 2_000)) < 12_000 - 5_500;
    assert!(all.iter().any(on_the_way), "(h)");
    assert!(listed(&game).len() <= 65, "DS-1612: and no more than 64 of them");
}

#[test]
fn ds_1612_attacks_are_listed_without_limit() {
    let mut field = field().figure(0, leader().armed(&["mousquet"]).at(14_000, 4_000).facing(EAST));
    for at in 0..5 {
        field = field.figure(1, hireling().at(17_000, 1_500 + 1_000 * at));
    }
    let mut game = field.ready();
    game.announces(a(1), &[Kind::Shoot]);
    let shots = listed(&game)
        .into_iter()
        .filter(|one| matches!(one, Action::Perform(Deed::Shoot { .. })))
        .count();
    assert_eq!(shots, 5);
}

#[test]
fn ds_1613_the_formations_differ_in_where_and_how_wide_they_stand() {
    let band = BandChoice::Preset("corsaire_noir".into());
    let config = Config {
        roles: RolesChoice::FirstIsMilitia,
        bands: vec![band.clone(), band],
        ..Config::new(2).at(ScenarioId::Compte, "pre")
    };
    let game = laid(&config, &[1, 1, 5, 5]);
    let mut stands: Vec<Vec<Point>> = listed(&game)
        .iter()
        .filter_map(|one| {
            let Action::Setup(Setting::Deploy { placements, .. }) = one else { return None };
            Some(placements.iter().map(|one| one.at).collect())
        })
        .collect();
    let extent = |points: &Vec<Point>, of: fn(&Point) -> i32| {
        let all = || points.iter().map(of);
        all().max().unwrap_or(0) - all().min().unwrap_or(0)
    };
    let widths: Vec<i32> =
        stands.iter().map(|one| extent(one, |at| at.x).max(extent(one, |at| at.y))).collect();
    let (narrow, wide) = (widths.iter().min(), widths.iter().max());
    assert!(narrow.zip(wide).is_some_and(|(narrow, wide)| narrow * 3 < *wide), "{widths:?}");
    let mean = |points: &Vec<Point>, of: fn(&Point) -> i32| {
        points.iter().map(of).sum::<i32>() / points.len() as i32
    };
    let spread = |of: fn(&Point) -> i32| {
        let means: Vec<i32> = stands.iter().map(|one| mean(one, of)).collect();
        means.iter().max().unwrap_or(&0) - means.iter().min().unwrap_or(&0)
    };
    assert!(spread(|at| at.x).max(spread(|at| at.y)) > 5_000, "one to the left, one to the right");
    stands.iter_mut().for_each(|one| one.sort_unstable());
    stands.sort_unstable();
    stands.dedup();
    assert!(stands.len() >= 8, "{} different ones", stands.len());
}

/// What is done for whoever is asked when his time is up.
fn plain(game: &Game) -> Action {
    SangSurLaLame::when_time_is_up(&game.table().observe(seat(game.asked())))
}

#[test]
fn section_7_a_throw_is_kept_a_dodger_goes_straight_away_and_a_target_turns() {
    let mut keg = field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST).bearing(Object::HeavyThrowable))
        .figure(1, hireling().at(17_000, 4_500).facing(WEST))
        .ready();
    keg.dice(&[4, 4, 4, 5, 5]).announces(a(1), &[Kind::HeavyThrow]);
    assert_eq!(plain(&keg), Action::Perform(Deed::Keep {}));
    keg.performs(heavy_throw(b(1), EAST));
    assert!(matches!(keg.question(), Question::DodgeMove { .. }));
    assert_eq!(plain(&keg), Action::Choose(Choice::Dodge { dir: (3_000, 500) }));

    let mut between = field()
        .figure(0, leader().at(10_000, 3_000).facing(EAST))
        .figure(0, hireling().at(11_968, 3_000).facing(WEST))
        .figure(1, hireling().at(10_984, 3_000).facing(EAST))
        .ready();
    between.announces(a(1), &[Kind::Duel]).dice(&[3, 3, 1, 1, 5, 2]).performs(duel(b(1), EAST));
    assert!(matches!(between.question(), Question::TurnTarget { .. }), "{:?}", between.question());
    assert_eq!(plain(&between), Action::Choose(Choice::Turn { turn: true }));

    let mut walker = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(1, hireling().at(30_000, 30_000))
        .ready();
    walker.announces(a(1), &[Kind::Move]);
    assert_eq!(plain(&walker), FORGO);
}
