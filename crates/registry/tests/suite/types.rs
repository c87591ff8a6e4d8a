//! The TypeScript types of the games are up to date, and what games say is of these types.

use kernel::{Seats, Viewer};
use registry::GAMES;
use serde_json::{Value, json};
use shelf::{AnyTable, Language, Voice};

use crate::random_games;
use crate::shape::Types;

#[test]
fn the_files_are_up_to_date() {
    for game in GAMES {
        let file = format!("web/src/games/{}/types.ts", game.slug());
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&file);
        // Somebody's git may have given the file other ends of lines.
        let kept = std::fs::read_to_string(path).unwrap_or_default().replace('\r', "");
        assert!(kept == game.typescript(), "{file} is out of date; run `cargo xtask types`");
    }
}

#[test]
fn every_game_says_the_same_things_and_leaves_nothing_vague() {
    for game in GAMES {
        let file = game.typescript();
        let types = Types::read(&file);
        let declared: Vec<&str> = types.names().collect();
        for name in ["View", "Event", "Question", "Action", "Facts", "Aid"] {
            assert!(declared.contains(&name), "{} does not say its {name}", game.slug());
        }
        for word in types.types_named() {
            assert!(!["any", "bigint", "object"].contains(&word), "{word} says too little");
            let is_type = word.len() > 2 && word.starts_with(|first: char| first.is_uppercase());
            let is_built_in = ["Array", "Record"].contains(&word);
            assert!(!is_type || is_built_in || declared.contains(&word), "{word} is unknown");
        }
    }
}

#[test]
fn what_games_say_is_of_the_types_they_declare() {
    for game in GAMES {
        let types = Types::read(&game.typescript());
        random_games::watch(*game, 5, |table, asked| match asked {
            Some(seat) => {
                for viewer in [Viewer::Seat(seat), Viewer::Gallery] {
                    compare_what_is_seen(table, viewer, &types);
                }
            }
            None => compare_whole_game(table, &types),
        });
    }
}

#[test]
fn what_is_on_cards_is_of_the_types_they_declare() {
    for game in GAMES {
        let types = Types::read(&game.typescript());
        for card in Language::ALL.into_iter().flat_map(|language| game.cards(language)) {
            check(&types, "Facts", &json!({ "kind": card.kind, "facts": card.facts }));
        }
    }
}

/// Every answer and every event of a game that is over.
fn compare_whole_game(table: &dyn AnyTable, types: &Types) {
    for (_, answer) in &table.record(Vec::new()).unwrap().answers {
        check(types, "Action", answer);
    }
    for seat in Seats::first(table.players()).iter() {
        compare_what_is_seen(table, Viewer::Seat(seat), types);
        for line in table.log(&voice(Viewer::Seat(seat)), 0) {
            check(types, "Event", &line.event.value());
        }
    }
}

fn compare_what_is_seen(table: &dyn AnyTable, viewer: Viewer, types: &Types) {
    let seen = table.observe(&voice(viewer));
    check(types, "View", &seen.view.value());
    if let Some(question) = &seen.question {
        check(types, "Question", &question.value());
    }
    if let Some(aid) = table.work_out(viewer) {
        check(types, "Aid", &aid.value());
    }
    for option in &seen.options {
        check(types, "Action", &option.action.value());
    }
    if let (Some(seat), Some(option)) = (viewer.seat(), seen.options.last()) {
        let tried = table.try_answer(&voice(viewer), seat, None, &option.action.value());
        assert_eq!(tried.refusal, None, "what is offered would be taken");
        if let Some(adds) = tried.adds {
            check(types, "Tried", &adds.value());
        }
    }
}

const fn voice(viewer: Viewer) -> Voice<'static> {
    Voice::new(Language::En, viewer, &[])
}

fn check(types: &Types, name: &str, value: &Value) {
    assert_eq!(types.refuse(name, value), None);
}

#[test]
fn a_value_of_another_type_is_noticed() {
    let types = Types::read(
        "export type Pair<T> = [T, T];\n\
         export type Side = \"left\" | \"right\";\n\
         export type Move = { to: Side };\n\
         export type Action =\n  | { kind: \"go\"; by?: number | null } & Move\n  | { kind: \"rest\"; at: Pair<Side> };\n",
    );
    let is_fine = |value: Value| types.refuse("Action", &value).is_none();
    assert!(is_fine(json!({"kind": "go", "to": "left"})));
    assert!(is_fine(json!({"kind": "go", "to": "left", "by": null})));
    assert!(is_fine(json!({"kind": "rest", "at": ["left", "right"]})));
    assert!(!is_fine(json!({"kind": "go"})));
    assert!(!is_fine(json!({"kind": "go", "to": "up"})));
    assert!(!is_fine(json!({"kind": "go", "to": "left", "fast": true})));
    assert!(!is_fine(json!({"kind": "rest", "at": ["left"]})));
    assert!(!is_fine(json!({"kind": "rest", "at": ["left", 1]})));
    assert!(!is_fine(json!("rest")));
}
