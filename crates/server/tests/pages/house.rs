//! A server for a test, and somebody who asks it for pages.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use reqwest::header::{ACCEPT, ACCEPT_LANGUAGE};
use reqwest::{Client, Method, Response};
use server::{Running, Settings, serve};

/// A running server with a folder that is removed when the test is over.
#[derive(Debug)]
pub(crate) struct House {
    server: Running,
    folder: PathBuf,
    client: Client,
}

pub(crate) async fn house() -> House {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder =
        std::env::temp_dir().join(format!("sangfroid-pages-{}-{number}", std::process::id()));
    let settings = Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.clone(),
        requests_burst: 10_000,
        ..Settings::default()
    };
    let server = serve(settings).await.unwrap();
    House { server, folder, client: Client::new() }
}

impl House {
    /// Asks as a browser does.
    pub(crate) async fn browse(&self, path: &str, language: &str) -> Response {
        let request = self.client.get(self.url(path)).header(ACCEPT, "text/html,*/*;q=0.8");
        request.header(ACCEPT_LANGUAGE, language).send().await.unwrap()
    }

    /// Asks as a program does.
    pub(crate) async fn ask(&self, method: Method, path: &str) -> Response {
        let request = self.client.request(method, self.url(path));
        request.header(ACCEPT, "application/json").send().await.unwrap()
    }

    fn url(&self, path: &str) -> String {
        self.server.url() + path
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
