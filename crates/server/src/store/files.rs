//! The files of a store: its folder, the database, and a lock that keeps a second server out.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::StoreError;

/// Makes the folder and an empty database if they are missing, and lets nobody but the owner read the database, since it
/// holds hidden cards and the server's secrets. The files SQLite puts beside it take over these permissions.
pub(super) fn prepare(folder: &Path) -> Result<PathBuf, StoreError> {
    make(folder).map_err(|error| {
        let known = StoreError::from(error);
        if let StoreError::Other(why) = known {
            return StoreError::Folder { folder: folder.to_owned(), why };
        }
        known
    })
}

/// Where the database of a folder is.
pub(super) fn database(folder: &Path) -> PathBuf {
    folder.join("sangfroid.db")
}

/// Makes the folder if it is missing.
pub(super) fn prepare_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() { Ok(()) } else { create_folder(folder) }
}

/// A file that was not there before, for its owner only.
pub(super) fn new_private(file: &Path) -> Result<File, StoreError> {
    private().write(true).create_new(true).open(file).map_err(|error| {
        if error.kind() == io::ErrorKind::AlreadyExists {
            let name = file.display();
            return StoreError::Refused(format!(
                "{name} is there already; name another file, or remove it"
            ));
        }
        error.into()
    })
}

/// Makes sure that the name of a file survives a crash.
pub(super) fn sync_parent(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    sync_folder(folder.unwrap_or(Path::new(".")))
}

fn make(folder: &Path) -> io::Result<PathBuf> {
    prepare_folder(folder)?;
    let database = database(folder);
    let is_new = !database.exists();
    let file = private().write(true).create(true).truncate(false).open(&database)?;
    close_to_others(&file)?;
    if is_new {
        file.sync_all()?;
        sync_folder(folder)?;
    }
    Ok(database)
}

/// Takes the lock, which lasts as long as the file that is returned. The database itself stays open to backup programs.
pub(super) fn lock(folder: &Path) -> Result<File, StoreError> {
    let file =
        private().write(true).create(true).truncate(false).open(folder.join("sangfroid.lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(folder.to_owned())),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

#[cfg(unix)]
fn create_folder(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt as _;
    fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    folder.parent().filter(|parent| parent.is_dir()).map_or(Ok(()), sync_folder)
}

#[cfg(not(unix))]
fn create_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

/// A crash must not lose the name of a file whose contents are safe.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn private() -> OpenOptions {
    use std::os::unix::fs::OpenOptionsExt as _;
    let mut options = OpenOptions::new();
    options.mode(0o600);
    options
}

#[cfg(not(unix))]
fn private() -> OpenOptions {
    OpenOptions::new()
}

/// A database that was copied here may have come with other permissions.
#[cfg(unix)]
fn close_to_others(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = file.metadata()?.permissions().mode();
    if mode & 0o077 == 0 {
        return Ok(());
    }
    file.set_permissions(fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn close_to_others(_: &File) -> io::Result<()> {
    Ok(())
}
