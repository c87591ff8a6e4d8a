//! A server process whose disk takes no more: what was acknowledged is there after a restart, what was refused is not.

use std::path::Path;
use std::process::Command;

use client::{ClientError, Connection, Visitor};
use kernel::Rng;
use protocol::{NewSeat, NewTable, Part};
use shelf::{Language, Record};
use tempfile::TempDir;

use crate::served::{Served, arguments};

/// A server that cannot make any file longer than so many blocks of 512 bytes.
fn start_with_limit(folder: &Path, blocks: u32) -> Served {
    let mut command = Command::new("sh");
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$@\"");
    command.args(["-c", &script, "sh", env!("CARGO_BIN_EXE_sangfroid")]).args(arguments(folder));
    Served::run(command).unwrap()
}

async fn table(ana: &Visitor) -> String {
    let bot = NewSeat::Bot { level: "random".into() };
    let seats = vec![NewSeat::Me { name: None }, bot.clone(), bot];
    let wish = NewTable::at_once("sang-rancune", seats);
    let id = ana.create(&wish).await.unwrap().id;
    ana.start(&id).await.unwrap();
    id
}

/// Whether the disk refused something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Full {
    Yes,
    No,
}

/// Answers until the game is over or the disk is full; says how many answers were taken.
async fn play(connection: &mut Connection, rng: &mut Rng) -> (usize, Full) {
    let (mut taken, mut idle) = (0, 0);
    while connection.screen.over.is_none() {
        if !connection.screen.is_asked() {
            connection.next().await.unwrap();
            idle += 1;
            // A bot whose answer finds no room tries again and again; so do we, in words.
            if idle % 3 == 0 && connection.chat("…").await.is_err() {
                return (taken, Full::Yes);
            }
            continue;
        }
        let question = connection.screen.question.as_ref().unwrap();
        let action = rng.pick(&question.options).action.value();
        match connection.answer(action).await {
            Ok(()) => taken += 1,
            Err(ClientError::Refused { problem, .. }) if problem.code == "storage" => {
                return (taken, Full::Yes);
            }
            // A bot was quicker, and the question is another one by now.
            Err(ClientError::Refused { .. }) => {}
            Err(error) => panic!("{error}"),
        }
    }
    (taken, Full::No)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_on_a_full_disk_says_so_and_loses_nothing() {
    let folder = TempDir::new().unwrap();
    // Enough for the database itself and a part of a game.
    let mut server = start_with_limit(folder.path(), 1_000);
    let ana = Visitor::new(server.url(), "Ana", Language::En).await.unwrap();
    let mut rng = Rng::from_number(4);
    let (id, mut connection, taken) = loop {
        let id = table(&ana).await;
        let mut connection = ana.connect(&id, None, None).await.unwrap();
        match play(&mut connection, &mut rng).await {
            (taken, Full::Yes) => break (id, connection, taken),
            // The disk had room for a whole game.
            (_, Full::No) => {}
        }
    };
    let chat = connection.chat("anybody there?").await.unwrap_err().to_string();
    assert!(chat.contains("cannot write to its disk"), "{chat}");
    let ready = ana.text("/readyz").await.unwrap_err().to_string();
    assert!(ready.starts_with("503"), "{ready}");
    let heard = connection.screen.heard();
    assert!(server.is_running());
    drop(server);

    let server = Served::start(folder.path());
    let ana = ana.at(server.url());
    let mut connection = ana.connect(&id, heard, None).await.unwrap();
    let parts = &connection.screen.last_frame().parts;
    let is_fresh = parts.iter().any(|part| matches!(part, Part::Fresh { .. }));
    assert!(!is_fresh, "what was told is there");
    let (later, full) = play(&mut connection, &mut rng).await;
    assert_eq!(full, Full::No);
    let seat = connection.screen.seat().unwrap();
    let record = Record::read(&ana.text(&format!("/api/records/{id}")).await.unwrap()).unwrap();
    let game = registry::game(&record.game).unwrap();
    assert_eq!(game.replay(&record, None).unwrap().faithful, Some(true));
    let mine = record.answers.iter().filter(|(by, _)| by.number() == seat).count();
    assert_eq!(mine, taken + later, "what was taken is in the record, what was refused is not");
}

#[test]
fn a_second_server_in_the_same_folder_is_refused_in_one_clear_line() {
    let folder = TempDir::new().unwrap();
    let mut first = Served::start(folder.path());
    let mut command = Command::new(env!("CARGO_BIN_EXE_sangfroid"));
    command.args(arguments(folder.path()));
    let why = Served::run(command).unwrap_err();
    assert!(why.contains("in use by another server") && why.contains("stop that one"), "{why}");
    assert_eq!(why.trim().lines().count(), 1, "{why}");
    assert!(first.is_running());
}

#[test]
fn a_folder_that_cannot_be_made_is_refused_in_one_clear_line() {
    if !std::path::Path::new("/proc/sys").is_dir() {
        return;
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_sangfroid"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--data", "/proc/sys/sangfroid"]);
    let why = Served::run(command).unwrap_err();
    assert!(why.contains("/proc/sys/sangfroid") && why.contains("another data folder"), "{why}");
    assert_eq!(why.trim().lines().count(), 1, "{why}");
}
