//! Everything a user can get wrong is one clear line and exit code 2, and nothing is half-written.

use serde_json::{Value, json};

use crate::common::{bots, file, files, folder, game, record, run_with, sangfroid};

/// What a clumsy hand does to a file.
type Change<'a> = &'a dyn Fn(&mut Value);

#[test]
fn wrong_numbers_of_players() {
    let expected = "is for 6 to 12 players";
    for count in ["0", "1", "13", "15", "16", "200", "255"] {
        for start in [vec!["play"], vec!["stdio"], vec!["arena", "run"], vec!["bench"]] {
            let arguments = [start, vec![game(), "--players", count]].concat();
            assert!(sangfroid(&arguments).refused().contains(expected), "{arguments:?}");
        }
    }
    assert!(sangfroid(&["play", game(), "--seats", "human"]).refused().contains(expected));
    let three = sangfroid(&["play", "cannibal-world", "--players", "3"]).refused();
    assert!(three.contains("is for 2 or 4 players, not for 3"), "{three}");
    assert!(
        sangfroid(&["play", game(), "--seats", "human*12,random*12"])
            .refused()
            .contains("too many")
    );
    let seats = sangfroid(&["play", game(), "--seats", &bots(), "--players", "9"]).refused();
    assert!(seats.contains("leave one of them out"), "{seats}");
    assert_eq!(sangfroid(&["play", game(), "--players", "many"]).code, Some(2));
}

#[test]
fn unknown_games() {
    for arguments in [
        vec!["play", "chess"],
        vec!["stdio", "chess"],
        vec!["arena", "run", "chess"],
        vec!["bench", "chess"],
        vec!["rules", "chess"],
        vec!["cards", "chess"],
    ] {
        let problem = sangfroid(&arguments).refused();
        assert!(
            problem.contains("no game called “chess”; choose one of: ") && problem.contains(game()),
            "{problem}"
        );
    }
}

#[test]
fn broken_configurations() {
    let folder = folder("broken_configurations");
    for (name, text, expected) in [
        ("a.toml", "players = 8\nseating = = 1\n", "line 2"),
        ("b.json", "{\"players\": 8", "not JSON"),
        ("c.json", "[1, 2]", "object of options"),
        ("d.toml", "no_such_option = 1\n", "no_such_option"),
        ("e.json", "{\"players\": \"eight\"}", "players"),
        ("f.json", "{\"players\": 99999999999}", "players"),
        ("g.yaml", "players: 8", ".toml or .json"),
        ("h.json", "", "not JSON"),
    ] {
        let path = file(&folder, name, text);
        for start in [vec!["play"], vec!["stdio"], vec!["arena", "run"]] {
            let arguments = [start, vec![game(), "--config", &path]].concat();
            let problem = sangfroid(&arguments).refused();
            assert!(problem.contains(expected), "{name}: {problem}");
        }
    }
    let missing = folder.join("missing.toml");
    let problem = sangfroid(&["play", game(), "--config", missing.to_str().unwrap()]).refused();
    assert!(problem.contains("cannot read"), "{problem}");
    let contradiction = file(&folder, "nine.toml", "players = 9\n");
    assert!(
        sangfroid(&["play", game(), "--config", &contradiction, "--seats", &bots()])
            .refused()
            .contains('9')
    );
}

