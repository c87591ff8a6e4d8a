//! Nonsense over HTTP, for every path of the OpenAPI document.

use kernel::Rng;
use serde_json::{Value, json};

use super::Target;
use super::raw::{exchange, status};
use super::twist::twisted;

/// A path of the document and a method it knows.
#[derive(Clone, Debug)]
struct Operation {
    method: String,
    path: String,
    takes_body: bool,
}

fn operations() -> Vec<Operation> {
    let document = serde_json::to_value(server::openapi()).unwrap();
    let mut all = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, described) in methods.as_object().unwrap() {
            all.push(Operation {
                method: method.to_uppercase(),
                path: path.clone(),
                takes_body: described.get("requestBody").is_some(),
            });
        }
    }
    assert!(all.len() > 15, "the document has paths");
    all
}

/// A request in parts that can be spoiled one by one.
#[derive(Clone, Debug)]
struct Draft {
    method: String,
    path: String,
    cookie: String,
    origin: Option<String>,
    content_type: Option<&'static str>,
    body: Vec<u8>,
}

impl Draft {
    /// A request that means no harm, by somebody with a cookie.
    fn valid(target: &Target, operation: &Operation) -> Self {
        let path = operation
            .path
            .replace("{id}", if operation.path.contains("records") { "x" } else { &target.decoy })
            .replace("{seat}", "1")
            .replace(
                "{slug}",
                if operation.path.contains("lists") { "cannibal-world" } else { "liens-de-sang" },
            )
            .replace("{kind}", "decks")
            .replace("{step}", "0");
        let body =
            if operation.takes_body { valid_body(target, &operation.path) } else { Vec::new() };
        Self {
            method: operation.method.clone(),
            path,
            cookie: target.cookies[1].clone(),
            origin: None,
            content_type: operation.takes_body.then_some("application/json"),
            body,
        }
    }

    fn bytes(&self, target: &Target) -> Vec<u8> {
        let Self { method, path, cookie, origin, content_type, body } = self;
        let mut head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n",
            target.address
        );
        if !cookie.is_empty() {
            head += &format!("Cookie: {cookie}\r\n");
        }
        if let Some(origin) = origin {
            head += &format!("Origin: {origin}\r\n");
        }
        if let Some(content_type) = content_type {
            head += &format!("Content-Type: {content_type}\r\n");
        }
        head += &format!("Content-Length: {}\r\n\r\n", body.len());
        let mut bytes = head.into_bytes();
        bytes.extend(body);
        bytes
    }

    async fn status(&self, target: &Target) -> u16 {
        let answer = exchange(target.address, &self.bytes(target)).await;
        status(&answer).unwrap_or_else(|| panic!("no answer to {} {}", self.method, self.path))
    }
}

fn valid_body(target: &Target, path: &str) -> Vec<u8> {
    let body = match path {
        "/api/me" => json!({ "name": "Zoé", "language": "fr" }),
        "/api/me/claim" | "/api/me/link/whose" => json!({ "token": "no such secret" }),
        "/api/tables" => new_table(),
        "/api/tables/{id}/sit" => json!({ "seat": 1, "name": "Zoé" }),
        "/api/tables/{id}/claim" => json!({ "seat": 0, "token": "ab".repeat(32) }),
        "/api/tables/{id}/seats/{seat}" => json!({ "player": { "is": "bot", "level": "random" } }),
        "/api/tables/{id}/seats/{seat}/share" => json!({ "share": "c0".repeat(32) }),
        "/api/tables/{id}/seats/{seat}/salt" => json!({ "salt": "c0".repeat(16) }),
        "/api/games/{slug}/config" => json!({ "config": {}, "players": 8 }),
        "/api/games/{slug}/lists/{kind}" => json!({ "lists": ["faction: cats\n1 CA/01\n"] }),
        "/api/games/{slug}/lists/{kind}/check" => json!({ "text": "faction: cats\n1 CA/01\n" }),
        "/api/records" => return target.record.clone().into_bytes(),
        other => panic!("what does {other} take?"),
    };
    body.to_string().into_bytes()
}

