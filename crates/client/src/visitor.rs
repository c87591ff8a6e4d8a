//! Somebody with a cookie, who asks the server for things.

use protocol::{
    Claim, Created, GuestClaim, GuestLink, Heard, Me, NewMe, NewSalt, NewSeat, NewShare, NewTable,
    Problem, Rematch, SeatChange, SeatLink, Sit, TableInfo, TableList,
};
use reqwest::{Method, header};
use serde::Serialize;
use serde::de::DeserializeOwned;
use shelf::Language;
use shelf::fairness::{Salt, SaltError};
use shelf::shares::Share;

use crate::{ClientError, Connection};

/// A guest of a server.
#[derive(Clone, Debug)]
pub struct Visitor {
    http: reqwest::Client,
    base: String,
    cookie: Option<String>,
    /// The language of all sentences.
    pub language: Language,
}

type Answer<T> = Result<T, ClientError>;

impl Visitor {
    /// Comes to a server (`http://127.0.0.1:7878`) and takes a name.
    ///
    /// # Errors
    /// If the server does not answer or does not like the name.
    pub async fn new(base: &str, name: &str, language: Language) -> Answer<Self> {
        let mut visitor = Self::stranger(base, language)?;
        let wish = NewMe { name: Some(name.to_owned()), language: Some(language) };
        let response = visitor.send(Method::PUT, "/api/me", Some(&wish)).await?;
        visitor.enter(response).await?;
        Ok(visitor)
    }

    /// Is whoever the answer's cookie says from now on.
    async fn enter(&mut self, response: reqwest::Response) -> Answer<Me> {
        let response = accepted(response).await?;
        let cookie =
            response.headers().get(header::SET_COOKIE).and_then(|value| value.to_str().ok());
        if let Some(cookie) = cookie.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        read(response).await
    }

