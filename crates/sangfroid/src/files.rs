//! Files: read whole, written whole or not at all.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use shelf::Problem;

/// The largest file that is read: no record, position or configuration comes near.
const LARGEST_FILE: u64 = 256 << 20;

/// Reads a text file.
pub(crate) fn read(path: &Path) -> Result<String, Problem> {
    let problem = |why: String| Problem::new(format!("cannot read {}: {why}", path.display()));
    let size = fs::metadata(path).map_err(|error| problem(format!("{error}; check the name")))?;
    if size.is_dir() {
        return Err(problem("it is a folder; name a file in it".into()));
    }
    if size.len() > LARGEST_FILE {
        return Err(problem("it is far too large; name a file this program wrote".into()));
    }
    let bytes = fs::read(path).map_err(|error| problem(error.to_string()))?;
    String::from_utf8(bytes)
        .map_err(|_| problem("it is not a text file; name a file this program wrote".into()))
}

/// A file that will be written at the end of a command. Obvious obstacles are found at its beginning.
#[derive(Debug)]
pub(crate) struct Output {
    path: PathBuf,
}

impl Output {
    /// Checks that the folder is there and the name is not a folder's.
    pub(crate) fn prepare(path: PathBuf) -> Result<Self, Problem> {
        if path.is_dir() || path.file_name().is_none() {
            return Err(Problem::new(format!(
                "cannot write {}: it is a folder; name a file",
                path.display()
            )));
        }
        let folder = folder(&path);
        if !folder.is_dir() {
            return Err(Problem::new(format!(
                "cannot write {}: there is no folder {}; create it first",
                path.display(),
                folder.display()
            )));
        }
        Ok(Self { path })
    }

    /// Writes the whole file beside its place, then moves it there: nobody ever sees half of it.
    pub(crate) fn write(&self, text: &str) -> Result<(), Problem> {
        self.replace(text).map_err(|error| {
            Problem::new(format!(
                "cannot write {}: {error}; choose another place",
                self.path.display()
            ))
        })
    }

    fn replace(&self, text: &str) -> io::Result<()> {
        // A link stays a link: the file it points to is the one that is replaced.
        let place = fs::canonicalize(&self.path).unwrap_or_else(|_| self.path.clone());
        if place.exists() && !place.is_file() {
            // A device or a pipe has no half-written state, and must not be replaced by a file.
            return fs::write(&place, text);
        }
        let name = place.file_name().unwrap_or_default().to_string_lossy();
        let draft = folder(&place).join(format!(".{name}.{}.draft", std::process::id()));
        let written = write_whole(&draft, text).and_then(|()| fs::rename(&draft, &place));
        if written.is_err() {
            // The draft may not even exist; what matters is that none stays behind.
            let _ = fs::remove_file(&draft);
        }
        written
    }

    /// Where it is.
    pub(crate) fn name(&self) -> String {
        self.path.display().to_string()
    }
}

fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// The folder a file is in.
fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_replaced_whole_and_leave_no_draft() {
        let kept = tempfile::tempdir().unwrap();
        let folder = kept.path();
        let file = Output::prepare(folder.join("report.json")).unwrap();
        file.write("one").unwrap();
        file.write("two").unwrap();
        assert_eq!(read(&folder.join("report.json")).unwrap(), "two");
        assert_eq!(fs::read_dir(folder).unwrap().count(), 1);
        assert!(Output::prepare(folder.to_owned()).is_err());
        assert!(read(folder).unwrap_err().to_string().contains("folder"));
    }
}
