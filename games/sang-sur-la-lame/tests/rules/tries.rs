//! What the game adds to a movement that is only tried: prices, reach, and what could happen on the way.

use sang_sur_la_lame::SangSurLaLame;
use sang_sur_la_lame::cards::{Kind, Role, ScenarioId};
use sang_sur_la_lame::geometry::Point;
use sang_sur_la_lame::geometry::measure::{len, scale};
use sang_sur_la_lame::geometry::segment::closer_than;
use sang_sur_la_lame::shown::tried::{DangerMeans, Tried};
use sang_sur_la_lame::table::flow::Deed;
use sang_sur_la_lame::table::{Action, Secrets, Status};
use shelf::Tries;

use crate::common::*;
use crate::lookout::{lane, pistol, sword};

/// What the game adds to a deed that the one who is asked tries.
#[track_caller]
fn tries(game: &Game, deed: Deed) -> Tried {
    let view = game.table().view(kernel::Viewer::Seat(seat(game.asked())));
    SangSurLaLame::tried(&view, game.question(), &Action::Perform(deed)).expect("a movement")
}

fn moving(mut game: Game) -> Game {
    game.announces(a(1), &[Kind::Move]);
    game
}

#[test]
fn ds_223_a_try_tells_the_price_of_each_segment_and_what_is_left_even_if_it_is_too_much() {
    let game = moving(lane().ready());
    let two = tries(&game, go(&[(14_000, 6_000), (16_000, 6_000)], NORTH));
    let prices: Vec<i32> = two.legs.iter().map(|leg| leg.cost).collect();
    assert_eq!((prices, two.spent, two.allowance), (vec![2_000, 2_000], 4_000, 6_000));
    assert_eq!((two.end, two.face), (ground((16_000, 6_000)), face(NORTH)));
    // DS-230: refused, and still told.
    let mut game = game;
    let far = go(&[(14_000, 6_000), (20_000, 6_000)], NORTH);
    assert_eq!(tries(&game, far).spent, 8_000);
    assert!(tries(&game, far).reach.is_empty(), "nothing is left");
    game.refuses_deed(far, "DS-E01");
}

#[test]
fn ds_230_reach_is_exactly_what_one_more_walk_may_reach_on_open_ground() {
    let game = moving(lane().ready());
    let start = tries(&game, go(&[], NORTH));
    let [shape] = &start.reach[..] else { panic!("one outline") };
    let from = Point::new(14_000, 4_000);
    assert!(shape.iter().all(|at| len(from, *at) <= 6_000));
    let north = shape.iter().filter(|at| at.y > 9_000);
    assert!(north.clone().count() > 3 && north.clone().all(|at| len(from, *at) >= 5_960));
    assert!(shape.iter().all(|at| at.y >= 492), "the table ends there");
}

/// Every corner of a reach may be gone to, and nothing a little beyond it.
#[track_caller]
fn holds(game: &Game, before: &[(i32, i32)]) {
    let tried = tries(game, go(before, NORTH));
    let from = tried.end.at;
    let shape = tried.reach.first().expect("something is left");
    assert!(shape.len() >= 64);
    for at in shape {
        let walks = |to: Point| {
            let mut points = before.to_vec();
            points.push((to.x, to.y));
            game.allows(Action::Perform(go(&points, NORTH)))
        };
        if len(from, *at) > 100 {
            let inside = from.plus(scale(from.to(*at), len(from, *at) - 5));
            let half = from.plus(scale(from.to(*at), len(from, *at) / 2));
            let near = |to: Point| walks(to) || walks(Point::new(to.x + 3, to.y + 3));
            assert!(near(inside) && near(half), "{from:?} to {at:?}");
        }
        // A corner on the way to a farther one is where the outline steps back from somebody.
        let is_step = |other: &Point| {
            len(from, *other) > len(from, *at) + 300 && closer_than(*at, from, *other, 4)
        };
        if *at == from || shape.iter().any(is_step) {
            continue;
        }
        // A ray that only just passes a corner is beside one that does not.
        let (x, y) = from.to(*at);
        let beyond = from.plus(scale((x, y), len(from, *at) + 45));
        let aside = scale((-y, x), 60);
        let further = [beyond, beyond.plus(aside), beyond.minus(aside)];
        assert!(!further.into_iter().all(walks), "{from:?} past {at:?}");
    }
}

#[test]
fn ds_221_reach_ends_at_walls_figures_and_the_edge_of_the_table() {
    let square = |at: (i32, i32)| {
        let field = field().on("place").figure(0, hireling().at(at.0, at.1).facing(EAST));
        moving(field.figure(1, hireling().at(30_000, 3_000)).ready())
    };
    for at in [(12_500, 12_500), (17_700, 15_500), (17_000, 23_000), (1_000, 1_000)] {
        holds(&square(at), &[]);
    }
    holds(&square((12_500, 14_500)), &[(13_500, 15_500)]);
    // DS-229: an enemy may be come up to and not be passed.
    let game = moving(lane().figure(1, hireling().at(14_000, 7_000)).ready());
    holds(&game, &[]);
    let shape = tries(&game, go(&[], NORTH)).reach;
    assert!(!shape[0].iter().any(|at| at.y > 7_000 && (at.x - 14_000).abs() < 300), "past him");
}

