//! Setting a table (DS-1301…1305, DS-1313, DS-1314, DS-1497): dice, roles, places, secrets, proposals.

use kernel::Viewer;
use sang_sur_la_lame::cards::{Kind, Npc, Role, ScenarioId};
use sang_sur_la_lame::rules::setup::drawn;
use sang_sur_la_lame::table::config::{BandChoice, RolesChoice, ScenarioChoice, TableChoice};
use sang_sur_la_lame::table::event::TableEvent;
use sang_sur_la_lame::table::flow::Setting;
use sang_sur_la_lame::table::public::Level;
use sang_sur_la_lame::table::{Action, Config, Event, Given, Question, Status};

use crate::common::*;

fn at(table: &str) -> Config {
    Config { table: TableChoice::Named(table.into()), ..Config::new(2) }
}

/// A fixed scenario, seat 0 the militia.
fn fixed(scenario: ScenarioId, table: &str) -> Config {
    Config { roles: RolesChoice::FirstIsMilitia, ..Config::new(2).at(scenario, table) }
}

fn told(game: &Game, wanted: impl Fn(&TableEvent) -> bool) -> usize {
    let tells = |event: &&Event| matches!(event, Event::Table(one) if wanted(one));
    game.log().iter().filter(tells).count()
}

const fn role(role: Role) -> Action {
    Action::Setup(Setting::Role { role })
}

const fn propose(scenario: ScenarioId) -> Action {
    Action::Setup(Setting::Propose { scenario })
}

/// The first listed answer, whoever is asked.
#[track_caller]
fn anything(game: &mut Game) {
    let mut options = Vec::new();
    game.table().options(seat(game.asked()), &mut options);
    game.answers(options[0]);
}

#[test]
fn ds_1301_each_side_rolls_a_die_and_the_sum_is_the_scenario() {
    let given = Given::new(&Config::new(2)).expect("a table");
    let sums: Vec<ScenarioId> = (1..=6).map(|die| drawn(&given, [1, die])).collect();
    use ScenarioId as S;
    assert_eq!(sums, [S::Espion, S::Contrebande, S::Convoi, S::Compte, S::Cache, S::Assassinat]);
    let sums: Vec<ScenarioId> = (2..=6).map(|die| drawn(&given, [6, die])).collect();
    assert_eq!(sums, [S::Passage, S::Prisonnier, S::Embuscade, S::Affrontement, S::Libre]);
    let game = laid(&Config::new(2), &[2, 4]);
    let event = TableEvent::Drawn { dice: [2, 4], scenario: S::Cache };
    assert_eq!(told(&game, |one| *one == event), 1);
}

#[test]
fn ds_1301_a_result_the_table_has_no_set_up_for_is_rolled_again() {
    // The meadow has 5 and 11 only.
    let game = laid(&at("pre"), &[1, 1, 2, 4, 2, 3]);
    assert_eq!(game.public().scenario, ScenarioId::Compte);
    assert_eq!(told(&game, |one| matches!(one, TableEvent::Drawn { .. })), 1);
}

#[test]
fn ds_1301_three_bands_roll_one_die_for_three_scenarios() {
    let given = Given::new(&Config::new(3)).expect("a table");
    let all: Vec<ScenarioId> = (1..=6).map(|die| drawn(&given, [die, 0])).collect();
    use ScenarioId as S;
    assert_eq!(
        all,
        [S::Compte, S::Compte, S::Passage, S::Passage, S::Affrontement, S::Affrontement]
    );
}

#[test]
fn ds_1302_the_higher_die_of_the_generator_chooses_its_role() {
    let first = laid(&at("place"), &[4, 2]);
    assert_eq!(first.question(), Question::ChooseRole { seat: seat(0) });
    let mut second = laid(&at("place"), &[2, 4]);
    assert_eq!(second.question(), Question::ChooseRole { seat: seat(1) });
    second.answers(role(Role::Renegade));
    let roles = &second.public().roles;
    assert_eq!((roles[seat(0)], roles[seat(1)]), (Role::Militia, Role::Renegade));
}

#[test]
fn ds_1302_equal_dice_or_a_scenario_that_was_not_drawn_roll_for_the_choice() {
    let equal = laid(&at("place"), &[3, 3, 2, 2, 2, 5]);
    assert_eq!(equal.public().scenario, ScenarioId::Cache);
    assert_eq!(told(&equal, |one| matches!(one, TableEvent::RoleDice { .. })), 2, "ties again");
    assert_eq!(equal.question(), Question::ChooseRole { seat: seat(1) });
    let agreed = laid(&Config::new(2).at(ScenarioId::Cache, "place"), &[5, 2]);
    assert_eq!(agreed.question(), Question::ChooseRole { seat: seat(0) });
}

