//! One server: open the store, listen, look after the tables, stop in order.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::Settings;
use crate::card_sets;
use crate::films;
use crate::games::Games;
use crate::http::{self, Prometheus};
use crate::listen::listen;
use crate::store::{Options, Sqlite, Store, StoreError};
use crate::tables::Tables;

/// How often sleeping tables are looked after.
const LOOK_AFTER: Duration = Duration::from_secs(1);

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The card sets.
    #[error("{0}; nothing of the card sets was taken")]
    Sets(String),
    /// The address people type.
    #[error("public_url cannot be used: {0}; write it like https://play.example.org")]
    PublicUrl(String),
    /// The address.
    #[error("cannot listen on {0}: {1}; choose another address with --listen")]
    Listen(SocketAddr, std::io::Error),
}

/// A running server.
#[derive(Debug)]
pub struct Running {
    pub(crate) tables: Arc<Tables>,
    stop: watch::Sender<bool>,
    listening: JoinHandle<()>,
    looking_after: JoinHandle<()>,
}

impl Running {
    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.tables.listening
    }

    /// The address people type.
    #[must_use]
    pub fn url(&self) -> String {
        self.tables.settings.url(self.tables.listening)
    }

    /// How many tables there are.
    #[must_use]
    pub fn tables(&self) -> usize {
        self.tables.count().0
    }

    /// Takes no more calls, puts all tables away, closes the database.
    pub async fn stop(self) {
        self.tables.close().await;
        let _ = self.stop.send(true);
        self.looking_after.abort();
        // Connections that do not end by themselves are cut.
        let _ = tokio::time::timeout(Duration::from_secs(5), self.listening).await;
    }
}

/// Starts a server with a database of its own in the data folder.
///
/// # Errors
/// If the database or the address cannot be used; the text says what to do.
pub async fn serve(settings: Settings) -> Result<Running, ServeError> {
    if let Some(folder) = &settings.card_sets {
        card_sets::install(folder, Games::all()).map_err(ServeError::Sets)?;
    }
    let pages = settings.database_megabytes.saturating_mul(256);
    let options = Options { max_pages: (pages > 0).then_some(pages) };
    let store = Sqlite::open_with(&settings.data, &options)?;
    start(settings, Arc::new(store), Games::all()).await
}

/// Starts a server on any store and with any games.
///
/// # Errors
/// If the store or the address cannot be used.
pub(crate) async fn start(
    settings: Settings,
    store: Arc<dyn Store>,
    games: Games,
) -> Result<Running, ServeError> {
    let settings = settings.normalised().map_err(ServeError::PublicUrl)?;
    let wanted = settings.listen;
    let listener =
        TcpListener::bind(wanted).await.map_err(|error| ServeError::Listen(wanted, error))?;
    let address = listener.local_addr().map_err(|error| ServeError::Listen(wanted, error))?;
    // Counters are made with the tables: whoever collects them is there before.
    let prometheus = Prometheus::install();
    let tables = Tables::open(store, settings, games, address).await?;
    let router = http::router(Arc::clone(&tables), prometheus);
    let (stop, stopped) = watch::channel(false);
    let listening = tokio::spawn(listen(listener, router, tables.settings.clone(), stopped));
    let looked_after = Arc::clone(&tables);
    let looking_after = tokio::spawn(async move {
        loop {
            tokio::time::sleep(LOOK_AFTER).await;
            looked_after.look_after().await;
            if looked_after.is_quiet() {
                films::make_one(&looked_after).await;
            }
        }
    });
    Ok(Running { tables, stop, listening, looking_after })
}
