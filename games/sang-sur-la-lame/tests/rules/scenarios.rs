//! Scenarios of somebody's own (DS-R140): read, judged line by line, written again, and played with everything they change.

use kernel::{Rng, Seat, Table, Viewer};
use sang_sur_la_lame::cards::scenario::{Arrival, End};
use sang_sur_la_lame::cards::{Role, ScenarioId, ScenarioLaid, catalogue, scenario_file};
use sang_sur_la_lame::table::config::{RolesChoice, ScenarioChoice, TableChoice, TurnLimit};
use sang_sur_la_lame::table::public::Level;
use sang_sur_la_lame::table::{Config, Given, Question};
use sang_sur_la_lame::{GAME, SangSurLaLame};
use serde_json::json;
use shelf::{Language, ListAnswer, Published as _, Shows};

const NIGHT: &str = include_str!("../../examples/nuit-noire.toml");

fn judged(text: &str) -> ListAnswer {
    GAME.list("scenarios").expect("scenarios are brought").judge(text, Language::En)
}

/// A scenario of a few lines.
fn written(base: &str, lines: &str) -> String {
    format!(
        "schema = 1\ngame = \"sang-sur-la-lame\"\n[scenario]\nname = \"Le mien\"\nbase = \"{base}\"\n{lines}"
    )
}

/// Its mistakes as the command says them: line, words, clause.
fn wrong(base: &str, lines: &str) -> Vec<String> {
    let said = judged(&written(base, lines)).mistakes.into_iter().map(|mistake| {
        let line = mistake.line.map_or_else(|| "-".to_owned(), |line| line.to_string());
        format!("{line}: {} ({})", mistake.text, mistake.clause.unwrap_or_default())
    });
    said.collect()
}

fn laid(base: &str, lines: &str) -> ScenarioLaid {
    let text = written(base, lines);
    assert_eq!(judged(&text).mistakes, [], "{text}");
    scenario_file::read(&text).expect("it has been judged").laid
}

fn at(laid: ScenarioLaid, table: &str) -> Config {
    Config {
        scenario: ScenarioChoice::Custom(Box::new(laid)),
        table: TableChoice::Named(table.to_owned()),
        roles: RolesChoice::FirstIsMilitia,
        ..Config::new(2)
    }
}

/// Regulars play until something is so.
fn played(
    config: &Config,
    number: u64,
    mut until: impl FnMut(&Table<SangSurLaLame>) -> bool,
) -> Table<SangSurLaLame> {
    let bot = SangSurLaLame::bot("regular").expect("there is a regular bot");
    let mut rng = Rng::from_number(number);
    let mut table = Table::<SangSurLaLame>::open(config, rng.seed(), None).expect("it is sound");
    while let Some(seat) = table.waiting().lowest() {
        if until(&table) {
            break;
        }
        let action = bot.choose(&table.observe(seat), &mut rng);
        table.apply(seat, action, None).expect("bots do what is allowed");
    }
    table
}

#[test]
fn ds_r140_the_example_is_sound_and_written_again_as_it_is() {
    let judged = judged(NIGHT);
    assert_eq!(judged.mistakes, []);
    assert_eq!((judged.name.as_str(), judged.measures[0].value), ("Black night", 1));
    let laid = scenario_file::read(NIGHT).unwrap().laid;
    let again = scenario_file::write(&laid);
    assert_eq!(scenario_file::read(&again).unwrap().laid, laid);
    assert!(judged.trial.is_some());
}

#[test]
fn ds_r140_every_printed_scenario_is_a_model_that_changes_nothing() {
    let lists = GAME.list("scenarios").unwrap();
    let ready = lists.ready(Language::Fr);
    assert_eq!(ready.len(), 10);
    for (value, id) in ready.iter().zip(ScenarioId::playable()) {
        let text = lists.write(&value.value, Language::Fr).unwrap();
        let said = lists.judge(&text, Language::Fr);
        assert_eq!(said.mistakes, [], "{text}");
        let ScenarioChoice::Custom(laid) =
            serde_json::from_value(said.list.clone().unwrap()).unwrap()
        else {
            panic!("it is one of one's own")
        };
        let table = &catalogue().tables.iter().find(|one| one.setup(*id).is_some()).unwrap().id;
        let given = Given::new(&at(*laid, table)).unwrap();
        assert_eq!(given.scenario(*id), catalogue().scenario(*id));
    }
}

