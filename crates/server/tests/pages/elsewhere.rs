//! Everything that is no request of the API, and what every answer carries.

use std::path::Path;

use reqwest::Method;
use serde_json::Value;

use crate::reader::{Reader, reader};

async fn problem(reader: &Reader, method: Method, path: &str) -> (u16, String, Option<String>) {
    let response = reader.ask(method, path).await;
    let status = response.status().as_u16();
    let allow = response.headers().get("allow").map(|allow| allow.to_str().unwrap().to_owned());
    let problem: Value = response.json().await.unwrap();
    assert!(problem["text"].as_str().unwrap().ends_with('.'));
    (status, problem["code"].as_str().unwrap().to_owned(), allow)
}

/// Whether somebody has built the web client here: then it stands where a word of welcome stands otherwise, and the
/// server's own tests look after that.
fn has_client() -> bool {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist/index.html").exists()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_root_says_that_the_server_runs_in_the_readers_language() {
    let reader = reader().await;
    let french = reader.browse("/", "fr-CH, en;q=0.5").await;
    assert_eq!(french.status(), 200);
    if has_client() {
        return;
    }
    let french = french.text().await.unwrap();
    assert!(french.contains("<html lang=\"fr\">") && french.contains("Le serveur fonctionne."));
    let english = reader.browse("/", "en").await.text().await.unwrap();
    assert!(english.contains("<html lang=\"en\">") && english.contains("The server runs."));
    for link in ["href=\"/api\"", "href=\"/healthz\""] {
        assert!(french.contains(link) && english.contains(link));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_path_that_leads_nowhere_is_said_so_to_people_and_to_programs() {
    let reader = reader().await;
    let (status, code, _) = problem(&reader, Method::GET, "/nowhere").await;
    assert_eq!((status, code.as_str()), (404, "not_found"));
    if has_client() {
        return;
    }
    let page = reader.browse("/nowhere/<b>", "en").await;
    assert_eq!(page.status(), 404);
    let page = page.text().await.unwrap();
    assert!(page.contains("There is nothing at") && !page.contains("<b>"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_request_is_a_problem_even_in_a_browser() {
    let reader = reader().await;
    for path in ["/api/nothing", "/api/", "/api/tables/x/y/z"] {
        let response = reader.browse(path, "fr").await;
        assert_eq!(response.status(), 404, "{path}");
        let problem: Value = response.json().await.unwrap();
        assert_eq!(problem["code"], "not_found", "{path}");
    }
    let (status, code, _) = problem(&reader, Method::POST, "/elsewhere").await;
    assert_eq!((status, code.as_str()), (404, "not_found"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_method_is_a_problem_that_names_the_right_ones() {
    let reader = reader().await;
    for path in ["/api/games", "/api/tables", "/api/records", "/api/openapi.json", "/healthz"] {
        let (status, code, allow) = problem(&reader, Method::DELETE, path).await;
        assert_eq!((status, code.as_str()), (405, "wrong_method"), "{path}");
        assert!(allow.unwrap().contains("GET"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_for_the_head_brings_the_same_without_a_body() {
    let reader = reader().await;
    for path in ["/", "/api", "/api/openapi.json", "/healthz"] {
        let whole = reader.browse(path, "en").await;
        let head = reader.ask(Method::HEAD, path).await;
        // A program that asks for the root gets a problem, but a browser's page is there.
        let wanted = if path == "/" { 404 } else { 200 };
        assert_eq!((head.status().as_u16(), whole.status().as_u16()), (wanted, 200), "{path}");
        assert!(head.text().await.unwrap().is_empty());
        assert!(!whole.text().await.unwrap().is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_tells_browsers_to_be_careful() {
    let reader = reader().await;
    for path in ["/", "/api", "/api/openapi.json", "/api/games", "/api/nothing", "/nowhere"] {
        let response = reader.browse(path, "en").await;
        let header = |name: &str| response.headers()[name].to_str().unwrap();
        let policy = header("content-security-policy");
        assert!(policy.contains("default-src 'self'") && policy.contains("script-src 'self';"));
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("object-src 'none'"));
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(header("x-frame-options"), "DENY", "{path}");
    }
}
