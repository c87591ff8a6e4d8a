//! How much is too much: tables, connections, messages and chat.

use client::{ClientError, Connection};
use protocol::{CLOSE_TOO_SLOW, ClientMessage};

use crate::party::{blood, closed, code, eventually, house_with, me, refusal, sync, with_bots};

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
