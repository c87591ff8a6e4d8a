//! The declarations of ts-rs, laid out over lines.

/// Lays a type out. Objects with comments and unions of objects take several lines, everything else stays on one.
pub(crate) fn layout(text: &str, indent: usize) -> String {
    let text = text.trim().trim_end_matches(';');
    let variants = pieces(text, '|');
    if variants.len() > 1 {
        return union(&variants, indent);
    }
    let together = pieces(text, '&');
    if together.len() > 1 {
        let parts = together.iter().map(|part| layout(part, indent));
        return parts.collect::<Vec<_>>().join(" & ");
    }
    // ts-rs puts some types in brackets that need none.
    if let Some(inside) = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) {
        return layout(inside, indent);
    }
    match text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) {
        Some(inside) => object(inside, indent),
        None => text.to_owned(),
    }
}

/// A comment over one line or several. An example in Rust, which comes last, is left out.
pub(crate) fn comment(text: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let lines: Vec<&str> = text
        .trim()
        .trim_start_matches("/**")
        .trim_end_matches("*/")
        .lines()
        .map(|line| line.trim().trim_start_matches('*').trim())
        .take_while(|line| !line.starts_with("```"))
        .filter(|line| !line.is_empty())
        .collect();
    match lines.as_slice() {
        [] => String::new(),
        [only] => format!("{margin}/** {only} */\n"),
        many => {
            let body: String = many.iter().map(|line| format!("{margin} * {line}\n")).collect();
            format!("{margin}/**\n{body}{margin} */\n")
        }
    }
}

fn union(variants: &[&str], indent: usize) -> String {
    let is_plain = variants.iter().all(|variant| !variant.contains('{'));
    let mut laid_out = variants.iter().map(|variant| layout(variant, indent + 4));
    if is_plain {
        return laid_out.collect::<Vec<_>>().join(" | ");
    }
    let margin = " ".repeat(indent);
    laid_out.by_ref().map(|variant| format!("\n{margin}  | {variant}")).collect()
}

fn object(inside: &str, indent: usize) -> String {
    let fields: Vec<&str> =
        pieces(inside, ',').into_iter().filter(|field| !field.is_empty()).collect();
    if fields.is_empty() {
        return "{}".to_owned();
    }
    if !inside.contains("/**") {
        let fields: Vec<String> = fields.iter().map(|name| field(name, indent)).collect();
        return format!("{{ {} }}", fields.join("; "));
    }
    let margin = " ".repeat(indent);
    let mut text = String::from("{\n");
    for whole in fields {
        let (said, rest) = whole.split_once("*/").unwrap_or(("", whole));
        text.push_str(&comment(said, indent + 2));
        text.push_str(&format!("{margin}  {};\n", field(rest, indent + 2)));
    }
    text + &margin + "}"
}

/// `name: type`, without quotes around names that need none.
fn field(text: &str, indent: usize) -> String {
    let (name, kind) = text.split_once(':').unwrap_or((text, "unknown"));
    format!("{}: {}", name.trim().replace('"', ""), layout(kind, indent))
}

/// Cuts a text at a sign, wherever the sign is in no bracket, quote or comment.
fn pieces(text: &str, sign: char) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut begin, mut depth, mut quoted, mut in_comment) = (0, 0, false, false);
    for (at, letter) in text.char_indices() {
        if in_comment {
            in_comment = !text[..at + letter.len_utf8()].ends_with("*/");
        } else if text[at..].starts_with("/**") {
            in_comment = true;
        } else if letter == '"' {
            quoted = !quoted;
        } else if !quoted {
            match letter {
                '{' | '[' | '(' | '<' => depth += 1,
                '}' | ']' | ')' | '>' => depth -= 1,
                _ if letter == sign && depth == 0 => {
                    found.push(text[begin..at].trim());
                    begin = at + letter.len_utf8();
                }
                _ => {}
            }
        }
    }
    found.push(text[begin..].trim());
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unions_of_objects_take_a_line_for_each() {
        let union =
            "{ \"is\": \"a\", at?: number, } | { \"is\": \"b\" } & You | { \"is\": \"c\", }";
        assert_eq!(
            layout(union, 0),
            "\n  | { is: \"a\"; at?: number }\n  | { is: \"b\" } & You\n  | { is: \"c\" }"
        );
        assert_eq!(layout("\"off\" | \"on\"", 0), "\"off\" | \"on\"");
    }

    #[test]
    fn comments_keep_their_commas() {
        let object = "{ \n/**\n * One, two | {three.\n */\na: Array<string>, b: (A | null), }";
        assert_eq!(
            layout(object, 0),
            "{\n  /** One, two | {three. */\n  a: Array<string>;\n  b: A | null;\n}"
        );
    }

    #[test]
    fn comments_may_have_accents_and_lose_their_examples() {
        let object = "{ \n/**\n * Raised by the Nécromancienne.\n */\na: boolean, }";
        assert_eq!(
            layout(object, 0),
            "{\n  /** Raised by the Nécromancienne. */\n  a: boolean;\n}"
        );
        let said = "/**\n * One place.\n *\n * ```\n * let last = Seat::new(5);\n * ```\n */\n";
        assert_eq!(comment(said, 0), "/** One place. */\n");
    }
}
