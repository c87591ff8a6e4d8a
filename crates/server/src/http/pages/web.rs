//! The files of the web client, built into the program. Without them the server gets by with a word of welcome.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::preview::Preview;

/// What `web/dist` held when the program was built; in a program built for debugging, what it holds now if it was there.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// Where the builder of the web client puts files whose name changes with what is in them.
pub(super) const HASHED: &str = "assets/";

/// What the addresses of the client's pages begin with; `web/src/lib/state/router.svelte.ts` has the rest.
const PAGES: [&str; 9] =
    ["index.html", "new", "table", "replay", "records", "rules", "lists", "about", "me"];

/// How to find a file by its path.
pub(super) type Find = fn(&str) -> Option<EmbeddedFile>;

/// Finds a file of the web client.
pub(super) fn embedded(path: &str) -> Option<EmbeddedFile> {
    Built::get(path)
}

/// A file of the client; nothing if there is no such file.
pub(super) fn file(find: Find, path: &str, headers: &HeaderMap) -> Option<Response> {
    let name = path.strip_prefix('/').unwrap_or(path);
    // The page itself is no file: it says what it is about.
    if name.is_empty() || name == "index.html" {
        return None;
    }
    let file = find(name)?;
    let pressed = accepts_brotli(headers).then(|| find(&format!("{name}.br"))).flatten();
    Some(serve(name, file, pressed, headers))
}

/// The client itself for a path of its own; nothing if there is no client.
pub(super) fn page(
    find: Find,
    path: &str,
    preview: Option<&Preview>,
    headers: &HeaderMap,
) -> Option<Response> {
    let name = path.strip_prefix('/').unwrap_or(path);
    // Every path is a page of the client, but a file that is not there is not.
    if name.starts_with(HASHED) {
        return None;
    }
    let mut file = find("index.html")?;
    let dressed = preview.and_then(|preview| preview.put_into(str::from_utf8(&file.data).ok()?));
    if let Some(dressed) = dressed {
        file.data = dressed.into_bytes().into();
    }
    let mut page = serve("index.html", file, None, headers);
    page.headers_mut().append(header::VARY, HeaderValue::from_static("accept-language, cookie"));
    let first = name.split('/').next().unwrap_or_default();
    if !name.is_empty() && !PAGES.contains(&first) {
        // The client says in its own words that there is nothing here.
        *page.status_mut() = StatusCode::NOT_FOUND;
    }
    Some(page)
}

/// A file, or in its place the copy of it that the builder pressed. Everything else is pressed on its way out.
fn serve(
    name: &str,
    file: EmbeddedFile,
    pressed: Option<EmbeddedFile>,
    headers: &HeaderMap,
) -> Response {
    // Weak, since the same file may travel compressed or not.
    let tag = format!("W/\"{}\"", &blake3::hash(&file.data).to_hex()[..32]);
    let keep =
        if name.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let is_known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| is_among(known, &tag));
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = [(header::CONTENT_TYPE, content_type(&file))];
        match pressed {
            Some(pressed) => {
                let how = [(header::CONTENT_ENCODING, "br"), (header::VARY, "accept-encoding")];
                (kind, how, Body::from(pressed.data)).into_response()
            }
            None => (kind, Body::from(file.data)).into_response(),
        }
    };
    let tag = HeaderValue::try_from(tag).expect("digits and quotes can stand in a header");
    response.headers_mut().insert(header::ETAG, tag);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    response
}

/// Whether a client can read what Brotli pressed. `br;q=0` says no, and nobody says that.
fn accepts_brotli(headers: &HeaderMap) -> bool {
    let Some(accepted) = headers.get(header::ACCEPT_ENCODING) else { return false };
    accepted.to_str().is_ok_and(|accepted| accepted.split(',').any(|coding| coding.trim() == "br"))
}