#[test]
fn ds_r140_a_line_that_cannot_be_read_is_named() {
    let said = judged(&written("contrebande", "turns = 8\n"));
    assert_eq!(said.mistakes[0].line, Some(6));
    assert!(said.mistakes[0].text.contains("turns"), "{}", said.mistakes[0].text);
    assert_eq!(said.list, None);
}

#[test]
fn ds_r140_every_mistake_has_its_line_and_its_clause() {
    let lines = "turn_limit = 3\nloads = 3\nguards = 2\nspy_from = 2\ngold.militia = 9\ngold.a = 1\n\
        deploys_first = \"b\"\narrival = [{ turn = 2, on = 4 }]\n";
    assert_eq!(
        wrong("contrebande", lines),
        [
            "6: turn_limit: 3: from 4 to 12. (DS-1306)",
            "12: deploys_first: “Smuggling” has no side that deploys first without dice: leave this line out. (DS-1304)",
            "7: loads: 3: from 1 to 2. (DS-R140)",
            "8: guards: “Smuggling” has no guards: leave this line out. (DS-R140)",
            "9: spy_from: “Smuggling” has no spy: leave this line out. (DS-R140)",
            "13: arrival: “Smuggling” has no reserve: leave this line out. (DS-1432)",
            "11: gold.a: the sides of “Smuggling” are militia and renegade. (DS-1302)",
            "10: gold.militia: 9: from -4 to 6. (DS-304)",
        ]
    );
    assert_eq!(
        wrong("libre", ""),
        ["5: base: the free choice is no scenario: begin with one of the ten others. (DS-1305)"]
    );
    let long = "x".repeat(41);
    let text = written("cache", "").replace("Le mien", &long);
    assert_eq!(judged(&text).mistakes[0].text, "name: a name has 1 to 40 characters.");
    let long = format!("text = \"{}\"\n", "x".repeat(401));
    assert_eq!(wrong("cache", &long), ["6: text: a text has at most 400 characters. (DS-R140)"]);
}

#[test]
fn ds_1307_an_aim_is_one_that_the_side_can_reach() {
    let aim = "objective.renegade = [{ kind = \"find_loot\" }]\n";
    let said = wrong("contrebande", aim);
    assert!(said[0].starts_with("6: objective.renegade: this side cannot be after that in “Smuggling”; possible: { kind = \"annihilate\" }, "), "{said:?}");
    assert!(said[0].contains("zone = \"port\"") && said[0].ends_with("(DS-1307)"), "{said:?}");
    let three = "objective.renegade = [{ kind = \"deliver_load\", object = \"ballot\", zone = \"port\", count = 3, how = \"stand\" }]\n";
    assert_eq!(wrong("contrebande", three).len(), 1, "there are two bales");
    let both = "objective.renegade = [{ kind = \"prevent\", of = \"militia\" }]\n";
    assert_eq!(
        wrong("contrebande", both),
        [
            "6: objective.renegade: the two sides cannot only prevent each other: give one of them an aim. (DS-1307)"
        ]
    );
    let elsewhere = "objective.a = [{ kind = \"annihilate\" }]\n";
    assert_eq!(
        wrong("cache", elsewhere),
        ["6: objective.a: the sides of “The hoard” are militia and renegade. (DS-1302)"]
    );
    let twice = "objective.a = [{ kind = \"hold_points\", points = [\"exit\", \"exit\"], radius = 3000 }]\n";
    assert_eq!(wrong("passage", twice).len(), 1);
    let wide = "objective.a = [{ kind = \"hold_points\", points = [\"exit\"], radius = 6001 }]\n";
    assert_eq!(wrong("passage", wide).len(), 1);
    let one = "objective.a = [{ kind = \"hold_points\", points = [\"exit\"], radius = 6000 }]\n";
    assert_eq!(wrong("passage", one), Vec::<String>::new());
    let many = format!("objective.a = [{}]\n", ["{ kind = \"annihilate\" }"; 5].join(", "));
    assert_eq!(
        wrong("passage", &many),
        ["6: objective.a: a side has at most 4 objectives. (DS-1307)"]
    );
}

#[test]
fn ds_1307_ends_wait_for_what_there_is() {
    let lines = "end = [{ when = \"npc_dead\", npc = \"notable\" },\n { when = \"objective_met\", role = \"b\" },\n { when = \"objective_met_end_of_turn\" }]\n";
    assert_eq!(
        wrong("contrebande", lines),
        [
            "6: end: “Smuggling” has no such character: leave this line out. (DS-1307)",
            "7: end: the sides of “Smuggling” are militia and renegade. (DS-1302)",
            "8: end: this end waits for a chief’s death, and no side is after one. (DS-1442)",
        ]
    );
    let many = format!("end = [{}]\n", ["{ when = \"turn_limit\" }"; 7].join(", "));
    assert_eq!(wrong("contrebande", &many), ["6: end: at most 6 ends. (DS-1307)"]);
}