#[test]
fn ds_904_a_try_foresees_who_could_react_where_the_game_then_asks() {
    let mut game = moving(lane().figure(1, pistol().at(16_000, 6_500)).ready());
    let path = [(18_000, 4_000)];
    let tried = tries(&game, go(&path, NORTH));
    let shot = tried.dangers.first().expect("a pistol is near enough");
    assert_eq!((shot.lookout, shot.means), (b(2), DangerMeans::Shoot(0)));
    assert!(shot.chances.is_some_and(|chances| chances.wounds > 0));
    game.performs(go(&path, NORTH));
    assert!(crate::lookout::reacts(&game, b(2)));
    assert_eq!(game.figure(a(1)).stand, shot.from, "there it is asked first");
    // Somebody who is not on the lookout sees him, and does nothing.
    let eye = tried.eyes.iter().find(|eye| eye.figure == b(1)).expect("an enemy");
    assert!(eye.first.is_some() && eye.at_end.seen);
    assert!(tried.dangers.iter().all(|danger| danger.lookout == b(2)));
}

#[test]
fn ds_909_a_try_foresees_an_engagement() {
    let game = moving(lane().figure(1, sword().at(16_000, 5_500)).ready());
    let tried = tries(&game, go(&[(18_000, 4_000)], NORTH));
    let engage = tried.dangers.iter().find(|danger| danger.means == DangerMeans::Engage);
    let engage = engage.expect("it passes within an inch");
    assert!(engage.chances.is_none() && engage.from.at.x < 16_500 && engage.to.at.x > 15_500);
}

#[test]
fn ds_612_a_charge_that_reaches_its_target_tells_its_chances() {
    let mut game = lane().figure(1, hireling().at(14_000, 8_000)).ready();
    game.announces(a(1), &[Kind::Charge]);
    let end = [(14_000, 7_010)];
    let tried = tries(&game, charge(&end, Some(b(2)), NORTH));
    assert_eq!(tried.touches, [b(2)]);
    assert!(tried.charge.is_some());
    assert_eq!(tries(&game, charge(&[(14_000, 6_000)], None, NORTH)).charge, None);
}

/// The militia's hireling on the road, a marker of seat 1 in its way, and these hidden figures.
fn road(hidden: &[Who]) -> Game {
    moving(crate::ambush::trap(hidden, &[(23_000, 16_000), (28_000, 22_000)]))
}

#[test]
fn ds_1493_a_try_names_the_markers_on_the_way_and_not_what_is_under_them() {
    let deed = go(&[(23_500, 16_000)], EAST);
    let ambushed = tries(&road(&[hireling().armed(&["pistolet"])]), deed);
    assert_eq!(ambushed.markers.len(), 1);
    assert!(ambushed.markers[0].forced && ambushed.markers[0].marker == 0);
    assert!(ambushed.dangers.is_empty(), "nobody knows who would come out");
    // One who hides with nothing in his hands makes no difference.
    let empty = tries(&road(&[hireling()]), deed);
    assert_eq!(empty, ambushed);
}

#[test]
fn ds_413_whoever_is_not_on_the_table_yet_is_told_where_he_may_come_in() {
    let field = field()
        .plays(ScenarioId::Embuscade, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .turn(2)
        .figure(0, hireling().is(Status::Reserve));
    let mut game = begun(&field, Secrets::NONE, &[6, 6, 1, 2], |public| public.arrived = true);
    while !game.waits_for(0) {
        game.answers(SKIP);
    }
    let game = moving(game);
    let tried = tries(&game, go(&[], NORTH));
    assert!(tried.legs.is_empty() && !tried.reach.is_empty());
    let [x, y] = [tried.reach[0][0].x, tried.reach[0][0].y];
    assert!((0..=35_433).contains(&x) && (0..=35_433).contains(&y));
}

/// What would be a wound is the death of somebody who has one already, and what is said of it says so.
#[test]
fn ds_803_the_chances_against_a_wounded_figure_are_those_of_its_death() {
    let chances = |mover: Who| {
        let field = field().figure(0, mover.at(14_000, 4_000).facing(EAST));
        let game = moving(field.figure(1, pistol().at(16_000, 6_500)).ready());
        let tried = tries(&game, go(&[(18_000, 4_000)], NORTH));
        tried.dangers.first().and_then(|shot| shot.chances).expect("a pistol is near enough")
    };
    let (sound, wounded) = (chances(hireling()), chances(hireling().wounded()));
    assert!(sound.wounds > 0 && sound.kills < sound.wounds);
    assert_eq!(wounded.wounds, 0);
    assert!(wounded.kills > sound.kills + sound.wounds, "and he rolls with one less");
}
