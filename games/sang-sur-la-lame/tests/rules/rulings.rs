//! Rulings DS-R27 to DS-R55 that no clause's own test holds to already.

use kernel::{Audience, Hidden};
use sang_sur_la_lame::cards::{Format, Kind, Npc, Object, Role, ScenarioId, Trait, Why, catalogue};
use sang_sur_la_lame::table::config::TurnLimit;
use sang_sur_la_lame::table::event::TurnEvent;
use sang_sur_la_lame::table::flow::{Choice, Declaration, Deed, SetupStep};
use sang_sur_la_lame::table::public::{Level, Marker, ThingPlace};
use sang_sur_la_lame::table::{Action, Config, Event, FigureId, Question, Status, Step};

use crate::common::*;

fn levels(game: &Game) -> Vec<Level> {
    game.public().levels.expect("the game is over").iter().copied().collect()
}

/// A scenario whose first seat has this part.
fn scenario(id: ScenarioId, table: &str, first: Role) -> Field {
    let other = if first == Role::Militia { Role::Renegade } else { Role::Militia };
    field()
        .plays(id, table)
        .role(0, first)
        .role(1, other)
        .config(|config| config.turn_limit = TurnLimit::Scenario)
}

fn choose(choice: Choice) -> Action {
    Action::Choose(choice)
}

#[test]
fn ds_r27_a_lookout_waits_over_turns_for_a_movement() {
    let lookout = hireling().armed(&["pistolet"]).watching().at(20_000, 3_000).facing(WEST);
    let mut game = field()
        .figure(0, hireling().armed(&["pistolet"]).at(17_500, 3_000))
        .figure(1, lookout)
        .ready();
    // Turning and shooting before its eyes is no movement.
    game.acts(a(1), Kind::Reorient, turn(EAST));
    assert!(game.waits_for(1) && game.figure(b(1)).lookout);
    game.dice(&[6, 6, 1, 1]).answers(END_TURN);
    assert_eq!((game.public().turn, game.figure(b(1)).lookout), (2, true));
    // The watcher chooses the moment, a quarter of an inch at a time.
    game.acts(a(1), Kind::Move, go(&[(17_500, 4_500)], EAST));
    assert_eq!((game.at(a(1)), game.asked()), ((17_500, 3_250), 1));
    game.answers(WAIT);
    assert!(game.figure(b(1)).lookout);
    while matches!(game.question(), Question::React { .. }) {
        game.answers(WAIT);
    }
    // Activated, it watches no more.
    game.announces(b(1), &[Kind::Reorient]);
    assert!(!game.figure(b(1)).lookout);
}

#[test]
fn ds_r28_an_intercepted_charger_strikes_the_interceptor_without_surprise() {
    let mut game = field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(1, hireling().at(16_000, 3_000).facing(WEST))
        .figure(1, hireling().watching().at(13_000, 4_600).facing(SOUTH))
        .ready();
    game.dice(&[3]).announces(a(1), &[Kind::Charge]);
    game.performs(charge(&[(15_016, 3_000)], Some(b(1)), EAST));
    // The reaction first, as attacker; then the charger's attack.
    game.dice(&[3, 3, 3, 3, 2, 2, 2, 2]).engages();
    assert_eq!((game.attacks(), game.rolled()), (2, 8));
    let fight = game.fight();
    assert_eq!((fight.attacker, fight.target, fight.dodge_only), (a(1), b(2), false));
    assert_eq!(game.whys(), (vec![], vec![]));
}

#[test]
fn ds_r31_a_wound_lowers_quality_rolls_only() {
    let mut game = field()
        .figure(0, hireling().wounded().bearing(Object::HeavyThrowable).at(10_000, 3_000))
        .figure(1, hireling().at(13_000, 3_000))
        .ready();
    // The range is the die as it fell; the test has one less.
    game.dice(&[3]).announces(a(1), &[Kind::HeavyThrow]).dice(&[4, 3]);
    game.performs(heavy_throw(b(1), NORTH));
    assert_eq!((game.passed(), game.test_whys()), (Some(false), vec![Why::Wounded]));
    let mut game = field().figure(0, hireling().wounded().at(10_000, 3_000)).ready();
    game.dice(&[1]).announces(a(1), &[Kind::Run]);
    assert!(game.saw(Event::Turn(TurnEvent::Die { figure: a(1), kind: Kind::Run, face: 1 })));
}

