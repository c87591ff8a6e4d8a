//! Scenario 10, the ambush (DS-1491…1495), and the clash (DS-1496).

use sang_sur_la_lame::cards::{Format, Kind, Role, ScenarioId, Trait, Why};
use sang_sur_la_lame::geometry::Facing;
use sang_sur_la_lame::table::config::{BandChoice, RolesChoice};
use sang_sur_la_lame::table::event::SpaceEvent;
use sang_sur_la_lame::table::flow::{Declaration, Reaction};
use sang_sur_la_lame::table::public::Level;
use sang_sur_la_lame::table::{Action, Config, Event, FigureId, Question, Secrets, Status};

use crate::common::*;

/// Turn 2 on the road: seat 0 is the militia, its hireling at (14000, 17000); seat 1 hides.
fn road(hidden: &[Who]) -> Field {
    let field = field()
        .plays(ScenarioId::Embuscade, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .turn(2)
        .figure(0, hireling().at(20_000, 16_000).facing(EAST));
    let field = field.figure(0, hireling().at(4_000, 17_000));
    hidden.iter().fold(field, |field, who| field.figure(1, who.clone().is(Status::Hidden)))
}

/// Seat 0 is about to play, markers of seat 1 at these points.
pub(crate) fn trap(hidden: &[Who], points: &[(i32, i32)]) -> Game {
    let mut game = begun(&road(hidden), Secrets::NONE, &[6, 6, 1, 2], |public| {
        lay(public, 1, points);
        public.arrived = true;
    });
    while !game.waits_for(0) {
        game.answers(SKIP);
    }
    game
}

fn springs(game: &Game) -> Option<(u8, bool)> {
    match game.table().question() {
        Some(Question::Spring { marker, forced, .. }) => Some((marker, forced)),
        _ => None,
    }
}

fn walks(game: &mut Game, to: (i32, i32)) {
    game.acts(a(1), Kind::Move, go(&[to], NORTH));
}

#[test]
fn ds_1491_band_size_and_two_markers_in_the_zone_apart_from_the_entry_and_from_one_another() {
    let band = BandChoice::Preset("corsaire_noir".into());
    let config = Config {
        roles: RolesChoice::FirstIsMilitia,
        bands: vec![band.clone(), band],
        ..Config::new(2).at(ScenarioId::Embuscade, "route")
    };
    let mut game = laid(&config, &[]);
    assert_eq!(game.question(), Question::PlaceMarkers { seat: seat(1) });
    let mut points: Vec<(i32, i32)> = (0..7).map(|at| (12_000 + 2_000 * at, 22_000)).collect();
    game.refuses(markers(&points[..6]), "DS-E39");
    let with = |at: (i32, i32)| {
        let mut all = points.clone();
        all[0] = at;
        markers(&all)
    };
    game.refuses(with((12_000, 21_000)), "DS-E39");
    game.refuses(with((12_001, 22_000)), "DS-E39").refuses(with((31_500, 22_500)), "DS-E39");
    // DS-203: 1999 and 50 make 1999.6, 1999 and 64 make 2000.02.
    game.refuses(with((12_001, 22_050)), "DS-E39");
    assert!(game.allows(with((12_001, 22_064))));
    assert!(game.allows(with((9_000, 22_000))), "more than six inches from the entry at x = 2600");
    points[0] = (11_000, 22_000);
    game.answers(markers(&points));
    assert_eq!(game.public().markers.len(), 7);
    assert!((1..=5).all(|at| game.figure(b(at)).status == Status::Hidden));
}

#[test]
fn ds_1491_ds_r111_each_renegade_seat_of_a_team_lays_markers_of_its_own() {
    let config = Config { second_team: vec![1, 2], ..Config::new(3) };
    let config = config.at(ScenarioId::Embuscade, "route");
    let mut game = laid(&Config { roles: RolesChoice::FirstIsMilitia, ..config }, &[]);
    for at in [1, 2] {
        assert_eq!(game.question(), Question::PlaceMarkers { seat: seat(at) });
        let mut options = Vec::new();
        game.table().options(seat(at), &mut options);
        game.answers(options[0]);
        let own = game.public().markers.iter().filter(|one| one.seat == seat(at)).count();
        let band = game.table().given().bands[usize::from(at)].members.len();
        assert_eq!(own, band + 2);
    }
}

#[test]
fn ds_1492_the_militia_enters_from_the_first_turn_on() {
    let field = field()
        .plays(ScenarioId::Embuscade, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().is(Status::Reserve))
        .figure(1, hireling().is(Status::Hidden));
    let mut game = begun(&field, Secrets::NONE, &[6, 6, 1, 2], |public| {
        lay(public, 1, &[(20_000, 22_000), (24_000, 22_000), (28_000, 22_000)]);
    });
    assert!(game.public().arrived);
    while !game.waits_for(0) {
        game.answers(SKIP);
    }
    game.acts(a(1), Kind::Move, enter((1_000, 17_000), &[(6_000, 17_000)], EAST));
    assert_eq!(game.at(a(1)), (6_000, 17_000));
}

fn out_of(marker: u8, fig: FigureId, kinds: &[Kind], to: (i32, i32)) -> Action {
    let r#do = kinds.iter().copied().collect();
    let (marker, face) = (Some(marker), Some(face(to)));
    Action::Activate(Declaration { fig, r#do, drop: false, marker, face })
}

#[test]
fn ds_1493_a_an_ambusher_comes_out_as_it_is_activated_and_acts() {
    let mut game = trap(&[hireling(), hireling()], &[(26_000, 16_000), (28_000, 22_000)]);
    game.does(0, END_TURN);
    game.refuses_to(b(1), &[Kind::Move], "DS-E14");
    game.answers(out_of(0, b(2), &[Kind::Move], WEST));
    assert!(game.saw(Event::Space(SpaceEvent::Sprang { figure: b(2), marker: 0 })));
    assert_eq!((game.at(b(2)), game.faces(b(2))), ((26_000, 16_000), WEST));
    assert!(!game.public().markers[0].there);
    game.performs(go(&[(24_000, 16_000)], WEST));
    assert_eq!(game.at(b(2)), (24_000, 16_000));
}

#[test]
fn ds_r100_a_declaration_out_of_a_marker_is_judged_as_if_the_figure_stood_there() {
    let gun = || hireling().armed(&["pistolet", "epee"]);
    let mut game = trap(&[gun(), gun()], &[(22_500, 16_000), (20_984, 16_000)]);
    game.does(0, END_TURN);
    assert!(game.allows(out_of(0, b(1), &[Kind::Shoot], WEST)));
    game.refuses(out_of(0, b(1), &[Kind::Shoot], EAST), "DS-E35");
    game.refuses(out_of(1, b(1), &[Kind::Move], WEST), "DS-E07");
    assert!(
        game.allows(out_of(1, b(1), &[Kind::Duel], WEST)),
        "in contact from where it comes out"
    );
}

#[test]
fn ds_1493_b_any_number_come_out_at_the_start_of_a_turn() {
    let points = [(26_000, 16_000), (28_000, 16_000), (30_000, 16_000)];
    let field = road(&[hireling(), hireling()]);
    let mut game = begun(&field, Secrets::NONE, &[6, 6, 1, 2], |public| lay(public, 1, &points));
    assert_eq!(game.question(), Question::Ambush { seat: seat(1) });
    game.answers(spring(2, b(1)));
    assert_eq!(game.question(), Question::Ambush { seat: seat(1) }, "and again");
    game.answers(spring(0, b(2)));
    assert!(game.waits_for(0), "nobody is left to come out");
    assert!(game.public().markers.iter().all(|one| !one.there), "and the last marker is removed");
    assert_eq!(game.faces(b(1)), NORTH);
}

#[test]
fn ds_1493_c_asked_at_the_first_sample_within_three_inches_and_at_the_last() {
    let mut game =
        trap(&[hireling(), hireling()], &[(26_000, 18_000), (28_000, 22_000), (30_000, 22_000)]);
    walks(&mut game, (26_000, 16_000));
    assert_eq!(springs(&game), Some((0, false)));
    assert_eq!(game.at(a(1)), (24_000, 16_000), "2828 away; a quarter inch before it was 3010");
    game.answers(WAIT);
    assert_eq!(
        (springs(&game), game.at(a(1))),
        (Some((0, false)), (26_000, 16_000)),
        "the last sample"
    );
    game.answers(spring(0, b(1)));
    assert!(matches!(game.question(), Question::SpringReact { .. }) || game.waits_for(1));
    assert_eq!(game.faces(b(1)), SOUTH, "facing the mover, whatever was asked for");
}

#[test]
fn ds_1493_c_one_who_comes_out_may_react_at_once_and_only_once() {
    let gun = || hireling().armed(&["pistolet"]);
    let mut game =
        trap(&[gun(), hireling()], &[(26_000, 18_000), (28_000, 22_000), (30_000, 22_000)]);
    walks(&mut game, (26_000, 16_000));
    game.answers(spring(0, b(1)));
    assert_eq!(game.question(), Question::SpringReact { seat: seat(1), figure: b(1) });
    game.dice(&[3, 3, 4, 4]).answers(shot(0));
    assert_eq!(game.whys().0, [Why::Surprise]);
    assert!(game.waits_for(1), "no second reaction at the end of the path");
    assert!(!game.figure(b(1)).lookout);
    let mut waits =
        trap(&[gun(), hireling()], &[(26_000, 18_000), (28_000, 22_000), (30_000, 22_000)]);
    walks(&mut waits, (26_000, 16_000));
    waits.answers(spring(0, b(1))).answers(WAIT);
    assert!(waits.waits_for(1) && waits.at(a(1)) == (26_000, 16_000));
}

#[test]
fn ds_1493_one_who_is_not_forced_comes_out_on_the_marker_or_not_at_all() {
    // A tray of 1476 would overlap the mover 1500 away.
    let units = |y: i32| {
        let field = field()
            .config(|config| config.format = Format::Units)
            .plays(ScenarioId::Embuscade, "route")
            .role(0, Role::Militia)
            .role(1, Role::Renegade)
            .turn(2)
            .figure(0, green().at(20_000, 16_000).facing(EAST))
            .figure(1, green().is(Status::Hidden));
        let mut game = begun(&field, Secrets::NONE, &[6, 6, 1, 2], |public| {
            lay(public, 1, &[(26_000, y), (30_000, 30_000), (33_000, 32_000)]);
        });
        while !game.waits_for(0) {
            game.answers(SKIP);
        }
        game.acts(a(1), Kind::Move, go(&[(26_000, 16_000)], EAST));
        while game.at(a(1)) != (26_000, 16_000) {
            game.answers(WAIT);
        }
        springs(&game)
    };
    assert_eq!(units(18_951), Some((0, false)), "2951 away there is room");
    assert_eq!(units(18_600), None, "2600 away there is none");
}

#[test]
fn ds_1494_a_mover_on_a_marker_forces_a_figure_or_a_decoy() {
    let mut game =
        trap(&[hireling(), hireling()], &[(22_000, 16_000), (28_000, 22_000), (30_000, 22_000)]);
    walks(&mut game, (26_000, 16_000));
    assert_eq!(springs(&game), Some((0, false)), "free at first");
    game.answers(WAIT);
    assert_eq!(
        (springs(&game), game.at(a(1))),
        (Some((0, true)), (21_000, 16_000)),
        "1000 ≤ 492 + 742"
    );
    game.refuses(WAIT, "DS-E23");
    let mut decoy = game.clone();
    decoy.answers(DECOY);
    assert!(decoy.saw(Event::Space(SpaceEvent::Decoy { marker: 0 })));
    assert_eq!(decoy.at(a(1)), (26_000, 16_000), "the way is free");
    game.answers(spring(0, b(2)));
    assert_eq!(game.at(b(2)), (22_000, 16_000), "1000 from the mover it need not make way");
}

#[test]
fn ds_1494_ds_r74_forced_out_in_contact_it_ends_the_movement_and_may_only_engage() {
    let mut game = trap(
        &[hireling().armed(&["pistolet"]), hireling()],
        &[(21_230, 16_000), (28_000, 22_000), (30_000, 22_000)],
    );
    walks(&mut game, (26_000, 16_000));
    assert_eq!((springs(&game), game.at(a(1))), (Some((0, true)), (20_250, 16_000)));
    game.answers(spring(0, b(1)));
    assert_eq!(game.at(b(1)), (21_234, 16_000), "980 would overlap: out to contact on the line");
    assert_eq!(game.question(), Question::SpringReact { seat: seat(1), figure: b(1) });
    game.refuses(shot(0), "DS-E08");
    game.dice(&[4, 4, 3, 3])
        .answers(Action::React(Reaction::Engage { to: (21_234, 16_000).into() }));
    assert_eq!(game.fight().attacker, b(1));
    assert_eq!(game.at(a(1)), (20_250, 16_000));
    assert!(game.fight_each_other(a(1), b(1)));
}

#[test]
fn ds_1494_no_decoy_while_every_marker_hides_a_figure_and_no_marker_without_one() {
    let mut game = trap(&[hireling(), hireling()], &[(22_000, 16_000), (28_000, 22_000)]);
    walks(&mut game, (26_000, 16_000));
    game.answers(WAIT).refuses(DECOY, "DS-E40").answers(spring(0, b(1)));
    assert!(game.public().markers[1].there);
    let mut last = trap(&[hireling()], &[(22_000, 16_000), (28_000, 22_000)]);
    walks(&mut last, (26_000, 16_000));
    last.answers(spring(0, b(1)));
    assert!(last.public().markers.iter().all(|one| !one.there));
}

#[test]
fn ds_1494_a_seat_that_resigns_takes_its_markers_with_it() {
    let config = Config { second_team: vec![1, 2], ..Config::new(3) };
    let field = field_of(config)
        .plays(ScenarioId::Embuscade, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .role(2, Role::Renegade)
        .turn(2)
        .figure(0, hireling().at(20_000, 16_000).facing(EAST))
        .figure(1, hireling().is(Status::Hidden))
        .figure(2, hireling().at(30_000, 30_000));
    let mut game = begun(&field, Secrets::NONE, &[], |public| lay(public, 1, &[(22_000, 16_000)]));
    assert_eq!(game.question(), Question::Ambush { seat: seat(1) });
    game.dice(&[6, 6, 1, 2, 3, 1]).answers(RESIGN);
    assert!(game.public().markers.iter().all(|one| !one.there));
    walks(&mut game, (26_000, 16_000));
    assert_eq!(game.at(a(1)), (26_000, 16_000), "nobody is asked about it");
}

#[test]
fn ds_915_a_path_that_would_touch_an_ambusher_ends_before_it() {
    let mut game =
        trap(&[hireling(), hireling()], &[(23_000, 16_500), (28_000, 22_000), (30_000, 22_000)]);
    walks(&mut game, (26_000, 16_000));
    game.answers(spring(0, b(1)));
    while matches!(game.table().question(), Some(Question::SpringReact { .. })) {
        game.answers(WAIT);
    }
    assert_eq!(game.at(a(1)), (22_000, 16_000), "at 22250 they would be 901 apart");
}

#[test]
fn ds_915_a_path_that_would_touch_an_ambusher_between_two_samples_ends_before_it_too() {
    let ends = |y: i32| {
        let mut game =
            trap(&[hireling(), hireling()], &[(24_125, y), (28_000, 22_000), (30_000, 22_000)]);
        walks(&mut game, (26_000, 16_000));
        game.answers(spring(0, b(1)));
        while !game.waits_for(1) || !matches!(game.question(), Question::Activate { .. }) {
            game.answers(WAIT);
        }
        game.at(a(1))
    };
    assert_eq!(ends(16_994), (24_000, 16_000), "994 away half way to the next sample");
    assert_eq!(ends(16_995), (26_000, 16_000), "995 is far enough");
}

#[test]
fn ds_243_ds_r125_nobody_comes_out_while_the_mover_stands_on_a_hedge() {
    // The first sample is on the hedge at y = 21200, where a rider on the marker would touch the mover.
    let mut game = trap(
        &[second().with(&[Trait::Monte]), hireling()],
        &[(20_000, 22_480), (28_000, 26_000), (30_000, 30_000)],
    );
    game.change(|public| public.figure_mut(a(1)).stand = ground((20_000, 20_950)));
    walks(&mut game, (20_000, 22_200));
    assert_eq!((springs(&game), game.at(a(1))), (Some((0, true)), (20_000, 21_450)));
    game.answers(spring(0, b(1)));
    while matches!(game.table().question(), Some(Question::SpringReact { .. })) {
        game.answers(WAIT);
    }
    assert_eq!(game.at(a(1)), (20_000, 21_450), "stopped where one may stand");
}

#[test]
fn ds_r91_a_marker_asked_at_the_sample_an_engagement_makes_the_last_is_not_asked_again() {
    let mut game =
        trap(&[hireling(), hireling()], &[(24_900, 16_000), (28_000, 22_000), (30_000, 22_000)]);
    game.change(|public| {
        let watch = public.figure_mut(b(2));
        (watch.status, watch.stand) = (Status::Standing, ground((22_000, 17_990)));
        (watch.facing, watch.lookout) = (face(SOUTH), true);
    });
    walks(&mut game, (26_000, 16_000));
    assert_eq!((springs(&game), game.at(a(1))), (Some((0, false)), (22_000, 16_000)));
    game.answers(WAIT);
    assert!(matches!(game.question(), Question::React { .. }));
    let mut options = Vec::new();
    game.table().options(seat(1), &mut options);
    let engages =
        options.into_iter().find(|one| matches!(one, Action::React(Reaction::Engage { .. })));
    game.dice(&[3, 3, 3, 3]).answers(engages.expect("it can engage"));
    assert_eq!(springs(&game), None);
}

#[test]
fn ds_r101_a_charge_that_meets_an_ambusher_forced_out_strikes_that_one_without_surprise() {
    let mut game =
        trap(&[hireling(), hireling()], &[(21_230, 16_000), (28_000, 22_000), (30_000, 22_000)]);
    game.dice(&[3]).announces(a(1), &[Kind::Charge]).performs(charge(
        &[(26_000, 16_000)],
        None,
        EAST,
    ));
    game.answers(spring(0, b(1)));
    game.dice(&[4, 4, 3, 3]).answers(WAIT);
    let fight = game.fight();
    assert_eq!((fight.attacker, fight.target), (a(1), b(1)));
    assert_eq!((fight.charged, fight.dodge_only), (false, false));
}

#[test]
fn ds_1495_one_more_on_the_first_attack_of_an_ambusher_and_on_no_other() {
    let frenzied = || second().with(&[Trait::Frenetique]);
    let mut game =
        trap(&[frenzied(), hireling()], &[(20_984, 16_000), (28_000, 22_000), (30_000, 22_000)]);
    game.does(0, END_TURN);
    game.answers(out_of(0, b(1), &[Kind::Duel], WEST));
    game.dice(&[3, 3, 1, 3, 3]).performs(duel(a(1), WEST));
    assert_eq!(game.whys().0.iter().filter(|why| **why == Why::Surprise).count(), 1);
    game.dice(&[3, 3, 1, 3, 3]).answers(again(a(1)));
    assert!(!game.whys().0.contains(&Why::Surprise));

    let mut defends =
        trap(&[hireling(), hireling()], &[(20_984, 16_000), (28_000, 22_000), (30_000, 22_000)]);
    defends.change(|public| {
        let one = public.figure_mut(b(1));
        (one.status, one.surprise) = (Status::Standing, true);
        (one.stand, one.facing) = (ground((20_984, 16_000)), face(WEST));
        one.duel = Some(a(1));
        public.figure_mut(a(1)).duel = Some(a(1));
    });
    defends.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert_eq!(defends.whys().1, [], "not as a defender");
    assert!(defends.figure(b(1)).surprise, "it is still to come");
}

#[test]
fn ds_1495_the_ambush_ends_when_a_band_is_dead() {
    let gone = |who: Who| who.is(Status::Removed);
    let field = field()
        .plays(ScenarioId::Embuscade, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().at(20_000, 16_000).facing(EAST))
        .figure(1, hireling().wounded().at(20_984, 16_000).facing(WEST))
        .figure(1, gone(leader()))
        .figure(1, gone(second()));
    let mut game = field.ready();
    game.dice(&[5, 5, 1, 2]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert_eq!((game.level(0), game.level(1)), (Level::Crushing, Level::Defeat));
}

#[test]
fn ds_1496_ds_r70_somebody_stands_within_six_and_a_half_inches_of_the_enemys_zone() {
    let band = BandChoice::Preset("corsaire_noir".into());
    let config = Config { bands: vec![band.clone(), band], ..Config::new(2) };
    let mut game = laid(&config.at(ScenarioId::Affrontement, "pre"), &[1, 1, 5, 5]);
    // The enemy's zone begins at y = 20717.
    let row = |y: i32| {
        let mut all: Vec<_> =
            (1..=5).map(|at| (a(at), (10_000 + 1_200 * i32::from(at), 11_500))).collect();
        all[0].1 = (22_000, y);
        deploy(&all, &[])
    };
    game.refuses(row(14_216), "DS-E42").answers(row(14_217));
    assert_eq!(game.question(), Question::Deploy { seat: seat(1) });
    assert_eq!(game.figure(a(1)).facing, Facing::NORTH);
}
