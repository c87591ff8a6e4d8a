//! Everything but live play, over HTTP and JSON; and the way in to the sockets.
//!
//! Every handler is described for the OpenAPI document where it is written, so that document and server cannot part.

mod access;
mod answer;
mod common;
mod games;
mod links;
mod lists;
mod me;
mod pages;
mod record_file;
mod records;
mod signs;
mod tables;
mod upgrade;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum_extra::extract::cookie::Key;
use tokio::sync::Semaphore;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::{RequestBodyDeadlineLayer, ResponseBodyDeadlineLayer, TimeoutLayer};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use signs::Prometheus;

use crate::limits::Turns;
use crate::tables::Tables;

/// The largest body of a request, in bytes: a record of a long game fits.
const LARGEST_BODY: usize = 2 * 1024 * 1024;

/// How many records are played again at a time.
const UPLOADS: usize = 2;

/// The largest body of any other request.
const LARGE_BODY: usize = 64 * 1024;

/// What pages from this server may load and do: nothing from elsewhere.
const CONTENT_SECURITY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
     img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Sang-Froid",
        description = "Tables for cut-throat games: set one, sit down, and play over its socket. \
                       Live play is described in docs/protocol.md.",
        license(name = "MIT OR Apache-2.0")
    ),
    tags(
        (name = "me", description = "Who somebody is: a guest with a name"),
        (name = "games", description = "What can be played, and by which rules"),
        (name = "tables", description = "Setting a table, sitting down, host tools"),
        (name = "records", description = "Finished games: list, download, upload, replay"),
        (name = "signs", description = "For those who run the server"),
    ),
    // A setting may hold settings, so the one's schema does not bring the other's with it.
    // Refusals are described apart from the addresses, so these do not bring the schema of one.
    components(schemas(protocol::SettingKind, protocol::SettingValue, protocol::Problem))
)]
struct Document;

/// What handlers share.
#[derive(Clone, Debug)]
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    prometheus: Prometheus,
    key: Key,
    /// Turns of those whose record is played again.
    uploads: Arc<Semaphore>,
    /// Turns of addresses from which a record comes.
    arriving: Arc<Turns>,
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Self {
        app.key.clone()
    }
}

fn described() -> OpenApiRouter<App> {
    let tables = OpenApiRouter::new()
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::show, tables::put_away))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::change_seat, tables::leave))
        .routes(routes!(tables::seal_share))
        .routes(routes!(tables::open_share))
        .routes(routes!(tables::seat_link, tables::void_links))
        .routes(routes!(tables::claim))
        .routes(routes!(tables::start))
        .routes(routes!(tables::pause))
        .routes(routes!(tables::resume))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::socket));
    let records = OpenApiRouter::new()
        .routes(routes!(records::list, records::upload))
        .routes(routes!(records::download, records::remove))
        .routes(routes!(records::step))
        .routes(routes!(records::summary))
        .layer(DefaultBodyLimit::max(LARGEST_BODY));
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(me::show, me::change))
        .routes(routes!(me::link, me::put_out))
        .routes(routes!(me::whose))
        .routes(routes!(me::claim))
        .routes(routes!(games::list))
        .routes(routes!(games::rules))
        .routes(routes!(games::configure))
        .routes(routes!(lists::check))
        .routes(routes!(lists::ready))
        .routes(routes!(lists::kept, lists::keep))
        .merge(tables)
        .layer(DefaultBodyLimit::max(LARGE_BODY))
        .merge(records)
        .routes(routes!(signs::health))
        .routes(routes!(signs::ready))
        .routes(routes!(signs::metrics))
}

/// All handlers, and the document that describes them.
fn handlers() -> (Router<App>, utoipa::openapi::OpenApi) {
    let (router, mut document) = described().split_for_parts();
    common::describe_refusals(&mut document);
    common::close_forms(&mut document);
    links::add(&mut document);
    (router, document)
}

/// The OpenAPI document.
#[must_use]
pub fn openapi() -> utoipa::openapi::OpenApi {
    handlers().1
}

/// Everything the server answers.
pub(crate) fn router(tables: Arc<Tables>, prometheus: Prometheus) -> Router {
    let (router, document) = handlers();
    // The key of cookies is made from that of the server, so that one secret in the store is enough.
    let mut bytes = [0; 64];
    blake3::Hasher::new_keyed(&tables.key).update(b"cookies").finalize_xof().fill(&mut bytes);
    let key = Key::from(&bytes);
    let patience = tables.settings.patience();
    let uploads = Arc::new(Semaphore::new(UPLOADS));
    let app = App { tables, prometheus, key, uploads, arriving: Arc::default() };
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    router
        .merge(pages::router(&document))
        .method_not_allowed_fallback(pages::wrong_method)
        .layer(from_fn_with_state(app.clone(), access::gate))
        .layer(CompressionLayer::new())
        .layer(RequestBodyDeadlineLayer::new(patience))
        .layer(ResponseBodyDeadlineLayer::new(patience))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, patience))
        .layer(header(header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "no-referrer"))
        .layer(header(header::X_FRAME_OPTIONS, "DENY"))
        .with_state(app)
}