fn new_table() -> Value {
    json!({
        "game": "liens-de-sang", "config": { "players": 8 }, "seats": [{ "is": "me" }, { "is": "open" }, { "is": "bot", "level": "random" }],
        "name": "Chez Zoé", "public": true, "clock": { "is": "decision", "seconds": 30, "window": 10 },
        "options": { "undo": "slips", "beat": 500, "bot_pace": 500, "grace": 60, "spectators": true }
    })
}

/// One wrong thing at a time, for every path and method, and the one right answer.
pub(super) async fn every_path_refuses_wrong_input(target: &Target) {
    for operation in operations() {
        let draft = Draft::valid(target, &operation);
        let check = async |draft: Draft, expected: &[u16]| {
            let found = draft.status(target).await;
            assert!(
                expected.contains(&found),
                "{} {}: {found}, not {expected:?}",
                draft.method,
                draft.path
            );
        };
        let changes = draft.method != "GET";
        check(Draft { method: "PATCH".into(), ..draft.clone() }, &[405]).await;
        check(Draft { path: format!("{}/nowhere", draft.path), ..draft.clone() }, &[404, 405])
            .await;
        if changes {
            let origin = Some("http://elsewhere.example".to_owned());
            check(Draft { origin, ..draft.clone() }, &[403]).await;
            let origin = Some("null".to_owned());
            check(Draft { origin, ..draft.clone() }, &[403]).await;
        }
        for cookie in ["", "sangfroid=nonsense", "sangfroid=%00%ff; sangfroid=", ";;;==="] {
            let needs_guest = changes
                && ![
                    "/api/me",
                    "/api/me/claim",
                    "/api/me/link/whose",
                    "/api/games/{slug}/config",
                    "/api/games/{slug}/lists/{kind}/check",
                ]
                .contains(&operation.path.as_str())
                || operation.path.ends_with("/link");
            if needs_guest {
                check(Draft { cookie: cookie.into(), ..draft.clone() }, &[401]).await;
            }
        }
        if operation.path.contains("{id}") {
            let id = if operation.path.contains("records") { "/x" } else { target.decoy.as_str() };
            for wrong in ["nosuchtable", "%ff%fe", "..%2f..%2fetc", "a%0d%0ab"] {
                let path = draft.path.replacen(id, wrong, 1);
                // Without an upgrade the socket refuses before it looks for the table.
                check(Draft { path, ..draft.clone() }, &[400, 404]).await;
            }
        }
        if operation.path.contains("{seat}") || operation.path.contains("{step}") {
            for wrong in ["300", "-1", "x", "99999999999999999999", "1.5"] {
                let path = draft.path.replace("/seats/1", &format!("/seats/{wrong}"));
                let path = path.replace("/steps/0", &format!("/steps/{wrong}"));
                check(Draft { path, ..draft.clone() }, &[400, 404]).await;
            }
        }
        if operation.takes_body {
            let most = if operation.path == "/api/records" { 2 << 20 } else { 64 << 10 };
            let large = vec![b' '; most + 1];
            check(Draft { body: large, ..draft.clone() }, &[413]).await;
            let broken = b"{\"game\":".to_vec();
            check(Draft { body: broken, ..draft.clone() }, &[422]).await;
            check(Draft { body: b"12".to_vec(), ..draft.clone() }, &[422]).await;
            check(Draft { body: vec![0xff, 0xfe, 0x00], ..draft.clone() }, &[422]).await;
            if operation.path != "/api/records" {
                check(Draft { content_type: Some("text/plain"), ..draft.clone() }, &[415]).await;
                check(Draft { content_type: None, ..draft.clone() }, &[415]).await;
            }
        }
    }
    for path in ["/api/nowhere", "/api/tables/x/y/z", "/..%2f..%2fetc%2fpasswd", "//", "/%00"] {
        let answer = exchange(target.address, &get(target, path)).await;
        assert!(matches!(status(&answer), Some(400 | 404)), "{path}: {:?}", status(&answer));
    }
}