#[test]
fn ds_1302_the_host_may_fix_roles_and_symmetric_sides_go_by_seat() {
    let militia = laid(&fixed(ScenarioId::Cache, "place"), &[]);
    assert_eq!(militia.public().roles[seat(0)], Role::Militia);
    let config =
        Config { roles: RolesChoice::FirstIsRenegade, ..fixed(ScenarioId::Cache, "place") };
    assert_eq!(laid(&config, &[]).public().roles[seat(0)], Role::Renegade);
    let clash = laid(&fixed(ScenarioId::Affrontement, "pre"), &[5, 5, 1, 1]);
    assert_eq!((clash.public().roles[seat(0)], clash.public().roles[seat(1)]), (Role::A, Role::B));
}

#[test]
fn ds_1303_npcs_and_objects_then_secrets_then_deployment_then_secrets_then_turn_one() {
    let mut cache = laid(&fixed(ScenarioId::Cache, "place"), &[]);
    assert_eq!(cache.question(), Question::HideLoot { seat: seat(0) }, "before deployment");
    cache.answers(Action::Setup(Setting::HideLoot { spot: 2 }));
    assert_eq!(cache.question(), Question::Deploy { seat: seat(0) });

    let mut notable = laid(&fixed(ScenarioId::Assassinat, "place"), &[]);
    assert_eq!(notable.question(), Question::Deploy { seat: seat(0) });
    let npc = notable.figure(n(1));
    assert_eq!((npc.npc, notable.at(n(1))), (Some(Npc::Notable), (17_700, 23_200)));
    assert_eq!(notable.faces(n(1)), (4, -1_371), "towards the centre (17716, 17716)");
    anything(&mut notable);
    anything(&mut notable);
    assert_eq!(notable.question(), Question::NameAssassin { seat: seat(1) }, "after deployment");
    assert_eq!(notable.public().turn, 0);
    notable.answers(name(b(2)));
    assert_eq!(notable.public().turn, 1);
    let loot = laid(&fixed(ScenarioId::Convoi, "route"), &[]);
    assert!(loot.public().things.iter().any(|thing| {
        thing.place == sang_sur_la_lame::table::public::ThingPlace::Lying(ground((17_800, 16_300)))
    }));
}

/// The Black Corsair's five men in the southern zone of the meadow.
fn row(y: i32) -> Vec<(sang_sur_la_lame::table::FigureId, (i32, i32))> {
    (1..=5).map(|at| (a(at), (10_000 + 2_000 * i32::from(at), y))).collect()
}

fn clash() -> Config {
    let preset = || BandChoice::Preset("corsaire_noir".into());
    Config { bands: vec![preset(), preset()], ..fixed(ScenarioId::Affrontement, "pre") }
}

#[test]
fn ds_1304_all_figures_at_once_inside_the_polygons_where_they_may_stand() {
    // Seat 0 rolls less and deploys first.
    let mut game = laid(&clash(), &[1, 1, 5, 5]);
    assert_eq!(game.question(), Question::Deploy { seat: seat(0) });
    let with = |place: usize, at: (i32, i32)| {
        let mut places = row(14_500);
        places[place].1 = at;
        deploy(&places, &[])
    };
    game.refuses(with(1, (14_000, 14_717)), "DS-E31").refuses(with(1, (12_500, 14_500)), "DS-E31");
    game.refuses(deploy(&row(14_500)[..4], &[]), "DS-E41");
    let mut twice = row(14_500);
    twice[1].0 = a(1);
    game.refuses(deploy(&twice, &[]), "DS-E31");
    game.refuses(with(0, (27_000, 9_500)), "DS-E31").answers(with(1, (14_000, 14_716)));
    assert!(game.figure(a(2)).stands() && game.at(a(2)) == (14_000, 14_716));
    assert_eq!(game.question(), Question::Deploy { seat: seat(1) });
}

#[test]
fn ds_1304_the_loser_of_the_roll_off_deploys_first() {
    let game = laid(&clash(), &[3, 3, 3, 3, 5, 5, 1, 2]);
    assert_eq!(game.question(), Question::Deploy { seat: seat(1) }, "ties are rolled again");
    let cache = laid(&fixed(ScenarioId::Contrebande, "place"), &[]);
    assert_eq!(cache.question(), Question::Deploy { seat: seat(0) }, "the militia first");
    let ambush = laid(&fixed(ScenarioId::Embuscade, "route"), &[]);
    assert_eq!(ambush.question(), Question::PlaceMarkers { seat: seat(1) }, "the renegade first");
}

