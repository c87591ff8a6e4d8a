//! Who may come in: cookies, origins, and how much one address may ask for.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, Key, SameSite, SignedCookieJar};
use shelf::Language;

use super::App;
use super::answer::Refused;
use crate::{Fault, Guest, Settings};

/// The cookie that says who somebody is.
const COOKIE: &str = "sangfroid";

/// The guest of a request, if its cookie is there and ours.
pub(super) fn guest_of(headers: &HeaderMap, key: &Key) -> Option<Guest> {
    let cookie = SignedCookieJar::from_headers(headers, key.clone()).get(COOKIE)?;
    serde_json::from_str(cookie.value()).ok()
}

/// The cookie of a guest: only for this server's own pages, out of reach of scripts.
pub(super) fn cookie_for(guest: &Guest, settings: &Settings) -> Cookie<'static> {
    let value = serde_json::to_string(guest).expect("a guest is plain data");
    Cookie::build((COOKIE, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(settings.is_secure())
        .permanent()
        .build()
}

/// The language a browser asks for.
pub(super) fn language_of(headers: &HeaderMap) -> Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let codes = wanted.unwrap_or("").split(',');
    let known = codes.filter_map(|code| code.trim().get(..2)?.to_lowercase().parse().ok());
    known.into_iter().next().unwrap_or_default()
}

/// Who calls: the one on the line, or the one the proxy names.
pub(super) fn address_of(settings: &Settings, headers: &HeaderMap, peer: SocketAddr) -> IpAddr {
    if !settings.behind_proxy {
        return peer.ip();
    }
    // The last address is the one our own proxy added; those before it anybody may have invented.
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let last =
        forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or_else(|| peer.ip())
}

/// Whether a request comes from a page of this server, or from no page at all.
pub(super) fn is_own_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let tables = &app.tables;
    if tables.settings.public_url.is_some() {
        return origin == tables.settings.url(tables.listening);
    }
    // Without a public address, a page may come from any name of this machine, but must be the page of this server.
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    host.is_some_and(|host| origin.strip_prefix("http://") == Some(host))
}

/// Stops what comes from other sites, and what is too much.
pub(super) async fn gate(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let language = || language_of(request.headers());
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (changes || is_socket) && !is_own_origin(&app, request.headers()) {
        return Refused(Fault::WrongOrigin, language()).into_response();
    }
    let address = address_of(&app.tables.settings, request.headers(), peer);
    // A page is some fifty files, from memory and kept by browsers for ever; counting them would lock readers out.
    let is_file = super::pages::is_file(request.uri().path());
    if !is_file && !app.tables.allows_request(address) {
        return Refused(Fault::TooFast, language()).into_response();
    }
    next.run(request).await
}
