//! Whole games at the binary's terminal, piped.

use crate::common::{bots, command, files, folder, game, games, run, run_with, sangfroid};

#[test]
fn always_the_first_answer_comes_to_an_end() {
    let folder = folder("first_answer");
    for game in games() {
        for language in ["fr", "en"] {
            let path = folder.join(format!("{}-{language}.json", game.slug()));
            let path = path.to_str().unwrap();
            let arguments =
                ["play", game.slug(), "--seed", "c0ffee", "--lang", language, "--record", path];
            let seen = run_with(&arguments, &"1\n".repeat(20_000)).works();
            let over =
                if language == "fr" { "La partie est terminée." } else { "The game is over." };
            assert!(seen.contains(over), "{seen}");
            assert!(!seen.contains('\u{1b}'), "no colours in a pipe");
            assert!(sangfroid(&["verify", path]).works().starts_with("faithful: "));
        }
    }
    assert_eq!(files(&folder).len(), 2 * games().len());
}

#[test]
fn the_environment_chooses_the_language() {
    for (variable, value, expected) in [
        ("LC_ALL", "en_GB.UTF-8", "Around the table"),
        ("LANG", "en_US.UTF-8", "Around the table"),
        ("LANG", "fr_CH.UTF-8", "Autour de la table"),
        ("LANG", "C", "Autour de la table"),
    ] {
        let mut command = command(&["play", game()]);
        command.env_remove("LC_ALL").env(variable, value);
        let done = run(command, "");
        assert!(done.out.contains(expected), "{variable}={value}: {}", done.out);
    }
}

#[test]
fn colours_follow_the_wish_of_the_user() {
    let seen = |variable: &str| {
        let mut command = command(&["play", game(), "--seats", &bots(), "--seed", "1"]);
        command.env_remove("NO_COLOR").env(variable, "1");
        run(command, "").works()
    };
    assert!(!seen("NO_COLOR").contains('\u{1b}'));
    assert!(seen("CLICOLOR_FORCE").contains('\u{1b}'));
}

#[test]
fn the_same_seed_is_the_same_game_and_another_is_not() {
    let folder = folder("same_seed");
    let play = |name: &str, seed: &str| {
        let path = folder.join(name);
        sangfroid(&[
            "play",
            game(),
            "--seats",
            &bots(),
            "--seed",
            seed,
            "--record",
            path.to_str().unwrap(),
        ])
        .works();
        std::fs::read_to_string(path).unwrap()
    };
    assert_eq!(play("one.json", "a1"), play("two.json", "A1"));
    assert_ne!(play("one.json", "a1"), play("two.json", "a2"));
}

#[test]
fn an_abandoned_game_is_still_recorded() {
    let folder = folder("abandoned");
    let path = folder.join("game.json");
    let path = path.to_str().unwrap();
    let arguments = ["play", game(), "--lang", "en", "--names", "Zoé", "--record", path];
    let seen = run_with(&arguments, "quit\nyes\n").works();
    assert!(seen.contains("The game is abandoned."), "{seen}");
    assert!(seen.contains("Zoé"), "{seen}");
    assert!(std::fs::read_to_string(path).unwrap().contains("\"name\": \"Zoé\""));
    assert!(sangfroid(&["verify", path]).works().contains("not over yet"));
}

#[test]
fn several_people_hand_the_keyboard_over() {
    let seats = format!("human*2,random*{}", registry::GAMES[0].players()[0] - 2);
    let seen = run_with(
        &["play", game(), "--seats", &seats, "--lang", "en", "--seed", "3"],
        "\n1\n1\n1\n1\n",
    )
    .out;
    assert!(seen.contains("'s turn. Hand the keyboard over"), "{seen}");
}

#[test]
fn a_record_is_told_from_every_side() {
    let folder = folder("told");
    let path = folder.join("game.json");
    let path = path.to_str().unwrap();
    sangfroid(&["play", game(), "--seats", &bots(), "--seed", "77", "--record", path]).works();
    let gallery = sangfroid(&["replay", path, "--lang", "en"]).works();
    let seat = sangfroid(&["replay", path, "--seat", "2", "--lang", "en"]).works();
    let all = sangfroid(&["replay", path, "--all", "--lang", "en"]).works();
    assert!(
        gallery.contains("as the gallery saw it") && !gallery.contains("(for you)"),
        "{gallery}"
    );
    assert!(seat.contains("(for you)"), "{seat}");
    assert!(
        all.len() > seat.len() && seat.len() > gallery.len() / 2,
        "everything is the longest story"
    );
    let start = sangfroid(&["replay", path, "--step", "0"]).works();
    assert!(start.len() < gallery.len(), "{start}");
}

#[test]
fn games_rules_and_cards_can_be_read() {
    let games = sangfroid(&["games", "--lang", "en"]).works();
    let shelf = registry::GAMES[0];
    assert!(games.contains(shelf.slug()) && games.contains(&shelf.levels().join(", ")), "{games}");
    let rules = sangfroid(&["rules", game()]).works();
    let first = rules.lines().next().unwrap();
    assert!(first.starts_with(shelf.prefix()), "{first}");
    let one = sangfroid(&["rules", game(), &first.to_lowercase()]).works();
    assert!(rules.starts_with(&one), "{one}");
    let cards = sangfroid(&["cards", game()]).works();
    let name = cards.lines().next().unwrap().split(" (").next().unwrap();
    assert!(sangfroid(&["cards", game(), &name.to_uppercase()]).works().contains(name));
}

#[test]
fn every_command_teaches_by_example() {
    for command in
        ["play", "stdio", "arena", "bench", "replay", "verify", "games", "rules", "cards"]
    {
        for help in ["-h", "--help"] {
            let text = sangfroid(&[command, help]).works();
            assert!(
                text.contains("Example") && text.contains(&format!("sangfroid {command}")),
                "{text}"
            );
        }
    }
    assert!(sangfroid(&["arena", "run", "--help"]).works().contains("--sides regular,random"));
    assert!(sangfroid(&["--version"]).works().starts_with("sangfroid "));
}
