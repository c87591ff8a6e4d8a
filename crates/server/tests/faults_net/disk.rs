//! A disk that is full or read-only: nothing is acknowledged, nothing is told, the signs say so, and play goes on as
//! soon as it can be written down again.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use client::{ClientError, Connection, Visitor};
use kernel::Rng;
use server::store::{
    Kept, KeptFor, KeptGuest, Later, LinkHash, LinkLimits, ListLimits, NewLists, NewRecord,
    RecordHead, RecordQuery, Sqlite, Store, StoreError, TableId, TableState, Upload, UploadLimits,
    UploadsKept,
};
use server::testing::serve_with;
use server::{Games, Running, Settings, serve};
use shelf::Language;
use tempfile::TempDir;

use crate::house::settings;
use crate::people::{any_option, begun, catch_up, check_record, quick};

/// The status and the code of a refusal.
fn refused<T: std::fmt::Debug>(answer: Result<T, ClientError>) -> (u16, String) {
    match answer {
        Err(ClientError::Refused { status, problem }) => (status, problem.code),
        other => panic!("this was not refused: {other:?}"),
    }
}

async fn readiness(visitor: &Visitor) -> (u16, String) {
    match visitor.text("/readyz").await {
        Ok(text) => (200, text),
        Err(ClientError::Refused { status, problem }) => (status, problem.text),
        Err(other) => panic!("{other}"),
    }
}

async fn connect_all(people: &[Visitor], id: &str) -> Vec<Connection> {
    let mut connections = Vec::new();
    for visitor in people {
        connections.push(visitor.connect(id, None, None).await.unwrap());
    }
    connections
}

/// Plays until somebody is asked, and says who.
async fn somebody_asked(connections: &mut [Connection]) -> usize {
    loop {
        for (place, connection) in connections.iter_mut().enumerate() {
            catch_up(connection).await;
            if connection.screen.is_asked() {
                return place;
            }
        }
    }
}