#[test]
fn ds_1432_arrivals_follow_one_another_and_the_last_is_certain() {
    let lines = "arrival = [{ turn = 3, on = 7 },\n { turn = 3, on = 2 }]\n";
    assert_eq!(
        wrong("convoi", lines),
        [
            "6: arrival: 7: from 1 to 6. (DS-1432)",
            "7: arrival: turns follow one another, from turn 1 to turn 8. (DS-1432)",
            "7: arrival: the last arrival is certain: on = 1. (DS-1432)",
        ]
    );
}

#[test]
fn ds_242_set_ups_are_those_of_valid_tables() {
    let twice = NIGHT.replace(
        "[[scenario.setup]]\n",
        "[[scenario.setup]]\ntable = \"nulle_part\"\n\n[[scenario.setup]]\n",
    );
    let said = judged(&twice).mistakes;
    assert_eq!(said.len(), 1);
    assert!(said[0].text.starts_with("nulle_part: there is no such table; possible: pre, place, "));
    let bent = NIGHT.replace("[13000, 15500], [23000, 15500]", "[23000, 15500], [13000, 15500]");
    let said = judged(&bent).mistakes;
    assert_eq!(
        (said[0].clause.as_deref(), said[0].about.as_deref()),
        (Some("DS-242"), Some("port"))
    );
    assert!(said[0].line.is_some());
    let (_, setup) = NIGHT.split_once("[[scenario.setup]]").unwrap();
    let again = format!("{NIGHT}\n[[scenario.setup]]{setup}");
    assert_eq!(judged(&again).mistakes[0].text, "port: one set-up for each table.");
    let renamed = NIGHT.replace("zone.port", "zone.exit");
    assert_eq!(
        judged(&renamed).mistakes[0].text,
        "port: a set-up holds exactly the names of its scenario."
    );
}

#[test]
fn ds_r140_a_table_is_set_and_played_as_the_scenario_says() {
    let laid = scenario_file::read(NIGHT).unwrap().laid;
    let config = at(laid, "port");
    let first_turn = |table: &Table<SangSurLaLame>| table.public().turn == 1;
    let table = played(&config, 4, first_turn);
    let public = table.public();
    assert_eq!(public.scenario, ScenarioId::Contrebande);
    assert_eq!((public.roles[Seat::new(0)], public.purses[Seat::new(0)]), (Role::Militia, 10));
    assert_eq!(public.purses[Seat::new(1)], 12);
    let militia = public.standing().filter(|one| one.owner == Some(Seat::new(0)));
    assert!(militia.into_iter().all(|one| (15_500..=19_500).contains(&one.at().y)));
    let view = table.view(Viewer::Seat(Seat::new(0)));
    let shown = SangSurLaLame::shown(&view, None);
    assert_eq!(shown.house.last_turn, Some(8));
    assert_eq!(shown.house.own_scenario.map(|own| own.name.en), Some("Black night".to_owned()));
    let end = played(&config, 4, |_| false);
    assert!(end.public().levels.is_some());
}

/// DS-1421, DS-1422: with both bales wanted, one that has arrived is not enough.
#[test]
fn ds_r140_so_many_loads_must_arrive_as_the_scenario_says() {
    let two = scenario_file::read(NIGHT).unwrap().laid;
    let mut one = two.clone();
    one.objective.renegade.clear();
    let wins = |laid: &ScenarioLaid, number: u64| {
        let end = played(&at(laid.clone(), "port"), number, |_| false);
        let levels = end.public().levels.expect("the game is over");
        let bearers = end.public().standing().filter(|figure| figure.load.is_some()).count();
        levels[Seat::new(1)] == Level::Plain && bearers < 2
    };
    let number = (0..60).find(|number| wins(&one, *number)).expect("one bale comes through");
    assert!(!wins(&two, number));
}