#[test]
fn impossible_options() {
    for (arguments, expected) in [
        (vec!["play", game(), "--seats", "human,genius*7"], "genius"),
        (vec!["play", game(), "--seats", "human,,random*6"], "cannot take a seat"),
        (vec!["play", game(), "--names", "Ana,Ana"], "two players are called “Ana”"),
        (vec!["play", game(), "--names", ",Ana"], "is no name"),
        (vec!["play", game(), "--record", "/no/such/folder/game.json"], "create it first"),
        (vec!["play", game(), "--record", "/"], "it is a folder"),
        (vec!["arena", "run", game(), "--seats", "human"], "“human” cannot take a seat"),
        (vec!["arena", "run", game(), "--sides", "genius"], "genius"),
        (
            vec!["arena", "run", game(), "--players", "6", "--seats", "random*7"],
            "7 levels are listed for 6",
        ),
        (vec!["arena", "run", game(), "--json", "/no/such/folder/report.json"], "create it first"),
        (vec!["arena", "run", game(), "--records", "/dev/null/games"], "choose another folder"),
        (vec!["bench", game(), "--seconds", "nan"], "0.001 to 60"),
        (vec!["bench", game(), "--seconds", "1e9"], "0.001 to 60"),
        (vec!["rules", game(), "xyzzy"], "name a clause such as"),
        (vec!["cards", game(), "xyzzy"], "leave the word out"),
    ] {
        let problem = sangfroid(&arguments).refused();
        assert!(problem.contains(expected), "{arguments:?}: {problem}");
    }
    for arguments in [
        vec!["play", game(), "--seed", "tea"],
        vec!["play", game(), "--lang", "de"],
        vec!["play"],
        vec!["arena", "run", game(), "--games", "0"],
        vec!["arena", "run", game(), "--seats", "random", "--sides", "random"],
        vec!["replay", "x.json", "--seat", "1", "--all"],
        vec!["verify"],
        vec!["dance"],
    ] {
        let done = sangfroid(&arguments);
        assert_eq!((done.code, done.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(done.err.starts_with("error: "), "{arguments:?}: {}", done.err);
    }
}

#[test]
fn truncated_records() {
    let folder = folder("truncated_records");
    let whole = record(&folder);
    let lengths = [0, 1, whole.len() / 4, whole.len() / 2, whole.len() * 3 / 4, whole.len() - 3];
    for length in lengths {
        let path = file(&folder, "half.json", &whole[..length]);
        for command in ["verify", "replay"] {
            let problem = sangfroid(&[command, &path]).refused();
            assert!(problem.contains("half.json: this is not a whole record"), "{problem}");
        }
    }
    let missing = folder.join("missing.json");
    assert!(sangfroid(&["verify", missing.to_str().unwrap()]).refused().contains("cannot read"));
    assert!(sangfroid(&["verify", folder.to_str().unwrap()]).refused().contains("it is a folder"));
}

#[test]
fn tampered_records() {
    let folder = folder("tampered_records");
    let whole: Value = serde_json::from_str(&record(&folder)).unwrap();
    let changes: [(&str, Change<'_>); 11] = [
        ("hash", &|record| record["hash"] = "0".repeat(64).into()),
        ("winners", &|record| record["outcome"] = json!({ "winners": [] })),
        ("no outcome", &|record| record["outcome"] = Value::Null),
        ("seed", &|record| record["seed"] = "1".repeat(64).into()),
        ("answers", &|record| drop(record["answers"].as_array_mut().unwrap().pop())),
        ("order", &|record| record["answers"].as_array_mut().unwrap().reverse()),
        ("action", &|record| record["answers"][0][1] = json!({ "fly": true })),
        ("seats", &|record| drop(record["seats"].as_array_mut().unwrap().pop())),
        ("rules", &|record| record["rules"] = 999.into()),
        ("format", &|record| record["format"] = 999.into()),
        ("field", &|record| record["note"] = "hello".into()),
    ];
    for (name, change) in changes {
        let mut tampered = whole.clone();
        change(&mut tampered);
        let path = file(&folder, "tampered.json", &tampered.to_string());
        for command in ["verify", "replay"] {
            let problem = sangfroid(&[command, &path]).refused();
            assert!(problem.contains("tampered.json"), "{name}: {problem}");
        }
    }
    let mut other = whole.clone();
    other["game"] = "chess".into();
    let path = file(&folder, "other.json", &other.to_string());
    assert!(sangfroid(&["verify", &path]).refused().contains("no game called “chess”"));
}

#[test]
fn records_have_only_their_own_seats_and_steps() {
    let folder = folder("seats_and_steps");
    let path = file(&folder, "game.json", &record(&folder));
    for seat in ["6", "14", "15", "255"] {
        let problem = sangfroid(&["replay", &path, "--seat", seat]).refused();
        assert!(problem.contains("choose 0 to 5"), "{problem}");
    }
    assert!(sangfroid(&["replay", &path, "--step", "99999"]).refused().contains("no step 99999"));
}

#[test]
fn one_false_record_among_true_ones() {
    let folder = folder("one_false_record");
    let text = record(&folder);
    let good = file(&folder, "good.json", &text);
    let bad = file(&folder, "bad.json", &text[..text.len() / 2]);
    let done = sangfroid(&["verify", &bad, &good, &bad]);
    assert_eq!(done.code, Some(2));
    assert!(done.out.contains("good.json: faithful: "), "{done:?}");
    assert_eq!(
        done.err.lines().filter(|line| line.starts_with("sangfroid: ")).count(),
        2,
        "{done:?}"
    );
}

#[test]
fn broken_positions() {
    let folder = folder("broken_positions");
    let answer = run_with(&["stdio", game(), "--seed", "1"], "{\"do\":\"position\"}\n").works();
    let answer: Value = serde_json::from_str(&answer).unwrap();
    let whole = answer["ok"].to_string();
    let load = |text: &str| {
        let path = file(&folder, "position.json", text);
        sangfroid(&["stdio", game(), "--position", &path])
    };
    load(&whole).works();
    for length in [0, 1, whole.len() / 2, whole.len() - 1] {
        assert!(load(&whole[..length]).refused().contains("not a whole position"));
    }
    let changes: [Change<'_>; 6] = [
        &|file| file["position"]["serial"] = 77.into(),
        &|file| file["position"]["players"] = 3.into(),
        &|file| file["position"]["rng"]["seed"] = "2".into(),
        &|file| file["digest"] = "0".repeat(64).into(),
        &|file| file["rules"] = 999.into(),
        &|file| file["game"] = "chess".into(),
    ];
    for change in changes {
        let mut tampered = answer["ok"].clone();
        change(&mut tampered);
        load(&tampered.to_string()).refused();
    }
    let both = sangfroid(&["stdio", game(), "--position", "x.json", "--players", "6"]);
    assert_eq!(both.code, Some(2), "a position has its own players");
}

#[test]
fn the_input_ends_in_the_middle_of_a_game() {
    let folder = folder("input_ends");
    let path = folder.join("game.json");
    let path = path.to_str().unwrap();
    for (language, expected) in [("en", "the input ended"), ("fr", "l’entrée s’est terminée")]
    {
        for input in ["", "1\n", "1\n1\n?\n", "quit\n"] {
            let table = ["play", game(), "--players", "6", "--seed", "7", "--lang", language];
            let arguments = [&table[..], &["--record", path]].concat();
            let problem = run_with(&arguments, input).refused();
            assert!(problem.contains(expected), "{problem}");
            assert!(
                sangfroid(&["verify", path]).works().contains("not over yet"),
                "the record is whole"
            );
            assert_eq!(files(&folder), ["game.json"], "no draft is left behind");
        }
    }
}
