//! Tables served to programs.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

use crate::common::{command, file, folder, game, run, run_with, sangfroid};

/// A program that is served, asked line by line.
struct Program {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Program {
    fn open(arguments: &[&str]) -> Self {
        let arguments = [&["stdio", game(), "--lang", "en"], arguments].concat();
        let mut child =
            command(&arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let to = child.stdin.take().unwrap();
        let from = BufReader::new(child.stdout.take().unwrap());
        Self { child, to, from }
    }

    fn send(&mut self, line: &str) -> Value {
        writeln!(self.to, "{line}").unwrap();
        let mut answer = String::new();
        self.from.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap()
    }

    #[track_caller]
    fn ask(&mut self, request: &Value) -> Value {
        let answer = self.send(&request.to_string());
        assert!(answer.get("error").is_none(), "{request}: {answer}");
        answer["ok"].clone()
    }

    #[track_caller]
    fn is_refused(&mut self, line: &str) -> String {
        let answer = self.send(line);
        assert!(answer["error"]["text"].is_string(), "{line}: {answer}");
        answer["error"]["code"].as_str().unwrap().to_owned()
    }

    /// Answers the open question as a bot would.
    fn advance(&mut self) {
        let seat = self.ask(&json!({ "do": "waiting" }))["waiting"][0].clone();
        let action =
            self.ask(&json!({ "do": "bot", "seat": seat, "level": "random" }))["action"].clone();
        self.ask(&json!({ "do": "answer", "seat": seat, "action": action }));
    }

    fn quit(mut self) {
        assert_eq!(self.ask(&json!({ "do": "quit" })), json!({}));
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn a_whole_game() {
    let folder = folder("stdio_whole_game");
    let mut program = Program::open(&["--seed", "b0b", "--players", "7"]);
    let mut standing = program.ask(&json!({ "do": "waiting" }));
    let mut turn = 0;
    while standing["outcome"].is_null() {
        let seat =
            standing["waiting"][turn % standing["waiting"].as_array().unwrap().len()].clone();
        let seen = program.ask(&json!({ "do": "observe", "seat": seat }));
        let options = seen["options"].as_array().unwrap();
        assert!(!options.is_empty(), "who is waited for has something to answer: {seen}");
        turn += 1;
        let action = &options[turn * 7 % options.len()]["action"];
        let serial = &seen["serial"];
        standing = program
            .ask(&json!({ "do": "answer", "seat": seat, "action": action, "serial": serial }));
        assert!(turn < 100_000, "the game does not end");
    }
    assert_eq!(program.ask(&json!({ "do": "watch" }))["outcome"], standing["outcome"]);
    let lines = program.ask(&json!({ "do": "log", "seat": 0, "from": 0 }));
    assert!(lines["lines"].as_array().unwrap().iter().all(|line| line["text"].is_string()));
    let rest = program.ask(&json!({ "do": "log", "from": lines["next"] }));
    assert_eq!(rest["lines"], json!([]));
    let record = program.ask(&json!({ "do": "record" }));
    let path = file(&folder, "game.json", &record.to_string());
    assert!(sangfroid(&["verify", &path]).works().contains(&format!("{turn} answers")));
    program.quit();
}

#[test]
fn bad_requests_change_nothing() {
    let mut program = Program::open(&["--seed", "1", "--players", "6"]);
    let before = program.ask(&json!({ "do": "position" }));
    let asked = program.ask(&json!({ "do": "waiting" }))["waiting"][0].as_u64().unwrap();
    let other = (asked + 1) % 6;
    let action =
        program.ask(&json!({ "do": "observe", "seat": asked }))["options"][0]["action"].clone();
    for (line, code) in [
        ("", "unreadable"),
        ("hello", "unreadable"),
        ("{\"do\":\"waiting\"", "unreadable"),
        ("{\"do\":\"sing\"}", "bad_request"),
        ("{\"do\":\"waiting\",\"loud\":true}", "bad_request"),
        ("{\"do\":\"observe\",\"seat\":\"first\"}", "bad_request"),
        ("{\"do\":\"observe\",\"seat\":6}", "no_such_seat"),
        ("{\"do\":\"observe\",\"seat\":15}", "no_such_seat"),
        ("{\"do\":\"log\",\"seat\":200}", "no_such_seat"),
        ("{\"do\":\"answer\",\"seat\":255,\"action\":1}", "no_such_seat"),
    ] {
        assert_eq!(program.is_refused(line), code, "{line}");
    }
    let bot =
        |seat: u64, level: &str| json!({ "do": "bot", "seat": seat, "level": level }).to_string();
    assert_eq!(program.is_refused(&bot(asked, "genius")), "no_such_bot");
    assert_eq!(program.is_refused(&bot(other, "random")), "not_asked");
    for answer in [
        json!({ "do": "answer", "seat": asked, "action": { "fly": 7 } }),
        json!({ "do": "answer", "seat": asked, "action": null }),
        json!({ "do": "answer", "seat": other, "action": action }),
        json!({ "do": "answer", "seat": asked, "action": action, "serial": 999 }),
    ] {
        program.is_refused(&answer.to_string());
    }
    assert_eq!(program.is_refused(&"x".repeat(2 << 20)), "too_long");
    assert_eq!(program.is_refused(&"[".repeat(1 << 19)), "unreadable");
    assert_eq!(program.ask(&json!({ "do": "position" })), before);
    program.quit();
}

#[test]
fn a_try_says_what_an_answer_would_bring_and_changes_nothing() {
    let mut program = Program::open(&["--seed", "1", "--players", "6"]);
    let before = program.ask(&json!({ "do": "position" }));
    let asked = program.ask(&json!({ "do": "waiting" }))["waiting"][0].as_u64().unwrap();
    let action =
        program.ask(&json!({ "do": "observe", "seat": asked }))["options"][0]["action"].clone();
    let taken = program.ask(&json!({ "do": "try", "seat": asked, "action": action }));
    assert_eq!(taken, json!({ "refusal": null, "adds": null }));
    let other = (asked + 1) % 6;
    for (seat, action, serial) in [
        (asked, json!({ "fly": 7 }), json!(null)),
        (other, action.clone(), json!(null)),
        (asked, action, json!(999)),
    ] {
        let tried =
            program.ask(&json!({ "do": "try", "seat": seat, "action": action, "serial": serial }));
        assert!(tried["refusal"]["text"].is_string(), "{tried}");
    }
    assert_eq!(program.is_refused("{\"do\":\"try\",\"seat\":9,\"action\":1}"), "no_such_seat");
    assert_eq!(program.ask(&json!({ "do": "position" })), before);
    program.quit();
}

#[test]
fn a_loaded_position_has_the_same_future() {
    let folder = folder("stdio_position");
    let mut first = Program::open(&["--seed", "f00d"]);
    (0..9).for_each(|_| first.advance());
    let position = first.ask(&json!({ "do": "position" }));
    let path = file(&folder, "position.json", &position.to_string());
    let mut second = Program::open(&["--position", &path]);
    assert_eq!(second.is_refused("{\"do\":\"record\"}"), "no_record");
    loop {
        let standing = first.ask(&json!({ "do": "waiting" }));
        let Some(seat) = standing["waiting"].get(0).cloned() else { break };
        let seen = first.ask(&json!({ "do": "observe", "seat": seat }));
        assert_eq!(second.ask(&json!({ "do": "observe", "seat": seat })), seen);
        let action =
            first.ask(&json!({ "do": "bot", "seat": seat, "level": "random" }))["action"].clone();
        for program in [&mut first, &mut second] {
            program.ask(&json!({ "do": "answer", "seat": seat, "action": action }));
        }
    }
    assert_eq!(first.ask(&json!({ "do": "position" })), second.ask(&json!({ "do": "position" })));
    first.quit();
    second.quit();
}

#[test]
fn the_last_line_needs_no_end_and_silence_is_a_farewell() {
    let done = run_with(&["stdio", game(), "--seed", "1"], "{\"do\":\"waiting\"}").works();
    assert!(done.starts_with("{\"ok\":") && done.ends_with("}\n"), "{done}");
    assert_eq!(run_with(&["stdio", game()], "").works(), "");
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let mut program = Program::open(&["--seed", "1"]);
    drop(program.from);
    writeln!(program.to, "{{\"do\":\"waiting\"}}").unwrap();
    drop(program.to);
    assert!(program.child.wait().unwrap().success());
}

#[test]
fn the_python_example_plays_a_whole_game() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/stdio_player.py");
    if Command::new("python3").arg("--version").output().is_err() {
        return; // The example needs Python; the rest does not.
    }
    let mut python = Command::new("python3");
    python.args([script, env!("CARGO_BIN_EXE_sangfroid"), game(), "beef"]);
    let story = run(python, "").works();
    assert!(story.contains("seat 0: ") && story.contains("over after "), "{story}");
}
