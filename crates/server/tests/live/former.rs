//! Data folders of former versions: every table opens, and games that were going on can be played on.
//!
//! `tests/folders/<version>` was written by that version of the program and is never changed. If the rules of a game have
//! changed since, a game may say that it cannot go on; it can then be ended, and its record stays.

use std::fs;
use std::path::Path;

use client::Visitor;
use kernel::Rng;
use protocol::{ClientMessage, RecordInfo, RecordStep, TableState};
use serde::Deserialize;
use shelf::{Language, Record};
use tempfile::TempDir;

use crate::house::{House, settings};
use crate::party::{code, play_to_the_end, step, sync};

#[derive(Deserialize)]
struct Folder {
    tables: Vec<Former>,
    /// A record that somebody had brought.
    uploaded: String,
}

/// A table as its people left it.
#[derive(Clone, Deserialize)]
struct Former {
    id: String,
    /// What is special about it.
    what: String,
    state: TableState,
    /// The cookies of its people.
    guests: Vec<String>,
}

/// A server on a copy of the folder of a version.
async fn house_of(version: &str) -> (House, Folder) {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/folders").join(version);
    let folder = TempDir::new().unwrap();
    fs::copy(kept.join("sangfroid.db"), folder.path().join("sangfroid.db")).unwrap();
    let list = fs::read_to_string(kept.join("folder.json")).unwrap();
    let settings = server::Settings { forget_days: 0, ..settings(folder.path()) };
    (House::open(folder, settings).await, serde_json::from_str(&list).unwrap())
}

fn people(house: &House, table: &Former) -> Vec<Visitor> {
    let known = |cookie: &String| Visitor::known(&house.server.url(), cookie, Language::En);
    table.guests.iter().map(|cookie| known(cookie).unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_of_0_1_0_opens() {
    let (house, folder) = house_of("0.1.0").await;
    assert_eq!(house.server.tables(), folder.tables.len());
    for table in &folder.tables {
        let info = people(&house, table)[0].table(&table.id).await.unwrap();
        assert_eq!(info.state, table.state, "{}", table.what);
        let lobby = people(&house, table)[0].lobby().await.unwrap();
        assert!(lobby.mine.iter().any(|line| line.id == table.id), "{}", table.what);
    }
    // The same after it was written by this version.
    let house = house.restart().await;
    for table in &folder.tables {
        let info = people(&house, table)[0].table(&table.id).await.unwrap();
        assert_eq!(info.state, table.state, "{}", table.what);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_0_1_0_are_played_on_or_ended() {
    let (house, folder) = house_of("0.1.0").await;
    let mut played_on = Vec::new();
    for table in folder.tables.iter().filter(|table| table.state == TableState::Playing) {
        let people = people(&house, table);
        let mut one = people[0].connect(&table.id, None, None).await.unwrap();
        let mut two = people[1].connect(&table.id, None, None).await.unwrap();
        let info = one.screen.table.clone().unwrap();
        if info.paused {
            people[0].tell(&table.id, "resume").await.unwrap();
        }
        if info.old_rules.is_some_and(|old| old.stopped) {
            assert!(!one.screen.is_asked(), "{}", table.what);
            assert_eq!(code(one.answer(serde_json::json!({})).await), "old_rules");
            one.say(&ClientMessage::VoteEnd { end: true }).await.unwrap();
            one.until(|screen| screen.over.is_some()).await.unwrap();
        } else {
            let before = one.screen.question.as_ref().unwrap().serial;
            let mut rng = Rng::from_number(6);
            for _ in 0..6 {
                step(&mut [&mut one, &mut two], &mut rng).await;
            }
            sync(&mut one).await;
            let now = one.screen.question.as_ref().unwrap().serial;
            assert!(now > before || one.screen.sealed.is_some(), "{}", table.what);
            played_on.push(info.game);
            let mine = one.screen.you.as_ref().unwrap().seats.len();
            if table.what.starts_with("fresh") && mine == 1 {
                let mut other = Rng::from_number(7);
                tokio::join!(
                    play_to_the_end(&mut one, &mut rng),
                    play_to_the_end(&mut two, &mut other)
                );
            }
        }
    }
    assert!(!played_on.is_empty(), "no game of 0.1.0 can be played on");
    // What was played since is there after a restart, and so are the records of games that have ended.
    let house = house.restart().await;
    for table in folder.tables.iter().filter(|table| table.state == TableState::Playing) {
        let ana = &people(&house, table)[0];
        let info = ana.table(&table.id).await.unwrap();
        if info.state == TableState::Over {
            let text = ana.text(&format!("/api/records/{}", table.id)).await.unwrap();
            let record = Record::read(&text).unwrap();
            let fairness = record.fairness.as_ref().unwrap();
            let game = registry::game(&record.game).unwrap();
            let shuffles = game.shuffles_seats(&record.config).unwrap();
            assert_eq!(fairness.check(&record, shuffles), Ok(()), "{}", table.what);
            assert_eq!(record.rules == game.rules(), info.old_rules.is_none(), "{}", table.what);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn records_of_0_1_0_are_listed_shown_and_proved() {
    let (house, folder) = house_of("0.1.0").await;
    let ended = folder.tables.iter().filter(|table| table.state == TableState::Over);
    let mut ids: Vec<&str> = ended.map(|table| table.id.as_str()).collect();
    ids.push(&folder.uploaded);
    let ana = Visitor::stranger(&house.server.url(), Language::Fr).unwrap();
    let listed: Vec<RecordInfo> = ana.get("/api/records").await.unwrap();
    assert_eq!(listed.len(), 2, "public games");
    for id in ids {
        let text = ana.text(&format!("/api/records/{id}")).await.unwrap();
        let record = Record::read(&text).unwrap();
        assert_eq!(record.format, 1);
        let game = registry::game(&record.game).unwrap();
        let replayed = game.replay(&record, None).unwrap();
        assert!(replayed.faithful == Some(true) || replayed.older_rules.is_some(), "{id}");
        let last = record.answers.len();
        for at in [0, 1, last / 2, last] {
            let path = format!("/api/records/{id}/steps/{at}?seat=0");
            let step: RecordStep = ana.get(&path).await.unwrap();
            assert_eq!((step.step as usize, step.of as usize), (at, last), "{id}");
            assert_eq!(step.old_rules.is_none(), replayed.faithful == Some(true), "{id}");
        }
    }
}
