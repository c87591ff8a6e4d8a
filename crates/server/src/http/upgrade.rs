//! From a request to a WebSocket: the handshake of RFC 6455.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode, header};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

use crate::limits::Place;
use crate::patient::Patient;

/// A request for a WebSocket.
#[derive(Debug)]
pub(super) struct Upgrade {
    key: HeaderValue,
    connection: OnUpgrade,
    /// The connection's place at the door, which the socket keeps.
    place: Option<Arc<Place>>,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = (StatusCode, &'static str);

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let refuse = |why| (StatusCode::BAD_REQUEST, why);
        let headers = &parts.headers;
        if !says(headers, header::CONNECTION, "upgrade")
            || !says(headers, header::UPGRADE, "websocket")
        {
            return Err(refuse("this is the address of a WebSocket: ask for an upgrade"));
        }
        let version = headers.get(header::SEC_WEBSOCKET_VERSION);
        if version.is_none_or(|version| version != "13") {
            return Err(refuse("this server speaks version 13 of the WebSocket protocol"));
        }
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|key| is_key(key.as_bytes()));
        let why = "the header Sec-WebSocket-Key is missing, or is not 16 bytes in Base64";
        let key = key.cloned().ok_or_else(|| refuse(why))?;
        let connection = parts.extensions.remove::<OnUpgrade>();
        let why = "this connection cannot become a WebSocket: ask by HTTP/1.1";
        let place = parts.extensions.get::<Arc<Place>>().cloned();
        Ok(Self { key, connection: connection.ok_or_else(|| refuse(why))?, place })
    }
}

/// Whether this can be 16 bytes in Base64: 22 digits, and two signs that fill up.
fn is_key(key: &[u8]) -> bool {
    let is_digit = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/');
    key.len() == 24 && key[..22].iter().all(is_digit) && key.ends_with(b"==")
}

/// Whether a header has a word in its list.
fn says(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let lists = headers.get_all(name).into_iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|said| said.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// Answers the request; when that is sent, the connection is handed over with what was read of it too early.
    pub(super) fn then<F>(
        self,
        serve: impl FnOnce(TcpStream, Bytes) -> F + Send + 'static,
    ) -> Response<Body>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Self { key, connection, place } = self;
        tokio::spawn(async move {
            // A client that is gone already needs no socket.
            let Ok(connection) = connection.await else { return };
            match connection.downcast::<TokioIo<Patient>>() {
                Ok(parts) => {
                    // The task that serves lives long: it carries nothing of the handshake with it.
                    let served = serve(parts.io.into_inner().into_inner(), parts.read_buf);
                    tokio::spawn(async move {
                        served.await;
                        drop(place);
                    });
                }
                Err(_) => tracing::error!("a socket is not the kind of connection we listen for"),
            }
        });
        let accept = HeaderValue::from_str(&derive_accept_key(key.as_bytes()));
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept.expect("Base64 is plain text"));
        response
    }
}