    /// A new link that carries this guest to another device; the one before is void.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn link_me(&self) -> Answer<GuestLink> {
        self.post("/api/me/link", &()).await
    }

    /// Becomes the guest of a link.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn claim_me(&mut self, token: &str) -> Answer<Me> {
        let claim = GuestClaim { token: token.to_owned() };
        let response = self.send(Method::POST, "/api/me/claim", Some(&claim)).await?;
        self.enter(response).await
    }

    /// Voids the link of this guest and puts all other devices out.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn put_devices_out(&mut self) -> Answer<Me> {
        let response = self.send::<()>(Method::DELETE, "/api/me/link", None).await?;
        self.enter(response).await
    }

    /// Comes without a cookie: may watch, but not play.
    ///
    /// # Errors
    /// If no connection can be prepared.
    pub fn stranger(base: &str, language: Language) -> Answer<Self> {
        let http = reqwest::Client::builder().no_proxy().build()?;
        Ok(Self { http, base: base.trim_end_matches('/').to_owned(), cookie: None, language })
    }

    /// Comes back with the cookie of an earlier visit.
    ///
    /// # Errors
    /// If no connection can be prepared.
    pub fn known(base: &str, cookie: &str, language: Language) -> Answer<Self> {
        Ok(Self { cookie: Some(cookie.to_owned()), ..Self::stranger(base, language)? })
    }

    /// The cookie that says who this is.
    #[must_use]
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// The same guest at another address of the server, as after a restart.
    #[must_use]
    pub fn at(&self, base: &str) -> Self {
        Self { base: base.trim_end_matches('/').to_owned(), ..self.clone() }
    }

    /// The server's address.
    #[must_use]
    pub fn base(&self) -> &str {
        &self.base
    }

    async fn send<B: Serialize + Sync>(
        &self,
        method: Method,
        path: &str,
        body: Option<&B>,
    ) -> Answer<reqwest::Response> {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        request = request.header(header::ACCEPT_LANGUAGE, self.language.code());
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        Ok(request.send().await?)
    }

    /// Asks for something.
    ///
    /// # Errors
    /// If the server refuses, or its answer is not what was expected.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Answer<T> {
        read(self.send::<()>(Method::GET, path, None).await?).await
    }

    /// Asks for a text, such as a record.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn text(&self, path: &str) -> Answer<String> {
        Ok(accepted(self.send::<()>(Method::GET, path, None).await?).await?.text().await?)
    }

    /// Sends something.
    ///
    /// # Errors
    /// If the server refuses, or its answer is not what was expected.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &(impl Serialize + Sync),
    ) -> Answer<T> {
        read(self.send(Method::POST, path, Some(body)).await?).await
    }

    /// Changes something.
    ///
    /// # Errors
    /// If the server refuses, or its answer is not what was expected.
    pub async fn put<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &(impl Serialize + Sync),
    ) -> Answer<T> {
        read(self.send(Method::PUT, path, Some(body)).await?).await
    }

    /// Removes something.
    ///
    /// # Errors
    /// If the server refuses, or its answer is not what was expected.
    pub async fn delete<T: DeserializeOwned>(&self, path: &str) -> Answer<T> {
        read(self.send::<()>(Method::DELETE, path, None).await?).await
    }

    /// Sets a table.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn create(&self, wish: &NewTable) -> Answer<Created> {
        self.post("/api/tables", wish).await
    }

    /// The lobby.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn lobby(&self) -> Answer<TableList> {
        self.get("/api/tables").await
    }

    /// A table.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn table(&self, id: &str) -> Answer<TableInfo> {
        self.get(&format!("/api/tables/{id}")).await
    }

    /// Sits down.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn sit(&self, id: &str, wish: &Sit) -> Answer<TableInfo> {
        self.post(&format!("/api/tables/{id}/sit"), wish).await
    }

    /// Stands up.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn leave(&self, id: &str, seat: u8) -> Answer<TableInfo> {
        self.delete(&format!("/api/tables/{id}/seats/{seat}")).await
    }

    /// Seals something for the shuffle.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn seal(&self, id: &str, seat: u8, share: &str) -> Answer<TableInfo> {
        let share = NewShare { share: share.to_owned() };
        self.put(&format!("/api/tables/{id}/seats/{seat}/share"), &share).await
    }

    /// Seals a salt for a seat of one's own, as the table promises its deal.
    ///
    /// # Errors
    /// If the server refuses, or it is no salt.
    pub async fn seal_salt(&self, table: &TableInfo, seat: u8, salt: &str) -> Answer<TableInfo> {
        let salt: Salt = salt.parse().map_err(|error: SaltError| ClientError::Refused {
            status: 422,
            problem: Problem { code: "unreadable".into(), text: error.to_string() },
        })?;
        let promise = table.anew.as_ref().map_or(&table.commitment, |anew| &anew.promise);
        let share = Share::of(promise, usize::from(seat), &salt);
        self.seal(&table.id, seat, &share.to_string()).await
    }

    /// Opens what was sealed.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn open(&self, id: &str, seat: u8, salt: &str) -> Answer<TableInfo> {
        let salt = NewSalt { salt: salt.to_owned() };
        self.put(&format!("/api/tables/{id}/seats/{seat}/salt"), &salt).await
    }

    /// Frees a seat or seats a bot.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn change_seat(&self, id: &str, seat: u8, player: NewSeat) -> Answer<TableInfo> {
        self.put(&format!("/api/tables/{id}/seats/{seat}"), &SeatChange { player }).await
    }

    /// Starts, pauses or resumes: whatever stands at the end of the address.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn tell(&self, id: &str, what: &str) -> Answer<TableInfo> {
        self.post(&format!("/api/tables/{id}/{what}"), &()).await
    }

    /// Deals the cards.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn start(&self, id: &str) -> Answer<TableInfo> {
        self.tell(id, "start").await
    }

    /// Plays again with the same people.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn rematch(&self, id: &str) -> Answer<Rematch> {
        self.post(&format!("/api/tables/{id}/rematch"), &()).await
    }

    /// The link that brings a seat to another device.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn seat_link(&self, id: &str, seat: u8) -> Answer<SeatLink> {
        self.get(&format!("/api/tables/{id}/seats/{seat}/link")).await
    }

    /// Takes a seat over with the secret of its link.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn claim(&self, id: &str, seat: u8, token: &str) -> Answer<TableInfo> {
        let claim = Claim { seat, token: token.to_owned() };
        self.post(&format!("/api/tables/{id}/claim"), &claim).await
    }

    /// Looks at a table, live. `last` is what was heard before, `seat` the seat to look through.
    ///
    /// # Errors
    /// If the server does not let the visitor in.
    pub async fn connect(
        &self,
        id: &str,
        last: Option<Heard>,
        seat: Option<u8>,
    ) -> Answer<Connection> {
        Connection::open(self, id, last, seat).await
    }
}

async fn accepted(response: reqwest::Response) -> Answer<reqwest::Response> {
    let status = response.status();
    if status.is_success() {
        return Ok(response);
    }
    let text = response.text().await?;
    let problem = serde_json::from_str(&text).unwrap_or_else(|_| Problem {
        code: "unknown".into(),
        text: text.chars().take(200).collect(),
    });
    Err(ClientError::Refused { status: status.as_u16(), problem })
}

async fn read<T: DeserializeOwned>(response: reqwest::Response) -> Answer<T> {
    let response = accepted(response).await?;
    if response.status() == reqwest::StatusCode::NO_CONTENT {
        let nothing = serde_json::from_value(serde_json::Value::Null);
        return nothing.map_err(|error| ClientError::Network(error.to_string()));
    }
    Ok(response.json().await?)
}
