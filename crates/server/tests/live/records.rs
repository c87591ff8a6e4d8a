//! Records over HTTP: lists, pages, downloads, uploads true and false, and every step of a game.

use client::Visitor;
use kernel::{Rng, Seat, Seats};
use protocol::{ClientMessage, NewTable, RecordInfo, RecordStep, RecordSummary, Uploaded};
use serde_json::{Value, json};
use shelf::{Language, Record, Voice};

use crate::party::{
    House, Pair, blood, code, eventually, house, house_with, me, open, pair, refusal, sentence,
    step, with_bots,
};

/// A short public game that people ended early.
async fn short_game(house: &House) -> (Pair, String) {
    let wish = NewTable { public: true, ..blood(with_bots(vec![me(), open()], 6)) };
    let mut table = pair(house, &wish).await;
    let mut rng = Rng::from_number(5);
    for _ in 0..4 {
        step(&mut [&mut table.one, &mut table.two], &mut rng).await;
    }
    for connection in [&mut table.one, &mut table.two] {
        connection.say(&ClientMessage::VoteEnd { end: true }).await.unwrap();
    }
    table.one.until(|screen| screen.over.is_some()).await.unwrap();
    table.two.until(|screen| screen.over.is_some()).await.unwrap();
    let text = table.ana.text(&format!("/api/records/{}", table.id)).await.unwrap();
    (table, text)
}

