//! The OpenAPI document and the page made from it.

use std::collections::{BTreeMap, BTreeSet};

use reqwest::Method;
use serde_json::Value;

use crate::reader::reader;

const PROTOCOL: &str = include_str!("../../../../docs/protocol.md");

fn document() -> Value {
    serde_json::to_value(server::openapi()).unwrap()
}

/// Every request of the document: `GET /api/me`.
fn requests(document: &Value) -> Vec<(String, &Value)> {
    let paths = document["paths"].as_object().unwrap().iter();
    let all = paths.flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().iter();
        methods.map(move |(method, it)| (format!("{} {path}", method.to_uppercase()), it))
    });
    all.collect()
}

/// Every `$ref` anywhere inside.
fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_shows_every_request_and_every_schema() {
    let reader = reader().await;
    let response = reader.browse("/api", "en").await;
    assert_eq!(response.status(), 200);
    assert!(response.headers()["content-type"].to_str().unwrap().starts_with("text/html"));
    let page = response.text().await.unwrap();
    let plain = page.replace("<wbr>", "").replace("<var>", "").replace("</var>", "");
    let document = document();
    for (request, described) in requests(&document) {
        let (_, path) = request.split_once(' ').unwrap();
        assert!(plain.contains(&format!("<span class=\"path\">{path}</span>")), "{path}");
        let summary = described["summary"].as_str().unwrap().split('`').next().unwrap();
        assert!(page.contains(&summary.replace('\'', "&#39;")), "{summary}");
    }
    for name in document["components"]["schemas"].as_object().unwrap().keys() {
        assert!(page.contains(&format!("id=\"{name}\"")), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_link_within_the_page_leads_somewhere_and_nothing_comes_from_elsewhere() {
    let reader = reader().await;
    let page = reader.browse("/api", "en").await.text().await.unwrap();
    let targets: Vec<&str> =
        page.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert!(targets.len() > 100);
    for target in targets {
        match target.strip_prefix('#') {
            Some(place) => assert!(page.contains(&format!("id=\"{place}\"")), "{target}"),
            None => assert!(["/", "/api/openapi.json", "data:,"].contains(&target), "{target}"),
        }
    }
    for sign in ["<script", "src=", "@import", "url(", "http://", "https://"] {
        assert!(!page.contains(sign), "{sign}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_is_served_as_it_is() {
    let reader = reader().await;
    let response = reader.ask(Method::GET, "/api/openapi.json").await;
    assert_eq!(response.headers()["content-type"], "application/json");
    let served: Value = response.json().await.unwrap();
    assert_eq!(served, document());
    let info = &served["info"];
    assert_eq!(info["title"], "Sang-Froid");
    assert_eq!(info["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(info["license"]["name"], "MIT OR Apache-2.0");
    assert!(info.get("contact").is_none() && !served.to_string().contains('@'));
}

#[test]
fn the_document_is_whole() {
    let document = document();
    let mut found = Vec::new();
    references(&document, &mut found);
    for reference in found {
        let pointer = reference.trim_start_matches('#');
        assert!(document.pointer(pointer).is_some(), "{reference} is not in the document");
    }
    let requests = requests(&document);
    let ids: BTreeSet<&str> =
        requests.iter().map(|(_, it)| it["operationId"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), requests.len(), "two requests have the same id");
    assert!(requests.iter().all(|(_, it)| it["tags"][0].is_string() && it["summary"].is_string()));
}

/// A parameter stands in the address if the address has a place for it, and behind the question mark otherwise.
#[test]
fn every_parameter_is_where_it_is_said_to_be() {
    let document = document();
    for (request, described) in requests(&document) {
        for parameter in described["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap();
            let is_in_path = request.contains(&format!("{{{name}}}"));
            assert_eq!(parameter["in"] == "path", is_in_path, "{request}: {name}");
        }
    }
}

/// What a response leads to is there, takes what it is given, and is given all it needs in its address.
#[test]
fn every_link_leads_to_a_request() {
    let document = document();
    let requests = requests(&document);
    let find = |id: &str| requests.iter().map(|(_, it)| *it).find(|it| it["operationId"] == id);
    let mut links = 0;
    for (request, described) in &requests {
        for response in described["responses"].as_object().unwrap().values() {
            for (name, link) in response["links"].as_object().into_iter().flatten() {
                let id = link["operationId"].as_str().unwrap();
                let target = find(id).unwrap_or_else(|| panic!("{request} leads to no {id}"));
                assert_eq!(name, id);
                let given: BTreeSet<&str> =
                    link["parameters"].as_object().unwrap().keys().map(String::as_str).collect();
                let parameters = target["parameters"].as_array().into_iter().flatten();
                let wanted: BTreeSet<&str> = parameters
                    .filter(|it| it["in"] == "path")
                    .map(|it| it["name"].as_str().unwrap())
                    .collect();
                assert_eq!(given, wanted, "{request} leads to {id}");
                links += 1;
            }
        }
    }
    for (from, status, to) in [
        ("create", "201", ["show_table", "sit", "start"].as_slice()),
        ("upload", "201", &["download", "step", "remove"]),
    ] {
        let found = &find(from).unwrap()["responses"][status]["links"];
        assert!(to.iter().all(|id| found.get(id).is_some()), "{from}: {found}");
    }
    // Every line of the list in the server has found its request and its answer.
    assert_eq!(links, 20);
}

/// What any request may be answered with is described at every one of them.
#[test]
fn refusals_are_described_everywhere() {
    let document = document();
    for (request, described) in requests(&document) {
        let responses = described["responses"].as_object().unwrap();
        let mut wanted = vec!["408", "421", "429", "503"];
        if described.get("requestBody").is_some() {
            wanted.extend(["413", "415", "422"]);
        }
        if !request.starts_with("GET ") {
            wanted.push("403");
        }
        if request.contains('{') {
            wanted.push("404");
        }
        for status in wanted {
            assert!(responses.contains_key(status), "{request}: {status}");
        }
    }
    let schemas = &document["components"]["schemas"];
    for (pointer, value) in [
        ("/NewMe/properties/name/maxLength", 24),
        ("/Sit/properties/name/maxLength", 24),
        ("/NewTable/properties/players/maximum", 12),
        ("/NewTable/properties/name/maxLength", 48),
        ("/NewTable/properties/seats/maxItems", 12),
        ("/Options/properties/beat/maximum", 10_000),
        ("/Options/properties/bot_pace/maximum", 10_000),
        ("/Options/properties/grace/maximum", 86_400),
    ] {
        assert_eq!(schemas.pointer(pointer), Some(&Value::from(value)), "{pointer}");
    }
    assert_eq!(
        schemas.pointer("/NewSalt/properties/salt/pattern").unwrap(),
        "^[0-9A-Fa-f]{32,64}$"
    );
}

/// Requests outside the document are those for pages: everything else is added together with its description.
#[test]
fn the_document_lists_every_route() {
    let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/http");
    for entry in std::fs::read_dir(source).unwrap() {
        let path = entry.unwrap().path();
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let wrong = [".route(", ".nest(", ".route_service("];
        assert!(!wrong.iter().any(|call| text.contains(call)), "{} adds a route", path.display());
    }
    let pages = include_str!("../../src/http/pages/mod.rs");
    assert_eq!(pages.matches(".route(").count(), 2, "/api and /api/openapi.json");
}

#[test]
fn the_protocol_page_lists_every_request() {
    let document = document();
    let known: BTreeSet<String> =
        requests(&document).into_iter().map(|(request, _)| request).collect();
    let listed: BTreeSet<String> = PROTOCOL
        .lines()
        .filter_map(|line| {
            let (request, _) = line.strip_prefix("| `")?.split_once('`')?;
            let (method, path) = request.split_once(' ')?;
            let is_request = method.chars().all(char::is_uppercase) && path.starts_with('/');
            is_request.then(|| request.to_owned())
        })
        .collect();
    let pages = ["GET /", "GET /api", "GET /api/openapi.json"].map(String::from);
    let wanted: BTreeSet<String> = known.into_iter().chain(pages).collect();
    assert_eq!(listed, wanted, "docs/protocol.md (left) and the server (right)");
}

/// Every field one may send is named on the page, and none that is not there.
#[test]
fn the_protocol_page_says_what_every_body_holds() {
    let document = document();
    let rows: BTreeMap<&str, &str> = PROTOCOL
        .split_once("\n| request | body |\n")
        .and_then(|(_, rest)| rest.split_once("\n\n"))
        .unwrap()
        .0
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once("` | "))
        .collect();
    let mut described = BTreeSet::new();
    for (request, operation) in requests(&document) {
        let body = operation.pointer("/requestBody/content/application~1json/schema/$ref");
        let Some(schema) = body.and_then(Value::as_str) else { continue };
        let schema = document.pointer(schema.trim_start_matches('#')).unwrap();
        let row = rows.get(request.as_str()).unwrap_or_else(|| panic!("{request} has no row"));
        described.insert(request.clone());
        if request == "POST /api/records" {
            continue;
        }
        let forms = schema["oneOf"].as_array().cloned().unwrap_or_else(|| vec![schema.clone()]);
        for form in forms {
            let required: Vec<&Value> = form["required"].as_array().into_iter().flatten().collect();
            for field in form["properties"].as_object().unwrap().keys() {
                let is_required = required.iter().any(|name| *name == field);
                let said = if is_required { format!("`{field}`") } else { format!("[`{field}`]") };
                assert!(row.contains(&said), "{request} does not say {said}");
                let both = row.contains(&format!("[`{field}`]"));
                assert_eq!(both, !is_required, "{request}: {field}");
            }
        }
    }
    let listed: BTreeSet<String> = rows.keys().map(|request| (*request).to_owned()).collect();
    assert_eq!(listed, described, "docs/protocol.md (left) and the server (right)");
}
