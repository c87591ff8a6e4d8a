//! DS-400, movement, clause by clause; DS-241, where a mover faces.

use sang_sur_la_lame::cards::{Kind, Npc, Object, Role, ScenarioId, Trait};
use sang_sur_la_lame::geometry::path::Waypoint;
use sang_sur_la_lame::geometry::terrain::{Door, LinkId};
use sang_sur_la_lame::geometry::{Point, Surface};
use sang_sur_la_lame::table::event::SpaceEvent;
use sang_sur_la_lame::table::flow::Deed;
use sang_sur_la_lame::table::{Action, Event, Question, Status};

use crate::common::*;

/// A figure alone on open ground, with an enemy far away.
fn alone(who: Who) -> Field {
    field().figure(0, who.at(3_000, 3_000)).figure(1, hireling().at(33_000, 30_000))
}

/// How many mils east the figure may go: exactly so far, and not one more.
#[track_caller]
fn goes_exactly(mut game: Game, mils: i32) {
    game.refuses_deed(go(&[(3_000 + mils + 1, 3_000)], EAST), "DS-230");
    game.performs(go(&[(3_000 + mils, 3_000)], EAST));
    assert_eq!(game.at(a(1)), (3_000 + mils, 3_000));
}

fn moving(who: Who) -> Game {
    let mut game = alone(who).ready();
    game.announces(a(1), &[Kind::Move]);
    game
}

fn running(who: Who, die: u8) -> Game {
    let mut game = alone(who).ready();
    game.dice(&[die]).announces(a(1), &[Kind::Run]);
    game
}

#[test]
fn ds_401_ds_403_six_inches_on_foot_eight_mounted_four_with_a_load() {
    goes_exactly(moving(hireling()), 6_000);
    goes_exactly(moving(second().with(&[Trait::Monte])), 8_000);
    goes_exactly(moving(hireling().bearing(Object::Ballot)), 4_000);
    goes_exactly(moving(second().with(&[Trait::Monte]).bearing(Object::Ballot)), 4_000);
    // In chains.
    let mut game = field()
        .plays(ScenarioId::Prisonnier, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().at(4_000, 16_000))
        .npc(Npc::Prisonnier, Some(0), (3_000, 17_700))
        .ready();
    game.announces(n(1), &[Kind::Move]).refuses_deed(go(&[(7_001, 17_700)], EAST), "DS-230");
    game.performs(go(&[(7_000, 17_700)], EAST));
}

#[test]
fn ds_402_a_wound_takes_an_inch_of_every_movement() {
    goes_exactly(moving(hireling().wounded()), 5_000);
    goes_exactly(running(hireling().wounded(), 2), 7_000);
    goes_exactly(moving(hireling().wounded().bearing(Object::Ballot)), 3_000);
    let charging = |who: Who| {
        let mut game = alone(who).ready();
        game.dice(&[2]).announces(a(1), &[Kind::Charge]);
        game.allows(Action::Perform(charge(&[(10_001, 3_000)], None, EAST)))
    };
    assert!(charging(hireling()) && !charging(hireling().wounded()));
    let flying = |who: Who| {
        let mut game = alone(who.with(&[Trait::Voler])).ready();
        game.announces(a(1), &[Kind::Fly]);
        game.allows(Action::Perform(fly((10_001, 3_000), Surface::Ground)))
    };
    assert!(flying(second()) && !flying(second().wounded()));
    let jumping = |who: Who| {
        let mut game = alone(who).ready();
        let leap =
            [Waypoint::Walk(Point::new(6_001, 3_000)), step((8_001, 3_000), Surface::Ground)];
        game.announces(a(1), &[Kind::Jump]);
        game.allows(Action::Perform(jump(&leap, 1, EAST)))
    };
    assert!(jumping(hireling()) && !jumping(hireling().wounded()));
}

#[test]
fn ds_402_a_unit_of_two_is_slower_and_displacements_are_not_shortened() {
    let unit = |members: u8| {
        let mut game = field_of(units()).figure(0, green().members(members).at(3_000, 3_000));
        game = game.figure(1, green().at(30_000, 30_000));
        let mut game = game.ready();
        game.announces(a(1), &[Kind::Move]);
        game
    };
    goes_exactly(unit(3), 6_000);
    goes_exactly(unit(2), 5_000);
    // A wounded figure still steps two inches back.
    let mut game = field()
        .figure(0, hireling().wounded().at(10_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Disengage]).dice(&[6, 5]).performs(disengage(b(1)));
    assert_eq!(game.at(a(1)), (8_000, 3_000));
}