/// Text is always UTF-8 with us, and a browser is told so.
fn content_type(file: &EmbeddedFile) -> String {
    let kind = file.metadata.mimetype();
    let is_text = kind.starts_with("text/") || kind.ends_with("/javascript");
    if is_text { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}

/// Whether a client already has the file with this tag.
fn is_among(known: &HeaderValue, tag: &str) -> bool {
    let Ok(known) = known.to_str() else { return false };
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    known.split(',').any(|known| known.trim() == "*" || bare(known) == bare(tag))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A client of two files.
    #[derive(RustEmbed)]
    #[folder = "tests/pages/site"]
    struct Site;

    fn asked(path: &str, headers: &[(header::HeaderName, &str)]) -> Option<Response> {
        let headers = headers.iter().map(|(name, value)| {
            (name.clone(), HeaderValue::from_str(value).expect("a test's header"))
        });
        let headers = headers.collect();
        let page =
            || super::super::accepts_html(&headers).then(|| page(Site::get, path, None, &headers));
        file(Site::get, path, &headers).or_else(|| page().flatten())
    }

    fn header<'a>(response: &'a Response, name: &str) -> &'a str {
        response.headers()[name].to_str().expect("plain letters")
    }

    #[test]
    fn every_path_of_the_client_is_the_client() {
        for path in ["/", "/table/7oz4", "/lists/cannibal-world/decks", "/index.html"] {
            let page = asked(path, &[(header::ACCEPT, "text/html")]).expect("a page");
            assert_eq!(page.status(), StatusCode::OK);
            assert_eq!(header(&page, "content-type"), "text/html; charset=utf-8");
            assert_eq!(header(&page, "cache-control"), "no-cache");
        }
    }

    #[test]
    fn a_path_of_no_page_is_the_client_too_but_not_found() {
        for path in ["/nowhere", "/healthz/nowhere", "/tables", "//", "//table"] {
            let page = asked(path, &[(header::ACCEPT, "text/html")]).expect("a page");
            assert_eq!(page.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }

    #[test]
    fn hashed_files_are_kept_for_ever() {
        let file = asked("/assets/app-1a2b3c.js", &[(header::ACCEPT, "*/*")]).expect("a file");
        assert!(header(&file, "content-type").ends_with("/javascript; charset=utf-8"));
        assert!(header(&file, "cache-control").ends_with("immutable"));
    }

    #[test]
    fn pressed_copies_go_to_those_who_can_read_them() {
        let path = "/assets/app-1a2b3c.js";
        let pressed = asked(path, &[(header::ACCEPT_ENCODING, "gzip, deflate, br, zstd")]);
        let pressed = pressed.expect("a file");
        assert_eq!(header(&pressed, "content-encoding"), "br");
        assert_eq!(header(&pressed, "vary"), "accept-encoding");
        assert!(header(&pressed, "content-type").ends_with("/javascript; charset=utf-8"));
        for others in ["gzip", "gzip, brave", ""] {
            let plain = asked(path, &[(header::ACCEPT_ENCODING, others)]).expect("a file");
            assert!(!plain.headers().contains_key("content-encoding"), "{others}");
        }
    }

    #[test]
    fn what_a_browser_has_is_not_sent_again() {
        let first = asked("/", &[]).expect("a page");
        let tag = header(&first, "etag").to_owned();
        let known = [tag.clone(), format!("\"other\", {tag}"), "*".to_owned()];
        for known in known {
            let again = asked("/", &[(header::IF_NONE_MATCH, known.as_str())]).expect("a page");
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
            assert_eq!(header(&again, "etag"), tag);
        }
        let other = asked("/", &[(header::IF_NONE_MATCH, "\"other\"")]).expect("a page");
        assert_eq!(other.status(), StatusCode::OK);
    }

    #[test]
    fn files_that_are_not_there_are_not_the_client() {
        assert!(asked("/assets/gone-9f.js", &[(header::ACCEPT, "*/*")]).is_none());
        assert!(asked("/nowhere", &[(header::ACCEPT, "application/json")]).is_none());
        for path in ["/../main.rs", "/assets/../../main.rs", "//etc/hostname"] {
            assert!(asked(path, &[(header::ACCEPT, "application/json")]).is_none(), "{path}");
        }
    }

    #[test]
    fn without_a_client_there_is_nothing() {
        assert!(page(|_| None, "/", None, &HeaderMap::new()).is_none());
    }

    #[test]
    fn every_page_that_the_client_knows_is_found() {
        let router = include_str!("../../../../../web/src/lib/state/router.svelte.ts");
        let (_, pages) = router.split_once("const PAGES = {").expect("the pages");
        let (pages, _) = pages.split_once('}').expect("their end");
        let mut known = 0;
        for path in pages.split('"').skip(1).step_by(2).filter(|path| *path != "/") {
            let first = path.split('/').nth(1).expect("a path begins with a slash");
            assert!(PAGES.contains(&first), "{path}");
            known += 1;
        }
        assert_eq!(known, PAGES.len() - 1);
    }
}