async fn play_to_the_end(connections: &mut [Connection], rng: &mut Rng) {
    while connections.iter().any(|connection| connection.screen.over.is_none()) {
        for connection in &mut *connections {
            catch_up(connection).await;
            if connection.screen.is_asked() {
                let asked = connection.screen.question.as_ref().map(|asked| asked.serial);
                let action = any_option(&connection.screen, rng);
                if let Err(error) = connection.answer(action).await {
                    // Somebody else was first, and nothing else is a reason.
                    assert!(matches!(error, ClientError::Refused { status: 409, .. }), "{error}");
                    catch_up(connection).await;
                    let now = connection.screen.question.as_ref().map(|asked| asked.serial);
                    assert_ne!(asked, now, "an answer to the open question was refused");
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_disk_that_became_read_only_nothing_is_taken_or_told_until_it_can_be_kept() {
    let folder = TempDir::new().unwrap();
    let store = Arc::new(Sqlite::open(folder.path()).unwrap());
    let server =
        serve_with(settings(folder.path()), Arc::clone(&store) as Arc<dyn Store>, Games::all())
            .await
            .unwrap();
    let base = server.url();
    let game = registry::game("sang-rancune").unwrap();
    let (id, people) = begun(&base, game).await;
    let mut connections = connect_all(&people, &id).await;
    let mut rng = Rng::from_number(1);
    for _ in 0..3 {
        let asked = somebody_asked(&mut connections).await;
        for connection in &mut connections {
            catch_up(connection).await;
        }
        let before: Vec<_> = connections.iter().map(|each| each.screen.lasting()).collect();
        store.refuse_writes(true).await.unwrap();
        let action = any_option(&connections[asked].screen, &mut rng);
        let connection = &mut connections[asked];
        assert_eq!(refused(connection.answer(action.clone()).await), (409, "storage".into()));
        assert_eq!(refused(connection.chat("hello").await), (409, "storage".into()));
        assert_eq!(
            refused(people[0].create(&quick(game, Vec::new())).await),
            (503, "storage".into())
        );
        assert_eq!(refused(people[0].tell(&id, "pause").await), (503, "storage".into()));
        let (status, text) = readiness(&people[0]).await;
        assert!(status == 503 && text.contains("read-only"), "{status} {text}");
        for (connection, before) in connections.iter_mut().zip(&before) {
            catch_up(connection).await;
            assert_eq!(connection.screen.lasting(), *before, "nothing has changed for anybody");
        }
        store.refuse_writes(false).await.unwrap();
        assert_eq!(readiness(&people[0]).await.0, 200);
        connections[asked].answer(action).await.unwrap();
    }
    play_to_the_end(&mut connections, &mut rng).await;
    check_record(&people[0], &id).await;
    server.stop().await;
}

/// Fills the database with chat until it takes no more.
async fn fill(connection: &mut Connection) {
    let text = "x".repeat(500);
    for _ in 0..100_000 {
        if let Err(error) = connection.chat(&text).await {
            assert_eq!(refused::<()>(Err(error)).1, "storage");
            return;
        }
    }
    panic!("the database has no limit");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_at_its_limit_refuses_and_goes_on_with_a_higher_one() {
    let folder = TempDir::new().unwrap();
    let limited = |megabytes| Settings { database_megabytes: megabytes, ..settings(folder.path()) };
    let server = serve(limited(1)).await.unwrap();
    let game = registry::game("liens-de-sang").unwrap();
    let (id, people) = begun(&server.url(), game).await;
    let mut connections = connect_all(&people, &id).await;
    let asked = somebody_asked(&mut connections).await;
    fill(&mut connections[asked]).await;
    let lasting = connections[asked].screen.lasting();
    let mut rng = Rng::from_number(1);
    let action = any_option(&connections[asked].screen, &mut rng);
    // A few bytes may still find a place; then the next ones do not.
    let mut taken = 0;
    while connections[asked].chat("a few bytes more").await.is_ok() {
        taken += 1;
    }
    assert!(taken < 500, "{taken} lines were taken by a full database");
    assert_eq!(readiness(&people[0]).await.0, 503);
    assert_eq!(refused(people[0].create(&quick(game, Vec::new())).await).1, "storage");
    catch_up(&mut connections[asked]).await;
    let now = connections[asked].screen.lasting();
    assert_eq!((&now["log"], &now["view"]), (&lasting["log"], &lasting["view"]));
    server.stop().await;

    let server = serve(limited(64)).await.unwrap();
    let people: Vec<Visitor> = people.iter().map(|visitor| visitor.at(&server.url())).collect();
    let mut connections = connect_all(&people, &id).await;
    assert_eq!(readiness(&people[0]).await.0, 200);
    catch_up(&mut connections[asked]).await;
    connections[asked].answer(action).await.unwrap();
    play_to_the_end(&mut connections, &mut rng).await;
    check_record(&people[0], &id).await;
    server.stop().await;
}

/// A store that does everything but keep records, as long as it is told so.
#[derive(Debug)]
struct NoRecords {
    inner: Sqlite,
    full: AtomicBool,
}

impl Store for NoRecords {
    fn append(&self, table: &TableId, first: u32, entries: Vec<String>) -> Later<'_, ()> {
        self.inner.append(table, first, entries)
    }
    fn load(&self, table: &TableId) -> Later<'_, Vec<String>> {
        self.inner.load(table)
    }
    fn tables(&self) -> Later<'_, Vec<Kept>> {
        self.inner.tables()
    }
    fn put_away(&self, table: &TableId, state: TableState, headline: String) -> Later<'_, ()> {
        self.inner.put_away(table, state, headline)
    }
    fn finish(&self, table: &TableId, headline: String, record: NewRecord) -> Later<'_, ()> {
        if self.full.load(Ordering::SeqCst) {
            return Box::pin(async { Err(StoreError::Full) });
        }
        self.inner.finish(table, headline, record)
    }
    fn bin(&self, table: &TableId, at: Option<u64>) -> Later<'_, ()> {
        self.inner.bin(table, at)
    }
    fn forget(&self, table: &TableId) -> Later<'_, ()> {
        self.inner.forget(table)
    }
    fn add_record(&self, record: NewRecord) -> Later<'_, ()> {
        self.inner.add_record(record)
    }
    fn record_line(&self, id: &str) -> Later<'_, Option<String>> {
        self.inner.record_line(id)
    }
    fn records(&self, wanted: RecordQuery) -> Later<'_, Vec<RecordHead>> {
        self.inner.records(wanted)
    }
    fn record(&self, id: &str) -> Later<'_, Option<String>> {
        self.inner.record(id)
    }
    fn add_upload(
        &self,
        record: NewRecord,
        place: &str,
        limits: UploadLimits,
        at: u64,
    ) -> Later<'_, ()> {
        self.inner.add_upload(record, place, limits, at)
    }
    fn uploads_kept(&self, guest: &str, place: &str) -> Later<'_, UploadsKept> {
        self.inner.uploads_kept(guest, place)
    }
    fn upload(&self, record: &str) -> Later<'_, Option<Upload>> {
        self.inner.upload(record)
    }
    fn open_upload(&self, record: &str, at: u64) -> Later<'_, ()> {
        self.inner.open_upload(record, at)
    }
    fn unopened_uploads(&self, since: u64, limit: u32) -> Later<'_, Vec<String>> {
        self.inner.unopened_uploads(since, limit)
    }
    fn remove_upload(&self, record: &str, unopened_since: u64) -> Later<'_, ()> {
        self.inner.remove_upload(record, unopened_since)
    }
    fn unfilmed(&self) -> Later<'_, Option<(String, String)>> {
        self.inner.unfilmed()
    }

    fn add_film(&self, record: &str, film: Vec<u8>) -> Later<'_, ()> {
        self.inner.add_film(record, film)
    }

    fn film(&self, record: &str) -> Later<'_, Option<Vec<u8>>> {
        self.inner.film(record)
    }

    fn lists(&self, whose: &KeptFor) -> Later<'_, Option<String>> {
        self.inner.lists(whose)
    }

    fn keep_lists(&self, lists: NewLists, limits: ListLimits) -> Later<'_, ()> {
        self.inner.keep_lists(lists, limits)
    }

    fn keep_guest(
        &self,
        guest: KeptGuest,
        link: Option<LinkHash>,
        limits: LinkLimits,
    ) -> Later<'_, ()> {
        self.inner.keep_guest(guest, link, limits)
    }
    fn use_link(&self, guest: &str, at: u64) -> Later<'_, ()> {
        self.inner.use_link(guest, at)
    }
    fn rename_guest(&self, guest: KeptGuest) -> Later<'_, ()> {
        self.inner.rename_guest(guest)
    }
    fn linked_guest(&self, link: LinkHash) -> Later<'_, Option<KeptGuest>> {
        self.inner.linked_guest(link)
    }
    fn generations(&self) -> Later<'_, Vec<(String, u32)>> {
        self.inner.generations()
    }

    fn secret(&self, name: &str, fresh: [u8; 32]) -> Later<'_, [u8; 32]> {
        self.inner.secret(name, fresh)
    }
    fn check(&self) -> Later<'_, ()> {
        self.inner.check()
    }
    fn close(&self) -> Later<'_, ()> {
        self.inner.close()
    }
}

