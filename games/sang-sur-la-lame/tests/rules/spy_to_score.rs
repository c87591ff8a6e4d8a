//! Scenarios 2 to 5 (DS-1410…1442): the spy, smuggling, the convoy, a score to settle.

use kernel::Viewer;
use sang_sur_la_lame::cards::{Kind, Npc, Object, Role, ScenarioId};
use sang_sur_la_lame::table::config::{RolesChoice, TurnLimit};
use sang_sur_la_lame::table::event::{TableEvent, TurnEvent};
use sang_sur_la_lame::table::flow::{Choice, Deed};
use sang_sur_la_lame::table::public::{Level, ThingPlace};
use sang_sur_la_lame::table::{Action, Config, Event, Question, Secrets, Status};

use crate::common::*;

fn fixed(scenario: ScenarioId, table: &str) -> Config {
    Config { roles: RolesChoice::FirstIsMilitia, ..Config::new(2).at(scenario, table) }
}

/// Where the first listed deployment of a seat puts its figures.
#[track_caller]
fn first_option(game: &Game) -> Action {
    let mut options = Vec::new();
    game.table().options(seat(game.asked()), &mut options);
    options[0]
}

fn with_bearers(action: Action, bearers: &[sang_sur_la_lame::table::FigureId]) -> Action {
    use sang_sur_la_lame::table::flow::Setting;
    let Action::Setup(Setting::Deploy { placements, .. }) = action else { panic!("no deployment") };
    Action::Setup(Setting::Deploy { placements, bearers: bearers.iter().copied().collect() })
}

