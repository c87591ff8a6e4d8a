//! How answers are expressed, checked and listed (DS-1601…1615).

use kernel::{Coverage, Game as _, Refusal};
use sang_sur_la_lame::SangSurLaLame;
use sang_sur_la_lame::cards::{Kind, Object, ScenarioId};
use sang_sur_la_lame::geometry::path::Waypoint;
use sang_sur_la_lame::table::config::{BandChoice, RolesChoice};
use sang_sur_la_lame::table::flow::{Choice, Deed, Reaction, Setting};
use sang_sur_la_lame::table::{Action, Config, FigureId, Question, Secrets, Status};
use serde_json::json;

use crate::common::*;

fn options(game: &Game) -> Vec<Action> {
    let mut all = Vec::new();
    game.table().options(seat(game.asked()), &mut all);
    all
}

/// Somebody to move among enemies and things.
fn crossroads() -> Game {
    field()
        .figure(0, hireling().armed(&["epee", "pistolet"]).at(14_000, 14_000).facing(EAST))
        .figure(0, second().at(14_000, 10_000))
        .figure(1, hireling().at(18_500, 15_000).facing(WEST))
        .lies(Object::HeavyThrowable, (16_000, 16_000))
        .ready()
}

#[test]
fn ds_1601_figures_and_way_points_have_names_that_can_be_written() {
    assert_eq!(
        (a(1).to_string(), b(3).to_string(), n(2).to_string()),
        ("s0.m1".into(), "s1.m3".into(), "n2".into())
    );
    for name in ["s0.m1", "s5.m7", "n1"] {
        assert_eq!(name.parse::<FigureId>().expect("a figure").to_string(), name);
    }
    for wrong in ["s6.m1", "s0.m0", "m1", "n0", "s0", "", "s-1.m1", "n999"] {
        assert!(wrong.parse::<FigureId>().is_err(), "{wrong}");
    }
    let read = |value| serde_json::from_value::<Waypoint>(value).expect("a way-point");
    assert_eq!(read(json!([12500, 7250])), Waypoint::Walk((12_500, 7_250).into()));
    assert!(matches!(read(json!({ "to": [10400, 30000], "via": 0 })), Waypoint::Link { .. }));
    assert!(matches!(read(json!({ "to": [1, 2], "on": "ground" })), Waypoint::Step { .. }));
    assert!(serde_json::from_value::<Waypoint>(json!([1.5, 2])).is_err(), "whole mils only");
}

#[test]
fn ds_1602_every_answer_is_written_and_read_and_only_fits_its_own_decision() {
    let mut game = crossroads();
    let answers = [
        activate(a(1), &[Kind::Move, Kind::Duel]),
        Action::EndTurn {},
        Action::Perform(go(&[(1, 2)], NORTH)),
        Action::DropAndPerform(charge(&[(1, 2)], Some(b(1)), EAST)),
        Action::Perform(shoot(1, b(1), EAST)),
        Action::Forgo {},
        Action::React(Reaction::Engage { to: (1, 2).into() }),
        Action::Choose(Choice::Dodge { dir: (3, -4) }),
        spring(2, b(1)),
        deploy(&[(a(1), (1, 2))], &[a(1)]),
        Action::Resign {},
    ];
    for answer in answers {
        let text = serde_json::to_string(&answer).expect("it is written");
        assert_eq!(serde_json::from_str::<Action>(&text).expect("it is read"), answer, "{text}");
    }
    for stranger in
        [FORGO, WAIT, SKIP, KEEP_ROLL, NO_MORE, name(a(1)), Action::Perform(turn(NORTH))]
    {
        game.refuses(stranger, "DS-E23");
    }
    game.announces(a(1), &[Kind::Move]);
    for stranger in [END_TURN, WAIT, activate(a(2), &[Kind::Move])] {
        game.refuses(stranger, "DS-E23");
    }
    game.refuses_deed(duel(b(1), EAST), "DS-E23");
}