#[test]
fn ds_1304_three_bands_take_free_spots_from_the_lowest_total() {
    let config = Config { table: TableChoice::Named("route".into()), ..Config::new(3) };
    let config = Config { scenario: ScenarioChoice::Fixed(ScenarioId::Affrontement), ..config };
    let mut game = laid(&config, &[5, 5, 1, 2, 3, 3]);
    assert_eq!(game.question(), Question::PickSpot { seat: seat(1) });
    let spot = |spot| Action::Setup(Setting::Spot { spot });
    game.refuses(spot(6), "DS-E31").answers(spot(0));
    assert_eq!(game.question(), Question::Deploy { seat: seat(1) });
    anything(&mut game);
    assert_eq!(game.question(), Question::PickSpot { seat: seat(2) });
    game.refuses(spot(0), "DS-E31").answers(spot(1));
    anything(&mut game);
    assert_eq!(game.question(), Question::PickSpot { seat: seat(0) });
}

#[test]
fn ds_1304_every_figure_of_a_third_band_stands_six_inches_from_every_enemy() {
    let band = || {
        let members = [2u8, 1].iter().map(|cost| member(*cost)).collect();
        BandChoice::Custom(sang_sur_la_lame::cards::Band {
            name: ("Bande".into(), "Band".into()),
            members,
            format: None,
        })
    };
    let config = Config {
        units_in_small_bands: true,
        bands: vec![band(), band(), band()],
        ..Config::new(3).at(ScenarioId::Affrontement, "route")
    };
    // Spot 4 ends at x = 8600, spot 2 begins at x = 12000.
    let mut game = laid(&config, &[1, 1, 2, 2, 5, 5]);
    let spot = |spot| Action::Setup(Setting::Spot { spot });
    game.answers(spot(4)).answers(deploy(&[(a(1), (8_600, 33_000)), (a(2), (3_000, 33_000))], &[]));
    game.answers(spot(2));
    let at = |x: i32, y: i32| deploy(&[(b(1), (x, y)), (b(2), (20_000, 33_000))], &[]);
    game.refuses(at(14_599, 33_000), "DS-E31");
    // DS-203: 5999 and 100 make 5999.8, 5999 and 110 make 6000.01.
    game.refuses(at(14_599, 33_100), "DS-E31");
    assert!(game.allows(at(14_599, 33_110)));
    game.answers(at(14_600, 33_000));
}

#[test]
fn ds_1305_ds_1497_twelve_lets_both_sides_propose_until_they_agree() {
    let mut game = laid(&Config::new(2), &[6, 6]);
    assert_eq!(game.question(), Question::Propose {});
    game.refuses(propose(ScenarioId::Libre), "DS-E23");
    game.does(0, propose(ScenarioId::Compte)).does(1, propose(ScenarioId::Affrontement));
    assert_eq!(game.question(), Question::Propose {}, "they propose again");
    game.does(0, propose(ScenarioId::Compte)).does(1, propose(ScenarioId::Compte));
    assert_eq!(game.public().scenario, ScenarioId::Compte);
    assert!(matches!(game.question(), Question::Deploy { .. }));
}

#[test]
fn ds_1305_after_three_rounds_one_of_the_last_two_is_drawn() {
    let mut game = laid(&Config::new(2), &[6, 6]);
    for _ in 0..2 {
        game.does(0, propose(ScenarioId::Cache)).does(1, propose(ScenarioId::Passage));
        assert_eq!(game.question(), Question::Propose {});
    }
    game.does(0, propose(ScenarioId::Compte)).does(1, propose(ScenarioId::Affrontement));
    assert!(matches!(game.public().scenario, ScenarioId::Compte | ScenarioId::Affrontement));
    let mut here = laid(&at("pre"), &[6, 6]);
    here.refuses(propose(ScenarioId::Cache), "DS-E23");
}

#[test]
fn ds_1313_a_sides_secret_is_known_to_all_its_seats() {
    let config =
        Config { second_team: vec![1, 2], ..Config::new(3) }.at(ScenarioId::Cache, "place");
    let config = Config { roles: RolesChoice::FirstIsRenegade, ..config };
    let mut game = laid(&config, &[]);
    assert_eq!(game.question(), Question::HideLoot { seat: seat(1) });
    game.answers(Action::Setup(Setting::HideLoot { spot: 4 }));
    let loot = |viewer| game.table().view(viewer).own.loot;
    assert_eq!(loot(Viewer::Seat(seat(1))), Some(4));
    assert_eq!(loot(Viewer::Seat(seat(2))), Some(4));
    assert_eq!((loot(Viewer::Seat(seat(0))), loot(Viewer::Gallery)), (None, None));
}

