//! Somebody who asks the server of a test for pages.

use reqwest::header::{ACCEPT, ACCEPT_LANGUAGE};
use reqwest::{Client, Method, Response};

use crate::house::House;

/// A running server and what one asks it with.
#[derive(Debug)]
pub(crate) struct Reader {
    house: House,
    client: Client,
}

pub(crate) async fn reader() -> Reader {
    Reader { house: crate::house::house().await, client: Client::new() }
}

impl Reader {
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
        self.house.server.url() + path
    }
}
