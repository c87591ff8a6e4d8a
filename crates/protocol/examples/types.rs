//! Writes the TypeScript types to standard output; `cargo xtask types` puts them where the web client wants them.

use std::io::{self, Write};

fn main() -> io::Result<()> {
    io::stdout().write_all(protocol::typescript().as_bytes())
}
