//! One client's socket: what it says goes to the task of its table, what the task says goes out.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use protocol::{
    CLOSE_GOING_AWAY, CLOSE_NO_TABLE, CLOSE_NOT_ALLOWED, CLOSE_PROTOCOL, CLOSE_TOO_SLOW,
    ClientMessage,
};
use shelf::{Language, Problem};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::frame_sender::{FrameSender, Inlet, Over, sender};
use crate::limits::{Bucket, Place};
use crate::store::TableId;
use crate::table_task::{Call, ClientId, Farewell, Join};
use crate::tables::Tables;
use crate::wire::{self, Heard, Hearing};
use crate::{Fault, Guest};

/// How long a client may take to say hello.
const HELLO: Duration = Duration::from_secs(10);

/// How often a silent socket is asked for a sign of life; twice without one and it is closed.
const PING: Duration = Duration::from_secs(30);

/// How long the end of a conversation may take.
const GOODBYE: Duration = Duration::from_secs(10);

/// How long a client has to hang up when we have.
const HEAR_OUT: Duration = Duration::from_secs(2);

/// The code of a socket that its client closed.
const CLOSE_NORMAL: u16 = 1000;

/// Serves one socket until it closes.
pub(crate) async fn serve(
    stream: TcpStream,
    begun: Bytes,
    tables: Arc<Tables>,
    table: TableId,
    guest: Option<Guest>,
    place: Place,
) {
    metrics::gauge!("sangfroid_sockets").increment(1.0);
    let language = guest.as_ref().map_or(Language::default(), |guest| guest.language);
    let (half, other) = stream.into_split();
    let mut hearing = Hearing::new(half, &begun);
    drop(begun);
    let (sender, inlet) = sender(other);
    // Coming in is over soon, and a socket lasts: what it takes to come in is not kept.
    let end = match Box::pin(join(&mut hearing, sender, &tables, table, (guest, place.address())))
        .await
    {
        Ok(visit) => talk(&mut hearing, &inlet, &tables, visit).await,
        Err(end) => end,
    };
    let last = match end {
        End::Lost => None,
        End::Closed => Some(wire::close(CLOSE_NORMAL, "")),
        End::Because(code, fault) => Some(wire::close(code, &fault.text(language))),
    };
    if let Some(last) = last {
        // The other end may be gone already.
        let said = timeout(GOODBYE, Box::pin(inlet.finish(last))).await;
        // Whoever restarts does not wait for clients that are slow to go.
        if matches!(said, Ok(Ok(()))) && !tables.is_stopping() {
            let _ = timeout(HEAR_OUT, Box::pin(hearing.hear_out())).await;
        }
    }
    drop(place);
    metrics::gauge!("sangfroid_sockets").decrement(1.0);
}

/// How a conversation ends.
enum End {
    /// The connection is gone.
    Lost,
    /// The client has said goodbye.
    Closed,
    /// We close it.
    Because(u16, Fault),
}

struct Visit {
    task: mpsc::Sender<Call>,
    client: ClientId,
    farewell: Farewell,
}

fn unreadable(why: &str) -> End {
    End::Because(CLOSE_PROTOCOL, Fault::Unreadable(Problem::new(why)))
}

/// Waits for hello and brings the client to its table.
async fn join(
    hearing: &mut Hearing,
    out: FrameSender,
    tables: &Arc<Tables>,
    table: TableId,
    (guest, address): (Option<Guest>, IpAddr),
) -> Result<Visit, End> {
    let first = match timeout(HELLO, hearing.next()).await {
        Ok(Some(Ok(Heard::Text(text)))) => text,
        Ok(Some(Ok(Heard::Close))) => return Err(End::Closed),
        Ok(None) => return Err(End::Lost),
        Ok(Some(Ok(_) | Err(_))) | Err(_) => return Err(unreadable("the first message is hello")),
    };
    let Ok(ClientMessage::Hello { language, last, seat, shared }) = serde_json::from_str(&first)
    else {
        return Err(unreadable("the first message is hello"));
    };
    let (reply, answer) = oneshot::channel();
    let farewell = Farewell::default();
    let farewell_too = farewell.clone();
    let join =
        Join { guest, address, language, last, seat, shared, out, farewell: farewell_too, reply };
    let task = tables.call(&table, Call::Join(Box::new(join))).await.map_err(code_for)?;
    match answer.await {
        Ok(Ok(client)) => Ok(Visit { task, client, farewell }),
        Ok(Err(fault)) => Err(code_for(fault)),
        Err(_) => Err(End::Because(CLOSE_GOING_AWAY, Fault::Stopping)),
    }
}

fn code_for(fault: Fault) -> End {
    let code = match fault.status() {
        404 => CLOSE_NO_TABLE,
        503 => CLOSE_GOING_AWAY,
        _ => CLOSE_NOT_ALLOWED,
    };
    End::Because(code, fault)
}

async fn talk(hearing: &mut Hearing, inlet: &Inlet, tables: &Arc<Tables>, visit: Visit) -> End {
    let Visit { task, client, farewell } = visit;
    let settings = &tables.settings;
    let mut bucket = Bucket::full(settings.messages_burst, settings.messages_per_second);
    let mut ping = interval_at(Instant::now() + PING, PING);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut alive = true;
    let end = loop {
        tokio::select! {
            over = inlet.work() => match over {
                Over::LetGo => {
                    let too_slow = (CLOSE_TOO_SLOW, Fault::TooFast);
                    let (code, fault) = farewell.get().cloned().unwrap_or(too_slow);
                    break End::Because(code, fault);
                }
                Over::Lost => break End::Lost,
            },
            heard = hearing.next() => {
                alive = true;
                // Signs of life count as well, and before anything is made of them.
                if !bucket.take(Instant::now()) {
                    break End::Because(CLOSE_TOO_SLOW, Fault::TooFast);
                }
                let message = match read(heard, inlet) {
                    Ok(Some(message)) => message,
                    Ok(None) => continue,
                    Err(end) => break end,
                };
                if task.send(Call::Said { client, message: Box::new(message) }).await.is_err() {
                    break End::Because(CLOSE_GOING_AWAY, Fault::Stopping);
                }
            }
            _ = ping.tick() => {
                if !alive || inlet.send(&wire::ping()).is_err() {
                    break End::Lost;
                }
                alive = false;
            }
        }
    };
    // A task that is gone has forgotten its clients.
    let _ = task.send(Call::Gone { client }).await;
    end
}

/// What a client says to its table, if that is what came.
fn read(
    heard: Option<Result<Heard, wire::Broken>>,
    inlet: &Inlet,
) -> Result<Option<ClientMessage>, End> {
    match heard {
        Some(Ok(Heard::Text(text))) => {
            let message = serde_json::from_str(&text);
            message.map(Some).map_err(|error| unreadable(&error.to_string()))
        }
        Some(Ok(Heard::Binary)) => Err(unreadable("messages are text")),
        Some(Ok(Heard::Ping(payload))) => {
            inlet.send(&wire::pong(&payload)).map(|()| None).map_err(|_| End::Lost)
        }
        Some(Ok(Heard::Pong)) => Ok(None),
        Some(Ok(Heard::Close)) => Err(End::Closed),
        Some(Err(wire::Broken)) => Err(unreadable("the message is too long or broken")),
        None => Err(End::Lost),
    }
}