/// A hireling beside a keg with a second who leads by example, and a leader somewhere.
fn example(chief: Who) -> Field {
    field()
        .figure(0, hireling().at(10_000, 3_000))
        .figure(0, second().with(&[Trait::Inspire]).at(12_500, 3_000))
        .figure(0, chief.at(20_000, 3_000))
        .figure(1, hireling().at(30_000, 30_000))
        .lies(Object::HeavyThrowable, (10_800, 3_000))
        .lies(Object::HeavyThrowable, (12_500, 3_800))
}

fn tries(game: &mut Game, figure: FigureId, object: u8) -> bool {
    game.announces(figure, &[Kind::PickUp, Kind::PickUp]);
    game.dice(&[1, 2, 1]).performs(Deed::PickUp { object, face: ANY });
    matches!(game.question(), Question::Reroll { .. })
}

#[test]
fn ds_r34_a_seconds_aura_works_once_he_leads() {
    assert!(!tries(&mut example(leader()).ready(), a(1), 0));
    assert!(tries(&mut example(leader().is(Status::Removed)).ready(), a(1), 0));
    assert!(tries(&mut example(leader().is(Status::Left)).ready(), a(1), 0));
}

#[test]
fn ds_r35_an_aura_is_for_others_once_a_turn_each() {
    let led = || example(leader().is(Status::Removed));
    // Not for the bearer himself.
    assert!(!tries(&mut led().ready(), a(2), 1));
    let mut game = led().ready();
    assert!(tries(&mut game, a(1), 0));
    game.refuses(REROLL, "DS-E28").dice(&[5, 5]).answers(REROLL_INSPIRED);
    assert_eq!((game.passed(), game.figure(a(1)).load), (Some(true), Some(0)));
    // A second failure in the same turn stands.
    let drop = Action::DropAndPerform(Deed::PickUp { object: 0, face: ANY });
    game.dice(&[1, 2]).answers(drop);
    assert!(game.waits_for(1));
}

#[test]
fn ds_r36_the_attacker_rolls_again_first_and_runs_are_never_rolled_again() {
    let lucky = || second().with(&[Trait::Chance]);
    let mut game =
        field().figure(0, lucky().at(10_000, 3_000)).figure(1, lucky().at(10_984, 3_000)).ready();
    // On a tie only the attacker has failed; after his new roll the target may have.
    game.announces(a(1), &[Kind::Duel]).dice(&[4, 3, 1, 4, 3, 1]).performs(duel(b(1), NORTH));
    assert_eq!(game.question(), Question::Reroll { seat: seat(0), figure: a(1) });
    game.dice(&[5, 4, 1]).answers(REROLL);
    assert_eq!(game.question(), Question::Reroll { seat: seat(1), figure: b(1) });
    game.answers(KEEP_ROLL);
    assert!(game.figure(b(1)).wounded);
    let mut game = field().figure(0, lucky().at(10_000, 3_000)).ready();
    game.dice(&[1]).announces(a(1), &[Kind::Run]);
    assert!(game.performing());
}

#[test]
fn ds_r40_a_side_pays_for_its_npcs_and_not_for_their_death() {
    let mut game = field()
        .figure(0, hireling().at(2_000, 3_000))
        .figure(1, hireling().at(10_984, 3_000))
        .npc(Npc::Garde, Some(0), (10_000, 3_000))
        .ready();
    game.announces(n(1), &[Kind::Duel]);
    assert_eq!(game.purse(0), 11);
    game.dice(&[1, 2, 6, 6]).performs(duel(b(1), NORTH));
    assert!(game.figure(n(1)).is_dead());
    game.answers(END_TURN).answers(END_TURN);
    assert_eq!((game.public().turn, game.purse(0)), (2, 12));
}

