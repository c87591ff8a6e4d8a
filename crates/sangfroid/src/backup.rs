//! `sangfroid backup` and `sangfroid restore`: a server's data folder as one file.

use std::io::{self, Write};

use server::store::{self, Restored, StoreError};
use server::{Games, Settings};

use crate::cli::{BackupArgs, RestoreArgs};
use crate::failure::Failure;
use crate::tables::look_at;

pub(crate) fn back_up(args: &BackupArgs) -> Result<(), Failure> {
    let default = Settings::default().data;
    let folder = args.data.as_deref().unwrap_or(&default);
    let bytes = store::back_up(folder, &args.file).map_err(plainly)?;
    let (from, to) = (folder.display(), args.file.display());
    Ok(writeln!(io::stdout(), "{to}: all of {from}, {} kB", bytes.div_ceil(1_000))?)
}

pub(crate) fn restore(args: &RestoreArgs) -> Result<(), Failure> {
    let default = Settings::default().data;
    let folder = args.data.as_deref().unwrap_or(&default);
    let Restored { tables, records, former } =
        store::restore(&args.file, folder).map_err(plainly)?;
    let mut output = io::stdout().lock();
    writeln!(output, "{}: {tables} tables, {records} records", folder.display())?;
    if let Some(former) = former {
        writeln!(output, "what was there before is kept in {}", former.display())?;
    }
    let wrong: Vec<_> =
        look_at(folder, Games::all(), false)?.into_iter().filter(|found| found.is_wrong).collect();
    for finding in &wrong {
        writeln!(output, "{}  {}", finding.table, finding.text)?;
    }
    if wrong.is_empty() {
        return Ok(writeln!(output, "every table is sound; start the server")?);
    }
    Ok(writeln!(
        output,
        "all other tables are sound; “sangfroid tables check --mend” mends what can be mended"
    )?)
}

fn plainly(error: StoreError) -> Failure {
    Failure::new(error.to_string())
}
