//! `sangfroid tables check`, `sangfroid records remove`: what is in a data folder while no server runs.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use server::store::StoreError;
use server::{Finding, Games, Settings};

use crate::cli::{RecordsRemoveArgs, TablesCheckArgs};
use crate::failure::Failure;

/// What there is to say of every table of a folder.
pub(crate) fn look_at(folder: &Path, games: Games, mend: bool) -> Result<Vec<Finding>, Failure> {
    wait_for(server::check(folder, games, mend))
}

/// Does something with a data folder, to its end.
fn wait_for<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .map_err(|error| Failure::new(format!("this cannot be started: {error}")))?;
    runtime.block_on(work).map_err(|error| Failure::new(error.to_string()))
}

/// The data folder that was named, or the usual one. Looking makes nothing: there must be a database in it.
fn database_folder(named: Option<PathBuf>) -> Result<PathBuf, Failure> {
    let folder = named.unwrap_or_else(|| Settings::default().data);
    if folder.join("sangfroid.db").is_file() {
        return Ok(folder);
    }
    Err(Failure::new(format!(
        "there is no database in {}; name the data folder of the server with --data",
        folder.display()
    )))
}

pub(crate) fn remove_record(args: RecordsRemoveArgs) -> Result<(), Failure> {
    let folder = database_folder(args.data)?;
    if !wait_for(server::remove_record(&folder, &args.id))? {
        return Err(Failure::new(format!(
            "there is no record “{}”; its id stands in the address of its page",
            args.id
        )));
    }
    Ok(writeln!(io::stdout(), "{} is removed, and its table with it", args.id)?)
}

pub(crate) fn check(args: TablesCheckArgs) -> Result<(), Failure> {
    let folder = database_folder(args.data)?;
    let found = look_at(&folder, Games::all(), args.mend)?;
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
