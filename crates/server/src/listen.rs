//! Who is let in at the door: connections are counted before anything is made for them, and none may dawdle.
//!
//! A connection that sends its request too slowly, or none at all, is closed; so is one that does not read its answer
//! ([`crate::patient`]).
//! Sockets have their own rules ([`crate::socket`]), but keep the place they came in with.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Instant;
use tower::ServiceExt;

use crate::Settings;
use crate::limits::{Connections, Place};
use crate::patient::Patient;

/// How long to wait when the system has no connection to give.
const BREATH: Duration = Duration::from_millis(200);

/// How often it is said that people are turned away.
const SAY_EVERY: Duration = Duration::from_secs(30);

/// Files that are no connections: the database and its helpers, logs, libraries.
const OTHER_FILES: u64 = 64;

/// How many connections there may be at once: as set, or as many as the system lets a process have files.
fn most(settings: &Settings) -> usize {
    if settings.open_in_all > 0 {
        return settings.open_in_all as usize;
    }
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1_024);
    usize::try_from(files.saturating_sub(OTHER_FILES).max(16)).unwrap_or(usize::MAX)
}

/// Takes connections until the server stops, then hears out those that are open.
pub(crate) async fn listen(
    listener: TcpListener,
    router: Router,
    settings: Settings,
    mut stopped: watch::Receiver<bool>,
) {
    let mut door = Door::new(&settings);
    let mut open = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopped.wait_for(|stopped| *stopped) => break,
            Some(_) = open.join_next() => continue,
        };
        match accepted {
            Ok((stream, peer)) => {
                if let Some(place) = door.enter(peer, open.len()) {
                    let (router, patience) = (router.clone(), settings.patience());
                    open.spawn(serve(stream, peer, place, router, patience, stopped.clone()));
                }
            }
            Err(error) => {
                door.say(&format!("no connection can be taken: {error}"));
                tokio::time::sleep(BREATH).await;
            }
        }
    }
    drop(listener);
    while open.join_next().await.is_some() {}
}

/// Counts who is in, and says now and then that somebody was turned away.
struct Door {
    places: Arc<Connections>,
    per_address: u32,
    in_all: usize,
    turned_away: u64,
    said: Option<Instant>,
}

impl Door {
    fn new(settings: &Settings) -> Self {
        // Everybody comes through a proxy by one address; it has limits of its own.
        let per_address = if settings.behind_proxy { u32::MAX } else { settings.open_per_address };
        let places = Arc::new(Connections::default());
        Self { places, per_address, in_all: most(settings), turned_away: 0, said: None }
    }

    /// A place for a connection, if its address and the server have one.
    fn enter(&mut self, peer: SocketAddr, plain: usize) -> Option<Arc<Place>> {
        let is_full = plain.max(self.places.count()) >= self.in_all;
        let place = (!is_full).then(|| self.places.enter(peer.ip(), self.per_address)).flatten();
        if place.is_none() {
            self.turned_away += 1;
            let why = if is_full { "there are too many" } else { "one address has too many" };
            self.say(&format!("connections are turned away: {why}"));
        }
        place.map(Arc::new)
    }

    fn say(&mut self, what: &str) {
        let now = Instant::now();
        if self.said.is_none_or(|said| now.duration_since(said) >= SAY_EVERY) {
            tracing::warn!(turned_away = self.turned_away, open = self.places.count(), "{what}");
            self.said = Some(now);
        }
    }
}

/// Answers the requests of one connection, until it is closed or has become a socket.
async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    place: Arc<Place>,
    router: Router,
    patience: Duration,
    mut stopped: watch::Receiver<bool>,
) {
    // Answers are small and people wait for them: nothing is held back to fill a packet.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection keeps its delay");
    }
    let answers = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(Arc::clone(&place));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .serve_connection(TokioIo::new(Patient::new(stream, patience)), answers)
        .with_upgrades();
    let mut connection = pin!(connection);
    let stop = async move { drop(stopped.wait_for(|stopped| *stopped).await) };
    let served = tokio::select! {
        served = connection.as_mut() => served,
        () = stop => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = served {
        // Browsers close connections as they please, and slow ones are cut.
        tracing::trace!(%error, "a connection was cut");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::said::Said;

    #[tokio::test(start_paused = true)]
    async fn a_full_door_says_so_twice_a_minute_with_how_many_it_has_turned_away() {
        let said = Said::listen();
        let settings = Settings { open_per_address: 1, open_in_all: 2, ..Settings::default() };
        let mut door = Door::new(&settings);
        let from = |last: u8| SocketAddr::from(([192, 0, 2, last], 4_000));
        let _first = door.enter(from(1), 0).expect("a place");
        for _ in 0..100 {
            assert!(door.enter(from(1), 1).is_none());
        }
        let lines = said.about("one address has too many");
        assert_eq!(lines.len(), 1, "{said:?}");
        assert!(lines[0].contains("turned_away=1"), "{lines:?}");
        let _second = door.enter(from(2), 1).expect("a place for another address");
        tokio::time::advance(SAY_EVERY).await;
        assert!(door.enter(from(3), 2).is_none());
        let lines = said.about("there are too many");
        assert_eq!((lines.len(), said.about("").len()), (1, 2), "{said:?}");
        assert!(lines[0].contains("turned_away=101"), "{lines:?}");
    }
}
