//! Hidden information (section 6): who sees what, until when, and what must make no difference to anybody else.

use kernel::Viewer;
use sang_sur_la_lame::cards::{Kind, Npc, Object, Role, ScenarioId, Trait};
use sang_sur_la_lame::table::event::{SpaceEvent, TurnEvent};
use sang_sur_la_lame::table::flow::{Deed, Setting};
use sang_sur_la_lame::table::{Action, Config, Event, FigureId, Own, Question, Secrets, Status};

use crate::common::*;

fn own(game: &Game, viewer: Viewer) -> Own {
    game.table().view(viewer).own
}

fn of(at: u8) -> Viewer {
    Viewer::Seat(seat(at))
}

/// What a seat may answer, as it is shown it.
fn options(game: &Game, at: u8) -> Vec<Action> {
    let mut all = Vec::new();
    game.table().options(seat(at), &mut all);
    all
}

#[test]
fn proposals_are_sealed_until_both_are_in_ds_1305() {
    let propose = |scenario| Action::Setup(Setting::Propose { scenario });
    let first = |scenario| {
        let mut game = laid(&Config::new(2), &[6, 6]);
        game.does(0, propose(scenario));
        (game.events(), *game.public(), own(&game, of(1)), options(&game, 1))
    };
    assert_eq!(first(ScenarioId::Cache), first(ScenarioId::Compte));
    assert_eq!(first(ScenarioId::Cache).0, []);
}

