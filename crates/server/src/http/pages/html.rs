//! Escaping, and the frame of every page. No page has a script, and none loads anything from anywhere.

use std::fmt::Write as _;

const STYLE: &str = include_str!("style.css");

/// A text as it may stand in HTML, between tags and in quotes.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(letter),
        }
    }
    safe
}

/// A sentence of a comment in the code: escaped, with what stands in backticks as code.
pub(super) fn prose(text: &str) -> String {
    let mut safe = String::new();
    for (place, part) in escape(text).split('`').enumerate() {
        if place % 2 == 0 {
            safe.push_str(part);
        } else {
            let _ = write!(safe, "<code>{part}</code>");
        }
    }
    safe
}

/// A whole page. The title is escaped here; the body is HTML already.
pub(super) fn page(language: &str, title: &str, body: &str) -> String {
    let (language, title) = (escape(language), escape(title));
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
         <link rel=\"icon\" href=\"data:,\">\n<style>\n{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_breaks_out_of_a_text() {
        assert_eq!(escape("<a href='x'>\"&"), "&lt;a href=&#39;x&#39;&gt;&quot;&amp;");
        assert_eq!(prose("see `<b>` & so on"), "see <code>&lt;b&gt;</code> &amp; so on");
        assert!(!page("fr\"", "</title>", "").contains("</title></title>"));
    }
}
