//! What stands at the root while there is no web client: that the server runs, and where to go from here.

use shelf::Language;

use super::html::{self, escape};

/// The page. It promises no more than there is.
pub(super) fn page(language: Language, path: &str, tables: usize) -> String {
    let code = language.of("fr", "en");
    let title = language.of("Sang-Froid : le serveur fonctionne", "Sang-Froid: the server runs");
    let missing = if path == "/" { String::new() } else { missing(language, path) };
    let games: String = registry::GAMES
        .iter()
        .map(|game| {
            let (name, summary) = (escape(&game.name(language)), escape(&game.summary(language)));
            format!("<li><strong>{name}</strong><br>{summary}</li>\n")
        })
        .collect();
    let (count, listed) = (registry::GAMES.len(), tables);
    let body = language.of(
        format!(
            "<h1>Le serveur fonctionne.</h1>\n{missing}\
             <p class=\"lead\">Sang-Froid est la table numérique de jeux où l’on se tend la main et le poignard.</p>\n\
             <p>Cette version n’a pas encore de page pour jouer dans le navigateur : on y joue par programme, \
             ou dans un terminal avec <code>sangfroid play</code>.</p>\n\
             <h2>{count} jeux, {listed} {}</h2>\n<ul class=\"games\">\n{games}</ul>\n\
             <p class=\"links\"><a class=\"button\" href=\"/api\">Lire l’API</a> \
             <a href=\"/api/openapi.json\">Document OpenAPI</a> <a href=\"/healthz\">État du serveur</a></p>\n",
            if listed > 1 { "tables" } else { "table" },
        ),
        format!(
            "<h1>The server runs.</h1>\n{missing}\
             <p class=\"lead\">Sang-Froid is the digital table for games of outstretched hands and daggers.</p>\n\
             <p>This version has no page to play in a browser yet: one plays by program, or in a terminal with \
             <code>sangfroid play</code>.</p>\n\
             <h2>{count} games, {listed} {}</h2>\n<ul class=\"games\">\n{games}</ul>\n\
             <p class=\"links\"><a class=\"button\" href=\"/api\">Read the API</a> \
             <a href=\"/api/openapi.json\">OpenAPI document</a> <a href=\"/healthz\">Health</a></p>\n",
            if listed == 1 { "table" } else { "tables" },
        ),
    );
    html::page(code, title, &format!("<main class=\"welcome\">\n{body}</main>\n"))
}

/// What is said about a path that leads nowhere.
fn missing(language: Language, path: &str) -> String {
    let path = escape(path);
    let text = language.of(
        format!("Il n’y a rien à l’adresse <code>{path}</code>."),
        format!("There is nothing at <code>{path}</code>."),
    );
    format!("<p class=\"missing\" role=\"alert\">{text}</p>\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_shown_as_text() {
        let page = page(Language::Fr, "/<img src=x>", 1);
        assert!(page.contains("/&lt;img src=x&gt;") && !page.contains("<img"));
        assert!(page.contains("lang=\"fr\"") && page.contains("1 table<"));
    }

    #[test]
    fn every_game_is_named_in_both_languages() {
        for game in registry::GAMES {
            let name = |language| escape(&game.name(language));
            assert!(super::page(Language::En, "/", 0).contains(&name(Language::En)));
            assert!(super::page(Language::Fr, "/", 0).contains(&name(Language::Fr)));
        }
    }
}