#[test]
fn ds_1604_the_decision_comes_before_the_figure_the_path_before_the_facing_and_the_exit_last() {
    let mut game = crossroads();
    let elsewhere = game.table().check(seat(1), &activate(b(1), &[Kind::Move]));
    assert!(matches!(elsewhere, Err(Refusal::NotAsked)), "(1) not its decision");
    game.refuses_to(a(7), &[Kind::Duel, Kind::Duel], "DS-E23");
    game.refuses_to(b(1), &[Kind::Duel, Kind::Duel], "DS-E14");
    game.announces(a(1), &[Kind::Move]);
    game.refuses_deed(go(&[(40_000, 14_000)], (0, 0)), "DS-E23");
    game.refuses_deed(leave(&[(14_000, 21_000)], (0, 0)), "DS-E01");
    game.refuses_deed(leave(&[(14_000, 15_000)], (0, 0)), "DS-E22");
    game.refuses_deed(leave(&[(14_000, 15_000)], NORTH), "DS-E30");
}

#[test]
fn ds_1605_an_answer_is_taken_as_it_is_or_refused_and_never_corrected() {
    let mut game = crossroads();
    game.announces(a(1), &[Kind::Move]);
    game.refuses_deed(go(&[(14_000, 20_001)], NORTH), "DS-E01");
    assert_eq!(game.at(a(1)), (14_000, 14_000), "not shortened to what could be paid");
    game.performs(go(&[(17_505, 15_000)], EAST));
    assert_eq!(game.at(a(1)), (17_505, 15_000));
    assert!(!game.figure(a(1)).engaged(), "995 away is one too far, and nobody pulls it nearer");
}

#[test]
fn ds_1608_the_list_is_the_same_every_time_and_any_legal_answer_is_taken_listed_or_not() {
    let mut game = crossroads();
    game.announces(a(1), &[Kind::Move]);
    let all = options(&game);
    assert_eq!(all, options(&game));
    let own = Action::Perform(go(&[(14_321, 15_432), (15_111, 14_777)], (17, -4)));
    assert!(!all.contains(&own));
    game.answers(own);
    assert_eq!((game.at(a(1)), game.faces(a(1))), ((15_111, 14_777), (17, -4)));
}

#[test]
fn ds_1609_declarations_of_one_and_two_actions_that_can_be_paid_and_the_end_of_the_turn() {
    let mut game = crossroads();
    game.change(|public| public.purses[seat(0)] = 2);
    let all = options(&game);
    assert!(all.contains(&END_TURN));
    for kinds in [&[Kind::Move][..], &[Kind::Run], &[Kind::Move, Kind::Duel]] {
        assert!(all.contains(&activate(a(1), kinds)), "{kinds:?}");
    }
    assert!(all.iter().any(|one| matches!(one, Action::Activate(said) if said.fig == a(2))));
    let price = |kinds: &[Kind]| all.contains(&activate(a(1), kinds));
    assert!(!price(&[Kind::Watch]) && !price(&[Kind::Move, Kind::Run]), "three gold");
    assert!(!price(&[Kind::Duel]), "nobody to strike");
}

/// Where the listed moves end.
fn ends(game: &Game) -> Vec<((i32, i32), (i32, i32))> {
    let end = |one: &Action| {
        let Action::Perform(Deed::Go { path, face, .. }) = one else { return None };
        path.last().map(|way| ((way.to().x, way.to().y), face.vector()))
    };
    options(game).iter().filter_map(end).collect()
}

#[test]
fn ds_1610_ds_1611_moves_lead_into_contact_to_objects_and_all_round_facing_the_enemy() {
    let mut game = crossroads();
    game.announces(a(1), &[Kind::Move]);
    let all = ends(&game);
    let near = |to: (i32, i32), far: i64| {
        let away = |at: &(i32, i32)| {
            let (x, y) = (i64::from(at.0 - to.0), i64::from(at.1 - to.1));
            x * x + y * y <= far * far
        };
        all.iter().any(|(at, _)| away(at))
    };
    assert!(near((18_500, 15_000), 994), "(a) contact with the enemy");
    assert!(near((16_000, 16_000), 1_000), "(d) within reach of the keg");
    assert!(
        all.iter().any(|(at, _)| at.1 < 9_000) && all.iter().any(|(at, _)| at.0 < 9_000),
        "(f) all round"
    );
    let faces = |at: (i32, i32), to: (i32, i32)| {
        let (x, y) = (18_500 - at.0, 15_000 - at.1);
        i64::from(x) * i64::from(to.0) + i64::from(y) * i64::from(to.1) >= 0
    };
    assert!(all.iter().filter(|(at, to)| faces(*at, *to)).count() * 2 > all.len());
}

