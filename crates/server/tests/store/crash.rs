//! Whatever was acknowledged is there after a crash, in order and without gaps.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use server::store::{Sqlite, Store as _, TableId, TableState};

use crate::common::{Folder, entries, id};

const TABLES: usize = 4;

fn tables() -> [TableId; TABLES] {
    ["north0", "east00", "south0", "west00"].map(id)
}

/// Appends entry after entry to one table, packs it now and then, and says how far it has come.
async fn play(store: Arc<Sqlite>, table: TableId, length: u32, mut say: impl FnMut(u32)) {
    for number in 0..length {
        store.append(&table, number, entries(&table, number..number + 1)).await.unwrap();
        say(number + 1);
        if number % 16 == 15 {
            store.put_away(&table, TableState::Playing, String::new()).await.unwrap();
        }
    }
}

/// Opens what a crash left and compares it with what was acknowledged before.
async fn check_what_is_left(folder: &Folder, acknowledged: [u32; TABLES]) {
    let store = folder.store();
    for (table, at_least) in tables().iter().zip(acknowledged) {
        let left = store.load(table).await.unwrap();
        let count = left.len() as u32;
        assert!(count >= at_least, "{table}: {at_least} entries acknowledged, {count} left");
        assert_eq!(left, entries(table, 0..count));
        store.append(table, count, entries(table, count..count + 1)).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_of_the_files_at_any_moment_holds_all_that_was_acknowledged() {
    let folder = Folder::new();
    let store = Arc::new(folder.store());
    let said: [Arc<AtomicU32>; TABLES] = Default::default();
    let mut players = Vec::new();
    for (table, said) in tables().into_iter().zip(said.clone()) {
        let say = move |number| said.store(number, Ordering::SeqCst);
        players.push(tokio::spawn(play(Arc::clone(&store), table, 150, say)));
    }
    let mut state = 1u32;
    for round in 0..12 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let moment = round * 40 + state % 40;
        while said.iter().map(|said| said.load(Ordering::SeqCst)).sum::<u32>() < moment {
            tokio::task::yield_now().await;
        }
        let acknowledged = said.each_ref().map(|said| said.load(Ordering::SeqCst));
        let copy = Folder::new();
        fs::create_dir(copy.path()).unwrap();
        for name in ["sangfroid.db", "sangfroid.db-wal"] {
            fs::copy(folder.path().join(name), copy.path().join(name)).unwrap();
        }
        check_what_is_left(&copy, acknowledged).await;
    }
    for player in players {
        player.await.unwrap();
    }
    // Copying two files is like a crash only as long as nothing moves from one to the other meanwhile.
    let log = fs::metadata(folder.path().join("sangfroid.db-wal")).unwrap().len();
    assert!(log > 0 && log < 4_000 * 4_096, "the write-ahead log was moved meanwhile: {log}");
}

/// The name of a folder for [`plays_until_it_is_killed`].
const FOLDER: &str = "SANGFROID_STORE_TEST_FOLDER";

/// Not a test by itself: the server of the next one, which runs this file again as another program.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn plays_until_it_is_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let store = Arc::new(Sqlite::open(&PathBuf::from(folder)).unwrap());
    writeln!(std::io::stdout()).unwrap();
    let mut players = Vec::new();
    for (seat, table) in tables().into_iter().enumerate() {
        let say = move |number| writeln!(std::io::stdout().lock(), "said {seat} {number}").unwrap();
        players.push(tokio::spawn(play(Arc::clone(&store), table, u32::MAX, say)));
    }
    for player in players {
        player.await.unwrap();
    }
}

#[tokio::test]
async fn a_killed_server_finds_all_that_was_acknowledged() {
    for moment in [1, 90, 700, 5_000] {
        let folder = Folder::new();
        let mut server = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "crash::plays_until_it_is_killed", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut acknowledged = [0; TABLES];
        let lines = BufReader::new(server.stdout.take().unwrap()).lines();
        let mut count = 0;
        for line in lines.map_while(Result::ok) {
            let mut words = line.split(' ');
            if words.next() != Some("said") {
                continue;
            }
            // The last line may have been cut off by the end of the program.
            let mut number = || words.next().and_then(|word| word.parse::<u32>().ok());
            if let (Some(seat), Some(entry)) = (number(), number()) {
                acknowledged[seat as usize] = acknowledged[seat as usize].max(entry);
            }
            count += 1;
            if count == moment {
                server.kill().unwrap();
            }
        }
        assert!(!server.wait().unwrap().success() && count >= moment);
        check_what_is_left(&folder, acknowledged).await;
    }
}
