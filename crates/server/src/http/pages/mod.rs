//! Pages for people: the API to read, the web client if there is one, and a word of welcome if there is none.
//!
//! ```text
//! api       the OpenAPI document as a page        html      escaping, and the frame of every page
//! schema    its schemas, field by field           web       the files of the web client
//! welcome   what stands at the root without one   preview   what is shown of a link to a page
//! ```

mod api;
mod html;
mod preview;
mod schema;
mod web;
mod welcome;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use utoipa::openapi::OpenApi;

use super::App;
use super::answer::{Reader, Refused};
use crate::Fault;
use preview::Preview;

/// Whether a path is one of the many small files a page of the web client is made of.
pub(super) fn is_file(path: &str) -> bool {
    path.strip_prefix('/').is_some_and(|name| name.starts_with(web::HASHED))
}

/// The document for programs and for people, and everything that is no request of the API.
pub(super) fn router(document: &OpenApi) -> Router<App> {
    let json = Bytes::from(document.to_json().unwrap_or_default());
    let page = Bytes::from(api::page(&serde_json::to_value(document).unwrap_or_default()));
    let as_json = move || async move { ([(header::CONTENT_TYPE, "application/json")], json) };
    let as_page = move || async move { Html(page) };
    Router::new()
        .route("/api/openapi.json", get(as_json))
        .route("/api", get(as_page))
        .fallback(elsewhere)
}

/// What every known path answers to a method it does not have.
pub(super) async fn wrong_method(reader: Reader) -> Refused {
    reader.refuse(Fault::NoMethod)
}

/// Any path that is not of the API: a file of the web client, the client itself, or a word of welcome.
async fn elsewhere(
    State(app): State<App>,
    reader: Reader,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path();
    let is_read = matches!(method, Method::GET | Method::HEAD);
    if !is_read || path == "/api" || path.starts_with("/api/") {
        return reader.refuse(Fault::NoPage).into_response();
    }
    if let Some(file) = web::file(web::embedded, path, &headers) {
        return file;
    }
    if !accepts_html(&headers) {
        return reader.refuse(Fault::NoPage).into_response();
    }
    let preview = Preview::of(&app, reader.language, path, &headers).await;
    if let Some(page) = web::page(web::embedded, path, preview.as_ref(), &headers) {
        return page;
    }
    let status = if path == "/" { StatusCode::OK } else { StatusCode::NOT_FOUND };
    let page = welcome::page(reader.language, path, app.tables.count().0);
    (status, [(header::VARY, "accept-language, cookie")], Html(page)).into_response()
}

/// Whether a browser asks, or somebody who takes anything.
fn accepts_html(headers: &HeaderMap) -> bool {
    let Some(accepted) = headers.get(header::ACCEPT) else { return true };
    accepted.to_str().is_ok_and(|accepted| {
        ["text/html", "text/*", "*/*"].iter().any(|kind| accepted.contains(kind))
    })
}