async fn upload(visitor: &Visitor, record: &Value) -> Result<Uploaded, client::ClientError> {
    visitor.post("/api/records", record).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_download_is_a_true_record_with_its_proof() {
    let house = house().await;
    let (table, text) = short_game(&house).await;
    let record = Record::read(&text).unwrap();
    let game = registry::game("liens-de-sang").unwrap();
    assert_eq!(game.replay(&record, None).unwrap().faithful, Some(true));
    assert_eq!(record.fairness.as_ref().unwrap().check(&record, false), Ok(()));
    let names: Vec<&str> = record.seats.iter().map(|chair| &*chair.name).collect();
    assert_eq!((&names[..2], &*record.seats[0].by), (&["Ana", "Bruno"][..], "human"));
    assert_eq!(record.seats[2].by, "random");
    let nothing = table.ana.text("/api/records/nothing").await;
    assert_eq!(refusal(nothing), (404, "no_record".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_show_ones_own_records_or_public_ones() {
    let house = house().await;
    let (table, _) = short_game(&house).await;
    let zoe = house.visitor("Zoé").await;
    let list = async |visitor: &Visitor, query: &str| -> Vec<RecordInfo> {
        visitor.get(&format!("/api/records?{query}")).await.unwrap()
    };
    assert_eq!(list(&zoe, "").await[0].id, table.id);
    assert_eq!(list(&zoe, "mine=true").await, []);
    let own = list(&table.bruno, "mine=true").await.remove(0);
    let public = list(&zoe, "").await.remove(0);
    assert_eq!((own.mine, public.mine), (Seats::only(Seat::new(1)), Seats::NONE));
    assert_eq!(RecordInfo { mine: Seats::NONE, played_as: None, ..own }, public);
    assert!(public.lasted.is_some() && public.ending.is_none(), "it was ended early");
    assert_eq!(list(&zoe, "game=liens-de-sang").await.len(), 1);
    assert_eq!(list(&zoe, "game=sang-rancune").await, []);
    let stranger = Visitor::stranger(&house.server.url(), Language::En).unwrap();
    assert_eq!(list(&stranger, "").await.len(), 1);
    let mine = stranger.get::<Value>("/api/records?mine=true").await;
    assert_eq!(refusal(mine), (401, "no_guest".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_come_in_pages() {
    let house = house().await;
    let (_, text) = short_game(&house).await;
    let record: Value = serde_json::from_str(&text).unwrap();
    let zoe = house.visitor("Zoé").await;
    for _ in 0..53 {
        upload(&zoe, &record).await.unwrap();
    }
    let first: Vec<RecordInfo> = zoe.get("/api/records?mine=true").await.unwrap();
    let last = first.last().unwrap();
    let next = format!("/api/records?mine=true&before={}&before_id={}", last.finished, last.id);
    let second: Vec<RecordInfo> = zoe.get(&next).await.unwrap();
    assert_eq!((first.len(), second.len()), (50, 3));
    assert!(second.iter().all(|record| record.uploaded && !first.contains(record)));
    assert!(first.is_sorted_by(|one, two| one.finished >= two.finished));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_a_game_is_shown_through_every_eye() {
    let house = house().await;
    let (table, text) = short_game(&house).await;
    let record = Record::read(&text).unwrap();
    let game = registry::game("liens-de-sang").unwrap();
    let names: Vec<String> = record.seats.iter().map(|chair| chair.name.clone()).collect();
    let last = record.answers.len();
    for seat in [None, Some(0), Some(3)] {
        let viewer = seat
            .map_or(kernel::Viewer::Gallery, |seat| kernel::Viewer::Seat(kernel::Seat::new(seat)));
        let query = seat.map_or_else(String::new, |seat| format!("?seat={seat}"));
        let mut lines = Vec::new();
        for at in 0..=last {
            let address = format!("/api/records/{}/steps/{at}{query}", table.id);
            let shown: RecordStep = table.ana.get(&address).await.unwrap();
            assert_eq!((shown.step as usize, shown.of as usize), (at, last));
            let by = at.checked_sub(1).map(|answer| record.answers[answer].0);
            assert_eq!(shown.by, by);
            let replayed = game.replay(&record, Some(at)).unwrap().table;
            let seen = replayed.observe(&Voice::new(Language::En, viewer, &names));
            assert_eq!(shown.view.value(), seen.view.value());
            assert_eq!(shown.question.serial, seen.serial);
            lines.extend(shown.lines);
        }
        let live = match seat {
            None => None,
            Some(0) => Some(&table.one.screen.log),
            Some(_) => None,
        };
        if let Some(live) = live {
            assert_eq!(&lines, live, "step by step it is what Ana saw live");
        }
    }
    let whole: RecordStep =
        table.ana.get(&format!("/api/records/{}/steps/{last}?since=0", table.id)).await.unwrap();
    assert!(!whole.lines.is_empty());
    for wrong in [
        format!("{}/steps/{}", table.id, last + 1),
        format!("{}/steps/1?seat=6", table.id),
        format!("{}/steps/1?since=2", table.id),
        "nothing/steps/0".into(),
    ] {
        let shown = table.ana.get::<Value>(&format!("/api/records/{wrong}")).await;
        assert_eq!(refusal(shown), (404, "no_record".into()), "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_true_records_are_taken() {
    let house = house().await;
    let (table, text) = short_game(&house).await;
    let record: Value = serde_json::from_str(&text).unwrap();
    let zoe = house.visitor("Zoé").await;
    let but = |change: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        record
    };
    let taken = upload(&zoe, &record).await.unwrap();
    assert_eq!(taken.fair, Some(true));
    assert_eq!(zoe.text(&format!("/api/records/{}", taken.id)).await.unwrap(), text);
    // It is nobody's business but Zoé's, though the original is public.
    let public: Vec<RecordInfo> = table.ana.get("/api/records").await.unwrap();
    assert_eq!(public.len(), 1);
    let plain = but(&|record| drop(record.as_object_mut().unwrap().remove("fairness")));
    assert_eq!(upload(&zoe, &plain).await.unwrap().fair, None);
    let unfair = but(&|record| record["fairness"]["secret"] = "00".repeat(32).into());
    assert_eq!(upload(&zoe, &unfair).await.unwrap().fair, Some(false));
    let forged = [
        but(&|record| record["hash"] = "0".repeat(64).into()),
        but(&|record| record["seed"] = "00".repeat(32).into()),
        but(&|record| drop(record["answers"].as_array_mut().unwrap().pop())),
        but(&|record| record["answers"][0] = json!([3, { "kind": "pass", "to": 1 }])),
        but(&|record| record["game"] = "sang-rancune".into()),
        but(&|record| record["rules"] = 99.into()),
        but(&|record| record["seats"][0]["name"] = "x".repeat(100).into()),
        but(&|record| record["more"] = 1.into()),
        but(&|record| {
            record["seats"].as_array_mut().unwrap().push(json!({ "name": "Zoé", "by": "human" }))
        }),
        but(&|record| record["deal_set_by"] = json!(["x".repeat(10_000)])),
        but(&|record| record["fairness"]["salts"].as_array_mut().unwrap().push(Value::Null)),
        but(&|record| record["fairness"]["seating"] = json!(vec![0; 10_000])),
        but(&|record| record["fairness"]["commitment"] = "00".repeat(10_000).into()),
        json!({}),
        json!("record"),
    ];
    let luc = Visitor::new(&house.server.url(), "Luc", Language::Fr).await.unwrap();
    for record in forged {
        let (to_zoe, to_luc) = (upload(&zoe, &record).await, upload(&luc, &record).await);
        assert_ne!(
            sentence(&to_zoe),
            sentence(&to_luc),
            "everybody is refused in their own language"
        );
        assert_eq!(refusal(to_zoe).0, 422, "{record}");
    }
    let chess = but(&|record| record["game"] = "chess".into());
    assert_eq!(refusal(upload(&zoe, &chess).await), (404, "no_game".into()));
    let stranger = Visitor::stranger(&house.server.url(), Language::En).unwrap();
    assert_eq!(code(upload(&stranger, &record).await), "no_guest");
    let mine: Vec<RecordInfo> = zoe.get("/api/records?mine=true").await.unwrap();
    assert_eq!(mine.len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_keeps_so_many_records_from_elsewhere_and_may_remove_them() {
    let house = house_with(|settings| settings.uploads_per_guest = 2).await;
    let (table, text) = short_game(&house).await;
    let record: Value = serde_json::from_str(&text).unwrap();
    let zoe = house.visitor("Zoé").await;
    // All at once are not more than one after the other.
    let mut uploads = tokio::task::JoinSet::new();
    for _ in 0..12 {
        let (zoe, record) = (zoe.clone(), record.clone());
        uploads.spawn(async move { upload(&zoe, &record).await });
    }
    let (taken, refused): (Vec<_>, Vec<_>) =
        uploads.join_all().await.into_iter().partition(Result::is_ok);
    assert_eq!(taken.len(), 2);
    assert!(refused.into_iter().all(|refused| refusal(refused) == (429, "too_many".into())));
    let taken: Vec<String> = taken.into_iter().map(|taken| taken.unwrap().id).collect();
    // Others may bring some, but not remove hers; and nobody removes what was played here.
    upload(&table.ana, &record).await.unwrap();
    let not_yours = (403, "not_your_record".to_owned());
    for (visitor, id) in [(&table.ana, &taken[0]), (&table.ana, &table.id), (&zoe, &table.id)] {
        assert_eq!(refusal(remove(visitor, id).await), not_yours);
    }
    assert_eq!(refusal(remove(&zoe, "nothing").await), (404, "no_record".into()));
    remove(&zoe, &taken[0]).await.unwrap();
    assert_eq!(refusal(zoe.text(&format!("/api/records/{}", taken[0])).await).0, 404);
    upload(&zoe, &record).await.unwrap();
    let mine: Vec<RecordInfo> = zoe.get("/api/records?mine=true").await.unwrap();
    assert_eq!(mine.len(), 2);
    table.ana.text(&format!("/api/records/{}", table.id)).await.unwrap();
}

async fn remove(visitor: &Visitor, id: &str) -> Result<(), client::ClientError> {
    visitor.delete(&format!("/api/records/{id}")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn records_from_elsewhere_have_so_much_room_in_all() {
    let house = house_with(|settings| settings.uploads_megabytes = 0).await;
    let (table, text) = short_game(&house).await;
    let record: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(refusal(upload(&table.ana, &record).await), (503, "uploads_full".into()));
    // What is played here is kept all the same.
    table.ana.text(&format!("/api/records/{}", table.id)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_too_large_for_a_record_is_not_read() {
    let house = house().await;
    let zoe = house.visitor("Zoé").await;
    let long = json!("x".repeat(2 << 20));
    assert_eq!(refusal(upload(&zoe, &long).await), (413, "too_large".into()));
    // Small on the wire and huge in memory: it is weighed before anything is built of it.
    let bomb: Value = vec![json!({ "": 0 }); 100_000].into();
    assert_eq!(refusal(upload(&zoe, &bomb).await), (422, "config".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_fill_the_room_for_records_from_elsewhere() {
    let house = house_with(|settings| {
        settings.uploads_megabytes = 200;
        settings.uploads_megabytes_per_address = 0;
    });
    let house = house.await;
    let (table, text) = short_game(&house).await;
    let record: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(refusal(upload(&table.ana, &record).await), (429, "too_many".into()));
    let zoe = house.visitor("Zoé").await;
    assert_eq!(refusal(upload(&zoe, &record).await), (429, "too_many".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn records_from_elsewhere_that_nobody_opens_are_forgotten() {
    let house = house().await;
    let (table, text) = short_game(&house).await;
    let record: Value = serde_json::from_str(&text).unwrap();
    let [old, seen] = [upload(&table.ana, &record).await, upload(&table.ana, &record).await]
        .map(|uploaded| uploaded.unwrap().id);
    let (folder, settings) = house.close().await;
    let change = |days: i64, id: &str| {
        let database = rusqlite::Connection::open(folder.path().join("sangfroid.db")).unwrap();
        let by = days * 86_400_000;
        database
            .execute("UPDATE uploads SET opened = opened - ?1 WHERE record = ?2", (by, id))
            .unwrap();
        database.execute("UPDATE records SET finished = finished - ?1", [by]).unwrap();
    };
    change(61, &old);
    change(59, &seen);
    let house = House::open(folder, settings).await;
    let ana = table.ana.at(&house.server.url());
    let get = async |id: &str| ana.text(&format!("/api/records/{id}")).await;
    get(&seen).await.unwrap();
    let mine = async || -> Vec<RecordInfo> { ana.get("/api/records?mine=true").await.unwrap() };
    // Looking at it would keep it.
    eventually(async || mine().await.iter().all(|record| record.id != old)).await;
    get(&seen).await.unwrap();
    get(&table.id).await.unwrap();
    // Having been opened, it may stay for as long again.
    let (folder, _) = house.close().await;
    let database = rusqlite::Connection::open(folder.path().join("sangfroid.db")).unwrap();
    let opened: i64 = database
        .query_row("SELECT opened FROM uploads WHERE record = ?1", [&seen], |row| row.get(0))
        .unwrap();
    let started: i64 =
        database.query_row("SELECT MAX(finished) FROM records", [], |row| row.get(0)).unwrap();
    assert!(opened > started + 100 * 86_400_000, "{opened}");
}

/// A whole game as people would bring it from elsewhere.
fn whole_game() -> Value {
    let golden = include_str!("../../../../games/liens-de-sang/golden/06-players-1.json");
    serde_json::from_str(golden).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_summed_up() {
    let house = house().await;
    let zoe = house.visitor("Zoé").await;
    let Uploaded { id, .. } = upload(&zoe, &whole_game()).await.unwrap();
    let path = format!("/api/records/{id}/summary");
    let told: RecordSummary = zoe.get(&path).await.unwrap();
    assert!(!told.turning_points.is_empty() && told.turning_points.len() <= 7, "{told:?}");
    assert!(told.turning_points.iter().all(|point| !point.text.is_empty()), "{told:?}");
    assert!(
        told.played_as
            .iter()
            .all(|part| part.as_deref().is_some_and(|as_whom| as_whom.starts_with("as ")))
    );
    assert_eq!(told.lasted, None, "nobody was there to see");
    let own: Vec<RecordInfo> = zoe.get("/api/records?mine=true").await.unwrap();
    assert!(own[0].ending.is_some() && own[0].mine.is_empty(), "{own:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_cards_of_a_finished_game_can_be_seen_at_once() {
    let house = house().await;
    let zoe = house.visitor("Zoé").await;
    let Uploaded { id, .. } = upload(&zoe, &whole_game()).await.unwrap();
    let step = async |query: &str| -> RecordStep {
        zoe.get(&format!("/api/records/{id}/steps/0?{query}")).await.unwrap()
    };
    let (watched, open) = (step("since=0").await, step("since=0&open=true").await);
    assert_eq!((open.view.value(), watched.seats), (watched.view.value(), Vec::new()));
    assert_eq!(open.seats.len(), 6);
    for (seat, view) in open.seats.iter().enumerate() {
        assert_eq!(view.value(), step(&format!("since=0&seat={seat}")).await.view.value());
    }
    let facts = |lines: &[shelf::EventLine]| lines.iter().map(|line| line.fact).collect::<Vec<_>>();
    assert!(open.lines.iter().any(|line| line.private), "what only some saw is told");
    assert!(facts(&open.lines).is_sorted_by(|one, two| one < two), "every fact once");
    let both = zoe.get::<RecordStep>(&format!("/api/records/{id}/steps/0?open=true&seat=1")).await;
    assert_eq!(refusal(both), (404, "no_record".into()));
}
