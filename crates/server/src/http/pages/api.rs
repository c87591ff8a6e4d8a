//! The API to read: a page made from the OpenAPI document, so that it says what the server does.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::{Map, Value};

use super::html::{self, escape, prose};
use super::schema;

/// The methods in the order in which people look for them.
const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// One request one can make.
struct Operation<'a> {
    method: &'static str,
    path: &'a str,
    described: &'a Value,
}

impl Operation<'_> {
    /// Its place on the page.
    fn anchor(&self) -> String {
        let words = self.path.split(|letter: char| !letter.is_ascii_alphanumeric());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        format!("{}-{}", self.method, words.join("-"))
    }
}

/// The whole page.
pub(super) fn page(document: &Value) -> String {
    let info = &document["info"];
    let title = info["title"].as_str().unwrap_or_default();
    let groups = groups(document);
    let schemas = document["components"]["schemas"].as_object().cloned().unwrap_or_default();
    let body = format!(
        "<div class=\"shell\">\n{}<main>\n{}{}{}</main>\n</div>\n",
        navigation(&groups, &schemas),
        head(info),
        groups.iter().map(group).collect::<String>(),
        schema_list(&schemas),
    );
    html::page("en", &format!("{title} API"), &body)
}

/// A tag, what it is about, and its operations.
struct Group<'a> {
    name: &'a str,
    about: &'a str,
    operations: Vec<Operation<'a>>,
}

fn groups(document: &Value) -> Vec<Group<'_>> {
    let mut by_tag: BTreeMap<&str, Vec<Operation<'_>>> = BTreeMap::new();
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for method in METHODS {
            let Some(described) = methods.get(method) else { continue };
            let tag = described["tags"][0].as_str().unwrap_or("other");
            by_tag.entry(tag).or_default().push(Operation { method, path, described });
        }
    }
    let mut groups = Vec::new();
    for tag in document["tags"].as_array().into_iter().flatten() {
        let name = tag["name"].as_str().unwrap_or_default();
        let about = tag["description"].as_str().unwrap_or_default();
        let operations = by_tag.remove(name).unwrap_or_default();
        groups.push(Group { name, about, operations });
    }
    let rest = by_tag.into_iter();
    groups.extend(rest.map(|(name, operations)| Group { name, about: "", operations }));
    groups
}