fn units() -> sang_sur_la_lame::table::Config {
    sang_sur_la_lame::table::Config {
        format: sang_sur_la_lame::cards::Format::Units,
        ..sang_sur_la_lame::table::Config::new(2)
    }
}

#[test]
fn ds_403_any_legal_path_within_the_allowance() {
    let mut game = moving(hireling());
    let bent = [(5_000, 3_000), (5_000, 1_000), (7_000, 1_000)];
    game.refuses_deed(go(&[bent[0], bent[1], (7_001, 1_000)], EAST), "DS-E01");
    game.performs(go(&bent, SOUTH));
    assert_eq!((game.at(a(1)), game.faces(a(1))), ((7_000, 1_000), SOUTH));
    assert_eq!(game.passed_by(a(1)), bent);
}

#[test]
fn ds_404_difficult_ground_costs_double() {
    // From an inch before the marsh, an inch and a half into it.
    let marsh = |who: Who| {
        let mut game = field().figure(0, who.at(4_000, 8_000)).ready();
        game.announces(a(1), &[Kind::Move]);
        game
    };
    let mut game = marsh(hireling());
    game.refuses_deed(go(&[(7_501, 8_000)], EAST), "DS-E01").performs(go(&[(7_500, 8_000)], EAST));
    // DS-827: a runner pays nothing for it.
    marsh(second().with(&[Trait::Coureur])).performs(go(&[(10_000, 8_000)], EAST));
}

#[test]
fn ds_405_low_obstacles_cost_an_inch() {
    let hedge = |who: Who| {
        let mut game = field().figure(0, who.at(10_000, 15_000)).ready();
        game.announces(a(1), &[Kind::Move]);
        game
    };
    let mut game = hedge(hireling());
    game.refuses_deed(go(&[(10_000, 20_001)], NORTH), "DS-E01");
    game.performs(go(&[(10_000, 20_000)], NORTH));
    // DS-832: not for riders.
    hedge(second().with(&[Trait::Monte])).performs(go(&[(10_000, 23_000)], NORTH));
    // Onto the crates.
    let mut game = field().figure(0, hireling().at(14_000, 12_750)).ready();
    game.announces(a(1), &[Kind::Move]);
    game.refuses_deed(go(&[(18_000, 12_750), (16_900, 12_750)], EAST), "DS-E01");
    game.performs(go(&[(18_000, 12_750), (17_000, 12_750)], EAST));
}

#[test]
fn ds_406_a_run_rolls_first_and_keeps_to_open_ground() {
    goes_exactly(running(hireling(), 1), 7_000);
    goes_exactly(running(hireling(), 6), 12_000);
    let mut game = alone(hireling()).ready();
    game.announces(a(1), &[Kind::Run]);
    assert_eq!(game.purse(0), 10);
    // Not even for a runner who ignores it otherwise.
    let mut game = field().figure(0, second().with(&[Trait::Coureur]).at(4_000, 8_000)).ready();
    game.dice(&[6]).announces(a(1), &[Kind::Run]);
    game.refuses_deed(go(&[(6_000, 8_000)], EAST), "DS-406");
    // A hedge is no difficult ground: the usual inch.
    let mut game = field().figure(0, hireling().at(10_000, 15_000)).ready();
    game.dice(&[2]).announces(a(1), &[Kind::Run]);
    game.refuses_deed(go(&[(10_000, 22_001)], NORTH), "DS-E01");
    game.performs(go(&[(10_000, 22_000)], NORTH));
}