async fn game_without_a_record(folder: &TempDir) -> (Running, Arc<NoRecords>, String, Visitor) {
    let inner = Sqlite::open(folder.path()).unwrap();
    let store = Arc::new(NoRecords { inner, full: AtomicBool::new(true) });
    let server =
        serve_with(settings(folder.path()), Arc::clone(&store) as Arc<dyn Store>, Games::all())
            .await
            .unwrap();
    let (id, people) = begun(&server.url(), registry::game("liens-de-sang").unwrap()).await;
    let mut connections = connect_all(&people, &id).await;
    play_to_the_end(&mut connections, &mut Rng::from_number(2)).await;
    catch_up(&mut connections[0]).await;
    let answer = people[0].text(&format!("/api/records/{id}")).await;
    assert_eq!(refused(answer), (404, "no_record".into()));
    (server, store, id, people[0].clone())
}

/// Asks for a record until it is there.
async fn wait_for_record(visitor: &Visitor, id: &str) {
    let there = async {
        while visitor.text(&format!("/api/records/{id}")).await.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    let patience = std::time::Duration::from_secs(20);
    tokio::time::timeout(patience, there).await.expect("the record is kept in the end");
    check_record(visitor, id).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_the_disk_refused_is_kept_as_soon_as_it_can_be() {
    let folder = TempDir::new().unwrap();
    let (server, store, id, ana) = game_without_a_record(&folder).await;
    store.full.store(false, Ordering::SeqCst);
    wait_for_record(&ana, &id).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_the_disk_refused_until_the_server_ended_is_kept_by_the_next_one() {
    let folder = TempDir::new().unwrap();
    let (server, store, id, ana) = game_without_a_record(&folder).await;
    server.stop().await;
    drop(store);
    let server = serve(settings(folder.path())).await.unwrap();
    wait_for_record(&ana.at(&server.url()), &id).await;
    server.stop().await;
}

async fn why_not(folder: &Path) -> String {
    let settings = Settings { data: folder.to_owned(), ..settings(folder) };
    match serve(settings).await {
        Ok(_) => panic!("a server started in {}", folder.display()),
        Err(error) => error.to_string(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_cannot_be_used_is_refused_with_a_reason() {
    let folder = TempDir::new().unwrap();
    let server = serve(settings(folder.path())).await.unwrap();
    let ana = Visitor::new(&server.url(), "Ana", Language::En).await.unwrap();
    let text = why_not(folder.path()).await;
    assert!(text.contains("in use by another server") && text.contains("stop that one"), "{text}");
    assert_eq!(readiness(&ana).await.0, 200, "the first server goes on");
    server.stop().await;

    // Nobody, not even root, makes files here.
    if Path::new("/proc/sys").is_dir() {
        let text = why_not(Path::new("/proc/sys/sangfroid")).await;
        assert!(text.contains("data folder"), "{text}");
    }
}
