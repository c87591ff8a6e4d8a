//! Pages for people: the API to read, and what stands at the root.

use std::sync::Arc;

use axum::Router;
use axum::http::header;
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use utoipa::openapi::OpenApi;

use super::App;

/// The document as JSON.
pub(super) fn router(document: OpenApi) -> Router<App> {
    let json: Arc<str> = document.to_json().unwrap_or_default().into();
    let served = move || async move {
        ([(header::CONTENT_TYPE, "application/json")], json.to_string()).into_response()
    };
    Router::new().route("/api/openapi.json", get(served)).route("/api", get(|| async { Html("") }))
}