#[test]
fn ds_1314_whoever_finds_no_room_is_a_reserve_and_may_enter_from_the_first_turn() {
    let band = sang_sur_la_lame::cards::Band {
        name: ("Bande".into(), "Band".into()),
        members: [2u8, 1, 1, 1, 1].iter().map(|cost| member(*cost)).collect(),
        format: None,
    };
    let config = Config {
        units_in_small_bands: true,
        bands: vec![BandChoice::Custom(band)],
        ..Config::new(3).at(ScenarioId::Affrontement, "temple")
    };
    // Seat 0 has rolled least. Spot 0 is 5000 by 2800: one tray in its middle leaves no room for another.
    let mut game = laid(&config, &[1, 1, 5, 5, 4, 4]);
    game.answers(Action::Setup(Setting::Spot { spot: 0 }));
    let tray = (a(2), (4_000, 9_400));
    game.refuses(deploy(&[tray], &[]), "DS-E41");
    game.answers(deploy(&[tray, (a(1), (1_500, 8_000))], &[]));
    let event = TableEvent::Deployed { seat: seat(0), figures: 2, reserves: 3 };
    assert!(game.saw(Event::Table(event)));
    assert_eq!(game.figure(a(3)).status, Status::Reserve);
    while game.public().turn == 0 {
        anything(&mut game);
    }
    game.change(|public| {
        public.figure_mut(a(2)).stand = ground((4_000, 5_500));
        public.order = [seat(0), seat(1), seat(2)].into_iter().collect();
    });
    while !game.waits_for(0) {
        game.answers(END_TURN);
    }
    game.refuses_to(a(3), &[Kind::Reorient], "DS-E38").announces(a(3), &[Kind::Move]);
    game.refuses_deed(enter((8_000, 9_400), &[], NORTH), "DS-E38");
    game.performs(enter((4_000, 9_400), &[], NORTH));
    assert_eq!(game.at(a(3)), (4_000, 9_400));
}

#[test]
fn ds_1314_a_guard_of_the_convoy_without_room_enters_among_the_guards_before_the_band_arrives() {
    let mut game = field()
        .plays(ScenarioId::Convoi, "route")
        .role(0, Role::Militia)
        .role(1, Role::Renegade)
        .figure(0, hireling().is(Status::Reserve))
        .figure(1, hireling().at(18_000, 2_000))
        .npc(Npc::Garde, Some(0), (17_000, 16_000))
        .npc(Npc::Garde, Some(0), (19_000, 16_000))
        .ready();
    game.change(|public| public.figure_mut(n(2)).status = Status::Reserve);
    assert!(!game.public().arrived);
    game.refuses_to(a(1), &[Kind::Move], "DS-E14").announces(n(2), &[Kind::Move]);
    game.refuses_deed(enter((1_500, 16_000), &[], NORTH), "DS-E38");
    game.performs(enter((19_000, 16_000), &[], NORTH));
    assert_eq!(game.at(n(2)), (19_000, 16_000));
}

fn member(cost: u8) -> sang_sur_la_lame::cards::Member {
    use sang_sur_la_lame::cards::Rank;
    sang_sur_la_lame::cards::Member {
        name: ("Nom".into(), "Name".into()),
        rank: if cost == 2 { Rank::Second } else { Rank::Green },
        traits: vec![],
        weapons: vec![],
    }
}

#[test]
fn ds_1309_ds_r113_who_resigns_while_the_table_is_set_has_lost() {
    let mut early = laid(&at("place"), &[4, 2]);
    early.does(0, RESIGN);
    assert_eq!((early.level(0), early.level(1)), (Level::Defeat, Level::Plain), "before any role");
    let mut spy = laid(&fixed(ScenarioId::Espion, "route"), &[]);
    anything(&mut spy);
    spy.does(1, RESIGN);
    assert_eq!((spy.level(0), spy.level(1)), (Level::Plain, Level::Defeat));
    let mut twelve = laid(&Config::new(2), &[6, 6]);
    twelve.does(0, RESIGN).does(1, propose(ScenarioId::Compte));
    assert_eq!((twelve.level(0), twelve.level(1)), (Level::Defeat, Level::Plain));
}