/// The contents: on a phone the groups alone, beside the page everything.
fn navigation(groups: &[Group<'_>], schemas: &Map<String, Value>) -> String {
    let mut text = String::from(
        "<nav aria-label=\"Contents\">\n<p class=\"brand\"><a href=\"#top\">Sang-Froid</a></p>\n",
    );
    for group in groups {
        let name = escape(group.name);
        let _ = writeln!(text, "<p class=\"tag\"><a href=\"#tag-{name}\">{name}</a></p>\n<ul>");
        for operation in &group.operations {
            let _ = writeln!(
                text,
                "<li><a href=\"#{}\"><span class=\"method {method}\">{method}</span><span>{}</span></a></li>",
                operation.anchor(),
                path(short(operation.path)),
                method = operation.method,
            );
        }
        text.push_str("</ul>\n");
    }
    text.push_str("<p class=\"tag\"><a href=\"#schemas\">schemas</a></p>\n<ul>\n");
    for name in schemas.keys() {
        let name = escape(name);
        let _ = writeln!(text, "<li><a class=\"name\" href=\"#{name}\">{name}</a></li>");
    }
    text + "</ul>\n</nav>\n"
}

/// A path without what nearly all of them begin with.
fn short(path: &str) -> &str {
    path.strip_prefix("/api").filter(|rest| !rest.is_empty()).unwrap_or(path)
}

/// A path with its variable parts set off, and places where it may be broken.
fn path(path: &str) -> String {
    escape(path).replace('/', "<wbr>/").replace('{', "<var>{").replace('}', "}</var>")
}

fn head(info: &Value) -> String {
    let text = |name: &str| info[name].as_str().unwrap_or_default();
    format!(
        "<header id=\"top\">\n<h1>{} <small>API</small></h1>\n<p class=\"lead\">{}</p>\n\
         <p class=\"facts\">Version {} · {} · <a href=\"/api/openapi.json\">OpenAPI document</a> · \
         <a href=\"/\">This server</a></p>\n\
         <p>Requests and answers are JSON. A refused request is answered with a <a href=\"#Problem\">Problem</a>: \
         a short code for programs and a sentence for people, in the language of the <code>Accept-Language</code> \
         header or of the guest. Ask for <a href=\"#get-api-me\"><code>/api/me</code></a> first: it gives the cookie \
         that says who you are.</p>\n</header>\n",
        escape(text("title")),
        prose(text("description")),
        escape(text("version")),
        escape(info["license"]["name"].as_str().unwrap_or_default()),
    )
}

fn group(group: &Group<'_>) -> String {
    let name = escape(group.name);
    let operations: String = group.operations.iter().map(operation).collect();
    format!(
        "<section aria-labelledby=\"tag-{name}\">\n<h2 id=\"tag-{name}\">{name}</h2>\n<p class=\"about\">{}</p>\n\
         {operations}</section>\n",
        prose(group.about)
    )
}

fn operation(operation: &Operation<'_>) -> String {
    let Operation { method, described, .. } = operation;
    let anchor = operation.anchor();
    let mut text = format!(
        "<article class=\"operation\" id=\"{anchor}\">\n<h3><a href=\"#{anchor}\"><span class=\"method {method}\">{method}</span> \
         <span class=\"path\">{}</span></a></h3>\n",
        path(operation.path)
    );
    for part in ["summary", "description"] {
        if let Some(said) = described[part].as_str() {
            let _ = writeln!(text, "<p>{}</p>", prose(said));
        }
    }
    let parameters: String =
        described["parameters"].as_array().into_iter().flatten().map(parameter).collect();
    if !parameters.is_empty() {
        let _ = writeln!(text, "<h4>Parameters</h4>\n<dl class=\"fields\">\n{parameters}</dl>");
    }
    if let Some(body) = content(&described["requestBody"]) {
        let _ = writeln!(text, "<h4>Body</h4>\n<p class=\"kind\">{body}</p>");
    }
    text.push_str(&answers(&described["responses"]));
    text + "</article>\n"
}

fn parameter(parameter: &Value) -> String {
    let place = parameter["in"].as_str().unwrap_or_default();
    let optional = if parameter["required"] == Value::Bool(true) { "" } else { ", optional" };
    let note = escape(&format!("{place}{optional}"));
    let said = parameter["description"].as_str().unwrap_or_default();
    schema::row(parameter["name"].as_str().unwrap_or_default(), &note, &parameter["schema"], said)
}

/// What a body or an answer contains.
fn content(described: &Value) -> Option<String> {
    let (kind, content) = described["content"].as_object()?.iter().next()?;
    let schema = &content["schema"];
    Some(if schema.is_null() { escape(kind) } else { schema::kind(schema) })
}

/// The answers. Those that mean a refusal share a line.
fn answers(responses: &Value) -> String {
    let mut by_meaning: Vec<(String, Vec<&str>)> = Vec::new();
    for (status, described) in responses.as_object().into_iter().flatten() {
        let said = described["description"].as_str().map(prose).filter(|said| !said.is_empty());
        let parts = [content(described), said];
        let meaning = parts.into_iter().flatten().collect::<Vec<_>>().join(" — ");
        match by_meaning.iter_mut().find(|(known, _)| *known == meaning) {
            Some((_, statuses)) => statuses.push(status),
            None => by_meaning.push((meaning, vec![status])),
        }
    }
    let rows = by_meaning.iter().map(|(meaning, statuses)| {
        let badges = statuses.iter().map(|status| {
            let class = if status.starts_with(['1', '2']) { "good" } else { "bad" };
            format!("<code class=\"{class}\">{}</code> ", escape(status))
        });
        format!("<div><dt>{}</dt><dd>{meaning}</dd></div>\n", badges.collect::<String>())
    });
    format!("<h4>Answers</h4>\n<dl class=\"fields answers\">\n{}</dl>\n", rows.collect::<String>())
}

fn schema_list(schemas: &Map<String, Value>) -> String {
    let sections: String = schemas.iter().map(|(name, it)| schema::section(name, it)).collect();
    format!(
        "<section aria-labelledby=\"schemas\">\n<h2 id=\"schemas\">schemas</h2>\n\
         <p class=\"about\">What requests and answers are made of</p>\n{sections}</section>\n"
    )
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn nothing_in_the_document_becomes_markup() {
        let bad = "<script>\"'&";
        let answer = json!({"description": bad, "content": {bad: {"schema": {"enum": [bad]}}}});
        let parameter =
            json!({"name": bad, "in": bad, "description": bad, "schema": {"type": bad}});
        let get = json!({
            "tags": [bad], "summary": bad, "parameters": [parameter], "requestBody": answer, "responses": {bad: answer}
        });
        let schema = json!({
            "description": bad,
            "properties": {bad: {"$ref": bad, "description": bad, "default": bad, "example": bad}}
        });
        let document = json!({
            "info": {"title": bad, "description": bad, "version": bad, "license": {"name": bad}},
            "tags": [{"name": bad, "description": bad}],
            "paths": {bad: {"get": get}},
            "components": {"schemas": {bad: schema}}
        });
        let page = page(&document);
        assert!(!page.contains("<script") && page.matches("&lt;script&gt;").count() > 20);
        assert!(!page.contains("&#39;&\""), "an ampersand is never left alone");
    }

    #[test]
    fn a_request_has_a_place_of_its_own() {
        let described = Value::Null;
        let path = "/api/tables/{id}/seats/{seat}";
        let operation = Operation { method: "put", path, described: &described };
        assert_eq!(operation.anchor(), "put-api-tables-id-seats-seat");
    }
}
