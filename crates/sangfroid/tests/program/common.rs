//! Running the binary as a user would, without a terminal.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use shelf::AnyGame;

/// What a command did.
#[derive(Debug)]
pub(crate) struct Finished {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Finished {
    /// The output of a command that must have worked.
    #[track_caller]
    pub(crate) fn works(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// The one line of a command that must have been refused, without `sangfroid: `.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        assert_eq!(self.code, Some(2), "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        assert!(self.err.starts_with("sangfroid: ") && self.err.ends_with('\n'), "{self:?}");
        assert!(!self.err.contains("panicked"), "{self:?}");
        self.err["sangfroid: ".len()..].trim().to_owned()
    }
}

/// The binary, ready to be started in an environment that speaks no language.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sangfroid"));
    command.args(arguments).env_remove("LANG").env_remove("LC_MESSAGES").env("LC_ALL", "C");
    command
}

/// Runs a command with something to read.
pub(crate) fn run_with(arguments: &[&str], input: &str) -> Finished {
    run(command(arguments), input)
}

/// Runs a command with nothing to read.
pub(crate) fn sangfroid(arguments: &[&str]) -> Finished {
    run_with(arguments, "")
}

/// Runs a prepared command with something to read.
pub(crate) fn run(mut command: Command, input: &str) -> Finished {
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().unwrap();
    let mut writer = child.stdin.take().unwrap();
    let input = input.to_owned();
    // A command may end before it has read everything.
    let feeding = std::thread::spawn(move || drop(writer.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    feeding.join().unwrap();
    Finished {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The games that are played whole: one, since the program knows none; in full size all of them.
pub(crate) fn games() -> &'static [&'static dyn AnyGame] {
    let is_full = std::env::var("FAULTS").is_ok_and(|wish| wish == "full");
    if is_full { registry::GAMES } else { &registry::GAMES[..1] }
}

/// The slug of a game to try things with.
pub(crate) fn game() -> &'static str {
    registry::GAMES[0].slug()
}

/// An empty folder of this test's own.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A file in a folder, as an argument.
pub(crate) fn file(folder: &std::path::Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The names of the files in a folder.
pub(crate) fn files(folder: &std::path::Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// A finished game between bots, as a record's text.
pub(crate) fn record(folder: &std::path::Path) -> String {
    let path = folder.join("whole.json");
    sangfroid(&[
        "play",
        game(),
        "--seats",
        &bots(),
        "--seed",
        "5eed",
        "--record",
        path.to_str().unwrap(),
    ])
    .works();
    std::fs::read_to_string(path).unwrap()
}

/// The smallest table of bots.
pub(crate) fn bots() -> String {
    format!("random*{}", registry::GAMES[0].players()[0])
}
