//! Writes the TypeScript types of one game to standard output; `cargo xtask types` puts them where the web client wants
//! them.

use std::env;
use std::error::Error;
use std::io::{self, Write};

fn main() -> Result<(), Box<dyn Error>> {
    let slug = env::args().nth(1).unwrap_or_default();
    io::stdout().write_all(registry::game(&slug)?.typescript().as_bytes())?;
    Ok(())
}