#[test]
fn ds_407_riders_run_eight_and_a_die_and_nobody_runs_up_a_ladder() {
    goes_exactly(running(second().with(&[Trait::Monte]), 3), 11_000);
    let mut game = field()
        .on("place")
        .figure(0, hireling().at(11_600, 29_000))
        .figure(1, hireling().at(20_000, 3_000))
        .ready();
    game.dice(&[6]).announces(a(1), &[Kind::Run, Kind::Move]);
    let ladder = [
        Waypoint::Walk(Point::new(11_600, 30_000)),
        Waypoint::Link { to: Point::new(10_400, 30_000), via: LinkId(0) },
    ];
    let up = go_along(ladder.into_iter().collect(), NORTH);
    game.refuses_deed(up, "DS-406");
    // DS-R17: a move goes up, without a test.
    game.answers(FORGO).dice(&[1, 1]).performs(up);
    assert_eq!((game.figure(a(1)).stand.on, game.rolled()), (top("place", "maison_no"), 0));
    // Nor through a window.
    let mut game = field().on("place").figure(0, hireling().at(12_500, 27_600)).ready();
    game.dice(&[6]).announces(a(1), &[Kind::Run]);
    game.refuses_deed(go(&[(10_900, 27_600)], WEST), "DS-406");
}

#[test]
fn ds_408_ds_r13_a_flight_is_eight_inches_for_two_gold() {
    let flyer = second().with(&[Trait::Voler]);
    let mut game = field().figure(0, flyer.clone().at(20_000, 9_000));
    game = game.figure(1, hireling().at(2_000, 30_000));
    let mut game = game.ready();
    game.dice(&[1, 1]).announces(a(1), &[Kind::Fly]);
    let rock = top("pre", "rocher");
    game.refuses_deed(fly((28_001, 9_000), rock), "DS-E01");
    game.performs(fly((28_000, 9_000), rock));
    assert_eq!((game.at(a(1)), game.figure(a(1)).stand.on), ((28_000, 9_000), rock));
    assert_eq!((game.purse(0), game.rolled()), (10, 0));
    // Not out of a house, nor into one.
    let mut game = field().on("place").figure(0, flyer.clone().at(7_250, 26_000)).ready();
    game.refuses_to(a(1), &[Kind::Fly], "DS-408");
    let mut game = field().on("place").figure(0, flyer.at(7_250, 22_000)).ready();
    game.announces(a(1), &[Kind::Fly])
        .refuses_deed(fly((7_250, 26_000), Surface::Ground), "DS-E20");
    // Without wings nobody flies.
    alone(second()).ready().refuses_to(a(1), &[Kind::Fly], "DS-408");
}

#[test]
fn ds_409_a_flyer_walks_and_charges_like_anyone() {
    let flyer = || second().with(&[Trait::Voler]);
    goes_exactly(moving(flyer()), 6_000);
    goes_exactly(running(flyer(), 2), 8_000);
    let mut game =
        field().figure(0, flyer().at(8_000, 4_000)).figure(1, hireling().at(8_000, 12_000)).ready();
    game.dice(&[6]).announces(a(1), &[Kind::Charge]);
    // Not over the marsh, and no flight instead.
    game.refuses_deed(charge(&[(8_000, 11_016)], Some(b(1)), NORTH), "DS-406");
    game.refuses_deed(fly((8_000, 11_016), Surface::Ground), "DS-E23");
}

#[test]
fn ds_410_moving_into_contact_starts_a_duel_without_an_attack() {
    let arrives = |who: Who, kind: Kind, deed: Deed| {
        let mut game = field()
            .figure(0, who.at(10_000, 3_000))
            .figure(1, hireling().at(13_984, 3_000))
            .ready();
        game.dice(&[6, 6, 6, 6]).acts(a(1), kind, deed);
        assert_eq!(game.attacks(), 0);
        game.fight_each_other(a(1), b(1))
    };
    assert!(arrives(hireling(), Kind::Move, go(&[(13_000, 3_000)], EAST)));
    assert!(arrives(hireling(), Kind::Run, go(&[(13_000, 3_000)], EAST)));
    let flyer = second().with(&[Trait::Voler]);
    assert!(arrives(flyer, Kind::Fly, fly((13_000, 3_000), Surface::Ground)));
    let leap = jump(&[step((13_000, 3_000), Surface::Ground)], 0, EAST);
    assert!(arrives(hireling(), Kind::Jump, leap));
    assert!(!arrives(hireling(), Kind::Move, go(&[(12_980, 3_000)], EAST)));
}

