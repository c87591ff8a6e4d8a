//! Runs and benchmarks of the binary.

use serde_json::Value;

use crate::common::{command, files, folder, game, games, run, sangfroid};

#[test]
fn a_run_depends_on_its_seed_and_not_on_the_machine() {
    let folder = folder("arena_run");
    let report = |threads: &str, name: &str| {
        let path = folder.join(name);
        let arguments =
            ["arena", "run", game(), "--games", "40", "--seed", "7", "--sides", "random,random"];
        let mut command = command(&[&arguments[..], &["--json", path.to_str().unwrap()]].concat());
        command.env("RAYON_NUM_THREADS", threads);
        let text = run(command, "").works();
        assert!(
            text.contains("40 games (sides random,random)") && text.contains("95 % interval"),
            "{text}"
        );
        std::fs::read_to_string(path).unwrap()
    };
    let one = report("1", "one.json");
    assert_eq!(one, report("2", "two.json"));
    let one: Value = serde_json::from_str(&one).unwrap();
    assert_eq!(one["game"], game());
    assert_eq!(one["games"], 40);
    assert!(one["by_level"][0]["low"].is_f64(), "{one}");
}

#[test]
fn records_of_a_run_are_faithful() {
    let folder = folder("arena_records");
    let games = folder.join("games");
    let games = games.to_str().unwrap();
    sangfroid(&["arena", "run", game(), "--games", "5", "--seats", "random", "--records", games])
        .works();
    let names = files(games.as_ref());
    assert_eq!(names.len(), 5, "{names:?}");
    let paths: Vec<String> = names.iter().map(|name| format!("{games}/{name}")).collect();
    let arguments: Vec<&str> =
        std::iter::once("verify").chain(paths.iter().map(String::as_str)).collect();
    assert_eq!(sangfroid(&arguments).works().matches(": faithful: ").count(), 5);
}

#[test]
fn every_level_can_be_measured_against_every_other() {
    let levels = registry::GAMES[0].levels().join(",");
    let text = sangfroid(&["arena", "run", game(), "--games", "6", "--seats", &levels]).works();
    assert!(registry::GAMES[0].levels().iter().all(|level| text.contains(level)), "{text}");
}

#[test]
fn a_benchmark_writes_its_figures() {
    let folder = folder("bench");
    for game in games() {
        let path = folder.join(game.slug()).with_extension("json");
        let file = path.to_str().unwrap();
        let text = sangfroid(&["bench", game.slug(), "--seconds", "0.001", "--json", file]).works();
        assert!(text.contains("ns per table copy"), "{text}");
        let figures: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        assert_eq!(figures[0]["game"], game.slug());
        assert!(figures[0]["decisions_per_second"]["median"].is_f64(), "{figures}");
    }
}

#[test]
fn a_bot_says_what_each_answer_was_worth_to_it() {
    let folder = folder("arena_why");
    let games = folder.join("games");
    let games = games.to_str().unwrap();
    let lame = "sang-sur-la-lame";
    sangfroid(&["arena", "run", lame, "--games", "1", "--seed", "7", "--records", games]).works();
    let record = format!("{games}/{}", files(games.as_ref())[0]);
    let why = |answer: &str, more: &[&str]| {
        let asked = ["arena", "why", &record, "--answer", answer, "--lang", "en"];
        sangfroid(&[&asked[..], more].concat())
    };
    let text = why("9", &[]).works();
    let prices: Vec<i64> = text
        .lines()
        .skip(1)
        .map(|line| line[1..].split_whitespace().next().unwrap().parse().unwrap())
        .collect();
    assert!(!prices.is_empty() && prices.is_sorted_by(|one, two| one >= two), "{text}");
    assert_eq!(text.lines().filter(|line| line.starts_with('>')).count(), 1, "{text}");
    assert!(why("99999", &[]).refused().contains("choose one from 1 to"));
    assert!(why("9", &["--level", "random"]).refused().contains("cannot say why"));
}
