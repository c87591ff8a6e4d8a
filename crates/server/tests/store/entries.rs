//! Logs of tables: numbering, packing, and what is found again.

use server::store::{Kept, Store as _, StoreError, TableState};

use crate::common::{Folder, entries, id};

#[tokio::test]
async fn entries_come_back_in_order() {
    let folder = Folder::new();
    let (store, table) = (folder.store(), id("table1"));
    store.append(&table, 0, entries(&table, 0..3)).await.unwrap();
    store.append(&table, 3, entries(&table, 3..4)).await.unwrap();
    assert_eq!(store.load(&table).await.unwrap(), entries(&table, 0..4));
    assert!(store.load(&id("nobody")).await.unwrap().is_empty());
}

#[tokio::test]
async fn gaps_and_doubles_are_refused_and_leave_nothing() {
    let folder = Folder::new();
    let (store, table, other) = (folder.store(), id("table1"), id("table2"));
    store.append(&table, 0, entries(&table, 0..2)).await.unwrap();
    for given in [0, 1, 3] {
        let refused = store.append(&table, given, entries(&table, given..given + 1)).await;
        let expected = StoreError::Conflict { table: table.clone(), expected: 2, given };
        assert_eq!(refused, Err(expected));
    }
    let refused = store.append(&other, 1, entries(&other, 1..2)).await;
    assert_eq!(refused, Err(StoreError::Conflict { table: other, expected: 0, given: 1 }));
    assert_eq!(store.load(&table).await.unwrap(), entries(&table, 0..2));
    assert_eq!(store.tables().await.unwrap().len(), 1);
    assert_eq!(folder.count("SELECT COUNT(*) FROM log"), 2);
}

#[tokio::test]
async fn numbering_goes_on_after_packing_and_after_reopening() {
    let folder = Folder::new();
    let table = id("table1");
    let store = folder.store();
    store.append(&table, 0, entries(&table, 0..2)).await.unwrap();
    store.put_away(&table, TableState::Open, "two".into()).await.unwrap();
    let conflict = |given| Err(StoreError::Conflict { table: table.clone(), expected: 2, given });
    assert_eq!(store.append(&table, 0, entries(&table, 0..1)).await, conflict(0));
    drop(store);
    let store = folder.store();
    assert_eq!(store.append(&table, 3, entries(&table, 3..4)).await, conflict(3));
    store.append(&table, 2, entries(&table, 2..3)).await.unwrap();
    assert_eq!(store.load(&table).await.unwrap(), entries(&table, 0..3));
}

#[tokio::test]
async fn an_entry_is_one_line() {
    let folder = Folder::new();
    let (store, table) = (folder.store(), id("table1"));
    for bad in ["two\nlines", "zero\0"] {
        let refused = store.append(&table, 0, vec!["good".into(), bad.into()]).await;
        assert!(matches!(refused, Err(StoreError::Refused(_))), "{refused:?}");
    }
    let odd = vec![String::new(), "\r é \u{2028}".into(), String::new()];
    store.append(&table, 0, odd.clone()).await.unwrap();
    store.put_away(&table, TableState::Open, String::new()).await.unwrap();
    assert_eq!(store.load(&table).await.unwrap(), odd);
    assert_eq!(store.append(&table, 9, Vec::new()).await, Ok(()), "nothing is always in order");
}

#[tokio::test]
async fn packed_and_loose_entries_are_one_log() {
    let folder = Folder::new();
    let (table, noise) = (id("table1"), id("noise1"));
    let store = folder.store();
    for number in 0..30 {
        store.append(&table, number, entries(&table, number..number + 1)).await.unwrap();
        if number % 3 == 0 {
            store.append(&noise, number / 3, entries(&noise, 0..1)).await.unwrap();
        }
        if number % 10 == 5 {
            store.put_away(&table, TableState::Playing, format!("{number}")).await.unwrap();
            let loose =
                "SELECT COUNT(*) FROM log JOIN tables USING (table_key) WHERE id = 'table1'";
            assert_eq!(folder.count(loose), 0);
        }
        assert_eq!(store.load(&table).await.unwrap(), entries(&table, 0..number + 1));
    }
    drop(store);
    let store = folder.store();
    assert_eq!(store.load(&table).await.unwrap(), entries(&table, 0..30));
    assert_eq!(store.load(&noise).await.unwrap().len(), 10);
}

