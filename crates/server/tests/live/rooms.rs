//! Setting tables, finding them, host tools, ending early and playing again.

use client::Visitor;
use kernel::Seats;
use protocol::{ClientMessage, NewSeat, NewTable, RecordInfo, TableState};
use serde_json::{Value, json};
use shelf::Language;

use crate::party::{
    blood, bot, code, eventually, house, me, open, pair, pass, refusal, say, sentence, sync,
    with_bots,
};

/// A wish for a table of eight with one thing changed.
fn but(change: impl FnOnce(&mut Value)) -> Value {
    let mut wish = serde_json::to_value(blood(with_bots(vec![me()], 8))).unwrap();
    change(&mut wish);
    wish
}

#[tokio::test(flavor = "multi_thread")]
async fn every_mistake_in_a_wish_has_its_answer() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let long = |count| "x".repeat(count);
    let too_many = serde_json::to_value(with_bots(vec![me()], 13)).unwrap();
    let mistakes = [
        (but(|wish| wish["game"] = "chess".into()), 404, "no_game"),
        (but(|wish| wish["config"] = json!({ "colour": "red" })), 422, "config"),
        (but(|wish| wish["config"] = json!({ "turn_limit": 3 })), 422, "config"),
        (but(|wish| wish["config"] = json!({ "players": 7 })), 422, "config"),
        (but(|wish| wish["config"] = json!([])), 422, "config"),
        (but(|wish| wish["players"] = 7.into()), 422, "config"),
        (but(|wish| wish["seats"] = too_many), 422, "config"),
        (but(|wish| wish["seats"][1] = json!({ "is": "bot", "level": "genius" })), 422, "config"),
        (but(|wish| wish["seats"][0] = json!({ "is": "me", "name": "" })), 422, "text_length"),
        (but(|wish| wish["seats"][0] = json!({ "is": "ghost" })), 422, "unreadable"),
        (but(|wish| wish["clock"] = clock("decision", 4, 5)), 422, "config"),
        (but(|wish| wish["clock"] = clock("decision", 5, 86_401)), 422, "config"),
        (but(|wish| wish["clock"] = json!({ "is": "days", "days": 0 })), 422, "config"),
        (but(|wish| wish["clock"] = json!({ "is": "days", "days": 31 })), 422, "config"),
        (but(|wish| wish["clock"] = json!({ "is": "sand" })), 422, "unreadable"),
        (but(|wish| wish["options"]["beat"] = 10_001.into()), 422, "config"),
        (but(|wish| wish["options"]["grace"] = 86_401.into()), 422, "config"),
        // A salt that comes before the promise would be worth nothing.
        (but(|wish| wish["salt"] = "c0ffee".into()), 422, "unreadable"),
        (but(|wish| wish["name"] = " ".into()), 422, "text_length"),
        (but(|wish| wish["name"] = long(49).into()), 422, "text_length"),
        (but(|wish| wish["colour"] = "red".into()), 422, "unreadable"),
        (json!([]), 422, "unreadable"),
    ];
    let luc = Visitor::new(&house.server.url(), "Luc", Language::Fr).await.unwrap();
    for (wish, status, code) in mistakes {
        let answer = ana.post::<Value>("/api/tables", &wish).await;
        let to_luc = luc.post::<Value>("/api/tables", &wish).await;
        assert_ne!(
            sentence(&answer),
            sentence(&to_luc),
            "everybody is refused in their own language"
        );
        assert_eq!(refusal(answer), (status, code.into()), "{wish}");
    }
    let stranger = Visitor::stranger(&house.server.url(), Language::En).unwrap();
    let answer = stranger.post::<Value>("/api/tables", &but(|_| {})).await;
    assert_eq!(refusal(answer), (401, "no_guest".into()));
    assert_eq!(house.server.tables(), 0);
    ana.post::<Value>("/api/tables", &but(|_| {})).await.unwrap();
}

