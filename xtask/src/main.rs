//! The project's own commands, reached as `cargo play`, `cargo verify` and `cargo xtask …`.
//!
//! Everything here is plain: arguments are matched by hand, other programs are called by name, and every check is a
//! function from text to findings, so that it can be tested with a string.

mod api;
mod cargo;
mod clauses;
mod golden;
mod licences;
mod manifests;
mod markdown;
mod new_game;
mod rooms;
mod source;
mod tidy;
mod tree;
mod try_new_game;
mod types;
mod verify;
mod web;
mod weigh;

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;

const HELP: &str = "\
The project's own commands.

  cargo play [ARGS…]             builds everything and serves it on http://localhost:7878, for the browser
  cargo verify                   every check there is; what has to pass before a change goes in
  cargo xtask tidy               rules about the files themselves: sizes, headers, names, links, licences
  cargo xtask clauses [PREFIX]   which clauses of the rules have no test, of all games or of one (LS)
  cargo xtask new-game SLUG PREFIX   writes a tiny game that plays at once, to be turned into another
  cargo xtask try-new-game       makes one in a copy of the project, builds it, plays it and throws it away
  cargo xtask golden             plays the golden records anew, on purpose
  cargo xtask types              writes the web client's TypeScript types from crates/protocol and games/
  cargo xtask web                builds the web client into web/dist, if something changed
  cargo xtask web-check          formatting, types and unit tests of the web client
  cargo xtask browse [NAME…]     tries the web client in a real browser against the real program, all of it or by name
  cargo xtask moments            writes anew what the server tells of golden records, for the tests of the page
  cargo xtask dist               builds the one file to put on a server, and says where it is
  cargo xtask weigh              how many lines each game costs, and where
  cargo xtask mutants GAME [FILE…]   breaks the rules of a game on purpose and says what no test noticed
  cargo xtask fuzz [TARGET] [SECONDS]   odd input for everything that reads from the network or from a file
  cargo xtask api                tries the API by its own document, with a public tool (needs Python and the network)
  cargo xtask bench [ARGS…]      how fast the games are played

Examples
  cargo play                     then open http://localhost:7878
  cargo play --listen 0.0.0.0:7878   also for the other devices of the house
  cargo play --help              what else the server understands
  cargo xtask new-game ma-partie MP   then read docs/adding-a-game.md
  cargo xtask clauses LS         the state of Liens de Sang alone
  cargo xtask bench liens-de-sang
";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match run(&arguments) {
        Ok(code) => code,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // There is nobody left to tell if the standard error is closed too.
            let _ = writeln!(io::stderr(), "xtask: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[String]) -> Result<ExitCode> {
    let Some((command, rest)) = arguments.split_first() else { return help() };
    match command.as_str() {
        "play" => cargo::play(rest),
        "bench" => cargo::bench(rest),
        "fuzz" => cargo::fuzz(rest),
        "mutants" => cargo::mutants(rest),
        "help" | "--help" | "-h" => help(),
        _ if rest.iter().any(|argument| argument == "--help" || argument == "-h") => help(),
        "verify" => alone(command, rest, verify::run),
        "tidy" => alone(command, rest, tidy::run),
        "golden" => alone(command, rest, golden::run),
        "dist" => alone(command, rest, cargo::dist),
        "types" => alone(command, rest, types::run),
        "web" => alone(command, rest, web::run),
        "web-check" => alone(command, rest, web::check),
        "browse" => web::browse(rest),
        "moments" => alone(command, rest, web::moments),
        "try-new-game" => alone(command, rest, try_new_game::run),
        "new-game" => match rest {
            [slug, prefix] => new_game::run(slug, prefix),
            _ => misused("new-game needs a slug and a prefix, such as ma-partie MP"),
        },
        "api" => alone(command, rest, api::run),
        "weigh" => alone(command, rest, weigh::run),
        "clauses" => match rest {
            [] => clauses::run(None),
            [prefix] => clauses::run(Some(prefix)),
            [_, ..] => misused("clauses takes one prefix at most, such as LS"),
        },
        unknown => misused(&format!("there is no command “{unknown}”")),
    }
}

/// Runs a command that takes no arguments.
fn alone(command: &str, rest: &[String], run: fn() -> Result<ExitCode>) -> Result<ExitCode> {
    if rest.is_empty() { run() } else { misused(&format!("{command} takes no arguments")) }
}

fn help() -> Result<ExitCode> {
    io::stdout().write_all(HELP.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn misused(problem: &str) -> Result<ExitCode> {
    writeln!(io::stderr(), "xtask: {problem}; `cargo xtask --help` lists the commands")?;
    Ok(ExitCode::from(2))
}

/// Whether the reader of our output went away, as `head` does.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