#[test]
fn ds_r41_a_double_six_takes_two_of_a_unit_whose_tray_stays() {
    let units = field_of(Config { format: Format::Units, ..Config::new(2) });
    let mut game =
        units.figure(0, green().at(10_000, 3_000)).figure(1, green().at(12_952, 3_000)).ready();
    let radius = |game: &Game| game.board().body(game.figure(b(1))).radius;
    assert_eq!(radius(&game), 1_476);
    game.announces(a(1), &[Kind::Duel]).dice(&[6, 6, 1, 2]).performs(duel(b(1), NORTH));
    assert_eq!((game.figure(b(1)).members, game.figure(b(1)).wounded), (3, false));
    game.change(|public| public.figure_mut(b(1)).members = 1);
    assert_eq!(radius(&game), 1_476);
}

#[test]
fn ds_r42_three_bands_have_six_gold_and_a_second_who_commands() {
    let mut game = melee(3)
        .figure(0, hireling().at(10_000, 3_000))
        .figure(0, second().with(&[Trait::Inspire]).at(12_500, 3_000))
        .figure(1, hireling().at(20_000, 3_000))
        .figure(2, hireling().at(30_000, 3_000))
        .lies(Object::HeavyThrowable, (10_800, 3_000))
        .ready();
    assert_eq!([game.purse(0), game.purse(1), game.purse(2)], [6, 6, 6]);
    assert!(tries(&mut game, a(1), 0));
    // Everybody else is an enemy, unless there are teams.
    let board = game.board();
    assert!(board.enemies(game.figure(b(1)), game.figure(c(1))));
}

#[test]
fn ds_r44_if_neither_fulfils_its_aim_both_are_beaten() {
    let mut game = field()
        .plays(ScenarioId::Compte, "pre")
        .config(|config| config.turn_limit = TurnLimit::Turns(4))
        .turn(4)
        .figure(0, leader().at(10_000, 3_000))
        .figure(1, leader().at(20_000, 3_000))
        .ready();
    game.answers(END_TURN).answers(END_TURN);
    assert_eq!(levels(&game), [Level::Defeat, Level::Defeat]);
    let outcome = game.table().outcome().expect("it is over");
    let scores = outcome.scores.expect("loot is counted");
    assert_eq!(scores.iter().copied().collect::<Vec<_>>(), [1, 1]);
}

#[test]
fn ds_r45_a_band_can_fight_while_one_of_it_lives() {
    let last = |others: Status| {
        let mut game = field()
            .figure(0, leader().at(10_000, 3_000))
            .figure(1, hireling().at(10_984, 3_000))
            .figure(1, leader().is(others))
            .figure(1, second().is(Status::Removed))
            .ready();
        game.announces(a(1), &[Kind::Duel]).dice(&[6, 6, 1, 1, 1, 2]).performs(duel(b(1), NORTH));
        game
    };
    let over = last(Status::Removed);
    assert_eq!(levels(&over), [Level::Crushing, Level::Defeat]);
    assert!(!last(Status::Left).is_over() && !last(Status::Reserve).is_over());
}

#[test]
fn ds_r46_every_scenario_can_be_played_at_once() {
    let limit = |id| catalogue().scenario(id).turn_limit;
    assert_eq!((limit(ScenarioId::Espion), limit(ScenarioId::Prisonnier)), (8, 8));
    assert_eq!((limit(ScenarioId::Embuscade), limit(ScenarioId::Affrontement)), (0, 0));
    for id in ScenarioId::playable() {
        let six = matches!(limit(*id), 0 | 6 | 8);
        let tables = catalogue().tables.iter().filter(|table| table.setup(*id).is_some()).count();
        assert!(six && tables > 0, "{id:?}");
        let config = Config {
            scenario: sang_sur_la_lame::table::config::ScenarioChoice::Fixed(*id),
            ..Config::new(2)
        };
        let game = Game::open(&config, 46);
        // Roles are chosen by the higher die, where there are any.
        let symmetric = catalogue().scenario(*id).is_symmetric();
        let asked = matches!(game.question(), Question::ChooseRole { .. });
        assert_eq!(asked, !symmetric, "{id:?}");
    }
}