#[test]
fn ds_411_ds_r07_nobody_walks_through_anybody() {
    let mut game = field()
        .figure(0, second().with(&[Trait::Voler]).at(10_000, 3_000))
        .figure(0, hireling().at(11_500, 3_000))
        .figure(1, hireling().at(30_000, 30_000))
        .ready();
    game.announces(a(1), &[Kind::Move, Kind::Fly]);
    game.refuses_deed(go(&[(13_000, 3_000)], EAST), "DS-209");
    game.answers(FORGO).performs(fly((13_000, 3_000), Surface::Ground));
    assert_eq!(game.at(a(1)), (13_000, 3_000));
    // Over them in a jump.
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(1, hireling().at(11_500, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Jump]).dice(&[6, 6]);
    game.performs(jump(&[step((13_000, 3_000), Surface::Ground)], 0, EAST));
    assert_eq!(game.at(a(1)), (13_000, 3_000));
    // Walking past an enemy one may not touch him on the way.
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(1, hireling().at(11_500, 3_990))
        .ready();
    game.announces(a(1), &[Kind::Move]).refuses_deed(go(&[(13_000, 3_000)], EAST), "DS-229");
}

/// The militia's figure before the exit of *L'espion* on the road.
fn before_exit() -> Field {
    field()
        .plays(ScenarioId::Espion, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().at(30_000, 17_000))
        .figure(0, hireling().at(20_000, 17_000))
}

#[test]
fn ds_412_only_an_exit_zone_of_ones_side_leads_off_the_table() {
    let mut game = before_exit().figure(1, hireling().at(30_000, 19_500)).ready();
    game.announces(a(1), &[Kind::Move]);
    game.refuses_deed(leave(&[(32_700, 17_000)], EAST), "DS-412");
    game.performs(leave(&[(33_000, 17_000)], EAST));
    assert_eq!(game.figure(a(1)).status, Status::Left);
    assert!(game.saw(Event::Space(SpaceEvent::Left { figure: a(1) })) && game.waits_for(1));
    game.announces(b(1), &[Kind::Move]).refuses_deed(leave(&[(33_000, 18_000)], EAST), "DS-E30");
    // It is not asked for: one may stand there.
    let mut game = before_exit().figure(1, hireling().at(30_000, 19_500)).ready();
    game.acts(a(1), Kind::Move, go(&[(33_000, 17_000)], EAST));
    assert_eq!(game.figure(a(1)).status, Status::Standing);
}

#[test]
fn ds_412_a_movement_cut_or_a_figure_in_a_duel_does_not_leave() {
    let lookout =
        |x: i32, armed: &[&str]| hireling().armed(armed).watching().at(x, 18_500).facing(SOUTH);
    // Engaged on the way.
    let mut game = before_exit().figure(1, lookout(31_500, &["epee"])).ready();
    game.acts(a(1), Kind::Move, leave(&[(33_000, 17_000)], EAST));
    let Question::React { .. } = game.question() else { panic!("{:?}", game.question()) };
    let at = game.at(a(1));
    game.dice(&[3, 3, 3, 3]).engages();
    assert_eq!((game.at(a(1)), game.figure(a(1)).status), (at, Status::Standing));
    // DS-R82: engaged at its very end.
    let mut game = before_exit().figure(1, lookout(33_000, &["epee"])).ready();
    game.acts(a(1), Kind::Move, leave(&[(33_000, 17_000)], EAST));
    while game.at(a(1)) != (33_000, 17_000) {
        game.answers(WAIT);
    }
    game.dice(&[3, 3, 3, 3]).engages();
    assert_eq!(game.figure(a(1)).status, Status::Standing);
    assert!(game.fight_each_other(a(1), b(1)));
    // One who is only shot at there does leave.
    let mut game = before_exit().figure(1, lookout(33_000, &["pistolet"])).ready();
    game.acts(a(1), Kind::Move, leave(&[(33_000, 17_000)], EAST));
    while game.at(a(1)) != (33_000, 17_000) {
        game.answers(WAIT);
    }
    game.dice(&[3, 3, 3, 3]).answers(shot(0));
    assert_eq!(game.figure(a(1)).status, Status::Left);
}

