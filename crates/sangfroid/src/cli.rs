//! The command line: every command, every option, with help that teaches by example.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use kernel::Seed;
use shelf::Language;

/// A digital table for tabletop games: play, replay, measure.
#[derive(Debug, Parser)]
#[command(name = "sangfroid", version = crate::shelves::version(), arg_required_else_help = true)]
#[command(after_help = "\
Examples:
  sangfroid games                                   what can be played
  sangfroid serve                                   tables for people over the network
  sangfroid play liens-de-sang                      a game against bots, in this terminal
  sangfroid rules liens-de-sang shield              what the rules say about shields
  sangfroid arena run liens-de-sang --games 1000    bots among themselves

“sangfroid help <command>” explains a command with examples.")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(ServeArgs),
    Play(PlayArgs),
    Stdio(StdioArgs),
    /// Let bots play among themselves.
    #[command(after_help = "\
Example:
  sangfroid arena run liens-de-sang --games 2000 --sides regular,random")]
    Arena {
        #[command(subcommand)]
        command: ArenaCommand,
    },
    Bench(BenchArgs),
    Replay(ReplayArgs),
    Verify(VerifyArgs),
    /// Look after the tables in a server's data folder.
    #[command(after_help = "\
Example:
  sangfroid tables check --data /var/lib/sangfroid")]
    Tables {
        #[command(subcommand)]
        command: TablesCommand,
    },
    /// Look after the records in a server's data folder.
    #[command(after_help = "\
Example:
  sangfroid records remove 7oz4k2 --data /var/lib/sangfroid")]
    Records {
        #[command(subcommand)]
        command: RecordsCommand,
    },
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Games(GamesArgs),
    Rules(RulesArgs),
    Cards(CardsArgs),
    /// Look at decks that players bring.
    #[command(after_help = "\
Example:
  sangfroid decks check my-deck.txt

A deck is a text with a line for each card, such as “3 CA/05”; lines that begin with # are remarks.")]
    Decks {
        #[command(subcommand)]
        command: ListsCommand,
    },
    /// Look at bands that players bring.
    #[command(after_help = "\
Example:
  sangfroid bands check my-band.toml

A band is a file in TOML: [band] with its name and format, and a [[band.member]] for every figure.")]
    Bands {
        #[command(subcommand)]
        command: ListsCommand,
    },
    /// Look at tables of terrain that players bring (tables where people play are `sangfroid tables`).
    #[command(after_help = "\
Example:
  sangfroid terrain check my-table.toml

A table is a file in TOML: [table] with its name, and a [[table.piece]] for every piece of terrain.")]
    Terrain {
        #[command(subcommand)]
        command: ListsCommand,
    },
    /// Look at scenarios that players bring.
    #[command(after_help = "\
Example:
  sangfroid scenarios check my-scenario.toml

A scenario is a file in TOML: [scenario] with its name and the printed one it is based on, and whatever is otherwise.")]
    Scenarios {
        #[command(subcommand)]
        command: ListsCommand,
    },
}

/// Let people play over the network: tables, live play, records, all in one process and one folder.
///
/// Settings come from the options here, then from the environment, then from the file, then from the defaults.
/// docs/hosting.md explains all of them, with a systemd unit and a reverse proxy.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sangfroid serve                                       on this machine, http://127.0.0.1:7878
  sangfroid serve --listen 0.0.0.0:7878                 for everybody in the house
  sangfroid serve --data /var/lib/sangfroid --public-url https://play.example.org --behind-proxy
  sangfroid serve --config sangfroid.toml               all settings in a file
  SANGFROID_LOG=debug sangfroid serve                   say more while running