#[tokio::test]
async fn a_host_finds_its_tables_again() {
    let folder = Folder::new();
    let (idle, live, woken) = (id("idle01"), id("live01"), id("woken1"));
    let store = folder.store();
    for table in [&idle, &live, &woken] {
        store.append(table, 0, entries(table, 0..1)).await.unwrap();
    }
    store.put_away(&idle, TableState::Open, "idle".into()).await.unwrap();
    store.put_away(&woken, TableState::Playing, "woken".into()).await.unwrap();
    store.append(&woken, 1, entries(&woken, 1..2)).await.unwrap();
    let kept = |id: &_, state, headline: &str, loose| Kept {
        id: Clone::clone(id),
        state,
        headline: headline.into(),
        loose,
        binned: None,
    };
    let expected = [
        kept(&idle, TableState::Open, "idle", false),
        kept(&live, TableState::Open, "", true),
        kept(&woken, TableState::Playing, "woken", true),
    ];
    assert_eq!(store.tables().await.unwrap(), expected);
    drop(store);
    assert_eq!(folder.store().tables().await.unwrap(), expected);
}

#[tokio::test]
async fn a_table_without_loose_entries_can_be_put_away_again() {
    let folder = Folder::new();
    let (store, table) = (folder.store(), id("table1"));
    let nobody = store.put_away(&table, TableState::Open, String::new()).await;
    assert_eq!(nobody, Err(StoreError::NoTable(table.clone())));
    store.append(&table, 0, entries(&table, 0..2)).await.unwrap();
    store.put_away(&table, TableState::Open, "first".into()).await.unwrap();
    store.put_away(&table, TableState::Playing, "second".into()).await.unwrap();
    assert_eq!(store.tables().await.unwrap()[0].headline, "second");
    assert_eq!(store.load(&table).await.unwrap(), entries(&table, 0..2));
}

#[tokio::test]
async fn a_forgotten_table_is_gone_and_its_name_is_free() {
    let folder = Folder::new();
    let (store, table, other) = (folder.store(), id("table1"), id("table2"));
    for table in [&table, &other] {
        store.append(table, 0, entries(table, 0..2)).await.unwrap();
    }
    store.put_away(&table, TableState::Open, String::new()).await.unwrap();
    store.append(&table, 2, entries(&table, 2..3)).await.unwrap();
    store.forget(&table).await.unwrap();
    store.forget(&table).await.unwrap();
    assert!(store.load(&table).await.unwrap().is_empty());
    assert_eq!(store.load(&other).await.unwrap(), entries(&other, 0..2));
    assert_eq!(folder.count("SELECT COUNT(*) FROM log"), 2);
    assert_eq!(folder.count("SELECT COUNT(*) FROM packed"), 0);
    store.append(&table, 0, vec!["anew".into()]).await.unwrap();
    assert_eq!(store.load(&table).await.unwrap(), ["anew"]);
}

#[tokio::test]
async fn loading_while_a_table_is_packed_and_grows_never_misses_anything() {
    let folder = Folder::new();
    let (store, table) = (folder.store(), id("table1"));
    for number in 0..200 {
        let append = store.append(&table, number, entries(&table, number..number + 1));
        let first = store.load(&table);
        let away = store.put_away(&table, TableState::Playing, String::new());
        let second = store.load(&table);
        append.await.unwrap();
        away.await.unwrap();
        assert_eq!(first.await.unwrap(), entries(&table, 0..number + 1));
        assert_eq!(second.await.unwrap(), entries(&table, 0..number + 1));
    }
}

#[tokio::test]
async fn closing_finishes_what_was_handed_over() {
    let folder = Folder::new();
    let (store, table) = (folder.store(), id("table1"));
    let appended = store.append(&table, 0, entries(&table, 0..100));
    let loaded = store.load(&table);
    store.close().await.unwrap();
    appended.await.unwrap();
    assert_eq!(loaded.await.unwrap().len(), 100);
    assert_eq!(store.append(&table, 100, vec!["late".into()]).await, Err(StoreError::Gone));
    assert_eq!(store.load(&table).await, Err(StoreError::Gone));
    assert_eq!(store.record("any").await, Err(StoreError::Gone));
    assert_eq!(store.close().await, Err(StoreError::Gone));
    assert!(!folder.path().join("sangfroid.db-wal").exists());
    assert_eq!(folder.store().load(&table).await.unwrap().len(), 100, "and the lock is free");
}
