//! `sangfroid backup` and `sangfroid restore`.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::common::sangfroid;
use crate::tables::former_folder;

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn back_up(folder: &TempDir, file: &Path) {
    sangfroid(&["backup", text(file), "--data", text(folder.path())]).works();
}

#[test]
fn what_is_copied_and_put_back_is_all_that_was_there() {
    let (folder, elsewhere) = (former_folder(), TempDir::new().unwrap());
    let file = elsewhere.path().join("copy.db");
    back_up(&folder, &file);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let data = elsewhere.path().join("data");
    let said = sangfroid(&["restore", text(&file), "--data", text(&data)]).works();
    assert!(said.contains("11 tables") && said.contains("every table is sound"), "{said}");
    let checked = |folder: &Path| sangfroid(&["tables", "check", "--data", text(folder)]).works();
    assert_eq!(checked(&data), checked(folder.path()));
}

#[test]
fn putting_back_loses_nothing_of_what_was_there() {
    let (folder, elsewhere) = (former_folder(), TempDir::new().unwrap());
    let file = elsewhere.path().join("copy.db");
    back_up(&folder, &file);
    for number in 1..=2 {
        let said = sangfroid(&["restore", text(&file), "--data", text(folder.path())]).works();
        let former = folder.path().join(format!("sangfroid-before-restore-{number}.db"));
        assert!(said.contains(text(&former)) && former.is_file(), "{said}");
        let again = TempDir::new().unwrap();
        let said = sangfroid(&["restore", text(&former), "--data", text(again.path())]).works();
        assert!(said.contains("11 tables"), "{said}");
    }
}

#[test]
fn nothing_is_written_over_and_nothing_unsound_is_put_back() {
    let (folder, elsewhere) = (former_folder(), TempDir::new().unwrap());
    let (file, data) = (elsewhere.path().join("copy.db"), text(folder.path()));
    back_up(&folder, &file);
    let said = sangfroid(&["backup", text(&file), "--data", data]).refused();
    assert!(said.contains("there already"), "{said}");
    let nowhere = elsewhere.path().join("nothing");
    let said = sangfroid(&["backup", "x.db", "--data", text(&nowhere)]).refused();
    assert!(said.contains("no database"), "{said}");
    let said = sangfroid(&["restore", text(&nowhere), "--data", data]).refused();
    assert!(said.contains("no file"), "{said}");

    let before = fs::read(folder.path().join("sangfroid.db")).unwrap();
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 8_192].fill(0xff);
    for broken in [bytes, b"not a database".to_vec()] {
        let bad = elsewhere.path().join("bad.db");
        fs::write(&bad, broken).unwrap();
        let said = sangfroid(&["restore", text(&bad), "--data", data]).refused();
        assert!(said.contains("damaged"), "{said}");
        assert_eq!(fs::read(folder.path().join("sangfroid.db")).unwrap(), before);
        assert!(!folder.path().join("sangfroid.db.restoring").exists());
    }
}
