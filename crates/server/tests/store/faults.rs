//! What a store does when the disk, the file or another program fails it.

use std::fs;

use server::store::{Options, Sqlite, Store as _, StoreError, TableState};

use crate::common::{Folder, entries, id};

const PAGES: Options = Options { max_pages: Some(62) };

fn large(numbers: std::ops::Range<u32>) -> Vec<String> {
    numbers.map(|number| format!("{number} {}", "x".repeat(2_000))).collect()
}

#[tokio::test]
async fn a_second_server_is_kept_out_and_told_why() {
    let folder = Folder::new();
    let store = folder.store();
    let error = Sqlite::open(folder.path()).unwrap_err();
    assert_eq!(error, StoreError::InUse(folder.path().to_owned()));
    let text = error.to_string();
    assert!(text.contains(&folder.path().display().to_string()) && text.contains("stop"), "{text}");
    drop(store);
    folder.store();
}

#[tokio::test]
async fn a_newer_database_is_refused_and_left_alone() {
    let folder = Folder::new();
    drop(folder.store());
    folder.database().execute("INSERT INTO migrations VALUES (10, 'later')", []).unwrap();
    let error = Sqlite::open(folder.path()).unwrap_err();
    assert_eq!(error, StoreError::Newer { found: 10, known: 9 });
    assert!(error.to_string().contains("newer version"));
    assert_eq!(folder.count("SELECT COUNT(*) FROM migrations"), 10);
}