fn get(target: &Target, path: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", target.address)
        .into_bytes()
}

/// Sends so many requests with something wrong in them. Returns how many were refused.
pub(super) async fn ask_nonsense(target: Target, seed: u64, count: usize) -> usize {
    let mut rng = Rng::from_number(seed + 1_000);
    let mut operations = operations();
    // Whoever puts their own devices out is nobody for the rest of the test.
    operations.retain(|it| (it.method.as_str(), it.path.as_str()) != ("DELETE", "/api/me/link"));
    let mut refused = 0;
    for _ in 0..count {
        let operation = rng.pick(&operations).clone();
        let mut draft = Draft::valid(&target, &operation);
        // What would end the decoy or fill the disk is left to the exact checks above.
        spoil(&mut draft, &target, &mut rng);
        let mut bytes = draft.bytes(&target);
        match rng.below(12) {
            0 => bytes = broken_request(&bytes, &mut rng),
            1 => {
                let place = rng.below(bytes.len() as u32) as usize;
                bytes[place] ^= 1 << rng.below(8);
                // A body that is said to be longer than it is would be waited for.
                bytes.extend([b' '; 10]);
                close_after(&target, &bytes, &mut refused).await;
                continue;
            }
            _ => {}
        }
        close_after(&target, &bytes, &mut refused).await;
    }
    refused
}

/// Sends it, says that nothing more comes, and looks at the answer, if there is one.
async fn close_after(target: &Target, bytes: &[u8], refused: &mut usize) {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(target.address).await.unwrap();
    let _ = stream.write_all(bytes).await;
    let _ = stream.shutdown().await;
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    let read = tokio::time::timeout(std::time::Duration::from_secs(30), read).await;
    assert!(read.is_ok(), "no end after {}", String::from_utf8_lossy(bytes));
    let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(300)]).into_owned();
    match status(&answer) {
        Some(status @ 400..=499) => {
            assert_ne!(status, 408, "{shown}");
            *refused += 1;
        }
        Some(100..=399) => {}
        // Without a whole request there may be nothing to answer.
        None => *refused += 1,
        Some(status) => panic!("{status} after {shown}"),
    }
}

fn spoil(draft: &mut Draft, target: &Target, rng: &mut Rng) {
    if !draft.body.is_empty() {
        let valid: Value = serde_json::from_slice(&draft.body).unwrap();
        draft.body = twisted(&valid, rng);
    }
    match rng.below(8) {
        0 => draft.cookie = rng.pick(&target.cookies).clone(),
        1 => {
            draft.cookie =
                String::from_utf8_lossy(&twisted(&json!({ "sangfroid": target.cookies[0] }), rng))
                    .replace(['\r', '\n', '\0'], " ")
        }
        2 => draft.path = draft.path.replace(&target.decoy, &target.table),
        3 => {
            draft.path +=
                &format!("?seat={}&since={}&mine=true&game=%ff", rng.below(400), rng.bits())
        }
        4 => draft.path += &"/x".repeat(rng.below(2_000) as usize),
        5 => draft.content_type = Some("application/json; charset=utf-16"),
        _ => {}
    }
}

fn broken_request(bytes: &[u8], rng: &mut Rng) -> Vec<u8> {
    match rng.below(7) {
        0 => b"GARBAGE\r\n\r\n".to_vec(),
        1 => b"GET /api/me HTTP/9.9\r\nHost: x\r\n\r\n".to_vec(),
        2 => b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(),
        3 => format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "a".repeat(100_000)).into_bytes(),
        4 => format!("GET /api/me HTTP/1.1\r\nHost: x\r\n{}\r\n", "X-A: b\r\n".repeat(300))
            .into_bytes(),
        5 => b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"
            .to_vec(),
        _ => bytes[..rng.below(bytes.len() as u32) as usize].to_vec(),
    }
}
