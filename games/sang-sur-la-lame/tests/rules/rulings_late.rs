//! Rulings from DS-R56 on that are not beside the clause they belong to.

use sang_sur_la_lame::cards::{Kind, Npc, Object, Role, ScenarioId, Why};
use sang_sur_la_lame::geometry::terrain::Door;
use sang_sur_la_lame::table::event::TurnEvent;
use sang_sur_la_lame::table::flow::Deed;
use sang_sur_la_lame::table::{Event, Question, Secrets, Status};

use crate::common::*;
use crate::examples_space::{piece, table};

fn door_of(name: &str) -> u8 {
    let place = table("place");
    place.terrain.piece(piece(place, name)).door.expect("a door")
}

#[test]
fn ds_r56_figures_veil_and_never_block_and_duel_partners_hide_nobody() {
    let shot = |between: Who, of: u8| {
        let mut game = field()
            .figure(0, hireling().armed(&["mousquet"]).at(14_000, 4_000).facing(EAST))
            .figure(1, hireling().at(18_000, 4_000).facing(WEST))
            .figure(of, between)
            .ready();
        game.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Shoot, shoot(0, b(1), EAST));
        game.whys().1
    };
    assert_eq!(
        shot(hireling().at(16_000, 4_000), 1),
        [Why::Cover],
        "hidden in part, and still seen"
    );
    assert_eq!(shot(hireling().at(16_000, 6_000), 1), []);
    assert_eq!(
        shot(hireling().at(17_016, 4_000), 0),
        [Why::TargetEngaged],
        "his opponent is no cover"
    );
}

#[test]
fn ds_r57_a_crate_is_higher_and_so_is_half_an_inch() {
    // The crates of the meadow are 800 high, the stone lantern's base on `temple` 700.
    let mut game = field()
        .figure(0, hireling().at(17_100, 12_750).facing(WEST))
        .figure(1, hireling().at(16_116, 12_750).facing(EAST))
        .ready();
    game.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), WEST));
    assert_eq!(game.whys().0, [Why::Higher]);
    let mut edge = field()
        .figure(0, hireling().at(17_000, 12_750).facing(WEST))
        .figure(1, hireling().at(16_016, 12_750).facing(EAST))
        .ready();
    edge.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), WEST));
    assert_eq!(edge.whys().0, [], "on its very edge one stands on the floor");
}

#[test]
fn ds_r58_an_unlocked_door_opens_for_whoever_walks_through_and_costs_nothing() {
    let mut game = field().on("place").figure(0, hireling().at(7_250, 22_000)).ready();
    game.acts(a(1), Kind::Move, go(&[(7_250, 26_000)], NORTH));
    assert_eq!(game.at(a(1)), (7_250, 26_000), "two inches and four in the house");
    assert_eq!(game.public().doors[usize::from(door_of("porte_no"))], Door::Open);
}

#[test]
fn ds_r61_distances_are_measured_in_plan_whatever_the_height() {
    let roof = |x: i32| {
        let gun = hireling().armed(&["pistolet"]).at(10_700, 26_000).on("maison_no").facing(EAST);
        field().on("place").figure(0, gun).figure(1, hireling().at(x, 26_000).facing(WEST)).ready()
    };
    let mut near = roof(13_700);
    near.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Shoot, shoot(0, b(1), EAST));
    assert_eq!(near.whys().0, [Why::Higher], "three inches in plan from a roof three inches high");
    roof(13_701).refuses_to(a(1), &[Kind::Shoot], "DS-E35");
}

