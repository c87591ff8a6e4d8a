//! `sangfroid stdio`: one table for a program, a line of JSON for every request. See docs/stdio.md.

mod request;
mod session;

use std::io::{self, BufRead, BufWriter, Read, Write};

use crate::cli::StdioArgs;
use crate::failure::Failure;
use crate::files;
use crate::settings::{configure, derived_seed, fresh_seed, language};
use kernel::Seed;
use request::Trouble;
use session::{Reply, Session};

/// The longest request. Anything longer is an accident.
const LONGEST_LINE: u64 = 1 << 20;

pub(crate) fn serve(args: StdioArgs) -> Result<(), Failure> {
    let game = registry::game(&args.game)?;
    let (table, thinking) = match &args.position {
        Some(path) => {
            let text = files::read(path)?;
            let table = game
                .load(&text)
                .map_err(|problem| Failure::new(format!("{}: {problem}", path.display())))?;
            (table, Seed(*blake3::hash(text.as_bytes()).as_bytes()))
        }
        None => {
            let config = configure(game, args.config.as_deref(), args.players)?;
            let seed = args.seed.map_or_else(fresh_seed, Ok)?;
            (game.open(&config, seed)?, seed)
        }
    };
    let mut session =
        Session::new(game, table, language(args.lang), derived_seed(thinking, "thinking of bots"));
    answer_lines(&mut session, io::stdin().lock(), BufWriter::new(io::stdout().lock()))
}

/// Answers every line until the program says quit or falls silent.
fn answer_lines(
    session: &mut Session,
    mut input: impl BufRead,
    mut output: impl Write,
) -> Result<(), Failure> {
    loop {
        let mut line = Vec::new();
        input.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(());
        }
        let whole = line.ends_with(b"\n") || (line.len() as u64) <= LONGEST_LINE;
        let reply = if whole {
            session.answer(&line)
        } else {
            input.skip_until(b'\n')?;
            Reply::Go(Trouble::too_long(LONGEST_LINE).written())
        };
        let (Reply::Go(answer) | Reply::Stop(answer)) = &reply;
        writeln!(output, "{answer}")?;
        output.flush()?;
        if matches!(reply, Reply::Stop(_)) {
            return Ok(());
        }
    }
}