#[test]
fn ds_413_a_reserve_enters_from_its_zone_and_pays_from_there() {
    let reserve = || {
        let mut game = field()
            .figure(0, hireling().is(Status::Reserve))
            .figure(0, hireling().at(2_000, 3_000))
            .figure(1, hireling().at(20_000, 10_000))
            .ready();
        game.announces(a(1), &[Kind::Move, Kind::Move]);
        game
    };
    // The zone of side a is 8716 to 14716 high.
    let mut game = reserve();
    game.refuses_deed(go(&[(10_000, 14_000)], EAST), "DS-413");
    game.refuses_deed(enter((10_000, 15_000), &[], EAST), "DS-E38");
    game.refuses_deed(enter((20_984, 10_000), &[], EAST), "DS-E38"); // touches an enemy
    game.refuses_deed(enter((14_000, 14_000), &[(14_000, 20_001)], EAST), "DS-E01");
    game.performs(enter((14_000, 14_000), &[(14_500, 19_000)], EAST));
    assert_eq!((game.at(a(1)), game.figure(a(1)).status), ((14_500, 19_000), Status::Standing));
    assert!(game.performing());
    // Forgone, it stays in reserve, and cannot do anything else from there.
    let mut game = reserve();
    game.answers(FORGO).answers(FORGO);
    assert!(game.figure(a(1)).status == Status::Reserve && game.waits_for(1));
    let mut game = field()
        .figure(0, hireling().is(Status::Reserve))
        .figure(1, hireling().at(20_000, 10_000))
        .ready();
    game.announces(a(1), &[Kind::Move, Kind::Reorient]).answers(FORGO);
    game.refuses_deed(turn(EAST), "DS-E38");
}

#[test]
fn ds_413_the_entry_point_is_no_sample() {
    // A lookout with a pistol sees the entry point and nothing of the way.
    let enters = |path: &[(i32, i32)]| {
        let lookout = hireling().armed(&["pistolet"]).watching().facing(SOUTH);
        let mut game = field()
            .figure(0, hireling().is(Status::Reserve))
            .figure(1, lookout.at(20_000, 16_000))
            .ready();
        game.acts(a(1), Kind::Move, enter((20_000, 13_100), path, SOUTH));
        matches!(game.question(), Question::React { .. })
    };
    assert!(!enters(&[]) && !enters(&[(20_000, 12_800)]) && enters(&[(20_000, 13_300)]));
}

#[test]
fn ds_226_ds_r58_walking_through_an_unlocked_door_opens_it() {
    let mut game = field().on("place").figure(0, hireling().at(7_250, 22_000)).ready();
    let door = 0;
    assert_eq!(game.public().doors[door], Door::Closed);
    game.acts(a(1), Kind::Move, go(&[(7_250, 25_000)], NORTH));
    assert_eq!((game.public().doors[door], game.at(a(1))), (Door::Open, (7_250, 25_000)));
    // A locked one stops everybody.
    let mut game = field().on("place").figure(0, hireling().at(27_750, 22_000)).ready();
    game.announces(a(1), &[Kind::Move]);
    game.refuses_deed(go(&[(27_750, 24_000)], NORTH), "DS-E04");
}

#[test]
fn ds_241_a_mover_faces_along_its_way_and_at_the_end_as_declared() {
    let mut game = field()
        .figure(0, hireling().at(14_000, 22_500).facing(NORTH))
        .figure(1, hireling().armed(&["pistolet"]).watching().at(17_700, 25_000).facing(SOUTH))
        .ready();
    game.acts(a(1), Kind::Move, go(&[(20_000, 22_500)], SOUTH));
    assert!(matches!(game.question(), Question::React { .. }));
    assert_eq!(game.faces(a(1)), EAST);
    // Cut by a wound it still takes the declared facing.
    game.dice(&[6, 5, 1, 1]).answers(shot(0));
    assert_eq!((game.at(a(1)), game.faces(a(1))), ((19_000, 22_500), SOUTH));
}

#[test]
fn ds_241_one_stopped_by_an_engagement_keeps_facing_along() {
    let mut game = field()
        .figure(0, hireling().at(14_000, 3_000))
        .figure(1, hireling().watching().at(17_000, 4_600).facing(SOUTH))
        .ready();
    game.acts(a(1), Kind::Move, go(&[(20_000, 3_000)], NORTH));
    let at = game.at(a(1));
    assert!(matches!(game.question(), Question::React { .. }));
    // The target of a draw keeps its facing too: the lookout is in front of it.
    game.dice(&[3, 3, 3, 3]).engages();
    assert_eq!((game.at(a(1)), game.faces(a(1))), (at, EAST));
}