#[test]
fn ds_r62_the_dead_their_gold_the_scenarios_moves_and_then_initiative() {
    let field = field()
        .plays(ScenarioId::Convoi, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .turn(2)
        .figure(0, hireling().is(Status::Reserve))
        .figure(1, hireling().at(20_000, 4_000))
        .figure(1, second().at(20_000, 6_000).is(Status::Fallen))
        .npc(Npc::Garde, Some(0), (15_000, 16_000));
    let game = begun(&field, Secrets::NONE, &[4, 6, 6, 1, 2], |_| {});
    let place = |wanted: fn(&TurnEvent) -> bool| {
        let log = game.log();
        log.iter().position(|event| matches!(event, Event::Turn(turn) if wanted(turn)))
    };
    let began = place(|event| matches!(event, TurnEvent::Began { .. }));
    let arrival = place(|event| matches!(event, TurnEvent::Arrival { die: Some(4), .. }));
    let initiative = place(|event| matches!(event, TurnEvent::Initiative { .. }));
    assert!(began.is_some() && began < arrival && arrival < initiative);
    assert_eq!((game.figure(b(2)).status, game.purse(1)), (Status::Removed, 10));
}

#[test]
fn ds_r63_gold_is_not_refunded_to_the_dead() {
    let mut game = field()
        .figure(0, hireling().wounded().at(14_000, 4_000).facing(EAST))
        .figure(0, hireling().at(14_000, 9_000))
        .figure(1, hireling().armed(&["pistolet"]).facing(SOUTH).watching().at(15_000, 6_000))
        .ready();
    let purse = game.purse(0);
    game.announces(a(1), &[Kind::Move, Kind::Duel]).performs(go(&[(16_000, 4_000)], EAST));
    game.dice(&[5, 5, 1, 2]).answers(shot(0));
    assert!(game.figure(a(1)).is_dead());
    assert_eq!(purse - game.purse(0), 2, "both actions were paid for");
}

#[test]
fn ds_r79_a_door_on_the_way_is_open_for_sight_from_the_first_sample_on_or_beyond_it() {
    let mut game = field()
        .on("place")
        .figure(0, hireling().at(7_250, 22_000).facing(NORTH))
        .figure(1, hireling().armed(&["mousquet"]).facing(SOUTH).watching().at(7_250, 28_500))
        .figure(1, hireling().at(30_000, 16_000))
        .ready();
    game.acts(a(1), Kind::Move, go(&[(7_250, 26_000)], NORTH));
    assert!(matches!(game.question(), Question::React { .. }));
    assert_eq!(game.at(a(1)), (7_250, 24_000), "not before: the door was shut");
    assert_eq!(game.public().doors[usize::from(door_of("porte_no"))], Door::Open);
}

#[test]
fn ds_r94_only_finite_things_make_a_first_action_impossible() {
    let mut game = field().figure(0, hireling().at(14_000, 4_000)).ready();
    for kind in [Kind::Move, Kind::Run, Kind::Charge, Kind::Jump] {
        assert!(game.allows(activate(a(1), &[kind])), "{kind:?}: one may always forgo");
    }
    for kind in [Kind::Climb, Kind::Duel, Kind::PickUp, Kind::Disengage] {
        game.refuses_to(a(1), &[kind], "DS-E35");
    }
}

#[test]
fn ds_r99_hands_reach_the_nearest_point_of_a_door_and_never_through_a_shut_one() {
    // The goldsmith's door is from (27000, 23000) to (28500, 23000), locked.
    let at = |x: i32| field().on("place").figure(0, hireling().at(x, 22_200)).ready();
    assert!(at(26_400).allows(activate(a(1), &[Kind::Lock])), "600 and 800 are 1000");
    at(26_399).refuses_to(a(1), &[Kind::Lock], "DS-E35");
    let keg = |door: Door| {
        field()
            .on("place")
            .door("porte_no", door)
            .figure(0, hireling().at(7_250, 23_600))
            .lies(Object::HeavyThrowable, (7_250, 24_400))
            .ready()
            .allows(activate(a(1), &[Kind::PickUp]))
    };
    assert!(keg(Door::Open) && !keg(Door::Closed));
}

#[test]
fn ds_r110_a_climbs_facing_is_named_openly_with_its_destination() {
    let roof = piece(table("place"), "maison_no");
    let on = sang_sur_la_lame::geometry::Surface::Top(roof);
    let mut game = field()
        .on("place")
        .figure(0, second().with(&[sang_sur_la_lame::cards::Trait::Chance]).at(11_500, 25_000))
        .ready();
    let deed = Deed::Climb { piece: roof, to: (10_700, 25_000).into(), on, face: face(SOUTH) };
    game.dice(&[1, 2, 1]).acts(a(1), Kind::Climb, deed);
    assert!(matches!(game.question(), Question::Reroll { .. }));
    assert_eq!(game.public().acting.map(|acting| acting.face), Some(face(SOUTH)));
    game.dice(&[5, 5, 1]).answers(REROLL);
    assert_eq!(game.faces(a(1)), SOUTH);
}

#[test]
fn ds_r132_a_lookout_is_asked_every_time_and_no_policy_answers_for_it() {
    let policy = serde_json::json!({ "reaction_policy": "never" });
    assert!(sang_sur_la_lame::GAME.configure(&policy, Some(2)).is_err(), "there is no such option");
    let mut game = field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().armed(&["pistolet"]).at(20_000, 4_000).facing(WEST).watching())
        .ready();
    game.acts(a(1), Kind::Move, go(&[(19_000, 4_000)], EAST));
    let mut windows = 0;
    while let Question::React { lookout, .. } = game.question() {
        assert_eq!(lookout, b(1));
        windows += 1;
        game.answers(WAIT);
    }
    assert!(windows > 1, "asked again along the way, {windows} times");
    assert!(game.figure(b(1)).lookout, "whoever waits stays on the lookout");
}
