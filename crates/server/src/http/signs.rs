//! Signs of life, for those who run the server.

use std::sync::OnceLock;
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use super::App;

/// How long a write may take before the server counts as not ready.
const READY_WITHIN: Duration = Duration::from_secs(5);

/// Where counters are read from. One for the whole process.
#[derive(Clone)]
pub(crate) struct Prometheus(Option<PrometheusHandle>);

impl std::fmt::Debug for Prometheus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Prometheus")
    }
}

impl Prometheus {
    /// Collects counters from now on. A second server in the same process shares those of the first.
    pub(crate) fn install() -> Self {
        static INSTALLED: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
        let handle = INSTALLED.get_or_init(|| PrometheusBuilder::new().install_recorder().ok());
        Self(handle.clone())
    }
}

/// Whether the process lives.
#[utoipa::path(get, path = "/healthz", tag = "signs", responses((status = 200, description = "It lives")))]
pub(super) async fn health() -> &'static str {
    "alive\n"
}

/// Whether tables can be played: the database takes a write, and the server is not about to stop.
#[utoipa::path(
    get, path = "/readyz", tag = "signs",
    responses((status = 200, description = "Ready"), (status = 503, description = "Not ready, with the reason"))
)]
pub(super) async fn ready(State(app): State<App>) -> (StatusCode, String) {
    if app.tables.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n".to_owned());
    }
    match tokio::time::timeout(READY_WITHIN, app.tables.store.check()).await {
        Ok(Ok(())) => (StatusCode::OK, "ready\n".to_owned()),
        Ok(Err(error)) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the disk does not answer\n".to_owned()),
    }
}

/// Counters in the format of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "signs", responses((status = 200, content_type = "text/plain")))]
pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let (tables, awake) = app.tables.count();
    metrics::gauge!("sangfroid_tables").set(tables as f64);
    metrics::gauge!("sangfroid_tables_awake").set(awake as f64);
    let text = app.prometheus.0.map_or_else(String::new, |handle| handle.render());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}
