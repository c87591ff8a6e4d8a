//! Pace over the socket: bots that seem to think, the beat of windows, and wishes to pass.

use std::time::{Duration, Instant};

use client::Connection;
use kernel::{Rng, Seat, Seats};
use protocol::{ClientMessage, NewTable, PassUntil};
use serde_json::{Value, json};

use crate::party::{
    House, attack, blood, house, log_of, look, me, open, pair, pass, say, step, sync, with_bots,
};

const BEAT: Duration = Duration::from_millis(300);

fn slow(mut wish: NewTable) -> NewTable {
    wish.options.beat = BEAT.as_millis() as u32;
    wish
}

/// Six people at one device; the window for offers has just opened. Since when, and who is asked.
async fn offers(house: &House) -> (String, Connection, Instant, Seats) {
    let ana = house.visitor("Ana").await;
    let id = ana.create(&slow(blood(vec![me(); 6]))).await.unwrap().id;
    ana.start(&id).await.unwrap();
    let mut device = ana.connect(&id, None, None).await.unwrap();
    device.answer(attack(1)).await.unwrap();
    look(&mut device, Some(1)).await;
    let opened = Instant::now();
    device.answer(json!({ "kind": "request" })).await.unwrap();
    let asked = |screen: &client::Screen| screen.question.as_ref().unwrap().waiting;
    device.until(|screen| asked(screen).len() > 1).await.unwrap();
    let asked = asked(&device.screen);
    (id, device, opened, asked)
}

fn no_offer() -> Value {
    json!({ "kind": "no_offer" })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_seems_to_think() {
    let house = house().await;
    let mut wish = blood(with_bots(vec![me()], 6));
    wish.options.bot_pace = 300;
    let ana = house.visitor("Ana").await;
    let id = ana.create(&wish).await.unwrap().id;
    ana.start(&id).await.unwrap();
    let mut connection = ana.connect(&id, None, None).await.unwrap();
    let asked = Instant::now();
    connection.answer(pass(1)).await.unwrap();
    let serial = connection.screen.question.as_ref().unwrap().serial;
    connection.until(|screen| screen.question.as_ref().unwrap().serial > serial).await.unwrap();
    assert!(asked.elapsed() >= Duration::from_millis(180), "{:?}", asked.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_does_not_close_before_its_time() {
    let house = house().await;
    let (_, mut device, opened, asked) = offers(&house).await;
    let serial = device.screen.question.as_ref().unwrap().serial;
    for seat in asked.iter() {
        look(&mut device, Some(seat.number())).await;
        device.answer(no_offer()).await.unwrap();
    }
    device.until(|screen| screen.question.as_ref().unwrap().serial > serial).await.unwrap();
    // How long each of them stays open is drawn; none is shorter than two fifths of the beat.
    assert!(opened.elapsed() >= BEAT * 2 / 5, "{:?}", opened.elapsed());
}

fn passing(until: PassUntil) -> ClientMessage {
    ClientMessage::PassForMe { until }
}

fn passes(until: PassUntil) -> impl Fn(&client::Screen) -> bool {
    move |screen| screen.you.as_ref().unwrap().passing == until
}

/// What the answers of a seat in a log were given by.
fn by(log: &[Value], seat: u8) -> Vec<(String, String)> {
    let mine = log.iter().filter(|entry| entry["e"] == "a" && entry["s"] == seat);
    mine.map(|entry| {
        let by = entry.get("by").and_then(Value::as_str).unwrap_or("person");
        (entry["a"]["kind"].as_str().unwrap().to_owned(), by.to_owned())
    })
    .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_passes_until_the_wish_is_changed() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    say(&mut table.two, passing(PassUntil::Changed), passes(PassUntil::Changed)).await;
    table.one.answer(attack(1)).await.unwrap();
    table.two.until(|screen| screen.is_asked()).await.unwrap();
    assert_eq!(table.two.screen.you.as_ref().unwrap().passing, PassUntil::Changed);
    let log = log_of(house, &table.id).await;
    assert_eq!(by(&log, 1), [("no_request".into(), "wish".into())]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_passes_for_those_who_did_not_ask_for_it() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    say(&mut table.two, passing(PassUntil::Changed), passes(PassUntil::Changed)).await;
    say(&mut table.two, passing(PassUntil::Never), passes(PassUntil::Never)).await;
    table.one.answer(attack(1)).await.unwrap();
    let question = table.two.until(|screen| screen.is_asked()).await.unwrap().question.clone();
    assert_eq!(question.unwrap().question.unwrap().value()["ask"], "request");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_to_pass_ends_when_something_is_asked_of_one_alone() {
    let house = house().await;
    let mut table = pair(&house, &blood(vec![me(), me(), me(), open(), open(), open()])).await;
    // Bruno's first seat passes in windows; Ana is attacked and asks for help.
    say(&mut table.two, passing(PassUntil::AskedAlone), passes(PassUntil::AskedAlone)).await;
    table.one.answer(attack(1)).await.unwrap();
    look(&mut table.one, Some(1)).await;
    table.one.answer(json!({ "kind": "request" })).await.unwrap();
    for seat in [2, 4, 5] {
        let device = if seat == 2 { &mut table.one } else { &mut table.two };
        look(device, Some(seat)).await;
        sync(device).await;
        if device.screen.is_asked() {
            device.answer(no_offer()).await.unwrap();
        }
    }
    look(&mut table.two, Some(3)).await;
    assert_eq!(table.two.screen.you.as_ref().unwrap().passing, PassUntil::AskedAlone);
    // Whatever else the attack asks of Ana is answered; then the dagger comes to Bruno, alone.
    let mut rng = Rng::from_number(1);
    for _ in 0..40 {
        sync(&mut table.one).await;
        let question = table.one.screen.question.clone().unwrap();
        let kind = question.question.unwrap().value()["ask"].clone();
        let first = question.waiting.lowest().map(Seat::number);
        if kind == "turn" && first < Some(3) {
            look(&mut table.one, first).await;
            table.one.answer(pass(3)).await.unwrap();
            break;
        }
        step(&mut [&mut table.one, &mut table.two], &mut rng).await;
    }
    table.two.until(|screen| screen.is_asked()).await.unwrap();
    table.two.until(passes(PassUntil::Never)).await.unwrap();
    let log = log_of(house, &table.id).await;
    assert_eq!(by(&log, 3)[0], ("no_offer".into(), "wish".into()));
    let ended = json!({ "e": "passing", "seat": 3, "until": "never" });
    assert!(log.contains(&ended));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_only_thing_to_do_is_done_for_those_who_want_it() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let id = ana.create(&NewTable::at_once("sang-rancune", vec![me(); 3])).await.unwrap().id;
    ana.start(&id).await.unwrap();
    let mut device = ana.connect(&id, None, None).await.unwrap();
    for seat in 0..3 {
        look(&mut device, Some(seat)).await;
        say(&mut device, passing(PassUntil::OnlyOption), passes(PassUntil::OnlyOption)).await;
    }
    let mut rng = Rng::from_number(2);
    for _ in 0..100 {
        sync(&mut device).await;
        if device.screen.over.is_some() {
            break;
        }
        let seat = device.screen.question.as_ref().unwrap().waiting.lowest();
        look(&mut device, seat.map(Seat::number)).await;
        let question = device.screen.question.as_ref().unwrap();
        assert!(question.options.len() > 1 || !question.complete, "{question:?}");
        step(&mut [&mut device], &mut rng).await;
    }
    let log = log_of(house, &id).await;
    assert!((0..3).any(|seat| by(&log, seat).iter().any(|(_, by)| by == "wish")));
}
