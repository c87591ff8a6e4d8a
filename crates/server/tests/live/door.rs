//! Connections at the door: those that dawdle are cut, and one address has so many places and no more.

use std::net::SocketAddr;
use std::time::Duration;

use protocol::ClientMessage;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::party::{blood, eventually, house_with, me, refusal, with_bots};

/// Longer than anything here takes; only a connection that is never cut waits for it.
const FOR_EVER: Duration = Duration::from_secs(30);

async fn dial(address: SocketAddr) -> TcpStream {
    TcpStream::connect(address).await.unwrap()
}

/// Everything the server says until it closes the connection.
async fn heard(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    // A connection may also be reset, which is as closed as it can be.
    let read = tokio::time::timeout(FOR_EVER, stream.read_to_end(&mut text));
    let _ = read.await.expect("the server closes the connection");
    String::from_utf8_lossy(&text).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_nothing_or_half_a_question_is_cut() {
    let house = house_with(|settings| settings.patience_seconds = 1).await;
    for begun in ["", "GET /healthz HTTP/1.1\r\nHost: loc"] {
        let mut stream = dial(house.server.address()).await;
        stream.write_all(begun.as_bytes()).await.unwrap();
        assert!(!heard(&mut stream).await.contains("200 OK"), "{begun:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_answered_and_asks_nothing_more_is_cut() {
    let house = house_with(|settings| settings.patience_seconds = 1).await;
    let mut stream = dial(house.server.address()).await;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    assert!(heard(&mut stream).await.starts_with("HTTP/1.1 200 OK"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_comes_byte_by_byte_is_cut() {
    let house = house_with(|settings| settings.patience_seconds = 1).await;
    let ana = house.visitor("Ana").await;
    let mut stream = dial(house.server.address()).await;
    let cookie = ana.cookie().unwrap();
    let head = format!(
        "POST /api/records HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let (mut ear, mut mouth) = stream.into_split();
    let dripping = tokio::spawn(async move {
        while mouth.write_all(b" ").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
    let mut answer = [0; 12];
    let read = tokio::time::timeout(FOR_EVER, ear.read_exact(&mut answer));
    let answered = read.await.expect("the server does not wait for ever");
    if answered.is_ok() {
        assert!(!answer.ends_with(b"201"), "nothing was sent that could be kept");
    }
    dripping.abort();
}

/// Somebody who brings a record byte by byte keeps nobody from bringing theirs.
#[tokio::test(flavor = "multi_thread")]
async fn slow_records_from_elsewhere_hold_up_nobody() {
    let house = house_with(|settings| {
        settings.patience_seconds = 600;
        settings.behind_proxy = true;
    })
    .await;
    let ana = house.visitor("Ana").await;
    let cookie = ana.cookie().unwrap().to_owned();
    let begin = async |from: usize| {
        let mut stream = dial(house.server.address()).await;
        let head = format!(
            "POST /api/records HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\
             X-Forwarded-For: 10.0.0.{from}\r\nExpect: 100-continue\r\n\
             Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        // This is said when the body is waited for.
        stream.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 100");
        stream
    };
    let slow = [begin(1).await, begin(2).await];
    let nothing = serde_json::json!({});
    let nonsense = ana.post::<protocol::Uploaded>("/api/records", &nothing);
    let refused = tokio::time::timeout(FOR_EVER, nonsense).await.expect("nobody is waited for");
    assert_eq!(refusal(refused), (422, "config".into()));
    drop(slow);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_the_answer_is_cut() {
    let house = house_with(|settings| {
        settings.patience_seconds = 1;
        settings.open_per_address = 1;
        settings.requests_burst = 1_000;
    })
    .await;
    let address = house.server.address();
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4_096).unwrap();
    let mut deaf = socket.connect(address).await.unwrap();
    // Far more than all buffers between the two can hold.
    let request = "GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
    deaf.write_all(request.repeat(200).as_bytes()).await.unwrap();
    let mut begun = [0; 12];
    deaf.read_exact(&mut begun).await.unwrap();
    assert_eq!(&begun, b"HTTP/1.1 200");
    // While it is there, nobody else has a place.
    eventually(async || is_answered(address).await).await;
    drop(deaf);
}

/// Whether somebody who comes now finds a place.
async fn is_answered(address: SocketAddr) -> bool {
    let mut stream = dial(address).await;
    let asked = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    asked.await.is_ok() && heard(&mut stream).await.contains("200 OK")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_places_at_the_door() {
    let house = house_with(|settings| settings.open_per_address = 3).await;
    let address = house.server.address();
    let held = [dial(address).await, dial(address).await, dial(address).await];
    // They are taken in by and by; the one after them is closed without a word.
    eventually(async || heard_soon(dial(address).await).await.is_some_and(|text| text.is_empty()))
        .await;
    drop(held);
    eventually(async || is_answered(address).await).await;
}

/// What is said before the connection is closed, or nothing if it stays open for a moment.
async fn heard_soon(mut stream: TcpStream) -> Option<String> {
    tokio::time::timeout(Duration::from_millis(500), heard(&mut stream)).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_keeps_its_place_and_no_patience_ends_it() {
    let house = house_with(|settings| {
        settings.patience_seconds = 1;
        settings.open_in_all = 6;
    })
    .await;
    let ana = house.visitor("Ana").await;
    let id = ana.create(&blood(with_bots(vec![me()], 6))).await.unwrap().id;
    let mut connection = ana.connect(&id, None, None).await.unwrap();
    let address = house.server.address();
    // The door counts the socket: with it, there are fewer places than six.
    let mut held = Vec::new();
    for _ in 0..6 {
        held.push(dial(address).await);
    }
    eventually(async || heard_soon(dial(address).await).await.is_some_and(|text| text.is_empty()))
        .await;
    // By now, all that said nothing are cut, and the socket is not.
    for stream in &mut held {
        assert_eq!(heard(stream).await, "");
    }
    connection.say(&ClientMessage::Ping {}).await.unwrap();
    connection.until(|screen| screen.number.is_some()).await.unwrap();
}