fn orders(kinds: &[Kind]) -> Action {
    Action::Choose(Choice::Orders { r#do: kinds.iter().copied().collect() })
}

#[test]
fn ds_1410_the_militia_names_one_bearer_of_the_strongbox() {
    let mut game = laid(&fixed(ScenarioId::Espion, "route"), &[]);
    let placed = first_option(&game);
    game.refuses(with_bearers(placed, &[]), "DS-E31");
    game.refuses(with_bearers(placed, &[a(1), a(2)]), "DS-E31");
    game.refuses(with_bearers(placed, &[b(1)]), "DS-E31").answers(with_bearers(placed, &[a(3)]));
    let load = game.figure(a(3)).load.expect("it bears the box");
    let thing = game.public().things[usize::from(load)];
    assert_eq!((thing.kind, thing.place), (Object::Coffre, ThingPlace::Borne(a(3))));
}

#[test]
fn ds_1410_anyone_may_drop_it_pick_it_up_and_carry_it() {
    for role in [Role::Militia, Role::Renegade] {
        let other = if role == Role::Militia { Role::Renegade } else { Role::Militia };
        let mut game = field()
            .plays(ScenarioId::Espion, "route")
            .role(0, role)
            .role(1, other)
            .figure(0, hireling().at(20_000, 17_000))
            .lies(Object::Coffre, (20_500, 17_000))
            .ready();
        let pick = Deed::PickUp { object: 0, face: face(NORTH) };
        game.dice(&[4, 4]).acts(a(1), Kind::PickUp, pick);
        assert_eq!(game.figure(a(1)).load, Some(0), "{role:?}");
    }
}

#[test]
fn ds_1411_the_renegade_names_one_of_the_militia_who_is_no_chief() {
    let mut game = laid(&fixed(ScenarioId::Espion, "route"), &[]);
    let placed = first_option(&game);
    game.answers(placed);
    let placed = first_option(&game);
    game.answers(placed);
    assert_eq!(game.question(), Question::NameSpy { seat: seat(1) });
    game.refuses(name(a(1)), "DS-E32").refuses(name(b(2)), "DS-E32").refuses(name(n(1)), "DS-E32");
    game.answers(name(a(3)));
    assert_eq!(game.table().view(Viewer::Seat(seat(1))).own.spy, Some(a(3)));
    assert_eq!(game.table().view(Viewer::Seat(seat(0))).own.spy, None);
}

/// Turn 3 of *L'espion*: seat 0 is the militia, its hireling a(1) the spy.
fn spied(turn: u8) -> Game {
    let field = field()
        .plays(ScenarioId::Espion, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .turn(turn)
        .figure(0, hireling().armed(&["epee", "pistolet"]).at(20_000, 17_000).facing(EAST))
        .figure(0, hireling().at(22_000, 17_000).facing(WEST))
        .figure(0, leader().at(24_000, 19_000))
        .figure(0, second().at(4_000, 19_000))
        .figure(1, leader().at(28_000, 19_000))
        .figure(1, hireling().at(30_000, 19_000));
    let secrets = Secrets { spy: known(&[1], a(1)), ..Secrets::NONE };
    begun(&field, secrets, &[6, 6, 1, 2], |_| {})
}

#[test]
fn ds_1412_ds_x29_from_turn_three_the_spy_obeys_the_renegade_for_what_was_paid() {
    let mut game = spied(3);
    let purse = game.purse(0);
    game.announces(a(1), &[Kind::Move, Kind::Duel]);
    assert!(game.saw(Event::Turn(TurnEvent::SpyRevealed { figure: a(1), seat: seat(1) })));
    assert_eq!(purse - game.purse(0), 2, "the militia has paid");
    assert_eq!(game.question(), Question::SpyOrders { seat: seat(1) });
    game.refuses(orders(&[Kind::Shoot, Kind::Move]), "DS-E15");
    game.refuses(orders(&[Kind::Duel, Kind::Duel]), "DS-E13");
    let renegade = game.purse(1);
    game.dice(&[3]).answers(orders(&[Kind::Charge]));
    assert_eq!(game.question(), Question::Perform { seat: seat(1) });
    game.dice(&[5, 5, 1, 2]).performs(charge(&[(21_016, 17_000)], Some(a(2)), EAST));
    assert!(game.figure(a(2)).wounded, "by one of its own");
    assert_eq!(game.purse(1), renegade, "the renegade pays nothing");
}

#[test]
fn ds_1412_before_turn_three_he_is_true_and_in_turn_three_after_the_drop() {
    let mut early = spied(2);
    early.announces(a(1), &[Kind::Move]);
    assert_eq!(early.question(), Question::Perform { seat: seat(0) });

    let mut laden = spied(3);
    laden.change(|public| {
        let place = ThingPlace::Borne(a(1));
        let thing = sang_sur_la_lame::table::public::Thing { kind: Object::Coffre, place };
        public.things.push(thing);
        let load = public.things.len() as u8 - 1;
        public.figure_mut(a(1)).load = Some(load);
    });
    let declared = sang_sur_la_lame::table::flow::Declaration {
        fig: a(1),
        r#do: [Kind::Move].into_iter().collect(),
        drop: true,
        ..Default::default()
    };
    laden.answers(Action::Activate(declared));
    assert_eq!(laden.question(), Question::SpyOrders { seat: seat(1) });
    assert_eq!(laden.figure(a(1)).load, None, "the box lies there before he shows himself");
}

#[test]
fn ds_1412_he_may_be_told_to_do_nothing() {
    let mut game = spied(3);
    game.announces(a(1), &[Kind::Move]).answers(orders(&[]));
    assert!(game.waits_for(1), "unused gold is lost, and play goes on");
}

#[test]
fn ds_1413_he_belongs_to_the_renegades_with_their_gold_from_the_next_turn_on() {
    let mut game = spied(3);
    let (militia, renegade) = (12, game.purse(1));
    game.announces(a(1), &[Kind::Move]).answers(orders(&[]));
    assert_eq!(game.figure(a(1)).owner, Some(seat(1)));
    assert!(game.board().enemies(game.figure(a(1)), game.figure(a(2))));
    game.dice(&[1, 2, 6, 6]).next_turn();
    let lost = militia - game.purse(0);
    assert!(lost >= 1, "as if he had died");
    assert_eq!(game.purse(1), renegade, "and the renegade is no richer");
    assert!(game.waits_for(1));
    game.announces(a(1), &[Kind::Reorient]).performs(turn(NORTH));
    assert_eq!(game.purse(1), renegade - 1, "activated with the renegade's gold");

    game.change(|public| public.figure_mut(a(1)).status = Status::Fallen);
    let before = (game.purse(0), renegade);
    game.dice(&[6, 6, 1, 2]).next_turn();
    assert_eq!((game.purse(0), game.purse(1)), before, "his later death costs nobody gold");
}

#[test]
fn ds_1413_ds_r85_he_commands_nobody_and_counts_with_the_renegades() {
    use sang_sur_la_lame::cards::Trait;
    // A turncoat second with an aura, who would command if he were in any band.
    let field = field()
        .plays(ScenarioId::Espion, "route")
        .role(0, Role::Renegade)
        .role(1, Role::Militia)
        .figure(0, hireling().at(20_000, 17_000).facing(EAST))
        .figure(1, second().with(&[Trait::Inspire]).at(20_000, 18_000))
        .figure(1, hireling().at(20_984, 17_000).facing(WEST));
    let mut game = field.ready();
    game.change(|public| {
        let spy = public.figure_mut(b(1));
        (spy.owner, spy.turncoat) = (Some(seat(0)), true);
    });
    game.dice(&[1, 2, 5, 5]).acts(a(1), Kind::Duel, duel(b(2), EAST));
    assert!(game.figure(a(1)).wounded, "no example from him");

    let teams = field_of(Config { second_team: vec![1, 2], ..Config::new(3) })
        .plays(ScenarioId::Espion, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .role(2, Role::Renegade)
        .turn(3)
        .figure(0, hireling().at(20_000, 17_000))
        .figure(1, hireling().at(26_000, 17_000))
        .figure(2, hireling().at(28_000, 17_000));
    let secrets = Secrets { spy: known(&[1, 2], a(1)), ..Secrets::NONE };
    let mut game = begun(&teams, secrets, &[6, 6, 1, 2, 3, 1], |_| {});
    game.announces(a(1), &[Kind::Move]);
    assert_eq!(
        game.question(),
        Question::SpyOrders { seat: seat(1) },
        "the renegades' lowest seat"
    );
    assert_eq!(game.figure(a(1)).owner, Some(seat(1)));
}

#[test]
fn ds_1414_a_spy_never_revealed_changes_nothing_and_his_name_is_shown_at_the_end() {
    let mut game = spied(3);
    game.change(|public| public.figure_mut(a(1)).status = Status::Fallen);
    game.next_turn();
    assert!(game.public().revealed_spy.is_none());
    game.answers(RESIGN);
    assert!(game.saw(Event::Table(TableEvent::WasSpy { figure: a(1) })));
    assert_eq!(game.table().view(Viewer::Gallery).own.spy, Some(a(1)));
}

#[test]
fn ds_1415_the_box_must_leave_by_the_exit_with_a_militia_figure() {
    let at = |x: i32| {
        let mut game = field()
            .plays(ScenarioId::Espion, "route")
            .role(0, Role::Militia)
            .role(1, Role::Renegade)
            .figure(0, hireling().at(x, 17_000).facing(EAST).bearing(Object::Coffre))
            .figure(1, hireling().at(4_000, 30_000))
            .ready();
        game.announces(a(1), &[Kind::Move]);
        game
    };
    let mut leaves = at(30_000);
    leaves.refuses_deed(leave(&[(32_700, 17_000)], EAST), "DS-E30");
    leaves.performs(leave(&[(32_900, 17_000)], EAST));
    assert_eq!((leaves.level(0), leaves.level(1)), (Level::Plain, Level::Defeat));

    let mut late = field()
        .plays(ScenarioId::Espion, "route")
        .config(|config| config.turn_limit = TurnLimit::Scenario)
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .turn(8)
        .figure(0, hireling().at(33_000, 17_000).bearing(Object::Coffre))
        .figure(1, hireling().at(4_000, 30_000))
        .ready();
    late.next_turn();
    assert_eq!(
        (late.level(0), late.level(1)),
        (Level::Defeat, Level::Plain),
        "not yet off the table"
    );
}

#[test]
fn ds_r104_the_spy_lasts_eight_turns() {
    let limit = sang_sur_la_lame::cards::catalogue().scenario(ScenarioId::Espion).turn_limit;
    assert_eq!(limit, 8);
}

#[test]
fn ds_1421_two_renegades_start_with_a_bale_each_and_only_renegades_pick_one_up() {
    let mut game = laid(&fixed(ScenarioId::Contrebande, "place"), &[]);
    let placed = first_option(&game);
    game.answers(placed);
    assert_eq!(game.asked(), 1);
    let placed = first_option(&game);
    game.refuses(with_bearers(placed, &[b(2)]), "DS-E31");
    game.refuses(with_bearers(placed, &[b(2), b(2)]), "DS-E31");
    game.answers(with_bearers(placed, &[b(2), b(4)]));
    let bears = |id| {
        let load = game.figure(id).load.expect("a bale");
        game.public().things[usize::from(load)].kind
    };
    assert_eq!((bears(b(2)), bears(b(4))), (Object::Ballot, Object::Ballot));

    let picks = |role, other| {
        let mut game = field()
            .plays(ScenarioId::Contrebande, "place")
            .role(0, role)
            .role(1, other)
            .figure(0, hireling().at(17_000, 6_000))
            .lies(Object::Ballot, (17_500, 6_000))
            .ready();
        game.allows(activate(a(1), &[Kind::PickUp]))
            && game
                .dice(&[4, 4])
                .acts(a(1), Kind::PickUp, Deed::PickUp { object: 0, face: face(NORTH) })
                .figure(a(1))
                .load
                .is_some()
    };
    assert!(picks(Role::Renegade, Role::Militia) && !picks(Role::Militia, Role::Renegade));
}

#[test]
fn ds_1422_at_the_end_of_turn_six_a_living_bearer_in_port_is_enough() {
    let ends = |y: i32, load: bool| {
        let porter = hireling().at(17_000, y);
        let mut game = field()
            .plays(ScenarioId::Contrebande, "place")
            .config(|config| config.turn_limit = TurnLimit::Scenario)
            .role(0, Role::Militia)
            .role(1, Role::Renegade)
            .turn(6)
            .figure(0, hireling().at(28_000, 17_000))
            .figure(1, if load { porter.bearing(Object::Ballot) } else { porter })
            .ready();
        game.next_turn();
        (game.level(0), game.level(1))
    };
    assert_eq!(ends(32_200, true), (Level::Defeat, Level::Plain));
    assert_eq!(ends(32_199, true), (Level::Plain, Level::Defeat), "not in port");
    assert_eq!(ends(33_000, false), (Level::Plain, Level::Defeat), "without a bale");
}

#[test]
fn ds_1431_three_guards_of_the_militia_stand_by_the_loot_on_the_lookout_at_its_expense() {
    let mut game = laid(&fixed(ScenarioId::Convoi, "route"), &[]);
    assert_eq!(game.question(), Question::Deploy { seat: seat(0) });
    let guards = [(n(1), (15_000, 16_000)), (n(2), (16_000, 19_500)), (n(3), (20_500, 19_500))];
    game.refuses(deploy(&[(n(1), (13_000, 16_000)), guards[1], guards[2]], &[]), "DS-E31");
    game.refuses(deploy(&[(a(1), (15_000, 16_000)), guards[1], guards[2]], &[]), "DS-E31");
    game.answers(deploy(&guards, &[]));
    assert!((1..=3).all(|at| game.figure(n(at)).lookout && game.figure(n(at)).stands()));
    assert_eq!(game.figure(a(1)).status, Status::Reserve);
    let placed = first_option(&game);
    game.dice(&[6, 6, 1, 2]).answers(placed);
    assert!(game.waits_for(0));
    let purse = game.purse(0);
    game.announces(n(1), &[Kind::Reorient]);
    assert_eq!(purse - game.purse(0), 1);
}

/// The convoy at the start of a turn, the militia in reserve.
fn convoy(turn: u8, dice: &[u8]) -> Game {
    let field = field()
        .plays(ScenarioId::Convoi, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .turn(turn)
        .figure(0, hireling().is(Status::Reserve))
        .figure(1, hireling().at(20_000, 2_000))
        .npc(Npc::Garde, Some(0), (15_000, 16_000));
    begun(&field, Secrets::NONE, dice, |_| {})
}

fn arrival(game: &Game) -> Option<(Option<u8>, bool)> {
    game.log().into_iter().find_map(|event| {
        let Event::Turn(TurnEvent::Arrival { die, arrived }) = event else { return None };
        Some((die, arrived))
    })
}

#[test]
fn ds_1432_the_militia_arrives_on_four_then_on_three_then_certainly() {
    assert_eq!(arrival(&convoy(1, &[])), None);
    assert_eq!(arrival(&convoy(2, &[4])), Some((Some(4), true)));
    assert_eq!(arrival(&convoy(2, &[3])), Some((Some(3), false)));
    assert_eq!(arrival(&convoy(3, &[3])), Some((Some(3), true)));
    assert_eq!(arrival(&convoy(3, &[2])), Some((Some(2), false)));
    assert_eq!(arrival(&convoy(4, &[])), Some((None, true)));

    let mut waits = convoy(2, &[3, 6, 6, 1, 1]);
    waits.refuses_to(a(1), &[Kind::Move], "DS-E14");
    let mut comes = convoy(2, &[4, 6, 6, 1, 1]);
    comes.announces(a(1), &[Kind::Move]);
    comes.refuses_deed(enter((2_700, 17_000), &[(6_000, 17_000)], EAST), "DS-E38");
    comes.performs(enter((1_000, 17_000), &[(7_000, 17_000)], EAST));
    assert_eq!(comes.at(a(1)), (7_000, 17_000), "paid from where it enters");
}

#[test]
fn ds_r98_a_certain_arrival_draws_no_die_and_the_die_of_a_lost_action_is_rolled_all_the_same() {
    let certain = convoy(4, &[6, 6, 1, 2]);
    assert_eq!(arrival(&certain), Some((None, true)));
    assert!(certain.waits_for(0), "the four dice were those of initiative");

    let mut charger = field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(18_000, 4_000).facing(WEST))
        .ready();
    charger.announces(a(1), &[Kind::Move, Kind::Charge]);
    charger.dice(&[5]).performs(go(&[(17_016, 4_000)], EAST));
    assert_eq!(charger.rolled(), 1, "engaged, it can only forgo: its die is rolled");
    charger.refuses_deed(charge(&[(16_000, 4_000)], None, EAST), "DS-E07").answers(FORGO);
}

#[test]
fn ds_1433_only_renegades_take_the_loot_and_they_win_when_it_leaves_with_one() {
    let beside = |role, other| {
        let mut game = field()
            .plays(ScenarioId::Convoi, "route")
            .role(0, role)
            .role(1, other)
            .figure(0, hireling().at(17_800, 15_800))
            .lies(Object::Butin, (17_800, 16_300))
            .ready();
        game.dice(&[4, 4]);
        game.allows(activate(a(1), &[Kind::PickUp]))
    };
    assert!(beside(Role::Renegade, Role::Militia));
    assert!(!beside(Role::Militia, Role::Renegade));

    let mut leaves = field()
        .plays(ScenarioId::Convoi, "route")
        .role(0, Role::Renegade)
        .role(1, Role::Militia)
        .figure(0, hireling().at(23_000, 4_000).facing(SOUTH).bearing(Object::Butin))
        .figure(1, hireling().is(Status::Reserve))
        .ready();
    leaves.acts(a(1), Kind::Move, leave(&[(23_000, 2_000)], SOUTH));
    assert_eq!((leaves.level(0), leaves.level(1)), (Level::Plain, Level::Defeat));

    let mut late = field()
        .plays(ScenarioId::Convoi, "route")
        .config(|config| config.turn_limit = TurnLimit::Scenario)
        .role(0, Role::Renegade)
        .role(1, Role::Militia)
        .turn(8)
        .figure(0, hireling().at(23_000, 4_000).bearing(Object::Butin))
        .figure(1, hireling().at(4_000, 17_000))
        .ready();
    late.next_turn();
    assert_eq!((late.level(0), late.level(1)), (Level::Defeat, Level::Plain));
}

/// A hireling of seat 0 beside the wounded leader of seat 1.
fn score() -> Field {
    field()
        .plays(ScenarioId::Compte, "pre")
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(0, leader().wounded().at(20_000, 4_000).facing(EAST))
        .figure(1, leader().wounded().at(14_984, 4_000).facing(WEST))
        .figure(1, hireling().at(20_984, 4_000).facing(WEST))
}

#[test]
fn ds_1441_the_enemy_chief_must_be_dead_by_whatever_hand() {
    let mut game = score().ready();
    game.dice(&[6, 6, 1, 2, 1, 1]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    game.next_turn();
    assert_eq!((game.level(0), game.level(1)), (Level::Plain, Level::Defeat));
    let mut nobody =
        score().config(|config| config.turn_limit = TurnLimit::Scenario).turn(6).ready();
    nobody.next_turn();
    assert_eq!((nobody.level(0), nobody.level(1)), (Level::Defeat, Level::Defeat));
}

#[test]
fn ds_1442_the_turn_is_played_out_and_two_dead_chiefs_are_a_draw() {
    let mut game = score().ready();
    game.dice(&[6, 6, 1, 2, 1, 1]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(!game.is_over() && game.waits_for(1));
    game.dice(&[6, 6, 1, 1, 1, 2]).acts(b(2), Kind::Duel, duel(a(2), WEST));
    game.next_turn();
    assert_eq!((game.level(0), game.level(1)), (Level::Draw, Level::Draw));
}