#[test]
fn ds_1611_an_end_is_offered_with_a_look_at_the_enemy_and_one_at_the_objective() {
    let mut game = crossroads();
    game.announces(a(1), &[Kind::Move]);
    let all = ends(&game);
    let looks = |at: (i32, i32), to: (i32, i32)| {
        sang_sur_la_lame::geometry::Facing::towards(at.into(), to.into()).map(|face| face.vector())
    };
    let both = all.iter().any(|(at, _)| {
        [(18_500, 15_000), (16_600, 16_000)]
            .iter()
            .all(|to| all.iter().any(|(end, face)| end == at && looks(*at, *to) == Some(*face)))
    });
    assert!(both, "the same end twice, looking at the enemy and at the place beside the keg");
    let mut once = all.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), all.len(), "each once");
}

#[test]
fn ds_1612_at_most_sixty_four_ways_to_perform_one_action() {
    let mut game = crossroads();
    game.announces(a(1), &[Kind::Move]);
    let count = options(&game).len();
    assert!((20..=65).contains(&count), "{count}, forgoing included");
}

fn clash(scenario: ScenarioId, table: &str, dice: &[u8]) -> Game {
    let band = BandChoice::Preset("corsaire_noir".into());
    let config = Config {
        roles: RolesChoice::FirstIsMilitia,
        bands: vec![band.clone(), band],
        ..Config::new(2).at(scenario, table)
    };
    laid(&config, dice)
}

#[test]
fn ds_1613_eight_formations_to_deploy_in() {
    let game = clash(ScenarioId::Compte, "pre", &[1, 1, 5, 5]);
    let all = options(&game);
    let mut different = all.clone();
    different.dedup();
    assert!(different.len() >= 8, "{}", different.len());
    let full = |one: &Action| matches!(one, Action::Setup(Setting::Deploy { placements, .. }) if placements.len() == 5);
    assert!(all.iter().all(full));
}

#[test]
fn ds_1615_forgoing_markers_dodges_and_choices_are_always_listed() {
    let mut game = crossroads();
    game.announces(a(1), &[Kind::Move]);
    assert!(options(&game).contains(&FORGO));
    assert_eq!(options(&clash(ScenarioId::Embuscade, "route", &[])).len(), 3, "three layouts");
    assert_eq!(options(&clash(ScenarioId::Cache, "place", &[])).len(), 6, "six hiding places");

    let mut keg = field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST).bearing(Object::HeavyThrowable))
        .figure(1, hireling().at(17_000, 4_000).facing(WEST))
        .ready();
    keg.dice(&[4, 4, 4, 5, 5]).acts(a(1), Kind::HeavyThrow, heavy_throw(b(1), EAST));
    assert!(matches!(keg.question(), Question::DodgeMove { .. }));
    assert_eq!(options(&keg).len(), 17, "sixteen directions, or stay");

    let field = field()
        .plays(ScenarioId::Embuscade, "route")
        .role(0, sang_sur_la_lame::cards::Role::Militia)
        .role(1, sang_sur_la_lame::cards::Role::Renegade)
        .figure(0, hireling().at(20_000, 16_000))
        .figure(1, hireling().is(Status::Hidden))
        .figure(1, second().is(Status::Hidden));
    let points = [(24_000, 16_000), (30_000, 24_000), (32_000, 28_000)];
    let mut ambush = begun(&field, Secrets::NONE, &[6, 6, 1, 2], |public| lay(public, 1, &points));
    ambush.answers(SKIP);
    ambush.acts(a(1), Kind::Move, go(&[(22_000, 16_000)], EAST));
    assert_eq!(options(&ambush).len(), 3, "wait, or either of the two");
}

