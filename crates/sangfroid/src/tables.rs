//! `sangfroid tables check`: the tables of a data folder while no server runs.

use std::io::{self, Write};

use server::{Games, Settings};

use crate::cli::TablesCheckArgs;
use crate::failure::Failure;

pub(crate) fn check(args: TablesCheckArgs) -> Result<(), Failure> {
    let folder = args.data.unwrap_or_else(|| Settings::default().data);
    // Looking makes nothing: a folder that is not there has no tables.
    if !folder.join("sangfroid.db").is_file() {
        return Err(Failure::new(format!(
            "there is no database in {}; name the data folder of the server with --data",
            folder.display()
        )));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .map_err(|error| Failure::new(format!("the check cannot start: {error}")))?;
    let found = runtime.block_on(server::check(&folder, Games::all(), args.mend));
    let found = found.map_err(|error| Failure::new(error.to_string()))?;
    let mut output = io::stdout().lock();
    for finding in &found {
        writeln!(output, "{}  {}", finding.table, finding.text)?;
    }
    output.flush()?;
    match found.iter().filter(|finding| finding.is_wrong).count() {
        0 => Ok(()),
        wrong => Err(Failure::new(format!(
            "{wrong} of {} tables are not as they should be; the lines above say what can be done",
            found.len()
        ))),
    }
}
