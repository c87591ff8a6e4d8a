//! How much is too much: tables, connections, messages and chat.

use client::{ClientError, Connection};
use protocol::{CLOSE_TOO_SLOW, ClientMessage, PassUntil};

use crate::party::{
    blood, closed, code, eventually, house, house_with, log_of, me, refusal, sync, with_bots,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_hosts_so_many_tables_and_no_more() {
    let house = house_with(|settings| settings.tables_per_guest = 2).await;
    let ana = house.visitor("Ana").await;
    let wish = blood(with_bots(vec![me()], 6));
    let first = ana.create(&wish).await.unwrap().id;
    ana.create(&wish).await.unwrap();
    assert_eq!(refusal(ana.create(&wish).await), (429, "too_many".into()));
    house.visitor("Bruno").await.create(&wish).await.unwrap();
    // Games that are over do not count.
    ana.start(&first).await.unwrap();
    let mut connection = ana.connect(&first, None, None).await.unwrap();
    connection.say(&ClientMessage::VoteEnd { end: true }).await.unwrap();
    connection.until(|screen| screen.over.is_some()).await.unwrap();
    eventually(async || ana.create(&wish).await.is_ok()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_holds_so_many_sockets_and_no_more() {
    let house = house_with(|settings| settings.connections_per_address = 2).await;
    let ana = house.visitor("Ana").await;
    let id = ana.create(&blood(with_bots(vec![me()], 6))).await.unwrap().id;
    let first = ana.connect(&id, None, None).await.unwrap();
    let _second = ana.connect(&id, None, None).await.unwrap();
    let third = Connection::knock(&ana, &id).await;
    assert!(matches!(&third, Err(ClientError::Network(text)) if text.contains("429")), "{third:?}");
    first.close().await;
    eventually(async || Connection::knock(&ana, &id).await.is_ok()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_too_much_is_closed_and_may_come_back() {
    let house = house_with(|settings| {
        settings.messages_burst = 10;
        settings.messages_per_second = 0.1;
    })
    .await;
    let ana = house.visitor("Ana").await;
    let id = ana.create(&blood(with_bots(vec![me()], 6))).await.unwrap().id;
    let mut connection = ana.connect(&id, None, None).await.unwrap();
    for _ in 0..10 {
        sync(&mut connection).await;
    }
    connection.say(&ClientMessage::Ping {}).await.unwrap();
    assert_eq!(closed(&mut connection).await, CLOSE_TOO_SLOW);
    let heard = connection.screen.heard();
    let mut back = ana.connect(&id, heard, None).await.unwrap();
    sync(&mut back).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_chats_too_fast_is_refused_and_nothing_else() {
    let house = house_with(|settings| {
        settings.chat_burst = 3;
        settings.chat_per_second = 0.001;
    })
    .await;
    let ana = house.visitor("Ana").await;
    let id = ana.create(&blood(with_bots(vec![me()], 6))).await.unwrap().id;
    let mut connection = ana.connect(&id, None, None).await.unwrap();
    for _ in 0..3 {
        connection.chat("Hello!").await.unwrap();
    }
    assert_eq!(code(connection.chat("Hello!").await), "too_fast");
    sync(&mut connection).await;
    assert_eq!(connection.screen.chat.len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_asks_so_much_and_no_more() {
    let house = house_with(|settings| {
        settings.requests_burst = 5;
        settings.requests_per_second = 0.001;
    })
    .await;
    let ana = house.visitor("Ana").await;
    for _ in 0..4 {
        ana.lobby().await.unwrap();
    }
    assert_eq!(refusal(ana.lobby().await), (429, "too_fast".into()));
    // A page is many files: asking for them is never too much.
    let file = reqwest::get(format!("{}/assets/gone.js", house.server.url())).await.unwrap();
    assert_eq!(file.status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_at_once_are_not_more_than_one_after_the_other() {
    let house = house_with(|settings| settings.tables_per_guest = 5).await;
    let ana = house.visitor("Ana").await;
    let mut wishes = tokio::task::JoinSet::new();
    for _ in 0..40 {
        let ana = ana.clone();
        wishes.spawn(async move { ana.create(&blood(with_bots(vec![me()], 6))).await });
    }
    let set = wishes.join_all().await.into_iter().filter(Result::is_ok).count();
    assert_eq!((set, house.server.tables()), (5, 5));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_sets_the_tables_of_a_few_guests_however_many_names_it_takes() {
    let house = house_with(|settings| {
        settings.tables_per_guest = 1;
        settings.guests_per_address = 3;
    })
    .await;
    for number in 0..6 {
        let somebody = house.visitor(&format!("Nobody {number}")).await;
        let set = somebody.create(&blood(with_bots(vec![me()], 6))).await;
        assert_eq!(set.is_ok(), number < 3);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn coming_back_does_not_make_anybody_speak_faster() {
    let house = house_with(|settings| {
        settings.chat_burst = 3;
        settings.chat_per_second = 0.001;
        settings.guests_per_address = 2;
    })
    .await;
    let ana = house.visitor("Ana").await;
    let wish = blood(with_bots(vec![me()], 6));
    let [one, two] = [ana.create(&wish).await, ana.create(&wish).await].map(|set| set.unwrap().id);
    let mut said = 0;
    for id in [&one, &one, &one, &two, &two] {
        let mut connection = ana.connect(id, None, None).await.unwrap();
        said += usize::from(connection.chat("Hello!").await.is_ok());
    }
    assert_eq!(said, 3);
    // Whoever is somebody else every time speaks for those of one address.
    for _ in 0..6 {
        let mut connection = house.visitor("Nobody").await.connect(&one, None, None).await.unwrap();
        said += usize::from(connection.chat("Hello!").await.is_ok());
    }
    assert_eq!(said, 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn mutes_of_those_who_watch_are_in_no_log() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let id = ana.create(&blood(with_bots(vec![me()], 6))).await.unwrap().id;
    ana.start(&id).await.unwrap();
    let mut speaking = ana.connect(&id, None, None).await.unwrap();
    let zoe = house.visitor("Zoé").await;
    let mut watching = zoe.connect(&id, None, None).await.unwrap();
    for _ in 0..50 {
        for mute in [false, true] {
            watching.say(&ClientMessage::Mute { seat: 0, mute }).await.unwrap();
        }
    }
    sync(&mut watching).await;
    assert_eq!(watching.screen.you.as_ref().unwrap().muted, kernel::Seats::from([0]));
    speaking.say(&ClientMessage::Phrase { phrase: 0, about: None, tag: 1 }).await.unwrap();
    speaking.until(|screen| !screen.chat.is_empty()).await.unwrap();
    sync(&mut watching).await;
    let mut back = zoe.connect(&id, None, None).await.unwrap();
    sync(&mut back).await;
    assert!(watching.screen.chat.is_empty() && back.screen.chat.is_empty());
    let log = log_of(house, &id).await;
    assert!(log.iter().all(|entry| entry["e"] != "muted"), "{log:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn small_changes_are_counted_before_they_are_entries() {
    let house = house_with(|settings| {
        settings.changes_burst = 3;
        settings.changes_per_second = 0.001;
    })
    .await;
    let ana = house.visitor("Ana").await;
    let id = ana.create(&blood(with_bots(vec![me()], 6))).await.unwrap().id;
    ana.start(&id).await.unwrap();
    for _ in 0..5 {
        let mut connection = ana.connect(&id, None, None).await.unwrap();
        for until in [PassUntil::Changed, PassUntil::Never] {
            connection.say(&ClientMessage::PassForMe { until }).await.unwrap();
        }
        sync(&mut connection).await;
    }
    let log = log_of(house, &id).await;
    let passing = log.iter().filter(|entry| entry["e"] == "passing");
    assert_eq!(passing.count(), 3);
}
