//! Records of finished games, who finds them, and the server's secrets.

use server::store::{
    KeptFor, KeptGuest, LinkLimits, ListLimits, NewLists, NewRecord, RecordQuery, Sqlite, Store,
    StoreError, TableState, UploadLimits,
};

use crate::common::{Folder, entries, id};

fn record(id: &str, game: &str, finished: i64, public: bool, guests: &[&str]) -> NewRecord {
    NewRecord {
        id: id.into(),
        game: game.into(),
        finished,
        public,
        guests: guests.iter().map(|&guest| guest.into()).collect(),
        headline: format!(r#"{{"of":"{id}"}}"#),
        text: format!("the text of {id}"),
    }
}

/// Five records, two of them at the same moment and two of them private.
async fn five_records(folder: &Folder) -> Sqlite {
    let store = folder.store();
    for record in [
        record("a", "sang-rancune", 100, true, &["ana", "bo"]),
        record("b", "liens-de-sang", 200, false, &["ana"]),
        record("c", "liens-de-sang", 200, true, &["bo", "bo"]),
        record("d", "sang-rancune", 300, false, &["bo"]),
        record("e", "liens-de-sang", 50, true, &[]),
    ] {
        store.add_record(record).await.unwrap();
    }
    store
}

async fn list(store: &Sqlite, guest: Option<&str>, game: Option<&str>) -> String {
    let wanted = RecordQuery {
        game: game.map(str::to_owned),
        guest: guest.map(str::to_owned),
        before: None,
        limit: 100,
    };
    store.records(wanted).await.unwrap().into_iter().map(|head| head.id).collect()
}

#[tokio::test]
async fn everybody_finds_public_records_and_guests_also_their_own() {
    let folder = Folder::new();
    let store = five_records(&folder).await;
    assert_eq!(list(&store, None, None).await, "cae");
    assert_eq!(list(&store, None, Some("liens-de-sang")).await, "ce");
    assert_eq!(list(&store, Some("ana"), None).await, "ba");
    assert_eq!(list(&store, Some("bo"), None).await, "dca");
    assert_eq!(list(&store, Some("bo"), Some("sang-rancune")).await, "da");
    assert_eq!(list(&store, Some("nobody"), None).await, "");
}

#[tokio::test]
async fn pages_follow_each_other_without_gaps() {
    let folder = Folder::new();
    let store = folder.store();
    for number in 0..25 {
        let new = record(&format!("r{number:02}"), "toy", number / 4, true, &["ana"]);
        store.add_record(new).await.unwrap();
    }
    for guest in [None, Some("ana".to_owned())] {
        let mut wanted = RecordQuery { guest, limit: 7, ..RecordQuery::default() };
        let mut seen = Vec::new();
        loop {
            let page = store.records(wanted.clone()).await.unwrap();
            let Some(last) = page.last() else { break };
            wanted.before = Some((last.finished, last.id.clone()));
            seen.extend(page.into_iter().map(|head| head.id));
        }
        let expected: Vec<_> = (0..25).rev().map(|number| format!("r{number:02}")).collect();
        assert_eq!(seen, expected);
    }
}

#[tokio::test]
async fn a_head_says_what_lists_show_and_the_text_is_apart() {
    let folder = Folder::new();
    let store = five_records(&folder).await;
    let wanted = RecordQuery { guest: Some("ana".into()), limit: 1, ..RecordQuery::default() };
    let head = store.records(wanted).await.unwrap().remove(0);
    assert_eq!((head.id.as_str(), head.game.as_str(), head.finished), ("b", "liens-de-sang", 200));
    assert_eq!((head.public, head.headline.as_str()), (false, r#"{"of":"b"}"#));
    assert_eq!(store.record("b").await.unwrap().as_deref(), Some("the text of b"));
    assert_eq!(store.record("x").await.unwrap(), None);
}

#[tokio::test]
async fn a_record_is_kept_once_and_never_changed() {
    let folder = Folder::new();
    let store = five_records(&folder).await;
    store.add_record(record("a", "sang-rancune", 100, true, &["ana", "bo"])).await.unwrap();
    let mut other = record("a", "sang-rancune", 100, true, &[]);
    other.text = "something else".into();
    assert!(matches!(store.add_record(other).await, Err(StoreError::Refused(_))));
    assert_eq!(store.record("a").await.unwrap().as_deref(), Some("the text of a"));
    assert_eq!(list(&store, None, None).await, "cae");
}

#[tokio::test]
async fn finishing_packs_the_table_and_keeps_the_record_or_neither() {
    let folder = Folder::new();
    let store = five_records(&folder).await;
    let table = id("table1");
    store.append(&table, 0, entries(&table, 0..5)).await.unwrap();

    let mut taken = record("a", "toy", 400, true, &[]);
    taken.text = "another game".into();
    assert!(store.finish(&table, "over".into(), taken).await.is_err());
    let kept = store.tables().await.unwrap().remove(0);
    assert_eq!((kept.state, kept.loose), (TableState::Open, true));
    store.append(&table, 5, entries(&table, 5..6)).await.unwrap();

    for _ in 0..2 {
        let new = record("f", "toy", 400, true, &["ana"]);
        store.finish(&table, "over".into(), new).await.unwrap();
    }
    let kept = store.tables().await.unwrap().remove(0);
    assert_eq!((kept.state, kept.headline.as_str(), kept.loose), (TableState::Over, "over", false));
    assert_eq!(store.load(&table).await.unwrap(), entries(&table, 0..6));
    store.forget(&table).await.unwrap();
    assert_eq!(store.record("f").await.unwrap().as_deref(), Some("the text of f"));
    assert_eq!(list(&store, Some("ana"), None).await, "fba");
}

#[tokio::test]
async fn a_secret_stays_what_it_first_was() {
    let folder = Folder::new();
    let store = folder.store();
    let (first, second) = (store.secret("cookies", [1; 32]), store.secret("cookies", [2; 32]));
    let kept = first.await.unwrap();
    assert_eq!(kept, [1; 32]);
    assert_eq!(second.await.unwrap(), kept);
    assert_eq!(store.secret("seeds", [3; 32]).await.unwrap(), [3; 32]);
    drop(store);
    let store = folder.store();
    assert_eq!(store.secret("cookies", [4; 32]).await.unwrap(), kept);
    store.refuse_writes(true).await.unwrap();
    assert_eq!(store.secret("cookies", [5; 32]).await.unwrap(), kept, "reading needs no writing");
    assert_eq!(store.secret("new", [6; 32]).await, Err(StoreError::ReadOnly));
}

#[tokio::test]
async fn lists_are_kept_by_guest_game_and_kind_and_forgotten_when_old() {
    let folder = Folder::new();
    let store = folder.store();
    let of = |guest: &str, game: &str, kind: &str| KeptFor {
        guest: guest.into(),
        game: game.into(),
        kind: kind.into(),
    };
    let keep = async |whose: KeptFor, body: &str, now, forget_before| {
        let (place, body) = ("here".into(), Some(body.into()));
        store.keep_lists(NewLists { whose, place, body, now, forget_before }, ROOMY).await.unwrap();
    };
    let (ana, bo) = (of("ana", "a", "decks"), of("bo", "a", "decks"));
    keep(ana.clone(), "one", 100, 0).await;
    keep(of("ana", "b", "decks"), "other", 200, 0).await;
    keep(of("ana", "a", "bands"), "of another kind", 300, 0).await;
    keep(ana.clone(), "two", 300, 0).await;
    assert_eq!(store.lists(&ana).await.unwrap().as_deref(), Some("two"));
    // Whoever writes next clears away what nobody has written for long.
    keep(bo.clone(), "three", 400, 250).await;
    assert_eq!(store.lists(&of("ana", "b", "decks")).await.unwrap(), None);
    assert_eq!(store.lists(&ana).await.unwrap().as_deref(), Some("two"));
    let other = store.lists(&of("ana", "a", "bands")).await.unwrap();
    assert_eq!(other.as_deref(), Some("of another kind"));
    assert_eq!(store.lists(&bo).await.unwrap().as_deref(), Some("three"));
}

const ROOMY: ListLimits = ListLimits { bytes_per_place: 1_000_000, bytes_in_all: 1_000_000 };

#[tokio::test]
async fn lists_have_so_much_room_at_one_address_and_in_all() {
    let folder = Folder::new();
    let store = folder.store();
    // Each of these weighs 64 + 2 + 1 + 5 + 28 = 100 bytes.
    let keep = async |guest: &str, place: &str, body: Option<&str>, limits| {
        let whose = KeptFor { guest: guest.into(), game: "a".into(), kind: "decks".into() };
        let (place, body) = (place.into(), body.map(str::to_owned));
        store.keep_lists(NewLists { whose, place, body, now: 1, forget_before: 0 }, limits).await
    };
    let list = "x".repeat(28);
    let limits = ListLimits { bytes_per_place: 200, bytes_in_all: 300 };
    let small = |guest| keep(guest, "here", Some(&list), limits);
    small("g1").await.unwrap();
    small("g2").await.unwrap();
    // Becoming another guest costs nothing, so it is worth nothing.
    assert_eq!(small("g3").await, Err(StoreError::ListsOfPlace));
    // What one writes again counts once.
    small("g1").await.unwrap();
    keep("g4", "there", Some(&list), limits).await.unwrap();
    assert_eq!(keep("g5", "elsewhere", Some(""), limits).await, Err(StoreError::ListsFull));
    let longer = "x".repeat(29);
    assert_eq!(keep("g4", "there", Some(&longer), limits).await, Err(StoreError::ListsFull));
    let of = |guest: &str| KeptFor { guest: guest.into(), game: "a".into(), kind: "decks".into() };
    assert_eq!(store.lists(&of("g4")).await.unwrap(), Some(list.clone()), "nothing has changed");
    assert_eq!(store.lists(&of("g3")).await.unwrap(), None);
    // Whoever keeps less than before may do so in a house that is full, and whoever keeps nothing makes room.
    let full = ListLimits { bytes_per_place: 0, bytes_in_all: 0 };
    keep("g4", "there", Some("x"), full).await.unwrap();
    keep("g1", "here", None, full).await.unwrap();
    assert_eq!(store.lists(&of("g1")).await.unwrap(), None);
    small("g3").await.unwrap();
}

#[tokio::test]
async fn guests_with_links_are_so_many_and_go_when_nobody_uses_their_link() {
    let folder = Folder::new();
    let store = folder.store();
    let keep = async |guest: &str, generation, link: u8, now, forget_before| {
        let [guest, name, language] = [guest, "Ana", "fr"].map(str::to_owned);
        let guest = KeptGuest { guest, name, language, generation };
        let limits = LinkLimits { guests: 3, now, forget_before };
        store.keep_guest(guest, Some([link; 32]), limits).await
    };
    keep("old", 0, 1, 100, 0).await.unwrap();
    keep("used", 0, 2, 100, 0).await.unwrap();
    keep("put out", 1, 3, 100, 0).await.unwrap();
    assert_eq!(keep("new", 0, 4, 150, 0).await, Err(StoreError::LinksFull));
    keep("old", 0, 5, 100, 0).await.unwrap();
    store.use_link("used", 160).await.unwrap();
    keep("new", 0, 4, 200, 150).await.unwrap();
    let is_kept = async |link: u8| store.linked_guest([link; 32]).await.unwrap().is_some();
    assert!(is_kept(2).await && is_kept(4).await && !is_kept(5).await);
    // Without their row, cookies that were put out would be good again.
    assert_eq!(store.generations().await.unwrap(), [("put out".to_owned(), 1)]);
    assert_eq!(keep("another", 0, 6, 200, 150).await, Err(StoreError::LinksFull));
}

#[tokio::test]
async fn what_people_bring_is_counted_in_all_and_leaves_what_was_played_here_alone() {
    let folder = Folder::new();
    let store = five_records(&folder).await;
    let limits = UploadLimits { per_guest: 2, bytes_per_place: 90, bytes_in_all: 90 };
    let bring = async |id: &str, guest: &str, limits, at| {
        store.add_upload(record(id, "toy", 1, false, &[guest]), "here", limits, at).await
    };
    bring("u1", "ana", limits, 1_000).await.unwrap();
    bring("u2", "ana", limits, 2_000).await.unwrap();
    assert_eq!(bring("u3", "ana", limits, 2_000).await, Err(StoreError::UploadsOfGuest));
    bring("u4", "bo", limits, 3_000).await.unwrap();
    let kept = store.uploads_kept("bo", "here").await.unwrap();
    assert_eq!((kept.of_guest, kept.bytes_in_all), (1, 3 * (11 + 14)));
    assert_eq!(bring("u5", "bo", limits, 3_000).await, Err(StoreError::UploadsFull));
    assert_eq!(store.record("u5").await.unwrap(), None);

    store.open_upload("u1", 5_000).await.unwrap();
    store.open_upload("a", 5_000).await.unwrap();
    assert_eq!(store.upload("a").await.unwrap(), None);
    assert_eq!(store.unopened_uploads(4_000, 10).await.unwrap(), ["u2", "u4"]);
    assert_eq!(store.unopened_uploads(4_000, 1).await.unwrap(), ["u2"]);
    for id in ["u1", "u2", "u4", "a"] {
        store.remove_upload(id, 4_000).await.unwrap();
    }
    assert_eq!(list(&store, Some("ana"), None).await, "bau1");
    assert_eq!(store.record("u2").await.unwrap(), None);
    assert!(
        store.unfilmed().await.unwrap().is_some_and(|(id, _)| id == "d"),
        "no upload is filmed"
    );
}

#[tokio::test]
async fn one_address_has_a_share_of_the_room_whoever_calls_from_there() {
    let folder = Folder::new();
    let store = folder.store();
    let limits = UploadLimits { per_guest: 9, bytes_per_place: 60, bytes_in_all: 1_000 };
    let bring = async |id: &str, guest: &str, place: &str| {
        store.add_upload(record(id, "toy", 1, false, &[guest]), place, limits, 1).await
    };
    bring("u1", "ana", "here").await.unwrap();
    bring("u2", "bo", "here").await.unwrap();
    // Becoming another guest costs nothing, so it is worth nothing.
    assert_eq!(bring("u3", "chloé", "here").await, Err(StoreError::UploadsOfPlace));
    bring("u4", "ana", "elsewhere").await.unwrap();
    let kept = store.uploads_kept("ana", "here").await.unwrap();
    assert_eq!((kept.of_guest, kept.bytes_of_place, kept.bytes_in_all), (2, 50, 75));
    store.remove_upload("u1", u64::MAX >> 1).await.unwrap();
    bring("u5", "chloé", "here").await.unwrap();
}

/// The table of an earlier program.
const DECKS: &str = include_str!("../../migrations/0004_decks.sql");

#[tokio::test]
async fn what_earlier_programs_took_is_counted_and_kept() {
    let folder = Folder::new();
    let store = folder.store();
    let mut brought = record("old", "toy", 700, false, &["ana"]);
    brought.headline = r#"{"id":"old","names":["\"uploaded\":true"],"uploaded":true}"#.into();
    let mut played = record("played", "toy", 700, false, &["ana"]);
    played.headline = r#"{"id":"played","names":["\"uploaded\":true"],"uploaded":false}"#.into();
    for record in [brought, played] {
        store.add_record(record).await.unwrap();
    }
    drop(store);
    folder
        .database()
        .execute_batch(&format!(
            "DROP TABLE uploads; DROP TABLE lists; DROP TABLE guests; DELETE FROM migrations WHERE number >= 5; {DECKS}
             INSERT INTO decks VALUES ('ana', 'cannibal-world', 600, '[\"Rats\"]');"
        ))
        .unwrap();
    let store = folder.store();
    let [guest, game, kind] = ["ana", "cannibal-world", "decks"].map(str::to_owned);
    let kept = store.lists(&KeptFor { guest, game, kind }).await.unwrap();
    assert_eq!(kept.as_deref(), Some("[\"Rats\"]"), "decks were the first lists");
    assert_eq!(store.unopened_uploads(701, 10).await.unwrap(), ["old"]);
    assert_eq!(store.upload("old").await.unwrap().unwrap().guest, "ana");
}