#[tokio::test]
async fn something_that_is_no_database_is_refused() {
    let folder = Folder::new();
    fs::create_dir_all(folder.path()).unwrap();
    fs::write(folder.path().join("sangfroid.db"), "letters to my aunt ".repeat(100)).unwrap();
    assert!(matches!(Sqlite::open(folder.path()), Err(StoreError::Damaged(_))));
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_database() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    drop(folder.store());
    let database = folder.path().join("sangfroid.db");
    fs::set_permissions(&database, fs::Permissions::from_mode(0o644)).unwrap();
    let store = folder.store();
    store.check().await.unwrap();
    for name in ["sangfroid.db", "sangfroid.db-wal", "sangfroid.db-shm", "sangfroid.lock"] {
        let mode = fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    assert_eq!(fs::metadata(folder.path()).unwrap().permissions().mode() & 0o777, 0o700);
}

#[tokio::test]
async fn a_full_disk_refuses_entries_until_there_is_room() {
    let folder = Folder::new();
    let (table, other) = (id("table1"), id("table2"));
    let store = Sqlite::open_with(folder.path(), &PAGES).unwrap();
    store.append(&other, 0, large(0..20)).await.unwrap();
    store.append(&table, 0, entries(&table, 0..2)).await.unwrap();

    assert_eq!(store.append(&table, 2, large(2..200)).await, Err(StoreError::Full));
    assert_eq!(store.load(&table).await.unwrap(), entries(&table, 0..2));
    store.check().await.unwrap();
    store.append(&table, 2, entries(&table, 2..3)).await.unwrap();

    // Room appears while the server runs, and it goes on by itself.
    assert_eq!(store.append(&table, 3, large(3..80)).await, Err(StoreError::Full));
    store.forget(&other).await.unwrap();
    store.append(&table, 3, large(3..23)).await.unwrap();
    let kept = store.load(&table).await.unwrap();
    assert_eq!(kept.len(), 23);
    assert_eq!(store.append(&table, 23, large(23..200)).await, Err(StoreError::Full));
    drop(store);

    let store = folder.store();
    assert_eq!(store.load(&table).await.unwrap(), kept);
    store.append(&table, 23, large(23..200)).await.unwrap();
    assert_eq!(store.load(&table).await.unwrap().len(), 200);
}

#[tokio::test]
async fn a_table_that_finds_no_room_to_be_packed_stays_as_it_is() {
    let folder = Folder::new();
    let table = id("table1");
    let store = Sqlite::open_with(folder.path(), &PAGES).unwrap();
    store.append(&table, 0, large(0..60)).await.unwrap();
    let full = store.put_away(&table, TableState::Over, "over".into()).await;
    assert_eq!(full, Err(StoreError::Full));
    assert_eq!(store.load(&table).await.unwrap(), large(0..60));
    let kept = store.tables().await.unwrap().remove(0);
    assert_eq!((kept.state, kept.loose), (TableState::Open, true));
    store.append(&table, 60, entries(&table, 60..61)).await.unwrap();
}

#[tokio::test]
async fn a_disk_that_became_read_only_acknowledges_nothing() {
    let folder = Folder::new();
    let (store, table, other) = (folder.store(), id("table1"), id("table2"));
    store.append(&table, 0, entries(&table, 0..2)).await.unwrap();
    store.refuse_writes(true).await.unwrap();
    assert_eq!(store.append(&table, 2, entries(&table, 2..3)).await, Err(StoreError::ReadOnly));
    assert_eq!(store.append(&other, 0, entries(&other, 0..1)).await, Err(StoreError::ReadOnly));
    assert_eq!(store.check().await, Err(StoreError::ReadOnly));
    assert_eq!(store.forget(&table).await, Err(StoreError::ReadOnly));
    assert_eq!(store.load(&table).await.unwrap(), entries(&table, 0..2));
    store.refuse_writes(false).await.unwrap();
    store.append(&table, 2, entries(&table, 2..3)).await.unwrap();
    drop(store);
    let store = folder.store();
    assert_eq!(store.load(&table).await.unwrap(), entries(&table, 0..3));
    assert_eq!(store.tables().await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_damaged_log_is_said_to_be_and_hurts_no_other() {
    let folder = Folder::new();
    let names = [id("missing"), id("doubled"), id("packed"), id("whole1")];
    let store = folder.store();
    for table in &names {
        store.append(table, 0, entries(table, 0..3)).await.unwrap();
    }
    store.put_away(&names[2], TableState::Open, String::new()).await.unwrap();
    drop(store);
    let by_hand = "
        DELETE FROM log WHERE number = 1
            AND table_key = (SELECT table_key FROM tables WHERE id = 'missing');
        UPDATE log SET number = 1 WHERE number = 2
            AND table_key = (SELECT table_key FROM tables WHERE id = 'doubled');
        UPDATE packed SET upto = 4;
        INSERT INTO log VALUES (900, 900, 0, 'of no table');";
    folder.database().execute_batch(by_hand).unwrap();

    let store = folder.store();
    for (table, what) in
        names.iter().zip(["entry 1 is missing", "entry 1 is there twice", "4 packed"])
    {
        let text = store.load(table).await.unwrap_err().to_string();
        assert!(text.contains(what) && text.contains(table.as_str()), "{text}");
    }
    for table in &names[..2] {
        let append = store.append(table, 3, entries(table, 3..4)).await;
        let away = store.put_away(table, TableState::Over, String::new()).await;
        assert!(matches!(
            (append, away),
            (Err(StoreError::Damaged(_)), Err(StoreError::Damaged(_)))
        ));
    }
    let whole = &names[3];
    assert_eq!(store.load(whole).await.unwrap(), entries(whole, 0..3));
    store.append(whole, 3, entries(whole, 3..4)).await.unwrap();
    for table in &names[..3] {
        store.forget(table).await.unwrap();
        assert!(store.load(table).await.unwrap().is_empty());
    }
    assert_eq!(store.tables().await.unwrap().len(), 1);
    assert_eq!(folder.count("SELECT COUNT(*) FROM log"), 5, "the whole table and a stray row");
}

#[tokio::test]
async fn a_row_that_vanishes_while_the_server_runs_is_noticed() {
    let folder = Folder::new();
    let (store, table) = (folder.store(), id("table1"));
    store.append(&table, 0, entries(&table, 0..3)).await.unwrap();
    folder.database().execute("DELETE FROM log WHERE number = 2", []).unwrap();
    let text = store.load(&table).await.unwrap_err().to_string();
    assert!(text.contains("entry 2 is missing"), "{text}");
    assert!(store.put_away(&table, TableState::Over, String::new()).await.is_err());
}

#[tokio::test]
async fn another_program_can_copy_the_database_meanwhile() {
    let folder = Folder::new();
    let (store, table) = (folder.store(), id("table1"));
    store.append(&table, 0, entries(&table, 0..3)).await.unwrap();
    let copy = Folder::new();
    fs::create_dir_all(copy.path()).unwrap();
    let target = copy.path().join("sangfroid.db");
    folder.database().execute("VACUUM INTO ?1", [target.to_str().unwrap()]).unwrap();
    store.append(&table, 3, entries(&table, 3..4)).await.unwrap();
    assert_eq!(copy.store().load(&table).await.unwrap(), entries(&table, 0..3));
}
