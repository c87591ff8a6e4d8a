//! What other programs show of a link to a page of the client: the game it is about, in words and as a picture.

use axum::http::{HeaderMap, header};
use serde::Deserialize;
use shelf::{AnyGame, Language};

use super::super::App;
use super::html::escape;

/// Between these the client's page says what it is when nobody knows better.
const MARKS: [&str; 2] = ["<!-- preview -->", "<!-- /preview -->"];

/// What a link leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Preview {
    title: String,
    about: String,
    /// The address of the picture, from the root.
    picture: String,
    /// Where the server is found.
    site: String,
    path: String,
}

/// As much of a record as one must know here.
#[derive(Deserialize)]
struct Played {
    game: String,
}

impl Preview {
    /// What there is to say of a path: of its game, if it is about one.
    pub(super) async fn of(
        app: &App,
        language: Language,
        path: &str,
        headers: &HeaderMap,
    ) -> Option<Self> {
        let mut parts = path.trim_matches('/').split('/');
        let slug = match (parts.next()?, parts.next()?) {
            ("table", id) => app.tables.former(&id.parse().ok()?)?.game.clone(),
            ("replay", id) => {
                let text = app.tables.store.record(id).await.ok()??;
                serde_json::from_str::<Played>(&text).ok()?.game
            }
            (_, slug) => slug.to_owned(),
        };
        let game = app.tables.games.find(&slug).ok()?;
        Some(Self::new(game, language, site(app, headers), path))
    }

    fn new(game: &dyn AnyGame, language: Language, site: String, path: &str) -> Self {
        Self {
            title: format!("{} · Sang-Froid", game.name(language)),
            about: game.summary(language),
            picture: format!("/preview/{}.png", game.slug()),
            site,
            path: path.to_owned(),
        }
    }

    /// The client's page with this in it.
    pub(super) fn put_into(&self, page: &str) -> Option<String> {
        let [open, close] = MARKS;
        let (before, rest) = page.split_once(open)?;
        let (_, after) = rest.split_once(close)?;
        let Self { title, about, picture, site, path } = self;
        let address = |path: &str| format!("{site}{path}");
        let tags = [
            ("og:title", title.clone()),
            ("og:description", about.clone()),
            ("og:url", address(path)),
            ("og:image", address(picture)),
            ("og:image:width", "1200".to_owned()),
            ("og:image:height", "630".to_owned()),
        ];
        let tags = tags.map(|(property, content)| {
            format!("<meta property=\"{property}\" content=\"{}\" />", escape(&content))
        });
        let card = "<meta name=\"twitter:card\" content=\"summary_large_image\" />";
        Some([before, open, &tags.concat(), card, close, after].concat())
    }
}

/// Where the reader has found the server.
fn site(app: &App, headers: &HeaderMap) -> String {
    let settings = &app.tables.settings;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    match host {
        Some(host) if settings.public_url.is_none() => format!("http://{host}"),
        _ => settings.url(app.tables.listening),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn preview() -> Preview {
        let game = registry::find(registry::GAMES, "taverne").unwrap();
        Preview::new(game, Language::En, "https://play.example".into(), "/rules/taverne\"><b>")
    }

    #[test]
    fn a_page_says_which_game_it_is_about_with_a_picture() {
        let page = preview().put_into("<head><!-- preview -->old<!-- /preview --></head>").unwrap();
        assert!(!page.contains("old") && page.starts_with("<head>") && page.ends_with("</head>"));
        assert!(page.contains("content=\"https://play.example/preview/taverne.png\""), "{page}");
        assert!(page.contains("Taverne") && page.contains("Sang-Froid"), "{page}");
        assert!(!page.contains("<b>"), "{page}");
    }

    #[test]
    fn the_page_of_the_client_has_a_place_for_it() {
        let client = include_str!("../../../../../web/index.html");
        assert!(preview().put_into(client).is_some());
        assert_eq!(preview().put_into("<head></head>"), None);
    }
}
