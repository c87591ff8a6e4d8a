//! Writes the TypeScript types of one game to standard output, or the slugs of all games, one a line, if none is named;
//! `cargo xtask types` puts them where the web client wants them.

use std::env;
use std::error::Error;
use std::io::{self, Write};

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = io::stdout();
    match env::args().nth(1) {
        Some(slug) => out.write_all(registry::game(&slug)?.typescript().as_bytes())?,
        None => {
            for game in registry::GAMES {
                writeln!(out, "{}", game.slug())?;
            }
        }
    }
    Ok(())
}
