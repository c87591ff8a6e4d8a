//! What is refused (section 8), number by number: a code, a clause, and nothing has changed.

use kernel::Refusal;
use sang_sur_la_lame::cards::{Kind, Npc, Object, Role, ScenarioId, Trait};
use sang_sur_la_lame::geometry::Surface;
use sang_sur_la_lame::geometry::path::Waypoint;
use sang_sur_la_lame::geometry::terrain::LinkId;
use sang_sur_la_lame::table::config::{BandChoice, RolesChoice};
use sang_sur_la_lame::table::flow::{Deed, Setting};
use sang_sur_la_lame::table::{Action, Config, Question, Secrets, Status};

use crate::common::*;

/// A hireling with sword and pistol on the meadow, an enemy ten inches east.
fn meadow() -> Field {
    field()
        .figure(0, hireling().armed(&["epee", "pistolet"]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(24_000, 4_000).facing(WEST))
}

/// The same, about to perform this.
fn about(kind: Kind) -> Game {
    let mut game = meadow().ready();
    game.announces(a(1), &[kind]);
    game
}

/// The two in contact.
fn duelling() -> Game {
    field()
        .figure(0, hireling().armed(&["epee", "pistolet"]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST))
        .ready()
}

#[test]
fn ds_e01_too_far() {
    about(Kind::Move).refuses_deed(go(&[(20_001, 4_000)], EAST), "DS-E01");
}

#[test]
fn ds_e02_no_running_there() {
    let mut game = field().figure(0, hireling().at(4_000, 8_000)).ready();
    game.announces(a(1), &[Kind::Run]).refuses_deed(go(&[(6_000, 8_000)], EAST), "DS-E02");
}

#[test]
fn ds_e03_blocked() {
    let mut game = field().figure(0, hireling().at(24_500, 9_000)).ready();
    game.announces(a(1), &[Kind::Move]).refuses_deed(go(&[(25_151, 9_000)], EAST), "DS-E03");
    game.refuses_deed(go(&[(29_500, 9_000)], EAST), "DS-E03");
}

#[test]
fn ds_e04_locked() {
    let mut game = field().on("place").figure(0, hireling().at(27_700, 22_000)).ready();
    game.announces(a(1), &[Kind::Move]).refuses_deed(go(&[(27_700, 24_000)], NORTH), "DS-E04");
}

#[test]
fn ds_e05_occupied() {
    let mut game = meadow().figure(0, hireling().at(16_000, 4_000)).ready();
    game.announces(a(1), &[Kind::Move]).refuses_deed(go(&[(18_000, 4_000)], EAST), "DS-E05");
    game.refuses_deed(go(&[(15_100, 4_000)], EAST), "DS-E05");
}

#[test]
fn ds_e06_must_stop() {
    let mut game = meadow().figure(1, hireling().at(16_000, 4_990)).ready();
    game.announces(a(1), &[Kind::Move]);
    game.refuses_deed(go(&[(18_000, 4_000)], EAST), "DS-E06");
    game.refuses_deed(go(&[(16_000, 4_000), (18_000, 3_000)], EAST), "DS-E06");
}

#[test]
fn ds_e07_engaged() {
    duelling().refuses_to(a(1), &[Kind::Move], "DS-E07");
}

#[test]
fn ds_e08_no_shooting_from_a_duel() {
    duelling().refuses_to(a(1), &[Kind::Shoot], "DS-E08");
}

#[test]
fn ds_e09_not_in_arc() {
    let mut game = duelling();
    game.announces(a(1), &[Kind::Duel]);
    game.change(|public| public.figure_mut(a(1)).facing = face(WEST));
    game.refuses_deed(duel(b(1), EAST), "DS-E09");
}

/// Announced at a target near by; then the target is elsewhere.
fn shooting(at: (i32, i32)) -> Game {
    let mut game = field()
        .figure(0, hireling().armed(&["pistolet"]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(16_000, 4_000).facing(WEST))
        .ready();
    game.announces(a(1), &[Kind::Shoot]);
    game.change(|public| public.figure_mut(b(1)).stand = ground(at));
    game
}

#[test]
fn ds_e10_out_of_range() {
    shooting((17_001, 4_000)).refuses_deed(shoot(0, b(1), EAST), "DS-E10");
}

#[test]
fn ds_e11_no_sight() {
    let mut game = field()
        .figure(0, hireling().armed(&["mousquet"]).at(27_000, 6_900).facing(NORTH))
        .figure(1, hireling().at(29_500, 7_000))
        .ready();
    game.announces(a(1), &[Kind::Shoot]);
    // Behind the boulder, which is two inches high.
    game.change(|public| public.figure_mut(b(1)).stand = ground((27_000, 11_200)));
    game.refuses_deed(shoot(0, b(1), NORTH), "DS-E11");
}

#[test]
fn ds_e12_no_ammunition() {
    let mut game = meadow().ready();
    game.change(|public| public.figure_mut(a(1)).spent = 0b10);
    game.refuses_to(a(1), &[Kind::Shoot], "DS-E12");
    let mut late = shooting((16_000, 4_000));
    late.change(|public| public.figure_mut(a(1)).spent = 1);
    late.refuses_deed(shoot(0, b(1), EAST), "DS-E12");
}

#[test]
fn ds_e13_two_attacks() {
    let mut game = duelling();
    game.refuses_to(a(1), &[Kind::Duel, Kind::Duel], "DS-E13");
    meadow().ready().refuses_to(a(1), &[Kind::Shoot, Kind::Duel], "DS-E13");
}

#[test]
fn ds_e14_not_available() {
    let mut game = meadow()
        .figure(0, hireling().at(14_000, 8_000).is(Status::Removed))
        .done(a(1))
        .figure(0, hireling().at(18_000, 8_000))
        .ready();
    game.refuses_to(a(1), &[Kind::Move], "DS-E14");
    game.refuses_to(a(2), &[Kind::Move], "DS-E14").refuses_to(b(1), &[Kind::Move], "DS-E14");
}

#[test]
fn ds_e15_too_poor() {
    meadow().purse(0, 2).ready().refuses_to(a(1), &[Kind::Watch], "DS-E15");
}

#[test]
fn ds_e16_the_lookout_last() {
    meadow().ready().refuses_to(a(1), &[Kind::Watch, Kind::Move], "DS-E16");
}

#[test]
fn ds_e17_another_duel() {
    let mut game = duelling();
    game.announces(a(1), &[Kind::Duel]);
    game.change(|public| public.figure_mut(b(1)).duel = Some(b(1)));
    game.refuses_deed(duel(b(1), EAST), "DS-E17");
}

#[test]
fn ds_e18_out_of_reach() {
    let mut game = field()
        .figure(0, hireling().armed(&["lance"]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(15_984, 4_000).facing(WEST))
        .ready();
    game.announces(a(1), &[Kind::Duel]);
    game.change(|public| public.figure_mut(b(1)).stand = ground((15_985, 4_000)));
    game.refuses_deed(duel(b(1), EAST), "DS-E18");
}

#[test]
fn ds_e19_not_with_that_load() {
    let laden = hireling().at(14_000, 4_000).bearing(Object::HeavyThrowable);
    let mut game = field().figure(0, laden).ready();
    for kind in [Kind::Run, Kind::Charge, Kind::Jump, Kind::Climb, Kind::Disengage] {
        game.refuses_to(a(1), &[kind], "DS-E19");
    }
}

#[test]
fn ds_e20_no_flight() {
    meadow().ready().refuses_to(a(1), &[Kind::Fly], "DS-E20");
    let wings = second().with(&[Trait::Voler]).at(7_000, 27_000);
    field().on("place").figure(0, wings).ready().refuses_to(a(1), &[Kind::Fly], "DS-E20");
}

#[test]
fn ds_e21_too_far_to_jump() {
    let mut game = about(Kind::Jump);
    game.refuses_deed(jump(&[step((17_001, 4_000), Surface::Ground)], 0, EAST), "DS-E21");
}

#[test]
fn ds_e22_bad_facing() {
    let mut game = about(Kind::Move);
    game.refuses_deed(go(&[(15_000, 4_000)], (0, 0)), "DS-E22");
    game.refuses_deed(go(&[(15_000, 4_000)], (36_001, 1)), "DS-E22");
}

#[test]
fn ds_e23_bad_input() {
    let mut game = about(Kind::Move);
    for point in [(-1, 4_000), (36_000, 4_000), (i32::MIN, i32::MAX)] {
        game.refuses_deed(go(&[point], EAST), "DS-E23");
    }
    let many: Vec<(i32, i32)> = (0..17).map(|at| (14_000 + at, 4_000)).collect();
    let text = serde_json::to_value(Action::Perform(go(&many[..16], EAST))).expect("written");
    let text = text.to_string().replace("[14000,4000]", "[14000,4000],[14001,4000]");
    assert!(serde_json::from_str::<Action>(&text).is_err(), "seventeen way-points cannot be read");
    assert!(serde_json::from_str::<Action>(&text.replace("14003", "14003.5")).is_err());
}

#[test]
fn ds_e24_on_a_line() {
    let mut game = field().figure(0, hireling().at(10_000, 15_000)).ready();
    game.announces(a(1), &[Kind::Move]).refuses_deed(go(&[(10_000, 17_400)], NORTH), "DS-E24");
}

#[test]
fn ds_e25_not_your_decision() {
    let mut game = meadow()
        .figure(1, hireling().armed(&["pistolet"]).facing(SOUTH).watching().at(15_000, 6_000))
        .ready();
    assert!(matches!(game.table().check(seat(1), &END_TURN), Err(Refusal::NotAsked)));
    game.acts(a(1), Kind::Move, go(&[(16_000, 4_000)], EAST));
    assert!(
        matches!(game.table().check(seat(0), &WAIT), Err(Refusal::NotAsked)),
        "another's window"
    );
}

#[test]
fn ds_e26_too_far_to_engage() {
    let mut game = meadow()
        .figure(1, hireling().armed(&["pistolet"]).facing(SOUTH).watching().at(15_000, 6_500))
        .ready();
    game.acts(a(1), Kind::Move, go(&[(15_000, 4_000)], EAST));
    game.refuses(engage((15_000, 4_990)), "DS-E26");
}

#[test]
fn ds_e27_ds_e28_one_exchange_and_only_failed_rolls() {
    let mut game = field()
        .figure(0, second().with(&[Trait::Frenetique]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST))
        .ready();
    game.dice(&[3, 3, 1, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(matches!(game.question(), Question::SecondExchange { .. }));
    let mut over = game.clone();
    over.change(|public| public.fight = None).refuses(again(b(1)), "DS-E27");
    let mut luck = field()
        .figure(0, second().with(&[Trait::Chance]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST))
        .ready();
    luck.dice(&[3, 3, 1, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    luck.refuses(REROLL_INSPIRED, "DS-E28");
}

#[test]
fn ds_e29_nothing_there() {
    let field = field()
        .plays(ScenarioId::Cache, "place")
        .role(0, Role::Renegade)
        .role(1, Role::Militia)
        .figure(0, hireling().at(15_000, 23_000))
        .figure(1, hireling().at(28_000, 14_000));
    let secrets = Secrets { loot: known(&[1], 0), ..Secrets::NONE };
    let mut game = begun(&field, secrets, &[6, 6, 1, 2], |_| {});
    game.announces(a(1), &[Kind::Search]);
    game.change(|public| public.opened_spots = 1 << 5);
    game.refuses_deed(Deed::Search { spot: 5, face: face(NORTH) }, "DS-E29");
}

#[test]
fn ds_e30_no_exit() {
    about(Kind::Move).refuses_deed(leave(&[(15_000, 4_000)], EAST), "DS-E30");
}

fn fixed(scenario: ScenarioId, table: &str) -> Config {
    let band = BandChoice::Preset("corsaire_noir".into());
    Config {
        roles: RolesChoice::FirstIsMilitia,
        bands: vec![band.clone(), band],
        ..Config::new(2).at(scenario, table)
    }
}

/// Five men in a row, the first one here.
fn row(first: (i32, i32), y: i32) -> Action {
    let mut all: Vec<_> = (1..=5).map(|at| (a(at), (10_000 + 1_500 * i32::from(at), y))).collect();
    all[0].1 = first;
    deploy(&all, &[])
}

#[test]
fn ds_e31_bad_deployment() {
    let mut game = laid(&fixed(ScenarioId::Compte, "pre"), &[1, 1, 5, 5]);
    game.refuses(row((11_500, 4_601), 4_000), "DS-E31")
        .refuses(row((13_100, 4_000), 4_000), "DS-E31");
}

#[test]
fn ds_e32_bad_spy() {
    let field = field()
        .plays(ScenarioId::Espion, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, leader().at(4_000, 17_000));
    let (config, public) = field.set();
    let state = kernel::State { public, secrets: Secrets::NONE };
    let first = sang_sur_la_lame::table::Step::Setup(
        sang_sur_la_lame::table::flow::SetupStep::SecretsAfter,
    );
    let opening = kernel::Opening { players: 2, state, first };
    let mut game = Game::begin(&config, opening, rigged(&[]));
    game.refuses(name(a(1)), "DS-E32").refuses(name(b(1)), "DS-E32");
}

/// A failed search: the militia's patrol is asked for.
fn noise() -> Game {
    let field = field()
        .plays(ScenarioId::Cache, "place")
        .role(0, Role::Renegade)
        .role(1, Role::Militia)
        .figure(0, hireling().at(15_000, 23_000))
        .figure(1, hireling().at(17_700, 19_000));
    let secrets = Secrets { loot: known(&[1], 0), ..Secrets::NONE };
    let mut game = begun(&field, secrets, &[6, 6, 1, 2], |_| {});
    game.dice(&[3, 3]).acts(a(1), Kind::Search, Deed::Search { spot: 5, face: face(NORTH) });
    game
}

#[test]
fn ds_e33_bad_patrol() {
    noise().refuses(patrol(b(1), &[(18_000, 17_000)]), "DS-E33");
}

#[test]
fn ds_e34_mounted() {
    let mut game =
        field().on("place").figure(0, second().with(&[Trait::Monte]).at(12_000, 29_000)).ready();
    game.refuses_to(a(1), &[Kind::Climb], "DS-E34").announces(a(1), &[Kind::Move]);
    let ladder = Waypoint::Link { to: (10_400, 30_000).into(), via: LinkId(0) };
    let up = [Waypoint::Walk((11_600, 30_000).into()), ladder].into_iter().collect();
    game.refuses_deed(go_along(up, NORTH), "DS-E34");
}

#[test]
fn ds_e35_impossible() {
    let mut game = meadow().ready();
    for kinds in [
        &[Kind::Duel][..],
        &[Kind::Move, Kind::Search],
        &[Kind::Move, Kind::Throw],
        &[Kind::Move, Kind::HeavyThrow],
        &[Kind::Move, Kind::Lock],
    ] {
        game.refuses_to(a(1), kinds, "DS-E35");
    }
}

#[test]
fn ds_e36_not_a_target() {
    let mut game = duelling();
    game.announces(a(1), &[Kind::Duel]);
    game.change(|public| public.figure_mut(b(1)).status = Status::Fallen);
    game.refuses_deed(duel(b(1), EAST), "DS-E36").refuses_deed(duel(a(1), EAST), "DS-E36");
    let mut neutral = field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(14_000, 4_984).facing(SOUTH))
        .npc(Npc::Badaud, None, (14_984, 4_000))
        .ready();
    neutral.announces(a(1), &[Kind::Duel]).refuses_deed(duel(n(1), EAST), "DS-E36");
}

#[test]
fn ds_e37_no_difficult_ground_with_a_load() {
    let laden = hireling().at(4_000, 8_000).bearing(Object::HeavyThrowable);
    let mut game = field().figure(0, laden).ready();
    game.announces(a(1), &[Kind::Move]).refuses_deed(go(&[(6_000, 8_000)], EAST), "DS-E37");
}

#[test]
fn ds_e38_must_enter() {
    let field = field()
        .plays(ScenarioId::Embuscade, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().is(Status::Reserve));
    let mut game = begun(&field, Secrets::NONE, &[6, 6, 1, 2], |_| {});
    game.refuses_to(a(1), &[Kind::Reorient], "DS-E38").announces(a(1), &[Kind::Move]);
    game.refuses_deed(go(&[(6_000, 17_000)], EAST), "DS-E38");
    game.refuses_deed(enter((2_601, 17_000), &[(6_000, 17_000)], EAST), "DS-E38");
}

#[test]
fn ds_e39_bad_markers() {
    let mut game = laid(&fixed(ScenarioId::Embuscade, "route"), &[]);
    let row = |first: (i32, i32)| {
        let mut all: Vec<(i32, i32)> = (0..7).map(|at| (12_000 + 2_000 * at, 22_000)).collect();
        all[0] = first;
        markers(&all)
    };
    game.refuses(row((12_000, 18_000)), "DS-E39").refuses(row((12_001, 22_000)), "DS-E39");
}

#[test]
fn ds_e40_no_decoy_left() {
    let field = field()
        .plays(ScenarioId::Embuscade, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().at(20_000, 16_000).facing(EAST))
        .figure(1, hireling().is(Status::Hidden));
    let mut game =
        begun(&field, Secrets::NONE, &[6, 6, 1, 2], |public| lay(public, 1, &[(22_000, 16_000)]));
    game.answers(SKIP).acts(a(1), Kind::Move, go(&[(26_000, 16_000)], EAST));
    game.answers(WAIT).refuses(DECOY, "DS-E40");
}

#[test]
fn ds_e41_there_is_still_room() {
    let mut game = laid(&fixed(ScenarioId::Compte, "pre"), &[1, 1, 5, 5]);
    let four: Vec<_> = (1..=4).map(|at| (a(at), (10_000 + 1_500 * i32::from(at), 4_000))).collect();
    game.refuses(deploy(&four, &[]), "DS-E41");
}

#[test]
fn ds_e42_somebody_must_stand_there() {
    let mut clash = laid(&fixed(ScenarioId::Affrontement, "pre"), &[1, 1, 5, 5]);
    clash.refuses(row((22_000, 14_000), 11_500), "DS-E42");
    let mut hoard = laid(&fixed(ScenarioId::Cache, "place"), &[]);
    hoard.answers(Action::Setup(Setting::HideLoot { spot: 0 }));
    let all: Vec<_> = (1..=5).map(|at| (a(at), (12_500 + 1_500 * i32::from(at), 19_000))).collect();
    hoard.refuses(deploy(&all, &[]), "DS-E42");
}

#[test]
fn ds_e43_a_table_that_breaks_the_rules_for_tables_is_refused_with_file_and_line() {
    let text = include_str!("../../data/tables.toml");
    let text =
        text.replacen("[[6000, 17400], [14000, 17400]]", "[[6000, 17400], [6000, 17400]]", 1);
    let lands = &sang_sur_la_lame::cards::catalogue().lands;
    let wrong =
        sang_sur_la_lame::cards::table::read(&text, lands).expect_err("a line of no length");
    assert!(wrong.to_string().starts_with("tables.toml:49: haie"), "{wrong}");
}