#[test]
fn ds_1614_answers_stand_under_who_acts_and_what_a_way_is_for() {
    use shelf::{Language, Offers as _, Voice};
    let mut game = field()
        .figure(0, hireling().armed(&["pistolet"]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(18_000, 4_000).facing(WEST))
        .ready();
    let heading = |game: &Game, action: &Action| {
        let viewer = kernel::Viewer::Seat(seat(0));
        let voice = Voice::new(Language::En, viewer, &[]);
        let view = game.table().view(viewer);
        sang_sur_la_lame::SangSurLaLame::group(&voice, &view, game.question(), action)
    };
    assert!(heading(&game, &activate(a(1), &[Kind::Move])).is_some());
    assert_eq!(heading(&game, &END_TURN), None);
    game.announces(a(1), &[Kind::Move]);
    let way = |to: &[(i32, i32)]| heading(&game, &Action::Perform(go(to, EAST)));
    assert_eq!(way(&[(17_016, 4_000)]).as_deref(), Some("Into contact"));
    assert_eq!(way(&[(15_500, 4_000)]).as_deref(), Some("To shoot from"));
    assert_eq!(way(&[(12_000, 4_000)]).as_deref(), Some("Steps west"));
    assert_eq!(way(&[]).as_deref(), Some("On the spot"));
    // In what people are shown, each heading comes once.
    let lesson = sang_sur_la_lame::GAME.lesson().expect("it has a lesson");
    let (config, opening) = (&lesson.config, lesson.named_opening());
    let config = sang_sur_la_lame::GAME.configure(config, None).expect("options");
    let mut table = sang_sur_la_lame::GAME
        .open_from(&config, Some(&opening), kernel::Seed([7; 32]))
        .expect("its opening");
    let names = ["Ana".to_owned(), "Bruno".to_owned()];
    let voice = Voice::new(Language::En, kernel::Viewer::Seat(seat(0)), &names);
    let moves = json!({ "activate": { "fig": "s0.m2", "do": ["move"] } });
    table.apply(&voice, seat(0), None, &moves).expect("Aramis moves");
    let mut groups: Vec<_> =
        table.observe(&voice).options.into_iter().map(|one| one.group).collect();
    groups.dedup();
    let mut once = groups.clone();
    once.sort();
    once.dedup();
    assert!(groups.len() > 4 && groups.len() == once.len(), "{groups:?}");
}

fn listed(game: &Game) -> (Coverage, Vec<Action>) {
    let mut all = Vec::new();
    (game.table().options(seat(game.asked()), &mut all), all)
}

#[test]
fn ds_1615_an_action_that_can_only_be_forgone_is_said_to_leave_nothing_else() {
    let mut game = crossroads();
    game.announces(a(1), &[Kind::Move, Kind::Duel]);
    game.performs(go(&[(14_000, 15_000)], EAST));
    assert_eq!(listed(&game), (Coverage::Complete, vec![FORGO]), "nobody within reach");

    // DS-333: whoever is in a duel by now goes nowhere, whichever way one composes.
    let mut game = crossroads();
    game.announces(a(1), &[Kind::Move, Kind::Run]);
    game.performs(go(&[(14_000, 15_000)], EAST));
    assert_eq!(listed(&game).0, Coverage::Sampled);
    game.change(|public| public.figure_mut(a(1)).duel = Some(a(1)));
    assert_eq!(listed(&game), (Coverage::Complete, vec![FORGO]));

    let mut game = crossroads();
    game.announces(a(1), &[Kind::Move, Kind::Duel]);
    game.performs(go(&[(17_513, 15_000)], EAST));
    let (coverage, all) = listed(&game);
    assert!(all.len() > 1 && coverage == Coverage::Sampled, "{all:?}");
}

#[test]
fn ds_1608_a_way_may_be_made_of_ones_own_so_forgoing_it_is_never_all_there_is() {
    let mut game = crossroads();
    game.announces(a(1), &[Kind::Move]);
    assert_eq!(listed(&game).0, Coverage::Sampled);
}

#[test]
fn ds_1615_what_lets_a_moment_go_by_is_a_pass_and_what_gives_something_up_is_not() {
    let stay = Action::Choose(Choice::Stay {});
    assert!([WAIT, SKIP, KEEP_ROLL, NO_MORE, stay].iter().all(SangSurLaLame::is_pass));
    let again = Action::Choose(Choice::Again { target: b(1) });
    assert!(![FORGO, END_TURN, RESIGN, DECOY, again].iter().any(SangSurLaLame::is_pass));
}

#[test]
fn ds_1307_options_say_what_they_do_for_ones_own_objectives() {
    let mut game = field()
        .plays(ScenarioId::Compte, "pre")
        .figure(0, leader().armed(&["mousquet"]).at(10_000, 3_000))
        .figure(1, leader().at(14_000, 3_000))
        .ready();
    game.announces(a(1), &[Kind::Shoot]);
    let shot = told(&game, &Action::Perform(shoot(0, b(1), NORTH))).expect("a chief could fall");
    assert!(
        shot.starts_with("If the target dies, your objective is met: kill the enemy chief"),
        "{shot}"
    );
}

#[test]
fn ds_310_a_turn_in_which_nothing_can_be_paid_for_leaves_only_its_end() {
    let mut game = crossroads();
    game.change(|public| public.purses[seat(0)] = 0);
    assert_eq!(listed(&game), (Coverage::Complete, vec![END_TURN]));
    game.change(|public| public.purses[seat(0)] = 1);
    assert_eq!(listed(&game).0, Coverage::Sampled);
}

fn told(game: &Game, action: &Action) -> Option<String> {
    foretold(game, action).map(|it| it.text)
}

fn foretold(game: &Game, action: &Action) -> Option<shelf::Consequence> {
    let seat = seat(game.asked());
    let names = ["Ana", "Bruno"].map(str::to_owned);
    let viewer = kernel::Viewer::Seat(seat);
    let voice = shelf::Voice::new(shelf::Language::En, viewer, &names);
    let question = game.table().question().expect("something is asked");
    let view = game.table().view(viewer);
    <SangSurLaLame as shelf::Foretells>::consequence(&voice, &view, question, action)
}

#[test]
fn ds_304_ds_310_ds_313_options_say_what_gold_is_left_and_what_is_lost() {
    let mut game = crossroads();
    game.change(|public| public.purses[seat(0)] = 5);
    let moves = told(&game, &activate(a(1), &[Kind::Move, Kind::Duel]));
    assert_eq!(moves.as_deref(), Some("3 gold left after that."));
    let ends = told(&game, &END_TURN);
    assert_eq!(
        ends.as_deref(),
        Some("You activate nobody else this turn, and unspent gold is lost: 5.")
    );
    game.announces(a(1), &[Kind::Move]);
    assert_eq!(told(&game, &FORGO).as_deref(), Some("What this action cost is lost: 1 gold."));
}

#[test]
fn ds_903_an_activation_that_moves_says_who_may_react() {
    let mut game = crossroads();
    game.change(|public| public.figure_mut(b(1)).lookout = true);
    let moves = told(&game, &activate(a(1), &[Kind::Move])).expect("it leaves gold");
    assert!(moves.contains("May react on the way: "), "{moves}");
    let turns = told(&game, &activate(a(1), &[Kind::Reorient])).expect("it leaves gold");
    assert!(!turns.contains("May react"), "{turns}");
}

#[test]
fn ds_1307_ds_1309_a_blow_at_the_last_enemy_and_giving_up_may_end_the_game() {
    let shooting = || {
        let mut game = field()
            .figure(0, hireling().armed(&["mousquet"]).at(10_000, 3_000))
            .figure(1, hireling().at(14_000, 3_000))
            .ready();
        game.announces(a(1), &[Kind::Shoot]);
        game
    };
    let shot = Action::Perform(shoot(0, b(1), NORTH));
    // The rest of the band stands somewhere behind.
    let more = shooting();
    assert_eq!(told(&more, &shot), None);

    let mut last = shooting();
    last.change(|public| {
        let rest = public.figures.iter_mut().filter(|one| one.owner == Some(seat(1)));
        rest.filter(|one| one.id != b(1)).for_each(|one| one.status = Status::Fallen);
    });
    let ends = "If the target dies, your objective is met: annihilate the enemy. May end the game.";
    assert_eq!(told(&last, &shot).as_deref(), Some(ends));
    let over = told(&last, &RESIGN);
    assert_eq!(over.as_deref(), Some("The game ends, and your objectives are lost."));
    // What may end the game asks for more than a click.
    assert!(!foretold(&more, &FORGO).expect("it costs").may_end);
    assert!([&shot, &RESIGN].map(|it| foretold(&last, it)).iter().flatten().all(|it| it.may_end));
}