#[test]
fn ds_r140_limits_guards_arrivals_and_spies_are_those_of_the_scenario() {
    let convoy = laid("convoi", "guards = 1\narrival = [{ turn = 1, on = 1 }]\nturn_limit = 0\n");
    assert_eq!(convoy.arrival, [Arrival { turn: 1, on: 1 }]);
    let given = Given::new(&at(convoy.clone(), "route")).unwrap();
    assert_eq!(given.last_turn(ScenarioId::Convoi), None);
    let limited = Config { turn_limit: TurnLimit::Turns(5), ..at(convoy.clone(), "route") };
    assert_eq!(Given::new(&limited).unwrap().last_turn(ScenarioId::Convoi), Some(5));
    let table = played(&at(convoy, "route"), 1, |table| !table.public().order.is_empty());
    let public = table.public();
    assert_eq!(public.figures.iter().filter(|one| one.npc.is_some()).count(), 1);
    assert!(public.arrived);
    // DS-1412: a spy who obeys from turn 1 on.
    let spy = laid("espion", "spy_from = 1\n");
    let table = played(&at(spy, "port"), 3, |table| table.public().revealed_spy.is_some());
    assert!(table.public().turn < 3, "he obeyed in turn {}", table.public().turn);
}

#[test]
fn ds_1304_the_side_that_the_scenario_names_deploys_first() {
    let laid = laid("cache", "deploys_first = \"renegade\"\n");
    let deploys = |table: &Table<SangSurLaLame>| {
        table.waiting().lowest().is_some_and(|seat| {
            matches!(table.observe(seat).question, Some(Question::Deploy { .. }))
        })
    };
    let table = played(&at(laid, "place"), 1, deploys);
    assert_eq!(table.waiting().lowest(), Some(Seat::new(1)));
}

#[test]
fn ds_1307_an_end_that_is_not_written_does_not_end_the_game() {
    let on = laid("cache", "end = [{ when = \"turn_limit\" }]\n");
    assert_eq!(on.end, [End::TurnLimit {}]);
    let found = |number: u64, laid: &ScenarioLaid| {
        let table = played(&at(laid.clone(), "place"), number, |table| table.public().loot_found);
        table.public().loot_found.then(|| table.public().levels.is_some())
    };
    let goes_on = |number: &u64| found(*number, &on) == Some(false);
    let number = (0..40).find(goes_on).expect("somebody finds it before the end");
    assert_eq!(found(number, &laid("cache", "")), Some(true));
}

#[test]
fn ds_r140_what_cannot_be_played_is_refused_with_its_reason() {
    let wrong = json!({ "custom": { "name": "X", "base": "cache", "turn_limit": 40 } });
    let says = "scenario: 40: from 4 to 12.";
    testkit::settings::refuses_options(GAME, &json!({ "scenario": wrong }), Some(2), says);
    let night = judged(NIGHT).list.unwrap();
    let elsewhere = json!({ "scenario": night, "table": { "named": "route" } });
    let says = "no set-up for that scenario";
    testkit::settings::refuses_options(GAME, &elsewhere, Some(2), says);
    let three = json!({ "scenario": judged(NIGHT).list, "format": "small" });
    let says = "This scenario is for two sides.";
    testkit::settings::refuses_options(GAME, &three, Some(3), says);
}

#[test]
fn ds_r140_a_position_of_such_a_game_is_read_again() {
    let config =
        serde_json::to_value(at(scenario_file::read(NIGHT).unwrap().laid, "port")).unwrap();
    let config = GAME.configure(&config, None).unwrap();
    let table = GAME.open(&config, Rng::from_number(2).seed()).unwrap();
    assert_eq!(GAME.load(&table.position()).unwrap().position(), table.position());
}

/// A set-up on a table that has none of its own makes room for the scenario there.
#[test]
fn ds_1303_a_set_up_brings_a_scenario_to_another_table() {
    let setup = "[[scenario.setup]]\ntable = \"pre\"\n\
        deploy.militia = [[[8000, 600], [27000, 600], [27000, 4600], [8000, 4600]]]\n\
        deploy.renegade = [[[8000, 30800], [27000, 30800], [27000, 34800], [8000, 34800]]]\n\
        point.notable = [17700, 8000]\n";
    let laid = laid("assassinat", setup);
    let table = played(&at(laid, "pre"), 1, |table| table.public().turn == 1);
    assert!(table.public().standing().any(|one| one.npc.is_some() && one.at().y == 8_000));
    let acts = |table: &Table<SangSurLaLame>| table.public().turn == 2;
    let config = at(scenario_file::read(&written("assassinat", setup)).unwrap().laid, "pre");
    assert_eq!(played(&config, 1, acts).public().turn, 2);
}
