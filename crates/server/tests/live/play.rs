//! Live play: refusals, stale answers, languages, spectators, presence, and clients that say nonsense.

use client::{Connection, Screen, Visitor};
use kernel::{Rng, Seats};
use protocol::{ClientMessage, NewTable};
use serde_json::json;
use shelf::Language;

use crate::party::{
    attack, blood, closed, code, house, me, not_let_in, open, pair, pass, say, step, sync,
    with_bots,
};

#[tokio::test(flavor = "multi_thread")]
async fn refusals_name_the_rule_in_the_askers_language_and_change_nothing() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    let before = table.one.screen.lasting();
    // LS-302: nobody attacks themselves.
    assert!(code(table.one.answer(attack(0)).await).starts_with("LS-E"));
    let english = table.one.screen.refused.last().unwrap().clone();
    assert!(english.clause.as_ref().unwrap().starts_with("LS-"));
    say(&mut table.one, ClientMessage::Speak { language: Language::Fr }, |screen| {
        screen.you.is_some()
    })
    .await;
    assert!(table.one.answer(attack(0)).await.is_err());
    let french = table.one.screen.refused.last().unwrap().clone();
    assert_eq!((&french.code, &french.clause), (&english.code, &english.clause));
    assert_ne!(french.text, english.text);
    // Bruno is not asked, an action that is none cannot be read: nobody is thrown out for that.
    assert!(table.two.answer(pass(0)).await.is_err());
    assert_eq!(code(table.one.answer(json!({ "kind": "dance" })).await), "unreadable");
    say(&mut table.one, ClientMessage::Speak { language: Language::En }, |screen| {
        screen.you.is_some()
    })
    .await;
    assert_eq!(table.one.screen.lasting(), before);
    table.one.answer(pass(1)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_a_question_that_is_closed_is_refused() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    let serial = table.one.screen.question.as_ref().unwrap().serial;
    table.one.answer(pass(1)).await.unwrap();
    table.two.until(|screen| screen.is_asked()).await.unwrap();
    table.two.answer(pass(0)).await.unwrap();
    table.one.until(|screen| screen.is_asked()).await.unwrap();
    let late = |tag| ClientMessage::Answer { serial, action: pass(1), tag };
    assert!(table.one.ask(late).await.is_err());
    assert!(table.one.screen.is_asked());
}