Stop it with Ctrl-C: tables are put away, and are there again at the next start.")]
pub(crate) struct ServeArgs {
    /// Where to listen.
    #[arg(long, value_name = "ADDRESS", env = "SANGFROID_LISTEN")]
    pub(crate) listen: Option<std::net::SocketAddr>,
    /// The folder of the database; made if it is missing.
    #[arg(long, value_name = "DIR", env = "SANGFROID_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// The address people type, with https:// in front and no slash at the end.
    #[arg(long, value_name = "URL", env = "SANGFROID_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// A reverse proxy stands in front and tells in X-Forwarded-For who calls.
    #[arg(long, env = "SANGFROID_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// A file of settings, in TOML.
    #[arg(long, value_name = "FILE", env = "SANGFROID_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// How much to say while running: error, warn, info, debug, trace, or a filter by module.
    #[arg(long, value_name = "FILTER", env = "SANGFROID_LOG", default_value = "info")]
    pub(crate) log: String,
    /// How to say it: text for people, json for machines.
    #[arg(long, value_name = "FORMAT", env = "SANGFROID_LOG_FORMAT", default_value = "text")]
    pub(crate) log_format: LogFormat,
}

/// How the server's log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum LogFormat {
    /// Lines for people.
    Text,
    /// A JSON object a line.
    Json,
}

/// Play a game in this terminal, against bots or with friends at one keyboard.
///
/// Answer each question with the number of a line or with part of its sentence; type ? for help. Several people at
/// one keyboard hand it over between their turns, and the screen is cleared so that secrets stay secret. Without any
/// human seat the game is told as spectators see it.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sangfroid play liens-de-sang                              you and bots, usual number of players
  sangfroid play liens-de-sang --players 9 --lang en        nine at the table, in English
  sangfroid play liens-de-sang --seats human*2,regular*4    two friends and four bots
  sangfroid play liens-de-sang --names Zoé --record evening.json
  yes 1 | sangfroid play liens-de-sang --seed c0ffee        always the first answer")]