/// Turn 3 of *L'espion*, seat 0 the militia, seat 1 knows who the spy is.
fn spied(spy: FigureId) -> Game {
    let field = field()
        .plays(ScenarioId::Espion, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .turn(3)
        .figure(0, hireling().at(20_000, 17_000))
        .figure(0, hireling().at(22_000, 17_000))
        .figure(0, hireling().at(24_000, 17_000).bearing(Object::Coffre))
        .figure(1, hireling().at(28_000, 19_000))
        .figure(1, hireling().at(30_000, 19_000));
    let secrets = Secrets { spy: known(&[1], spy), ..Secrets::NONE };
    begun(&field, secrets, &[6, 6, 1, 2], |_| {})
}

#[test]
fn the_spy_is_known_to_the_renegade_until_he_is_activated_ds_1412() {
    let game = spied(a(2));
    assert_eq!(own(&game, of(1)).spy, Some(a(2)));
    assert_eq!((own(&game, of(0)).spy, own(&game, Viewer::Gallery).spy), (None, None));
    let mut shown = spied(a(2));
    shown.announces(a(2), &[Kind::Reorient]);
    assert_eq!(own(&shown, of(0)).spy, Some(a(2)));
    assert_eq!(own(&shown, Viewer::Gallery).spy, Some(a(2)));
}

#[test]
fn who_the_spy_is_changes_nothing_for_the_militia_before_he_is_paid_for() {
    let (mut one, mut other) = (spied(a(2)), spied(a(3)));
    assert_eq!(options(&one, 0), options(&other, 0), "not its legal actions");
    for game in [&mut one, &mut other] {
        game.acts(a(1), Kind::Move, go(&[(20_000, 19_000)], NORTH));
    }
    assert_eq!(one.log(), other.log());
    assert_eq!(one.public(), other.public());
    assert!(one.figure(a(1)).cleared, "what an observer may deduce: he is not the spy");
    let mut activated = spied(a(2));
    activated.announces(a(2), &[Kind::Move]);
    let place = |wanted: fn(&TurnEvent) -> bool| {
        let all = activated.events();
        all.iter().position(|event| matches!(event, Event::Turn(turn) if wanted(turn)))
    };
    let paid = place(|event| matches!(event, TurnEvent::Activated { .. }));
    let shown = place(|event| matches!(event, TurnEvent::SpyRevealed { .. }));
    assert!(paid.is_some() && paid < shown, "revealed after the payment");
}

#[test]
fn the_hiding_place_is_the_militias_until_it_is_found_ds_1451() {
    let hoard = |loot: u8| {
        let field = field()
            .plays(ScenarioId::Cache, "place")
            .role(0, Role::Renegade)
            .role(1, Role::Militia)
            .figure(0, hireling().at(15_000, 23_000))
            .figure(1, hireling().at(28_000, 14_000));
        let secrets = Secrets { loot: known(&[1], loot), ..Secrets::NONE };
        begun(&field, secrets, &[6, 6, 1, 2], |_| {})
    };
    let game = hoard(5);
    assert_eq!((own(&game, of(1)).loot, own(&game, of(0)).loot), (Some(5), None));
    assert_eq!(own(&game, Viewer::Gallery).loot, None);
    let search = Deed::Search { spot: 5, face: face(NORTH) };
    let failed = |loot| {
        let mut game = hoard(loot);
        game.dice(&[3, 3]).acts(a(1), Kind::Search, search);
        (game.log(), *game.public(), game.rolled(), own(&game, of(0)))
    };
    assert_eq!(failed(5), failed(2), "a failed search says nothing");
    let mut found = hoard(5);
    found.dice(&[4, 4]).acts(a(1), Kind::Search, search);
    assert_eq!(own(&found, Viewer::Gallery).loot, Some(5));
}

#[test]
fn the_assassin_is_the_renegades_until_the_notable_dies_ds_1461() {
    let murder = |assassin: FigureId| {
        let field = field()
            .plays(ScenarioId::Assassinat, "place")
            .role(0, Role::Renegade)
            .role(1, Role::Militia)
            .figure(0, hireling().at(17_000, 23_200).facing(EAST))
            .figure(0, hireling().at(14_000, 3_000))
            .figure(1, hireling().at(14_000, 16_000))
            .npc(Npc::Notable, Some(1), (17_984, 23_200));
        let secrets = Secrets { assassin: known(&[0], assassin), ..Secrets::NONE };
        begun(&field, secrets, &[6, 6, 1, 2], |_| {})
    };
    let blow = |assassin| {
        let mut game = murder(assassin);
        game.dice(&[5, 5, 1, 2]).acts(a(1), Kind::Duel, duel(n(1), EAST));
        assert!(game.figure(n(1)).wounded);
        (game.log(), *game.public(), own(&game, of(1)), options(&game, 1))
    };
    assert_eq!(blow(a(1)), blow(a(2)), "a wound by anybody looks the same");
    let game = murder(a(2));
    assert_eq!((own(&game, of(0)).assassin, own(&game, of(1)).assassin), (Some(a(2)), None));
    let mut dead = murder(a(2));
    dead.dice(&[6, 6, 1, 2]).acts(a(1), Kind::Duel, duel(n(1), EAST));
    assert_eq!(own(&dead, Viewer::Gallery).assassin, Some(a(2)));
}

#[test]
fn no_hidden_renegade_belongs_to_a_marker_and_their_list_is_public_ds_1491() {
    let field = field()
        .plays(ScenarioId::Embuscade, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().at(4_000, 17_000))
        .figure(1, hireling().is(Status::Hidden))
        .figure(1, second().is(Status::Hidden));
    let points = [(26_000, 16_000), (28_000, 16_000), (30_000, 16_000)];
    let game = begun(&field, Secrets::NONE, &[6, 6, 1, 2], |public| lay(public, 1, &points));
    for (marker, who) in [(0, b(1)), (1, b(1)), (2, b(1)), (0, b(2)), (1, b(2)), (2, b(2))] {
        assert!(game.allows(spring(marker, who)), "{who} out of {marker}");
    }
    let hidden = game.public().figures.iter().filter(|one| one.status == Status::Hidden).count();
    assert_eq!(hidden, 2);
    assert_eq!(own(&game, of(1)), own(&game, of(0)), "there is nothing else to know");
}

/// Seat 0 moves before a lookout of seat 1; whatever is asked first.
fn watched(kind: Kind, deed: Deed) -> Game {
    let mut game = field()
        .figure(0, second().with(&[Trait::Coureur]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().armed(&["pistolet"]).facing(SOUTH).watching().at(15_000, 6_500))
        .figure(1, hireling().at(20_000, 2_000).facing(WEST))
        .figure(1, hireling().at(20_000, 6_000).facing(WEST))
        .ready();
    game.dice(&[6]).announces(a(1), &[kind]).performs(deed);
    assert!(matches!(game.question(), Question::React { .. }));
    game
}

#[test]
fn the_rest_of_a_path_and_its_facing_are_the_movers_ds_905_ds_r77() {
    let one = watched(Kind::Move, go(&[(16_000, 4_000), (18_000, 3_000)], NORTH));
    let two = watched(Kind::Move, go(&[(16_000, 4_000), (16_000, 7_000)], SOUTH));
    assert_eq!(one.at(a(1)), two.at(a(1)));
    assert_eq!(one.public(), two.public(), "way-points and facing are nowhere to be seen");
    assert_eq!(one.log(), two.log());
    assert_eq!(own(&one, of(1)), own(&two, of(1)));
    assert_eq!((own(&one, of(1)).course, own(&one, Viewer::Gallery).course), (None, None));
    assert_ne!(own(&one, of(0)).course, own(&two, of(0)).course);
    assert!(own(&one, of(0)).course.is_some());
    let mut over = one.clone();
    over.answers(WAIT);
    while matches!(over.question(), Question::React { .. }) {
        over.answers(WAIT);
    }
    assert_eq!(own(&over, of(0)).course, None, "when it is over there is nothing left to hide");
    assert_eq!(over.faces(a(1)), NORTH);
}

#[test]
fn a_charges_aim_is_the_movers_until_it_strikes_ds_r77() {
    let south = charge(&[(16_000, 4_000), (19_300, 2_700)], Some(b(2)), EAST);
    let north = charge(&[(16_000, 4_000), (19_300, 5_300)], Some(b(3)), NORTH);
    let (one, two) = (watched(Kind::Charge, south), watched(Kind::Charge, north));
    assert_eq!(one.public(), two.public());
    assert_eq!(one.log(), two.log());
}

#[test]
fn an_exit_is_the_movers_until_it_is_taken_ds_r77() {
    let leaving = |exit: bool| {
        let mut game = field()
            .plays(ScenarioId::Espion, "route")
            .role(0, Role::Militia)
            .role(1, Role::Renegade)
            .figure(0, hireling().at(30_000, 17_000).facing(EAST))
            .figure(1, hireling().armed(&["pistolet"]).facing(SOUTH).watching().at(31_000, 19_000))
            .ready();
        let to = [(33_000, 17_000)];
        game.acts(a(1), Kind::Move, if exit { leave(&to, EAST) } else { go(&to, EAST) });
        game
    };
    assert_eq!(leaving(true).public(), leaving(false).public());
    assert_eq!(leaving(true).log(), leaving(false).log());
}

#[test]
fn where_a_jump_takes_off_is_the_movers_until_it_does_ds_r77() {
    let roofs = |jump_index: bool| {
        let mut game = field()
            .on("toits")
            .figure(0, second().at(16_000, 12_000).on("b5").facing(WEST))
            .figure(
                1,
                hireling()
                    .armed(&["pistolet"])
                    .at(16_000, 14_000)
                    .on("b5")
                    .facing(SOUTH)
                    .watching(),
            )
            .ready();
        let walk = sang_sur_la_lame::geometry::path::Waypoint::Walk((14_800, 12_000).into());
        let on = sang_sur_la_lame::geometry::path::Waypoint::Walk((13_600, 12_000).into());
        let leap = step((11_300, 12_000), top("toits", "b4"));
        let deed =
            if jump_index { jump(&[walk, on, leap], 2, WEST) } else { jump(&[on, leap], 1, WEST) };
        game.acts(a(1), Kind::Jump, deed);
        game
    };
    let (one, two) = (roofs(true), roofs(false));
    assert_eq!(one.at(a(1)), two.at(a(1)));
    assert_eq!(one.public(), two.public());
}

#[test]
fn spectators_see_what_everybody_sees_and_no_more() {
    let game = spied(a(2));
    assert_eq!(own(&game, Viewer::Gallery), Own::default());
    let mut moved = spied(a(2));
    moved.acts(a(1), Kind::Move, go(&[(20_000, 19_000)], NORTH));
    let step = SpaceEvent::Stopped { figure: a(1), at: ground((20_000, 19_000)) };
    assert!(moved.saw(Event::Space(step)), "events are told to the gallery too");
}

/// Whoever looks takes the table for one that looks the same to him.
#[track_caller]
fn imagined_alike(game: &Game) {
    let seats = (0..game.table().players()).map(of);
    for viewer in seats.chain([Viewer::Gallery]) {
        for number in 0..8 {
            let mut rng = kernel::Rng::from_number(number);
            let world = game.table().imagined_by(viewer, &mut rng);
            assert_eq!(world.view(viewer).own, own(game, viewer), "{viewer:?}");
            assert_eq!(world.public(), game.public());
        }
    }
}

#[test]
fn imagined_worlds_respect_everything_seen() {
    imagined_alike(&spied(a(2)));
    imagined_alike(&watched(Kind::Move, go(&[(16_000, 4_000), (18_000, 3_000)], NORTH)));

    // A patrol of the second seat's, moved by the first: only that one knows the way.
    let field = field_of(Config { second_team: vec![1, 2], ..Config::new(3) })
        .plays(ScenarioId::Cache, "place")
        .role(0, Role::Renegade)
        .role(1, Role::Militia)
        .role(2, Role::Militia)
        .figure(0, hireling().at(15_000, 23_000))
        .figure(0, second().armed(&["mousquet"]).facing(SOUTH).watching().at(18_000, 24_500))
        .figure(1, hireling().at(28_000, 14_000))
        .figure(2, hireling().at(17_700, 19_000));
    let secrets = Secrets { loot: known(&[1, 2], 0), ..Secrets::NONE };
    let mut game = begun(&field, secrets, &[6, 6, 1, 2, 3, 3], |_| {});
    game.dice(&[3, 3]).acts(a(1), Kind::Search, Deed::Search { spot: 5, face: face(NORTH) });
    assert_eq!(game.question(), Question::Patrol { seat: seat(1), searcher: a(1) });
    game.answers(patrol(c(1), &[(17_700, 22_500)]));
    assert!(matches!(game.question(), Question::React { .. }));
    assert!(own(&game, of(1)).course.is_some() && own(&game, of(2)).course.is_none());
    imagined_alike(&game);
}
