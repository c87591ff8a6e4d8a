//! A log that somebody has changed, or that a disk has spoilt: its table is set aside with a reason, and all others live.

use kernel::Rng;
use protocol::{NewTable, TableState};
use rusqlite::Connection;
use serde_json::{Value, json};
use server::Games;
use server::store::{Sqlite, Store};

use crate::house::House;
use crate::party::{bot, eventually, house, log_in, me, open, pair, refusal, sentence, step};

/// One change of one entry: what it is called, the kind of entry, and what is done to it.
type Edit = (&'static str, &'static str, fn(&mut Value));

/// Entries that no room can take: none of them may keep the other tables from being served.
const EDITS: [Edit; 25] = [
    ("unknowngame", "created", |entry| entry["setup"]["game"] = "chess".into()),
    ("laterrules", "created", |entry| entry["setup"]["rules"] = 99.into()),
    ("noconfig", "created", |entry| entry["setup"]["config"] = Value::Null),
    ("toomanyplayers", "created", |entry| entry["setup"]["config"]["players"] = 200.into()),
    ("oddconfig", "created", |entry| entry["setup"]["config"]["talk"] = "aloud".into()),
    ("noseats", "created", |entry| entry["setup"]["seats"] = json!([])),
    ("fewerseats", "created", |entry| {
        entry["setup"]["seats"].as_array_mut().unwrap().pop();
    }),
    ("nosecret", "created", |entry| entry["setup"]["secret"] = "7".repeat(65).into()),
    ("createdlate", "created", |entry| entry["at"] = u64::MAX.into()),
    ("notatable", "created", |entry| *entry = json!({ "e": "hosted", "guest": "x" })),
    ("satnowhere", "sat", |entry| entry["seat"] = 99.into()),
    ("satlate", "sat", |entry| entry["at"] = u64::MAX.into()),
    ("oddsalt", "sat", |entry| entry["salt"] = "tea".into()),
    ("dealttwice", "sat", |entry| *entry = json!({ "e": "started", "at": 1 })),
    ("freedwhileplaying", "a", |entry| *entry = json!({ "e": "freed", "at": 1, "seat": 0 })),
    ("answerednowhere", "a", |entry| entry["s"] = 200.into()),
    ("answeredoutofturn", "a", |entry| entry["s"] = 3.into()),
    ("oddanswer", "a", |entry| entry["a"] = json!({ "kind": "dance" })),
    ("undonetoofar", "a", |entry| {
        *entry = json!({ "e": "undone", "at": 1, "by": 0, "to": 1_000_000 });
    }),
    ("undoofnobody", "a", |entry| {
        *entry = json!({ "e": "undo_asked", "at": 1, "by": 77, "to": 0 });
    }),
    ("voteofnobody", "a", |entry| {
        *entry = json!({ "e": "end_voted", "at": 1, "seat": 40, "end": true });
    }),
    ("saidbynobody", "a", |entry| {
        *entry =
            json!({ "e": "said", "at": 1, "seat": 12, "name": "x", "text": "x", "gallery": false });
    }),
    ("passingofnobody", "a", |entry| {
        *entry = json!({ "e": "passing", "seat": 250, "until": "changed" });
    }),
    ("unknownentry", "a", |entry| entry["e"] = "sneezed".into()),
    ("settwice", "a", |entry| entry["e"] = "created".into()),
];

/// What is done to the rows of a table by hand, and whether the table is as before.
const BY_HAND: [(&str, &str, bool); 9] = [
    ("rownojson", "UPDATE log SET body = 'letters' WHERE number = 2", false),
    ("rownotext", "UPDATE log SET body = x'ff00ff' WHERE number = 2", false),
    ("rownonumber", "UPDATE log SET number = 'two' WHERE number = 2", false),
    ("rowmissing", "DELETE FROM log WHERE number = 2", false),
    ("rowtwice", "UPDATE log SET number = 1 WHERE number = 2", false),
    ("rowfaraway", "UPDATE log SET number = 9000000000000 WHERE number = 2", false),
    ("headlineodd", "UPDATE tables SET headline = 'letters' WHERE 1", true),
    ("headlinenotext", "UPDATE tables SET headline = x'00ff' WHERE 1", true),
    ("headlineempty", "UPDATE tables SET headline = '{}' WHERE 1", true),
];

