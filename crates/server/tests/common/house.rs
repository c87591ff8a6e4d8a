//! A server of a test's own, in a folder that goes with it.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::net::SocketAddr;
use std::path::Path;

use client::Visitor;
use server::{Running, Settings, serve};
use shelf::Language;
use tempfile::TempDir;

/// Settings for a test: any port, and limits that nobody reaches.
pub(crate) fn settings(folder: &Path) -> Settings {
    Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.to_owned(),
        open_per_address: 100_000,
        connections_per_address: 100_000,
        requests_burst: 1_000_000,
        requests_per_second: 1_000_000.0,
        messages_burst: 1_000_000,
        messages_per_second: 1_000_000.0,
        chat_burst: 1_000_000,
        chat_per_second: 1_000_000.0,
        tries_burst: 1_000_000,
        tries_per_second: 1_000_000.0,
        changes_burst: 1_000_000,
        changes_per_second: 1_000_000.0,
        tables_per_guest: 1_000_000,
        uploads_per_guest: 1_000_000,
        ..Settings::default()
    }
}

/// A running server and its folder.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) server: Running,
    folder: TempDir,
    settings: Settings,
}

pub(crate) async fn house() -> House {
    house_with(|_| {}).await
}

/// A server with other settings than usual.
pub(crate) async fn house_with(change: impl FnOnce(&mut Settings)) -> House {
    let folder = TempDir::new().unwrap();
    let mut settings = settings(folder.path());
    change(&mut settings);
    House::open(folder, settings).await
}

impl House {
    pub(crate) async fn open(folder: TempDir, settings: Settings) -> Self {
        let server = serve(settings.clone()).await.unwrap();
        Self { server, folder, settings }
    }

    /// The same with a server that runs already.
    pub(crate) const fn of(server: Running, folder: TempDir, settings: Settings) -> Self {
        Self { server, folder, settings }
    }

    pub(crate) fn data(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) async fn visitor(&self, name: &str) -> Visitor {
        Visitor::new(&self.server.url(), name, Language::En).await.unwrap()
    }

    /// Stops the server in order; what is left.
    pub(crate) async fn close(self) -> (TempDir, Settings) {
        self.server.stop().await;
        (self.folder, self.settings)
    }

    /// Stops the server in order and starts it again.
    pub(crate) async fn restart(self) -> Self {
        self.restart_with(|_| {}).await
    }

    /// The same with other settings.
    pub(crate) async fn restart_with(self, change: impl FnOnce(&mut Settings)) -> Self {
        let (folder, mut settings) = self.close().await;
        change(&mut settings);
        Self::open(folder, settings).await
    }
}