/// Militia first; the spy is the militia's a1.
fn spy() -> Field {
    let known = Hidden::known_to(Audience::seat(seat(1)), a(1));
    scenario(ScenarioId::Espion, "route", Role::Militia)
        .figure(0, hireling().armed(&["epee", "mousquet"]).at(10_000, 17_000).facing(EAST))
        .figure(0, leader().at(12_500, 17_000))
        .figure(1, hireling().at(15_000, 17_000))
        .secretly(|secrets| secrets.spy = Some(known))
}

#[test]
fn ds_r47_the_spy_spends_what_the_militia_has_paid_and_changes_sides() {
    let mut game = spy().turn(3).ready();
    game.announces(a(1), &[Kind::Move, Kind::Reorient]);
    let revealed = TurnEvent::SpyRevealed { figure: a(1), seat: seat(1) };
    assert!(game.saw(Event::Turn(revealed)));
    assert_eq!((game.question(), game.purse(0)), (Question::SpyOrders { seat: seat(1) }, 10));
    let orders = |kinds: &[Kind]| choose(Choice::Orders { r#do: kinds.iter().copied().collect() });
    game.refuses(orders(&[Kind::Shoot, Kind::Move]), "DS-E15");
    game.dice(&[1]).answers(orders(&[Kind::Charge]));
    assert_eq!((game.asked(), game.purse(0), game.purse(1)), (1, 10, 12));
    game.performs(charge(&[(11_516, 17_000)], Some(a(2)), EAST));
    assert_eq!((game.fight().attacker, game.fight().target), (a(1), a(2)));
    assert_eq!(game.figure(a(1)).owner, Some(seat(1)));
    // Before turn 3 nothing happens.
    let mut early = spy().turn(2).ready();
    early.announces(a(1), &[Kind::Move]);
    assert!(early.performing() && early.asked() == 0);
    // Never the leader.
    let mut naming = spy().played_from(Step::Setup(SetupStep::SecretsAfter));
    let name = |fig| Action::Setup(sang_sur_la_lame::table::flow::Setting::Name { fig });
    assert_eq!(naming.question(), Question::NameSpy { seat: seat(1) });
    naming.refuses(name(a(2)), "DS-E32");
    assert!(naming.allows(name(a(1))));
}

#[test]
fn ds_r48_two_bales_and_alive_is_safe_and_sound() {
    let load = &catalogue().scenario(ScenarioId::Contrebande).loads[0];
    assert_eq!((load.object, load.count), (Object::Ballot, 2));
    let ends = |bearer: Who| {
        let mut game = scenario(ScenarioId::Contrebande, "place", Role::Renegade)
            .turn(6)
            .figure(0, bearer.bearing(Object::Ballot))
            .figure(1, hireling().at(30_000, 15_000))
            .ready();
        game.answers(END_TURN).answers(END_TURN);
        levels(&game)
    };
    let port = ends(hireling().wounded().at(17_000, 33_000));
    assert_eq!(port, [Level::Plain, Level::Defeat]);
    assert_eq!(ends(hireling().at(17_000, 31_000)), [Level::Defeat, Level::Plain]);
}

#[test]
fn ds_r49_the_militia_comes_on_four_three_or_surely_and_loot_is_carried_off() {
    let convoy = || {
        scenario(ScenarioId::Convoi, "route", Role::Renegade)
            .figure(0, hireling().bearing(Object::Butin).at(23_000, 3_500))
            .figure(1, hireling().is(Status::Reserve))
    };
    let mut game = convoy().ready();
    let arrives = |game: &mut Game, die: u8| {
        while !game.waits_for(0) {
            game.answers(END_TURN);
        }
        game.dice(&[die, 6, 6, 1, 1]).answers(END_TURN);
        while game.public().turn < 2 {
            game.answers(END_TURN);
        }
        game.public().arrived
    };
    let mut early = game.clone();
    assert!(arrives(&mut early, 4));
    assert!(!arrives(&mut game, 3), "turn 2 needs a four");
    let mut third = game.clone();
    third.dice(&[3, 6, 6, 1, 1]).answers(END_TURN);
    assert_eq!((third.public().turn, third.public().arrived), (3, true));
    game.dice(&[2, 6, 6, 1, 1]).answers(END_TURN);
    assert_eq!((game.public().turn, game.public().arrived), (3, false));
    game.dice(&[6, 6, 1, 1]).answers(END_TURN);
    assert_eq!((game.public().turn, game.public().arrived, game.rolled()), (4, true, 4));
    // Off the renegades' edge it is stolen.
    let mut thief = convoy().ready();
    thief.acts(a(1), Kind::Move, leave(&[(23_000, 2_000)], SOUTH));
    assert_eq!(thief.public().things[0].place, ThingPlace::Off(a(1)));
    assert_eq!(levels(&thief), [Level::Plain, Level::Defeat]);
}

#[test]
fn ds_r50_noise_draws_one_patrol_nearer() {
    let mut game = scenario(ScenarioId::Cache, "place", Role::Renegade)
        .figure(0, hireling().at(16_000, 22_300))
        .figure(1, hireling().at(22_500, 22_300))
        .ready();
    game.announces(a(1), &[Kind::Search]).dice(&[1, 2]);
    game.performs(Deed::Search { spot: 5, face: ANY });
    assert_eq!(game.question(), Question::Patrol { seat: seat(1), searcher: a(1) });
    let patrol =
        |to: (i32, i32)| choose(Choice::Patrol { fig: b(1), path: path(&[to]), face: face(WEST) });
    game.refuses(patrol((23_500, 22_300)), "DS-E33").answers(patrol((18_000, 22_300)));
    assert_eq!((game.at(b(1)), game.purse(1)), ((18_000, 22_300), 12));
    assert!(!game.figure(b(1)).activated);
}

#[test]
fn ds_r51_the_assassin_himself_and_up_to_six_inches() {
    let killed_by = |killer: FigureId| {
        let known = Hidden::known_to(Audience::seat(seat(0)), a(1));
        let mut game = scenario(ScenarioId::Assassinat, "place", Role::Renegade)
            .figure(0, hireling().at(16_716, 23_200))
            .figure(0, hireling().at(18_684, 23_200))
            .figure(1, hireling().at(30_000, 15_000))
            .npc(Npc::Notable, Some(1), (17_700, 23_200))
            .secretly(|secrets| secrets.assassin = Some(known))
            .ready();
        game.announces(killer, &[Kind::Duel]).dice(&[6, 6, 1, 2]).performs(duel(n(1), NORTH));
        levels(&game)
    };
    assert_eq!(killed_by(a(1)), [Level::Plain, Level::Defeat]);
    assert_eq!(killed_by(a(2)), [Level::Defeat, Level::Defeat]);
    // Unengaged he is moved first, as far as the militia likes.
    let mut game = scenario(ScenarioId::Assassinat, "place", Role::Renegade)
        .figure(0, hireling().at(20_000, 3_000))
        .figure(1, hireling().at(30_000, 15_000))
        .npc(Npc::Notable, Some(1), (17_700, 23_200))
        .begins();
    assert_eq!(game.question(), Question::MoveNotable { seat: seat(1) });
    let to = |y: i32| choose(Choice::MoveNotable { path: path(&[(17_700, y)]), face: face(NORTH) });
    assert!(game.allows(choose(Choice::Skip {})) && game.allows(to(24_000)));
    game.refuses(to(29_201), "DS-E01").answers(to(29_200));
    assert_eq!(game.at(n(1)), (17_700, 29_200));
}

#[test]
fn ds_r52_alone_within_three_inches_of_both_ends() {
    let holds = |enemy: (i32, i32)| {
        let mut game = field()
            .plays(ScenarioId::Passage, "place")
            .config(|config| config.turn_limit = TurnLimit::Scenario)
            .turn(6)
            .figure(0, hireling().at(12_400, 17_500))
            .figure(0, hireling().at(23_000, 16_000))
            .figure(1, hireling().at(enemy.0, enemy.1))
            .ready();
        game.answers(END_TURN).answers(END_TURN);
        levels(&game)
    };
    assert_eq!(holds((26_001, 14_500)), [Level::Plain, Level::Defeat]);
    assert_eq!(holds((26_000, 14_500)), [Level::Defeat, Level::Defeat]);
}

#[test]
fn ds_r53_the_prisoner_is_led_freed_or_dies_for_nobody() {
    let set = |escort: (i32, i32), renegade: (i32, i32)| {
        scenario(ScenarioId::Prisonnier, "route", Role::Renegade)
            .figure(0, second().at(renegade.0, renegade.1))
            .figure(1, hireling().at(escort.0, escort.1))
            .npc(Npc::Prisonnier, Some(1), (3_000, 17_700))
    };
    // Led by an escort within two inches.
    let led = set((5_984, 17_700), (20_000, 13_500)).first(1).ready();
    assert!(led.allows(activate(n(1), &[Kind::Move])));
    let mut left = set((5_985, 17_700), (20_000, 13_500)).first(1).ready();
    left.refuses_to(n(1), &[Kind::Move], "DS-E35");
    // Freed by lock or force.
    for kind in [Kind::Lock, Kind::Door] {
        let mut game = set((20_000, 13_500), (4_500, 17_700)).ready();
        game.announces(a(1), &[kind]).dice(&[4, 3, 1]);
        game.performs(Deed::Chains { npc: n(1), face: ANY });
        assert_eq!(levels(&game), [Level::Plain, Level::Defeat]);
    }
    // Dead, nobody succeeds.
    let mut game = set((20_000, 13_500), (3_984, 17_700)).ready();
    game.announces(a(1), &[Kind::Duel]).dice(&[6, 6, 1, 1, 2]).performs(duel(n(1), NORTH));
    assert_eq!(levels(&game), [Level::Defeat, Level::Defeat]);
}

#[test]
fn ds_r54_any_hidden_figure_comes_out_of_any_marker() {
    let mut game = scenario(ScenarioId::Embuscade, "route", Role::Renegade)
        .figure(0, hireling().is(Status::Hidden))
        .figure(0, second().is(Status::Hidden))
        .figure(1, hireling().at(2_000, 17_000))
        .ready();
    game.change(|public| {
        for at in [(29_600, 24_000), (12_000, 13_600)] {
            let marker = Marker { at: at.into(), seat: seat(0), there: true, ..Marker::default() };
            public.markers.push(marker);
        }
        public.order = [seat(0), seat(1)].into_iter().collect();
    });
    game.answers(END_TURN);
    let from = |fig: FigureId, marker: u8| {
        let r#do = [Kind::Reorient].into_iter().collect();
        let face = Some(ANY);
        Action::Activate(Declaration { fig, r#do, marker: Some(marker), face, drop: false })
    };
    while !game.waits_for(0) {
        let skip = choose(Choice::Skip {});
        game.answers(if game.allows(skip) { skip } else { END_TURN });
    }
    for fig in [a(1), a(2)] {
        assert!(game.allows(from(fig, 0)) && game.allows(from(fig, 1)));
    }
    game.answers(from(a(2), 1));
    assert_eq!(game.at(a(2)), (12_000, 13_600));
}

#[test]
fn ds_r55_a_leader_has_four_dice_whatever_an_example_says() {
    let corsair = &catalogue().preset("corsaire_noir").expect("a band").band.members[0];
    assert_eq!(corsair.rank.dice(), 4);
    // The example's thrower has three: it keeps its own numbers (DS-X11).
    let mut game = field()
        .figure(0, leader().armed(&["couteau_lancer"]).at(10_000, 3_000))
        .figure(1, hireling().at(12_000, 3_000))
        .ready();
    game.dice(&[3, 3, 3, 3, 3, 3]).acts(a(1), Kind::Throw, shoot(0, b(1), NORTH));
    assert_eq!(game.rolled(), 6);
}
