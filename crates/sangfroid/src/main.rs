//! Sang-Froid's one binary. Each command is a file; this one only reads the command line and reports what went wrong.
//!
//! Whatever a user gets wrong is one line on standard error and exit code 2. A reader who closes the pipe early is no
//! error.

mod arena_run;
mod arena_why;
mod backup;
mod bench;
mod bench_server;
mod cli;
mod failure;
mod files;
mod lists;
mod play;
mod records;
mod serve;
mod settings;
mod shelves;
mod stdio;
mod tables;

use std::io::Write as _;
use std::process::ExitCode;

use clap::Parser;

use cli::{ArenaCommand, Cli, Command, ListsCommand, RecordsCommand, TablesCommand};
use failure::Failure;

/// A server's memory is many small things that come and go, over months.
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(args) => serve::serve(args),
        Command::Play(args) => play::play(args),
        Command::Stdio(args) => stdio::serve(args),
        Command::Arena { command: ArenaCommand::Run(args) } => arena_run::run(args),
        Command::Arena { command: ArenaCommand::Why(args) } => arena_why::why(args),
        Command::Bench(args) => bench::bench(args),
        Command::Replay(args) => records::replay(args),
        Command::Verify(args) => records::verify(args),
        Command::Tables { command: TablesCommand::Check(args) } => tables::check(args),
        Command::Records { command: RecordsCommand::Remove(args) } => tables::remove_record(args),
        Command::Backup(args) => backup::back_up(&args),
        Command::Restore(args) => backup::restore(&args),
        Command::Games(args) => shelves::games(args),
        Command::Rules(args) => shelves::rules(args),
        Command::Cards(args) => shelves::cards(args),
        Command::Decks { command: ListsCommand::Check(args) } => lists::check("decks", &args),
        Command::Bands { command: ListsCommand::Check(args) } => lists::check("bands", &args),
        Command::Terrain { command: ListsCommand::Check(args) } => lists::check("terrain", &args),
        Command::Scenarios { command: ListsCommand::Check(args) } => {
            lists::check("scenarios", &args)
        }
    };
    match done {
        Ok(()) | Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Err(Failure::Problem(problem)) => {
            // If standard error is gone too, there is nobody left to tell.
            let _ = writeln!(std::io::stderr(), "sangfroid: {problem}");
            ExitCode::from(2)
        }
    }
}
