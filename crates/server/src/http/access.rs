//! Who may come in: cookies, origins, and how much one address may ask for.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, Key, SameSite, SignedCookieJar};
use shelf::Language;

use super::App;
use super::answer::Refused;
use crate::{Fault, Guest, Settings};

/// The cookie that says who somebody is.
const COOKIE: &str = "sangfroid";

/// The same where all connections are encrypted: browsers take it from this very host only, never from a neighbour of the
/// same domain.
const HOST_COOKIE: &str = "__Host-sangfroid";

/// The guest of a request, if its cookie is there and ours. Whoever came before the server was encrypted has only the plain
/// one.
pub(super) fn guest_of(headers: &HeaderMap, key: &Key) -> Option<Guest> {
    let jar = SignedCookieJar::from_headers(headers, key.clone());
    let cookie = jar.get(HOST_COOKIE).or_else(|| jar.get(COOKIE))?;
    serde_json::from_str(cookie.value()).ok()
}

/// The cookie of a guest: only for this server's own pages, out of reach of scripts.
pub(super) fn cookie_for(guest: &Guest, settings: &Settings) -> Cookie<'static> {
    let value = serde_json::to_string(guest).expect("a guest is plain data");
    let name = if settings.is_secure() { HOST_COOKIE } else { COOKIE };
    Cookie::build((name, value))
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

/// Whether a name can be one of this machine that its own network gave it: an address, or a name that no stranger can own.
/// Any other name may be a stranger's that leads here, so that their page could speak with this server as its own.
fn is_local(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => {
            return rest.split(']').next().is_some_and(|it| it.parse::<Ipv6Addr>().is_ok());
        }
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    // Whoever writes anything else here has found a way to say two names at once.
    if !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte)) {
        return false;
    }
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let of_the_house = [".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa"];
    name.parse::<Ipv4Addr>().is_ok()
        || !name.contains('.')
        || of_the_house.iter().any(|ending| name.ends_with(ending))
}

/// Whether a request was meant for this server. With a public address, origins are compared with that.
fn is_own_host(app: &App, headers: &HeaderMap) -> bool {
    app.tables.settings.public_url.is_some()
        || headers.get(header::HOST).is_none_or(|host| host.to_str().is_ok_and(is_local))
}

/// Stops what comes from other sites, and what is too much; and tells browsers to keep nothing that is private.
pub(super) async fn gate(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let is_secure = app.tables.settings.is_secure();
    let mut response = admit(app, peer, request, next).await;
    let headers = response.headers_mut();
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    if is_secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(A_YEAR));
    }
    response
}

/// For how long browsers come over TLS alone, once they have.
const A_YEAR: &str = "max-age=31536000";

async fn admit(app: App, peer: SocketAddr, request: Request, next: Next) -> Response {
    let language = || language_of(request.headers());
    if !is_own_host(&app, request.headers()) {
        return Refused(Fault::WrongHost, language()).into_response();
    }
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

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn names_that_a_stranger_can_own_are_not_local() {
        for host in [
            "127.0.0.1:7878",
            "localhost",
            "[::1]:80",
            "192.168.1.7",
            "box.local:7878",
            "raspberry",
            "",
        ] {
            assert!(is_local(host), "{host}");
        }
        for host in [
            "evil.example:7878",
            "127.0.0.1.evil.example",
            "[evil]",
            "local.evil.org",
            "evil.example#.local",
            "evil.example/.local",
            "evil.example:80:.local",
        ] {
            assert!(!is_local(host), "{host}");
        }
    }
}