/// SR-303: an Attack that was set stands. Other windows are sealed, too, but open to second thoughts.
#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_answer_may_be_changed_until_it_opens_unless_it_stands() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let id =
        ana.create(&NewTable::at_once("sang-rancune", vec![me(), me(), me()])).await.unwrap().id;
    ana.start(&id).await.unwrap();
    let mut device = ana.connect(&id, None, None).await.unwrap();
    let mut watching = house.visitor("Zoé").await.connect(&id, None, None).await.unwrap();
    let mut rng = Rng::from_number(3);
    let (mut changed, mut stood) = (0, 0);
    while (changed == 0 || stood == 0) && device.screen.over.is_none() {
        let question = device.screen.question.clone().unwrap();
        let kind = question.question.as_ref().unwrap().value()["ask"].clone();
        step(&mut [&mut device], &mut rng).await;
        let sealed = |screen: &Screen| screen.question.as_ref().unwrap().serial == question.serial;
        if !sealed(&device.screen) || kind == "between" {
            continue;
        }
        // The seat sees what it has answered, the device which of its seats have, and those who watch nothing of it.
        sync(&mut device).await;
        assert_eq!(device.screen.sealed.as_ref().unwrap().serial, question.serial);
        let told = device.screen.question.clone().unwrap();
        assert!(told.waiting.len() < told.asked.len());
        sync(&mut watching).await;
        let seen = watching.screen.question.as_ref().unwrap();
        assert_eq!((&seen.waiting, seen.serial), (&seen.asked, question.serial));
        let second_thoughts = device.screen.question.as_ref().unwrap().options.clone();
        if kind == "set_attack" {
            assert!(second_thoughts.is_empty());
            assert_eq!(code(device.answer(json!({ "kind": "pass" })).await), "SR-E02");
            stood += 1;
        } else if let Some(other) = second_thoughts.last() {
            device.answer(other.action.value()).await.unwrap();
            assert!(!device.screen.is_asked());
            changed += 1;
        }
    }
    assert!(changed > 0 && stood > 0, "{changed} {stood}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_languages_at_one_table() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let bruno = Visitor::new(&house.server.url(), "Bruno", Language::Fr).await.unwrap();
    let id = ana.create(&blood(with_bots(vec![me(), open()], 6))).await.unwrap().id;
    bruno.sit(&id, &Default::default()).await.unwrap();
    ana.start(&id).await.unwrap();
    let mut english = ana.connect(&id, None, None).await.unwrap();
    let mut french = bruno.connect(&id, None, None).await.unwrap();
    english.answer(pass(1)).await.unwrap();
    french.until(|screen| screen.is_asked()).await.unwrap();
    sync(&mut english).await;
    let (one, two) = (english.screen.log.last().unwrap(), french.screen.log.last().unwrap());
    assert_eq!((one.fact, one.event.value()), (two.fact, two.event.value()));
    assert_ne!(one.text, two.text);
    let before = one.text.clone();
    say(&mut english, ClientMessage::Speak { language: Language::Fr }, |screen| {
        screen.log.last().is_some_and(|line| line.text != before)
    })
    .await;
    let mut beside = ana.connect(&id, None, None).await.unwrap();
    say(&mut beside, ClientMessage::Speak { language: Language::Fr }, |screen| {
        screen.log.last().is_some_and(|line| line.text != before)
    })
    .await;
    assert_eq!(english.screen.lasting(), beside.screen.lasting());
    // A refusal of the server itself speaks French, too.
    assert!(french.answer(pass(9)).await.is_err());
    assert!(bruno.start(&id).await.unwrap_err().to_string().contains("Seul l’hôte"));
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_see_what_is_public_and_may_do_nothing() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    let stranger = Visitor::stranger(&house.server.url(), Language::En).unwrap();
    let mut watching = stranger.connect(&table.id, None, None).await.unwrap();
    assert_eq!(watching.screen.seat(), None);
    assert!(watching.screen.question.as_ref().unwrap().options.is_empty());
    assert!(watching.screen.log.iter().all(|line| !line.private));
    assert_eq!(code(watching.answer(pass(1)).await), "not_your_seat");
    assert_eq!(code(watching.undo().await), "not_your_seat");
    assert_eq!(code(watching.chat("Hello!").await), "no_guest");
    for message in [
        ClientMessage::VoteEnd { end: true },
        ClientMessage::GrantUndo { grant: true },
        ClientMessage::PassForMe { until: protocol::PassUntil::Changed },
        ClientMessage::Mute { seat: 0, mute: true },
    ] {
        let refused = watching.screen.refused.len();
        watching.say(&message).await.unwrap();
        watching.until(|screen| screen.refused.len() > refused).await.unwrap();
    }
    let other = stranger.connect(&table.id, None, Some(0)).await;
    assert_eq!(not_let_in(other), protocol::CLOSE_NOT_ALLOWED);
    table.one.answer(pass(1)).await.unwrap();
    watching
        .until(|screen| screen.question.as_ref().unwrap().waiting == Seats::from([1]))
        .await
        .unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_who_is_here() {
    let house = house().await;
    let mut table = pair(&house, &blood(with_bots(vec![me(), open()], 6))).await;
    table
        .one
        .until(|screen| screen.presence == (Seats::from([0, 1]), Seats::NONE, 0))
        .await
        .unwrap();
    let zoe = house.visitor("Zoé").await;
    let watching = zoe.connect(&table.id, None, None).await.unwrap();
    table
        .one
        .until(|screen| screen.presence == (Seats::from([0, 1]), Seats::NONE, 1))
        .await
        .unwrap();
    watching.cut();
    table
        .one
        .until(|screen| screen.presence == (Seats::from([0, 1]), Seats::NONE, 0))
        .await
        .unwrap();
    table.two.close().await;
    table.one.until(|screen| screen.presence == (Seats::from([0]), Seats::NONE, 0)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_talks_nonsense_is_closed() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let id = ana.create(&blood(with_bots(vec![me()], 6))).await.unwrap().id;
    let nonsense = [
        "hello",
        r#"{"do":"dance"}"#,
        r#"{"do":"answer"}"#,
        r#"{"do":"ping","more":1}"#,
        r#"{"do":"answer","serial":-1,"action":{}}"#,
    ];
    for text in nonsense {
        let mut connection = ana.connect(&id, None, None).await.unwrap();
        connection.send_text(text.into()).await.unwrap();
        assert_eq!(closed(&mut connection).await, protocol::CLOSE_PROTOCOL, "{text}");
        let mut first = Connection::knock(&ana, &id).await.unwrap();
        first.send_text(text.into()).await.unwrap();
        assert_eq!(closed(&mut first).await, protocol::CLOSE_PROTOCOL, "{text}");
    }
    let mut first = Connection::knock(&ana, &id).await.unwrap();
    first.say(&ClientMessage::Ping {}).await.unwrap();
    assert_eq!(closed(&mut first).await, protocol::CLOSE_PROTOCOL, "hello comes first");
    let nowhere = ana.connect("aaaaaaaaaaaaaaaaaaaaaaaaaa", None, None).await;
    assert_eq!(not_let_in(nowhere), protocol::CLOSE_NO_TABLE);
    // Hello is said once; saying it again is only refused.
    let mut connection = ana.connect(&id, None, None).await.unwrap();
    let hello =
        ClientMessage::Hello { language: Language::En, last: None, seat: None, shared: false };
    say(&mut connection, hello, |screen| !screen.refused.is_empty()).await;
    sync(&mut connection).await;
}