pub(crate) struct PlayArgs {
    /// The game, as “sangfroid games” calls it.
    pub(crate) game: String,
    /// Who sits down: human or a level of bot, separated by commas; regular*5 means five of them.
    #[arg(long, value_name = "LIST")]
    pub(crate) seats: Option<String>,
    /// How many players, if --seats does not say.
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// The seed of the deal, up to 64 hexadecimal digits; the same seed deals the same game.
    #[arg(long, value_name = "HEX")]
    pub(crate) seed: Option<Seed>,
    /// The language, fr or en; if absent, that of the environment (LC_ALL, LANG), or French.
    #[arg(long)]
    pub(crate) lang: Option<Language>,
    /// What the players of --seats are called, in the same order, separated by commas.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(crate) names: Vec<String>,
    /// Options of the game: a file in TOML or JSON.
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// Write the game to this file when it ends, is abandoned or breaks off.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

/// Serve one table to a program, in lines of JSON.
///
/// Each line of the input is a request, each line of the output its answer: {"ok": …} or {"error": …}. The program
/// may observe and answer for every seat. docs/stdio.md describes every request.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  echo '{\"do\":\"observe\",\"seat\":0}' | sangfroid stdio liens-de-sang --seed 1
  sangfroid stdio liens-de-sang --players 7 --config house.toml
  sangfroid stdio liens-de-sang --position saved.json
  python3 docs/examples/stdio_player.py sangfroid liens-de-sang")]
pub(crate) struct StdioArgs {
    /// The game, as “sangfroid games” calls it.
    pub(crate) game: String,
    /// Options of the game: a file in TOML or JSON.
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub(crate) config: Option<PathBuf>,
    /// How many players.
    #[arg(long, value_name = "N", conflicts_with = "position")]
    pub(crate) players: Option<u8>,
    /// The seed of the deal, up to 64 hexadecimal digits.
    #[arg(long, value_name = "HEX", conflicts_with = "position")]
    pub(crate) seed: Option<Seed>,
    /// Go on from a position that a “position” request gave.
    #[arg(long, value_name = "FILE")]
    pub(crate) position: Option<PathBuf>,
    /// The language of all sentences, fr or en; if absent, that of the environment, or French.
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ArenaCommand {
    Run(ArenaRunArgs),
    Why(ArenaWhyArgs),
}

/// Ask a bot why: what each answer was worth to it at a moment of a recorded game.
///
/// The bot sees what the seat saw that was asked, and no more. Prices are in the bot's own measure, the best first; the
/// answer that was given is marked. Bots that do not think in prices cannot say.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sangfroid arena run sang-sur-la-lame --games 1 --records games/
  sangfroid arena why games/sang-sur-la-lame-000000.json --answer 12
                                        what the twelfth answer was chosen from")]
pub(crate) struct ArenaWhyArgs {
    /// The record's file.
    pub(crate) record: PathBuf,
    /// Which answer, counted from 1; “sangfroid replay” has the numbers in its margin.
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) answer: u32,
    /// The level of the bot; if absent, the strongest.
    #[arg(long, value_name = "LEVEL")]
    pub(crate) level: Option<String>,
    /// How many answers to list.
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(crate) most: usize,
    /// The language, fr or en; if absent, that of the environment, or French.
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

/// Play many games between bots on all cores and count who wins.
///
/// The report counts wins by level, side and seat with 95 % intervals, and the length of games. It depends on the
/// seed and the options only, not on the machine.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sangfroid arena run liens-de-sang --games 10000
  sangfroid arena run liens-de-sang --games 2000 --sides regular,random --players 8
                                        team against team: each level plays each side in turn
  sangfroid arena run liens-de-sang --seats random,regular --players 8
                                        mixed tables: the list is repeated and moves on with every game
  sangfroid arena run liens-de-sang --games 20 --records games/ --json report.json --seed 7")]
pub(crate) struct ArenaRunArgs {
    /// The game, as “sangfroid games” calls it.
    pub(crate) game: String,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// How many players.
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// Levels by seat, separated by commas (regular*3 means three); repeated around the table and moved on with every
    /// game. If absent, everybody plays at the strongest level.
    #[arg(long, value_name = "LIST", conflicts_with = "sides")]
    pub(crate) seats: Option<String>,
    /// Levels by side, separated by commas: everybody on one side plays at one level, and levels change sides with
    /// every game.
    #[arg(long, value_name = "LIST")]
    pub(crate) sides: Option<String>,
    /// The seed of the whole run, up to 64 hexadecimal digits; if absent, a fresh one.
    #[arg(long, value_name = "HEX")]
    pub(crate) seed: Option<Seed>,
    /// Write the report to this file as JSON, too.
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
    /// Write a record of every game into this folder.
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Options of the game: a file in TOML or JSON.
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
}

/// Measure how fast games run on one core.
///
/// Random games with every option listed; the same with a view per decision, and with all events; the time to copy a
/// table; sizes in bytes. Each is measured five times; best and median are shown.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sangfroid bench                                   all games
  sangfroid bench liens-de-sang --players 8
  sangfroid bench liens-de-sang --seconds 0.1 --json speed.json
  sangfroid bench server                            a whole server under load")]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct BenchArgs {
    #[command(subcommand)]
    pub(crate) command: Option<BenchCommand>,
    /// The game; all games if absent.
    pub(crate) game: Option<String>,
    /// How many players.
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// Write the figures to this file as JSON, too.
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
    /// How long one repetition of one measure takes.
    #[arg(long, value_name = "S", default_value_t = 0.5)]
    pub(crate) seconds: f64,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BenchCommand {
    Server(BenchServerArgs),
}

/// Measure a whole server on this machine: this program serves, and plays against itself over loopback.
///
/// Tables with six clients each are played by chance at a steady rate, every answer on disk before anybody hears of
/// it. Then: how soon everybody has seen an answer, how much memory a live table and an idle socket take, and how long
/// a table takes to be restored. The load generator shares the machine with the server.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sangfroid bench server                                the whole measurement, about two minutes
  sangfroid bench server --tables 100 --seconds 5       a quick look
  sangfroid bench server --rate 15000 --game liens-de-sang")]
pub(crate) struct BenchServerArgs {
    /// The game.
    #[arg(long, default_value = "sang-rancune")]
    pub(crate) game: String,
    /// How many live tables.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=3000))]
    pub(crate) tables: u32,
    /// How many seats, and so clients, a table has.
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub(crate) seats: u8,
    /// How many answers per second in all are aimed at.
    #[arg(long, value_name = "N", default_value_t = 12_000)]
    pub(crate) rate: u32,
    /// How long the load lasts.
    #[arg(long, value_name = "S", default_value_t = 20)]
    pub(crate) seconds: u32,
    /// How many idle sockets are opened.
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub(crate) sockets: u32,
    /// Write the figures to this file as JSON, too.
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
}

/// Tell a recorded game again.
///
/// By default as spectators saw it; the number in the margin counts the answers so far.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sangfroid replay evening.json                     as spectators saw it
  sangfroid replay evening.json --seat 3            as seat 3 saw it
  sangfroid replay evening.json --all               everything, with who saw what
  sangfroid replay evening.json --seat 0 --step 12  up to the twelfth answer, then the table")]
pub(crate) struct ReplayArgs {
    /// The record's file.
    pub(crate) record: PathBuf,
    /// Tell it as this seat saw it, counted from 0.
    #[arg(long, value_name = "N", conflicts_with = "all")]
    pub(crate) seat: Option<u8>,
    /// Tell everything, with those who saw it.
    #[arg(long)]
    pub(crate) all: bool,
    /// Stop after so many answers.
    #[arg(long, value_name = "K")]
    pub(crate) step: Option<usize>,
    /// The language, fr or en; if absent, that of the environment, or French.
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

/// Check that records are true: play them again, compare outcome and hash, and check the deal.
///
/// A record of a server's table also opens the secret, the salts and the seating of its deal. They are checked
/// against the commitment that was published before anybody sat down; give the one you wrote down then, and you know
/// that it is the same. docs/fairness.md says what this proves and what it does not.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sangfroid verify evening.json
  sangfroid verify games/*.json && echo all true
  sangfroid verify evening.json --commitment 06ac78…ace8    is it the deal I was promised?

The exit code is 0 if all are faithful and keep what was promised, and 2 otherwise; to whom a deal is proved stands in its line.")]
pub(crate) struct VerifyArgs {
    /// The records' files.
    #[arg(required = true)]
    pub(crate) records: Vec<PathBuf>,
    /// The commitment you wrote down before the game, 64 hexadecimal digits; for one record only.
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    pub(crate) commitment: Option<String>,
    /// The fingerprint of the start you wrote down before you opened your salt, 64 hexadecimal digits; for one record only.
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    pub(crate) start: Option<String>,
}

/// Reads a commitment as somebody wrote it down: small or capital letters, spaces around it.
fn commitment(text: &str) -> Result<String, &'static str> {
    let digits = text.trim().to_ascii_lowercase();
    if digits.len() != 64 || !digits.bytes().all(|c| c.is_ascii_hexdigit()) {
        return Err("a commitment or fingerprint is 64 hexadecimal digits (0-9, a-f)");
    }
    Ok(digits)
}

#[derive(Debug, Subcommand)]
pub(crate) enum TablesCommand {
    Check(TablesCheckArgs),
}

/// Play the log of every table again and say which are sound.
///
/// A table whose log cannot be played again is set aside by the server: whoever comes to it reads why, and all other
/// tables go on. With --mend such a log is cut before the first entry that does not fit, and all of it is written to a
/// file in the folder; a headline that cannot be read is made anew. Stop the server first.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sangfroid tables check                                look, and change nothing
  sangfroid tables check --data /var/lib/sangfroid
  sangfroid tables check --mend                         keep of every log what can be played

The exit code is 0 if nothing is wrong or everything was mended, and 2 otherwise.")]
pub(crate) struct TablesCheckArgs {
    /// The folder of the database.
    #[arg(long, value_name = "DIR", env = "SANGFROID_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Mend what can be mended.
    #[arg(long)]
    pub(crate) mend: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum RecordsCommand {
    Remove(RecordsRemoveArgs),
}

/// Remove the record of a finished game for good, and its table with it. Stop the server first.
///
/// For people who want a game of theirs forgotten. Nothing brings it back but a backup.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  sangfroid records remove 7oz4k2                       as it stands in the address of its page")]
pub(crate) struct RecordsRemoveArgs {
    /// The id of the record.
    pub(crate) id: String,
    /// The folder of the database.
    #[arg(long, value_name = "DIR", env = "SANGFROID_DATA")]
    pub(crate) data: Option<PathBuf>,
}

/// Copy everything a server keeps into one file, also while it runs.
///
/// The copy is as of one moment: tables in the middle of a game, records, and the secret that cookies and seat links are
/// signed with. It holds hidden cards, too, so nobody but its owner can read it; keep it like that.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sangfroid backup monday.db                                    of the folder sangfroid-data
  sangfroid backup /var/backups/monday.db --data /var/lib/sangfroid

A file that is there already is never written over.")]
pub(crate) struct BackupArgs {
    /// The file to write.
    pub(crate) file: PathBuf,
    /// The folder of the database.
    #[arg(long, value_name = "DIR", env = "SANGFROID_DATA")]
    pub(crate) data: Option<PathBuf>,
}

/// Put a backup into a data folder. Stop the server first.
///
/// The backup is looked through before anything is changed, and every table in it is played again. What was in the folder
/// stays there under another name. Players come back to the moment of the copy.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sangfroid restore monday.db
  sangfroid restore /var/backups/monday.db --data /var/lib/sangfroid")]
pub(crate) struct RestoreArgs {
    /// A file that “sangfroid backup” has written.
    pub(crate) file: PathBuf,
    /// The folder of the database; made if it is missing.
    #[arg(long, value_name = "DIR", env = "SANGFROID_DATA")]
    pub(crate) data: Option<PathBuf>,
}

/// List the games, their numbers of players, their bots and the version of their rules.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  sangfroid games --lang en")]
pub(crate) struct GamesArgs {
    /// The language, fr or en; if absent, that of the environment, or French.
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

/// Read the rules of a game: all, one clause, or those about something.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sangfroid rules liens-de-sang | less
  sangfroid rules liens-de-sang LS-305
  sangfroid rules liens-de-sang shield --lang en")]
pub(crate) struct RulesArgs {
    /// The game, as “sangfroid games” calls it.
    pub(crate) game: String,
    /// A clause such as LS-305, or words to look for.
    pub(crate) what: Vec<String>,
    /// The language, fr or en; if absent, that of the environment, or French.
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

/// Look up the cards, characters and pieces of a game, or check a card set of your own.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sangfroid cards liens-de-sang
  sangfroid cards liens-de-sang fan --lang en
  sangfroid cards check my-cards.toml               is every line of my own card set right?")]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct CardsArgs {
    #[command(subcommand)]
    pub(crate) command: Option<CardsCommand>,
    /// The game, as “sangfroid games” calls it.
    #[arg(required = true)]
    pub(crate) game: Option<String>,
    /// Part of a name.
    pub(crate) what: Vec<String>,
    /// The language, fr or en; if absent, that of the environment, or French.
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum CardsCommand {
    Check(CheckSetArgs),
}

/// Check a card set that an owner of the printed game has written: every card, every field, every number.
///
/// A server takes such sets from the folder its setting card_sets names; docs/hosting.md says how.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  sangfroid cards check my-cards.toml

The exit code is 0 if nothing is wrong; otherwise it is 2, and file and line are named.")]
pub(crate) struct CheckSetArgs {
    /// The card set, in TOML.
    pub(crate) file: PathBuf,
    /// The game; if absent, the one that has card sets.
    #[arg(long)]
    pub(crate) game: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ListsCommand {
    Check(CheckListArgs),
}

/// Judge what a player brings by the rules of its game: everything that is wrong with it, each on a line.
#[derive(Debug, Args)]
#[command(after_help = "\
The exit code is 0 if it may be played with; otherwise it is 2, and every broken limit is named with file and line.")]
pub(crate) struct CheckListArgs {
    /// The text that is brought.
    pub(crate) file: PathBuf,
    /// The game; if absent, the first one to which such a thing is brought.
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// The language, fr or en; if absent, that of the environment, or French.
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}
