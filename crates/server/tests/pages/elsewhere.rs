//! Everything that is no request of the API, and what every answer carries.

use std::path::Path;

use reqwest::Method;
use serde_json::Value;

use crate::house::house_with;
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

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_what_is_private() {
    let reader = reader().await;
    for path in ["/api/me", "/api/tables", "/api/records", "/api/nothing"] {
        let response = reader.browse(path, "en").await;
        assert_eq!(response.headers()["cache-control"], "no-store", "{path}");
        assert!(response.headers().get("strict-transport-security").is_none(), "this is no TLS");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_tls_browsers_stay_there_and_the_cookie_is_of_this_host_alone() {
    let house = house_with(|settings| {
        settings.public_url = Some("HTTPS://Play.Example.org:443/".into());
    })
    .await;
    let at = format!("http://{}/api/me", house.server.address());
    let response = reqwest::get(&at).await.unwrap();
    assert_eq!(response.headers()["strict-transport-security"], "max-age=31536000");
    let cookie = response.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-sangfroid="), "{cookie}");
    assert!(cookie.contains("; Secure") && cookie.contains("; Path=/"), "{cookie}");
    assert!(!cookie.contains("Domain"), "{cookie}");
    let put = |origin: &'static str| {
        let body = r#"{"name":"Ana"}"#;
        let request = reqwest::Client::new().put(&at).header("origin", origin).body(body);
        request.header("content-type", "application/json").send()
    };
    assert_eq!(put("https://play.example.org").await.unwrap().status(), 200);
    assert_eq!(put("https://evil.example").await.unwrap().status(), 403);
    house.server.stop().await;
}

/// A page of a stranger whose name leads to this machine would be a page of this server to a browser.
#[tokio::test(flavor = "multi_thread")]
async fn without_a_public_address_only_local_names_are_answered() {
    let house = house_with(|_| {}).await;
    let at = format!("http://{}/api/tables", house.server.address());
    for (host, status) in
        [("evil.example", 421), ("localhost:7878", 200), ("box.local", 200), ("192.168.1.7", 200)]
    {
        let request = reqwest::Client::new().get(&at).header("host", host);
        assert_eq!(request.send().await.unwrap().status(), status, "{host}");
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_too_fast_hears_when_to_come_back() {
    let house = house_with(|settings| {
        settings.requests_burst = 1;
        settings.requests_per_second = 0.001;
    })
    .await;
    let at = format!("http://{}/api/tables", house.server.address());
    assert_eq!(reqwest::get(&at).await.unwrap().status(), 200);
    let refused = reqwest::get(&at).await.unwrap();
    assert_eq!(
        (refused.status().as_u16(), refused.headers()["retry-after"].as_bytes()),
        (429, &b"1"[..])
    );
    house.server.stop().await;
}
