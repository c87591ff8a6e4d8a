//! Tables whose deal is set by options: they must be asked for, and say so to everybody, for ever.

use protocol::{ClientMessage, NewTable, Practice, RecordInfo, Uploaded};
use serde_json::{Value, json};
use shelf::{Language, Record};

use crate::party::{blood, eventually, house, me, open, pair, refusal, sentence, with_bots};

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_that_options_set_must_be_asked_for() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let chosen = blood(with_bots(vec![me()], 6));
    let unasked = NewTable { practice: None, ..chosen.clone() };
    let answer = ana.post::<Value>("/api/tables", &unasked).await;
    let said = sentence(&answer).unwrap().to_owned();
    assert!(
        said.contains("first_player, seating") && said.contains("\"practice\": \"options\""),
        "{said}"
    );
    assert_eq!(refusal(answer), (422, "config".into()));
    let luc = client::Visitor::new(&house.server.url(), "Luc", Language::Fr).await.unwrap();
    let answer = luc.post::<Value>("/api/tables", &unasked).await;
    assert!(sentence(&answer).unwrap().contains("table d’exercice"));
    ana.create(&chosen).await.unwrap();
    // Whoever asks for practice and sets nothing gets an ordinary table.
    let ordinary = ana.create(&NewTable { config: json!({}), ..chosen }).await.unwrap();
    let connection = ana.connect(&ordinary.id, None, None).await.unwrap();
    assert_eq!(connection.screen.table.unwrap().practice, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_practice_table_says_so_from_the_waiting_room_to_the_record() {
    let house = house().await;
    let wish = NewTable { public: true, ..blood(with_bots(vec![me(), open()], 6)) };
    let mut p = pair(&house, &wish).await;
    let why = Some(Practice::Options);
    for connection in [&p.one, &p.two] {
        assert_eq!(connection.screen.table.as_ref().unwrap().practice, why);
    }
    // The lobby hears of changes once a second.
    let cleo = house.visitor("Cleo").await;
    eventually(async || {
        let (mine, others) = (p.bruno.lobby().await.unwrap(), cleo.lobby().await.unwrap());
        let lines = mine.mine.iter().chain(&others.playing);
        lines.filter(|line| line.practice == why).count() == 2
    })
    .await;
    for connection in [&mut p.one, &mut p.two] {
        connection.say(&ClientMessage::VoteEnd { end: true }).await.unwrap();
    }
    p.one.until(|screen| screen.over.is_some()).await.unwrap();
    eventually(async || {
        let records: Vec<RecordInfo> = p.ana.get("/api/records?mine=true").await.unwrap();
        records.first().is_some_and(|record| record.practice)
    })
    .await;
    let text = p.ana.text(&format!("/api/records/{}", p.id)).await.unwrap();
    let record = Record::read(&text).unwrap();
    assert_eq!(record.deal_set_by, ["first_player", "seating"]);
    let again = p.ana.rematch(&p.id).await.unwrap();
    let connection = p.ana.connect(&again.id, None, None).await.unwrap();
    assert_eq!(connection.screen.table.unwrap().practice, why);
    let brought: Uploaded =
        cleo.post("/api/records", &serde_json::from_str::<Value>(&text).unwrap()).await.unwrap();
    assert!(brought.practice);
}
