//! Records over HTTP: lists, pages, downloads, uploads true and false, and every step of a game.

use client::Visitor;
use kernel::Rng;
use protocol::{ClientMessage, NewTable, RecordInfo, RecordStep, Uploaded};
use serde_json::{Value, json};
use shelf::{Language, Record, Voice};

use crate::party::{
    House, Pair, blood, code, house, me, open, pair, refusal, sentence, step, with_bots,
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
    assert_eq!(list(&table.bruno, "mine=true").await, list(&zoe, "").await);
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
            let by = at.checked_sub(1).map(|answer| record.answers[answer].0.number());
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