/// The log of a table at which two people and a bot have played a little, as one finds it on disk.
async fn a_log() -> (House, Vec<Value>) {
    let house = house().await;
    let mut table =
        pair(&house, &NewTable::at_once("sang-rancune", vec![me(), open(), bot()])).await;
    let mut rng = Rng::from_number(3);
    for _ in 0..4 {
        step(&mut [&mut table.one, &mut table.two], &mut rng).await;
    }
    let (folder, settings) = house.close().await;
    let log = log_in(folder.path(), &table.id).await;
    (House::open(folder, settings).await, log)
}

/// Writes logs as tables that were never put away, while the server does not run; and then changes rows.
async fn with_tables(house: House, logs: &[(&str, Vec<Value>)], by_hand: &[(&str, &str)]) -> House {
    let (folder, settings) = house.close().await;
    let store = Sqlite::open(folder.path()).unwrap();
    for (id, log) in logs {
        let lines = log.iter().map(Value::to_string).collect();
        store.append(&id.parse().unwrap(), 0, lines).await.unwrap();
    }
    store.close().await.unwrap();
    drop(store);
    let database = Connection::open(folder.path().join("sangfroid.db")).unwrap();
    for (id, sql) in by_hand {
        let of = format!("table_key = (SELECT table_key FROM tables WHERE id = '{id}')");
        assert!(database.execute(&format!("{sql} AND {of}"), []).unwrap() > 0, "{id}");
    }
    drop(database);
    House::open(folder, settings).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_entry_sets_one_table_aside_and_no_other() {
    let (house, log) = a_log().await;
    let kind = |entry: &Value| entry["e"].as_str().unwrap().to_owned();
    let mut logs = vec![("asitwas", log.clone())];
    for (name, of, change) in EDITS {
        let mut log = log.clone();
        let place = log.iter().rposition(|entry| kind(entry) == of).unwrap();
        change(&mut log[place]);
        logs.push((name, log));
    }
    let dealt = logs.iter_mut().find(|(name, _)| *name == "dealttwice").unwrap();
    dealt.1.swap(1, 2);
    let house = with_tables(house, &logs, &[]).await;
    let ana = house.visitor("Ana").await;
    assert_eq!(ana.table("asitwas").await.unwrap().state, TableState::Playing);
    for (name, _, _) in EDITS {
        let answer = ana.table(name).await;
        let text = sentence(&answer).unwrap_or_else(|| panic!("{name} is there")).to_owned();
        assert_eq!(refusal(answer), (503, "set_aside".to_owned()), "{name}");
        assert!(text.contains("entry ") && text.contains("tables check"), "{name}: {text}");
        assert!(ana.connect(name, None, None).await.is_err(), "{name}");
    }
    // Whoever comes later hears the same, and whoever sets a table finds one.
    let house = house.restart().await;
    let ana = house.visitor("Ana").await;
    assert_eq!(refusal(ana.table("satnowhere").await).1, "set_aside");
    let id = ana.create(&NewTable::at_once("liens-de-sang", vec![me()])).await.unwrap().id;
    eventually(|| async { ana.table(&id).await.is_ok() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_changed_by_hand_sets_one_table_aside_and_no_other() {
    let (house, log) = a_log().await;
    let logs: Vec<_> = BY_HAND.iter().map(|(name, ..)| (*name, log.clone())).collect();
    let changes: Vec<_> = BY_HAND.iter().map(|(name, sql, _)| (*name, *sql)).collect();
    let house = with_tables(house, &logs, &changes).await;
    let ana = house.visitor("Ana").await;
    for (name, _, is_sound) in BY_HAND {
        let answer = ana.table(name).await;
        if is_sound {
            assert_eq!(answer.unwrap().state, TableState::Playing, "{name}");
        } else {
            assert_eq!(refusal(answer).1, "set_aside", "{name}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_packed_log_that_is_spoilt_is_found_when_somebody_comes() {
    let (house, log) = a_log().await;
    let names = ["packedshort", "packedtorn", "packedodd", "packedwhole"];
    let logs: Vec<_> = names.iter().map(|name| (*name, log.clone())).collect();
    // The first server wakes and packs them all.
    let house = with_tables(house, &logs, &[]).await;
    let ana = house.visitor("Ana").await;
    for name in names {
        ana.table(name).await.unwrap();
    }
    let spoilt = [
        ("packedshort", "UPDATE packed SET upto = upto + 1 WHERE 1"),
        ("packedtorn", "UPDATE packed SET body = substr(body, 1, 900) || char(10) WHERE 1"),
        ("packedodd", "UPDATE packed SET upto = 'many' WHERE 1"),
    ];
    let house = with_tables(house, &[], &spoilt).await;
    let ana = house.visitor("Ana").await;
    for (name, _) in spoilt {
        assert_eq!(refusal(ana.table(name).await), (503, "set_aside".to_owned()), "{name}");
        assert_eq!(refusal(ana.table(name).await).1, "set_aside", "{name}");
    }
    assert_eq!(ana.table("packedwhole").await.unwrap().state, TableState::Playing);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_check_names_what_is_wrong_and_mends_what_can_be_mended() {
    let (house, log) = a_log().await;
    let whole = log.len();
    let names = ["tailgone", "headgone", "rowmissing", "oddheadline", "soundone"];
    let mut logs: Vec<_> = names.iter().map(|name| (*name, log.clone())).collect();
    logs[0].1[whole - 2] = json!({ "e": "sneezed" });
    logs[1].1[0] = json!({ "e": "started", "at": 1 });
    let changes = [("rowmissing", "DELETE FROM log WHERE number = 4")];
    let house = with_tables(house, &logs, &changes).await;
    let (folder, settings) = house.close().await;
    let database = Connection::open(folder.path().join("sangfroid.db")).unwrap();
    // The server has put nothing away: nobody has come to these tables.
    let sql = "INSERT INTO packed SELECT table_key, COUNT(*), group_concat(body, char(10)) || char(10) FROM
        (SELECT table_key, body FROM log WHERE table_key = (SELECT table_key FROM tables WHERE id = 'oddheadline')
         ORDER BY number)";
    database.execute(sql, []).unwrap();
    let of = "(SELECT table_key FROM tables WHERE id = 'oddheadline')";
    database.execute(&format!("DELETE FROM log WHERE table_key = {of}"), []).unwrap();
    database.execute("UPDATE tables SET headline = '?' WHERE id = 'oddheadline'", []).unwrap();
    drop(database);

    let check = async |mend| server::check(folder.path(), Games::all(), mend).await.unwrap();
    let said = |findings: &[server::Finding], name: &str| {
        let finding = findings.iter().find(|finding| finding.table == name).unwrap();
        (finding.is_wrong, finding.text.clone())
    };
    let found = check(false).await;
    for name in &names[..4] {
        assert!(said(&found, name).0, "{name}");
    }
    let (_, text) = said(&found, "tailgone");
    assert!(text.contains(&format!("entry {} cannot be read", whole - 2)), "{text}");
    assert!(!text.contains("sneezed"), "{text}");
    assert_eq!(said(&found, "soundone"), (false, format!("sound ({whole} entries)")));
    assert_eq!(check(false).await, found, "looking changes nothing");

    let mended = check(true).await;
    for name in ["tailgone", "rowmissing", "oddheadline"] {
        let (is_wrong, text) = said(&mended, name);
        assert!(!is_wrong && text.starts_with("mended"), "{name}: {text}");
    }
    assert!(said(&mended, "headgone").0, "without its first entry there is no table");
    let aside = std::fs::read_to_string(folder.path().join("set-aside-tailgone.log")).unwrap();
    assert_eq!(aside.lines().count(), whole);
    let again = check(false).await;
    assert_eq!(again.iter().filter(|finding| finding.is_wrong).count(), 1);

    let house = House::open(folder, settings).await;
    let ana = house.visitor("Ana").await;
    for name in ["tailgone", "rowmissing", "oddheadline", "soundone"] {
        assert_eq!(ana.table(name).await.unwrap().state, TableState::Playing, "{name}");
    }
}
