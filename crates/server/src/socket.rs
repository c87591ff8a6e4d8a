//! One client's socket: what it says goes to the keeper of its table, what the keeper says goes out.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::StreamExt;
use futures_util::stream::SplitStream;
use protocol::{
    CLOSE_GOING_AWAY, CLOSE_NO_TABLE, CLOSE_NOT_ALLOWED, CLOSE_PROTOCOL, CLOSE_TOO_SLOW,
    ClientMessage,
};
use shelf::Language;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::house::House;
use crate::keeper::{Call, ClientId, Farewell, Join};
use crate::limits::{Bucket, Place};
use crate::outlet::{Inlet, Outlet, outlet};
use crate::store::TableId;
use crate::{Fault, Guest};

/// How long a client may take to say hello.
const HELLO: Duration = Duration::from_secs(10);

/// How often a silent socket is asked for a sign of life; twice without one and it is closed.
const PING: Duration = Duration::from_secs(30);

/// Serves one socket until it closes.
pub(crate) async fn serve(
    socket: WebSocket,
    house: Arc<House>,
    table: TableId,
    guest: Option<Guest>,
    place: Place,
) {
    metrics::gauge!("sangfroid_sockets").increment(1.0);
    let language = guest.as_ref().map_or(Language::default(), |guest| guest.language);
    let (half, mut messages) = socket.split();
    let (outlet, mut inlet) = outlet(half);
    let end = match join(&mut messages, outlet, &house, &table, guest).await {
        Ok(visit) => talk(&mut messages, &mut inlet, &house, visit).await,
        Err(end) => end,
    };
    if let Some((code, fault)) = end {
        let reason = fault.text(language);
        // The other end may be gone already.
        let _ = timeout(HELLO, inlet.send_other(close(code, &reason))).await;
    }
    drop(place);
    metrics::gauge!("sangfroid_sockets").decrement(1.0);
}

/// Why a socket is closed by us; nothing if the other end did it.
type End = Option<(u16, Fault)>;

fn close(code: u16, reason: &str) -> Message {
    // A reason in a close frame has at most 123 bytes.
    let mut end = reason.len().min(120);
    while !reason.is_char_boundary(end) {
        end -= 1;
    }
    Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from(&reason[..end]) }))
}

struct Visit {
    keeper: mpsc::Sender<Call>,
    client: ClientId,
    farewell: Farewell,
}

fn unreadable(why: &str) -> End {
    Some((CLOSE_PROTOCOL, Fault::Unreadable(why.to_owned())))
}

/// Waits for hello and brings the client to its table.
async fn join(
    messages: &mut SplitStream<WebSocket>,
    out: Outlet,
    house: &Arc<House>,
    table: &TableId,
    guest: Option<Guest>,
) -> Result<Visit, End> {
    let first = match timeout(HELLO, messages.next()).await {
        Ok(Some(Ok(Message::Text(text)))) => text,
        Ok(None | Some(Ok(Message::Close(_)))) => return Err(None),
        Ok(Some(Ok(_) | Err(_))) | Err(_) => return Err(unreadable("the first message is hello")),
    };
    let Ok(ClientMessage::Hello { language, last, seat }) = serde_json::from_str(&first) else {
        return Err(unreadable("the first message is hello"));
    };
    let (reply, answer) = oneshot::channel();
    let farewell = Farewell::default();
    let join = Join { guest, language, last, seat, out, farewell: farewell.clone(), reply };
    let joined = house.call(table, Call::Join(Box::new(join))).await;
    let keeper = joined.map_err(|fault| Some(code_for(fault)))?;
    match answer.await {
        Ok(Ok(client)) => Ok(Visit { keeper, client, farewell }),
        Ok(Err(fault)) => Err(Some(code_for(fault))),
        Err(_) => Err(Some((CLOSE_GOING_AWAY, Fault::Stopping))),
    }
}

fn code_for(fault: Fault) -> (u16, Fault) {
    let code = match fault.status() {
        404 => CLOSE_NO_TABLE,
        503 => CLOSE_GOING_AWAY,
        _ => CLOSE_NOT_ALLOWED,
    };
    (code, fault)
}

async fn talk(
    messages: &mut SplitStream<WebSocket>,
    inlet: &mut Inlet,
    house: &Arc<House>,
    visit: Visit,
) -> End {
    let Visit { keeper, client, farewell } = visit;
    let settings = &house.settings;
    let mut bucket = Bucket::full(settings.messages_burst, settings.messages_per_second);
    let mut ping = interval_at(Instant::now() + PING, PING);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut alive = true;
    let end = loop {
        tokio::select! {
            frame = inlet.next() => {
                let Some(frame) = frame else {
                    let too_slow = (CLOSE_TOO_SLOW, Fault::TooFast);
                    break Some(farewell.get().cloned().unwrap_or(too_slow));
                };
                if inlet.send(frame).await.is_err() {
                    break None;
                }
            }
            message = messages.next() => {
                alive = true;
                let message = match message {
                    Some(Ok(message)) => message,
                    // An oversized or broken frame; or a lost connection, which hears nothing of it.
                    Some(Err(_)) => break unreadable("the message is too long or broken"),
                    None => break None,
                };
                match read(message) {
                    Read::Nothing => {}
                    Read::Close => break None,
                    Read::Bad(end) => break end,
                    Read::Said(message) => {
                        if !bucket.take(Instant::now()) {
                            break Some((CLOSE_TOO_SLOW, Fault::TooFast));
                        }
                        if keeper.send(Call::Said { client, message }).await.is_err() {
                            break Some((CLOSE_GOING_AWAY, Fault::Stopping));
                        }
                    }
                }
            }
            _ = ping.tick() => {
                if !alive || inlet.send_other(Message::Ping(Default::default())).await.is_err() {
                    break None;
                }
                alive = false;
            }
        }
    };
    // A keeper that is gone has forgotten its clients.
    let _ = keeper.send(Call::Gone { client }).await;
    end
}

enum Read {
    Nothing,
    Close,
    Said(ClientMessage),
    Bad(End),
}

fn read(message: Message) -> Read {
    match message {
        Message::Text(text) => match serde_json::from_str(&text) {
            Ok(message) => Read::Said(message),
            Err(error) => Read::Bad(unreadable(&error.to_string())),
        },
        Message::Binary(_) => Read::Bad(unreadable("messages are text")),
        Message::Ping(_) | Message::Pong(_) => Read::Nothing,
        Message::Close(_) => Read::Close,
    }
}