fn clock(is: &str, seconds: u32, window: u32) -> Value {
    json!({ "is": is, "seconds": seconds, "window": window })
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_left_out_are_open_to_people() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let eight = NewTable { players: Some(8), ..blood(vec![me(), bot()]) };
    let id = ana.create(&eight).await.unwrap().id;
    let names: Vec<String> =
        ana.table(&id).await.unwrap().seats.into_iter().map(|seat| seat.name).collect();
    assert_eq!(names.len(), 8);
    assert_eq!((&*names[0], &*names[2]), ("Ana", ""));
    let usual = ana.create(&NewTable::at_once("sang-rancune", Vec::new())).await.unwrap().id;
    assert_eq!(ana.table(&usual).await.unwrap().seats.len(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_public_tables_with_a_free_seat() {
    let house = house().await;
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let wish = NewTable {
        public: true,
        name: Some("Soirée".into()),
        ..blood(with_bots(vec![me(), open()], 6))
    };
    let shown = ana.create(&wish).await.unwrap();
    let hidden = ana.create(&NewTable { public: false, ..wish }).await.unwrap();
    assert!(shown.link.ends_with(&format!("/table/{}", shown.id)));
    let lobby = bruno.lobby().await.unwrap();
    assert_eq!((lobby.mine.len(), lobby.open.len(), lobby.playing.len()), (0, 1, 0));
    assert_eq!((&*lobby.open[0].id, &*lobby.open[0].name), (&*shown.id, "Soirée"));
    assert_eq!(ana.lobby().await.unwrap().mine.len(), 2);
    // Whoever has the link finds the other one.
    bruno.sit(&hidden.id, &Default::default()).await.unwrap();
    let chloe = house.visitor("Chloé").await;
    bruno.sit(&shown.id, &Default::default()).await.unwrap();
    eventually(async || chloe.lobby().await.unwrap().open.is_empty()).await;
    let mine = bruno.lobby().await.unwrap().mine;
    assert!(mine.iter().all(|line| line.mine == Seats::from([1])) && mine.len() == 2);
    ana.start(&shown.id).await.unwrap();
    eventually(async || chloe.lobby().await.unwrap().playing.len() == 1).await;
    let line = chloe.lobby().await.unwrap().playing.remove(0);
    assert_eq!((line.state, line.waiting), (TableState::Playing, Seats::from([0])));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_starts_when_the_host_says_so_and_all_seats_are_taken() {
    let house = house().await;
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let id = ana.create(&blood(with_bots(vec![me(), open()], 6))).await.unwrap().id;
    assert_eq!(refusal(ana.start(&id).await), (409, "seats_open".into()));
    bruno.sit(&id, &Default::default()).await.unwrap();
    assert_eq!(refusal(bruno.start(&id).await), (403, "not_host".into()));
    assert_eq!(refusal(ana.tell(&id, "pause").await), (409, "not_playing".into()));
    assert_eq!(refusal(ana.rematch(&id).await), (409, "not_over".into()));
    assert_eq!(ana.start(&id).await.unwrap().state, TableState::Playing);
    assert_eq!(refusal(ana.start(&id).await), (409, "begun".into()));
    assert_eq!(refusal(ana.start("aaaaaaaaaaaaaaaaaaaaaaaaaa").await), (404, "no_table".into()));
    assert_eq!(refusal(ana.start("x").await), (404, "no_table".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_pause_nobody_answers_and_bots_rest() {
    let house = house().await;
    // One bot among people: whatever it does, it soon waits for them.
    let mut table = pair(&house, &blood(vec![me(), open(), bot(), me(), me(), me()])).await;
    assert_eq!(refusal(table.bruno.tell(&table.id, "pause").await), (403, "not_host".into()));
    table.ana.tell(&table.id, "pause").await.unwrap();
    table.one.until(|screen| screen.table.as_ref().unwrap().paused).await.unwrap();
    assert_eq!(code(table.one.answer(pass(2)).await), "paused");
    table.two.chat("A moment, please.").await.unwrap();
    table.ana.tell(&table.id, "resume").await.unwrap();
    table.one.until(|screen| !screen.table.as_ref().unwrap().paused).await.unwrap();
    // Seat 2 is a bot: it answers at once, but not in a pause.
    table.ana.tell(&table.id, "pause").await.unwrap();
    table.ana.tell(&table.id, "pause").await.unwrap();
    table.ana.tell(&table.id, "resume").await.unwrap();
    table.one.answer(pass(2)).await.unwrap();
    table.two.until(|screen| screen.question.as_ref().unwrap().serial > 2).await.unwrap();
    table.ana.tell(&table.id, "pause").await.unwrap();
    sync(&mut table.one).await;
    let before = table.one.screen.question.clone();
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    sync(&mut table.one).await;
    assert_eq!(table.one.screen.question, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn all_people_can_end_the_game_and_its_record_is_kept() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open(), open()], 6))).await;
    let vote = |end| ClientMessage::VoteEnd { end };
    let votes = |wanted: Seats| {
        move |screen: &client::Screen| screen.table.as_ref().unwrap().end_votes == wanted
    };
    say(&mut table.one, vote(true), votes(Seats::from([0]))).await;
    say(&mut table.one, vote(false), votes(Seats::NONE)).await;
    say(&mut table.one, vote(true), votes(Seats::from([0]))).await;
    assert!(table.one.screen.over.is_none());
    table.two.say(&vote(true)).await.unwrap();
    let over = table.one.until(|screen| screen.over.is_some()).await.unwrap().over.clone().unwrap();
    assert!(over.abandoned && over.winners.is_empty());
    let question = table.one.screen.question.as_ref().unwrap();
    assert!(question.waiting.is_empty() && question.options.is_empty());
    let mine: Vec<RecordInfo> = table.bruno.get("/api/records?mine=true").await.unwrap();
    assert!(mine[0].abandoned && mine[0].id == table.id);
    assert_eq!(code(table.one.answer(pass(1)).await), "not_playing");
    assert_eq!(refusal(table.bruno.sit(&table.id, &Default::default()).await).0, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again() {
    let house = house().await;
    let mut table =
        pair(&house, &NewTable::at_once("sang-rancune", vec![me(), open(), open(), bot()])).await;
    table.one.say(&ClientMessage::VoteEnd { end: true }).await.unwrap();
    table.two.say(&ClientMessage::VoteEnd { end: true }).await.unwrap();
    table.one.until(|screen| screen.over.is_some()).await.unwrap();
    let chloe = house.visitor("Chloé").await;
    assert_eq!(refusal(chloe.rematch(&table.id).await), (403, "not_your_seat".into()));
    let again = table.bruno.rematch(&table.id).await.unwrap().id;
    assert_ne!(again, table.id);
    assert_eq!(table.ana.rematch(&table.id).await.unwrap().id, again);
    table.one.until(|screen| screen.rematch.as_deref() == Some(&*again)).await.unwrap();
    table.two.until(|screen| screen.rematch.as_deref() == Some(&*again)).await.unwrap();
    let info = table.ana.table(&again).await.unwrap();
    assert_eq!(info.state, TableState::Open);
    // Chairs are those people first sat down on; seats are drawn anew at the start.
    let names: Vec<&str> = info.seats.iter().map(|seat| &*seat.name).collect();
    assert_eq!(&names[..3], ["Ana", "Bruno", "Bruno 2"]);
    assert!(info.seats[1].host);
    table.bruno.start(&again).await.unwrap();
    let connection = table.ana.connect(&again, None, None).await.unwrap();
    assert_eq!(connection.screen.you.as_ref().unwrap().seats.len(), 1);
    // Whoever comes to the old table later is told, too.
    let late = chloe.connect(&table.id, None, None).await.unwrap();
    assert_eq!(late.screen.rematch, Some(again));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_hands_over_if_somebody_is_there() {
    let house = house().await;
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let id = ana.create(&blood(with_bots(vec![me(), open()], 6))).await.unwrap().id;
    // Nobody else is there: Ana stays host and can come back.
    let info = ana.leave(&id, 0).await.unwrap();
    assert!(info.seats.iter().all(|seat| !seat.host));
    ana.change_seat(&id, 2, NewSeat::Bot { level: "regular".into() }).await.unwrap();
    assert!(ana.sit(&id, &Default::default()).await.unwrap().seats[0].host);
    bruno.sit(&id, &Default::default()).await.unwrap();
    let info = ana.leave(&id, 0).await.unwrap();
    assert!(info.seats[1].host);
    assert_eq!(refusal(ana.start(&id).await), (403, "not_host".into()));
    bruno.change_seat(&id, 0, bot()).await.unwrap();
    bruno.start(&id).await.unwrap();
}
